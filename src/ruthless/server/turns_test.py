"""Turns: so much at once, so much waiting, one for each address, and nobody longer than they may."""

from __future__ import annotations

import asyncio

import pytest

from ruthless.server import turns
from ruthless.server.limits import ANY, Rate
from ruthless.server.refusals import Refused
from ruthless.server.turns import EACH, LINE, OneByOne, Turns

pytestmark = pytest.mark.anyio


class Work:
    """Something costly that goes on until it is let go, and remembers how much of it there was at once."""

    def __init__(self, line: Turns) -> None:
        self.line = line
        self.done = asyncio.Event()
        self.within: list[str] = []
        self.most = 0
        self.refused = 0

    async def do(self, address: str) -> None:
        try:
            async with self.line.turn(address):
                self.within.append(address)
                self.most = max(self.most, len(self.within))
                assert len(set(self.within)) == len(self.within), "one for each address"
                await self.done.wait()
                self.within.remove(address)
        except Refused:
            self.refused += 1


async def settle() -> None:
    """Let everybody go as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_only_some_are_within_one_of_each_address() -> None:
    work = Work(Turns(ANY, at_once=3))
    tasks = [asyncio.create_task(work.do(address)) for address in "aabbccdd"]
    await settle()
    assert len(work.within) == 3
    work.done.set()
    await asyncio.gather(*tasks)
    assert (work.most, work.refused) == (3, 0)
    assert not work.line._waiting


async def test_neither_one_nor_all_may_wait_without_end() -> None:
    work = Work(Turns(ANY))
    tasks = [asyncio.create_task(work.do("a")) for _ in range(20)]
    await settle()
    assert work.refused == 20 - EACH
    tasks += [asyncio.create_task(work.do(str(number))) for number in range(50)]
    await settle()
    assert work.refused == 70 - LINE
    work.done.set()
    await asyncio.gather(*tasks)


async def test_who_waits_too_long_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(Turns(ANY, at_once=1))
    first = asyncio.create_task(work.do("a"))
    await settle()
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    await work.do("b")
    assert work.refused == 1
    work.done.set()
    await first
    await work.do("b")
    assert work.refused == 1, "the line goes on"


async def test_what_takes_long_is_not_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    async with Turns(ANY).turn("a"):
        await asyncio.sleep(0.03)


async def test_an_address_has_only_so_many_seconds() -> None:
    line = Turns(Rate(0.05, 0))
    async with line.turn("a"):
        await asyncio.sleep(0.06)
    with pytest.raises(Refused, match="server-waiting"):
        async with line.turn("a"):
            pass
    async with line.turn("b"):
        pass


async def test_an_error_within_comes_out_and_frees_the_place() -> None:
    line = Turns(ANY, at_once=1)
    for error in (ValueError, TimeoutError):
        with pytest.raises(error):
            async with line.turn("a"):
                raise error
    async with line.turn("b"):
        pass


async def test_who_has_the_same_key_goes_one_by_one() -> None:
    one_by_one = OneByOne()
    within: list[str] = []

    async def enter(key: str) -> None:
        async with one_by_one.alone(key):
            assert key not in within
            within.append(key)
            await asyncio.sleep(0)
            within.remove(key)

    await asyncio.gather(*(enter(key) for key in "aabbaabbcc"))
    assert not one_by_one._locks, "nothing is kept"
