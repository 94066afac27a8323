"""The house rules of Malta!: what its book leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ruthless.games.malta.board import LARGE
from ruthless.kernel import options as kernel


@dataclass(frozen=True)
class Options(kernel.Options):
    """What a table agrees on before it plays. Add new ones at the end: the codes people share depend on the order."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "printed": {},
        "merciless": {"remove_occupied": "yes", "pawns_travel": "no"},
    }

    board_for_two: int = kernel.one_of(5, 7)
    """How many rows and columns the board has for two players; for more it has always seven."""
    blind_faith: str = kernel.one_of("no_cards", "whole_turn")
    """What Blind Faith takes away: the cards of the next turn, or the whole turn."""
    pawns_travel: str = kernel.one_of("no", "yes", default="yes")
    """Whether pawns go along with tiles that are swapped or shifted."""
    remove_occupied: str = kernel.one_of("yes", "no", default="no")
    """Whether a space on which pawns stand can be removed."""
    racket_pick: str = kernel.one_of("payer", "random")
    """Who picks the cards that are paid as racket: whoever pays, or chance."""
    racket_order: str = kernel.one_of("by_owner", "by_card")
    """How too few cards are shared out: one owner after the other is paid in full, or card by card."""
    negate_in_own_turn: str = kernel.one_of("no", "yes")
    """Whether one can negate the reactions of others in one's own turn."""
    boomerang_untargeted: str = kernel.one_of("no", "yes")
    """Whether Boomerang also takes over cards that are directed at nobody."""
    second_of_two: int = kernel.one_of(4, 5)
    """With how many cards the second of two players begins: whoever plans ahead makes something of going first."""


def width_for(options: Options, seats: int) -> int:
    """How many rows and columns the board has."""
    return options.board_for_two if seats == 2 else LARGE
