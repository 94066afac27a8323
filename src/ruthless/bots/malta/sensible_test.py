"""Sensible play of Malta!: single choices in positions where it is clear what a sensible player does."""

from __future__ import annotations

import pytest

from ruthless.bots import Sensible, Sight
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import play
from ruthless.testing.malta import QUIET, SMALL, malta, seen

SIX = "extra-step extra-step extra-step blind-faith blind-faith pass-left"
"""A hand with which nobody can react."""


def choice(match: Match, seat: int | None = None) -> str:
    """What the bot answers to the open question, or to that seat's."""
    decision = next(one for one in match.pending if seat is None or one.seat == seat)
    return str(Sensible(Luck.from_seed(0)).choose(Sight(match, decision)))


# Its own turn


def test_with_few_cards_it_draws() -> None:
    assert choice(malta("draw-two discard-two-of-yours", SIX)) == "draw-two"


def test_it_does_not_discard_its_last_cards() -> None:
    assert choice(malta("discard-two-of-yours negate", SIX)) == "negate"


def test_it_keeps_negate_while_it_can() -> None:
    assert choice(malta("negate boomerang everyone-draws reverse-order", SIX)) in ("everyone-draws", "reverse-order")


def test_it_removes_the_space_under_the_other() -> None:
    match = malta("remove-a-space reverse-order", "draw-two draw-two", pawns="b2 d3", options="merciless")
    assert choice(match) == "remove-a-space"
    play(match, "0 remove-a-space", leaves_open="remove-a-space")
    assert choice(match) == "d3"


def test_it_gets_off_a_circle() -> None:
    match = malta("going-home draw-two draw-two", SIX, pawns="b2 d3", board=REMOVED, owed=1)
    assert choice(match) == "going-home"
    play(match, "0 going-home", leaves_open="whose-pawn")
    assert choice(match) == "-> 0"


REMOVED = SMALL.replace("┴1", "o┴1")


def test_on_a_circle_it_ends_its_turn() -> None:
    assert choice(malta("end-turn draw-two draw-two", SIX, pawns="b2 d3", board=REMOVED, owed=1)) == "end-turn"


def test_it_restores_the_space_under_itself() -> None:
    match = malta("restore-a-space draw-two draw-two", SIX, pawns="b2 d3", board=REMOVED, owed=1)
    assert choice(match) == "restore-a-space"


@pytest.mark.parametrize("pawns", ["d3 d3", "b2 b2"])
@pytest.mark.parametrize("useless", ["rotate-a-space", "spin-everything", "swap-places", "follow-me"])
def test_it_does_not_remove_the_space_under_itself_with_no_way_out(useless: str, pawns: str) -> None:
    """A circle cannot be turned, and to change places with somebody on the same space changes nothing."""
    match = malta(
        f"remove-a-space {useless} reverse-order", "draw-two draw-two", pawns=pawns, owed=2, options="merciless"
    )
    if choice(match) == "remove-a-space":
        play(match, "0 remove-a-space", leaves_open="remove-a-space")
        assert choice(match) != pawns[:2]


NO_WAY_EAST = """
    ├2  +1  ┤2  v4  +1
    ^4  <3  +1  ┴3  ┴2
    +2  ^3  <4  >4  +1
    +2  ┴1  +1  v3  >3
    a┴  b┴  c┴  d┴  e┴
"""


def test_it_does_not_spoil_what_would_help() -> None:
    """Where the pawn cannot move it has to change places, which is of no use once the other one has followed it."""
    match = malta("extra-turn follow-me swap-places", "draw-two", pawns="e2 d2", board=NO_WAY_EAST, owed=2)
    assert choice(match) != "follow-me"


def test_it_does_not_remove_a_space_where_it_has_to_go() -> None:
    """One more card is to be played: to change places, or to discard all others."""
    hand = "remove-a-space discard-two-of-yours swap-places swap-places"
    match = malta(hand, "draw-two", pawns="c1 a2", owed=2, options="merciless")
    play(match, "0 remove-a-space", leaves_open="remove-a-space")
    assert choice(match) != "a2"


