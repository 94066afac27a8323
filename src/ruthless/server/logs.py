"""Logs: one JSON object a line. Nothing that is written here is a token, a card or what somebody said."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.exc import DBAPIError

from ruthless.server import databases
from ruthless.server.faults import MaybeWritten
from ruthless.server.refusals import Refused
from ruthless.server.store import StoreFailed, StoreUnsure

_TALKATIVE = ("uvicorn.error", "websockets", "aiosqlite", "sqlalchemy", "psycopg", "asyncio", "alembic")
"""They would write down frames and statements, tokens and seeds included, and a line for each connection."""
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A line for each event, with whatever was given as `extra`; what a library has put there for itself is left out."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN and name[0] != "_"}
        if record.exc_info:
            line["error"] = _in_one_line(record.exc_info[1]) or self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _in_one_line(error: BaseException | None) -> str:
    """What has failed, if the database or a refusal stands behind it: its own words, without the statement and what was
    in it. Empty if the fault is ours, which is told with all that led to it.
    """
    while error is not None and not isinstance(error, DBAPIError | StoreFailed | StoreUnsure | MaybeWritten | Refused):
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if error is None:
        return ""
    name, said = type(error).__name__, databases.reason(error)
    return name if said == name else f"{name}: {said}"


def set_up(level: str) -> None:
    """Write everything to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
