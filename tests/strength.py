"""How strong the bot `sensible` is: run `python -m tests.strength`.

It plays 1,000 matches a line against others that play at random, changing seats from match to match, so that
chance would win one match for each seat. The same matches every time.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from ruthless.games.frantic.options import Options
from ruthless.lab import simulate, wilson

MATCHES = 1000
TROUBLE: dict[str, object] = {"expansions": ["troublemaker"]}


class Line(NamedTuple):
    """What is played, and the share of wins we promise."""

    name: str
    seats: int
    options: dict[str, object]
    least: float
    game: str = "frantic"


LINES = [
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


def main() -> int:
    """Print the shares of wins with their 95 % intervals; fails if one is below what we promise."""
    kept = True
    for line in LINES:
        bots = ["sensible", *["uniform"] * (line.seats - 1)]
        result = simulate(line.game, line.seats, MATCHES, "strength", line.options, bots, os.cpu_count() or 1)
        won = result.wins_by_bot["sensible"]
        low, high = wilson(won, MATCHES)
        enough = won >= line.least * MATCHES
        kept = kept and enough
        print(
            f"{line.name}, {line.seats} seats: {won / MATCHES:.1%} ({low:.1%} – {high:.1%}) of {MATCHES} matches,"
            f" chance {1 / line.seats:.1%}{'' if enough else f', promised {line.least:.0%}'}"
        )
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
