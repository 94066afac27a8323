"""Lessons: a table at which somebody learns a game, with those who play along and a coach."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter
from pydantic import StringConstraints

from ruthless.kernel.game import GAMES
from ruthless.lessons import lesson_of
from ruthless.server import handlers
from ruthless.server.commands import Name, Strict
from ruthless.server.http.answers import SENT, Address, PlayersKey, StrictRoute, TheHub, TheLimits, player_key, refuse
from ruthless.server.http.tables import OnceKey, SeatTaken, TheMakers, TheRefusals, making_room
from ruthless.server.refusals import Refused
from ruthless.server.room import RoomSettings

router = APIRouter(route_class=StrictRoute)


class Learner(Strict):
    """Somebody who wants to learn a game."""

    game: Annotated[str, StringConstraints(max_length=40)]
    player: Name


@router.post("/lessons", status_code=201, responses=SENT)
async def new_lesson(
    wanted: Learner,
    address: Address,
    hub: TheHub,
    limits: TheLimits,
    makers: TheMakers,
    refusals: TheRefusals,
    key: OnceKey = "",
    authorization: PlayersKey = "",
) -> SeatTaken:
    """Begin the lesson of a game: a table of one's own, whose match has begun. Everything else goes over its socket."""
    lesson = lesson_of(wanted.game) if wanted.game in GAMES else None
    if lesson is None:
        raise refuse(404, Refused("server-no-such-game", text=wanted.game))
    secret = key or handlers.new_token()
    settings = asdict(RoomSettings())
    try:
        live = await making_room(
            hub,
            lambda owner: hub.create_by(lambda code: handlers.lesson_created(code, lesson, settings), owner, secret),
            secret,
            address,
            limits,
            makers,
            refusals,
        )
        person, token = await hub.sit_down(live, wanted.player, secret, player_key(authorization))
        for number, name in enumerate(lesson.others):
            await hub.write(
                live,
                lambda room, name=name: handlers.seat_partner(room, name),  # type: ignore[misc]
                handlers.derived(secret, f"partner {number}"),
            )
        await hub.write(live, handlers.start, handlers.derived(secret, "start"))
    except Refused as refused:
        raise refuse(409, refused) from refused
    return SeatTaken(code=live.room.code, person=person, token=token)
