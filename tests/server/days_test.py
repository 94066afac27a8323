"""Days pass with nobody connected, on real databases: whatever is restarted, killed or done twice, everything happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import insert, select, text, update

from ruthless.kernel.luck import Luck
from ruthless.server import admin, handlers, schema
from ruthless.server.clocks import AT_ONCE, DAY, HOUR, MINUTE
from ruthless.server.commands import Answer, Holiday, Standing
from ruthless.server.entries import Entry
from ruthless.server.harness_test import new_table
from ruthless.server.hub import Hub
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.store import Store
from ruthless.server.waking import SLACK
from tests.server.kit import check_log, entries_of

pytestmark = pytest.mark.anyio

SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "day", "bots": "easy", "sit_in": False}


class Time:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(database: str, time: Time, node: str = "node") -> AsyncIterator[Hub]:
    """A server on a database, at a time of our choice."""
    hub = Hub(Store(database, node), pace=AT_ONCE, now=time)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def begun(hub: Hub, humans: int = 2, bots: int = 0, game: str = "frantic", **settings: object) -> LiveRoom:
    """A match over days."""
    live = await new_table(hub, game, {}, {**SETTINGS, **settings})
    for number in range(humans):
        await hub.sit_down(live, f"Player {number}")
    for _ in range(bots):
        await hub.write(live, lambda room: handlers.seat_bot(room, "easy"))
    await hub.write(live, handlers.start)
    return live


async def wait_until(wanted: Callable[[], bool]) -> None:
    """Wait for something that is under way."""
    async with asyncio.timeout(30):
        while not wanted():
            await asyncio.sleep(0.01)


async def due_of(hub: Hub, code: str) -> int | None:
    """When the database says that a table has to be looked at, once everything is written."""
    async with hub.store.engine.connect() as connection:
        found: int | None = await connection.scalar(select(schema.rooms.c.due).where(schema.rooms.c.code == code))
        return found


async def settled(hub: Hub, code: str) -> int | None:
    """The same, when it has been worked out."""
    async with asyncio.timeout(30):
        while (found := await due_of(hub, code)) is not None and found <= 0:
            await asyncio.sleep(0.01)
    return found


async def answer(hub: Hub, live: LiveRoom, luck: Luck, key: str) -> None:
    """Somebody who is asked answers something."""
    live_match = live.room.live_match
    assert live_match is not None
    one = next(one for one in live_match.match.pending if live.room.ask(one.seat) is not None)
    ask = live.room.ask(one.seat)
    assert ask is not None
    person = live.room.people[one.seat].person
    await hub.command(live, person, Answer(do="answer", key=key, ask=ask, answer=str(luck.choice(one.options))))


def kinds(entries: list[Entry]) -> list[str]:
    return [one.kind for one in entries]


async def test_days_pass_with_nobody_there_and_restarts_in_between(database: str) -> None:
    time = Time()
    async with opened(database, time) as hub:
        live = await begun(hub, sit_in=True)
        code, before = live.room.code, live.room.number
        assert await settled(hub, code) == time.now + DAY * 3 // 4
    time.now += DAY // 2
    async with opened(database, time) as hub:
        await hub.waking.wake()
        assert len(hub.rooms) == 0, "nothing is due, so nothing is read"
        time.now += DAY // 4 + SLACK
        await hub.waking.wake()
        live = await hub.live(code)
        await wait_until(lambda: live.room.number > before)
        assert await settled(hub, code) is not None
    assert kinds(await entries_of(database, code))[before + 1 :] == ["reminded"]
    time.now += 3 * DAY
    async with opened(database, time) as hub:
        assert len(hub.rooms) == 0
        await hub.waking.wake()
        live = await hub.live(code)
        await wait_until(lambda: any(one.replaced for one in live.room.people))
    entries = await entries_of(database, code)
    check_log(entries)
    assert kinds(entries)[before + 1 : before + 3] == ["reminded", "replaced"]


async def test_what_a_table_waits_for_is_known_however_its_server_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies after an entry is on disk and before it is worked out what follows from it."""
    time = Time()
    async with opened(database, time) as hub:
        live = await begun(hub, humans=3)
        code, luck = live.room.code, Luck.from_seed("death")
        await settled(hub, code)
        monkeypatch.setattr(hub.store, "show", lambda *_: None)
        await answer(hub, live, luck, "key-answer-1")
        assert await due_of(hub, code) == -live.room.number
        asked = live.room.moment_at
    time.now += HOUR // 2
    async with opened(database, time) as hub:
        await hub.waking.wake()
        assert await settled(hub, code) in (asked + DAY * 3 // 4, asked + HOUR), "a decision, or a chance to react"
        assert kinds(await entries_of(database, code))[-1] == "answered"


@pytest.mark.long
async def test_a_whole_match_over_days_with_the_server_restarted_again_and_again(database: str) -> None:
    time, luck, starts = Time(), Luck.from_seed("days"), 0
    async with opened(database, time) as hub:
        live = await begun(hub, humans=2, bots=1, window="ten-minutes", game="malta")
        code = live.room.code
        await hub.command(live, 0, Standing(do="standing", key="key-standing", question="react", answer="negate"))
    number, answers = 0, 0
    while starts < 12:
        starts += 1
        async with opened(database, time) as hub:
            live = await hub.live(code)
            for _ in range(6):
                if live.room.phase != "playing":
                    break
                assert live.room.live_match is not None
                waiting = [one for one in live.room.live_match.match.pending if live.room.ask(one.seat) is not None]
                person = next((one for one in waiting if live.room.people[one.seat].bot is None), None)
                if person is not None and luck.below(2):
                    answers += 1
                    with suppress(Refused):  # a bot, or the end of a chance to react, may have been faster
                        await answer(hub, live, luck, f"key-answer-{answers:04}")
                    continue
                number = live.room.number
                found = await settled(hub, code)
                if found is None:
                    break
                time.now = max(time.now, found) + SLACK
                await hub.waking.wake()
                await wait_until(lambda live=live, number=number: live.room.number > number)  # type: ignore[misc]
    entries = await entries_of(database, code)
    check_log(entries)
    assert starts > 3
    assert {"answered", "early"} <= set(kinds(entries))
    for one in entries:
        assert one.kind != "replaced", "nobody agreed to it"


async def test_two_nodes_that_wake_a_table_write_one_entry(postgres: str) -> None:
    time = Time()
    async with opened(postgres, time, "one") as one, opened(postgres, time, "two") as two:
        one.alive = two.alive = frozenset({"one", "two"})
        live = await begun(one)
        code, before = live.room.code, live.room.number
        await settled(one, code)
        time.now += DAY
        await asyncio.gather(one.waking.wake(), two.waking.wake(), one.waking.wake(), two.waking.wake())
        there = await two.live(code)
        two.timers.set(there)
        one.timers.set(live)
        await wait_until(lambda: live.room.number >= before + 2 or there.room.number >= before + 2)
        await settled(one, code)
    entries = await entries_of(postgres, code)
    check_log(entries)
    assert kinds(entries)[before + 1 :] == ["reminded", "reminded"]
    assert [entry.data["late"] for entry in entries[before + 1 :]] == [False, True]


async def test_thousands_of_sleeping_tables_are_not_read(database: str) -> None:
    time = Time()
    async with opened(database, time) as hub:
        row = {"base": 0, "phase": "playing", "open": False, "summary": {}, "touched": 0, "owner": ""}
        rows = [{**row, "code": f"{number:06}", "due": time.now + MINUTE + number} for number in range(5_000)]
        async with hub.store.engine.begin() as connection:
            await connection.execute(insert(schema.rooms), rows)
            await connection.execute(text("ANALYZE"))
            explain = "EXPLAIN QUERY PLAN" if database.startswith("sqlite") else "EXPLAIN"
            question = f"{explain} SELECT code, due FROM rooms WHERE due <= {time.now} ORDER BY due LIMIT 50"
            plan = " ".join(str(row) for row in await connection.execute(text(question)))
        assert "rooms_due" in plan, plan
        await hub.waking.wake()
        assert len(hub.rooms) == 0
        time.now += MINUTE + SLACK + 100
        await hub.waking.wake()
        assert len(await hub.store.due_rooms(time.now, 10_000)) < 5_000


async def test_a_table_that_cannot_go_on_does_not_stand_in_the_way_of_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    async with opened(database, time) as hub:
        closed, strange, stuck = [(await begun(hub)).room.code for _ in range(3)]
        for code in (closed, strange, stuck):
            await settled(hub, code)
    async with opened(database, time) as hub:
        await hub.store.run(lambda connection: admin.close(connection, closed, time.now))
        async with hub.store.engine.begin() as connection:
            rows = select(schema.entries.c.number, schema.entries.c.data).where(
                schema.entries.c.code == strange, schema.entries.c.kind == "started"
            )
            number, data = (await connection.execute(rows)).one()
            this = (schema.entries.c.code == strange) & (schema.entries.c.number == number)
            other = {**data, "game": "no such game"}
            await connection.execute(update(schema.entries).where(this).values(data=other))
        time.now += DAY
        monkeypatch.setattr(hub.timers, "set", lambda live: None)  # as if its timer failed each time
        await hub.waking.wake()
        assert await due_of(hub, stuck) == time.now - DAY // 4
        await hub.waking.wake()
        async with asyncio.timeout(30):
            while await due_of(hub, closed) is not None or await due_of(hub, strange) != time.now + HOUR:
                await asyncio.sleep(0.01)
            while await due_of(hub, stuck) != time.now + MINUTE:
                await asyncio.sleep(0.01)


async def test_only_the_worker_a_table_lives_at_wakes_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    async with opened(database, time) as hub:
        code = (await begun(hub)).room.code
        await settled(hub, code)
    time.now += DAY
    async with opened(database, time) as hub:
        monkeypatch.setattr(hub.store, "is_home", lambda code: False)
        await hub.waking.wake()
        assert len(hub.rooms) == 0
        monkeypatch.setattr(hub.store, "is_home", lambda code: True)
        await hub.waking.wake()
        assert len(hub.rooms) == 1


async def test_a_match_of_bots_only_sleeps_and_so_does_one_that_is_over(database: str) -> None:
    time = Time()
    async with opened(database, time) as hub:
        live = await begun(hub, humans=2, bots=1)
        code = live.room.code
        await hub.command(live, 0, Holiday(do="holiday", key="key-holiday", until=time.now + DAY))
        assert await settled(hub, code) is not None
        for person in (0, 1):
            await hub.write(live, lambda room, person=person: handlers.Draft("left", person=person))  # type: ignore[misc]
        async with asyncio.timeout(30):
            while await due_of(hub, code) is not None:
                await asyncio.sleep(0.01)
