"""Scenarios of the house rules: what each value changes, and what it leaves alone. Play without points has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ruthless import BadPosition, Match
from ruthless.games.frantic.options import Options
from ruthless.kernel.options import read
from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import TROUBLE, before, seen

QUIET = {"start_card": "none"}
"""With this a new round begins without a question to its dealer."""


def laid(house: Mapping[str, object], *held: str, **more: Any) -> Match:
    """Hands and a red 9 on the pile, played by these house rules; even questions with one option are asked."""
    return deal("frantic", hands=list(held), options=house, **{"pile": "red-9", "ask_forced": True, **more})


def troubled(house: Mapping[str, object], *held: str, **more: Any) -> Match:
    """The same with the expansion."""
    return laid({**TROUBLE, **house}, *held, **more)


def options_of(match: Match, seat: int) -> list[str]:
    """What a seat can answer, in alphabetical order."""
    return sorted(seen(match, seat).options or [])


def why(match: Match, line: str) -> tuple[str, str]:
    """The refusal an answer meets, and the rule it cites."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


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


# 15.8 Skip

TURN_BETWEEN = {"skip_repeat": "turn_between"}


@positive("skip_repeat=pending_only", "skip", "15.8", "5.5", "R3")
def test_by_default_one_of_two_players_can_be_skipped_again_and_again() -> None:
    match = laid({}, "skip:red skip:blue red-1", "red-2 blue-2")
    play(match, "0 skip:red", "0 -> 1", "1 no", "0 skip:blue", "0 -> 1", "1 no")
    assert (seen(match).player, seen(match).skips) == (0, [False, False])


@positive("skip_repeat=turn_between", "skip", "15.8")
def test_by_house_rule_nobody_misses_two_turns_running_in_a_game_of_two() -> None:
    match = laid(TURN_BETWEEN, "skip:red skip:blue red-1", "red-2 blue-2")
    play(match, "0 skip:red", "0 -> 1", "1 no")
    assert (seen(match).player, seen(match).rested) == (0, [False, True])
    play(match, "0 skip:blue")
    assert (seen(match).player, seen(match).skips, seen(match).rested) == (1, [False, False], [False, False])


@positive("skip_repeat=turn_between", "15.8")
def test_in_a_game_of_three_the_next_player_cannot_make_the_same_one_miss_again() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "red-2 blue-2", "skip:blue blue-3")
    play(match, "0 skip:red", "0 -> 1", "1 no", "2 skip:blue", leaves_open="attack")
    assert options_of(match, 2) == ["-> 0"]
    assert refused(match, "2 -> 1").id == "skipped-just-now"
    play(match, "2 -> 0", "0 no")
    assert (seen(match).player, seen(match).rested) == (1, [True, False, False])


@negative("skip_repeat=pending_only", "15.8", "5.5")
def test_by_default_who_has_missed_the_turn_can_be_chosen_again_but_not_who_has_yet_to_miss_it() -> None:
    match = laid({}, "skip:red red-1", "red-2", "red-3", "red-4", rested=[2], skips=[1])
    play(match, "0 skip:red", leaves_open="attack")
    assert options_of(match, 0) == ["-> 2", "-> 3"]
    assert refused(match, "0 -> 1").id == "skipped-already"


@negative("skip_repeat=turn_between", "15.8", "5.5")
def test_by_house_rule_neither_of_them_can_be_chosen() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "red-2", "red-3", "red-4", rested=[2], skips=[1])
    play(match, "0 skip:red", leaves_open="attack")
    assert options_of(match, 0) == ["-> 3"]
    assert (refused(match, "0 -> 1").id, refused(match, "0 -> 2").id) == ("skipped-already", "skipped-just-now")


@boundary("skip_repeat=turn_between", "15.8")
def test_after_a_turn_of_their_own_everybody_can_be_skipped_again() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "green-2", rested=[1])
    play(match, "0 red-1", "1 draw", "1 pass", "0 skip:red", "0 -> 1", "1 no", leaves_open="nice-try")
    assert seen(match).skips == [False, True]


@boundary("skip_repeat=turn_between", "counterattack", "15.8", "7.2")
def test_a_skip_that_is_redirected_spares_who_has_just_missed_a_turn_too() -> None:
    held = ["red-1 red-2", "red-3 red-4", "skip:red red-5", "counterattack red-6"]
    match = laid(TURN_BETWEEN, *held, rested=[1], turn=2)
    play(match, "2 skip:red", "2 -> 3", "3 counterattack", leaves_open="redirect")
    assert options_of(match, 3) == ["-> 0", "-> 2", "no"]


# 15.9 Fantastic Four

MAY_ATTACK = {"fantastic_four": "may_attack"}


@positive("fantastic_four=may_attack", "fantastic-four", "15.9")
def test_by_house_rule_fantastic_four_can_be_played_for_its_wish_alone() -> None:
    match = laid(MAY_ATTACK, "fantastic-four red-1", "red-2", "red-3")
    facts = listen(match)
    play(match, "0 fantastic-four", "0 no", leaves_open="wish-any")
    assert why(match, "0 no") == ("must-wish", "6.1")
    play(match, "0 wish 7")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 1], "wish 7")
    assert "attacks-nobody seat=0" in told(facts)


@negative("fantastic_four=must_attack", "fantastic-four", "15.9", "6.4", "R26")
def test_by_default_fantastic_four_has_to_be_shared_out() -> None:
    match = laid({}, "fantastic-four red-1", "red-2", "red-3")
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert why(match, "0 no") == ("must-attack", "6.4")


@negative("fantastic_four=may_attack", "15.9", "6.4")
def test_who_has_given_the_first_of_the_four_cards_has_to_give_them_all() -> None:
    match = laid(MAY_ATTACK, "fantastic-four red-1", "red-2", "red-3")
    play(match, "0 fantastic-four", "0 -> 1", leaves_open="share-four")
    assert why(match, "0 no") == ("must-share", "6.4")
    play(match, "0 -> 2", "0 -> 2", "0 -> 1", "1 no", "2 no", "0 wish red")
    assert seen(match).counts == [1, 3, 3]


@boundary("fantastic_four=may_attack", "15.9", "2.4")
def test_a_dealer_may_leave_the_start_card_at_its_wish() -> None:
    match = start("fantastic-four", MAY_ATTACK)
    play(match, "2 no", "2 wish blue")
    assert (seen(match).counts, seen(match).demand, seen(match).player) == ([2, 2, 2], "wish blue", 0)


# 15.10 The wish

MAY_WISH = {"wish": "may"}


@positive("wish=may", "equality", "15.10", "R63")
def test_a_card_that_has_attacked_need_not_wish_and_what_fitted_before_still_fits() -> None:
    match = laid(MAY_WISH, "equality red-1 red-2", "blue-1", draw="green-1", force="wish blue")
    facts = listen(match)
    play(match, "0 equality", "0 -> 1", "1 no", "0 no")
    assert (hands(match), seen(match).demand) == (["red-1 red-2", "blue-1 green-1"], "wish blue")
    assert "wishes-nothing seat=0" in told(facts)


