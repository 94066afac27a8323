"""Counts: how many ways there are to answer n questions on tiny tables. Any change in what is legal changes a number.

`python -m tests.counts_test` writes the numbers anew; read the diff before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ruthless import Match
from ruthless.testing import deal
from ruthless.testing.frantic import trouble

FILE = Path(__file__).parent / "counts" / "frantic.txt"
ENOUGH = 4_000
"""A table with more ways than this is not counted deeper."""

DEEPEST = 12


def _before(events: str, options: dict[str, object] | None = None) -> Match:
    """A table on which these events can be triggered, with nobody to throw anything in."""
    hands = ["black-5 red-1 blue-1", "red-2 red-3", "red-4"]
    return trouble(*hands, pile="red-5 mimicry lucky-bastard nice-try", events=events, options=options)


TABLES: dict[str, Callable[[], Match]] = {
    "numbers": lambda: deal("frantic", hands=["red-1 red-2 blue-2", "red-3 yellow-3"], pile="red-9", draw="blue-1"),
    "attacks": lambda: deal(
        "frantic", hands=["gift:red skip:red red-5", "red-1 counterattack", "blue-8"], pile="red-9"
    ),
    "exchange": lambda: deal(
        "frantic", hands=["exchange:red red-5 blue-5", "red-1 red-2", "counterattack"], pile="red-9"
    ),
    "fantastic four": lambda: deal("frantic", hands=["fantastic-four red-5", "red-1", "counterattack"], pile="red-9"),
    "equality": lambda: deal("frantic", hands=["equality red-5 red-6", "red-1", "counterattack"], pile="red-9"),
    "wishes": lambda: deal("frantic", hands=["fantastic red-5 blue-7", "red-1 blue-7"], pile="red-9"),
    "nice try": lambda: deal("frantic", hands=["red-5", "nice-try red-1", "blue-8"], pile="red-9"),
    "second chance": lambda: deal("frantic", hands=["second-chance:red red-5 red-6", "red-1 blue-7"], pile="red-9"),
    "fuck you": lambda: deal(
        "frantic",
        hands=["fuck-you red-1 red-2 red-3 red-4 blue-1 blue-2 blue-3 blue-4 blue-5", "red-1"],
        pile="red-9",
    ),
    "merry christmas": lambda: deal(
        "frantic", hands=["black-5 red-1 blue-1", "red-2 red-3", "red-4"], pile="red-5", events="merry-christmas"
    ),
    "surprise party": lambda: deal(
        "frantic", hands=["black-5 red-1 blue-1", "red-2 red-3", "red-4"], pile="red-5", events="surprise-party"
    ),
    "recession": lambda: deal(
        "frantic", hands=["black-5 red-1 blue-1", "red-2 red-3", "red-4"], pile="red-5", events="recession"
    ),
    "gambling man": lambda: deal(
        "frantic", hands=["black-5 red-1 red-8", "red-2 red-3", "blue-4"], pile="red-5", events="gambling-man"
    ),
    "market": lambda: deal(
        "frantic",
        hands=["black-5 red-1", "red-2", "blue-4"],
        pile="red-5",
        events="market",
        draw="red-7 red-7 blue-7",
    ),
    "start card": lambda: deal("frantic", hands=["red-1", "red-2 red-3"], start="fantastic", dealer=1),
    "colour swap": lambda: trouble("colour-swap:red-green red-5 green-5", "green-1 red-2", pile="red-9"),
    "thief": lambda: trouble("thief:red red-5", "red-1 blue-2 curse", "counterattack", pile="red-9"),
    "inequality": lambda: trouble("inequality red-5 red-6", "red-1", "counterattack", pile="red-9"),
    "special favours": lambda: trouble("special-favours gift:red", "skip:red red-2", "counterattack", pile="red-9"),
    "lucky bastard": lambda: trouble(
        "troublemaker:red red-1", "lucky-bastard red-2", "red-3 blue-4", pile="red-9", events="surprise-party"
    ),
    "mimicry": lambda: trouble("mimicry red-1", "red-2 blue-2", pile="red-9 lucky-bastard nice-try"),
    "crowdfunding": lambda: _before("crowdfunding"),
    "distributor": lambda: _before("distributor"),
    "event manager": lambda: _before("event-manager friday-the-13th market recession"),
    "russian roulette": lambda: _before("russian-roulette"),
    "seppuku": lambda: _before("seppuku"),
    "seppuku without points": lambda: _before("seppuku", options={"scoring": "rounds", "rounds": 1}),
    "identity theft without points": lambda: _before("identity-theft", options={"scoring": "rounds", "rounds": 1}),
    "trust fall": lambda: _before("trust-fall"),
}


def ways(match: Match, depth: int) -> int:
    """How many sequences of that many answers there are; a match that ends earlier counts for none."""
    if depth == 0:
        return 1
    decision = match.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.options)
    count = 0
    for option in decision.options:
        branch = match.clone()
        branch.answer(str(option), decision.seat)
        count += ways(branch, depth - 1)
    return count


def row(name: str) -> str:
    """The line of a table: its counts at depth 1, 2, 3 …"""
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] <= ENOUGH):
        counts.append(ways(TABLES[name](), len(counts) + 1))
    return f"{name}: {' '.join(str(count) for count in counts)}"


@pytest.mark.parametrize("name", TABLES)
def test_there_are_as_many_ways_as_ever(name: str) -> None:
    assert row(name) in FILE.read_text(encoding="utf-8").splitlines()


def test_every_count_belongs_to_a_table() -> None:
    names = [line.partition(":")[0] for line in FILE.read_text(encoding="utf-8").splitlines()]

    assert names == list(TABLES)


def test_a_player_with_two_fitting_cards_has_three_ways() -> None:
    match = deal("frantic", hands=["red-1 red-2 blue-5", "red-3 red-4 blue-6"], pile="red-9", draw="green-1 green-2")

    assert ways(match, 1) == 3  # red-1, red-2, draw
    assert ways(match, 2) == 3 + 3 + 3  # red-3, red-4, draw twice; after drawing red-1, red-2, pass


if __name__ == "__main__":
    FILE.write_text("".join(row(name) + "\n" for name in TABLES), encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"), end="")
