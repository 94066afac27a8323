"""About this server: what a client has to know of it before it sits at any table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

import ruthless
from ruthless.server import addresses

router = APIRouter()


class About(BaseModel):
    """This server."""

    version: str
    address: str | None
    """Where to invite others to; none if the address of the page does."""


@router.get("/server")
async def about(request: Request) -> About:
    """What a page needs to know of the server it comes from."""
    state = request.app.state
    address = addresses.invitation(state.public, state.public_url, request.headers.get("host", ""))
    return About(version=ruthless.__version__, address=address)
