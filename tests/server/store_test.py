"""The store, on SQLite and on PostgreSQL: what was written is there once, in order, for every node."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, text

from ruthless.server import databases, handlers, migrations, schema
from ruthless.server.drivers import Summary
from ruthless.server.entries import Entry
from ruthless.server.happenings import replay
from ruthless.server.harness_test import RoomHarness, plain
from ruthless.server.room import Room
from ruthless.server.store import Store, StoreFailed

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(database: str, node: str = "one") -> AsyncIterator[Store]:
    """An open store."""
    store = Store(database, node)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def created(code: str = "KR7Q2M") -> Entry:
    """The first entry of a table."""
    return handlers.created(code, "frantic", {}, {"name": "", "open": True}).entry(Room(), 1_000)


def said(number: int, key: str | None = None, **data: Any) -> Entry:
    """Some entry."""
    return Entry(number, "said", {"person": 0, **data}, 1_000 + number, key)


async def test_what_was_written_is_read_back_to_the_letter(database: str) -> None:
    entries = [created(), said(1, "key-1", text="Zoë 🦊 \\ \" ' ; -- %s :x", deep=[{"a": None}, 1.5, True]), said(2)]
    async with opened(database) as store:
        for entry in entries:
            assert await store.append("KR7Q2M", entry)
        assert await store.load("KR7Q2M") == entries
        assert await store.entries("KR7Q2M", 1) == entries[1:]
        assert await store.entries("KR7Q2M", 1, 1) == entries[1:2]
        assert await store.load("AAAAAA") == []
    async with opened(database, "two") as store:
        assert await store.load("KR7Q2M") == entries, "also after a restart"


async def test_a_number_is_taken_once(database: str) -> None:
    async with opened(database) as store:
        assert await store.append("KR7Q2M", created())
        assert await store.append("KR7Q2M", said(1, text="first"))
        assert not await store.append("KR7Q2M", said(1, text="second"))
        assert [entry.data.get("text") for entry in await store.entries("KR7Q2M", 1)] == ["first"]
        assert await store.append("OTHER2", said(1)), "each table counts for itself"


async def test_a_key_is_taken_once(database: str) -> None:
    async with opened(database) as store:
        assert await store.append("KR7Q2M", created())
        assert not await store.knows("KR7Q2M", "key-1")
        assert await store.append("KR7Q2M", said(1, "key-1"))
        assert not await store.append("KR7Q2M", said(2, "key-1"))
        assert await store.append("KR7Q2M", said(2, "key-2"))
        assert await store.append("KR7Q2M", said(3)), "what has no key is not the same"
        assert await store.append("KR7Q2M", said(4))
        assert await store.append("OTHER2", said(0, "key-1")), "keys are those of a table"
        assert await store.knows("KR7Q2M", "key-1")
        assert not await store.knows("OTHER2", "key-2")


async def test_many_writes_at_once_all_get_their_own_answer(database: str) -> None:
    async with opened(database) as store:
        codes = [f"TABLE{letter}" for letter in "ABCDEFGH"]
        assert all(await asyncio.gather(*(store.append(code, created(code)) for code in codes)))
        tries = [(code, number) for number in range(1, 30) for code in codes]
        won = await asyncio.gather(
            *(store.append(code, said(number, text=str(at))) for at in (1, 2) for code, number in tries)
        )
        assert won == [True] * len(tries) + [False] * len(tries)
        for code in codes:
            found = await store.entries(code, 1)
            assert [entry.number for entry in found] == list(range(1, 30))
            assert {entry.data["text"] for entry in found} == {"1"}


async def test_of_two_nodes_that_write_the_same_number_one_succeeds(database: str) -> None:
    async with opened(database, "one") as one, opened(database, "two") as two:
        assert await one.append("KR7Q2M", created())
        for number in range(1, 40):
            won = await asyncio.gather(
                one.append("KR7Q2M", said(number, text="one")), two.append("KR7Q2M", said(number, text="two"))
            )
            assert sorted(won) == [False, True]
            kept = await two.entries("KR7Q2M", number)
            assert [entry.data["text"] for entry in kept] == ["one" if won[0] else "two"]


async def test_two_nodes_with_many_tables_never_wait_for_each_other_for_ever(postgres: str) -> None:
    codes = [f"TAB{number:03}" for number in range(9)]
    async with opened(postgres, "one") as one, opened(postgres, "two") as two, asyncio.timeout(30):
        async with two.engine.connect() as somebody:
            # Both nodes have to stop in the middle, each with some tables in its hand.
            await somebody.execute(insert(schema.entries).values(code=codes[4], number=0, kind="said", data={}, at=0))
            writes = asyncio.gather(
                *(one.append(code, said(0)) for code in codes), *(two.append(code, said(0)) for code in codes[::-1])
            )
            await asyncio.sleep(0.3)
            assert not writes.done()
            await somebody.rollback()
        assert sum(await writes) == len(codes)


async def test_a_room_is_read_from_its_last_start(database: str) -> None:
    harness = RoomHarness(humans=3, house_rules={"limit": 1})
    for _ in range(2):
        harness.start()
        harness.until(lambda room: room.phase == "over")
    async with opened(database) as store:
        for entry in harness.entries:
            assert await store.append(harness.room.code, entry)
        entries = await store.load(harness.room.code)
        assert entries == harness.entries[harness.base() :]
        assert plain(replay(entries)) == harness.snapshot()
        first, second = [entry.data["record"] for entry in harness.entries if entry.kind == "started"]
        found = await store.match(first)
        assert found is not None
        room = replay(found[1])
        assert (room.match, room.phase) == (1, "over")
        found = await store.match(second)
        assert found is not None
        assert found == (harness.room.code, entries)
        assert await store.match("no such record") is None


async def test_a_list_shows_open_tables_the_latest_first(database: str) -> None:
    async with opened(database) as store:
        for at, code in enumerate(("OLD222", "NEW222", "HID222")):
            await store.append(code, created(code), owner="me")
            store.show(Summary(code, "lobby", code != "HID222", {"code": code}, 1_000 * at))
        await store.append("NEW222", said(1))  # what is shown was written before this
        assert [one["code"] for one in await store.open_rooms(0)] == ["NEW222", "OLD222"]
        assert [one["code"] for one in await store.open_rooms(500)] == ["NEW222"]
        assert await store.count_rooms("me", 0) == 3
        assert await store.count_rooms("you", 0) == 0


async def test_a_table_counts_for_who_made_it_by_when_it_was_made(database: str) -> None:
    async with opened(database) as store:
        for code, at in (("OLD222", 1_000), ("NEW222", 5_000)):
            await store.append(code, replace(created(code), at=at), owner="me")
            store.show(Summary(code, "playing", False, {}, 9_000))
        await store.append("NEW222", said(1))  # what is shown was written before this
        assert await store.count_rooms("me", 2_000) == 1, "whatever has happened there since"
        assert await store.count_rooms("me", 1_000) == 2
        assert await store.count_rooms("you", 0) == 0


async def test_migrations_lead_from_nothing_to_the_tables_the_code_knows(database: str) -> None:
    async with opened(database) as store, store.engine.connect() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
        )
    differences = [one for one in differences if "alembic_version" not in str(one)]
    assert differences == []


async def test_migrations_run_again_change_nothing(database: str) -> None:
    async with opened(database) as store:
        await store.append("KR7Q2M", created())
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        assert len(await store.load("KR7Q2M")) == 1


async def test_several_nodes_may_start_at_once_on_an_empty_database(postgres: str) -> None:
    stores = [Store(postgres, f"node {number}") for number in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert not any([await store.health() for store in stores])
    for store in stores:
        await store.close()


async def test_a_write_that_fails_says_so_and_logs_nothing_of_what_was_to_be_written(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as store:
        await store.append("KR7Q2M", created())
        secret = "s3cret-seed"
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE entries RENAME TO elsewhere"))
        with caplog.at_level(logging.INFO), pytest.raises(StoreFailed):
            await store.append("KR7Q2M", said(1, text=secret))
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO entries"))
        assert "a write has failed" in caplog.text
        assert secret not in caplog.text
        assert await store.append("KR7Q2M", said(1, text="again")), "and the store goes on"


async def test_closing_waits_for_what_is_being_written(database: str) -> None:
    store = Store(database, "one")
    await store.open()
    await store.append("KR7Q2M", created())
    last = asyncio.ensure_future(store.append("KR7Q2M", said(1)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.wait_for(last, 1)


async def test_nodes_know_of_each_other_while_they_live(postgres: str) -> None:
    async with opened(postgres, "one") as one, opened(postgres, "two") as two:
        assert await one.beat(1_000, 500) == {"one"}
        assert await two.beat(1_200, 500) == {"one", "two"}
        assert await two.beat(1_600, 500) == {"two"}
        assert await one.beat(1_700, 500) == {"one", "two"}


async def test_a_node_alone_on_sqlite_is_alive(tmp_path: Any) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", "one") as one:
        assert await one.beat(1_000, 500) == {"one"}


async def test_nodes_wake_each_other_but_not_themselves(postgres: str) -> None:
    async with opened(postgres, "one") as one, opened(postgres, "two") as two, asyncio.timeout(10):
        wakes: Any = one.wakes()
        assert await anext(wakes) == "", "at first some may have been missed"
        await one.append("MINE22", created("MINE22"))
        await two.append("THEIRS", created("THEIRS"))
        assert await anext(wakes) == "THEIRS"
        await wakes.aclose()


async def test_a_node_hears_of_all_tables_that_were_written_to_together(postgres: str) -> None:
    async with opened(postgres, "one") as one, opened(postgres, "two") as two, asyncio.timeout(10):
        wakes: Any = one.wakes()
        assert await anext(wakes) == ""
        codes = [f"MANY{number}" for number in range(10, 40)]
        assert all(await asyncio.gather(*(two.append(code, created(code)) for code in codes)))
        assert sorted([await anext(wakes) for _ in codes]) == codes
        assert not any(await asyncio.gather(*(two.append(code, created(code)) for code in codes))), "taken already"
        await two.append("THEIRS", created("THEIRS"))
        assert await anext(wakes) == "THEIRS", "nothing was written twice, and nobody told of it"
        await wakes.aclose()


async def test_a_node_listens_again_after_the_database_was_out_of_reach(postgres: str) -> None:
    async with opened(postgres, "one") as one, opened(postgres, "two") as two, asyncio.timeout(15):
        wakes: Any = one.wakes()
        assert await anext(wakes) == ""
        await cut_all_connections(two)
        assert await anext(wakes) == "", "some may have been missed"
        await two.append("THEIRS", created("THEIRS"))
        assert await anext(wakes) == "THEIRS"
        await wakes.aclose()


async def test_what_was_cut_while_nobody_wrote_is_no_reason_to_refuse_a_write(postgres: str) -> None:
    async with opened(postgres, "one") as one, opened(postgres, "two") as two:
        assert await one.append("KR7Q2M", created())
        await cut_all_connections(two)
        assert await one.append("KR7Q2M", said(1))
        await cut_all_connections(two)
        assert len(await one.load("KR7Q2M")) == 2


async def test_whoever_talks_to_a_database_notices_when_it_says_nothing_any_more(postgres: str) -> None:
    lines: list[Any] = []
    async with opened(postgres) as store:
        assert await store.append("KR7Q2M", created())
        lines.append(store._writer._connection)
        async with store.engine.connect() as connection:
            lines.append((await connection.get_raw_connection()).driver_connection)
        wakes: Any = store.wakes()
        assert await anext(wakes) == ""
        lines.append(wakes.ag_frame.f_locals["connection"])
        known = [line.info.get_parameters() for line in lines]
        await wakes.aclose()
    engine = databases.engine(f"{postgres}&connect_timeout=3")
    with engine.connect() as plain:
        other: Any = plain.connection.driver_connection
        assert other.info.get_parameters()["connect_timeout"] == "3", "as its address says"
        known.append({**other.info.get_parameters(), "connect_timeout": databases.PATIENT["connect_timeout"]})
    engine.dispose()
    assert len(known) == 4
    for parameters in known:
        assert databases.PATIENT.items() <= parameters.items()


async def cut_all_connections(store: Store) -> None:
    """What happens when the database restarts; they are closed when this is done."""
    async with store.engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )


async def test_entries_are_never_written_under_two_codes(database: str) -> None:
    async with opened(database) as store:
        entry = created("AAAAAA")
        assert await store.append("AAAAAA", entry)
        assert not await store.append("AAAAAA", replace(entry, at=5)), "a code that is taken is taken"
