"""Whose seats are whose, and what came of matches: worked out from the entries, for a player's own page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "seats",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", "person"),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "played",
        sa.Column("record", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("turning", sa.JSON, nullable=True),
    )
    op.create_index("played_game", "played", ["game", "at", "record"])
    op.create_index("played_code", "played", ["code"])
    op.create_table(
        "results",
        sa.Column("record", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mean", sa.Float, nullable=True),
        sa.Column("deviation", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("record", "seat"),
    )
    op.create_index("results_who", "results", ["who", "game", "at", "record"])
    op.create_table(
        "hits",
        sa.Column("record", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("record", "seat", "other", "kind"),
    )


def downgrade() -> None:
    for table in ("hits", "results", "played", "seats"):
        op.drop_table(table)
