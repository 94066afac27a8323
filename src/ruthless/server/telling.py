"""Telling: what the guests of a room are sent. Each gets what is new for it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from pydantic_core import to_json

from ruthless.kernel.seats import Seat
from ruthless.server import wire
from ruthless.server.clocks import Pace
from ruthless.server.handlers import Nodes
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.moments import Moment
from ruthless.server.refusals import Refused
from ruthless.server.room import Person


class Telling:
    """Tells guests of their rooms."""

    def __init__(self, now: Callable[[], int], pace: Pace, alive: Callable[[], Nodes]) -> None:
        self._now = now
        self._pace = pace
        self._alive = alive

    def tell(self, live: LiveRoom, *, table: bool = True) -> None:
        """Tell everybody what is new; without `table`, of the match only."""
        if table:
            self.send_away(live)
        news = News(live, self._pace, self._alive(), self._now())
        for guest in live.guests[:]:
            if table:
                news.tell(guest)
            else:
                news.tell_match(guest)

    def tell_one(self, live: LiveRoom, guest: Guest) -> None:
        """Send a guest what is new for it."""
        News(live, self._pace, self._alive(), self._now()).tell(guest)

    def send_away(self, live: LiveRoom) -> None:
        """Say goodbye to those who may no longer look, before the others are told how many do."""
        room = live.room
        for guest in live.guests[:]:
            person = room.person(guest.person)
            if room.closed:
                reason = Refused("server-closed")
            elif guest.person is not None and (person is None or person.bot is not None):
                reason = Refused("server-removed")
            elif person is not None and guest.tokens is not None and guest.tokens.isdisjoint(_rights(person)):
                reason = Refused("server-renewed")
            elif guest.person is None and not room.settings.watch:
                reason = Refused("server-no-watching")
            else:
                continue
            live.guests.remove(guest)
            guest.send({"is": "bye", "refusal": reason.as_json()})


def _rights(person: Person) -> set[str]:
    """Hashes of what gives a right to somebody's seat: its token, and the player's key it belongs to."""
    return {person.token, person.player} - {""}


class News:
    """A room as it is now, for all its guests: what several of them are told is made once."""

    def __init__(self, live: LiveRoom, pace: Pace, alive: Nodes, now: int) -> None:
        self._live = live
        self._room = live.room
        self._alive = alive
        self._frames: dict[tuple[Seat | None, int], bytes] = {}
        """By seat and since when: one seat may be shown in several tabs, and everybody who watches sees the same."""
        live_match = live.room.live_match
        self._moment = None if live_match is None else Moment(live.room, live_match, pace, alive, now)
        self._coach = wire.coach(live.room) if live.room.lesson_version else None

    @cached_property
    def _table(self) -> dict[str, Any]:
        return wire.table_for_all(self._room, self._live.watchers, self._alive)

    @cached_property
    def _table_json(self) -> bytes:
        return to_json(self._table)[:-1]

    def tell(self, guest: Guest) -> None:
        """Send a guest what is new for it: the table, the match, the chat."""
        own = wire.standing(self._room, guest.person)
        if (self._table, own) != guest.table:
            guest.table = (self._table, own)
            you = to_json({"you": guest.person, "standing": own})[1:]
            guest.write(b'{"is":"table","table":%b,%b}' % (self._table_json, you))
        self.tell_match(guest)
        self._tell_chat(guest)

    def tell_match(self, guest: Guest) -> None:
        """Send a guest what is new for it of the match, and what a coach says of it."""
        if self._coach is not None and self._coach != guest.coach:
            guest.coach = self._coach
            guest.send(self._coach)
        room, moment = self._room, self._moment
        if moment is None:
            return
        if guest.match != room.match:
            guest.match, guest.since, guest.seen = room.match, -1, None
        if guest.seat[0] != room.match:
            guest.seat = room.match, room.seat_of(guest.person)
        seat = guest.seat[1]
        seen = moment.seen(seat)
        if seen == guest.seen:
            return
        key = (seat, guest.since)
        if key not in self._frames:
            self._frames[key] = moment.update(seat, guest.since)
        guest.seen, guest.since = seen, moment.number
        guest.write(self._frames[key])

    def _tell_chat(self, guest: Guest) -> None:
        lines = [line.as_json() for line in self._room.chat if line.number > guest.chat]
        if lines:
            guest.chat = lines[-1]["number"]
            guest.send({"is": "chat", "lines": lines})
