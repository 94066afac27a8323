"""Help at the table, and after it: bots that search, hints, and who was winning when."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ruthless.bots import Sight, bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from tests.browser.access_test import barriers
from tests.browser.kit import PATIENCE, Guest, play_until
from tests.browser.matches_test import posted


def seated(browser: Browser, base: str, game: str, *, phone: bool = False, **wanted: Any) -> Guest:
    """Somebody at a new table, before the deal."""
    body = {"game": game, "player": "Ada", **wanted, "settings": {"clock": "off", **wanted.get("settings", {})}}
    table = posted(f"{base}/api/tables", body)
    guest = Guest(browser, base, phone=phone)
    guest.open(f"/t/{table['code']}#seat={table['token']}")
    return guest


def play_until_seen(guest: Guest, wanted: str) -> None:
    """Answer until something can be seen; it may be rare, and the machine busy."""
    play_until(lambda: guest.page.locator(wanted).count(), guest, again=True)


def test_a_bot_that_searches_is_chosen_in_the_lobby_and_plays(base: str, browser: Browser) -> None:
    ada = seated(browser, base, "malta")
    ada.press("Add a bot")
    ada.page.get_by_role("button", name=re.compile("^Ruthless Plays")).click()
    ada.page.get_by_text("plays ruthlessly").wait_for()
    ada.press("Deal the cards")
    end = time.monotonic() + PATIENCE
    while not re.search("Otto plays|Otto.s pawn", ada.page.get_by_role("log").inner_text()):
        assert time.monotonic() < end, "the bot has not played"
        if not ada.act():
            ada.page.wait_for_timeout(50)
    assert ada.problems == []
    ada.close()


@pytest.mark.parametrize(("game", "phone"), [("frantic", True), ("frantic-board", False), ("malta", True)])
def test_a_hint_marks_the_options_until_one_is_chosen(game: str, phone: bool, base: str, browser: Browser) -> None:
    ada = seated(browser, base, game, phone=phone, bots=["easy", "easy"])
    ada.press("Deal the cards")
    play_until_seen(ada, ".table:not([data-sending]) button[aria-label='What would a bot do?']")
    ada.put_aside()
    asked = ada.page.locator(".table").get_attribute("data-ask")
    assert asked is not None
    ada.press("What would a bot do?")
    ada.page.locator("[data-hint]").first.wait_for(timeout=2000 * PATIENCE)
    expect(ada.page.locator("[data-hint].best").first).to_be_visible()
    expect(ada.page.get_by_text(re.compile("It would choose|No difference")).first).to_be_attached()
    marked = {one.get_attribute("data-hint") for one in ada.page.locator("[data-hint]").all()}
    offered = {one.get_attribute("data-option") for one in ada.page.locator("[data-option]").all()}
    assert marked <= offered
    assert ada.page.locator(".table").get_attribute("data-ask") == asked, "nothing was answered by it"
    assert barriers(ada.page) == []
    while ada.page.locator(".table").get_attribute("data-ask") == asked:
        ada.act()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    assert ada.problems == []
    ada.close()


def test_the_host_can_do_without_hints(base: str, browser: Browser) -> None:
    ada = seated(browser, base, "frantic", bots=["easy"])
    ada.press("The table")
    hints = ada.page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    ada.page.get_by_text("Hints", exact=True).click()
    expect(hints).not_to_be_checked()
    ada.page.keyboard.press("Escape")
    ada.press("Deal the cards")
    play_until_seen(ada, "[data-option]")
    assert ada.page.get_by_role("button", name="What would a bot do?").count() == 0
    ada.close()


def played(path: Path, seats: int = 2) -> Path:
    """A file as `ruthless play` keeps one: a short match, to its end."""
    match, bot = Match.new("frantic", seats, "analysis", {"limit": 1}), bot_named("sensible", Luck.from_seed(1))
    while (decision := match.decision) is not None:
        match.answer(bot.choose(Sight(match, decision)), decision.seat)
    path.write_text(
        json.dumps(match.record().with_players(["Ada", "Bob (sensible)", "Zoe", "Otto", "Mia"][:seats]).as_json()),
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_replay_shows_who_was_winning(phone: bool, base: str, browser: Browser, tmp_path: Path) -> None:
    ada = Guest(browser, base, phone=phone)
    ada.open("/replay")
    ada.page.locator("input[type=file]").set_input_files(played(tmp_path / "match.json"))
    ada.press("Who was winning?")
    standing = ada.page.get_by_role("list", name="Chances of winning after this turn")
    standing.wait_for(timeout=4000 * PATIENCE)
    ada.page.keyboard.press("End")
    expect(standing.get_by_text("100 %")).to_be_visible()
    flags = ada.page.locator(".flag")
    for number in range(flags.count()):
        flag = flags.nth(number)
        assert re.match(r"Turn \d+: (Ada|Bob) gains \d+ %", flag.get_attribute("aria-label") or "")
        flag.click()
        assert ada.page.get_by_role("slider").input_value() != "0"
    assert barriers(ada.page) == []
    ada.press("Who was winning?")
    expect(standing).to_have_count(0)
    assert ada.problems == []
    ada.close()
