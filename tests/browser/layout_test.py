"""What is needed can be seen: on a phone on its side, with long names, in dialogs."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import LYING, Guest, play_until
from tests.browser.laid import served
from tests.browser.matches_test import posted

INSIDE = """() => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  return {
    cards: [...document.querySelectorAll('.hand button.card')].map(box),
    buttons: [...document.querySelectorAll('.thumb button')].map(box),
    asked: box(document.querySelector('#asked')),
    scrolls: document.scrollingElement.scrollHeight > innerHeight,
  };
}"""

COVERED = """(rows) => [...document.querySelectorAll(rows)].map((row) => {
  const name = row.querySelector('b').getBoundingClientRect();
  const over = (one) => one.left < name.right - 1 && one.right > name.left + 1 && one.top < name.bottom - 1 && one.bottom > name.top + 1;
  return [...row.querySelectorAll('svg, em, strong')].some((one) => over(one.getBoundingClientRect()));
})"""
"""For each row whether something lies over its name."""


def at_table(base: str, browser: Browser, game: str, options: dict[str, object], **guest: Any) -> Guest:
    """Somebody with three bots, dealt."""
    table = posted(
        f"{base}/api/tables",
        {
            "game": game,
            "player": "Wolfeschlegelstein",
            "options": options,
            "settings": {"clock": "off", "name": "Grudge"},
            "bots": ["easy"] * 3,
        },
    )
    ada = Guest(browser, base, **guest)
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    ada.press("Deal the cards")
    ada.page.locator(".table").wait_for()
    return ada


@pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])
def test_on_a_phone_on_its_side_hand_and_buttons_are_in_sight(game: str, base: str, browser: Browser) -> None:
    ada = at_table(base, browser, game, {}, lying=True)
    for _ in range(4):
        ada.until_asked()
        play_until(lambda: not ada.page.locator(".reaction, .event, .sheet").count(), ada)
        if not ada.page.locator(".table[data-ask]").count():
            continue
        seen = ada.page.evaluate(INSIDE)
        assert not seen["scrolls"]
        for box in [*seen["cards"], *seen["buttons"], seen["asked"]]:
            assert box["left"] >= 0
            assert box["right"] <= LYING["width"]
            assert box["top"] >= 0
            assert box["bottom"] <= LYING["height"]
        ada.act()
    assert ada.problems == []
    ada.close()


LOW_DESKS = [(1280, 720), (1366, 650)]
"""What a laptop leaves a page, with and without the bars of its browser."""

ON_STAGE = {"frantic": ".draw, .top, .plate", "frantic-board": "[data-space]", "malta": "[data-stop]"}

BELOW = """(things) => {
  const edge = document.querySelector('#asked').closest('section').getBoundingClientRect().top + 16;
  const boxes = [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect());
  const thumb = [...document.querySelectorAll('.thumb button, .hand button.card')].map((one) => one.getBoundingClientRect());
  return [boxes.length, ...boxes.filter((box) => box.bottom > edge || box.top < 0).map((box) => box.bottom - edge),
    ...thumb.filter((box) => box.bottom > innerHeight).map((box) => box.bottom - innerHeight)];
}"""
"""How many things there are on the stage, and how far those reach that are not all in sight."""


_MY_TURN = {
    "hands": ["red-1 red-2 blue-3 green-4 gift:red", "blue-4 blue-5", "blue-6", "blue-7 green-7"],
    "pile": "red-9",
    "turn": 0,
}
"""By chance an attack or an event might lie over it all."""


@pytest.mark.parametrize("size", LOW_DESKS)
@pytest.mark.parametrize("game", list(ON_STAGE))
def test_on_a_low_desk_all_of_the_stage_and_what_can_be_pressed_is_in_sight(
    game: str, size: tuple[int, int], base: str, browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, _MY_TURN) if game == "frantic" else nullcontext(base) as base:
        ada = at_table(base, browser, game, {})
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.until_asked()
        ada.put_aside()
        found = ada.page.evaluate(BELOW, ON_STAGE[game])
        for _ in range(100):  # until the table has got used to its size
            if len(found) == 1:
                break
            ada.page.wait_for_timeout(50)
            found = ada.page.evaluate(BELOW, ON_STAGE[game])
        assert found[0] >= 3
        assert found[1:] == []
        assert ada.problems == []
        ada.close()


_HIT = {"hands": ["red-1 red-2 counterattack", "skip:red blue-4 blue-5"], "pile": "red-9", "turn": 1}
"""I am attacked as soon as the other one plays."""

APART = """() => {
  const [title, say, buttons] = ['h2', '.say', '.buttons'].map((one) => document.querySelector(`.reaction ${one}`).getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  const card = document.querySelector('.reaction .card').getBoundingClientRect();
  return [apart(title, say), apart(title, buttons), apart(card, say), apart(card, buttons), buttons.bottom <= innerHeight];
}"""


@pytest.mark.parametrize("size", [*LOW_DESKS, (1366, 600), (1440, 900)])
def test_on_a_desk_of_any_height_an_attack_covers_nothing_of_itself(
    size: tuple[int, int], browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, _HIT) as base:
        body: dict[str, object] = {"game": "frantic", "player": "Ada", "settings": {"clock": "off"}}
        table = posted(f"{base}/api/tables", body)
        ada, bob = Guest(browser, base), Guest(browser, base)
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.open(f"/t/{table['code']}#seat={table['token']}")
        bob.open(f"/t/{table['code']}")
        bob.page.get_by_label("Your name").fill("Bob")
        bob.press("Sit down")
        ada.page.get_by_text("Bob", exact=True).first.wait_for()
        ada.press("Deal the cards")
        for option in ("skip:red", "-> 0"):
            bob.page.locator(f".table:not([data-sending]) [data-option='{option}']").first.click()
            bob.page.locator(f".table:not([data-sending]) [data-option='{option}']").last.click()
        ada.page.locator(".reaction").wait_for()
        assert ada.page.evaluate(APART) == [True] * 5
        for one in (ada, bob):
            assert one.problems == []
            one.close()


@pytest.mark.parametrize("size", [*LOW_DESKS, (1440, 900)])
def test_the_buttons_of_the_podium_are_in_sight(size: tuple[int, int], browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, {"hands": ["red-1", "blue-2 blue-3", "blue-4", "blue-5"], "pile": "red-9"}) as base:
        ada = at_table(base, browser, "frantic", {"limit": 1})
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        play_until(lambda: ada.over, ada)
        for names in ("", "Wolfeschlegelstein, Vera, Otto and Bruno"):
            if names:  # however much stands above them
                ada.page.evaluate(f"document.querySelector('#winner').textContent = '{names} share the victory'")
            for button in ("Rematch", "Back to the table"):
                box = ada.page.get_by_role("button", name=button).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= size[1] - 8
        assert ada.problems == []
        ada.close()


def test_what_starts_a_table_is_in_sight_and_a_name_that_is_missing_is_asked_for(base: str, browser: Browser) -> None:
    ada = Guest(browser, base)
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.open()
    ada.press("Start a table")
    start = ada.page.get_by_role("button", name="Set the table")
    box = start.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 720
    start.click()
    expect(ada.page.get_by_text("A name is needed. Any name.")).to_be_visible()
    expect(ada.page.get_by_label("Your name")).to_be_focused()
    assert ada.problems == []
    ada.close()


_LEFT = {
    "hands": ["black-7 exchange:yellow gift:red fantastic red-8 green-9", "red-1", "blue-8 gift:blue", "black-5"],
    "pile": "red-9",
    "turn": 1,
}
"""A bot is about to go out, and others keep many cards."""


@pytest.mark.parametrize("phone", [True, False])
def test_nothing_covers_a_name_on_the_score_sheet(phone: bool, browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, _LEFT) as base:
        ada = at_table(base, browser, "frantic", {"limit": 500}, phone=phone)
        play_until(lambda: ada.page.locator(".sheet").count(), ada)
        covered = ada.page.evaluate(COVERED, ".sheet ol > li")
        assert covered == [False] * 4
        assert ada.problems == []
        ada.close()


_ASKED = {
    "hands": ["red-2 blue-8 fantastic", "green-3 red-1", "yellow-1 blue-2", "green-8 blue-5"],
    "pile": "red-9",
    "turn": 0,
}

OVER_NOTE = """() => {
  const note = document.querySelector('.note').getBoundingClientRect();
  return [...document.querySelectorAll('.badges span')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < note.right && one.right > note.left && one.top < note.bottom && one.bottom > note.top).length;
}"""
"""How many badges lie over what is explained."""


def test_on_a_phone_a_hint_is_told_in_the_place_of_what_was_touched_and_no_badge_covers_it(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, _ASKED) as base:
        ada = at_table(base, browser, "frantic", {}, phone=True)
        ada.until_asked()
        ada.page.locator('.hand [data-option="red-2"]').tap()
        expect(ada.page.locator(".note")).to_contain_text("red 2", ignore_case=True)
        ada.press("What would a bot do?")
        expect(ada.page.locator('.badges [data-hint="draw"]').first).to_be_visible()
        expect(ada.page.locator(".note")).to_contain_text("%")
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(OVER_NOTE) == 0
        assert ada.problems == []
        ada.close()


def test_a_choice_shows_no_circle_of_the_browsers_while_it_is_pressed(base: str, browser: Browser) -> None:
    ada = Guest(browser, base)
    ada.open()
    ada.press("Play the bots")
    label = ada.page.locator("label:has(input[type=radio])").nth(1)
    expect(label).to_be_visible()
    label.hover()
    ada.page.mouse.down()
    radio = label.locator("input")
    radio.focus()
    box = radio.bounding_box()
    assert box is not None
    assert max(box["width"], box["height"]) <= 1
    ada.page.mouse.up()
    assert ada.problems == []
    ada.close()
