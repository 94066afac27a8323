"""Serving: the application on a port, until somebody stops it."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from ruthless.kernel.errors import RuthlessError
from ruthless.server import logs, together
from ruthless.server.accounts import OwnAccounts
from ruthless.server.analyses import BUDGET
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.gate import Gate
from ruthless.server.limits import NONE, Limits
from ruthless.server.private import private_folder
from ruthless.server.protocols import Configuration
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.siblings import Siblings


def default_database() -> str:
    """A file in the user's data folder, as the XDG base directories say."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    folder = private_folder(base / "ruthless")
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
    proxies: Proxies = NO_PROXIES,
    public_url: str = "",
    hurried: bool = False,
    origins: frozenset[str] = frozenset(),
    workers: int = 1,
) -> None:
    """Run until interrupted. `hurried` is for tests and measurements: bots answer at once, analyses are rough, nothing is limited."""
    logs.set_up(log_level)
    limits = NONE if hurried else Limits()
    files = most_files()

    def configured(node: str = "", siblings: Siblings | None = None) -> Configuration:
        accounts = OwnAccounts() if siblings is None else siblings.accounts
        app = create_app(
            database,
            limits=limits,
            pace=AT_ONCE if hurried else HUMAN,
            origins=origins,
            proxies=proxies,
            public_url=public_url,
            analysis=1.0 if hurried else BUDGET,
            node=node,
            siblings=siblings,
        )
        gate = Gate(replace(limits, total=limits.total // workers), proxies, accounts, files=files)
        return configuration(app, gate, access_log=log_level == "debug")

    if workers > 1:
        together.serve(bound, workers, configured)
    else:
        config = configured()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(uvicorn.Server(config).serve(sockets=[bound]))


def configuration(app: Any, gate: Gate, *, access_log: bool = False) -> Configuration:
    """How uvicorn serves the application, wherever its connections come from."""
    return Configuration(
        app,
        gate,
        log_config=None,
        access_log=access_log,
        ws_max_size=gate.limits.frame * 4,  # of UTF-8
        ws_per_message_deflate=False,  # a view is two kilobytes: less than the time it takes to press it smaller
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def most_files() -> int:
    """How many files, connections among them, this process may have open: as many as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2**31 if soft == resource.RLIM_INFINITY else soft
