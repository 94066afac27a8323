"""Records: matches that are over, and one's own, as data and moment by moment."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Depends, Header, HTTPException, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, FailFast, Field, create_model

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.record import Record
from ruthless.server import handlers
from ruthless.server.commands import Strict
from ruthless.server.http.answers import (
    BAD,
    CONFLICT,
    SENT,
    Address,
    Failure,
    StrictRoute,
    TableCode,
    TheHub,
    TheTurns,
    refuse,
)
from ruthless.server.http.house_rules import MODELS, HouseRules, one_for_each_game, only, whole
from ruthless.server.http.tables import live_room
from ruthless.server.hub import Hub
from ruthless.server.reading import Finished, OlderRules, Reader
from ruthless.server.refusals import Refused
from ruthless.server.replays import LONGEST
from ruthless.server.turns import Turns

router = APIRouter(route_class=StrictRoute)

Made = TypeVar("Made")

MOST_PLAYERS = 64
"""More names than any game has seats."""
RecordId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", description="The id of a record.")]


class Library:
    """The finished matches that were looked at last: reading one from the database means playing it again."""

    def __init__(self, turns: Turns, reader: Reader, most: int = 32) -> None:
        self._turns = turns
        self._most = most
        self._kept: OrderedDict[str, Finished] = OrderedDict()
        self.reader = reader
        self._forgotten = 0
        """How often matches were let go of."""

    async def forget(self, records: Iterable[str]) -> None:
        """Let go of matches that are no longer what they were."""
        self._forgotten += 1
        for id in records:
            self._kept.pop(id, None)
        await self.reader.forget()

    async def match(self, hub: Hub, id: str, address: str) -> Finished:
        """The match with that record, once it is over; refused with 404 if there is none."""
        found = self._kept.get(id)
        if found is None:
            try:
                async with self._turns.turn(address):
                    found = self._kept[id] = await self.as_it_is_now(lambda: self._read(hub, id))
            except Refused as refused:
                raise refuse(503, refused) from refused
        self._kept.move_to_end(id)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    async def as_it_is_now(self, made: Callable[[], Awaitable[Made]]) -> Made:
        """What is made of a match; made anew, and not kept, if somebody was forgotten meanwhile who may be named in it."""
        while True:
            before = self._forgotten
            found = await made()
            if before == self._forgotten:
                return found
            await self.reader.forget()

    async def _read(self, hub: Hub, id: str) -> Finished:
        found = await hub.store.match(id)
        if found is None:
            raise refuse(404, Refused("server-no-such-record"))
        code, entries = found
        try:
            try:
                return await self.reader.finished(entries)
            except OlderRules:
                return await self._outdated(hub, id, code)
        except Refused as refused:
            raise refuse(503 if refused.message.id == "server-busy" else 404, refused) from refused

    async def _outdated(self, hub: Hub, id: str, code: str) -> Finished:
        """A match of older rules, once nobody can go on with it."""
        live = await live_room(hub, code)  # which ends its last match, if that is of older rules
        found = await hub.store.match(id)  # again: until then an older server may have gone on with it
        if found is None or (live.room.record == id and not live.room.ended):
            raise Refused("server-other-rules")
        return await self.reader.outdated(found[1])


def _library(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


TheLibrary = Annotated[Library, Depends(_library)]


class RecordForm(BaseModel):
    """A record as data. Whether its answers are possible, and by which version of them, is for the rules to say."""

    model_config = ConfigDict(extra="allow", strict=True)
    ruthless: Literal[1]
    game: str
    rules: int
    seats: int
    seed: str
    options: HouseRules
    answers: Annotated[list[str], Field(max_length=LONGEST), FailFast()]
    players: Annotated[list[str], Field(max_length=MOST_PLAYERS)] = []
    check: str | None = None


def _form(name: str) -> type[RecordForm]:
    game, rules = game_named(name), MODELS[name]
    return create_model(
        f"{rules.__name__.removesuffix('Rules')}Record",
        __base__=RecordForm,
        __doc__=RecordForm.__doc__,
        game=only(name),
        seats=(whole(game.fewest, game.most), ...),
        options=(rules, rules()),
    )


if TYPE_CHECKING:
    AnyRecord = RecordForm
else:
    AnyRecord = one_for_each_game(_form)


class SentRecord(Strict):
    """A record, as `ruthless play` keeps one."""

    record: AnyRecord


class Moments(BaseModel):
    """A match as it was seen, moment by moment."""

    game: str
    seats: int
    players: list[str]
    bots: list[str | None] | None = None
    """By seat the level of its bot, if that is known."""
    options: dict[str, Any]
    moments: list[dict[str, Any]]
    count: int
    turns: list[int]
    over: bool
    older: int | None = None
    """The version of the rules it was played by, if those are older: then it is shown as far as the present ones go."""


@router.get("/records/{record}", responses=BAD)
async def record_of_match(record: RecordId, hub: TheHub, library: TheLibrary, address: Address) -> dict[str, Any]:
    """The record of a match that is over, with the proof of its deal."""
    return (await library.match(hub, record, address)).record.as_json()


Seat = Annotated[int | None, Query(ge=0, le=7, description="As this seat saw it; as a bystander if left out.")]
First = Annotated[int, Query(ge=0, le=100_000)]
Count = Annotated[int, Query(ge=1, le=200)]


class Pages:
    """Which moments of a match somebody wants to see, and that they wait for their turn."""

    def __init__(
        self, address: Address, turns: TheTurns, library: TheLibrary, first: First = 0, count: Count = 50
    ) -> None:
        self.address = address
        self.library = library
        self.turns = turns
        self.first = first
        self.count = count

    async def of(
        self,
        record: Record,
        seat: int | None,
        open_cards: bool = False,
        bots: list[str | None] | None = None,
        older: int | None = None,
    ) -> Response:
        """The moments as a seat saw them."""
        if seat is not None and seat >= record.seats:
            raise refuse(422, Refused("server-bad-option", text=f"no seat {seat}"))
        try:
            async with self.turns.turn(self.address):
                shown = await self.library.reader.moments(
                    record,
                    seat,
                    known={"bots": bots, "older": older},
                    open_cards=open_cards,
                    first=self.first,
                    count=self.count,
                )
        except Refused as refused:
            raise bad_record(refused) from refused
        return Response(shown, media_type="application/json")


ThePages = Annotated[Pages, Depends()]


async def checked(record: Record, library: Library, turns: Turns, address: str) -> None:
    """Nothing, if a record can be played again; else refused with 422."""
    async with turns.turn(address):
        try:
            await library.reader.moments(record)
        except Refused as refused:
            raise bad_record(refused) from refused


def bad_record(error: RuthlessError | Refused) -> HTTPException:
    """Why a record cannot be shown."""
    if isinstance(error, Refused):
        return refuse(422 if error.message.id in ("server-bad-record", "server-other-rules") else 503, error)
    return refuse(422, Refused("server-bad-record", text=str(error)[:300]))


def read_record(sent: SentRecord) -> Record:
    """Somebody's own record; refused with 422 if it is none."""
    try:
        return Record.from_json(sent.record.model_dump(exclude_unset=True))
    except RuthlessError as error:
        raise bad_record(error) from error


