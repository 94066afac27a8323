"""Decisions and Togethers hand a question out and an answer in."""

from __future__ import annotations

import pytest

from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Option, Question, Together, Word, only
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import in_order
from ruthless.kernel.table import Scribe, Table
from ruthless.kernel.whim import Whim

TABLE = Table(order=in_order(4))
YES, NO = Word("yes"), Word("no")
SURE = Question("sure", only(YES, NO))


def not_the_next(table: Table, seat: int, option: Option) -> Refusal | None:
    """Nobody points at the neighbour."""
    if not isinstance(option, Aim):
        return ELSEWHERE
    return Refusal("next", "1.1", {"other": option.seat}) if option.seat == table.order.next[seat] else None


async def twice(seat: int) -> str:
    """A rule that asks two questions."""
    first = await Decision(TABLE, seat, SURE, [YES, NO])
    second = await Decision(TABLE, seat, SURE, [first])
    return f"{first} {second}"


def test_an_option_is_its_notation() -> None:
    assert [str(Word("draw")), str(Aim(2)), repr(Option("red-7"))] == ["draw", "-> 2", "<red-7>"]
    assert Aim(2).seat == 2


def test_a_rule_stops_at_its_question_and_goes_on_with_the_answer() -> None:
    talk = twice(1)
    first = talk.send(None)
    second = talk.send(NO)

    assert (first.seat, first.question, first.options) == (1, SURE, [YES, NO])
    assert second.options == [NO]
    with pytest.raises(StopIteration) as end:
        talk.send(NO)
    assert end.value.value == "no no"


def test_a_table_with_a_whim_is_not_left_to_ask() -> None:
    log: list[object] = []
    table = Table(scribe=Scribe())
    table.scribe.whim = Whim(Luck.from_seed(1), log)

    async def rule() -> Option:
        await Decision(table, 2, SURE, [NO])
        answer: Option = await Decision(table, 1, SURE, [YES, NO])
        return answer

    with pytest.raises(StopIteration) as end:
        rule().send(None)
    assert log == [2, NO, 1, end.value.value]
    assert table.scribe.whim.choices == 1


def test_a_question_without_an_answer_is_a_mistake_at_a_table_with_a_whim_too() -> None:
    table = Table(scribe=Scribe())
    table.scribe.whim = Whim(Luck.from_seed(1), [])

    async def rule() -> None:
        await Decision(table, 2, SURE, list[Option]())

    with pytest.raises(RuthlessError, match="'sure' was put to seat 2, which has no possible answer"):
        rule().send(None)


def test_a_together_is_handed_out_whole_and_takes_the_results() -> None:
    parts = {0: Decision(TABLE, 0, SURE, [YES, NO]), 2: Decision(TABLE, 2, SURE, [YES, NO])}

    async def rule() -> dict[int, Option]:
        return await Together(parts)

    talk = rule()
    asked = talk.send(None)
    assert isinstance(asked, Together)
    assert asked.parts is parts
    with pytest.raises(StopIteration) as end:
        talk.send({0: YES, 2: NO})
    assert end.value.value == {0: YES, 2: NO}


def test_a_decision_shows_seat_question_and_options() -> None:
    assert repr(Decision(TABLE, 3, SURE, [YES, Aim(1)])) == "3 sure? yes | -> 1"


def test_equal_content_is_the_same_question() -> None:
    assert Question("wrap", only(), args={"card": "red-7"}) == Question("wrap", only(), args={"card": "red-7"})
    assert Question("wrap", only(), args={"card": "red-7"}) != Question("wrap", only(), args={"card": "red-8"})
    assert Question("wrap", only(), args={"card": "red-7"}).as_json() == {"id": "wrap", "card": "red-7"}


def test_a_together_that_concerns_nobody_asks_nobody() -> None:
    async def rule() -> dict[int, Option]:
        return await Together({})

    with pytest.raises(StopIteration) as done:
        rule().send(None)

    assert done.value.value == {}


def test_a_question_is_put_with_the_candidates_that_nothing_forbids_in_their_order() -> None:
    point = Question("point", not_the_next)
    aims = [Aim(seat) for seat in (2, 1, 0)]

    decision = point.to(TABLE, 0, [*aims, NO])

    assert (decision.seat, decision.question, decision.options) == (0, point, [aims[0], aims[2]])
    assert point.allowed(TABLE, 1, aims) == aims[1:]
    assert point.forbids(TABLE, 0, aims[1]) == Refusal("next", "1.1", {"other": 1})


def test_a_question_for_some_answers_takes_those_only() -> None:
    assert SURE.forbids(None, 0, YES) is None
    assert SURE.forbids(None, 0, Word("perhaps")) is ELSEWHERE
