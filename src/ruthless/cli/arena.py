"""`ruthless arena`: a tournament between bots."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.cli.display import counted, speed
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.cli.running import (
    BOT_NAMES,
    Engine,
    Games,
    JournalFile,
    Json,
    Out,
    Players,
    Processes,
    RayAddress,
    Seed,
    names_in,
    play_and_tell,
)
from ruthless.kernel.options import as_json as plain
from ruthless.lab.plans import Tournament
from ruthless.lab.settings import Settings
from ruthless.lab.tournament import Standings, held


def arena(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,…", help=f"Two bots or more, each named once: {BOT_NAMES}.")
    ],
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = "0",
    rules: Rules = None,
    option: OneRule = None,
    processes: Processes = 0,
    engine: Engine = "processes",
    ray_address: RayAddress = None,
    journal: JournalFile = None,
    out: Out = None,
    as_json: Json = False,
) -> None:
    """Hold a tournament between bots. It gives ratings, win rates, and who comes in before whom.

    Any number of bots meet at tables of --players seats; who meets whom and who sits where is balanced.
    """
    plan = Tournament.among(names_in(bots), game, players, seed, plain(house_rules(game, rules, option or [])))
    settings = Settings(processes, engine, ray_address, journal)
    play_and_tell(held, plan, games, settings, _show, out=out, as_json=as_json)


def _show(standings: Standings) -> None:
    """The standings for people."""
    console, plan = Console(highlight=False), standings.plan
    title = f"{plan.game}: {counted(standings.games, 'match')} at tables of {plan.players}, seed {plan.seed}"
    ranking = Table(title=Text(title, "table.title"))
    ranking.add_column("")
    for heading in ("rating", "matches", "wins", "95 % interval", "place"):
        ranking.add_column(heading, justify="right")
    for entrant in standings.entrants:
        share = entrant.win_rate
        ranking.add_row(
            entrant.name,
            f"{entrant.rating.mean:.2f} ± {1.96 * entrant.rating.deviation:.2f}",
            str(entrant.matches),
            f"{share['share']:.1%}" if entrant.matches else "–",
            f"{share['low']:.1%} – {share['high']:.1%}",
            f"{entrant.mean_place:.2f}" if entrant.matches else "–",
        )
    console.print(ranking)
    meetings = Table(title="How often the first comes in before the second")
    meetings.add_column("first")
    meetings.add_column("second")
    for heading in ("matches", "before", "95 % interval"):
        meetings.add_column(heading, justify="right")
    for meeting in standings.meetings:
        share = meeting.rate
        meetings.add_row(
            meeting.first,
            meeting.second,
            str(meeting.matches),
            f"{share['share']:.1%}" if meeting.times else "–",
            f"{share['low']:.1%} – {share['high']:.1%}",
        )
    console.print(meetings)
    console.print(
        f"By chance each seat wins {1 / plan.players:.1%}. A shared place counts as half before, half behind."
    )
    effort = standings.effort
    console.print(
        f"{speed(effort.games_per_second)} matches a second ({effort.seconds:.2f} s, processes: {effort.processes})."
    )
