"""Scenarios for the course of a round: the deal, the start card, the end, the score, and the end of the match."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadOption, Match, RuthlessError
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen

ONE_ROUND = {"limit": 1}
"""With this limit any points end the match, so that the accounts of one round can be read."""

CALM = 12
"""A seed with which the round after a position begins with a plain number card."""


def start(card: str, **more: Any) -> Match:
    """A round that begins with this card, dealt by seat 2 of three."""
    given = {"hands": ["fantastic red-1", "fantastic blue-1", "red-3 green-3 blue-3"], **more}
    return deal("frantic", start=card, dealer=2, **given)


@positive("2.1", "2.2", "2.5")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 0), (7, 1), (8, 0)])
def test_everybody_gets_seven_cards_and_the_first_turn_belongs_to_the_dealers_neighbour(seats: int, seed: int) -> None:
    view = seen(Match.new("frantic", seats=seats, seed=seed))
    assert (view.counts, view.draw, len(view.pile)) == ([7] * seats, 125 - 7 * seats - 1, 1)
    assert (view.events_left, view.events, view.scores) == (20, [], [0] * seats)
    assert view.player == (view.dealer + 1) % seats


@negative("2.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_than_two_and_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(RuthlessError, match="2 to 8 seats"):
        Match.new("frantic", seats=seats)


@positive("2.3")
def test_chance_names_the_first_dealer() -> None:
    assert {seen(Match.new("frantic", seats=3, seed=seed)).dealer for seed in range(20)} == {0, 1, 2}


@positive("2.4", "number")
def test_a_plain_number_as_start_card_asks_nothing_of_the_dealer() -> None:
    match = start("red-5")
    assert (seen(match).demand, seen(match).player, seen(match).last_colour) == ("red-5", 0, "red")
    assert hands(match)[2] == "blue-3 green-3 red-3"


@positive("2.4", "black")
def test_a_black_start_card_triggers_an_event_and_the_dealer_comes_last_in_it() -> None:
    facts: list[Any] = []
    given = ["green-5", "blue-1", "red-3"]
    match = start(
        "black-5", hands=given, events="expansion", draw="red-8 red-7 red-7 red-6 red-6 red-4", listener=facts
    )
    assert hands(match) == ["green-5 red-8", "blue-1 red-7 red-7", "red-3 red-4 red-6 red-6"]
    assert (seen(match).demand, seen(match).player) == ("black-5", 0)
    assert told(facts)[0] == "event seat=2 event=expansion"


@positive("2.4", "second-chance")
def test_2nd_chance_as_start_card_makes_the_dealer_play() -> None:
    match = start("second-chance:red", hands=["red-1", "blue-1", "red-3 red-4 blue-5"])
    play(match, "2 red-3")
    assert (hands(match), seen(match).player) == (["red-1", "blue-1", "blue-5 red-4"], 0)


@boundary("2.4", "second-chance")
def test_a_dealer_who_cannot_play_on_it_draws() -> None:
    match = start("second-chance:red", hands=["red-1", "blue-1", "blue-5"], draw="blue-9")
    assert (hands(match), seen(match).player) == (["red-1", "blue-1", "blue-5 blue-9"], 0)


@positive("2.4", "2.5", "skip")
def test_skip_as_start_card_can_take_the_first_turn_away() -> None:
    match = start("skip:blue")
    play(match, "2 -> 0")
    assert seen(match).player == 1


@positive("2.4", "gift")
def test_gift_as_start_card_is_given_by_the_dealer_and_can_be_countered() -> None:
    match = start("gift:red")
    play(match, "2 -> 1", "2 red-3", "2 blue-3")
    assert hands(match) == ["fantastic red-1", "blue-1 blue-3 fantastic red-3", "green-3"]
    match = start("gift:red", hands=["red-2", "counterattack red-4 red-5", "blue-3"])
    play(match, "2 -> 1", "1 counterattack", "1 no", "1 wish red")
    assert (hands(match), seen(match).player) == (["red-2", "red-4 red-5", "blue-3"], 0)


@positive("2.4", "exchange")
def test_exchange_as_start_card_is_carried_out_by_the_dealer() -> None:
    match = start("exchange:red", hands=["red-1", "blue-1", "red-3 green-3 blue-3"])
    play(match, "2 -> 1", "2 red-3", "2 blue-3")
    assert hands(match) == ["red-1", "blue-3 red-3", "blue-1 green-3"]


@positive("2.4", "fantastic")
def test_fantastic_as_start_card_is_the_dealers_wish() -> None:
    match = start("fantastic")
    play(match, "2 wish 7")
    assert (seen(match).demand, seen(match).player) == ("wish 7", 0)


@positive("2.4", "fantastic-four")
def test_fantastic_four_as_start_card_is_shared_out_by_the_dealer() -> None:
    match = start("fantastic-four", draw="green-1 green-2 green-4 green-5")
    play(match, "2 -> 0", "2 -> 1", "2 -> 1", "2 -> 1", "2 wish red")
    assert hands(match)[:2] == ["fantastic green-1 red-1", "blue-1 fantastic green-2 green-4 green-5"]
    assert seen(match).counts[2] == 3


@positive("2.4", "counterattack", "nice-try", "6.6")
@pytest.mark.parametrize("card", ["counterattack", "nice-try"])
def test_counterattack_and_nice_try_as_start_cards_wish_for_a_colour_only(card: str) -> None:
    match = start(card)
    refusal = refused(match, "2 wish 7")
    assert (refusal.id, refusal.rule) == ("wish-only-colour", "6.2")
    play(match, "2 wish red")
    assert (seen(match).demand, seen(match).player, seen(match).counts) == ("wish red", 0, [2, 2, 3])


@boundary("2.4", "equality", "6.5", "R32")
def test_equality_as_start_card_only_wishes_because_all_hold_equally_many() -> None:
    match = deal("frantic", start="equality", dealer=2, hands=["red-1", "red-2", "red-3"])
    play(match, "2 wish red")
    assert (seen(match).demand, seen(match).counts) == ("wish red", [1, 1, 1])


@positive("2.4", "fuck-you", "4.9", "R32")
def test_fuck_you_as_start_card_lets_anything_fit_until_a_card_is_played() -> None:
    match = start("fuck-you", hands=["black-5 skip:green", "green-4 red-7 fantastic", "green-9"], draw="blue-1")
    assert sorted(seen(match, 0).options or []) == ["black-5", "draw", "skip:green"]
    play(match, "0 draw", "0 pass")
    assert sorted(seen(match, 1).options or []) == ["draw", "fantastic", "green-4", "red-7"]
    play(match, "1 green-4")
    assert seen(match).demand == "green-4"


@positive("10.1", "10.3", "1.1")
def test_the_round_ends_with_an_empty_hand_and_what_the_others_hold_counts_against_them() -> None:
    match = deal(
        "frantic",
        hands=["red-1", "red-5 black-9 gift:red fantastic", "fuck-you blue-2"],
        pile="red-9",
        scores=[3, 0, -5],
        options={"limit": 30},
    )
    facts = listen(match)
    play(match, "0 red-1")
    assert match.scores == [3, 5 + 9 + 7 + 7, 42 + 2 - 5]
    assert seen(match).sheet == [[0, 28, 44]]
    assert "round-ends text=finished" in told(facts)
    assert (match.over, match.winners, match.places) == (True, [0], [1, 2, 3])


@negative("10.1", "R28")
def test_who_sheds_the_last_card_but_gets_cards_again_has_not_finished() -> None:
    match = deal("frantic", hands=["black-9", "red-1", "red-2"], pile="red-9", events="earthquake", options=ONE_ROUND)
    play(match, "0 black-9")
    assert (match.over, match.scores) == (True, [2, 0, 1])


@boundary("10.1", "10.5", "R23")
def test_several_can_finish_together_in_somebody_elses_turn() -> None:
    given = ["black-9 blue-1", "red-8", "red-2", "blue-2 red-3"]
    match = deal("frantic", hands=given, pile="red-9", events="vandalism", options=ONE_ROUND)
    play(match, "0 black-9")
    assert (match.over, match.scores, match.winners) == (True, [1, 0, 0, 2], [1, 2])


def short_of_cards(given: list[str], draw: str, **more: Any) -> Match:
    """A position with only these cards left to draw."""
    pile = f"red-9 {all_but('red-9', draw, *given)}"
    return deal("frantic", hands=given, pile=pile, draw=draw, options=ONE_ROUND, **more)


@positive("10.2")
def test_who_wants_to_draw_from_an_empty_pile_ends_the_round() -> None:
    match = short_of_cards(["red-1 red-2", "red-3"], "")
    facts = listen(match)
    play(match, "0 draw")
    assert (match.over, match.scores) == (True, [3, 3])
    assert told(facts)[:3] == ["draws seat=0 count=0", "pile-empty", "round-ends text=pile"]


@boundary("10.2")
def test_drawing_the_last_card_of_the_pile_ends_nothing() -> None:
    match = short_of_cards(["red-1 red-2", "red-3"], "red-8")
    play(match, "0 draw", "0 red-8")
    assert (match.over, seen(match).draw, seen(match).player) == (False, 0, 1)


@boundary("10.2")
def test_an_event_for_which_the_pile_does_not_suffice_is_played_out_first() -> None:
    match = short_of_cards(
        ["black-9 red-1", "red-2", "red-3"], "blue-1 blue-2 blue-3 blue-4", events="third-time-lucky"
    )
    play(match, "0 black-9")
    assert (match.over, match.scores) == (True, [1, 2 + 1 + 2 + 3, 3 + 4])


@positive("10.4")
def test_who_finishes_while_a_bomb_ticks_scores_minus_10_and_the_others_10_more() -> None:
    match = deal("frantic", hands=["red-1", "red-2", "gift:red"], pile="red-9", bomb=[2, 2, 2], options=ONE_ROUND)
    play(match, "0 red-1")
    assert (match.over, match.scores, match.winners) == (True, [-10, 12, 17], [0])


@boundary("10.4", "10.5", "R21")
def test_several_finishers_score_minus_10_each() -> None:
    given = ["black-9 blue-1", "red-8", "red-2"]
    match = deal("frantic", hands=given, pile="red-9", events="vandalism", bomb=[2, 2, 2], options=ONE_ROUND)
    play(match, "0 black-9")
    assert match.scores == [11, -10, -10]


@positive("10.4", "R21")
def test_if_nobody_has_finished_when_the_bomb_goes_off_all_points_count_double() -> None:
    match = deal("frantic", hands=["red-1 red-2", "red-3", "red-4"], pile="red-9", bomb=[1, 0, 0], options=ONE_ROUND)
    play(match, "0 red-1")
    assert (match.over, match.scores) == (True, [4, 6, 8])


@boundary("10.4", "R21")
def test_points_also_count_double_if_finish_line_or_an_empty_pile_comes_before_the_bomb() -> None:
    match = deal(
        "frantic", hands=["black-9 red-2", "red-3"], pile="red-9", events="finish-line", bomb=[2, 2], options=ONE_ROUND
    )
    play(match, "0 black-9")
    assert match.scores == [4, 6]
    match = short_of_cards(["red-1 red-2", "red-3"], "", bomb=[2, 2])
    play(match, "0 draw")
    assert match.scores == [6, 6]


@positive("2.3")
def test_who_scored_most_in_the_round_deals_the_next_whatever_the_accounts_say() -> None:
    match = deal("frantic", hands=["red-1", "red-2", "red-5"], pile="red-9", scores=[90, 80, 0], seed=CALM)
    play(match, "0 red-1")
    assert (seen(match).scores, seen(match).dealer, seen(match).player) == ([90, 82, 5], 2, 0)


@boundary("2.3", "R1")
@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 2), (2, 1)])
def test_of_several_who_scored_most_the_first_after_the_last_dealer_deals(last: int, following: int) -> None:
    match = deal("frantic", hands=["red-1", "red-5", "blue-5"], pile="red-9", dealer=last, seed=CALM)
    play(match, "0 red-1")
    assert seen(match).dealer == following


@positive("2.2")
def test_a_new_round_begins_with_complete_decks_and_forgets_skips_and_bombs() -> None:
    match = deal(
        "frantic",
        hands=["red-1", "fantastic red-2", "red-5"],
        pile="red-9 blue-1 blue-2",
        used_events="tornado",
        skips=[1],
        bomb=[3, 3, 3],
        seed=CALM,
    )
    play(match, "0 red-1")
    view = seen(match)
    assert (view.round, view.counts, view.draw, len(view.pile)) == (2, [7, 7, 7], 125 - 22, 1)
    assert (view.events_left, view.events, view.skips, view.bomb) == (20, [], [False] * 3, [])
    assert view.scores == [-10, 19, 15]


@positive("11.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_limit_depends_on_the_length_agreed_and_on_the_number_of_players(seats: int) -> None:
    lengths = {"short": 137, "medium": 154, "long": 179} if seats <= 4 else {"short": 113, "medium": 137, "long": 154}
    for length, points in [*lengths.items(), (42, 42)]:
        assert seen(Match.new("frantic", seats=seats, options={"limit": length})).limit == points
    assert seen(Match.new("frantic", seats=seats)).limit == lengths["medium"]


@negative("11.1")
@pytest.mark.parametrize("limit", [0, -5, "endless"])
def test_a_limit_is_one_of_the_three_lengths_or_a_whole_number_from_1(limit: object) -> None:
    with pytest.raises(BadOption, match="'limit' cannot be"):
        Match.new("frantic", options={"limit": limit})


@boundary("11.1", "R27")
def test_reaching_the_limit_ends_the_match_and_one_point_less_does_not() -> None:
    match = deal("frantic", hands=["red-1", "red-5"], pile="red-9", scores=[0, 149], seed=CALM)
    play(match, "0 red-1")
    assert (match.over, match.scores) == (True, [0, 154])
    match = deal("frantic", hands=["red-1", "red-5"], pile="red-9", scores=[0, 148], seed=CALM)
    play(match, "0 red-1")
    assert (match.over, match.scores) == (False, [0, 153])


@boundary("11.1", "R22")
def test_the_limit_is_looked_at_between_rounds_only() -> None:
    match = deal("frantic", hands=["red-1 red-2", "red-5"], pile="red-9", scores=[0, 200])
    play(match, "0 red-1")
    assert not match.over
    play(match, "1 red-5")
    assert (match.over, match.scores) == (True, [2, 200])


@positive("11.2", "1.1")
def test_the_lowest_account_wins_not_who_finished_the_last_round() -> None:
    match = deal("frantic", hands=["red-1", "red-5", "red-6"], pile="red-9", scores=[100, 20, 150])
    play(match, "0 red-1")
    assert (match.scores, match.winners, match.places) == ([100, 25, 156], [1], [2, 1, 3])


@boundary("11.2", "R22")
def test_equal_accounts_share_the_win_even_below_zero() -> None:
    match = deal("frantic", hands=["red-1", "red-5", "red-6"], pile="red-9", scores=[-7, -12, 150])
    play(match, "0 red-1")
    assert (match.scores, match.winners, match.places) == ([-7, -7, 156], [0, 1], [1, 1, 3])
