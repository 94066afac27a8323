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
from ruthless.kernel.rerun import rerun
from ruthless.testing import conformance
from tests.secrets_test import changed_by_hand, positions, worlds

QUICK = ("uniform", "casual", "sensible")
SEARCHING = "cunning:12"
ADVICE = "12"
KNOWING = ("frantic", "malta")
"""Games in which it often happens that somebody knows a card of a hand that others do not."""


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
        for other in worlds(match, decision.seat, luck):
            compared += 1
            differing += differences(match, other, decision, number)
    return compared, differing


def differences(match: Match, other: Match, decision: Decision[Any], number: int) -> list[str]:
    """Where bots choose otherwise in another world of the same seat."""
    asked = next(one for one in other.pending if one.seat == decision.seat)
    here = [*choices(match, decision, number), *searched(match, decision, number)]
    there = [*choices(other, asked, number), *searched(other, asked, number)]
    return [f"{match.game.name}, {decision}: {one} | {two}" for one, two in zip(here, there, strict=True) if one != two]


def compare_where_others_know_more(count: int, game: str, seed: str = "knowing") -> tuple[int, list[str]]:
    """The same at that many decisions where somebody else knows a card of a third hand: what that is must not matter."""
    compared = 0
    differing: list[str] = []
    for number, (match, luck) in enumerate(positions(f"bots {seed}", 2, game)):
        for decision in match.pending:
            if len(decision.options) == 1 or not _others_know_more(match, decision.seat):
                continue
            for other in (changed_by_hand(match, decision.seat, luck), with_hands_mixed(match, decision.seat, luck)):
                if other is not None:
                    compared += 1
                    differing += differences(match, other, decision, number)
        if compared >= count:
            break
    return compared, differing


def _others_know_more(match: Match, seat: int) -> bool:
    """Whether others know of cards that this seat does not see."""
    table = conformance.table_of(match)
    hidden = ~match.game.shown(table, seat) & mask(match.game.deck(match.options))
    return any(known & hidden for known in table.known)


def with_hands_mixed(match: Match, seat: int, luck: Luck) -> Match | None:
    """The same match with the others' hands in another order since the step began; None if that changed more."""
    table: Any = match.game.copy(match._run.base)
    for owner, hand in enumerate(table.hands):
        if owner != seat:
            luck.shuffle(hand)
    run = match._run.again(table)
    asked = rerun(run, match._run.log, match._run.part_answers())
    if asked is None:
        return None
    twin = match._beside(run, asked, False)
    same = all(
        conformance.view_text(twin, seat) == conformance.view_text(match, seat) for seat in conformance.watchers(match)
    )
    return twin if same else None


def main() -> int:
    """The long form."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots_secrets", description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=2000, help="how many a game (default 2000)")
    parser.add_argument("--seed", default="long", help="which positions (default long)")
    chosen = parser.parse_args()
    found = 0
    for game in GAMES:
        compared, differing = compare(chosen.positions, game, chosen.seed)
        if game in KNOWING:
            more, others = compare_where_others_know_more(chosen.positions, game, chosen.seed)
            compared, differing = compared + more, differing + others
        print(
            f"{game}: {compared} decisions compared, {len(differing)} differ", *differing[:20], sep="\n  ", flush=True
        )
        found += len(differing)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
