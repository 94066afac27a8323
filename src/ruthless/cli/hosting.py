"""What the commands for those who run a server have in common."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ruthless.kernel import outside

Database = Annotated[
    str,
    typer.Option(
        envvar="RUTHLESS_DATABASE",
        help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
    ),
]


def chosen(database: str) -> str:
    """The database to work on, which can be used; only packages that its host allows are loaded for it."""
    outside.allow(os.environ.get(outside.ALLOWED, "").split())
    outside.load()
    from ruthless.server import databases
    from ruthless.server.serving import default_database

    where = database or default_database()
    databases.checked(where)
    return where
