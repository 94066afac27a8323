"""`ruthless games`: what there is to play."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any

import typer

from ruthless.cli.display import Language, language_for
from ruthless.kernel import match
from ruthless.kernel.game import GAMES, Game
from ruthless.kernel.options import read
from ruthless.texts import Words, written_languages


def games(
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the games, their house rules, and which engine is running."""
    compiled = not match.__file__.endswith(".py")
    language = language_for(lang, *GAMES)
    words = {name: Words(name, language) for name in GAMES}
    listed = {name: _described(game, words[name]) for name, game in GAMES.items()}
    if as_json:
        typer.echo(json.dumps({"games": listed, "compiled": compiled}))
        return
    for name, about in listed.items():
        _show(name, about, words[name])
    anybody = next(iter(words.values()))
    typer.echo(anybody.say("games-engine", compiled="yes" if compiled else "no"))


def _described(game: Game, words: Words) -> dict[str, Any]:
    several = {one.name: one.metadata["values"] for one in fields(game.options) if one.metadata["many"]}
    everything = game.deck(read(game.options, several))
    sheet = [card for card in game.cards if card not in everything]  # printed somewhere, and no card that moves
    return {
        "title": words.say(game.name),
        "seats": [game.fewest, game.most],
        "cards": dict(Counter(card.back for card in (*game.deck(game.options()), *sheet))),
        "all_cards": dict(Counter(card.back for card in (*everything, *sheet))),
        "rules_version": game.rules_version,
        "languages": written_languages(game.name),
        "options": {
            one.name: {
                "values": list(one.metadata["values"]),
                "whole_from": one.metadata["whole_from"],
                "several": one.metadata["many"],
                "default": one.default,
            }
            for one in fields(game.options)
        },
        "presets": {name: dict(changed) for name, changed in game.options.presets.items()},
        "outside": {"package": game.distribution, "version": game.version} if game.distribution else None,
        "expansions": {one.name: {"package": one.package, "version": one.version} for one in game.expansions.values()},
    }


def _show(name: str, about: Mapping[str, Any], words: Words) -> None:
    say = words.say
    fewest, most = about["seats"]
    typer.echo(f"{name}: {say('games-game', game=about['title'], fewest=fewest, most=most)}")
    if about["outside"]:
        typer.echo(f"  {say('games-outside', **about['outside'])}")
    typer.echo(f"  {say('games-cards', cards=_cards(about['cards'], words))}")
    if about["all_cards"] != about["cards"]:
        typer.echo(f"  {say('games-cards-all', cards=_cards(about['all_cards'], words))}")
    for name, origin in about["expansions"].items():
        typer.echo(f"  {say('games-expansion', name=name, **origin)}")
    typer.echo(f"  {say('games-rules', number=about['rules_version'])}")
    if about["languages"]:
        typer.echo(f"  {say('games-languages', languages=', '.join(about['languages']))}")
    if about["presets"]:
        typer.echo(f"  {say('games-presets', presets=', '.join(about['presets']))}")
    if about["options"]:
        typer.echo(f"  {say('games-options')}")
    for option, how in about["options"].items():
        typer.echo(f"    {option}: {', '.join(_values(how, words))}")


def _cards(counts: Mapping[str, int], words: Words) -> str:
    return ", ".join(words.say(f"games-{back}", count=count) for back, count in counts.items())


def _values(how: Mapping[str, Any], words: Words) -> list[str]:
    """What a house rule can be, the default marked."""
    values = [*([words.say("options-none")] if how["several"] else []), *map(str, how["values"])]
    default = str(how["default"]) if how["default"] else values[0]
    if default not in values:
        values.insert(0, default)
    values = [f"{one} ({words.say('options-default')})" if one == default else one for one in values]
    if how["whole_from"] is not None:
        values.append(words.say("options-whole", number=how["whole_from"]))
    return values
