"""Does anything move under a finger? `python -m tests.still` plays each game on a phone, as slowly as people do.

Seventy seconds by the clock, with all that flies and turns, against a server that does not hurry: whatever shifts a board or
a hand is told. `tests/browser/table_test.py` watches for the same in every run, hurried and without motion.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.kit import Guest, chromium, server
from tests.browser.matches_test import posted
from tests.browser.table_test import WATCH

GAMES = ("frantic", "frantic-board", "malta")
SECONDS = 70


def shifts(browser: Browser, base: str, game: str) -> tuple[int, list[str]]:
    """How often was answered in that time, and what was shifted."""
    body: dict[str, object] = {"game": game, "player": "Ada", "bots": ["easy"] * 3, "settings": {"clock": "off"}}
    table = posted(f"{base}/api/tables", body)
    ada = Guest(browser, base, phone=True, reduced_motion="no-preference")
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    ada.press("Deal the cards")
    ada.until_asked()
    ada.page.evaluate(WATCH)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if ada.over:
            ada.again()
        ada.page.wait_for_timeout(700 if ada.act() else 50)
    moved: list[str] = ada.page.evaluate("window.moved")
    assert ada.problems == []
    ada.close()
    return ada.answers, moved


def main() -> int:
    found = 0
    with chromium() as browser, tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base:
        for game in sys.argv[1:] or GAMES:
            answers, moved = shifts(browser, base, game)
            print(f"{game}: {len(moved)} shifts of a board or hand in {SECONDS} s, {answers} answers")
            for one in moved:
                print(f"  {one}")
            found += len(moved)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
