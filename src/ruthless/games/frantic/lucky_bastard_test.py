"""Scenarios for Lucky Bastard: who is asked, what it protects from and for how long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ruthless import Match
from ruthless.games.frantic.book import EVENTS
from ruthless.kernel.seats import Seat
from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen, trouble

POINTS, ROUNDS = {"limit": 1}, {"scoring": "rounds", "rounds": 1}
THROWN = ("0 black-3", "1 lucky-bastard", "1 no")
"""Seat 0 triggers an event, and seat 1 throws Lucky Bastard in without a wish."""


def laid(*hands: str, **more: Any) -> Match:
    """The expansion, these hands and a red 3 on the pile; one round ends the match."""
    return trouble(*hands, **{"pile": "red-3", "options": POINTS, **more})


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


def draw_and_pass(match: Match, *seats: int) -> None:
    """These seats draw in turn and play nothing."""
    for seat in seats:
        match.answer("draw", seat)
        match.answer("pass", seat)


# Who is asked


@boundary("lucky-bastard", "time-bomb", "12.9", "R44", "R48")
def test_who_is_protected_from_a_second_bomb_only_stays_under_the_first() -> None:
    match = trouble(
        *("black-3 red-1 red-3", "lucky-bastard green-3 red-6", "troublemaker:green red-5 blue-5"),
        pile="red-3",
        events="time-bomb repeat",
    )
    play(match, "0 black-3", "1 no", "1 green-3", "2 troublemaker:green", "1 lucky-bastard", "1 wish red")
    assert (seen(match).bomb, seen(match).spared) == ([2, 2, 3], [])


@positive("lucky-bastard", "12.7", "R42", "R24")
@pytest.mark.parametrize("held", ["blue-1", "lucky-bastard", "mimicry"])
def test_before_an_event_everybody_with_cards_is_asked_whatever_they_hold(held: str) -> None:
    match = laid("black-3 red-1", held, "red-2", events="doomsday", ask_forced=True)
    play(match, "0 black-3", leaves_open="lucky-bastard")
    assert seen(match).asked == seen(match, 2).asked == [0, 1, 2]
    assert seen(match, 1).options == (["no"] if held == "blue-1" else ["no", held])
    assert seen(match, 2).options == ["no"]
    assert (seen(match).events, seen(match, 2).question) == ([], {"id": "lucky-bastard"})


@negative("lucky-bastard", "R24", "R42")
def test_who_has_no_cards_is_not_asked() -> None:
    match = laid("black-3", "red-2", "red-4", events="friday-the-13th", ask_forced=True)
    play(match, "0 black-3", leaves_open="lucky-bastard")
    assert seen(match).asked == [1, 2]


@negative("lucky-bastard", "R24")
@pytest.mark.parametrize(
    ("pile", "asked"),
    [("red-3 lucky-bastard", True), ("red-3 mimicry", True), ("red-3 mimicry lucky-bastard", False)],
)
def test_nobody_is_asked_once_everything_that_could_be_thrown_in_lies_open(pile: str, asked: bool) -> None:
    match = laid("black-3 red-1", "blue-3", "red-4", pile=pile, events="friday-the-13th", ask_forced=True)
    play(match, "0 black-3", leaves_open="lucky-bastard" if asked else "play-or-draw")


@negative("lucky-bastard", "R24")
def test_that_somebody_is_known_to_hold_it_does_not_change_who_is_asked() -> None:
    match = laid(
        *("black-3 red-1", "fantastic lucky-bastard", "black-4 red-2"),
        events="the-all-seeing-eye friday-the-13th",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 no", "2 no", "0 ready", "1 ready", "2 ready", "1 fantastic", "1 wish 4")
    play(match, "2 black-4", leaves_open="lucky-bastard")
    assert seen(match).asked == [0, 1, 2]


@negative("lucky-bastard", "12.7")
def test_no_other_card_can_be_thrown_in_before_an_event() -> None:
    match = laid("black-3 red-1", "lucky-bastard counterattack nice-try", "red-2", events="doomsday")
    play(match, "0 black-3", leaves_open="lucky-bastard")
    for card in ("counterattack", "nice-try"):
        assert declined(match, f"1 {card}") == ("no-reaction", "12.7")
    assert declined(match, "1 mimicry") == ("not-in-hand", "3.1")


@negative("lucky-bastard", "12.7", "0")
def test_it_is_not_thrown_in_against_anything_but_an_event() -> None:
    match = laid("gift:red red-1 red-2 red-4", "lucky-bastard blue-3", "red-5", ask_forced=True)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert declined(match, "1 lucky-bastard") == ("no-reaction", "7.1")
    play(match, "1 no", "0 red-1", "0 red-2")
    assert declined(match, "0 lucky-bastard") == ("not-asked", "0")


@positive("lucky-bastard", "R42", "8.2")
def test_as_start_card_a_black_number_lets_everybody_throw_it_in_the_dealer_too() -> None:
    match = trouble(
        "red-1 red-3", "lucky-bastard red-2", "blue-3", start="black-3", dealer=1, events="third-time-lucky"
    )
    assert seen(match, 1).options == ["no", "lucky-bastard"]
    play(match, "1 lucky-bastard", "1 no")
    assert (seen(match).counts, seen(match).player) == ([5, 1, 4], 2)


# In one's own turn


@positive("lucky-bastard", "12.7", "6.1", "6.2")
def test_in_ones_own_turn_it_only_wishes_for_a_colour_and_has_to() -> None:
    match = laid("lucky-bastard red-1", "blue-2", "red-2", events="doomsday")
    play(match, "0 lucky-bastard", leaves_open="wish-colour")
    assert declined(match, "0 no") == ("must-wish", "6.1")
    assert declined(match, "0 wish 5") == ("wish-only-colour", "6.2")
    play(match, "0 wish blue")
    assert (seen(match).demand, seen(match).player, seen(match).events) == ("wish blue", 1, [])
    assert hands(match) == ["red-1", "blue-2", "red-2"]


@negative("lucky-bastard", "12.8")
def test_played_in_ones_own_turn_it_protects_from_nothing() -> None:
    match = laid("lucky-bastard red-4", "fantastic blue-2", "black-4 red-2", events="third-time-lucky")
    play(match, "0 lucky-bastard", "0 wish blue", "1 fantastic", "1 wish 4", "2 black-4")
    assert seen(match).counts == [4, 4, 4]


@boundary("lucky-bastard", "2.4", "10.1")
def test_as_start_card_the_dealer_wishes_and_as_the_last_card_it_finishes_the_round() -> None:
    match = trouble("red-1", "red-2", "blue-3", start="lucky-bastard", dealer=1)
    play(match, "1 wish blue")
    assert (seen(match).demand, seen(match).player) == ("wish blue", 2)
    match = laid("lucky-bastard", "red-2", "blue-3")
    play(match, "0 lucky-bastard", "0 wish red")
    assert (match.over, match.scores) == (True, [0, 2, 3])


# The wish


@positive("lucky-bastard", "12.7", "4.5")
def test_who_throws_it_in_may_wish_for_a_colour_which_then_has_to_be_matched() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3 blue-1", "red-2", events="friday-the-13th")
    facts = listen(match)
    play(match, "0 black-3", "1 lucky-bastard", leaves_open="wish-colour")
    assert seen(match, 1).options == ["wish red", "wish yellow", "wish green", "wish blue", "no"]
    assert declined(match, "1 wish 3") == ("wish-only-colour", "6.2")
    play(match, "1 wish blue")
    assert (seen(match).demand, seen(match, 1).options) == ("wish blue", ["blue-1", "draw"])
    assert told(facts) == [
        "plays seat=0 card=black-3",
        "plays seat=1 card=lucky-bastard",
        "is-protected seat=1",
        "wishes seat=1 wish=wish blue",
        "event seat=0 event=friday-the-13th",
        "has-turn seat=1",
    ]


@boundary("lucky-bastard", "12.7", "4.4")
def test_without_a_wish_what_had_to_be_matched_still_has_to_be() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3 blue-1 black-4", "red-2", events="friday-the-13th")
    play(match, *THROWN)
    assert (seen(match).top, seen(match).demand) == ("lucky-bastard", "black-3")
    assert seen(match, 1).options == ["green-3", "draw"]
    match = laid("troublemaker:red red-1", "lucky-bastard red-2 troublemaker:blue", "red-4", events="friday-the-13th")
    play(match, "0 troublemaker:red", "1 lucky-bastard", "1 no")
    assert seen(match, 1).options == ["red-2", "troublemaker:blue", "draw"]


@boundary("lucky-bastard", "4.12", "recession", "12.7")
def test_what_is_discarded_under_it_does_not_decide_what_fits() -> None:
    match = laid("black-3 red-1 red-2 red-4", "lucky-bastard green-3", "red-5 red-6", events="recession")
    play(match, *THROWN, "2 red-5", "0 red-1", "0 red-2")
    assert seen(match).pile == ["red-3", "black-3", "red-5", "red-1", "red-2", "lucky-bastard"]
    assert seen(match).demand == "black-3"


@negative("lucky-bastard", "9.21", "vandalism")
def test_its_wish_is_no_colour_played() -> None:
    match = laid("black-3 red-1 blue-1", "lucky-bastard red-2 blue-2", "red-4 blue-4", events="vandalism")
    play(match, "0 black-3", "1 lucky-bastard", "1 wish blue")
    assert hands(match) == ["blue-1", "blue-2 red-2", "blue-4"]


# What protection means

FOLLOWING = {"plague": "tornado third-time-lucky", "event-manager": "third-time-lucky charity tornado"}
"""What these events bring about."""


def carry_out(match: Match, *lines: str) -> set[tuple[Seat, str]]:
    """Give these answers and any to what the event asks from then on. Gives who was asked what by the event."""
    for line in lines:
        match.answer(line[2:], int(line[0]))
    asked: set[tuple[Seat, str]] = set()
    while seen(match).stage == "event":
        for decision in match.pending:
            asked.add((decision.seat, decision.question.id))
            match.answer(decision.options[0], decision.seat)
    return asked


@positive("lucky-bastard", "12.8", "R43")
@pytest.mark.parametrize("event", sorted(set(EVENTS) - {"doomsday", "finish-line"}))
@pytest.mark.parametrize("scoring", ["points", "rounds"])
def test_no_event_touches_the_hand_or_the_account_of_who_is_protected(event: str, scoring: str) -> None:
    match = laid(
        *("black-3 red-1 red-1 black-6", "lucky-bastard red-2 blue-2 black-5 fantastic", "red-4 blue-4 black-7"),
        events=f"{event} {FOLLOWING.get(event, '')}",
        used_events="third-time-lucky" if event == "repeat" else "",
        options={"scoring": scoring},
        ask_forced=True,
    )
    asked = carry_out(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no")
    assert {question for seat, question in asked if seat == 1} <= {"looked"}
    assert seen(match, 1).hand == ["black-5", "fantastic", "red-2", "blue-2"]
    assert match.scores[1] == 0
    assert [seen(match, seat).known[1] for seat in (0, 2)] == [[], []]


@positive("lucky-bastard", "12.8", "expansion", "9.5")
def test_who_is_protected_takes_no_place_in_the_order() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", "red-4", events="expansion")
    play(match, *THROWN)
    assert seen(match).counts == [1 + 3, 1, 1 + 1, 1 + 2]


@positive("lucky-bastard", "R43", "robin-hood", "9.14")
def test_most_and_fewest_are_found_among_the_others() -> None:
    match = laid(
        "black-3 red-1 red-2", "lucky-bastard green-3", "red-4 red-5 red-6", "blue-1 blue-2", events="robin-hood"
    )
    play(match, *THROWN)
    assert hands(match) == ["red-1 red-2", "green-3", "blue-1 blue-2", "red-4 red-5 red-6"]


@positive("lucky-bastard", "R43", "communism", "9.2")
def test_nobody_draws_up_to_a_hand_that_is_not_there() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3 blue-1 blue-2", "red-4", events="communism")
    play(match, *THROWN)
    assert seen(match).counts == [1, 3, 1]


@positive("lucky-bastard", "12.8", "earthquake", "9.4")
def test_hands_are_passed_on_over_the_head_of_who_is_not_there() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="earthquake")
    play(match, *THROWN)
    assert hands(match) == ["red-2", "green-3", "red-1"]


@negative("lucky-bastard", "12.8", "surprise-party")
def test_nothing_can_be_given_to_who_is_protected() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", "red-4", events="surprise-party")
    play(match, *THROWN, leaves_open="wrap")
    assert seen(match).asked == [0, 2, 3]
    assert declined(match, "2 -> 1") == ("is-absent", "12.8")


@negative("lucky-bastard", "12.8", "trust-fall", "identity-theft")
def test_who_is_protected_cannot_be_named() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", "red-4", events="trust-fall")
    play(match, *THROWN, leaves_open="trust")
    assert seen(match, 2).options == ["-> 3", "-> 0"]
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", "red-4", events="identity-theft", options=ROUNDS)
    play(match, *THROWN, leaves_open="first-chair")
    assert seen(match, 0).options == ["-> 2", "-> 3", "-> 0"]


@positive("lucky-bastard", "the-all-seeing-eye", "9.16", "R43")
def test_who_is_protected_shows_nothing_and_looks_on_all_the_same() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="the-all-seeing-eye", ask_forced=True)
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="looked")
    assert seen(match).asked == [0, 1, 2]
    assert seen(match, 1).known == [["red-1"], [], ["red-2"]]
    assert seen(match, 0).known == [[], [], ["red-2"]]


@positive("lucky-bastard", "market", "9.9")
def test_for_who_is_protected_no_card_is_laid_open() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="market", draw="blue-1 blue-2 blue-4")
    play(match, *THROWN, leaves_open="take-from-market")
    assert sorted(seen(match).market) == ["blue-1", "blue-2"]


@boundary("lucky-bastard", "12.8", "R43", "distributor", "event-manager", "repeat")
def test_a_protected_trigger_makes_the_choices_of_a_trigger_all_the_same() -> None:
    hands_held = ("black-3 lucky-bastard red-1", "blue-3", "red-2")
    match = laid(*hands_held, events="distributor")
    play(match, "0 black-3", "0 lucky-bastard", "0 no", leaves_open="packet")
    assert seen(match, 0).options == ["-> 1", "-> 2"]
    assert seen(match, 0).known == [[], ["blue-3"], ["red-2"]]
    match = laid(*hands_held, events="event-manager charity third-time-lucky tornado")
    play(match, "0 black-3", "0 lucky-bastard", "0 no", "0 third-time-lucky")
    assert seen(match).counts == [1, 4, 4]
    match = laid(*hands_held, events="repeat", used_events="third-time-lucky charity")
    play(match, "0 black-3", "0 lucky-bastard", "0 no", "0 third-time-lucky")
    assert seen(match).counts == [1, 4, 4]


@boundary("lucky-bastard", "R43", "black-hole", "13.1")
def test_if_the_trigger_is_protected_a_black_hole_has_nobody_to_go_to() -> None:
    match = laid("black-3 lucky-bastard red-1", "blue-3 black-4", "black-5 red-2", events="black-hole")
    play(match, "0 black-3", "0 lucky-bastard", "0 no")
    assert hands(match) == ["red-1", "black-4 blue-3", "black-5 red-2"]


@boundary("lucky-bastard", "12.8", "8.2")
def test_a_protected_trigger_is_not_there_although_it_came_last() -> None:
    match = laid("black-3 lucky-bastard red-1", "blue-3", "red-2", events="expansion")
    play(match, "0 black-3", "0 lucky-bastard", "0 no")
    assert seen(match).counts == [1, 2, 3]


@positive("lucky-bastard", "12.7")
def test_everybody_sees_who_is_protected_until_the_event_is_over() -> None:
    match = laid("black-3 red-1 red-4", "lucky-bastard green-3", "red-2 red-5", events="surprise-party")
    play(match, *THROWN, leaves_open="party-card")
    assert seen(match).absent == seen(match, 2).absent == [1]
    play(match, "0 red-1", "2 red-2")
    assert seen(match).absent == []


@negative("lucky-bastard", "6.1", "12.7", "plague")
def test_when_the_round_is_ending_no_wish_is_asked_for() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="plague finish-line friday-the-13th")
    play(match, "0 black-3", "1 no", "1 no", "1 lucky-bastard")
    assert match.over


# Two at once, the last card


@positive("lucky-bastard", "mimicry", "R42", "R34")
def test_both_can_be_thrown_in_at_the_same_event_one_wish_after_the_other() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "mimicry red-2", "red-4", events="expansion")
    facts = listen(match)
    play(match, "0 black-3", "2 mimicry", "1 lucky-bastard", "1 wish red", "2 wish green")
    assert seen(match).counts == [1 + 2, 1, 1, 1 + 1]
    assert (seen(match).demand, seen(match).pile[-2:]) == ("wish green", ["lucky-bastard", "mimicry"])
    assert [line.split()[0] for line in told(facts)[1:8]] == [
        *("plays", "is-protected", "wishes"),
        *("plays", "imitates", "is-protected", "wishes"),
    ]


@negative("lucky-bastard", "R42")
def test_until_all_have_answered_nobody_sees_what_was_thrown_in() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "mimicry red-2", events="expansion", ask_forced=True)
    play(match, "0 black-3", leaves_open="lucky-bastard")
    before = [seen(match, seat) for seat in (0, 2, None)]
    play(match, "1 lucky-bastard", leaves_open="lucky-bastard")
    assert [seen(match, seat) for seat in (0, 2, None)] == before


@boundary("lucky-bastard", "mimicry", "R43")
@pytest.mark.parametrize("event", sorted(set(EVENTS) - {"doomsday", "finish-line"}))
def test_if_everybody_is_protected_an_event_finds_nobody_and_moves_nothing(event: str) -> None:
    match = laid(
        *("black-3 lucky-bastard red-1", "mimicry blue-1 green-3"),
        events=f"{event} {FOLLOWING.get(event, '')}",
        ask_forced=True,
    )
    draw = seen(match).draw
    carry_out(match, "0 black-3", "0 lucky-bastard", "1 mimicry", "1 no", "0 no")
    assert hands(match) == ["red-1", "blue-1 green-3"]
    assert (seen(match).draw, seen(match).market, seen(match).player) == (draw, [], 1)


@boundary("lucky-bastard", "10.1", "R43")
def test_thrown_in_as_the_last_card_it_finishes_the_round_once_the_event_is_over() -> None:
    match = laid(
        "black-3 red-1", "lucky-bastard", "red-2", events="third-time-lucky", draw="red-4 red-5 red-6 red-7 red-8 red-9"
    )
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red")
    assert (match.over, match.scores) == (True, [1 + 7 + 8 + 9, 0, 2 + 4 + 5 + 6])


@boundary("lucky-bastard", "nice-try", "7.8", "10.1")
def test_nice_try_answers_a_lucky_bastard_that_was_the_last_card() -> None:
    match = laid(
        "black-3 red-1", "lucky-bastard", "nice-try red-2", events="friday-the-13th", draw="blue-1 blue-2 blue-3"
    )
    play(match, "0 black-3", "1 lucky-bastard", "1 no", "2 nice-try", "2 wish blue")
    assert (hands(match), seen(match).player) == (["red-1", "blue-1 blue-2 blue-3", "red-2"], 1)


# What events start


@positive("lucky-bastard", "plague", "12.8", "13.9")
def test_thrown_in_before_a_plague_it_protects_from_both_events_that_follow() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="plague third-time-lucky expansion")
    play(match, *THROWN)
    assert seen(match).counts == [1 + 3 + 2, 1, 1 + 3 + 1]


@positive("lucky-bastard", "plague", "R42")
def test_before_each_event_of_a_plague_everybody_is_asked_who_is_not_protected_yet() -> None:
    match = laid(
        *("black-3 red-1", "lucky-bastard green-3", "mimicry red-2"),
        events="plague third-time-lucky expansion",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 no", "2 no", leaves_open="lucky-bastard")
    assert (seen(match).events, seen(match).asked) == (["plague"], [0, 1, 2])
    play(match, "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="lucky-bastard")
    assert (seen(match).events, seen(match).asked) == (["plague", "third-time-lucky"], [0, 1, 2])
    assert seen(match).counts == [4, 1, 5]
    play(match, "0 no", "1 no", "2 mimicry", "2 no")
    assert seen(match).counts == [4 + 2, 1 + 1, 4]


@boundary("lucky-bastard", "plague", "R42")
def test_who_is_protected_from_the_plague_is_not_asked_before_its_events() -> None:
    match = laid(
        *("black-3 red-1", "lucky-bastard green-3", "red-2"),
        events="plague friday-the-13th third-time-lucky",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="lucky-bastard")
    assert seen(match).asked == [0, 2]


@boundary("lucky-bastard", "plague", "R42")
def test_if_nobody_is_left_to_be_asked_the_event_simply_comes() -> None:
    match = laid("black-3", "lucky-bastard green-3", events="plague friday-the-13th third-time-lucky", ask_forced=True)
    play(match, "0 black-3", "1 lucky-bastard", "1 no")
    assert seen(match).counts == [3, 1]


@positive("lucky-bastard", "event-manager", "R42", "13.6")
def test_it_may_be_thrown_in_before_event_manager_or_before_its_three_cards_but_not_after() -> None:
    events = "event-manager third-time-lucky charity tornado"
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events=events, ask_forced=True)
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="lucky-bastard")
    assert (seen(match).events, seen(match).asked) == (["event-manager"], [0, 2])
    play(match, "0 no", "2 no", "0 third-time-lucky")
    assert seen(match).counts == [4, 1, 4]
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events=events, ask_forced=True)
    play(match, "0 black-3", *("0 no", "1 no", "2 no"), "0 no", "1 lucky-bastard", "2 no", "1 no", "0 third-time-lucky")
    assert seen(match).counts == [4, 1, 4]
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events=events, ask_forced=True)
    play(match, "0 black-3", *("0 no", "1 no", "2 no") * 2, "0 third-time-lucky")
    assert seen(match).counts == [4, 5, 4]


@positive("lucky-bastard", "repeat", "R42", "13.11")
def test_thrown_in_before_repeat_it_protects_from_what_is_repeated() -> None:
    match = laid(
        *("black-3 red-1", "lucky-bastard green-3", "red-2"),
        events="repeat",
        used_events="third-time-lucky charity",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", "0 third-time-lucky")
    assert seen(match).counts == [4, 1, 4]


@negative("lucky-bastard", "12.9")
def test_the_protection_is_over_with_the_event() -> None:
    match = laid(
        *("black-3 red-4", "lucky-bastard fantastic blue-1", "black-4 red-2"), events="third-time-lucky expansion"
    )
    play(match, *THROWN, "1 fantastic", "1 wish 4", "2 black-4")
    assert seen(match).counts == [4 + 1, 1 + 2, 4 + 3]


# Events that end the round


@positive("lucky-bastard", "12.9", "R44", "doomsday", "finish-line")
@pytest.mark.parametrize(("event", "scores"), [("doomsday", [50, 0, 50]), ("finish-line", [1, 0, 2])])
def test_who_is_protected_from_the_end_of_a_round_has_won_it_with_no_points(event: str, scores: list[int]) -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3 fuck-you", "red-2", events=event)
    play(match, *THROWN)
    assert (match.over, match.scores) == (True, scores)


@positive("lucky-bastard", "12.9", "R44", "14.2", "R58")
@pytest.mark.parametrize("event", ["doomsday", "finish-line"])
def test_without_points_only_who_is_protected_wins_such_a_round(event: str) -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3 fuck-you", "red-2", events=event, options=ROUNDS)
    play(match, *THROWN)
    assert (match.over, match.scores) == (True, [0, 1, 0])


@boundary("lucky-bastard", "R44", "14.2")
@pytest.mark.parametrize(("event", "scores"), [("doomsday", [0, 1, 0]), ("finish-line", [1, 1, 0])])
def test_without_points_who_has_no_cards_wins_with_the_protected_unless_it_is_doomsday(
    event: str, scores: list[int]
) -> None:
    match = laid("black-3", "lucky-bastard green-3", "red-2", events=event, options=ROUNDS)
    play(match, *THROWN)
    assert (match.over, match.scores) == (True, scores)


@boundary("lucky-bastard", "R44", "plague", "R46")
@pytest.mark.parametrize("events", ["finish-line doomsday", "doomsday finish-line"])
def test_protected_from_a_plague_one_is_protected_from_both_ends_it_brings(events: str) -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events=f"plague {events}")
    play(match, *THROWN)
    assert (match.over, match.scores) == (True, [50, 0, 50])


@boundary("lucky-bastard", "plague", "R46", "doomsday", "finish-line")
@pytest.mark.parametrize(
    ("answers", "scores"),
    [(("1 no", "1 lucky-bastard", "1 no"), [50, 50, 50]), (("1 no", "1 no", "1 lucky-bastard"), [50, 0, 50])],
)
def test_of_two_ends_in_a_plague_only_protection_from_doomsday_counts(
    answers: tuple[str, ...], scores: list[int]
) -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="plague finish-line doomsday")
    play(match, "0 black-3", *answers)
    assert (match.over, match.scores) == (True, scores)


def run_out(second: str, **more: Any) -> Match:
    """A Plague whose first event has drawn more than there was; seat 1 can still throw Lucky Bastard in before the second."""
    held = ["black-3 red-1", "lucky-bastard green-3", "red-2"]
    pile = f"red-3 {all_but('red-3', 'blue-1 blue-2', *held, expansion=True)}"
    match = laid(*held, pile=pile, draw="blue-1 blue-2", events=f"plague third-time-lucky {second}", **more)
    play(match, "0 black-3", "1 no", "1 no", leaves_open="lucky-bastard")
    assert (seen(match).counts, seen(match).ended) == ([1, 4, 1], "pile")
    return match


@positive("lucky-bastard", "plague", "R66", "12.7", "10.2")
def test_thrown_in_after_the_pile_has_run_out_it_protects_and_there_is_no_wish_to_make() -> None:
    match = run_out("double-taxation")
    facts = listen(match)
    play(match, "1 lucky-bastard")
    assert (match.over, match.scores) == (True, [1 + 1, 3 + 1 + 2, 2 + 2])
    assert not [line for line in told(facts) if line.startswith("wishes")]


@boundary("lucky-bastard", "plague", "finish-line", "R66", "R44")
def test_a_finish_line_after_the_pile_has_run_out_is_won_by_who_is_protected_from_it() -> None:
    match = run_out("finish-line")
    play(match, "1 lucky-bastard")
    assert (match.over, match.scores) == (True, [1, 0, 2])


@boundary("lucky-bastard", "plague", "finish-line", "R66", "R44")
def test_a_pile_that_runs_out_after_a_finish_line_takes_the_win_from_nobody() -> None:
    held = ["black-3 red-1", "lucky-bastard green-3", "red-2"]
    pile = f"red-3 {all_but('red-3', *held, expansion=True)}"
    match = laid(*held, pile=pile, events="plague finish-line third-time-lucky")
    play(match, "0 black-3", "1 no", "1 lucky-bastard", "1 no")
    assert (match.over, match.scores) == (True, [1, 0, 2])


@negative("lucky-bastard", "plague", "R66", "10.2")
def test_from_the_end_that_an_empty_pile_has_brought_it_saves_nobody() -> None:
    match = run_out("friday-the-13th")
    play(match, "1 lucky-bastard")
    assert (match.over, match.scores) == (True, [1, 3 + 1 + 2, 2])


@negative("lucky-bastard", "12.9", "finish-line")
def test_who_keeps_it_in_hand_scores_like_everybody() -> None:
    match = laid("black-3 red-1", "lucky-bastard green-3", "red-2", events="finish-line")
    play(match, "0 black-3", "1 no")
    assert match.scores == [1, 10, 2]


# Time Bomb


def bomb(*others: str, options: Mapping[str, object] = POINTS, **more: Any) -> Match:
    """A Time Bomb ticks from which seat 1 is protected, and it is that seat's turn; anything red fits."""
    match = laid(
        *("black-3 red-1 red-4", "lucky-bastard red-2 red-6", *(others or ("red-5 blue-5",))),
        events=more.pop("events", "time-bomb"),
        options=options,
        **more,
    )
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red")
    return match


