"""Moments: the match of a room as all its guests are told of it, made and encoded once, each seat's own part joined to it.

What comes out is to the letter what `wire.update` says. The public's view is the one that everybody's is made of, so
there is nothing in the shared part that anybody must not know.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pydantic_core import to_json

from ruthless.kernel.seats import Seat
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import Room
from ruthless.server.timing import Countdown, countdown


class Moment:
    """A room with a match, as it is now: not to be kept until something happens."""

    def __init__(self, room: Room, live_match: LiveMatch) -> None:
        self._room = room
        self._live_match = live_match
        self._asks = live_match.asks()

    @property
    def number(self) -> int:
        """Of the moment of the match."""
        return self._live_match.moment

    def ask(self, seat: Seat | None) -> str | None:
        """The id of the open question to a seat."""
        return None if seat is None else self._asks.get(seat)

    def clock(self, seat: Seat | None) -> Countdown | None:
        """The clock that a seat, or the public, sees."""
        return countdown(self._room, seat) if seat in self._asks else self._clock

    @cached_property
    def _clock(self) -> Countdown | None:
        return countdown(self._room, None)

    @cached_property
    def _public(self) -> dict[str, Any]:
        return self._live_match.match.view(None).as_json()

    @cached_property
    def _shared(self) -> str:
        """The part of a view that is the same for all seats, without its end."""
        own = self._live_match.match.own_view(None)
        assert own is not None
        return to_json({name: value for name, value in self._public.items() if name not in own}).decode()[:-1]

    def _view(self, seat: Seat | None) -> str:
        if seat is None:
            return to_json(self._public).decode()
        own = self._live_match.match.own_view(seat)
        if own is None:
            return to_json(self._live_match.match.view(seat).as_json()).decode()
        return f"{self._shared},{to_json(own).decode()[1:]}"

    def update(self, seat: Seat | None, since: int, now: int) -> str:
        """The frame for a seat, or the public, with all it has not been told after a moment."""
        ask, clock = self.ask(seat), self.clock(seat)
        window = "true" if self._live_match.window else "false"
        asked = "null" if ask is None else f'{{"id":"{ask}","window":{window}}}'
        left = "null" if clock is None else to_json(clock.as_json(now)).decode()
        return (
            f'{{"is":"update","match":{self._room.match},"number":{self.number},'
            f'"told":{self._live_match.telling_json(seat, since)},"view":{self._view(seat)},"ask":{asked},"clock":{left}}}'
        )
