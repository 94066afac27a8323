"""Outcomes: what came of a match that is over, as it is kept for those whose seats it was played on.

Nothing here knows a database: an outcome is read from a room at the moment its match ends, or from the log later, and
both come to the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ruthless.kernel.facts import Fact
from ruthless.kernel.seats import Seat
from ruthless.lab.match_summary import told
from ruthless.server.entries import Entry
from ruthless.server.happenings import apply
from ruthless.server.room import FORGOTTEN, Room


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """What came of a match for one seat."""

    person: int
    name: str
    bot: str | None
    """The level of its bot; also of one that plays on for somebody who has left."""
    player: str
    """A hash of the player's key it belonged to when the match was over, or empty."""
    place: int | None
    """None if the match came to no end. Who leaves a running match is last in it."""
    score: int | None

    @property
    def left(self) -> bool:
        """Whether its person has left while the match was running."""
        return self.bot is not None and bool(self.player)

    @property
    def who(self) -> str:
        """Whose rating it counts for: a player, a bot of a level, or nobody in particular."""
        return self.player or ("" if self.bot is None else bot_named(self.bot))

    def forgotten(self) -> SeatOutcome:
        """The same of somebody who is forgotten."""
        return replace(self, name=FORGOTTEN, player="")

    def as_json(self) -> dict[str, Any]:
        """What is shown of it."""
        return {"name": self.name, "bot": self.bot, "place": self.place, "score": self.score, "left": self.left}


def bot_named(level: str) -> str:
    """How bots of a level stand among those who are rated."""
    return f"bot {level}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match."""

    record: str
    code: str
    game: str
    at: int
    """When it was over."""
    seats: list[SeatOutcome]
    hits: dict[tuple[Seat, Seat, str], int]
    """By who aimed at whom, and with which kind of card: how often."""


def outcome(room: Room, at: int) -> Outcome | None:
    """What came of the match that is over in a room; None while it runs, while it may go on elsewhere, and of a lesson."""
    if room.phase != "over" or room.played is None or (room.broken and not room.ended) or room.lesson_version:
        return None
    match = None if room.live_match is None or room.broken else room.live_match.match
    count = len(room.seated)
    places: list[int | None] = [*match.places] if match else [None] * count
    scores: list[int | None] = [*match.scores] if match else [None] * count
    seats = []
    for one, place, score in zip(room.seated, places, scores, strict=True):
        seat = SeatOutcome(one.person, one.name, one.bot, one.player, place, score)
        seats.append(replace(seat, place=count) if seat.left and match else seat)
    aimed = {}
    if match and room.live_match is not None:
        aimed = hits(room.played.game, count, (fact for moment in room.live_match.told for fact in moment))
    return Outcome(room.record, room.code, room.played.game, at, seats, aimed)


def hits(game: str, seats: int, facts: Iterable[Fact]) -> dict[tuple[Seat, Seat, str], int]:
    """Who aimed at whom with what, and how often."""
    rounds, _ = told(game, seats, facts)
    return dict(Counter(attack for one in rounds for attack in one.attacks))


def outcome_in_log(entries: list[Entry], certain: bool = False) -> Outcome | None:
    """What came of the match that entries of a table tell of, as it was known when it ended; None if it is not over.

    Where it is `certain` that it is, also one that cannot be played again by the rules of today has come to something.
    """
    room = Room()
    for entry in entries:
        apply(room, entry)
        if (found := outcome(room, entry.at)) is not None:
            return found
    room.ended = certain and room.broken
    return outcome(room, room.touched)
