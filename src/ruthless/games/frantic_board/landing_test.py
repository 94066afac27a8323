"""Scenarios of the red cards and the numbered teleports: what they do to a pawn that lands on them."""

from __future__ import annotations

from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic_board import QUIET, board, lying, moved, pawns, seen, shows

MOVER = {"landing_choice": "mover"}

# Push


@positive("push", "7.2", "5.1", "5.2")
def test_a_chain_of_push_cards_as_in_the_book() -> None:
    match = moved(
        3,
        drawing="""
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  >   21
                   14  13  12  11  T2  ^   8(1)
            START  1   2   T1(0)  4  5  ^   7
        """,
    )
    assert shows(
        match,
        """
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  >   21(0)
                   14  13  12  11  T2  ^   8(1)
            START  1   2   T1  4   5   ^   7
        """,
    )


@positive("push", "7.2")
def test_arrows_push_as_they_point_in_a_reversed_move_too() -> None:
    match = board("reverse skip skip skip", QUIET, pawns=[6, 0], board="5:>", dice=[1])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [6, 0]


@negative("push", "7.2")
def test_a_push_does_nothing_to_who_passes_or_starts_there() -> None:
    assert pawns(moved(2, pawns=[4, 0], board="4:^ 5:^")) == [6, 0]


@boundary("push", "5.5", "F1")
def test_two_push_cards_that_face_each_other_push_there_and_back_once() -> None:
    assert pawns(moved(1, pawns=[5, 0], board="6:> 7:<")) == [6, 0]


@boundary("push", "7.2", "R8")
def test_a_push_can_lead_to_start_and_to_the_finish() -> None:
    match = board("reverse skip skip skip", QUIET, pawns=[2, 9], board="1:<", dice=[1])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [0, 9]
    match = moved(1, pawns=[41, 0], board="42:<", options={"limit": 1})
    assert match.scores == [50, 0]


# Jump


@positive("jump", "7.3")
def test_a_jump_goes_two_spaces_and_what_lies_there_works() -> None:
    assert pawns(moved(1, pawns=[3, 0], board="4:+2 6:^")) == [9, 0]


@positive("jump", "7.3", "4.10")
def test_a_jump_backward_goes_back() -> None:
    assert pawns(moved(1, pawns=[7, 0], board="8:-2")) == [6, 0]


@negative("jump", "7.3", "F2")
def test_what_is_jumped_over_is_ignored_even_stop_and_x() -> None:
    assert pawns(moved(1, pawns=[3, 0], board="4:+2 5:stop")) == [6, 0]
    assert pawns(moved(1, pawns=[3, 0], board="4:+2 5:x")) == [6, 0]
    assert pawns(moved(1, pawns=[3, 0], board="4:+2 5:gift")) == [6, 0]


@boundary("jump", "7.3", "R9")
def test_a_jump_follows_the_path_into_the_next_row() -> None:
    assert pawns(moved(1, pawns=[5, 0], board="6:+2")) == [8, 0]


@boundary("jump", "5.3", "R10", "overshoot=clamp")
def test_a_jump_ends_at_the_ends_of_the_board() -> None:
    assert moved(1, pawns=[41, 0], board="42:+2", options={"limit": 1}).scores == [50, 0]
    assert pawns(moved(1, pawns=[0, 4], board="1:-2")) == [0, 4]


# Second Chance


@positive("second-chance", "7.4")
def test_second_chance_rolls_and_moves_again() -> None:
    assert pawns(moved(2, 5, pawns=[4, 0], board="6:second-chance")) == [11, 0]


@negative("second-chance", "7.4", "F6", "8.3")
def test_second_chance_after_reverse_goes_backwards_again() -> None:
    match = board("reverse skip skip skip", QUIET, pawns=[12, 0], board="9:second-chance", dice=[3, 4])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [5, 0]


@boundary("second-chance", "R28")
def test_whatever_a_push_has_done_the_second_move_goes_like_the_first() -> None:
    assert pawns(moved(3, 2, pawns=[4, 0], board="7:< 6:second-chance")) == [8, 0]


@boundary("second-chance", "5.5")
def test_the_same_second_chance_works_once_a_turn() -> None:
    assert pawns(moved(1, 1, pawns=[5, 0], board="6:second-chance 7:<")) == [6, 0]


# Swap


@positive("swap", "7.5")
def test_swap_changes_places_with_a_pawn_of_your_choice() -> None:
    match = moved(1, pawns=[4, 20, 30], board="5:swap")
    play(match, "0 -> 1")
    assert pawns(match) == [20, 5, 30]


@negative("swap", "7.5", "7.1", "F7", "10.3")
def test_who_lands_on_swap_cannot_get_out_of_it_but_the_other_can() -> None:
    match = moved(
        1, pawns=[4, 20, 30], board="5:swap", hands=["block skip reverse stop", "block skip reverse stop", QUIET]
    )
    assert refused(match, "0 no").rule == "7.5"
    assert refused(match, "0 -> 0").rule == "7.5"
    assert refused(match, "0 block").rule == "0"
    play(match, "0 -> 1", "1 block", "1 42")
    assert pawns(match) == [5, 20, 30]
    assert lying(match, 42) == ["block"]


