"""Scenarios for the cards about cards."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.malta import QUIET, all_but, malta, seen

REST = "shove end-turn"


# Draw Two, Draw Three


@positive("draw-two", "9.1")
@positive("draw-three", "9.2")
@pytest.mark.parametrize(("card", "count"), [("draw-two", 2), ("draw-three", 3)])
def test_cards_are_drawn_and_only_their_owner_sees_them(card: str, count: int) -> None:
    match = malta(f"{card} {REST}", QUIET, draw="negate boomerang reinvite")
    facts = listen(match)
    play(match, f"0 {card}")
    drawn = ["negate", "boomerang", "reinvite"][:count]
    assert sorted(seen(match, 0).hand) == sorted(["shove", "end-turn", *drawn])
    assert f"draws seat=0 count={count}" in told(facts, 1)
    assert told(facts, 0)[-1] == f"draws-cards seat=0 cards={sorted(drawn)}"


@negative("draw-two", "F2", "3.4")
@negative("draw-three", "F2", "3.4")
@pytest.mark.parametrize("card", ["draw-two", "draw-three"])
def test_drawing_does_not_change_how_many_cards_are_owed(card: str) -> None:
    match = malta(f"{card} {REST}", QUIET, draw="negate boomerang reinvite")
    assert seen(match).owed == 2
    play(match, f"0 {card}")
    assert seen(match).owed == 1


@boundary("draw-two", "F3", "3.2")
@boundary("draw-three", "F3", "3.2")
@pytest.mark.parametrize("card", ["draw-two", "draw-three"])
def test_a_short_pile_gives_what_it_has_and_nothing_is_shuffled(card: str) -> None:
    match = malta(f"{card} {REST}", QUIET, draw="negate", discards=all_but(card, REST, QUIET, "negate"))
    play(match, f"0 {card}")
    assert (hands(match)[0], seen(match).draw) == ("end-turn negate shove", 0)


@boundary("draw-two", "R21", "3.3")
def test_a_hand_of_one_that_draws_is_no_loss() -> None:
    match = malta("draw-two", "shove end-turn", draw="negate boomerang")
    assert (match.over, hands(match)[0]) == (False, "boomerang negate")
    assert seen(match).lost == []


# Discard Two of Yours


@positive("discard-two-of-yours", "9.3", "6.7")
def test_two_cards_of_choice_are_discarded() -> None:
    match = malta("discard-two-of-yours shove negate negate end-turn", QUIET)
    play(match, "0 discard-two-of-yours", "0 negate", "0 shove")
    assert hands(match)[0] == "end-turn negate"
    assert seen(match).discards == ["discard-two-of-yours", "negate", "shove"]


@negative("discard-two-of-yours", "6.7", "3.3", "F2")
def test_a_card_is_picked_once_and_out_of_the_hand() -> None:
    match = malta("discard-two-of-yours shove negate end-turn draw-three", QUIET)
    play(match, "0 discard-two-of-yours", leaves_open="discard")
    assert declined(match, "0 boomerang") == ("not-in-hand", "3.3")
    play(match, "0 shove", leaves_open="discard")
    assert declined(match, "0 shove") == ("picked-already", "6.7")
    play(match, "0 negate")
    assert seen(match).owed == 2


@boundary("discard-two-of-yours", "5.1", "3.4")
def test_discarding_the_last_cards_is_a_loss() -> None:
    match = malta("discard-two-of-yours shove", QUIET, "draw-two")
    play(match, "0 discard-two-of-yours")
    assert (seen(match).lost, hands(match)[0]) == ([0], "")


# Discard Two of Theirs


@positive("discard-two-of-theirs", "9.4")
def test_an_opponent_discards_what_chance_picks() -> None:
    match = malta(f"discard-two-of-theirs {REST}", "negate reinvite boomerang", "draw-two", luck=[1, 1])
    play(match, "0 discard-two-of-theirs", "0 -> 1", "1 no")
    assert hands(match)[1:] == ["negate", "draw-two"]
    assert seen(match).discards == ["boomerang", "discard-two-of-theirs", "reinvite"]


@negative("discard-two-of-theirs", "6.3", "F1", "5.3")
def test_an_opponent_does_not_lose_by_discarding_everything() -> None:
    match = malta(f"discard-two-of-theirs {REST}", "shove draw-three", "draw-two")
    play(match, "0 discard-two-of-theirs", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    play(match, "0 -> 1")
    assert (hands(match)[1], seen(match).lost) == ("", [])


@boundary("discard-two-of-theirs", "9.4")
def test_a_hand_of_one_or_none_discards_what_it_has() -> None:
    match = malta(f"discard-two-of-theirs discard-two-of-theirs {REST}", "shove", "draw-two")
    play(match, "0 discard-two-of-theirs", "0 -> 1", "0 discard-two-of-theirs", "0 -> 1")
    assert hands(match)[1:] == ["", "draw-two"]


# Steal A Card


@positive("steal-a-card", "9.5")
def test_a_card_is_stolen_and_only_two_see_which() -> None:
    match = malta(f"steal-a-card {REST}", "reinvite draw-three", "draw-two", luck=[1])
    facts = listen(match)
    play(match, "0 steal-a-card", "0 -> 1")
    assert hands(match) == ["draw-three end-turn shove", "reinvite", "draw-two"]
    assert told(facts, 1)[-1] == "gives-cards seat=1 other=0 cards=['draw-three']"
    assert told(facts, 2)[-1] == "gives seat=1 other=0 count=1"
    assert seen(match, 1).known == [["draw-three"], [], []]


@negative("steal-a-card", "6.3", "5.5", "5.4")
def test_nobody_steals_from_themselves_or_from_who_has_lost() -> None:
    match = malta(f"steal-a-card {REST}", "reinvite draw-three", "draw-two", "shove", lost=[3])
    play(match, "0 steal-a-card", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    assert declined(match, "0 -> 3") == ("has-lost", "5.5")
    assert hands(match)[3] == "shove"


@boundary("steal-a-card", "9.5", "F1")
def test_stealing_the_last_card_is_no_loss_and_from_an_empty_hand_nothing_is_stolen() -> None:
    match = malta(f"steal-a-card steal-a-card {REST}", "reinvite", "draw-two")
    play(match, "0 steal-a-card", "0 -> 1", "0 steal-a-card", "0 -> 1")
    assert (hands(match)[:2], seen(match).lost) == (["end-turn reinvite shove", ""], [])


# Give Two


@positive("give-two", "9.6", "6.7")
def test_two_cards_of_choice_are_given() -> None:
    match = malta("give-two shove negate end-turn draw-three", "draw-two", "draw-two")
    facts = listen(match)
    play(match, "0 give-two", "0 -> 2", "0 negate", "0 shove")
    assert hands(match) == ["draw-three end-turn", "draw-two", "draw-two negate shove"]
    assert told(facts, 1)[-1] == "gives seat=0 other=2 count=2"
    assert seen(match, 0).known == [[], [], ["negate", "shove"]]


@boundary("give-two", "6.7")
def test_of_equal_cards_each_can_be_picked_once() -> None:
    match = malta("give-two shove shove end-turn draw-three", "draw-two", "draw-two")
    play(match, "0 give-two", "0 -> 1", "0 shove", "0 shove")
    assert hands(match)[:2] == ["draw-three end-turn", "draw-two shove shove"]


@negative("give-two", "6.3", "6.7", "F2")
def test_a_card_is_given_once_and_to_an_opponent() -> None:
    match = malta("give-two shove negate end-turn draw-three", "draw-two", "draw-two")
    play(match, "0 give-two", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    play(match, "0 -> 1", "0 shove", leaves_open="give")
    assert declined(match, "0 shove") == ("picked-already", "6.7")
    play(match, "0 negate")
    assert seen(match).owed == 2


@boundary("give-two", "5.1")
def test_giving_the_last_card_is_a_loss() -> None:
    match = malta("give-two shove", "draw-two", "draw-two")
    play(match, "0 give-two", "0 -> 1")
    assert (hands(match)[0], seen(match).lost) == ("", [0])


# Swap Hands


@positive("swap-hands", "9.7", "3.4")
def test_hands_are_exchanged_and_play_goes_on_from_the_new_one() -> None:
    match = malta(f"swap-hands {REST} draw-three negate", "reinvite follow-me", "draw-two")
    play(match, "0 swap-hands", "0 -> 1")
    assert hands(match) == ["follow-me reinvite", "draw-three end-turn negate shove", "draw-two"]
    assert (seen(match).owed, seen(match, 0).known[1]) == (2, ["draw-three", "end-turn", "negate", "shove"])


@negative("swap-hands", "6.3", "F2")
def test_swapping_hands_does_not_change_how_many_cards_are_owed() -> None:
    match = malta(f"swap-hands {REST}", "reinvite follow-me draw-three draw-three shove", "draw-two")
    play(match, "0 swap-hands", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    play(match, "0 -> 1")
    assert (seen(match).owed, len(seen(match, 0).hand)) == (1, 5)


@boundary("swap-hands", "5.1", "9.7")
def test_who_receives_an_empty_hand_loses_and_the_other_has_the_cards() -> None:
    match = malta(f"swap-hands {REST}", "", "draw-two shove")
    play(match, "0 swap-hands", "0 -> 1")
    assert (seen(match).lost, hands(match)[0]) == ([0], "")
    assert {"end-turn", "shove"} <= set(seen(match, 1).hand)


# Pass Left


@positive("pass-left", "9.8")
def test_hands_go_clockwise_past_who_has_lost() -> None:
    match = malta(f"pass-left {REST}", "reinvite", "draw-two", "draw-three follow-me", lost=[2])
    play(match, "0 pass-left")
    assert hands(match) == ["draw-three follow-me", "end-turn shove", "draw-two", "reinvite"]


@negative("pass-left", "R11", "5.4")
def test_left_stays_left_when_play_goes_the_other_way() -> None:
    match = malta(f"pass-left {REST}", "reinvite", "draw-two follow-me", reversed=1)
    play(match, "0 pass-left")
    assert hands(match) == ["draw-two follow-me", "end-turn shove", "reinvite"]


@boundary("pass-left", "5.1", "F1")
def test_who_is_passed_an_empty_hand_loses_only_in_the_own_turn() -> None:
    match = malta(f"pass-left {REST}", "reinvite", "")
    play(match, "0 pass-left")
    assert seen(match).lost == [0]
    match = malta("pass-left", "reinvite shove", "draw-two follow-me")
    assert (hands(match)[:2], seen(match).lost) == (["draw-two follow-me", ""], [])


# Everyone Draws


@positive("everyone-draws", "9.9")
def test_everybody_draws_the_player_first() -> None:
    match = malta(f"everyone-draws {REST}", "reinvite", "draw-two", draw="negate boomerang follow-me")
    play(match, "0 everyone-draws")
    assert hands(match) == ["end-turn negate shove", "boomerang reinvite", "draw-two follow-me"]


@negative("everyone-draws", "5.5")
def test_who_has_lost_draws_nothing() -> None:
    match = malta(f"everyone-draws {REST}", "reinvite", "draw-two", draw="negate boomerang", lost=[1])
    play(match, "0 everyone-draws")
    assert hands(match) == ["end-turn negate shove", "reinvite", "boomerang draw-two"]


@boundary("everyone-draws", "3.2")
def test_a_short_pile_does_not_suffice_for_everybody() -> None:
    rest = all_but("everyone-draws", REST, "reinvite", "draw-two", "negate")
    match = malta(f"everyone-draws {REST}", "reinvite", "draw-two", draw="negate", discards=rest, reversed=1)
    play(match, "0 everyone-draws")
    assert hands(match) == ["end-turn negate shove", "reinvite", "draw-two"]


# Everyone Discards


@positive("everyone-discards", "9.10", "R12")
def test_everybody_discards_at_once() -> None:
    match = malta("everyone-discards shove end-turn negate", "reinvite follow-me", "draw-two draw-three")
    facts = listen(match)
    play(match, "0 everyone-discards", "2 draw-two", "1 reinvite", leaves_open="discard")
    assert told(facts) == ["plays seat=0 card=everyone-discards"]
    play(match, "0 shove")
    assert hands(match) == ["end-turn negate", "follow-me", "draw-three"]


@negative("everyone-discards", "R12", "5.3", "5.5")
def test_others_do_not_lose_by_it_and_who_has_lost_keeps_the_hand() -> None:
    match = malta("everyone-discards shove end-turn negate", "reinvite", "draw-two", lost=[2])
    play(match, "0 everyone-discards", "0 shove")
    assert hands(match) == ["end-turn negate", "", "draw-two"]
    assert seen(match).lost == [2]


@boundary("everyone-discards", "R12", "5.1")
def test_the_player_loses_by_discarding_the_last_card() -> None:
    match = malta("everyone-discards shove", "reinvite draw-two", "draw-three negate")
    play(match, "0 everyone-discards", "2 no", "1 reinvite", "2 negate")
    assert (seen(match).lost, seen(match).discards) == ([0], ["everyone-discards", "negate", "reinvite", "shove"])


@boundary("everyone-discards", "9.10", "5.1")
def test_as_the_last_card_it_leaves_its_player_nothing_to_discard() -> None:
    match = malta("everyone-discards", "reinvite draw-two", "draw-three follow-me", ask_forced=True)
    play(match, "0 everyone-discards", "1 no", "2 no", leaves_open="discard")
    assert seen(match).asked == [1, 2]
    play(match, "1 reinvite", "2 follow-me", leaves_open="play-card")
    assert seen(match).lost == [0]
