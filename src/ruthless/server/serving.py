"""Serving: the application on a port, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.server import addresses, logs, together
from ruthless.server.accounts import OwnAccounts
from ruthless.server.analyses import BUDGET
from ruthless.server.app import create_app
from ruthless.server.calls import HURRIED
from ruthless.server.calls import PATIENCE as CALLS_PATIENCE
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.gate import Gate
from ruthless.server.limits import NONE, Limits
from ruthless.server.private import private_folder
from ruthless.server.protocols import Configuration
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.siblings import Siblings
from ruthless.server.starting import Announced, in_one_line

try:
    import resource
except ImportError:  # a system without such limits, like Windows
    resource = None  # type: ignore[assignment]

WITHOUT_LIMIT = 2**31
"""How many files may be open where nothing says how many."""


def default_database() -> str:
    """A file in the user's data folder, as the XDG base directories say."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    try:
        folder = private_folder(base / "ruthless")
    except OSError as error:
        raise RuthlessError(
            f"cannot make the folder {base / 'ruthless'}: {error.strerror}; choose a --database"
        ) from error
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listening_socket(host: str, wanted: int | None) -> socket.socket:
    """A socket bound to the wanted port; RuthlessError if it is taken. If no port is wanted, one that is free."""
    for port in addresses.usual_ports() if wanted is None else (wanted,):
        try:
            return _bound(host, port)
        except OSError as error:
            if wanted is not None or error.errno != errno.EADDRINUSE:
                raise RuthlessError(
                    f"cannot listen on {host}:{port}: {error.strerror}; choose another --host or --port"
                ) from error
    return listening_socket(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
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
    public: str | None = None,
    page: str = "",
    call_to: frozenset[str] = frozenset(),
    workers: int = 1,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Run until interrupted; NotStarted if it does not come to that.

    `public` is its address in the network, `public_url` the one its host has given it. `hurried` is for tests and
    measurements: bots answer at once, analyses are rough, nothing is limited. `when_ready` is called once it listens.
    """
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
            public=public,
            node=node,
            siblings=siblings,
            page=page,
            call_to=call_to,
            patience=HURRIED if hurried else CALLS_PATIENCE,
        )
        gate = Gate(replace(limits, total=limits.total // workers), proxies, accounts, files=files)
        return configuration(app, gate, access_log=log_level == "debug")

    if workers > 1:
        together.serve(bound, workers, configured, limits, proxies, when_ready)
    else:
        config = configured()
        with in_one_line(config.app), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(Announced(config, when_ready).serve(sockets=[bound]))


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
    if resource is None:
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft
