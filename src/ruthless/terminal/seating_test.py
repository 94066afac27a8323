"""Who sits where, and how a record remembers it."""

from __future__ import annotations

import pytest

from ruthless.bots import LEVELS
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.match import Match
from ruthless.terminal.seating import names_of, seat_people, seating_of


def test_a_person_sits_among_bots() -> None:
    seating = seat_people(3, 1, "Zoë", "uniform")
    assert seating.names == ("Ann", "Zoë", "Cleo")
    assert seating.bots == {0: "uniform", 2: "uniform"}
    assert seating.players() == ["Ann (uniform)", "Zoë", "Cleo (uniform)"]


def test_a_record_remembers_the_seating() -> None:
    seating = seat_people(3, 1, "Zoë", "uniform")
    record = Match.new("frantic", 3).record().with_players(seating.players())
    assert seating_of(record, None, None) == seating
    assert names_of(record.players, 3) == ["Ann", "Zoë", "Cleo"]


def test_a_record_without_names_gets_ours() -> None:
    record = Match.new("frantic", 2).record()
    assert seating_of(record, 1, "uniform") == seat_people(2, 1, None, "uniform")
    assert names_of(record.players, 2) == ["Ann", "Bob"]


@pytest.mark.parametrize("name", ["", "  ", "x" * 17, "A(b)", "7", "a\nb", "\x1b[31m"])
def test_a_name_that_would_confuse_is_refused(name: str) -> None:
    with pytest.raises(RuthlessError, match="cannot be a name"):
        seat_people(3, 0, name, "uniform")


@pytest.mark.parametrize(
    ("seat", "name", "bots", "reason"),
    [
        (3, None, "uniform", "no seat 3: seats are 0 to 2"),
        (-1, None, "uniform", "no seat -1"),
        (0, None, "genius", "no bot 'genius': there are"),
        (0, None, "uniform,uniform,uniform", "3 bots are too many for 3 seats"),
        (0, "Bob", "uniform", "the name 'Bob' is taken"),
    ],
)
def test_a_wrong_seating_is_refused(seat: int, name: str | None, bots: str, reason: str) -> None:
    with pytest.raises(RuthlessError, match=reason):
        seat_people(3, seat, name, bots)


def test_bots_are_named_or_chosen_by_level() -> None:
    seating = seat_people(4, 0, None, "hard,cunning:5,easy")
    assert seating.bots == {1: LEVELS["hard"], 2: "cunning:5", 3: LEVELS["easy"]}
    record = Match.new("frantic", 4).record().with_players(seating.players())
    assert seating_of(record, None, None) == seating
    assert names_of(record.players, 4) == ["Ann", "Bob", "Cleo", "Dan"]
