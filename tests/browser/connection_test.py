"""Losing the connection, reloading, a second tab, another device: everything is found as it was."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.kit import PATIENCE, Guest, free_port, server
from tests.browser.matches_test import posted


def sat_down(browser: Browser, base: str, **how: bool) -> Guest:
    """Somebody who plays Frantic against bots, and is asked something."""
    guest = Guest(browser, base, **how)  # type: ignore[arg-type]
    guest.open("/")
    guest.press("Play the bots")
    guest.press("Deal now")
    until_asked(guest)
    return guest


def until_asked(guest: Guest) -> str:
    """Wait for a question; its id."""
    guest.until_asked()
    ask = guest.page.locator(".table").get_attribute("data-ask")
    assert ask is not None
    return ask


def until_past(page: Page, ask: str) -> None:
    """Wait until that question is no longer open."""
    end = time.monotonic() + PATIENCE
    while page.evaluate("document.querySelector('.table')?.dataset.ask ?? null") == ask:
        assert time.monotonic() < end, "the answer was lost"
        page.wait_for_timeout(50)


def cards(guest: Guest) -> list[str]:
    """The hand, as it lies there."""
    return sorted(guest.page.evaluate("[...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"))


def test_within_two_presses_somebody_plays_against_bots(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--hurried") as base:
        guest = sat_down(browser, base)
        before = until_asked(guest)
        while guest.page.locator(".table").get_attribute("data-ask") == before:
            guest.act()
        assert guest.problems == []
        guest.close()


@pytest.mark.parametrize("what", ["words-en-frantic", "frantic", "Table"])
def test_a_table_opens_as_soon_as_what_did_not_come_does(what: str, browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--hurried") as base:
        guest = Guest(browser, base, service_workers="block")  # what a worker fetches cannot be refused
        file = re.compile(rf"/assets/{what}-[\w-]{{8}}\.js$")
        guest.page.route(file, lambda route: route.abort())
        guest.open("/")
        guest.press("Play the bots")
        with guest.page.expect_event("requestfailed"):
            guest.press("Deal now")
        guest.page.wait_for_timeout(500)
        assert guest.page.locator(".table").count() == 0
        guest.page.unroute(file)
        until_asked(guest)
        guest.close()


def test_a_reload_and_a_second_tab_find_the_same_question_and_hand(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--hurried") as base:
        guest = sat_down(browser, base)
        ask, hand = until_asked(guest), cards(guest)
        guest.page.reload()
        assert (until_asked(guest), cards(guest)) == (ask, hand)
        tab = guest.context.new_page()
        tab.goto(guest.page.url)
        tab.locator(".table[data-ask]").wait_for()
        assert tab.locator(".table").get_attribute("data-ask") == ask
        while guest.page.locator(".table").get_attribute("data-ask") == ask:
            guest.act()
        until_past(tab, ask)
        guest.close()


def test_another_device_takes_the_seat_by_its_link(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--hurried") as base:
        guest = sat_down(browser, base)
        ask, hand = until_asked(guest), cards(guest)
        kept = guest.page.evaluate("JSON.stringify(localStorage)").replace("\\", "")
        token = kept.partition('"token":"')[2].partition('"')[0]
        other = Guest(browser, base, phone=True)
        other.open(f"{guest.page.url.removeprefix(base)}#seat={token}")
        assert (until_asked(other), cards(other)) == (ask, hand)
        assert token not in other.page.url
        other.close()
        guest.close()


def test_a_cut_in_mid_decision_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    """The line is cut just after the answer has left: it is sent again, and takes effect once."""
    with server(tmp_path, "--hurried") as base:
        guest = Guest(browser, base)
        cuts = {"wanted": False, "made": 0}

        def relay(route: WebSocketRoute) -> None:
            line = route.connect_to_server()

            def out(message: str | bytes) -> None:
                line.send(message)
                if cuts["wanted"] and '"answer"' in str(message):
                    cuts["wanted"] = False
                    cuts["made"] += 1
                    route.close(code=1011)

            route.on_message(out)

        guest.page.route_web_socket("**/api/tables/*/socket", relay)
        guest.open("/")
        guest.press("Play the bots")
        guest.press("Deal now")
        for _ in range(5):
            ask = until_asked(guest)
            cuts["wanted"] = True
            while cuts["wanted"] and guest.page.locator(".table").get_attribute("data-ask") == ask:
                guest.act()  # the first press may only put a picture aside that covers the table
                guest.page.wait_for_timeout(30)
            until_past(guest.page, ask)
        assert cuts["made"] >= 4
        guest.close()


def test_a_server_that_dies_and_comes_back_is_met_where_it_was_left(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, "--hurried", port=port) as base:
        guest = sat_down(browser, base)
        ask, hand = until_asked(guest), cards(guest)
    guest.page.wait_for_timeout(500)
    with server(tmp_path, "--hurried", port=port):
        guest.page.wait_for_timeout(6000)
        assert (until_asked(guest), cards(guest)) == (ask, hand)
        while guest.page.locator(".table").get_attribute("data-ask") == ask:
            guest.act()
        guest.close()


def test_without_a_connection_the_seconds_until_a_bot_sits_in_are_counted(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path) as base:
        table = posted(f"{base}/api/tables", {"game": "frantic", "player": "Ada", "bots": ["easy"]})
        guest = Guest(browser, base, phone=True)
        guest.open(f"/t/{table['code']}#seat={table['token']}")
        guest.press("Deal the cards")
        until_asked(guest)
        guest.context.set_offline(True)
        band = guest.page.locator(".band")
        expect(band).to_contain_text("A bot plays in")
        first = band.locator(".text").inner_text()
        expect(band.locator(".text")).not_to_have_text(first)
        expect(band).to_contain_text("A bot plays in")
        expect(band.locator(".number")).to_have_count(0)
        guest.close()
