"""Bring a database to the present form, whatever version of Ruthless made it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "ruthless.server:migrations")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run all migrations that the database has not seen, within the transaction of this connection."""
    command.upgrade(_config(connection), revision)


def remove(connection: Connection) -> None:
    """Take everything of ours out of the database."""
    command.downgrade(_config(connection), "base")


def knows(revision: str) -> bool:
    """Whether this is a form of the database that this program can bring to the present one."""
    return any(one.revision == revision for one in ScriptDirectory.from_config(_config()).walk_revisions())


def head() -> str:
    """The present form."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())
