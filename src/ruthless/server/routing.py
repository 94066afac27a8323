"""Routing: which worker a request belongs to. The path alone says it, so that a proxy could say the same.

A table lives in one worker: everything about it goes there. What a server does one at a time has a worker as well, so that
its queues and limits hold for all: making tables, and playing records again. Who gets that asked elsewhere, since a request
can follow another one or come in pieces, refuses it.
"""

from __future__ import annotations

import re
from urllib.parse import unquote_to_bytes
from zlib import crc32

LONGEST = 2048
"""Bytes of a request that are looked at: its first line, or as much of it as matters."""

SHARED = frozenset({b"records", b"tables"})
"""What all of a kind belong to: were they done at several workers, each would have queues and limits of its own."""

_REQUEST = re.compile(rb"[\r\n]*([A-Z]{1,16}) +(?:[A-Za-z]+://[^/ ?#]*)?(/[^ ?#\r\n]*)[ ?#\r\n]")


def key_of(start: bytes) -> bytes | None:
    """What a request is about, from its first bytes; None if it is all the same who answers it, or cannot be told."""
    found = _REQUEST.match(start[:LONGEST])
    return None if found is None else key_of_path(found[1], unquote_to_bytes(found[2]))


def key_of_path(method: bytes, path: bytes) -> bytes | None:
    """The same, once the request has been read; nothing in its path is written otherwise than it is meant."""
    _, *parts = path.split(b"/")
    if len(parts) < 2 or parts[0] != b"api":
        return None
    kind, *rest = parts[1:]
    if kind in (b"analyses", b"records", b"replay"):
        return b"records"
    if kind == b"tables" and rest and rest[0]:
        return rest[0].upper()
    return b"tables" if kind in (b"tables", b"lessons") and method == b"POST" else None


def place(key: bytes, count: int) -> int:
    """The worker, of so many, that a key belongs to."""
    return crc32(key) % count
