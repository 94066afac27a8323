"""The web application: routes, headers, limits, the built client, health and metrics."""

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
from starlette.types import Message, Receive, Scope, Send

import ruthless
from ruthless.server import http, socket
from ruthless.server.analyses import BUDGET, Analyses
from ruthless.server.clocks import HUMAN, Pace
from ruthless.server.http.records import Library
from ruthless.server.hub import Hub
from ruthless.server.limits import Buckets, Limits
from ruthless.server.refusals import Refused
from ruthless.server.store import Store, StoreFailed

log = logging.getLogger("ruthless.server")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


def client_folder() -> Path:
    """Where the built client is: packed into the package."""
    return Path(str(files("ruthless.server") / "client"))


class Guard:
    """What every request passes: its size, its rate, and headers on the way out."""

    def __init__(self, app: Any, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._buckets = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        left = self._limits.body

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith("/api/") and not self._buckets.take(address):
            refused = JSONResponse({"detail": Refused("server-too-fast").as_json()}, 429, {"retry-after": "1"})
            await refused(scope, receive, with_headers)
            return
        await self._app(scope, limited, with_headers)


class TooLarge(HTTPException):
    """A request has more bytes than anybody needs."""

    def __init__(self) -> None:
        super().__init__(413, Refused("server-too-large").as_json())  # type: ignore[arg-type]  # FastAPI takes any


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
    now: Callable[[], int] | None = None,
    analysis: float = BUDGET,
) -> FastAPI:
    """The application on a database.

    `origins` are pages of others that may open sockets; `analysis` is how many seconds one should take.
    """
    allowed = limits or Limits()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database, secrets.token_hex(8))
        hub = Hub(store, pace=pace) if now is None else Hub(store, pace=pace, now=now)
        await hub.open()
        app.state.hub = hub
        app.state.library = Library()
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
    app.state.limits = allowed
    app.state.origins = origins
    app.state.connections = Counter()
    app.state.openings = Buckets(allowed.requests)
    app.state.hints = Buckets(allowed.hints)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=allowed)
    app.include_router(http.router)
    app.include_router(socket.router)
    _add_own_pages(app)
    return app


def _add_own_pages(app: FastAPI) -> None:
    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        text = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
        return JSONResponse({"detail": Refused("server-bad-message", text=text[:200]).as_json()}, 422)

    @app.exception_handler(StoreFailed)
    async def not_read(request: Request, error: StoreFailed) -> JSONResponse:
        return JSONResponse({"detail": Refused("server-busy").as_json()}, 503)

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
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)

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
