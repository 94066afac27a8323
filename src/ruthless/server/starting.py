"""Starting: a server that says when it is there, and in one line why it cannot be."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ruthless.kernel.errors import RuthlessError
from ruthless.server import databases


class NotStarted(RuthlessError):
    """The server could not begin; its text says why."""


class Announced(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()


@contextmanager
def in_one_line(app: Any) -> Iterator[None]:
    """While an application starts and runs: NotStarted instead of a traceback, if it could not be opened."""
    told = _Told(app)
    logger = logging.getLogger("uvicorn.error")
    logger.addFilter(told)
    try:
        yield
    except SystemExit as error:
        if app.state.failure is None:
            raise
        raise NotStarted(f"the server could not start: {databases.reason(app.state.failure)}") from error
    finally:
        logger.removeFilter(told)


class _Told(logging.Filter):
    """Keeps back the traceback of a failure that is told in one line; what nobody has foreseen is shown in full."""

    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app

    def filter(self, record: logging.LogRecord) -> bool:
        return not isinstance(self._app.state.failure, RuthlessError | SQLAlchemyError | OSError)
