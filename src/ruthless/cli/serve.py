"""`ruthless serve`: tables for friends and bots, in the browser."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, TypeVar

import typer

from ruthless.cli.announcing import announce
from ruthless.cli.program import FAILURE
from ruthless.kernel import outside

Checked = TypeVar("Checked")


class LogLevel(StrEnum):
    """From what weight on something is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[
        str, typer.Option(envvar="RUTHLESS_HOST", help="Where to listen; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            envvar="RUTHLESS_PORT",
            show_default="8000, or the next one that is free",
            help="0 takes any that is free.",
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="RUTHLESS_DATABASE",
            help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
        ),
    ] = "",
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser",
            envvar="RUTHLESS_BROWSER",
            show_default="browser",
            help="Open the page in your browser.",
        ),
    ] = None,
    open_page: Annotated[bool | None, typer.Option("--open/--no-open", envvar="RUTHLESS_OPEN", hidden=True)] = None,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="RUTHLESS_LOG_LEVEL", help="What is written to standard error.")
    ] = LogLevel.WARNING,
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
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="RUTHLESS_ORIGIN", help="A page of another address that may connect."),
    ] = None,
    call_to: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST[:PORT]",
            envvar="RUTHLESS_CALL_TO",
            help="Where people may be called although it is no public address, such as an ntfy at home; repeatable.",
        ),
    ] = None,
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
    check: Annotated[
        bool, typer.Option("--check", help="Start nothing: say what is wrong with these settings, one line each.")
    ] = False,
    hurried: Annotated[bool, typer.Option(hidden=True)] = False,
) -> None:
    """Open tables where friends and bots play in the browser. Everything is kept; Ctrl-C stops it, nothing is lost."""
    if open_page is not None:
        old, new = ("--open", "--browser") if open_page else ("--no-open", "--no-browser")
        typer.echo(f"{old} is called {new} by now (RUTHLESS_BROWSER): elsewhere --open lays hands open.", err=True)
    wanted = browser if browser is not None else open_page is not False
    outside.allow(allow or [])
    outside.load()
    # A web framework: only for those who serve; it asks which games there are.
    from ruthless.server import addresses, checks, claims, databases, serving, together
    from ruthless.server.destinations import Destinations
    from ruthless.server.proxies import Proxies
    from ruthless.server.site import Site

    proxies = _checked(lambda: Proxies(behind_proxy or ()), "--behind-proxy")
    _checked(lambda: Site(public_url), "--public-url")
    _checked(lambda: Site("", origin or ()), "--origin")
    _checked(lambda: Destinations(call_to or ()), "--call-to")
    if check:
        _tell_problems(host, port, database)
        return
    where = database or serving.default_database()
    databases.checked(where)
    count = together.how_many(workers)
    if workers is not None and count < workers:
        typer.echo(f"{workers} workers are more than this system can have: there are {count}.", err=True)
    with claims.claimed(where):
        checks.check(where)
        bound = serving.listening_socket(host, port)
        actual = bound.getsockname()[1]
        page, public = addresses.page(host, actual), addresses.public(host, actual)
        serving.serve(
            bound,
            where,
            log_level=log_level,
            proxies=proxies,
            public_url=public_url,
            hurried=hurried,
            origins=frozenset(origin or ()),
            public=public,
            page=page,
            call_to=frozenset(call_to or ()),
            workers=count,
            when_ready=lambda: announce(page, public_url.rstrip("/") or public, open_page=wanted),
        )


def _tell_problems(host: str, port: int | None, database: str) -> None:
    """Say what is wrong, and end with a failure if anything is."""
    from ruthless.server import readiness

    found = list(readiness.problems(host, port, database))
    for one in found:
        typer.echo(f"ruthless: {one}", err=True)
    if found:
        sys.exit(FAILURE)
    typer.echo("everything is as it should be")


def _checked(read: Callable[[], Checked], option: str) -> Checked:
    """What an option says, or one line about what is wrong with it."""
    try:
        return read()
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint=option) from error
