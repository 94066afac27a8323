"""A player's own page: matches without an account, carried to another device, and forgotten."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.access_test import barriers
from tests.browser.kit import PATIENCE, Guest, server


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
    guest.page.locator(".table[data-ask]").wait_for(timeout=1000 * PATIENCE)
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


def test_the_page_opens_without_a_network(base: str, browser: Browser) -> None:
    guest = Guest(browser, base)
    guest.open("/")
    guest.page.evaluate("navigator.serviceWorker.ready")
    guest.page.reload()  # from now on the worker sees what is fetched
    guest.open("/me")
    expect(guest.page.get_by_text("Nothing yet.")).to_be_visible()
    guest.context.set_offline(True)
    guest.open("/me")
    expect(guest.page.get_by_role("main")).to_be_visible()
    guest.close()
