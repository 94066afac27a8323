"""Vectors say what views say, in places that stay the same, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from ruthless.kernel.errors import WrongSeats
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.research.features import encoder
from ruthless.testing import deal
from ruthless.testing.spread import all_pairs

SOURCE = Path(__file__).parents[2]

PINNED = {
    "frantic": (3, 1045, "d81074ad00751627"),
    "frantic-board": (1, 1938, "f23935375401e57c"),
    "malta": (2, 1345, "2028f5e8965dd0c6"),
}
"""Rules version, length for four seats, and a fingerprint of the layout."""


def moments(game: str, matches: int, step: int) -> Iterator[Match]:
    """Moments of random matches with all numbers of seats and very different house rules."""
    rules = GAMES[game]
    rows = all_pairs(rules.options, {})
    for number in range(matches):
        seats = rules.fewest + number % (rules.most - rules.fewest + 1)
        match = Match.new(game, seats, number, rows[number % len(rows)])
        luck = Luck.from_seed(number)
        for count in range(300):
            if match.over:
                break
            if count % step == number % step:
                yield match
            decision = luck.choice(match.pending)
            match.answer(luck.choice(decision.options), decision.seat)
        yield match


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_never_rearranged_within_a_rules_version(game: str) -> None:
    layout = encoder(game, 4).layout
    places = [[piece.name, piece.start, piece.shape, piece.labels] for piece in layout]
    fingerprint = blake2b(json.dumps(places).encode(), digest_size=8).hexdigest()

    assert (GAMES[game].rules_version, layout.size, fingerprint) == PINNED[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_keeps_to_its_layout_under_all_house_rules(game: str) -> None:
    looked = 0
    for match in moments(game, matches=14, step=13):
        four = encoder(game, match.seats)
        low, high = four.layout.bounds()
        for seat in (None, *range(match.seats)):
            vector = four.encode(match.view(seat))
            looked += 1
            assert len(vector) == four.layout.size
            assert all(least <= entry <= most for least, entry, most in zip(low, vector, high, strict=True))
    assert looked > 300


@pytest.mark.parametrize("game", GAMES)
def test_pieces_follow_each_other_without_a_gap(game: str) -> None:
    at = 0
    for piece in encoder(game, 3).layout:
        assert piece.start == at
        at = piece.stop
        assert piece.meaning
    assert at == encoder(game, 3).layout.size
    assert json.loads(json.dumps(encoder(game, 3).layout.as_json()))[0]["name"] == "seat"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_vector(game: str) -> None:
    worlds = 0
    for number, match in enumerate(moments(game, matches=10, step=23)):
        four = encoder(game, match.seats)
        luck = Luck.from_seed(f"worlds {number}")
        for seat in (number % match.seats, None):
            world = match.imagine(seat, luck)
            other = 0 if seat is None else (seat + 1) % match.seats
            worlds += world.view(other) != match.view(other)
            assert four.encode(world.view(seat)) == four.encode(match.view(seat))
    assert worlds > 20, "hidden cards hardly moved"


def test_a_vector_says_what_the_view_says() -> None:
    match = deal(
        "frantic", hands=["red-1 red-1 gift:blue", "red-9 blue-2", "green-3 fantastic"], pile="red-5 blue-5", turn=0
    )
    match.answer("red-1")
    layout = encoder("frantic", 3).layout
    vector = encoder("frantic", 3).encode(match.view(1))

    def said(name: str) -> dict[str, int]:
        piece = layout[name]
        entries = zip(piece.labels or [""], vector[piece.slice], strict=True)
        return {label: entry for label, entry in entries if entry}

    assert said("seat") == said("asked") == said("player") == {"seat 1": 1}
    assert said("question") == {"play-or-draw": 1}
    assert said("hand") == {"red-9": 1, "blue-2": 1}
    assert said("counts") == {"seat 0": 2, "seat 1": 2, "seat 2": 2}
    assert said("top") == {"red-1": 1}
    assert said("pile") == {"red-1": 1, "red-5": 1, "blue-5": 1}
    assert (said("demand_form"), said("demand_colour"), said("demand_number")) == ({"number": 1}, {"red": 1}, {"1": 1})
    assert said("order") == {"seat 0": 1, "seat 1": 2, "seat 2": 3}


def test_a_vector_shows_what_lies_on_the_boards() -> None:
    board = deal("frantic-board", hands=[None, None], board="5:^ 6:x", pawns=[7, 0])
    layout = encoder("frantic-board", 2).layout
    vector = encoder("frantic-board", 2).encode(board.view(0))
    tops, arrows, pawns = layout["tops"], layout["arrows"], layout["pawns"]
    width = tops.shape[1]

    assert vector[tops.start + 5 * width + tops.labels.index("push")] == 1
    assert vector[arrows.start + 5 * arrows.shape[1] + arrows.labels.index("north")] == 1
    assert vector[tops.start + 6 * width + tops.labels.index("x")] == 1
    assert vector[pawns.start + 7] == vector[pawns.start + pawns.shape[1]] == 1

    malta = deal("malta", hands=[None, None], board="c3:o^1 d4:>3'")
    layout = encoder("malta", 2).layout
    vector = encoder("malta", 2).encode(malta.view(0))
    tiles = layout["tiles"]
    width = tiles.shape[1]
    down, turned = 2 * 7 + 2, 3 * 7 + 3

    assert list(vector[tiles.start + down * width : tiles.start + (down + 1) * width]) == [1, 0, 0, 0, 1, 0, 1, 1]
    assert list(vector[tiles.start + turned * width : tiles.start + (turned + 1) * width]) == [0, 1, 0, 0, 3, 0, 0, 1]


def test_wrong_seats_are_refused_in_one_line() -> None:
    with pytest.raises(WrongSeats, match="malta is for 2 to 6 seats, not 7"):
        encoder("malta", 7)
