"""Scenarios of play without points: who wins a round in every way it can end, and who wins the match."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadOption, Match
from ruthless.testing import boundary, deal, listen, negative, play, positive, told
from ruthless.testing.frantic import TROUBLE, all_but, seen

HOUSE = {"scoring": "rounds", "start_card": "none"}
"""Nothing is written down, and a new round begins without a question to its dealer."""


def laid(*held: str, **more: Any) -> Match:
    """Hands and a red 9 on the pile in a match without points; nobody has Nice Try unless a hand says so."""
    options = {**HOUSE, **more.pop("options", {})}
    return deal("frantic", hands=list(held), options=options, **{"pile": "red-9", **more})


def won(match: Match) -> list[int]:
    """Who has won how many rounds."""
    assert match.scores == seen(match).scores
    return match.scores


# Who has no cards left


@positive("scoring=rounds", "14.1", "14.2", "15.2")
def test_who_has_no_cards_left_wins_the_round_and_no_points_are_written() -> None:
    match = laid("red-1", "red-5", "fuck-you")
    facts = listen(match)
    play(match, "0 red-1")
    assert won(match) == [1, 0, 0]
    assert seen(match).sheet == [[1, 0, 0]]
    assert told(facts)[:6] == [
        "plays seat=0 card=red-1",
        "round-ends text=finished",
        "holds seat=0 cards=[]",
        "holds seat=1 cards=['red-5']",
        "holds seat=2 cards=['fuck-you']",
        "wins-round seats=[0]",
    ]
    assert (match.over, seen(match).round) == (False, 2)


@negative("scoring=points", "15.2", "10.3")
def test_by_default_points_are_written_and_no_round_is_won() -> None:
    match = laid("red-1", "red-5", options={"scoring": "points"})
    facts = listen(match)
    play(match, "0 red-1")
    assert (match.scores, seen(match).sheet, seen(match).scoring) == ([0, 5], [[0, 5]], "points")
    assert not [line for line in told(facts) if line.startswith("wins-round")]


@positive("scoring=rounds", "14.2", "10.5")
def test_all_who_finish_together_win_the_round() -> None:
    match = laid("black-9 blue-1", "red-8", "red-2", "blue-2 red-3", events="vandalism")
    play(match, "0 black-9")
    assert won(match) == [0, 1, 1, 0]


@negative("scoring=rounds", "nice-try", "14.2", "7.9")
def test_who_is_stopped_by_nice_try_has_not_won() -> None:
    match = laid("red-1", "nice-try blue-4", "red-3")
    play(match, "0 red-1", "1 nice-try", "1 wish blue")
    assert (won(match), seen(match).round, seen(match).counts) == ([0, 0, 0], 1, [3, 1, 1])


@boundary("scoring=rounds", "nice-try", "14.2", "7.10", "R9")
def test_who_throws_in_nice_try_as_the_last_card_wins_instead_of_who_had_finished() -> None:
    match = laid("red-1", "nice-try", "red-3")
    play(match, "0 red-1", "1 nice-try")
    assert won(match) == [0, 1, 0]


@boundary("scoring=rounds", "nice-try", "14.2", "R10", "R58")
def test_if_the_pile_is_too_short_for_nice_try_the_hand_worth_least_wins() -> None:
    held = ["red-1", "nice-try red-3", "red-4"]
    draw = "blue-1 blue-2"
    match = laid(*held, pile=f"red-9 {all_but('red-9', draw, *held)}", draw=draw)
    play(match, "0 red-1", "1 nice-try")
    assert won(match) == [1, 1, 0]


# Rounds that nobody finishes


def short_of_cards(*held: str, draw: str = "", **more: Any) -> Match:
    """A position with only these cards left to draw."""
    return laid(*held, pile=f"red-9 {all_but('red-9', draw, *held)}", draw=draw, **more)


@positive("scoring=rounds", "14.2", "R58", "10.2")
def test_when_the_pile_is_empty_the_hand_worth_least_wins_not_the_smallest() -> None:
    match = short_of_cards("red-1 red-2", "red-5", "gift:red")
    play(match, "0 draw")
    assert won(match) == [1, 0, 0]


@boundary("scoring=rounds", "14.2", "R58")
def test_equal_hands_win_together() -> None:
    match = short_of_cards("red-1 red-6", "gift:red", "red-8")
    play(match, "0 draw")
    assert won(match) == [1, 1, 0]


@boundary("scoring=rounds", "14.2", "10.2")
def test_who_has_no_cards_left_wins_alone_when_the_pile_is_empty_too() -> None:
    match = short_of_cards("fantastic-four", "red-1", "red-2", draw="red-3")
    play(match, "0 fantastic-four", *["0 -> 1"] * 4)
    assert won(match) == [1, 0, 0]


@positive("scoring=rounds", "finish-line", "14.2", "R58")
def test_at_the_finish_line_the_hand_worth_least_wins() -> None:
    match = laid("black-9 red-7", "red-3 red-5", "red-6", events="finish-line")
    play(match, "0 black-9")
    assert won(match) == [0, 0, 1]


@boundary("scoring=rounds", "finish-line", "14.2", "R58")
def test_at_the_finish_line_who_has_no_cards_wins() -> None:
    match = laid("black-9", "red-1", "red-6", events="finish-line")
    play(match, "0 black-9")
    assert won(match) == [1, 0, 0]


@negative("scoring=rounds", "doomsday", "14.2", "R58")
def test_doomsday_leaves_a_round_without_a_winner_even_if_somebody_has_no_cards() -> None:
    match = laid("black-9", "red-1", "red-6", events="doomsday")
    facts = listen(match)
    play(match, "0 black-9")
    assert (won(match), seen(match).sheet, seen(match).round) == ([0, 0, 0], [[0, 0, 0]], 2)
    assert "wins-round seats=[]" in told(facts)


@negative("scoring=rounds", "time-bomb", "14.2", "R58")
def test_a_bomb_that_goes_off_leaves_a_round_without_a_winner() -> None:
    match = laid("red-1 red-2", "red-3", "red-4", bomb=[1, 0, 0])
    facts = listen(match)
    play(match, "0 red-1")
    assert (won(match), seen(match).round) == ([0, 0, 0], 2)
    assert "round-ends text=bomb" in told(facts)


@positive("scoring=rounds", "time-bomb", "14.2")
def test_who_finishes_in_time_wins_the_round() -> None:
    match = laid("red-1", "red-3", "red-4", bomb=[1, 0, 0])
    play(match, "0 red-1")
    assert won(match) == [1, 0, 0]


@boundary("scoring=rounds", "time-bomb", "14.2", "R58")
def test_if_the_pile_is_empty_before_the_bomb_goes_off_the_hand_worth_least_wins() -> None:
    match = short_of_cards("red-1 red-2", "red-5", bomb=[1, 1])
    play(match, "0 draw")
    assert won(match) == [1, 0]


# Who was protected


def with_lucky_bastard(event: str, *held: str) -> Match:
    """Seat 0 triggers the event with black-9, and seat 1 throws in Lucky Bastard."""
    match = laid(f"black-9 {held[0]}", f"lucky-bastard {held[1]}", *held[2:], options=TROUBLE, events=event)
    play(match, "0 black-9", "1 lucky-bastard", leaves_open="wish-colour")
    return match


@boundary("scoring=rounds", "lucky-bastard", "finish-line", "14.2", "12.9", "R44")
def test_who_is_protected_from_the_finish_line_wins_whatever_they_hold() -> None:
    match = with_lucky_bastard("finish-line", "red-1", "fuck-you", "red-2")
    play(match, "1 no")
    assert won(match) == [0, 1, 0]


@boundary("scoring=rounds", "lucky-bastard", "finish-line", "14.2", "12.9")
def test_who_is_protected_and_who_has_no_cards_win_together() -> None:
    match = with_lucky_bastard("finish-line", "", "fuck-you", "red-2")
    play(match, "1 no")
    assert won(match) == [1, 1, 0]


@boundary("scoring=rounds", "lucky-bastard", "doomsday", "14.2", "12.9", "R58")
def test_who_is_protected_from_doomsday_wins_alone_even_if_somebody_has_no_cards() -> None:
    match = with_lucky_bastard("doomsday", "", "fuck-you", "red-2")
    play(match, "1 no")
    assert won(match) == [0, 1, 0]


@boundary("scoring=rounds", "lucky-bastard", "time-bomb", "14.2", "12.9", "R44", "R58")
def test_who_is_protected_from_a_bomb_that_goes_off_wins() -> None:
    match = with_lucky_bastard("time-bomb", "red-1 red-2", "fuck-you")
    match.answer("no", 1)
    while seen(match).round == 1:
        assert match.decision is not None
        match.answer("draw" if "draw" in (seen(match, match.decision.seat).options or []) else "pass")
    assert won(match) == [0, 1]


@negative("scoring=rounds", "lucky-bastard", "time-bomb", "14.2", "R44")
def test_who_is_protected_from_a_bomb_does_not_win_when_somebody_finishes_in_time() -> None:
    match = with_lucky_bastard("time-bomb", "", "fuck-you", "red-2")
    play(match, "1 wish blue")
    assert won(match) == [1, 0, 0]


# The match


@positive("rounds=number", "scoring=rounds", "14.1", "15.4")
@pytest.mark.parametrize("rounds", [1, 2, 5, 12])
def test_the_match_ends_with_the_last_round_agreed(rounds: int) -> None:
    for number in {max(1, rounds - 1), rounds}:
        match = laid("red-1", "red-5", options={"rounds": rounds}, round=number)
        assert (seen(match).limit, seen(match).scoring) == (rounds, "rounds")
        play(match, "0 red-1")
        assert match.over is (number == rounds)


@boundary("rounds=number", "14.1", "15.4")
def test_five_rounds_are_played_unless_something_else_is_agreed() -> None:
    assert seen(laid("red-1", "red-5")).limit == 5
    match = laid("red-1", "red-5", round=4)
    play(match, "0 red-1")
    assert not match.over
    match = laid("red-1", "red-5", round=5)
    play(match, "0 red-1")
    assert match.over


@negative("rounds=number", "15.4")
@pytest.mark.parametrize("rounds", [0, -1, "many", True])
def test_at_least_one_round_is_played(rounds: object) -> None:
    with pytest.raises(BadOption, match="'rounds' cannot be"):
        Match.new("frantic", options={"scoring": "rounds", "rounds": rounds})


@negative("limit=number", "scoring=rounds", "rounds=number", "14.1", "15.2")
def test_without_points_a_limit_ends_nothing_and_with_points_a_number_of_rounds_does_not() -> None:
    match = laid("red-1", "fuck-you", options={"limit": 1, "rounds": 2})
    play(match, "0 red-1")
    assert not match.over
    match = laid("red-1", "red-5", options={"scoring": "points", "rounds": 1})
    play(match, "0 red-1")
    assert not match.over


@positive("scoring=rounds", "14.1")
def test_whoever_has_won_the_most_rounds_wins_the_match() -> None:
    match = laid("red-1", "red-5", "red-6", scores=[0, 2, 1], round=5)
    facts = listen(match)
    play(match, "0 red-1")
    assert (match.over, won(match), match.winners, match.places) == (True, [1, 2, 1], [1], [2, 1, 2])
    assert told(facts)[-1] == "match-ends-rounds seats=[1] points=2"


@boundary("scoring=rounds", "14.1", "R22")
def test_equal_numbers_of_rounds_share_the_win() -> None:
    match = laid("red-1", "red-5", "red-6", scores=[1, 2, 1], round=5)
    play(match, "0 red-1")
    assert (match.scores, match.winners, match.places) == ([2, 2, 1], [0, 1], [1, 1, 3])


@boundary("scoring=rounds", "doomsday", "14.1", "14.2")
def test_a_round_without_a_winner_is_a_round_and_if_nobody_ever_wins_all_share_the_match() -> None:
    match = laid("black-9 red-1", "red-5", "red-6", events="doomsday", options={"rounds": 1})
    play(match, "0 black-9")
    assert (match.over, match.scores, match.winners, match.places) == (True, [0, 0, 0], [0, 1, 2], [1, 1, 1])


@positive("scoring=rounds", "14.1")
def test_the_sheet_has_a_line_for_each_round() -> None:
    match = Match.new("frantic", seats=3, seed=3, options={**HOUSE, "rounds": 3})
    while not match.over:
        assert match.decision is not None
        match.answer(match.decision.options[0])
    sheet = seen(match).sheet
    assert (len(sheet), seen(match).round) == (3, 3)
    assert match.scores == [sum(line[seat] for line in sheet) for seat in range(3)]
    assert all(count in (0, 1) for line in sheet for count in line)


# The next dealer


@positive("scoring=rounds", "14.3", "2.3")
def test_the_hand_worth_most_deals_the_next_round_whoever_has_won_how_often() -> None:
    match = laid("red-1", "red-5 red-6", "fuck-you", scores=[3, 0, 1])
    play(match, "0 red-1")
    assert (seen(match).dealer, seen(match).player) == (2, 0)


@boundary("scoring=rounds", "14.3", "R1")
@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 2), (2, 1)])
def test_of_several_hands_worth_most_the_first_after_the_last_dealer_deals(last: int, following: int) -> None:
    match = laid("red-1", "red-7", "gift:red", dealer=last)
    play(match, "0 red-1")
    assert seen(match).dealer == following


@boundary("scoring=rounds", "doomsday", "14.3", "R1", "R13")
def test_after_doomsday_the_next_after_the_last_dealer_deals() -> None:
    match = laid("black-9 red-1", "red-5", "fuck-you", events="doomsday", dealer=0)
    play(match, "0 black-9")
    assert seen(match).dealer == 1


@boundary("scoring=rounds", "lucky-bastard", "finish-line", "14.3", "12.9")
def test_who_was_protected_from_the_end_of_the_round_does_not_deal_for_what_they_hold() -> None:
    match = with_lucky_bastard("finish-line", "red-1", "fuck-you", "red-2")
    play(match, "1 no")
    assert seen(match).dealer == 2
