"""Scenarios of how events come about: who triggers them, in which order they go, and what happens when all are used."""

from __future__ import annotations

import pytest

from ruthless.games.frantic.deck import deck_for
from ruthless.games.frantic.options import Options
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import before, before_with_short_pile, seen, trouble

ALL_EVENTS = [str(card) for card in deck_for(Options()).events]


@positive("8.1", "third-time-lucky", "friday-the-13th")
def test_a_black_card_turns_over_and_carries_out_the_top_event_only() -> None:
    match = before("third-time-lucky friday-the-13th doomsday", "black-3 red-1", "blue-3 red-2")
    facts = listen(match)
    play(match, "0 black-3")
    assert told(facts)[:2] == ["plays seat=0 card=black-3", "event seat=0 event=third-time-lucky"]
    assert seen(match).events == ["third-time-lucky"]
    assert seen(match).events_left == 19
    play(match, "1 blue-3")
    assert seen(match).events == ["third-time-lucky"]
    play(match, "0 draw", "0 pass")
    assert seen(match).events == ["third-time-lucky"]


@positive("8.1", "4.6", "friday-the-13th")
def test_a_black_card_played_on_a_wish_after_drawing_triggers_an_event() -> None:
    match = before("friday-the-13th", "red-1", "blue-9", draw="black-3", pile="fantastic red-5", force="wish 3")
    play(match, "0 draw", "0 black-3")
    assert seen(match).events == ["friday-the-13th"]


@negative("8.1", "4.12", "recession")
def test_a_black_card_that_is_discarded_triggers_nothing() -> None:
    match = before("recession doomsday", "black-3 red-1 red-2 red-4", "black-5 blue-3")
    play(match, "0 black-3", "1 black-5", "0 red-1", "0 red-2")
    assert seen(match).events == ["recession"]
    assert seen(match).events_left == 19


@negative("8.1", "7.7", "third-time-lucky")
def test_an_event_is_no_attack_and_nobody_is_asked_to_counter() -> None:
    match = before("third-time-lucky", "black-3 red-1", "counterattack blue-3")
    play(match, "0 black-3", leaves_open="play-or-draw")
    assert seen(match).counts == [4, 5]


@boundary("8.1", "mating-season", "3.4")
def test_an_event_is_carried_out_completely_although_a_hand_is_empty_before_its_end() -> None:
    match = before("mating-season", "black-3 red-1 blue-1", "red-2 blue-2", "red-4 blue-4 red-9", options={"limit": 1})
    facts = listen(match)
    play(match, "0 black-3", "2 no")
    assert match.scores == [0, 0, 9]
    assert [line.split()[0] for line in told(facts)[:5]] == ["plays", "event", "discards", "discards", "discards"]


@positive("8.2", "expansion")
def test_everybody_takes_part_in_order_beginning_after_the_trigger() -> None:
    match = before("expansion", "red-1", "red-2", "black-3 red-4", "red-5", turn=2)
    play(match, "2 black-3")
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 4, 1 + 1]


@boundary("8.2", "robin-hood")
def test_the_trigger_has_a_role_only_if_nobody_else_could_have_it() -> None:
    match = before("robin-hood", "red-1 red-2", "red-4", "black-3 blue-1", "blue-4 blue-5", turn=2)
    play(match, "2 black-3")
    assert hands(match) == ["red-1 red-2", "blue-4 blue-5", "blue-1", "red-4"]


@positive("8.3", "third-time-lucky", "10.1")
def test_a_player_without_cards_takes_part_and_has_not_finished_if_they_get_cards() -> None:
    match = before("third-time-lucky", "black-3", "red-2")
    play(match, "0 black-3")
    assert seen(match).counts == [3, 4]
    assert seen(match).player == 1


@negative("8.3", "10.1", "recession")
def test_a_player_without_cards_has_finished_if_the_event_gives_them_none() -> None:
    match = before("recession", "black-3", "red-2 red-4", options={"limit": 1})
    play(match, "0 black-3", "1 red-4", "1 no")
    assert match.scores == [0, 2]


@positive("2.4", "8.2", "expansion")
def test_a_black_start_card_makes_the_dealer_the_trigger_who_comes_last() -> None:
    cards = ["red-1", "red-2", "red-4"]
    match = deal("frantic", hands=cards, start="black-3", dealer=1, events="expansion", ask_forced=True)
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]
    assert (seen(match).player, seen(match).demand) == (2, "black-3")


@boundary("2.4", "doomsday", "8.1")
def test_a_black_start_card_may_end_the_round_before_anybody_played() -> None:
    cards = ["red-1", "red-2", "red-4"]
    match = deal("frantic", hands=cards, start="black-3", dealer=1, events="doomsday", options={"limit": 50})
    assert match.over
    assert match.scores == [50, 50, 50]


