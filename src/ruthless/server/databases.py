"""Databases: which kinds there are, and in one line what is wrong with the address of one."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ruthless.kernel.errors import RuthlessError

KINDS = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
_POSTGRES = ("postgresql", "postgresql+psycopg", "postgres")
_SQLITE = ("sqlite", "sqlite+aiosqlite")
_SECRET = ("password", "sslpassword")
PATIENT = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""After how long a PostgreSQL counts as lost that has stopped saying anything; its address may say otherwise."""


class BadDatabase(RuthlessError):
    """An address of a database that cannot be used. Its text never has the password in it."""


def checked(address: str) -> URL:
    """The address of a SQLite file or a PostgreSQL database, without a driver; BadDatabase if it is none.

    That of a PostgreSQL says how long it is waited for, whoever connects.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"that is no address of a database; it has to be {KINDS}") from error
    if url.drivername in _POSTGRES:
        _check_driver()
        return url.set(drivername="postgresql", query={**PATIENT, **url.query})
    if url.drivername not in _SQLITE:
        raise BadDatabase(f"no databases of the kind {url.drivername!r}; there are {KINDS}")
    _check_file(url)
    return url.set(drivername="sqlite")


def _check_driver() -> None:
    try:
        import psycopg  # noqa: F401  # whether it can be imported at all, with the library below it
    except ImportError as error:
        raise BadDatabase('PostgreSQL needs its driver: pip install "ruthless[postgres]"') from error


def file_of(address: str | URL) -> Path | None:
    """The file of a SQLite database; None for any other, and for one in memory."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def named(address: str) -> str:
    """How a database is called where people read it: its file, or its address without what is secret there."""
    file, url = file_of(address), make_url(address)
    return str(file or url.difference_update_query(_SECRET).render_as_string(hide_password=True))


def check_is_there(address: str) -> None:
    """BadDatabase if it is a file that is missing: SQLite would make it for whoever only wants to look."""
    checked(address)
    file = file_of(address)
    if file is not None and not file.exists():
        raise BadDatabase(f"there is no database {file}")


def _check_file(url: URL) -> None:
    if url.host or url.username:
        raise BadDatabase("the address of a file has three slashes, and four if it begins at the root: sqlite:///FILE")
    if url.query:  # not all that talks to a file would follow it: one may mean a database in memory
        raise BadDatabase("the address of a file ends with its name")
    file = file_of(url)
    if file is None:
        raise BadDatabase("tables have to be kept in a file: each connection would have a memory of its own")
    try:
        _check_place(file)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be used: {error.strerror}") from error


def _check_place(file: Path) -> None:
    """BadDatabase, or OSError, if nothing can be kept there."""
    if not file.parent.is_dir():
        raise BadDatabase(f"there is no folder {file.parent} for the database")
    if file.is_dir():
        raise BadDatabase(f"{file} is a folder, and has to be a file")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadDatabase(f"{file} may not be written to")


def engine(address: str, *, reading: bool = False) -> Engine:
    """A plain engine on a database, for who works through it once and is done.

    A transaction of it is one, also of what makes and drops tables: with SQLite it writes from its beginning on, or, if
    it is for reading, sees the database as it was when it first looked.
    """
    url = checked(address)
    if url.drivername == "postgresql":
        made = create_engine(url.set(drivername="postgresql+psycopg"), hide_parameters=True)
        return made.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True) if reading else made
    made = create_engine(url, hide_parameters=True, connect_args={"timeout": 30})
    begin = "BEGIN" if reading else "BEGIN IMMEDIATE"
    event.listen(made, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(made, "connect", lambda connection, _: connection.execute("PRAGMA secure_delete=ON").close())
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql(begin))
    return made


def reason(error: Exception) -> str:
    """What a driver says is wrong, in one line."""
    said = str(getattr(error, "orig", None) or error)
    return next((line.strip() for line in said.splitlines() if line.strip()), type(error).__name__)
