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


def upgrade(connection: Connection) -> None:
    """Run all migrations that the database has not seen, within the transaction of this connection."""
    command.upgrade(_config(connection), "head")


def knows(revision: str) -> bool:
    """Whether this is a form of the database that this program can bring to the present one."""
    return any(one.revision == revision for one in ScriptDirectory.from_config(_config()).walk_revisions())
