"""What a seat of the board game may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruthless.games.frantic_board.board import SPACES
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.cards import names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View, hand_counts, known_hands, own_hand, shown_beside


@dataclass(slots=True)
class BoardView(View):
    """Plain data. Cards are in notation and sorted, but for the board; lists by seat have an entry for each seat."""

    round: int = 0
    stage: str = ""
    player: Seat = 0
    order: list[Seat] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    """The viewer's own cards."""
    counts: list[int] = field(default_factory=list)
    known: list[list[str]] = field(default_factory=list)
    """What the viewer knows of each other hand: cards it gave or saw taken."""
    board: list[list[str]] = field(default_factory=list)
    """What lies on each space from START to the finish, the top last; a card with an arrow is written `push north`."""
    pawns: list[int] = field(default_factory=list)
    """By seat the space of its pawn: START is 0, the finish 43."""
    used: list[int] = field(default_factory=list)
    """The spaces whose top card has worked this turn."""
    thrown: list[str] = field(default_factory=list)
    """Cards that have yet to be laid on the board."""
    pawn: Seat = 0
    """Whose pawn is moved this turn."""
    backward: bool = False
    ghost: bool = False
    draw: int = 0
    market: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    short: bool = False
    """Whether the round ends with this turn because the pile did not suffice."""
    scores: list[int] = field(default_factory=list)
    sheet: list[list[int]] = field(default_factory=list)
    limit: int = 0
    over: bool = False


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
