"""The drivers: whether a database is still there is known however many files are open."""

from __future__ import annotations

import os
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ruthless.server.drivers import Postgres
from ruthless.server.serving import most_files

MANY = 1_100
"""More files than `select` knows."""


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a line, the first of which is opened when many files are."""
    if not hasattr(select, "poll") or most_files() < 2 * MANY:
        pytest.skip("this system has no room for so many files")
    with ExitStack() as stack:
        one, other = socket.socketpair()
        stack.callback(one.close)
        for _ in range(MANY):
            stack.callback(os.close, os.dup(one.fileno()))
        high = one.dup()
        one.close()
        stack.callback(high.close)
        stack.callback(other.close)
        assert high.fileno() > 1_023
        yield high, other


def test_a_database_that_says_nothing_is_there_and_one_that_says_something_has_said_goodbye(
    ends: tuple[socket.socket, socket.socket],
) -> None:
    line, database = ends
    postgres = object.__new__(Postgres)
    assert postgres.alive(line)
    database.send(b"E")
    assert not postgres.alive(line)
    line.recv(1)
    assert postgres.alive(line)
    database.close()
    assert not postgres.alive(line)
