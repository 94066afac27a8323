"""Routing: which worker a request belongs to. The path alone says it, so that a proxy could say the same.

A table lives in one worker: everything about it goes there. What a server does one at a time has a worker as well, so that
its queues and limits hold for all: making tables, and playing records again.
"""

from __future__ import annotations

import re
from zlib import crc32

LONGEST = 2048
"""Bytes of a request that are looked at: its first line, or as much of it as matters."""

_REQUEST = re.compile(rb"([A-Z]{1,16}) (?:https?://[^/ ]*)?/api/([^ ?]*)[ ?]")


def key_of(start: bytes) -> bytes | None:
    """What a request is about, from its first bytes; None if it is all the same who answers it, or cannot be told."""
    found = _REQUEST.match(start[:LONGEST])
    if found is None:
        return None
    method, path = found.groups()
    kind, *rest = path.split(b"/")
    if kind in (b"analyses", b"records", b"replay"):
        return b"records"
    if kind == b"tables" and rest and rest[0]:
        return bytes(rest[0].upper())
    return b"tables" if kind in (b"tables", b"lessons") and method == b"POST" else None


def place(key: bytes, count: int) -> int:
    """The worker, of so many, that a key belongs to."""
    return crc32(key) % count
