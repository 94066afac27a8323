"""What is touched is explained once: by the board where it can be picked there, else beside or over it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ruthless.games.frantic_board.book import SHEET
from ruthless.testing.frantic_board import QUIET
from ruthless.testing.malta import SMALL
from tests.browser.help_test import seated
from tests.browser.kit import Guest
from tests.browser.laid import served

MARKET = {
    "hands": ["troublemaker skip reverse ghost", QUIET],
    "board": "8:T1",
    "draw": "stop snail",
    "dice": [SHEET.index("market") + 1],
}
"""Troublemaker brings a market of two cards."""

HOLE = {"hands": ["shove draw-two", "draw-two"], "owed": 1, "board": SMALL.replace("┬2", "o┬2"), "pawns": "b4 d2"}
"""I can shove a pawn on a board with a hole on c4."""


def picked(guest: Guest, option: str) -> None:
    """Pick an option, wherever it is shown first."""
    guest.page.locator(f".table:not([data-sending]) [data-option='{option}']").first.click()


def answered(guest: Guest, option: str) -> None:
    """Pick it and send it."""
    picked(guest, option)
    guest.page.locator(f".table:not([data-sending]) [data-option='{option}']").last.click()


@pytest.mark.parametrize("phone", [True, False])
def test_a_space_and_a_card_of_the_market_are_explained(phone: bool, browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, MARKET) as base:
        ada = seated(browser, base, "frantic-board", phone=phone, bots=["easy"])
        ada.press("Deal the cards")
        ada.until_asked()
        ada.page.locator("[data-space='8']").click()
        note = ada.page.locator(".note")
        expect(note).to_contain_text("Space 8")
        expect(note).to_contain_text("Ends the round here: 8 points.")
        answered(ada, "troublemaker")
        picked(ada, "42")
        expect(note).to_have_count(0)
        ada.press("What would a bot do?")
        expect(note).to_contain_text(re.compile("It would choose|No difference"))
        ada.page.keyboard.press("Escape")
        answered(ada, "42")
        ada.put_aside()
        picked(ada, "snail")
        expect(note).to_contain_text("Crossing this space takes two steps")
        assert ada.problems == []
        ada.close()


def test_a_hole_is_explained_and_a_way_into_it_by_the_board_alone(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, HOLE) as base:
        ada = seated(browser, base, "malta", phone=True, bots=["easy"])
        ada.press("Deal the cards")
        ada.until_asked()
        ada.page.locator("[data-stop='c4']").click()
        note, caption = ada.page.locator(".note"), ada.page.locator(".caption")
        expect(note).to_contain_text("c4 · a hole")
        expect(caption).to_have_count(0)
        answered(ada, "shove")
        answered(ada, "-> 0")
        picked(ada, "east")
        expect(caption).to_contain_text("c4 · a hole")
        expect(note).to_have_count(0)
        ada.press("What would a bot do?")
        expect(note).to_contain_text(re.compile("It would choose|No difference"))
        expect(caption).to_have_count(0)
        assert ada.problems == []
        ada.close()
