"""Tables are copied field by field, and a field nobody knows how to copy is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from ruthless.kernel import table as kernel
from ruthless.kernel.cards import Card
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import in_order
from ruthless.kernel.table import SILENT, Scribe, Table, card_zones, copier

ACE, KING = Card("ace", 0, 0, "blue"), Card("king", 1, 1, "blue")


@dataclass(slots=True)
class Small(Table):
    """A table with one field of each shape."""

    name: str = ""
    hands: list[list[Card]] = kernel.hands()
    pile: list[Card] = kernel.cards()
    scores: list[int] = kernel.values()
    pair: tuple[int, int] = (0, 0)


copy_small = copier(Small)


def small() -> Small:
    """A table on which everything lies."""
    table = Small(order=in_order(2), luck=Luck.from_seed(1), name="small", pair=(1, 2))
    table.hands = [[ACE], []]
    table.pile = [KING]
    table.scores = [3, 4]
    table.known = [1, 0, 0]
    return table


def test_a_copy_is_equal_in_every_field() -> None:
    table = small()
    twin = copy_small(table)

    assert type(twin) is Small
    assert (twin.name, twin.pair, twin.order, twin.over) == ("small", (1, 2), in_order(2), False)
    assert (twin.hands, twin.pile, twin.scores, twin.known) == ([[ACE], []], [KING], [3, 4], [1, 0, 0])


def test_a_copy_is_independent() -> None:
    table = small()
    twin = copy_small(table)
    twin.hands[0].append(KING)
    twin.hands.append([])
    twin.pile.pop()
    twin.scores[0] = 99
    twin.known[2] = 7

    assert (table.hands, table.pile, table.scores, table.known) == ([[ACE], []], [KING], [3, 4], [1, 0, 0])


def test_a_copy_has_the_same_luck_and_its_own() -> None:
    table = small()
    twin = copy_small(table)
    future = [twin.luck.below(1000) for _ in range(30)]

    assert [table.luck.below(1000) for _ in range(30)] == future


def test_cards_are_shared_not_copied() -> None:
    assert copy_small(small()).hands[0][0] is ACE


def heard(table: Table) -> list[Fact]:
    """Somebody listens at a table from now on."""
    table.scribe = Scribe()
    table.scribe.facts = []
    return table.scribe.facts


def test_a_copy_has_no_listener() -> None:
    table = small()
    facts = heard(table)
    table.tell(Message("heard"))
    twin = copy_small(table)
    twin.tell(Message("unheard"))

    assert twin.scribe is SILENT
    assert (SILENT.facts, SILENT.forced) == (None, None)
    assert [repr(fact) for fact in facts] == ["heard"]


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    table = small()
    facts = heard(table)
    table.tell(Message("draws", {"seat": 1}), {1: Message("draws-cards", {"cards": ["ace"]})})

    assert [facts[0].told(seat).id for seat in (None, 0, 1)] == ["draws", "draws", "draws-cards"]


@dataclass(slots=True)
class WithList(Table):
    """A list made without saying how to copy it."""

    loose: list[int] = field(default_factory=list)


@dataclass(slots=True)
class WithDict(Table):
    """A mapping."""

    loose: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class WithSet(Table):
    """A set."""

    loose: set[int] = field(default_factory=set)


@dataclass(slots=True)
class WithBytes(Table):
    """Bytes that can change."""

    loose: bytearray = field(default_factory=bytearray)


@pytest.mark.parametrize("cls", [WithList, WithDict, WithSet, WithBytes])
def test_a_mutable_field_without_a_shape_is_refused(cls: Any) -> None:
    with pytest.raises(TypeError, match="'loose' can change"):
        copier(cls)


def test_fields_of_cards_are_found() -> None:
    table = small()
    assert card_zones(table) == [[ACE], [], [KING]]


@dataclass(slots=True)
class Stacked(Table):
    """A table with stacks."""

    stacks: list[list[Card]] = kernel.stacks()


def test_copies_share_stacks_until_somebody_wants_to_change_them() -> None:
    copy = copier(Stacked)
    table = Stacked(order=in_order(2))
    table.stacks = [[ACE], []]
    twin = copy(table)
    twin.stacks[1] = [KING]
    assert (table.stacks, twin.stacks) == ([[ACE], []], [[ACE], [KING]])
    assert card_zones(twin)[0] is card_zones(table)[0]

    card_zones(twin, to_change=True)[0].append(KING)
    assert (table.stacks, twin.stacks) == ([[ACE], []], [[ACE, KING], [KING]])
