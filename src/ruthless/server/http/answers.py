"""Answers: what all addresses have in common: how they refuse, and what they are given of the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import Depends, Header, HTTPException, Path, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from ruthless.server.guard import UPLOADS, TooLarge
from ruthless.server.hub import Hub
from ruthless.server.limits import Limits
from ruthless.server.proxies import counted
from ruthless.server.refusals import Refused
from ruthless.server.replays import LONGEST
from ruthless.server.turns import Turns

VALUES, VALUES_OF_RECORD = 300, 3 * LONGEST
"""Values in a request, and in one that may be a record. To say of each what is wrong with it takes far longer than to
send it.
"""
FIELDS = 100
"""Fields of one object."""


class _Sent(Request):
    """A request whose JSON is checked to the letter: text that cannot be written down again is none."""

    async def json(self) -> Any:
        body = await self.body()
        # Every value but the first of its list or object has a comma before it.
        if body.count(b",") > (VALUES_OF_RECORD if self.scope["path"] in UPLOADS else VALUES):
            raise TooLarge
        found = from_json(body, allow_inf_nan=False)
        if _has_many_fields(found):
            raise TooLarge
        return found


def _has_many_fields(found: Any) -> bool:
    """Whether an object has more fields than anything that is asked for."""
    waiting = [found]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict) and len(one) > FIELDS:
            return True
        inner = one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
        waiting += [each for each in inner if isinstance(each, dict | list)]
    return False


class StrictRoute(APIRoute):
    """A route that reads JSON strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await handler(_Sent(request.scope, request.receive))

        return strict


class Refusal(BaseModel):
    """Why something was not done: an id with arguments."""

    model_config = ConfigDict(extra="allow")
    id: str


class Failure(BaseModel):
    """The body of every 4xx of ours."""

    detail: Refusal


Responses = dict[int | str, dict[str, Any]]

TOO_FAST: Responses = {
    429: {"model": Failure, "description": "Too many requests."},
    503: {"model": Failure, "description": "Nothing can be written just now, too many wait, or the server will stop."},
    403: {"model": Failure, "description": "The host of the server does not want this address."},
}
NOT_FOUND: Responses = {404: {"model": Failure, "description": "No such thing."}, **TOO_FAST}
BAD: Responses = {422: {"model": Failure, "description": "Not understood."}, **NOT_FOUND}
SENT: Responses = {413: {"model": Failure, "description": "Too much."}, **BAD}
CONFLICT: Responses = {409: {"model": Failure, "description": "Not as things stand."}}

TableCode = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{6}$", description="The code of a table.")]


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def _address(request: Request) -> str:
    return counted(request.client.host if request.client else "")


def _turns(request: Request) -> Turns:
    turns: Turns = request.app.state.turns
    return turns


TheHub = Annotated[Hub, Depends(_hub)]
TheLimits = Annotated[Limits, Depends(_limits)]
Address = Annotated[str, Depends(_address)]
TheTurns = Annotated[Turns, Depends(_turns)]


PlayersKey = Annotated[
    str,
    Header(
        alias="Authorization", max_length=100, description="`Bearer` and a player's key: 32 random bytes, base64url."
    ),
]
_PLAYERS_KEY = re.compile(r"Bearer ([A-Za-z0-9_-]{43})")


def player_key(authorization: str) -> str:
    """The player's key that somebody comes with; empty if there is none."""
    found = _PLAYERS_KEY.fullmatch(authorization)
    return "" if found is None else found[1]


PASSING = {"server-busy": "1", "server-unknown": "1", "server-waiting": "5", "server-draining": "30"}
"""Reasons that pass, and after how many seconds to try again."""


def refuse(status: int, refused: Refused) -> HTTPException:
    """An answer with that status and the reason."""
    reason = refused.as_json()
    later = PASSING.get(reason["id"])
    return HTTPException(status, reason) if later is None else HTTPException(503, reason, {"retry-after": later})
