"""The order of play: who follows whom."""

from __future__ import annotations

from ruthless.kernel.seats import Order, in_order, ordered


def test_after_a_seat_come_all_others_and_the_seat_itself_last() -> None:
    assert in_order(4).after[2] == (3, 0, 1, 2)
    assert in_order(4).others[2] == (3, 0, 1)
    assert in_order(4).next[3] == 0


def test_an_order_can_be_any_permutation() -> None:
    order = Order((2, 0, 1))
    assert list(order) == [2, 0, 1]
    assert len(order) == 3
    assert order.after[0] == (1, 2, 0)
    assert order.next == [1, 2, 0]


def test_orders_are_equal_if_the_seats_are() -> None:
    assert Order((0, 1)) == in_order(2)
    assert Order((1, 0)) != in_order(2)
    assert hash(Order((0, 1))) == hash(in_order(2))


def test_an_order_is_worked_out_once() -> None:
    assert ordered((1, 0)) is ordered((1, 0))
    assert ordered((1, 0)) == Order((1, 0))
