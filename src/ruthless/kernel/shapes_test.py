"""Every field of a view says what it holds, and holds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from types import GenericAlias
from typing import Any, get_type_hints

import pytest

from ruthless.kernel import shapes
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.shapes import Shape, shape_of

TYPES: dict[str, tuple[Any, ...]] = {
    shapes.NUMBER: (int,),
    shapes.FLAG: (bool,),
    shapes.SEAT: (int, int | None),
    shapes.SEATS: (list[int], list[int] | None),
    shapes.ORDER: (list[int],),
    shapes.ONE_OF: (str, int),
    shapes.SOME_OF: (list[str],),
    shapes.CARD: (str,),
    shapes.CARDS: (list[str],),
    shapes.SPACE: (str, int),
    shapes.SPACES: (list[str], list[int]),
}


def moments(game: str) -> Iterator[Match]:
    """Moments of a few random matches."""
    for seed in range(3):
        match = Match.new(game, GAMES[game].fewest + seed, seed)
        luck = Luck.from_seed(seed)
        for _ in range(120):
            if match.over:
                break
            match.answer(luck.choice(match.pending[0].options), match.pending[0].seat)
            yield match


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_shape_that_fits_its_type_and_a_meaning(game: str) -> None:
    view = type(Match.new(game).view())
    types = get_type_hints(view)
    for one in fields(view):
        shape = shape_of(one)
        assert shape is not None, one.name
        assert shape.meaning
        if shape.kind in TYPES:
            fitting: tuple[Any, ...] = TYPES[shape.kind]
            assert types[one.name] in (
                tuple(GenericAlias(list, each) for each in fitting) if shape.by_seat else fitting
            ), one.name


@pytest.mark.parametrize("game", GAMES)
def test_fields_hold_what_their_shapes_say(game: str) -> None:
    decks = {back: {str(card) for card in GAMES[game].cards if card.back == back} for back in ("playing", "event")}
    looked = 0
    for match in moments(game):
        for seat in (None, 0):
            view = match.view(seat)
            for one in fields(view):
                shape = shape_of(one)
                assert shape is not None
                for value in entries(shape, getattr(view, one.name), match.seats):
                    assert fits(shape, value, match.seats, decks), f"{one.name}: {value!r}"
                    looked += 1
    assert looked > 1000


def entries(shape: Shape, value: Any, seats: int) -> list[Any]:
    """The single things a field holds."""
    if shape.by_seat:
        assert len(value) in (0, seats)
        lists = shape.kind == shapes.CARDS
        return [one for each in value for one in (each if lists else [each])]
    return value if isinstance(value, list) else [value]


def fits(shape: Shape, value: Any, seats: int, decks: dict[str, set[str]]) -> bool:
    """Whether something is of that shape."""
    if shape.kind == shapes.NUMBER:
        return shape.signed or bool(value >= 0)
    if value is None or value == "" or shape.kind in (shapes.FLAG, shapes.OWN, shapes.LEFT_OUT):
        return True
    if shape.kind in (shapes.SEAT, shapes.SEATS, shapes.ORDER):
        return value in range(seats)
    if shape.kind in (shapes.CARD, shapes.CARDS):
        return value in decks[shape.back]
    return value in range(len(shape.names)) if shape.numbered else shape.or_other or value in shape.names
