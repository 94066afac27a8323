"""About this server: what a client has to know of it before it sits at any table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

import ruthless
from ruthless.server import addresses
from ruthless.server.http.answers import TheHub

router = APIRouter()


class About(BaseModel):
    """This server."""

    version: str
    address: str | None
    """Where to invite others to; none if the address of the page does."""
    announcement: str | None
    """What the host of the server says to everybody."""
    draining: bool
    """It will be stopped: no table is made and no match begun any more."""
    push: str
    """The public key by which it says who it is to push services (VAPID)."""


@router.get("/server")
async def about(request: Request, hub: TheHub) -> About:
    """What a page needs to know of the server it comes from."""
    state = request.app.state
    address = addresses.invitation(state.public, state.public_url, request.headers.get("host", ""))
    notice = hub.orders.notice()
    return About(
        version=ruthless.__version__,
        address=address,
        announcement=notice["announcement"],
        draining=notice["draining"],
        push=hub.calling.sender.public,
    )