@positive("wish=may", "equality", "15.10")
def test_a_card_that_has_attacked_may_wish_all_the_same() -> None:
    match = laid(MAY_WISH, "equality red-1 red-2", "blue-1")
    play(match, "0 equality", "0 -> 1", "1 no", "0 wish green")
    assert (seen(match).counts, seen(match).demand) == ([2, 2], "wish green")


@negative("wish=must", "equality", "15.10", "6.1", "R26")
def test_by_default_a_card_that_has_attacked_has_to_wish() -> None:
    match = laid({}, "equality red-1 red-2", "blue-1")
    play(match, "0 equality", "0 -> 1", "1 no", leaves_open="wish-colour")
    assert why(match, "0 no") == ("must-wish", "6.1")


@negative("wish=may", "15.10", "R63", "6.1")
@pytest.mark.parametrize(
    "lines",
    [
        *[["0 equality", "0 no"], ["0 inequality", "0 no"], ["0 special-favours", "0 no"]],
        *[["0 fantastic"], ["0 counterattack"], ["0 nice-try"], ["0 lucky-bastard"], ["0 mimicry", "0 as fantastic"]],
    ],
    ids=lambda lines: lines[0][2:],
)
def test_in_ones_own_turn_a_card_that_has_attacked_nobody_has_to_wish(lines: list[str]) -> None:
    hand = "equality inequality special-favours fantastic counterattack nice-try lucky-bastard mimicry"
    match = troubled(MAY_WISH, hand, "red-2")
    play(match, *lines, leaves_open="wish-any" if "fantastic" in lines[-1] else "wish-colour")
    assert why(match, "0 no") == ("must-wish", "15.10")


@boundary("wish=may", "equality", "15.10", "R63")
def test_equality_that_finds_nobody_has_to_wish() -> None:
    match = laid(MAY_WISH, "equality red-1", "blue-1 blue-2")
    play(match, "0 equality", leaves_open="wish-colour")
    assert why(match, "0 no") == ("must-wish", "15.10")


@boundary("wish=may", "15.10", "R63")
@pytest.mark.parametrize(
    "lines",
    [
        ["0 inequality", "0 -> 1"],
        ["0 special-favours", "0 -> 1"],
        ["0 fantastic-four", *["0 -> 1"] * 4],
        ["0 mimicry", "0 as equality", "0 -> 1"],
    ],
    ids=lambda lines: lines[0][2:],
)
def test_the_wish_of_every_attack_is_optional(lines: list[str]) -> None:
    match = troubled(MAY_WISH, "inequality special-favours fantastic-four mimicry red-1 red-4", "red-2")
    play(match, *lines, "1 no", "0 no")
    assert (seen(match).demand, seen(match).player) == ("red-9", 1)


@positive("wish=may", "counterattack", "15.10", "7.5")
@pytest.mark.parametrize(("aim", "skips"), [(["1 -> 2", "2 no"], [False, False, True]), (["1 no"], [False] * 3)])
def test_who_has_countered_need_not_wish_and_then_the_attacking_card_has_to_be_matched(
    aim: list[str], skips: list[bool]
) -> None:
    match = laid(MAY_WISH, "skip:red red-1", "counterattack skip:blue red-2 blue-9", "blue-2")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", *aim, "1 no")
    assert (seen(match).top, seen(match).demand, seen(match).skips) == ("counterattack", "skip:red", skips)
    assert options_of(match, 1) == ["draw", "red-2", "skip:blue"]


@positive("wish=may", "nice-try", "15.10", "7.9")
def test_who_has_thrown_in_nice_try_need_not_wish() -> None:
    match = laid(MAY_WISH, "red-1", "nice-try blue-1")
    play(match, "0 red-1", "1 nice-try", "1 no")
    assert (seen(match).counts, seen(match).demand, seen(match).player) == ([3, 1], "red-1", 1)


@negative("wish=must", "nice-try", "counterattack", "15.10", "7.5", "7.9")
def test_by_default_who_has_thrown_in_a_card_has_to_wish() -> None:
    match = laid({}, "red-1", "nice-try blue-1")
    play(match, "0 red-1", "1 nice-try", leaves_open="wish-colour")
    assert why(match, "1 no") == ("must-wish", "6.1")
    match = laid({}, "skip:red red-1", "counterattack blue-1")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 no", leaves_open="wish-colour")
    assert why(match, "1 no") == ("must-wish", "6.1")


@boundary("wish=may", "wish=must", "lucky-bastard", "15.10", "12.7")
@pytest.mark.parametrize("wish", ["must", "may"])
def test_lucky_bastard_thrown_in_need_not_wish_by_any_house_rule(wish: str) -> None:
    match = troubled({"wish": wish}, "black-9 red-1", "lucky-bastard blue-1", events="friday-the-13th")
    play(match, "0 black-9", "0 no", "1 lucky-bastard", "1 no")
    assert seen(match).demand == "black-9"


@boundary("wish=may", "15.10", "2.4")
def test_a_start_card_that_has_attacked_need_not_wish_and_then_anything_fits() -> None:
    match = start("fantastic-four", MAY_WISH)
    play(match, *["2 -> 0"] * 4, "0 no", "2 no")
    assert (seen(match).counts, seen(match).demand, seen(match).player) == ([6, 2, 2], "anything", 0)


@boundary("wish=may", "15.10", "2.4", "R32")
@pytest.mark.parametrize("card", ["equality", "counterattack", "nice-try", "lucky-bastard", "fantastic"])
def test_a_start_card_that_attacks_nobody_has_to_wish(card: str) -> None:
    match = start(card, MAY_WISH)
    assert why(match, "2 no") == ("must-wish", "15.10")


@boundary("fantastic_four=may_attack", "wish=may", "15.9", "15.10", "R63")
def test_fantastic_four_attacks_or_wishes_or_both_but_not_neither() -> None:
    house = {**MAY_ATTACK, **MAY_WISH}
    held = ["fantastic-four red-1", "red-2", "red-3"]
    attack = [*["0 -> 2"] * 4, "2 no"]
    match = laid(house, *held)
    play(match, "0 fantastic-four", "0 no", leaves_open="wish-any")
    assert why(match, "0 no") == ("must-wish", "15.10")
    match = laid(house, *held)
    play(match, "0 fantastic-four", *attack, "0 no")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 5], "red-9")
    match = laid(house, *held)
    play(match, "0 fantastic-four", *attack, "0 wish 7")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 5], "wish 7")


# 15.11 Recession


@positive("recession=may", "recession", "15.11", "9.13")
def test_in_a_recession_by_choice_everybody_discards_up_to_their_number() -> None:
    held = ["black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1 green-2"]
    match = before("recession", *held, options={"recession": "may"})
    play(match, "0 black-3", "1 blue-1", "2 green-1", "2 no", "0 red-1", "0 red-2", "0 red-4", leaves_open="nice-try")
    assert hands(match) == ["", "blue-2", "green-2"]


