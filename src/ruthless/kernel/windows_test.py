"""A window is one question to several, and the first in the order given who reacts closes it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ruthless.kernel.decisions import Question, Together, Word, only
from ruthless.kernel.seats import in_order
from ruthless.kernel.table import Scribe, Table
from ruthless.kernel.windows import all_to_react, first_to_react, may_be_out

NO, STOP, TURN = Word("no"), Word("stop"), Word("turn")
ASK = Question("react", only())


def opened(table: Table, able: dict[int, list[Word]]) -> tuple[Generator[Any, Any, Any], Any]:
    """A window, and what it asks: a Together, or the result if nobody had to be asked."""
    window: Any = first_to_react(table, ASK, able, NO)
    try:
        return window, window.send(None)
    except StopIteration as end:
        return window, end.value


def closed(window: Any, answers: dict[int, Word]) -> Any:
    try:
        window.send(answers)
    except StopIteration as end:
        return end.value
    raise AssertionError("asked twice")


def test_the_first_in_the_order_given_reacts() -> None:
    able = {2: [STOP, TURN], 0: [STOP], 1: []}
    window, asked = opened(Table(order=in_order(3)), able)
    assert isinstance(asked, Together)
    assert {seat: list(part.options) for seat, part in asked.parts.items()} == {  # type: ignore[union-attr]
        2: [NO, STOP, TURN],
        0: [NO, STOP],
        1: [NO],
    }
    assert closed(window, {0: STOP, 1: NO, 2: TURN}) == (2, TURN)


def test_nobody_need_react() -> None:
    window, _ = opened(Table(order=in_order(2)), {0: [STOP], 1: []})
    assert closed(window, {0: NO, 1: NO}) is None


def test_a_window_nobody_can_use_is_only_noted() -> None:
    table = Table(order=in_order(3))
    table.scribe = Scribe()
    table.scribe.forced = []
    assert opened(table, {2: [], 0: []})[1] is None
    assert table.scribe.forced == [(0, NO), (2, NO)]


def test_a_window_nobody_can_use_is_asked_if_forced_answers_are() -> None:
    window, asked = opened(Table(order=in_order(3)), {2: [], 0: []})
    assert isinstance(asked, Together)
    assert closed(window, {0: NO, 2: NO}) is None
    assert opened(Table(order=in_order(3)), {})[1] is None


def test_all_who_react_do_so_in_the_order_given() -> None:
    window: Any = all_to_react(Table(order=in_order(3)), ASK, {2: [STOP], 0: [STOP, TURN], 1: [TURN]}, NO)
    window.send(None)
    assert list(closed(window, {0: TURN, 1: NO, 2: STOP}).items()) == [(2, STOP), (0, TURN)]


def test_a_card_may_be_out_until_all_of_its_kind_lie_open() -> None:
    assert may_be_out(0b0110, 0b0010)
    assert not may_be_out(0b0110, 0b1110)
