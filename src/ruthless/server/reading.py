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
from ruthless.server.happenings import replay
from ruthless.server.older import as_far_as_it_goes, old_record
from ruthless.server.outcomes import Outcome, outcome_in_log
from ruthless.server.refusals import Refused
from ruthless.server.replays import Replays
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
    shown: Record
    """What a replay shows: the same, unless it was played by older rules."""


@dataclass(frozen=True)
class NotRead:
    """Why something could not be read, as it comes out of a process."""

    id: str
    text: str = ""
    older: bool = False
    """It was played by older rules than those that are here."""


class OlderRules(Refused):
    """A match was played by older rules: what is left of it can be shown once nobody goes on with it."""


# Jobs for a worker, which keeps what it read last.

_REPLAYS = Replays()


def moments(
    record: Record, known: dict[str, Any], seat: Seat | None, open_cards: bool, first: int, count: int
) -> bytes | NotRead:
    """Some moments of a record, encoded, with what else is known of it."""
    try:
        shown = _REPLAYS.of(record).moments(seat, open_cards=open_cards, first=first, count=count)
    except RuthlessError as error:
        return _reason(error)
    return to_json({**shown, **known})


def _reason(error: RuthlessError) -> NotRead:
    if isinstance(error, OtherRules) and not isinstance(error, MissingRules):
        return NotRead("server-other-rules")
    return NotRead("server-bad-record", str(error)[:300])


def finished(entries: list[Entry]) -> Finished | NotRead:
    """The match that entries of a table tell of, if it is over: while it runs, it is as if it were not there."""
    room = replay(entries)
    if room.missing:
        return NotRead("server-missing-rules", room.missing)
    if room.broken:
        return NotRead("server-other-rules", older=room.outdated)
    if room.phase != "over" or room.live_match is None:
        return NotRead("server-no-such-record")
    assert room.proof is not None
    names = tuple(one.name for one in room.seated)
    record = replace(room.live_match.record(), players=names, proof=room.proof.as_json())
    return Finished(record, [one.bot for one in room.seated], record)


def outdated(entries: list[Entry]) -> Finished:
    """What is left of a match that was played by older rules, and goes on nowhere."""
    room = replay(entries)
    record = old_record(room, entries)
    return Finished(record, [one.bot for one in room.seated], as_far_as_it_goes(record))


def outcome(entries: list[Entry], certain: bool) -> Outcome | None:
    """What came of the match that entries of a table tell of."""
    return outcome_in_log(entries, certain)


def forget() -> None:
    """Keep nothing of what was read."""
    _REPLAYS.clear()


class Reader:
    """The process, and how it is asked."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, niceness=NICENESS)
        self._used = False

    async def moments(
        self,
        record: Record,
        seat: Seat | None = None,
        *,
        known: dict[str, Any] | None = None,
        open_cards: bool = False,
        first: int = 0,
        count: int = 1,
    ) -> bytes:
        """Some moments of a record, encoded, with what else is known of it; Refused if it cannot be played again."""
        shown: bytes = await self._read(moments, record, known or {}, seat, open_cards, first, count)
        return shown

    async def finished(self, entries: list[Entry]) -> Finished:
        """The match that entries of a table tell of; Refused if it is not over, or not to be played here."""
        found: Finished = await self._read(finished, entries)
        return found

    async def outdated(self, entries: list[Entry]) -> Finished:
        """What is left of a match of older rules; the caller knows that it goes on nowhere."""
        found: Finished = await self._read(outdated, entries)
        return found

    async def outcome(self, entries: list[Entry], certain: bool) -> Outcome | None:
        """What came of the match that entries of a table tell of; None if it is not over."""
        found: Outcome | None = await self._read(outcome, entries, certain)
        return found

    async def forget(self) -> None:
        """Keep nothing of what was read."""
        if self._used:
            await self._read(forget)

    async def _read(self, job: Any, *given: Any) -> Any:
        self._used = True
        try:
            found = await self._pool.run(job, *given, patience=PATIENCE)
        except JobFailed as failure:
            raise Refused("server-busy") from failure
        if isinstance(found, NotRead):
            kind = OlderRules if found.older else Refused
            raise kind(found.id, **({"text": found.text} if found.text else {}))
        return found

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
