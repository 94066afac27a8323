"""The table of Frantic: everything there is to know about a match. Verbs change it, and the flow of a round."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruthless.games.frantic.cards import Card, Demand
from ruthless.games.frantic.options import Options
from ruthless.kernel import table as kernel
from ruthless.kernel.seats import NOBODY, Seat

DEAL, TURN, RESOLVE, CLOSE = "deal", "turn", "resolve", "close"
"""The stages of a round: it is dealt; somebody has a turn; the card on top of the pile, start card or played, is carried
out for the player; somebody has finished and may yet be stopped. Between two of them everything is on the table."""

ANYTHING = Demand("anything", "anything")
"""In force when nothing but Fuck You has been played."""


@dataclass(slots=True)
class Table(kernel.Table):
    """Piles have their top at the end. `player` is whose turn it is, or the dealer's seat while he starts a round."""

    options: Options = field(default_factory=Options)
    limit: int = 0
    stage: str = DEAL
    round: int = 0
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
    counterer: Seat = NOBODY
    """Who played the last Counterattack on the card being resolved, and so makes the wish."""
    again: bool = False
    """Whether 2nd Chance was played: the player has to play once more before anything else is looked at."""
    skips: list[bool] = kernel.values()
    """Who has to miss the next turn."""
    bomb: list[int] = kernel.values()
    """Turns left to each seat while a Time Bomb ticks; empty otherwise."""
    ended: str = ""
    """Why the round ends once everything is resolved: `pile`, `doomsday`, `finish-line`, `bomb`; else empty."""
    scores: tuple[int, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    """What each seat scored, round by round."""


copy = kernel.copier(Table)
