"""Serving: the application on a port, until somebody stops it."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import uvicorn

from ruthless.kernel.errors import RuthlessError
from ruthless.server import logs
from ruthless.server.analyses import BUDGET
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.limits import NONE, Limits
from ruthless.server.lines import Line


def default_database() -> str:
    """A file in the user's data folder, as the XDG base directories say."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    folder = base / "ruthless"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listening_socket(host: str, wanted: int) -> socket.socket:
    """A socket bound to the wanted port; RuthlessError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, wanted))
    except OSError as error:
        bound.close()
        raise RuthlessError(f"cannot listen on {host}:{wanted}: {error.strerror}; choose another --port") from error
    return bound


def serve(
    bound: socket.socket,
    database: str,
    *,
    log_level: str = "info",
    behind_proxy: bool = False,
    hurried: bool = False,
    origins: frozenset[str] = frozenset(),
) -> None:
    """Run until interrupted. `hurried` is for tests and measurements: bots answer at once, analyses are rough, nothing is limited."""
    logs.set_up(log_level)
    limits = NONE if hurried else Limits()
    app = create_app(
        database,
        limits=limits,
        pace=AT_ONCE if hurried else HUMAN,
        origins=origins,
        analysis=1.0 if hurried else BUDGET,
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=log_level == "debug",
        ws=Line,
        ws_max_size=limits.frame * 4,
        ws_per_message_deflate=False,  # a view is two kilobytes: less than the time it takes to press it smaller
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="*" if behind_proxy else None,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[bound]))