@positive("recession=may", "recession", "15.11")
def test_who_has_had_enough_of_a_recession_by_choice_is_not_asked_again() -> None:
    held = ["black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1 green-2"]
    match = before("recession", *held, options={"recession": "may"})
    play(match, "0 black-3", "1 no", "2 no", "0 red-1", "0 no")
    assert hands(match) == ["red-2 red-4", "blue-1 blue-2", "green-1 green-2"]


@negative("recession=may", "recession", "15.11", "9.13")
def test_nobody_discards_more_than_their_number_by_choice_either() -> None:
    match = before("recession", "black-3 red-1", "blue-1 blue-2 blue-4", "green-1", options={"recession": "may"})
    play(match, "0 black-3", "1 blue-1", leaves_open="discard")
    assert seen(match).asked == [2]


@negative("recession=must", "recession", "15.11", "9.13", "R17")
def test_by_default_everybody_has_to_discard_in_a_recession() -> None:
    match = before("recession", "black-3 red-1 red-2", "blue-1 blue-2")
    play(match, "0 black-3", leaves_open="discard")
    assert why(match, "1 no") == ("must-discard", "9.13")


@boundary("recession=may", "recession", "15.11", "10.1")
def test_a_recession_by_choice_can_finish_a_round() -> None:
    match = before("recession", "black-3 red-1", "blue-1 blue-2", options={"recession": "may", "limit": 1})
    play(match, "0 black-3", "1 blue-1", "0 red-1", "1 no")
    assert (match.over, match.scores) == (True, [0, 2])


@boundary("recession=may", "recession=must", "curse", "15.11", "12.10", "R38")
@pytest.mark.parametrize("recession", ["may", "must"])
def test_who_holds_nothing_but_the_curse_keeps_it_in_any_recession(recession: str) -> None:
    pile = "red-3 mimicry lucky-bastard"
    held = ["black-3 red-1 red-2 red-4", "curse"]
    match = troubled({"recession": recession}, *held, pile=pile, events="recession")
    play(match, "0 black-3", leaves_open="discard")
    assert options_of(match, 1) == ["no"]
    assert why(match, "1 curse") == ("curse-discarded", "12.10")
    play(match, "1 no", "0 red-1", "0 red-2")
    assert hands(match) == ["red-4", "curse"]


# 15.12 Gambling Man


def gamble(value: str, *held: str, **more: Any) -> Match:
    """Seat 0 can trigger Gambling Man with black-3 on a red 3."""
    return before("gambling-man", *held, options={"gambling_man": value}, **more)


@positive("gambling_man=classic", "gambling-man", "15.12", "9.8", "R14")
def test_by_default_any_number_card_of_the_colour_can_be_laid_down() -> None:
    match = gamble("classic", "black-3 red-1 red-7", "red-2 red-8 blue-1")
    play(match, "0 black-3", leaves_open="bet")
    assert (options_of(match, 0), options_of(match, 1)) == (["red-1", "red-7"], ["red-2", "red-8"])
    play(match, "0 red-1", "1 red-8")
    assert hands(match) == ["red-7", "blue-1 red-1 red-2 red-8"]


@positive("gambling_man=lowest_only", "gambling-man", "15.12")
def test_by_house_rule_only_the_lowest_number_card_of_the_colour_can_be_laid_down() -> None:
    match = gamble("lowest_only", "black-3 red-1 red-7 blue-1", "red-2 red-8 gift:red black-1")
    play(match, "0 black-3", leaves_open="bet")
    assert (options_of(match, 0), options_of(match, 1)) == (["red-1"], ["red-2"])
    assert refused(match, "1 red-8").id == "bet-lowest"
    play(match, "0 red-1", "1 red-2")
    assert hands(match) == ["blue-1 red-7", "black-1 gift:red red-1 red-2 red-8"]


@boundary("gambling_man=lowest_only", "gambling_man=classic", "15.12", "R14")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_of_equally_high_cards_the_first_in_order_of_play_takes_all(value: str) -> None:
    match = gamble(value, "black-3 red-5 blue-1", "red-1 blue-2", "red-5 blue-4")
    play(match, "0 black-3", "0 red-5", "1 red-1", "2 red-5")
    assert hands(match) == ["blue-1", "blue-2", "blue-4 red-1 red-5 red-5"]


@negative("gambling_man=lowest_only", "gambling_man=classic", "15.12", "9.8", "R31")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_who_has_no_number_card_of_the_colour_draws_two_by_either_reading(value: str) -> None:
    match = gamble(value, "black-3 red-5", "gift:red blue-2", draw="green-1 green-2")
    play(match, "0 black-3", leaves_open="bet")
    assert options_of(match, 1) == ["no"]
    play(match, "0 red-5", "1 no")
    assert hands(match) == ["red-5", "blue-2 gift:red green-1 green-2"]


@boundary("gambling_man=lowest_only", "gambling_man=classic", "15.12", "9.8")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_before_a_colour_was_played_nothing_happens_by_either_reading(value: str) -> None:
    match = gamble(value, "black-3 red-5", "red-2", pile="fantastic", force="wish 3")
    play(match, "0 black-3")
    assert hands(match) == ["red-5", "red-2"]


@boundary("gambling_man=second_lowest", "15.12", "9.8")
def test_with_any_card_at_all_it_does_not_matter_whether_a_colour_was_played() -> None:
    match = gamble("second_lowest", "black-3 red-5 red-6", "red-2 red-7", pile="fantastic", force="wish 3")
    play(match, "0 black-3", "0 red-5", "1 red-2")
    assert hands(match) == ["red-2 red-5 red-6", "red-7"]


@positive("gambling_man=second_lowest", "fuck-you", "15.12", "R61")
def test_with_any_card_at_all_the_second_lowest_in_points_takes_them() -> None:
    match = gamble("second_lowest", "black-3 fuck-you red-1", "red-2 red-8", "fantastic blue-1", "black-9 green-1")
    play(match, "0 black-3", leaves_open="bet-any")
    assert options_of(match, 0) == ["fuck-you", "red-1"]
    play(match, "0 fuck-you", "1 red-2", "2 fantastic", "3 black-9")
    assert hands(match) == ["red-1", "red-8", "black-9 blue-1 fantastic fuck-you red-2", "green-1"]


@boundary("gambling_man=second_lowest", "15.12", "R61")
@pytest.mark.parametrize(
    ("bets", "winner"),
    [
        (["red-5", "blue-5", "green-5"], 2),
        (["red-2", "blue-2", "green-9"], 0),
        (["red-9", "blue-2", "green-2"], 2),
        (["red-7", "fantastic", "green-1"], 1),
        (["fantastic", "blue-1", "gift:green"], 2),
    ],
)
def test_of_equal_values_the_first_in_order_counts_as_the_lower(bets: list[str], winner: int) -> None:
    match = gamble("second_lowest", f"black-3 {bets[0]} red-4", f"{bets[1]} blue-4", f"{bets[2]} green-4")
    play(match, "0 black-3", *[f"{seat} {card}" for seat, card in enumerate(bets)])
    assert seen(match).counts == [4 if seat == winner else 1 for seat in range(3)]


