"""How strong the bots are: run `python -m tests.strength`, or a part of it with `--only`.

`sensible` plays against others that play at random, `cunning` against others that are sensible, and the curve shows what
`cunning` makes of more worlds. A line is one bot against the others of its kind, which change seats from match to match,
so that chance would win one match for each seat. The same matches every time.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import NamedTuple

from ruthless.cli.display import progress_bar
from ruthless.games.frantic.options import Options
from ruthless.lab import simulate, wilson

TROUBLE: dict[str, object] = {"expansions": ["troublemaker"]}
ONE_ROUND: dict[str, object] = {"limit": 1}
"""The first point that is written ends the match."""


class Line(NamedTuple):
    """What is played by whom, and the share of wins we promise."""

    name: str
    seats: int
    options: dict[str, object]
    least: float
    game: str = "frantic"
    bot: str = "sensible"
    others: str = "uniform"


SENSIBLE = [
    Line("base deck", 4, {}, 0.80),
    Line("base deck", 2, {}, 0.90),
    Line("base deck", 6, {}, 0.65),
    Line("Troublemaker", 4, TROUBLE, 0.65),
    Line("Troublemaker", 2, TROUBLE, 0.85),
    Line("Troublemaker", 6, TROUBLE, 0.50),
    Line("Troublemaker, five rounds without points", 4, {**TROUBLE, "scoring": "rounds", "rounds": 5}, 0.80),
    Line("Troublemaker, Swiss house rules", 4, {**TROUBLE, **Options.presets["swiss-2019"]}, 0.65),
    Line("Frantic – the board game", 4, {}, 0.55, "frantic-board"),
    Line("Frantic – the board game", 2, {}, 0.88, "frantic-board"),
    Line("Frantic – the board game", 6, {}, 0.38, "frantic-board"),
    Line("Malta!", 4, {}, 0.87, "malta"),
    Line("Malta!", 2, {}, 0.88, "malta"),
    Line("Malta!", 6, {}, 0.80, "malta"),
]
CUNNING = [
    Line("base deck, one round", 4, ONE_ROUND, 0.40, "frantic", "cunning:200", "sensible"),
    Line("Frantic – the board game, one round", 4, ONE_ROUND, 0.33, "frantic-board", "cunning:200", "sensible"),
    Line("Malta!", 4, {}, 0.33, "malta", "cunning:200", "sensible"),
]
CURVE = [
    Line("base deck, one round", 4, ONE_ROUND, 0.0, "frantic", f"cunning:{worlds}", "sensible")
    for worlds in (3, 12, 50, 200)
]
PARTS = {"sensible": (SENSIBLE, 1000), "cunning": (CUNNING, 200), "curve": (CURVE, 400)}
"""The lines of each part, and how many matches each of them is played."""


def report(line: Line, matches: int, processes: int) -> bool:
    """Play a line and print the share of wins with its 95 % interval; says whether it is what we promise."""
    bots = [line.bot, *[line.others] * (line.seats - 1)]
    title = f"{line.bot} against {line.others}: {line.name}, {line.seats} seats"
    with progress_bar(title, matches) as progress:
        result = simulate(
            line.game, line.seats, matches, "strength", line.options, bots, processes, progress, rotate=True
        )
    won = result.wins_by_bot[line.bot]
    low, high = wilson(won, matches)
    enough = won >= line.least * matches
    print(
        f"{title}: {won / matches:.1%} ({low:.1%} – {high:.1%}) of {matches} matches,"
        f" chance {1 / line.seats:.1%}{'' if enough else f', promised {line.least:.0%}'}",
        flush=True,
    )
    return enough


def main() -> int:
    """Print all lines; fails if one is below what we promise."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(PARTS), help="one part only")
    parser.add_argument("--matches", type=int, help="how many matches a line, instead of the usual number")
    parser.add_argument("--game", help="the lines of one game only")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="as many as there are cores")
    chosen = parser.parse_args()
    kept = [
        report(line, chosen.matches or matches, chosen.processes)
        for part, (lines, matches) in PARTS.items()
        for line in lines
        if chosen.only in (None, part) and chosen.game in (None, line.game)
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
