"""Scenarios for attacks that nobody counters: Skip, Gift, Exchange and Equality."""

from __future__ import annotations

import pytest

from ruthless import Match
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


@positive("skip", "5.5")
def test_a_skipped_player_misses_the_next_turn() -> None:
    match = deal("frantic", hands=["skip:red red-1", "red-2", "red-3 red-4"], pile="red-9")
    play(match, "0 skip:red", "0 -> 1")
    assert (seen(match).player, seen(match).skips) == (2, [False, False, False])
    assert hands(match) == ["red-1", "red-2", "red-3 red-4"]


@positive("skip", "5.5")
def test_a_skip_waits_until_the_turn_of_its_victim() -> None:
    match = deal("frantic", hands=["skip:red red-1", "red-2 red-5", "red-3"], pile="red-9")
    play(match, "0 skip:red", "0 -> 2")
    assert (seen(match).player, seen(match).skips) == (1, [False, False, True])
    play(match, "1 red-2")
    assert (seen(match).player, seen(match).skips) == (0, [False, False, False])


@negative("skip", "5.1", "5.2", "5.5", "R3")
def test_who_has_to_miss_a_turn_already_cannot_be_chosen_nor_oneself_nor_nobody() -> None:
    match = deal("frantic", hands=["skip:red red-1", "red-2", "red-3", "red-4"], pile="red-9", skips=[2])
    play(match, "0 skip:red", leaves_open="attack")
    assert declined(match, "0 -> 2") == ("skipped-already", "5.5")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 no") == ("must-attack", "5.1")
    assert declined(match, "0 -> 7") == ("no-such-seat", "2.1")


@boundary("skip", "5.5", "R3")
def test_if_everybody_has_to_miss_a_turn_already_skip_does_nothing() -> None:
    match = deal("frantic", hands=["skip:red red-1 red-5", "red-2", "red-3"], pile="red-9", skips=[1, 2])
    facts = listen(match)
    play(match, "0 skip:red")
    assert told(facts) == ["plays seat=0 card=skip:red", "misses seat=1", "misses seat=2", "has-turn seat=0"]
    assert seen(match).player == 0


@boundary("skip", "3.5")
def test_between_two_players_skip_is_another_turn() -> None:
    match = deal("frantic", hands=["skip:red red-1 red-5", "red-2 red-3"], pile="red-9")
    play(match, "0 skip:red")
    assert (seen(match).player, seen(match).skips) == (0, [False, False])
    play(match, "0 red-1")
    assert seen(match).player == 1


@boundary("skip", "R3")
def test_once_the_missed_turn_is_over_the_same_player_can_be_skipped_again() -> None:
    match = deal("frantic", hands=["skip:red skip:blue blue-1", "red-2 red-3"], pile="red-9")
    play(match, "0 skip:red", "0 skip:blue")
    assert (seen(match).player, hands(match)) == (0, ["blue-1", "red-2 red-3"])


@positive("gift", "5.6")
def test_a_gift_moves_two_cards_of_the_givers_choice() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2 blue-3", "blue-1", "fantastic"], pile="red-9")
    facts = listen(match)
    play(match, "0 gift:red", "0 -> 1", "0 red-1", "0 blue-3")
    assert hands(match) == ["red-2", "blue-1 blue-3 red-1", "fantastic"]
    assert "gives seat=0 other=1 count=2" in told(facts, 2)
    assert "gives-cards seat=0 other=1 cards=['red-1', 'blue-3']" in told(facts, 1)


@negative("gift", "4.10", "5.1", "5.2")
def test_a_gift_has_to_be_given_to_somebody_else_and_out_of_the_hand() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2 red-3 fuck-you", "blue-1", "fantastic"], pile="red-9")
    play(match, "0 gift:red", leaves_open="attack")
    assert declined(match, "0 no") == ("must-attack", "5.1")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    play(match, "0 -> 1", leaves_open="give")
    assert declined(match, "0 blue-1") == ("not-in-hand", "3.1")
    assert declined(match, "0 fuck-you") == ("fuck-you-given", "4.10")
    assert hands(match)[2] == "fantastic"


@boundary("gift", "5.6", "10.1")
def test_with_one_card_left_a_gift_is_one_card_and_finishes_the_round() -> None:
    match = deal("frantic", hands=["gift:red red-1", "blue-1", "blue-2"], pile="red-9", options={"limit": 1})
    play(match, "0 gift:red", "0 -> 2")
    assert (match.over, match.scores) == (True, [0, 1, 3])


@boundary("gift", "5.6", "R24")
def test_a_gift_as_the_last_card_still_names_somebody_who_is_asked_to_counter() -> None:
    match = deal("frantic", hands=["gift:red", "blue-1", "blue-2"], pile="red-9", ask_forced=True, options={"limit": 1})
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert seen(match).asked == [1]
    play(match, "1 no", "1 no", "2 no")
    assert (match.over, match.scores) == (True, [0, 1, 2])


