"""A game, an expansion and a bot of another package in the browser: played to the end, and named to everybody."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.access_test import barriers
from tests.browser.kit import Guest, server
from tests.browser.matches_test import play_on, posted, two_people

pytestmark = pytest.mark.long

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ruthless_example"
BADGE = "From outside: ruthless-example"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers the example package."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(EXAMPLE / "src", site, dirs_exist_ok=True)
    info = site / f"ruthless_example-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
            for group, entries in project["entry-points"].items()
        )
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=":")
        with server(tmp_path_factory.mktemp("server"), "--hurried", "--allow", "ruthless-example") as address:
            yield address


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_game_from_outside_has_a_page_of_what_it_declares(theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, phone=theme == "light", color_scheme=theme)
    guest.open("/")
    guest.press("Climb, 2 to 4 players")
    expect(guest.page.get_by_role("heading", name="Climb", level=1)).to_be_visible()
    expect(guest.page.get_by_text(BADGE)).to_be_visible()
    cards = guest.page.locator("[data-kind]")
    expect(cards).to_have_count(6)
    guest.page.get_by_role("searchbox").fill("step 3")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("2 in the box")
    assert barriers(guest.page) == []
    cards.click()
    expect(guest.page.get_by_role("dialog", name="Step 3")).to_be_visible()
    assert barriers(guest.page) == []
    guest.page.keyboard.press("Escape")
    guest.press("Against bots")
    guest.until_asked()
    assert guest.problems == []
    guest.close()


def test_what_comes_from_outside_is_in_the_box_of_our_game(base: str, browser: Browser) -> None:
    guest = Guest(browser, base)
    guest.open("/games/frantic")
    guest.page.get_by_role("searchbox").fill("tavern")
    brought = guest.page.locator("[data-kind]")
    expect(brought).to_have_count(2)  # a card and an event
    brought.first.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Expansion")
    assert guest.problems == []
    guest.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_game_from_outside_is_played_to_its_end(theme: str, base: str, browser: Browser) -> None:
    guest = Guest(browser, base, phone=theme == "light", color_scheme=theme)
    guest.open("/")
    expect(guest.page.get_by_role("link", name=f"Climb, 2 to 4 players. {BADGE}")).to_be_visible()
    assert barriers(guest.page) == []
    guest.open("/rules/climb")
    expect(guest.page.get_by_role("heading", name="Rules: Climb")).to_be_visible()
    table = posted(f"{base}/api/tables", {"game": "climb", "player": "Ada", "bots": ["greedy"]})
    guest.open(f"/t/{table['code']}#seat={table['token']}")
    expect(guest.page.get_by_text("The game is from outside: ruthless-example")).to_be_visible()
    expect(guest.page.get_by_text("The bot greedy is from outside: ruthless-example")).to_be_visible()
    expect(guest.page.get_by_role("main").get_by_role("heading", name="Climb")).to_be_visible()
    guest.press("Deal the cards")
    guest.until_asked()
    expect(guest.page.get_by_text(BADGE)).to_be_visible()
    for field in ("Draw pile", "Steps"):
        expect(guest.page.get_by_role("heading", name=field)).to_be_visible()
    assert barriers(guest.page) == []
    play_on([guest])
    assert guest.problems == []
    guest.close()


def test_an_expansion_from_outside_is_named_to_everybody(base: str, browser: Browser) -> None:
    options = {"expansions": ["tavern"]}
    table = posted(f"{base}/api/tables", {"game": "frantic", "player": "Ada", "options": options, "bots": ["easy"]})
    guest = Guest(browser, base)
    watching = Guest(browser, base, phone=True)
    guest.open(f"/t/{table['code']}#seat={table['token']}")
    watching.open(f"/t/{table['code']}")
    for one in (guest, watching):
        expect(one.page.get_by_text("The expansion tavern is from outside: ruthless-example")).to_be_visible()
    guest.press("Deal the cards")
    for one in (guest, watching):
        one.page.locator(".table").wait_for()
        expect(one.page.get_by_text(BADGE)).to_be_visible()
        assert one.problems == []
        one.close()


@pytest.mark.parametrize(("game", "options"), [("climb", {}), ("frantic", {"expansions": ["tavern"], "limit": 15})])
def test_two_people_play_it_to_its_end(game: str, options: dict[str, object], base: str, browser: Browser) -> None:
    ada, mia = two_people(browser, base, game, options=options)
    play_on([ada, mia])
    for one in (ada, mia):
        assert one.problems == []
        one.close()
