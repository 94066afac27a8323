"""`ruthless rules`: look up the rulebook."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ruthless.texts import Rulebook, Words


def rules(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    what: Annotated[
        list[str] | None, typer.Argument(help="A rule (5.6), a section (5), a card or an event (gift, Nice Try).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rules as JSON.")] = False,
) -> None:
    """Show the rules of a game: all of them, a section, one rule, or all about a card."""
    words = Words(game)
    rulebook = Rulebook.of(game)
    found = rulebook.look_up(" ".join(what), words) if what else rulebook.rules
    if as_json:
        typer.echo(json.dumps([{"number": one.number, "section": one.title, "text": one.plain} for one in found]))
        return
    console = Console(highlight=False)
    title = ""
    for rule in found:
        if rule.title != title:
            console.print(Text(f"{rule.section} {rule.title}", "bold"))
            title = rule.title
        console.print(Text.assemble((f"{rule.number} ", "bold"), rule.plain))
    entry = words.entry(" ".join(what or []))
    if entry is not None:
        console.print(Text(words.about(entry), "italic"))