@boundary("gift", "fuck-you", "4.10")
def test_fuck_you_is_left_out_of_a_gift_even_if_the_gift_becomes_smaller() -> None:
    match = deal("frantic", hands=["gift:red fuck-you red-1", "red-2", "blue-2"], pile="red-9")
    play(match, "0 gift:red", "0 -> 2")
    assert hands(match) == ["fuck-you", "red-2", "blue-2 red-1"]
    match = deal("frantic", hands=["gift:red fuck-you", "red-2", "blue-2"], pile="red-9")
    play(match, "0 gift:red", "0 -> 2")
    assert hands(match) == ["fuck-you", "red-2", "blue-2"]


@positive("exchange", "5.7")
def test_an_exchange_gives_two_of_choice_and_takes_two_blindly() -> None:
    match = deal(
        "frantic",
        hands=["exchange:red red-1 red-2 red-3", "blue-1 blue-2 blue-3", "green-1"],
        pile="red-9",
        luck=[0, 1],
    )
    facts = listen(match)
    play(match, "0 exchange:red", "0 -> 1", "0 red-1", "0 red-2")
    assert hands(match) == ["blue-1 blue-3 red-3", "blue-2 red-1 red-2", "green-1"]
    assert told(facts)[-3:-1] == ["gives seat=0 other=1 count=2", "gives seat=1 other=0 count=2"]


@negative("exchange", "5.2", "4.10", "5.1")
def test_an_exchange_needs_somebody_else_and_never_offers_fuck_you() -> None:
    match = deal("frantic", hands=["exchange:red fuck-you red-1 red-2", "blue-1", "green-1"], pile="red-9")
    play(match, "0 exchange:red", leaves_open="attack")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 no") == ("must-attack", "5.1")
    play(match, "0 -> 2", leaves_open="give")
    assert declined(match, "0 fuck-you") == ("fuck-you-given", "4.10")


@boundary("exchange", "R4")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_taken_blindly_comes_from_the_hand_before_the_gift(seed: int) -> None:
    match = deal(
        "frantic", hands=["exchange:red red-1 red-2 red-3", "red-8 blue-1", "green-1"], pile="red-9", seed=seed
    )
    play(match, "0 exchange:red", "0 -> 1", "0 red-1", "0 red-2")
    assert hands(match) == ["blue-1 red-3 red-8", "red-1 red-2", "green-1"]


@boundary("exchange", "5.7", "R4")
def test_two_cards_are_exchanged_for_one_if_there_is_only_one() -> None:
    match = deal("frantic", hands=["exchange:red red-1 red-2 red-3", "blue-1", "green-1"], pile="red-9")
    play(match, "0 exchange:red", "0 -> 1", "0 red-1", "0 red-2")
    assert hands(match) == ["blue-1 red-3", "red-1 red-2", "green-1"]
    match = deal("frantic", hands=["exchange:red red-1", "red-4 red-5", "green-1"], pile="red-9")
    play(match, "0 exchange:red", "0 -> 1")
    assert hands(match) == ["red-4 red-5", "red-1", "green-1"]


@boundary("exchange", "5.7", "10.1")
def test_an_exchange_as_the_last_card_still_takes_two_and_finishes_nothing() -> None:
    match = deal(
        "frantic",
        hands=["exchange:red", "red-1 red-2 fantastic", "green-1"],
        pile="red-9",
        luck=[0, 0],
        options={"limit": 1},
    )
    play(match, "0 exchange:red", "0 -> 1")
    assert not match.over
    assert hands(match) == ["red-1 red-2", "fantastic", "green-1"]


@boundary("exchange", "R23", "10.1")
def test_whose_only_card_is_taken_has_finished_in_another_players_turn() -> None:
    match = deal("frantic", hands=["exchange:red", "blue-1", "green-2"], pile="red-9", options={"limit": 1})
    play(match, "0 exchange:red", "0 -> 1")
    assert (match.over, match.scores) == (True, [1, 0, 2])


@boundary("exchange", "fuck-you", "4.10")
def test_fuck_you_can_be_taken_blindly() -> None:
    match = deal("frantic", hands=["exchange:red red-1", "fuck-you", "green-1"], pile="red-9")
    play(match, "0 exchange:red", "0 -> 1")
    assert hands(match) == ["fuck-you", "red-1", "green-1"]


@positive("equality", "6.1", "6.5")
def test_equality_makes_a_player_draw_up_to_the_attackers_number() -> None:
    match = deal(
        "frantic",
        hands=["equality red-1 red-2 red-3", "red-4", "red-5 red-6"],
        pile="red-9",
        draw="blue-1 blue-2",
    )
    play(match, "0 equality", "0 -> 1", leaves_open="wish-colour")
    assert hands(match) == ["red-1 red-2 red-3", "blue-1 blue-2 red-4", "red-5 red-6"]
    play(match, "0 wish red")
    assert seen(match).demand == "wish red"


