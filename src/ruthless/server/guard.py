"""The guard: what every request passes: for whom and for which host it is, its size, its rate; and headers on the way out."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from ruthless.kernel.game import GAMES
from ruthless.server.accounts import OwnAccounts
from ruthless.server.chronicle import Refusals
from ruthless.server.limits import Limits
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.refusals import Refused
from ruthless.server.siblings import Siblings
from ruthless.server.site import Site
from ruthless.texts import Words, languages

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
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UPLOADS = frozenset({"/api/replay", "/api/analyses"})
"""Where a whole record may be sent."""
WATCHED = frozenset({"/healthz", "/metrics"})
"""What those ask for who look after the server, under whichever name they reach it."""
_BANNED = Refused("server-banned")


class TooLarge(HTTPException):
    """A request has more bytes than anybody needs."""

    def __init__(self) -> None:
        super().__init__(413, Refused("server-too-large").as_json())  # type: ignore[arg-type]  # FastAPI takes any


class Guard:
    """Stands before the application."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        site: Site | None = None,
        proxies: Proxies = NO_PROXIES,
        refusals: Refusals | None = None,
        siblings: Siblings | None = None,
    ) -> None:
        self._app = app
        self._limits = limits
        self._site = site or Site()
        self._proxies = proxies
        self._refusals = refusals or Refusals()
        self._siblings = siblings
        accounts = OwnAccounts() if siblings is None else siblings.accounts
        self._requests = accounts.rates("requests", limits.requests)
        self._files = accounts.rates("files", limits.files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._look_behind(scope)
        if scope["type"] == "websocket":
            if self._is_meant(scope):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        refused = self._refused(scope)
        if refused is not None:
            await refused(scope, receive, with_headers)
            return
        await self._app(scope, self._limited(scope["path"], receive), with_headers)

    def _look_behind(self, scope: Scope) -> None:
        """Put in for whom a proxy of ours asks, and how it was asked."""
        peer = scope["client"][0] if scope.get("client") else ""
        if not self._proxies.trusts(peer):
            return
        address, scheme = self._proxies.behind(peer, scope["headers"])
        scope["client"] = (address, 0) if address else None
        if scheme:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme

    def _is_meant(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return self._site.is_asked(hosts[0] if len(hosts) == 1 else "")

    def _refused(self, scope: Scope) -> Response | None:
        """Why a request is not even looked at."""
        path = scope["path"]
        if _address(scope) in scope["app"].state.hub.orders.bans:
            return _not_wanted(path)
        if path not in WATCHED and not self._is_meant(scope):
            return JSONResponse({"detail": Refused("server-wrong-host").as_json()}, 421)
        buckets = self._requests if path.startswith("/api/") else self._files
        address = _address(scope)
        if not buckets.take(address):
            self._refusals.note(address, "too many requests")
            return JSONResponse({"detail": Refused("server-too-fast").as_json()}, 429, {"retry-after": "1"})
        if self._siblings is not None and self._siblings.is_for_other(scope["method"], path):
            return JSONResponse({"detail": Refused("server-busy").as_json()}, 503, {"retry-after": "1"})
        return None

    def _limited(self, path: str, receive: Receive) -> Receive:
        """What is received, until it is too much."""
        left = self._limits.body if path in UPLOADS else min(self._limits.small_body, self._limits.body)

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        return limited


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _not_wanted(path: str) -> Response:
    """What an address gets that the host of the server has banned: a word, whatever it asks for."""
    if path.startswith("/api/"):
        return JSONResponse({"detail": _BANNED.as_json()}, 403)
    return PlainTextResponse(_banned_in_words(), 403)


@cache
def _banned_in_words() -> str:
    """The word in all languages: found once, since reading the texts of a language takes a tenth of a second."""
    words = [Words(next(iter(GAMES)), language).render(_BANNED.message) for language in languages()]
    return "".join(f"{one}\n" for one in words)
