"""What is told when cards move: to those who give and take, to the others, and to the public."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.games.frantic.deck import FACES
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import boundary, deal, listen, negative, play, positive, told
from ruthless.testing.frantic import all_but

NAMES = [str(card) for card in FACES]


def laid(*hands: str, **more: Any) -> Match:
    """These hands and a red 3 on the pile; even questions with one option are asked, so nothing moves by itself."""
    return deal("frantic", hands=list(hands), **{"pile": "red-3", "ask_forced": True, **more})


def of_kind(facts: list[Fact], seat: Seat | None, *kinds: str) -> list[str]:
    """What a seat was told of these kinds."""
    return [line for line in told(facts, seat) if line.split()[0] in kinds]


def named(facts: list[Fact], seat: Seat | None) -> set[str]:
    """Every card that is named in what a seat was told."""
    said = [value for fact in facts for value in fact.told(seat).args.values()]
    words = {word for value in said for word in (value if isinstance(value, list) else [value])}
    return {name for name in NAMES if name in words}


# Drawing


@positive("3.1")
def test_who_draws_is_told_the_card_and_the_others_how_many() -> None:
    match = laid("red-1", "red-2", draw="blue-5")
    facts = listen(match)
    play(match, "0 draw", "0 pass")
    assert told(facts, 0) == ["draws-cards seat=0 cards=['blue-5']", "passes seat=0", "has-turn seat=1"]
    assert told(facts, 1) == told(facts) == ["draws seat=0 count=1", "passes seat=0", "has-turn seat=1"]


@negative("third-time-lucky", "9.17")
def test_nobody_is_told_what_others_draw_in_an_event() -> None:
    match = laid("black-3 red-1", "red-2", events="third-time-lucky", draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7")
    facts = listen(match)
    play(match, "0 black-3")
    assert named(facts, 0) == {"black-3", "blue-5", "blue-6", "blue-7"}
    assert named(facts, 1) == {"black-3", "blue-1", "blue-2", "blue-4"}
    assert named(facts, None) == {"black-3"}


@boundary("10.2")
def test_everybody_is_told_that_the_pile_did_not_suffice() -> None:
    pile = "red-3 " + all_but("red-3", "red-1", "red-2", "blue-5")
    match = laid("red-1", "red-2", draw="blue-5", pile=pile, options={"limit": 1})
    facts = listen(match)
    play(match, "0 draw", "0 pass")
    assert "pile-empty" not in told(facts)
    play(match, "1 draw")
    assert told(facts)[3:6] == ["draws seat=1 count=0", "pile-empty", "round-ends text=pile"]


# Giving and taking


@positive("gift", "5.6")
def test_giver_and_taker_of_a_gift_are_told_the_cards_and_bystanders_how_many() -> None:
    match = laid("gift:red blue-1 blue-2 red-6", "green-1", "yellow-1")
    facts = listen(match)
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 red-6", "0 blue-1")
    secret = ["gives-cards seat=0 other=1 cards=['red-6', 'blue-1']"]
    assert of_kind(facts, 0, "gives", "gives-cards") == secret
    assert of_kind(facts, 1, "gives", "gives-cards") == secret
    assert of_kind(facts, 2, "gives", "gives-cards") == ["gives seat=0 other=1 count=2"]
    assert of_kind(facts, None, "gives", "gives-cards") == ["gives seat=0 other=1 count=2"]


@positive("exchange", "5.7")
def test_both_sides_of_an_exchange_are_told_both_ways_and_bystanders_only_numbers() -> None:
    match = laid("exchange:red blue-1 blue-2", "green-1", "yellow-1")
    facts = listen(match)
    play(match, "0 exchange:red", "0 -> 1", "1 no", "0 blue-1", "0 blue-2")
    both = ["gives-cards seat=0 other=1 cards=['blue-1', 'blue-2']", "gives-cards seat=1 other=0 cards=['green-1']"]
    assert of_kind(facts, 0, "gives", "gives-cards") == both
    assert of_kind(facts, 1, "gives", "gives-cards") == both
    assert of_kind(facts, 2, "gives", "gives-cards") == ["gives seat=0 other=1 count=2", "gives seat=1 other=0 count=1"]
    assert named(facts, 2) == named(facts, None) == {"exchange:red"}


@positive("merry-christmas", "9.11")
def test_at_christmas_each_is_told_what_they_give_and_get_and_only_numbers_of_the_rest() -> None:
    match = laid("black-3 red-1 red-2", "blue-1 blue-2", "green-1", events="merry-christmas")
    facts = listen(match)
    play(match, "0 black-3", "0 -> 1", "0 -> 2", "1 -> 2", "1 -> 2", "2 -> 0")
    assert of_kind(facts, 1, "gives", "gives-cards") == [
        "gives-cards seat=1 other=2 cards=['blue-1', 'blue-2']",
        "gives seat=2 other=0 count=1",
        "gives-cards seat=0 other=1 cards=['red-1']",
        "gives seat=0 other=2 count=1",
    ]
    assert named(facts, None) == {"black-3"}
    assert named(facts, 0) == {"black-3", "red-1", "red-2", "green-1"}


@negative("charity", "9.1")
def test_charity_tells_each_pair_its_card_and_nobody_else() -> None:
    match = laid("black-3 red-1", "red-2", "blue-1 blue-2 blue-4", events="charity", luck=[0, 0])
    facts = listen(match)
    play(match, "0 black-3")
    assert named(facts, 1) == {"black-3", "blue-1"}
    assert named(facts, 0) == {"black-3", "blue-2"}
    assert named(facts, 2) == {"black-3", "blue-1", "blue-2"}


@positive("earthquake", "9.4")
def test_in_an_earthquake_each_is_told_the_hand_given_and_the_hand_received() -> None:
    match = laid("black-3 red-1", "blue-1", "green-1", events="earthquake")
    facts = listen(match)
    play(match, "0 black-3")
    assert named(facts, 0) == {"black-3", "red-1", "green-1"}
    assert named(facts, 1) == {"black-3", "blue-1", "red-1"}
    assert of_kind(facts, None, "hands-on") == [
        "hands-on seat=1 other=2 count=1",
        "hands-on seat=2 other=0 count=1",
        "hands-on seat=0 other=1 count=1",
    ]


@negative("robin-hood", "9.14")
def test_robin_hood_tells_the_swapped_hands_to_the_two_only() -> None:
    match = laid("black-3 red-1 red-2", "blue-1", "green-1 green-2 green-4", events="robin-hood")
    facts = listen(match)
    play(match, "0 black-3")
    assert named(facts, 0) == named(facts, None) == {"black-3"}
    assert named(facts, 1) == named(facts, 2) == {"black-3", "blue-1", "green-1", "green-2", "green-4"}


# Dealing


@negative("2.2", "tornado", "9.19")
def test_after_a_tornado_each_is_told_the_own_hand_only() -> None:
    match = laid("black-3 red-1", "blue-1 blue-2", "green-1", events="tornado", luck=[3, 2, 1])
    facts = listen(match)
    play(match, "0 black-3")
    assert of_kind(facts, 1, "is-dealt", "is-dealt-cards") == [
        "is-dealt-cards seat=1 cards=['red-1', 'blue-1']",
        "is-dealt seat=2 count=1",
        "is-dealt seat=0 count=1",
    ]
    assert named(facts, None) == {"black-3"}


@positive("2.2", "doomsday")
def test_in_the_deal_of_a_round_each_is_told_the_own_seven_cards() -> None:
    match = laid("black-3 red-1", "blue-1", events="doomsday")
    facts = listen(match)
    match.answer("black-3", 0)
    assert of_kind(facts, 0, "is-dealt", "is-dealt-cards")[1] == "is-dealt seat=1 count=7"
    assert of_kind(facts, None, "is-dealt") == ["is-dealt seat=0 count=7", "is-dealt seat=1 count=7"]
    (own,) = (fact for fact in facts if fact.told(1).id == "is-dealt-cards")
    dealt = own.told(1).args["cards"]
    assert isinstance(dealt, list)
    assert len(dealt) == 7


# What lies open


@positive("market", "9.9", "gambling-man", "9.8")
def test_market_and_bets_are_told_to_everybody() -> None:
    match = laid("black-3 red-1", "fantastic red-5", events="market", draw="blue-1 blue-2")
    facts = listen(match)
    play(match, "0 black-3", "1 blue-2", "0 blue-1")
    assert told(facts)[-4:] == [
        "market cards=['blue-1', 'blue-2']",
        "takes-from-market seat=1 card=blue-2",
        "takes-from-market seat=0 card=blue-1",
        "has-turn seat=1",
    ]
    match = laid("black-3 red-1", "blue-1 red-5", events="gambling-man")
    facts = listen(match)
    play(match, "0 black-3", "0 red-1", "1 red-5", leaves_open="nice-try")
    bets = ["bets seat=1 card=red-5", "bets seat=0 card=red-1", "takes-bets seat=1 cards=['red-1', 'red-5']"]
    assert told(facts)[-3:] == told(facts, 0)[-3:] == bets


@positive("the-all-seeing-eye", "9.16")
def test_the_eye_tells_every_hand_to_everybody() -> None:
    match = laid("black-3 red-1", "blue-1", events="the-all-seeing-eye")
    facts = listen(match)
    play(match, "0 black-3", "0 ready", "1 ready")
    shown = ["shows-hand seat=1 cards=['blue-1']", "shows-hand seat=0 cards=['red-1']"]
    assert told(facts)[-3:-1] == told(facts, 0)[-3:-1] == told(facts, 1)[-3:-1] == shown


@positive("recession", "9.13", "4.12")
def test_discards_are_told_to_everybody() -> None:
    match = laid("black-3 red-1 red-2 red-4", "blue-1 blue-2", events="recession")
    facts = listen(match)
    play(match, "0 black-3", "1 blue-2", "0 red-1", "0 red-4")
    assert of_kind(facts, None, "discards") == [
        "discards seat=1 cards=['blue-2']",
        "discards seat=0 cards=['red-1']",
        "discards seat=0 cards=['red-4']",
    ]


@negative("9.15", "surprise-party")
@pytest.mark.parametrize("bystander", [2, None])
def test_a_bystander_is_told_the_same_whatever_cards_went_past(bystander: Seat | None) -> None:
    heard = []
    for gift in ("blue-1", "fuck-you"):
        match = laid(f"black-3 {gift} red-1", "green-1 green-2", "yellow-1 yellow-2", events="surprise-party")
        facts = listen(match)
        play(match, "0 black-3", f"0 {gift}", "0 -> 1", "1 green-1", "1 -> 0", "2 yellow-1", "2 -> 0")
        heard.append(told(facts, bystander))
    assert heard[0] == heard[1]
