"""Scenarios for cards played out of turn: Counterattack against an attack, Nice Try against a finish."""

from __future__ import annotations

import pytest

from ruthless import Luck
from ruthless.testing import boundary, deal, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen


@positive("counterattack", "7.1", "7.2", "7.3", "7.5", "7.6", "R5", "R7", "R8")
def test_the_victim_of_a_gift_gives_own_cards_to_somebody_else_and_wishes_for_a_colour() -> None:
    match = deal(
        "frantic",
        hands=["gift:red red-1 red-2", "counterattack blue-1 blue-2 blue-3", "green-1", "green-2"],
        pile="red-9",
    )
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", "1 -> 2", "1 blue-1", "1 blue-2", leaves_open="wish-colour")
    assert seen(match).asked == [1]
    play(match, "1 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-3", "blue-1 blue-2 green-1", "green-2"]
    assert (seen(match).top, seen(match).demand, seen(match).player) == ("counterattack", "wish blue", 1)


@positive("counterattack", "7.2", "7.3", "R5")
def test_an_exchange_can_be_turned_against_the_attacker() -> None:
    match = deal(
        "frantic",
        hands=["exchange:red red-1 red-2", "counterattack blue-1 blue-2", "green-1"],
        pile="red-9",
    )
    play(match, "0 exchange:red", "0 -> 1", "1 counterattack", "1 -> 0", "1 blue-1", "1 wish red")
    assert hands(match) == ["blue-1 blue-2", "red-1 red-2", "green-1"]


