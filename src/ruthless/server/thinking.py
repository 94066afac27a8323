"""Thinking: bots decide in threads of their own, so that a long thought never holds up a table."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from ruthless.bots import LEVELS, Sight, bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat

log = logging.getLogger("ruthless.server")


def _choice(match: Match, seat: Seat, level: str, luck: Luck) -> str:
    """What a bot answers. It is not bothered where there is no choice, as in the lab; if it fails, chance decides."""
    decision = next(one for one in match.pending if one.seat == seat)
    if len(decision.options) == 1:
        return str(decision.options[0])
    try:
        return str(bot_named(LEVELS[level], luck).choose(Sight(match, decision)))
    except Exception:
        log.exception("a bot has failed", extra={"game": match.game.name, "question": decision.question.id})
        return str(luck.choice(decision.options))


class Thinkers:
    """The threads."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choice(self, match: Match, seat: Seat, level: str, luck: Luck) -> str:
        """What a bot of that level answers for a seat. It thinks about a copy: the match may go on meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choice, match.clone(), seat, level, luck)

    def close(self) -> None:
        """End the threads; thoughts that nobody waits for are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
