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

Seen = tuple[int, str | None, Countdown | None, Waiting | None]
"""The number of a moment, the id of a question, a clock, and what is waited for."""


class Moment:
    """A room with a match, as it is now: not to be kept until something happens."""

    __slots__ = (
        *("_alive", "_asks", "_head", "_live_match", "_now", "_pace", "_room"),
        *("_seen_by_most", "_shared", "_tail", "number"),
    )

    def __init__(self, room: Room, live_match: LiveMatch, pace: Pace, alive: Nodes, now: int) -> None:
        self._room = room
        self._live_match = live_match
        self._pace = pace
        self._alive = alive
        self._now = now
        self._asks = {seat: ask for seat in live_match.asks if (ask := room.ask(seat)) is not None}
        self.number = live_match.moment
        """Of the moment of the match."""
        self._seen_by_most: Seen = (self.number, None, countdown(room, None, pace, alive), waiting(room, alive))
        """By everybody who is not asked."""
        self._head = b'{"is":"update","match":%d,"number":%d,"told":' % (room.match, self.number)
        self._tail = b""
        self._shared = b""

    def seen(self, seat: Seat | None) -> Seen:
        """By what a seat can tell that something is new: the moment, its question, its clock, and what is waited for."""
        if seat is None or seat not in self._asks:
            return self._seen_by_most
        clock = countdown(self._room, seat, self._pace, self._alive)
        return self.number, self._asks[seat], clock, self._seen_by_most[3]

    def update(self, seat: Seat | None, since: int) -> bytes:
        """The frame for a seat, or the public, with all it has not been told after a moment."""
        told = self._live_match.telling_json(seat, since)
        if seat in self._asks:
            return b'%b%b,"view":%b%b' % (self._head, told, self._view(seat), self._ending(self.seen(seat)))
        if not self._tail:
            self._tail = self._ending(self._seen_by_most)
        return b'%b%b,"view":%b%b' % (self._head, told, self._view(seat), self._tail)

    def _ending(self, seen: Seen) -> bytes:
        """What of a frame is about time: the question to be answered, the clock, and what is waited for."""
        _, ask, clock, hold = seen
        asked = None if ask is None else {"id": ask, "window": self._live_match.window}
        left = None if clock is None else clock.as_json(self._now)
        held = None if hold is None else hold.as_json(self._now)
        return b"," + to_json({"ask": asked, "clock": left, "hold": held})[1:]

    def _view(self, seat: Seat | None) -> bytes:
        match = self._live_match.match
        own = match.own_view(seat)
        if own is None:
            return to_json(match.view(seat).as_json())
        if not self._shared:
            public: dict[str, Any] = match.view(None).as_json()
            for name in own:
                del public[name]
            self._shared = to_json(public)[:-1] + b","
        return self._shared + to_json(own)[1:]