@positive("counterattack", "7.3", "R5", "5.3")
def test_a_countered_equality_compares_with_the_hand_of_the_countering_player() -> None:
    match = deal(
        "frantic",
        hands=["equality red-1 red-2 red-3 red-4", "counterattack blue-1 blue-2", "green-1", "green-2 green-3"],
        pile="red-9",
        draw="yellow-1 yellow-2",
    )
    play(match, "0 equality", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert seen(match, 1).options == ["-> 2", "no"]
    for victim in (0, 3):
        refusal = refused(match, f"1 -> {victim}")
        assert (refusal.id, refusal.rule) == ("not-fewer-cards", "6.5")
    play(match, "1 -> 2", "1 wish blue")
    assert hands(match) == ["red-1 red-2 red-3 red-4", "blue-1 blue-2", "green-1 yellow-1", "green-2 green-3"]


@boundary("counterattack", "equality", "R5", "R7")
def test_a_countered_equality_without_a_target_lapses_but_the_wish_is_made() -> None:
    match = deal("frantic", hands=["equality red-1 red-2 red-3", "counterattack blue-1", "green-1"], pile="red-9")
    play(match, "0 equality", "0 -> 1", "1 counterattack", leaves_open="wish-colour")
    play(match, "1 wish blue")
    assert hands(match) == ["red-1 red-2 red-3", "blue-1", "green-1"]


@positive("counterattack", "skip", "7.2")
def test_a_skip_can_be_sent_back() -> None:
    match = deal("frantic", hands=["skip:red red-1", "counterattack blue-1", "blue-2 green-1"], pile="red-9")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 -> 0", "1 wish blue")
    assert (seen(match).player, seen(match).skips) == (1, [True, False, False])
    play(match, "1 draw", "1 pass", "2 draw", "2 pass")
    assert seen(match).player == 1


@positive("counterattack", "7.2", "7.5", "R7", "R8", "R29")
def test_the_attack_may_lapse_and_the_wish_is_made_all_the_same() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2", "blue-3", "counterattack blue-1"], pile="red-9")
    play(match, "0 gift:red", "0 -> 2", "2 counterattack", "2 no", "2 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-3", "blue-1"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@negative("counterattack", "5.2", "6.2", "7.2", "7.5", "R7")
def test_nobody_redirects_an_attack_at_themselves_or_wishes_for_a_number_after_countering() -> None:
    match = deal(
        "frantic", hands=["fantastic-four red-1", "counterattack blue-1", "green-1"], pile="red-9", draw="green-2"
    )
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 counterattack", leaves_open="share-four")
    refusal = refused(match, "1 -> 1")
    assert (refusal.id, refusal.rule) == ("aim-at-self", "5.2")
    play(match, "1 no", leaves_open="wish-colour")
    refusal = refused(match, "1 wish 7")
    assert (refusal.id, refusal.rule) == ("wish-only-colour", "6.2")
    play(match, "1 wish blue")
    assert seen(match).counts == [1, 1, 1]


@negative("counterattack", "7.1")
def test_only_the_victim_can_counter_and_only_with_a_counterattack() -> None:
    match = deal(
        "frantic",
        hands=["gift:red red-1 red-2 red-3", "counterattack fantastic", "counterattack green-1"],
        pile="red-9",
    )
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert refused(match, "2 counterattack").id == "not-asked"
    refusal = refused(match, "1 fantastic")
    assert (refusal.id, refusal.rule) == ("no-reaction", "7.1")
    play(match, "1 no", "0 red-1", "0 red-2")
    assert hands(match) == ["red-3", "counterattack fantastic red-1 red-2", "counterattack green-1"]


@negative("counterattack", "fantastic-four", "7.1", "7.4", "8.1")
def test_a_share_is_countered_with_a_counterattack_of_ones_own_only() -> None:
    match = deal(
        "frantic",
        hands=["fantastic-four red-1", "counterattack fantastic", "nice-try green-1"],
        pile="red-9",
        ask_forced=True,
    )
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    assert declined(match, "1 fantastic") == ("no-reaction", "7.1")
    assert declined(match, "2 nice-try") == ("no-reaction", "7.1")
    assert declined(match, "2 counterattack") == ("not-in-hand", "3.1")
    assert declined(match, "2 tornado") == ("event-not-played", "8.1")
    assert declined(match, "2 -> 0") == ("not-offered", "0")


@negative("counterattack", "2.1", "7.2")
def test_an_attack_is_redirected_at_somebody_who_is_there() -> None:
    match = deal("frantic", hands=["gift:red red-1", "counterattack blue-1", "green-1"], pile="red-9")
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert declined(match, "1 -> 3") == ("no-such-seat", "2.1")


@positive("7.1", "R24")
@pytest.mark.parametrize("card", ["skip:red", "gift:red", "exchange:red", "equality"])
def test_everybody_attacked_is_asked_card_or_no_card(card: str) -> None:
    for held in ("green-1", "counterattack"):
        match = deal("frantic", hands=[f"{card} red-1 red-2", held, "red-3"], pile="red-9", ask_forced=True)
        play(match, f"0 {card}", "0 -> 1", leaves_open="counter")
        assert seen(match).asked == seen(match, 2).asked == [1]
        assert seen(match, 1).question == {"id": "counter", "seat": 0, "card": card}
        assert seen(match, 2).options is None
        assert seen(match).counts == [2, 1, 1]


@negative("counterattack", "7.1", "R24")
def test_who_holds_no_counterattack_can_only_say_no() -> None:
    match = deal("frantic", hands=["gift:red red-1", "green-1", "red-3"], pile="red-9", ask_forced=True)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert seen(match, 1).options == ["no"]
    refusal = refused(match, "1 counterattack")
    assert (refusal.id, refusal.rule) == ("not-in-hand", "3.1")


@negative("7.7")
def test_a_wish_cannot_be_countered() -> None:
    match = deal("frantic", hands=["fantastic red-1", "counterattack", "counterattack"], pile="red-9", ask_forced=True)
    play(match, "0 fantastic", "0 wish red")
    assert (seen(match).player, seen(match).demand) == (1, "wish red")


@boundary("counterattack", "7.3", "7.5", "7.6", "R5", "R7", "R8")
def test_four_counterattacks_in_a_row_and_the_last_one_carries_the_attack_out() -> None:
    three = ["counterattack fantastic", "counterattack green-1", "counterattack yellow-1"]
    match = deal("frantic", hands=["gift:red counterattack red-1 red-2 red-3", *three], pile="red-9")
    play(
        match,
        *["0 gift:red", "0 -> 1", "1 counterattack", "1 -> 2", "2 counterattack", "2 -> 3"],
        *["3 counterattack", "3 -> 0", "0 counterattack", "0 -> 2", "0 red-1", "0 red-2", "0 wish blue"],
    )
    assert hands(match) == ["red-3", "fantastic", "green-1 red-1 red-2", "yellow-1"]
    assert seen(match).pile == ["red-9", "gift:red", *["counterattack"] * 4]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@positive("counterattack", "fantastic-four", "7.4", "R6")
def test_one_of_several_victims_takes_over_all_four_cards_and_the_others_are_free() -> None:
    match = deal(
        "frantic",
        hands=["fantastic-four red-1", "blue-9", "counterattack red-3", "red-4"],
        pile="red-9",
        draw="blue-1 blue-2 blue-3 blue-4",
    )
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 3", "0 -> 3", "2 counterattack", leaves_open="share-four")
    assert seen(match).counts == [1, 1, 1, 1]
    play(match, "2 -> 0", "2 -> 0", "2 -> 0", "2 -> 3", "2 wish blue")
    assert hands(match) == ["blue-1 blue-2 blue-3 red-1", "blue-9", "red-3", "blue-4 red-4"]


@boundary("counterattack", "fantastic-four", "7.4", "R6", "R24")
def test_of_several_who_counter_the_first_in_order_of_play_does_whoever_answers_first() -> None:
    match = deal(
        "frantic",
        hands=["counterattack red-1", "fantastic-four red-2", "counterattack blue-3", "red-4"],
        pile="red-9",
        turn=1,
        ask_forced=True,
    )
    play(match, "1 fantastic-four", "1 -> 0", "1 -> 0", "1 -> 2", "1 -> 2", leaves_open="counter-share")
    assert seen(match).asked == [0, 2]
    play(match, "0 counterattack", "2 counterattack", "2 no", "2 wish blue")
    assert hands(match) == ["counterattack red-1", "red-2", "blue-3", "red-4"]


@boundary("counterattack", "fantastic-four", "7.2")
def test_a_first_attacker_who_counters_back_may_let_fantastic_four_lapse() -> None:
    match = deal("frantic", hands=["fantastic-four counterattack red-1", "counterattack blue-1"], pile="red-9")
    play(match, "0 fantastic-four", "1 counterattack", "1 -> 0", "0 counterattack", leaves_open="share-four")
    play(match, "0 no", "0 wish blue")
    assert hands(match) == ["red-1", "blue-1"]


@boundary("counterattack", "gift", "7.2")
def test_a_first_attacker_who_counters_back_may_let_a_gift_lapse() -> None:
    match = deal("frantic", hands=["gift:red counterattack red-1", "counterattack blue-1"], pile="red-9")
    play(match, "0 gift:red", "1 counterattack", "1 -> 0", "0 counterattack", "0 no", "0 wish blue")
    assert hands(match) == ["red-1", "blue-1"]


@boundary("counterattack", "5.6", "R23")
def test_who_counters_with_the_last_card_has_finished_and_nice_try_can_answer_it() -> None:
    match = deal(
        "frantic",
        hands=["gift:red red-1 red-2", "counterattack", "nice-try blue-4"],
        pile="red-9",
        draw="blue-1 blue-2 blue-3",
    )
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", "1 -> 2", "1 wish blue", leaves_open="nice-try")
    play(match, "2 nice-try", "2 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-1 blue-2 blue-3", "blue-4"]
    assert seen(match).player == 1


@positive("nice-try", "7.8", "7.9")
def test_nice_try_makes_the_finisher_draw_three_and_the_round_goes_on_with_the_next_player() -> None:
    match = deal("frantic", hands=["red-1", "blue-4", "nice-try red-3"], pile="red-9", draw="blue-1 blue-2 blue-3")
    play(match, "0 red-1", "2 nice-try", leaves_open="wish-colour")
    assert refused(match, "2 wish 4").id == "wish-only-colour"
    play(match, "2 wish blue")
    assert hands(match) == ["blue-1 blue-2 blue-3", "blue-4", "red-3"]
    assert (seen(match).player, seen(match).round, seen(match).scores) == (1, 1, [0, 0, 0])


@positive("nice-try", "gift", "7.8")
def test_nice_try_can_be_thrown_in_by_who_got_it_as_the_last_gift() -> None:
    match = deal("frantic", hands=["gift:red nice-try", "blue-4", "red-3"], pile="red-9", draw="blue-1 blue-2 blue-3")
    play(match, "0 gift:red", "0 -> 1", "1 nice-try", "1 wish blue")
    assert hands(match) == ["blue-1 blue-2 blue-3", "blue-4", "red-3"]


@positive("nice-try", "7.8", "R24")
def test_everybody_with_cards_is_asked_for_nice_try_card_or_no_card() -> None:
    for held in ("red-2", "nice-try"):
        match = deal("frantic", hands=["red-1", held, "red-3", "red-4"], pile="red-9", ask_forced=True)
        play(match, "0 red-1", leaves_open="nice-try")
        assert seen(match).asked == [1, 2, 3]
        assert seen(match, 2).options == ["no"]


@negative("nice-try", "7.8")
def test_no_other_card_stops_a_finish() -> None:
    match = deal("frantic", hands=["red-1", "nice-try counterattack"], pile="red-9", options={"limit": 1})
    play(match, "0 red-1", leaves_open="nice-try")
    assert declined(match, "1 counterattack") == ("no-reaction", "7.8")
    assert declined(match, "1 fantastic") == ("not-in-hand", "3.1")
    play(match, "1 no")
    assert (match.over, match.scores) == (True, [0, 14])


@negative("nice-try", "7.8", "R24")
def test_nobody_is_asked_while_everybody_has_cards_or_once_nice_try_lies_on_the_pile() -> None:
    match = deal("frantic", hands=["red-1 red-2", "nice-try red-3"], pile="red-9", ask_forced=True)
    play(match, "0 red-1")
    assert seen(match).player == 1
    match = deal(
        "frantic", hands=["red-1", "red-3"], pile="red-9 nice-try", force="red-9", ask_forced=True, options={"limit": 1}
    )
    play(match, "0 red-1")
    assert match.over


@boundary("nice-try", "7.10", "R9")
def test_nice_try_as_the_throwers_own_last_card_finishes_the_round_without_a_wish() -> None:
    match = deal(
        "frantic",
        hands=["red-1", "nice-try", "red-3"],
        pile="red-9",
        draw="blue-1 blue-2 blue-4",
        options={"limit": 1},
    )
    facts = listen(match)
    play(match, "0 red-1", "1 nice-try")
    assert (match.over, match.scores) == (True, [7, 0, 3])
    assert not [line for line in told(facts) if line.startswith("wishes")]


@boundary("nice-try", "7.9", "8.3")
def test_all_who_have_no_cards_left_draw_three_in_order_of_play() -> None:
    match = deal(
        "frantic",
        hands=["blue-7", "nice-try blue-8", "black-9", "red-2"],
        pile="red-9",
        events="vandalism",
        draw="green-1 green-2 green-3 blue-1 blue-2 blue-3",
        turn=2,
    )
    play(match, "2 black-9", "1 nice-try", "1 wish green")
    assert hands(match) == ["blue-7", "blue-8", "blue-1 blue-2 blue-3", "green-1 green-2 green-3"]


@boundary("nice-try", "7.11", "R10")
@pytest.mark.parametrize(("event", "scores"), [("doomsday", [50, 50]), ("finish-line", [0, 10])])
def test_nice_try_does_nothing_against_events_that_end_the_round(event: str, scores: list[int]) -> None:
    match = deal(
        "frantic",
        hands=["black-9", "nice-try red-3"],
        pile="red-9",
        events=event,
        ask_forced=True,
        options={"limit": 1},
    )
    play(match, "0 black-9")
    assert (match.over, match.scores) == (True, scores)


@boundary("nice-try", "7.11", "R10", "10.2")
def test_nice_try_does_nothing_against_an_empty_pile() -> None:
    held = ["fantastic-four", "nice-try red-3"]
    pile = f"red-9 {all_but('red-9', 'blue-1', *held)}"
    match = deal("frantic", hands=held, pile=pile, draw="blue-1", ask_forced=True, options={"limit": 1})
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 no")
    assert (match.over, match.scores) == (True, [0, 11])


@boundary("nice-try", "7.11", "R10")
def test_nice_try_does_nothing_against_the_time_bomb() -> None:
    match = deal(
        "frantic", hands=["red-1 red-2", "nice-try"], pile="red-9", bomb=[1, 0], ask_forced=True, options={"limit": 1}
    )
    play(match, "0 red-1")
    assert (match.over, match.scores) == (True, [4, 14])


@boundary("nice-try", "R10", "10.2")
def test_if_the_pile_cannot_give_three_cards_they_are_drawn_and_the_round_ends() -> None:
    held = ["red-1", "nice-try red-3"]
    draw = "blue-1 blue-2"
    match = deal("frantic", hands=held, pile=f"red-9 {all_but('red-9', draw, *held)}", draw=draw, options={"limit": 1})
    play(match, "0 red-1", "1 nice-try")
    assert (match.over, match.scores) == (True, [3, 3])


@boundary("fantastic-four", "counterattack", "7.4", "R24")
def test_a_counterattack_that_came_too_late_stays_a_secret() -> None:
    hands = ["fantastic-four red-5 red-6", "counterattack green-1 green-4", "counterattack green-2", "blue-1 blue-2"]
    match = deal("frantic", hands=hands, pile="red-3", ask_forced=True)
    shares = ["0 -> 1", "0 -> 2", "0 -> 1", "0 -> 2"]
    play(match, "0 fantastic-four", *shares, "1 counterattack", "2 counterattack", leaves_open="share-four")
    luck = Luck.from_seed(1)
    holding = sum("counterattack" in seen(match.imagine(3, luck), 2).hand for _ in range(60))
    assert holding < 20, "imagined worlds must not know what seat 2 has answered"
