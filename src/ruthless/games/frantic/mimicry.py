"""Mimicry, which becomes any other special card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import KINDS, TROUBLEMAKER, special
from ruthless.games.frantic.cards import Card, Demand, Kind
from ruthless.games.frantic.outcomes import Outcome
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


class Guise(Option):
    """A card that Mimicry can become: `as gift:red`."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"as {card}")
        self.card = card


GUISES: Final[list[Guise]] = []
"""Everything Mimicry can ever become, once the deck is made."""


def fill_guises(faces: Sequence[Card]) -> list[Guise]:
    """Make a guise of each special card that can be imitated: each that does something, but for Mimicry itself."""
    guises = [Guise(card) for card in faces if card.does_something and not card.number and not card.kind.imitates]
    GUISES.extend(guises)
    return guises


def in_play(card: Card, expansions: tuple[str, ...]) -> bool:
    """Whether a card belongs to the deck of a table that plays with these expansions."""
    return not card.kind.expansion or card.kind.expansion in expansions


def _out_of_reach(table: Table, player: Seat, option: Option) -> Refusal | None:
    """A coloured card has to be of the colour in force, and by a house rule what is imitated has to have been played."""
    if not isinstance(option, Guise) or not in_play(option.card, table.options.expansions):
        return ELSEWHERE
    return _wrong_colour(table.demand, option.card) or _unplayed(table, option.card.kind, str(option.card))


def _wrong_colour(demand: Demand, card: Card) -> Refusal | None:
    if not card.colours or demand.colour in card.colours or demand.form == "anything":
        return None
    return Refusal("imitate-colour", "12.12", {"card": str(card), "demand": demand.notation})


@cache
def _in_colour(demand: Demand, expansions: tuple[str, ...]) -> list[Guise]:
    """The guises that a demand does not forbid, where these expansions are played."""
    return [guise for guise in GUISES if in_play(guise.card, expansions) and _wrong_colour(demand, guise.card) is None]


def _unplayed(table: Table, kind: Kind, name: str) -> Refusal | None:
    if table.options.mimicry == "any" or table.played & kind.bit:
        return None
    return Refusal("imitate-unplayed", "15.18", {"card": name})


_IMITATE: Final = Question("imitate", _out_of_reach)


def _nothing_to_imitate(table: Table, player: Seat) -> Refusal | None:
    for guise in _in_colour(table.demand, table.options.expansions):
        if _out_of_reach(table, player, guise) is None:
            return None
    return Refusal("nothing-to-imitate", "15.18")


@special("mimicry", copies=1, expansion=TROUBLEMAKER, unless=_nothing_to_imitate, imitates=True)
async def mimicry(table: Table, player: Seat) -> Outcome | None:
    """Say which special card this is; it does what that card does."""
    decision = _IMITATE.to(table, player, _in_colour(table.demand, table.options.expansions))
    if not decision.options:  # the start card, if only what was played before can be imitated
        return None
    card = (await decision).card
    verbs.imitate(table, player, card)
    return None if card.kind.effect is None else await card.kind.effect(table, player)


# Out of turn


def cannot_stand_in(table: Table, name: str) -> Refusal | None:
    """What keeps Mimicry from being played out of turn as a card of that kind."""
    if table.options.mimicry_out_of_turn == "no":
        return Refusal("no-reaction", "15.19", {"card": "mimicry"})
    return _unplayed(table, KINDS[name], name)


def stand_ins(table: Table, name: str) -> frozenset[Card]:
    """The cards with which one can answer out of turn: those of that kind, and Mimicry where it may stand in."""
    if TROUBLEMAKER not in table.options.expansions or cannot_stand_in(table, name) is not None:
        return KINDS[name].cards
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
