"""When a table has to be looked at although nobody is there: those that play over days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("due", sa.BigInteger, nullable=True))
    some = sa.text("due IS NOT NULL")
    op.create_index("rooms_due", "rooms", ["due"], sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    op.drop_index("rooms_due", "rooms")
    op.drop_column("rooms", "due")
