"""HTTP: tables, seats, games, rules and records. Play itself goes over the socket."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from functools import cache
from typing import Annotated, Any, Literal

import anyio.to_thread
from fastapi import APIRouter, Depends, Header, HTTPException, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ruthless.bots import LEVELS
from ruthless.kernel import codes
from ruthless.kernel.errors import BadOption, RuthlessError
from ruthless.kernel.game import GAMES, Game, game_named
from ruthless.kernel.options import as_json, read
from ruthless.kernel.record import Record
from ruthless.server import conduct
from ruthless.server.commands import BotLevel, Entropy, Name, NewSettings, Strict
from ruthless.server.hub import Hub, Live
from ruthless.server.limits import Limits
from ruthless.server.refusals import Refused
from ruthless.server.replays import Replay
from ruthless.server.room import Room, Settings
from ruthless.texts import Rulebook, Words, languages

HOUR = 3_600_000
LISTED_FOR = 6 * HOUR
"""How long a table that nobody touches stays in the list."""


class Refusal(BaseModel):
    """Why something was not done: an id with arguments."""

    model_config = ConfigDict(extra="allow")
    id: str


class Failure(BaseModel):
    """The body of every 4xx of ours."""

    detail: Refusal


_TOO_FAST: dict[int | str, dict[str, Any]] = {
    429: {"model": Failure, "description": "Too many requests."},
    503: {"model": Failure, "description": "Nothing can be written just now."},
}
_NOT_FOUND: dict[int | str, dict[str, Any]] = {404: {"model": Failure, "description": "No such thing."}, **_TOO_FAST}
_BAD: dict[int | str, dict[str, Any]] = {422: {"description": "Not understood."}, **_NOT_FOUND}
_SENT: dict[int | str, dict[str, Any]] = {413: {"model": Failure, "description": "Too much."}, **_BAD}

router = APIRouter(prefix="/api", responses=_TOO_FAST)

GameName = Annotated[str, Path(max_length=40, description="One of those `/api/games` lists.")]
TableCode = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{6}$", description="The code of a table.")]
RecordId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", description="The id of a record.")]
Language = Annotated[Literal["en", "fr", "de"], Query()]
Rules = Annotated[str, Query(max_length=80, description="A code or the name of a preset; empty for the defaults.")]


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


TheHub = Annotated[Hub, Depends(_hub)]
TheLimits = Annotated[Limits, Depends(_limits)]


def refuse(status: int, refused: Refused) -> HTTPException:
    """An answer with that status and the reason."""
    reason = refused.as_json()
    return HTTPException(503 if reason["id"] == "server-busy" else status, reason)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise refuse(404, Refused("server-no-such-game", text=name[:40]))
    return game_named(name)


# Games


class OptionInfo(BaseModel):
    """A house rule and the values it takes."""

    name: str
    values: list[str | int]
    whole_from: int | None
    many: bool
    default: str | int | list[str]


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    rules_version: int
    bots: list[str]
    presets: dict[str, dict[str, Any]]
    options: list[OptionInfo]


class Options(BaseModel):
    """House rules: what differs from the defaults, and their code."""

    options: dict[str, Any]
    rules: str


class WantedOptions(Strict):
    """House rules by name."""

    options: dict[str, Any]


class Deck(BaseModel):
    """The cards in the order in which they are shuffled for the first deal."""

    cards: list[str]
    events: list[str]


class RuleText(BaseModel):
    """A rule or a ruling."""

    number: str
    text: str
    title: str = ""


class Section(BaseModel):
    """Rules under one title."""

    number: str
    title: str
    rules: list[RuleText]


class Rulebooks(BaseModel):
    """The rules of a game in our words."""

    sections: list[Section]
    rulings: list[RuleText]


@cache
def _info(name: str) -> GameInfo:
    game = game_named(name)
    rules = [
        OptionInfo(
            name=one.name,
            values=list(one.metadata["values"]),
            whole_from=one.metadata["whole_from"],
            many=one.metadata["many"],
            default=list(default) if one.metadata["many"] else default,
        )
        for one in fields(game.options)
        for default in [getattr(game.options(), one.name)]
    ]
    presets = {preset: dict(values) for preset, values in game.options.presets.items()}
    return GameInfo(
        name=name,
        fewest=game.fewest,
        most=game.most,
        rules_version=game.rules_version,
        bots=list(LEVELS),
        presets=presets,
        options=rules,
    )


@router.get("/games")
async def games() -> list[GameInfo]:
    """All games."""
    return [_info(name) for name in GAMES]


def _options(game: Game, given: Callable[[], Any]) -> Options:
    try:
        options = given()
    except BadOption as error:
        raise refuse(422, Refused("server-bad-option", text=str(error)[:300])) from error
    return Options(options=as_json(options), rules=codes.code(options))


def _by_name_or_code(game: Game, rules: str) -> Any:
    if rules in game.options.presets:
        return read(game.options, game.options.presets[rules])
    return codes.from_code(game.options, rules) if rules else game.options()


@router.get("/games/{game}/options", responses=_BAD)
async def options_of_code(game: GameName, rules: Rules = "") -> Options:
    """The house rules a code or a preset stands for."""
    found = _game(game)
    return _options(found, lambda: _by_name_or_code(found, rules))


@router.post("/games/{game}/options", responses=_SENT)
async def code_of_options(game: GameName, wanted: WantedOptions) -> Options:
    """House rules checked, and their code."""
    found = _game(game)
    return _options(found, lambda: read(found.options, wanted.options))


@router.get("/games/{game}/deck", responses=_BAD)
async def deck(game: GameName, rules: Rules = "") -> Deck:
    """The deck these house rules ask for, as needed to check a deal."""
    found = _game(game)
    options = read(found.options, _options(found, lambda: _by_name_or_code(found, rules)).options)
    cards = found.deck(options)
    return Deck(
        cards=[str(card) for card in cards if card.back != "event"],
        events=[str(card) for card in cards if card.back == "event"],
    )


@cache
def _rulebook(game: str, language: str, family: bool) -> Rulebooks:
    book = Rulebook.for_reader(Words(game, language, family=family))
    return Rulebooks(
        sections=[
            Section(
                number=number,
                title=title,
                rules=[RuleText(number=rule.number, text=rule.text) for rule in book.rules if rule.section == number],
            )
            for number, title in book.sections().items()
        ],
        rulings=[RuleText(number=one.number, title=one.title, text=one.text) for one in book.rulings],
    )


@router.get("/games/{game}/rules", responses=_BAD)
async def rules_of_game(game: GameName, language: Language = "en", family: bool = False) -> Rulebooks:
    """The numbered rules of a game, and our rulings."""
    name = _game(game).name
    return _rulebook(name, language if language in languages(name) else "en", family)


# Tables


class NewTable(Strict):
    """A table to be made, with its first person and perhaps some bots."""

    game: Annotated[str, StringConstraints(max_length=40)]
    player: Name
    options: dict[str, Any] = {}
    settings: NewSettings = NewSettings()
    bots: Annotated[list[BotLevel], Field(max_length=7)] = []
    start: bool = False
    entropy: Entropy | None = None


class SeatTaken(BaseModel):
    """The right to a seat. Keep the token: it is shown this once."""

    code: str
    person: int
    token: str


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
    phase: Literal["lobby", "playing", "over"]
    watch: bool


class Tables(BaseModel):
    """Tables anybody may join or watch."""

    tables: list[TableInfo]


def _owner(request: Request) -> str:
    """The address a request comes from, so that nobody can read it from the database."""
    return hashlib.sha256(f"ruthless {request.client.host if request.client else ''}".encode()).hexdigest()


async def _live(hub: Hub, code: str) -> Live:
    try:
        return await hub.live(code.upper())
    except Refused as refused:
        raise refuse(404, refused) from refused


def _table(room: Room) -> TableInfo:
    free = game_named(room.game).most - len(room.people)
    return TableInfo(
        code=room.code,
        name=room.settings.name,
        game=room.game,
        people=[one.name for one in room.people],
        free=free,
        phase=room.phase,
        watch=room.settings.watch,
    )


@router.get("/tables")
async def tables(hub: TheHub) -> Tables:
    """The tables that are open to everybody."""
    rooms = await hub.store.open_rooms(hub.now() - LISTED_FOR)
    return Tables(tables=[TableInfo(**one) for one in rooms])


@router.post("/tables", status_code=201, responses=_SENT)
async def new_table(wanted: NewTable, request: Request, hub: TheHub, limits: TheLimits) -> SeatTaken:
    """Make a table and sit down at it; with `start` the match begins at once."""
    game = _game(wanted.game)
    if 1 + len(wanted.bots) > game.most:
        raise refuse(422, Refused("server-full"))
    if wanted.start and 1 + len(wanted.bots) < game.fewest:
        raise refuse(422, Refused("server-too-few", count=game.fewest))
    if wanted.settings.game is not None or wanted.settings.options is not None:
        raise refuse(422, Refused("server-bad-message", text="settings: game and options stand beside the settings"))
    owner = _owner(request)
    if await hub.store.count_rooms(owner, hub.now() - HOUR) >= limits.tables:
        raise refuse(429, Refused("server-too-many"))
    given = wanted.settings.model_dump(exclude_none=True)
    settings = {**asdict(Settings()), **given}
    try:
        live = await hub.create(game.name, wanted.options, settings, owner)
        person, token = await hub.sit_down(live, wanted.player)
        for level in wanted.bots:
            await hub.write(live, lambda room, level=level: conduct.seat_bot(room, level))  # type: ignore[misc]
        if wanted.start:
            if wanted.entropy is not None:
                ready = conduct.Draft("ready", person=person, ready=True, entropy=wanted.entropy)
                await hub.write(live, lambda room: ready)
            await hub.write(live, conduct.start)
    except Refused as refused:
        raise refuse(422, refused) from refused
    return SeatTaken(code=live.room.code, person=person, token=token)


@router.get("/tables/{code}", responses=_BAD)
async def table(code: TableCode, hub: TheHub) -> TableInfo:
    """What somebody with the code may know before sitting down."""
    return _table((await _live(hub, code)).room)


@router.post("/tables/{code}/seats", status_code=201, responses={409: {"model": Failure}, **_SENT})
async def sit_down(code: TableCode, newcomer: Newcomer, hub: TheHub) -> SeatTaken:
    """Take a free seat."""
    live = await _live(hub, code)
    try:
        person, token = await hub.sit_down(live, newcomer.player)
    except Refused as refused:
        raise refuse(409, refused) from refused
    return SeatTaken(code=live.room.code, person=person, token=token)


# Records


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


async def _room_of(hub: Hub, record: str) -> Room:
    """The match with that record, once it is over."""
    found = await hub.store.match(record)
    if found is None:
        raise refuse(404, Refused("server-no-such-record"))
    room = await anyio.to_thread.run_sync(Room().replay, found[1])
    if room.phase != "over" or room.play is None or room.broken:
        # While it runs, it is as if it were not there.
        raise refuse(404, Refused("server-no-such-record"))
    return room


def _record(room: Room) -> Record:
    assert room.play is not None
    assert room.proof is not None
    names = tuple(one.name for one in room.seated)
    return replace(room.play.record(), players=names, proof=room.proof.as_json())


@router.get("/records/{record}", responses=_BAD)
async def record_of_match(record: RecordId, hub: TheHub) -> dict[str, Any]:
    """The record of a match that is over, with the proof of its deal."""
    return _record(await _room_of(hub, record)).as_json()


Seat = Annotated[int | None, Query(ge=0, le=7, description="As this seat saw it; as a bystander if left out.")]
First = Annotated[int, Query(ge=0, le=100_000)]
Count = Annotated[int, Query(ge=1, le=200)]


async def _moments(record: Record, seat: int | None, open_cards: bool, first: int, count: int) -> Moments:
    try:
        if seat is not None and seat >= record.seats:
            raise refuse(422, Refused("server-bad-option", text=f"no seat {seat}"))
        replay = Replay(record)
        shown = await anyio.to_thread.run_sync(
            lambda: replay.moments(seat, open_cards=open_cards, first=first, count=count)
        )
        return Moments(**shown)
    except RuthlessError as error:
        raise refuse(422, Refused("server-bad-record", text=str(error)[:300])) from error


@router.get("/records/{record}/replay", responses=_BAD)
async def replay_of_match(
    record: RecordId,
    hub: TheHub,
    seat: Seat = None,
    open: Annotated[bool, Query(description="With all cards open.")] = False,
    first: First = 0,
    count: Count = 50,
) -> Moments:
    """A match that is over, moment by moment."""
    room = await _room_of(hub, record)
    shown = await _moments(_record(room), seat, open, first, count)
    shown.bots = [one.bot for one in room.seated]
    return shown


class SentRecord(Strict):
    """A record, as `ruthless play` keeps one."""

    record: dict[str, Any]


@router.post("/replay", responses=_SENT)
async def replay_of_file(
    sent: SentRecord,
    seat: Seat = None,
    open: Annotated[bool, Query(description="With all cards open.")] = False,
    first: First = 0,
    count: Count = 50,
) -> Moments:
    """Somebody's own record, moment by moment. Nothing of it is kept."""
    try:
        record = Record.from_json(sent.record)
    except RuthlessError as error:
        raise refuse(422, Refused("server-bad-record", text=str(error)[:300])) from error
    return await _moments(record, seat, open, first, count)


@router.get("/tables/{code}/replay", responses={401: {"model": Failure}, 409: {"model": Failure}, **_BAD})
async def replay_of_running_match(
    code: TableCode,
    hub: TheHub,
    authorization: Annotated[str, Header(max_length=100, description="`Bearer` and the token of a seat.")] = "",
    first: First = 0,
    count: Count = 50,
) -> Moments:
    """The present match as one's own seat has seen it so far."""
    room = (await _live(hub, code)).room
    try:
        seat = room.seat_of(conduct.holder(room, authorization.removeprefix("Bearer ")).person)
    except Refused as refused:
        raise refuse(401, refused) from refused
    if room.play is None or seat is None:
        raise refuse(409, Refused("server-not-playing"))
    record = room.play.record().with_players([one.name for one in room.seated])
    return await _moments(record, seat, False, first, count)
