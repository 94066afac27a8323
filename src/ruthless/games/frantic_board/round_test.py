"""Scenarios of rounds: the deal, laying cards down, turns, the end of a round and of the match."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ruthless import Luck, Match, WrongSeats
from ruthless.kernel.facts import Fact
from ruthless.testing import boundary, conformance, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic_board import QUIET, all_but, before, board, lying, moved, pawns, seen

EQUAL_ROLLS = 20
"""A seed with which two players first roll the same."""

# Beginning


@positive("2.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(WrongSeats, match="frantic-board is for 2 to 6 seats"):
        Match.new("frantic-board", seats)


@positive("2.2", "2.3")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 8), (3, 7), (4, 6), (5, 6), (6, 6)])
def test_everybody_is_dealt_cards_by_the_number_of_players(seats: int, dealt: int) -> None:
    view = seen(Match.new("frantic-board", seats))
    assert view.counts == [dealt] * seats
    assert view.draw == 94 - seats * dealt
    assert view.pawns == [0] * seats
    assert [space for space, stack in enumerate(view.board) if stack] == [3, 10, 17, 24, 31, 38]


@positive("2.4", "1.5")
def test_the_highest_roll_of_the_twenty_sided_die_begins() -> None:
    facts: list[Fact] = []
    match = Match.new("frantic-board", 4, 4, listener=facts)
    rolls = [fact.public.args for fact in facts if fact.public.id == "rolls"]
    assert len(rolls) == 4
    best = max(rolls, key=lambda args: int(str(args["roll"])))
    assert seen(match).player == seen(match).pawn == best["seat"]
    assert told(facts)[-1] == f"begins seat={best['seat']}"


@boundary("2.4")
def test_those_who_are_equal_roll_again() -> None:
    facts: list[Fact] = []
    match = Match.new("frantic-board", 2, EQUAL_ROLLS, listener=facts)
    rolls = [int(str(fact.public.args["roll"])) for fact in facts if fact.public.id == "rolls"]
    assert rolls[0] == rolls[1]
    assert seen(match).player == int(rolls[-1] > rolls[-2])


@positive("2.5", "2.6", "R18", "setup_covering=yes")
def test_cards_are_laid_in_turn_until_all_hold_four_and_may_cover() -> None:
    match = board("stop stop x swap ghost", "x skip x swap ghost", stage="lay", turn=1)
    assert refused(match, "1 no").rule == "3.1"
    play(match, "1 x", "1 20")
    play(match, "0 stop", leaves_open="place")
    assert refused(match, "0 finish").rule == "4.6"
    assert refused(match, "0 10").rule == "4.4"
    play(match, "0 20")
    assert lying(match, 20) == ["x", "stop"]
    assert seen(match).stage == "play"
    assert seen(match).player == 1
    assert seen(match).counts == [4, 4]


@positive("setup_covering=no", "R18")
def test_by_a_house_rule_only_empty_spaces_are_used() -> None:
    match = board("stop stop x swap ghost", "x skip x swap ghost", stage="lay", options={"setup_covering": "no"})
    play(match, "0 stop", "0 20", "1 x", leaves_open="place-empty")
    assert refused(match, "1 20").rule == "2.5"
    play(match, "1 21")


@negative("2.6", "8.1")
def test_nothing_works_while_cards_are_laid() -> None:
    match = board("skip stop x swap ghost", "troublemaker skip x swap ghost", stage="lay")
    facts = listen(match)
    play(match, "0 skip", "0 20", "1 troublemaker", "1 21")
    assert [line.split()[0] for line in told(facts)] == ["plays", "lays", "plays", "lays", "has-turn"]


# The turn


@positive("3.1", "3.2", "3.3")
def test_a_turn_is_a_card_a_move_and_new_cards_for_all_who_lack_some() -> None:
    match = board("stop skip ghost reverse", "skip ghost", QUIET, draw="swap gift magnet x", dice=[4], pawns=[0, 0, 0])
    assert refused(match, "0 gift").rule == "3.1"
    assert refused(match, "0 no").rule == "3.1"
    play(match, "0 stop", "0 30")
    assert pawns(match) == [4, 0, 0]
    assert hands(match) == ["ghost reverse skip swap", "ghost gift magnet skip", "ghost reverse skip stop"]
    assert seen(match).player == 1


@negative("3.3")
def test_with_four_cards_or_more_nobody_draws() -> None:
    match = board("stop skip ghost reverse remote gift", QUIET, dice=[4])
    left = seen(match).draw
    play(match, "0 stop", "0 30")
    assert seen(match).draw == left
    assert seen(match).counts == [5, 4]


@boundary("3.1", "R26")
def test_who_has_no_cards_moves_all_the_same() -> None:
    match = board("", QUIET, draw="swap x x snail", dice=[4])
    assert pawns(match) == [4, 0]
    assert hands(match)[0] == "snail swap x x"
    assert seen(match).player == 1


@positive("3.4")
def test_a_reaction_played_in_the_own_turn_does_nothing() -> None:
    match = board("re-roll skip ghost reverse", QUIET, dice=[4])
    play(match, "0 re-roll", "0 30")
    assert pawns(match) == [4, 0]


@positive("10.1")
def test_who_threw_a_card_in_draws_at_the_end_of_that_turn() -> None:
    match = moved(4, 2, hands=[QUIET, "re-roll skip ghost reverse"], draw="swap")
    play(match, "1 re-roll", "1 40")
    assert hands(match)[1] == "ghost reverse skip swap"


# The end of a round


@positive("13.1", "13.4", "1.1")
def test_three_pawns_score_as_in_the_book() -> None:
    match = moved(1, pawns=[42, 0, 23], options={"limit": 1})
    assert match.over
    assert match.scores == [50, 0, 23]
    assert match.winners == [1]


@negative("13.1")
def test_a_pawn_that_leaves_the_finish_again_in_the_same_turn_ends_nothing() -> None:
    match = before("charity", pawns=[4, 43, 20])
    play(match, "0 troublemaker", "0 42")
    assert pawns(match) == [5, 39, 21]
    assert seen(match).round == 1


@positive("13.2", "13.3", "R20")
def test_the_round_ends_when_somebody_has_to_draw_and_cannot() -> None:
    held = ["stop skip ghost", QUIET]
    match = moved(4, hands=held, discards=all_but(*held), options={"limit": 4})
    assert match.over
    assert match.scores == [4, 0]


@boundary("13.2", "R20")
def test_an_empty_pile_ends_nothing_while_everybody_has_four_cards() -> None:
    held = [QUIET, QUIET]
    match = moved(4, hands=held, discards=all_but(*held))
    assert seen(match).draw == 0
    assert seen(match).player == 1
    assert seen(match).round == 1


@boundary("13.2", "13.3")
def test_the_last_card_of_the_pile_is_still_drawn() -> None:
    held = ["stop skip ghost", QUIET]
    match = moved(4, hands=held, discards=all_but(*held, "swap"), draw="swap")
    assert hands(match)[0] == "ghost skip stop swap"
    assert seen(match).round == 1


@positive("2.2", "R27")
def test_a_new_round_begins_with_everything_in_its_place() -> None:
    match = moved(
        1,
        pawns=[42, 9],
        board="20:stop 21:x",
        teleports=[2, 10, 17, 24, 31, 38],
        discards="gift",
        options={"limit": 500},
    )
    view = seen(match)
    assert (view.round, view.stage, view.scores, view.sheet) == (2, "lay", [50, 9], [[50, 9]])
    assert (view.counts, view.discards, view.pawns) == ([8, 8], [], [0, 0])
    assert view.board[3] == ["teleport-1"]
    assert view.board[20] == []


# The end of the match


@positive("14.1", "limit=short", "limit=medium", "limit=long", "limit=number")
@pytest.mark.parametrize(
    ("limit", "few", "many"), [("short", 99, 83), ("medium", 121, 99), ("long", 157, 121), (40, 40, 40)]
)
def test_the_limit_depends_on_the_number_of_players(limit: object, few: int, many: int) -> None:
    house: Mapping[str, object] = {"limit": limit}
    assert [seen(Match.new("frantic-board", seats, 0, house)).limit for seats in (2, 3, 4, 6)] == [few, few, many, many]


@boundary("14.1")
def test_reaching_the_limit_is_enough_and_below_it_the_match_goes_on() -> None:
    assert moved(1, pawns=[42, 9], options={"limit": 60}, scores=[10, 0]).over
    assert not moved(1, pawns=[42, 9], options={"limit": 61}, scores=[10, 0]).over


@positive("14.2", "R38")
def test_equal_accounts_share_the_win() -> None:
    match = moved(1, pawns=[42, 9, 9], options={"limit": 50})
    assert match.winners == [1, 2]
    assert match.places == [3, 1, 1]


def test_random_matches_end_at_any_number_of_seats() -> None:
    for seats in range(2, 7):
        match = Match.new("frantic-board", seats, "ends")
        conformance.play_out(match, Luck.from_seed("ends"))
        assert match.over
