"""The page of a report: whole, by itself, in the colours of light and dark, and it says what the figures say."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from ruthless.kernel.game import GAMES
from ruthless.lab.plans import Plan
from ruthless.lab.report import sentences
from ruthless.lab.report.counting import WHOLE, Survey, count_several
from ruthless.lab.report.figures import Figures, figures
from ruthless.lab.report.figures_test import COUNTS, OUT
from ruthless.lab.report.page import page
from ruthless.lab.statistics import Estimate

pytest.importorskip("matplotlib")

METHOD = {
    "game": "frantic",
    "bots": ["uniform", "uniform"],
    "options": {"limit": 30},
    "against": {"limit": "</script>"},
    "seed": "seven",
    "rules_version": 2,
    "version": "0",
    "command": "ruthless report frantic",
}


class Checker(HTMLParser):
    """Sees to it that every element is closed, and notes ids and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "use", "path"):
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.addresses += [value for name, value in attrs if name in ("href", "src", "xlink:href") and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("use", "path"):
            assert self.open.pop() == tag


def surveyed(game: str, *players: int) -> Figures:
    short = {} if game == "malta" else {"limit": 30}
    plans = tuple(Plan.checked(game, one, "page", short, ["uniform"]) for one in players)
    other = {"limit": 20} if game == "frantic" else None
    return figures(game, count_several(Survey(plans, other), range(12 * len(plans))))


@pytest.mark.parametrize(("game", "players"), [("frantic", (2, 5)), ("frantic-board", (3,)), ("malta", (2,))])
def test_a_page_is_whole_and_needs_nothing_else(game: str, players: tuple[int, ...]) -> None:
    assert game in GAMES
    found = surveyed(game, *players)
    text = page(found, "A game", {**METHOD, "game": game})
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert len(checker.ids) == len(set(checker.ids))
    assert all(address.startswith("#") for address in checker.addresses)
    assert "http" not in text.replace("http://www.w3.org/1999/xlink", "")
    assert set(re.findall(r"var\(--([a-z]+)\)", text)) <= set(re.findall(r"--([a-z]+):", text))
    assert "DejaVu" not in text, "pictures have the page's typeface"
    assert not re.search(r"#0\dfe|#[0-9a-f]{4}fe", text), "a colour of the page was not put in"
    assert ("<h2>Events</h2>" in text) is (game != "malta" and bool(found.events))
    assert ("<h2>Points</h2>" in text) is (game != "malta")
    assert ("<h2>Who is out when</h2>" in text) is (game == "malta")
    assert "<h2>Cards where they are held</h2>" in text
    assert ("<h2>How often the lead changes</h2>" in text) is any(
        one.lead_changes and one.lead_changes.mean.value for one in found.seatings
    )
    data = text.partition('id="report">')[2].partition("</script>")[0]
    assert json.loads(data)["figures"] == found.as_json()
    assert json.loads(data)["method"]["against"] == METHOD["against"]


def test_sentences_say_what_the_figures_say() -> None:
    found = figures("frantic", COUNTS)
    said = " ".join(sentences.about_wins(found.seatings))
    assert "who has the first turn wins 55.0 % (45.2–64.4): no advantage" in said
    assert "seat 0 wins 60.0 % (50.2–69.1)" in said
    assert "seat 1 wins 40.0 % (30.9–49.8)" in said
    assert "By bot" not in said
    mixed = figures("frantic", {**COUNTS, "2/bot/uniform": 20 * WHOLE, "2/bot/sensible": 80 * WHOLE})
    said = " ".join(sentences.about_wins(mixed.seatings))
    assert "all its seats together: sensible 80.0 % (71.1–86.7) and uniform 20.0 % (13.3–28.9)" in said
    assert "With 2 players a match takes 20 decisions and 2.00 rounds" in sentences.about_lengths(found.seatings)[0]
    said = " ".join(sentences.about_cards(found.cards, found.unit))
    assert "Gift (1.5)" in said
    assert "No card is clearly good" in said
    assert "association, not cause" in said
    said = " ".join(sentences.about_events(found.events, found.unit))
    assert "Worst: Market -25.0" in said
    assert "0.50 events happen in a round" in said
    assert "Gift makes 75 % of all attacks" in sentences.about_attacks_by(list(found.attacks_by.items()))[0]
    said = " ".join(sentences.about_differences(found.differences[2]))
    assert "Rounds: 2.00 → 3.00, a difference of +1.00 (+0.80 to +1.20)" in said


def test_what_never_happens_by_the_first_house_rules_can_be_compared() -> None:
    nothing = {"2/measure/events": 0, "2/against/measure/events": 100}
    found = figures("frantic", {**COUNTS, **nothing, "2/paired/events/sum": 100, "2/paired/events/squares": 199})
    text = page(found, "A game", METHOD)
    assert "Events: 0.00 → 1.00, a difference of +1.00" in text


def test_a_bot_that_never_wins_is_named() -> None:
    found = figures("frantic", {**COUNTS, "2/bot/sensible": 0})
    assert "uniform 100.0 % (96.3–100.0) and sensible 0.0 % (0.0–3.7)" in sentences.about_wins(found.seatings)[0]


def test_seats_are_numbered_from_0_and_places_from_1() -> None:
    from ruthless.lab.report import pictures

    assert sentences.measure_name("seat 0") == "Wins of seat 0"
    found = surveyed("frantic", 3).main
    rows = [one for one in written(pictures.wins([found], "")) if "%" not in one]
    assert rows == ["3 players  0", "1", "2", "By seat", "1st", "2nd", "3rd", "By order of play"]
    even = [[0, 40, 40], [40, 0, 40], [40, 40, 0]]
    rows = [one for one in written(pictures.attacks(replace(found, attacks=even, standing=even), "")) if one != "50"]
    by_seat = ["0", "1", "2", "seat of the victim", "0", "1", "2", "seat of the attacker"]
    by_place = ["1", "2", "3", "place of the victim", "1", "2", "3", "place of the attacker"]
    assert rows == by_seat + by_place


def written(svg: str) -> list[str]:
    """The words and numbers of a picture."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_a_share_is_said_with_its_interval() -> None:
    assert sentences.percent(Estimate(0.261, 0.255, 0.267)) == "26.1 % (25.5–26.7)"
    assert sentences.points(Estimate(-0.012, -0.02, 0.0)) == "-1.2 (-2.0 to +0.0)"
    assert sentences.listed(["a", "b", "c"]) == "a, b and c"


def test_what_is_said_of_turns_losses_and_the_lead() -> None:
    found = figures("malta", OUT)
    said = " ".join(sentences.about_lengths(found.seatings))
    assert "The median is 12 turns in all and 4 for a player; nine of ten players have 3 to 4." in said
    said = " ".join(sentences.about_losses(found.seatings))
    assert "out before having had a second turn in 40.0 % (30.9–49.8) of the matches" in said
    assert "Why one is out: no cards left 65 %, no way to move 30 % and odd 5 %." in said
    assert "Before a second turn: no way to move 100 %. 0.05 come back in a match." in said
    said = " ".join(sentences.about_lead(found.seatings))
    assert "the lead changes 1.6 (1.4–1.8) times in a match" in said
    assert "most cards of those who are not out" in said
    assert "Least often: Shove 75.0 % (64.5–83.2)" in sentences.about_plays(found.cards, found.unit)[0]
    assert "No card clearly goes with winning." in sentences.about_plays(found.cards, found.unit)