@boundary("gambling_man=second_lowest", "curse", "15.12", "12.10")
def test_with_any_card_at_all_the_curse_can_be_laid_down() -> None:
    held = ["black-3 fantastic red-1", "curse red-2", "fuck-you red-4"]
    pile = "red-3 mimicry lucky-bastard"
    match = troubled({"gambling_man": "second_lowest"}, *held, pile=pile, events="gambling-man")
    play(match, "0 black-3", "0 fantastic", "1 curse", "2 fuck-you")
    assert hands(match) == ["red-1", "curse fantastic fuck-you red-2", "red-4"]


@negative("gambling_man=second_lowest", "15.12", "R61")
def test_with_any_card_at_all_who_has_cards_has_to_lay_one_down() -> None:
    match = gamble("second_lowest", "black-3 red-1", "green-2 blue-2")
    play(match, "0 black-3", leaves_open="bet-any")
    assert refused(match, "1 no").id == "must-bet"
    assert why(match, "1 red-1") == ("not-in-hand", "3.1")


@boundary("gambling_man=second_lowest", "15.12", "R61", "8.3")
def test_who_has_no_cards_draws_two_and_a_sole_gambler_takes_the_card_back() -> None:
    match = gamble("second_lowest", "black-3", "green-2 blue-2", draw="red-7 red-8")
    play(match, "0 black-3", "0 no", "1 green-2")
    assert hands(match) == ["red-7 red-8", "blue-2 green-2"]


# 15.13 Redirecting

MUST_REDIRECT = {"counter_redirect": "must"}


@positive("counter_redirect=must", "counterattack", "15.13")
def test_by_house_rule_who_has_countered_has_to_attack_in_turn() -> None:
    match = laid(MUST_REDIRECT, "gift:red red-1 red-2", "counterattack blue-1 blue-2 blue-4", "green-1")
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert options_of(match, 1) == ["-> 0", "-> 2"]
    assert refused(match, "1 no").id == "must-attack"
    play(match, "1 -> 2", "2 no", "1 blue-1", "1 blue-2", "1 wish red")
    assert hands(match) == ["red-1 red-2", "blue-4", "blue-1 blue-2 green-1"]


@positive("counter_redirect=may", "counterattack", "15.13", "7.2", "R29")
def test_by_default_who_has_countered_may_let_the_attack_lapse() -> None:
    match = laid({}, "gift:red red-1 red-2", "counterattack blue-1", "green-1")
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", "1 no", "1 wish red")
    assert hands(match) == ["red-1 red-2", "blue-1", "green-1"]


@boundary("counter_redirect=must", "equality", "15.13", "R5")
def test_an_equality_that_finds_nobody_lapses_even_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "equality red-1 red-2 red-3", "counterattack blue-1", "green-1")
    play(match, "0 equality", "0 -> 1", "1 counterattack", "1 wish blue")
    assert (seen(match).counts, seen(match).demand) == ([3, 1, 1], "wish blue")


@boundary("counter_redirect=must", "skip", "15.13", "R3")
def test_a_skip_that_finds_nobody_lapses_even_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "skip:red red-1", "counterattack blue-1", skips=[0])
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 wish blue")
    assert (seen(match).skips, seen(match).player) == ([True, False], 1)


@boundary("counter_redirect=must", "fantastic-four", "15.13", "7.4")
def test_a_countered_fantastic_four_has_to_be_shared_out_anew_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "fantastic-four red-1", "counterattack blue-1", "green-1")
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 counterattack", leaves_open="share-four")
    assert refused(match, "1 no").id == "must-attack"
    play(match, "1 -> 0", "1 -> 0", "1 -> 2", "1 -> 2", "0 no", "2 no", "1 wish blue")
    assert seen(match).counts == [3, 1, 3]


@negative("counter_redirect=must", "equality", "15.13", "6.5")
def test_a_duty_to_redirect_does_not_make_the_first_attack_one() -> None:
    match = laid(MUST_REDIRECT, "equality red-1 red-2", "blue-1")
    play(match, "0 equality", "0 no", "0 wish red")
    assert seen(match).counts == [2, 1]


@boundary("counter_redirect=must", "fantastic_four=may_attack", "15.13", "15.9")
def test_the_first_fantastic_four_may_be_kept_back_but_not_the_one_that_is_redirected() -> None:
    match = laid({**MUST_REDIRECT, **MAY_ATTACK}, "fantastic-four red-1", "counterattack blue-1", "green-1")
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert options_of(match, 0) == ["-> 1", "-> 2", "no"]
    play(match, *["0 -> 1"] * 4, "1 counterattack", leaves_open="share-four")
    assert options_of(match, 1) == ["-> 0", "-> 2"]


# 15.14 The wish of a Counterattack

ORIGINAL = {"counter_wish": "original"}


@positive("counter_wish=original", "counterattack", "15.14")
@pytest.mark.parametrize("card", ["gift:red", "skip:red", "exchange:red", "thief:red"])
def test_by_house_rule_nobody_wishes_after_countering_a_single_colour_card(card: str) -> None:
    match = troubled(ORIGINAL, f"{card} red-1 red-2", "counterattack blue-1", "green-1 green-2")
    play(match, f"0 {card}", "0 -> 1", "1 counterattack", "1 no")
    assert (seen(match).top, seen(match).demand, seen(match).player) == ("counterattack", card, 1)


@positive("counter_wish=original", "15.14", "4.2")
def test_then_colour_and_symbol_of_the_attacking_card_have_to_be_matched() -> None:
    match = laid(ORIGINAL, "skip:red red-1", "counterattack skip:blue red-7 blue-1 blue-9 fantastic")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 no")
    assert options_of(match, 1) == ["draw", "fantastic", "red-7", "skip:blue"]


@positive("counter_wish=original", "fantastic-four", "15.14")
def test_by_house_rule_who_has_countered_a_fantastic_four_may_wish_for_a_number() -> None:
    match = laid(ORIGINAL, "fantastic-four red-1", "counterattack blue-1 blue-9", "green-1")
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 counterattack", *["1 -> 0"] * 4, "0 no", "1 wish 9")
    assert (seen(match).demand, seen(match).counts) == ("wish 9", [5, 2, 1])
    assert options_of(match, 1) == ["blue-9", "draw"]


@negative("counter_wish=original", "counter_wish=colour", "15.14", "6.2")
@pytest.mark.parametrize("value", ["original", "colour"])
def test_after_a_countered_equality_it_is_a_colour_by_any_house_rule(value: str) -> None:
    match = laid({"counter_wish": value}, "equality red-1 red-2", "counterattack", "green-1")
    play(match, "0 equality", "0 -> 1", "1 counterattack", leaves_open="wish-colour")
    assert why(match, "1 wish 7") == ("wish-only-colour", "6.2")


