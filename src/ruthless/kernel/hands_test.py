"""Cards go from the pile into hands, between hands and out of them, and everybody hears as much as they may."""

from __future__ import annotations

import pytest

from ruthless.kernel import hands
from ruthless.kernel.cards import Card, distinct, find_twins, mask
from ruthless.kernel.facts import Fact
from ruthless.kernel.hands import HandTable
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import in_order
from ruthless.kernel.table import Scribe
from ruthless.kernel.views import hand_counts, known_hands, own_hand, shown_beside

ACE, KING, QUEEN, JACK, TEN = DECK = [Card(name, id, id, "blue") for id, name in enumerate("AKQJT")]
find_twins(DECK)


def table_for_two(*held: list[Card]) -> tuple[HandTable, list[Fact]]:
    """Two hands, the rest of the deck in the pile, and a list of what is told."""
    facts: list[Fact] = []
    table = HandTable(order=in_order(2), luck=Luck.from_seed(1))
    table.scribe = Scribe()
    table.scribe.facts = facts
    remember(table)
    table.hands = [hand[:] for hand in held] or [[], []]
    table.draw = [card for card in DECK if not any(card in hand for hand in table.hands)]
    return table, facts


def told(facts: list[Fact], seat: int | None) -> list[str]:
    return [repr(fact.told(seat)) for fact in facts]


def test_a_card_that_is_taken_is_that_card_and_not_its_equal() -> None:
    one, twin = (Card("A", id, 0, "blue") for id in range(2))
    hand = [KING, one, QUEEN, twin]
    hands.take(hand, twin)
    assert [card.id for card in hand] == [KING.id, one.id, QUEEN.id]
    with pytest.raises(ValueError, match="A is not in the hand"):
        hands.take(hand, twin)


def test_of_equal_cards_the_last_is_offered_where_the_first_lies() -> None:
    first, last = (Card("A", id, 0, "blue") for id in (7, 8))
    assert [card.id for card in distinct([first, KING, QUEEN, last])] == [8, KING.id, QUEEN.id]
    assert distinct([]) == []


def test_hands_are_dealt_from_the_top_and_each_sees_its_own() -> None:
    table, facts = table_for_two()
    hands.deal(table, [1, 0], 2)
    hands.tell_hands(table, table.order)
    assert (table.hands, table.draw) == ([[KING, QUEEN], [JACK, TEN]], [ACE])
    assert told(facts, 0) == ["is-dealt-cards seat=0 cards=['K', 'Q']", "is-dealt seat=1 count=2"]


def test_drawing_goes_as_far_as_the_pile() -> None:
    table, facts = table_for_two([], [ACE, KING, QUEEN])
    assert hands.draw(table, 0, 0) == 0
    assert hands.draw(table, 0, 3) == 2
    assert (table.hands[0], table.draw) == ([TEN, JACK], [])
    assert hands.draw(table, 0, 1) == 0
    assert told(facts, 1) == ["draws seat=0 count=2", "draws seat=0 count=0"]
    assert told(facts, 0)[0] == "draws-cards seat=0 cards=['J', 'T']"


def test_what_leaves_a_hand_openly_is_known_to_be_gone() -> None:
    table, facts = table_for_two([ACE, KING, QUEEN], [JACK])
    table.known[1] = table.watched = mask([ACE, KING])
    hands.play(table, 0, KING)
    assert hands.discard(table, 0, [QUEEN, ACE]) == [ACE, QUEEN]
    assert hands.discard(table, 0, []) == []
    assert (table.hands[0], table.known[1]) == ([], 0)
    assert told(facts, None) == ["plays seat=0 card=K", "discards seat=0 cards=['A', 'Q']"]


def test_cards_change_hands_at_once_and_only_the_two_know_which() -> None:
    table, facts = table_for_two([ACE, KING], [JACK])
    hands.give(table, [(0, 1, [ACE]), (1, 0, [JACK]), (0, 1, [])])
    assert table.hands == [[KING, JACK], [ACE]]
    assert known_hands(table, 0) == [[], ["A"]]
    assert known_hands(table, None) == [[], []]
    assert told(facts, None) == ["gives seat=0 other=1 count=1", "gives seat=1 other=0 count=1"]


def test_whole_hands_go_on_unmixed() -> None:
    table, facts = table_for_two([KING, ACE], [JACK])
    hands.hand_on(table, {0: 1, 1: 0})
    assert table.hands == [[JACK], [ACE, KING]]
    assert known_hands(table, 0) == [[], ["A", "K"]]
    assert told(facts, None)[0] == "hands-on seat=0 other=1 count=2"


def test_what_is_taken_openly_everybody_knows() -> None:
    table, _ = table_for_two([ACE], [JACK])
    hands.take_openly(table, 1, hands.off_the_top(table, 1))
    assert known_hands(table, None) == [[], ["T"]]
    assert (own_hand(table, 1), own_hand(table, None), hand_counts(table)) == (["J", "T"], [], [1, 2])
    assert shown_beside(table, 0, QUEEN.bit) == mask([ACE, TEN, QUEEN])


def test_a_blind_choice_takes_what_there_is() -> None:
    table, _ = table_for_two([ACE, KING], [])
    rest = table.hands[0][:]
    assert sorted(str(card) for card in hands.pick_blind(table, rest, 3)) == ["A", "K"]
    assert (rest, len(table.hands[0])) == ([], 2)


def test_a_card_nobody_holds_is_refused_by_the_rule_given() -> None:
    table, _ = table_for_two([ACE], [])
    refusal = hands.not_in_hand(table, 0, KING, "3.1")
    assert refusal is not None
    assert (refusal.id, refusal.rule) == ("not-in-hand", "3.1")
    assert hands.not_in_hand(table, 0, ACE, "3.1") is None
