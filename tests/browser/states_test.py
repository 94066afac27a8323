"""States that a match seldom comes to: nothing lies over anything, nothing is cut off, and they keep nobody out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ruthless.testing.malta import LARGE
from tests.browser.access_test import barriers
from tests.browser.help_test import played
from tests.browser.kit import PATIENCE, Guest
from tests.browser.stage import Scene, Stage
from tests.browser.table_test import COVERED
from tests.scenes_fixtures import NINE

_MEET = """([rows, other]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes(rows).flatMap((a, at) => boxes(other).filter((b, place) => (rows !== other || place > at) &&
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1).map(() => at));
}"""
"""Which of the first things lie over one of the second, or over each other."""

_OUTSIDE = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  return width && (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
}).map((one) => one.innerText || one.className)"""
"""What is not in sight as a whole."""

_CUT = """() => {
  const wide = (text, style) => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    return pen.measureText(text).width;
  };
  const cut = [...document.querySelectorAll('.sort, .keys button')].filter((one) => one.scrollWidth > one.clientWidth);
  for (const one of document.querySelectorAll('input[placeholder]')) {
    const style = getComputedStyle(one);
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (one.clientWidth && wide(one.placeholder, style) > room) cut.push(one);
  }
  return cut.map((one) => one.placeholder || one.innerText);
}"""
"""Buttons that sort and lines to speak in whose words do not fit."""


