"""The rulebook of a game: docs/rules/<game>.md as numbered rules that can be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.texts.words import Words

_HERE = Path(__file__).parent
_PLACES = (_HERE, _HERE.parents[2] / "docs")
"""Where the rulebooks and rulings are: beside this module when installed, in docs/ in a checkout of the source."""

_SECTION = re.compile(r"^## (\d+) (.+)$")
_RULE = re.compile(r"^\*\*(\d+(?:\.\d+)?)\*\* (.+)$")
_RULING = re.compile(r"^\| (R\d+) \| (.+?) \| (.+?) \| (.+?) \|$")


class UnknownRule(RuthlessError):
    """The rulebook has no such rule, section or card."""


@dataclass(frozen=True)
class Rule:
    """One rule. Its section is the part of the number before the point."""

    number: str
    title: str
    """The title of its section."""
    text: str

    @property
    def section(self) -> str:
        """The number of the section."""
        return self.number.partition(".")[0]

    @property
    def plain(self) -> str:
        """The text without marks."""
        return self.text.replace("`", "")


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
        title = ""
        for line in text.splitlines():
            if section := _SECTION.match(line):
                title = section[2]
            elif rule := _RULE.match(line):
                self.rules.append(Rule(rule[1], title, rule[2]))
        for line in rulings.splitlines():
            if row := _RULING.match(line):
                self.rulings.append(Rule(row[1], row[2], f"{row[3]} {row[4]}"))

    @classmethod
    def of(cls, game: str) -> Rulebook:
        """The rulebook of a game."""
        name = game_named(game).name
        for place in _PLACES:
            path = place / "rules" / f"{name}.md"
            if path.is_file():
                rulings = (place / "rulings.md").read_text(encoding="utf-8")
                return cls(path.read_text(encoding="utf-8"), _of_game(rulings, name))
        raise UnknownRule(f"the rulebook of {name} is not installed")

    def rule(self, number: str) -> Rule | None:
        """The rule with that number."""
        return next((rule for rule in self.rules if rule.number == number), None)

    def sections(self) -> dict[str, str]:
        """The titles of the sections by their number."""
        return {rule.section: rule.title for rule in self.rules}

    def look_up(self, what: str, words: Words) -> list[Rule]:
        """The rules somebody asks for: a rule or ruling by its number, a section, or all about a card or an event."""
        found = [rule for rule in self.rules if what in (rule.number, rule.section)]
        found = found or [ruling for ruling in self.rulings if ruling.number == what.upper()]
        entry = words.entry(what)
        if not found and entry is not None:
            notation = entry.partition("-")[2]
            naming = self._naming(words.say(entry), words.entries().values())
            found = [rule for rule in self.rules if f"`{notation}`" in rule.text or rule in naming]
        if not found:
            raise UnknownRule(f"no rule, section or card {what!r} in the rulebook of {words.game.name}")
        return found

    def _naming(self, name: str, names: Iterable[str]) -> list[Rule]:
        """The rules that mention a card by its name, and not only one whose name contains it."""
        if name[0].islower():
            return []
        longer = [other for other in names if name in other and name != other]
        pattern = re.compile(rf"\b{re.escape(name)}\b")
        found = []
        for rule in self.rules:
            text = rule.text
            for other in longer:
                text = text.replace(other, "")
            if pattern.search(text):
                found.append(rule)
        return found
