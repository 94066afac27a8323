"""Scenarios for the turn, and for 2nd Chance, which makes it longer."""

from __future__ import annotations

from ruthless.kernel.facts import Fact
from ruthless.kernel.match import replay
from ruthless.testing import boundary, deal, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen


@positive("3.1", "3.5")
def test_a_turn_is_one_card_and_then_the_next_player_has_a_turn() -> None:
    match = deal("frantic", hands=["red-1 red-2", "red-3 red-4", "red-5"], pile="red-9")
    play(match, "0 red-1")
    assert hands(match) == ["red-2", "red-3 red-4", "red-5"]
    assert (seen(match).player, seen(match).asked) == (1, [1])
    play(match, "1 red-3")
    assert seen(match).player == 2


@boundary("3.1")
def test_who_could_play_may_draw_instead() -> None:
    match = deal("frantic", hands=["red-1 red-2", "red-3", "red-5"], pile="red-9", draw="blue-1")
    play(match, "0 draw", "0 pass")
    assert hands(match) == ["blue-1 red-1 red-2", "red-3", "red-5"]
    assert (seen(match).top, seen(match).player) == ("red-9", 1)


@positive("3.2")
def test_after_drawing_the_drawn_card_or_another_may_be_played() -> None:
    for answer, left in [("red-8", "blue-2 red-1"), ("red-1", "blue-2 red-8")]:
        match = deal("frantic", hands=["red-1 blue-2", "red-3"], pile="red-9", draw="red-8")
        play(match, "0 draw", f"0 {answer}")
        assert hands(match) == [left, "red-3"]
        assert seen(match).top == answer


@negative("3.2")
def test_nobody_draws_twice_in_a_turn() -> None:
    match = deal("frantic", hands=["red-1 blue-2", "red-3"], pile="red-9", draw="red-8")
    play(match, "0 draw", leaves_open="play-or-pass")
    refusal = refused(match, "0 draw")
    assert (refusal.id, refusal.rule) == ("drawn-already", "3.2")


@negative("3.2", "4.1")
def test_after_drawing_a_card_still_has_to_fit() -> None:
    match = deal("frantic", hands=["red-1 blue-2", "red-3"], pile="red-9", draw="blue-8")
    play(match, "0 draw", leaves_open="play-or-pass")
    refusal = refused(match, "0 blue-8")
    assert (refusal.id, refusal.rule) == ("no-match", "4.1")


@negative("3.3")
def test_nobody_passes_without_having_drawn() -> None:
    match = deal("frantic", hands=["red-1 blue-2", "red-3"], pile="red-9")
    refusal = refused(match, "0 pass")
    assert (refusal.id, refusal.rule) == ("pass-without-drawing", "3.3")


@boundary("3.1", "3.3")
def test_who_has_nothing_that_fits_can_only_draw() -> None:
    match = deal("frantic", hands=["blue-1", "red-3"], pile="red-9", draw="green-1", ask_forced=True)
    assert seen(match, 0).options == ["draw"]
    play(match, "0 draw", leaves_open="play-or-pass")
    assert seen(match, 0).options == ["pass"]
    play(match, "0 pass")
    assert hands(match) == ["blue-1 green-1", "red-3"]


@positive("3.4")
def test_a_play_is_resolved_as_card_victim_counter_effect_and_wish() -> None:
    match = deal(
        "frantic",
        hands=["fantastic-four red-1", "counterattack red-2", "red-3"],
        pile="red-9",
        draw="blue-1 blue-2 blue-3 blue-4",
    )
    facts = listen(match)
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 1", "0 -> 1", "1 counterattack", leaves_open="share-four")
    assert seen(match).counts == [1, 1, 1]
    play(match, "1 -> 2", "1 -> 2", "1 -> 2", "1 -> 0", "1 wish red")
    assert told(facts) == [
        "plays seat=0 card=fantastic-four",
        "shares-four seat=0 other=1 count=4",
        "plays seat=1 card=counterattack",
        "counters seat=1 other=0",
        "shares-four seat=1 other=2 count=3",
        "shares-four seat=1 other=0 count=1",
        "draws seat=2 count=3",
        "draws seat=0 count=1",
        "wishes seat=1 wish=wish red",
        "has-turn seat=1",
    ]


