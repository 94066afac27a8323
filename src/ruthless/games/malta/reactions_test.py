"""Scenarios for Negate and Boomerang."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.malta import QUIET, SMALL, all_but, malta, pawns, seen, tile

# Negate


@positive("negate", "11.3", "11.1", "11.7")
def test_a_negated_card_has_no_effect_and_counts() -> None:
    match = malta("remove-a-space shove end-turn", "negate follow-me", QUIET)
    facts = listen(match)
    play(match, "0 remove-a-space", "0 b2", "1 negate")
    assert (tile(match, "b2"), seen(match).owed, hands(match)[1]) == ("├3", 1, "follow-me")
    assert seen(match).discards == ["negate", "remove-a-space"]
    assert told(facts)[-1] == "negated card=remove-a-space"


@negative("negate", "F5", "11.6")
def test_in_the_own_turn_it_counts_and_does_nothing() -> None:
    match = malta("negate boomerang shove end-turn", "negate follow-me", QUIET)
    play(match, "0 negate")
    assert (seen(match).owed, seen(match).discards) == (1, ["negate"])


@negative("negate", "F5", "11.1")
def test_whoever_has_the_turn_is_not_asked() -> None:
    match = malta("shove negate end-turn", "draw-two", QUIET, ask_forced=True)
    play(match, "0 shove", "0 -> 1", "0 north", leaves_open="react-aimed")
    assert seen(match).asked == [1, 2]
    assert declined(match, "0 negate")[0] == "not-asked"


@negative("negate", "11.1", "3.3")
def test_no_other_card_is_a_reaction_and_it_has_to_be_held() -> None:
    match = malta("draw-two shove end-turn", "negate follow-me", QUIET)
    play(match, "0 draw-two", leaves_open="react")
    assert declined(match, "1 follow-me") == ("no-reaction", "11.1")
    assert declined(match, "1 shove") == ("not-in-hand", "3.3")
    play(match, "1 no")


@boundary("negate", "11.7", "F1")
def test_who_reacts_with_the_last_card_does_not_lose() -> None:
    match = malta("draw-two shove end-turn", "negate", QUIET)
    play(match, "0 draw-two", "1 negate")
    assert (hands(match)[1], seen(match).lost) == ("", [])


@boundary("negate", "R15", "11.1")
def test_of_several_the_first_in_order_of_play_reacts() -> None:
    match = malta("draw-two shove end-turn", "negate follow-me", "negate shove")
    play(match, "0 draw-two", "2 negate", "1 negate", "2 no")
    assert hands(match)[1:] == ["follow-me", "negate shove"]
    match = malta("draw-two shove end-turn", "negate follow-me", "negate shove", reversed=1)
    play(match, "0 draw-two", "1 negate", "2 negate", "1 no")
    assert hands(match)[1:] == ["follow-me negate", "shove"]


@boundary("negate", "R16", "11.2")
def test_nobody_is_asked_when_all_lie_open_nor_who_has_no_cards() -> None:
    match = malta("draw-two shove end-turn", "follow-me", "", QUIET, ask_forced=True)
    play(match, "0 draw-two", leaves_open="react")
    assert seen(match).asked == [1, 3]
    match = malta(
        "draw-two shove end-turn", "follow-me", QUIET, discards="negate negate negate negate", ask_forced=True
    )
    play(match, "0 draw-two")
    match = malta(
        "shove draw-two end-turn", "follow-me", QUIET, discards="negate negate negate negate", ask_forced=True
    )
    play(match, "0 shove", "0 -> 1", "0 north", leaves_open="react-aimed")
    assert seen(match).asked == [1]


@negative("negate", "5.5")
def test_who_has_lost_does_not_react() -> None:
    match = malta("draw-two shove end-turn", "negate follow-me", QUIET, lost=[1])
    play(match, "0 draw-two")
    assert hands(match)[1] == "follow-me negate"


# Reactions to reactions


@positive("negate", "11.5")
def test_a_negate_is_negated_and_the_card_takes_effect() -> None:
    match = malta("swap-places shove end-turn", "negate follow-me", "negate shove", pawns="c3 d4 e5")
    play(match, "0 swap-places", "0 -> 1", "1 negate", "2 no", leaves_open="react-to-reaction")
    assert seen(match).asked == [2]
    play(match, "2 negate")
    assert (pawns(match), hands(match)[1:]) == ("d4 c3 e5", ["follow-me", "shove"])


@boundary("negate", "11.5", "R15")
def test_three_negates_one_upon_the_other_leave_the_first_in_force() -> None:
    match = malta("draw-two shove end-turn", "negate negate follow-me", "negate shove", draw="reinvite")
    play(match, "0 draw-two", "1 negate", "2 no", "2 negate", "1 negate")
    assert (hands(match)[0], seen(match).discards) == ("end-turn shove", ["draw-two", "negate", "negate", "negate"])


@boundary("negate", "11.5", "R15")
def test_also_against_a_reaction_the_first_after_whoever_has_the_turn_goes_first() -> None:
    match = malta("draw-two shove end-turn", "negate shove", "negate follow-me", "negate shove")
    play(match, "0 draw-two", "2 negate", "1 no", "3 no", "3 negate", "1 negate", leaves_open="react-to-reaction")
    assert seen(match).asked == [2, 3]
    play(match, "3 no")
    assert hands(match)[1:] == ["shove", "follow-me", "negate shove"]
    match = malta("draw-two shove end-turn", "negate shove", "negate follow-me", "negate shove", reversed=1)
    play(match, "0 draw-two", "2 negate", "1 no", "3 no", "1 negate", "3 negate", "1 no")
    assert hands(match)[1:] == ["negate shove", "follow-me", "shove"]


@boundary("negate", "11.5", "R15", "R18", "negate_in_own_turn=yes")
def test_by_that_house_rule_whoever_has_the_turn_comes_last() -> None:
    match = malta(
        *("draw-two negate end-turn", "negate follow-me", "negate shove"), options={"negate_in_own_turn": "yes"}
    )
    play(match, "0 draw-two", "2 negate", "1 no", "0 negate", "1 negate", "0 no")
    assert [hand.count("negate") for hand in hands(match)] == [1, 0, 0]


@negative("negate", "R18", "negate_in_own_turn=no")
def test_in_the_own_turn_one_cannot_negate_a_negate() -> None:
    match = malta("draw-two negate end-turn", "negate follow-me", ask_forced=True)
    play(match, "0 draw-two", "1 negate")
    assert (hands(match)[0], seen(match).owed) == ("end-turn negate", 1)


@positive("negate", "R18", "negate_in_own_turn=yes")
def test_by_a_house_rule_one_can() -> None:
    match = malta(
        "draw-two negate end-turn", "negate follow-me", options={"negate_in_own_turn": "yes"}, draw="reinvite"
    )
    play(match, "0 draw-two", "1 negate", leaves_open="react-to-reaction")
    assert declined(match, "0 end-turn") == ("no-reaction", "11.1")
    play(match, "0 negate")
    assert ("reinvite" in seen(match, 0).hand, seen(match).owed) == (True, 1)


@boundary("negate", "R20", "negate_in_own_turn=yes")
def test_who_negates_with_the_last_card_in_the_own_turn_loses_after_the_card_is_resolved() -> None:
    match = malta(
        "draw-two negate", "negate follow-me", QUIET, options={"negate_in_own_turn": "yes"}, draw="reinvite shove"
    )
    play(match, "0 draw-two", "1 negate", "0 negate")
    assert (hands(match)[0], seen(match).lost) == ("reinvite shove", [])
    match = malta("shove negate", "negate follow-me", QUIET, options={"negate_in_own_turn": "yes"}, owed=1)
    play(match, "0 shove", "0 -> 1", "0 north", "1 negate", "0 negate")
    assert (pawns(match), seen(match).lost) == ("- b2 c1", [0])


# Boomerang


@positive("boomerang", "11.4")
def test_roles_are_exchanged_and_the_new_player_makes_the_choices() -> None:
    match = malta("shove draw-two end-turn", "boomerang follow-me", QUIET, pawns="c3 d4 e5")
    play(match, "0 shove", "0 -> 1", "0 north", "1 boomerang", leaves_open="shove")
    assert seen(match).announced == []
    play(match, "1 east")
    assert (pawns(match), hands(match)[1]) == ("d3 d4 e5", "follow-me")
    assert seen(match).discards == ["boomerang", "shove"]


@positive("boomerang", "11.4")
def test_what_was_to_be_taken_discarded_or_trusted_hits_its_player() -> None:
    match = malta("rob-the-richest shove end-turn draw-two", "boomerang follow-me", QUIET, luck=[0])
    play(match, "0 rob-the-richest", "1 boomerang")
    assert hands(match)[:2] == ["draw-two end-turn", "follow-me shove"]
    match = malta("halve-a-hand shove end-turn draw-two reinvite follow-me", "boomerang follow-me", QUIET)
    play(match, "0 halve-a-hand", "0 -> 1", "1 boomerang")
    assert [len(hand.split()) for hand in hands(match)] == [4, 1, 1]
    match = malta("blind-faith shove end-turn", "boomerang follow-me", QUIET)
    play(match, "0 blind-faith", "1 boomerang")
    assert seen(match).blind == [True, False, False]
    match = malta("follow-me shove end-turn", "boomerang draw-two", QUIET, pawns="c3 d4 e5")
    play(match, "0 follow-me", "0 -> 1", "1 boomerang")
    assert pawns(match) == "d4 d4 e5"
    match = malta("going-home shove end-turn", "boomerang follow-me", QUIET, pawns="c3 d4 e5")
    play(match, "0 going-home", "0 -> 1", "1 boomerang")
    assert pawns(match) == "a1 d4 e5"


@negative("boomerang", "11.4", "R17", "boomerang_untargeted=no")
def test_only_the_target_can_turn_a_card_back() -> None:
    match = malta("shove draw-two end-turn", "negate boomerang", "negate boomerang")
    play(match, "0 shove", "0 -> 1", "0 north", leaves_open="react-aimed")
    assert declined(match, "2 boomerang") == ("no-boomerang", "11.4")
    play(match, "2 no", "1 no", "0 draw-two", leaves_open="react")
    assert declined(match, "1 boomerang") == ("no-boomerang", "11.4")


@negative("boomerang", "R17", "11.5")
def test_neither_a_shove_of_the_own_pawn_nor_a_reaction_can_be_turned_back() -> None:
    match = malta("shove draw-two end-turn", "boomerang negate", QUIET, "negate boomerang")
    play(match, "0 shove", "0 -> 0", "0 north", leaves_open="react")
    assert declined(match, "1 boomerang") == ("no-boomerang", "11.4")
    play(match, "1 negate", "3 no", leaves_open="react-to-reaction")
    assert declined(match, "3 boomerang") == ("no-boomerang", "11.4")
    play(match, "3 no")
    assert pawns(match) == "a1 b1 c1 d1"


@negative("boomerang", "F5", "11.6")
def test_a_boomerang_in_the_own_turn_does_nothing() -> None:
    match = malta("boomerang shove end-turn", "negate follow-me", QUIET)
    play(match, "0 boomerang")
    assert (seen(match).owed, seen(match).discards) == (1, ["boomerang"])


@boundary("boomerang", "11.5")
def test_a_negated_boomerang_leaves_the_card_as_it_was_announced() -> None:
    match = malta("shove draw-two end-turn", "boomerang follow-me", "negate shove", pawns="c3 d4 e5")
    play(match, "0 shove", "0 -> 1", "0 north", "1 boomerang", "2 no", "2 negate")
    assert (pawns(match), seen(match).owed) == ("c3 d5 e5", 1)


@boundary("boomerang", "R20", "5.1")
def test_a_player_who_is_robbed_by_a_boomerang_loses_after_the_card_is_resolved() -> None:
    match = malta("rob-the-richest shove", "boomerang follow-me", QUIET)
    play(match, "0 rob-the-richest", "1 boomerang")
    assert (hands(match)[0], seen(match).lost) == ("", [0])


@boundary("boomerang", "rob-the-richest", "R22")
def test_who_turns_a_robbery_back_robs_its_player_even_if_others_have_more() -> None:
    match = malta("rob-the-richest shove end-turn draw-two", "boomerang follow-me shove", "shove shove shove")
    play(match, "0 rob-the-richest", "0 -> 1", "1 boomerang")
    assert seen(match).counts == [2, 3, 3]


@boundary("boomerang", "halve-a-hand", "9.3")
def test_turned_back_in_the_first_turn_it_leaves_enough_to_play_what_is_owed() -> None:
    match = malta("halve-a-hand shove end-turn draw-two reinvite", "boomerang follow-me", QUIET)
    play(match, "0 halve-a-hand", "0 -> 1", "1 boomerang", leaves_open="play-card")
    assert (len(hands(match)[0].split()), seen(match).owed, seen(match).lost) == (3, 2, [])


@boundary("boomerang", "11.4", "9.5")
def test_what_is_the_same_for_both_stays_the_same() -> None:
    match = malta("swap-hands shove end-turn", "boomerang follow-me draw-two", QUIET)
    play(match, "0 swap-hands", "0 -> 1", "1 boomerang")
    assert hands(match)[:2] == ["draw-two follow-me", "end-turn shove"]
    match = malta("swap-places shove end-turn", "boomerang follow-me", QUIET, pawns="c3 d4 e5")
    play(match, "0 swap-places", "0 -> 1", "1 boomerang")
    assert pawns(match) == "d4 c3 e5"


@boundary("boomerang", "R19", "sudden-death")
def test_sudden_death_turned_back_strikes_only_who_fits() -> None:
    on_circle = SMALL.replace("b┴", "ob┴")
    match = malta("sudden-death shove end-turn", "boomerang follow-me", board=on_circle)
    play(match, "0 sudden-death", "1 boomerang")
    assert (match.over, seen(match).lost) == (False, [])
    both = "a1:oa┴ b1:ob┴"
    match = malta("sudden-death shove end-turn", "boomerang follow-me draw-two", QUIET, board=both)
    play(match, "0 sudden-death", "1 boomerang")
    assert (seen(match).lost, seen(match).player) == ([0], 1)
    match = malta("sudden-death shove end-turn", "boomerang follow-me draw-two new-space", QUIET, board=both)
    play(match, "0 sudden-death", "1 boomerang", leaves_open="play-card")
    assert (seen(match).lost, seen(match).player) == ([], 0)
    match = malta("sudden-death", "boomerang follow-me", board=on_circle)
    play(match, "1 boomerang")
    assert (match.over, match.winners) == (True, [1])


# Boomerang against cards that are directed at nobody

TAKEN_OVER = {"boomerang_untargeted": "yes"}


@positive("boomerang", "boomerang_untargeted=yes", "R17")
def test_by_a_house_rule_anybody_takes_over_a_card_that_is_directed_at_nobody() -> None:
    match = malta("remove-a-space shove end-turn", "follow-me", "boomerang shove", options=TAKEN_OVER)
    play(match, "0 remove-a-space", "0 b2", "2 boomerang", "2 a2")
    assert (tile(match, "a2"), tile(match, "b2"), seen(match).owed) == ("o├2", "├3", 1)
    match = malta(
        "draw-two shove end-turn", "follow-me", "boomerang shove", options=TAKEN_OVER, draw="reinvite reinvite"
    )
    play(match, "0 draw-two", "2 boomerang")
    assert (hands(match)[0], hands(match)[2]) == ("end-turn shove", "reinvite reinvite shove")
    match = malta("shove draw-two end-turn", "boomerang follow-me", QUIET, pawns="c3 d4 e5", options=TAKEN_OVER)
    play(match, "0 shove", "0 -> 0", "0 north", "1 boomerang", "1 -> 2", "1 south")
    assert pawns(match) == "c3 d4 e4"


@boundary("boomerang", "boomerang_untargeted=yes", "R17", "end-turn", "extra-turn")
def test_a_turn_that_is_not_ones_own_cannot_be_ended_but_an_extra_turn_can_be_had() -> None:
    match = malta("end-turn shove draw-two", "follow-me", "boomerang shove", options=TAKEN_OVER)
    play(match, "0 end-turn", "2 boomerang")
    assert (seen(match).player, seen(match).owed) == (0, 1)
    match = malta("extra-turn shove", "follow-me shove", "boomerang draw-two shove", options=TAKEN_OVER, owed=1)
    play(match, "0 extra-turn", "2 boomerang", "0 north")
    assert seen(match).player == 2
    play(match, "2 draw-two", leaves_open="play-card")
    play(match, "2 shove", "2 -> 2", "2 north", "2 north")
    assert seen(match).player == 1


@negative("boomerang", "boomerang_untargeted=yes", "R17")
def test_also_by_that_house_rule_a_card_with_a_target_belongs_to_its_target() -> None:
    match = malta("swap-places shove end-turn", "follow-me", "boomerang negate", options=TAKEN_OVER)
    play(match, "0 swap-places", "0 -> 1", leaves_open="react-aimed")
    assert declined(match, "2 boomerang") == ("no-boomerang", "11.4")


@negative("boomerang", "boomerang_untargeted=yes", "R17", "11.5")
def test_also_by_that_house_rule_a_reaction_cannot_be_turned_back() -> None:
    match = malta("draw-two shove end-turn", "negate follow-me", "boomerang negate", options=TAKEN_OVER)
    play(match, "0 draw-two", "1 negate", "2 no", leaves_open="react-to-reaction")
    assert declined(match, "2 boomerang") == ("no-boomerang", "11.4")


@boundary("boomerang", "boomerang_untargeted=yes", "R17", "lie-low")
def test_who_takes_over_lie_low_misses_the_turn() -> None:
    match = malta("lie-low shove end-turn", "follow-me", "boomerang shove", options=TAKEN_OVER)
    play(match, "0 lie-low", "2 boomerang")
    assert seen(match).skips == [0, 0, 1]


@boundary("boomerang", "boomerang_untargeted=yes", "R17", "reinvite")
def test_who_takes_over_a_reinvite_says_who_comes_back() -> None:
    match = malta(
        *("reinvite shove end-turn", "boomerang follow-me", "draw-two", "draw-two", "shove"),
        lost=[3, 4],
        options=TAKEN_OVER,
    )
    play(match, "0 reinvite", "0 -> 3", "1 boomerang", "1 -> 4")
    assert (seen(match).lost, seen(match).gone, seen(match).counts[:2]) == ([3], ["reinvite"], [2, 3])


@boundary("boomerang", "6.2", "extra-step")
def test_who_takes_over_a_card_that_finds_nothing_to_do_has_played_in_vain() -> None:
    match = malta(
        "extra-step shove end-turn", "follow-me", "boomerang shove", options=TAKEN_OVER, board="c1:oc┴ a1:a┴ b1:b┴"
    )
    play(match, "0 extra-step", "0 north", "2 boomerang")
    assert (pawns(match), hands(match)[2]) == ("a1 b1 c1", "shove")


def test_all_cards_but_some_are_all_cards_but_some() -> None:
    assert len(all_but("negate negate shove").split()) == 105
