"""Announcing a server: where it is, said as soon as it is there and not before."""

from __future__ import annotations

import io
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

import typer

PAUSE = 0.05
"""Seconds between two looks."""


def announce(page: str, public: str | None, *, open_page: bool) -> None:
    """Say where the server is once it answers there, in the background; `page` is its address on this machine."""
    threading.Thread(target=_announce, args=(page, public, open_page), daemon=True).start()


def _announce(page: str, public: str | None, open_page: bool) -> None:
    while not answers(page):
        time.sleep(PAUSE)
    typer.echo(f"Ruthless is at {page}/ (Ctrl-C stops it; every match is kept)")
    if public is not None:
        typer.echo(f"Others find it at {public}/")
        if sys.stdout.isatty():
            typer.echo(qr_code(f"{public}/"), nl=False)
    if open_page:
        webbrowser.open(f"{page}/")


def answers(page: str) -> bool:
    """Whether a server says at that address that it is well."""
    address = urlsplit(page)
    line = HTTPConnection(address.hostname or "", address.port, timeout=2)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        with suppress(OSError):
            line.close()


def qr_code(text: str) -> str:
    """A text as a QR code for a terminal; nothing where its letters cannot draw one."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(text).terminal(drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()
