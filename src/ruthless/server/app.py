"""The web application: routes, limits, the built client, health and metrics."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import ruthless
from ruthless.server import http, socket
from ruthless.server.accounts import OwnAccounts
from ruthless.server.analyses import BUDGET, Analyses
from ruthless.server.calls import PATIENCE as CALLS_PATIENCE
from ruthless.server.calls import Patience
from ruthless.server.chronicle import Refusals
from ruthless.server.clocks import HUMAN, Pace
from ruthless.server.commands import misunderstood
from ruthless.server.destinations import Destinations
from ruthless.server.guard import Guard
from ruthless.server.heads import Heads
from ruthless.server.http.answers import refuse
from ruthless.server.http.records import Library
from ruthless.server.hub import Hub, clock
from ruthless.server.limits import Limits
from ruthless.server.outbox import Departures
from ruthless.server.pages import Pages
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.reading import Reader
from ruthless.server.refusals import Refused, Unknown
from ruthless.server.siblings import Siblings
from ruthless.server.site import Site
from ruthless.server.store import Store, StoreFailed, StoreUnsure
from ruthless.server.thinking import searchers
from ruthless.server.turns import OneByOne, Turns

log = logging.getLogger("ruthless.server")

TELLING = 1.0
"""Seconds after which a worker lets the others know how much there is at it."""


def client_folder() -> Path:
    """Where the built client is: packed into the package."""
    return Path(str(files("ruthless.server") / "client"))


class Metrics:
    """What `/metrics` shows."""

    def __init__(self, hub: Hub, siblings: Siblings | None) -> None:
        self._hub = hub
        self._siblings = siblings

    def collect(self) -> list[Any]:
        """The present values: of all workers, whichever is asked."""
        hub = self._hub
        figures: dict[str, float] = {"tables": len(hub.rooms), "connections": hub.guests, "answers": hub.answers}
        workers = 1
        if self._siblings is not None:
            tell(hub, self._siblings)
            figures = {name: self._siblings.commons.total(name) for name in figures}
            workers = len(self._siblings.nodes())
        answers = CounterMetricFamily("ruthless_answers", "Answers taken since the start.")
        answers.add_metric([], figures["answers"])
        return [
            GaugeMetricFamily("ruthless_tables", "Tables in memory.", value=figures["tables"]),
            GaugeMetricFamily("ruthless_connections", "Open connections.", value=figures["connections"]),
            GaugeMetricFamily("ruthless_nodes", "Nodes that are alive.", value=len(hub.alive)),
            GaugeMetricFamily("ruthless_workers", "Workers of this server that are alive.", value=workers),
            answers,
        ]


def tell(hub: Hub, siblings: Siblings) -> None:
    """Let the other workers know how much there is at this one."""
    siblings.tell(len(hub.rooms), hub.guests, hub.answers)


async def _tell_on(hub: Hub, siblings: Siblings) -> None:
    while True:
        tell(hub, siblings)
        await asyncio.sleep(TELLING)


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
    node: str = "",
    siblings: Siblings | None = None,
    page: str = "",
    call_to: frozenset[str] = frozenset(),
    patience: Patience = CALLS_PATIENCE,
) -> FastAPI:
    """The application on a database.

    `origins` are pages of others that may open sockets; `proxies` are believed about who asks; `public_url` is the only
    address that is served, if there is one, `public` else the one in the network; `analysis` is how many seconds one
    should take; `node` and `siblings` are given if it is one of several workers; `page` is its address on this machine,
    `call_to` where people may be called although it is no public address, and `patience` how long they are not.
    """
    allowed = limits or Limits()
    site = Site(public_url, origins)
    accounts = OwnAccounts() if siblings is None else siblings.accounts

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database, node or secrets.token_hex(8), siblings)
        reader = Reader()
        hub = Hub(
            store,
            pace=pace,
            now=now or clock,
            searchers=searchers(1 if siblings is None else siblings.count),
            destinations=Destinations(call_to),
            origin=(public_url or public or page).rstrip("/"),
            patience=patience,
            read_outcome=reader.outcome,
        )
        try:
            await hub.open()
        except Exception as error:
            app.state.failure = error
            await store.close()  # nothing else has begun
            raise
        app.state.hub = hub
        app.state.turns = Turns(allowed.replays, accounts=accounts)
        app.state.makers = OneByOne()
        app.state.library = Library(app.state.turns, reader)
        app.state.analyses = Analyses(analysis, hub.books.keep_turning_points)
        hub.forget_records = partial(_forget_records, app)
        metrics = CollectorRegistry()
        metrics.register(Metrics(hub, siblings))
        app.state.metrics = metrics
        telling = None if siblings is None else asyncio.create_task(_tell_on(hub, siblings))
        try:
            yield
        finally:
            if telling is not None:
                telling.cancel()
            await app.state.analyses.close()
            await hub.close()
            await reader.close()

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
    app.state.departures = Departures()
    app.state.sockets = accounts.counts("sockets")
    app.state.openings = accounts.rates("openings", allowed.requests)
    app.state.asks = accounts.rates("asks", allowed.asks)
    app.state.hints = accounts.rates("hints", allowed.hints)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.state.refusals = Refusals()
    app.add_middleware(socket.Door)
    app.add_middleware(
        Guard, limits=allowed, site=site, proxies=proxies, refusals=app.state.refusals, siblings=siblings
    )
    app.add_middleware(Heads)
    app.include_router(http.router)
    _add_own_pages(app, siblings)
    return app


async def _forget_records(app: FastAPI, records: list[str]) -> None:
    """Keep no record, replay or analysis with the name of somebody who is forgotten."""
    app.state.analyses.forget(frozenset(records))
    await app.state.library.forget(records)


def _add_own_pages(app: FastAPI, siblings: Siblings | None) -> None:
    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        return JSONResponse({"detail": misunderstood(error.errors()[0]).as_json()}, 422)

    @app.exception_handler(StoreFailed)
    async def nothing_done(request: Request, error: StoreFailed) -> JSONResponse:
        return _later(Refused("server-busy"))

    @app.exception_handler(StoreUnsure)
    async def not_known(request: Request, error: StoreUnsure) -> JSONResponse:
        return _later(Unknown())

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
        """Whether the server can take answers, and if not, why."""
        trouble = await request.app.state.hub.store.health()
        wrong = [trouble] if trouble else []
        if siblings is not None:
            wrong += [f"worker {number} does not move" for number in siblings.stuck()]
        return PlainTextResponse("".join(f"{one}\n" for one in wrong or ["ok"]), 503 if wrong else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Metrics for Prometheus."""
        return Response(generate_latest(request.app.state.metrics), media_type="text/plain; version=0.0.4")

    pages = Pages(client_folder())

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """A file of the client; its page for every other address, which it understands itself."""
        if path.startswith("api/"):
            return JSONResponse({"detail": Refused("server-no-such-page").as_json()}, 404)
        return await pages.at(path, request)


def _later(refused: Refused) -> JSONResponse:
    """Not now: the database is to blame."""
    failure = refuse(503, refused)
    return JSONResponse({"detail": failure.detail}, failure.status_code, failure.headers)
