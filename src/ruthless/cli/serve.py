"""`ruthless serve`: tables for friends and bots, in the browser."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer

from ruthless.kernel import outside


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data folder.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    behind_proxy: Annotated[bool, typer.Option(help="Trust the addresses a proxy reports.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="A page of another address that may connect.")] = None,
    allow: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PACKAGE",
            envvar=outside.ALLOWED,
            help="An installed package whose games, cards and bots are offered, too; repeatable.",
        ),
    ] = None,
    hurried: Annotated[bool, typer.Option(hidden=True)] = False,
) -> None:
    """Open tables where friends and bots play in the browser. Everything is kept; Ctrl-C stops it, nothing is lost."""
    outside.allow(allow or [])
    outside.load()
    from ruthless.server import (
        checks,
        claims,
        serving,
    )  # a web framework: only for those who serve; it asks which games there are

    where = database or serving.default_database()
    with claims.claimed(where):
        checks.check(where)
        bound = serving.listening_socket(host, port)
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{bound.getsockname()[1]}/"
        typer.echo(f"Ruthless is at {address} (Ctrl-C stops it; every match is kept)")
        if open_page:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        serving.serve(
            bound,
            where,
            log_level=log_level,
            behind_proxy=behind_proxy,
            hurried=hurried,
            origins=frozenset(origin or ()),
        )


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
