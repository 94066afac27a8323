"""A desk: in order, together where it waits, and on a new connection after a failure."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from ruthless.server.desk import Closed, Desk
from ruthless.server.drivers import Turn

pytestmark = pytest.mark.anyio


class Book:
    """A database that notes what is asked of it."""

    def __init__(self) -> None:
        self.opened = 0
        self.closed = 0
        self.batches: list[list[int]] = []
        self.gate = threading.Event()
        self.gate.set()
        self.there = True

    def connect(self) -> Book:
        self.opened += 1
        self.there = True
        return self

    def close(self) -> None:
        self.closed += 1

    def alive(self, connection: Any) -> bool:
        return self.there

    def double(self, connection: Any, numbers: list[int]) -> list[int]:
        """Twice each number; 13 brings bad luck."""
        self.gate.wait()
        self.batches.append(numbers)
        if 13 in numbers:
            raise OSError("bad luck")
        return [2 * number for number in numbers]

    write: Any = None
    read: Any = None


async def test_what_waits_is_done_together_and_in_order() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 5)
    book.gate.clear()
    first = desk.put(0)
    while not desk._queue.empty():
        await asyncio.sleep(0)
    others = [desk.put(number) for number in range(1, 8)]
    book.gate.set()
    assert await asyncio.gather(first, *others) == [0, 2, 4, 6, 8, 10, 12, 14]
    assert book.batches == [[0], [1, 2, 3, 4, 5], [6, 7]]
    await desk.close()
    assert (book.opened, book.closed) == (1, 1)


async def test_what_comes_while_the_turn_is_waited_for_is_done_together() -> None:
    book = Book()
    others = threading.Lock()
    desk = Desk("test", book, book.double, 3, turn=cast("Turn", lambda: others))
    with others:
        first = desk.put(0)
        while not desk._queue.empty():
            await asyncio.sleep(0)
        later = [desk.put(number) for number in range(1, 5)]
    assert await asyncio.gather(first, *later) == [0, 2, 4, 6, 8]
    assert book.batches == [[0, 1, 2], [3, 4]]
    await desk.close()


async def test_where_there_are_no_turns_any_more_nothing_is_done_and_everybody_is_told() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 3, turn=missing)
    with pytest.raises(OSError, match="no turns"):
        await desk.put(1)
    await desk.close()
    assert book.batches == []


@contextmanager
def missing() -> Iterator[None]:
    """A turn that nobody gets."""
    raise OSError("no turns")
    yield


async def test_what_was_done_before_a_turn_could_not_be_given_back_was_done_and_the_desk_can_be_closed() -> None:
    book = Book()
    others = threading.Lock()

    @contextmanager
    def kept() -> Iterator[None]:
        with others:
            yield
        raise OSError("it cannot be given back")

    desk = Desk("test", book, book.double, 3, turn=kept)
    with others:
        first = desk.put(4)
        while not desk._queue.empty():
            await asyncio.sleep(0)
        closing = asyncio.create_task(desk.close())
        await asyncio.sleep(0)
    try:
        assert await first == 8
        await asyncio.wait_for(closing, 10)
    finally:
        desk._queue.put(None)  # where it has missed its end


async def test_a_piece_that_fails_alone_is_told_to_whom_it_concerns_and_to_nobody_else() -> None:
    book = Book()

    def double_each(connection: Any, numbers: list[int]) -> list[int | Exception]:
        book.gate.wait()
        book.batches.append(numbers)
        return [OSError("bad luck") if number == 13 else 2 * number for number in numbers]

    desk = Desk("test", book, double_each, 5)
    book.gate.clear()
    first = desk.put(0)
    while not desk._queue.empty():
        await asyncio.sleep(0)
    others = [desk.put(number) for number in (1, 13, 2)]
    book.gate.set()
    assert await asyncio.gather(*[first, others[0], others[2]]) == [0, 2, 4]
    with pytest.raises(OSError, match="bad luck"):
        await others[1]
    assert await desk.put(3) == 6
    assert book.batches == [[0], [1, 13, 2], [3]]
    assert (book.opened, book.closed) == (2, 1), "nobody knows what is wrong with the connection"
    await desk.close()


async def test_a_failure_is_told_to_all_it_concerns_and_the_next_is_done_on_a_new_connection() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 5)
    with pytest.raises(OSError, match="bad luck"):
        await desk.put(13)
    assert await desk.put(4) == 8
    assert (book.opened, book.closed) == (2, 1)
    book.there = False
    assert await desk.put(5) == 10, "nothing was asked of the dead connection"
    assert book.opened == 3
    await desk.close()


async def test_closing_does_what_is_waiting() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 2)
    waiting = [desk.put(number) for number in range(9)]
    await desk.close()
    assert [one.result() for one in waiting] == [2 * number for number in range(9)]


async def test_who_comes_after_it_has_closed_is_told_so_and_opens_nothing() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 2, patience=60)
    assert await desk.put(4) == 8
    closing = asyncio.create_task(desk.close())
    await asyncio.sleep(0)
    for _ in range(2):
        with pytest.raises(Closed):
            await desk.put(5)
        await closing
    assert (book.opened, book.closed) == (1, 1)
    assert desk._thread is None


async def test_who_does_not_wait_any_more_holds_nobody_up() -> None:
    book = Book()
    desk = Desk("test", book, book.double, 5)
    book.gate.clear()
    gone, there = desk.put(1), desk.put(2)
    gone.cancel()
    book.gate.set()
    assert await there == 4
    await desk.close()
