"""Makers: who makes a table, how often they may, and that the same request makes it once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Header, Request
from pydantic import BaseModel

from ruthless.server import handlers
from ruthless.server.clocks import HOUR
from ruthless.server.handlers import Draft
from ruthless.server.http.answers import Address, PlayersKey, TheHub, TheLimits, player_key, refuse
from ruthless.server.hub import Hub
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Room

OnceKey = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        pattern=r"^([A-Za-z0-9_-]{22,64})?$",
        description=(
            "Chosen by the client, at random: 128 bits or more. The same request with the same key is done once and "
            "answered the same way again, so it can be repeated. Whoever knows the key knows the seat."
        ),
    ),
]


class SeatTaken(BaseModel):
    """The right to a seat. Keep the token: it is shown once more only to who repeats the request with its key."""

    code: str
    person: int
    token: str


@dataclass(frozen=True, slots=True)
class Maker:
    """Somebody who makes a table, and sits down at it."""

    request: Request
    hub: Hub
    address: str
    most: int
    """Tables that this address may make in an hour."""
    secret: str
    """The table, the seat and all that is written first follow from it: who repeats the request gets the same."""
    player: str

    async def make(
        self, draft: Callable[[str], Draft], name: str, then: Iterable[tuple[str, Callable[[Room], Draft]]]
    ) -> SeatTaken:
        """The table that begins with this draft, its maker seated by that name, and then what else is written, step by step."""
        try:
            live = await self._table(draft)
            person, token = await self.hub.sit_down(live, name, self.secret, self.player)
            for step, decide in then:
                await self.hub.write(live, decide, handlers.derived(self.secret, step))
        except Refused as refused:
            raise refuse(409, refused) from refused
        return SeatTaken(code=live.room.code, person=person, token=token)

    async def _table(self, draft: Callable[[str], Draft]) -> LiveRoom:
        """The table that was made with this secret, or else a new one, unless this address has made enough of them."""
        hub, state = self.hub, self.request.app.state
        owner = _owner(self.address)
        async with state.makers.alone(owner):  # or many who count at once would all find room
            live = await hub.made(self.secret)
            if live is None:
                if hub.orders.draining:
                    raise Refused("server-draining")
                if await hub.store.count_rooms(owner, hub.now() - HOUR) >= self.most:
                    state.refusals.note(self.address, "too many tables")
                    raise refuse(429, Refused("server-too-many"))
                live = await hub.create_by(draft, owner, self.secret)
        return live


def _owner(address: str) -> str:
    """The address a request comes from, so that nobody can read it from the database."""
    return hashlib.sha256(f"ruthless {address}".encode()).hexdigest()


def _maker(
    request: Request,
    address: Address,
    hub: TheHub,
    limits: TheLimits,
    key: OnceKey = "",
    authorization: PlayersKey = "",
) -> Maker:
    return Maker(request, hub, address, limits.tables, key or handlers.new_token(), player_key(authorization))


TheMaker = Annotated[Maker, Depends(_maker)]
