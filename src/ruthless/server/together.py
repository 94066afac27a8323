"""Together: several workers serve as one server, where the system allows it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable

import uvicorn

from ruthless.server import passing
from ruthless.server.handed import HandedServer
from ruthless.server.limits import Limits
from ruthless.server.passing import Channel
from ruthless.server.proxies import Proxies
from ruthless.server.siblings import Siblings
from ruthless.server.starting import in_one_line

MOST = 128

Configured = Callable[[str, Siblings | None], uvicorn.Config]
"""How a worker serves, by its name and what it has to do with the others."""


def how_many(wanted: int | None) -> int:
    """How many workers there are to be: as many as wanted, else one for each processor; one where there cannot be more."""
    if not passing.possible():
        return 1
    return min(MOST, wanted or processors())


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def serve(
    bound: socket.socket,
    workers: int,
    configured: Configured,
    limits: Limits,
    proxies: Proxies,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve with several workers until interrupted. Limits and proxies are those of connections that say nothing yet."""
    from ruthless.server.commons import Commons  # what it needs is not on every system
    from ruthless.server.supervisor import Supervisor

    commons = Commons(workers)

    def work(channel: Channel, number: int, node: str, before: str) -> None:
        siblings = Siblings(commons, channel, number, before)
        config = configured(node, siblings)
        with in_one_line(config.app), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(HandedServer(config, channel, siblings).serve())

    Supervisor(bound, commons, work, limits, proxies).run(when_ready)