@positive("lucky-bastard", "time-bomb", "12.9")
def test_everybody_sees_who_is_spared_and_whose_turns_are_counted() -> None:
    match = bomb()
    assert (seen(match).spared, seen(match).bomb, seen(match).absent) == ([1], [3, 3, 3], [])
    draw_and_pass(match, 1, 2, 0)
    assert seen(match).bomb == [2, 3, 2]


@positive("lucky-bastard", "time-bomb", "R44", "9.18")
@pytest.mark.parametrize(("options", "won"), [(POINTS, False), (ROUNDS, True)])
def test_a_bomb_that_goes_off_leaves_the_protected_player_the_win(options: Mapping[str, object], won: bool) -> None:
    drawn = [f"blue-{number}" for number in (1, 1, 2, 2, 3, 3, 4, 4, 5, 6)]
    match = bomb(options=options, draw=" ".join(drawn))
    draw_and_pass(match, *(1, 2, 0) * 3)
    assert (match.over, seen(match).player) == (False, 1)
    draw_and_pass(match, 1)
    assert match.over
    hand_0, hand_2 = 1 + 4 + (2 + 3 + 5), 5 + 5 + (1 + 3 + 4)
    assert match.scores == ([0, 1, 0] if won else [2 * hand_0, 0, 2 * hand_2])


