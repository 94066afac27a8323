"""What judges see at a glance is what the seat's view tells, and nothing else: whoever could see more could cheat."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import GAMES, Luck, Match
from ruthless.bots.frantic.faces import NUMBERED
from ruthless.games.frantic.glance import Glance as FranticGlance
from ruthless.games.frantic.view import FranticView
from ruthless.games.frantic_board.deck import FACES as FACES_OF_THE_BOARD
from ruthless.games.frantic_board.glance import Glance as BoardGlance
from ruthless.games.frantic_board.table import surface_of
from ruthless.games.frantic_board.view import BoardView
from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.deck import FACES, TILES
from ruthless.games.malta.options import Options
from ruthless.games.malta.seen import LUCK, UNKNOWN
from ruthless.games.malta.seen import Glance as MaltaGlance
from ruthless.games.malta.table import Table
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.seats import Order
from ruthless.testing.frantic import TROUBLE
from ruthless.testing.spread import all_pairs

TABLES: list[tuple[str, dict[str, object]]] = [
    ("frantic", {}),
    ("frantic", {**TROUBLE}),
    ("frantic", {**TROUBLE, "scoring": "rounds", "limit": "short"}),
    ("frantic-board", {"limit": "short"}),
    *[("malta", house) for house in all_pairs(Options, {})[:4]],
]


def named(glance: object) -> set[str]:
    """Everything a glance has to offer."""
    return {name for name in dir(glance) if not name.startswith("_")}


def of_frantic(view: FranticView) -> dict[str, Any]:
    """What a view of Frantic tells, as a glance shows it: cards in notation."""
    plain = ("seat", "counts", "known", "round", "player", "last_colour", "draw", "events", "events_left", "skips")
    return {
        **{name: getattr(view, name) for name in (*plain, "bomb", "extra_draw", "limit", "pile", "demand")},
        "hand": view.hand,
        "order": view.order,
        "guise": view.guise,
        "is_armed": bool(view.last_chance) and view.last_chance[view.seat or 0],
        "points": view.scoring == "points",
        "scores": view.scores,
        "seen": sorted([*view.hand, *view.pile, *(name for known in view.known for name in known)]),
    }


def shown_in_frantic(glance: FranticGlance) -> dict[str, Any]:
    """What a glance shows, in the same words."""
    shown: dict[str, Any] = {name: getattr(glance, name) for name in named(glance)}
    del shown["options"], shown["sign"]
    return shown | {
        "hand": [NUMBERED[number].name for number in glance.hand],
        "known": [[NUMBERED[number].name for number in hand] for hand in glance.known],
        "order": list(glance.order),
        "pile": [card.notation for card in glance.pile],
        "events": [card.notation for card in glance.events],
        "guise": "" if glance.guise is None else glance.guise.notation,
        "demand": glance.demand.notation,
        "scores": list(glance.scores),
        "seen": sorted(NUMBERED[number].name for number in glance.seen),
    }


def of_the_board(view: BoardView) -> dict[str, Any]:
    """What a view of the board game tells, as a glance shows it."""
    plain = ("seat", "stage", "player", "hand", "known", "board", "thrown", "pawns", "pawn", "backward", "ghost")
    return {name: getattr(view, name) for name in (*plain, "short", "order", "scores", "limit", "used")}


def shown_on_the_board(glance: BoardGlance) -> dict[str, Any]:
    """What a glance shows, in the same words."""
    shown: dict[str, Any] = {
        name: getattr(glance, name)
        for name in named(glance) - {"options", "sign", "tops", "arrows", "has_worked", "surface"}
    }
    stacks = [[(card, glance.arrows[card.id]) for card in stack] for stack in glance.board]
    return shown | {
        "hand": [FACES_OF_THE_BOARD[face].notation for face in glance.hand],
        "order": list(glance.order),
        "scores": list(glance.scores),
        "board": [[f"{card} {arrow}" if arrow else str(card) for card, arrow in stack] for stack in stacks],
        "used": [space for space, stack in enumerate(glance.board) if stack and glance.has_worked(stack[-1])],
    }


def laid_by(view: MaltaView, options: Options) -> Table:
    """The table of Malta! that somebody lays who knows nothing but a view."""
    cards = {card.notation: card for card in FACES}
    tiles = {one.sign: one for tile in TILES for one in (*tile.turned, tile.over)}
    spaces = {"": OFF} | {name: space for space, name in enumerate(grid(view.width).names)}
    hands = [
        [*(cards[name] for name in known), *UNKNOWN[: count - len(known)]]
        for known, count in zip(view.known, view.counts, strict=True)
    ]
    assert view.seat is not None
    hands[view.seat] = [cards[name] for name in view.hand]
    return Table(
        order=Order(view.order),
        luck=LUCK,
        options=options,
        round=1,
        over=view.over,
        width=view.width,
        stage=view.stage,
        turn=view.turn,
        player=view.player,
        place=view.player,
        hands=hands,
        draw=UNKNOWN[: view.draw],
        discards=UNKNOWN[: len(view.discards)],
        gone=UNKNOWN[: len(view.gone)],
        played=[cards[name] for name in view.played],
        announced=tuple(view.announced),
        owed=view.owed,
        extra=tuple(view.extra),
        skips=view.skips,
        blind=view.blind,
        board=[tiles[sign] for sign in view.board],
        spares=[tiles[sign] for sign in view.spares],
        pawns=[spaces[name] for name in view.pawns],
        homes=tuple(spaces[name] for name in view.homes),
        lost=tuple(view.lost),
    )


def check(match: Match, seat: int) -> None:
    """What a seat sees at a glance is what its view tells."""
    view, glance = match.view(seat), match.glance(seat)
    if isinstance(glance, FranticGlance):
        assert isinstance(view, FranticView)
        assert glance.options == match.options
        assert shown_in_frantic(glance) == of_frantic(view)
    elif isinstance(glance, BoardGlance):
        assert isinstance(view, BoardView)
        assert glance.options == match.options
        assert shown_on_the_board(glance) == of_the_board(view)
        assert glance.surface == surface_of(glance.board)
    else:
        assert isinstance(glance, MaltaGlance)
        assert isinstance(view, MaltaView)
        assert isinstance(match.options, Options)
        assert named(glance) == {"seat", "hands", "sign", "table"}
        laid = laid_by(view, match.options)
        assert glance.table == laid
        assert glance.hands == laid.hands


@pytest.mark.parametrize(("game", "house"), TABLES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_glance_shows_what_the_view_tells(game: str, house: dict[str, object], seats: int) -> None:
    match = Match.new(game, seats, "glances", house)
    luck = Luck.from_seed("glances")
    for number in range(150):
        if match.over:
            break
        for seat in range(seats):
            check(match, seat)
        if number % 10 == 0:
            decision = luck.choice(match.pending)
            check(match.imagine(decision.seat, luck), decision.seat)
        decision = luck.choice(match.pending)
        match.answer(luck.choice(decision.options), decision.seat)


def test_every_game_of_ours_has_one() -> None:
    assert all(game.glance is not None for game in GAMES.values() if game.package.startswith("ruthless.games."))
