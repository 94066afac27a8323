"""Games and expansions of other packages: what is checked before they take their place beside ours."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final

from ruthless.games.frantic import FRANTIC, book, deck
from ruthless.games.frantic.cards import COLOURS, NO_COLOUR, PAIRS
from ruthless.games.frantic.options import Options
from ruthless.kernel import options as kernel
from ruthless.kernel.game import GAMES, Game
from ruthless.kernel.outside import EXPANSIONS_GROUP, GAMES_GROUP, Entry, entries

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def load() -> None:
    """Load the expansions and the games of other packages."""
    _load_expansions()
    _load_games()


def _load_games() -> None:
    """Put the games of other packages into the list, once all of them are known to be sound."""
    found: list[Game] = []
    for entry in entries(GAMES_GROUP):
        game = entry.load()
        if not isinstance(game, Game):
            raise entry.refused(f"{entry.value} is no Game, but {_kind(game)}")
        wrong = _wrong(game, entry)
        if wrong:
            raise entry.refused(wrong)
        game.package, game.distribution, game.version = entry.folder, entry.package, entry.version
        found.append(game)
    for game in found:
        GAMES[game.name] = game


def _load_expansions() -> None:
    """Have expansions write in the book of Frantic, and make their cards once all of them are known to be sound."""
    found = entries(EXPANSIONS_GROUP)
    for entry in found:
        before = {*book.KINDS, *book.EVENTS}
        entry.load()
        wrong = _wrong_expansion(entry, before)
        if wrong:
            raise entry.refused(wrong)
    for entry in found:
        playing, events, answers = deck.add(entry.name)
        kernel.offer(Options, "expansions", entry.name)
        FRANTIC.expansions[entry.name] = entry
        cards = [*playing, *events]
        FRANTIC.add(dict.fromkeys(card.kind for card in cards), cards, answers)


def _wrong_expansion(entry: Entry, before: set[str]) -> str:
    """What is wrong with an expansion that has been imported; nothing if its cards can be made."""
    if not entry.folder:
        return f"{entry.value} has to lie in a Python package, with its texts beside it"
    if not _NAME.fullmatch(entry.name):
        return "a name has small letters, digits and single hyphens"
    if entry.name == book.TROUBLEMAKER:
        return "there is an expansion of that name already"
    written = [*book.KINDS.values(), *book.EVENTS.values()]
    for kind in written:
        if kind.name not in before and kind.expansion != entry.name:
            return f"its card {kind.name!r} has to say expansion={entry.name!r}, not {kind.expansion!r}"
    own = [kind for kind in written if kind.expansion == entry.name]
    for kind in own:
        if not _NAME.fullmatch(kind.name) or kind.name.rpartition("-")[2].isdigit():
            return f"the name of the card {kind.name!r} has to have small letters and hyphens, and no number at its end"
        if not set(kind.colours) <= {*NO_COLOUR, *COLOURS, *PAIRS}:
            return f"the colours of its card {kind.name!r} are {', '.join(kind.colours)}"
        if type(kind.copies) is not int or kind.copies < 1 or type(kind.points) is not int:
            return (
                f"the copies and the points of its card {kind.name!r} have to be whole numbers, and one copy at least"
            )
        if kind.wish not in ("", "colour", "any"):
            return f"the wish of its card {kind.name!r} is {kind.wish!r}: it is 'colour', 'any' or nothing"
    return "" if own else f"it has no card with expansion={entry.name!r}"


def _kind(value: object) -> str:
    return "nothing" if value is None else f"of the type {type(value).__name__}"


def _wrong(game: Game, entry: Entry) -> str:
    """What is wrong with a game; nothing if it can be played."""
    if not entry.folder:
        return f"{entry.value} has to lie in a Python package, with its texts beside it"
    if game.name != entry.name:
        return f"the entry point has another name than the game, which is {game.name!r}"
    if not _NAME.fullmatch(game.name):
        return "a name has small letters, digits and single hyphens"
    if game.name in GAMES:
        return "there is a game of that name already"
    if type(game.rules_version) is not int or game.rules_version < 1:
        return f"its rules_version is {game.rules_version!r}: it is a whole number from 1"
    if type(game.fewest) is not int or type(game.most) is not int or not 1 <= game.fewest <= game.most <= 8:
        return f"it is for {game.fewest!r} to {game.most!r} seats: there have to be 1 to 8"
    options: Any = game.options  # what is said of types is for those who check them
    if not (isinstance(options, type) and issubclass(options, kernel.Options)):
        return f"its options are {_kind(options)}, and no class of house rules"
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
