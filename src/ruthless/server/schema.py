"""The tables of the database. Migrations in `migrations/` bring an older database to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

CLOSED = "closed"
"""The phase, in lists, of a table at which nothing happens any more, whatever it was in."""
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
    Column("due", BigInteger, nullable=True),
    # when it has to be looked at although nobody is there; below 0, of which entry it has yet to be worked out what follows
    Index("rooms_open", "open", "phase", "touched"),
    Index("rooms_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
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

# What follows can be worked out from the entries: whose seats are whose, and what came of matches.

seats = Table(
    "seats",
    metadata,
    Column("code", String(6), nullable=False),
    Column("person", Integer, nullable=False),
    Column("player", String(64), nullable=False),  # a hash of the player's key
    Column("gone", Boolean, nullable=False),  # whether the seat has been given up
    PrimaryKeyConstraint("code", "person"),
    Index("seats_player", "player"),
)

played = Table(
    "played",
    metadata,
    Column("record", String(24), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),  # when the match was over
    Column("seats", JSON, nullable=False),  # who sat there, by seat, and what came of it
    Column("turning", JSON, nullable=True),  # what decided it, if somebody has asked
    Index("played_game", "game", "at", "record"),
    Index("played_code", "code"),
)

results = Table(
    "results",
    metadata,
    Column("record", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("who", String(80), nullable=False),  # a hash of a player's key, or a bot with its level; empty: a stranger
    Column("name", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),  # how many played
    Column("place", Integer, nullable=True),  # none if the match came to no end
    Column("rated", Boolean, nullable=False),  # whether it was known who it is when the match was over
    Column("mean", Float, nullable=True),  # the rating after it
    Column("deviation", Float, nullable=True),
    PrimaryKeyConstraint("record", "seat"),
    Index("results_who", "who", "game", "at", "record"),
)

hits = Table(
    "hits",
    metadata,
    Column("record", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("other", Integer, nullable=False),
    Column("kind", String(80), nullable=False),  # of the card
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("record", "seat", "other", "kind"),
)