@boundary("8.4", "R11")
def test_used_events_are_shuffled_and_come_again_when_the_deck_is_used_up() -> None:
    unshuffled = list(range(19, 0, -1))
    lowest_to_the_top = [0] * 19
    used = ["doomsday", *(name for name in ALL_EVENTS if name not in ("doomsday", "expansion")), "expansion"]
    match = before("", "black-3 red-1", "red-2", used_events=used, luck=unshuffled, options={"limit": 50})
    assert (seen(match).events_left, len(seen(match).events)) == (0, 20)
    play(match, "0 black-3")
    assert match.scores == [50, 50]
    match = before("", "black-3 red-1", "red-2", used_events=used, luck=lowest_to_the_top)
    play(match, "0 black-3")
    assert seen(match).events == ["expansion"]
    assert seen(match).events_left == 19
    assert seen(match).counts == [3, 2]


@boundary("8.4", "R11", "friday-the-13th")
def test_the_last_event_of_the_deck_is_turned_over_before_anything_is_shuffled() -> None:
    used = [name for name in ALL_EVENTS if name != "friday-the-13th"]
    match = before("friday-the-13th", "black-3 red-1", "red-2", used_events=used)
    play(match, "0 black-3")
    assert seen(match).events_left == 0
    assert seen(match).events[-1] == "friday-the-13th"


@positive("12.1", "expansions=troublemaker")
def test_the_expansion_brings_fourteen_more_events() -> None:
    match = trouble("red-1", "red-2", ask_forced=True)
    assert seen(match).events_left == len(ALL_EVENTS) + 14


@positive("12.4", "8.2", "troublemaker", "expansion")
def test_a_troublemaker_triggers_an_event_in_which_its_player_comes_last() -> None:
    match = before("expansion capitalism", "red-1", "troublemaker:red red-2", "red-4", turn=1)
    play(match, "1 troublemaker:red")
    assert seen(match).events == ["expansion"]
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]
    assert (seen(match).demand, seen(match).player) == ("troublemaker:red", 2)


@positive("8.2", "12.7", "R42", "mimicry")
def test_several_who_protect_themselves_from_an_event_do_so_in_order_after_the_trigger() -> None:
    match = trouble(
        *("lucky-bastard red-1", "black-3 red-2", "mimicry red-4"),
        pile="red-3",
        events="third-time-lucky",
        turn=1,
        ask_forced=True,
    )
    facts = listen(match)
    play(match, "1 black-3", "0 lucky-bastard", "1 no", "2 mimicry", "2 wish blue", "0 wish green")
    assert [line for line in told(facts) if line.startswith("is-protected")] == [
        "is-protected seat=2",
        "is-protected seat=0",
    ]
    assert seen(match).counts == [1, 1 + 3, 1]
    assert seen(match).demand == "wish green"


@negative("8.2", "12.8", "R43", "expansion")
def test_a_trigger_who_is_protected_is_not_among_those_who_take_part() -> None:
    match = trouble("black-3 lucky-bastard red-1", "red-2", "red-4", pile="red-3", events="expansion", ask_forced=True)
    play(match, "0 black-3", "0 lucky-bastard", "1 no", "2 no", "0 no")
    assert seen(match).counts == [1, 1 + 1, 1 + 2]
    assert seen(match).player == 1


@negative("8.4", "2.2", "R11")
def test_used_events_do_not_come_again_while_the_deck_has_others() -> None:
    used = [name for name in ALL_EVENTS if name not in ("friday-the-13th", "communism")]
    match = before("communism", "black-3 red-1", "red-2 fantastic", "black-4", used_events=used)
    play(match, "0 black-3", "1 fantastic", "1 wish 4", "2 black-4")
    assert seen(match).events[-2:] == ["communism", "friday-the-13th"]
    assert seen(match).events_left == 0


@negative(
    "charity", "crowdfunding", "robin-hood", "vandalism", "gambling-man", "repeat", "9.1", "9.14", "9.20", "13.11"
)
@pytest.mark.parametrize("event", ["charity", "crowdfunding", "robin-hood", "vandalism", "gambling-man", "repeat"])
def test_everybody_is_told_when_an_event_touches_nobody(event: str) -> None:
    match = before(event, "black-3 red-1", "red-2", last_colour="")
    facts = listen(match)
    play(match, "0 black-3")
    assert told(facts)[1:3] == [f"event seat=0 event={event}", "nothing-happens"]


@negative("plague", "8.1")
def test_an_event_is_never_played_from_a_hand() -> None:
    match = before("plague", "black-3 red-1", "red-2")
    refusal = refused(match, "0 plague")
    assert (refusal.id, refusal.rule) == ("event-not-played", "8.1")


@boundary("10.2")
def test_that_the_pile_does_not_suffice_is_told_once() -> None:
    match = before_with_short_pile("third-time-lucky", "black-3 red-1", "red-2", "red-4", draw="blue-1 blue-2")
    facts = listen(match)
    play(match, "0 black-3")
    assert told(facts).count("pile-empty") == 1
