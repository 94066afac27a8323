"""Messages arrive whole, with the connection that goes with them."""

from __future__ import annotations

import os
import socket

import pytest

from ruthless.server import passing
from ruthless.server.passing import CONNECTION, STOP, Message

pytestmark = pytest.mark.skipif(not passing.possible(), reason="connections cannot change hands on this system")


def test_a_connection_changes_hands() -> None:
    one, other = passing.channels()
    near, far = socket.socketpair()
    assert one.send(CONNECTION, b"GET /", near.fileno())
    near.close()
    message = other.receive()
    assert message is not None
    assert message[:2] == (CONNECTION, b"GET /")
    assert message.connection is not None
    with socket.socket(fileno=message.connection) as handed:
        handed.sendall(b"hello")
        assert far.recv(5) == b"hello"
    assert far.recv(5) == b"", "nobody else holds it"
    far.close()
    one.close()
    other.close()


def test_messages_stay_apart_and_nothing_waits() -> None:
    one, other = passing.channels()
    assert other.receive() is None
    one.send(CONNECTION, b"x" * (passing.LONGEST - 1))
    one.send(STOP)
    assert other.receive() == Message(CONNECTION, b"x" * (passing.LONGEST - 1), None)
    assert other.receive() == Message(STOP, b"", None)
    one.close()
    with pytest.raises(EOFError):
        other.receive()
    with pytest.raises(OSError):
        other.send(STOP)
    other.close()


def test_who_does_not_listen_is_not_waited_for() -> None:
    one, other = passing.channels()
    sent = 0
    while one.send(CONNECTION, b"x" * 10_000):
        sent += 1
        assert sent < 10_000
    assert sent > 0
    for _ in range(sent):
        assert other.receive() is not None
    assert one.send(STOP), "there is room again"
    one.close()
    other.close()


def test_a_message_without_a_connection_has_none() -> None:
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    one, other = passing.channels()
    one.send(STOP)
    assert other.receive() == Message(STOP, b"", None)
    one.close()
    other.close()
    if before:
        assert len(os.listdir("/proc/self/fd")) == before
