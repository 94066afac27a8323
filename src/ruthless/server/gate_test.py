"""The gate: who comes in, who makes room, and that nothing is kept of who has gone."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from ruthless.server import gate
from ruthless.server.gate import Gate
from ruthless.server.limits import Limits, Rate
from ruthless.server.proxies import Proxies

pytestmark = pytest.mark.anyio


class Transport:
    """A connection that goes nowhere."""

    def __init__(self) -> None:
        self.closing = False
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def entered(inside: Gate, address: str) -> Any:
    """A connection that was let in, or None."""
    transport: Any = Transport()
    return transport if inside.enter(transport, address) else None


async def test_who_asks_for_nothing_makes_room_the_longest_first() -> None:
    inside = Gate(Limits(connections=10), files=gate.RESERVED + 3)
    first, second, third = (entered(inside, f"10.0.0.{number}") for number in range(3))
    inside.idle(first, False)
    assert entered(inside, "10.0.0.9")
    assert [one.aborted for one in (first, second, third)] == [False, True, False]
    inside.idle(first, True)
    inside.idle(third, False)
    assert entered(inside, "10.0.0.10")
    assert not first.aborted, "it has begun to wait later than the one that came"


async def test_an_address_makes_room_itself_and_for_itself() -> None:
    inside = Gate(Limits(connections=2))
    mine = [entered(inside, "10.0.0.1"), entered(inside, "10.0.0.1")]
    other = entered(inside, "10.0.0.2")
    assert entered(inside, "10.0.0.1")
    assert [one.aborted for one in (*mine, other)] == [True, False, False]


async def test_neighbours_in_a_network_of_ipv6_are_one() -> None:
    inside = Gate(Limits(connections=2))
    for number in range(2):
        inside.idle(entered(inside, f"2001:db8::{number}"), False)
    assert entered(inside, "2001:db8::7") is None
    assert entered(inside, "2001:db8:0:1::7")


async def test_a_proxy_is_not_counted_but_whom_it_asks_for() -> None:
    inside = Gate(Limits(connections=2, arrivals=Rate(2, 0)), Proxies(["10.0.0.1"]))
    assert all(entered(inside, "10.0.0.1") for _ in range(5))
    assert [inside.claim("192.0.2.1") for _ in range(3)] == [True, True, False]
    inside.give_back("192.0.2.1")
    assert inside.claim("192.0.2.1")


async def test_a_socket_without_an_address_counts_like_one() -> None:
    inside = Gate(Limits(connections=1))
    inside.idle(entered(inside, ""), False)
    assert entered(inside, "") is None
    trusting = Gate(Limits(connections=1), Proxies(["unix"]))
    assert all(entered(trusting, "") for _ in range(3))


async def test_nothing_is_kept_of_who_has_gone() -> None:
    inside = Gate(Limits())
    for transport in [entered(inside, f"10.0.0.{number}") for number in range(9)]:
        inside.leave(transport)
        inside.leave(transport)
    assert len(inside) == 0
    assert not any(inside._counts.of(f"10.0.0.{number}") for number in range(9))
    assert not inside._idle


async def test_what_is_closing_for_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = Gate(Limits())
    open_one, slow = entered(inside, "10.0.0.1"), entered(inside, "10.0.0.1")
    slow.closing = True
    inside._sweep()
    assert not slow.aborted
    monkeypatch.setattr(gate, "LINGER", 0.0)
    inside._sweep()
    assert slow.aborted
    assert not open_one.aborted


async def test_who_is_cut_off_comes_back_more_slowly_and_is_named_now_and_then(
    caplog: pytest.LogCaptureFixture,
) -> None:
    inside = Gate(Limits(arrivals=Rate(100, 0)))
    with caplog.at_level(logging.INFO):
        for _ in range(50):
            inside.cut_off("10.0.0.1", "too many frames")
    assert entered(inside, "10.0.0.1") is None
    assert entered(inside, "10.0.0.2")
    assert [record.address for record in caplog.records] == ["10.0.0.1"] * 2  # type: ignore[attr-defined]
