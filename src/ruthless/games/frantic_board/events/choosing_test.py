"""Scenarios of the events in which people choose, and of those that touch hands."""

from __future__ import annotations

from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic_board import QUIET, all_but, before, happened, lying, pawns, seen

TROUBLE = "troublemaker skip reverse ghost"

# Market


@positive("market", "12.5", "11.2")
def test_everybody_takes_an_open_card_beginning_with_the_trigger() -> None:
    match = happened("market", draw="stop x snail swap", leaves_open="take-from-market")
    assert seen(match, 2).market == ["snail", "stop", "x"]
    assert refused(match, "0 gift").rule == "12.5"
    play(match, "0 x", "1 snail")
    assert hands(match) == ["ghost reverse skip x", "ghost reverse skip snail stop", "ghost reverse skip stop stop"]
    assert seen(match, 1).known == [["x"], [], ["stop"]]


@negative("market", "3.3")
def test_who_has_four_cards_after_the_market_draws_nothing() -> None:
    match = happened("market", draw="stop x snail swap", leaves_open="take-from-market")
    left = seen(match).draw
    play(match, "0 x", "1 snail")
    assert seen(match).draw == left


@boundary("market", "R32", "13.2")
def test_a_short_pile_serves_the_first_and_the_shortage_itself_ends_nothing() -> None:
    held = [TROUBLE, QUIET, QUIET]
    match = happened("market", hands=held, draw="swap", discards=all_but(*held, "swap"))
    assert hands(match)[0] == "ghost reverse skip swap"
    assert seen(match).draw == 0
    assert seen(match).player == 1


# Restock


@positive("restock", "12.9", "11.2")
def test_everybody_lays_a_card_whatever_its_colour_and_draws_up_to_four() -> None:
    match = happened("restock", board="20:^ 21:fuck-you", draw="x x swap", seats=2, leaves_open="restock")
    play(match, "1 stop", leaves_open="place-anywhere")
    assert refused(match, "1 21").rule == "4.4"
    assert refused(match, "1 10").rule == "4.4"
    assert refused(match, "1 start").rule == "4.6"
    play(match, "1 20", "0 skip", "0 20")
    assert lying(match, 20) == ["push north", "stop", "skip"]
    assert hands(match) == ["ghost reverse swap x", "ghost reverse skip x"]


@negative("restock", "8.1", "12.9")
def test_what_is_laid_by_restock_does_nothing() -> None:
    hands_before = [TROUBLE, "skip remote stop stop"]
    match = happened("restock", hands=hands_before, pawns=[4, 9], leaves_open="restock")
    assert refused(match, "1 swap").rule == "3.1"
    assert refused(match, "1 no").rule == "3.1"
    play(match, "1 remote", "1 41", "0 ghost", "0 40")
    assert pawns(match) == [4, 9]


@boundary("restock", "12.9", "R32", "13.2")
def test_who_has_no_cards_lays_none_and_draws_what_is_there() -> None:
    held = [TROUBLE, "", QUIET]
    match = happened(
        "restock",
        hands=held,
        draw="swap x",
        discards=all_but(*held, "swap x"),
        options={"limit": 1},
        pawns=[4, 9, 20],
        leaves_open="restock",
    )
    play(match, "2 skip", "2 41", "0 skip", "0 40")
    assert match.over


# Reset


@positive("reset", "12.10", "R31", "R27")
def test_everybody_discards_and_draws_four() -> None:
    match = happened("reset", draw="x x x snail stop stop stop stop", seats=2)
    assert hands(match) == ["stop stop stop stop", "snail x x x"]
    assert seen(match).discards == ["ghost", "ghost", "reverse", "reverse", "skip", "skip", "stop"]


@negative("reset", "12.10", "R27")
def test_discards_do_not_come_back_this_round() -> None:
    match = happened("reset", seats=2)
    assert seen(match).draw == 94 - 1 - 7 - 8


@boundary("reset", "R32", "13.2")
def test_a_short_pile_deals_what_is_there_and_the_round_ends_with_the_turn() -> None:
    held = [TROUBLE, QUIET]
    match = before(
        "reset",
        hands=held,
        draw="x x x x stop",
        discards=all_but(*held, "x x x x stop"),
        options={"limit": 1},
        pawns=[4, 9],
    )
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert match.over
    assert "round-ends text=pile" in told(facts)
    assert match.scores == [4, 9]


# Loot


@positive("loot", "12.14")
def test_all_hands_go_to_the_next_player_at_once() -> None:
    match = happened("loot", hands=[TROUBLE, "x x x x", "stop stop stop stop"], draw="swap")
    assert hands(match) == ["stop stop stop stop", "ghost reverse skip swap", "x x x x"]
    assert seen(match, 0).known == [[], ["ghost", "reverse", "skip"], []]


