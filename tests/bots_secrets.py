"""Bots choose by what their seat may see: run `python -m tests.bots_secrets` for many positions.

Hidden cards are moved, by `Match.imagine` and by hand, and every bot is asked again with the same luck: it has to choose
the same, and advice has to be the same to the last digit. House rules, seats and ways of asking vary as in `secrets_test`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from ruthless import GAMES, Luck, Match
from ruthless.bots import Sight, advise, bot_named
from ruthless.kernel.cards import mask
from ruthless.kernel.decisions import Decision
from ruthless.testing import conformance
from tests.secrets_test import changed_by_hand, positions

QUICK = ("uniform", "casual", "sensible")
SEARCHING = "cunning:12"
ADVICE = "12"


def choices(match: Match, decision: Decision[Any], number: int) -> Iterator[str]:
    """What each bot that does not search chooses, with its luck."""
    for name in QUICK:
        yield f"{name}: {bot_named(name, Luck.from_seed(number)).choose(Sight(match, decision))}"


def searched(match: Match, decision: Decision[Any], number: int) -> Iterator[str]:
    """What comes of a search, with the same luck."""
    yield f"cunning: {bot_named(SEARCHING, Luck.from_seed(number)).choose(Sight(match, decision))}"
    yield f"advice: {json.dumps(advise(Sight(match, decision), Luck.from_seed(number), ADVICE).as_json())}"


def compare(count: int, game: str, seed: str = "suite", every: int = 13) -> tuple[int, list[str]]:
    """Ask all bots at that many positions in other worlds; how often was compared, and what differs."""
    compared = 0
    differing: list[str] = []
    for number, (match, luck) in enumerate(positions(f"bots {seed}", every, game)):
        if number == count:
            break
        decision = luck.choice(match.pending)
        if len(decision.options) == 1:
            continue
        seat = decision.seat
        by_hand = changed_by_hand(match, seat, luck)
        for other in [match.imagine(seat, luck), by_hand]:
            if other is None:
                continue
            asked = next(one for one in other.pending if one.seat == seat)
            here, there = list(choices(match, decision, number)), list(choices(other, asked, number))
            if other is not by_hand or not _others_know_more(match, seat):
                here += searched(match, decision, number)
                there += searched(other, asked, number)
            compared += len(here)
            differing += [
                f"{game}, {decision}: {one} | {two}" for one, two in zip(here, there, strict=True) if one != two
            ]
    return compared, differing


def _others_know_more(match: Match, seat: int) -> bool:
    """Whether others know of cards that this seat does not see.

    Cards that are moved by hand take no such knowledge along: then what others know is another secret that differs, and
    who imagines others at play may choose otherwise.
    """
    table = conformance.table_of(match)
    hidden = ~match.game.shown(table, seat) & mask(match.game.deck(match.options))
    return any(known & hidden for known in table.known)


def main() -> int:
    """The long form."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots_secrets", description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=2000, help="how many a game (default 2000)")
    parser.add_argument("--seed", default="long", help="which positions (default long)")
    chosen = parser.parse_args()
    found = 0
    for game in GAMES:
        compared, differing = compare(chosen.positions, game, chosen.seed)
        print(f"{game}: {compared} choices compared, {len(differing)} differ", *differing[:20], sep="\n  ", flush=True)
        found += len(differing)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
