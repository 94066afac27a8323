"""Company: words appear at the faces of who says them, in the lobby and at the table, unless they are muted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.kit import Guest, play_until
from tests.browser.matches_test import posted

FIRST = "You first. I insist: whoever begins is laughed at last, and I have all the time in the world to watch it."
THREAT = "Prepare to lose, slowly and in front of everybody, and do not say that nobody told you so before it began."
"""Long, so that they stand as long as a busy machine needs to look at them."""


def seated(base: str, browser: Browser, *, phone: bool, game: str = "frantic") -> tuple[Guest, Guest]:
    """Two people in the lobby of a table, without bots: nothing happens that neither of them does."""
    table = posted(
        f"{base}/api/tables",
        {"game": game, "player": "Ada", "settings": {"clock": "off", "name": "Grudge"}},
    )
    ada, bob = Guest(browser, base), Guest(browser, base, phone=phone)
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    bob.open(f"/t/{table['code']}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Sit down")
    ada.page.get_by_text("Bob", exact=True).first.wait_for()
    # what is told at once after connecting counts as said before
    bob.page.wait_for_timeout(600)
    return ada, bob


def say(guest: Guest, text: str) -> None:
    """Say something where the line for it is in sight."""
    line = guest.page.get_by_placeholder("Say something you will regret").first
    line.fill(text)
    line.press("Enter")


def bubble(guest: Guest, text: str) -> Locator:
    """Words at a face."""
    return guest.page.locator(".bubble", has_text=text)


@pytest.mark.parametrize("phone", [True, False])
def test_words_appear_at_faces_and_go_and_who_is_muted_is_not_heard(phone: bool, base: str, browser: Browser) -> None:
    ada, bob = seated(base, browser, phone=phone)

    say(bob, FIRST)
    expect(bubble(ada, FIRST)).to_be_visible()
    row = ada.page.locator("li", has=ada.page.get_by_text("Bob", exact=True)).first
    expect(row.locator(".bubble")).to_have_count(1)
    expect(bubble(bob, FIRST)).to_be_visible()
    expect(bubble(ada, FIRST)).to_have_count(0)

    ada.press("Deal the cards")
    for guest in (ada, bob):
        guest.page.locator(".table").wait_for()
    say(ada, THREAT)
    expect(bubble(bob, THREAT)).to_be_visible()
    box = bubble(bob, THREAT).bounding_box()
    size = bob.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]

    if phone:
        bob.page.get_by_role("button", name="Chat").first.click()
    else:
        bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("button", name="Mute Ada").first.click()
    expect(bubble(bob, THREAT)).to_have_count(0, timeout=5000)  # by itself it goes after ten seconds
    say(ada, "Are you there")
    expect(ada.page.get_by_text("Are you there").first).to_be_visible()
    say(bob, "Finally some quiet")
    expect(bob.page.get_by_text("Finally some quiet").first).to_be_visible()
    assert bob.page.get_by_text("Are you there").count() == 0
    for guest in (ada, bob):
        assert guest.problems == []
        guest.close()


HUSHED = """() => {
  const bubbles = [...document.querySelectorAll('.bubble')];
  return bubbles.length > 0 && bubbles.every((one) => getComputedStyle(one).visibility === 'hidden');
}"""


def test_what_a_space_means_is_not_talked_over(base: str, browser: Browser) -> None:
    ada, bob = seated(base, browser, phone=True, game="malta")
    bob.press("I am ready")
    ada.press("Deal the cards")
    for guest in (ada, bob):
        guest.page.locator(".table").wait_for()
    play_until(lambda: bob.page.locator(".table[data-ask]").count(), ada)
    say(ada, THREAT)
    expect(bubble(bob, THREAT)).to_be_visible()
    bob.page.locator(".space[data-option]").first.tap()
    expect(bob.page.locator(".caption")).to_be_visible()
    bob.page.wait_for_function(HUSHED)  # it still stands, and by itself it goes after ten seconds
    for guest in (ada, bob):
        assert guest.problems == []
        guest.close()


APART = """() => {
  const rows = [...document.querySelectorAll('.seats > ul > li')];
  return rows.flatMap((row) => [...row.querySelectorAll('.bubble')].map((bubble) => {
    const [outer, inner] = [row, bubble].map((one) => one.getBoundingClientRect());
    return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
  }));
}"""


@pytest.mark.parametrize("phone", [True, False])
def test_in_the_lobby_words_of_several_cover_nobody_else_and_are_read_by_who_comes_later(
    phone: bool, base: str, browser: Browser
) -> None:
    ada, bob = seated(base, browser, phone=phone)
    say(bob, FIRST)
    say(ada, THREAT)
    for guest in (ada, bob):
        for text in (FIRST, THREAT):
            expect(bubble(guest, text)).to_be_visible()
        assert guest.page.evaluate(APART) == [True, True]
    eve = Guest(browser, base)
    eve.open(ada.page.url.removeprefix(base))
    talk = eve.page.get_by_role("list", name="Chat")
    expect(talk.get_by_role("listitem")).to_have_text([f"Bob {FIRST}", f"Ada {THREAT}"])
    for guest in (ada, bob, eve):
        assert guest.problems == []
        guest.close()
