"""Vectors say what views say, in places that stay the same, and nothing else."""

from __future__ import annotations

import json
import pickle
from array import array
from collections.abc import Iterator
from dataclasses import fields

import pytest

from ruthless.kernel.errors import WrongSeats
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import deal
from ruthless.testing.spread import all_pairs
from ruthless.vectors import Layout, encoder

PINNED = {
    "frantic": (3, 1126, "a0531493d4d6716c"),
    "frantic-board": (1, 1987, "4e6c7d1c4fef53d6"),
    "malta": (4, 1351, "fc4afaaa2e60c6ea"),
}
"""Rules version, length and digest of the layout for four seats. Who changes one on purpose raises the game's
`vectors_version`: what was trained before does not fit any more."""


def said(layout: Layout, name: str, vector: array[int]) -> dict[str, int]:
    """What a piece of a vector says, without zeros."""
    piece = layout[name]
    return {label: entry for label, entry in zip(piece.labels or [""], vector[piece.slice], strict=True) if entry}


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
def test_the_layout_is_never_rearranged_unknowingly(game: str) -> None:
    layout = encoder(game, 4).layout

    assert (GAMES[game].rules_version, layout.size, layout.digest) == PINNED[game]


def test_a_digest_tells_places_apart_and_not_words() -> None:
    def digest(name: str = "hand", meaning: str = "cards", label: str = "a", high: int = 2) -> str:
        layout = Layout()
        layout.add(name, 1, high, meaning, (label,))
        return layout.digest

    assert digest() == digest(meaning="the own cards")
    assert len({digest(), digest("known"), digest(label="b"), digest(high=1)}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_says_by_which_house_rules_it_is_played(game: str) -> None:
    seen: dict[str, set[object]] = {}
    for row in all_pairs(GAMES[game].options, {"limit": (77,), "rounds": (3,)}):
        match = Match.new(game, 3, 1, row)
        three = encoder(game, 3, match.options)
        vector = three.encode(match.view())
        for one in fields(match.options):
            value = getattr(match.options, one.name)
            seen.setdefault(one.name, set()).add(value)
            chosen = said(three.layout, f"house_{one.name}", vector) if one.metadata["values"] else {}
            if one.metadata["many"]:
                assert chosen == dict.fromkeys(value, 1)
            elif value in one.metadata["values"]:
                assert chosen == {str(value): 1}
            else:
                assert (chosen, said(three.layout, f"house_{one.name}_number", vector)) == ({}, {"": value})
    assert all(len(values) > 1 for values in seen.values()), "an option never changed"


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_keeps_to_its_layout_under_all_house_rules(game: str) -> None:
    looked = 0
    for match in moments(game, matches=14, step=13):
        four = encoder(game, match.seats, match.options)
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
    plain = json.loads(json.dumps(encoder(game, 3).layout.as_json()))
    assert (plain["digest"], plain["size"]) == (encoder(game, 3).layout.digest, at)
    assert plain["pieces"][0]["name"] == "seat"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_vector(game: str) -> None:
    worlds = 0
    for number, match in enumerate(moments(game, matches=10, step=23)):
        four = encoder(game, match.seats, match.options)
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

    def says(name: str) -> dict[str, int]:
        return said(layout, name, vector)

    assert says("seat") == says("asked") == says("player") == {"seat 1": 1}
    assert says("question") == {"play-or-draw": 1}
    assert says("hand") == {"red-9": 1, "blue-2": 1}
    assert says("counts") == {"seat 0": 2, "seat 1": 2, "seat 2": 2}
    assert says("top") == {"red-1": 1}
    assert says("pile") == {"red-1": 1, "red-5": 1, "blue-5": 1}
    assert (says("demand_form"), says("demand_colour"), says("demand_number")) == ({"number": 1}, {"red": 1}, {"1": 1})
    assert says("order") == {"seat 0": 1, "seat 1": 2, "seat 2": 3}


def test_a_vector_shows_what_lies_on_the_boards() -> None:
    board = deal("frantic-board", hands=[None, None], board="5:^ 6:x", pawns=[7, 0])
    layout = encoder("frantic-board", 2).layout
    vector = encoder("frantic-board", 2).encode(board.view(0))
    tops, pawns = layout["tops"], layout["pawns"]
    width = tops.shape[1]

    assert vector[tops.start + 5 * width + tops.labels.index("push")] == 1
    assert vector[tops.start + 5 * width + tops.labels.index("north")] == 1
    assert vector[tops.start + 6 * width + tops.labels.index("x")] == 1
    assert vector[pawns.start + 7] == vector[pawns.start + pawns.shape[1]] == 1

    malta = deal("malta", hands=[None, None], board="c3:o^4 d4:>3'")
    layout = encoder("malta", 2).layout
    vector = encoder("malta", 2).encode(malta.view(0))
    tiles = layout["tiles"]
    width = tiles.shape[1]
    down, turned = 2 * 7 + 2, 3 * 7 + 3

    assert list(vector[tiles.start + down * width : tiles.start + (down + 1) * width]) == [1, 0, 0, 0, 4, 0, 1, 1]
    assert list(vector[tiles.start + turned * width : tiles.start + (turned + 1) * width]) == [0, 1, 0, 0, 3, 0, 0, 1]


def test_a_layout_can_be_kept_and_found_again() -> None:
    layout = encoder("frantic", 3).layout
    again = pickle.loads(pickle.dumps(layout))

    assert (again.digest, again.size, list(again)) == (layout.digest, layout.size, list(layout))


def test_wrong_seats_are_refused_in_one_line() -> None:
    with pytest.raises(WrongSeats, match="malta is for 2 to 6 seats, not 7"):
        encoder("malta", 7)
