"""What is needed can be seen: on a phone on its side, with long names, in dialogs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import LYING, Guest
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
        ada.page.locator(".table[data-ask]").wait_for()
        while ada.page.locator(".reaction, .event, .sheet").count():
            ada.act()
            ada.page.wait_for_timeout(50)
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
        while not ada.page.locator(".sheet").count():
            if not ada.act():
                ada.page.wait_for_timeout(50)
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
        ada.page.locator(".table[data-ask]").wait_for()
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
