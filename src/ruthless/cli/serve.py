"""`ruthless serve`: tables for friends and bots, in the browser."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Annotated, TypeVar

import typer

from ruthless.kernel import outside

Checked = TypeVar("Checked")


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data folder.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="RUTHLESS_BEHIND_PROXY",
            help="The address or network of a proxy that is believed about who asks; repeatable.",
        ),
    ] = None,
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="RUTHLESS_PUBLIC_URL",
            help="Where people reach the server, like https://play.example; it is served under no other name then.",
        ),
    ] = "",
    origin: Annotated[list[str] | None, typer.Option(help="A page of another address that may connect.")] = None,
    allow: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PACKAGE",
            envvar=outside.ALLOWED,
            help="An installed package whose games, cards and bots are offered, too; repeatable.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, envvar="RUTHLESS_WORKERS", help="Processes that serve tables; by default one for each core."
        ),
    ] = None,
    hurried: Annotated[bool, typer.Option(hidden=True)] = False,
) -> None:
    """Open tables where friends and bots play in the browser. Everything is kept; Ctrl-C stops it, nothing is lost."""
    outside.allow(allow or [])
    outside.load()
    # A web framework: only for those who serve; it asks which games there are.
    from ruthless.server import serving, together
    from ruthless.server.proxies import Proxies
    from ruthless.server.site import Site

    proxies = _checked(lambda: Proxies(behind_proxy or ()), "--behind-proxy")
    _checked(lambda: Site(public_url), "--public-url")
    count = together.how_many(workers)
    if workers is not None and count < workers:
        typer.echo(f"{workers} workers are more than this system can have: there are {count}.", err=True)
    bound = serving.listening_socket(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{bound.getsockname()[1]}/"
    typer.echo(f"Ruthless is at {address} (Ctrl-C stops it; every match is kept)")
    if open_page:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    serving.serve(
        bound,
        database or serving.default_database(),
        log_level=log_level,
        proxies=proxies,
        public_url=public_url,
        hurried=hurried,
        origins=frozenset(origin or ()),
        workers=count,
    )


def _checked(read: Callable[[], Checked], option: str) -> Checked:
    """What an option says, or one line about what is wrong with it."""
    try:
        return read()
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint=option) from error


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