@positive("lucky-bastard", "time-bomb", "R44", "10.4")
@pytest.mark.parametrize(("options", "scores"), [(POINTS, [1 + 4 + 10, 6, -10]), (ROUNDS, [0, 0, 1])])
def test_if_somebody_else_finishes_in_time_the_protected_player_scores_the_plain_hand(
    options: Mapping[str, object], scores: list[int]
) -> None:
    match = bomb("red-5", options=options)
    play(match, "1 red-2", "2 red-5")
    assert (match.over, match.scores) == (True, scores)


@boundary("lucky-bastard", "time-bomb", "R44", "10.4")
@pytest.mark.parametrize(("options", "scores"), [(POINTS, [4 + 10, 0, 5 + 10]), (ROUNDS, [0, 1, 0])])
def test_if_the_protected_player_finishes_there_is_nothing_taken_off(
    options: Mapping[str, object], scores: list[int]
) -> None:
    match = bomb("red-8 blue-5", options=options)
    play(match, "1 red-2", "2 red-8", "0 red-1", "1 red-6")
    assert (match.over, match.scores) == (True, scores)


@positive("lucky-bastard", "time-bomb", "R67", "R44", "10.4")
def test_the_others_pay_for_a_bomb_that_somebody_protected_has_beaten_and_nothing_is_doubled() -> None:
    match = bomb("red-8 blue-5")
    play(match, "1 red-2", "2 red-8", "0 red-1", "1 red-6")
    assert match.scores == [4 + 10, 0, 5 + 10]


