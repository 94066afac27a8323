"""Readiness: whether a server could be started with these settings; one line for each thing that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ruthless.kernel.errors import RuthlessError
from ruthless.server import app, checks, databases, serving


def problems(host: str, port: int | None, database: str) -> Iterator[str]:
    """What is wrong, as far as it can be told without starting."""
    for check in (lambda: _database(database), lambda: serving.listening_socket(host, port).close(), _client):
        if found := _said(check):
            yield found


def _said(check: Callable[[], object]) -> str:
    try:
        check()
    except RuthlessError as error:
        return str(error)
    return ""


def _database(database: str) -> None:
    where = database or serving.default_database()
    databases.checked(where)
    checks.check(where)


def _client() -> None:
    if not (app.client_folder() / "index.html").is_file():
        raise RuthlessError("the page has not been built: install a wheel, or build it as CONTRIBUTING.md says")
