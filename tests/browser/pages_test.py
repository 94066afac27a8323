"""The pages of the games and their rulebooks: what is in the box, drawn and in words, and a table at once."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from playwright.sync_api import Browser, Page, expect

from ruthless.kernel.game import GAMES
from ruthless.texts import Words
from tests.browser.access_test import barriers
from tests.browser.kit import Guest
from tests.browser.matches_test import posted

LOCALES = {"en": "en-GB", "fr": "fr-CH", "de": "de-CH"}
SOUGHT = {"frantic": "gift", "frantic-board": "snail", "malta": "shove"}
"""A kind that each game is asked for."""

for_every_game = pytest.mark.parametrize("game", SOUGHT)
in_every_language = pytest.mark.parametrize("language", LOCALES)


def internal(game: str) -> list[str]:
    """Names that are written as no language would write them: nobody should ever read one."""
    rules = fields(GAMES[game].options)
    names = {kind.name for kind in GAMES[game].kinds} | {one.name for one in rules}
    names |= {str(value) for one in rules for value in one.metadata["values"]} | set(GAMES[game].options.presets)
    return sorted(name for name in names if "_" in name or "-" in name)


def shown_of(page: Page, names: list[str]) -> list[str]:
    """The internal names that a page shows, or reads out."""
    text = page.evaluate(
        """() => [document.body.innerText, document.body.textContent,
            ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join(' ')"""
    )
    return [name for name in names if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]


@for_every_game
@in_every_language
def test_a_page_shows_the_box_and_leads_to_a_table_at_once(
    game: str, language: str, base: str, browser: Browser
) -> None:
    words = Words(game, language)
    guest = Guest(browser, base, phone=language == "fr", locale=LOCALES[language])
    page = guest.page
    guest.open("/")
    page.locator(f"a[href='/games/{game}']").click()
    entries = page.locator("[data-kind]")
    expect(entries).to_have_count(len(GAMES[game].kinds))
    expect(page.locator(".miniature")).to_have_count(3)
    assert shown_of(page, internal(game)) == []
    kind = SOUGHT[game]
    name = words.say(f"card-{kind}")
    page.get_by_role("searchbox").fill(name.upper())
    expect(page.locator(f"[data-kind={kind}]")).to_be_visible()
    expect(entries).not_to_have_count(len(GAMES[game].kinds))
    page.locator(f"[data-kind={kind}]").click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_contain_text(words.about(f"card-{kind}"))
    assert shown_of(page, internal(game)) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(".alone .main").click()
    guest.until_asked()
    assert guest.problems == []
    guest.close()


@for_every_game
@in_every_language
def test_a_rulebook_is_read_in_words_and_draws_what_it_speaks_of(
    game: str, language: str, base: str, browser: Browser
) -> None:
    words = Words(game, language)
    guest = Guest(browser, base, phone=language == "de", locale=LOCALES[language])
    guest.open(f"/rules/{game}")
    page = guest.page
    name = words.say(f"card-{SOUGHT[game]}")
    beside = page.get_by_role("button", name=re.compile(re.escape(name))).first
    beside.wait_for()
    expect(page.locator(".miniature")).to_have_count(3)
    assert shown_of(page, internal(game)) == []
    beside.click()
    expect(page.get_by_role("dialog", name=name)).to_contain_text(words.about(f"card-{SOUGHT[game]}"))
    assert guest.problems == []
    guest.close()


def test_no_game_is_shown_by_the_rules_of_another(base: str, browser: Browser) -> None:
    guest = Guest(browser, base, service_workers="block")  # what a worker fetches cannot be refused
    guest.open("/rules/frantic")
    guest.page.locator("main section li").first.wait_for()
    guest.page.route("**/api/games/malta/rules?*", lambda route: route.abort())
    guest.page.get_by_role("navigation").get_by_role("link", name="Malta!").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    expect(guest.page.locator("main section li")).to_have_count(0)
    guest.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@for_every_game
def test_pages_keep_nobody_out(game: str, theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, phone=theme == "light", color_scheme=theme)
    guest.open(f"/games/{game}")
    entries = guest.page.locator("[data-kind]")
    entries.first.wait_for()
    assert barriers(guest.page) == []
    entries.first.click()
    guest.page.get_by_role("dialog").wait_for()
    assert barriers(guest.page) == []
    guest.open(f"/rules/{game}")
    guest.page.locator(".miniature").first.wait_for()
    assert barriers(guest.page) == []
    assert guest.problems == []
    guest.close()


def test_the_box_is_searched_and_walked_by_keyboard(base: str, browser: Browser) -> None:
    guest = Guest(browser, base, keyboard=True)
    guest.open("/games/frantic")
    page = guest.page
    page.locator("[data-kind]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("wish for a colour")
    found = page.locator("[data-kind]")
    expect(found.first).to_be_visible()
    kinds = [one.get_attribute("data-kind") for one in found.all()]
    assert 1 < len(kinds) < 20
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.kind") == kinds[1]
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    before = dialog.get_by_role("heading").inner_text()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading")).not_to_have_text(before)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.kind") == kinds[2]
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.type") == "search"
    page.keyboard.press("Escape")
    expect(found).to_have_count(len(GAMES["frantic"].kinds))
    assert guest.problems == []
    guest.close()


def test_a_family_never_reads_the_rude_name(base: str, browser: Browser) -> None:
    guest = Guest(browser, base)
    guest.open("/")
    guest.page.evaluate("localStorage.setItem('ruthless/settings', JSON.stringify({ family: true, language: 'en' }))")
    guest.open("/games/frantic")
    card = guest.page.locator("[data-kind=fuck-you]")
    expect(card).to_contain_text("Get Lost")
    assert "Fuck" not in guest.page.evaluate("document.body.textContent")
    guest.open("/rules/frantic#4.8")
    guest.page.get_by_role("button", name="Get Lost").first.wait_for()
    assert "Fuck" not in guest.page.evaluate("document.body.textContent")
    guest.close()


def test_with_friends_makes_a_table_and_asks_for_a_name_once(base: str, browser: Browser) -> None:
    guest = Guest(browser, base)
    guest.open("/games/malta")
    guest.press("With friends")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.press("Set the table")
    guest.page.get_by_role("button", name="Add a bot").wait_for()
    guest.open("/games/malta")
    guest.press("With friends")
    guest.page.get_by_role("button", name="Add a bot").wait_for()
    assert guest.problems == []
    guest.close()


def test_the_list_of_tables_says_how_long_a_turn_may_take(base: str, browser: Browser) -> None:
    settings = {"open": True, "clock": "three-days", "name": "Slow Sunday"}
    posted(f"{base}/api/tables", {"game": "malta", "player": "Dora", "settings": settings})
    guest = Guest(browser, base)
    guest.open("/")
    row = guest.page.locator("li", has_text="Slow Sunday")
    expect(row).to_contain_text("Malta! · Dora · Three days a turn · 5 seats free")
    assert guest.problems == []
    guest.close()
