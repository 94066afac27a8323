"""A player's own page: matches without an account, carried to another device, and forgotten."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.access_test import barriers
from tests.browser.kit import PATIENCE, Guest, server
from tests.browser.laid import served
from tests.browser.matches_test import posted
from tests.server.kit import Player


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def base(folder: Path) -> Iterator[str]:
    with server(folder, "--hurried") as address:
        yield address


def dealt(guest: Guest, name: str) -> str:
    """A match against bots; the path of its table."""
    guest.open("/")
    guest.press("Play the bots")
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_text("Malta!", exact=True).last.click()
    guest.press("Deal now")
    guest.until_asked()
    return guest.page.url.removeprefix(guest.base)


def test_a_key_is_carried_to_another_device_which_plays_on_and_is_forgotten_with_all_traces(
    base: str, browser: Browser, folder: Path
) -> None:
    ada, phone = Guest(browser, base), Guest(browser, base, phone=True)
    path = dealt(ada, "Adalbertina")
    ada.open("/me")
    expect(ada.page.get_by_role("heading", name="My matches")).to_be_visible()
    running = ada.page.locator(f"a[href='{path}']")
    expect(running).to_be_visible()
    assert barriers(ada.page) == []
    ada.press("QR code")
    link = ada.page.get_by_role("dialog").locator("p").inner_text()
    key = re.search(r"/me#([A-Za-z0-9_-]{43})$", link)
    assert key is not None

    phone.open(f"/me#{key[1]}")
    expect(phone.page.get_by_text("This device is yours now, too.")).to_be_visible()
    assert key[1] not in phone.page.url, "no trace of it in the address bar"
    phone.page.locator(f"a[href='{path}']").click()
    phone.page.locator(".table").wait_for(timeout=1000 * PATIENCE)
    answers = 0
    for _ in range(200):
        answers += phone.act()
        if answers >= 2:
            break
        phone.page.wait_for_timeout(100)
    assert answers >= 2, "by the key alone the seat is played on"

    ada.page.keyboard.press("Escape")
    ada.press("Forget me")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.press("Yes. Forget me")
    expect(ada.page.get_by_text("Who? Never heard of you.")).to_be_visible(timeout=1000 * PATIENCE)
    assert ada.page.evaluate("localStorage.getItem('ruthless/player')") == "null"
    ada.open("/")
    expect(ada.page.get_by_role("button", name="Start a table")).to_be_visible()
    expect(ada.page.locator(f"a[href='{path}']")).to_have_count(0)
    expect(phone.page.get_by_text("You no longer have a seat at this table.")).to_be_visible(timeout=1000 * PATIENCE)
    with sqlite3.connect(folder / "tables.sqlite") as line:
        kept = "".join(line.iterdump())
    line.close()
    assert "Adalbertina" not in kept
    assert ada.problems == []
    assert phone.problems == []
    for guest in (ada, phone):
        guest.close()


def test_a_device_lets_go_of_its_own_matches_only_if_asked_twice(base: str, browser: Browser) -> None:
    desk, phone = Guest(browser, base), Guest(browser, base, phone=True)
    at_desk = dealt(desk, "Ada")
    dealt(phone, "Eva")
    link = desk.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))")
    phone.open("/")
    phone.open(f"/me#{link}")
    phone.press("Show those of the link")
    expect(phone.page.get_by_role("dialog", name="Let go of your own?")).to_be_visible()
    assert barriers(phone.page) == []
    phone.press("Cancel")
    own = phone.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))")
    assert own not in (None, link)
    phone.press("Show those of the link")
    phone.press("Yes. Show those of the link")
    expect(phone.page.locator(f"a[href='{at_desk}']")).to_be_visible()
    assert phone.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))") == link
    for guest in (desk, phone):
        assert guest.problems == []
        guest.close()


def test_two_devices_that_are_the_same_person_become_one_and_show_all_matches(base: str, browser: Browser) -> None:
    desk, phone = Guest(browser, base), Guest(browser, base, phone=True)
    at_desk, on_phone = dealt(desk, "Ada"), dealt(phone, "Eva")
    link = desk.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))")
    phone.open("/me")
    expect(phone.page.locator(f"a[href='{on_phone}']")).to_be_visible()
    phone.open("/")
    phone.open(f"/me#{link}")
    expect(phone.page.get_by_role("heading", name="Whose device is this?")).to_be_visible()
    assert barriers(phone.page) == []
    phone.press("Both are me: make them one")
    dialog = phone.page.get_by_role("dialog", name="Make them one for good?")
    expect(dialog).to_be_visible()
    assert barriers(phone.page) == []
    phone.press("Cancel")
    expect(dialog).to_have_count(0)
    own = phone.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))")
    assert own not in (None, link), "nothing has been given away yet"
    phone.press("Both are me: make them one")
    phone.press("Yes. Both are me")
    expect(phone.page.get_by_text("You were two, and are one now.")).to_be_visible(timeout=1000 * PATIENCE)
    assert phone.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))") == link
    for path in (at_desk, on_phone):
        expect(phone.page.locator(f"a[href='{path}']")).to_be_visible()
    desk.open("/me")
    for path in (at_desk, on_phone):
        expect(desk.page.locator(f"a[href='{path}']")).to_be_visible()
    desk.page.locator(f"a[href='{on_phone}']").click()
    desk.page.locator(".table").wait_for(timeout=1000 * PATIENCE)
    for _ in range(200):
        if desk.act():
            break
        desk.page.wait_for_timeout(100)
    else:
        pytest.fail("by the key that is left the other seat is not played on")
    assert desk.problems == []
    assert phone.problems == []
    for guest in (desk, phone):
        guest.close()


SHORT = {"hands": ["skip:red red-1", "blue-2 blue-3"], "pile": "red-9"}
"""I hit my only opponent, who may not play then, and go out."""


def choose(guest: Guest, option: str) -> None:
    """Answer with this option: picked first, then sent."""
    guest.page.locator(f".table:not([data-sending]) [data-option='{option}']").first.click()
    guest.page.locator(f".table:not([data-sending]) [data-option='{option}']").last.click()


def test_a_match_that_is_over_stands_on_my_page_with_what_it_came_to(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, SHORT) as base:
        ada = Guest(browser, base)
        ada.open("/")
        ada.page.evaluate("localStorage.setItem('ruthless/player', JSON.stringify('k'.repeat(43)))")
        body = {"game": "frantic", "player": "Ada", "bots": ["easy"], "options": {"limit": 1}}
        table = posted(f"{base}/api/tables", {**body, "settings": {"clock": "off"}})
        ada.open(f"/t/{table['code']}#seat={table['token']}")
        ada.press("Deal the cards")
        for option in ("skip:red", "-> 1", "red-1"):
            choose(ada, option)
        ada.press("To the end")
        expect(ada.page.locator(".podium")).to_be_visible()

        ada.open("/me")
        counted(ada)
        expect(ada.page.get_by_role("region", name="The balance").locator("dd")).to_have_text(
            ["1", "1 100%", "1.0 / 2.0"]
        )
        expect(ada.page.locator(".ladders li")).to_have_text(
            [re.compile(r"You\s+\d+\.\d±"), re.compile(r"Tame\s+\d+\.\d±")]
        )
        expect(ada.page.locator(".nemesis")).to_contain_text("Nobody has aimed at you yet.")
        expect(ada.page.locator(".victim")).to_contain_text("You have aimed at Otto once. Skip does it for you.")
        assert barriers(ada.page) == []
        for path in ("/me", "/replay"):
            ada.open(path)
            row = ada.page.get_by_role("article").filter(has_text="Otto").filter(has=ada.page.locator("time"))
            expect(row).to_have_count(1)
            expect(row).to_contain_text("Won of 2")
        assert ada.problems == []
        ada.close()


def counted(guest: Guest) -> None:
    """Look at my page until the match that has just ended is counted, which happens beside everything else."""
    end = time.monotonic() + PATIENCE
    while not guest.page.get_by_role("region", name="The balance").count():
        assert time.monotonic() < end, guest.page.locator("main").inner_text()
        guest.page.reload()
        guest.page.get_by_role("region", name="Finished").wait_for(state="attached")
        guest.page.wait_for_timeout(200)


def played(base: str, key: str) -> None:
    """A match of Malta! to its end, against a bot, by whoever has this key."""
    seat = posted(
        f"{base}/api/tables", {"game": "malta", "player": "Ada", "bots": ["easy"], "settings": {"clock": "off"}}
    )
    player = Player(seat, lambda: base.removeprefix("http://"), 1, starts=True)
    player.key = key

    async def until_over() -> None:
        playing = asyncio.create_task(player.play())
        while not player.over:
            assert not playing.done()
            await asyncio.sleep(0.02)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing

    thread = threading.Thread(target=asyncio.run, args=(until_over(),))
    thread.start()
    thread.join(PATIENCE)
    assert player.over


def test_what_decided_a_match_of_mine_is_found_and_kept_and_it_is_seen_again(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, None) as base:
        played(base, "k" * 43)
        ada = Guest(browser, base)
        ada.open(f"/me#{'k' * 43}")
        counted(ada)
        ada.press("What decided it?")
        found = ada.page.locator(".turning li").or_(ada.page.get_by_text("No single turn decided it."))
        expect(found.first).to_be_visible()
        told = found.all_inner_texts()
        ada.page.reload()
        expect(found).to_have_text(told)
        expect(ada.page.get_by_role("button", name="What decided it?")).to_have_count(0)
        ada.open("/replay")
        expect(found).to_have_text(told)
        ada.press("Replay")
        expect(ada.page.get_by_role("slider")).to_be_visible()
        assert ada.problems == []
        ada.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_page_without_matches_keeps_nobody_out_and_a_second_key_asks_first(
    theme: str, base: str, browser: Browser
) -> None:
    guest = Guest(browser, base, phone=True, color_scheme=theme)
    guest.open("/me")
    expect(guest.page.get_by_text("Nothing yet.")).to_be_visible()
    assert barriers(guest.page) == []
    guest.open(f"/me#{'k' * 43}")
    guest.page.reload()
    guest.open("/")
    guest.open(f"/me#{'o' * 43}")
    expect(guest.page.get_by_role("heading", name="Whose device is this?")).to_be_visible()
    assert barriers(guest.page) == []
    guest.press("Stay who I am")
    assert guest.page.evaluate("JSON.parse(localStorage.getItem('ruthless/player'))") == "k" * 43
    assert guest.problems == []
    guest.close()


def test_two_of_one_name_are_two(base: str, browser: Browser) -> None:
    guest = Guest(browser, base, service_workers="block")
    zoe = {"name": "Zoe", "bot": None, "met": 2, "ahead": 0, "behind": 2, "hit": 1, "hit_by": 3}
    opponents = [{**zoe, "weapon": None, "own_weapon": None, "hit_by": times} for times in (3, 2)]
    guest.page.route("**/api/me/nemeses", lambda route: route.fulfill(json={"opponents": opponents}))
    guest.open("/")
    guest.page.evaluate("localStorage.setItem('ruthless/player', JSON.stringify('k'.repeat(43)))")
    guest.open("/me")
    guest.page.get_by_text("All accounts").click()
    expect(guest.page.get_by_role("rowheader", name="Zoe")).to_have_count(2)
    assert guest.problems == []
    guest.close()


def test_what_comes_late_does_not_bring_anybody_back_who_is_forgotten(base: str, browser: Browser) -> None:
    guest = Guest(browser, base, service_workers="block")  # what a worker fetches cannot be held back
    late: list[Route] = []
    guest.page.route("**/api/me/nemeses", lambda route: late.append(route))
    guest.open("/")
    guest.page.evaluate("localStorage.setItem('ruthless/player', JSON.stringify('k'.repeat(43)))")
    with guest.page.expect_request("**/api/me/nemeses"):
        guest.open("/me")
    guest.press("Forget me")
    guest.press("Yes. Forget me")
    expect(guest.page.get_by_text("Who? Never heard of you.")).to_be_visible()
    zoe = {"name": "Zoe", "bot": None, "met": 2, "ahead": 0, "behind": 2, "hit": 1, "hit_by": 3}
    late[0].fulfill(json={"opponents": [{**zoe, "weapon": None, "own_weapon": None}]})
    guest.page.wait_for_timeout(200)
    expect(guest.page.get_by_text("Zoe")).to_have_count(0)
    assert guest.problems == []
    guest.close()


def test_the_page_opens_without_a_network(base: str, browser: Browser) -> None:
    guest = Guest(browser, base)
    guest.open("/")
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()  # from now on the worker sees what is fetched
    guest.open("/me")
    expect(guest.page.get_by_text("Nothing yet.")).to_be_visible()
    guest.context.set_offline(True)
    guest.open("/me")
    expect(guest.page.get_by_text("Nothing yet.")).to_be_visible()
    guest.page.evaluate("localStorage.setItem('ruthless/player', JSON.stringify('k'.repeat(43)))")
    guest.page.reload()
    expect(guest.page.get_by_text("Your matches could not be fetched.").first).to_be_visible()
    guest.context.set_offline(False)
    guest.press("Try again")
    expect(guest.page.get_by_text("Nothing yet.")).to_be_visible()
    guest.close()
