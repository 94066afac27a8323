"""Announcing a server: where it is, said when it is there."""

from __future__ import annotations

import io
import sys
import threading
import webbrowser

import typer


def announce(page: str, public: str | None, *, open_page: bool) -> None:
    """Say where a server is; `page` is its address on this machine, `public` the one for others."""
    typer.echo(f"Ruthless is at {page}/ (Ctrl-C stops it; every match is kept)")
    if public is not None:
        typer.echo(f"Others find it at {public}/")
        if sys.stdout.isatty():
            typer.echo(qr_code(f"{public}/"), nl=False)
    if open_page:  # a browser may take its time
        threading.Thread(target=webbrowser.open, args=(f"{page}/",), daemon=True).start()


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
