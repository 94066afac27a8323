"""`ruthless report`: what many matches add up to, as one page of pictures and sentences."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from ruthless import __version__
from ruthless.cli.display import counted
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.cli.running import (
    Engine,
    JournalFile,
    Json,
    Processes,
    RayAddress,
    Seed,
    check_apart,
    long_run,
    names_in,
)
from ruthless.kernel.codes import code
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.options import as_json as plain
from ruthless.kernel.options import read
from ruthless.lab.exports import unfinished, writing
from ruthless.lab.plans import Plan
from ruthless.lab.report.counting import Survey, count_all
from ruthless.lab.report.figures import figures
from ruthless.lab.report.page import page
from ruthless.lab.settings import Settings
from ruthless.texts import ENGLISH, Words

_FILE = Path("report.html")


def report(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="N|N-M|N,M,…", help="How many seats; several are compared.")
    ] = "4",
    games: Annotated[int, typer.Option("--games", "-n", help="How many matches for each number of players.")] = 1000,
    seed: Seed = "0",
    rules: Rules = None,
    option: OneRule = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|CODE|NAME=VALUE",
            help="House rules to compare with, on the same seeds: a set, or what differs from the first; repeatable.",
        ),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,…", help="One bot for all seats, or one for each.")
    ] = "sensible",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to put the page; report.html if left out.")
    ] = None,
    processes: Processes = 0,
    engine: Engine = "processes",
    ray_address: RayAddress = None,
    journal: JournalFile = None,
    as_json: Json = False,
) -> None:
    """Play many matches and write a page about them. It tells who wins, how long it takes, points, cards, events, attacks.

    With --json the figures are printed; then the page is written only if --out says where.
    """
    names = names_in(bots)
    chosen = plain(house_rules(game, rules, option or []))
    other = None if not against else _other_rules(game, rules, option or [], against)
    plans = tuple(Plan.checked(game, seats, seed, chosen, names) for seats in _numbers(players))
    settings = Settings(processes, engine, ray_address, journal)
    target = out or (None if as_json else _FILE)
    if target is not None:
        _check_pictures_can_be_drawn()
    with nullcontext() if target is None else _page_at(target, journal) as write:
        with long_run(game, games * len(plans), settings) as watched:
            counts = count_all(Survey(plans, other), games, watched)
        found = figures(game, counts)
        method = _method(plans, games, other)
        if write is not None:
            write(page(found, Words(game, ENGLISH).say(game), method))
    if as_json:
        typer.echo(json.dumps({"method": method, "figures": found.as_json()}))
    elif target is not None:
        typer.echo(f"{target}: {counted(games * len(plans), 'match')}")


def _numbers(text: str) -> list[int]:
    """Numbers of players as they are written: 4, 2-6 or 2,4."""
    numbers: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()):
            raise RuthlessError(f"{text!r} are no numbers of players: write 4, 2-6 or 2,4")
        numbers.update(range(int(low), int(high if dash else low) + 1))
    if not numbers:
        raise RuthlessError(f"{text!r} are no numbers of players: write the smaller one first")
    return sorted(numbers)


def _other_rules(game: str, rules: str | None, given: Sequence[str], against: Sequence[str]) -> Mapping[str, object]:
    """The house rules to compare with: a set or a code, or the first ones with something changed."""
    sets = [one for one in against if "=" not in one]
    if len(sets) > 1:
        raise RuthlessError(f"compare with one set of house rules, not with {len(sets)}")
    changed = [one for one in against if "=" in one]
    return plain(house_rules(game, sets[0], changed) if sets else house_rules(game, rules, [*given, *changed]))


def _check_pictures_can_be_drawn() -> None:
    """Better now than after all those matches."""
    import_module("ruthless.lab.report.drawing")


@contextmanager
def _page_at(target: Path, journal: Path | None) -> Generator[Callable[[str], None], None, None]:
    """What writes a page to that place, all at once. What would keep it from being written is said before the matches.

    The page is written beside its place, so that a run that fails neither leaves half a page nor spoils an old one.
    """
    with writing(target):
        if target.exists() and not target.is_file():  # a folder, or a device, which must not be replaced
            raise RuthlessError(f"{target} cannot be written: it is no file")
        check_apart(target, journal)
        beside = unfinished(target)
        beside.touch()
    try:
        yield lambda text: _put(text, beside, target)
    finally:
        beside.unlink(missing_ok=True)


def _put(text: str, beside: Path, target: Path) -> None:
    with writing(target):
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)


def _method(plans: Sequence[Plan], games: int, other: Mapping[str, object] | None) -> dict[str, Any]:
    """What was played, so that it can be played again."""
    plan = plans[0]
    rules = game_named(plan.game)

    def coded(options: Mapping[str, object]) -> str:
        return code(read(rules.options, options))

    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    command = [
        *("ruthless", "report", plan.game),
        *("--players", ",".join(str(one.players) for one in plans)),
        *("--games", str(games)),
        *("--seed", plan.seed),
        *("--bots", ",".join(bots)),
        *(("--rules", coded(plan.options)) if plan.options else ()),
        *(() if other is None else ("--against", coded(other))),
    ]
    return {
        "game": plan.game,
        "players": [one.players for one in plans],
        "games": games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "against": None if other is None else dict(other),
        "version": __version__,
        "rules_version": rules.rules_version,
        "command": shlex.join(command),
    }
