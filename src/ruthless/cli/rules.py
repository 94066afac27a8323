"""`ruthless rules`: look up the rulebook."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ruthless.cli.display import Family, Language, language_for
from ruthless.terminal.screen import Screen
from ruthless.texts import Rulebook, UnknownRule, Words


def rules(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    what: Annotated[
        list[str] | None,
        typer.Argument(help="A rule (5.6), a section (5), a ruling (R12), a card, an event or a house rule."),
    ] = None,
    lang: Language = None,
    family: Family = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of rules as JSON.")] = False,
) -> None:
    """Show the rules of a game. All of them, a section, one rule, or all about a card."""
    words = Words(game, language_for(lang, game), family=family)
    rulebook = Rulebook.for_reader(words)
    asked = " ".join(what or [])
    entry = words.entry(asked)
    try:
        found = rulebook.look_up(asked, words) if what else rulebook.rules
    except UnknownRule:
        if entry is None or as_json:
            raise
        Screen(Console(highlight=False), words).explain(entry)  # of another package, with words and without a rule
        return
    if not found and not as_json:
        raise UnknownRule(f"nobody has written down the rules of {game}: its package has no rules.md")
    if as_json:
        read = [{"number": one.number, "section": one.heading(words), "text": one.read(words)} for one in found]
        typer.echo(json.dumps(read))
        return
    screen = Screen(Console(highlight=False), words)
    title = ""
    for rule in found:
        if rule.title != title:
            screen.write(Text(f"{rule.section} {rule.heading(words)}", "bold"))
            title = rule.title
        screen.write(Text.assemble((f"{rule.number} ", "bold"), rule.read(words)))
    if entry is not None:
        screen.write(Text(words.about(entry), "italic"))
