"""The table of Frantic: everything there is to know about a match. Verbs and marks change it, and the flow of a round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ruthless.games.frantic.cards import Card, Demand
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.kernel import table as kernel
from ruthless.kernel.hands import HandTable
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order
from ruthless.kernel.values import Value

DEAL: Final = "deal"
TURN: Final = "turn"
AGAIN: Final = "again"
RESOLVE: Final = "resolve"
EVENT: Final = "event"
CLOSE: Final = "close"
"""The stages of a round: it is dealt; somebody has a turn; 2nd Chance was played, so that they
have to play once more before anything else is looked at; the card on top of the pile, start card or played, is carried
out for the player; an event is due; somebody has finished and may yet be stopped. Between two of them everything is on
the table."""

ARMED: Final = "armed"
SPENT: Final = "spent"
SAFE: Final = ""
"""What Last Chance means to a seat."""

ANYTHING: Final = Demand("anything", "anything")
"""In force when nothing but Fuck You has been played."""


class DueEvent(Value):
    """An event that has yet to happen."""

    __slots__ = ("absent", "event", "trigger")

    def __init__(self, trigger: Seat, absent: tuple[Seat, ...] = (), event: Card | None = None) -> None:
        self.trigger = trigger
        self.absent = absent
        """Who is protected from it already."""
        self.event = event
        """Which event it is; None if it has yet to be turned over."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DueEvent) and (self.trigger, self.absent, self.event) == (
            other.trigger,
            other.absent,
            other.event,
        )

    def __hash__(self) -> int:
        return hash((self.trigger, self.absent, self.event))


@dataclass(slots=True)
class Table(HandTable):
    """Piles have their top at the end. `player` is whose turn it is, or the dealer's seat while he starts a round.

    Lists of flags and numbers by seat are empty as long as the event that fills them has not happened.
    """

    options: Options = field(default_factory=Options)
    limit: int = 0
    stage: str = DEAL
    dealer: Seat = 0
    player: Seat = 0
    hands: list[list[Card]] = kernel.hands()
    draw: list[Card] = kernel.cards()
    pile: list[Card] = kernel.cards()
    market: list[Card] = kernel.cards()
    """Cards turned over by the event Market and not yet taken."""
    events: list[Card] = kernel.cards()
    used_events: list[Card] = kernel.cards()
    demand: Demand = ANYTHING
    last_colour: str = ""
    """Colour of the last coloured card played this round; empty if none was."""
    played: int = 0
    """The kinds of special cards played this round, one bit each."""
    guise: Card | None = None
    """What Mimicry imitates, once it lies on the pile."""
    skips: list[bool] = kernel.values()
    """Who has to miss the next turn."""
    rested: list[bool] = kernel.values()
    """Who has missed a turn and not had one since."""
    agenda: tuple[DueEvent, ...] = ()
    """The events that have yet to happen, the next one first."""
    absent: tuple[Seat, ...] = ()
    """Who is protected from the event that is happening."""
    bomb: list[int] = kernel.values()
    """Turns left to each seat while a Time Bomb ticks."""
    spared: tuple[Seat, ...] = ()
    """Who was protected from the Time Bomb."""
    extra_draw: list[int] = kernel.values()
    """How many more cards each seat takes whenever it draws, by Plus One."""
    last_chance: list[str] = kernel.values()
    """By Last Chance: whether a seat's last card would trigger an event (`armed`), has just done so (`spent`) or not."""
    ended: str = ""
    """Why the round ends once everything is resolved: `pile`, `doomsday`, `finish-line`, `bomb`; else empty."""
    emptied: tuple[Seat, ...] = ()
    """Who was without cards in an event of this turn, and so has finished even with cards, if the house plays so."""
    untouched: tuple[Seat, ...] = ()
    """Who was protected from the event that ended the round, and so has won it."""
    opening: tuple[int, ...] = ()
    """The accounts as they were when the round began."""
    extra: tuple[int, ...] = ()
    """What events have added to each account this round."""
    scores: tuple[int, ...] = ()
    """The accounts: points, or rounds won where no points are written down."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """By how much each account changed, round by round."""


def new_table(seats: int, luck: Luck, options: Options) -> Table:
    """A table at which nothing is dealt yet."""
    table = Table(order=in_order(seats), luck=luck, options=options, limit=limit_in_points(options, seats))
    table.scores = (0,) * seats
    table.dealer = luck.below(seats)
    return table


copy = kernel.copier(Table)
