"""Scenarios for Fantastic Four, the attack with several victims. Who counters it is shown with the reactions."""

from __future__ import annotations

from ruthless import Match
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen

FOUR_AT_1 = ("0 -> 1",) * 4


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


@positive("fantastic-four", "6.1", "6.4")
def test_fantastic_four_is_drawn_in_the_order_said_and_ends_with_a_wish() -> None:
    match = deal(
        "frantic",
        hands=["fantastic-four red-1", "red-2", "red-3", "red-4"],
        pile="red-9",
        draw="blue-1 blue-2 blue-3 blue-4 blue-5",
    )
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="wish-any")
    assert hands(match) == ["red-1", "blue-2 red-2", "blue-1 blue-3 blue-4 red-3", "red-4"]
    play(match, "0 wish 2")
    assert (seen(match).demand, seen(match).player) == ("wish 2", 1)


@positive("fantastic-four", "6.4", "R26")
def test_everybody_is_told_who_draws_how_many_in_which_order_and_only_the_drawer_which_cards() -> None:
    hands = ["fantastic-four red-1", "red-2", "red-3"]
    match = deal("frantic", hands=hands, pile="red-9", draw="blue-1 blue-2 blue-3 blue-4")
    facts = listen(match)
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 2", "0 -> 1", "0 -> 2", "0 wish red")
    assert told(facts)[1:7] == [
        "shares-four seat=0 other=2 count=2",
        "shares-four seat=0 other=1 count=1",
        "shares-four seat=0 other=2 count=1",
        "draws seat=2 count=2",
        "draws seat=1 count=1",
        "draws seat=2 count=1",
    ]
    assert told(facts, 1)[4:7] == [
        "draws seat=2 count=2",
        "draws-cards seat=1 cards=['blue-3']",
        "draws seat=2 count=1",
    ]


@negative("fantastic-four", "5.2", "6.4", "R26")
def test_all_four_cards_have_to_be_shared_out_among_others_before_anybody_draws() -> None:
    match = deal("frantic", hands=["fantastic-four red-1", "red-2", "red-3"], pile="red-9")
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert declined(match, "0 no") == ("must-attack", "6.4")
    assert declined(match, "0 -> 0") == ("aim-at-self", "5.2")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")
    play(match, "0 -> 1", "0 -> 1", "0 -> 2", leaves_open="share-four")
    assert declined(match, "0 no") == ("must-share", "6.4")
    assert seen(match).counts == [1, 1, 1]


@boundary("fantastic-four", "6.4", "10.1")
def test_fantastic_four_as_the_last_card_still_attacks_and_wishes() -> None:
    match = deal(
        "frantic",
        hands=["fantastic-four", "red-2", "red-3"],
        pile="red-9",
        draw="blue-1 blue-2 blue-3 blue-4",
        options={"limit": 1},
    )
    play(match, "0 fantastic-four", *FOUR_AT_1, "0 wish red")
    assert (match.over, match.scores) == (True, [0, 12, 3])


@boundary("fantastic-four", "6.4")
def test_between_two_players_the_other_draws_all_four() -> None:
    match = deal("frantic", hands=["fantastic-four red-1", "red-2"], pile="red-9")
    play(match, "0 fantastic-four", "0 wish red")
    assert seen(match).counts == [1, 5]


@boundary("fantastic-four", "10.2")
def test_if_the_pile_has_too_few_for_fantastic_four_they_are_drawn_and_the_round_ends() -> None:
    held = ["fantastic-four red-1", "red-2", "red-3"]
    draw = "blue-1 blue-2 blue-3"
    pile = f"red-9 {all_but('red-9', draw, *held)}"
    match = deal("frantic", hands=held, pile=pile, draw=draw, options={"limit": 1})
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 1", "0 -> 2")
    assert (match.over, match.scores) == (True, [1, 2 + 2 + 3, 3 + 1])


@boundary("fantastic-four", "6.1")
def test_no_wish_is_asked_for_when_the_draw_pile_has_run_out() -> None:
    hands = ["fantastic-four red-1", "blue-1"]
    pile = "red-9 " + all_but("red-9", "green-1", *hands)
    match = deal("frantic", hands=hands, pile=pile, draw="green-1", options={"limit": 1})
    play(match, "0 fantastic-four")
    assert match.over
