"""The table as it is played: nothing moves under a finger, the hand is always there, and whoever is asked learns why."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.access_test import barriers
from tests.browser.help_test import play_until_seen, seated
from tests.browser.kit import GROUND, PATIENCE, Guest
from tests.browser.laid import served
from tests.browser.matches_test import two_people

WATCH = """
window.moved = [];
const things = '.hand, .board, .piles > .draw, .piles > .top';
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node, previousRect: was, currentRect: now } of sources) {
      const one = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
      if (Math.max(now.width, now.height) > 12 && (one?.closest(things) || one?.querySelector(things)))
        window.moved.push(`${one.className}: ${was.x},${was.y} ${was.width}×${was.height} → ${now.x},${now.y} ${now.width}×${now.height}`);
    }
}).observe({ type: 'layout-shift' });
"""
"""Notes whatever holds a board or a hand, or lies in one, whenever the browser says that it was shifted. A tiny sign beside a
number may move when the number changes."""
ENOUGH = 25
"""So many answers bring most of what can happen at a table."""


COVERED = """() => [...document.querySelectorAll('.hand [data-card]')].filter((card) => {
  const box = card.getBoundingClientRect();
  return !document.elementFromPoint(box.left + 8, box.top + 12)?.closest('.hand');
}).length"""
"""How many of my cards something lies over."""

GLOWING = """() => {
  const cards = () => document.querySelectorAll('.hand [data-card]').length;
  const before = cards();
  window.glowed = false;
  new MutationObserver(() => {
    window.glowed ||= cards() > before && document.querySelector('.hand [data-card].new') !== null;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes that a card has come and glows, be it for a moment: hurried bots bring my next turn, and it is new no more."""

MEETING = """() => {
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => ({ one, box: one.getBoundingClientRect() }));
  return boxes('.pawns .whose').filter(({ box }) => box.width).flatMap(({ one, box }) =>
    [...boxes('.pawns .whose'), ...boxes('.pawns .pawn > svg')].filter((other) =>
      other.one !== one && other.one.parentElement !== one.parentElement && meet(box, other.box)).map(() => one.innerText));
}"""
"""Names of pawns that lie over another name or another pawn."""


def play_some(guest: Guest, answers: int) -> None:
    """Answer so often, or until the match is over."""
    end = time.monotonic() + 3 * PATIENCE
    while guest.answers < answers and not guest.over:
        assert time.monotonic() < end, guest.page.locator("body").inner_text()[:400]
        if not guest.act():
            guest.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])
def test_neither_board_nor_hand_is_shifted_on_a_phone(game: str, base: str, browser: Browser) -> None:
    ada = seated(browser, base, game, phone=True, bots=["easy", "easy", "easy"])
    ada.press("Deal the cards")
    ada.until_asked()
    ada.page.evaluate(WATCH)
    play_some(ada, ENOUGH)
    assert ada.page.evaluate("window.moved") == []
    assert ada.answers > 1, "it was played; chance may end Malta! soon"
    assert ada.problems == []
    ada.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_hand_is_there_while_a_wish_is_made(phone: bool, base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic", phone=phone, bots=["easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) .choices .colours")
    ada.put_aside()
    assert ada.page.locator(".hand [data-card]").count() > 0
    for card in ada.page.locator(".hand [data-card]").all():
        expect(card).to_be_visible()
    assert ada.page.evaluate(COVERED) == 0, "and nothing lies over it"
    expect(ada.page.locator(".why")).to_have_text(re.compile("^You played |^You deal, and the start card is "))
    assert barriers(ada.page) == []
    ada.close()


def test_the_draw_pile_takes_one_tap(base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic", phone=True, bots=["easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) .draw.can")
    ada.put_aside()
    asked = ada.page.locator(".table").get_attribute("data-ask")
    ada.page.evaluate(GLOWING)
    ada.page.locator(".draw.can").tap()
    expect(ada.page.locator(f".table[data-ask='{asked}']:not([data-sending])")).to_have_count(0)
    ada.page.wait_for_function("window.glowed")
    ada.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_victim_is_chosen_at_its_place(phone: bool, base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic", phone=phone, bots=["easy", "easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) .persons .target")
    ada.put_aside()
    asked = ada.page.locator(".table").get_attribute("data-ask")
    assert ada.page.locator("dialog[open], [role=dialog]").count() == 0
    assert ada.page.locator(".thumb [data-option^='->']:enabled").count() == 0, "no list of names"
    expect(ada.page.locator(".hand")).to_be_visible()
    tile = ada.page.locator(".persons .target .tile").first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    tile.click()
    expect(ada.page.locator(f".table[data-ask='{asked}']:not([data-sending])")).to_have_count(0)
    ada.close()


@pytest.fixture
def remotes(tmp_path: Path) -> Iterator[str]:
    """A server at whose tables the first player has nothing but remotes: each goes to a pawn."""
    with served(tmp_path, {"hands": ["remote remote", "x", "x"], "pawns": [3, 5, 9], "turn": 0}) as base:
        yield base


def test_on_a_board_a_pawn_is_chosen_where_it_stands(remotes: str, browser: Browser) -> None:
    ada = seated(browser, remotes, "frantic-board", bots=["easy", "easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) .pawns button")
    ada.put_aside()
    asked = ada.page.locator(".table").get_attribute("data-ask")
    pawn = ada.page.locator(".pawns button").first
    assert pawn.get_attribute("data-option") in ("-> 0", "-> 1", "-> 2")
    assert ada.page.evaluate(MEETING) == []
    pawn.focus()
    met = set()
    for _ in range(ada.page.locator(".pawns button").count()):
        met.add(ada.page.evaluate("document.activeElement.dataset.option"))
        ada.page.keyboard.press("ArrowRight")
    assert met == set(ada.page.locator(".pawns button").evaluate_all("all => all.map((one) => one.dataset.option)"))
    expect(pawn).to_be_focused()
    pawn.click()
    expect(pawn).to_have_attribute("aria-pressed", "true")
    assert barriers(ada.page) == []
    pawn.click()
    expect(ada.page.locator(f".table[data-ask='{asked}']:not([data-sending])")).to_have_count(0)
    ada.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_where_a_roll_could_end_is_seen_before_a_card_is_laid(phone: bool, base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic-board", phone=phone, bots=["easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) .reaches")
    ada.put_aside()
    rolls = (
        "all => all.map((one) => one.parentElement.getAttribute('aria-label').match(/rolls? of (.+) ends? here/)?.[1])"
    )
    told = ada.page.locator(".reaches").evaluate_all(rolls)
    assert sorted(re.findall(r"\d", " ".join(told))) == list("123456"), told
    ada.close()


def test_somebody_who_is_only_looked_at_does_not_seem_to_play(base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic", phone=True, bots=["easy", "easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]):not(:has(.reaction)) .hand [data-option]")
    ada.put_aside()
    tile = ada.page.locator(".seat:not(.turn) .tile").first
    before = tile.evaluate(GROUND)
    tile.tap()
    expect(ada.page.locator(".seat.looked")).to_have_count(1)
    assert tile.evaluate(GROUND) == before
    ada.close()


@pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])
def test_arrow_keys_lead_to_the_first_question(game: str, base: str, browser: Browser) -> None:
    ada = seated(browser, base, game, bots=["easy", "easy"])
    ada.press("Deal the cards")
    ada.until_asked()
    ada.put_aside()
    while ada.page.locator(".reaction").count():  # an attack that was dealt keeps the keys to itself
        ada.act()
        ada.until_asked()
        ada.put_aside()
    ada.page.keyboard.press("ArrowRight")
    reached = "document.activeElement.matches('[data-option]:not(.thumb *), [data-card], [data-stop]')"
    assert ada.page.evaluate(reached)
    before = ada.page.evaluate_handle("document.activeElement")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        ada.page.keyboard.press(key)
        if ada.page.evaluate("before => document.activeElement !== before", before):
            break
    else:
        pytest.fail("the arrows lead nowhere")
    ada.close()


def test_an_attack_at_a_desk_has_one_pair_of_buttons_and_one_clock(base: str, browser: Browser) -> None:
    ada, mia = two_people(browser, base, "frantic", seed=5)
    end = time.monotonic() + 2 * PATIENCE
    while not ada.page.locator(".reaction").count():
        assert time.monotonic() < end, "nobody attacks"
        if not (ada.act() or mia.act()):
            ada.page.wait_for_timeout(50)
    assert ada.page.locator("[data-option='no']").count() == 1
    assert ada.page.locator(".reaction [data-option='no']").count() == 1
    assert ada.page.locator(".track").count() <= 1
    assert ada.page.locator(".thumb button[data-option]").count() == 0
    ada.page.locator(".reaction [data-option='no']").click()
    expect(ada.page.locator(".reaction")).to_have_count(0)
    assert ada.problems == mia.problems == []
    ada.close()
    mia.close()
