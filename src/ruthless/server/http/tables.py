"""Tables: making one, sitting down at one, and what can be seen of them from outside."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field, create_model

from ruthless.kernel.game import GAMES, game_named
from ruthless.server import handlers
from ruthless.server.clocks import HOUR
from ruthless.server.commands import BotLevel, Name, Strict, TableSettings
from ruthless.server.http.answers import (
    BAD,
    CONFLICT,
    SENT,
    PlayersKey,
    StrictRoute,
    TableCode,
    TheHub,
    player_key,
    refuse,
)
from ruthless.server.http.house_rules import MODELS, HouseRules, chosen, one_for_each_game, only
from ruthless.server.http.makers import OnceKey, SeatTaken, TheMaker
from ruthless.server.hub import Hub
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Room, RoomSettings

router = APIRouter(route_class=StrictRoute)

LISTED_FOR = 6 * HOUR
"""How long a table that nobody touches stays in the list."""


class NewTable(Strict):
    """A table to be made, with its first person and perhaps some bots."""

    game: str
    player: Name
    options: HouseRules
    settings: TableSettings = TableSettings()
    bots: list[BotLevel] = []


def _new_table(name: str) -> type[NewTable]:
    rules = MODELS[name]
    most = game_named(name).most - 1
    return create_model(
        f"New{rules.__name__.removesuffix('Rules')}Table",
        __base__=NewTable,
        __doc__=NewTable.__doc__,
        game=only(name),
        options=(rules, rules()),
        bots=(Annotated[list[BotLevel], Field(max_length=most)], []),
    )


if TYPE_CHECKING:
    AnyNewTable = NewTable
else:
    AnyNewTable = one_for_each_game(_new_table)


class Newcomer(Strict):
    """Somebody who wants to sit down."""

    player: Name


class TableInfo(BaseModel):
    """A table as it looks from outside."""

    code: str
    name: str
    game: str
    people: list[str]
    free: int
    """Seats one can sit down at now: none while a match is played."""
    phase: Literal["lobby", "playing", "over"]
    watch: bool
    clock: str | None = None
    """None if it was written down by an older server."""


class Tables(BaseModel):
    """Tables anybody may join or watch."""

    tables: list[TableInfo]


async def live_room(hub: Hub, code: str) -> LiveRoom:
    """The table with that code; refused with 404 if there is none."""
    try:
        return await hub.live(code.upper())
    except Refused as refused:
        raise refuse(404, refused) from refused


def _table(room: Room) -> TableInfo:
    return TableInfo(
        code=room.code,
        name=room.settings.name,
        game=room.game,
        people=[one.name for one in room.people],
        free=room.free,
        phase=room.phase,
        watch=room.settings.watch,
        clock=room.settings.clock,
    )


@router.get("/tables")
async def tables(hub: TheHub) -> Tables:
    """The tables that are open to everybody, as far as one can sit down there or watch."""
    rooms = await hub.store.open_rooms(hub.now() - LISTED_FOR)
    # what was written down by an older server may count chairs at which nobody can sit down now
    found = [TableInfo(**{**one, **({"free": 0} if one["phase"] == "playing" else {})}) for one in rooms]
    return Tables(tables=[one for one in found if one.game in GAMES and (one.free > 0 or one.watch)])


@router.post("/tables", status_code=201, responses=SENT)
async def new_table(wanted: AnyNewTable, maker: TheMaker) -> SeatTaken:
    """Make a table and sit down at it. The match is started over the socket, when its seal has been seen."""
    rules = chosen(wanted.options)
    settings = {**asdict(RoomSettings()), **handlers.agreed(wanted.settings.model_dump(exclude_none=True))}
    return await maker.make(
        lambda code: handlers.created(code, wanted.game, rules, settings),
        wanted.player,
        ((f"bot {number}", partial(handlers.seat_bot, level=level)) for number, level in enumerate(wanted.bots)),
    )


@router.get("/tables/{code}", responses=BAD)
async def table(code: TableCode, hub: TheHub) -> TableInfo:
    """What somebody with the code may know before sitting down."""
    return _table((await live_room(hub, code)).room)


@router.post("/tables/{code}/seats", status_code=201, responses={**CONFLICT, **SENT})
async def sit_down(
    code: TableCode, newcomer: Newcomer, hub: TheHub, key: OnceKey = "", authorization: PlayersKey = ""
) -> SeatTaken:
    """Take a free seat."""
    live = await live_room(hub, code)
    try:
        person, token = await hub.sit_down(
            live, newcomer.player, key or handlers.new_token(), player_key(authorization)
        )
    except Refused as refused:
        raise refuse(409, refused) from refused
    return SeatTaken(code=live.room.code, person=person, token=token)
