"""Three people, one of them on a phone, one with nothing but a keyboard, and a bot play whole matches by what they see."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ruthless.kernel.match import replay
from ruthless.kernel.record import Record
from ruthless.server import fairness
from tests.browser.kit import PATIENCE, Guest, play_until

pytestmark = pytest.mark.long

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 20, "expansions": ["troublemaker"]},
    "frantic-board": {"limit": 15},
    "malta": {},
}


def posted(address: str, body: dict[str, object]) -> Any:
    """What the server answers to a request."""
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def two_people(
    browser: Browser,
    base: str,
    game: str,
    *,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
    seed: int = 1,
) -> tuple[Guest, Guest]:
    """Ada at a desk and Mia with a phone, at one table without a clock, after the deal."""
    body: dict[str, object] = {"game": game, "player": "Ada", "bots": list(bots), "options": dict(options or {})}
    table = posted(f"{base}/api/tables", {**body, "settings": {"clock": "off"}})
    ada, mia = Guest(browser, base, seed=seed), Guest(browser, base, phone=True, seed=seed + 1)
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    mia.open(f"/t/{table['code'].lower()}")
    mia.page.get_by_label("Your name").fill("Mia")
    mia.press("Sit down")
    mia.press("I am ready")
    ada.page.get_by_text("Mia", exact=True).first.wait_for()
    ada.press("Deal the cards")
    for guest in (ada, mia):
        guest.page.locator(".table").wait_for()
    return ada, mia


def fetched(address: str) -> Any:
    """What the server has at an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return json.load(answer)


def play_on(guests: list[Guest]) -> None:
    """Let everybody answer whenever asked, until all see the podium."""
    play_until(lambda: all(guest.over for guest in guests), *guests)


@pytest.mark.parametrize("game", SHORT)
def test_three_people_and_a_bot_play_a_whole_match(game: str, base: str, browser: Browser, tmp_path: Path) -> None:
    table = posted(
        f"{base}/api/tables",
        {"game": game, "player": "Ada", "options": SHORT[game], "settings": {"clock": "off", "name": "Grudge"}},
    )
    ada = Guest(browser, base, seed=1)
    mia = Guest(browser, base, phone=True, seed=2, color_scheme="light")
    bob = Guest(browser, base, keyboard=True, seed=3)
    guests = [ada, mia, bob]
    ada.open(f"/t/{table['code']}#seat={table['token']}")
    for guest, name in ((mia, "Mia"), (bob, "Bob")):
        guest.open(f"/t/{table['code'].lower()}")
        guest.page.get_by_label("Your name").fill(name)
        guest.press("Sit down")
        guest.press("I am ready")
    ada.page.get_by_text("Bob", exact=True).first.wait_for()
    ada.press("Add a bot")
    ada.press("Nasty")
    ada.page.get_by_text("Otto").first.wait_for()
    ada.press("Deal the cards")
    for guest in guests:
        guest.page.locator(".table").wait_for()
    play_on(guests)
    while not all(guest.answers for guest in guests):  # it may be over before somebody's first turn
        for guest in guests:
            guest.press("Rematch")
        for guest in guests:
            guest.page.locator(".podium").wait_for(state="detached")
        play_on(guests)
    assert [guest.problems for guest in guests] == [[], [], []]
    link = ada.page.get_by_role("link", name="Watch the replay").get_attribute("href")
    assert link is not None
    record = Record.from_json(fetched(f"{base}/api/records/{link.removeprefix('/replay/').partition('#')[0]}"))
    assert replay(record).over
    assert sorted(record.players) == ["Ada", "Bob", "Mia", "Otto"]
    assert fairness.check(record).seal
    for guest in guests:
        guest.close()