@boundary("lucky-bastard", "time-bomb", "vandalism", "R67", "10.4", "10.5")
def test_of_two_who_finish_together_only_the_unprotected_gets_the_bonus_of_a_bomb() -> None:
    match = bomb("red-5 red-7", "blue-5 blue-6", events="time-bomb vandalism", draw="troublemaker:red")
    play(match, "1 draw", "1 troublemaker:red")
    assert match.scores == [-10, 0, -10, 11 + 10]


@boundary("lucky-bastard", "time-bomb", "R44", "R18")
def test_thrown_in_as_the_last_card_before_the_bomb_it_finishes_with_nothing_taken_off() -> None:
    match = laid("black-3 red-1", "lucky-bastard", "red-2", events="time-bomb")
    play(match, "0 black-3", "1 lucky-bastard", "1 no")
    assert (match.over, match.scores) == (True, [11, 0, 12])


@boundary("lucky-bastard", "time-bomb", "R44", "R21", "10.2")
@pytest.mark.parametrize(("options", "scores"), [(POINTS, [2 * 5, 2 + 6 + 7, 2 * 10]), (ROUNDS, [1, 0, 0])])
def test_if_the_pile_runs_out_while_the_bomb_ticks_the_protected_hand_is_not_doubled(
    options: Mapping[str, object], scores: list[int]
) -> None:
    held = ["black-3 red-1 red-4", "lucky-bastard red-2 red-6", "red-5 blue-5"]
    pile = f"red-3 {all_but('red-3', 'blue-7', *held, expansion=True)}"
    match = bomb(pile=pile, draw="blue-7", options=options)
    draw_and_pass(match, 1)
    match.answer("draw", 2)
    assert (match.over, match.scores) == (True, scores)


