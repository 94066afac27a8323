"""Moments: the match of a room as all its guests are told of it, made and encoded once, each seat's own part joined to it.

What comes out is to the letter what `wire.update` says. The public's view is the one that everybody's is made of, so
there is nothing in the shared part that anybody must not know.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from ruthless.kernel.seats import Seat
from ruthless.server.clocks import Pace
from ruthless.server.handlers import Nodes
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import Room
from ruthless.server.timing import Countdown, Waiting, countdown, waiting


class Moment:
    """A room with a match, as it is now: not to be kept until something happens."""

    __slots__ = ("_alive", "_asks", "_clock", "_hold", "_live_match", "_pace", "_room", "_shared", "number")

    def __init__(self, room: Room, live_match: LiveMatch, pace: Pace, alive: Nodes) -> None:
        self._room = room
        self._live_match = live_match
        self._pace = pace
        self._alive = alive
        self._asks = {seat: ask for seat in live_match.asks() if (ask := room.ask(seat)) is not None}
        self._clock = countdown(room, None, pace, alive)
        """That of everybody who is not asked."""
        self._hold = waiting(room, alive)
        self._shared = ""
        self.number = live_match.moment
        """Of the moment of the match."""

    def seen(self, seat: Seat | None) -> tuple[int, str | None, Countdown | None, Waiting | None]:
        """By what a seat can tell that something is new: the moment, its question, its clock, and what is waited for."""
        ask = None if seat is None else self._asks.get(seat)
        clock = self._clock if ask is None else countdown(self._room, seat, self._pace, self._alive)
        return self.number, ask, clock, self._hold

    def update(self, seat: Seat | None, since: int, now: int) -> str:
        """The frame for a seat, or the public, with all it has not been told after a moment."""
        _, ask, clock, hold = self.seen(seat)
        window = "true" if self._live_match.window else "false"
        asked = "null" if ask is None else f'{{"id":"{ask}","window":{window}}}'
        left = "null" if clock is None else to_json(clock.as_json(now)).decode()
        held = "null" if hold is None else to_json(hold.as_json(now)).decode()
        return (
            f'{{"is":"update","match":{self._room.match},"number":{self.number},'
            f'"told":{self._live_match.telling_json(seat, since)},"view":{self._view(seat)},"ask":{asked},"clock":{left},'
            f'"hold":{held}}}'
        )

    def _view(self, seat: Seat | None) -> str:
        match = self._live_match.match
        own = match.own_view(seat)
        if own is None:
            return to_json(match.view(seat).as_json()).decode()
        if not self._shared:
            public: dict[str, Any] = match.view(None).as_json()
            for name in own:
                del public[name]
            self._shared = to_json(public).decode()[:-1]
        return f"{self._shared},{to_json(own).decode()[1:]}"
