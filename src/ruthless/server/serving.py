"""Serving: the application on a port, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from ruthless.kernel.errors import RuthlessError
from ruthless.server import addresses, databases, logs
from ruthless.server.analyses import BUDGET
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.limits import NONE, Limits


def default_database() -> str:
    """A file in the user's data folder, as the XDG base directories say."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    folder = base / "ruthless"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RuthlessError(f"cannot make the folder {folder}: {error.strerror}; choose a --database") from error
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


class NotStarted(RuthlessError):
    """The server could not begin; its text says why."""


def serve(
    bound: socket.socket,
    database: str,
    *,
    log_level: str = "info",
    behind_proxy: bool = False,
    hurried: bool = False,
    origins: frozenset[str] = frozenset(),
    public: str | None = None,
    public_url: str = "",
) -> None:
    """Run until interrupted; NotStarted if it does not come to that.

    `public` is its address in the network, `public_url` the one its host has given it. `hurried` is for tests and measurements: bots answer at once, analyses are rough, nothing is limited."""
    logs.set_up(log_level)
    limits = NONE if hurried else Limits()
    app = create_app(
        database,
        limits=limits,
        pace=AT_ONCE if hurried else HUMAN,
        origins=origins,
        analysis=1.0 if hurried else BUDGET,
        public=public,
        public_url=public_url,
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=log_level == "debug",
        ws_max_size=limits.frame * 4,
        ws_per_message_deflate=False,  # a view is two kilobytes: less than the time it takes to press it smaller
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="*" if behind_proxy else None,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    told_in_one_line = _Told(app)
    logging.getLogger("uvicorn.error").addFilter(told_in_one_line)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(uvicorn.Server(config).serve(sockets=[bound]))
    except SystemExit as error:
        if app.state.failure is None:
            raise
        raise NotStarted(f"the server could not start: {databases.reason(app.state.failure)}") from error
    finally:
        logging.getLogger("uvicorn.error").removeFilter(told_in_one_line)


class _Told(logging.Filter):
    """Keeps back the traceback of a failure that is told in one line; what nobody has foreseen is shown in full."""

    def __init__(self, app: FastAPI) -> None:
        super().__init__()
        self._app = app

    def filter(self, record: logging.LogRecord) -> bool:
        return not isinstance(self._app.state.failure, RuthlessError | SQLAlchemyError | OSError)