@boundary("lucky-bastard", "time-bomb", "finish-line", "R44", "R21")
@pytest.mark.parametrize(("options", "scores"), [(POINTS, [2 * 5, 2 + 6 + 1, 2 * 5]), (ROUNDS, [1, 0, 1])])
def test_a_finish_line_while_the_bomb_ticks_leaves_the_protected_hand_as_it_is(
    options: Mapping[str, object], scores: list[int]
) -> None:
    match = bomb("red-5 troublemaker:red", events="time-bomb finish-line", options=options, draw="blue-1")
    play(match, "1 draw", "1 pass", "2 troublemaker:red")
    assert (match.over, match.scores) == (True, scores)


@negative("lucky-bastard", "time-bomb", "doomsday", "R13", "R44")
@pytest.mark.parametrize(("options", "scores"), [(POINTS, [50, 50, 50]), (ROUNDS, [0, 0, 0])])
def test_protection_from_the_bomb_is_no_protection_from_doomsday(
    options: Mapping[str, object], scores: list[int]
) -> None:
    match = bomb("red-5 troublemaker:red", events="time-bomb doomsday", options=options, draw="blue-1")
    play(match, "1 draw", "1 pass", "2 troublemaker:red")
    assert (match.over, match.scores) == (True, scores)


@boundary("lucky-bastard", "mimicry", "time-bomb", "R44")
def test_a_bomb_from_which_everybody_is_protected_never_goes_off_and_changes_no_points() -> None:
    match = laid("black-3 lucky-bastard red-1 red-4", "mimicry red-2 red-6", events="time-bomb")
    play(match, "0 black-3", "0 lucky-bastard", "1 mimicry", "1 no", "0 wish red")
    draw_and_pass(match, *(1, 0) * 5)
    assert (match.over, seen(match).bomb) == (False, [3, 3])