@router.get("/records/{record}/replay", responses=BAD, response_model=Moments)
async def replay_of_match(
    record: RecordId,
    hub: TheHub,
    library: TheLibrary,
    pages: ThePages,
    seat: Seat = None,
    open: Annotated[bool, Query(description="With all cards open.")] = False,
) -> Response:
    """A match that is over, moment by moment."""

    async def shown() -> Response:
        match = await library.match(hub, record, pages.address)
        older = match.record.rules_version if match.shown.rules_version != match.record.rules_version else None
        return await pages.of(match.shown, seat, open, match.bots, older)

    return await library.as_it_is_now(shown)


@router.post("/replay", responses=SENT, response_model=Moments)
async def replay_of_file(
    sent: SentRecord,
    pages: ThePages,
    seat: Seat = None,
    open: Annotated[bool, Query(description="With all cards open.")] = False,
) -> Response:
    """Somebody's own record, moment by moment. Nothing of it is written down."""
    return await pages.of(read_record(sent), seat, open)


@router.get("/tables/{code}/replay", responses={401: {"model": Failure}, **CONFLICT, **BAD}, response_model=Moments)
async def replay_of_running_match(
    code: TableCode,
    hub: TheHub,
    pages: ThePages,
    authorization: Annotated[
        str, Header(max_length=100, description="`Bearer` and the token of a seat, or the player's key it belongs to.")
    ] = "",
) -> Response:
    """The present match as one's own seat has seen it so far."""

    async def shown() -> Response:
        room = (await live_room(hub, code)).room
        try:
            given = authorization.removeprefix("Bearer ")
            seat = room.seat_of((handlers.owner(room, given) or handlers.holder(room, given)).person)
        except Refused as refused:
            raise refuse(401, refused) from refused
        if room.live_match is None or seat is None:
            raise refuse(409, Refused("server-other-rules" if room.broken else "server-not-playing"))
        # Read again, a record that is known is there at once: that it is a new one must not tell that somebody has answered.
        record = room.live_match.record_until_now().with_players([one.name for one in room.seated])
        return await pages.of(record, seat)

    return await pages.library.as_it_is_now(shown)
