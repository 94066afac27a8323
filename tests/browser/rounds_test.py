"""Time to see: rounds that wait for everybody, an attack that stays until it is seen, a rematch that all know of."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.kit import LONGEST, PATIENCE, Guest, play_until, server
from tests.browser.laid import served
from tests.browser.matches_test import posted, two_people
from tests.browser.stage import Scene, Stage

pytestmark = pytest.mark.long

"""Seconds until a round has ended on a busy machine."""

_NOTE = """() => {
  window.helpless = window.told = '';
  new MutationObserver(() => {
    window.helpless ||= document.querySelector('.reaction:has(.none)')?.innerText ?? '';
    if (window.helpless) window.told ||= document.querySelector('.blow [role=status]')?.innerText ?? '';
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes an attack to which nothing can be answered but that it happens, and what is told of it afterwards: both pass by."""


_WALKS = """() => {
  window.walked = false;
  window.early = null;
  new MutationObserver(() => {
    const walks = document.querySelector('.pawns .moving') !== null;
    window.walked ||= walks;
    if (document.querySelector('.sheet')) window.early ??= walks;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes whether a pawn has walked, and whether one still did when the sheet came."""

_HOME: Scene = (
    "frantic-board",
    {"hands": ["reverse skip ghost stop"] * 3, "pawns": [37, 5, 9], "dice": [6]},
    "ghost, 20, no, no, no, no, no, no",
)
"""A pawn has to walk for longer than the end of a round is held up anyway."""


_PODIUMS = """
window.podiums = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const one of addedNodes)
      if (one.nodeType === Node.ELEMENT_NODE && (one.matches('.podium') || one.querySelector('.podium'))) window.podiums += 1;
}).observe(document, { subtree: true, childList: true });
"""
"""Counts how often a podium is built, be it for no time at all."""


_LOST = "() => document.querySelector('.lost') ? true : document.querySelector('.podium') ? null : false"
"""Whether somebody is seen to be lost; nothing if the podium stands there already."""


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that gives people time to see."""
    with server(Path(tmp_path_factory.mktemp("unhurried"))) as address:
        yield address


def nearly_out(seats: int) -> dict[str, object]:
    """Everybody has one card, and all of them fit: a round is over after an answer or two."""
    return {"hands": [f"red-{seat + 1}" for seat in range(seats)], "pile": "red-9"}


def sheet(guest: Guest) -> Locator:
    """The sheet of a round that is over."""
    return guest.page.locator(".sheet[role=dialog]")


def until_round_is_over(*guests: Guest) -> None:
    """All answer whenever they are asked, until they see how a round ended."""
    for guest in guests:
        guest.lingers = True
    play_until(lambda: all(sheet(guest).count() for guest in guests), *guests)


def test_the_next_round_waits_until_both_have_seen_how_the_last_one_ended(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, nearly_out(3)) as base:
        ada, mia = two_people(browser, base, "frantic", options={"limit": 500}, bots=["easy"], seed=4)
        until_round_is_over(ada, mia)
        expect(sheet(mia).get_by_text("still looking")).to_have_text("Ada is still looking.")
        expect(sheet(mia).locator(".seconds")).to_have_text(re.compile(r"^([12]?\d|30) s left$"))
        sheet(ada).get_by_role("button", name="Next round").click()
        waiting = sheet(ada).get_by_role("button", name="Seen. Waiting.")
        expect(waiting).to_be_disabled()
        expect(sheet(ada).get_by_text("still looking")).to_have_text("Mia is still looking.")
        expect(sheet(mia).get_by_text("still looking")).to_have_count(0)
        assert ada.page.locator(".table").get_attribute("data-ask") is None, "nothing is asked before all are ready"
        mia.page.reload()
        sheet(mia).get_by_role("button", name="Next round").wait_for(timeout=1000 * PATIENCE)
        mia.page.keyboard.press("Escape")  # whoever puts the sheet away has seen it
        for guest in (ada, mia):
            expect(sheet(guest)).to_have_count(0)
            # the second may be over before anybody is asked
            expect(guest.page.locator("h1", has_text=re.compile("Round [2-9]"))).to_be_visible()
            assert guest.problems == []
            guest.close()


def test_a_pawn_arrives_before_the_round_is_over(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, _HOME, reduced_motion="no-preference")
    expect(stage.page.locator(".pawns .pawn")).to_have_count(3)
    stage.page.evaluate(_WALKS)
    stage.play()
    expect(sheet(stage.guest)).to_be_visible()
    assert stage.page.evaluate("[window.walked, window.early]") == [True, False]
    stage.close()


def test_alone_the_next_round_waits_and_enter_begins_it(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, nearly_out(2)) as base:
        table = posted(
            f"{base}/api/tables",
            {
                "game": "frantic",
                "player": "Ada",
                "bots": ["easy"],
                "options": {"limit": 500},
                "settings": {"clock": "off"},
            },
        )
        ada = Guest(browser, base, keyboard=True, seed=6)
        ada.open(f"/t/{table['code']}#seat={table['token']}")
        ada.press("Deal the cards")
        ada.page.locator(".table").wait_for()
        until_round_is_over(ada)
        expect(sheet(ada)).to_be_focused()
        expect(sheet(ada).get_by_text("still looking")).to_have_count(0)
        ada.press("Next round")
        expect(sheet(ada)).to_have_count(0)
        expect(ada.page.get_by_text("Round 2").first).to_be_visible()
        assert ada.problems == []
        ada.close()


def test_alone_an_attack_is_seen_although_there_is_nothing_to_answer_and_then_told(
    unhurried: str, browser: Browser
) -> None:
    body: dict[str, object] = {
        "game": "frantic",
        "player": "Ada",
        "bots": ["normal", "normal", "normal"],
        "settings": {"clock": "off", "pace": "fast"},
    }
    table = posted(f"{unhurried}/api/tables", body)
    ada = Guest(browser, unhurried, seed=7)
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    ada.press("Deal the cards")
    ada.page.locator(".table").wait_for()
    ada.page.evaluate(_NOTE)
    play_until(lambda: ada.page.evaluate("window.helpless && window.told"), ada, again=True)
    assert "You hold none." in ada.page.evaluate("window.helpless")
    assert ada.problems == []
    ada.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whoever_is_lost_is_seen_before_the_podium_and_how_it_came_to_it(
    phone: bool, unhurried: str, browser: Browser
) -> None:
    body: dict[str, object] = {"game": "malta", "player": "Ada", "bots": ["easy"]}
    body["settings"] = {"clock": "off", "pace": "fast"}
    table = posted(f"{unhurried}/api/tables", body)
    ada = Guest(browser, unhurried, phone=phone, seed=3)
    ada.page.add_init_script(_PODIUMS)
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    ada.press("Deal the cards")
    end = time.monotonic() + LONGEST
    announced = ada.page.locator(".room > [role=status]:not(:has(*))")
    expect(announced).to_have_text("")
    while (seen := ada.page.evaluate(_LOST)) is not True:
        assert seen is not None, "before the podium"
        assert time.monotonic() < end, ada.page.locator("body").inner_text()[:400]
        if not ada.act():
            ada.page.wait_for_timeout(30)
    told = ada.page.locator(".room .words span").last.inner_text()
    expect(announced).to_contain_text(told)
    expect(ada.page.locator(".podium .ended")).to_have_text(told, timeout=1000 * PATIENCE)
    assert ada.page.evaluate("window.podiums") == 1, "it is built when its time has come"
    ada.press("Back to the table")
    expect(ada.page.locator(".lost")).to_be_visible()
    assert ada.problems == []
    ada.close()


def test_everybody_sees_who_wants_a_rematch(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, nearly_out(3)) as base:
        ada, mia = two_people(browser, base, "frantic", options={"limit": 1}, bots=["easy"], seed=4)
        for guest in (ada, mia):
            guest.page.evaluate(_PODIUMS)
        play_until(lambda: ada.over and mia.over, ada, mia)
        assert [guest.page.evaluate("window.podiums") for guest in (ada, mia)] == [1, 1], (
            "each when the sheet is put away"
        )
        mia.press("Rematch")
        ada.page.get_by_text("Mia wants a rematch.").wait_for()
        mia.page.get_by_text("Waiting for Ada.").wait_for()
        mia.press("Changed my mind")
        expect(ada.page.get_by_text("Mia wants a rematch.")).to_have_count(0)
        mia.press("Rematch")
        ada.page.get_by_text("Mia wants a rematch.").wait_for()
        ada.press("Rematch")
        for guest in (ada, mia):
            expect(guest.page.locator(".podium")).to_have_count(0)
            expect(guest.page.get_by_text("Round 1").first).to_be_visible()
            assert guest.problems == []
            guest.close()


def test_the_host_chooses_the_pace_during_a_match_and_the_next_table_has_it_too(base: str, browser: Browser) -> None:
    ada, mia = two_people(browser, base, "frantic", bots=["easy"], seed=4)
    paces = ada.menu()
    paces.get_by_role("button", name="Slow").click()
    expect(paces.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
    paces = mia.menu()
    expect(paces.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
    expect(paces.get_by_role("button", name="Fast")).to_be_disabled()
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('ruthless/settings') ?? '{}').pace") == "slow"
    for guest in (ada, mia):
        assert guest.problems == []
        guest.close()
