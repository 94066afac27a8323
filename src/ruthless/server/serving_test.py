"""Ports, and servers that cannot start."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.server import addresses, serving


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_wanted_port_that_is_taken_is_an_error(taken: int) -> None:
    with pytest.raises(RuthlessError, match=f"cannot listen on 127.0.0.1:{taken}: Address already in use"):
        serving.listening_socket("127.0.0.1", taken)


def test_without_a_wanted_port_the_next_free_one_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "usual_ports", lambda: range(taken, taken + 1))
    with serving.listening_socket("127.0.0.1", None) as bound:
        assert bound.getsockname()[1] not in (0, taken)


def test_a_host_that_is_not_ours_is_an_error_whatever_the_port() -> None:
    with pytest.raises(RuthlessError, match=r"cannot listen on 192\.0\.2\.77:8000: Cannot assign"):
        serving.listening_socket("192.0.2.77", None)
