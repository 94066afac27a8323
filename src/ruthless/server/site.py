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


def _form(origin: str) -> str | None:
    """An origin as browsers write it; None if it is none."""
    origin = origin.strip()
    if origin == "null":
        return origin
    try:
        parts = urlsplit(origin)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not parts.scheme or not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        return None
    if "@" in parts.netloc:
        return None
    bracketed = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{bracketed}" + ("" if port in (None, PORTS.get(parts.scheme)) else f":{port}")


def _named(origin: str) -> str:
    """An origin as its host writes it; ValueError if it is none."""
    found = _form(origin)
    if found is None:
        raise ValueError(f"{origin!r} is no origin like https://friend.example")
    return found


class Site:
    """Where the server is, as far as that is known, and whose pages may open sockets."""

    def __init__(self, public_url: str = "", origins: Iterable[str] = ()) -> None:
        """`public_url` is like https://play.example, and so are `origins`, pages of others; ValueError if one is not."""
        self._origins = frozenset(_named(one) for one in origins if one.strip())
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
        if origin is None or _form(origin) in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if not self._place:
            return parts.netloc == host
        return parts.scheme == self._scheme and _place(parts.netloc, self._scheme) == self._place
