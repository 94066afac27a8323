"""Scenarios for the cards about cards."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.malta import QUIET, all_but, malta, seen

REST = "shove end-turn"


# Draw Two


@positive("draw-two", "9.1")
def test_two_cards_are_drawn_and_only_their_owner_sees_them() -> None:
    match = malta(f"draw-two {REST}", QUIET, draw="negate boomerang reinvite")
    facts = listen(match)
    play(match, "0 draw-two")
    assert hands(match)[0] == "boomerang end-turn negate shove"
    assert "draws seat=0 count=2" in told(facts, 1)
    assert told(facts, 0)[-1] == "draws-cards seat=0 cards=['boomerang', 'negate']"


@negative("draw-two", "F2", "3.4")
def test_drawing_does_not_change_how_many_cards_are_owed() -> None:
    match = malta(f"draw-two {REST}", QUIET, draw="negate boomerang")
    assert seen(match).owed == 2
    play(match, "0 draw-two")
    assert seen(match).owed == 1


@boundary("draw-two", "F3", "3.2")
def test_a_short_pile_gives_what_it_has_and_nothing_is_shuffled() -> None:
    match = malta(f"draw-two {REST}", QUIET, draw="negate", discards=all_but("draw-two", REST, QUIET, "negate"))
    play(match, "0 draw-two")
    assert (hands(match)[0], seen(match).draw) == ("end-turn negate shove", 0)


@boundary("draw-two", "R21", "3.3")
def test_a_hand_of_one_that_draws_is_no_loss() -> None:
    match = malta("draw-two", "shove end-turn", draw="negate boomerang")
    assert (match.over, hands(match)[0]) == (False, "boomerang negate")
    assert seen(match).lost == []


# Discard Two of Yours


@positive("discard-two-of-yours", "9.2", "6.7")
def test_two_cards_of_choice_are_discarded() -> None:
    match = malta("discard-two-of-yours shove negate negate end-turn", QUIET)
    play(match, "0 discard-two-of-yours", "0 negate", "0 shove")
    assert hands(match)[0] == "end-turn negate"
    assert seen(match).discards == ["discard-two-of-yours", "negate", "shove"]


@negative("discard-two-of-yours", "6.7", "3.3", "F2")
def test_a_card_is_picked_once_and_out_of_the_hand() -> None:
    match = malta("discard-two-of-yours shove negate end-turn draw-two", QUIET)
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


# Halve A Hand


@positive("halve-a-hand", "9.3")
def test_an_opponent_keeps_two_cards_and_discards_half_of_the_others_that_chance_picks() -> None:
    held = "negate reinvite boomerang follow-me going-home new-space"
    match = malta(f"halve-a-hand {REST}", held, "draw-two", luck=[1, 1])
    play(match, "0 halve-a-hand", "0 -> 1", "1 no")
    assert [len(hand.split()) for hand in hands(match)] == [2, 4, 1]
    lost = [card for card in seen(match).discards if card != "halve-a-hand"]
    assert sorted([*hands(match)[1].split(), *lost]) == sorted(held.split())


@negative("halve-a-hand", "6.3", "5.5", "F1")
def test_only_an_opponent_has_the_hand_halved() -> None:
    held = "shove draw-two going-home new-space"
    match = malta(f"halve-a-hand {REST}", held, "draw-two", "shove follow-me", lost=[3])
    play(match, "0 halve-a-hand", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    assert declined(match, "0 -> 3") == ("has-lost", "5.5")
    play(match, "0 -> 1")
    assert [len(hand.split()) for hand in hands(match)] == [2, 3, 1, 2]


@boundary("halve-a-hand", "9.3")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (9, 6)])
def test_half_of_the_others_is_rounded_down_and_three_cards_are_left_alone(held: int, left: int) -> None:
    match = malta(f"halve-a-hand {REST}", " ".join(["draw-two"] * held), "draw-two")
    play(match, "0 halve-a-hand", "0 -> 1")
    assert (seen(match).counts, len(seen(match).discards)) == ([2, left, 1], held - left + 1)


# Rob the Richest


@positive("rob-the-richest", "9.4", "R22")
def test_a_card_is_taken_from_who_has_most_and_only_two_see_which() -> None:
    match = malta(f"rob-the-richest {REST}", "draw-two", "reinvite follow-me", luck=[1])
    facts = listen(match)
    play(match, "0 rob-the-richest")
    assert hands(match) == ["end-turn follow-me shove", "draw-two", "reinvite"]
    assert told(facts, 2)[-1] == "gives-cards seat=2 other=0 cards=['follow-me']"
    assert told(facts, 1)[-1] == "gives seat=2 other=0 count=1"
    assert seen(match, 2).known == [["follow-me"], [], []]


@positive("rob-the-richest", "9.4", "6.1")
def test_of_several_who_have_most_the_player_names_one() -> None:
    match = malta(f"rob-the-richest {REST}", "follow-me draw-two", "draw-two", "shove reinvite", luck=[0])
    play(match, "0 rob-the-richest", leaves_open="rob-the-richest")
    assert [str(option) for option in match.pending[0].options] == ["-> 1", "-> 3"]
    play(match, "0 -> 3")
    assert hands(match) == ["end-turn shove shove", "draw-two follow-me", "draw-two", "reinvite"]


@negative("rob-the-richest", "9.4", "6.3", "5.5", "2.1")
def test_nobody_who_has_fewer_cards_is_robbed() -> None:
    hand = f"rob-the-richest {REST}"
    match = malta(hand, "follow-me draw-two", "draw-two", "shove reinvite", "negate shove shove", lost=[4])
    play(match, "0 rob-the-richest", leaves_open="rob-the-richest")
    assert declined(match, "0 -> 2") == ("not-richest", "9.4")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    assert declined(match, "0 -> 4") == ("has-lost", "5.5")
    assert declined(match, "0 -> 5") == ("no-such-seat", "2.1")


@boundary("rob-the-richest", "9.4", "R22")
def test_neither_the_own_hand_nor_that_of_who_has_lost_counts() -> None:
    match = malta(f"rob-the-richest {REST} negate negate", "draw-two", "shove shove shove", lost=[2])
    play(match, "0 rob-the-richest")
    assert (seen(match).counts, seen(match).lost) == ([5, 0, 3], [2])


@boundary("rob-the-richest", "9.4", "F1")
def test_where_nobody_has_cards_nothing_is_taken() -> None:
    match = malta(f"rob-the-richest {REST}", "", "", ask_forced=True)
    play(match, "0 rob-the-richest", "0 -> 1")
    assert (hands(match), seen(match).lost) == (["end-turn shove", "", ""], [])


# Swap Hands


@positive("swap-hands", "9.5", "3.4")
def test_hands_are_exchanged_and_play_goes_on_from_the_new_one() -> None:
    match = malta(f"swap-hands {REST} draw-two negate", "reinvite follow-me", "draw-two")
    play(match, "0 swap-hands", "0 -> 1")
    assert hands(match) == ["follow-me reinvite", "draw-two end-turn negate shove", "draw-two"]
    assert (seen(match).owed, seen(match, 0).known[1]) == (2, ["draw-two", "end-turn", "negate", "shove"])


@negative("swap-hands", "6.3", "F2")
def test_swapping_hands_does_not_change_how_many_cards_are_owed() -> None:
    match = malta(f"swap-hands {REST}", "reinvite follow-me draw-two draw-two shove", "draw-two")
    play(match, "0 swap-hands", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    play(match, "0 -> 1")
    assert (seen(match).owed, len(seen(match, 0).hand)) == (1, 5)


@boundary("swap-hands", "5.1", "9.5")
def test_who_receives_an_empty_hand_loses_and_the_other_has_the_cards() -> None:
    match = malta(f"swap-hands {REST}", "", "draw-two shove")
    play(match, "0 swap-hands", "0 -> 1")
    assert (seen(match).lost, hands(match)[0]) == ([0], "")
    assert {"end-turn", "shove"} <= set(seen(match, 1).hand)


# Pass Left


@positive("pass-left", "9.6")
def test_hands_go_clockwise_past_who_has_lost() -> None:
    match = malta(f"pass-left {REST}", "reinvite", "draw-two", "draw-two follow-me", lost=[2])
    play(match, "0 pass-left")
    assert hands(match) == ["draw-two follow-me", "end-turn shove", "draw-two", "reinvite"]


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


@positive("everyone-draws", "9.7")
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


@positive("everyone-discards", "9.8", "R12")
def test_everybody_discards_at_once() -> None:
    match = malta("everyone-discards shove end-turn negate", "reinvite follow-me", "draw-two swap-hands")
    facts = listen(match)
    play(match, "0 everyone-discards", "2 draw-two", "1 reinvite", leaves_open="discard")
    assert told(facts) == ["plays seat=0 card=everyone-discards"]
    play(match, "0 shove")
    assert hands(match) == ["end-turn negate", "follow-me", "swap-hands"]


@negative("everyone-discards", "R12", "5.3", "5.5")
def test_others_do_not_lose_by_it_and_who_has_lost_keeps_the_hand() -> None:
    match = malta("everyone-discards shove end-turn negate", "reinvite", "draw-two", lost=[2])
    play(match, "0 everyone-discards", "0 shove")
    assert hands(match) == ["end-turn negate", "", "draw-two"]
    assert seen(match).lost == [2]


@boundary("everyone-discards", "R12", "5.1")
def test_the_player_loses_by_discarding_the_last_card() -> None:
    match = malta("everyone-discards shove", "reinvite draw-two", "draw-two negate")
    play(match, "0 everyone-discards", "2 no", "1 reinvite", "2 negate")
    assert (seen(match).lost, seen(match).discards) == ([0], ["everyone-discards", "negate", "reinvite", "shove"])


@boundary("everyone-discards", "9.8", "5.1")
def test_as_the_last_card_it_leaves_its_player_nothing_to_discard() -> None:
    match = malta("everyone-discards", "reinvite draw-two", "draw-two follow-me", ask_forced=True)
    play(match, "0 everyone-discards", "1 no", "2 no", leaves_open="discard")
    assert seen(match).asked == [1, 2]
    play(match, "1 reinvite", "2 follow-me", leaves_open="play-card")
    assert seen(match).lost == [0]
