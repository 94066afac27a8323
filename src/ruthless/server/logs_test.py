"""Logs are JSON lines, and neither a token nor a card nor what somebody said is ever in one."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError

from ruthless.server import logs
from ruthless.server.refusals import Refused
from ruthless.server.store import StoreFailed


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is as it was afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in (*logs._TALKATIVE, "uvicorn")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def test_a_line_is_a_json_object_with_what_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info")
    logging.getLogger("ruthless.server").info("table %s", "made", extra={"code": "KR7Q2M", "odd": {1}, "_library": 1})
    line = json.loads(capsys.readouterr().err)
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "from": "ruthless.server", "event": "table made", "code": "KR7Q2M", "odd": "{1}"}


def test_an_error_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("error")
    try:
        raise ValueError("why\nnot")
    except ValueError:
        logging.getLogger("ruthless.server").exception("something has failed")
    written = capsys.readouterr().err
    assert len(written.splitlines()) == 1
    assert "ValueError: why\nnot" in json.loads(written)["error"]


@pytest.mark.parametrize("name", ["uvicorn.error", "websockets.server", "aiosqlite", "sqlalchemy.engine", "psycopg"])
def test_libraries_that_write_down_frames_and_statements_do_not_even_for_who_debugs(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("debug")
    logging.getLogger(name).debug('< TEXT \'{"do":"hello","token":"s3cret"}\'')
    logging.getLogger(name).info("SELECT code, secret FROM rooms")
    assert capsys.readouterr().err == ""
    logging.getLogger(name).warning("trouble")
    assert "trouble" in capsys.readouterr().err


@pytest.mark.parametrize("wrapped", [False, True])
def test_what_a_database_refuses_is_told_in_its_words_and_not_by_the_statement(
    wrapped: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("error")
    engine = create_engine("sqlite://")
    try:
        try:
            with engine.connect() as connection:
                connection.execute(text("INSERT INTO nowhere VALUES ('what was said')"))
        except DBAPIError as error:
            if wrapped:
                raise RuntimeError("it could not be written") from error
            raise
    except (DBAPIError, RuntimeError):
        logging.getLogger("ruthless.server").exception("something has failed")
    written = capsys.readouterr().err
    assert json.loads(written)["error"] == "OperationalError: no such table: nowhere"


def test_a_refusal_needs_no_long_story(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("error")
    for failure, told in ((Refused("server-busy"), "Refused: server-busy"), (StoreFailed(), "StoreFailed")):
        try:
            raise failure
        except (Refused, StoreFailed):
            logging.getLogger("ruthless.server").exception("something has failed")
        assert json.loads(capsys.readouterr().err)["error"] == told
