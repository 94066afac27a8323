"""Telling: what the guests of a room are sent. Each gets what is new for it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ruthless.server import timing, wire
from ruthless.server.handlers import Nodes
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Room


class Telling:
    """Tells guests of their rooms."""

    def __init__(self, now: Callable[[], int], alive: Callable[[], Nodes]) -> None:
        self._now = now
        self._alive = alive

    def tell(self, live: LiveRoom, *, table: bool = True) -> None:
        """Tell everybody what is new; without `table`, of the match only."""
        if table:
            self.send_away(live)
        for guest in live.guests[:]:
            if table:
                self.tell_one(live, guest)
            else:
                self._tell_match(live.room, guest)

    def send_away(self, live: LiveRoom) -> None:
        """Say goodbye to those who may no longer look, before the others are told how many do."""
        room = live.room
        for guest in live.guests[:]:
            person = room.person(guest.person)
            if room.closed:
                reason = Refused("server-closed")
            elif guest.person is not None and (person is None or person.bot is not None):
                reason = Refused("server-removed")
            elif person is not None and guest.tokens is not None and person.token not in guest.tokens:
                reason = Refused("server-renewed")
            elif guest.person is None and not room.settings.watch:
                reason = Refused("server-no-watching")
            else:
                continue
            live.guests.remove(guest)
            guest.send({"is": "bye", "refusal": reason.as_json()})

    def tell_one(self, live: LiveRoom, guest: Guest) -> None:
        """Send a guest what is new for it: the table, the match, the chat."""
        room = live.room
        state = wire.table(room, guest.person, live.watchers, self._alive())
        if state != guest.table:
            guest.table = state
            guest.send({"is": "table", "table": state})
        self._tell_match(room, guest)
        lines = [line.as_json() for line in room.chat if line.number > guest.chat]
        if lines:
            guest.chat = lines[-1]["number"]
            guest.send({"is": "chat", "lines": lines})

    def _tell_match(self, room: Room, guest: Guest) -> None:
        live_match = room.live_match
        if live_match is None:
            return
        seat = room.seat_of(guest.person)
        if guest.match != room.match:
            guest.match, guest.since, guest.seen = room.match, -1, None
        ask = None if seat is None else live_match.ask(seat)
        seen = (live_match.moment, ask, timing.countdown(room, seat))
        if seen == guest.seen:
            return
        message = wire.update(room, seat, guest.since, self._now())
        guest.seen, guest.since = seen, live_match.moment
        if message is not None:
            guest.send(message)
