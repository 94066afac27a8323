"""What each seat of Frantic, and the public, can see: scenarios of views and of what is known about other hands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruthless.kernel.errors import WrongSeats
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import boundary, deal, negative, play, positive
from ruthless.testing.frantic import seen

NOTHING: list[list[str]] = [[], [], []]


def laid(*hands: str, **more: Any) -> Match:
    """Three hands and a red 3 on the pile; even questions with one option are asked, so nothing moves by itself."""
    return deal("frantic", hands=list(hands), **{"pile": "red-3", "ask_forced": True, **more})


def known(match: Match, seat: Seat | None = None) -> list[list[str]]:
    """What a seat knows of the other hands, by seat, in alphabetical order."""
    return [sorted(cards) for cards in seen(match, seat).known]


# What lies open and what does not


def test_a_seat_sees_its_own_hand_the_sizes_of_the_others_and_what_lies_open() -> None:
    match = laid("red-1 blue-1", "red-2", "green-4 green-5", turn=1, dealer=2, scores=[3, 4, 5], skips=[0])
    view = seen(match, 0)
    assert view.hand == ["red-1", "blue-1"]
    assert view.counts == [2, 1, 2]
    assert view.known == NOTHING
    assert (view.top, view.demand, view.pile, view.last_colour) == ("red-3", "red-3", ["red-3"], "red")
    assert (view.player, view.dealer, view.round, view.scores) == (1, 2, 1, [3, 4, 5])
    assert view.draw == 125 - 5 - 1
    assert (view.events, view.events_left) == ([], 20)
    assert view.skips == [True, False, False]
    assert (view.bomb, view.market, view.over) == ([], [], False)


@negative("R24")
def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    match = laid("red-1 blue-1", "red-2", "green-4")
    assert seen(match, 0).options == ["red-1", "draw"]
    for seat in (1, 2, None):
        assert seen(match, seat).options is None
        assert seen(match, seat).question is None
        assert seen(match, seat).asked == [0]


def test_the_public_sees_no_hand() -> None:
    match = laid("red-1 blue-1", "red-2", "green-4")
    assert seen(match).hand == []
    assert seen(match).known == NOTHING
    assert seen(match).counts == [2, 1, 1]


@positive("the-all-seeing-eye", "9.16")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_is_plain_data_that_survives_json(seat: Seat | None) -> None:
    match = laid("black-3 red-1", "blue-1 blue-2", "green-4", events="the-all-seeing-eye")
    play(match, "0 black-3", leaves_open="looked")
    data = match.view(seat).as_json()
    assert json.loads(json.dumps(data)) == data


def test_no_hidden_card_changes_what_a_seat_or_the_public_sees() -> None:
    one = laid("red-1 blue-1", "red-2 green-9", "green-4", draw="blue-5 blue-6", events="doomsday tornado")
    other = laid("red-1 blue-1", "blue-6 fuck-you", "red-2", draw="green-4 blue-5", events="tornado doomsday")
    assert seen(one, 0) == seen(other, 0)
    assert seen(one) == seen(other)
    assert seen(one, 1) != seen(other, 1)


@negative("gambling-man", "R24")
def test_what_others_have_chosen_stays_hidden_until_all_have() -> None:
    match = laid("black-3 red-1 blue-1", "red-5 red-7", "red-6 green-1", events="gambling-man")
    play(match, "0 black-3", leaves_open="bet")
    before = [seen(match, seat) for seat in (0, 2, None)]
    play(match, "1 red-7", leaves_open="bet")
    assert [seen(match, seat) for seat in (0, 2, None)] == before
    assert seen(match).asked == [0, 1, 2]


@negative("gift", "5.6")
def test_a_bystander_cannot_tell_one_gift_from_another() -> None:
    one = laid("gift:red blue-1 blue-2 red-6", "green-1", "yellow-1")
    other = laid("gift:red fuck-you blue-2 red-6", "green-1", "yellow-1")
    play(one, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 red-6")
    play(other, "0 gift:red", "0 -> 1", "1 no", "0 blue-2", "0 red-6")
    assert seen(one, 2) == seen(other, 2)
    assert seen(one) == seen(other)


# What is remembered


@positive("gift", "5.6")
def test_a_giver_knows_the_cards_given_and_nobody_else_does() -> None:
    match = laid("gift:red blue-1 blue-2 red-6", "green-1", "yellow-1")
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 red-6")
    assert known(match, 0) == [[], ["blue-1", "red-6"], []]
    assert sorted(seen(match, 1).hand) == ["blue-1", "green-1", "red-6"]
    assert known(match, 1) == known(match, 2) == known(match) == NOTHING


@positive("exchange", "5.7")
def test_both_sides_of_an_exchange_know_what_went_each_way() -> None:
    match = laid("exchange:red blue-1 blue-2", "green-1 green-2", "yellow-1")
    play(match, "0 exchange:red", "0 -> 1", "1 no", "0 blue-1", "0 blue-2")
    assert known(match, 0) == [[], ["blue-1", "blue-2"], []]
    assert known(match, 1) == [["green-1", "green-2"], [], []]
    assert known(match, 2) == known(match) == NOTHING


@positive("charity", "9.1")
def test_a_blind_card_is_known_to_its_old_owner_only() -> None:
    match = laid("black-3 red-1", "red-2", "blue-1 blue-2 blue-4", events="charity", luck=[2, 0])
    play(match, "0 black-3")
    assert known(match, 2) == [["blue-1"], ["blue-4"], []]
    assert known(match, 0) == known(match, 1) == known(match) == NOTHING


@positive("9.4", "earthquake")
def test_knowledge_goes_with_a_whole_hand_in_an_earthquake() -> None:
    match = laid(
        "gift:red blue-1 blue-2 red-6", "black-3 green-1", "yellow-1 fantastic", pile="red-9", events="earthquake"
    )
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 blue-2", "1 draw", "1 pass", "2 fantastic", "2 wish 3")
    play(match, "0 draw", "0 pass", "1 black-3")
    assert known(match, 0)[2] == ["blue-1", "blue-2"]
    assert "red-6" in known(match, 0)[1]
    assert known(match, 1)[2] == sorted(seen(match, 2).hand)
    assert known(match) == NOTHING


@positive("9.14", "robin-hood")
def test_robin_hood_shows_the_two_hands_to_their_old_owners_and_nothing_to_others() -> None:
    match = laid("black-3 red-1 red-2", "blue-1", "green-1 green-2 green-4", events="robin-hood")
    play(match, "0 black-3")
    assert known(match, 1) == [[], [], ["blue-1"]]
    assert known(match, 2) == [[], ["green-1", "green-2", "green-4"], []]
    assert known(match, 0) == known(match) == NOTHING


@positive("9.9", "market")
def test_everybody_knows_who_took_what_from_the_market() -> None:
    match = laid("black-3 red-1", "red-2", "green-1", events="market", draw="blue-1 blue-2 blue-4")
    play(match, "0 black-3", "1 blue-4", "2 blue-1", "0 blue-2")
    assert known(match) == [["blue-2"], ["blue-4"], ["blue-1"]]
    assert known(match, 1) == [["blue-2"], [], ["blue-1"]]


@positive("9.8", "gambling-man")
def test_everybody_knows_the_cards_a_gambler_won_and_not_those_drawn() -> None:
    match = laid("black-3 red-1 blue-1", "red-5 blue-2", "green-1", events="gambling-man")
    play(match, "0 black-3", "0 red-1", "1 red-5", "2 no")
    assert known(match) == known(match, 0) == known(match, 2) == [[], ["red-1", "red-5"], []]


@positive("9.16", "the-all-seeing-eye")
def test_what_the_eye_has_shown_is_remembered_and_later_draws_are_not_known() -> None:
    match = laid("black-3 red-1", "blue-1 blue-3", "green-1", events="the-all-seeing-eye", draw="green-9")
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", "1 draw", "1 blue-3")
    assert known(match) == [["red-1"], ["blue-1"], ["green-1"]]
    assert known(match, 2) == [["red-1"], ["blue-1"], []]
    assert sorted(seen(match, 1).hand) == ["blue-1", "green-9"]


@positive("9.11", "merry-christmas")
def test_who_gives_cards_at_christmas_knows_who_has_which() -> None:
    match = laid("black-3 red-1 red-2", "blue-1 blue-2", "green-1", events="merry-christmas")
    play(match, "0 black-3", "0 -> 1", "0 -> 2", "1 -> 2", "1 -> 0", "2 -> 1")
    assert known(match, 0) == [[], ["red-1"], ["red-2"]]
    assert known(match, 1) == [["blue-2"], [], ["blue-1"]]
    assert known(match, 2) == [[], ["green-1"], []]
    assert known(match) == NOTHING


@positive("9.15", "surprise-party")
def test_who_gives_a_card_at_a_surprise_party_knows_who_has_it() -> None:
    match = laid("black-3 red-1 red-2", "blue-1", "green-1", events="surprise-party")
    play(match, "0 black-3", "0 red-2", "0 -> 2", "1 blue-1", "1 -> 2", "2 green-1", "2 -> 1")
    assert known(match, 0) == [[], [], ["red-2"]]
    assert known(match, 1) == [[], [], ["blue-1"]]
    assert known(match, 2) == [[], ["green-1"], []]
    assert known(match) == NOTHING


@negative("9.11", "9.15", "merry-christmas", "surprise-party")
@pytest.mark.parametrize("event", ["merry-christmas", "surprise-party"])
def test_at_a_feast_nobody_knows_what_others_gave_each_other(event: str) -> None:
    views = []
    for gift in ("red-1", "red-2"):
        other = "red-2" if gift == "red-1" else "red-1"
        match = laid(f"black-3 {gift} {other} red-4", "blue-1 blue-2", "green-1", "yellow-1", events=event)
        if event == "merry-christmas":
            play(match, "0 black-3", "0 -> 1", "0 -> 2", "0 -> 3", "1 -> 0", "1 -> 2", "2 -> 0", "3 -> 1")
        else:
            play(
                match,
                "0 black-3",
                f"0 {gift}",
                "0 -> 1",
                "1 blue-1",
                "1 -> 0",
                "2 green-1",
                "2 -> 3",
                "3 yellow-1",
                "3 -> 2",
            )
        views.append([seen(match, 3), seen(match)])
    assert views[0] == views[1]


# What is forgotten


@negative("gift", "5.6")
def test_a_known_card_that_is_played_is_no_longer_known_in_the_hand() -> None:
    match = laid("gift:red blue-1 red-6 red-7", "green-1", "yellow-1")
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 red-6", "1 red-6")
    assert known(match, 0) == [[], ["blue-1"], []]


@negative("gift", "5.6")
def test_a_secret_move_between_others_ends_all_knowledge_of_the_hand_it_left() -> None:
    match = laid("gift:red blue-1 red-6 red-7", "gift:red green-1 green-2", "yellow-1")
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 red-6")
    assert known(match, 0) == [[], ["blue-1", "red-6"], []]
    play(match, "1 gift:red", "1 -> 2", "2 no", "1 green-1", "1 green-2")
    assert known(match, 0) == NOTHING
    assert known(match, 1) == [[], [], ["green-1", "green-2"]]


@boundary("gift", "5.6")
def test_who_receives_the_cards_that_leave_a_hand_still_knows_the_rest_of_it() -> None:
    match = laid("gift:red blue-1 red-6 red-7", "gift:red green-1 green-2", "yellow-1")
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 red-6")
    play(match, "1 gift:red", "1 -> 0", "0 no", "1 green-1", "1 red-6")
    assert known(match, 0) == [[], ["blue-1"], []]
    assert known(match, 1) == [["green-1", "red-6"], [], []]


@boundary("gift", "5.6")
def test_of_two_equal_cards_playing_one_leaves_one_fewer_known() -> None:
    match = laid("gift:red red-6 red-6 red-7", "green-1", "yellow-1")
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 red-6", "0 red-6")
    assert known(match, 0) == [[], ["red-6", "red-6"], []]
    play(match, "1 red-6")
    assert known(match, 0) == [[], ["red-6"], []]


@boundary("gift", "5.6")
@pytest.mark.parametrize(("hand", "draw"), [("red-6", "green-1"), ("green-1", "red-6")])
def test_a_known_card_may_be_the_one_played_if_its_owner_held_an_equal_one(hand: str, draw: str) -> None:
    match = laid("gift:red red-6 blue-1 red-7", hand, "yellow-1", draw=draw)
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 red-6", "0 blue-1", "1 draw", "1 pass", "2 draw", "2 pass")
    play(match, "0 draw", "0 pass", "1 red-6")
    assert known(match, 0) == [[], ["blue-1"], []]
    assert sorted(seen(match, 1).hand) == ["blue-1", "green-1", "red-6"]


@negative("9.19", "tornado")
def test_a_tornado_wipes_out_all_knowledge() -> None:
    match = laid("black-3 red-1", "fantastic blue-1", "black-4 green-1", events="the-all-seeing-eye tornado")
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready")
    assert known(match) == [["red-1"], ["blue-1", "fantastic"], ["black-4", "green-1"]]
    play(match, "1 fantastic", "1 wish 4", "2 black-4")
    assert [known(match, seat) for seat in (0, 1, 2, None)] == [NOTHING] * 4


@negative("9.13", "recession")
def test_discarded_cards_are_no_longer_known_and_the_rest_of_the_hand_still_is() -> None:
    match = laid(
        *("black-3 red-1 red-2", "fantastic blue-1 blue-2 blue-4", "black-4 green-1 green-2 green-5 green-6"),
        events="the-all-seeing-eye recession",
    )
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", "1 fantastic", "1 wish 4")
    play(match, "2 black-4", "0 red-1", "1 blue-2", "1 blue-1", "2 green-1", "2 green-2", "2 green-5")
    assert known(match) == [["red-2"], ["blue-4"], ["green-6"]]
    assert known(match, 0) == [[], ["blue-4"], ["green-6"]]


@negative("2.2", "finish-line")
def test_a_new_round_begins_with_no_knowledge() -> None:
    match = laid("black-3 red-1", "fantastic blue-1", "black-4 green-1", events="the-all-seeing-eye finish-line")
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", "1 fantastic", "1 wish 4")
    match.answer("black-4", 2)
    assert seen(match).round == 2
    assert [known(match, seat) for seat in (0, 1, 2, None)] == [NOTHING] * 4
    assert seen(match).sheet == [[1, 1, 1]]


@positive("9.11", "merry-christmas")
def test_a_hand_given_whole_to_one_player_takes_what_is_known_of_it_along() -> None:
    hands = ["black-3 red-1", "fantastic blue-1", "black-4 green-1"]
    match = deal("frantic", hands=hands, pile="red-3", events="the-all-seeing-eye merry-christmas", ask_forced=True)
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", "1 fantastic", "1 wish 4")
    play(match, "2 black-4", "0 -> 1", "1 -> 2", "2 -> 0")
    assert seen(match).known == [["green-1"], ["red-1"], ["blue-1"]]


@pytest.mark.parametrize(("given", "kept"), [("red-5", "red-2"), ("red-2", "red-5")])
def test_the_pile_does_not_tell_in_which_order_discards_came_into_a_hand(given: str, kept: str) -> None:
    hands = [f"gift:red {given} blue-1 red-9 green-9", f"black-9 {kept}", "green-1 green-2 yellow-4"]
    match = deal("frantic", hands=hands, pile="red-3", events="vandalism", draw="green-5 blue-8", ask_forced=True)
    play(match, "0 gift:red", "0 -> 1", "1 no", f"0 {given}", "0 blue-1", "1 draw", "1 pass", "2 draw", "2 pass")
    play(match, "0 red-9", "1 black-9")
    assert seen(match, 2).pile == ["red-3", "gift:red", "red-9", "red-2", "red-5", "black-9"]


@pytest.mark.parametrize(("given", "kept"), [("red-5", "red-2"), ("red-2", "red-5")])
def test_options_do_not_tell_in_which_order_a_hand_was_collected_by_its_former_owner(given: str, kept: str) -> None:
    hands = [
        f"gift:red {given} blue-1 red-9 green-9",
        f"black-9 fantastic {kept}",
        "green-1 green-2 yellow-4 fantastic",
    ]
    draw = "green-5 blue-8 yellow-6 yellow-7 yellow-8 green-8"
    match = deal("frantic", hands=hands, pile="red-3", events="earthquake", draw=draw, ask_forced=True)
    play(match, "0 gift:red", "0 -> 1", "1 no", f"0 {given}", "0 blue-1", "1 draw", "1 pass", "2 draw", "2 pass")
    play(match, "0 red-9", "1 black-9", "2 fantastic", "2 wish red", "0 draw", "0 pass", "1 draw", "1 pass")
    assert seen(match, 2).options == ["red-2", "red-5", "draw"]


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sees_through_a_seat_that_is_not_there(seat: int) -> None:
    match = deal("frantic", hands=["red-1", "red-2", "red-3"])
    with pytest.raises(WrongSeats):
        match.view(seat)
    with pytest.raises(WrongSeats):
        match.imagine(seat, Luck.from_seed(1))
