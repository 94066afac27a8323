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
from ruthless.server import live_match
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.gate import Gate
from ruthless.server.limits import NONE
from ruthless.server.proxies import NO_PROXIES
from ruthless.server.serving import configuration
from ruthless.server.starting import Announced
from tests.browser.kit import PATIENCE


@contextmanager
def served(folder: Path, position: Mapping[str, Any], now: Callable[[], int] | None = None) -> Iterator[str]:
    """A hurried server in a thread, whose matches all begin with this position; its address."""

    def new(game: str, seats: int, seed: str, options: Mapping[str, object], **how: Any) -> Match:
        assert len(position["hands"]) == seats
        return Match.laid_out(game, position, seed, options, **how)

    with patch.object(live_match, "Match", SimpleNamespace(new=new)):
        app = create_app(f"sqlite:///{folder / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE, now=now)
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
