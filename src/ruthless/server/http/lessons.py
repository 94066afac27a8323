"""Lessons: a table at which somebody learns a game, with those who play along and a coach."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import StringConstraints

from ruthless.kernel.game import GAMES
from ruthless.lessons import lesson_of
from ruthless.server import handlers
from ruthless.server.commands import Name, Strict
from ruthless.server.http.answers import SENT, StrictRoute, refuse
from ruthless.server.http.makers import SeatTaken, TheMaker
from ruthless.server.refusals import Refused
from ruthless.server.room import RoomSettings

router = APIRouter(route_class=StrictRoute)


class Learner(Strict):
    """Somebody who wants to learn a game."""

    game: Annotated[str, StringConstraints(max_length=40)]
    player: Name


@router.post("/lessons", status_code=201, responses=SENT)
async def new_lesson(wanted: Learner, maker: TheMaker) -> SeatTaken:
    """Begin the lesson of a game: a table of one's own, whose match has begun. Everything else goes over its socket."""
    lesson = lesson_of(wanted.game) if wanted.game in GAMES else None
    if lesson is None:
        raise refuse(404, Refused("server-no-such-game", text=wanted.game))
    partners = [
        (f"partner {number}", partial(handlers.seat_partner, name=name)) for number, name in enumerate(lesson.others)
    ]
    return await maker.make(
        lambda code: handlers.lesson_created(code, lesson, asdict(RoomSettings())),
        wanted.player,
        [*partners, ("start", handlers.start)],
    )
