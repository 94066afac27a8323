"""What a seat of the board game may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ruthless.games.frantic_board.board import SPACES
from ruthless.games.frantic_board.choices import NUMBERS
from ruthless.games.frantic_board.table import CLOSE, DEAL, EFFECT, LAY, MOVE, PLAY, Table, top
from ruthless.kernel import shapes
from ruthless.kernel.cards import names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View, hand_counts, known_hands, own_hand, shown_beside

SPACE_NAMES: Final = tuple(space.notation for space in NUMBERS)
"""The spaces from START to the finish, in notation."""


@dataclass(slots=True)
class BoardView(View):
    """Plain data. Cards are in notation and sorted, but for the board; lists by seat have an entry for each seat."""

    round: int = shapes.number("how many rounds have begun")
    stage: str = shapes.one_of("the stage of the round", (DEAL, LAY, PLAY, EFFECT, MOVE, CLOSE))
    player: Seat = shapes.seat("whose turn it is")
    order: list[Seat] = shapes.order("the order of play")
    hand: list[str] = shapes.cards("the viewer's own cards")
    counts: list[int] = shapes.numbers("how many cards each seat holds")
    known: list[list[str]] = shapes.hands("what the viewer knows of each other hand: cards it gave or saw taken")
    board: list[list[str]] = shapes.own(
        "what lies on each space from START to the finish, the top last; a card with an arrow is written `push north`",
        list,
    )
    pawns: list[int] = shapes.pawns("where each pawn stands", SPACE_NAMES, numbered=True)
    used: list[int] = shapes.spaces("the spaces whose top card has worked this turn", SPACE_NAMES, numbered=True)
    thrown: list[str] = shapes.cards("cards that have yet to be laid on the board")
    pawn: Seat = shapes.seat("whose pawn is moved this turn")
    backward: bool = shapes.flag("whether this turn's move goes backwards")
    ghost: bool = shapes.flag("whether it ignores all cards")
    draw: int = shapes.number("how many cards the draw pile has")
    market: list[str] = shapes.cards("the cards on the market")
    discards: list[str] = shapes.cards("cards that are out until the next round")
    short: bool = shapes.flag("whether the round ends with this turn because the pile did not suffice")
    scores: list[int] = shapes.numbers("each seat's account")
    sheet: list[list[int]] = shapes.left_out("by how much each account changed, round by round", list)
    limit: int = shapes.number("the points with which the match ends")
    over: bool = shapes.flag("whether the match is over")


def view(table: Table, seat: Seat | None) -> BoardView:
    """The view of a seat, or of the public."""
    return BoardView(
        seat=seat,
        round=table.round,
        stage=table.stage,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        board=stacks(table),
        pawns=table.pawns[:],
        used=[space for space in SPACES if (card := top(table, space)) is not None and table.used & card.bit],
        thrown=names(table.thrown),
        pawn=table.pawn,
        backward=table.backward,
        ghost=table.ghost,
        draw=len(table.draw),
        market=names(table.market),
        discards=names(table.discards),
        short=table.short,
        scores=list(table.scores),
        sheet=[list(row) for row in table.sheet],
        limit=table.limit,
        over=table.over,
    )


def stacks(table: Table) -> list[list[str]]:
    """The board in notation."""
    arrows = table.arrows
    return [
        [f"{card.notation} {arrows[card.id]}" if arrows[card.id] else card.notation for card in stack]
        for stack in table.board
    ]


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now."""
    return shown_beside(table, seat, table.open)
