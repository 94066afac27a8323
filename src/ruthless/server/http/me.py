"""Me: a player's own matches, by the key that only the player has. Who comes with a key nobody knows finds an empty page."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel

from ruthless.kernel.game import GAMES
from ruthless.server import handlers, players
from ruthless.server.commands import PlayerKey, Strict
from ruthless.server.http.answers import (
    BAD,
    SENT,
    Failure,
    PlayersKey,
    StrictRoute,
    TheHub,
    player_key,
    refuse,
)
from ruthless.server.players import Opponent, Total
from ruthless.server.refusals import Refused

router = APIRouter(prefix="/me", route_class=StrictRoute)

PRINTED = "^[ -~]*$"
"""Letters that names of games have: a PostgreSQL does not take every sign that can be sent."""
KEYLESS: dict[int | str, dict[str, Any]] = {401: {"model": Failure, "description": "No player's key."}, **BAD}


def _key(authorization: PlayersKey = "") -> str:
    key = player_key(authorization)
    if not key:
        raise refuse(401, Refused("server-no-key"))
    return key


MyKey = Annotated[str, Depends(_key)]


def _me(key: MyKey) -> str:
    return handlers.hashed(key)


Me = Annotated[str, Depends(_me)]


class MyTable(BaseModel):
    """A table at which I have a seat."""

    code: str
    name: str
    game: str
    people: list[str]
    phase: Literal["lobby", "playing", "over"]
    you: int | None
    """My place among the people; none if the list is older than my seat."""
    turn: bool | None
    """Whether something is asked of me; none if that is not known."""
    asked: list[int]
    """The places of all of whom something is asked, as everybody at the table is told."""
    until: int | None
    """When the time of who is asked runs out, in milliseconds since 1970; none if it does not."""
    clock: str | None
    touched: int
    """When something was last shown of it, in milliseconds since 1970."""


class RatingFound(BaseModel):
    """A strength: a mean, 25 for a newcomer, and its standard deviation."""

    mean: float
    deviation: float


class BotRating(RatingFound):
    """The strength of bots of a level, as the matches of this server show it."""

    level: str


class MyTotal(BaseModel):
    """What my matches of a game came to."""

    game: str
    played: int
    won: int
    mean_place: float
    mean_seats: float
    rating: RatingFound | None
    course: list[float]
    bots: list[BotRating]


class MyPage(BaseModel):
    """What there is of me."""

    tables: list[MyTable]
    totals: list[MyTotal]


class PlayedSeat(BaseModel):
    """A seat of a match that is over."""

    name: str
    bot: str | None
    place: int | None
    score: int | None
    left: bool


class Turning(BaseModel):
    """A turn that decided a match."""

    turn: int
    moment: int
    seat: int | None
    winner: int
    gain: float
    loser: int
    loss: float


class MyMatch(BaseModel):
    """A match of mine that is over."""

    record: str
    code: str
    game: str
    at: int
    you: int
    place: int | None
    seats: list[PlayedSeat]
    turning: list[Turning] | None
    """What decided it; none if nobody has asked yet."""


class MyMatches(BaseModel):
    """Some of my matches, the latest first."""

    matches: list[MyMatch]
    count: int
    """How many there are."""


class Weapon(BaseModel):
    """A kind of card, and how often it was aimed."""

    game: str
    kind: str
    count: int


class MyOpponent(BaseModel):
    """Somebody I have met."""

    name: str
    bot: str | None
    met: int
    ahead: int
    behind: int
    hit: int
    hit_by: int
    weapon: Weapon | None
    """What they hit me with most."""
    own_weapon: Weapon | None


class MyNemeses(BaseModel):
    """Whom I hit and who hits me, those with whom there is most of it first."""

    opponents: list[MyOpponent]


def my_table(shown: dict[str, Any]) -> MyTable:
    """A table as its player is shown it: from what lists show, which is the same for everybody, and which place is theirs."""
    persons: list[int] = shown.get("persons", [])
    asked = [persons.index(one) for one in shown.get("asked") or [] if one in persons]
    you = persons.index(shown["you"]) if shown["you"] in persons else None
    known = "asked" in shown and shown["phase"] == "playing" and you is not None
    return MyTable(
        **{name: shown[name] for name in ("code", "name", "game", "people", "phase", "touched")},
        you=you,
        turn=you in asked if known else None,
        asked=asked,
        until=shown.get("until"),
        clock=shown.get("clock"),
    )


def _total(one: Total) -> MyTotal:
    return MyTotal(
        game=one.game,
        played=one.played,
        won=one.won,
        mean_place=one.mean_place,
        mean_seats=one.mean_seats,
        rating=None if one.rating is None else RatingFound(**one.rating._asdict()),
        course=one.course,
        bots=[BotRating(level=level, **rating._asdict()) for level, rating in one.bots.items()],
    )


def _weapon(weapons: Counter[tuple[str, str]]) -> Weapon | None:
    if not weapons:
        return None
    (game, kind), count = min(weapons.items(), key=lambda one: (-one[1], one[0]))
    return Weapon(game=game, kind=kind, count=count)


def _opponent(one: Opponent) -> MyOpponent:
    plain = {name: getattr(one, name) for name in ("name", "bot", "met", "ahead", "behind", "hit", "hit_by")}
    return MyOpponent(**plain, weapon=_weapon(one.weapons), own_weapon=_weapon(one.own_weapons))


@router.get("", responses=KEYLESS)
async def me(me: Me, hub: TheHub) -> MyPage:
    """The tables at which I have a seat, those first at which something is asked of me, and what my matches came to."""
    shown, totals = await hub.store.read(lambda line: (players.tables(line, me), players.totals(line, me)))
    tables = [my_table(one) for one in shown if one["game"] in GAMES]
    tables.sort(key=lambda one: (one.phase != "playing", not one.turn, one.phase == "over"))
    return MyPage(tables=tables, totals=[_total(one) for one in totals if one.game in GAMES])


@router.get("/matches", responses=KEYLESS)
async def my_matches(
    me: Me,
    hub: TheHub,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
    game: Annotated[str, Query(max_length=40, pattern=PRINTED, description="Of one game only.")] = "",
) -> MyMatches:
    """My matches that are over, the latest first."""
    found, total = await hub.store.read(lambda line: players.matches(line, me, first, count, game))
    return MyMatches(matches=[MyMatch(**one) for one in found], count=total)


@router.get("/nemeses", responses=KEYLESS)
async def my_nemeses(me: Me, hub: TheHub) -> MyNemeses:
    """Whom I hit and who hits me, in matches that are over."""
    found = await hub.store.read(lambda line: players.opponents(line, me))
    return MyNemeses(opponents=[_opponent(one) for one in found])


class OtherKey(Strict):
    """Another key of mine."""

    player: PlayerKey


@router.post("/merge", status_code=204, responses={**KEYLESS, **SENT})
async def merge(key: MyKey, other: OtherKey, hub: TheHub) -> Response:
    """Give everything of another key of mine to this one: seats, matches, ratings. Nobody knows the other one any more."""
    await hub.merge(key, other.player)
    return Response(status_code=204)


@router.delete("", status_code=204, responses=KEYLESS)
async def forget_me(key: MyKey, hub: TheHub) -> Response:
    """Forget me: my name, my key and what I have said, at every table and in every match. The matches stay."""
    await hub.forget(key)
    return Response(status_code=204)
