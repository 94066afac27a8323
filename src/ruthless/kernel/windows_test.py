"""A window is one question to several, and the first in the order given who reacts closes it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ruthless.kernel.decisions import Question, Together, Word, only
from ruthless.kernel.luck import Luck
from ruthless.kernel.parts import pairs
from ruthless.kernel.seats import in_order
from ruthless.kernel.table import Scribe, Table
from ruthless.kernel.whim import Whim
from ruthless.kernel.windows import all_let_it_be, all_to_react, first_to_react, may_be_out

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
    assert table.scribe.forced == [0, NO, 2, NO]


def test_a_window_nobody_can_use_is_asked_if_forced_answers_are() -> None:
    window, asked = opened(Table(order=in_order(3)), {2: [], 0: []})
    assert isinstance(asked, Together)
    assert closed(window, {0: NO, 2: NO}) is None
    assert opened(Table(order=in_order(3)), {})[1] is None


def test_busy_rules_note_for_all_that_nobody_can_react() -> None:
    table = Table(order=in_order(4), scribe=Scribe())
    assert not all_let_it_be(table, 0b1010, NO)
    assert all_let_it_be(table, 0, NO)
    table.scribe.forced = []
    assert all_let_it_be(table, 0b1010, NO)
    assert table.scribe.forced == [1, NO, 3, NO]


def test_a_whim_answers_a_window_by_seat_and_nobody_is_asked() -> None:
    table = Table(order=in_order(3), scribe=Scribe())
    log: list[Any] = []
    table.scribe.whim = Whim(Luck.from_seed(2), log)
    seen = set()
    for _ in range(40):
        log.clear()
        _, result = opened(table, {2: [STOP, TURN], 0: [STOP], 1: []})
        said = dict(pairs(log))
        assert list(said) == [0, 1, 2]
        assert result == next(((seat, said[seat]) for seat in (2, 0) if said[seat] is not NO), None)
        seen.add(result)
    assert seen == {None, (0, STOP), (2, STOP), (2, TURN)}


def test_all_who_react_do_so_in_the_order_given() -> None:
    window: Any = all_to_react(Table(order=in_order(3)), ASK, {2: [STOP], 0: [STOP, TURN], 1: [TURN]}, NO)
    window.send(None)
    assert list(closed(window, {0: TURN, 1: NO, 2: STOP}).items()) == [(2, STOP), (0, TURN)]


def test_a_card_may_be_out_until_all_of_its_kind_lie_open() -> None:
    assert may_be_out(0b0110, 0b0010)
    assert not may_be_out(0b0110, 0b1110)