@negative("counter_wish=colour", "15.14", "7.5", "R7")
@pytest.mark.parametrize(("card", "cards"), [("gift:red", 1), ("fantastic-four", 4)])
def test_by_default_the_last_counterattack_always_wishes_for_a_colour(card: str, cards: int) -> None:
    match = laid({}, f"{card} red-1", "counterattack blue-1", "green-1")
    play(match, f"0 {card}", *["0 -> 1"] * cards, "1 counterattack", "1 no", leaves_open="wish-colour")
    assert why(match, "1 wish 7") == ("wish-only-colour", "6.2")


@boundary("counter_wish=original", "15.14", "2.4")
def test_a_countered_start_card_of_one_colour_has_to_be_matched() -> None:
    match = start("gift:red", ORIGINAL, "red-1 blue-1", "counterattack red-2", "red-4")
    play(match, "2 -> 1", "1 counterattack", "1 no")
    assert (seen(match).demand, seen(match).player) == ("gift:red", 0)


@boundary("counter_wish=original", "mimicry", "15.14", "12.11")
@pytest.mark.parametrize(
    ("role", "cards", "question"), [("fantastic-four", 4, "wish-any"), ("gift:red", 1, "play-or-draw")]
)
def test_after_a_countered_mimicry_the_wish_is_that_of_the_imitated_card(role: str, cards: int, question: str) -> None:
    match = troubled(ORIGINAL, "mimicry red-1", "counterattack blue-1", "green-1")
    play(match, "0 mimicry", f"0 as {role}", *["0 -> 1"] * cards, "1 counterattack", "1 no", leaves_open=question)
    assert seen(match).asked == [1]


@boundary("counter_wish=original", "wish=may", "15.10", "15.14")
def test_a_wish_taken_over_from_the_attacking_card_can_be_optional_too() -> None:
    match = laid({**ORIGINAL, **MAY_WISH}, "fantastic-four red-1", "counterattack blue-1", "green-1")
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 counterattack", "1 no", leaves_open="wish-any")
    play(match, "1 no")
    assert (seen(match).demand, seen(match).counts) == ("red-9", [1, 1, 1])


# 15.15 Countering Fantastic Four

SHARE = {"counter_fantastic_four": "share"}


