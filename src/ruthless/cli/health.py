"""`ruthless health`: whether a server is well, for whoever restarts one that is not."""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Annotated
from urllib.parse import urlsplit

import typer

from ruthless.kernel.errors import RuthlessError

PATIENCE = 5.0
"""Seconds in which a server that is well has answered."""


def health(
    url: Annotated[
        str,
        typer.Option(
            envvar="RUTHLESS_HEALTH_URL", help="Of the server; by default as RUTHLESS_HOST and RUTHLESS_PORT have it."
        ),
    ] = "",
) -> None:
    """Ask a server whether it is well. Nothing is said if it is, else one line, and the exit code is 1."""
    found = trouble(url or _here())
    if found:
        typer.echo(f"ruthless: {found}", err=True)
        sys.exit(1)


def _here() -> str:
    """Where the server of this machine, or container, has been told to listen."""
    from ruthless.server import addresses

    port = os.environ.get("RUTHLESS_PORT") or str(addresses.USUAL_PORT)
    return addresses.local(os.environ.get("RUTHLESS_HOST", ""), port)


def trouble(url: str) -> str:
    """What is wrong with the server at that address; nothing if it is well."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise RuthlessError(f"{url!r} is no address like http://127.0.0.1:8000")
    asked = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # nobody else is to answer for it
    try:
        with asked.open(f"{url.rstrip('/')}/healthz", timeout=PATIENCE) as answer:
            answer.read()
    except urllib.error.HTTPError as error:
        with error:
            said = error.read(300).decode(errors="replace")
        return " ".join(said.split()) or f"the server answers {error.code}"
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        return f"no server answers at {url}: {getattr(reason, 'strerror', None) or str(reason) or type(error).__name__}"
    return ""
