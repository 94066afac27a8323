"""Every screen in both themes: nothing that keeps people out, nothing too heavy for a first look."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.kit import Guest

LIGHTEST = 70_000
"""Bytes of compressed JavaScript that a first look may cost."""
POINTS = {"frantic": "Frantic", "frantic-board": "Frantic: the board game", "malta": "Malta!"}


_AT_REST = """() => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  const rests = (one) => one.effect?.getComputedTiming().iterations === Infinity || one.finish();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    rests(one);
    return one;
  };
  document.getAnimations().forEach(rests);
}"""
"""A fade that is half done has no contrast yet, and the bots play on while we look: from now on nothing fades."""


def barriers(page: Page) -> list[str]:
    """What axe calls serious or critical, and where, once everything has come to rest."""
    page.wait_for_timeout(400)
    page.evaluate(_AT_REST)
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {[why['message'] for why in node['any']]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_home_rules_and_lobby_keep_nobody_out(theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, color_scheme=theme)
    guest.open("/")
    guest.page.get_by_role("button", name="Start a table").wait_for()
    assert barriers(guest.page) == []
    guest.open("/rules/frantic")
    guest.page.get_by_text("12.7").first.wait_for()
    assert barriers(guest.page) == []
    guest.open("/")
    guest.press("Start a table")
    assert barriers(guest.page) == []
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_role("dialog").get_by_role("button").last.click()
    guest.page.get_by_role("button", name="Add a bot").wait_for()
    assert barriers(guest.page) == []
    assert guest.problems == []
    guest.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_set_and_what_waits_for_me_keep_nobody_out(theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, phone=theme == "light", color_scheme=theme)
    guest.open("/")
    guest.press("Join with a code")
    guest.page.get_by_role("dialog").wait_for()
    assert barriers(guest.page) == []
    guest.page.keyboard.press("Escape")
    guest.press("Preferences")
    guest.page.locator("[data-calls]").wait_for()
    assert barriers(guest.page) == []
    guest.page.keyboard.press("Escape")
    guest.press("Start a table")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_text("A day a turn").click()
    guest.page.get_by_text("10 min", exact=True).wait_for()
    assert barriers(guest.page) == []
    guest.press("Set the table")
    guest.press("Add a bot")
    guest.press("Nasty")
    guest.page.get_by_text("Otto").first.wait_for()
    assert barriers(guest.page) == []
    guest.press("Deal the cards")
    guest.until_asked()
    guest.menu().get_by_role("group", name="Somebody attacks you").wait_for()
    assert barriers(guest.page) == []
    path = guest.page.url.removeprefix(base)
    guest.open("/")
    guest.page.locator(f"a[href='{path}']").first.wait_for()
    assert barriers(guest.page) == []
    assert guest.problems == []
    guest.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", POINTS)
def test_tables_keep_nobody_out(game: str, theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, phone=theme == "light", color_scheme=theme)
    guest.open("/")
    guest.press("Play the bots")
    guest.page.get_by_text(POINTS[game], exact=True).last.click()
    guest.press("Deal now")
    guest.until_asked()
    assert barriers(guest.page) == []
    for _ in range(4):
        guest.act()
        guest.page.wait_for_timeout(100)
    # axe looks at one thing after the other: nobody may move on meanwhile
    guest.page.locator(".table[data-ask], .podium").first.wait_for()
    assert barriers(guest.page) == []
    assert guest.problems == []
    guest.close()


def test_whoever_closes_a_dialog_is_where_they_were(base: str, browser: Browser) -> None:
    guest = Guest(browser, base, keyboard=True)
    guest.open("/")
    guest.press("Play the bots")
    guest.page.get_by_role("dialog").wait_for()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("button", name="Play the bots")).to_be_focused()
    guest.press("Start a table")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.keyboard.press("Enter")
    guest.press("Menu")
    guest.press("Call me something else")  # one dialog after the other
    guest.page.get_by_role("dialog", name="Call me something else").wait_for()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("button", name="Menu")).to_be_focused()
    assert guest.problems == []
    guest.close()


def test_a_first_look_is_light(base: str, browser: Browser, tmp_path: Path) -> None:
    guest = Guest(browser, base)
    scripts: list[Response] = []
    guest.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    guest.open("/")
    guest.page.get_by_role("button", name="Start a table").wait_for()
    guest.page.wait_for_timeout(1000)
    weight = sum(len(gzip.compress(one.body())) for one in scripts if "worker" not in one.url)
    assert 0 < weight <= LIGHTEST, f"{weight} bytes"
    guest.close()
