"""`ruthless options`: the house rules of a game, in words."""

from __future__ import annotations

import json
import shlex
from dataclasses import Field, fields
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.cli.display import Family, Language, flags, language_for
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.kernel.codes import code
from ruthless.kernel.options import Options
from ruthless.kernel.options import as_json as plain
from ruthless.texts import Words


def options(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    rules: Rules = None,
    option: OneRule = None,
    lang: Language = None,
    family: Family = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Explain the house rules of a game. A code is printed that shares what you choose with --rules and -o."""
    chosen = house_rules(game, rules, option or [])
    explained = Explained(chosen, Words(game, language_for(lang, game), family=family), flags(lang, family=family))
    if as_json:
        typer.echo(json.dumps(explained.as_json()))
    else:
        explained.show(Console(highlight=False))


class Explained:
    """A set of house rules in words."""

    def __init__(self, chosen: Options, words: Words, flags: list[str]) -> None:
        self.chosen = chosen
        self.words = words
        game = words.game.name
        self.changed = plain(chosen)
        self.code = code(chosen)
        rules = ["--rules", self.code] if self.changed else []
        self.command = shlex.join(["ruthless", "play", game, *rules, *flags])

    def as_json(self) -> dict[str, Any]:
        """Everything there is to know, as plain data."""
        words = self.words
        return {
            "game": words.game.name,
            "options": {one.name: self._described(one) for one in fields(self.chosen)},
            "presets": {
                name: {"about": words.preset(name), "options": dict(changed)}
                for name, changed in self.chosen.presets.items()
            },
            "changed": self.changed,
            "code": self.code,
            "command": self.command,
        }

    def _described(self, one: Field[Any]) -> dict[str, Any]:
        value = getattr(self.chosen, one.name)
        return {
            "about": self.words.house_rule(one.name),
            "values": {str(each): self.words.house_value(one.name, each) for each in self._each(one)},
            "several": one.metadata["many"],
            "whole_from": one.metadata["whole_from"],
            "default": one.default,
            "chosen": value,
            "means": self.words.house_value(one.name, value),
        }

    def _each(self, one: Field[Any]) -> list[Any]:
        """Every value that has words of its own: those it can have by name, the default and the one chosen."""
        if one.metadata["many"]:
            return list(one.metadata["values"])
        return list(dict.fromkeys([*one.metadata["values"], one.default, getattr(self.chosen, one.name)]))

    def show(self, console: Console) -> None:
        """A paragraph for each house rule, the sets with a name, and how to play by what is chosen."""
        say, game = self.words.say, self.words.game.name
        if not fields(self.chosen):
            console.print(Text(say("options-nothing", game=say(game))))
            return
        console.print(Text(say("options-title", game=say(game)), "bold"))
        for one in fields(self.chosen):
            console.print(Text.assemble((one.name, "bold cyan"), f"  {self.words.house_rule(one.name)}"))
            console.print(self._values(one))
        if self.chosen.presets:
            console.print(Text(say("options-presets"), "bold"))
            console.print(self._presets())
        console.print(Text(say("options-code", code=self.code)))
        console.print(Text(say("options-play", command=self.command)), soft_wrap=True)

    def _values(self, one: Field[Any]) -> Table:
        value, say = getattr(self.chosen, one.name), self.words.say
        table = _columns()
        if one.metadata["many"]:
            table.add_row(*self._row(one, (), say("options-none"), not value))
        for each in self._each(one):
            table.add_row(*self._row(one, each, str(each), each in value if one.metadata["many"] else each == value))
        if one.metadata["many"] and len(one.metadata["values"]) > 1:
            table.add_row("", "", Text(say("options-some"), "dim"))
        if one.metadata["whole_from"] is not None:
            least = one.metadata["whole_from"]
            table.add_row("", f"{least}…", say("options-whole", number=least))
        return table

    def _row(self, one: Field[Any], value: object, written: str, chosen: bool) -> tuple[str, Text, Text]:
        style = "bold" if chosen else ""
        about = Text(self.words.house_value(one.name, value), style)
        if value == one.default:
            about.append(f" ({self.words.say('options-default')})", "dim")
        return "  >" if chosen else "", Text(written, style), about

    def _presets(self) -> Table:
        table = _columns()
        for name, changed in self.chosen.presets.items():
            about = Text(self.words.preset(name))
            notation = " ".join(f"{option}={value}" for option, value in changed.items())
            about.append(f"\n{notation or self.words.say('options-as-default')}", "dim")
            table.add_row("", name, about)
        return table


def _columns() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=3)
    table.add_column(no_wrap=True, min_width=14)
    table.add_column()
    return table
