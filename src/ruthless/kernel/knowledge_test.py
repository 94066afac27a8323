"""What seats know of other hands: nobody can follow cards that are mixed or buried."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ruthless.kernel.cards import Card, find_twins, mask
from ruthless.kernel.knowledge import (
    buried,
    everybody,
    forget_everything,
    learn,
    left_openly,
    lose_track,
    moved_in_secret,
    remember,
)
from ruthless.kernel.seats import Seat, in_order
from ruthless.kernel.table import Table

ACE, OTHER_ACE, KING, QUEEN, JACK = DECK = [
    Card(name, number, face, "blue")
    for number, (name, face) in enumerate([("ace", 0), ("ace", 0), ("king", 1), ("queen", 2), ("jack", 3)])
]
find_twins(DECK)

ANN, BOB, CEM, PUBLIC = 0, 1, 2, 3


def watched(**seen: Iterable[Card]) -> Table:
    """A table of three where each observer knows these cards of other hands."""
    table = Table(order=in_order(3))
    remember(table)
    for name, cards in seen.items():
        learn(table, [{"ann": ANN, "bob": BOB, "cem": CEM, "public": PUBLIC}[name]], cards)
    return table


def known(table: Table, observer: Seat) -> list[Card]:
    """The cards an observer knows of."""
    return [card for card in DECK if table.known[observer] & card.bit]


def check_watched(table: Table) -> None:
    """Whatever anybody knows is watched."""
    assert all(bits & ~table.watched == 0 for bits in table.known)


def test_cards_that_are_mixed_are_forgotten_by_everybody_and_others_are_not() -> None:
    table = watched(ann=[ACE, KING], bob=[ACE], public=[ACE, QUEEN])
    lose_track(table, [ACE, JACK])

    assert [known(table, observer) for observer in everybody(table)] == [[KING], [], [], [QUEEN]]
    assert table.watched == mask([KING, QUEEN])


def test_that_one_ace_is_mixed_says_nothing_of_the_other() -> None:
    table = watched(ann=[OTHER_ACE])
    lose_track(table, [ACE])

    assert known(table, ANN) == [OTHER_ACE]


def test_nobody_knows_where_a_buried_card_lies_not_even_who_put_it_there() -> None:
    table = watched(ann=[ACE], bob=[ACE], cem=[ACE], public=[ACE])
    buried(table, BOB, [], [ACE])

    assert [known(table, observer) for observer in everybody(table)] == [[], [], [], []]
    check_watched(table)


def test_who_did_not_see_which_card_was_buried_no_longer_knows_the_hand_it_came_from() -> None:
    table = watched(ann=[KING, QUEEN], public=[KING])
    buried(table, BOB, [KING], [QUEEN])

    assert (known(table, ANN), known(table, PUBLIC)) == ([], [])
    check_watched(table)


def test_who_knew_only_cards_that_stayed_cannot_be_sure_of_them_either() -> None:
    table = watched(cem=[KING])
    buried(table, BOB, [KING, ACE], [QUEEN])

    assert known(table, CEM) == []


def test_a_burial_changes_nothing_about_the_hands_of_others() -> None:
    table = watched(ann=[JACK], bob=[JACK], public=[JACK, KING])
    buried(table, BOB, [KING], [QUEEN])

    assert [known(table, observer) for observer in everybody(table)] == [[JACK], [JACK], [], [JACK]]
    check_watched(table)


def test_who_buries_a_card_still_knows_what_they_gave_to_others() -> None:
    table = watched(bob=[ACE])
    buried(table, BOB, [KING], [OTHER_ACE])

    assert known(table, BOB) == [ACE]


def test_a_card_that_comes_back_from_where_it_was_buried_is_news_to_everybody() -> None:
    table = watched(ann=[QUEEN])
    buried(table, BOB, [KING], [QUEEN])
    moved_in_secret(table, [[], [KING], []], [(CEM, ANN, [QUEEN])])

    assert [known(table, observer) for observer in everybody(table)] == [[], [], [QUEEN], []]
    left_openly(table, ANN, [], [QUEEN])
    assert table.watched == 0


@pytest.mark.parametrize("cards", [[ACE], DECK])
def test_where_nobody_looks_there_is_nothing_to_lose(cards: list[Card]) -> None:
    table = Table(order=in_order(3))
    forget_everything(table)
    learn(table, everybody(table), cards)
    lose_track(table, cards)
    buried(table, BOB, [KING], [QUEEN])

    assert (table.known, table.watched) == ([], 0)
