"""Scenarios of the events that bring about others: Event Manager, Plague and Repeat, alone and inside one another."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.games.frantic.deck import deck_for
from ruthless.games.frantic.options import Options
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, before, seen, trouble

ALL_EVENTS = [str(card) for card in deck_for(Options(expansions=("troublemaker",))).events]
ONE_ROUND = {"limit": 1}


def happened(facts: list[Fact]) -> list[str]:
    """The events turned over so far, and who triggered them."""
    return [line.removeprefix("event ") for line in told(facts) if line.startswith("event ")]


def all_used_but(*left: str) -> list[str]:
    """Every event that is not named, as a pile of used ones."""
    return [name for name in ALL_EVENTS if name not in left]


def with_window(events: str, *cards: str, **more: Any) -> Match:
    """Seat 0 can play black-3 and trigger these events, and everybody with cards is asked for Lucky Bastard."""
    return trouble(*cards, **{"pile": "red-3", "events": events, "ask_forced": True, **more})


# Event Manager


@positive("event-manager", "13.6", "R47")
def test_event_manager_turns_over_three_events_and_one_of_them_happens() -> None:
    match = before("event-manager doomsday third-time-lucky tornado finish-line", "black-3 red-1", "red-2")
    facts = listen(match)
    play(match, "0 black-3", leaves_open="choose-event")
    assert seen(match, 0).options == ["doomsday", "third-time-lucky", "tornado"]
    play(match, "0 third-time-lucky")
    assert told(facts)[1:4] == [
        "event seat=0 event=event-manager",
        "turns-over-events seat=0 events=['doomsday', 'third-time-lucky', 'tornado']",
        "chooses-event seat=0 event=third-time-lucky",
    ]
    assert seen(match).counts == [4, 4]
    assert seen(match).events == ["event-manager", "doomsday", "third-time-lucky", "tornado"]
    assert seen(match).events_left == 30


@positive("event-manager", "13.6", "8.2")
def test_who_triggered_event_manager_is_the_trigger_of_the_chosen_event() -> None:
    match = before("event-manager expansion doomsday tornado", "red-1", "black-3 red-2", "red-4", turn=1)
    play(match, "1 black-3", "1 expansion")
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]


@positive("event-manager", "13.6", "12.7", "R42")
def test_lucky_bastard_is_asked_for_before_event_manager_and_before_the_three_but_not_before_the_chosen_one() -> None:
    match = with_window("event-manager third-time-lucky doomsday tornado", "black-3 red-1", "red-2")
    facts = listen(match)
    play(match, "0 black-3", leaves_open="lucky-bastard")
    assert happened(facts) == []
    play(match, "0 no", "1 no", leaves_open="lucky-bastard")
    assert happened(facts) == ["seat=0 event=event-manager"]
    play(match, "0 no", "1 no", leaves_open="choose-event")
    play(match, "0 third-time-lucky", leaves_open="play-or-draw")


@negative("event-manager", "13.6")
def test_event_manager_refuses_events_that_do_not_lie_there_and_other_players() -> None:
    match = before("event-manager doomsday third-time-lucky tornado", "black-3 red-1", "red-2")
    play(match, "0 black-3", leaves_open="choose-event")
    refusal = refused(match, "0 charity")
    assert (refusal.id, refusal.rule) == ("event-not-open", "13.6")
    assert refused(match, "0 event-manager").rule == "13.6"
    assert refused(match, "0 red-1").id == "not-offered"
    assert refused(match, "0 no").id == "not-offered"
    assert refused(match, "1 tornado").id == "not-asked"


@negative("event-manager", "13.6", "R47")
def test_the_events_that_were_not_chosen_are_used_and_do_not_come_next() -> None:
    match = before(
        "event-manager friday-the-13th doomsday finish-line third-time-lucky",
        *("black-3 red-1", "fantastic red-2", "black-4 red-5"),
    )
    play(match, "0 black-3", "0 friday-the-13th", "1 fantastic", "1 wish 4", "2 black-4")
    assert seen(match).events[-1] == "third-time-lucky"
    assert seen(match).counts == [4, 4, 4]


@boundary("event-manager", "13.6", "R47")
def test_event_manager_turns_over_fewer_events_if_there_are_fewer() -> None:
    match = before(
        "event-manager friday-the-13th communism",
        *("black-3 red-1", "red-2 red-4"),
        used_events=all_used_but("event-manager", "friday-the-13th", "communism"),
    )
    play(match, "0 black-3", leaves_open="choose-event")
    assert seen(match, 0).options == ["friday-the-13th", "communism"]
    play(match, "0 communism")
    assert seen(match).counts == [2, 2]
    assert seen(match).events_left == 0


@boundary("event-manager", "13.6", "R47")
def test_event_manager_does_nothing_as_the_last_event_of_the_deck() -> None:
    cards = ("black-3 red-1", "red-2")
    match = before("event-manager", *cards, used_events=all_used_but("event-manager"))
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2"]
    assert (seen(match).events_left, len(seen(match).events)) == (0, 34)


@boundary("event-manager", "13.6", "R42", "R47")
def test_nobody_is_asked_for_lucky_bastard_if_event_manager_has_nothing_to_turn_over() -> None:
    match = with_window("event-manager", "black-3 red-1", "red-2", used_events=all_used_but("event-manager"))
    play(match, "0 black-3", "0 no", "1 no", leaves_open="play-or-draw")


@boundary("event-manager", "13.6", "8.3")
def test_who_has_no_cards_left_still_manages_the_event() -> None:
    match = before("event-manager third-time-lucky doomsday tornado", "black-3", "red-2")
    play(match, "0 black-3", "0 third-time-lucky")
    assert seen(match).counts == [3, 4]


@boundary("event-manager", "plague", "13.6", "13.9")
def test_event_manager_may_choose_plague() -> None:
    match = before("event-manager doomsday plague tornado third-time-lucky expansion", "black-3 red-1", "red-2")
    facts = listen(match)
    play(match, "0 black-3", "0 plague")
    assert happened(facts) == [
        "seat=0 event=event-manager",
        "seat=0 event=third-time-lucky",
        "seat=0 event=expansion",
    ]
    assert seen(match).counts == [1 + 3 + 2, 1 + 3 + 1]


@boundary("event-manager", "repeat", "13.11", "R48")
def test_event_manager_may_choose_repeat_which_knows_the_events_not_chosen() -> None:
    match = before("event-manager third-time-lucky repeat tornado", "black-3 red-1", "red-2")
    play(match, "0 black-3", "0 repeat", leaves_open="repeat-event")
    assert sorted(seen(match, 0).options or []) == ["event-manager", "third-time-lucky", "tornado"]
    play(match, "0 third-time-lucky")
    assert seen(match).counts == [4, 4]


@boundary("event-manager", "last-chance", "13.8")
def test_a_last_chance_may_bring_event_manager_for_who_shed_the_last_card() -> None:
    match = before("event-manager third-time-lucky doomsday tornado", "red-1", "red-2", last_chance=[0, 1])
    play(match, "0 red-1", "0 third-time-lucky")
    assert seen(match).counts == [3, 4]
    assert seen(match).player == 1


# Plague


@positive("plague", "13.9", "8.2")
def test_plague_brings_two_more_events_one_after_the_other_for_the_same_trigger() -> None:
    match = before("plague third-time-lucky expansion doomsday", "red-1", "black-3 red-2", "red-4", turn=1)
    facts = listen(match)
    play(match, "1 black-3")
    assert happened(facts) == ["seat=1 event=plague", "seat=1 event=third-time-lucky", "seat=1 event=expansion"]
    assert seen(match).counts == [1 + 3 + 2, 1 + 3 + 3, 1 + 3 + 1]
    assert seen(match).player == 2


@positive("plague", "13.9", "12.7", "R42")
def test_lucky_bastard_is_asked_for_before_plague_and_before_each_of_its_events() -> None:
    match = with_window("plague friday-the-13th third-time-lucky", "black-3 red-1", "red-2")
    facts = listen(match)
    for count in range(3):
        play(match, *(["0 black-3"] if count == 0 else ["0 no", "1 no"]), leaves_open="lucky-bastard")
        assert len(happened(facts)) == count
    play(match, "0 no", "1 no")
    assert len(happened(facts)) == 3


@positive("plague", "13.9", "R46", "doomsday", "finish-line", "9.3")
def test_doomsday_sets_fifty_points_whichever_of_two_plagues_ends_the_round_first() -> None:
    for events in ("plague doomsday finish-line", "plague finish-line doomsday"):
        match = before(events, "black-3 red-1", "blue-9", options=ONE_ROUND)
        play(match, "0 black-3")
        assert match.scores == [50, 50]
        assert seen(match).events == events.split()


@boundary("plague", "13.9", "12.9", "R44", "R46", "lucky-bastard")
@pytest.mark.parametrize(
    ("events", "thrown_before", "points"),
    [
        ("doomsday finish-line", "finish-line", 50),
        ("doomsday finish-line", "doomsday", 0),
        ("finish-line doomsday", "finish-line", 50),
        ("finish-line doomsday", "doomsday", 0),
    ],
)
def test_protection_helps_against_the_end_that_counts(events: str, thrown_before: str, points: int) -> None:
    match = with_window(
        f"plague {events}", "black-3 red-1", "lucky-bastard blue-9", pile="red-3 mimicry", options=ONE_ROUND
    )
    play(match, "0 black-3", "0 no", "1 no", leaves_open="lucky-bastard")
    for event in events.split():
        if not match.over:
            match.answer("no", 0)
            match.answer("lucky-bastard" if event == thrown_before else "no", 1)
            while match.decision is not None and match.decision.seat == 1:
                match.answer("no")
    assert match.scores == [50, points]


@boundary("plague", "time-bomb", "13.9", "9.18", "R46")
def test_a_bomb_is_not_lit_when_the_round_is_ending_anyway() -> None:
    match = before("plague finish-line time-bomb", "black-3 red-1", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [1, 9]
    match = before("plague time-bomb finish-line", "black-3 red-1", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [2, 18]


@positive("plague", "13.9", "R46", "doomsday", "double-taxation", "identity-theft")
def test_accounts_still_change_in_a_plague_that_has_ended_the_round() -> None:
    match = before("plague doomsday double-taxation", "black-3 red-1", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [50 + 1, 50 + 9]
    match = before("plague doomsday identity-theft", "black-3 red-1", "blue-9", scores=[7, 2], options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [50 + 2, 50 + 7]


@positive("plague", "13.9", "R46", "finish-line", "third-time-lucky")
def test_the_second_event_is_carried_out_although_the_first_has_ended_the_round() -> None:
    match = before(
        "plague finish-line third-time-lucky",
        *("black-3 red-1", "blue-9"),
        draw="blue-1 blue-2 blue-4 green-1 green-2 green-4",
        options=ONE_ROUND,
    )
    play(match, "0 black-3")
    assert match.scores == [1 + 1 + 2 + 4, 9 + 1 + 2 + 4]


@positive("plague", "13.9", "R46", "doomsday", "tornado", "8.1")
def test_hands_still_move_in_a_plague_that_began_with_doomsday() -> None:
    match = before("plague doomsday earthquake", "black-3 red-1", "blue-9", options=ONE_ROUND)
    facts = listen(match)
    play(match, "0 black-3")
    assert "hands-on seat=0 other=1 count=1" in told(facts)
    assert "round-ends text=doomsday" in told(facts)


@negative("plague", "13.9")
def test_plague_brings_no_third_event() -> None:
    match = before("plague friday-the-13th mating-season doomsday", "black-3 red-1", "blue-9")
    play(match, "0 black-3")
    assert seen(match).events == ["plague", "friday-the-13th", "mating-season"]
    assert hands(match) == ["red-1", "blue-9"]


@negative("plague", "13.9", "7.8", "10.1", "R28")
def test_nobody_has_finished_between_the_two_events_of_a_plague() -> None:
    match = before("plague mating-season third-time-lucky", "black-3 red-1 blue-1", "nice-try blue-9")
    play(match, "0 black-3")
    assert seen(match).counts == [3, 5]
    assert seen(match).player == 1


@boundary("plague", "13.9", "10.2")
def test_a_plague_whose_first_event_empties_the_pile_goes_on_as_far_as_possible() -> None:
    cards = ("black-3 red-1", "blue-9 blue-8")
    draw = "blue-1 blue-2 blue-4"
    match = before(
        "plague third-time-lucky recession",
        *cards,
        draw=draw,
        pile="red-3 " + all_but("red-3", draw, *cards, expansion=True),
        options=ONE_ROUND,
    )
    play(match, "0 black-3", "1 blue-9", "0 red-1")
    assert match.scores == [0, 8 + 1 + 2 + 4]


@boundary("plague", "13.9", "russian-roulette", "mating-season", "10.5")
def test_the_second_event_finds_nobody_with_cards() -> None:
    match = before(
        "plague mating-season russian-roulette",
        *("black-3 red-1 blue-1", "green-7 blue-7"),
        scores=[4, 6],
        options={"limit": 6},
    )
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [4, 6]


@boundary("plague", "13.9", "time-bomb", "finish-line", "R21")
def test_a_plague_may_light_a_bomb_and_end_the_round_at_once() -> None:
    match = before("plague time-bomb finish-line", "black-3 red-1", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [2, 18]


@boundary("plague", "13.9", "13.8", "last-chance", "R45")
def test_last_chance_in_a_plague_holds_for_cards_lost_in_its_second_event() -> None:
    match = before("plague last-chance vandalism friday-the-13th", "black-3 red-1 blue-2", "red-2", options=ONE_ROUND)
    facts = listen(match)
    play(match, "0 black-3", "0 no")
    assert happened(facts)[-1] == "seat=1 event=friday-the-13th"
    assert match.scores == [2, 0]


@boundary("plague", "13.9", "13.10", "plus-one")
def test_plus_one_in_a_plague_holds_for_its_second_event() -> None:
    match = before("plague plus-one third-time-lucky", "black-3 red-1", "red-2")
    play(match, "0 black-3")
    assert seen(match).counts == [1 + 4, 1 + 4]


@boundary("plague", "repeat", "13.9", "13.11", "R46", "R48")
def test_a_plague_inside_a_plague_comes_first_and_then_the_rest_of_the_outer_one() -> None:
    match = before(
        "plague repeat third-time-lucky expansion communism doomsday", "black-3 red-1", "red-2", "red-4 red-5 red-6"
    )
    facts = listen(match)
    play(match, "0 black-3", "0 plague")
    assert happened(facts) == [
        "seat=0 event=plague",
        "seat=0 event=repeat",
        "seat=0 event=third-time-lucky",
        "seat=0 event=expansion",
        "seat=0 event=communism",
    ]
    assert seen(match).counts == [8, 8, 8]


@boundary("plague", "repeat", "13.9", "13.11", "doomsday")
def test_the_second_event_of_a_plague_may_repeat_the_first() -> None:
    match = before("plague third-time-lucky repeat", "black-3 red-1", "red-2")
    play(match, "0 black-3", leaves_open="repeat-event")
    assert sorted(seen(match, 0).options or []) == ["plague", "third-time-lucky"]
    play(match, "0 third-time-lucky")
    assert seen(match).counts == [7, 7]


@boundary("plague", "event-manager", "13.9", "13.6", "doomsday", "R46")
def test_event_manager_in_a_plague_chooses_even_after_doomsday_and_the_three_come_off_the_same_deck() -> None:
    match = before(
        "plague doomsday event-manager charity double-taxation tornado", "black-3 red-1", "blue-9", options=ONE_ROUND
    )
    play(match, "0 black-3", "0 double-taxation")
    assert match.scores == [51, 59]


@boundary("plague", "13.9", "8.4", "R11", "R59")
def test_a_deck_used_up_inside_a_plague_is_shuffled_with_plague_in_it() -> None:
    lowest_to_the_top = [0] * 33
    match = before(
        "plague friday-the-13th",
        *("black-3 red-1", "red-2"),
        used_events=[*all_used_but("plague", "friday-the-13th", "third-time-lucky"), "third-time-lucky"],
        luck=lowest_to_the_top,
    )
    play(match, "0 black-3")
    assert seen(match).events == ["third-time-lucky"]
    assert seen(match).events_left == 33
    assert seen(match).counts == [4, 4]


# Repeat


@positive("repeat", "13.11", "8.2")
def test_repeat_makes_an_event_of_this_round_happen_again_for_its_own_trigger() -> None:
    match = before(
        "repeat doomsday", "red-1", "black-3 red-2", "red-4", turn=1, used_events="expansion friday-the-13th"
    )
    facts = listen(match)
    play(match, "1 black-3", leaves_open="repeat-event")
    assert sorted(seen(match, 1).options or []) == ["expansion", "friday-the-13th"]
    play(match, "1 expansion")
    assert "chooses-event seat=1 event=expansion" in told(facts)
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]
    assert seen(match).events == ["friday-the-13th", "expansion", "repeat"]


@positive("repeat", "13.11", "12.7", "R42")
def test_nobody_is_asked_for_lucky_bastard_before_an_event_that_repeat_has_chosen() -> None:
    match = with_window("repeat", "black-3 red-1", "red-2", used_events="third-time-lucky")
    play(match, "0 black-3", "0 no", "1 no", "0 third-time-lucky", leaves_open="play-or-draw")
    assert seen(match).counts == [4, 4]


@positive("repeat", "13.11", "time-bomb", "9.18", "R48")
def test_repeat_of_a_time_bomb_makes_it_count_anew() -> None:
    match = before("repeat", "black-3 red-1", "red-2", used_events="time-bomb", bomb=[1, 1])
    play(match, "0 black-3", "0 time-bomb")
    assert seen(match).bomb == [3, 2]


@positive("repeat", "13.11", "plus-one", "13.10", "R48")
def test_repeat_of_plus_one_adds_one_more() -> None:
    match = before("repeat", "black-3 red-1", "yellow-2", used_events="plus-one", extra_draw=[1, 1])
    play(match, "0 black-3", "0 plus-one")
    assert seen(match).extra_draw == [2, 2]
    play(match, "1 draw", "1 pass")
    assert seen(match).counts == [1, 1 + 3]


@positive("repeat", "13.11", "plague", "13.9", "R48")
def test_repeat_of_plague_brings_two_new_events() -> None:
    match = before("repeat third-time-lucky expansion doomsday", "black-3 red-1", "red-2", used_events="plague")
    play(match, "0 black-3", "0 plague")
    assert seen(match).events == ["plague", "repeat", "third-time-lucky", "expansion"]
    assert seen(match).counts == [1 + 3 + 2, 1 + 3 + 1]


@positive("repeat", "13.11", "event-manager", "13.6", "R48")
def test_repeat_of_event_manager_turns_over_three_new_events() -> None:
    match = before(
        "repeat third-time-lucky tornado doomsday", "black-3 red-1", "red-2", used_events="event-manager charity"
    )
    play(match, "0 black-3", "0 event-manager", leaves_open="choose-event")
    assert sorted(seen(match, 0).options or []) == ["doomsday", "third-time-lucky", "tornado"]
    play(match, "0 third-time-lucky")
    assert seen(match).counts == [4, 4]


@negative("repeat", "13.11")
def test_repeat_does_nothing_as_the_first_event_of_a_round() -> None:
    match = before("repeat", "black-3 red-1", "red-2")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2"]
    assert seen(match).player == 1


@negative("repeat", "13.11", "R48")
def test_repeat_refuses_itself_and_events_that_have_not_been_turned_over() -> None:
    match = before("repeat doomsday", "black-3 red-1", "red-2", used_events="expansion")
    play(match, "0 black-3", leaves_open="repeat-event")
    refusal = refused(match, "0 repeat")
    assert (refusal.id, refusal.rule) == ("repeats-itself", "13.11")
    assert refused(match, "0 doomsday").rule == "13.11"
    assert refused(match, "0 red-1").id == "not-offered"
    assert refused(match, "0 no").id == "not-offered"
    assert refused(match, "1 expansion").id == "not-asked"


@negative("repeat", "13.11", "last-chance", "13.8", "R45", "R48")
def test_repeat_of_last_chance_changes_nothing_for_those_it_holds_for() -> None:
    match = before(
        "repeat friday-the-13th doomsday",
        *("black-3 red-1", "green-3"),
        used_events="last-chance",
        last_chance=[0, 1],
        options=ONE_ROUND,
    )
    facts = listen(match)
    play(match, "0 black-3", "0 last-chance", "1 green-3", "0 no")
    assert happened(facts) == ["seat=0 event=repeat", "seat=1 event=friday-the-13th"]
    assert match.scores == [1, 0]


@boundary("repeat", "13.11", "last-chance", "13.8", "R45", "R48")
def test_who_sheds_the_last_card_for_a_repeat_of_last_chance_still_takes_the_one_that_was_running() -> None:
    match = before("repeat third-time-lucky", "black-3", "red-2", used_events="last-chance", last_chance=[0, 1])
    facts = listen(match)
    play(match, "0 black-3", "0 last-chance")
    assert happened(facts) == ["seat=0 event=repeat", "seat=0 event=third-time-lucky"]
    assert seen(match).counts == [3, 4]


@boundary("repeat", "13.11", "event-manager", "R47", "R48")
def test_events_that_a_manager_passed_over_can_be_repeated() -> None:
    match = before(
        "event-manager friday-the-13th third-time-lucky tornado repeat",
        *("black-3 red-1", "fantastic red-2", "black-4 red-5"),
    )
    play(match, "0 black-3", "0 friday-the-13th", "1 fantastic", "1 wish 4", "2 black-4", "2 third-time-lucky")
    assert seen(match).counts == [4, 4, 4]


@boundary("repeat", "13.11", "8.4", "R48", "R59")
def test_only_events_that_lie_open_can_be_repeated_once_the_deck_was_shuffled() -> None:
    lowest_to_the_top = [0] * 32
    match = before(
        "",
        *("black-3 red-1", "red-2"),
        used_events=[*all_used_but("repeat", "plus-one"), "plus-one", "repeat"],
        extra_draw=[1, 1],
        pile="red-3 mimicry lucky-bastard",
        luck=lowest_to_the_top,
        options={"expansions": ["troublemaker"]},
    )
    play(match, "0 black-3", leaves_open="repeat-event")
    assert seen(match).events == ["plus-one", "repeat"]
    assert seen(match, 0).options == ["plus-one"]


@boundary("repeat", "13.11", "doomsday", "R46")
def test_a_doomsday_may_be_repeated_in_a_plague_and_still_costs_fifty() -> None:
    match = before("plague doomsday repeat", "black-3 red-1", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3", "0 doomsday")
    assert match.scores == [50, 50]


@boundary("repeat", "13.11", "2.2")
def test_a_new_round_has_no_used_events_that_could_be_repeated() -> None:
    match = with_window("finish-line", "black-3 red-1", "blue-9", used_events="expansion")
    play(match, "0 black-3", leaves_open="lucky-bastard")
    match.answer("no", 0)
    match.answer("no", 1)
    assert (seen(match).round, seen(match).events) == (2, [])


# What comes again when the deck is used up


@positive("R59", "8.4", "time-bomb", "plus-one", "last-chance")
def test_running_events_stay_out_when_used_events_are_shuffled() -> None:
    match = trouble(
        *("black-3 red-1", "red-2"),
        pile="red-3 mimicry lucky-bastard",
        used_events=[*all_used_but("friday-the-13th"), "friday-the-13th"],
        luck=[0] * 30,
        bomb=[2, 2],
        extra_draw=[1, 1],
        last_chance=[0, 1],
        ask_forced=True,
    )
    play(match, "0 black-3")
    assert sorted(seen(match).events) == ["friday-the-13th", "last-chance", "plus-one", "time-bomb"]
    assert seen(match).events_left == 30


@negative("R59", "8.4", "time-bomb", "plus-one", "last-chance")
def test_events_that_were_turned_over_but_never_began_come_again() -> None:
    match = trouble(
        *("black-3 red-1", "red-2"),
        pile="red-3 mimicry lucky-bastard",
        used_events=[*all_used_but("friday-the-13th"), "friday-the-13th"],
        luck=[0] * 33,
        ask_forced=True,
    )
    play(match, "0 black-3")
    assert seen(match).events == ["friday-the-13th"]
    assert seen(match).events_left == 33