# Plus One and Last Chance


@positive("lucky-bastard", "plus-one", "12.9", "13.10")
def test_protected_from_plus_one_one_draws_as_ever_for_the_rest_of_the_round() -> None:
    match = laid("black-3 red-1", "lucky-bastard red-4", "red-2", events="plus-one")
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red")
    assert seen(match).extra_draw == [1, 0, 1]
    draw_and_pass(match, 1, 2)
    assert seen(match).counts == [1, 2, 3]


@positive("lucky-bastard", "last-chance", "12.9", "13.8")
def test_protected_from_last_chance_the_last_card_triggers_nothing() -> None:
    match = laid("black-3 red-1", "lucky-bastard red-2", "red-4", events="last-chance doomsday")
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red")
    assert seen(match).last_chance == [True, False, True]
    play(match, "1 red-2")
    assert (match.over, match.scores) == (True, [1, 0, 4])


@negative("lucky-bastard", "last-chance", "12.9")
def test_the_others_still_trigger_an_event_from_which_lucky_bastard_no_longer_protects() -> None:
    match = laid("black-3 red-1", "lucky-bastard red-2 red-5", "red-4", events="last-chance third-time-lucky")
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red", "1 red-2", "2 red-4")
    assert seen(match).counts == [1 + 3, 1 + 3, 3]


@boundary("lucky-bastard", "last-chance", "R45")
def test_thrown_in_as_the_last_card_before_last_chance_it_triggers_nothing() -> None:
    match = laid("black-3 red-1", "lucky-bastard", "red-4", events="last-chance doomsday")
    play(match, "0 black-3", "1 lucky-bastard", "1 wish red")
    assert (match.over, match.scores) == (True, [1, 0, 4])


@boundary("lucky-bastard", "last-chance", "R42", "R45")
def test_under_last_chance_it_may_be_thrown_in_before_the_event_of_a_last_card() -> None:
    match = laid("red-1", "lucky-bastard red-2", "red-4", events="doomsday", last_chance=[0, 1, 2])
    play(match, "0 red-1", "1 lucky-bastard", "1 no")
    assert (match.over, match.scores) == (True, [50, 0, 50])
