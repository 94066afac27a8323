"""Runs: one measurement of one server each, as a row of figures."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import uvloop

from benchmarks.load import driving, servers
from benchmarks.load.driving import SEATS
from benchmarks.load.measuring import Result, memory, processor_time
from benchmarks.load.players import Player
from benchmarks.load.servers import Source

GAME = "frantic"
TABLES = {"busy": [10, 50, 200], "thinking": [1000], "idle": [5000], "killed": [1000]}
IDLE_SEATS = 2
PATIENCE = 60.0
"""Seconds after which nobody waits any longer until everybody is back."""
Database = Callable[[], str]


def busy(source: Source, database: Database, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Everybody answers at once, or as soon as they have thought."""

    async def drive(pid: int) -> dict[str, Any]:
        result = Result()
        before = memory(pid)
        made = await driving.our_tables(servers.OUR_PORT, GAME, tables)
        players = driving.our_players(servers.OUR_PORT, made, pause, result)
        return await _driven(pid, players, result, tables, seconds, before)

    with servers.ours(source, database()) as server:
        return uvloop.run(drive(server.pid))


thinking = busy


def peer(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """The same at boardgame.io's."""

    async def drive(pid: int) -> dict[str, Any]:
        result = Result()
        before = memory(pid)
        players = driving.their_players(servers.THEIR_PORT, tables, pause, result)
        return await _driven(pid, players, result, tables, seconds, before)

    with servers.theirs() as server:
        return uvloop.run(drive(server.pid))


async def _driven(
    pid: int, players: list[Player], result: Result, tables: int, seconds: float, before: int
) -> dict[str, Any]:
    await driving.seated(players)
    own = time.process_time()
    spent = await driving.measured(result, seconds, min(5.0, seconds / 3), lambda: processor_time(pid))
    own = time.process_time() - own
    grown = memory(pid) - before
    for one in players:
        one.stop()
    answers = max(1, len(result.latencies))
    return {
        "answers/s": round(result.per_second, 1),
        "ms/answer": round(1000 * spent / answers, 3),
        "p50 ms": round(result.quantile(0.50), 2),
        "p99 ms": round(result.quantile(0.99), 2),
        "max ms": round(result.quantile(1.0), 1),
        "server %": round(100 * spent / result.seconds),
        "clients %": round(100 * own / (result.seconds + min(5.0, seconds / 3))),
        "kB/table": round(grown / tables / 1024, 1),
    }


def idle(source: Source, database: Database, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Tables at which people sit in the lobby and nothing happens."""

    async def drive(pid: int) -> dict[str, Any]:
        result = Result()
        before, begin = memory(pid), time.perf_counter()
        made = await driving.our_tables(servers.OUR_PORT, GAME, tables, IDLE_SEATS)
        players = driving.our_players(servers.OUR_PORT, made, 0.0, result, start=False)
        await driving.seated(players)
        filled = time.perf_counter() - begin
        spent = await driving.measured(result, seconds, 5.0, lambda: processor_time(pid))
        grown = memory(pid) - before
        for one in players:
            one.stop()
        return {
            "filled s": round(filled, 1),
            "server %": round(100 * spent / result.seconds, 1),
            "MB": round(memory(pid) / 2**20),
            "kB/table": round(grown / tables / 1024, 1),
        }

    with servers.ours(source, database()) as server:
        return uvloop.run(drive(server.pid))


def killed(source: Source, database: Database, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """The server is killed under people who think, and started again at once."""
    where = database()

    async def drive() -> dict[str, Any]:
        result = Result()
        with servers.ours(source, where) as server:
            made = await driving.our_tables(servers.OUR_PORT, GAME, tables)
            players = driving.our_players(servers.OUR_PORT, made, pause, result)
            await driving.seated(players)
            await asyncio.sleep(seconds)
            server.kill()
            server.wait()
        for one in players:
            one.shown = 0.0
        begin = time.perf_counter()
        again = servers.ours(source, where)
        server = await asyncio.to_thread(again.__enter__)  # its clients come back meanwhile
        try:
            up = time.perf_counter() - begin
            while not all(one.shown for one in players) and time.perf_counter() - begin < PATIENCE:
                await asyncio.sleep(0.05)
            back = sorted(one.shown - begin if one.shown else PATIENCE for one in players)
            spent = await driving.measured(result, seconds, 0.0, lambda: processor_time(server.pid))
        finally:
            for one in players:
                one.stop()
            again.__exit__(None, None, None)
        return {
            "up s": round(up, 2),
            "half back s": round(back[len(back) // 2], 2),
            "all back s": round(back[-1], 2),
            "p99 ms after": round(result.quantile(0.99), 1),
            "server % after": round(100 * spent / result.seconds),
        }

    return uvloop.run(drive())


assert SEATS == 4, "boardgame.io's clients ask for matches of four"
