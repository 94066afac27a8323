"""A server in this process: its clock is ours, and its matches begin as they are laid out. For what would take days, or luck."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from ruthless.kernel.match import Match
from ruthless.server import live_match, reading
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.gate import Gate
from ruthless.server.limits import NONE
from ruthless.server.proxies import NO_PROXIES
from ruthless.server.serving import configuration
from ruthless.server.starting import Announced
from tests.browser.kit import PATIENCE

ROUGHLY = 1.0
"""Seconds an analysis should take: what it finds does not matter here."""


class Beside:
    """Reads what is over in this process, where matches begin as they are laid out."""

    def __init__(self, *_: object, **__: object) -> None: ...

    async def run(self, job: Callable[..., Any], *given: object, patience: float) -> Any:
        return await asyncio.wait_for(asyncio.to_thread(job, *given), patience)

    async def close(self) -> None: ...


@contextmanager
def served(folder: Path, position: Mapping[str, Any] | None, now: Callable[[], int] | None = None) -> Iterator[str]:
    """A hurried server in a thread, whose matches all begin with this position, if it is given one; its address."""

    def new(game: str, seats: int, seed: str, options: Mapping[str, object], **how: Any) -> Match:
        if position is None:
            return Match.new(game, seats, seed, options, **how)
        assert len(position["hands"]) == seats
        return Match.laid_out(game, position, seed, options, **how)

    with patch.object(live_match, "Match", SimpleNamespace(new=new)), patch.object(reading, "WorkerPool", Beside):
        app = create_app(f"sqlite:///{folder / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE, now=now, analysis=ROUGHLY)
        bound = socket.create_server(("127.0.0.1", 0))
        ready = threading.Event()
        server = Announced(configuration(app, Gate(NONE, NO_PROXIES)), ready.set)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[bound])), daemon=True)
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield f"http://localhost:{bound.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
