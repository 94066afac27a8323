"""Reading: matches that are over, and records that people send, are played again in a process of their own.

Playing a long match again takes the interpreter a while, which is time that nobody at a table would be answered in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pydantic_core import to_json

from ruthless.kernel.errors import MissingRules, OtherRules, RuthlessError
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.server.entries import Entry
from ruthless.server.refusals import Refused
from ruthless.server.replays import Replays
from ruthless.server.room import Room
from ruthless.server.worker_pool import JobFailed, WorkerPool

PATIENCE = 30.0
"""Seconds after which nobody waits any longer."""
NICENESS = 10

Found = TypeVar("Found")


@dataclass(frozen=True)
class Finished:
    """A match that is over, as it stays."""

    record: Record
    bots: list[str | None]


@dataclass(frozen=True)
class NotRead:
    """Why something could not be read, as it comes out of a process."""

    id: str
    text: str = ""


# Jobs for a worker, which keeps what it read last.

_REPLAYS = Replays()


def moments(
    record: Record, bots: list[str | None] | None, seat: Seat | None, open_cards: bool, first: int, count: int
) -> bytes | NotRead:
    """Some moments of a record, encoded."""
    try:
        shown = _REPLAYS.of(record).moments(seat, open_cards=open_cards, first=first, count=count)
    except RuthlessError as error:
        return _reason(error)
    return to_json({**shown, "bots": bots})


def _reason(error: RuthlessError) -> NotRead:
    if isinstance(error, OtherRules) and not isinstance(error, MissingRules):
        return NotRead("server-other-rules")
    return NotRead("server-bad-record", str(error)[:300])


def finished(entries: list[Entry]) -> Finished | NotRead:
    """The match that entries of a table tell of, if it is over: while it runs, it is as if it were not there."""
    room = Room().replay(entries)
    if room.missing:
        return NotRead("server-missing-rules", room.missing)
    if room.broken:
        return NotRead("server-other-rules")
    if room.phase != "over" or room.live_match is None:
        return NotRead("server-no-such-record")
    assert room.proof is not None
    names = tuple(one.name for one in room.seated)
    record = replace(room.live_match.record(), players=names, proof=room.proof.as_json())
    return Finished(record, [one.bot for one in room.seated])


class Reader:
    """The process, and how it is asked."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, niceness=NICENESS)

    async def moments(
        self,
        record: Record,
        seat: Seat | None = None,
        *,
        bots: list[str | None] | None = None,
        open_cards: bool = False,
        first: int = 0,
        count: int = 1,
    ) -> bytes:
        """Some moments of a record, encoded; Refused if it cannot be played again."""
        shown: bytes = await self._read(moments, record, bots, seat, open_cards, first, count)
        return shown

    async def finished(self, entries: list[Entry]) -> Finished:
        """The match that entries of a table tell of; Refused if it is not over, or not to be played here."""
        found: Finished = await self._read(finished, entries)
        return found

    async def _read(self, job: Any, *given: Any) -> Any:
        try:
            found = await self._pool.run(job, *given, patience=PATIENCE)
        except JobFailed as failure:
            raise Refused("server-busy") from failure
        if isinstance(found, NotRead):
            raise Refused(found.id, **({"text": found.text} if found.text else {}))
        return found

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
