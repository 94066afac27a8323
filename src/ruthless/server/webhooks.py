"""Webhooks: one address a table, set by its host, that is told who is asked. Discord and ntfy get what they understand."""

from __future__ import annotations

import base64
import json
import re
from typing import Any
from urllib.parse import urlsplit

from ruthless.server.posting import Letter

_DISCORD = re.compile(r"((ptb|canary)\.)?discord(app)?\.com")
_NTFY = "ntfy+"
"""Before an address of an ntfy whose name does not tell."""
_MARKS = re.compile(r"([\\*_~`|>#\[\]()@:<-])")
"""What Discord would make something of."""


def address(url: str) -> str:
    """Where a webhook leads."""
    return url.removeprefix(_NTFY)


def letter(url: str, said: dict[str, Any]) -> Letter:
    """What is sent to a webhook: see `calls.told`."""
    host = urlsplit(address(url)).hostname or ""
    if _DISCORD.fullmatch(host):
        return Letter(url, _discord(said), {"content-type": "application/json"})
    if url.startswith(_NTFY) or "ntfy" in host.split("."):
        headers = {
            "content-type": "text/plain; charset=utf-8",
            "title": _ascii(said["table"]["name"] or said["table"]["code"]),
            "click": said["link"],
        }
        return Letter(address(url), said["text"].encode(), headers)
    return Letter(url, _json(said), {"content-type": "application/json"})


def _discord(said: dict[str, Any]) -> bytes:
    """A line in which nobody's name becomes a link, a headline or a call to everybody."""
    text = _MARKS.sub(r"\\\1", said["text"])
    return _json({"content": f"{text} <{said['link']}>", "allowed_mentions": {"parse": []}})


def _ascii(text: str) -> str:
    """What may stand in a header (RFC 2047)."""
    return text if text.isascii() else f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