@negative("landing_choice=mover", "swap", "7.5")
def test_a_pawn_that_somebody_else_moved_onto_swap_cannot_change_places_with_itself() -> None:
    match = board("remote skip", QUIET, QUIET, pawns=[1, 4, 9], board="5:swap", dice=[1], options=MOVER)
    play(match, "0 remote", "0 42", "0 -> 1", leaves_open="swap")
    assert match.decision is not None
    assert [str(option) for option in match.decision.options] == ["-> 2", "-> 0"]
    refusal = refused(match, "0 -> 1")
    assert (refusal.id, refusal.rule) == ("swap-with-itself", "7.5")


@negative("swap", "5.4", "R6", "arrival_effects=off")
def test_no_card_works_where_swap_brings_a_pawn() -> None:
    match = moved(1, pawns=[4, 20], board="5:swap 20:^")
    assert pawns(match) == [20, 5]


@boundary("swap", "R39")
def test_swap_on_one_space_changes_nothing() -> None:
    match = moved(1, pawns=[4, 5, 30], board="5:swap")
    facts = listen(match)
    play(match, "0 -> 1")
    assert pawns(match) == [5, 5, 30]
    assert told(facts) == ["attacks seat=0 other=1", "has-turn seat=1"]


@boundary("swap", "R21", "6.3")
def test_swapped_onto_an_x_a_pawn_slides_off_and_nothing_works() -> None:
    assert pawns(moved(1, pawns=[4, 20], board="5:swap 20:x 21:^")) == [21, 5]


@positive("arrival_effects=on", "R6")
def test_by_a_house_rule_cards_work_after_swap_and_teleports() -> None:
    on = {"arrival_effects": "on"}
    assert pawns(moved(1, pawns=[4, 20], board="5:swap 20:^", options=on)) == [23, 5]
    assert pawns(moved(1, 2, 6, pawns=[4, 0], board="5:teleport", options=on)) == [38, 0]
    assert pawns(moved(1, 2, 2, pawns=[4, 0], board="5:teleport", options=on)) == [10, 0]


# Gift


@positive("gift", "7.6")
def test_gift_moves_another_pawn_and_cards_work_on_it() -> None:
    match = moved(1, pawns=[4, 11, 30], board="5:gift 13:^")
    assert refused(match, "0 -> 0").rule == "7.6"
    play(match, "0 -> 1", leaves_open="gift-steps")
    assert refused(match, "0 3").rule == "7.6"
    play(match, "0 2")
    assert pawns(match) == [5, 16, 30]


@negative("gift", "7.6", "10.3", "10.4", "R7")
def test_gift_towards_teleport_2_is_blocked_as_in_the_book() -> None:
    match = moved(1, pawns=[4, 8], board="5:gift", hands=[QUIET, "block skip reverse stop"])
    facts = listen(match)
    play(match, "0 2", leaves_open="block")
    assert told(facts)[-1] == "attacks seat=0 other=1"
    assert seen(match, 1).question == {"id": "block", "seat": 0, "card": "gift", "count": 2}
    play(match, "1 block", "1 42")
    assert pawns(match) == [5, 8]
    assert "blocks seat=1 other=0 card=gift" in told(facts)


@positive("numbered-teleport", "R7", "7.9")
def test_gift_onto_a_teleport_that_is_not_blocked_teleports() -> None:
    match = moved(1, 5, pawns=[4, 8], board="5:gift", hands=[QUIET, "block skip reverse stop"])
    play(match, "0 2", "1 no")
    assert pawns(match) == [5, 31]


@boundary("gift", "R39", "8.3")
def test_gift_goes_ahead_also_in_a_reversed_turn() -> None:
    match = board("reverse skip skip skip", QUIET, pawns=[6, 11], board="5:gift", dice=[1])
    play(match, "0 reverse", "0 42", "0 1")
    assert pawns(match) == [5, 12]


@boundary("gift", "5.3", "13.1", "R10")
def test_gift_to_the_finish_ends_the_round() -> None:
    match = moved(1, pawns=[4, 42], board="5:gift", options={"limit": 1})
    play(match, "0 2")
    assert match.scores == [5, 50]


# Who decides


@positive("5.6", "R4", "landing_choice=owner")
def test_who_owns_the_pawn_decides_rolls_and_takes_cards() -> None:
    match = moved(1, pawns=[4, 11, 30], board="5:gift 12:magnet 20:swap 21:snail")
    play(match, "0 -> 1", "0 1", leaves_open="magnet")
    play(match, "1 20")
    assert "swap" in hands(match)[1]


