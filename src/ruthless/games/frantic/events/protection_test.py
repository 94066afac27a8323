"""Scenarios of events with somebody protected by Lucky Bastard: they are not there for the event and all it starts."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.games.frantic.book import EVENTS
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen, trouble

WITHOUT_POINTS = {"scoring": "rounds"}


def shielded(event: str, *cards: str, **more: Any) -> Match:
    """Seat 0 has played black-3 and triggers the event; whoever held Lucky Bastard has thrown it in without a wish."""
    match = trouble(*cards, **{"pile": "red-3", "events": event, "ask_forced": True, **more})
    play(match, "0 black-3", leaves_open="lucky-bastard")
    throw(match)
    return match


def throw(match: Match) -> None:
    """Everybody who is asked for Lucky Bastard throws it in if they can, and nobody wishes."""
    while any(one.question.id == "lucky-bastard" for one in match.pending):
        for decision in match.pending:
            match.answer(decision.options[-1], decision.seat)
        while match.pending and match.pending[0].question.id == "wish-colour":
            match.answer("no")


def get_over_it(match: Match) -> set[Seat]:
    """Answer whatever an event asks, until a turn begins or the match is over; gives those who were asked."""
    asked: set[Seat] = set()
    while match.pending and match.pending[0].question.id not in match.game.turn_questions:
        decision = match.pending[0]
        if decision.question.id not in ("looked", "nice-try", "lucky-bastard"):
            asked.add(decision.seat)
        match.answer(decision.options[0], decision.seat)
    return asked


def on_top(event: str) -> str:
    """A pile of events with this one on top and harmless ones beneath, in case it brings about others."""
    return " ".join([event, *(name for name in ("friday-the-13th", "charity", "mating-season") if name != event)])


# Every event there is


@positive("12.8", "lucky-bastard", "R43")
@pytest.mark.parametrize("scoring", ["points", "rounds"])
@pytest.mark.parametrize("event", sorted(EVENTS))
def test_no_event_touches_the_hand_or_the_account_of_who_is_protected(event: str, scoring: str) -> None:
    match = shielded(
        on_top(event),
        *("black-3 red-1 red-2 blue-4", "lucky-bastard black-5 red-5 curse", "green-1 black-6 green-4"),
        used_events="third-time-lucky" if event == "repeat" else "",
        options={"scoring": scoring, "rounds": 1, "limit": 1},
    )
    assert 1 not in get_over_it(match)
    assert hands(match)[1] == "black-5 curse red-5"
    if not match.over:
        assert match.scores[1] == 0


@boundary("12.8", "2.1", "R43")
@pytest.mark.parametrize("scoring", ["points", "rounds"])
@pytest.mark.parametrize("event", sorted(EVENTS))
def test_of_two_players_only_the_unprotected_one_is_left_to_take_part(event: str, scoring: str) -> None:
    match = shielded(
        on_top(event),
        *("black-3 red-1 blue-2 blue-4", "lucky-bastard black-5 red-5 curse"),
        options={"scoring": scoring, "rounds": 1, "limit": 1},
    )
    assert 1 not in get_over_it(match)
    assert hands(match)[1] == "black-5 curse red-5"


@boundary("12.8", "2.1", "R43", "mimicry", "12.13")
@pytest.mark.parametrize("scoring", ["points", "rounds"])
@pytest.mark.parametrize("event", sorted(set(EVENTS) - {"doomsday", "finish-line"}))
def test_an_event_from_which_everybody_is_protected_moves_nothing(event: str, scoring: str) -> None:
    match = shielded(
        on_top(event),
        *("black-3 mimicry red-1 blue-4", "lucky-bastard black-5 red-5 curse"),
        options={"scoring": scoring},
        scores=[1, 2],
    )
    left = 147 - 8 - 1
    get_over_it(match)
    assert hands(match) == ["blue-4 red-1", "black-5 curse red-5"]
    assert (seen(match).draw, match.scores, seen(match).order) == (left, [1, 2], [0, 1])


@positive("12.8", "lucky-bastard")
def test_who_is_protected_is_open_for_all_to_see_and_only_as_long_as_the_event_lasts() -> None:
    match = shielded("recession", "black-3 red-1 red-2 red-4", "lucky-bastard blue-1", "green-1 green-2")
    assert seen(match).absent == [1]
    play(match, "2 green-1", "0 red-1", "0 red-2")
    assert seen(match).absent == []


# Base events


@positive("charity", "9.1", "12.8", "R43")
def test_charity_looks_for_the_most_cards_among_the_others() -> None:
    match = shielded(
        "charity",
        *("black-3 red-1", "lucky-bastard blue-1 blue-2 blue-4 blue-5", "green-1 green-2 green-4", "yellow-1"),
        luck=[0, 0],
    )
    assert hands(match) == ["green-2 red-1", "blue-1 blue-2 blue-4 blue-5", "green-4", "green-1 yellow-1"]


@positive("communism", "9.2", "12.8", "R43")
def test_communism_fills_up_to_the_most_among_the_others() -> None:
    match = shielded("communism", "black-3 red-1", "lucky-bastard blue-1 blue-2 blue-4", "green-1 green-2")
    assert seen(match).counts == [2, 3, 2]


@positive("earthquake", "9.4", "12.8", "R43")
def test_an_earthquake_passes_over_who_is_protected() -> None:
    match = shielded("earthquake", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    assert hands(match) == ["yellow-1", "blue-1", "red-1", "green-1"]


@positive("expansion", "9.5", "12.8", "R43")
def test_who_is_protected_takes_no_rank_in_an_expansion() -> None:
    match = shielded("expansion", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    assert seen(match).counts == [1 + 3, 1, 1 + 1, 1 + 2]


@positive("gambling-man", "9.8", "12.8", "R43")
def test_who_is_protected_neither_gambles_nor_pays() -> None:
    cards = ("black-3 red-1 blue-4", "lucky-bastard red-9", "red-2 green-1", "yellow-1")
    match = shielded("gambling-man", *cards)
    assert refused(match, "1 red-9").id == "not-asked"
    play(match, "0 red-1", "2 red-2", "3 no")
    assert hands(match)[:3] == ["blue-4", "red-9", "green-1 red-1 red-2"]
    match = shielded("gambling-man", "black-3 red-1 blue-4", "lucky-bastard blue-9", "red-2 green-1")
    play(match, "0 red-1", "2 red-2")
    assert hands(match)[1] == "blue-9"


@positive("market", "9.9", "12.8", "R43")
def test_no_card_lies_in_the_market_for_who_is_protected() -> None:
    match = shielded("market", "black-3 red-1", "lucky-bastard blue-1", "green-1", draw="yellow-1 yellow-2 yellow-4")
    assert sorted(seen(match).market) == ["yellow-1", "yellow-2"]
    play(match, "2 yellow-2", "0 yellow-1")
    assert hands(match) == ["red-1 yellow-1", "blue-1", "green-1 yellow-2"]


@positive("mating-season", "9.10", "12.8", "R43")
def test_who_is_protected_keeps_pairs_in_mating_season() -> None:
    match = shielded("mating-season", "black-3 red-1 blue-1 red-9", "lucky-bastard blue-2 red-2", "green-4 red-4 red-6")
    assert hands(match) == ["red-9", "blue-2 red-2", "red-6"]


@positive("merry-christmas", "9.11", "12.8", "R43")
def test_who_is_protected_neither_gives_nor_gets_presents() -> None:
    match = shielded("merry-christmas", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    assert refused(match, "0 -> 1").rule == "12.8"
    assert refused(match, "1 -> 0").id == "not-asked"
    play(match, "0 -> 2", "2 -> 3", "3 -> 0")
    assert hands(match) == ["yellow-1", "blue-1", "red-1", "green-1"]


@positive("mexican-standoff", "9.12", "12.8", "R43")
def test_who_is_protected_keeps_the_hand_in_a_mexican_standoff() -> None:
    match = shielded("mexican-standoff", "black-3 red-1", "lucky-bastard blue-1 blue-2", "green-1")
    assert hands(match)[1] == "blue-1 blue-2"
    assert seen(match).counts == [3, 2, 3]


@positive("recession", "9.13", "12.8", "R43")
def test_who_is_protected_takes_no_rank_in_a_recession() -> None:
    match = shielded("recession", "black-3 red-1 red-2 red-4", "lucky-bastard blue-1 blue-2", "green-1 green-2")
    play(match, "2 green-1", "0 red-1", "0 red-2")
    assert hands(match) == ["red-4", "blue-1 blue-2", "green-2"]


@positive("robin-hood", "9.14", "12.8", "R43")
def test_robin_hood_overlooks_who_is_protected() -> None:
    match = shielded("robin-hood", "black-3 red-1", "lucky-bastard blue-1 blue-2 blue-4", "green-1 green-2")
    assert hands(match) == ["green-1 green-2", "blue-1 blue-2 blue-4", "red-1"]
    match = shielded("robin-hood", "black-3 red-1 red-2", "lucky-bastard blue-1", "green-1 green-2 green-4")
    assert hands(match) == ["green-1 green-2 green-4", "blue-1", "red-1 red-2"]


@positive("surprise-party", "9.15", "12.8", "R43")
def test_nobody_gives_a_surprise_to_who_is_protected() -> None:
    match = shielded("surprise-party", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    play(match, "0 red-1", "2 green-1", "3 yellow-1", leaves_open="wrap")
    assert refused(match, "2 -> 1").rule == "12.8"
    play(match, "0 -> 2", "2 -> 3", "3 -> 0")
    assert hands(match) == ["yellow-1", "blue-1", "red-1", "green-1"]


@positive("the-all-seeing-eye", "9.16", "12.8", "R43")
def test_who_is_protected_looks_on_but_shows_nothing_to_the_all_seeing_eye() -> None:
    match = shielded("the-all-seeing-eye", "black-3 red-1", "lucky-bastard blue-1", "green-1")
    assert seen(match, 1).known == [["red-1"], [], ["green-1"]]
    assert seen(match).known == [["red-1"], [], ["green-1"]]
    play(match, "0 ready", "2 ready", leaves_open="looked")
    play(match, "1 ready")


@positive("third-time-lucky", "9.17", "12.8", "R43")
def test_who_is_protected_draws_nothing_in_third_time_lucky() -> None:
    match = shielded("third-time-lucky", "black-3 red-1", "lucky-bastard blue-1", "green-1")
    assert seen(match).counts == [4, 1, 4]


@positive("tornado", "9.19", "12.8", "R43", "R19")
def test_a_tornado_passes_by_who_is_protected() -> None:
    match = shielded("tornado", "black-3 red-1 red-2", "lucky-bastard blue-1", "green-1 green-2 green-4")
    assert hands(match)[1] == "blue-1"
    assert seen(match).counts == [2, 1, 3]
    assert sorted(" ".join((hands(match)[0], hands(match)[2])).split()) == [
        *("green-1", "green-2", "green-4", "red-1", "red-2")
    ]


@positive("vandalism", "9.20", "12.8", "R43")
def test_who_is_protected_keeps_the_colour_that_vandalism_is_after() -> None:
    match = shielded("vandalism", "black-3 red-1 blue-1", "lucky-bastard red-9", "red-2 green-1")
    assert hands(match) == ["blue-1", "red-9", "green-1"]


@negative("12.8", "8.2", "earthquake", "R43")
@pytest.mark.parametrize(
    "event",
    ["charity", "communism", "crowdfunding", "distributor", "earthquake", "robin-hood", "tornado", "trust-fall"],
)
def test_whoever_is_left_alone_by_protection_keeps_the_hand(event: str) -> None:
    match = shielded(event, "black-3 red-1 red-2", "lucky-bastard blue-1")
    assert hands(match) == ["red-1 red-2", "blue-1"]
    assert seen(match).player == 1


# Events of the expansion


@positive("black-hole", "13.1", "12.8", "R43")
def test_who_is_protected_keeps_black_cards_from_the_black_hole() -> None:
    match = shielded("black-hole", "black-3 red-1", "lucky-bastard black-4", "black-5 green-1")
    assert hands(match) == ["black-5 red-1", "black-4", "green-1"]


@negative("black-hole", "13.1", "12.8", "R43")
def test_a_black_hole_whose_trigger_is_protected_takes_nothing() -> None:
    match = shielded("black-hole", "black-3 lucky-bastard red-1", "black-4 blue-1", "black-5 green-1")
    assert hands(match) == ["red-1", "black-4 blue-1", "black-5 green-1"]


@positive("capitalism", "13.2", "12.8", "R43")
def test_who_is_protected_does_not_double_the_hand() -> None:
    match = shielded("capitalism", "black-3 red-1 red-2", "lucky-bastard blue-1 blue-2", "green-1")
    assert seen(match).counts == [4, 2, 2]


@positive("crowdfunding", "13.3", "12.8", "R43")
def test_crowdfunding_looks_for_the_fewest_cards_among_the_others() -> None:
    match = shielded(
        "crowdfunding", "black-3 red-1 red-2 red-4", "lucky-bastard blue-1", "green-1 green-2", "yellow-1 red-9"
    )
    play(match, "0 red-1", "0 red-2")
    assert hands(match) == ["red-4", "blue-1", "green-1 green-2 red-1", "red-2 red-9 yellow-1"]


@positive("distributor", "13.4", "12.8", "R43", "R54")
def test_distributor_neither_sees_nor_moves_the_hand_of_who_is_protected() -> None:
    match = shielded("distributor", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    assert seen(match, 0).known == [[], [], ["green-1"], ["yellow-1"]]
    assert declined(match, "0 -> 1") == ("is-absent", "12.8")
    play(match, "0 -> 0", "0 -> 2", "0 -> 3")
    assert hands(match) == ["yellow-1", "blue-1", "red-1", "green-1"]


@boundary("distributor", "13.4", "12.8", "R43", "R54")
def test_a_protected_distributor_hands_out_the_hands_of_the_others_only() -> None:
    match = shielded("distributor", "black-3 lucky-bastard red-1", "blue-1", "green-1")
    assert seen(match, 0).known == [[], ["blue-1"], ["green-1"]]
    assert declined(match, "0 -> 0") == ("is-absent", "12.8")
    play(match, "0 -> 1", "0 -> 2")
    assert hands(match) == ["red-1", "blue-1", "green-1"]


@positive("double-taxation", "13.5", "12.8", "R43")
def test_who_is_protected_pays_no_tax_and_tells_nobody_what_it_would_be() -> None:
    match = trouble(
        *("black-3 red-1", "lucky-bastard blue-9", "green-4"),
        pile="red-3",
        events="double-taxation",
        ask_forced=True,
    )
    facts = listen(match)
    play(match, "0 black-3", leaves_open="lucky-bastard")
    throw(match)
    assert match.scores == [1, 0, 4]
    assert not [line for line in told(facts) if line.startswith("taxed seat=1")]


@positive("double-taxation", "14.4", "12.8", "R43", "R52")
def test_without_points_who_is_protected_takes_no_rank_in_the_taxation() -> None:
    match = shielded(
        "double-taxation", "black-3 red-9", "lucky-bastard blue-1", "green-4", "green-5", options=WITHOUT_POINTS
    )
    assert seen(match).counts == [1 + 3, 1, 1 + 1, 1 + 2]


@positive("event-manager", "13.6", "12.8", "R43")
def test_a_protected_manager_chooses_what_happens_to_the_others() -> None:
    match = shielded("event-manager doomsday expansion tornado", "black-3 lucky-bastard red-1", "blue-1", "green-1")
    play(match, "0 expansion")
    assert seen(match).counts == [1, 1 + 1, 1 + 2]


@positive("event-manager", "13.6", "12.8", "R42")
def test_lucky_bastard_thrown_in_before_the_three_protects_from_the_chosen_one() -> None:
    match = trouble(
        *("black-3 red-1", "lucky-bastard blue-1", "green-1"),
        pile="red-3",
        events="event-manager third-time-lucky doomsday tornado",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 no", "2 no", leaves_open="lucky-bastard")
    assert seen(match).events == ["event-manager"]
    play(match, "0 no", "1 lucky-bastard", "2 no", "1 no", "0 third-time-lucky")
    assert seen(match).counts == [4, 1, 4]


@positive("identity-theft", "13.7", "12.8", "R43", "R53")
def test_identity_theft_overlooks_the_account_of_who_is_protected() -> None:
    cards = ("black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    match = shielded("identity-theft", *cards, scores=[20, 90, 10, 15])
    assert match.scores == [10, 90, 20, 15]
    match = shielded("identity-theft", *cards, scores=[20, 0, 10, 15])
    assert match.scores == [10, 0, 20, 15]


@positive("identity-theft", "14.5", "12.8", "R43")
def test_without_points_who_is_protected_cannot_be_made_to_change_chairs() -> None:
    match = shielded(
        "identity-theft", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1", options=WITHOUT_POINTS
    )
    assert refused(match, "0 -> 1").rule == "12.8"
    play(match, "0 -> 2", leaves_open="second-chair")
    assert refused(match, "0 -> 1").rule == "12.8"
    play(match, "0 -> 3")
    assert seen(match).order == [0, 1, 3, 2]


@boundary("identity-theft", "14.5", "12.8", "R43")
def test_without_points_a_protected_trigger_names_two_of_the_others() -> None:
    match = shielded("identity-theft", "black-3 lucky-bastard red-1", "blue-1", "green-1", options=WITHOUT_POINTS)
    assert refused(match, "0 -> 0").rule == "12.8"
    play(match, "0 -> 2", "0 -> 1")
    assert hands(match) == ["red-1", "green-1", "blue-1"]


@negative("last-chance", "13.8", "12.9", "R45")
def test_who_was_protected_from_last_chance_triggers_nothing_with_the_last_card() -> None:
    match = shielded("last-chance doomsday", "black-3 red-1", "lucky-bastard green-3", "green-1", options={"limit": 1})
    assert seen(match).last_chance == [True, False, True]
    play(match, "1 green-3", "0 no", "2 no")
    assert match.scores == [1, 0, 1]


@boundary("last-chance", "13.8", "12.9", "R45")
def test_lucky_bastard_as_the_last_card_against_last_chance_itself_triggers_nothing() -> None:
    match = shielded("last-chance doomsday", "black-3 red-1", "lucky-bastard", options={"limit": 1})
    play(match, "0 no")
    assert match.scores == [1, 0]


@positive("plague", "13.9", "12.8", "R43")
def test_lucky_bastard_thrown_in_before_a_plague_protects_from_both_events_and_is_not_asked_for_again() -> None:
    match = trouble(
        *("black-3 red-1", "lucky-bastard blue-1", "green-1"),
        pile="red-3",
        events="plague third-time-lucky expansion",
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="lucky-bastard")
    assert seen(match).asked == [0, 2]
    play(match, "0 no", "2 no", "0 no", "2 no")
    assert seen(match).counts == [1 + 3 + 2, 1, 1 + 3 + 1]


@negative("plague", "13.9", "12.8", "R42")
@pytest.mark.parametrize(("window", "count"), [(1, 1 + 1), (2, 1 + 3)])
def test_lucky_bastard_thrown_in_before_one_event_of_a_plague_protects_from_that_one_only(
    window: int, count: int
) -> None:
    match = trouble(
        *("black-3 red-1", "lucky-bastard blue-1", "green-1"),
        pile="red-3",
        events="plague third-time-lucky market",
        ask_forced=True,
    )
    play(match, "0 black-3", leaves_open="lucky-bastard")
    for _ in range(window):
        play(match, "0 no", "1 no", "2 no", leaves_open="lucky-bastard")
    throw(match)
    get_over_it(match)
    assert seen(match).counts[1] == count


@positive("plus-one", "13.10", "12.9")
def test_plus_one_spares_who_was_protected_for_the_rest_of_the_round() -> None:
    match = shielded("plus-one third-time-lucky", "black-3 red-1", "lucky-bastard yellow-1", "yellow-2")
    assert seen(match).extra_draw == [1, 0, 1]
    play(match, "1 draw", "1 pass", "2 draw", "2 pass")
    assert seen(match).counts == [1, 2, 3]


@positive("repeat", "13.11", "12.8", "R43")
def test_a_protected_trigger_of_repeat_chooses_what_happens_to_the_others() -> None:
    match = shielded(
        "repeat", "black-3 lucky-bastard red-1", "blue-1", "green-1", used_events="expansion third-time-lucky"
    )
    play(match, "0 third-time-lucky")
    assert seen(match).counts == [1, 4, 4]


@positive("russian-roulette", "13.12", "12.8", "R43")
def test_who_is_protected_puts_no_card_into_the_roulette() -> None:
    match = shielded("russian-roulette", "black-3 red-1 red-2", "lucky-bastard blue-1", "green-1 green-2")
    assert refused(match, "1 blue-1").id == "not-asked"
    play(match, "0 red-1", "2 green-1")
    assert hands(match) == ["red-2", "blue-1", "green-2"]


@positive("seppuku", "13.13", "12.8", "R43")
def test_who_is_protected_need_not_decide_about_seppuku() -> None:
    match = shielded("seppuku", "black-3 red-1", "lucky-bastard blue-1", "green-1")
    play(match, "2 no", "0 no")
    assert match.scores == [21, 0, 21]


@positive("trust-fall", "13.14", "12.8", "R43")
def test_who_is_protected_neither_falls_nor_catches() -> None:
    match = shielded("trust-fall", "black-3 red-1", "lucky-bastard blue-1", "green-1", "yellow-1")
    assert seen(match).asked == [2]
    refusal = refused(match, "2 -> 1")
    assert (refusal.id, refusal.rule) == ("is-absent", "12.8")
    play(
        match, "2 -> 3", "3 yellow-1", "3 -> 0", "0 red-1", "0 -> 2", "2 green-1", "2 yellow-1", leaves_open="nice-try"
    )
    assert hands(match) == ["green-1 yellow-1", "blue-1", "", "red-1"]
