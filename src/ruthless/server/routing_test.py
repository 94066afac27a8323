"""Requests go where what they are about lives."""

from __future__ import annotations

import pytest

from ruthless.server.routing import LONGEST, key_of, place


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"GET /api/tables/KR7Q2M HTTP/1.1\r\n", b"KR7Q2M"),
        (b"GET /api/tables/kr7q2m/socket HTTP/1.1\r\nhost: here\r\n\r\n", b"KR7Q2M"),
        (b"POST /api/tables/KR7Q2M/seats?language=de HTTP/1.1\r\n", b"KR7Q2M"),
        (b"GET http://play.example/api/tables/KR7Q2M HTTP/1.1\r\n", b"KR7Q2M"),
        (b"GET /api/records/abc123/replay?first=40 HTTP/1.1\r\n", b"records"),
        (b"POST /api/records/abc123/analysis HTTP/1.1\r\n", b"records"),
        (b"POST /api/analyses HTTP/1.1\r\n", b"records"),
        (b"GET /api/analyses/0123 HTTP/1.1\r\n", b"records"),
        (b"POST /api/replay HTTP/1.1\r\n", b"records"),
        (b"POST /api/tables HTTP/1.1\r\n", b"tables"),
        (b"POST /api/%74ables HTTP/1.1\r\n", b"tables"),
        (b"POST /%61pi/replay HTTP/1.1\r\n", b"records"),
        (b"POST /api%2Freplay HTTP/1.1\r\n", b"records"),
        (b"GET /api/tables/%4bR7Q2M HTTP/1.1\r\n", b"KR7Q2M"),
        (b"\r\n\r\nPOST /api/replay HTTP/1.1\r\n", b"records"),
        (b"POST   /api/replay HTTP/1.1\r\n", b"records"),
        (b"POST /api/replay#here HTTP/1.1\r\n", b"records"),
        (b"POST HTTPS://play.example:8000/api/replay HTTP/1.1\r\n", b"records"),
        (b"POST /api/replay\r\n", b"records"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables/ HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET /metrics HTTP/1.1\r\n", None),
        (b"GET /api/tables/KR7", None),
        (b"\x16\x03\x01\x02\x00\x01", None),
        (b"GET /api/tables/" + b"A" * LONGEST + b" HTTP/1.1", None),
        (b"", None),
    ],
)
def test_the_path_says_what_a_request_is_about(line: bytes, key: bytes | None) -> None:
    assert key_of(line) == key


def test_every_worker_gets_its_share() -> None:
    places = [place(f"K{number:05}".encode(), 4) for number in range(4000)]
    assert all(800 < places.count(worker) < 1200 for worker in range(4))
