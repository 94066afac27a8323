"""Routing: which worker a request belongs to. The path alone says it, so that a proxy could say the same.

A table lives in one worker: everything about it goes there. What a server does one at a time, analyses of records and
the replaying of uploads, lives in one worker each as well, so that its queues and limits hold for all.
"""

from __future__ import annotations

import re
from zlib import crc32

LONGEST = 2048
"""Bytes of a request that are looked at: its first line, or as much of it as matters."""

_REQUEST = re.compile(rb"[A-Z]{1,16} (?:https?://[^/ ]*)?/api/([^ ?]*)[ ?]")


def key_of(start: bytes) -> bytes | None:
    """What a request is about, from its first bytes; None if it is all the same who answers it, or cannot be told."""
    found = _REQUEST.match(start[:LONGEST])
    if found is None:
        return None
    kind, *rest = found[1].split(b"/")
    if kind == b"analyses" or (kind == b"records" and rest[1:] == [b"analysis"]):
        return b"analyses"
    if kind == b"replay":
        return b"replay"
    if kind in (b"tables", b"records") and rest and rest[0]:
        return rest[0].upper()
    return None


def place(key: bytes, count: int) -> int:
    """The worker, of so many, that a key belongs to."""
    return crc32(key) % count
