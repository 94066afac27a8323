"""Tournaments: who wins, who comes in before whom, the same on any number of processes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.matches import MatchOutcome, Row
from ruthless.lab.plans import Tournament
from ruthless.lab.statistics import rate
from ruthless.lab.tournament import Meeting, Scoreboard, hold

QUICK = {"limit": 1}


class Fixed(Tournament):
    """A tournament whose seating is known: numbers rise with the seats."""

    def seating(self, index: int) -> list[int]:
        return [seat % len(self.bots) for seat in range(self.players)]


def board(players: int, *outcomes: list[int]) -> Scoreboard:
    board = Scoreboard(Fixed("frantic", players, "seven", {}, ("a", "b", "c"), rotate=True))
    for index, places in enumerate(outcomes):
        board.count(index, MatchOutcome(places, [0] * players, 1, 10))
    return board


def test_wins_places_and_meetings_are_counted() -> None:
    counted = board(3, [1, 2, 3], [1, 1, 3], [3, 1, 2], [1, 2, 2])
    order, entrants = counted.entrants()
    assert [entrant.name for entrant in entrants] == ["abc"[bot] for bot in order]
    assert sorted((one.name, one.matches, one.seats, one.wins, one.mean_place) for one in entrants) == [
        ("a", 4, 4, 2.5, 1.5),
        ("b", 4, 4, 1.5, 1.5),
        ("c", 4, 4, 0, 2.5),
    ]
    assert counted.meetings([0, 1, 2]) == (
        Meeting("a", "b", 4, 4, before=2, level=1),
        Meeting("a", "c", 4, 4, before=3, level=0),
        Meeting("b", "c", 4, 4, before=3, level=1),
    )
    assert counted.meetings([2, 1])[0] == Meeting("c", "b", 4, 4, before=0, level=1)
    assert counted.meetings([0, 1])[0].rate["share"] == 2.5 / 4


def test_a_bot_with_two_seats_counts_with_both_but_makes_it_no_surer() -> None:
    counted = board(4, [1, 2, 3, 4], [3, 2, 1, 4])
    _, entrants = counted.entrants()
    first = next(one for one in entrants if one.name == "a")
    assert (first.matches, first.seats, first.wins) == (2, 4, 1)
    assert first.win_rate == rate(0.5, 2)
    (meeting,) = counted.meetings([0, 1])
    assert meeting == Meeting("a", "b", 2, 4, before=1, level=0)
    assert meeting.rate == rate(0.5, 2)


def test_a_tournament_is_the_same_on_any_number_of_processes_and_from_its_journal(tmp_path: Path) -> None:
    def held(games: int, processes: int) -> object:
        standings = hold(
            "frantic", bots, 3, games, "seven", QUICK, processes, journal=tmp_path / f"journal-{processes}"
        )
        return replace(standings, effort=None)  # type: ignore[arg-type]

    bots = ["uniform", "casual", "sensible"]
    alone = held(30, 1)
    held(12, 2)
    assert held(30, 2) == alone


def test_a_journal_may_be_plain_text(tmp_path: Path) -> None:
    for played in (3, 0):
        standings = hold("frantic", ["uniform", "casual"], 3, 3, 0, QUICK, journal=str(tmp_path / "journal"))
        assert standings.effort.played == played


def test_standings_are_plain_data_sorted_by_rating() -> None:
    rows: list[Row] = []
    standings = hold("frantic", ["uniform", "sensible"], 4, 24, "seven", QUICK, keep=rows.append)
    content = standings.as_json()
    assert [bot["name"] for bot in content["bots"]] == ["sensible", "uniform"]
    assert content["bots"][0]["rating"] > content["bots"][1]["rating"]
    assert sum(bot["wins"] for bot in content["bots"]) == pytest.approx(24)
    assert content["head_to_head"][0]["times"] == 4 * 24
    assert content["head_to_head"][0]["rate"]["share"] > 0.5
    assert content["decisions"] == standings.decisions > 24
    assert [row["bots"] for row in rows] == [standings.plan.names(index) for index in range(24)]


@pytest.mark.parametrize(
    ("bots", "players", "words"),
    [
        (["uniform"], 4, "at least two bots"),
        ("uniform", 4, "at least two bots"),
        (["uniform", "casual", "uniform"], 4, "uniform is named twice"),
        (["uniform", "clever"], 4, "no bot 'clever'"),
        (["uniform", "casual"], 9, "2 to 8 seats, not 9"),
    ],
)
def test_what_cannot_be_held_is_named(bots: str | list[str], players: int, words: str) -> None:
    with pytest.raises(RuthlessError, match=words):
        hold("frantic", bots, players, 4)
