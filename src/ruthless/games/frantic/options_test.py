"""Scenarios of the house rules about the whole match: expansions, its length, the start card, Fuck You, sets of rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ruthless import BadPosition, Match
from ruthless.games.frantic.options import Options
from ruthless.kernel.options import read
from ruthless.testing import boundary, hands, negative, play, positive, refused
from ruthless.testing.frantic import QUIET, TROUBLE, laid, options_of, seen, troubled

# 15.1 Expansions


@positive("expansions=none", "expansions=troublemaker", "15.1", "1.2", "1.3", "12.1")
@pytest.mark.parametrize(("expansions", "cards", "events"), [([], 125, 20), (["troublemaker"], 147, 34)])
def test_an_expansion_adds_its_cards_and_events_to_the_base_deck(
    expansions: list[str], cards: int, events: int
) -> None:
    view = seen(Match.new("frantic", seats=3, options={"expansions": expansions, **QUIET}))
    assert (view.draw + sum(view.counts) + len(view.pile), view.events_left) == (cards, events)


@negative("expansions=none", "15.1")
def test_without_the_expansion_its_cards_are_not_there_and_nobody_is_asked_for_them() -> None:
    with pytest.raises(BadPosition, match="no card 'lucky-bastard'"):
        laid({}, "lucky-bastard", "red-2")
    match = laid({}, "black-9 red-1", "red-2 red-3", events="friday-the-13th")
    play(match, "0 black-9")
    assert seen(match).events == ["friday-the-13th"]


# 15.3 and 15.5 The limit

LENGTHS = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}


@positive("limit=short", "limit=medium", "limit=long", "limit=number", "15.3", "11.1")
@pytest.mark.parametrize("seats", [2, 4, 5, 8])
@pytest.mark.parametrize("limit", ["short", "medium", "long", 42])
def test_the_match_ends_with_the_round_in_which_somebody_comes_up_to_the_limit(limit: str | int, seats: int) -> None:
    points = limit if isinstance(limit, int) else LENGTHS[limit][seats > 4]
    held = ["red-1", *["blue-2", "blue-2", "blue-3", "blue-3", "blue-4", "blue-4"][: seats - 2], "red-5"]
    for missing, over in ((5, True), (6, False)):
        accounts = [0] * (seats - 1) + [points - missing]
        match = laid({"limit": limit, **QUIET}, *held, scores=accounts, ask_forced=False)
        assert seen(match).limit == points
        play(match, "0 red-1")
        assert match.over is over


@boundary("limit=medium", "15.3")
def test_the_limit_is_medium_unless_something_else_is_agreed() -> None:
    assert seen(laid({}, "red-1", "red-2")).limit == 154


@boundary("limit_test=reach", "limit_test=exceed", "15.5", "R27")
@pytest.mark.parametrize(
    ("test", "account", "over"),
    [("reach", 54, False), ("reach", 55, True), ("exceed", 55, False), ("exceed", 56, True)],
)
def test_the_limit_has_to_be_reached_or_to_be_exceeded(test: str, account: int, over: bool) -> None:
    match = laid({"limit": 60, "limit_test": test, **QUIET}, "red-1", "red-5", scores=[0, account])
    play(match, "0 red-1", "1 no")
    assert (match.over, match.scores) == (over, [0, account + 5])


@negative("limit_test=exceed", "15.5")
def test_one_account_beyond_the_limit_is_enough_whatever_the_others_are() -> None:
    match = laid({"limit": 60, "limit_test": "exceed", **QUIET}, "red-1", "red-5", "red-6", scores=[60, 55, 55])
    play(match, "0 red-1", "1 no", "2 no")
    assert (match.over, match.scores, match.winners) == (True, [60, 60, 61], [0, 1])


# 15.6 The start card

SINGLE_COLOUR = ["second-chance:red", "skip:red", "gift:red", "exchange:red", "thief:red", "troublemaker:red"]
FOUR_COLOUR = ["fantastic", "fantastic-four", "equality", "counterattack", "nice-try"]
FOUR_COLOUR += ["inequality", "special-favours", "lucky-bastard"]


def start(card: str, house: Mapping[str, object], *held: str, **more: Any) -> Match:
    """A round that begins with this card, dealt by seat 2 of three, with the expansion."""
    given = held or ("red-1 blue-2", "red-2 blue-3", "red-4 blue-4")
    return troubled(house, *given, pile="", start=card, dealer=2, **more)


def open_questions(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(one.seat, one.question.id) for one in match.pending]


@positive("start_card=none", "15.6", "R60")
@pytest.mark.parametrize(
    ("card", "demand", "last_colour"),
    [
        ("red-5", "red-5", "red"),
        *[(card, card, "red") for card in SINGLE_COLOUR],
        ("black-5", "black-5", ""),
        *[(card, "anything", "") for card in [*FOUR_COLOUR, "fuck-you", "mimicry", "colour-swap:red-green"]],
    ],
)
def test_a_start_card_without_effect_asks_nobody_and_does_nothing(card: str, demand: str, last_colour: str) -> None:
    match = start(card, QUIET)
    view = seen(match)
    assert open_questions(match) == [(0, "play-or-draw")]
    assert (view.demand, view.last_colour, view.guise) == (demand, last_colour, "")
    assert (view.counts, view.events, view.skips, view.again) == ([2, 2, 2], [], [False] * 3, False)


@positive("start_card=none", "15.6", "2.5")
def test_no_round_that_is_dealt_begins_with_a_question_to_its_dealer() -> None:
    house = {**TROUBLE, **QUIET}
    tops = set()
    for seed in range(150):
        match = Match.new("frantic", seats=3, seed=seed, options=house, ask_forced=True)
        view = seen(match)
        assert open_questions(match) == [((view.dealer + 1) % 3, "play-or-draw")]
        assert (view.counts, view.events, view.pile) == ([7, 7, 7], [], [view.top])
        tops.add(view.top.partition(":")[0])
    assert tops > {"gift", "fantastic", "fantastic-four"}, "these seeds turn no special cards over"


@positive("start_card=dealer", "15.6", "2.4")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        *[("gift:red", "attack"), ("skip:red", "attack"), ("thief:red", "attack"), ("second-chance:red", "play-again")],
        *[("fantastic", "wish-any"), ("fantastic-four", "share-four"), ("nice-try", "wish-colour")],
        *[("inequality", "may-attack"), ("mimicry", "imitate"), ("colour-swap:red-green", "pick-colour")],
    ],
)
def test_by_default_the_dealer_carries_the_start_card_out(card: str, question: str) -> None:
    assert open_questions(start(card, {})) == [(2, question)]


@negative("start_card=none", "15.6", "4.4", "R60")
def test_on_a_black_start_card_without_effect_only_its_number_fits() -> None:
    match = start("black-5", QUIET, "green-5 red-5 red-6 black-6 fantastic skip:red", "red-1", "red-2")
    assert options_of(match, 0) == ["draw", "fantastic", "green-5", "red-5"]


@boundary("start_card=none", "15.6", "R60", "R37")
def test_on_a_four_colour_start_card_without_effect_anything_fits_until_a_card_is_played() -> None:
    held = "black-6 red-6 skip:green colour-swap:red-blue fuck-you curse"
    match = start("equality", QUIET, held, "green-1 red-1", "red-2", draw="green-9")
    assert options_of(match, 0) == ["black-6", "colour-swap:red-blue", "draw", "red-6", "skip:green"]
    play(match, "0 draw", "0 pass")
    assert seen(match).demand == "anything"
    play(match, "1 green-1")
    assert seen(match).demand == "green-1"


@boundary("start_card=none", "second-chance", "15.6", "5.4")
def test_on_a_2nd_chance_without_effect_the_first_player_may_draw() -> None:
    match = start("second-chance:red", QUIET, draw="green-9")
    assert options_of(match, 0) == ["draw", "red-1"]
    play(match, "0 draw", "0 pass")
    assert seen(match).player == 1


@boundary("start_card=none", "last_colour=card", "15.6", "R20")
def test_the_colour_of_a_start_card_without_effect_counts_as_played() -> None:
    match = laid(QUIET, "black-3 red-1 blue-1", "red-2 blue-2", pile="", start="red-3", events="vandalism")
    play(match, "0 black-3")
    assert hands(match) == ["blue-1", "blue-2"]


# 15.7 Fuck You

GREENS = [f"green-{number}" for number in range(1, 10)] + ["blue-1", "blue-2"]


@positive("fuck_you_cards=10", "fuck_you_cards=11", "fuck-you", "15.7", "4.8", "R25")
@pytest.mark.parametrize("needed", [10, 11])
@pytest.mark.parametrize("held", [9, 10, 11, 12])
def test_fuck_you_is_played_with_exactly_that_many_cards_in_hand(needed: int, held: int) -> None:
    match = laid({"fuck_you_cards": needed}, " ".join(["fuck-you", *GREENS[: held - 1]]), "red-2")
    if held == needed:
        play(match, "0 fuck-you")
        assert (seen(match).top, seen(match).demand, seen(match).counts[0]) == ("fuck-you", "red-9", needed - 1)
    else:
        refusal = refused(match, "0 fuck-you")
        assert (refusal.id, refusal.rule, refusal.args) == ("fuck-you-count", "4.8", {"count": needed})


@boundary("fuck_you_cards=10", "fuck_you_cards=11", "15.7", "3.2")
@pytest.mark.parametrize("needed", [10, 11])
@pytest.mark.parametrize("short_of_it", [2, 1, 0])
def test_the_drawn_card_counts_for_fuck_you(needed: int, short_of_it: int) -> None:
    hand = " ".join(["fuck-you", *GREENS[: needed - short_of_it - 1]])
    match = laid({"fuck_you_cards": needed}, hand, "red-2", draw="red-8")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert ("fuck-you" in options_of(match, 0)) is (short_of_it == 1)


# Sets of house rules with a name


def test_the_french_edition_is_what_is_played_without_a_word() -> None:
    assert read(Options, Options.presets["french-2023"]) == Options()


def test_the_swiss_edition_differs_in_eight_house_rules() -> None:
    assert read(Options, Options.presets["swiss-2019"]) == Options(
        fuck_you_cards=11,
        skip_repeat="turn_between",
        fantastic_four="may_attack",
        wish="may",
        recession="may",
        gambling_man="lowest_only",
        empty_hand="in_an_event",
        gambling_penalty="no_card",
    )


@pytest.mark.parametrize("preset", Options.presets)
def test_every_named_set_can_be_played_with_the_expansion(preset: str) -> None:
    match = Match.new("frantic", seats=3, options={**Options.presets[preset], **TROUBLE})
    assert match.options == read(Options, {**Options.presets[preset], **TROUBLE})
    assert match.pending
