"""Who says nothing waits for a while, and an address does not wait many times."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ruthless.server import silent
from ruthless.server.accounts import Tally
from ruthless.server.limits import ANY, Limits, Rate
from ruthless.server.proxies import Proxies
from ruthless.server.silent import Silent

FEW = Limits(connections=3, arrivals=ANY)


@pytest.fixture
def made() -> Iterator[list[socket.socket]]:
    """Some connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(socket.socket()) for _ in range(12)]


def test_an_address_has_as_many_as_its_limit_and_the_oldest_makes_room(made: list[socket.socket]) -> None:
    waiting = Silent(FEW, Proxies(), Tally())
    for number, one in enumerate(made[:3]):
        assert waiting.enter(one, f"2001:db8::{number}")
        assert waiting.in_the_way_of(one) is None
    assert waiting.enter(made[3], "2001:db8::3")
    assert waiting.in_the_way_of(made[3]) is made[0]
    waiting.leave(made[0])
    assert waiting.in_the_way_of(made[3]) is None
    assert waiting.enter(made[4], "2001:db8:1::")
    assert waiting.in_the_way_of(made[4]) is None, "another network counts for itself"


def test_what_workers_have_of_an_address_counts(made: list[socket.socket]) -> None:
    elsewhere = Tally()
    for _ in range(2):
        elsewhere.add("10.0.0.1")
    waiting = Silent(FEW, Proxies(), elsewhere)
    assert waiting.enter(made[0], "::ffff:10.0.0.1")
    assert waiting.in_the_way_of(made[0]) is None
    assert waiting.enter(made[1], "10.0.0.1")
    assert waiting.in_the_way_of(made[1]) is made[0]
    waiting.leave(made[0])
    elsewhere.add("10.0.0.1")
    assert waiting.in_the_way_of(made[1]) is None, "the worker it comes to refuses it"


def test_who_opens_too_many_a_second_does_not_wait(made: list[socket.socket]) -> None:
    waiting = Silent(Limits(arrivals=Rate(2, 0)), Proxies(["10.0.0.9"]), Tally())
    assert [waiting.enter(one, "10.0.0.1") for one in made[:3]] == [True, True, False]
    assert waiting.enter(made[3], "10.0.0.2")
    assert all(waiting.enter(one, "10.0.0.9") for one in made[4:]), "a proxy comes for many"
    assert all(waiting.in_the_way_of(one) is None for one in made[4:])
    assert len(waiting) == len(list(waiting)) == 11


def test_nobody_is_silent_for_ever_nor_are_too_many(made: list[socket.socket], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    monkeypatch.setattr(silent, "MOST", 3)
    waiting = Silent(Limits(), Proxies(), Tally())
    assert waiting.overdue() is None
    for one in made[:3]:
        waiting.enter(one, "10.0.0.1")
    assert waiting.overdue() is None
    waiting.enter(made[3], "10.0.0.2")
    assert waiting.overdue() is made[0]
    waiting.leave(made[0])
    assert waiting.overdue() is None
    now += silent.PATIENCE
    assert waiting.overdue() is made[1]
