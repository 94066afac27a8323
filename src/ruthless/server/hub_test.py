"""The hub: written before told, told once, and nothing is lost when the database has a bad day."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.server import admin, handlers, happenings, hub, rooms, timers
from ruthless.server.appending import append
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Answer, Ready, Rename, Say
from ruthless.server.commons import Commons
from ruthless.server.entries import Entry
from ruthless.server.happenings import replay
from ruthless.server.harness_test import new_table, next_round, plain
from ruthless.server.hub import Hub
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.orders import give
from ruthless.server.refusals import Refused
from ruthless.server.retention import Old
from ruthless.server.room import Room
from ruthless.server.siblings import Siblings
from ruthless.server.store import Store, StoreFailed

pytestmark = pytest.mark.anyio

SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy"}


class Moody(Store):
    """A database that can be slow, or fail."""

    failing = False
    refused = 0
    gate: asyncio.Event | None = None

    async def append(self, code: str, entry: Entry, *, owner: str = "", marked: bool = False) -> bool:
        if self.gate is not None:
            await self.gate.wait()
        if self.failing:
            self.refused += 1
            raise StoreFailed("out of order")
        return await super().append(code, entry, owner=owner, marked=marked)


@asynccontextmanager
async def opened(folder: Path, node: str = "node") -> AsyncIterator[tuple[Hub, Moody]]:
    """A hub on a moody database."""
    store = Moody(f"sqlite:///{folder / 'tables.sqlite'}", node)
    found = Hub(store, pace=AT_ONCE)
    await found.open()
    try:
        yield found, store
    finally:
        await found.close()


async def seated(found: Hub, humans: int = 2, bots: int = 0, **options: object) -> LiveRoom:
    """A table with people and bots."""
    live = await new_table(found, "frantic", options, dict(SETTINGS))
    for number in range(humans):
        await found.sit_down(live, f"Player {number}")
    for _ in range(bots):
        await found.write(live, lambda room: handlers.seat_bot(room, "easy"))
    return live


async def listening(found: Hub, live: LiveRoom, person: int | None, **since: Any) -> list[dict[str, Any]]:
    """What a connection is sent from now on."""
    heard: list[dict[str, Any]] = []
    await found.welcome(live, Guest(heard.append, person, **since))
    return heard


async def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, store):
        live = await seated(found)
        heard = await listening(found, live, 1)
        heard.clear()
        before = plain(live.room)
        store.gate = asyncio.Event()
        command = asyncio.create_task(found.command(live, 0, Rename(do="rename", key="key-rename", name="Grace")))
        await asyncio.sleep(0.02)
        assert (heard, command.done(), plain(live.room)) == ([], False, before)
        store.gate.set()
        assert await command is not None
        assert heard[-1]["table"]["people"][0]["name"] == "Grace"


async def test_what_the_database_does_not_take_has_not_happened(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, store):
        live = await seated(found)
        heard = await listening(found, live, 0)
        heard.clear()
        before = plain(live.room)
        rename = Rename(do="rename", key="key-rename", name="Grace")
        store.failing = True
        with pytest.raises(Refused, match="server-busy"):
            await found.command(live, 0, rename)
        assert (plain(live.room), heard) == (before, [])
        store.failing = False
        assert await found.command(live, 0, rename) is not None
        assert await found.command(live, 0, rename) is None, "once is enough"


async def test_bots_go_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "RETRY", 0.02)
    async with opened(tmp_path) as (found, store), asyncio.timeout(10):
        live = await seated(found, humans=1, bots=3)
        await listening(found, live, 0)
        await found.write(live, handlers.start)
        while live.room.live_match is None or live.timer is None:
            await _act(found, live)
        store.failing = True
        while not store.refused:
            await _act(found, live)
        stuck = live.room.number
        while store.refused < 3:
            await _act(found, live)
        assert live.room.number == stuck
        store.failing = False
        while live.room.number < stuck + 3:
            await _act(found, live)


async def _act(found: Hub, live: LiveRoom) -> None:
    """The person answers if asked; otherwise a little time passes."""
    live_match = live.room.live_match
    decision = None if live_match is None else live_match.decision(live.room.seat_of(0) or 0)
    if live_match is not None and decision is not None and (ask := live_match.ask(decision.seat)) is not None:
        key = f"key-{ask.replace('.', '-')}-{live.room.match}-{live.room.number}"
        with suppress(Refused):
            await found.command(live, 0, Answer(do="answer", key=key, ask=ask, answer=str(decision.options[0])))
    await asyncio.sleep(0.005)


async def playing_against(found: Hub, level: str) -> LiveRoom:
    """A match of one person against a bot of a level."""
    live = await seated(found, humans=1)
    await found.write(live, lambda room: handlers.seat_bot(room, level))
    await listening(found, live, 0)
    await found.write(live, handlers.start)
    return live


def bots_answers(live: LiveRoom) -> int:
    """How many answers have been given for the bot."""
    return 0 if live.room.live_match is None else live.room.live_match.given[1]


async def test_a_table_goes_on_where_no_process_can_be_started_to_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with opened(tmp_path) as (found, _), asyncio.timeout(60):
        live = await playing_against(found, "hard")
        while bots_answers(live) < 3:
            await _act(found, live)


async def test_a_table_goes_on_after_a_thought_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(timers, "RETRY", 0.02)
    async with opened(tmp_path) as (found, _), asyncio.timeout(60):
        think = found.timers.thinkers._chosen
        failures: list[str] = []

        async def no_threads(*about: Any) -> str:
            if len(failures) < 3:
                failures.append("can't start new thread")
                raise RuntimeError(failures[-1])
            return await think(*about)

        monkeypatch.setattr(found.timers.thinkers, "_chosen", no_threads)
        live = await playing_against(found, "easy")
        while bots_answers(live) < 3:
            await _act(found, live)
        assert len(failures) == 3
    assert "a timer has failed" in caplog.text


async def test_a_room_nobody_needs_is_forgotten_and_read_again_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        guest = Guest(lambda message: None, 0)
        await found.welcome(live, guest)
        monkeypatch.setattr(rooms, "KEPT", -1.0)
        found.rooms.forget_idle()
        assert len(found.rooms) == 1, "somebody is there"
        await found.farewell(live, guest)
        found.rooms.forget_idle()
        assert len(found.rooms) == 0
        again = await found.live(live.room.code)
        assert again is not live
        assert plain(again.room) == plain(live.room)


async def test_a_room_is_read_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        code = (await seated(found)).room.code
        found.rooms._rooms.clear()
        lives = await asyncio.gather(*(found.live(code) for _ in range(10)))
        assert len({id(live) for live in lives}) == 1
        assert not found.rooms._loading
        with pytest.raises(Refused, match="server-no-such-table"):
            await found.live("AAAAAA")
        assert not found.rooms._loading


async def test_a_restart_is_invisible_to_a_match(tmp_path: Path) -> None:
    async with opened(tmp_path, "before") as (found, _):
        live = await seated(found)
        heard = await listening(found, live, 0)
        await found.write(live, handlers.start)
        code, before = live.room.code, plain(live.room)
    told = [one for message in heard if message["is"] == "update" for one in message["told"]]
    async with opened(tmp_path, "after") as (found, _):
        live = await found.live(code)
        assert {name: value for name, value in plain(live.room).items() if name != "people"} == {
            name: value for name, value in before.items() if name != "people"
        }
        heard = await listening(found, live, 0, match=1, since=told[-1]["number"])
        updates = [message for message in heard if message["is"] == "update"]
        assert updates[0]["told"] == [], "nothing is told twice"
        heard = await listening(found, live, 0)
        assert next(message["told"] for message in heard if message["is"] == "update") == told


async def test_after_a_restart_with_newer_rules_a_running_match_is_over_and_the_next_one_can_be_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, "before") as (found, _):
        live = await seated(found, bots=1)
        await found.write(live, handlers.start)
        code, match, seal = live.room.code, live.room.match, live.room.seal
    monkeypatch.setattr(GAMES["frantic"], "rules_version", GAMES["frantic"].rules_version + 1)
    async with opened(tmp_path, "after") as (found, _):
        live = await found.live(code)
        for guest in (0, None):
            heard = await listening(found, live, guest)
            table = [message["table"] for message in heard if message["is"] == "table"][-1]
            assert (table["broken"], table["phase"], table["record"]) == (True, "over", live.room.record)
            assert table["proof"]["seal"] == seal, "it goes on nowhere, so everybody may check the deal"
            assert not [message for message in heard if message["is"] == "update"]
        with pytest.raises(Refused, match="server-rules-changed"):
            await found.command(live, 0, Answer(do="answer", key="key-answer", ask="0.0", answer="draw"))
        heard = await listening(found, live, None)
        await found.write(live, handlers.start)
        assert (live.room.broken, live.room.phase, live.room.match) == (False, "playing", match + 1)
        assert [message["match"] for message in heard if message["is"] == "update"][-1] == match + 1


async def test_what_was_done_before_a_restart_is_acknowledged_again_even_if_it_could_not_be_done_now(
    tmp_path: Path,
) -> None:
    ready = Ready(do="ready", key="key-ready", ready=True, entropy="ab" * 16)
    async with opened(tmp_path, "before") as (found, _):
        live = await seated(found)
        assert await found.command(live, 1, ready) is not None
        await found.write(live, handlers.start)
    async with opened(tmp_path, "after") as (found, _):
        live = await found.live(live.room.code)
        assert "key-ready" not in live.room.keys, "the room is read from the start of its match"
        assert await found.command(live, 1, ready) is None
        with pytest.raises(Refused, match="server-playing"):
            await found.command(live, 1, ready.model_copy(update={"key": "key-another"}))


async def test_lines_of_chat_are_told_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        heard = await listening(found, live, 0)
        for number in range(3):
            await found.command(live, 1, Say(do="say", key=f"key-say-{number}", text=str(number)))
        lines = [line for message in heard if message["is"] == "chat" for line in message["lines"]]
        assert [line["text"] for line in lines] == ["0", "1", "2"]
        late = await listening(found, live, 1, chat=lines[1]["number"])
        assert [line["text"] for message in late if message["is"] == "chat" for line in message["lines"]] == ["2"]


async def test_others_are_told_how_many_watch_when_watching_ends(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        heard = await listening(found, live, 0)
        watcher = await listening(found, live, None)
        assert heard[-1]["table"]["watchers"] == 1
        await found.write(
            live,
            lambda room: handlers.Draft("set", settings={"watch": False}, game=room.game, options=room.house_rules),
        )
        assert watcher[-1]["refusal"]["id"] == "server-no-watching"
        assert heard[-1]["table"]["watchers"] == 0


async def test_who_looks_on_is_noted_before_anything_is_shown_and_until_nobody_has_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BEAT", 0.01)
    async with opened(tmp_path) as (found, store), asyncio.timeout(10):
        live = await seated(found)
        store.gate = asyncio.Event()
        heard: list[dict[str, Any]] = []
        watcher = Guest(heard.append, None)
        coming = asyncio.create_task(found.welcome(live, watcher))
        await asyncio.sleep(0.02)
        assert heard == []
        store.gate.set()
        await coming
        assert heard
        assert live.room.watching == ["node"]
        number = live.room.number
        await found.farewell(live, watcher)
        await found.welcome(live, watcher)
        assert live.room.number == number, "who comes and goes fills no log"
        monkeypatch.setattr(hub, "LINGER", -1.0)
        await asyncio.sleep(0.05)
        assert live.room.watching == ["node"], "somebody looks on"
        await found.farewell(live, watcher)
        while live.room.watching:
            await asyncio.sleep(0.01)
        again = replay(await store.load(live.room.code))
        assert again.watching == []


class Quiet:
    """A supervisor that hears everything and says nothing."""

    def send(self, kind: bytes, text: bytes) -> bool:
        return True


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[list[Hub], list[Siblings], Commons]]:
    """Two hubs on one file, as workers of one server; each hears of what the other writes when it is told."""
    commons = Commons(2)
    hubs, siblings = [], []
    for number, node in enumerate(("one", "two")):
        commons.enter(number, node)
        siblings.append(Siblings(commons, Quiet(), number))  # type: ignore[arg-type]
        hubs.append(Hub(Store(f"sqlite:///{folder / 'tables.sqlite'}", node, siblings[number]), pace=AT_ONCE))
        await hubs[number].open()
    try:
        yield hubs, siblings, commons
    finally:
        for found in reversed(hubs):
            await found.close()
        commons.close()


async def test_a_worker_hears_no_more_of_a_table_that_is_played_elsewhere_until_it_is_asked_for(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (hubs, siblings, commons), asyncio.timeout(30):
        made = await seated(hubs[0])
        code = made.room.code
        live = await hubs[1].live(code)
        await listening(hubs[1], live, 0)
        assert commons.holders(code, but=1) == [0], "it is in memory where it was made"
        siblings[0].hear([code])
        while commons.holders(code, but=1):
            await asyncio.sleep(0.01)
        await hubs[1].command(live, 0, Rename(do="rename", key="key-rename", name="Grace"))
        again = await hubs[0].live(code)
        assert again is made
        assert again.room.people[0].name == "Grace", "what was not heard of is read"
        assert commons.holders(code, but=1) == [0]
        await hubs[0].command(again, 0, Rename(do="rename", key="key-rename-again", name="Mary"))
        siblings[1].hear([code])
        while live.room.people[0].name != "Mary":
            await asyncio.sleep(0.01)
        assert commons.holders(code, but=0) == [1], "where somebody is, it is followed"


@pytest.mark.parametrize("known", [True, False])
async def test_what_others_write_while_a_room_is_being_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """`known` is whether it is heard which table it was."""
    async with two_workers(tmp_path) as (hubs, siblings, _), asyncio.timeout(30):
        made = await seated(hubs[0])
        was_read, may_go_on = asyncio.Event(), asyncio.Event()
        really_read = rooms._read

        async def slowly(entries: list[Entry]) -> Room:
            room = await really_read(entries)
            was_read.set()
            await may_go_on.wait()
            return room

        monkeypatch.setattr(rooms, "_read", slowly)
        coming = asyncio.create_task(hubs[1].live(made.room.code))
        await was_read.wait()
        await hubs[0].command(made, 0, Rename(do="rename", key="key-rename", name="Grace"))
        siblings[1].hear([made.room.code] if known else [])
        while not siblings[1]._heard.empty():
            await asyncio.sleep(0)
        may_go_on.set()
        live = await coming
        assert live.room.people[0].name == "Grace"
        assert not hubs[1].rooms._coming


IN_TURN = "import fcntl, sys; fcntl.lockf(int(sys.argv[1]), fcntl.LOCK_EX); print('mine', flush=True); sys.stdin.read()"


@contextmanager
def another_worker_writes(commons: Commons) -> Iterator[None]:
    """Meanwhile another process has its turn."""
    turn = commons._turn.fileno()
    command = [sys.executable, "-c", IN_TURN, str(turn)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[turn]) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"mine\n"
        yield
        process.communicate()


async def test_what_is_rare_waits_for_its_turn_like_answers(tmp_path: Path) -> None:
    """SQLite lets only one write; who does not wait for a turn makes the others wait for a lock."""
    async with two_workers(tmp_path) as (hubs, _, commons), asyncio.timeout(60):
        written: list[str] = []

        def write(connection: Connection) -> None:
            written.append(give(connection, "announce", 1, 2, text="at last"))

        with another_worker_writes(commons):
            writing = asyncio.create_task(hubs[0].store.run(write))
            await asyncio.sleep(0.3)
            assert not written
        await writing
        assert written


async def test_two_who_look_at_once_at_a_table_that_is_no_more_both_see_it_gone(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        heard = await listening(found, live, 0)
        old = Old(matches_before=2**62, tables=[live.room.code])
        await asyncio.to_thread(admin.forget_old, f"sqlite:///{tmp_path / 'tables.sqlite'}", old, found.now())
        await asyncio.gather(found.look(), found.look(), *(found.rooms.look_again(live.room.code) for _ in range(3)))
        assert [message["refusal"]["id"] for message in heard if message["is"] == "bye"] == ["server-closed"]
        assert len(found.rooms) == 0
        with pytest.raises(Refused, match="server-no-such-table"):
            await found.live(live.room.code)


@pytest.mark.parametrize("what", ["closed", "forgotten"])
async def test_what_the_host_does_to_a_table_while_it_is_being_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with opened(tmp_path) as (found, _), asyncio.timeout(30):
        code = (await seated(found)).room.code
        found.rooms._rooms.clear()
        was_read, may_go_on = asyncio.Event(), asyncio.Event()
        really_read = rooms._read

        async def slowly(entries: list[Entry]) -> Room:
            room = await really_read(entries)
            was_read.set()
            await may_go_on.wait()
            return room

        monkeypatch.setattr(rooms, "_read", slowly)
        coming = asyncio.create_task(found.live(code))
        await was_read.wait()
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        if what == "closed":
            with admin.connected(database) as connection:
                admin.close(connection, code, found.now())
        else:
            admin.forget_old(database, Old(matches_before=2**62, tables=[code]), found.now())
        looking = asyncio.create_task(found.look())
        done, _ = await asyncio.wait([looking], timeout=0.3)
        assert not done, "it waits until there is something to look at"
        may_go_on.set()
        await asyncio.wait([coming, looking])
        assert looking.exception() is None
        with pytest.raises(Refused, match="server-closed" if what == "closed" else "server-no-such-table"):
            await found.live(code)


async def test_what_of_an_order_cannot_be_done_now_is_done_with_the_next_look(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        forgotten: list[list[str]] = []

        async def forget(records: list[str]) -> None:
            forgotten.append(records)
            if len(forgotten) == 1:
                raise Refused("server-busy")

        found.forget_records = forget
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        with admin.connected(database) as connection:
            append(connection, live.room.code, "renamed", {"person": 0, "name": "Grace"}, found.now())
            give(connection, "forgot", 1, found.now() + 60_000, codes=[live.room.code], records=["a record"])
        with pytest.raises(Refused, match="server-busy"):
            await found.look()
        assert live.room.people[0].name == "Grace"
        for _ in range(2):
            await found.look()
        assert forgotten == [["a record"]] * 2


async def test_a_log_that_cannot_be_read_keeps_no_other_table_from_hearing_of_an_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (found, store):
        tables = [await seated(found) for _ in range(4)]
        damaged = tables[0].room.code
        with admin.connected(f"sqlite:///{tmp_path / 'tables.sqlite'}") as connection:
            for live in tables:
                append(connection, live.room.code, "renamed", {"person": 0, "name": "Grace"}, found.now())
            give(connection, "forgot", 1, found.now() + 60_000, codes=[one.room.code for one in tables], records=[])
        real = store.entries

        async def entries(code: str, first: int, last: int | None = None) -> list[Entry]:
            if code == damaged:
                raise StoreFailed
            return await real(code, first, last)

        monkeypatch.setattr(store, "entries", entries)
        with pytest.raises(Refused, match="server-busy"):
            await found.look()
        assert [live.room.people[0].name for live in tables] == ["Player 0", "Grace", "Grace", "Grace"]


async def test_a_node_gives_signs_of_life_whatever_goes_wrong_with_its_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BEAT", 0.001)
    beats = 0

    async def beat(now: int, patience: int) -> frozenset[str]:
        nonlocal beats
        beats += 1
        return frozenset({"node"})

    def fails() -> None:
        raise RuntimeError("a fault of ours")

    async with opened(tmp_path) as (found, store):
        monkeypatch.setattr(found.rooms, "forget_idle", fails)
        monkeypatch.setattr(store, "beat", beat)
        async with asyncio.timeout(20):
            while beats < 5:
                await asyncio.sleep(0.001)


async def test_a_key_that_nobody_knows_costs_the_database_no_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (found, store):
        await seated(found)
        written: list[object] = []

        async def write(work: object) -> None:
            written.append(work)

        monkeypatch.setattr(store, "run", write)
        await found.forget("of nobody")
        await found.merge("of nobody", "nor this one")
        monkeypatch.undo()
        assert not written


async def test_a_failing_answer_of_the_database_is_no_reason_to_answer_twice(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found)
        await found.write(live, handlers.start)
        live_match = live.room.live_match
        assert live_match is not None
        decision = live_match.match.pending[0]
        ask = live_match.ask(decision.seat) or ""
        person = live.room.people[decision.seat].person
        answers = [
            Answer(do="answer", key=f"key-tab-{tab}", ask=ask, answer=str(decision.options[0])) for tab in range(5)
        ]
        done = await asyncio.gather(*(found.command(live, person, one) for one in answers), return_exceptions=True)
        assert sum(isinstance(one, Entry) for one in done) == 1, "five tabs, one move"
        assert sum(isinstance(one, Refused) for one in done) == 4


class Slow:
    """Bots that think until they are told to stop."""

    searchers = 2

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.about: list[tuple[int, str, int]] = []

    def choice(self, match: Match, seat: int, level: str, key: bytes, milliseconds: int) -> Coroutine[Any, Any, str]:
        """The first option, when the time has come."""
        self.about.append((seat, level, milliseconds))
        return self._chosen(str(next(one for one in match.pending if one.seat == seat).options[0]))

    async def _chosen(self, answer: str) -> str:
        await self.gate.wait()
        return answer

    async def close(self) -> None:
        """Nothing to close."""


async def test_a_bot_thinks_once_about_a_question_whoever_talks_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _), asyncio.timeout(30):
        await found.timers.thinkers.close()
        slow = found.timers.thinkers = Slow()  # type: ignore[assignment]
        live = await seated(found, humans=1)
        for _ in range(2):
            await found.write(live, lambda room: handlers.seat_bot(room, "hard"))
        await listening(found, live, 0)
        await found.write(live, handlers.start)
        live_match = live.room.live_match
        assert live_match is not None
        for number in range(20):  # until a bot is asked
            if (ask := live_match.ask(0)) is None:
                break
            answer = next(one for one in live_match.match.pending if one.seat == 0).options[0]
            key = f"key-answer-{number}"
            await found.command(live, 0, Answer(do="answer", key=key, ask=ask, answer=str(answer)))
        while not (asked := [one.seat for one in live_match.match.pending if one.seat != 0]) or not slow.about:
            await asyncio.sleep(0.01)
        for number in range(5):
            await found.command(live, 0, Say(do="say", key=f"key-say-{number}", text="hurry up"))
            for _ in range(10):  # turns of the loop: a timer that is set anew lets bots think in the next one
                await asyncio.sleep(0)
        assert sorted(seat for seat, _, _ in slow.about) == asked
        moment = live_match.moment
        slow.gate.set()
        while live_match.moment == moment:
            await asyncio.sleep(0.01)


async def test_others_are_served_while_a_long_match_is_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as (found, _):
        live = await seated(found, humans=2, limit=600)
        await found.write(live, handlers.start)
        for number in range(120):
            live_match = live.room.live_match
            assert live_match is not None
            decision = live_match.match.pending[0]
            await found.write(live, next_round)
            ask, answer = live_match.ask(decision.seat), str(decision.options[0])
            assert ask is not None
            command = Answer(do="answer", key=f"key-{number:05}", ask=ask, answer=answer)
            await found.command(live, live.room.people[decision.seat].person, command)
        entries = await found.store.load(live.room.code)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        busy = asyncio.create_task(others())
        read = await rooms._read(entries)
        busy.cancel()
        assert turns >= 4
        assert plain(read) == plain(live.room)


async def test_what_is_too_long_ago_to_be_remembered_is_still_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(happenings, "KEYS_KEPT", 3)
    async with opened(tmp_path) as (found, store):
        live = await seated(found)
        for number in range(10):
            await found.command(live, 0, Rename(do="rename", key=f"key-rename-{number}", name=f"Grace {number}"))
        assert len(live.room.keys) == 3
        before = live.room.number
        assert await found.command(live, 0, Rename(do="rename", key="key-rename-0", name="Grace 0")) is None
        assert (live.room.number, live.room.people[0].name) == (before, "Grace 9")
        assert len(await store.entries(live.room.code, 0)) == before + 1
