"""`ruthless analyse`: each player's chance of winning after every turn of a saved match, and where it turned."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.cli.display import Family, Language, counted, language_for, share_bar
from ruthless.cli.running import Json, Processes, Seed
from ruthless.kernel.beginning import rules_of
from ruthless.kernel.record import Record
from ruthless.lab.analysis import TRIES, Analysis, Turn, TurningPoint
from ruthless.lab.analysis import analyse as run
from ruthless.terminal.seating import names_of
from ruthless.texts import Words

BARS = "▁▂▃▄▅▆▇█"
_NARROWEST = 16
_BESIDE = 34
"""Columns taken by names and figures beside a curve."""
_TOLD = 8
"""So many sentences tell what happened in a turn; a round that ends has more."""


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as kept by `ruthless play`.")],
    tries: Annotated[
        int,
        typer.Option("--tries", "-n", help="At most so many worlds are played from each turn; more where it turned."),
    ] = TRIES,
    open_table: Annotated[
        bool,
        typer.Option("--open/--public", help="With all hands as they lay, or as far as everybody could know them."),
    ] = False,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Who plays on: sensible, or uniform, which is quick.")
    ] = "sensible",
    seed: Seed = "0",
    processes: Processes = 0,
    lang: Language = None,
    family: Family = False,
    as_json: Json = False,
) -> None:
    """Show everybody's chances after every turn of a match. The turning points are named.

    From every turn on the match is played to its end many times, with new luck.
    """
    record = Record.load(file)
    language = language_for(lang, rules_of(record).name)
    with share_bar(file.name) as progress:
        analysis = run(
            record,
            tries=tries,
            seed=seed,
            open_table=open_table,
            bots=bots,
            processes=processes,
            progress=progress,
        )
    if as_json:
        typer.echo(json.dumps(analysis.as_json()))
    else:
        words = Words(record.game, language, names_of(record.players, record.seats), family=family)
        _show(analysis, words, Console(highlight=False))


def _show(analysis: Analysis, words: Words, console: Console) -> None:
    """A curve for each player, and the turning points in words."""
    if not analysis.turns:
        console.print("The record ends before the first turn.")
        return
    columns = _columns(analysis.turns, max(_NARROWEST, console.width - _BESIDE))
    curves = Table.grid(padding=(0, 1))
    for justify in ("left", "right", "left", "right"):
        curves.add_column(justify=justify, no_wrap=True)
    curves.add_row(
        "",
        "start",
        Text(_rounds(columns) if analysis.turns[-1].round > 1 else "", "dim"),
        "now" if not analysis.over else "end",
    )
    for seat in range(analysis.seats):
        levels = [sum(turn.chances[seat] for turn in column) / len(column) for column in columns]
        first, last = analysis.turns[0].chances[seat], analysis.turns[-1].chances[seat]
        curves.add_row(words.name(seat), f"{first:.0%}", "".join(map(_bar, levels)), f"{last:.0%}")
    console.print(curves)
    console.print(Text(_method(analysis), "dim"))
    if not analysis.turning_points:
        console.print("No single turn changed the chances by more than the errors of the estimates explain.")
    for place, point in enumerate(analysis.turning_points, 1):
        console.print()
        console.print(Text(f"{place}. {_headline(analysis, point, words)}", "bold"))
        console.print(_story(point, words))


def _columns(turns: Sequence[Turn], width: int) -> list[list[Turn]]:
    """The turns in at most so many columns of a curve, evenly."""
    count = min(width, len(turns))
    cuts = [place * len(turns) // count for place in range(count + 1)]
    return [list(turns[start:stop]) for start, stop in pairwise(cuts)]


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def _rounds(columns: Sequence[Sequence[Turn]]) -> str:
    """A ruler with the number of each round where it begins, as far as there is room."""
    ruler, last = "", 0
    for place, column in enumerate(columns):
        begun = column[-1].round
        if begun != last and len(ruler) <= place:
            ruler = f"{ruler.ljust(place)}{begun}"
            last = begun
    return ruler.ljust(len(columns))


def _method(analysis: Analysis) -> str:
    worlds = sum(turn.tries for turn in analysis.turns)
    error = max(max(turn.errors) for turn in analysis.turns)
    known = "all hands open" if analysis.open_table else "as the public could know it"
    return (
        f"{counted(len(analysis.turns) - 1, 'turn')}, {counted(worlds, 'world')} played on by {analysis.bots}, {known}; "
        f"standard errors up to {100 * error:.0f} points; seed {analysis.seed}"
    )


def _headline(analysis: Analysis, point: TurningPoint, words: Words) -> str:
    """Whose turn it was, and what it did to the chances."""
    before, after = analysis.turns[point.turn - 1], analysis.turns[point.turn]
    changes = ", ".join(
        f"{words.name(seat)} {before.chances[seat]:.0%} → {after.chances[seat]:.0%}"
        for seat in (point.winner, point.loser)
    )
    whose = "" if point.seat is None else f", {words.name(point.seat)}"
    which = f" (round {before.round})" if analysis.turns[-1].round > 1 else ""
    return f"Turn {point.turn}{whose}{which}: {changes}"


def _story(point: TurningPoint, words: Words) -> str:
    """What happened in a turn, shortened in the middle."""
    told = [words.render(fact) for fact in point.facts]
    if len(told) > _TOLD:
        told = [*told[: _TOLD // 2], "…", *told[-_TOLD // 2 :]]
    return " ".join(told)
