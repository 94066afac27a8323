"""Thinking: bots decide, and advise people, beside the event loop, so that a long thought never holds up a table.

Quick bots think in threads about a copy of the match. Those that search think in processes, which get the record and
play it again: they would not let the event loop have the interpreter. How long a thought takes never depends on what
anybody holds: who has no choice pretends to think for as long.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ruthless.bots import LEVELS, Sight, advise, bot_named
from ruthless.bots.advice import HINT_BUDGET
from ruthless.bots.outside import DECLARED
from ruthless.kernel.decisions import Decision
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match, replay
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.server.clocks import DEEP, Pace
from ruthless.server.fairness import Secret
from ruthless.server.worker_pool import JobFailed, WorkerPool

log = logging.getLogger("ruthless.server")

STAND_IN = "normal"
"""The level that decides where a search has failed."""
SPARE = 300
"""Milliseconds of a pace that are not for thinking: the match is played again, the result comes back."""
LEAST = 20
"""Milliseconds a search gets in any case."""
PATIENCE = 8.0
"""Seconds after which a search that has not come back is given up."""
LONG_PATIENCE = 20.0
"""The same for a hint: nobody else waits for it."""
NICENESS = 5
LATE = 3_000
"""Milliseconds after which a bot would be late: one that searches and would take longer plays at the next level instead."""


class Choice(str):
    """What a bot answers, with the level at which it was found if that is not the one that was asked for."""

    level: str = ""


def eased(answer: str, level: str) -> Choice:
    """An answer that was found at another level."""
    choice = Choice(answer)
    choice.level = level
    return choice


def searchers(servers: int = 1) -> int:
    """How many processes search for one of so many that serve: together as many as there are processors less one."""
    return max(1, -(-max(2, (os.cpu_count() or 2) - 1) // servers))


def thinking_time(pace: Pace, searching: int, workers: int) -> int:
    """The milliseconds each bot gets if so many of a table search at once: all have to be done within the pace."""
    turns = -(-searching // workers)
    return max(LEAST, (pace.deep - SPARE) // max(1, turns))


def _asked(match: Match, seat: Seat) -> Decision[Any]:
    return next(one for one in match.pending if one.seat == seat)


def _choice(match: Match, seat: Seat, bot: str, luck: Luck) -> str:
    """What a bot answers. It is not bothered where there is no choice, as in the lab; if it fails, chance decides."""
    decision = _asked(match, seat)
    if len(decision.options) == 1:
        return str(decision.options[0])
    try:
        return str(bot_named(bot, luck).choose(Sight(match, decision)))
    except Exception:
        log.exception("a bot has failed", extra={"game": match.game.name, "question": decision.question.id})
        return str(luck.choice(decision.options))


def behind(level: str) -> str:
    """The bot behind a level; bots of other packages are levels of their own. Where one has gone, another stands in."""
    return LEVELS.get(level) or (level if level in DECLARED else LEVELS[STAND_IN])


def visited(record: Record, seat: Seat, bot: str, key: bytes) -> str:
    """What a bot of another package answers: a job for a worker, so that it holds up nobody else."""
    return _choice(replay(record, ask_forced=True), seat, bot, Luck(key))


def search(record: Record, seat: Seat, bot: str, milliseconds: int, key: bytes) -> str:
    """What a searching bot answers, after that time and not before: a job for a worker."""
    begun = time.monotonic()
    name = f"{bot.partition(':')[0]}:{milliseconds}ms"
    answer = _choice(replay(record, ask_forced=True), seat, name, Luck(key))
    time.sleep(max(0.0, milliseconds / 1000 - (time.monotonic() - begun)))
    return answer


def advised(match: Match, seat: Seat, key: bytes, budget: str) -> dict[str, Any]:
    """What a bot would advise somebody who sees what that seat sees."""
    return advise(Sight(match, _asked(match, seat)), Luck(key), budget).as_json()


def advise_on_record(record: Record, seat: Seat, key: bytes, budget: str) -> dict[str, Any]:
    """The same of a match by its record: a job for a worker."""
    return advised(replay(record, ask_forced=True), seat, key, budget)


def hint_key(secret: Secret, person: int, match: int, ask: str) -> bytes:
    """The luck of a hint: of who asks and what is asked, of nothing that lies on the table, and nobody can work it out.

    The secret is that of the deal to come: it is kept with the table, so that the same question gets the same hint at
    every node, and it has nothing to do with the present cards.
    """
    return secret.derived(f"hint {person} {match} {ask}")


class Thinkers:
    """The threads and the processes."""

    def __init__(self, threads: int = 2, processes: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._processes = WorkerPool(processes or searchers(), niceness=NICENESS)
        self._searches = 0
        """Those that run, or wait until they may."""

    @property
    def searchers(self) -> int:
        """How many can search at the same time."""
        return self._processes.count

    def choice(
        self, match: Match, seat: Seat, level: str, key: bytes, milliseconds: int = LEAST
    ) -> Coroutine[Any, Any, str]:
        """What a bot of that level answers for a seat. It thinks about a copy as of now: the match may go on."""
        return self._chosen(match.clone(), seat, level, key, milliseconds)

    async def _chosen(self, match: Match, seat: Seat, level: str, key: bytes, milliseconds: int) -> str:
        wanted = level
        job: tuple[Any, ...] | None = None
        if level in DEEP and self._would_be_late(milliseconds):
            level = STAND_IN
        elif level in DEEP:
            job = (search, match.record(), seat, behind(level), milliseconds, key)
        elif level in DECLARED:
            job = (visited, match.record(), seat, behind(level), key)
        if job is not None:
            self._searches += 1
            try:
                return str(await self._processes.run(*job, patience=PATIENCE))
            except JobFailed as failure:
                log.warning("a search has failed", extra={"game": match.game.name, "why": str(failure)})
                level = STAND_IN
            finally:
                self._searches -= 1
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, _choice, match, seat, behind(level), Luck(key))
        return answer if level == wanted else eased(answer, level)

    def _would_be_late(self, milliseconds: int) -> bool:
        """Whether a search that begins now would wait for too many others. It depends on how busy the server is only."""
        return (self._searches // self.searchers + 1) * milliseconds > LATE

    async def advice(self, match: Match, seat: Seat, key: bytes) -> dict[str, Any]:
        """What a bot would advise a seat; JobFailed if it comes to no result."""
        found: dict[str, Any] = await self._processes.run(
            advise_on_record, match.record(), seat, key, HINT_BUDGET, patience=LONG_PATIENCE
        )
        return found

    async def close(self) -> None:
        """End the threads and the processes; thoughts that nobody waits for are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._processes.close()
