"""Live room: a room in memory, who is connected to it, and what is under way in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from pydantic_core import from_json

from ruthless.kernel.seats import Seat
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.room import Room

Thought = tuple[int, Seat, str, str]
"""What a bot thinks about: match, seat, question, and the level it thinks at."""


class Guest:
    """A connection to a room: whose it is, what it has been told, and where to send more."""

    __slots__ = (
        *("address", "chat", "coach", "match", "person", "seat"),
        *("seen", "send", "since", "table", "tokens", "write"),
    )

    def __init__(
        self,
        send: Callable[[dict[str, Any]], None],
        person: int | None,
        match: int = 0,
        since: int = -1,
        chat: int = -1,
        *,
        write: Callable[[bytes], None] | None = None,
        address: str = "",
    ) -> None:
        """`send` takes a message as plain data, `write` one that is encoded already; without it they are decoded again."""
        self.send = send
        self.write = write or (lambda frame: send(from_json(frame)))
        self.person = person
        self.match = match
        self.since = since
        """The last moment of that match it has been told."""
        self.chat = chat
        self.address = address
        """Where it is connected from."""
        self.seat: tuple[int, Seat | None] = (-1, None)
        """The seat of the person, and in which match."""
        self.seen: object = None
        """The moment, the question and the clock it was last shown."""
        self.table: object = None
        """The table as it was last shown, with what of it is the person's own."""
        self.coach: dict[str, Any] | None = None
        """What it was last told by the coach of a lesson."""
        self.tokens: set[str] | None = None
        """Hashes of the tokens with which it came, or has said that it will; None if that does not matter."""


class LiveRoom:
    """A room in memory."""

    __slots__ = (
        *("alarm", "answers", "behind", "call", "followed", "guests", "idle_since", "lock", "owed", "room"),
        *("thoughts", "timer", "unsure", "watched_until"),
    )

    def __init__(self, room: Room) -> None:
        self.room = room
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.timer: asyncio.Task[None] | None = None
        """Does what is due, and bots think in it."""
        self.alarm: asyncio.TimerHandle | None = None
        """Starts the timer when there is nothing to do before it is time."""
        self.call: asyncio.TimerHandle | None = None
        """Fires when somebody is to be called."""
        self.idle_since = self.watched_until = time.monotonic()
        self.unsure: Entry | None = None
        """What may or may not be on disk: the database went away while it was written. Nothing else is written before."""
        self.owed: dict[int, Callable[[Room], Draft | None]] = {}
        """By person what has to be written as soon as the database takes something, and before anything else."""
        self.behind = False
        """Whether others have written something that has not been read, because nobody here looks on."""
        self.followed = True
        """Whether this node hears of what others write to it: not while it is behind and nobody here looks on."""
        self.answers = 0
        """How many have been given at the present moment: nobody's business until it is over."""
        self.thoughts: dict[Thought, asyncio.Task[str]] = {}
        """What bots are thinking about, or have thought: the answers to what they are asked at present."""

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def is_played(self) -> bool:
        """Whether a match is on, and somebody of it is connected here."""
        return self.room.phase == "playing" and any(guest.person is not None for guest in self.guests)

    @property
    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(guest.person is None for guest in self.guests)
