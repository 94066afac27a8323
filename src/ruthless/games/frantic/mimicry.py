"""Mimicry, which becomes any other special card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import KINDS, TROUBLEMAKER, special
from ruthless.games.frantic.cards import Card, Demand
from ruthless.games.frantic.outcomes import Outcome
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

_NEVER: Final = ("fuck-you", "curse", "mimicry")
"""What cannot be imitated, because it cannot be played or makes no sense."""


class Role(Option):
    """A card that Mimicry can become: `as gift:red`."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"as {card}")
        self.card = card


ROLES: Final[list[Role]] = []
"""Everything Mimicry can ever become, once the deck is made."""


def fill_roles(faces: Sequence[Card]) -> None:
    """Make a role of each special card that can be imitated."""
    ROLES.extend(
        Role(card) for card in faces if card.does_something and not card.number and card.kind.name not in _NEVER
    )


def roles(table: Table) -> list[Role]:
    """What Mimicry can become now: four-colour cards, and cards of the colour in force."""
    free = table.options.mimicry == "any"
    return [
        role for role in ROLES if (free or table.played & role.card.kind.bit) and _in_colour(table.demand, role.card)
    ]


def _in_colour(demand: Demand, card: Card) -> bool:
    return not card.colours or demand.colour in card.colours or demand.form == "anything"


@special("mimicry", copies=1, expansion=TROUBLEMAKER)
async def mimicry(table: Table, player: Seat) -> Outcome | None:
    """Say which special card this is; it does what that card does."""
    options = roles(table)
    if not options:  # the start card, if only what was played before can be imitated
        return None
    card = (await Decision(player, _IMITATE, options)).card
    verbs.imitate(table, player, card)
    return None if card.kind.effect is None else await card.kind.effect(table, player)


def _why_not_imitate(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Role):
        return None
    if not _in_colour(table.demand, option.card):
        return Refusal("imitate-colour", "12.12", {"card": str(option.card), "demand": table.demand.notation})
    return Refusal("imitate-unplayed", "15.18", {"card": str(option.card)})


_IMITATE: Final = Question("imitate", _why_not_imitate)


def stand_ins(table: Table, name: str) -> frozenset[Card]:
    """The cards with which one can answer out of turn: those of that kind, and Mimicry where it may stand in."""
    kind = KINDS[name]
    options = table.options
    if TROUBLEMAKER not in options.expansions or options.mimicry_out_of_turn == "no":
        return kind.cards
    if options.mimicry != "any" and not table.played & kind.bit:
        return kind.cards
    return _with_mimicry(name)


@cache
def _with_mimicry(name: str) -> frozenset[Card]:
    return KINDS[name].cards | KINDS["mimicry"].cards


def may_be_out(table: Table, name: str) -> bool:
    """Whether, by what lies open, somebody could hold a card to answer with."""
    expansion = KINDS[name].expansion
    if expansion and expansion not in table.options.expansions:
        return False
    return not stand_ins(table, name).issubset(table.pile)
