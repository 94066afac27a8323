"""Positions are laid out exactly as written; what is wrong with one is said in a line.

The other scenarios of the game look at a match through `seen` and `hands`.
"""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadPosition, WrongSeats, replay
from ruthless.testing import boundary, deal, hands, negative, play, positive
from ruthless.testing.conformance import check_cards
from ruthless.testing.frantic import seen


def test_hands_and_piles_are_as_written_and_piles_are_written_from_the_top() -> None:
    match = deal("frantic", hands=["red-1 gift:blue", "black-3 red-8"], pile="red-9 blue-9", draw="red-5 red-6 red-7")
    assert hands(match) == ["gift:blue red-1", "black-3 red-8"]
    assert seen(match).pile == ["blue-9", "red-9"]
    assert seen(match).top == seen(match).demand == "red-9"
    play(match, "0 draw", "0 pass", "1 draw", "1 pass")
    assert hands(match) == ["gift:blue red-1 red-5", "black-3 red-6 red-8"]


def test_an_exact_draw_pile_is_all_there_is_to_draw_and_the_rest_lies_under_the_pile() -> None:
    match = deal("frantic", hands=["blue-1", None, "red-8"], pile="blue-9 red-9", draw_only="red-5 green-6")
    view = seen(match)
    assert (view.draw, view.counts, view.pile[-2:]) == (2, [1, 7, 1], ["red-9", "blue-9"])
    assert len(view.pile) == 125 - 2 - 1 - 7 - 1
    check_cards(match)
    play(match, "0 draw", "0 pass")
    assert hands(match)[0] == "blue-1 red-5"


@boundary("10.2")
def test_an_exact_draw_pile_may_be_empty() -> None:
    match = deal("frantic", hands=["blue-1 red-2", "red-3"], pile="blue-9", draw_only="", options={"limit": 1})
    play(match, "0 draw")
    assert match.over


def test_events_are_written_from_the_top() -> None:
    match = deal(
        "frantic",
        hands=["black-9 black-8 blue-1", "blue-9 blue-8 fantastic"],
        pile="red-9",
        events="friday-the-13th third-time-lucky",
        used_events="tornado",
    )
    play(match, "0 black-9", "1 blue-9", "0 blue-1", "1 blue-8", "0 black-8")
    assert seen(match).events == ["tornado", "friday-the-13th", "third-time-lucky"]
    assert seen(match).events_left == 17


@positive("2.2")
def test_what_is_not_written_is_dealt_from_the_rest_of_the_deck() -> None:
    match = deal("frantic", hands=[None, "red-1", None], pile="red-9")
    assert seen(match).counts == [7, 1, 7]
    assert seen(match).draw == 125 - 7 - 1 - 7 - 1
    assert seen(match).events_left == 20
    view = seen(match)
    assert (view.player, view.dealer, view.scores, view.round) == (0, 2, [0, 0, 0], 1)


