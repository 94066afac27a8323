"""Site: the address under which people reach the server, and the pages that may talk to it."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def _place(netloc: str, scheme: str) -> str | None:
    """A host and its port in one form; None if it is none."""
    try:
        parts = urlsplit(f"//{netloc}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or parts.path or parts.query or parts.fragment or "@" in netloc:
        return None
    return f"{host.rstrip('.')}:{port or PORTS[scheme]}"


class Site:
    """Where the server is, as far as that is known, and whose pages may open sockets."""

    def __init__(self, public_url: str = "", origins: Iterable[str] = ()) -> None:
        """`public_url` is like https://play.example; ValueError if it is not. `origins` are pages of others."""
        self._origins = frozenset(origins)
        self._scheme = ""
        self._place = ""
        if public_url:
            parts = urlsplit(public_url)
            place = _place(parts.netloc, parts.scheme) if parts.scheme in PORTS else None
            if place is None or parts.path not in ("", "/") or parts.query or parts.fragment:
                raise ValueError(f"{public_url!r} is no address like https://play.example")
            self._scheme, self._place = parts.scheme, place

    def is_asked(self, host: str) -> bool:
        """Whether a request to this host is meant for us. Anybody is heard as long as nobody has said where we are."""
        return not self._place or _place(host, self._scheme) == self._place

    def is_own(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin is ours, or a friend's. What is no browser names no origin."""
        if origin is None or origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if not self._place:
            return parts.netloc == host
        return parts.scheme == self._scheme and _place(parts.netloc, self._scheme) == self._place