@positive("3.5")
def test_who_has_to_miss_a_turn_is_passed_over_once() -> None:
    match = deal("frantic", hands=["red-1 red-2 red-3", "red-4", "red-5 red-6"], pile="red-9", skips=[1])
    play(match, "0 red-1")
    assert (seen(match).player, seen(match).skips) == (2, [False, False, False])
    play(match, "2 red-5", "0 red-2")
    assert seen(match).player == 1


@boundary("2.1", "3.5")
def test_after_the_last_seat_comes_seat_0() -> None:
    match = deal("frantic", hands=["red-1 red-2", "red-4", "red-5 red-6"], pile="red-9", turn=2)
    play(match, "2 red-5")
    assert seen(match).player == 0


@positive("second-chance", "5.4")
def test_after_2nd_chance_another_fitting_card_is_played() -> None:
    match = deal("frantic", hands=["second-chance:red red-1 red-2 blue-2", "red-3", "red-4"], pile="red-9")
    play(match, "0 second-chance:red", "0 red-1")
    assert hands(match) == ["blue-2 red-2", "red-3", "red-4"]
    assert (seen(match).top, seen(match).player) == ("red-1", 1)


@positive("second-chance", "5.4", "3.4")
def test_the_second_card_is_carried_out_like_any_other() -> None:
    match = deal("frantic", hands=["second-chance:red gift:red red-1 red-2 red-3", "red-4", "fantastic"], pile="red-9")
    play(match, "0 second-chance:red", "0 gift:red", "0 -> 2", "0 red-1", "0 red-3")
    assert hands(match) == ["red-2", "red-4", "fantastic red-1 red-3"]


@positive("second-chance", "5.4")
def test_another_2nd_chance_fits_by_symbol_and_goes_on_in_the_same_way() -> None:
    match = deal(
        "frantic",
        hands=["second-chance:red second-chance:blue red-1 blue-2 blue-3", "blue-4"],
        pile="red-9",
    )
    play(match, "0 second-chance:red", "0 second-chance:blue", "0 blue-2")
    assert hands(match) == ["blue-3 red-1", "blue-4"]


@negative("second-chance", "5.1", "5.4")
def test_who_can_play_after_2nd_chance_has_to() -> None:
    match = deal("frantic", hands=["second-chance:red red-1 red-2 blue-2", "red-3"], pile="red-9")
    play(match, "0 second-chance:red", leaves_open="play-again")
    for answer in ("draw", "pass"):
        refusal = refused(match, f"0 {answer}")
        assert (refusal.id, refusal.rule) == ("must-play-again", "5.4")
    refusal = refused(match, "0 blue-2")
    assert (refusal.id, refusal.rule) == ("no-match-special", "4.2")


@negative("second-chance", "fuck-you", "4.8", "5.4")
def test_after_2nd_chance_a_card_is_held_and_fits_as_ever() -> None:
    match = deal("frantic", hands=["second-chance:red red-1 fuck-you", "red-3"], pile="red-9", ask_forced=True)
    play(match, "0 second-chance:red", leaves_open="play-again")
    assert declined(match, "0 red-3") == ("not-in-hand", "3.1")
    assert declined(match, "0 fuck-you") == ("fuck-you-count", "4.8")
    assert declined(match, "0 no") == ("not-offered", "0")


@boundary("second-chance", "5.4", "R2")
def test_that_one_has_to_play_again_is_seen_until_one_has_and_kept_by_a_copy() -> None:
    match = deal("frantic", hands=["second-chance:red blue-2", "red-3"], pile="red-9", draw="red-5", ask_forced=True)
    play(match, "0 second-chance:red", leaves_open="play-again")
    for one in (match, match.clone(), replay(match.record(), ask_forced=True)):
        assert (seen(one).stage, seen(one).again, seen(one, 0).options) == ("turn", True, ["draw"])
    play(match, "0 draw", leaves_open="play-or-pass")
    assert (seen(match).stage, seen(match).again) == ("turn", False)


@boundary("second-chance", "5.4", "R2")
def test_who_cannot_play_after_2nd_chance_draws_one_and_may_then_play() -> None:
    for answer, left in [("red-5", "blue-2"), ("pass", "blue-2 red-5")]:
        match = deal("frantic", hands=["second-chance:red blue-2", "red-3"], pile="red-9", draw="red-5")
        play(match, "0 second-chance:red", leaves_open="play-or-pass")
        play(match, f"0 {answer}")
        assert hands(match) == [left, "red-3"]
        assert seen(match).player == 1


