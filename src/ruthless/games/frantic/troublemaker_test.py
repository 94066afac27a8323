"""Scenarios for the expansion Troublemaker: its attacks (Thief, Inequality, Special Favours), the card Troublemaker and
the Curse. Colour Swap, Mimicry and Lucky Bastard have scenarios of their own."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import Match
from ruthless.games.frantic.book import EVENTS
from ruthless.games.frantic.deck import deck_for
from ruthless.games.frantic.options import Options
from ruthless.kernel.facts import Fact
from ruthless.kernel.seats import Seat
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen, trouble

ATTACKS = ("thief:red", "inequality", "special-favours")
NOTHING: list[list[str]] = [[], [], []]


def laid(*hands: str, **more: Any) -> Match:
    """The expansion, these hands and a red 9 on the pile; one round ends the match."""
    return trouble(*hands, **{"pile": "red-9", "options": {"limit": 1}, **more})


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


def known(match: Match, seat: Seat | None = None) -> list[list[str]]:
    """What a seat knows of the other hands, by seat, in alphabetical order."""
    return [sorted(cards) for cards in seen(match, seat).known]


def moved(facts: list[Fact], seat: Seat | None) -> list[str]:
    """What a seat was told of cards that went from hand to hand or were looked at."""
    kinds = ("gives", "gives-cards", "hands-over", "looks-at-hand", "sees-hand")
    return [line for line in told(facts, seat) if line.split()[0] in kinds]


# The expansion


@positive("12.1", "expansions=troublemaker", "15.1")
def test_with_the_expansion_its_cards_are_played_and_its_events_happen() -> None:
    match = laid("thief:red troublemaker:red red-1", "red-2 red-3 red-4", events="capitalism")
    play(match, "0 troublemaker:red")
    assert (seen(match).counts, seen(match).events, seen(match).events_left) == ([4, 6], ["capitalism"], 33)


@negative("12.1", "expansions=none", "15.1")
def test_without_the_expansion_none_of_its_cards_and_events_is_there() -> None:
    match = deal("frantic", seats=4, pile="red-9")
    assert (seen(match).draw, seen(match).events_left) == (125 - 4 * 7 - 1, 20)
    assert declined(match, "0 thief:red") == ("not-in-hand", "3.1")


@boundary("12.1", "R24")
def test_without_the_expansion_nobody_is_asked_for_lucky_bastard() -> None:
    match = deal("frantic", hands=["black-3 red-1", "red-3"], pile="red-3", events="friday-the-13th", ask_forced=True)
    play(match, "0 black-3")
    assert seen(match).player == 1


@positive("12.1", "7.1", "R24")
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("held", ["blue-1", "counterattack", "mimicry"])
def test_the_victim_of_each_attack_is_asked_whatever_they_hold_before_anything_moves(card: str, held: str) -> None:
    match = laid(f"{card} red-1 red-2", held, "red-3", ask_forced=True)
    play(match, f"0 {card}", "0 -> 1", leaves_open="counter")
    assert seen(match).asked == seen(match, 2).asked == [1]
    assert seen(match, 1).question == {"id": "counter", "seat": 0, "card": card}
    assert seen(match, 2).options is None
    assert hands(match) == ["red-1 red-2", held, "red-3"]
    assert known(match, 0) == NOTHING


@negative("12.1", "4.7")
@pytest.mark.parametrize("card", ["inequality", "special-favours", "lucky-bastard"])
@pytest.mark.parametrize("force", ["red-5", "skip:red", "black-5", "wish red", "wish 5", "swap red", "anything"])
def test_its_four_colour_cards_fit_on_everything_but_only_in_ones_own_turn(card: str, force: str) -> None:
    match = trouble(card, f"fantastic {card}" if card != "lucky-bastard" else "fantastic", pile="red-9", force=force)
    assert seen(match, 0).options == [card, "draw"]
    assert declined(match, f"1 {card}") == ("not-asked", "0")


# Thief


@positive("thief", "12.3")
def test_a_thief_looks_at_a_hand_and_takes_two_cards_of_choice() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2 blue-3 red-4", "green-1 green-2")
    play(match, "0 thief:red", "0 -> 1", leaves_open="steal")
    assert seen(match, 0).question == {"id": "steal", "other": 1, "count": 1}
    assert sorted(seen(match, 0).options or []) == ["blue-1", "blue-2", "blue-3", "red-4"]
    assert known(match, 0) == [[], ["blue-1", "blue-2", "blue-3", "red-4"], []]
    assert known(match, 1) == known(match, 2) == known(match) == NOTHING
    play(match, "0 blue-3", "0 blue-1")
    assert hands(match) == ["blue-1 blue-3 red-1", "blue-2 red-4", "green-1 green-2"]
    assert (seen(match).player, seen(match).demand) == (1, "thief:red")


@positive("thief", "12.3")
def test_the_thief_still_knows_what_is_left_and_the_victim_what_was_taken_and_nobody_else_anything() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2 blue-3 red-4", "green-1 green-2")
    play(match, "0 thief:red", "0 -> 1", "0 blue-3", "0 blue-1")
    assert known(match, 0) == [[], ["blue-2", "red-4"], []]
    assert known(match, 1) == [["blue-1", "blue-3"], [], []]
    assert known(match, 2) == known(match) == NOTHING


@positive("thief", "12.3")
def test_everybody_is_told_whose_hand_was_looked_at_and_only_the_two_of_them_the_cards() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2 red-4", "green-1 green-2")
    facts = listen(match)
    play(match, "0 thief:red", "0 -> 1", "0 blue-2", "0 blue-1")
    public = ["looks-at-hand seat=0 other=1", "gives seat=1 other=0 count=2"]
    private = [
        "sees-hand seat=0 other=1 cards=['red-4', 'blue-1', 'blue-2']",
        "gives-cards seat=1 other=0 cards=['blue-1', 'blue-2']",
    ]
    assert moved(facts, 2) == moved(facts, None) == public
    assert moved(facts, 0) == moved(facts, 1) == private


@negative("thief", "12.3")
def test_a_bystander_cannot_tell_one_theft_from_another() -> None:
    views = []
    for taken, left in (("blue-1", "fuck-you"), ("curse", "blue-1")):
        match = laid("thief:red red-1", f"{taken} {left} blue-2 red-4", "green-1 green-2")
        play(match, "0 thief:red", "0 -> 1", f"0 {taken}", "0 blue-2")
        views.append([seen(match, 2), seen(match)])
    assert views[0] == views[1]


@negative("thief", "5.1", "5.2")
def test_a_thief_has_to_rob_somebody_else() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2", "green-1")
    play(match, "0 thief:red", leaves_open="attack")
    assert declined(match, "0 no") == ("must-attack", "5.1")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")


@negative("thief", "fuck-you", "4.10", "12.3", "R39")
def test_a_thief_takes_only_what_the_victim_holds_and_never_fuck_you() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2 fuck-you", "green-1")
    play(match, "0 thief:red", "0 -> 1", leaves_open="steal")
    assert declined(match, "0 fuck-you") == ("fuck-you-taken", "4.10")
    assert declined(match, "0 green-1") == ("not-to-steal", "12.3")
    assert declined(match, "0 red-1") == ("not-to-steal", "12.3")
    assert declined(match, "0 no") == ("must-take", "5.1")


@negative("thief", "12.3")
def test_a_card_cannot_be_stolen_twice_but_an_equal_one_can() -> None:
    match = laid("thief:red red-1", "blue-1 blue-2 blue-3", "green-1", ask_forced=True)
    play(match, "0 thief:red", "0 -> 1", "1 no", "0 blue-1", leaves_open="steal")
    assert declined(match, "0 blue-1") == ("not-to-steal", "12.3")
    match = laid("thief:red red-1", "blue-1 blue-1 red-3", "green-1", ask_forced=True)
    play(match, "0 thief:red", "0 -> 1", "1 no", "0 blue-1", "0 blue-1")
    assert hands(match) == ["blue-1 blue-1 red-1", "red-3", "green-1"]


@negative("thief", "4.1", "4.2", "12.1")
def test_a_thief_needs_its_colour_or_its_symbol() -> None:
    match = laid("thief:blue red-1", "red-2")
    assert declined(match, "0 thief:blue") == ("no-match", "4.1")
    match = laid("thief:blue red-1", "red-2", pile="skip:red")
    assert declined(match, "0 thief:blue") == ("no-match-special", "4.2")
    match = laid("thief:blue red-1", "red-2 red-3 red-4", pile="thief:red", ask_forced=True)
    play(match, "0 thief:blue", leaves_open="attack")


@boundary("thief", "R41", "R23")
def test_who_holds_one_card_loses_it_and_has_finished() -> None:
    match = laid("thief:red red-1", "blue-2", "green-4")
    play(match, "0 thief:red", "0 -> 1")
    assert (match.over, match.scores) == (True, [3, 0, 4])


@boundary("thief", "12.3", "10.1")
def test_a_thief_that_is_the_last_card_takes_two_and_finishes_nothing() -> None:
    match = laid("thief:red", "blue-1 red-2 red-3", "green-1")
    play(match, "0 thief:red", "0 -> 1", "0 blue-1", "0 red-3")
    assert not match.over
    assert hands(match) == ["blue-1 red-3", "red-2", "green-1"]


@boundary("thief", "fuck-you", "R39", "4.10")
def test_beside_fuck_you_one_card_is_taken_and_of_fuck_you_alone_none() -> None:
    match = laid("thief:red red-1", "blue-2 fuck-you", "green-4", ask_forced=True)
    play(match, "0 thief:red", "0 -> 1", "1 no", "0 blue-2", leaves_open="steal")
    assert seen(match, 0).options == ["no"]
    play(match, "0 no")
    assert hands(match) == ["blue-2 red-1", "fuck-you", "green-4"]
    match = laid("thief:red red-1", "fuck-you", "green-4", draw="red-5")
    facts = listen(match)
    play(match, "0 thief:red", "0 -> 1", leaves_open="play-or-pass")
    assert hands(match) == ["red-1", "fuck-you red-5", "green-4"]
    assert moved(facts, 2) == ["looks-at-hand seat=0 other=1"]
    assert known(match, 0) == [[], ["fuck-you"], []]


@boundary("thief", "12.3")
def test_of_somebody_without_cards_nothing_can_be_taken() -> None:
    match = laid("thief:red red-1", "", "green-4", ask_forced=True)
    play(match, "0 thief:red", "0 -> 1", leaves_open="nice-try")
    assert seen(match).counts == [1, 0, 1]


@positive("thief", "curse", "12.3", "12.10")
def test_a_thief_may_take_the_curse() -> None:
    match = laid("thief:red red-1", "curse red-2 blue-3", "green-1")
    play(match, "0 thief:red", "0 -> 1", "0 curse", "0 blue-3")
    assert hands(match) == ["blue-3 curse red-1", "red-2", "green-1"]


@positive("thief", "counterattack", "7.2", "7.3", "R5")
def test_a_countered_thief_robs_for_the_countering_player() -> None:
    match = laid("thief:red red-1 red-2", "counterattack blue-1", "green-1 green-2 green-3")
    play(match, "0 thief:red", "0 -> 1", "1 counterattack", "1 -> 2", "1 green-1", "1 green-3", "1 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-1 green-1 green-3", "green-2"]
    assert known(match, 0) == NOTHING
    assert known(match, 1) == [[], [], ["green-2"]]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@negative("thief", "counterattack", "7.2", "R29")
def test_a_countered_thief_may_go_away_without_having_seen_anything() -> None:
    match = laid("thief:red red-1 red-2", "counterattack blue-1", "green-1")
    facts = listen(match)
    play(match, "0 thief:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert declined(match, "1 -> 1") == ("aim-at-self", "5.2")
    play(match, "1 no", "1 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-1", "green-1"]
    assert moved(facts, 0) == moved(facts, 1) == []


@boundary("thief", "counterattack", "7.3", "10.1")
def test_who_counters_a_thief_with_the_last_card_takes_two_and_has_not_finished() -> None:
    match = laid("thief:red red-1 red-2 red-3", "counterattack", "green-1")
    play(match, "0 thief:red", "0 -> 1", "1 counterattack", "1 -> 0", "1 red-1", "1 red-2", "1 wish red")
    assert not match.over
    assert hands(match) == ["red-3", "red-1 red-2", "green-1"]


@boundary("thief", "2.4")
def test_a_thief_that_is_the_start_card_robs_for_the_dealer() -> None:
    match = trouble("red-1 red-2", "blue-1", "green-1 green-2 red-3", start="thief:red", dealer=1)
    assert seen(match, 1).options == ["-> 2", "-> 0"]
    play(match, "1 -> 2", "1 green-1", "1 green-2")
    assert hands(match) == ["red-1 red-2", "blue-1 green-1 green-2", "red-3"]
    assert (seen(match).player, seen(match).demand) == (2, "thief:red")


@boundary("thief", "5.2")
def test_between_two_players_the_other_is_robbed() -> None:
    match = laid("thief:red red-1", "red-2 blue-2 blue-3")
    play(match, "0 thief:red", "0 blue-2", "0 blue-3")
    assert hands(match) == ["blue-2 blue-3 red-1", "red-2"]


@negative("thief", "5.6")
def test_a_theft_ends_what_a_third_player_knew_of_the_robbed_hand() -> None:
    match = trouble(
        *("thief:red red-1 red-2", "red-3 green-1", "gift:red blue-1 blue-2 red-4"),
        pile="red-9",
        turn=2,
        ask_forced=True,
    )
    play(match, "2 gift:red", "2 -> 1", "1 no", "2 blue-1", "2 blue-2")
    assert known(match, 2) == [[], ["blue-1", "blue-2"], []]
    play(match, "0 thief:red", "0 -> 1", "1 no", "0 green-1", "0 red-3")
    assert known(match, 2) == NOTHING
    assert known(match, 0) == [[], ["blue-1", "blue-2"], []]


# Troublemaker


@positive("troublemaker", "12.4", "8.1")
def test_troublemaker_triggers_an_event_whose_last_place_is_its_players() -> None:
    match = laid("red-1", "troublemaker:red red-2", "red-3", turn=1, events="expansion")
    facts = listen(match)
    play(match, "1 troublemaker:red", leaves_open="play-or-draw")
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]
    assert told(facts)[:2] == ["plays seat=1 card=troublemaker:red", "event seat=1 event=expansion"]


@positive("troublemaker", "12.4", "4.2")
def test_after_the_event_the_colour_and_the_symbol_of_troublemaker_have_to_be_matched() -> None:
    held = "red-2 gift:red troublemaker:blue gift:blue blue-9 black-9"
    match = laid("troublemaker:red red-1", held, events="friday-the-13th")
    play(match, "0 troublemaker:red")
    assert seen(match).demand == "troublemaker:red"
    assert set(seen(match, 1).options or []) == {"red-2", "gift:red", "troublemaker:blue", "draw"}
    assert declined(match, "1 gift:blue") == ("no-match-special", "4.2")
    assert declined(match, "1 black-9") == ("black-elsewhere", "4.3")


@positive("troublemaker", "vandalism", "9.21")
def test_troublemaker_is_a_card_of_its_colour_when_the_event_asks_for_the_last_one() -> None:
    match = laid("troublemaker:blue blue-1 red-1", "blue-2 red-2 troublemaker:red", pile="blue-9", events="vandalism")
    play(match, "0 troublemaker:blue", leaves_open="play-or-draw")
    assert hands(match) == ["red-1", "red-2 troublemaker:red"]


@negative("troublemaker", "7.7")
def test_troublemaker_is_no_attack_and_cannot_be_countered() -> None:
    match = laid(
        "troublemaker:red red-1", "counterattack red-2", events="friday-the-13th", pile="red-9 mimicry lucky-bastard"
    )
    facts = listen(match)
    play(match, "0 troublemaker:red")
    assert [line.split()[0] for line in told(facts)] == ["plays", "event", "has-turn"]
    assert hands(match) == ["red-1", "counterattack red-2"]


@negative("troublemaker", "4.1", "4.4", "4.6")
@pytest.mark.parametrize(
    ("force", "rule"), [("blue-5", "4.1"), ("skip:blue", "4.2"), ("black-5", "4.4"), ("wish 5", "4.6")]
)
def test_troublemaker_has_to_fit_like_any_special_of_one_colour(force: str, rule: str) -> None:
    match = laid("troublemaker:red blue-5", "red-2", force=force)
    assert refused(match, "0 troublemaker:red").rule == rule


@boundary("troublemaker", "3.4", "10.1")
def test_troublemaker_as_the_last_card_triggers_its_event_before_the_round_ends() -> None:
    match = laid("troublemaker:red", "red-2 red-3", events="recession")
    play(match, "0 troublemaker:red", "1 red-3")
    assert (match.over, match.scores) == (True, [0, 2])
    match = laid("troublemaker:red", "red-2 red-3", events="third-time-lucky")
    play(match, "0 troublemaker:red")
    assert seen(match).counts == [3, 5]


@boundary("troublemaker", "2.4", "8.2")
def test_troublemaker_as_start_card_makes_the_dealer_trigger_an_event() -> None:
    match = trouble("red-1", "red-2", "red-3", start="troublemaker:red", dealer=1, events="expansion", ask_forced=True)
    play(match, "0 no", "1 no", "2 no")
    assert seen(match).counts == [1 + 2, 1 + 3, 1 + 1]
    assert (seen(match).demand, seen(match).player) == ("troublemaker:red", 2)


@boundary("troublemaker", "second-chance", "5.4")
def test_troublemaker_on_a_second_chance_triggers_its_event_too() -> None:
    match = laid("second-chance:red troublemaker:red red-1", "red-2", events="third-time-lucky")
    play(match, "0 second-chance:red", "0 troublemaker:red")
    assert seen(match).counts == [4, 4]


@boundary("troublemaker", "7.8", "nice-try")
def test_nice_try_answers_a_finish_by_troublemaker_once_the_event_is_over() -> None:
    match = laid("troublemaker:red", "nice-try red-3", events="friday-the-13th", draw="blue-1 blue-2 blue-3")
    play(match, "0 troublemaker:red", "1 nice-try", "1 wish red")
    assert hands(match) == ["blue-1 blue-2 blue-3", "red-3"]


# Inequality


@positive("inequality", "12.5", "R40")
@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [(1, 0, 1), (1, 1, 1), (2, 0, 2), (2, 1, 1), (2, 2, 1), (3, 1, 2), (4, 1, 2), (5, 1, 3), (6, 0, 4), (6, 1, 3)],
)
def test_the_victim_takes_just_enough_cards_to_hold_more_than_the_attacker(mine: int, theirs: int, taken: int) -> None:
    own = " ".join(f"red-{number}" for number in range(1, mine + 1))
    other = " ".join(f"blue-{number}" for number in range(1, theirs + 1))
    many = " ".join(f"green-{number}" for number in range(1, 10))
    match = trouble(f"inequality {own}", other, many, pile="red-9", ask_forced=True)
    play(match, "0 inequality", "0 -> 1", *["1 no"][: bool(theirs)], leaves_open="wish-colour")
    assert seen(match).counts == [mine - taken, theirs + taken, 9]
    assert theirs + taken > mine - taken
    assert theirs + taken - 1 <= mine - taken + 1


@positive("inequality", "12.5", "6.1")
def test_the_cards_of_an_inequality_are_taken_without_looking_and_a_colour_is_wished_for() -> None:
    match = laid("inequality red-1 red-2 red-3 red-4", "blue-1", "green-1 green-2", luck=[3, 0])
    play(match, "0 inequality", "0 -> 1", leaves_open="wish-colour")
    assert hands(match) == ["red-2 red-3", "blue-1 red-1 red-4", "green-1 green-2"]
    assert declined(match, "0 wish 5") == ("wish-only-colour", "6.2")
    assert declined(match, "0 no") == ("must-wish", "6.1")
    play(match, "0 wish blue")
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@positive("inequality", "12.5")
def test_both_sides_know_what_was_taken_and_nobody_else_does() -> None:
    match = laid("inequality red-1 red-2 red-3 red-4", "blue-1", "green-1 green-2", luck=[3, 0])
    facts = listen(match)
    play(match, "0 inequality", "0 -> 1", "0 wish blue")
    assert known(match, 0) == [[], ["red-1", "red-4"], []]
    assert known(match, 1) == known(match, 2) == known(match) == NOTHING
    assert moved(facts, 0) == moved(facts, 1) == ["gives-cards seat=0 other=1 cards=['red-1', 'red-4']"]
    assert moved(facts, 2) == moved(facts, None) == ["gives seat=0 other=1 count=2"]


@positive("inequality", "6.1", "12.5")
def test_inequality_may_be_played_for_the_wish_alone() -> None:
    match = laid("inequality red-1 red-2", "blue-1", "green-1 green-2")
    play(match, "0 inequality", leaves_open="may-attack")
    assert seen(match, 0).options == ["-> 1", "-> 2", "no"]
    play(match, "0 no", "0 wish blue")
    assert (seen(match).counts, seen(match).demand) == ([2, 1, 2], "wish blue")


@negative("inequality", "5.2", "5.3", "12.5", "R40")
def test_who_holds_more_cards_than_are_left_to_the_attacker_cannot_be_chosen() -> None:
    match = laid("inequality red-1 red-2", "blue-1 blue-2 blue-3", "green-1 green-2")
    play(match, "0 inequality", leaves_open="may-attack")
    assert declined(match, "0 -> 1") == ("more-cards", "12.5")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")
    assert seen(match, 0).options == ["-> 2", "no"]


@negative("inequality", "12.5", "R40")
def test_with_no_target_inequality_only_wishes() -> None:
    match = laid("inequality red-1", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 inequality", leaves_open="wish-colour")
    play(match, "0 wish blue")
    assert seen(match).counts == [1, 2, 2]


@boundary("inequality", "R40", "10.1")
def test_with_no_cards_left_inequality_attacks_nobody_not_even_somebody_who_has_none_either() -> None:
    match = laid("inequality", "", "green-1", ask_forced=True)
    play(match, "0 inequality", "0 wish red", "2 no")
    assert (match.over, match.scores) == (True, [0, 0, 1])


@boundary("inequality", "R40", "10.1")
def test_with_one_card_against_one_the_attacker_loses_it_and_has_finished() -> None:
    match = laid("inequality red-5", "blue-1", "green-1")
    play(match, "0 inequality", "0 -> 1", "0 wish red")
    assert (match.over, match.scores) == (True, [0, 6, 1])


@boundary("inequality", "fuck-you", "curse", "4.10", "12.10")
@pytest.mark.parametrize("card", ["fuck-you", "curse"])
def test_fuck_you_and_the_curse_can_be_taken_by_the_victim(card: str) -> None:
    match = laid(f"inequality {card} red-2", "blue-1", "green-1", luck=[0])
    play(match, "0 inequality", "0 -> 1", "0 wish blue")
    assert hands(match) == ["red-2", f"blue-1 {card}", "green-1"]


@positive("inequality", "counterattack", "7.3", "7.5", "R5", "5.3")
def test_a_countered_inequality_is_paid_by_and_compared_with_the_countering_player() -> None:
    match = laid(
        "inequality red-1 red-2 red-3 red-4 red-5", "counterattack blue-1 blue-2 green-3", "green-1", luck=[0, 0]
    )
    play(match, "0 inequality", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert seen(match, 1).options == ["-> 2", "no"]
    assert declined(match, "1 -> 0") == ("more-cards", "12.5")
    play(match, "1 -> 2", "1 wish green")
    assert hands(match) == ["red-1 red-2 red-3 red-4 red-5", "green-3", "blue-1 blue-2 green-1"]
    assert (seen(match).demand, seen(match).player) == ("wish green", 1)


@boundary("inequality", "counterattack", "R5", "R7")
def test_who_counters_an_inequality_with_the_last_card_has_nothing_to_pay_with_and_wishes() -> None:
    match = laid("inequality red-1 red-2", "counterattack", "green-1")
    play(match, "0 inequality", "0 -> 1", "1 counterattack", leaves_open="wish-colour")
    assert seen(match).asked == [1]
    play(match, "1 wish green")
    assert (match.over, match.scores) == (True, [3, 0, 1])


@boundary("inequality", "2.4")
def test_inequality_as_start_card_is_paid_by_the_dealer() -> None:
    match = trouble("red-1 red-2", "blue-1 blue-2", "green-1", start="inequality", dealer=1, luck=[1])
    assert seen(match, 1).options == ["-> 2", "-> 0", "no"]
    play(match, "1 -> 0", "1 wish green")
    assert hands(match) == ["blue-2 red-1 red-2", "blue-1", "green-1"]
    assert (seen(match).demand, seen(match).player) == ("wish green", 2)


@boundary("inequality", "2.1")
def test_between_two_players_inequality_still_may_be_left_out() -> None:
    match = laid("inequality red-1 red-2", "blue-1 blue-2")
    play(match, "0 inequality", leaves_open="may-attack")
    assert seen(match, 0).options == ["-> 1", "no"]
    play(match, "0 -> 1", "0 wish blue")
    assert seen(match).counts == [1, 3]


# Special Favours


@positive("special-favours", "12.6")
def test_special_favours_swaps_everything_that_is_no_number() -> None:
    match = laid(
        "special-favours gift:red fantastic red-1 black-2",
        "colour-swap:red-blue curse mimicry blue-1 black-3",
        "green-1 counterattack",
    )
    play(match, "0 special-favours", "0 -> 1", "1 no", leaves_open="wish-colour")
    assert hands(match) == [
        "black-2 colour-swap:red-blue curse mimicry red-1",
        "black-3 blue-1 fantastic gift:red",
        "counterattack green-1",
    ]
    assert declined(match, "0 wish 5") == ("wish-only-colour", "6.2")
    play(match, "0 wish blue")
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@positive("special-favours", "12.6")
def test_each_knows_the_cards_handed_over_and_bystanders_only_how_many_specials_there_were() -> None:
    match = laid("special-favours gift:red red-1 red-2", "skip:blue fantastic blue-1", "green-1")
    facts = listen(match)
    play(match, "0 special-favours", "0 -> 1", "0 wish blue")
    assert known(match, 0) == [[], ["gift:red"], []]
    assert known(match, 1) == [["fantastic", "skip:blue"], [], []]
    assert known(match, 2) == known(match) == NOTHING
    public = ["hands-over seat=0 other=1 count=1 text=special", "hands-over seat=1 other=0 count=2 text=special"]
    private = [
        "gives-cards seat=0 other=1 cards=['gift:red']",
        "gives-cards seat=1 other=0 cards=['fantastic', 'skip:blue']",
    ]
    assert moved(facts, 2) == moved(facts, None) == public
    assert moved(facts, 0) == moved(facts, 1) == private


@boundary("special-favours", "12.6", "the-all-seeing-eye")
def test_who_has_seen_both_hands_knows_afterwards_which_cards_went_and_which_stayed() -> None:
    match = laid(
        *("special-favours gift:red red-1", "skip:blue blue-1", "black-9 green-1"),
        turn=2,
        events="the-all-seeing-eye",
        ask_forced=True,
    )
    play(match, "2 black-9", "0 no", "1 no", "2 no", "0 ready", "1 ready", "2 ready")
    play(match, "0 special-favours", "0 -> 1", "1 no", "0 wish blue")
    assert known(match) == [["red-1", "skip:blue"], ["blue-1", "gift:red"], ["green-1"]]


@positive("special-favours", "6.1", "12.6")
def test_special_favours_may_be_played_for_the_wish_alone() -> None:
    match = laid("special-favours gift:red red-1", "skip:blue blue-1", "green-1")
    play(match, "0 special-favours", "0 no", "0 wish blue")
    assert hands(match) == ["gift:red red-1", "blue-1 skip:blue", "green-1"]


@negative("special-favours", "fuck-you", "4.10", "R39")
def test_fuck_you_stays_on_both_sides() -> None:
    for mine, theirs in (("fuck-you gift:red", "skip:blue"), ("gift:red", "fuck-you skip:blue")):
        match = laid(f"special-favours {mine} red-1", f"{theirs} blue-1", "green-1")
        play(match, "0 special-favours", "0 -> 1", "0 wish blue")
        assert ("fuck-you" in hands(match)[0]) == ("fuck-you" in mine)
        assert ("gift:red" in hands(match)[1], "skip:blue" in hands(match)[0]) == (True, True)


@negative("special-favours", "5.2")
def test_nobody_swaps_specials_with_themselves() -> None:
    match = laid("special-favours gift:red red-1", "skip:blue blue-1", "green-1")
    play(match, "0 special-favours", leaves_open="may-attack")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")


@negative("special-favours", "12.6")
def test_a_third_player_cannot_tell_one_favour_from_another() -> None:
    views = []
    for one, other in (("gift:red", "fantastic"), ("curse", "counterattack")):
        match = laid(f"special-favours {one} red-1", f"{other} blue-1", "green-1", ask_forced=True)
        play(match, "0 special-favours", "0 -> 1", "1 no", "0 wish blue")
        views.append([seen(match, 2), seen(match)])
    assert views[0] == views[1]


@boundary("special-favours", "12.6", "10.1")
def test_as_the_last_card_it_fetches_the_victims_specials_and_finishes_nothing() -> None:
    match = laid("special-favours", "skip:blue blue-1", "green-1")
    play(match, "0 special-favours", "0 -> 1", "0 wish blue")
    assert hands(match) == ["skip:blue", "blue-1", "green-1"]


@boundary("special-favours", "12.6", "10.1")
def test_as_the_last_card_against_somebody_without_specials_it_finishes_the_round() -> None:
    match = laid("special-favours", "blue-1 black-2", "green-1")
    facts = listen(match)
    play(match, "0 special-favours", "0 -> 1", "0 wish blue")
    assert (match.over, match.scores) == (True, [0, 3, 1])
    assert [line.split()[3] for line in moved(facts, 2)] == ["count=0", "count=0"]


@boundary("special-favours", "12.6", "R23")
def test_who_held_nothing_but_specials_and_gets_none_has_finished() -> None:
    match = laid("special-favours red-1", "gift:red fantastic", "green-1")
    play(match, "0 special-favours", "0 -> 1", "0 wish blue")
    assert (match.over, match.scores) == (True, [15, 0, 1])


@positive("special-favours", "counterattack", "7.3", "7.5", "R5")
def test_countered_favours_are_swapped_with_the_countering_players_own_specials() -> None:
    match = laid("special-favours gift:red red-1", "counterattack skip:blue blue-1", "exchange:green fantastic green-1")
    play(match, "0 special-favours", "0 -> 1", "1 counterattack", "1 -> 2", "1 wish blue")
    assert hands(match) == ["gift:red red-1", "blue-1 exchange:green fantastic", "green-1 skip:blue"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@boundary("special-favours", "counterattack", "7.3")
def test_favours_turned_back_swap_with_the_first_attacker() -> None:
    match = laid("special-favours gift:red red-1", "counterattack skip:blue blue-1", "green-1")
    play(match, "0 special-favours", "0 -> 1", "1 counterattack", "1 -> 0", "1 wish blue")
    assert hands(match) == ["red-1 skip:blue", "blue-1 gift:red", "green-1"]


@boundary("special-favours", "2.4")
def test_special_favours_as_start_card_is_the_dealers() -> None:
    match = trouble("gift:red red-1", "blue-1", "fantastic green-1", start="special-favours", dealer=1)
    play(match, "1 -> 2", "1 wish green")
    assert hands(match) == ["gift:red red-1", "blue-1 fantastic", "green-1"]
    assert seen(match).player == 2


@boundary("special-favours", "2.1")
def test_between_two_players_special_favours_may_be_left_out() -> None:
    match = laid("special-favours gift:red red-1", "skip:blue blue-1")
    play(match, "0 special-favours", leaves_open="may-attack")
    assert seen(match, 0).options == ["-> 1", "no"]


# The Curse


@negative("curse", "12.10")
@pytest.mark.parametrize("force", ["red-5", "skip:red", "black-5", "wish red", "wish 5", "swap red", "anything"])
def test_the_curse_fits_on_nothing(force: str) -> None:
    match = laid("curse fantastic", "red-2", force=force)
    assert seen(match, 0).options == ["fantastic", "draw"]
    assert declined(match, "0 curse") == ("curse-played", "12.10")


@negative("curse", "12.10", "3.2")
def test_the_curse_just_drawn_cannot_be_played_either() -> None:
    match = laid("fantastic blue-1", "red-2", draw="curse")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert declined(match, "0 curse") == ("curse-played", "12.10")


@negative("curse", "second-chance", "12.10", "5.4")
def test_with_the_curse_alone_a_second_chance_makes_draw() -> None:
    match = laid("second-chance:red curse", "red-2", draw="blue-5")
    play(match, "0 second-chance:red")
    assert hands(match) == ["blue-5 curse", "red-2"]


@negative("curse", "R38", "12.10", "recession", "9.13")
def test_in_a_recession_the_curse_cannot_be_chosen_and_stays() -> None:
    match = laid("black-9 red-1", "green-9 curse red-4", "red-3", events="recession", ask_forced=True)
    play(match, "0 black-9", "0 no", "1 no", "2 no", leaves_open="discard")
    assert declined(match, "1 curse") == ("curse-discarded", "12.10")
    assert seen(match, 1).options == ["green-9", "red-4"]


@positive("curse", "12.10", "gift", "5.6")
def test_the_curse_can_be_given() -> None:
    match = laid("gift:red curse red-1 red-4", "red-2", "red-3")
    play(match, "0 gift:red", "0 -> 2", "0 curse", "0 red-1")
    assert hands(match) == ["red-4", "red-2", "curse red-1 red-3"]
    assert known(match, 0) == [[], [], ["curse", "red-1"]]


@positive("curse", "12.10", "exchange", "5.7")
def test_the_curse_can_be_given_and_taken_in_an_exchange() -> None:
    match = laid("exchange:red curse red-1 red-4", "red-2", "red-3")
    play(match, "0 exchange:red", "0 -> 1", "0 curse", "0 red-1")
    assert hands(match) == ["red-2 red-4", "curse red-1", "red-3"]
    match = laid("exchange:red red-5 red-1 red-4", "curse", "red-3")
    play(match, "0 exchange:red", "0 -> 1", "0 red-5", "0 red-1")
    assert hands(match) == ["curse red-4", "red-1 red-5", "red-3"]


@positive("curse", "10.3", "12.10")
def test_in_hand_the_curse_counts_thirteen_points() -> None:
    match = laid("red-1", "curse", "red-2")
    play(match, "0 red-1")
    assert (match.over, match.scores) == (True, [0, 13, 2])


@boundary("curse", "10.1", "12.10")
def test_a_hand_with_the_curse_alone_is_not_empty() -> None:
    match = laid("red-1 curse", "red-2", "red-3")
    play(match, "0 red-1")
    assert (match.over, seen(match).counts) == (False, [1, 1, 1])


@boundary("curse", "R38", "mexican-standoff", "9.12")
def test_in_a_mexican_standoff_the_curse_stays_and_three_cards_are_drawn_all_the_same() -> None:
    match = laid(
        "black-9 red-1", "curse red-2", events="mexican-standoff", draw="green-9 blue-2 blue-3 blue-4 blue-5 blue-6"
    )
    play(match, "0 black-9")
    assert hands(match) == ["blue-4 blue-5 blue-6", "blue-2 blue-3 curse green-9"]
    assert "curse" not in seen(match).pile


@boundary("curse", "R38", "recession", "9.13")
def test_who_holds_nothing_but_the_curse_discards_nothing() -> None:
    match = laid("black-9 red-1 red-2 red-3 green-9", "curse", "red-4 red-5 red-6", events="recession", ask_forced=True)
    play(match, "0 black-9", "0 no", "1 no", "2 no", leaves_open="discard")
    assert seen(match, 1).options == ["no"]
    play(match, "1 no", "2 red-4", "2 red-5", "0 red-1", "0 red-2", "0 red-3")
    assert hands(match) == ["green-9", "curse", "red-6"]


@boundary("curse", "R38", "seppuku", "14.6")
def test_in_a_seppuku_without_points_the_curse_cannot_be_discarded() -> None:
    match = laid(
        *("black-9 red-1", "curse red-2 green-9", "red-3"),
        events="seppuku",
        draw="blue-1 blue-2 blue-3 blue-4 blue-5",
        options={"scoring": "rounds"},
    )
    play(match, "0 black-9", "1 yes", leaves_open="seppuku-discard")
    assert declined(match, "1 curse") == ("curse-discarded", "12.10")
    play(match, "1 red-2", "1 no", "2 no", "0 no")
    assert hands(match)[1] == "curse green-9"


@boundary("curse", "2.4", "R38")
def test_as_start_card_the_curse_goes_back_and_the_pile_is_shuffled() -> None:
    deck = [str(card) for card in deck_for(Options(expansions=("troublemaker",))).playing]
    untouched = list(range(len(deck) - 1, 0, -1))
    start = len(deck) - 1 - 2 * 7
    shuffled = [deck.index("curse") if place == start else place for place in untouched]
    events = list(range(len(EVENTS) - 1, 0, -1))
    again = [deck.index("red-5"), *range(start - 1, 0, -1)]
    match = trouble(
        *("black-3 red-1", "red-2"), pile="red-3", events="doomsday", luck=[*shuffled, *events, *again], ask_forced=True
    )
    facts = listen(match)
    play(match, "0 black-3", "0 no", "1 no")
    assert seen(match).round == 2
    starts = [line for line in told(facts) if line.startswith("start-card")]
    assert starts == [f"start-card seat={seen(match).dealer} card=red-5"]
    assert seen(match).pile == ["red-5"]
    assert seen(match).counts == [7, 7]
    assert seen(match).draw == len(deck) - 15


@negative("thief", "12.3")
def test_thief_does_not_show_in_which_order_the_victim_got_the_cards() -> None:
    shown = []
    for held, drawn in (("green-5 blue-9 blue-1", "yellow-5"), ("yellow-5 green-5 blue-1", "blue-9")):
        match = trouble("thief:red red-1 green-2", held, pile="red-9", draw=drawn, turn=1, ask_forced=True)
        play(match, "1 draw", "1 pass", "0 thief:red", "0 -> 1", "1 no", leaves_open="steal")
        shown.append(seen(match, 0).options)
    assert shown[0] == shown[1]
