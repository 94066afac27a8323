"""Days pass by a clock of our own: the match goes on while nobody is there, and who comes back finds what they need."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ruthless.server import waking
from ruthless.server.clocks import HOUR
from tests.browser.calls_test import HIDDEN, SEEN
from tests.browser.kit import Guest, play_until
from tests.browser.laid import served


class Calendar:
    """The time as the server sees it: like ours, but days can be skipped."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


POSITION = {"hands": ["red-1 red-2 red-3 blue-4", "red-6 red-7 red-8 blue-9"], "pile": "red-5"}
"""Whoever opened the table is asked, and nobody else: no event, and no attack by the start card."""


def back(guest: Guest, path: str) -> None:
    """Come back to the table, and put aside what has happened meanwhile."""
    guest.open(path)
    guest.page.locator(".table").wait_for()


def test_days_pass_while_nobody_is_there(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "PAUSE", 0.2)
    calendar = Calendar()
    with served(tmp_path, POSITION, calendar) as base:
        ada, mia = Guest(browser, base), Guest(browser, base, phone=True)
        ada.open("/")
        ada.press("Start a table")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_text("A day a turn").click()
        ada.page.get_by_text("10 min", exact=True).click()
        ada.press("Set the table")
        for words in ("A day a turn", "10 min to react", "Late? We wait"):
            ada.page.get_by_text(words, exact=True).wait_for()
        path = ada.page.url.removeprefix(base)
        mia.open(path)
        mia.page.get_by_text("Late? We wait", exact=True).wait_for()
        mia.page.get_by_label("Your name").fill("Mia")
        mia.press("Sit down")
        mia.press("I am ready")
        ada.press("Deal the cards")
        for guest in (ada, mia):
            guest.page.locator(".table").wait_for()
        asked, waits = ada, mia
        expect(asked.page.locator(".band .time")).to_have_text(re.compile("1d|2[34]h"))

        # What I answer while I am away, and that I am: for me alone, and for everybody.
        sheet = waits.menu()
        attacked = sheet.get_by_role("group", name="Somebody attacks you")
        attacked.get_by_role("button", name="Never").click()
        expect(attacked.get_by_role("button", name="Never")).to_have_attribute("aria-pressed", "true")
        sheet.get_by_role("button", name="I am away until then").click()
        sheet.get_by_text("Your clock stands still.").wait_for()
        expect(sheet.get_by_role("button", name="I am back")).to_be_focused()
        asked.page.get_by_text(re.compile("Away until")).first.wait_for()
        assert "never" not in str(asked.page.evaluate("JSON.stringify(localStorage)"))
        sheet.get_by_role("button", name="I am back").click()
        expect(asked.page.get_by_text(re.compile("Away until"))).to_have_count(0)

        for guest in (ada, mia):
            guest.open("/")
        calendar.ahead += 30 * HOUR

    # Everybody is gone, and the server has been restarted in the meantime.
    with served(tmp_path, POSITION, calendar) as base:
        for guest in (ada, mia):
            guest.base = base
        seats = {guest: guest.page.evaluate("localStorage.getItem('ruthless/seats')") for guest in (ada, mia)}
        for guest in (ada, mia):
            guest.open("/")
            guest.page.evaluate("(seats) => localStorage.setItem('ruthless/seats', seats)", seats[guest])
            guest.problems.clear()  # while nobody served, the page it was left at may have asked in vain
        back(waits, path)
        waits.page.get_by_role("heading", name=re.compile("is out of time")).wait_for()
        waits.open("/")
        back(asked, path)
        asked.page.locator(".table[data-ask]").wait_for()
        dismiss(asked)
        ask = asked.page.locator(".table").get_attribute("data-ask")
        while asked.page.locator(".table").get_attribute("data-ask") == ask:
            asked.act()
            asked.page.wait_for_timeout(50)
        asked.open("/")
        calendar.ahead += 5 * HOUR
        back(waits, path)
        recap = waits.page.get_by_role("dialog", name="Since you were here")
        recap.wait_for()
        assert recap.locator("p").count() > 0
        recap.get_by_role("button", name="To the table").click()
        expect(recap).to_have_count(0)
        waits.page.reload()
        waits.page.locator(".table").wait_for()
        expect(waits.page.get_by_role("dialog", name="Since you were here")).to_have_count(0)

        # A page that was only put away tells it as well.
        answer_all(waits)
        waits.page.evaluate(HIDDEN)
        back(asked, path)
        dismiss(asked)
        answer_all(asked)
        asked.open("/")
        expect(recap).to_have_count(0)
        waits.page.evaluate(SEEN)
        expect(recap).to_be_visible()
        recap.get_by_role("button", name="To the table").click()
        expect(recap).to_have_count(0)
        assert ada.problems == mia.problems == []
        for guest in (ada, mia):
            guest.close()


def answer_all(guest: Guest) -> None:
    """Answer until something is asked of somebody else."""
    play_until(lambda: not guest.page.locator(".table[data-ask], .table[data-sending]").count(), guest)


def dismiss(guest: Guest) -> None:
    """Close what lies over the table."""
    recap = guest.page.get_by_role("button", name="To the table")
    if recap.count():
        recap.click()