def test_on_a_phone_no_row_of_an_event_lies_over_its_poster(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/crowd", phone=True)
    stage.play()
    rows = stage.page.locator(".event li")
    expect(rows.first).to_be_visible()
    assert rows.count() >= 6
    assert stage.page.evaluate(_MEET, [".event li", ".event .poster > *"]) == []
    assert stage.page.evaluate(_MEET, [".event li", ".event li"]) == []
    stage.close()


_TABS = """() => [...document.querySelectorAll('.tabs .tab')].map((one) => [one.innerText, one.scrollWidth > one.clientWidth])"""
"""What is said below the persons, and whether it is cut off."""

_ARRIVED: Scene = ("frantic-board", {"hands": ["stop x"] * 4, "pawns": [5, 43, 9, 3]}, "")
"""Who is next is on the finish: two tabs below one of three who fill a row."""

_BACK: Scene = (
    "frantic-board",
    {"hands": ["x", "reverse stop", *["x"] * 4], "turn": 1, "pawns": [5] * 6},
    "reverse, 20",
)
"""Somebody goes backwards, where six make each tile narrow."""

_TRUSTS: Scene = (
    "malta",
    {"hands": ["blind-faith draw-two draw-two draw-two", *["draw-two end-turn"] * 3], "stage": "play", "turn": 0},
    "blind-faith, -> 1, no, no, no",
)
"""Who is next may play no cards: two tabs below one of three."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize(
    ("scene", "tabs"), [(_ARRIVED, 2), (_BACK, 1), (_TRUSTS, 2)], ids=["arrived", "back", "trusts"]
)
def test_no_tab_of_a_person_is_cut_off(scene: Scene, tabs: int, locale: str, base: str, browser: Browser) -> None:
    stage = Stage(browser, base, scene, phone=True, locale=locale)
    stage.play()
    seen = stage.page.evaluate(_TABS)
    assert len(seen) > tabs
    assert [text for text, cut in seen if cut] == []
    stage.close()


_STANDOFF: Scene = (
    "frantic",
    {
        "hands": ["black-3 red-5 red-2", *[None] * 7],
        "pile": "red-3",
        "events": "mexican-standoff",
        "round": 2,
    },
    "black-3",
)
"""Everybody discards a hand and draws a new one: no event has more rows."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_event_tells_all_that_it_did_and_first_of_me(phone: bool, base: str, browser: Browser) -> None:
    stage = Stage(browser, base, _STANDOFF, phone=phone)
    stage.play()
    rows = stage.page.locator(".event li")
    expect(rows).to_have_count(16)
    expect(stage.page.locator(".event li.mine")).to_have_count(2)
    assert stage.page.evaluate(
        "() => [...document.querySelectorAll('.event li')].map((one) => one.matches('.mine'))"
    ) == [
        *[True] * 2,
        *[False] * 14,
    ]
    assert stage.page.evaluate(_OUTSIDE, ".event li.mine, .event .poster, .event .rest > button") == []
    stage.close()


def _stopped(stage: Stage) -> None:
    """From now on time passes at the table only as it is told to."""
    stage.page.clock.install()
    stage.page.clock.pause_at(stage.page.evaluate("Date.now()") + 10_000)


_SKIPPED: Scene = (
    "frantic",
    {"hands": ["red-2 blue-8 red-4", "skip:red red-1 yellow-3", "green-2 green-4"], "pile": "red-5", "turn": 1},
    "skip:red, -> 0, no",
)
"""Somebody takes my turn from me, and nothing helps."""


def test_what_hit_me_goes_as_soon_as_i_go_on(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, _SKIPPED, phone=True)
    _stopped(stage)
    stage.play()
    expect(stage.page.locator(".blow")).to_be_visible()
    stage.page.locator('[data-card="red-2"]').first.tap()
    expect(stage.page.locator(".blow")).to_have_count(0)
    stage.close()


def test_an_event_goes_by_itself_whatever_is_told_of_it_meanwhile(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/event")
    _stopped(stage)
    stage.play()
    expect(stage.page.locator(".event")).to_be_visible()
    for _ in range(10):
        stage.page.clock.run_for(900)
        stage.go_on()
    expect(stage.page.locator(".event")).to_have_count(0)
    stage.close()


def test_whoever_is_at_a_button_stays_there_while_others_answer(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/reaction")
    stage.play()
    expect(stage.page.locator(".reaction")).to_be_focused()
    button = stage.page.locator(".reaction .buttons button").last
    button.focus()
    stage.go_on()
    expect(button).to_be_focused()
    stage.close()


def test_a_card_that_leaves_the_hand_is_held_no_more(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/turn")
    cards = stage.page.locator(".hand [data-card]")
    cards.first.hover()
    expect(stage.page.locator(".zoom")).to_be_visible()
    gone = cards.first.get_attribute("data-card")
    left = [card for card in stage.hand if card != gone]
    stage.go_on(hand=left, question=None, options=None)
    expect(cards).to_have_count(len(left))
    stage.page.wait_for_timeout(100)
    assert stage.page.locator(".zoom").count() == 0
    stage.close()


def test_on_a_board_a_second_move_glides_as_long_as_the_first(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, ("malta", _AFIELD, ""), reduced_motion="no-preference")
    board = stage.page.locator(".board.moving")
    expect(board).to_have_count(0)
    _stopped(stage)
    stage.go_on()
    stage.page.clock.run_for(500)
    stage.go_on()
    stage.page.clock.run_for(400)
    expect(board).to_have_count(1)
    stage.page.clock.run_for(400)
    expect(board).to_have_count(0)
    stage.close()


_FOUR: Scene = (
    "frantic",
    {"hands": [NINE, "red-1 red-2 fantastic-four", None, None], "pile": "red-9", "turn": 1, "round": 3},
    "fantastic-four, -> 0, -> 0, -> 0, -> 0",
)
"""An attack that has the longest title on a phone, in four words."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("scene", "locale"),
    [("malta/aimed", "en-GB"), ("frantic/reaction", "en-GB"), (_FOUR, "de-DE"), (_FOUR, "fr-FR")],
    ids=["malta", "frantic", "four-de", "four-fr"],
)
def test_the_title_of_an_attack_stands_above_the_stripe(
    scene: str | Scene, locale: str, phone: bool, base: str, browser: Browser
) -> None:
    stage = Stage(browser, base, scene, phone=phone, locale=locale)
    stage.play()
    expect(stage.page.locator(".reaction h2")).to_be_visible()
    # the stripe slants: where a line of the title ends it is so high
    above = """() => {
      const title = document.querySelector('.reaction h2');
      const words = document.createRange();
      words.selectNodeContents(title);
      const stripe = document.querySelector('.reaction .hazard').getBoundingClientRect();
      return [...words.getClientRects()].every((line) => {
        const across = (line.right - stripe.left) / stripe.width;
        // below its letters a line has room for the tail of a g, and capitals have none
        return line.bottom - 0.1 * line.height <= stripe.top + 62 * (1 - across) + 1;
      });
    }"""
    stage.page.wait_for_function(above)  # once the screen has fallen
    stage.close()


def _podium(stage: Stage) -> None:
    """On to the podium, from the sheet of the last round if there is one."""
    stage.play()
    stage.page.locator(".sheet .grow button, .podium").first.wait_for(timeout=1000 * PATIENCE)
    if stage.page.locator(".sheet").count():
        stage.page.locator(".sheet .grow button").first.click()


@pytest.mark.parametrize("scene", ["malta/podium", "frantic/podium"])
def test_at_a_desk_every_button_of_the_podium_is_in_sight(scene: str, base: str, browser: Browser) -> None:
    stage = Stage(browser, base, scene)
    _podium(stage)
    expect(stage.page.locator(".podium")).to_be_visible()
    assert stage.page.evaluate(_OUTSIDE, ".podium footer button, .podium footer a, .podium .blocks li") == []
    stage.close()


def test_whoever_reads_with_the_ears_or_the_keyboard_comes_to_the_podium(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/podium")
    _podium(stage)
    expect(stage.page.locator(".podium")).to_be_focused()
    for _ in range(12):
        stage.page.keyboard.press("Tab")
        assert not stage.page.evaluate("document.activeElement.closest('.table') !== null"), "nothing that is covered"
    stage.page.get_by_role("button", name="Back to the table").press("Enter")
    expect(stage.page.locator(".table:not([inert])")).to_be_visible()
    stage.close()


def test_two_who_speak_at_once_are_both_read(base: str, browser: Browser) -> None:
    stage = Stage(browser, base, "frantic/turn", phone=True)
    stage.page.wait_for_timeout(600)  # what is told at once after connecting counts as said before
    people = stage.page.locator(".persons .tile").count()
    assert people == 3
    stage.say(2, "Blue. Because I know that you have none of it.")
    stage.say(3, "You will regret this, and so will everybody who sits at this table.")
    expect(stage.page.locator(".bubble")).to_have_count(2)
    assert stage.page.evaluate(_MEET, [".bubble", ".bubble"]) == []
    assert stage.page.evaluate(_OUTSIDE, ".bubble") == []
    stage.close()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_button_that_sorts_and_the_line_to_speak_in_show_all_their_words(
    phone: bool, locale: str, base: str, browser: Browser
) -> None:
    stage = Stage(browser, base, "frantic/turn", phone=phone, locale=locale)
    sort = stage.page.locator(".sort" if phone else ".keys button")
    for _ in range(4):
        expect(sort).to_be_visible()
        assert stage.page.evaluate(_CUT) == []
        sort.click()
    stage.page.locator("#tab-chat, header.small button:last-child").click()
    stage.page.locator("input[placeholder]").first.wait_for()
    assert stage.page.evaluate(_CUT) == []
    stage.close()


def test_a_replay_with_the_chances_open_shows_all_of_its_stage(base: str, browser: Browser, tmp_path: Path) -> None:
    ada = Guest(browser, base)
    ada.open("/replay")
    ada.page.locator("input[type=file]").set_input_files(played(tmp_path / "match.json", seats=5))
    ada.press("Who was winning?")
    ada.page.get_by_role("list", name="Chances of winning after this turn").wait_for(timeout=4000 * PATIENCE)
    cut = ada.page.evaluate("""() => {
      const piles = document.querySelector('.piles');
      const room = piles.closest('.stage').getBoundingClientRect();
      const below = document.querySelector('[role=slider], input[type=range]').getBoundingClientRect();
      const things = [...piles.children, ...document.querySelectorAll('.stage .stage')].map((one) => one.getBoundingClientRect());
      return things.filter((one) => one.width && (one.top < room.top - 1 || one.bottom > room.bottom + 1 || one.bottom > below.top));
    }""")
    assert cut == []
    assert ada.page.evaluate(_OUTSIDE, ".stage .stage, .piles > *") == []
    assert ada.problems == []
    ada.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("scene", ["frantic/give", "frantic/victim", "frantic/wish"])
def test_the_hand_is_there_while_something_is_chosen(scene: str, phone: bool, base: str, browser: Browser) -> None:
    stage = Stage(browser, base, scene, phone=phone)
    stage.play()
    expect(stage.page.locator(".table[data-ask]")).to_be_visible()
    stage.guest.put_aside()
    cards = stage.page.locator(".hand [data-card]")
    assert cards.count() >= 7
    for card in cards.all():
        expect(card).to_be_visible()
    assert stage.page.evaluate(COVERED) == 0
    stage.close()


_AFIELD: dict[str, object] = {
    "hands": ["follow-me going-home draw-two", "draw-two", "draw-two"],
    "owed": 2,
    "board": LARGE,
    "pawns": "c4 e6 f3",
}
"""Pawns of Malta! away from their homes."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("card", "victims"), [("follow-me", 2), ("going-home", 3)])
def test_where_a_card_takes_pawns_is_seen_before_it_is_played(
    card: str, victims: int, phone: bool, base: str, browser: Browser
) -> None:
    stage = Stage(browser, base, ("malta", _AFIELD, ""), phone=phone)
    stage.page.locator(f".hand [data-card={card}]").click()
    expect(stage.page.locator(".board .path")).to_have_count(victims)
    expect(stage.page.locator(".board .pawn.ghost")).to_have_count(victims if victims < 3 else 0)
    places = stage.page.locator(".board .pawn.ghost").evaluate_all("all => all.map((one) => one.style.transform)")
    assert len(set(places)) == len(places), "none hides behind another"
    stage.close()
    stage = Stage(browser, base, ("malta", _AFIELD, card), phone=phone)
    stage.play()
    stage.page.locator("[data-option='-> 1']").first.click()
    expect(stage.page.locator(".board .path")).to_have_count(1)
    expect(stage.page.locator(".board .pawn.ghost")).to_have_count(1)
    stage.close()


def _menu(stage: Stage) -> None:
    stage.page.get_by_role("button", name="Menu").first.click()


STATES: dict[str, tuple[str, str, Callable[[Stage], None]]] = {
    "attack": ("frantic/reaction", ".reaction", Stage.play),
    "attack-none": ("malta/aimed", ".reaction", Stage.play),
    "event": ("frantic/crowd", ".event", Stage.play),
    "sheet": ("frantic/scores", ".sheet", Stage.play),
    "podium": ("frantic/podium", ".podium", _podium),
    "lost": ("malta/podium", ".lost", Stage.play),
    "menu": ("frantic/turn", "[role=dialog], dialog[open]", _menu),
}
"""Each with its scene, how it is known, and how to come to it."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("state", STATES)
def test_it_keeps_nobody_out(state: str, theme: str, base: str, browser: Browser) -> None:
    scene, mark, come = STATES[state]
    stage = Stage(browser, base, scene, phone=theme == "light", color_scheme=theme)
    come(stage)
    expect(stage.page.locator(mark).first).to_be_visible()
    assert barriers(stage.page) == []
    stage.close()
