"""Aiming: at whom a card that attacks can be directed, and whether somebody has to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ruthless.games.frantic.choices import AIMS, NO, nobody_sits_there
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Forbids, Option
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

Target: TypeAlias = Callable[[Table, Seat, Seat], Refusal | None]
"""What a card says of its targets: why this attacker cannot direct it at that other seat; None if nothing is against it."""


def aiming(target: Target | None, duty: Refusal | None) -> Forbids:
    """For the question at whom a card is directed; `duty` says why somebody has to be chosen, if that is so.

    A card without a word about its targets can be directed at anybody else.
    """

    def forbids(table: Table, attacker: Seat, option: Option) -> Refusal | None:
        if option is NO:
            return duty
        if not isinstance(option, Aim):
            return ELSEWHERE
        if option.seat == attacker:
            return Refusal("aim-at-self", "5.2")
        missing = nobody_sits_there(table, option.seat)
        return missing if missing is not None or target is None else target(table, attacker, option.seat)

    return forbids


def aims(table: Table, attacker: Seat, target: Target | None = None) -> list[Option]:
    """At whom an attacker can direct a card with these targets, beginning with the neighbour."""
    others = table.order.others[attacker]
    if target is None:
        return [AIMS[seat] for seat in others]
    return [AIMS[seat] for seat in others if target(table, attacker, seat) is None]
