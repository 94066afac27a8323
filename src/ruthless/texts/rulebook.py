"""The rulebook of a game: docs/rules/<game>.md as numbered rules that can be looked up.

Other languages have their own file, <game>.fr.md, with the same numbers; so have the rulings.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.texts.locales import ENGLISH
from ruthless.texts.reading import mentions, worded
from ruthless.texts.words import Words

_HERE = Path(__file__).parent
_PLACES = (_HERE, _HERE.parents[2] / "docs")
"""Where the rulebooks and rulings are: beside this module when installed, in docs/ in a checkout of the source."""

_SECTION = re.compile(r"^## (\d+) (.+)$")
_RULE = re.compile(r"^\*\*(\d+(?:\.\d+)?)\*\* (.+)$")
_RULING = re.compile(r"^\| ([RF]\d+) \| (.+?) \| (.+?) \| (.+?) \|$")


class UnknownRule(RuthlessError):
    """The rulebook has no such rule, section or card."""


@dataclass(frozen=True)
class Rule:
    """One rule."""

    number: str
    title: str
    """The title of its section."""
    text: str
    """As it is written down: names of cards and house rules stand in it in notation too, between backticks."""
    section: str = ""
    """The number of its section; the part of its own before the point, if nothing else is said."""

    def __post_init__(self) -> None:
        if not self.section:
            object.__setattr__(self, "section", self.number.partition(".")[0])

    def read(self, words: Words) -> str:
        """The text as it is read: in words only."""
        return worded(self.text, words)

    def heading(self, words: Words) -> str:
        """The title as it is read."""
        return worded(self.title, words)


def _text(name: str, language: str) -> str:
    """A text of docs/ in a language, or else in English."""
    for file in (f"{name}.{language}.md", f"{name}.md"):
        for place in _PLACES:
            if (place / file).is_file():
                return (place / file).read_text(encoding="utf-8")
    raise UnknownRule(f"{name}.md is not installed")


def _text_outside(folder: str, language: str) -> str:
    """The rules of a game of another package, if it has any written: rules.md beside its code, or rules.fr.md."""
    places = [files(folder) / file for file in (f"rules.{language}.md", "rules.md")]
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), "")


def _of_game(rulings: str, game: str) -> str:
    """The part of all rulings that stands under the heading of a game."""
    parts = re.split(r"^## (.+)$", rulings, flags=re.MULTILINE)
    named = dict(zip(parts[1::2], parts[2::2], strict=True))
    return next((text for title, text in named.items() if title.casefold().replace(" ", "-") == game), "")


class Rulebook:
    """All rules of a game, in their order."""

    def __init__(self, text: str, rulings: str = "") -> None:
        """`rulings` are the rows of our table of rulings, of this game only."""
        self.rules: list[Rule] = []
        self.rulings: list[Rule] = []
        number = title = ""
        for line in text.splitlines():
            if section := _SECTION.match(line):
                number, title = section[1], section[2]
            elif rule := _RULE.match(line):
                self.rules.append(Rule(rule[1], title, rule[2], number))
        for line in rulings.splitlines():
            if row := _RULING.match(line):
                self.rulings.append(Rule(row[1], row[2], f"{row[3]} {row[4]}"))

    @classmethod
    def of(cls, game: str, language: str = ENGLISH, rename: Callable[[str], str] = str) -> Rulebook:
        """The rulebook of a game, in English if it has not been translated; `rename` may change names in it."""
        rules = game_named(game)
        if rules.distribution:
            return cls(rename(_text_outside(rules.package, language)))
        name = rules.name
        rulings = _of_game(_text("rulings", language), name)
        return cls(rename(_text(f"rules/{name}", language)), rename(rulings))

    @classmethod
    def for_reader(cls, words: Words) -> Rulebook:
        """The rulebook of the words' game in their language and with their names."""
        return cls.of(words.game.name, words.language, words.softened)

    def rule(self, number: str) -> Rule | None:
        """The rule with that number."""
        return next((rule for rule in self.rules if rule.number == number), None)

    def sections(self) -> dict[str, str]:
        """The titles of the sections by their number."""
        return {rule.section: rule.title for rule in self.rules}

    def look_up(self, what: str, words: Words) -> list[Rule]:
        """The rules somebody asks for: one by its number, a section, a ruling, or all about a card, event or house rule.

        A rule goes before a section of the same number: it is what refusals cite.
        """
        found = [rule for rule in self.rules if rule.number == what]
        found = found or [rule for rule in self.rules if rule.section == what]
        found = found or [ruling for ruling in self.rulings if ruling.number == what.upper()]
        found = found or self._about(what, words)
        if not found:
            raise UnknownRule(f"no rule, section or card {what!r} in the rulebook of {words.game.name}")
        return found

    def _about(self, what: str, words: Words) -> list[Rule]:
        """The rules that name a card, an event or a house rule, in notation or in words."""
        entry = words.entry(what)
        if entry is None:
            return [rule for rule in self.rules if f"`{what}`" in rule.text]
        notation = entry.partition("-")[2]
        return [rule for rule in self.rules if f"`{notation}`" in rule.text or mentions(rule.text, entry, words)]
