"""Answers: what all addresses have in common: how they refuse, and what they are given of the server."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, HTTPException, Path, Request
from pydantic import BaseModel, ConfigDict

from ruthless.server.hub import Hub
from ruthless.server.limits import Limits
from ruthless.server.refusals import Refused


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
    503: {"model": Failure, "description": "Nothing can be written just now."},
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
    return request.client.host if request.client else ""


TheHub = Annotated[Hub, Depends(_hub)]
TheLimits = Annotated[Limits, Depends(_limits)]
Address = Annotated[str, Depends(_address)]


def refuse(status: int, refused: Refused) -> HTTPException:
    """An answer with that status and the reason."""
    reason = refused.as_json()
    return HTTPException(503 if reason["id"] in ("server-busy", "server-unknown") else status, reason)
