"""The tables of the database. Migrations in `migrations/` bring an older database to this."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, MetaData, PrimaryKeyConstraint, String, Table

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("base", Integer, nullable=False),
    # the entry from which the room can be read: that with which its last match started, or its first
    Column("phase", String(8), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),  # what a list of tables shows
    Column("touched", BigInteger, nullable=False),
    Column("owner", String(64), nullable=False),  # a hash of the address that made it, for the limit a person has
    Index("rooms_open", "open", "phase", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(6), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(64), nullable=True),
    PrimaryKeyConstraint("code", "number"),
    Index("entries_key", "code", "key", unique=True),
)

matches = Table(
    "matches",
    metadata,
    Column("record", String(24), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("number", Integer, nullable=False),  # of the entry with which it started
)

nodes = Table(
    "nodes",
    metadata,
    Column("node", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # after which nobody follows it any more
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(43), primary_key=True),  # an address, or all that begin alike
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),  # none: for ever
)

reports = Table(
    "reports",
    metadata,
    Column("node", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("numbers", JSON, nullable=False),  # what the node is doing
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", String(200), nullable=False),  # drawn once, by whichever node has needed it first
)
