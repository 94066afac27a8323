"""Read by Alembic: migrations run on the connection the server gives."""

from __future__ import annotations

from alembic import context

from ruthless.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
