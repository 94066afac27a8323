"""`ruthless games`: what there is to play."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from typing import Annotated, Any

import typer

from ruthless.kernel import match
from ruthless.kernel.game import GAMES, Game
from ruthless.texts import Words


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the games: seats, cards, rules version and house rules, and whether the engine is compiled."""
    listed = {name: _described(game) for name, game in GAMES.items()}
    compiled = not match.__file__.endswith(".py")
    if as_json:
        typer.echo(json.dumps({"games": listed, "compiled": compiled}))
        return
    for name, about in listed.items():
        typer.echo(f"{name}: {about['title']}, {about['seats'][0]} to {about['seats'][1]} seats")
        typer.echo(f"  cards: {', '.join(f'{count} {back}' for back, count in about['cards'].items())}")
        typer.echo(f"  rules version: {about['rules_version']}")
        for option, how in about["options"].items():
            typer.echo(f"  option {option}: {', '.join(how['values'])} (default {how['default']})")
    typer.echo(f"engine: {'compiled' if compiled else 'pure Python'}")


def _described(game: Game[Any]) -> dict[str, Any]:
    return {
        "title": Words(game.name).say(game.name),
        "seats": [game.fewest, game.most],
        "cards": dict(Counter(card.back for card in game.cards)),
        "rules_version": game.rules_version,
        "options": {
            one.name: {"values": _values(one.metadata), "default": str(one.default)} for one in fields(game.options)
        },
    }


def _values(how: Any) -> list[str]:
    """What a house rule can be."""
    whole = [] if how["whole_from"] is None else [f"any number from {how['whole_from']}"]
    return [*how["words"], *whole]
