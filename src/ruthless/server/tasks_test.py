"""Tasks: what is begun comes to its end, and what goes wrong on the way is heard of once."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Any

import pytest

from ruthless.server.refusals import Refused
from ruthless.server.tasks import has_failed, to_the_end

pytestmark = pytest.mark.anyio


class Work:
    """Something that ends when the test wants it to."""

    def __init__(self, error: Exception | None = None) -> None:
        self.begun, self.may_end, self.ended = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._error = error

    async def do(self) -> str:
        self.begun.set()
        await self.may_end.wait()
        self.ended.set()
        if self._error is not None:
            raise self._error
        return "done"


async def left_alone(work: Work) -> list[dict[str, Any]]:
    """Do something for which nobody waits to the end; what the loop complains about."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    waiting = asyncio.create_task(to_the_end(work.do()))
    await work.begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    work.may_end.set()
    await work.ended.wait()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del waiting
    gc.collect()
    return complaints


async def test_who_waits_gets_what_comes_of_it() -> None:
    work = Work()
    work.may_end.set()
    assert await to_the_end(work.do()) == "done"
    refused = Work(Refused("server-busy"))
    refused.may_end.set()
    with pytest.raises(Refused, match="server-busy"):
        await to_the_end(refused.do())


async def test_it_is_done_although_nobody_waits_and_a_refusal_is_nobodys_business(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await left_alone(Work()) == []
        assert await left_alone(Work(Refused("server-busy"))) == []
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []


async def test_what_else_goes_wrong_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert await left_alone(Work(KeyError("lost"))) == []
    assert "nobody waited" in caplog.text


async def test_a_task_that_was_cancelled_or_raised_an_error_has_failed() -> None:
    async def fail() -> None:
        raise KeyError("lost")

    tasks = [asyncio.create_task(one) for one in (Work().do(), fail(), asyncio.sleep(0))]
    assert not any(map(has_failed, tasks))
    tasks[0].cancel()
    await asyncio.wait(tasks)
    assert [has_failed(one) for one in tasks] == [True, True, False]