@negative("loot", "12.14")
def test_only_giver_and_taker_know_what_was_handed_on() -> None:
    match = before("loot", hands=[TROUBLE, "x x x x", "stop stop stop stop"])
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert "hands-on seat=1 other=2 count=4" in told(facts, 0)
    assert "hands-on-cards seat=1 other=2 cards=['x', 'x', 'x', 'x']" in told(facts, 2)


@boundary("loot", "12.14", "3.3")
def test_an_empty_hand_is_handed_on_like_any_and_then_all_draw() -> None:
    match = before("loot", hands=["troublemaker", "x x x x"], draw="stop stop stop snail", pawns=[4, 9])
    play(match, "0 42")
    assert hands(match) == ["x x x x", "snail stop stop stop"]


# Surprise Party


@positive("surprise-party", "12.15", "11.2", "R15")
def test_everybody_sends_a_pawn_two_spaces_ahead() -> None:
    match = happened("surprise-party", pawns=[4, 9, 20], leaves_open="party")
    assert refused(match, "1 -> 3").rule == "2.1"
    assert refused(match, "1 no").rule == "12.15"
    play(match, "1 -> 2", "2 -> 0", "0 -> 0")
    assert pawns(match) == [8, 9, 22]


@negative("surprise-party", "11.4")
def test_no_card_works_at_the_party() -> None:
    match = happened("surprise-party", pawns=[4, 9], board="5:stop 6:^ 7:x", seats=2, leaves_open="party")
    play(match, "1 -> 0", "0 -> 1")
    assert pawns(match) == [6, 11]


@boundary("surprise-party", "5.3", "13.1")
def test_the_party_ends_on_the_finish() -> None:
    match = happened("surprise-party", pawns=[41, 9], seats=2, options={"limit": 1}, leaves_open="party")
    play(match, "1 -> 0", "0 -> 1")
    assert match.scores == [50, 11]


# Reorganize


@positive("reorganize", "12.18", "R33")
def test_two_teleports_move_and_may_cover_cards() -> None:
    match = happened("reorganize", pawns=[4, 9, 20], board="30:stop", leaves_open="teleport-which")
    play(match, "0 teleport-2", "0 30", leaves_open="teleport-which")
    assert refused(match, "0 teleport-2").rule == "12.18"
    play(match, "0 teleport-5", "0 10")
    assert lying(match, 30) == ["stop", "teleport-2"]
    assert lying(match, 10) == ["teleport-5"]
    assert lying(match, 31) == []


@negative("reorganize", "12.18", "R33", "4.4")
def test_teleports_under_pawns_stay_and_bans_hold() -> None:
    match = happened("reorganize", pawns=[3, 9, 20], board="30:fuck-you", leaves_open="teleport-which")
    assert refused(match, "0 teleport-1").rule == "12.18"
    assert refused(match, "0 stop").rule == "12.18"
    play(match, "0 teleport-2", leaves_open="teleport-where")
    rules = [refused(match, f"0 {text}").rule for text in ("start", "finish", "9", "30", "17", "10")]
    assert rules == ["4.6", "4.6", "4.5", "4.4", "4.4", "4.4"]


@negative("reorganize", "12.18", "R33")
def test_whatever_is_not_moved_has_its_own_reason() -> None:
    match = happened("reorganize", pawns=[3, 9, 20], leaves_open="teleport-which")
    play(match, "0 teleport-2", "0 30", leaves_open="teleport-which")
    reasons = {text: refused(match, f"0 {text}").id for text in ("teleport-1", "teleport-2", "teleport", "stop")}
    assert reasons == {
        "teleport-1": "pawn-on-card",
        "teleport-2": "teleport-stays",
        "teleport": "no-teleport",
        "stop": "no-teleport",
    }


@boundary("reorganize", "R33")
def test_with_one_teleport_free_one_is_moved() -> None:
    held = [TROUBLE, QUIET, QUIET, QUIET, "x x x x"]
    match = happened("reorganize", hands=held, pawns=[3, 10, 17, 24, 31], leaves_open="teleport-where")
    play(match, "0 40")
    assert lying(match, 40) == ["teleport-6"]


@boundary("reorganize", "R33", "R23")
def test_a_card_that_lay_under_a_teleport_works_again() -> None:
    match = happened("reorganize", 1, pawns=[4, 19, 30], board="20:T3/^", leaves_open="teleport-which")
    play(match, "0 teleport-3", "0 40", "0 teleport-4", "0 39", "1 stop", "1 36")
    assert lying(match, 20) == ["push north"]
    assert pawns(match) == [4, 23, 30]