@positive("counter_fantastic_four=share", "fantastic-four", "15.15", "R62")
def test_by_house_rule_a_victim_takes_over_only_the_own_share_and_the_others_draw_theirs() -> None:
    held = ["fantastic-four red-1", "blue-9", "counterattack red-3", "red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 3", leaves_open="counter-share")
    play(match, "1 no", "2 counterattack", "3 no", leaves_open="share-four")
    assert seen(match).counts == [1, 1, 1, 1]
    play(match, "2 -> 0", "2 -> 3", "0 no", "3 no", "2 wish blue")
    assert hands(match) == ["blue-3 red-1", "blue-1 blue-9", "red-3", "blue-2 blue-4 red-4"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@negative("counter_fantastic_four=whole", "fantastic-four", "15.15", "7.4", "R6")
def test_by_default_a_victim_takes_over_all_four_cards_and_the_others_draw_nothing() -> None:
    match = laid({}, "fantastic-four red-1", "blue-9", "counterattack red-3", "red-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 3", leaves_open="counter-share")
    play(match, "1 no", "2 counterattack", "3 no", leaves_open="share-four")
    play(match, *["2 -> 0"] * 4, "0 no", "2 wish blue")
    assert seen(match).counts == [5, 1, 1, 1]


@positive("counter_fantastic_four=share", "15.15", "R62", "7.5")
def test_several_victims_counter_at_once_and_the_last_in_order_wishes() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    facts = listen(match)
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 1", "0 -> 3", leaves_open="counter-share")
    play(match, "3 counterattack", "1 counterattack", leaves_open="share-four")
    counters = [line for line in told(facts) if line.startswith("counters")]
    assert counters == ["counters seat=1 other=0", "counters seat=3 other=0"]
    play(match, "1 -> 0", "1 -> 0", "1 -> 2", "3 -> 2", leaves_open="counter-share")
    play(match, "0 no", "2 no", "2 no", leaves_open="wish-colour")
    assert seen(match).asked == [3]
    play(match, "3 wish blue")
    assert hands(match) == ["blue-1 blue-2 red-1", "blue-9", "blue-3 blue-4 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "15.15", "R62", "7.3", "7.5")
def test_a_redirected_share_can_be_countered_again_and_the_last_of_all_wishes() -> None:
    held = ["fantastic-four counterattack red-1", "counterattack blue-9", "counterattack red-3"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 1", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "1 -> 0", "1 -> 0", "1 -> 2", leaves_open="counter-share")
    assert seen(match).asked == [0, 2]
    play(match, "0 counterattack", "2 counterattack", leaves_open="share-four")
    assert seen(match).asked == [2], "who comes first after the attacker goes on first"
    play(match, "2 -> 1", "0 -> 1", "0 -> 1", "1 no", "1 no", "0 wish blue")
    assert hands(match) == ["red-1", "blue-2 blue-3 blue-4 blue-9", "blue-1 red-3"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@boundary("counter_fantastic_four=share", "15.15", "7.2", "R29", "R62")
def test_one_share_may_lapse_while_the_other_is_redirected() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 3", "0 -> 3", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "3 counterattack", "1 no", "3 -> 0", "3 -> 0", "0 no", "3 wish blue")
    assert hands(match) == ["blue-2 blue-3 red-1", "blue-9", "blue-1 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "15.15", "7.2", "7.5", "R62")
def test_who_lets_the_share_lapse_wishes_all_the_same_if_nobody_has_countered_later() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 3", "0 -> 3", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "3 counterattack", "1 -> 0", "3 no", "0 no", "3 wish blue")
    assert hands(match) == ["blue-2 red-1", "blue-9", "blue-1 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "counter_redirect=must", "15.13", "15.15")
def test_a_share_of_one_card_has_to_go_to_somebody_where_redirecting_is_a_duty() -> None:
    match = laid({**SHARE, **MUST_REDIRECT}, "fantastic-four red-1", "counterattack blue-9", "red-3")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", leaves_open="share-four")
    assert refused(match, "1 no").id == "must-attack"
    play(match, "1 -> 0", "0 no", "1 wish blue")
    assert seen(match).counts == [2, 1, 4]


@boundary("counter_fantastic_four=share", "15.15", "R62", "7.1")
def test_who_has_countered_with_the_last_card_is_not_asked_when_a_share_comes_back() -> None:
    held = ["fantastic-four red-1", "counterattack", "counterattack red-3"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 counterattack", "1 -> 0", "1 -> 0", "2 -> 1", "2 -> 1", "0 no", "2 wish blue")
    assert hands(match) == ["blue-1 blue-2 red-1", "blue-3 blue-4", "red-3"]


@boundary("counter_fantastic_four=share", "plus-one", "15.15", "R49", "R62")
def test_plus_one_adds_a_card_once_to_who_draws_two_shares() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3"]
    match = troubled(SHARE, *held, extra_draw=[1, 1, 1])
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 1", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "1 -> 0", "1 -> 2", "0 no", "2 no", "1 wish blue")
    assert seen(match).counts == [1 + 1 + 1, 1, 1 + 3 + 1]


@boundary("counter_fantastic_four=share", "counter_wish=original", "15.14", "15.15")
def test_the_last_to_counter_a_share_wishes_as_the_house_rules_say() -> None:
    match = laid({**SHARE, **ORIGINAL}, "fantastic-four red-1", "counterattack blue-9", "counterattack red-3")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 counterattack", "1 no", "2 no", leaves_open="wish-any")
    assert seen(match).asked == [2]


@negative("counter_fantastic_four=share", "15.15", "6.4")
def test_a_fantastic_four_that_nobody_counters_goes_on_as_ever() -> None:
    match = laid(SHARE, "fantastic-four red-1", "counterattack blue-9", "red-3", draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 1", "0 -> 2", "1 no", "2 no", "0 wish 7")
    assert hands(match) == ["red-1", "blue-2 blue-3 blue-9 counterattack", "blue-1 blue-4 red-3"]


# 15.16 The colour played last


def after_wishes(value: str, *held: str, **more: Any) -> Match:
    """Seat 0 has wished for blue, seat 1 for 3, and seat 0 can play black-3."""
    match = laid({"last_colour": value}, f"fantastic black-3 {held[0]}", f"fantastic {held[1]}", **more)
    play(match, "0 fantastic", "0 wish blue", "1 fantastic", "1 wish 3")
    return match


@positive("last_colour=card", "last_colour=card_or_wish", "vandalism", "15.16", "R20")
@pytest.mark.parametrize(
    ("value", "left"),
    [("card", ["blue-1 green-1", "blue-2 green-2"]), ("card_or_wish", ["green-1 red-1", "green-2 red-2"])],
)
def test_vandalism_goes_by_the_last_card_or_also_by_a_later_wish(value: str, left: list[str]) -> None:
    match = after_wishes(value, "red-1 blue-1 green-1", "red-2 blue-2 green-2", events="vandalism")
    play(match, "0 black-3")
    assert hands(match) == left


@positive("last_colour=card", "last_colour=card_or_wish", "gambling-man", "15.16", "R20")
@pytest.mark.parametrize(("value", "bets"), [("card", ["red-1", "red-2"]), ("card_or_wish", ["blue-1", "blue-2"])])
def test_gambling_man_goes_by_the_last_card_or_also_by_a_later_wish(value: str, bets: list[str]) -> None:
    match = after_wishes(value, "red-1 blue-1 green-1", "red-2 blue-2 green-2", events="gambling-man")
    play(match, "0 black-3", leaves_open="bet")
    assert [options_of(match, seat) for seat in (0, 1)] == [[bet] for bet in bets]


@boundary("last_colour=card_or_wish", "last_colour=card", "gambling-man", "15.16", "9.8")
def test_before_a_coloured_card_was_played_a_wish_is_enough_by_house_rule_only() -> None:
    held = ["blue-1 green-1", "blue-2 green-2"]
    match = after_wishes("card", *held, pile="equality", events="gambling-man")
    play(match, "0 black-3")
    assert hands(match) == held
    match = after_wishes("card_or_wish", *held, pile="equality", events="gambling-man")
    play(match, "0 black-3", leaves_open="bet")
    assert options_of(match, 0) == ["blue-1"]


@negative("last_colour=card_or_wish", "15.16")
def test_a_wish_for_a_number_changes_nothing_and_a_card_played_later_counts_again() -> None:
    match = laid({"last_colour": "card_or_wish"}, "fantastic red-3", "fantastic blue-2", "green-3 green-4")
    play(match, "0 fantastic", "0 wish blue", "1 fantastic", "1 wish 3")
    assert seen(match).last_colour == "blue"
    play(match, "2 green-3")
    assert seen(match).last_colour == "green"


@boundary("last_colour=card_or_wish", "counterattack", "nice-try", "15.16", "7.5", "7.9")
def test_wishes_out_of_turn_count_too() -> None:
    match = laid({"last_colour": "card_or_wish"}, "skip:red red-1", "counterattack red-2")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 no", "1 wish blue")
    assert seen(match).last_colour == "blue"
    match = laid({"last_colour": "card_or_wish"}, "red-1", "nice-try red-2")
    play(match, "0 red-1", "1 nice-try", "1 wish green")
    assert seen(match).last_colour == "green"


@boundary("last_colour=card_or_wish", "last_colour=card", "lucky-bastard", "vandalism", "15.16")
@pytest.mark.parametrize(
    ("value", "left"),
    [("card", ["blue-1", "red-2 blue-2", "blue-4"]), ("card_or_wish", ["red-1", "red-2 blue-2", "red-4"])],
)
def test_the_wish_of_a_lucky_bastard_counts_for_the_very_event_it_was_thrown_in_against(
    value: str, left: list[str]
) -> None:
    held = ["black-3 red-1 blue-1", "lucky-bastard red-2 blue-2", "red-4 blue-4"]
    match = troubled({"last_colour": value}, *held, pile="red-3", events="vandalism")
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 wish blue")
    assert [sorted(hand.split()) for hand in hands(match)] == [sorted(hand.split()) for hand in left]


# 15.17 Gifts

IN_TURN = {"gifts": "in_turn"}


@positive("gifts=in_turn", "surprise-party", "15.17")
def test_in_a_surprise_party_in_turn_a_present_can_be_passed_on() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-1 blue-2", "green-1", options=IN_TURN)
    play(match, "0 black-3", leaves_open="party-card")
    assert seen(match).asked == [1]
    play(match, "1 blue-1", "1 -> 2", leaves_open="party-card")
    assert (seen(match).asked, seen(match).counts) == ([2], [1, 1, 2])
    play(match, "2 blue-1", "2 -> 0", "0 blue-1", "0 -> 1")
    assert hands(match) == ["red-1", "blue-1 blue-2", "green-1"]


@negative("gifts=together", "surprise-party", "15.17", "9.15", "R16")
def test_by_default_everybody_gives_at_once_from_the_hand_held_at_the_start() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", leaves_open="party-card")
    assert seen(match).asked == [0, 1, 2]
    play(match, "1 blue-1", "1 -> 2", leaves_open="party-card")
    assert why(match, "2 blue-1") == ("not-in-hand", "3.1")
    assert seen(match).counts == [1, 2, 1]


@positive("gifts=in_turn", "merry-christmas", "15.17")
def test_at_christmas_in_turn_everything_received_is_given_on() -> None:
    match = before("merry-christmas", "black-3 red-1", "blue-1", "green-1", options=IN_TURN)
    play(match, "0 black-3", "1 -> 2", leaves_open="wrap")
    assert (seen(match).asked, seen(match).counts) == ([2], [1, 0, 2])
    play(match, "2 -> 0", "2 -> 1", leaves_open="wrap")
    assert (seen(match).asked, seen(match).counts) == ([0], [2, 1, 0])
    play(match, "0 -> 2", "0 -> 2", leaves_open="nice-try")
    assert seen(match).counts == [0, 1, 2]


@positive("gifts=together", "merry-christmas", "15.17", "9.11", "R16")
def test_at_christmas_all_at_once_nobody_gives_a_present_on() -> None:
    match = before("merry-christmas", "black-3 red-1", "blue-1", "green-1")
    play(match, "0 black-3", "1 -> 2", "2 -> 0", "0 -> 1")
    assert hands(match) == ["green-1", "red-1", "blue-1"]


@boundary("gifts=in_turn", "surprise-party", "15.17", "8.3")
def test_who_had_no_cards_gives_what_came_before_it_was_their_turn_to_give() -> None:
    match = before("surprise-party", "black-3", "blue-1 blue-2", "green-1 green-2", options=IN_TURN)
    play(match, "0 black-3", "1 blue-1", "1 -> 0", "2 green-1", "2 -> 1", leaves_open="party-card")
    play(match, "0 blue-1", "0 -> 2", leaves_open="nice-try")
    assert hands(match) == ["", "blue-2 green-1", "blue-1 green-2"]


@boundary("gifts=in_turn", "gifts=together", "surprise-party", "15.17", "8.3")
@pytest.mark.parametrize("gifts", ["in_turn", "together"])
def test_who_has_no_cards_to_give_is_passed_over(gifts: str) -> None:
    match = before("surprise-party", "black-3", "blue-1", "green-1", options={"gifts": gifts})
    play(match, "0 black-3", "1 blue-1", "1 -> 2", "2 green-1", "2 -> 1", leaves_open="nice-try")
    assert hands(match) == ["", "green-1", "blue-1"]


@positive("gifts=in_turn", "crowdfunding", "15.17", "13.3")
def test_crowdfunding_in_turn_asks_one_after_the_other_to_give_to_who_was_poorest_at_the_start() -> None:
    held = ["black-3 red-1", "blue-1 blue-2", "green-1 green-2 green-4"]
    match = before("crowdfunding", *held, options=IN_TURN)
    play(match, "0 black-3", leaves_open="fund")
    assert seen(match).asked == [1]
    play(match, "1 blue-1", leaves_open="fund")
    assert (seen(match).asked, seen(match).counts) == ([2], [2, 1, 3])
    play(match, "2 green-1")
    assert hands(match) == ["blue-1 green-1 red-1", "blue-2", "green-2 green-4"]


@positive("gifts=together", "crowdfunding", "15.17", "13.3")
def test_crowdfunding_together_asks_all_who_give_at_once() -> None:
    match = before("crowdfunding", "black-3 red-1", "blue-1 blue-2", "green-1 green-2 green-4")
    play(match, "0 black-3", leaves_open="fund")
    assert seen(match).asked == [1, 2]
    play(match, "2 green-1", leaves_open="fund")
    assert seen(match).counts == [1, 2, 3]
    play(match, "1 blue-1")
    assert hands(match) == ["blue-1 green-1 red-1", "blue-2", "green-2 green-4"]


@negative("gifts=in_turn", "earthquake", "15.17", "9.4")
def test_whole_hands_still_go_on_all_at_once() -> None:
    match = before("earthquake", "black-3 red-1", "blue-1", "green-1", options=IN_TURN)
    play(match, "0 black-3")
    assert hands(match) == ["green-1", "red-1", "blue-1"]


# 15.18 and 15.19 Mimicry

ALREADY = {"mimicry": "already_played"}


@positive("mimicry=any", "mimicry", "15.18", "12.11", "R35")
def test_by_default_mimicry_imitates_what_nobody_has_played_yet() -> None:
    match = troubled({}, "mimicry red-1", "red-2")
    play(match, "0 mimicry", leaves_open="imitate")
    swaps = [f"colour-swap:{pair}" for pair in ("red-yellow", "red-green", "red-blue")]
    assert options_of(match, 0) == sorted(f"as {card}" for card in [*SINGLE_COLOUR, *FOUR_COLOUR, *swaps])


@positive("mimicry=already_played", "mimicry", "15.18", "R35")
def test_by_house_rule_mimicry_imitates_only_what_was_played_this_round() -> None:
    match = troubled(ALREADY, "mimicry red-1 red-2 red-4", "red-5", pile="red-9 gift:blue fantastic")
    play(match, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as fantastic", "as gift:red"]
    assert why(match, "0 as skip:red") == ("imitate-unplayed", "15.18")
    assert why(match, "0 as gift:blue") == ("imitate-colour", "12.12")
    play(match, "0 as gift:red", "0 -> 1", "1 no", "0 red-1", "0 red-2")
    assert (hands(match), seen(match).demand) == (["red-4", "red-1 red-2 red-5"], "gift:red")


@negative("mimicry=already_played", "mimicry", "15.18")
@pytest.mark.parametrize(
    "position",
    [
        {"pile": "red-9"},
        {"pile": "red-9 fuck-you"},
        {"pile": "black-9 red-9"},
        {"pile": "gift:red colour-swap:red-green", "force": "wish 3"},
    ],
    ids=["numbers", "fuck-you", "black", "no colour in force"],
)
def test_with_nothing_to_imitate_mimicry_cannot_be_played(position: dict[str, str]) -> None:
    match = troubled(ALREADY, "mimicry green-1", "red-2", draw="yellow-7", **position)
    assert why(match, "0 mimicry") == ("nothing-to-imitate", "15.18")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert why(match, "0 mimicry") == ("nothing-to-imitate", "15.18")


@boundary("mimicry=already_played", "mimicry", "15.18")
def test_mimicry_becomes_playable_with_the_first_special_card_of_anybody() -> None:
    match = troubled(ALREADY, "mimicry green-1", "fantastic red-2")
    assert options_of(match, 0) == ["draw"]
    play(match, "0 draw", "0 pass", "1 fantastic", "1 wish green")
    assert "mimicry" in options_of(match, 0)
    play(match, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as fantastic"]


@boundary("mimicry=already_played", "mimicry", "15.18", "3.2")
def test_a_mimicry_that_is_drawn_cannot_be_played_either_if_there_is_nothing_to_imitate() -> None:
    match = troubled(ALREADY, "green-1", "red-2", draw="mimicry")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert options_of(match, 0) == ["pass"]


@boundary("mimicry=already_played", "second-chance", "15.18", "5.4")
def test_on_a_2nd_chance_mimicry_can_be_another_one_and_has_to_be_played() -> None:
    match = troubled(ALREADY, "second-chance:red mimicry green-1 green-2", "red-2")
    play(match, "0 second-chance:red", leaves_open="play-again")
    assert why(match, "0 draw") == ("must-play-again", "5.4")
    play(match, "0 mimicry", "0 as second-chance:red", leaves_open="play-again")
    assert options_of(match, 0) == ["draw"]


@negative("mimicry=already_played", "recession", "15.18", "4.12")
def test_a_card_discarded_by_an_event_was_not_played() -> None:
    held = ["black-3 red-1 red-2 red-4", "fantastic mimicry green-3"]
    match = troubled(ALREADY, *held, pile="red-3", events="recession")
    play(match, "0 black-3", "0 no", "1 no", "1 fantastic", "0 red-1", "0 red-2")
    assert "fantastic" in seen(match).pile
    assert why(match, "1 mimicry") == ("nothing-to-imitate", "15.18")


@boundary("mimicry=already_played", "mimicry", "15.18", "R35", "2.4")
def test_a_mimicry_that_is_the_start_card_imitates_nothing_and_anything_fits_on_it() -> None:
    match = start("mimicry", ALREADY, "black-6 skip:green", "green-4", "red-7")
    assert open_questions(match) == [(0, "play-or-draw")]
    assert (seen(match).demand, seen(match).guise) == ("anything", "")
    assert options_of(match, 0) == ["black-6", "draw", "skip:green"]


@positive("mimicry=any", "mimicry", "15.18", "2.4", "12.12")
def test_by_default_a_mimicry_that_is_the_start_card_may_have_any_colour() -> None:
    match = start("mimicry", {})
    play(match, "2 as skip:green", "2 -> 0", "0 no")
    assert (seen(match).demand, seen(match).player) == ("skip:green", 1)


@boundary("mimicry=already_played", "start_card=dealer", "start_card=none", "15.18", "2.4")
@pytest.mark.parametrize(("start_card", "lines"), [("dealer", ["2 -> 1", "1 no"]), ("none", [])])
def test_the_start_card_counts_as_played_carried_out_or_not(start_card: str, lines: list[str]) -> None:
    match = start("skip:red", {**ALREADY, "start_card": start_card}, "mimicry red-1", "red-2", "red-4")
    play(match, *lines, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as skip:red"]


@boundary("mimicry=already_played", "15.18", "2.4")
@pytest.mark.parametrize(("seed", "top", "playable"), [(335, "skip:green", True), (336, "yellow-7", False)])
def test_a_start_card_that_is_dealt_counts_as_played_too(seed: int, top: str, playable: bool) -> None:
    match = Match.new("frantic", seats=2, seed=seed, options={**TROUBLE, **ALREADY, **QUIET})
    view = seen(match, seen(match).player)
    assert (view.top, "mimicry" in view.hand) == (top, True), "the seed no longer deals this"
    assert ("mimicry" in (view.options or [])) is playable


@boundary("mimicry=already_played", "counterattack", "15.18", "15.19")
def test_mimicry_counters_only_after_a_counterattack_was_played_be_it_just_now() -> None:
    held = ["skip:red red-1", "counterattack blue-1", "mimicry green-1"]
    match = troubled(ALREADY, *held)
    play(match, "0 skip:red", "0 -> 2", leaves_open="counter")
    assert options_of(match, 2) == ["no"]
    assert why(match, "2 mimicry") == ("imitate-unplayed", "15.18")
    match = troubled(ALREADY, *held)
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 -> 2", leaves_open="counter")
    assert options_of(match, 2) == ["mimicry", "no"]
    play(match, "2 mimicry", "2 no", "2 wish green")
    assert (seen(match).skips, seen(match).demand) == ([False] * 3, "wish green")


@boundary("mimicry=already_played", "nice-try", "15.18", "7.8", "R24")
def test_mimicry_is_a_second_nice_try_only_if_the_first_was_played_and_not_just_discarded() -> None:
    house = {**ALREADY, "limit": 1}
    match = troubled(house, "red-1", "mimicry red-2", pile="red-9 nice-try")
    play(match, "0 red-1", leaves_open="nice-try")
    assert options_of(match, 1) == ["mimicry", "no"]
    match = troubled(house, "black-3 red-1 red-2", "nice-try mimicry red-4", pile="red-3", events="recession")
    play(match, "0 black-3", "0 no", "1 no", "1 nice-try", "0 red-1", "0 red-2")
    assert (match.over, match.scores) == (True, [0, 11])


OUT_OF_TURN = pytest.mark.parametrize(
    ("hand", "lines", "question", "rule"),
    [
        ("gift:red red-1", ["0 gift:red", "0 -> 1"], "counter", "7.1"),
        ("red-1", ["0 red-1"], "nice-try", "7.8"),
        ("black-9 red-1", ["0 black-9", "0 no"], "lucky-bastard", "12.7"),
    ],
    ids=["counterattack", "nice-try", "lucky-bastard"],
)


@positive("mimicry_out_of_turn=yes", "mimicry", "15.19", "12.13", "R34")
@OUT_OF_TURN
def test_by_default_mimicry_stands_in_out_of_turn(hand: str, lines: list[str], question: str, rule: str) -> None:
    match = troubled({}, hand, "mimicry red-2", events="friday-the-13th")
    play(match, *lines, leaves_open=question)
    assert options_of(match, 1) == ["mimicry", "no"]
    assert why(match, "1 red-2") == ("no-reaction", rule)


@negative("mimicry_out_of_turn=no", "mimicry", "15.19", "R34")
@OUT_OF_TURN
def test_by_house_rule_mimicry_does_not_stand_in(hand: str, lines: list[str], question: str, rule: str) -> None:
    match = troubled({"mimicry_out_of_turn": "no"}, hand, "mimicry red-2", events="friday-the-13th")
    play(match, *lines, leaves_open=question)
    assert why(match, "1 red-2") == ("no-reaction", rule)
    assert options_of(match, 1) == ["no"]
    assert why(match, "1 mimicry") == ("no-reaction", "15.19")


@boundary("mimicry_out_of_turn=no", "15.19", "R24")
def test_once_nice_try_and_lucky_bastard_lie_open_nobody_is_asked_if_mimicry_cannot_stand_in() -> None:
    house = {"mimicry_out_of_turn": "no", "limit": 1}
    match = troubled(house, "black-9", "mimicry red-2", pile="red-9 nice-try lucky-bastard", events="friday-the-13th")
    play(match, "0 black-9")
    assert (match.over, match.scores) == (True, [0, 9])


@boundary("mimicry_out_of_turn=no", "mimicry", "15.19", "12.11")
def test_in_ones_own_turn_mimicry_can_be_a_counterattack_by_any_house_rule() -> None:
    match = troubled({"mimicry_out_of_turn": "no"}, "mimicry red-1", "red-2")
    play(match, "0 mimicry", "0 as counterattack", "0 wish blue")
    assert (seen(match).guise, seen(match).demand) == ("counterattack", "wish blue")


# Sets of house rules with a name


def test_the_french_edition_is_what_is_played_without_a_word() -> None:
    assert read(Options, Options.presets["french-2023"]) == Options()


def test_the_swiss_edition_differs_in_six_house_rules() -> None:
    assert read(Options, Options.presets["swiss-2019"]) == Options(
        fuck_you_cards=11,
        skip_repeat="turn_between",
        fantastic_four="may_attack",
        wish="may",
        recession="may",
        gambling_man="lowest_only",
    )


@pytest.mark.parametrize("preset", Options.presets)
def test_every_named_set_can_be_played_with_the_expansion(preset: str) -> None:
    match = Match.new("frantic", seats=3, options={**Options.presets[preset], **TROUBLE})
    assert match.options == read(Options, {**Options.presets[preset], **TROUBLE})
    assert match.pending
