"""What a seat of Frantic may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruthless.games.frantic.table import Table
from ruthless.games.frantic.verbs import names
from ruthless.kernel.cards import mask
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View


@dataclass(slots=True)
class FranticView(View):
    """Plain data. Cards are in notation and sorted; lists by seat have an entry for each seat."""

    round: int = 0
    stage: str = ""
    dealer: Seat = 0
    player: Seat = 0
    order: list[Seat] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    """The viewer's own cards."""
    counts: list[int] = field(default_factory=list)
    known: list[list[str]] = field(default_factory=list)
    """What the viewer knows of each other hand: cards it gave, was shown or saw taken."""
    top: str = ""
    demand: str = ""
    last_colour: str = ""
    pile: list[str] = field(default_factory=list)
    """All cards played or discarded this round, the top last."""
    draw: int = 0
    market: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    """Events of this round since their deck was last shuffled, the latest last."""
    events_left: int = 0
    again: bool = False
    """Whether the player has to play once more because of 2nd Chance."""
    ended: str = ""
    """Why the round ends once everything is resolved, if it does."""
    skips: list[bool] = field(default_factory=list)
    bomb: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    sheet: list[list[int]] = field(default_factory=list)
    limit: int = 0
    over: bool = False


def view(table: Table, seat: Seat | None) -> FranticView:
    """The view of a seat, or of the public."""
    known = table.known[-1 if seat is None else seat]
    return FranticView(
        seat=seat,
        round=table.round,
        stage=table.stage,
        dealer=table.dealer,
        player=table.player,
        order=list(table.order),
        hand=[] if seat is None else names(table.hands[seat]),
        counts=[len(hand) for hand in table.hands],
        known=[
            [] if owner == seat or not known else names(card for card in hand if known & card.bit)
            for owner, hand in enumerate(table.hands)
        ],
        top=table.pile[-1].notation,
        demand=table.demand.notation,
        last_colour=table.last_colour,
        pile=[card.notation for card in table.pile],
        draw=len(table.draw),
        market=names(table.market),
        events=[card.notation for card in table.used_events],
        events_left=len(table.events),
        again=table.again,
        ended=table.ended,
        skips=table.skips[:],
        bomb=table.bomb[:],
        scores=list(table.scores),
        sheet=[list(row) for row in table.sheet],
        limit=table.limit,
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now."""
    bits = table.known[-1 if seat is None else seat]
    bits |= mask(table.pile) | mask(table.market) | mask(table.used_events)
    return bits if seat is None else bits | mask(table.hands[seat])
