"""Counts: how many ways there are to answer n questions on tiny tables. Any change in what is legal changes a number.

`python -m tests.counts_test` writes the numbers anew, or those of the games it is given; read the diff before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ruthless import GAMES, Match
from ruthless.testing import deal
from ruthless.testing.frantic import trouble
from ruthless.testing.frantic_board import board
from ruthless.testing.malta import malta

FOLDER = Path(__file__).parent / "counts"
ENOUGH = 4_000
"""A table with more ways than this is not counted deeper."""

DEEPEST = 12


def _before(events: str, options: dict[str, object] | None = None) -> Match:
    """A table on which these events can be triggered, with nobody to throw anything in."""
    hands = ["black-5 red-1 blue-1", "red-2 red-3", "red-4"]
    return trouble(*hands, pile="red-5 mimicry lucky-bastard nice-try", events=events, options=options)


FRANTIC: dict[str, Callable[[], Match]] = {
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


BOARD: dict[str, Callable[[], Match]] = {
    "placing": lambda: board("stop skip", "x", dice=[1, 1], board="20:^ 21:stop", pawns=[4, 5]),
    "arrows": lambda: board("push jump", "x", dice=[1, 1], pawns=[4, 5]),
    "reactions": lambda: board("stop", "re-roll block", "re-roll", dice=[1, 2, 3], pawns=[4, 5, 6], stage="move"),
    "swap": lambda: board("stop", "block", "x", dice=[1], board="5:swap", pawns=[4, 12, 20], stage="move"),
    "gift": lambda: board("stop", "block", "x", dice=[1], board="5:gift 13:^", pawns=[4, 12, 20], stage="move"),
    "magnet": lambda: board("stop", "x", dice=[1], board="5:magnet 13:^ 14:x/snail", pawns=[4, 12], stage="move"),
    "nice try": lambda: board("nice-try", "nice-try", dice=[1], pawns=[42, 12], stage="move"),
    "remote": lambda: board("remote", "block", "x", dice=[1, 2], pawns=[4, 12, 20]),
    "market": lambda: board("troublemaker", "x", dice=[5], draw="x stop snail", pawns=[4, 12]),
    "restock": lambda: board("troublemaker stop", "x skip", luck=[8], pawns=[4, 12]),
    "surprise party": lambda: board("troublemaker", "x", "snail", dice=[15], pawns=[4, 12, 20]),
    "reorganize": lambda: board("troublemaker", "x", dice=[18], pawns=[3, 10]),
    "laying down": lambda: board("stop stop x x skip", "gift gift x x skip", stage="lay"),
}
MALTA: dict[str, Callable[[], Match]] = {
    "pawns": lambda: malta("shove everyone-moves extra-step", "going-home draw-two", draw="swap-places"),
    "places": lambda: malta("swap-places follow-me going-home", "shove draw-two", "draw-two"),
    "lines": lambda: malta("shift-a-line spin-everything", "draw-two end-turn"),
    "spaces": lambda: malta("remove-a-space restore-a-space", "draw-two end-turn"),
    "any space": lambda: malta("remove-a-space restore-a-space", "draw-two end-turn", options="merciless"),
    "turned spaces": lambda: malta("rotate-a-space end-turn", "draw-two end-turn"),
    "hands": lambda: malta(
        "rob-the-richest halve-a-hand swap-hands draw-two", "draw-two end-turn", "draw-two shove", luck=[0] * 9
    ),
    "discards": lambda: malta("everyone-discards discard-two-of-yours shove", "draw-two end-turn", "negate draw-two"),
    "turns": lambda: malta("lie-low blind-faith end-turn", "draw-two end-turn", "draw-two reverse-order"),
    "reactions": lambda: malta("shove halve-a-hand end-turn", "negate boomerang", "negate draw-two"),
    "taken over": lambda: malta(
        "shove draw-two end-turn", "boomerang draw-two", options={"boomerang_untargeted": "yes"}, draw="negate"
    ),
    "racket": lambda: malta("shove draw-two negate", "end-turn", "draw-two", pawns="b4 c4 c4", stage="move"),
    "racket card by card": lambda: malta(
        "shove draw-two negate",
        "end-turn",
        "draw-two",
        pawns="b4 c4 c4",
        stage="move",
        options={"racket_order": "by_card"},
    ),
    "life": lambda: malta(
        "reinvite sudden-death reshuffle end-turn", "", "draw-two", "draw-two negate", board="b1:ob┴", lost=[2]
    ),
    "a beginning": lambda: Match.new("malta", 2, "a beginning"),
}
TABLES = {("frantic", name): table for name, table in FRANTIC.items()}
TABLES |= {("frantic-board", name): table for name, table in BOARD.items()}
TABLES |= {("malta", name): table for name, table in MALTA.items()}


def file_of(game: str) -> Path:
    """Where the counts of a game are written."""
    return FOLDER / f"{game}.txt"


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


def row(game: str, name: str) -> str:
    """The line of a table: its counts at depth 1, 2, 3 …"""
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] <= ENOUGH):
        counts.append(ways(TABLES[game, name](), len(counts) + 1))
    return f"{name}: {' '.join(str(count) for count in counts)}"


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_there_are_as_many_ways_as_ever(game: str, name: str) -> None:
    assert row(game, name) in file_of(game).read_text(encoding="utf-8").splitlines()


def test_every_game_has_counts() -> None:
    assert {game for game, _ in TABLES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_count_belongs_to_a_table(game: str) -> None:
    names = [line.partition(":")[0] for line in file_of(game).read_text(encoding="utf-8").splitlines()]

    assert names == [name for one, name in TABLES if one == game]


def test_a_player_with_two_fitting_cards_has_three_ways() -> None:
    match = deal("frantic", hands=["red-1 red-2 blue-5", "red-3 red-4 blue-6"], pile="red-9", draw="green-1 green-2")

    assert ways(match, 1) == 3  # red-1, red-2, draw
    assert ways(match, 2) == 3 + 3 + 3  # red-3, red-4, draw twice; after drawing red-1, red-2, pass


def test_a_crown_and_a_star_have_three_and_four_ways() -> None:
    assert ways(malta("shove draw-two", "draw-two", "draw-two", pawns="e4 b1 c1", stage="move"), 1) == 3
    assert ways(malta("shove draw-two", "draw-two", "draw-two", pawns="d4 b1 c1", stage="move"), 1) == 4


if __name__ == "__main__":
    for game in sys.argv[1:] or list(GAMES):
        rows = "".join(row(one, name) + "\n" for one, name in TABLES if one == game)
        file_of(game).write_text(rows, encoding="utf-8")
        print(rows, end="")
