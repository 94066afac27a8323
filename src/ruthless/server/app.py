"""The web application: routes, limits, the built client, health and metrics."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import ruthless
from ruthless.server import http, socket
from ruthless.server.analyses import BUDGET, Analyses
from ruthless.server.clocks import HUMAN, Pace
from ruthless.server.commands import misunderstood
from ruthless.server.guard import Guard
from ruthless.server.heads import Heads
from ruthless.server.http.records import Library
from ruthless.server.hub import Hub
from ruthless.server.limits import Buckets, Limits
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.refusals import Refused
from ruthless.server.site import Site
from ruthless.server.store import Store
from ruthless.server.turns import OneByOne, Turns

log = logging.getLogger("ruthless.server")


def client_folder() -> Path:
    """Where the built client is: packed into the package."""
    return Path(str(files("ruthless.server") / "client"))


class Metrics:
    """What `/metrics` shows."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> list[Any]:
        """The present values."""
        hub = self._hub
        answers = CounterMetricFamily("ruthless_answers", "Answers taken since the start.")
        answers.add_metric([], hub.answers)
        return [
            GaugeMetricFamily("ruthless_tables", "Tables in memory.", value=len(hub.rooms)),
            GaugeMetricFamily("ruthless_connections", "Open connections.", value=hub.guests),
            GaugeMetricFamily("ruthless_nodes", "Nodes that are alive.", value=len(hub.alive)),
            answers,
        ]


def create_app(
    database: str,
    *,
    limits: Limits | None = None,
    pace: Pace = HUMAN,
    origins: frozenset[str] = frozenset(),
    proxies: Proxies = NO_PROXIES,
    public_url: str = "",
    now: Callable[[], int] | None = None,
    analysis: float = BUDGET,
    public: str | None = None,
) -> FastAPI:
    """The application on a database.

    `origins` are pages of others that may open sockets; `proxies` are believed about who asks; `public_url` is the only
    address that is served, if there is one, `public` else the one in the network; `analysis` is how many seconds one
    should take.
    """
    allowed = limits or Limits()
    site = Site(public_url, origins)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database, secrets.token_hex(8))
        hub = Hub(store, pace=pace) if now is None else Hub(store, pace=pace, now=now)
        try:
            await hub.open()
        except Exception as error:
            app.state.failure = error
            raise
        app.state.hub = hub
        app.state.turns = Turns(allowed.replays)
        app.state.makers = OneByOne()
        app.state.library = Library(app.state.turns)
        app.state.analyses = Analyses(analysis)
        metrics = CollectorRegistry()
        metrics.register(Metrics(hub))
        app.state.metrics = metrics
        try:
            yield
        finally:
            await app.state.analyses.close()
            await hub.close()

    app = FastAPI(
        title="Ruthless",
        version=ruthless.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        description="Tables, seats, games, rules and records. Play goes over the socket: see docs/protocol.md.",
    )
    app.state.failure = None
    app.state.public = public
    app.state.public_url = public_url
    app.state.limits = allowed
    app.state.site = site
    app.state.sockets = Counter()
    app.state.openings = Buckets(allowed.requests)
    app.state.hints = Buckets(allowed.hints)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=allowed, site=site, proxies=proxies)
    app.add_middleware(Heads)
    app.include_router(http.router)
    app.include_router(socket.router)
    _add_own_pages(app)
    return app


def _add_own_pages(app: FastAPI) -> None:
    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        return JSONResponse({"detail": misunderstood(error.errors()[0]).as_json()}, 422)

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> JSONResponse:
        detail: object = error.detail
        status = error.status_code
        if isinstance(detail, str):  # the framework's own words
            detail = Refused("server-bad-message", text=detail).as_json()
            status = 422 if status == 400 else status
        return JSONResponse({"detail": detail}, status, error.headers)

    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        """Whether the server can take answers."""
        fine = await request.app.state.hub.store.reachable()
        return PlainTextResponse("ok\n" if fine else "no database\n", 200 if fine else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Metrics for Prometheus."""
        return Response(generate_latest(request.app.state.metrics), media_type="text/plain; version=0.0.4")

    folder = client_folder().resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the client; its page for every other address, which it understands itself."""
        if path.startswith("api/"):
            return JSONResponse({"detail": Refused("server-no-such-page").as_json()}, 404)
        file = _file(folder, path)
        if file is not None:
            lasting = path.startswith("assets/")
            return FileResponse(
                file, headers={"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
            )
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("not found\n", 404)
        index = folder / "index.html"
        if not index.is_file():
            return PlainTextResponse("The client has not been built: see CONTRIBUTING.md.\n", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """The file of the client with that path, if there is one; nothing outside the folder is ever looked at twice."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