def test_it_leaves_nothing_to_chance_without_need() -> None:
    match = malta("new-space reverse-order", "draw-two draw-two", pawns="d1 e2", owed=1)
    play(match, "0 new-space", leaves_open="new-space")
    assert choice(match) != "d1"


def test_it_strikes_whoever_stands_on_a_circle() -> None:
    assert choice(malta("sudden-death draw-two shove", SIX, pawns="d3 b2", board=REMOVED)) == "sudden-death"


def test_it_steps_to_where_there_are_more_cards() -> None:
    match = malta("draw-two draw-two", SIX, pawns="d2 a1", stage="move")
    assert choice(match) == "north"


def test_it_avoids_a_racket_it_cannot_pay() -> None:
    match = malta("draw-two draw-two", SIX, pawns="d2 d3", stage="move")
    assert choice(match) != "north"


def test_it_does_not_step_onto_a_circle() -> None:
    match = malta("draw-two draw-two", SIX, pawns="b1 d3", board=REMOVED, stage="move")
    assert choice(match) != "north"


def test_it_takes_the_larger_hand() -> None:
    match = malta("swap-hands reverse-order", "draw-two", SIX)
    play(match, "0 swap-hands", leaves_open="opponent")
    assert choice(match) == "-> 2"


def test_it_shuffles_for_the_card_it_draws_then() -> None:
    assert choice(malta("reshuffle reverse-order", SIX)) == "reshuffle"


def test_with_few_cards_it_lies_low() -> None:
    assert choice(malta("lie-low reverse-order", SIX)) == "lie-low"


@pytest.mark.parametrize("seed", range(3))
def test_it_starts_on_a_tile_of_its_own(seed: int) -> None:
    match = Match.new("malta", 6, f"places {seed}")
    while match.decision is not None and match.decision.question.id == "place-pawn":
        match.answer(choice(match))
    assert len(set(seen(match).homes)) == 6


def test_it_invites_nobody_if_it_has_anything_else() -> None:
    match = malta("reinvite everyone-moves shove draw-two", SIX, QUIET, lost=[2])
    assert choice(match) != "reinvite"


def test_it_pays_with_what_is_worth_least() -> None:
    match = malta("negate discard-two-of-yours draw-two", SIX, pawns="d1 d1", stage="racket")
    assert choice(match) == "discard-two-of-yours"


# Reactions


def asked(card: str, *choices: str, hand: str = "negate draw-two", theirs: str = "draw-two draw-two draw-two") -> Match:
    """Seat 0 has played a card and made these choices; seat 1 may react."""
    match = malta(f"{card} {theirs}", hand, pawns="e1 b2", options="merciless")
    aimed = "-aimed" if card == "halve-a-hand" else ""
    play(match, f"0 {card}", *(f"0 {one}" for one in choices), leaves_open=f"react{aimed}")
    return match


def test_it_does_not_let_its_space_be_removed() -> None:
    assert choice(asked("remove-a-space", "b2"), 1) == "negate"


def test_it_lets_another_space_be_removed() -> None:
    assert choice(asked("remove-a-space", "e5"), 1) == "no"


def test_it_does_not_waste_negate_on_a_draw() -> None:
    assert choice(asked("everyone-draws"), 1) == "no"


def test_it_turns_a_discard_back() -> None:
    many = " ".join(["draw-two"] * 5)
    theirs = "shove end-turn lie-low going-home rotate-a-space"
    assert choice(asked("halve-a-hand", hand=f"boomerang {many}", theirs=theirs), 1) == "boomerang"


def test_it_does_not_turn_back_what_halves_nothing() -> None:
    assert choice(asked("halve-a-hand", hand="boomerang draw-two draw-two"), 1) == "no"


# Altogether
