"""What a seat of Frantic may know, built up from the table: only what is named here ever leaves it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruthless.games.frantic.table import AGAIN, ARMED, TURN, Table
from ruthless.kernel.cards import mask, names
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View, hand_counts, known_hands, own_hand, shown_beside


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
    guise: str = ""
    """What Mimicry imitates, if it lies on the pile."""
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
    """Why the round ends once everything is resolved, if it does: as the table has it, or `finished` by a hand that was
    empty in an event. An empty hand speaks for itself."""
    untouched: list[Seat] = field(default_factory=list)
    """Who was protected from the event that ends it."""
    skips: list[bool] = field(default_factory=list)
    rested: list[bool] = field(default_factory=list)
    """Who has missed a turn and not had one since."""
    absent: list[Seat] = field(default_factory=list)
    """Who is protected from the event that is happening."""
    bomb: list[int] = field(default_factory=list)
    spared: list[Seat] = field(default_factory=list)
    """Who is protected from the bomb."""
    extra_draw: list[int] = field(default_factory=list)
    """How many more cards each seat takes whenever it draws; empty without Plus One."""
    last_chance: list[bool] = field(default_factory=list)
    """Whose last card would trigger an event; empty without Last Chance."""
    scoring: str = ""
    scores: list[int] = field(default_factory=list)
    """Points, or rounds won."""
    sheet: list[list[int]] = field(default_factory=list)
    limit: int = 0
    """The points, or the rounds, with which the match ends."""
    over: bool = False


def view(table: Table, seat: Seat | None) -> FranticView:
    """The view of a seat, or of the public."""
    return FranticView(
        seat=seat,
        round=table.round,
        stage=TURN if table.stage == AGAIN else table.stage,
        dealer=table.dealer,
        player=table.player,
        order=list(table.order),
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        top=table.pile[-1].notation,
        guise="" if table.guise is None else table.guise.notation,
        demand=table.demand.notation,
        last_colour=table.last_colour,
        pile=[card.notation for card in table.pile],
        draw=len(table.draw),
        market=names(table.market),
        events=[card.notation for card in table.used_events],
        events_left=len(table.events),
        again=table.stage == AGAIN,
        ended=table.ended or ("finished" if table.emptied else ""),
        untouched=list(table.untouched),
        skips=table.skips[:],
        rested=table.rested[:],
        absent=list(table.absent),
        bomb=table.bomb[:],
        spared=list(table.spared),
        extra_draw=table.extra_draw[:],
        last_chance=[state == ARMED for state in table.last_chance],
        scoring=table.options.scoring,
        scores=list(table.scores),
        sheet=[list(row) for row in table.sheet],
        limit=table.limit if table.options.scoring == "points" else table.options.rounds,
        over=table.over,
    )


def shown(table: Table, seat: Seat | None) -> int:
    """The cards whose place a seat knows now."""
    return shown_beside(table, seat, mask(table.pile) | mask(table.market) | mask(table.used_events))
