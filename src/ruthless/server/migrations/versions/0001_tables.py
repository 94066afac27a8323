"""Rooms, their entries, matches by their records, and nodes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
    )
    op.create_index("rooms_open", "rooms", ["open", "phase", "touched"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_index("entries_key", "entries", ["code", "key"], unique=True)
    op.create_table(
        "matches",
        sa.Column("record", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(24), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("nodes", "matches", "entries", "rooms"):
        op.drop_table(table)