def test_the_same_seed_deals_the_same_rest_and_another_seed_another() -> None:
    dealt = [hands(deal("frantic", hands=[None, None], seed=seed)) for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


def test_counters_and_accounts_are_as_written() -> None:
    position: dict[str, Any] = {"scores": [5, -3, 7], "bomb": [3, 2, 1], "turn": 1, "dealer": 1, "round": 4}
    view = seen(
        deal("frantic", hands=["red-1", "red-2", "red-3"], skips=[2], pile="red-9", last_colour="green", **position)
    )
    assert (view.scores, view.bomb, view.player, view.dealer, view.round) == ([5, -3, 7], [3, 2, 1], 1, 1, 4)
    assert view.skips == [False, False, True]
    assert view.last_colour == "green"


def test_what_is_in_force_can_differ_from_the_top_card() -> None:
    match = deal("frantic", hands=["blue-1 red-2", "red-3"], pile="fantastic red-9", force="wish blue")
    assert seen(match).demand == "wish blue"
    assert seen(match).last_colour == "red"
    assert seen(match, 0).options == ["blue-1", "draw"]


@boundary("4.9", "fuck-you")
def test_below_fuck_you_the_card_before_it_is_in_force() -> None:
    match = deal("frantic", hands=["red-1 blue-2", "red-3"], pile="fuck-you red-9")
    assert seen(match).demand == "red-9"
    assert seen(match, 0).options == ["red-1", "draw"]


def test_luck_can_be_scripted() -> None:
    position: dict[str, Any] = {"hands": ["exchange:red", "red-1 red-2 red-3"], "pile": "red-9"}
    first = deal("frantic", **position, luck=[0, 0])
    play(first, "0 exchange:red")
    last = deal("frantic", **position, luck=[2, 1])
    play(last, "0 exchange:red")
    assert hands(first) == ["red-1 red-2", "red-3"]
    assert hands(last) == ["red-2 red-3", "red-1"]


def test_a_match_that_began_in_a_position_can_be_replayed() -> None:
    match = deal("frantic", hands=["red-1 red-2", None, None], pile="red-9", seed=5)
    play(match, "0 red-1", "1 draw", "1 pass")
    assert replay(match.record()).view(1) == match.view(1)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"cards": "red-1"}, "a position has no 'cards'"),
        ({"hands": ["purple-1", None]}, "no card 'purple-1'"),
        ({"hands": ["red-1", "red-1"], "pile": "red-1"}, "more cards 'red-1' than the deck has"),
        ({"hands": [None, None], "events": "red-1"}, "no card 'red-1'"),
        ({"hands": [None, None], "turn": 2}, "turn cannot be 2: seats are 0 to 1"),
        ({"hands": [None, None], "dealer": "ann"}, "dealer cannot be 'ann'"),
        ({"hands": [None, None], "scores": [1]}, "not as many scores"),
        ({"hands": [None, None], "bomb": [1, 2, 3]}, "not as many scores, bomb counters"),
        ({"hands": [None, None], "force": "wish black"}, "'wish black' cannot be in force"),
        ({"hands": 7}, "7 are no hands"),
        ({"hands": [None, None], "draw": 7}, "7 are no cards"),
        ({"hands": [None, None], "skips": [9]}, "skips cannot be"),
        ({"hands": [None, None], "last_colour": "purple"}, "'purple' is no colour"),
        ({"hands": [None, None], "pile": ""}, "the pile is empty"),
        ({"hands": [None, None], "bomb": ["x"]}, "bomb cannot be"),
        ({"seats": 2, "start": "red-1", "turn": 0}, "turn cannot stand beside start: the dealer says who begins"),
        ({"seats": 2, "start": "red-1 red-2"}, "a start card is one card and lies alone"),
        ({"seats": 2, "start": "red-1", "pile": "red-2"}, "a start card is one card and lies alone"),
        ({"seats": 2, "start": "red-1", "draw_only": "red-2"}, "a start card is one card and lies alone"),
        ({"hands": ["", "red-1"]}, "whoever has the turn has a card: who has none has finished the round"),
        ({"hands": ["red-1", []], "turn": 1}, "whoever has the turn has a card"),
        ({"hands": ["red-1", ""], "start": "gift:red"}, "whoever has the turn has a card"),
        ({"seats": 2, "draw": "red-1", "draw_only": "red-2"}, "give draw, the top of the pile, or draw_only"),
        ({"seats": 8, "draw_only": "red-1 red-1 red-1"}, "more cards 'red-1' than the deck has"),
        ({"seats": 2, "luck": [-1]}, "luck cannot be"),
        ({"seats": 2, "guise": "gift:red"}, "guise cannot be 'gift:red': it is a card that a Mimicry in the pile"),
        ({"seats": 2, "guise": "red-7"}, "guise cannot be 'red-7'"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        deal("frantic", **position)


@negative("2.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_nobody_plays_alone_and_nine_are_too_many(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"2 to 8 seats, not {seats}"):
        deal("frantic", hands=[None] * seats)
    with pytest.raises(WrongSeats, match=f"2 to 8 seats, not {seats}"):
        deal("frantic", seats=seats)
