"""What holds on every table whatever is played, and what the verbs tell."""

from __future__ import annotations

from typing import cast

import pytest

from ruthless import Luck, Match
from ruthless.games.frantic_board.board import FINISH, NEIGHBOURS, SPACES, START
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.table import Table, surface_of
from ruthless.games.frantic_board.walking import reached
from ruthless.kernel.cards import mask
from ruthless.testing import conformance, listen, play, told
from ruthless.testing.frantic_board import QUIET, board

HOUSES: list[dict[str, object]] = [
    {},
    {"landing_choice": "mover", "arrival_effects": "on", "overshoot": "bounce"},
    {"white_trigger": "pass", "fuck_you_landing": "fires", "x_slide": "forward", "setup_covering": "no"},
    {"earthquake": "simultaneous", "tsunami": "one_lap", "overshoot": "bounce", "white_trigger": "pass"},
]


def check_table(match: Match) -> None:
    """Everything on the table fits together."""
    table = match._run.table
    assert isinstance(table, Table)
    lying = [card for stack in table.board for card in stack]
    assert table.open == mask([*lying, *table.thrown, *table.market, *table.discards])
    assert table.surface == surface_of(table.board)
    assert not table.board[START]
    assert not table.board[FINISH]
    for space in SPACES:
        for card in table.board[space][:-1]:
            assert card.kind.colour != "white", f"{card} is covered on {space}"
        for card in table.board[space]:
            arrow = table.arrows[card.id]
            assert bool(arrow) == bool(card.kind.arrows)
            assert card.kind.name != "push" or arrow in NEIGHBOURS[space]
    assert sorted(card.number for card in lying if card.number) == [1, 2, 3, 4, 5, 6]
    assert all(START <= space <= FINISH for space in table.pawns)
    assert len(table.pawns) == len(table.order)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_on_a_table_fits_together_at_every_moment(seats: int, house: dict[str, object]) -> None:
    for seed in range(3):
        match = Match.new("frantic-board", seats, seed, house)
        for _ in conformance.random_play(match, Luck.from_seed(f"{seats} {seed}")):
            check_table(match)


def test_imagined_worlds_leave_the_board_alone_even_if_a_card_on_it_were_hidden() -> None:
    match = board("push skip reverse ghost", QUIET, pawns=[4, 9], board="20:stop 21:snail")
    match.clone()  # takes a checkpoint
    tables = cast("list[Table]", [match._run.base, match._run.table])
    hidden = mask(tables[1].board[20] + tables[1].board[21])
    for table in tables:
        table.open &= ~hidden
    before = [[list(stack) for stack in table.board] for table in tables]
    for number in range(20):
        match.imagine(0, Luck.from_seed(number))
    assert [[list(stack) for stack in table.board] for table in tables] == before


@pytest.mark.parametrize(
    ("space", "steps", "clamped", "bounced"),
    [(40, 2, 42, 42), (42, 1, 43, 43), (42, 4, 43, 40), (3, -3, 0, 0), (3, -5, 0, 2), (43, 21, 43, 22)],
)
def test_steps_end_at_the_ends_of_the_board_or_come_back(space: int, steps: int, clamped: int, bounced: int) -> None:
    for house, goal in (("clamp", clamped), ("bounce", bounced)):
        assert reached(Options(overshoot=house), space, steps) == goal


def test_a_turn_is_told_in_its_order() -> None:
    match = board("push skip reverse ghost", QUIET, pawns=[4, 9], dice=[2], draw="swap")
    facts = listen(match)
    play(match, "0 push", "0 6", "0 north")
    assert told(facts, 1) == [
        "plays seat=0 card=push",
        "lays-pointing seat=0 card=push space=6 arrow=north",
        "rolls seat=0 roll=2",
        "goes-to seat=0 space=6",
        "lands-on seat=0 card=push",
        "goes-to seat=0 space=9",
        "draws seat=0 count=1",
        "has-turn seat=1",
    ]
