"""Bring a database to the present form, whatever version of Ruthless made it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Run all migrations that the database has not seen, within the transaction of this connection."""
    config = Config()
    config.set_main_option("script_location", "ruthless.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
