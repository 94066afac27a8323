"""Addresses: where people find this server."""

from __future__ import annotations

import os
import socket
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::")
"""Hosts that mean every network this machine is in."""
USUAL_PORT = 8000
_TRIED = 20
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses kept for documents: nobody is there, and nothing is ever sent."""
_HERE = ("localhost", "127.0.0.1", "::1")
_THIS_MACHINE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}
"""What to ask where it listens everywhere, or nobody has said where."""


def usual_ports() -> range:
    """Where a server is looked for if nobody says where, in this order."""
    return range(USUAL_PORT, USUAL_PORT + _TRIED)


def in_network() -> str | None:
    """The address by which others in the network reach this machine, if it is in one.

    That of a container (which says in `container` that it is one) is known to nobody outside it, so there it is None.
    """
    if os.environ.get("container"):  # noqa: SIM112  # so it is written everywhere
        return None
    for family, elsewhere in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as line:
                line.connect((elsewhere, 9))  # of a datagram socket this only asks which way it would go
                found = str(line.getsockname()[0])
        except OSError:
            continue
        if not found.startswith(("127.", "::1", "fe80:", "0.")):
            return found
    return None


def page(host: str, port: int) -> str:
    """The address of the page for who opens it on this machine."""
    return f"http://{'localhost' if host in (*ANYWHERE, '127.0.0.1') else _bracketed(host)}:{port}"


def local(host: str, port: int | str) -> str:
    """The address by which a program on this machine reaches what listens there."""
    return f"http://{_bracketed(_THIS_MACHINE.get(host, host))}:{port}"


def public(host: str, port: int) -> str | None:
    """The address by which others find what listens there; None if that is none beyond this machine."""
    if host in _HERE:
        return None
    found = in_network() if host in ANYWHERE else host
    return None if found is None else f"http://{_bracketed(found)}:{port}"


def invitation(public: str | None, public_url: str, asked: str) -> str | None:
    """The address to invite others to by somebody who has `asked` for the page at that host; None: at the same.

    What the host of the server has said counts; else whoever sits at this very machine needs its address in the network.
    """
    if public_url:
        return public_url.rstrip("/")
    return public if _host(asked) in _HERE else None


def _host(asked: str) -> str | None:
    """The name in what somebody says they have asked; None if it is no address: anything can be said."""
    try:
        return urlsplit(f"//{asked}").hostname
    except ValueError:
        return None


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
