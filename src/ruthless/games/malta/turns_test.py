"""Scenarios for the cards about turns."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.malta import SMALL, all_but, malta, pawns, seen

# End Turn


@positive("end-turn", "10.1")
def test_the_turn_is_over_without_more_cards_and_without_a_move() -> None:
    match = malta("end-turn shove negate", "draw-two shove", draw="reinvite")
    play(match, "0 end-turn")
    assert (seen(match).player, pawns(match), hands(match)[0]) == (1, "a1 b1", "negate shove")


@positive("end-turn", "F4", "5.2")
def test_with_a_card_left_it_saves_who_cannot_move() -> None:
    match = malta("end-turn shove", "draw-two follow-me", board=SMALL.replace("a┴", "oa┴"))
    play(match, "0 end-turn")
    assert (seen(match).player, seen(match).lost) == (1, [])


@negative("end-turn", "F4", "5.1")
def test_as_the_last_card_it_saves_nobody() -> None:
    match = malta("end-turn", "draw-two follow-me", "shove draw-two", ask_forced=True)
    play(match, "0 end-turn", "1 no", "2 no")
    assert (seen(match).lost, seen(match).player) == ([0], 1)


@boundary("end-turn", "11.3")
def test_negated_it_leaves_the_other_cards_owed() -> None:
    match = malta("end-turn shove draw-two", "negate follow-me")
    play(match, "0 end-turn", "1 negate")
    assert (seen(match).player, seen(match).owed) == (0, 1)


# Blind Faith


@positive("blind-faith", "10.2", "blind_faith=no_cards", "R13")
def test_the_next_player_draws_and_moves_and_plays_nothing() -> None:
    match = malta("blind-faith shove", "draw-two follow-me", draw="reinvite")
    play(match, "0 blind-faith", "0 north")
    assert (seen(match).player, hands(match)[1]) == (1, "draw-two follow-me reinvite")
    play(match, "1 north", leaves_open="play-card")
    assert (seen(match).blind, pawns(match)) == ([False, False], "a2 b2")


@positive("blind-faith", "blind_faith=whole_turn", "R13")
def test_by_a_house_rule_the_whole_turn_is_missed() -> None:
    match = malta("blind-faith shove", "draw-two follow-me", "draw-two shove", options={"blind_faith": "whole_turn"})
    play(match, "0 blind-faith", "0 north")
    assert (seen(match).player, seen(match).blind) == (2, [False, False, False])


@negative("blind-faith", "5.2")
def test_it_does_not_save_from_a_circle() -> None:
    match = malta("blind-faith shove", "draw-two follow-me", board=SMALL.replace("b┴", "ob┴"))
    play(match, "0 blind-faith", "0 north")
    assert (match.over, match.winners) == (True, [0])


@negative("blind-faith", "10.2", "R13")
def test_it_is_the_next_player_whom_it_hits_as_play_goes() -> None:
    match = malta("blind-faith shove end-turn", "draw-two", "draw-two", "draw-two", reversed=1, lost=[3])
    play(match, "0 blind-faith")
    assert seen(match).blind == [False, False, True, False]
    match = malta("blind-faith shove end-turn", "draw-two", "draw-two", ask_forced=True)
    play(match, "0 blind-faith", leaves_open="blind-faith")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")


@negative("blind-faith", "10.2", "5.5", "2.1")
def test_nobody_but_the_next_player_can_be_named() -> None:
    match = malta("blind-faith shove", "", "draw-two", "draw-two", lost=[1], ask_forced=True)
    play(match, "0 blind-faith", leaves_open="blind-faith")
    assert declined(match, "0 -> 3") == ("not-next", "10.2")
    assert declined(match, "0 -> 1") == ("has-lost", "5.5")
    assert declined(match, "0 -> 4") == ("no-such-seat", "2.1")


@boundary("blind-faith", "10.2", "R13")
def test_it_waits_for_a_turn_that_is_really_taken_and_twice_is_once() -> None:
    match = malta("blind-faith blind-faith shove end-turn", "draw-two", "draw-two shove", skips=[0, 1, 0])
    play(match, "0 blind-faith", "0 blind-faith", "0 north")
    assert (seen(match).player, seen(match).skips, seen(match).blind) == (2, [0, 0, 0], [False, True, False])


@boundary("blind-faith", "10.2", "12.2", "R13")
def test_it_is_used_up_by_a_turn_that_ends_with_a_loss_after_drawing() -> None:
    match = malta("blind-faith reinvite shove", "", "shove draw-two", board="b1:ob┴", draw="negate boomerang", owed=1)
    play(match, "0 blind-faith", "0 north")
    assert (seen(match).lost, seen(match).player, seen(match).blind) == ([1], 2, [False, False, False])


@negative("blind-faith", "12.2")
def test_it_still_waits_for_who_loses_before_that_turn_and_comes_back() -> None:
    match = malta("sudden-death reinvite shove end-turn", "", "draw-two", board="b1:ob┴", blind=[1])
    play(match, "0 sudden-death", "0 reinvite")
    assert (seen(match).lost, seen(match).blind) == ([], [False, True, False])


@negative("blind-faith", "blind_faith=whole_turn", "R13")
def test_everybody_is_told_what_the_house_rule_takes_away() -> None:
    for value, fact in (("no_cards", "will-trust seat=1"), ("whole_turn", "will-miss seat=1")):
        match = malta("blind-faith shove end-turn", "draw-two", "draw-two", options={"blind_faith": value})
        facts = listen(match)
        play(match, "0 blind-faith")
        assert told(facts)[-1] == fact


# Lie Low


@positive("lie-low", "10.3", "3.9")
def test_whoever_plays_it_misses_the_next_turn() -> None:
    match = malta("lie-low shove draw-two", "end-turn shove", draw="negate", skips=[0, 1])
    play(match, "0 lie-low", "0 draw-two", "0 north")
    assert (seen(match).player, seen(match).skips) == (1, [0, 0])


@positive("lie-low", "3.9", "R4")
def test_a_missed_turn_with_no_cards_is_no_loss() -> None:
    match = malta("rob-the-richest shove", "draw-two", "draw-two shove", skips=[0, 1, 0], lost=[2])
    play(match, "0 rob-the-richest", "0 north")
    assert (seen(match).player, seen(match).skips, seen(match).lost) == (0, [0, 0, 0], [2])


@positive("lie-low", "10.3")
def test_this_turn_goes_on_as_usual() -> None:
    match = malta("lie-low shove draw-two", "draw-two", "draw-two")
    play(match, "0 lie-low")
    assert (seen(match).player, seen(match).owed, seen(match).skips) == (0, 1, [1, 0, 0])


@negative("lie-low", "11.4", "R17")
def test_it_is_directed_at_nobody_and_cannot_be_turned_back() -> None:
    match = malta("lie-low shove end-turn", "boomerang negate", "draw-two")
    play(match, "0 lie-low", leaves_open="react")
    assert declined(match, "1 boomerang") == ("no-boomerang", "11.4")
    play(match, "1 negate")
    assert (seen(match).skips, seen(match).owed) == ([0, 0, 0], 1)


@boundary("lie-low", "10.3")
def test_missed_turns_add_up() -> None:
    match = malta("lie-low lie-low shove end-turn", "draw-two shove", "draw-two")
    play(match, "0 lie-low", "0 lie-low")
    assert seen(match).skips == [2, 0, 0]


# Extra Turn


@positive("extra-turn", "10.4")
def test_another_turn_follows() -> None:
    match = malta("extra-turn shove end-turn draw-two", "draw-two", "draw-two", draw="reinvite", owed=1)
    play(match, "0 extra-turn", "0 north")
    assert (seen(match).player, seen(match).extra, seen(match).owed) == (0, [], 3)


@positive("extra-turn", "10.4")
def test_all_others_draw_a_card() -> None:
    match = malta("extra-turn shove", "draw-two", "", "negate", draw="reinvite lie-low boomerang", lost=[3], owed=1)
    facts = listen(match)
    play(match, "0 extra-turn", leaves_open="step")
    assert hands(match) == ["shove", "draw-two reinvite", "lie-low", "negate"]
    assert "draws seat=1 count=1" in told(facts)


@boundary("extra-turn", "3.2")
def test_a_short_pile_serves_the_next_in_order_first() -> None:
    named = ("extra-turn shove", "draw-two", "follow-me")
    match = malta(*named, draw="reinvite", discards=all_but(*named, "reinvite"), owed=1)
    play(match, "0 extra-turn", leaves_open="step")
    assert (hands(match)[1:], seen(match).extra) == (["draw-two reinvite", "follow-me"], [0])


@negative("extra-turn", "10.4", "5.4")
def test_who_has_lost_has_no_extra_turn() -> None:
    match = malta("extra-turn shove", "draw-two shove", "draw-two", board="a1:oa┴", owed=1)
    play(match, "0 extra-turn")
    assert (seen(match).lost, seen(match).player, seen(match).extra) == ([0], 1, [])


@boundary("extra-turn", "R14")
def test_a_turn_to_miss_takes_the_extra_turn_away() -> None:
    match = malta("extra-turn shove end-turn", "draw-two shove", "draw-two", skips=[1, 0, 0], owed=1)
    play(match, "0 extra-turn", "0 north")
    assert (seen(match).player, seen(match).skips) == (1, [0, 0, 0])


@boundary("extra-turn", "end-turn", "reverse-order", "10.4")
def test_it_follows_a_turn_that_was_ended_whichever_way_play_goes() -> None:
    match = malta("extra-turn reverse-order end-turn shove draw-two", "draw-two", "draw-two", board="a1:oa┴")
    play(match, "0 extra-turn", "0 reverse-order", "0 end-turn")
    assert (seen(match).player, seen(match).turn, seen(match).order) == (0, 2, [2, 1, 0])


@boundary("extra-turn", "lie-low", "R14")
def test_who_lies_low_misses_the_extra_turn() -> None:
    match = malta("lie-low extra-turn shove end-turn", "shove follow-me", "draw-two")
    play(match, "0 lie-low", "0 extra-turn", "0 north")
    assert (seen(match).player, seen(match).skips) == (1, [0, 0, 0])


# Reverse Order


@positive("reverse-order", "10.5")
def test_play_goes_the_other_way_round() -> None:
    match = malta("reverse-order shove", "draw-two shove", "draw-two shove", owed=1)
    play(match, "0 reverse-order", "0 north")
    assert (seen(match).player, seen(match).order) == (2, [2, 1, 0])


@negative("reverse-order", "2.1")
def test_without_it_play_goes_clockwise() -> None:
    match = malta("draw-two shove", "draw-two shove", "reverse-order shove", owed=1)
    play(match, "0 draw-two", "0 north")
    assert (seen(match).player, seen(match).order) == (1, [0, 1, 2])


@boundary("reverse-order", "10.5")
def test_between_two_players_nothing_changes() -> None:
    match = malta("reverse-order reverse-order shove", "draw-two shove", owed=1)
    play(match, "0 reverse-order", "0 north")
    assert seen(match).player == 1