@boundary("second-chance", "R2", "3.2")
def test_after_the_penalty_draw_nothing_more_is_drawn() -> None:
    match = deal("frantic", hands=["second-chance:red blue-2", "red-3"], pile="red-9", draw="red-5")
    play(match, "0 second-chance:red", leaves_open="play-or-pass")
    refusal = refused(match, "0 draw")
    assert (refusal.id, refusal.rule) == ("drawn-already", "3.2")


@boundary("second-chance", "5.4", "10.1")
def test_2nd_chance_as_the_last_card_draws_one_and_finishes_nothing() -> None:
    match = deal("frantic", hands=["second-chance:red", "red-3"], pile="red-9", draw="blue-5", options={"limit": 1})
    play(match, "0 second-chance:red")
    assert not match.over
    assert hands(match) == ["blue-5", "red-3"]


@boundary("second-chance", "R2", "10.1")
def test_playing_the_card_drawn_for_the_last_2nd_chance_finishes_the_round() -> None:
    match = deal("frantic", hands=["second-chance:red", "red-3"], pile="red-9", draw="red-5", options={"limit": 1})
    play(match, "0 second-chance:red", "0 red-5")
    assert (match.over, match.scores) == (True, [0, 3])


@boundary("second-chance", "4.8", "fuck-you")
def test_after_2nd_chance_fuck_you_fits_if_ten_cards_are_left() -> None:
    rest = "blue-1 blue-2 blue-3 blue-4 blue-6 blue-7 blue-8 green-1 green-2"
    match = deal("frantic", hands=[f"second-chance:red fuck-you {rest}", "red-3"], pile="red-9", ask_forced=True)
    play(match, "0 second-chance:red", leaves_open="play-again")
    assert seen(match, 0).options == ["fuck-you"]
    play(match, "0 fuck-you")
    assert (seen(match).top, seen(match).demand) == ("fuck-you", "second-chance:red")


@boundary("second-chance", "10.2")
def test_the_penalty_draw_from_an_empty_pile_ends_the_round() -> None:
    held = ["second-chance:red blue-2", "red-3"]
    pile = f"red-9 {all_but('red-9', *held)}"
    match = deal("frantic", hands=held, pile=pile, options={"limit": 1})
    play(match, "0 second-chance:red")
    assert (match.over, match.scores) == (True, [2, 3])


@boundary("second-chance", "5.4", "10.2")
def test_second_chance_as_last_card_on_an_empty_draw_pile_ends_the_round() -> None:
    hands = ["second-chance:red", "blue-1 blue-2"]
    pile = "red-9 " + all_but("red-9", *hands)
    match = deal("frantic", hands=hands, pile=pile, options={"limit": 3})
    facts = listen(match)
    play(match, "0 second-chance:red")
    assert match.over
    assert match.scores == [0, 3]
    assert "round-ends text=pile" in told(facts)


@negative("second-chance", "3.3")
def test_who_cannot_play_on_second_chance_has_to_draw_before_passing() -> None:
    match = deal("frantic", hands=["second-chance:red blue-1", "red-2"], pile="red-9", ask_forced=True)
    play(match, "0 second-chance:red", leaves_open="play-again")
    refusal = refused(match, "0 pass")
    assert (refusal.id, refusal.rule) == ("pass-without-drawing", "3.3")


@positive("3.2")
def test_who_draws_and_does_not_play_is_said_to_pass() -> None:
    match = deal("frantic", hands=["red-1 red-4", "red-2"], pile="red-9", draw="blue-1")
    facts = listen(match)
    play(match, "0 draw", "0 pass")
    assert told(facts) == ["draws seat=0 count=1", "passes seat=0", "has-turn seat=1"]


@negative("3.2")
def test_only_who_passes_is_told_that_nothing_fitted() -> None:
    facts: list[Fact] = []
    match = deal("frantic", hands=["blue-4", "red-2 red-3"], pile="red-9", draw="blue-1", listener=facts)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert told(facts, 0)[-2] == "cannot-play seat=0"
    assert told(facts, 1)[-2] == told(facts)[-2] == "passes seat=0"