@positive("landing_choice=mover", "R4", "R29")
def test_by_a_house_rule_who_moved_the_pawn_does() -> None:
    match = moved(1, pawns=[4, 11, 30], board="5:gift 12:magnet 20:swap 21:snail", options=MOVER)
    play(match, "0 -> 1", "0 1", "0 20")
    assert "swap" in hands(match)[0]
    match = moved(1, pawns=[4, 11, 30], board="5:gift 12:swap", options=MOVER)
    play(match, "0 -> 1", "0 1", "0 -> 0")
    assert pawns(match) == [12, 5, 30]
    match = moved(1, 3, pawns=[4, 11, 30], board="5:gift 12:troublemaker", options=MOVER)
    play(match, "0 -> 1", "0 1", leaves_open="march")
    assert seen(match).asked == [0]


# Magnet


@positive("magnet", "7.7")
def test_magnet_takes_a_card_off_the_board_and_everybody_knows() -> None:
    match = moved(1, pawns=[4, 9], board="5:magnet 20:push-north".replace("push-north", "^"))
    assert hands(match)[0] == "ghost push reverse skip stop"
    assert lying(match, 20) == []
    assert seen(match, 1).known[0] == ["push"]


@negative("magnet", "7.7", "R40")
def test_magnet_takes_no_teleport_and_nothing_under_a_pawn() -> None:
    match = moved(1, pawns=[4, 9], board="5:magnet 9:stop 20:x/stop 21:fuck-you")
    assert refused(match, "0 10").rule == "7.7"
    assert refused(match, "0 9").rule == "7.7"
    assert refused(match, "0 5").rule == "7.7"
    assert refused(match, "0 6").rule == "7.7"
    play(match, "0 20")
    assert lying(match, 20) == ["stop"]


@boundary("magnet", "7.7", "R40")
def test_magnet_without_anything_to_take_does_nothing() -> None:
    match = moved(1, pawns=[4, 9], board="5:magnet")
    assert hands(match)[0] == "ghost reverse skip stop"
    assert pawns(match) == [5, 9]


@boundary("magnet", "R23", "4.7")
def test_what_magnet_uncovers_works_again() -> None:
    match = moved(1, pawns=[4, 17], board="5:magnet 18:block/^ 40:stop")
    play(match, "0 18")
    play(match, "1 skip", "1 42")
    assert lying(match, 18) == ["push north"]
    match = board(QUIET, QUIET, pawns=[17, 0], board="18:^", dice=[1])
    play(match, "0 stop", "0 42")
    assert pawns(match) == [25, 0]


# Teleports


@positive("teleport", "7.8")
def test_teleport_takes_a_pawn_where_the_die_says() -> None:
    assert pawns(moved(1, 4, pawns=[4, 9], board="5:teleport")) == [24, 9]


@negative("teleport", "7.8", "5.4", "R6")
def test_the_teleport_at_the_other_end_does_nothing() -> None:
    match = moved(1, 4, pawns=[4, 9], board="5:teleport")
    assert pawns(match) == [24, 9]
    assert seen(match).player == 1


@boundary("teleport", "7.8")
def test_teleports_count_where_they_lie_now() -> None:
    assert pawns(moved(1, 4, pawns=[4, 9], board="5:teleport", teleports=[3, 10, 17, 40, 31, 38])) == [40, 9]


@positive("numbered-teleport", "7.9")
def test_who_ends_on_a_numbered_teleport_rolls_and_goes() -> None:
    assert pawns(moved(1, 6, pawns=[2, 9])) == [38, 9]


@negative("numbered-teleport", "7.9", "F3")
def test_who_rolls_the_number_of_the_teleport_stays() -> None:
    assert pawns(moved(1, 5, pawns=[30, 9])) == [31, 9]


@negative("numbered-teleport", "7.9")
def test_who_passes_a_numbered_teleport_or_starts_there_goes_on() -> None:
    assert pawns(moved(2, pawns=[2, 9])) == [4, 9]
    assert pawns(moved(2, pawns=[3, 9])) == [5, 9]


@boundary("numbered-teleport", "R7", "7.9")
def test_a_push_or_a_jump_onto_a_numbered_teleport_teleports() -> None:
    assert pawns(moved(1, 5, pawns=[10, 9], board="11:+2", teleports=[3, 13, 17, 24, 31, 38])) == [31, 9]
    assert pawns(moved(1, 5, pawns=[3, 9], board="4:<")) == [31, 9]


# Ends of the board


@positive("overshoot=bounce", "R10")
def test_by_a_house_rule_pips_beyond_the_ends_are_counted_back() -> None:
    bounce = {"overshoot": "bounce"}
    assert pawns(moved(4, pawns=[41, 9], options=bounce)) == [41, 9]
    match = board("reverse skip skip skip", QUIET, pawns=[2, 9], options=bounce, dice=[6])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [4, 9]
    assert pawns(moved(4, pawns=[41, 9], board="42:x", options=bounce)) == [39, 9]
