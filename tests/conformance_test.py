"""Every game passes the conformance suite, at every number of seats and in both ways of asking."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruthless import GAMES, Luck, Match
from ruthless.kernel.messages import Message
from ruthless.kernel.table import card_zones
from ruthless.testing import conformance, strategies
from ruthless.testing.spread import all_pairs, values_of

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 60, "rounds": 2},
    "frantic-board": {"limit": 60},
    "malta": {},
}
"""Options with which a match of a game is short."""

HOUSES = {game: all_pairs(GAMES[game].options, {}) for game in SHORT}
"""By game: house rules in which all pairs of values occur; the defaults come first."""

TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.fewest, game.most + 1)]


def test_every_game_is_named_here() -> None:
    assert set(SHORT) == set(GAMES)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_keeps_everything_a_match_has_to_keep(game: str, seats: int, ask_forced: bool, seed: int) -> None:
    house = HOUSES[game][(seats * 3 + ask_forced * 11) * seed % len(HOUSES[game])]
    match = Match.new(game, seats, f"conformance {seed}", {**house, **SHORT[game]}, ask_forced=ask_forced)

    assert conformance.check_match(match, Luck.from_seed(f"play {seed}"), every=25) > 0


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_distinct_and_parsed_back(game: str) -> None:
    rules = GAMES[game]
    texts = [str(answer) for answer in rules.answers]

    assert len(set(texts)) == len(texts)
    assert [rules.parse(text) for text in texts] == list(rules.answers)
    assert rules.parse("no such answer") is None


@pytest.mark.parametrize("game", GAMES)
def test_of_a_neighbours_hand_imagination_knows_no_more_than_chance(game: str) -> None:
    match = Match.new(game, seats=4, seed="imagination")
    luck = Luck.from_seed("worlds")
    while not all(_held(match, seat) for seat in range(4)):
        conformance.random_answer(match, luck)  # some games ask for something before they deal
    decision = match.decision
    assert decision is not None
    other = (decision.seat + 1) % 4
    truth = _held(match, other)
    worlds = 400

    equal = sum(len(truth & _held(match.imagine(decision.seat, luck), other)) for _ in range(worlds))

    shown = match.game.shown(conformance.table_of(match), decision.seat)
    deck = match.game.deck(match.options)
    backs = {card.back for card in deck if card.id in truth}
    hidden = [card for card in deck if card.back in backs and not shown & card.bit]
    expected = worlds * len(truth) ** 2 / len(hidden)
    assert 0.7 * expected < equal < 1.3 * expected


def _held(match: Match, seat: int) -> set[int]:
    """The ids of the cards in a hand, of any game that has hands."""
    table: Any = conformance.table_of(match)
    return {card.id for card in table.hands[seat]}


@pytest.mark.parametrize("game", GAMES)
def test_any_two_values_of_house_rules_meet_in_the_spread(game: str) -> None:
    choices = {one.name: values_of(one) for one in fields(GAMES[game].options)}

    for (one, values), (other, others) in combinations(choices.items(), 2):
        met = {(str(row[one]), str(row[other])) for row in HOUSES[game]}
        assert met == {(str(value), str(another)) for value in values for another in others}, (one, other)


def test_a_message_with_an_argument_nobody_can_render_is_found() -> None:
    with pytest.raises(AssertionError, match="nobody can render"):
        conformance.check_message(Message("draws", {"colour_of_hair": 3}))


@pytest.mark.parametrize("game", GAMES)
def test_a_vanished_card_is_found(game: str) -> None:
    match = Match.new(game)
    next(zone for zone in card_zones(conformance.table_of(match)) if zone).pop()

    with pytest.raises(AssertionError, match="appeared or vanished"):
        conformance.check_cards(match)


IN_CI = settings(
    max_examples=120, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)


POSITIONS = {
    "frantic": strategies.frantic_positions(),
    "frantic-board": strategies.board_positions(),
    "malta": strategies.malta_positions(),
}


@pytest.mark.parametrize("game", GAMES)
@IN_CI
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_from_any_position_play_keeps_everything_and_ends(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(POSITIONS[game]).match()
    luck = Luck.from_seed(seed)

    for _ in conformance.random_play(match, luck):
        conformance.check_open(match)
        conformance.check_cards(match)
    conformance.check_record(match)
    conformance.check_views(match)


@pytest.mark.parametrize("game", GAMES)
@IN_CI
@given(data=st.data(), doings=st.lists(st.sampled_from(["answer", "clone", "imagine", "refuse"]), max_size=12))
def test_clones_and_imagined_matches_leave_a_match_alone(game: str, data: st.DataObject, doings: list[str]) -> None:
    match = data.draw(POSITIONS[game]).match()
    luck = Luck.from_seed("doings")
    others: list[tuple[Match, dict[str, object]]] = []
    for doing in doings:
        if match.over:
            break
        if doing == "answer":
            conformance.random_answer(match, luck)
        elif doing == "refuse":
            conformance.check_refusals(match)
        else:
            twin = match.clone() if doing == "clone" else match.imagine(luck.below(match.seats), luck)
            others.append((twin, conformance.state(twin)))

    for twin, at_birth in others:
        assert conformance.state(twin) == at_birth
    before = conformance.state(match)
    for twin, _ in others:
        conformance.play_out(twin, luck)
        conformance.check_cards(twin)
    assert conformance.state(match) == before
    conformance.check_record(match)
