"""Merging two keys: everything of one belongs to the other, as if it had always been so, and can be forgotten with it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from ruthless.server import admin, counting, handlers, merging, schema
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Leave
from ruthless.server.limits import NONE
from ruthless.server.live_room import Guest
from ruthless.server.outcomes import outcome
from tests.server.kit import check_log, derived, entries_of
from tests.server.players_test import ADA, BOB, EVE, hub_on, page, play, rows, table

pytestmark = pytest.mark.anyio

OLD, KEPT = EVE, ADA


def recounted(database: str) -> dict[str, list[Any]]:
    """What the log comes to."""
    admin.recount(database)
    return derived(database)


def told(database: str) -> str:
    """All that whoever asks a database is told."""
    return json.dumps(rows(database, *schema.metadata.sorted_tables))


async def test_what_was_played_by_two_keys_belongs_to_one_as_if_it_had_always_been_so(database: str) -> None:
    async with hub_on(database) as hub, hub_on(database, "other") as other:
        first = await table(hub, ("Ada", KEPT), ("Bob", BOB), bots=1)
        second = await table(hub, ("Eva", OLD), ("Bob", BOB), game="malta")
        third = await table(hub, ("Evi", OLD), ("Bob", BOB))
        for live in (second, first, third, first, second):
            await play(hub, live)
        await play(hub, second, most=5)
        await hub.command(third, 0, Leave(do="leave", key="key-leave"))
        lobby = await table(hub, ("Bob", BOB), ("Eva", OLD))
        await hub.books.settle()
        before, others = await page(hub, KEPT), await page(hub, OLD)
        elsewhere = await other.live(second.room.code)
        heard: list[dict[str, Any]] = []
        by_key, by_token = Guest(heard.append, 0), Guest(lambda frame: None, 0)
        by_key.tokens, by_token.tokens = {handlers.hashed(OLD)}, {second.room.people[0].token}
        for guest in (by_key, by_token):
            await hub.welcome(second, guest)

        await hub.merge(KEPT, OLD)
        await other.look()

        assert heard[-1] == {"is": "bye", "refusal": {"id": "server-renewed"}}, "that key is worth nothing any more"
        assert by_token in second.guests
        after = await page(hub, KEPT)
        assert {one["code"] for one in after["tables"]} == {one.room.code for one in (first, second, lobby)}
        assert len(after["matches"]) == len(before["matches"]) + len(others["matches"]) == 5
        assert after["totals"]["frantic"].played == 3
        assert after["totals"]["malta"].played == 2
        met = {one.name: one for one in after["opponents"]}
        assert met["Bob"].met == 5
        assert await page(hub, OLD) == {"tables": [], "totals": {}, "matches": [], "opponents": []}
        for live in (second, elsewhere, lobby):
            assert await hub.whose(live, None, KEPT) == (1 if live is lobby else 0)
            assert await hub.whose(live, None, OLD) is None
        assert len((await page(hub, BOB))["opponents"]) == 2, "somebody and a bot"
        stands = derived(database)
        assert await asyncio.to_thread(recounted, database) == stands, "counted and rated as the log has it"
        assert handlers.hashed(OLD) not in told(database)
        await play(hub, second)
        await hub.books.settle()
        assert (await page(hub, KEPT))["totals"]["malta"].played == 3, "and so it goes on"
        stands = derived(database)
        assert await asyncio.to_thread(recounted, database) == stands
        for live in (first, second, third, lobby):
            check_log(await entries_of(database, live.room.code))

        await hub.forget(KEPT)
        await hub.books.settle()
    text = told(database)
    assert not [one for one in ("Ada", "Eva", "Evi", handlers.hashed(KEPT), handlers.hashed(OLD)) if one in text]
    assert "Bob" in text


async def test_who_has_played_against_themselves_is_shown_once_and_not_rated_for_it(database: str) -> None:
    async with hub_on(database) as hub:
        both = await table(hub, ("Eva", OLD), ("Ada", KEPT), ("Bob", BOB))
        await play(hub, both)
        alone = await table(hub, ("Ada", KEPT), ("Bob", BOB))
        await play(hub, alone)
        await hub.books.settle()
        await hub.merge(KEPT, OLD)
        shown = await page(hub, KEPT)
        assert sorted((one["code"], one["you"]) for one in shown["tables"]) == sorted(
            [(both.room.code, 0), (alone.room.code, 0)]
        )
        assert sorted(one["record"] for one in shown["matches"]) == sorted([both.room.record, alone.room.record])
        assert shown["totals"]["frantic"].played == 2
        assert len(shown["totals"]["frantic"].course) == 1, "nobody is better or worse than themselves"
        assert [one.name for one in shown["opponents"]] == ["Bob"]
        assert await hub.whose(both, None, KEPT) == 0
        assert await hub.whose(both, both.room.people[1].token, KEPT) in (0, 1)
        stands = derived(database)
        assert await asyncio.to_thread(recounted, database) == stands
        await hub.forget(KEPT)
    text = told(database)
    assert not [one for one in ("Ada", "Eva", handlers.hashed(KEPT), handlers.hashed(OLD)) if one in text]


async def test_ratings_become_one_where_more_is_played_than_can_be_rated_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        tables = [await table(hub, (name, key), ("Bob", "")) for name, key in (("Eva", OLD), ("Ada", KEPT))]
        for live in tables * 3:
            await play(hub, live)
        await hub.books.settle()
        monkeypatch.setattr(counting, "RATED_AGAIN", 0)
        await hub.merge(KEPT, OLD)
        stands = derived(database)
    assert await asyncio.to_thread(recounted, database) == stands, "strangers have no ratings that could differ"


async def test_a_match_that_ends_just_before_is_counted_for_the_key_that_is_left(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Eva", OLD), ("Bob", BOB))
        await play(hub, live)
        await hub.books.settle()
        await play(hub, live)
        came_to = outcome(live.room, 1)
        assert came_to is not None
        assert came_to.seats[1].player == handlers.hashed(OLD), "the seats have moved on by one"
        await hub.books.settle()

        def late(connection: Any) -> None:
            connection.execute(schema.results.delete().where(schema.results.c.record == came_to.record))
            connection.execute(schema.hits.delete().where(schema.hits.c.record == came_to.record))
            connection.execute(schema.played.delete().where(schema.played.c.record == came_to.record))
            merging.merge(connection, handlers.hashed(OLD), handlers.hashed(KEPT), 1)
            counting.count(connection, [came_to])

        await hub.store.change(late)
        assert len((await page(hub, KEPT))["matches"]) == 2
        stands = derived(database)
        assert await asyncio.to_thread(recounted, database) == stands


def test_both_keys_have_to_be_shown(database: str) -> None:
    with TestClient(create_app(database, limits=NONE, pace=AT_ONCE)) as client:
        mine, theirs = ({"Authorization": f"Bearer {one}"} for one in (KEPT, OLD))
        wanted = {"game": "malta", "player": "Eva", "bots": ["easy"]}
        code = client.post("/api/tables", json=wanted, headers=theirs).json()["code"]

        def tables(headers: dict[str, str]) -> list[str]:
            return [one["code"] for one in client.get("/api/me", headers=headers).json()["tables"]]

        for body, headers, status in (
            ({"player": OLD}, {}, 401),
            ({"player": handlers.hashed(OLD)}, mine, 422),
            ({}, mine, 422),
            ({"player": KEPT}, mine, 204),
            ({"player": BOB}, mine, 204),
        ):
            assert client.post("/api/me/merge", json=body, headers=headers).status_code == status
            assert (tables(mine), tables(theirs)) == ([], [code])
        for _ in range(2):  # an answer may be lost, and the same be asked again
            assert client.post("/api/me/merge", json={"player": OLD}, headers=mine).status_code == 204
            assert (tables(mine), tables(theirs)) == ([code], [])
