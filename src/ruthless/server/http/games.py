"""Games: what can be played here, by which house rules, and the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from ruthless.bots import LEVELS
from ruthless.bots.outside import DECLARED
from ruthless.kernel import codes
from ruthless.kernel.cards import Card
from ruthless.kernel.errors import BadOption
from ruthless.kernel.game import GAMES, Game, game_named
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json, read
from ruthless.kernel.views import FIELD_KINDS, described
from ruthless.lessons import lesson_of
from ruthless.server.commands import Strict
from ruthless.server.http.answers import BAD, CONFLICT, SENT, StrictRoute, refuse
from ruthless.server.http.house_rules import AnyHouseRules, chosen
from ruthless.server.refusals import Refused
from ruthless.texts import Rule, Rulebook, Words, languages
from ruthless.texts.locales import outside_texts
from ruthless.texts.reading import explained, named

router = APIRouter(route_class=StrictRoute)

GameName = Annotated[str, Path(max_length=40, description="One of those `/api/games` lists.")]
Language = Annotated[Literal["en", "fr", "de"], Query()]
SpokenLanguage = Literal["en", "fr", "de"]
Rules = Annotated[str, Query(max_length=80, description="A code or the name of a preset; empty for the defaults.")]


def game_called(name: str) -> Game:
    """The game with that name; refused with 404 if there is none."""
    if name not in GAMES:
        raise refuse(404, Refused("server-no-such-game", text=name[:40]))
    return game_named(name)


class OptionInfo(BaseModel):
    """A house rule and the values it takes."""

    name: str
    values: list[str | int]
    whole_from: int | None
    many: bool
    default: str | int | list[str]


class Origin(BaseModel):
    """The package that something from outside comes from."""

    package: str
    version: str


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    rules_version: int
    bots: list[str]
    presets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    outside: Origin | None
    """Whose it is, if it is not ours."""
    expansions: dict[str, Origin]
    """Whose expansions are among the values of the house rule `expansions`, if they are not ours."""
    lesson: int
    """How many steps its lesson has; 0 if there is none."""


class Options(BaseModel):
    """House rules: what differs from the defaults, and their code."""

    options: dict[str, Any]
    rules: str


class WantedOptions(Strict):
    """House rules by name."""

    options: AnyHouseRules


class Deck(BaseModel):
    """The cards in the order in which they are shuffled for the first deal."""

    cards: list[str]
    events: list[str]


class KindInfo(BaseModel):
    """A kind of card."""

    name: str
    group: str
    points: int
    back: str
    expansion: str
    """The expansion it belongs to; empty for what is always there."""
    faces: list[str]
    copies: list[int]
    """How many there are of each face."""


class FieldInfo(BaseModel):
    """A field of a view: what it is called, and what is in it."""

    name: str
    kind: Annotated[str, Field(examples=list(FIELD_KINDS))]


class Declared(BaseModel):
    """What a game says of itself: its kinds of cards, its facts with their roles, its questions, and what a view has."""

    kinds: list[KindInfo]
    facts: dict[str, str]
    questions: list[str]
    view: list[FieldInfo]


class RuleText(BaseModel):
    """A rule or a ruling."""

    number: str
    text: str
    title: str = ""
    explains: list[str] = []
    """The kinds of cards it explains."""
    names: list[str] = []
    """The kinds of cards it names."""


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
        bots=[*LEVELS, *DECLARED],
        presets=presets,
        options=rules,
        outside=Origin(package=game.distribution, version=game.version) if game.distribution else None,
        expansions={one.name: Origin(package=one.package, version=one.version) for one in game.expansions.values()},
        lesson=0 if (lesson := lesson_of(name)) is None else len(lesson.steps),
    )


@router.get("/games")
async def games() -> list[GameInfo]:
    """All games."""
    return [_info(name) for name in GAMES]


def _options(given: Callable[[], Any], status: int) -> Options:
    try:
        options = given()
    except BadOption as error:
        raise refuse(status, Refused("server-bad-option", text=str(error)[:300])) from error
    return Options(options=as_json(options), rules=codes.code(options))


@router.get("/games/{game}/options", responses=BAD)
async def options_of_code(game: GameName, rules: Rules = "") -> Options:
    """The house rules a code or a preset stands for."""
    found = game_called(game)
    return _options(lambda: codes.chosen(found.options, rules or None), 404)


@router.post("/games/{game}/options", responses={**CONFLICT, **SENT})
async def code_of_options(game: GameName, wanted: WantedOptions) -> Options:
    """House rules checked, and their code."""
    found = game_called(game)
    return _options(lambda: read(found.options, chosen(wanted.options)), 409)


@router.get("/games/{game}/deck", responses=BAD)
async def deck(game: GameName, rules: Rules = "") -> Deck:
    """The deck these house rules ask for, as needed to check a deal."""
    found = game_called(game)
    options = read(found.options, _options(lambda: codes.chosen(found.options, rules or None), 404).options)
    cards = found.deck(options)
    return Deck(
        cards=[str(card) for card in cards if card.back != "event"],
        events=[str(card) for card in cards if card.back == "event"],
    )


def _everything(game: Game) -> list[Card]:
    """Every card, event and tile there is, with all expansions."""
    whole = {one.name: one.metadata["values"] for one in fields(game.options) if one.metadata["many"]}
    return list({card.id: card for card in (*game.deck(read(game.options, whole)), *game.cards)}.values())


@cache
def _declared(name: str) -> Declared:
    game = game_named(name)
    view = type(Match.new(name, game.fewest, 0).view())
    copies = Counter(card.notation for card in _everything(game))
    return Declared(
        kinds=[
            KindInfo(
                name=one.name,
                group=one.group,
                points=one.points,
                back=one.back,
                expansion=one.expansion,
                faces=list(one.faces),
                copies=[copies[face] for face in one.faces],
            )
            for one in game.kinds
        ],
        facts=dict(game.facts),
        questions=list(game.questions),
        view=[FieldInfo(name=field, kind=kind) for field, kind in described(view)],
    )


@router.get("/games/{game}/declared", responses=BAD)
async def declared(game: GameName) -> Declared:
    """What a game says of itself: enough to show any game, plainly."""
    return _declared(game_called(game).name)


FLUENT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/games/{game}/texts/{language}", responses={**FLUENT, **BAD}, response_model=None)
async def texts_of_game(game: GameName, language: SpokenLanguage) -> PlainTextResponse:
    """What other packages say of a game, as Fluent: of one that is theirs, or of expansions. Empty if it is all ours."""
    return PlainTextResponse("\n".join(outside_texts(game_called(game).name, language)))


@cache
def _rulebook(game: str, language: str, family: bool) -> Rulebooks:
    words = Words(game, language, family=family)
    book = Rulebook.for_reader(words)

    def text(rule: Rule, title: str = "") -> RuleText:
        return RuleText(
            number=rule.number,
            text=rule.read(words),
            title=title,
            explains=explained(rule.text, words),
            names=named(f"{title} {rule.text}" if title else rule.text, words),
        )

    return Rulebooks(
        sections=[
            Section(
                number=number,
                title=title,
                rules=[text(rule) for rule in book.rules if rule.section == number],
            )
            for number, title in book.sections().items()
        ],
        rulings=[text(one, one.heading(words)) for one in book.rulings],
    )


@router.get("/games/{game}/rules", responses=BAD)
async def rules_of_game(game: GameName, language: Language = "en", family: bool = False) -> Rulebooks:
    """The numbered rules of a game, and our rulings."""
    name = game_called(game).name
    return _rulebook(name, language if language in languages(name) else "en", family)
