"""What a seat of Malta! may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ruthless.games.malta.board import LARGE, SMALL, grid
from ruthless.games.malta.choices import AIMS, LINES, SIDES, SPOTS, TURNS
from ruthless.games.malta.deck import ALL_TILES, TILES
from ruthless.games.malta.table import DEAL, DRAW, MOVE, PLACE, PLAY, RACKET, SET_UP, Table
from ruthless.kernel import shapes
from ruthless.kernel.cards import names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import (
    View,
    cards_left,
    hand_counts,
    held,
    known_cards,
    known_hands,
    own_hand,
    seating,
    shown_beside,
)

SPACE_NAMES: Final = tuple(grid(LARGE).names)
"""The spaces of the large board; those of the small one are among them."""
TILE_NAMES: Final = tuple(dict.fromkeys(tile.notation for tile in TILES))
"""The tiles in notation, each once."""
ANNOUNCED: Final = tuple(option.notation for option in (*AIMS, *SPOTS, *SIDES, *TURNS, *LINES))
"""What can be announced with a card."""


def pawn_spaces(table: Table) -> list[str]:
    """Where each pawn stands."""
    names = _NAMES[table.width]
    return [names[space] for space in table.pawns]


def home_spaces(table: Table) -> list[str]:
    """Where each pawn started."""
    names = _NAMES[table.width]
    return [names[space] for space in table.homes]


_NAMES: Final = {width: [*grid(width).names, ""] for width in (SMALL, LARGE)}
"""By the width of a board the names of its spaces, and at the end that of OFF, which is none."""


def spare_tiles(table: Table) -> list[str]:
    """The tiles that can come into play, in notation and in any order."""
    return [tile.notation for tile in table.spares]


def played_cards(table: Table) -> list[str]:
    """The card that is being resolved and the reactions to it, in notation."""
    return [card.notation for card in table.played]


@dataclass(slots=True)
class MaltaView(View):
    """Plain data. Cards are in notation and sorted, but for what was played; lists by seat have an entry for each seat."""

    stage: str = shapes.one_of("the stage of the match", (SET_UP, PLACE, DEAL, DRAW, PLAY, MOVE, RACKET))
    turn: int = shapes.number("how many turns have begun")
    player: Seat = shapes.seat("whose turn it is")
    order: list[Seat] = shapes.order("the order of play", of=seating)
    hand: list[str] = shapes.cards("the viewer's own cards", of=held, by_viewer=True)
    counts: list[int] = shapes.numbers("how many cards each seat holds", of=hand_counts)
    known: list[list[str]] = shapes.hands(
        "what the viewer knows of each other hand: cards it gave, handed on or saw taken",
        of=known_cards,
        by_viewer=True,
    )
    width: int = shapes.one_of("how many rows and columns the board has", (SMALL, LARGE))
    board: list[str] = shapes.own(
        "the tile on each space as it is drawn, row by row from the bottom, each from left to right", list
    )
    pawns: list[str] = shapes.pawns("where each pawn stands; nowhere for who has lost", SPACE_NAMES, of=pawn_spaces)
    homes: list[str] = shapes.pawns("where each pawn started", SPACE_NAMES, of=home_spaces)
    spares: list[str] = shapes.some_of("tiles that can come into play", TILE_NAMES, of=spare_tiles)
    played: list[str] = shapes.own(
        "the card that is being resolved, and the reactions to it in their order", list, of=played_cards
    )
    announced: list[str] = shapes.some_of("what was announced with it", ANNOUNCED)
    owed: int = shapes.number("how many cards the player has yet to play")
    extra: list[Seat] = shapes.seats("whose extra turns come next", often=True)
    skips: list[int] = shapes.numbers("how many turns each seat has to miss")
    blind: list[bool] = shapes.flags("for whom Blind Faith waits")
    draw: int = shapes.number("how many cards the draw pile has", of=cards_left)
    discards: list[str] = shapes.cards("the discarded cards")
    gone: list[str] = shapes.cards("cards that have left the game")
    lost: list[Seat] = shapes.order("who has lost, in that order")
    over: bool = shapes.flag("whether the match is over")


def view(table: Table, seat: Seat | None) -> MaltaView:
    """The view of a seat, or of the public."""
    return MaltaView(
        seat=seat,
        stage=table.stage,
        turn=table.turn,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        width=table.width,
        board=[tile.sign for tile in table.board],
        pawns=pawn_spaces(table),
        homes=home_spaces(table),
        spares=names(table.spares),
        played=played_cards(table),
        announced=list(table.announced),
        owed=table.owed,
        extra=list(table.extra),
        skips=table.skips[:],
        blind=table.blind[:],
        draw=cards_left(table),
        discards=names(table.discards),
        gone=names(table.gone),
        lost=list(table.lost),
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now; all tiles lie open."""
    return shown_beside(table, seat, table.open | ALL_TILES)
