"""Players: every match of a player is counted once, whatever happens, and what is forgotten is nowhere any more."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from httpx2 import ASGITransport, AsyncClient
from sqlalchemy import delete, inspect, select, text
from starlette.testclient import TestClient
from typer.testing import CliRunner

from ruthless import Luck
from ruthless.cli import app as command_line
from ruthless.kernel.facts import ATTACK
from ruthless.server import admin, counting, databases, handlers, players, reading, retention, schema
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Leave, Renew, Say
from ruthless.server.entries import Entry
from ruthless.server.harness_test import new_table
from ruthless.server.hub import Hub
from ruthless.server.limits import NONE
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.outcomes import Outcome, outcome_in_log
from ruthless.server.reading import Finished, Reader, finished
from ruthless.server.refusals import Refused
from ruthless.server.room import FORGOTTEN
from ruthless.server.store import Store
from ruthless.server.timers import unless_moved
from tests.server.kit import check_log, entries_of

pytestmark = pytest.mark.anyio

ADA, BOB, EVE = ("A" * 43, "B" * 43, "E" * 43)
SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
SHORT: dict[str, dict[str, Any]] = {"frantic": {"limit": 1}, "frantic-board": {"limit": 10}, "malta": {}}


@asynccontextmanager
async def hub_on(database: str, node: str = "node", now: Any = None) -> AsyncIterator[Hub]:
    hub = Hub(Store(database, node), pace=AT_ONCE, **({} if now is None else {"now": now}))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def table(hub: Hub, *people: tuple[str, str], game: str = "frantic", bots: int = 0, name: str = "") -> LiveRoom:
    """A table with these people, each with a name and perhaps a key."""
    live = await new_table(hub, game, SHORT[game], {**SETTINGS, "name": name})
    for who, key in people:
        await hub.sit_down(live, who, player=key)
    for _ in range(bots):
        await hub.write(live, lambda room: handlers.seat_bot(room, "hard"))
    return live


async def play(hub: Hub, live: LiveRoom, seed: str = "play", most: int = 5_000) -> str:
    """A match to its end by random answers, or some of it; its record."""
    if live.room.phase != "playing":
        await hub.write(live, handlers.start)
    luck = Luck.from_seed(f"{seed} {live.room.match}")
    for _ in range(most):
        live_match = live.room.live_match
        assert live_match is not None
        if live.room.phase == "over":
            break
        decision = live_match.match.pending[0]
        answer = str(luck.choice(decision.options))
        draft = handlers.Draft("answered", seat=decision.seat, ask=live_match.ask(decision.seat), answer=answer)
        await hub.write(live, unless_moved(live.room.number, draft))  # a bot may have been faster
    return live.room.record


def rows(database: str, *tables: Any) -> dict[str, list[Any]]:
    """All that stands in some tables."""
    engine = databases.engine(database, reading=True)
    with engine.connect() as connection:
        found = {table.name: sorted(map(tuple, connection.execute(select(table)).all()), key=repr) for table in tables}
    engine.dispose()
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


async def page(hub: Hub, key: str) -> dict[str, Any]:
    """What a player is shown."""
    me = handlers.hashed(key)
    return {
        "tables": await hub.store.read(lambda line: players.tables(line, me)),
        "totals": {one.game: one for one in await hub.store.read(lambda line: players.totals(line, me))},
        "matches": (await hub.store.read(lambda line: players.matches(line, me, 0, 50)))[0],
        "opponents": await hub.store.read(lambda line: players.opponents(line, me)),
    }


# Counting


@pytest.mark.parametrize("game", list(SHORT))
async def test_a_match_is_counted_for_the_players_whose_seats_it_was_played_on(database: str, game: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", ""), game=game, bots=1)
        await play(hub, live, most=1)  # a match can be over soon
        await hub.books.settle()
        shown = await page(hub, ADA)
        assert [(one["code"], one["you"], one["persons"]) for one in shown["tables"]] == [
            (live.room.code, 0, [0, 1, 2])
        ]
        assert not shown["matches"], "it runs"
        record = await play(hub, live)
        await hub.books.settle()
        shown = await page(hub, ADA)
        match = live.room.live_match
        assert match is not None
        (one,) = shown["matches"]
        assert (one["record"], one["you"], one["place"]) == (record, 0, match.match.places[0])
        assert [seat["name"] for seat in one["seats"]] == [person.name for person in live.room.seated]
        assert [seat["score"] for seat in one["seats"]] == match.match.scores
        total = shown["totals"][game]
        assert (total.played, total.won, total.mean_seats) == (1, match.match.places[0] == 1, 3)
        assert total.rating is not None
        assert total.bots.keys() == {"hard"}
        facts = [fact.public for moment in match.told for fact in moment]
        attacks = [one.args for one in facts if match.match.game.facts[one.id] == ATTACK]
        by = Counter((args["seat"], args["other"]) for args in attacks)
        met = {one.name: one for one in shown["opponents"]}
        for seat, person in enumerate(live.room.seated[1:], 1):
            assert (met[person.name].hit, met[person.name].hit_by) == (by[0, seat], by[seat, 0])
        assert (await page(hub, BOB)) == {"tables": [], "totals": {}, "matches": [], "opponents": []}


async def test_a_match_without_a_player_is_nobodys_business(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ""), ("Bob", ""))
        await play(hub, live)
        await hub.books.settle()
    assert not any(rows(database, *counting.DERIVED).values())


async def test_a_match_is_counted_once_whichever_nodes_see_its_end_and_however_often(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        await play(hub, live)
        for _ in range(3):
            hub.books.loaded(live.room)
            hub.books.note(live.room, Entry(live.room.number, "answered", {}, live.room.touched))
        await hub.books.settle()
        once = rows(database, *counting.DERIVED)
        assert len(once["played"]) == 1
    async with hub_on(database, "other") as hub:
        await hub.live(live.room.code)
        hub.books.beat()
        await hub.books.settle()
    assert rows(database, *counting.DERIVED) == once


async def test_what_a_node_did_not_live_to_count_is_counted_at_the_next_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        monkeypatch.setattr(hub.books, "beat", lambda: None)  # else it would be made up for
        monkeypatch.setattr(hub.books, "note", lambda room, entry: None)
        records = {await play(hub, live, most=5_000) for _ in range(3)}
    assert rows(database, schema.played) == {"played": []}
    async with hub_on(database, "next") as hub:
        hub.books.beat()
        await hub.books.settle()
        shown = await page(hub, ADA)
        assert {one["record"] for one in shown["matches"]} == records
        assert shown["totals"]["frantic"].played == 3


async def test_a_log_that_cannot_be_read_keeps_no_other_match_from_being_counted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        tables = [await table(hub, ("Ada", ADA), ("Bob", BOB)) for _ in range(3)]
        monkeypatch.setattr(hub.books, "beat", lambda: None)  # else it would be made up for
        monkeypatch.setattr(hub.books, "note", lambda room, entry: None)
        records = {live.room.code: await play(hub, live) for live in tables}
        torn = min(tables, key=lambda live: live.room.code).room  # they are read in this order
        entries = schema.entries.c
        last = delete(schema.entries).where(entries.code == torn.code, entries.number == torn.number - 1)
        await hub.store.run(lambda connection: connection.execute(last))
    del records[torn.code]
    async with hub_on(database, "next") as hub:
        hub.books.beat()
        await hub.books.settle()
        assert {one["record"] for one in (await page(hub, ADA))["matches"]} == set(records.values())


async def test_all_of_it_can_be_worked_out_anew_from_the_log(database: str) -> None:
    clock = iter(range(1_000_000, 10**9, 7))
    async with hub_on(database, now=lambda: next(clock)) as hub:
        tables = [
            await table(hub, ("Ada", ADA), ("Bob", BOB), bots=1),
            await table(hub, ("Eve", EVE), ("Ada", ADA), game="malta"),
            await table(hub, ("Bob", BOB), ("Mia", ""), ("Eve", EVE)),
        ]
        for number in range(3):
            for live in tables:
                await play(hub, live, f"{number}")
                await hub.books.settle()
        await hub.write(tables[2], lambda room: handlers.owned(room, 1, "M" * 43))  # of the past, unrated
        await hub.command(tables[0], 1, Leave(do="leave", key="key-leave"))
        await play(hub, tables[1], "more", most=4)
        await hub.books.settle()
        before = rows(database, *counting.DERIVED)
        assert [len(before[name]) for name in ("played", "seats")] == [9, 7]
        assert (await page(hub, "M" * 43))["totals"]["frantic"].rating is None
        done = await asyncio.to_thread(order, database, "recount")
        assert done == "9 matches are counted\n"
        assert rows(database, *counting.DERIVED) == before


async def test_ratings_are_in_the_order_in_which_matches_ended_also_if_one_is_counted_late(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1_000_000, 10**9, 7))
    async with hub_on(database, now=lambda: next(clock)) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        honest = hub.books.note
        monkeypatch.setattr(hub.books, "beat", lambda: None)  # else it would be made up for
        monkeypatch.setattr(hub.books, "note", lambda room, entry: None)
        await play(hub, live, "late")
        monkeypatch.setattr(hub.books, "note", honest)
        other = await table(hub, ("Ada", ADA), ("Bob", BOB))
        for number in range(3):
            await play(hub, other, f"{number}")
        await hub.books.settle()
        assert len(rows(database, schema.played)["played"]) == 3
        hub.books.loaded(live.room)
        await hub.books.settle()
        late = rows(database, *counting.DERIVED)
        assert len(late["played"]) == 4
        await asyncio.to_thread(order, database, "recount")
        assert rows(database, *counting.DERIVED) == late


async def test_what_came_of_a_match_is_found_out_where_matches_are_played_again(database: str) -> None:
    """Not beside the event loop: a long match would hold it up."""
    found: list[Outcome | None] = []

    async def read(entries: list[Entry], certain: bool) -> Outcome | None:
        found.append(outcome_in_log(entries, certain))
        return found[-1]

    hub = Hub(Store(database, "node"), pace=AT_ONCE, read_outcome=read)
    await hub.open()
    record = await play(hub, await table(hub, ("Ada", ADA), ("Bob", BOB)))
    await hub.books.settle()
    await hub.close()
    assert [one and one.record for one in found] == [record]
    assert len(rows(database, schema.played)["played"]) == 1


async def test_who_leaves_a_running_match_is_last_in_it_and_in_no_later_one(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB), ("Eve", EVE), game="malta")
        await play(hub, live, most=3)  # the pawns are put down: no chance has ended a match by then
        await hub.command(live, 0, Leave(do="leave", key="key-leave"))
        await play(hub, live)
        await play(hub, live)
        await hub.books.settle()
        shown = await page(hub, ADA)
        assert shown["tables"] == []
        (one,) = shown["matches"]
        assert (one["place"], one["seats"][0]["left"], one["seats"][0]["bot"]) == (3, True, "easy")
        assert shown["totals"]["malta"].rating.mean < 25
        assert (await page(hub, BOB))["totals"]["malta"].played == 2


# Keys and seats


async def test_a_seat_belongs_to_the_first_key_that_comes_with_its_token(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ""), ("Bob", BOB))
        _, token = await hub.sit_down(live, "Eve")
        await play(hub, live)
        assert await hub.whose(live, token, EVE) == 2
        assert await hub.whose(live, token, ADA) == 2, "the token plays the seat"
        assert await hub.whose(live, None, EVE) == 2, "and so does the key it belongs to"
        assert await hub.whose(live, "x" * 32, EVE) == 2
        assert await hub.whose(live, None, ADA) is None
        with pytest.raises(Refused, match="server-bad-token"):
            await hub.whose(live, "x" * 32, ADA)
        assert [one.player for one in live.room.people] == ["", handlers.hashed(BOB), handlers.hashed(EVE)]
        await hub.books.settle()
        shown = await page(hub, EVE)
        assert len(shown["matches"]) == 1, "also what was played before"
        assert shown["totals"]["frantic"].rating is None, "but nobody is rated in hindsight"
        assert (await page(hub, BOB))["totals"]["frantic"].rating is not None


async def test_a_key_has_one_seat_at_a_table(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Ada", ADA))
        assert [bool(one.player) for one in live.room.people] == [True, False]


async def test_who_replaces_the_link_of_a_seat_decides_whose_it_is(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub)
        person, token = await hub.sit_down(live, "Ada")
        heard: list[dict[str, Any]] = []
        assert await hub.whose(live, token, EVE) == person  # by a link that got about
        thief = Guest(heard.append, person)
        thief.tokens = {handlers.hashed(token), handlers.hashed(EVE)}
        await hub.welcome(live, thief)
        await hub.command(live, person, Renew(do="renew", key="key-renew", token="n" * 40, player=ADA))
        assert heard[-1] == {"is": "bye", "refusal": {"id": "server-renewed"}}
        assert await hub.whose(live, None, EVE) is None
        assert await hub.whose(live, None, ADA) == person
        assert [one[2] for one in rows(database, schema.seats)["seats"]] == [handlers.hashed(ADA)]


def test_a_key_is_worth_its_seats_over_http_and_the_socket_and_unknown_ones_find_an_empty_page(database: str) -> None:
    with TestClient(create_app(database, limits=NONE, pace=AT_ONCE)) as client:

        def get(path: str, key: str) -> Any:
            return client.get(path, headers={"Authorization": f"Bearer {key}"})

        mine = {"Authorization": f"Bearer {ADA}"}
        seat = client.post(
            "/api/tables", json={"game": "malta", "player": "Ada", "bots": ["easy"]}, headers=mine
        ).json()
        assert [one["code"] for one in get("/api/me", ADA).json()["tables"]] == [seat["code"]]
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as socket:
            socket.send_json({"do": "hello", "table": seat["code"], "player": ADA})
            assert socket.receive_json()["table"]["you"] == seat["person"]
            socket.send_json({"do": "start", "key": "key-start"})
            while socket.receive_json()["is"] != "ok":
                pass
            assert get(f"/api/tables/{seat['code']}/replay", ADA).json()["game"] == "malta"
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as socket:
            socket.send_json({"do": "hello", "table": seat["code"], "player": BOB})
            assert socket.receive_json()["table"]["you"] is None
        assert get("/api/me", BOB).json() == {"tables": [], "totals": []}
        assert get("/api/me/matches", BOB).json() == {"matches": [], "count": 0}
        assert get("/api/me/matches?game=%00", BOB).status_code == 422
        assert get("/api/me/nemeses", BOB).json() == {"opponents": []}
        for bad in ("", "Bearer", "Bearer short", f"Basic {ADA}", f"Bearer {ADA}é"):
            answer = client.get("/api/me", headers={b"Authorization": bad.encode("latin-1")})
            assert (answer.status_code, answer.json()["detail"]["id"]) == (401, "server-no-key")
        assert client.delete("/api/me", headers={"Authorization": f"Bearer {BOB}"}).status_code == 204
        assert client.delete("/api/me", headers=mine).status_code == 204
        assert get("/api/me", ADA).json() == {"tables": [], "totals": []}


async def test_a_match_that_ran_when_its_table_was_closed_is_not_looked_at_again_but_one_that_was_over_is_counted(
    database: str,
) -> None:
    async with hub_on(database) as hub:
        runs, over = [await table(hub, ("Ada", ADA), ("Bob", BOB), game=game) for game in ("frantic", "malta")]
        await play(hub, runs, most=5)
        record = await play(hub, over)
        await hub.books.settle()
        for live in (runs, over):
            await asyncio.to_thread(order, database, "close", live.room.code)
        await hub.look()
    with admin.connected(database) as connection:
        counting.uncount(connection, [record])
        assert [code for code, _, _ in counting.uncounted(connection)] == [over.room.code]
    async with hub_on(database) as hub:
        hub.books.beat()
        await hub.books.settle()
        assert [one["record"] for one in (await page(hub, ADA))["matches"]] == [record]
        assert await hub.store.read(counting.uncounted) == []


def test_a_lesson_is_not_counted_nor_listed_but_forgotten(database: str) -> None:
    with TestClient(create_app(database, limits=NONE, pace=AT_ONCE)) as client:
        mine = {"Authorization": f"Bearer {ADA}"}
        assert client.post("/api/lessons", json={"game": "malta", "player": "Adalbertina"}, headers=mine).is_success
        assert client.get("/api/me", headers=mine).json() == {"tables": [], "totals": []}
        with admin.connected(database) as connection:
            connection.execute(schema.rooms.update().values(phase="over"))  # as far as lists know
            assert counting.uncounted(connection) == []
        assert client.delete("/api/me", headers=mine).status_code == 204
    assert "Adalbertina" not in everything(database)


# Forgetting


def order(database: str, *arguments: str) -> str:
    """What `ruthless admin` says."""
    done = CliRunner(env={"RUTHLESS_DATABASE": database}).invoke(command_line, ["admin", *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def everything(database: str) -> str:
    """All that is in a database; of a file also what lies in its corners."""
    engine = databases.engine(database, reading=True)
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        found = "".join(repr(connection.execute(text(f'SELECT * FROM "{name}"')).all()) for name in names)
    engine.dispose()
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        found += "".join(
            one.read_bytes().decode("latin-1") for one in (file, file.with_name(f"{file.name}-wal")) if one.exists()
        )
    return found


TRACES = ("Adalbertina", "Theodolinda", "secretly", handlers.hashed(ADA))


async def lived(hub: Hub) -> list[LiveRoom]:
    """Tables at which somebody has left traces: a name, another one, words, a key, and one that bears the name."""
    played = await table(hub, ("Adalbertina", ADA), ("Bob", BOB), bots=1, name="Adalbertina's den")
    lobby = await table(hub, ("Eve", EVE), ("Adalbertina", ADA))
    running = await table(hub, ("Adalbertina", ADA), ("Bob", BOB), game="malta")
    for live, person in ((played, 0), (lobby, 1), (running, 0)):
        await hub.command(live, person, Say(do="say", key=f"key-say-{person}", text="secretly told"))
    await hub.command(played, 1, Say(do="say", key="key-say-9", text="nothing wrong"))
    subscription = {"endpoint": "https://push.example/secretly", "p256dh": "", "auth": "", "language": "en"}
    await hub.write(played, lambda room: handlers.Draft("called", person=0, subscription=subscription, gone=[]))
    hook = {"url": "https://hook.example/secretly", "language": "en", "person": 0}
    await hub.write(played, lambda room: handlers.Draft("called", webhook=hook))
    await play(hub, played)
    await hub.write(played, lambda room: handlers.Draft("renamed", person=0, name="Theodolinda"))
    await play(hub, played, most=1)
    await play(hub, running, most=5)
    await hub.books.settle()
    return [played, lobby, running]


def check_forgotten(database: str) -> None:
    found = everything(database)
    assert [one for one in TRACES if one in found] == []
    assert "nothing wrong" in found
    assert handlers.hashed(BOB) in found


@pytest.mark.parametrize("by", ["player", "host"])
async def test_who_is_forgotten_is_nowhere_any_more_and_the_matches_stay(
    database: str, by: str, tmp_path: Path
) -> None:
    async with hub_on(database) as hub, hub_on(database, "other") as other:
        tables = await lived(hub)
        assert all(one in everything(database) for one in TRACES)
        record = (await page(hub, BOB))["matches"][0]["record"]
        heard: list[dict[str, Any]] = []
        await hub.welcome(tables[2], Guest(heard.append, 1))
        elsewhere = await other.live(tables[0].room.code)
        if by == "player":
            await hub.forget(ADA)
        else:
            where = f"{tables[1].room.code}/theodolinda"
            done = CliRunner(env={"RUTHLESS_DATABASE": database}).invoke(
                command_line, ["admin", "forget", "--player", where]
            )
            assert "nobody" in done.stderr, "that name was another table's"
            where = where.replace("theodolinda", "adalbertina")
            would = await asyncio.to_thread(order, database, "forget", "--player", where)
            assert would == "would be forgotten (with --really): a player with seats at 3 tables, 3 lines of chat\n"
            assert all(one in everything(database) for one in TRACES)
            await asyncio.to_thread(order, database, "forget", "--player", where, "--really")
            await hub.look()
        await other.look()
        for live in (*tables, elsewhere):
            assert not any(one.name in TRACES or one.player == TRACES[3] for one in live.room.people)
            assert "secretly" not in repr(live.room.chat)
        assert elsewhere.room.settings.name == ""
        assert elsewhere.room.webhook == {}
        assert [one.name for one in tables[2].room.people] == [FORGOTTEN, "Bob"]
        assert tables[2].room.people[0].bot == "easy", "a bot plays on"
        assert [one.name for one in tables[1].room.people] == ["Eve"], "a seat in a lobby is given up"
        assert "Adalbertina" not in repr(heard[-1])
        if tables[2].room.phase == "playing":  # the bot may have brought it to its end already
            await play(hub, tables[2])
        await hub.books.settle()
        assert (await page(hub, ADA)) == {"tables": [], "totals": {}, "matches": [], "opponents": []}
        shown = await page(hub, BOB)
        assert {one["name"] for match in shown["matches"] for one in match["seats"]} == {FORGOTTEN, "Bob", "Otto"}
        assert shown["totals"]["malta"].played == 1
        found = await hub.store.match(record)
        assert found is not None
        kept = finished(found[1])
        assert isinstance(kept, Finished)
        assert kept.record.players[0] == FORGOTTEN
        kept.record.save(tmp_path / "record.json")
        verified = CliRunner().invoke(command_line, ["verify", str(tmp_path / "record.json")])
        assert verified.exit_code == 0, verified.output
    check_forgotten(database)
    for live in tables:
        check_log(await entries_of(database, live.room.code))
    async with hub_on(database, "next") as hub:
        await hub.live(tables[0].room.code)
        await asyncio.to_thread(order, database, "recount")
    check_forgotten(database)


async def test_nobody_waits_while_matches_are_played_again_to_be_counted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    async with hub_on(f"sqlite:///{file}") as hub:
        await play(hub, await table(hub, ("Ada", ADA), ("Bob", BOB)))
        await hub.books.settle()
    written: list[int] = []

    def writing(*given: Any) -> Any:
        with closing(sqlite3.connect(file, timeout=0)) as connection, connection:
            written.append(connection.execute("UPDATE rooms SET due = NULL").rowcount)
        return outcome_in_log(*given)

    monkeypatch.setattr(counting, "outcome_in_log", writing)
    assert admin.recount(f"sqlite:///{file}") == 1
    assert written == [1]


def meanwhile(monkeypatch: pytest.MonkeyPatch, *happens: Callable[[], Any]) -> None:
    """Have these things happen while matches are counted anew, one between each two steps of it."""
    steps, turn = iter(happens), admin._in_turn

    @contextmanager
    def in_turn() -> Iterator[None]:
        next(steps, lambda: None)()
        with turn():
            yield

    monkeypatch.setattr(admin, "COUNTED_AT_ONCE", 1)
    monkeypatch.setattr(admin, "_in_turn", in_turn)


async def test_a_match_that_ends_while_matches_are_counted_anew_is_rated_by_all_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        for _ in range(4):
            await play(hub, live)
        await hub.books.settle()
    stands = rows(database, *counting.DERIVED)
    monkeypatch.setattr(counting, "RATED_AGAIN", 0)  # as on a server with thousands of matches
    read = counting.in_the_log
    with admin.connected(database) as connection:
        *_, last = read(connection)
        counting.uncount(connection, [last.record])
        connection.execute(schema.results.update().values(mean=schema.results.c.mean + 5))
    monkeypatch.setattr(
        counting, "in_the_log", lambda connection: [one for one in read(connection) if one.record != last.record]
    )

    def ends() -> None:
        with admin.connected(database) as connection:
            counting.count(connection, [last])

    meanwhile(monkeypatch, lambda: None, ends)
    assert await asyncio.to_thread(admin.recount, database) == 4
    assert rows(database, *counting.DERIVED) == stands


async def test_while_matches_are_counted_anew_all_of_them_are_shown_and_none_is_to_be_counted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        for _ in range(3):
            await play(hub, live)
        await hub.books.settle()
    seen: list[tuple[int, int]] = []

    def look() -> None:
        with admin.connected(database, reading=True) as connection:
            shown, _ = players.matches(connection, handlers.hashed(ADA), 0, 50)
            seen.append((len(shown), len(counting.uncounted(connection))))

    meanwhile(monkeypatch, *[look] * 8)
    await asyncio.to_thread(admin.recount, database)
    assert seen == [(3, 0)] * 8


async def test_what_is_forgotten_while_matches_are_counted_anew_does_not_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        kept, gone = [await table(hub, ("Adalbertina", ""), ("Bob", BOB)) for _ in range(2)]
        for live in (kept, gone):
            await play(hub, live)
        await hub.books.settle()
    code = kept.room.code

    def forget() -> None:
        with admin.connected(database) as connection:
            _, known = admin.somebody(connection, f"{code}/Adalbertina")
            admin.forget_somebody(connection, known, 1)
            retention.forget(connection, retention.Old(matches_before=2**62, tables=[gone.room.code]))

    meanwhile(monkeypatch, forget)
    assert await asyncio.to_thread(admin.recount, database) == 1
    assert "Adalbertina" not in json.dumps(rows(database, *counting.DERIVED))


async def test_a_name_is_not_written_again_by_a_node_that_has_not_heard_of_it(database: str) -> None:
    async with hub_on(database) as hub, hub_on(database, "other") as other:
        live = await table(hub, ("Adalbertina", ADA), ("Bob", ""))
        code = live.room.code
        slow = await other.live(code)
        with admin.connected(database) as connection:
            admin.forget_somebody(connection, admin.somebody(connection, f"{code}/Adalbertina")[1], 1)
        assert slow.room.people[0].name == "Adalbertina"
        await other.write(slow, lambda room: handlers.seat_bot(room, "easy"))  # it reads first
        await other.write(slow, handlers.start)
    assert "Adalbertina" not in everything(database)


async def test_a_match_that_ends_while_somebody_is_forgotten_is_counted_without_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Adalbertina", ADA), ("Bob", BOB))
        ended: list[Any] = []
        honest = hub.books._store.run

        async def later(work: Any) -> Any:
            ended.append(work)

        store = {"run": later, "read": hub.store.read, "entries": hub.store.entries}
        monkeypatch.setattr(hub.books, "_store", SimpleNamespace(**store))
        await play(hub, live)
        await hub.books.settle()
        monkeypatch.undo()
        await hub.forget(ADA)
        for work in ended:
            await honest(work)
        (one,) = (await page(hub, BOB))["matches"]
        assert [seat["name"] for seat in one["seats"]] == [FORGOTTEN, "Bob"]
    assert not re.search(f"Adalbertina|{handlers.hashed(ADA)}", everything(database))


async def test_somebody_without_a_key_is_forgotten_at_that_table(database: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Adalbertina", ""), ("Bob", BOB))
        await hub.command(live, 0, Say(do="say", key="key-say-1", text="secretly told"))
        await play(hub, live)
        await hub.books.settle()
        said = await asyncio.to_thread(order, database, "forget", "--player", f"{live.room.code}/0", "--really")
        assert said == "forgotten: somebody with a seat at one table, 1 line of chat\n"
        await hub.look()
        assert [one.name for one in live.room.seated] == [FORGOTTEN, "Bob"]
    assert not re.search("Adalbertina|secretly", everything(database))


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("Ada", "by table and name"),
        ("ABCDEF/Ada", "there is no table ABCDEF"),
        ("{code}/Zoe", "nobody at the table {code} is 'Zoe'"),
        ("{code}/7", "nobody at the table {code} is '7'"),
        ("{code}/Otto", "nobody at the table {code} is 'Otto'"),
    ],
)
async def test_whoever_cannot_be_found_is_not_forgotten(database: str, given: str, reason: str) -> None:
    async with hub_on(database) as hub:
        live = await table(hub, ("Ada", ADA), bots=1)
        arguments = ["admin", "forget", "--player", given.format(code=live.room.code), "--really"]
        done = await asyncio.to_thread(CliRunner(env={"RUTHLESS_DATABASE": database}).invoke, command_line, arguments)
        assert done.exit_code == 2
        assert reason.format(code=live.room.code) in done.stderr
        assert live.room.people[0].name == "Ada"


async def test_old_matches_are_forgotten_with_what_came_of_them(database: str) -> None:
    async with hub_on(database, now=lambda: 1_000_000) as hub:
        live = await table(hub, ("Ada", ADA), ("Bob", BOB))
        await play(hub, live)
        await hub.books.settle()
    await asyncio.to_thread(order, database, "forget", "--matches-older-than", "30", "--really")
    assert not any(rows(database, *counting.DERIVED).values())


class Slow:
    """Does what a reader does, and then waits until it may say what came of it."""

    def __init__(self, reader: Reader, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.was_read, self.may_go_on = asyncio.Event(), asyncio.Event()
        real = getattr(reader, what)

        async def slowly(*given: Any, **named: Any) -> Any:
            found = await real(*given, **named)
            self.was_read.set()
            await self.may_go_on.wait()
            return found

        monkeypatch.setattr(reader, what, slowly)


@pytest.mark.parametrize("what", ["finished", "moments"])
async def test_a_name_that_is_forgotten_while_a_match_is_read_is_neither_shown_nor_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    app = create_app(database, limits=NONE, pace=AT_ONCE)
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app), base_url="http://x") as client,
    ):
        hub, library = app.state.hub, app.state.library
        live = await table(hub, ("Adalbertina", ADA), ("Bob", BOB))
        record = await play(hub, live)
        await hub.books.settle()
        slow = Slow(library.reader, what, monkeypatch)
        coming = asyncio.create_task(client.get(f"/api/records/{record}/replay"))
        await slow.was_read.wait()
        await hub.forget(ADA)
        slow.may_go_on.set()
        assert (await coming).json()["players"] == [FORGOTTEN, "Bob"]
        assert (await client.get(f"/api/records/{record}")).json()["players"] == [FORGOTTEN, "Bob"]
        kept = await library.reader._pool.run(names_kept, patience=60)
        assert set(kept) <= {FORGOTTEN, "Bob"}


def names_kept() -> list[str]:
    """A job for the process that plays matches again: who is named in those it has kept."""
    return [name for one in reading._REPLAYS._kept.values() for name in one.record.players]


def test_replays_and_analyses_with_a_forgotten_name_are_let_go(database: str) -> None:
    with TestClient(create_app(database, limits=NONE, pace=AT_ONCE)) as client:
        portal, hub = client.portal, client.app.state.hub  # type: ignore[attr-defined]
        assert portal is not None
        live = portal.call(lambda: table(hub, ("Adalbertina", ADA), ("Bob", BOB)))
        record = portal.call(lambda: play(hub, live))
        portal.call(hub.books.settle)
        assert client.get(f"/api/records/{record}/replay").json()["players"] == ["Adalbertina", "Bob"]
        assert client.get(f"/api/records/{record}").json()["players"] == ["Adalbertina", "Bob"]
        begun = client.post(f"/api/records/{record}/analysis").json()
        client.delete("/api/me", headers={"Authorization": f"Bearer {ADA}"})
        assert client.get(f"/api/records/{record}/replay").json()["players"] == [FORGOTTEN, "Bob"]
        assert client.get(f"/api/records/{record}").json()["players"] == [FORGOTTEN, "Bob"]
        assert client.get(f"/api/analyses/{begun['id']}").status_code == 404
