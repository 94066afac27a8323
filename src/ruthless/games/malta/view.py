"""What a seat of Malta! may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.deck import ALL_TILES
from ruthless.games.malta.table import Table
from ruthless.kernel.cards import names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View, hand_counts, known_hands, own_hand, shown_beside


@dataclass(slots=True)
class MaltaView(View):
    """Plain data. Cards are in notation and sorted, but for what was played; lists by seat have an entry for each seat."""

    stage: str = ""
    turn: int = 0
    player: Seat = 0
    order: list[Seat] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    """The viewer's own cards."""
    counts: list[int] = field(default_factory=list)
    known: list[list[str]] = field(default_factory=list)
    """What the viewer knows of each other hand: cards it gave, handed on or saw taken."""
    width: int = 0
    board: list[str] = field(default_factory=list)
    """The tile on each space as it is drawn, row by row from the bottom, each from left to right."""
    pawns: list[str] = field(default_factory=list)
    """By seat the space of its pawn; empty for who has lost."""
    homes: list[str] = field(default_factory=list)
    """By seat the space where its pawn started."""
    spares: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """The card that is being resolved, and the reactions to it in their order."""
    announced: list[str] = field(default_factory=list)
    """What was announced with it."""
    owed: int = 0
    """How many cards the player has yet to play."""
    extra: list[Seat] = field(default_factory=list)
    """Whose extra turns come next."""
    skips: list[int] = field(default_factory=list)
    """How many turns each seat has to miss."""
    blind: list[bool] = field(default_factory=list)
    """For whom Blind Faith waits."""
    draw: int = 0
    discards: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Cards that have left the game."""
    lost: list[Seat] = field(default_factory=list)
    """Who has lost, in that order."""
    over: bool = False


def view(table: Table, seat: Seat | None) -> MaltaView:
    """The view of a seat, or of the public."""
    spaces = grid(table.width).names
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
        pawns=["" if space == OFF else spaces[space] for space in table.pawns],
        homes=["" if space == OFF else spaces[space] for space in table.homes],
        spares=names(table.spares),
        played=[card.notation for card in table.played],
        announced=list(table.announced),
        owed=table.owed,
        extra=list(table.extra),
        skips=table.skips[:],
        blind=table.blind[:],
        draw=len(table.draw),
        discards=names(table.discards),
        gone=names(table.gone),
        lost=list(table.lost),
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now; all tiles lie open."""
    return shown_beside(table, seat, table.open | ALL_TILES)
