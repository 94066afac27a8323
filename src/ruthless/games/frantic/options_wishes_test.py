"""Scenarios of the house rules about wishes: who has to wish, for what, and what counts as the colour played last."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import Match
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.options_test import start
from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.frantic import all_but, laid, options_of, seen, troubled

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
    assert declined(match, "0 no") == ("must-wish", "6.1")


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
    assert declined(match, "0 no") == ("must-wish", "15.10")


@boundary("wish=may", "equality", "15.10", "R63")
def test_equality_that_finds_nobody_has_to_wish() -> None:
    match = laid(MAY_WISH, "equality red-1", "blue-1 blue-2")
    play(match, "0 equality", leaves_open="wish-colour")
    assert declined(match, "0 no") == ("must-wish", "15.10")


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
    assert declined(match, "1 no") == ("must-wish", "6.1")
    match = laid({}, "skip:red red-1", "counterattack blue-1")
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 no", leaves_open="wish-colour")
    assert declined(match, "1 no") == ("must-wish", "6.1")


STOPPED_TWICE = ("red-1", "nice-try", "mimicry blue-1")
"""Seat 0 finishes; seat 1 stops it with the last card and so finishes; seat 2 can stop that too."""


@positive("wish=may", "nice-try", "mimicry", "15.10", "7.10", "R9", "R64")
def test_who_throws_nice_try_as_the_last_card_may_wish_while_mimicry_can_keep_the_round_alive() -> None:
    match = troubled(Options.presets["swiss-2019"], *STOPPED_TWICE)
    play(match, "0 red-1", "1 nice-try", "2 no", leaves_open="wish-colour")
    assert (seen(match).asked, options_of(match, 1)[0]) == ([1], "no")
    play(match, "1 wish blue", "0 no", "2 mimicry", leaves_open="wish-colour")
    play(match, "2 no")
    assert (seen(match).counts, seen(match).demand, seen(match).player) == ([3, 3, 1], "wish blue", 1)


@positive("wish=may", "nice-try", "mimicry", "15.10", "7.10", "R64")
def test_the_wish_of_a_mimicry_that_was_the_last_card_holds_if_nice_try_itself_comes_second() -> None:
    match = troubled(MAY_WISH, "red-1", "mimicry", "nice-try blue-1")
    play(match, "0 red-1", "1 mimicry", "2 no", "1 wish green", "0 no", "2 nice-try", "2 no")
    assert (seen(match).counts, seen(match).demand) == ([3, 3, 1], "wish green")


@boundary("wish=may", "nice-try", "mimicry", "15.10", "7.10", "R24", "R64")
@pytest.mark.parametrize("third", ["mimicry blue-1", "blue-2 blue-1"])
def test_whether_that_wish_is_asked_for_tells_nobody_who_holds_mimicry(third: str) -> None:
    match = troubled(MAY_WISH, "red-1", "nice-try", third)
    play(match, "0 red-1", "1 nice-try", "2 no", leaves_open="wish-colour")
    play(match, "1 no", leaves_open="nice-try")
    assert (seen(match).asked, seen(match).demand) == ([0, 2], "red-1")


@boundary("wish=may", "mimicry=already_played", "nice-try", "15.10", "15.18", "7.10", "R64")
def test_a_mimicry_that_needs_an_example_has_one_once_nice_try_was_thrown() -> None:
    match = troubled({**MAY_WISH, "mimicry": "already_played"}, *STOPPED_TWICE)
    play(match, "0 red-1", "1 nice-try", "2 no", "1 wish blue", "0 no", "2 mimicry", "2 no")
    assert seen(match).demand == "wish blue"


@negative("wish=may", "mimicry_out_of_turn=no", "nice-try", "15.10", "15.19", "7.10", "R9")
@pytest.mark.parametrize(
    ("house", "held", "pile"),
    [
        ({"mimicry_out_of_turn": "no"}, STOPPED_TWICE, "red-9"),
        ({"expansions": []}, ("red-1", "nice-try", "blue-1"), "red-9"),
        ({}, ("red-1", "nice-try", "blue-1"), "red-9 mimicry"),
        ({}, ("red-1", "mimicry", "blue-1"), "red-9 nice-try"),
    ],
    ids=["not out of turn", "no expansion", "mimicry lies open", "nice try lies open"],
)
def test_there_is_no_wish_to_make_if_nothing_can_be_thrown_in_any_more(
    house: dict[str, object], held: tuple[str, ...], pile: str
) -> None:
    match = troubled({**MAY_WISH, "limit": 1, **house}, *held, pile=pile)
    play(match, "0 red-1", f"1 {held[1]}", "2 no")
    assert (match.over, match.winners) == (True, [1])


@negative("wish=may", "nice-try", "mimicry", "15.10", "7.10", "10.2", "R10")
def test_there_is_no_wish_to_make_if_nice_try_has_emptied_the_pile() -> None:
    pile = f"red-9 {all_but('red-9', 'blue-2', *STOPPED_TWICE, expansion=True)}"
    match = troubled({**MAY_WISH, "limit": 1}, *STOPPED_TWICE, pile=pile, draw="blue-2")
    play(match, "0 red-1", "1 nice-try", "2 no")
    assert (match.over, match.scores) == (True, [2, 0, 8])


@negative("wish=must", "nice-try", "mimicry", "15.10", "7.10", "R9", "R64")
def test_where_the_second_to_throw_has_to_wish_the_first_who_has_finished_need_not() -> None:
    match = troubled({}, *STOPPED_TWICE)
    play(match, "0 red-1", "1 nice-try", "2 no", leaves_open="nice-try")
    play(match, "0 no", "2 mimicry", leaves_open="wish-colour")
    assert declined(match, "2 no") == ("must-wish", "6.1")


@boundary("wish=may", "last-chance", "nice-try", "15.10", "7.10", "13.8", "R45", "R64")
@pytest.mark.parametrize("armed", [[], [1]])
def test_last_chance_and_a_second_nice_try_ask_for_one_wish_between_them(armed: list[int]) -> None:
    match = troubled(MAY_WISH, *STOPPED_TWICE, last_chance=armed, events="friday-the-13th")
    play(match, "0 red-1", "1 nice-try", "2 no", "1 wish blue", *["0 no", "2 no"] * len(armed), leaves_open="nice-try")
    play(match, "0 no", "2 mimicry", "2 no")
    assert (seen(match).events, seen(match).demand) == (["friday-the-13th"] * len(armed), "wish blue")


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
    assert declined(match, "2 no") == ("must-wish", "15.10")


@boundary("fantastic_four=may_attack", "wish=may", "15.9", "15.10", "R63")
def test_fantastic_four_attacks_or_wishes_or_both_but_not_neither() -> None:
    house = {"fantastic_four": "may_attack", **MAY_WISH}
    held = ["fantastic-four red-1", "red-2", "red-3"]
    attack = [*["0 -> 2"] * 4, "2 no"]
    match = laid(house, *held)
    play(match, "0 fantastic-four", "0 no", leaves_open="wish-any")
    assert declined(match, "0 no") == ("must-wish", "15.10")
    match = laid(house, *held)
    play(match, "0 fantastic-four", *attack, "0 no")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 5], "red-9")
    match = laid(house, *held)
    play(match, "0 fantastic-four", *attack, "0 wish 7")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 5], "wish 7")


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
    assert declined(match, "1 wish 7") == ("wish-only-colour", "6.2")


@negative("counter_wish=colour", "15.14", "7.5", "R7")
@pytest.mark.parametrize(("card", "cards"), [("gift:red", 1), ("fantastic-four", 4)])
def test_by_default_the_last_counterattack_always_wishes_for_a_colour(card: str, cards: int) -> None:
    match = laid({}, f"{card} red-1", "counterattack blue-1", "green-1")
    play(match, f"0 {card}", *["0 -> 1"] * cards, "1 counterattack", "1 no", leaves_open="wish-colour")
    assert declined(match, "1 wish 7") == ("wish-only-colour", "6.2")


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
