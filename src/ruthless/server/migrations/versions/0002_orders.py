"""What the host of a server orders its nodes to do, whom it has banned, and what the nodes report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(43), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "reports",
        sa.Column("node", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("numbers", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "bans", "orders"):
        op.drop_table(table)
