"""Scenarios of the events in which dice decide."""

from __future__ import annotations

from ruthless.testing import boundary, hands, negative, play, positive, refused
from ruthless.testing.frantic_board import QUIET, before, happened, moved, pawns, seen, shows

# Marching Orders


@positive("marching-orders", "12.3", "5.1", "11.4")
def test_a_pawn_of_your_choice_marches_and_cards_work() -> None:
    match = happened("marching-orders", 3, pawns=[4, 9, 20], board="11:snail 12:^", leaves_open="march")
    assert refused(match, "0 -> 3").rule == "2.1"
    assert refused(match, "0 no").rule == "12.3"
    play(match, "0 -> 1")
    assert pawns(match) == [4, 11, 20]


@negative("marching-orders", "10.4", "11.5")
def test_marching_orders_cannot_be_blocked() -> None:
    match = happened(
        "marching-orders",
        2,
        hands=["troublemaker skip reverse ghost", "block skip reverse stop"],
        pawns=[4, 11],
        leaves_open="march",
    )
    play(match, "0 -> 1")
    assert pawns(match) == [4, 13]


@boundary("marching-orders", "R15")
def test_marching_orders_may_send_the_own_pawn() -> None:
    match = happened("marching-orders", 2, pawns=[4, 9, 20], leaves_open="march")
    play(match, "0 -> 0")
    assert pawns(match) == [6, 9, 20]


@boundary("marching-orders", "R34", "5.5")
def test_an_event_within_an_event_happens_at_once() -> None:
    match = happened("marching-orders", 2, 20, pawns=[4, 9, 20], board="11:troublemaker", leaves_open="march")
    play(match, "0 -> 1")
    assert pawns(match) == [4, 11, 0]


# Teleport Terror


@positive("teleport-terror", "12.4", "11.2")
def test_everybody_is_teleported_in_turn() -> None:
    assert pawns(happened("teleport-terror", 1, 2, 3, pawns=[4, 9, 20])) == [17, 3, 10]


@negative("teleport-terror", "11.4", "5.4")
def test_nobody_is_teleported_twice() -> None:
    assert pawns(happened("teleport-terror", 6, 6, 6, pawns=[4, 9, 20])) == [38, 38, 38]


@boundary("teleport-terror", "12.4")
def test_who_rolls_where_the_pawn_stands_stays() -> None:
    assert pawns(happened("teleport-terror", 2, 2, 1, pawns=[3, 10, 20])) == [3, 10, 10]


# Expansion


@positive("expansion", "12.7", "11.4")
def test_expansion_ignores_stop_snail_and_jump_as_in_the_book() -> None:
    match = before(
        "expansion",
        *(3, 1),
        seats=2,
        board="""
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  20  21
                   14  13  12  11  T2  9   8
            START  1   2   T1  4(1) ST  SN  +2(0)
        """,
    )
    play(match, "0 troublemaker", "0 42")
    assert shows(
        match,
        """
            50     TM  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  20  21
                   14  13  12  11  T2  9   8(0)
            START  1   2   T1  4   ST  SN  +2(1)
        """,
    )


@negative("expansion", "R41", "11.4")
def test_an_x_is_counted_and_a_pawn_may_stand_on_it() -> None:
    assert pawns(happened("expansion", 2, 1, 1, pawns=[4, 11, 20], board="12:x 13:x")) == [5, 13, 21]


@boundary("expansion", "5.3", "13.1")
def test_expansion_ends_on_the_finish() -> None:
    assert happened("expansion", 2, 6, 1, pawns=[4, 11, 41], options={"limit": 1}).scores == [5, 13, 50]


# Recession


@positive("recession", "12.8", "R31")
def test_everybody_goes_back() -> None:
    assert pawns(happened("recession", 1, 2, 3, pawns=[24, 19, 30])) == [21, 18, 28]


@negative("recession", "11.4")
def test_no_card_works_in_a_recession() -> None:
    assert pawns(happened("recession", 1, 2, 3, pawns=[24, 19, 30], board="18:^ 29:stop 22:x")) == [21, 18, 28]


@boundary("recession", "5.3", "R10")
def test_recession_ends_on_start() -> None:
    assert pawns(happened("recession", 6, 2, 3, pawns=[1, 4, 30])) == [0, 0, 28]


# Tsunami


@positive("tsunami", "12.11", "11.4")
def test_who_rolls_lower_moves_by_the_roll_before_and_cards_work() -> None:
    match = happened("tsunami", 2, 5, 3, pawns=[4, 9, 20], board="9:^")
    assert pawns(match) == [20, 9, 20]


@negative("tsunami", "12.11", "R12", "tsunami=continue")
def test_equal_and_higher_rolls_pass_the_die_on_and_it_goes_round() -> None:
    assert pawns(happened("tsunami", 2, 2, 4, 5, 5, 1, pawns=[4, 9, 20])) == [9, 9, 20]


@boundary("tsunami", "tsunami=one_lap", "R12")
def test_by_a_house_rule_it_ends_after_one_lap() -> None:
    match = happened("tsunami", 2, 2, 4, pawns=[4, 9, 20], options={"tsunami": "one_lap"})
    assert pawns(match) == [4, 9, 20]


@boundary("tsunami", "R12")
def test_the_first_roll_always_holds() -> None:
    assert pawns(happened("tsunami", 1, 1, 1, 6, 5, pawns=[4, 9, 19])) == [4, 9, 25]


# Gambling Man


@positive("gambling-man", "12.12")
def test_the_highest_goes_to_the_teleport_of_that_number() -> None:
    assert pawns(happened("gambling-man", 2, 5, 3, pawns=[4, 9, 20])) == [4, 9, 31]


@negative("gambling-man", "11.4", "12.12")
def test_the_others_stay_and_the_teleport_does_nothing() -> None:
    match = happened("gambling-man", 6, 5, 3, pawns=[4, 9, 20])
    assert pawns(match) == [4, 38, 20]
    assert seen(match).player == 1


@boundary("gambling-man", "11.3")
def test_all_with_the_highest_number_go() -> None:
    assert pawns(happened("gambling-man", 2, 2, 2, pawns=[4, 9, 20])) == [10, 10, 10]


# Re-rolls, and landing on an event


@positive("10.5", "11.5")
def test_a_die_within_an_event_can_be_voided() -> None:
    match = before(
        "gambling-man", 6, 1, 3, hands=["troublemaker skip reverse ghost", "re-roll skip stop reverse"], pawns=[4, 9]
    )
    play(match, "0 troublemaker", "0 42", "1 no", "1 re-roll", "1 41")
    assert pawns(match) == [17, 9]


@positive("9.2", "R29")
def test_the_owner_of_the_pawn_that_landed_triggers_the_event() -> None:
    match = moved(1, 3, 2, pawns=[4, 9, 20], board="5:gift 10:troublemaker", teleports=[3, 12, 17, 24, 31, 38])
    play(match, "0 -> 1", "0 1", leaves_open="march")
    assert seen(match).asked == [1]
    play(match, "1 -> 2")
    assert pawns(match) == [5, 10, 22]
    assert hands(match)[0] == " ".join(sorted(QUIET.split()))
