"""Checks: whether a database can be served from, looked at before anything is: one line says what is wrong."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from ruthless.server import databases, faults, migrations
from ruthless.server.faults import CannotServe

SECONDS = 2.0
"""How long is looked for damage. A hundred megabytes take less than half a second."""
STEPS = 100_000
"""How much SQLite does before it is asked whether to go on."""


def check(database: str) -> None:
    """Nothing, if the database is as it should be, or not there yet; else CannotServe."""
    url = databases.checked(database)
    if url.get_backend_name() == "postgresql":
        _check_form(url.set(drivername="postgresql+psycopg"))
    elif url.database and Path(url.database).is_file():
        _look_for_damage(url.database)
        _check_form(url.set(drivername="sqlite"))


def _look_for_damage(path: str) -> None:
    until = time.monotonic() + SECONDS
    connection = sqlite3.connect(path)
    try:
        connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            return  # no damage in what could be looked at
        raise CannotServe(f"{faults.what_is_wrong(error)} ({path})") from error
    finally:
        connection.close()
    if found != ("ok",):
        raise CannotServe(f"{faults.DAMAGED} ({path})")


def _check_form(url: URL) -> None:
    """Whether this program knows the form that the database has."""
    engine = create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            form = MigrationContext.configure(connection).get_current_revision()
    except (DBAPIError, OSError) as error:
        raise CannotServe(faults.what_is_wrong(error)) from error
    finally:
        engine.dispose()
    if form is not None and not migrations.knows(form):
        raise CannotServe(
            "the database was written by a newer Ruthless than this one: install that, or restore a backup"
        )
