"""A table with people who come and go: the host's tools, a seat on another device, and who talks too much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.kit import Guest
from tests.browser.matches_test import posted


class Company(NamedTuple):
    """Ada opened the table, Mia sat down at it."""

    ada: Guest
    mia: Guest
    path: str


@pytest.fixture
def company(base: str, browser: Browser) -> Iterator[Company]:
    table = posted(
        f"{base}/api/tables", {"game": "frantic", "player": "Ada", "settings": {"clock": "off", "name": "Grudge"}}
    )
    path = f"/t/{table['code']}"
    ada, mia = Guest(browser, base), Guest(browser, base, phone=True)
    ada.open(f"{path}#seat={table['token']}")
    mia.open(path)
    mia.page.get_by_label("Your name").fill("Mia")
    mia.press("Sit down")
    mia.press("I am ready")
    row(ada, "Mia").get_by_text("Ready", exact=True).wait_for()
    yield Company(ada, mia, path)
    for guest in (ada, mia):
        guest.close()


def row(guest: Guest, name: str) -> Locator:
    """Somebody's seat in the lobby."""
    return guest.page.get_by_role("listitem").filter(has=guest.page.get_by_text(name, exact=True))


def dealt(company: Company) -> None:
    """Play begins; both are at the table."""
    company.ada.press("Deal the cards")
    for guest in (company.ada, company.mia):
        guest.page.locator(".table").wait_for()


def absent(guest: Guest) -> None:
    """The browser is put away, its storage is kept."""
    guest.page.goto("about:blank")


def test_whoever_has_sat_down_and_goes_to_another_page_is_not_there_any_more(company: Company) -> None:
    company.mia.page.get_by_role("link", name="Home").click()
    expect(row(company.ada, "Mia").get_by_text("Away", exact=True)).to_be_visible()


def test_a_host_takes_a_seat_away_and_whoever_sat_there_is_told(company: Company) -> None:
    row(company.ada, "Mia").get_by_role("button", name="What to do with Mia").click()
    company.ada.press("Take the seat away")
    expect(row(company.ada, "Mia")).to_have_count(0)
    company.mia.page.get_by_text("You no longer have a seat at this table.").wait_for()
    company.mia.press("Come in as a guest")
    company.mia.page.get_by_label("Your name").wait_for()


def test_a_host_hands_the_table_over(company: Company) -> None:
    expect(company.mia.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    row(company.ada, "Mia").get_by_role("button", name="What to do with Mia").click()
    company.ada.press("Make Mia the host")
    company.mia.press("Add a bot")
    company.mia.press("Nasty")
    row(company.ada, "Otto").wait_for()
    expect(company.ada.page.get_by_role("button", name="Add a bot")).to_have_count(0)


def test_when_the_host_is_gone_another_takes_over(company: Company) -> None:
    expect(company.mia.page.get_by_role("button", name="take over")).to_have_count(0)
    absent(company.ada)
    company.mia.press("The host is away: take over")
    company.mia.page.get_by_role("button", name="Add a bot").wait_for()
    company.ada.open(company.path)
    row(company.ada, "Ada").get_by_text("You", exact=True).wait_for()
    expect(company.ada.page.get_by_role("button", name="Add a bot")).to_have_count(0)


def test_a_bot_sits_in_for_the_absent_until_they_take_the_seat_back(company: Company) -> None:
    dealt(company)
    expect(company.ada.menu().get_by_role("button", name="Let a bot play")).to_have_count(0)
    absent(company.mia)
    company.ada.press("Let a bot play")
    company.ada.page.get_by_role("dialog").get_by_text("Bot sits in").wait_for()
    company.mia.open(company.path)
    company.mia.page.get_by_role("heading", name="A bot plays for you").wait_for()
    company.mia.press("Take my seat back")
    expect(company.mia.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(company.ada.page.get_by_text("Bot sits in")).to_have_count(0)


def test_during_a_match_hosting_is_handed_over_and_taken_over(company: Company) -> None:
    dealt(company)
    company.ada.menu().get_by_role("button", name="Make host").click()
    expect(company.ada.page.get_by_role("button", name="Make host")).to_have_count(0)
    sheet = company.mia.menu()
    sheet.get_by_role("button", name="Make host").wait_for()
    absent(company.mia)
    company.ada.press("The host is away: take over")
    company.ada.press("Let a bot play")
    company.ada.page.get_by_role("dialog").get_by_text("Bot sits in").wait_for()


def test_whoever_reads_the_rules_is_not_disturbed_by_who_comes_and_goes(company: Company) -> None:
    dealt(company)
    page, fetched = company.ada.page, list[str]()
    page.on("request", lambda request: fetched.append(request.url) if "/rules?" in request.url else None)
    page.get_by_role("tab", name="Rules").click()
    page.locator(".rules .rule").first.wait_for()
    for _ in range(2):
        absent(company.mia)
        page.get_by_text("Away", exact=True).first.wait_for()
        company.mia.open(company.path)
        expect(page.get_by_text("Away", exact=True)).to_have_count(0)
    assert len(fetched) == 1
    expect(page.locator(".rules .rule").first).to_be_visible()


def test_the_link_to_a_seat_leads_another_device_to_the_same_hand(company: Company, browser: Browser) -> None:
    dealt(company)
    ada = company.ada
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.menu().get_by_role("button", name="Copy the link to my seat").click()
    ada.page.get_by_text("Copied").wait_for()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    other = Guest(browser, ada.base, phone=True)
    other.page.goto(link)
    other.page.locator("[data-card]:visible").first.wait_for()
    expect(other.page.locator("[data-card]")).to_have_count(ada.page.locator("[data-card]").count())
    hands = [
        guest.page.eval_on_selector_all("[data-card]", "cards => cards.map(one => one.dataset.card).sort()")
        for guest in (ada, other)
    ]
    assert hands[0] == hands[1]
    assert "seat=" not in other.page.url
    other.close()


def test_a_link_that_nothing_can_copy_is_shown(base: str, browser: Browser) -> None:
    ada = Guest(browser, base, phone=True)
    ada.page.add_init_script("delete Navigator.prototype.clipboard; document.execCommand = () => false")
    ada.open()
    ada.press("Start a table")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("dialog").get_by_role("button").last.click()
    ada.press("Copy")
    expect(ada.page.get_by_role("dialog").get_by_text("/t/")).to_be_visible()
    expect(ada.page.get_by_text("Copied")).to_have_count(0)
    assert ada.problems == []
    ada.close()


def test_whoever_is_muted_is_read_no_more_until_unmuted(company: Company) -> None:
    dealt(company)
    ada, mia = company.ada.page, company.mia.page
    company.mia.press("Chat")

    def says(page: Page, text: str) -> None:
        page.get_by_label("Say something you will regret").fill(text)
        page.get_by_role("button", name="Send").click()
        page.get_by_text(text).first.wait_for()  # at the face, in the chat or both

    says(mia, "Green, please.")
    ada.get_by_role("tab", name="Chat 1").click()
    heard = ada.get_by_role("list", name="Chat")
    heard.get_by_role("button", name="Mute Mia").click()
    expect(heard.get_by_text("Green, please.")).to_have_count(0)
    ada.get_by_role("tab", name="What happened").click()
    says(mia, "Or blue.")
    says(ada, "No.")  # whoever reads this has got all that was said before
    expect(ada.get_by_text("Or blue.")).to_have_count(0)
    expect(ada.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("button", name="Hear everybody again").click()
    heard.get_by_text("Or blue.").wait_for()