@positive("equality", "6.1", "6.5")
def test_equality_may_be_used_for_the_wish_alone() -> None:
    match = deal("frantic", hands=["equality red-1 red-2 red-3", "red-4", "red-5 red-6"], pile="red-9")
    play(match, "0 equality", "0 no", "0 wish red")
    assert (seen(match).counts, seen(match).demand) == ([3, 1, 2], "wish red")


@negative("equality", "5.2", "5.3", "6.5")
def test_who_has_as_many_cards_as_are_left_to_the_attacker_or_more_cannot_be_chosen() -> None:
    match = deal(
        "frantic",
        hands=["equality red-1 red-2 red-3", "red-4 red-5 red-6", "red-7", "blue-1 blue-2 blue-3 blue-4"],
        pile="red-9",
    )
    play(match, "0 equality", leaves_open="may-attack")
    assert declined(match, "0 -> 1") == ("not-fewer-cards", "6.5")
    assert declined(match, "0 -> 3") == ("not-fewer-cards", "6.5")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")


@negative("equality", "6.5")
def test_a_missed_turn_is_no_reason_against_equality() -> None:
    match = deal("frantic", hands=["equality red-1 red-2", "red-4 red-5", "red-7"], pile="red-9", skips=[1, 2])
    play(match, "0 equality", leaves_open="may-attack")
    assert seen(match, 0).options == ["-> 2", "no"]
    assert declined(match, "0 -> 1") == ("not-fewer-cards", "6.5")


@negative("equality", "6.2")
def test_after_equality_only_a_colour_is_wished_for() -> None:
    match = deal("frantic", hands=["equality red-1", "red-4 red-5"], pile="red-9")
    play(match, "0 equality", leaves_open="wish-colour")
    assert declined(match, "0 wish 5") == ("wish-only-colour", "6.2")


@boundary("equality", "6.5")
def test_if_nobody_has_fewer_cards_equality_only_wishes() -> None:
    match = deal("frantic", hands=["equality", "red-4", "red-5"], pile="red-9", options={"limit": 1})
    play(match, "0 equality", "0 wish red")
    assert (match.over, match.scores) == (True, [0, 4, 5])


@negative("gift", "5.6")
def test_a_card_cannot_be_given_twice() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2 red-4", "blue-1 blue-2"], pile="red-9")
    play(match, "0 gift:red", "0 red-1", leaves_open="give")
    refusal = refused(match, "0 red-1")
    assert (refusal.id, refusal.rule) == ("given-already", "5.6")


@negative("exchange", "5.7")
def test_an_exchange_gives_no_card_twice_either_but_an_equal_one() -> None:
    match = deal("frantic", hands=["exchange:red red-1 red-2 red-2 red-4", "blue-1 blue-2"], pile="red-9")
    play(match, "0 exchange:red", "0 red-1", leaves_open="give")
    assert declined(match, "0 red-1") == ("given-already", "5.7")
    match = deal("frantic", hands=["exchange:red red-1 red-2 red-2 red-4", "blue-1 blue-2"], pile="red-9")
    play(match, "0 exchange:red", "0 red-2", "0 red-2")
    assert hands(match) == ["blue-1 blue-2 red-1 red-4", "red-2 red-2"]


@negative("gift", "exchange", "5.1", "8.1")
@pytest.mark.parametrize("card", ["gift:red", "exchange:red"])
def test_who_has_cards_to_give_has_to_give_some_and_an_event_is_none(card: str) -> None:
    match = deal("frantic", hands=[f"{card} red-1 red-2 red-4", "blue-1"], pile="red-9", ask_forced=True)
    play(match, f"0 {card}", "0 -> 1", "1 no", leaves_open="give")
    assert declined(match, "0 no") == ("must-give", "5.1")
    assert declined(match, "0 doomsday") == ("event-not-played", "8.1")
    assert declined(match, "0 pass") == ("not-offered", "0")


@boundary("gift", "fuck-you", "4.10", "5.6")
def test_who_has_nothing_left_to_give_but_fuck_you_gives_one_card() -> None:
    match = deal("frantic", hands=["gift:red fuck-you red-1", "blue-1"], pile="red-9", ask_forced=True)
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 red-1", leaves_open="give")
    assert seen(match, 0).options == ["no"]
    assert declined(match, "0 fuck-you") == ("fuck-you-given", "4.10")
    assert declined(match, "0 red-1") == ("given-already", "5.6")
    play(match, "0 no")
    assert hands(match) == ["fuck-you", "blue-1 red-1"]


@boundary("skip", "7.1", "R24")
def test_a_victim_without_cards_is_not_asked() -> None:
    match = deal("frantic", hands=["skip:red red-1", "", "red-5 red-6"], pile="red-9", ask_forced=True)
    play(match, "0 skip:red", "0 -> 1", leaves_open="nice-try")
    assert seen(match).skips == [False, True, False]
