"""Games of other packages: what is checked before they take their place beside ours."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ruthless.kernel.game import GAMES, Game
from ruthless.kernel.options import Options
from ruthless.kernel.outside import GAMES_GROUP, Entry, entries


def load() -> None:
    """Put the games of other packages into the list, once all of them are known to be sound."""
    found: list[Game] = []
    for entry in entries(GAMES_GROUP):
        game = entry.load()
        if not isinstance(game, Game):
            raise entry.refused(f"{entry.value} is no Game, but {_kind(game)}")
        wrong = entry.wrong() or _wrong(game, entry)
        if wrong:
            raise entry.refused(wrong)
        game.package, game.distribution, game.version = entry.folder, entry.package, entry.version
        found.append(game)
    for game in found:
        GAMES[game.name] = game


def _kind(value: object) -> str:
    return "nothing" if value is None else f"of the type {type(value).__name__}"


def _wrong(game: Game, entry: Entry) -> str:
    """What is wrong with a game; nothing if it can be played."""
    if game.name != entry.name:
        return f"the entry point has another name than the game, which is {game.name!r}"
    if game.name in GAMES:
        return "there is a game of that name already"
    if type(game.rules_version) is not int or game.rules_version < 1:
        return f"its rules_version is {game.rules_version!r}: it is a whole number from 1"
    if type(game.fewest) is not int or type(game.most) is not int or not 1 <= game.fewest <= game.most <= 8:
        return f"it is for {game.fewest!r} to {game.most!r} seats: there have to be 1 to 8"
    options: Any = game.options  # what is said of types is for those who check them
    if not (isinstance(options, type) and issubclass(options, Options)):
        return f"its options are {_kind(options)}, and no class of house rules"
    if "__dataclass_fields__" not in vars(options):  # one that is not frozen is refused by Python
        return f"its options, the class {options.__name__}, have to be a @dataclass(frozen=True)"
    for one in fields(game.options):
        if not {"values", "whole_from", "many"} <= set(one.metadata):
            return f"its house rule {one.name!r} has to be made with one_of, whole or some_of"
    return _wrong_cards(game)


def _wrong_cards(game: Game) -> str:
    if not game.cards:
        return "it has no cards"
    ids = [card.id for card in game.cards]
    if len(set(ids)) < len(ids):
        return "two of its cards have the same id"
    faces: dict[int, str] = {}
    for card in game.cards:
        if faces.setdefault(card.face, card.notation) != card.notation:
            return f"the cards {faces[card.face]} and {card.notation} have the same face, but not the same notation"
    said = [answer.notation for answer in game.answers]
    for notation in said:
        if not notation or said.count(notation) > 1:
            return f"the answer {notation!r} is empty, or there twice"
    return ""
