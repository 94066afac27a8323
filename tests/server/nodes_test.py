"""Two nodes on one PostgreSQL: one table, whoever is connected where, and whatever becomes of a node."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from ruthless.kernel.luck import Luck
from ruthless.server import handlers, rooms, timers
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Answer, Rename, Seen, Start
from ruthless.server.harness_test import new_table
from ruthless.server.hub import Hub
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.refusals import Unknown
from ruthless.server.store import Store
from tests.server.kit import Node, Player, check_answers, check_log, check_sight, entries_of
from tests.server.store_test import cut_all_connections

pytestmark = pytest.mark.anyio

SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy"}


async def until(wanted: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something; fails if it does not come."""
    patience = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < patience, "never happened"
        await asyncio.sleep(0.02)


async def test_a_match_survives_the_death_of_a_node(postgres: str) -> None:
    one, two = await asyncio.gather(asyncio.to_thread(Node, postgres), asyncio.to_thread(Node, postgres))
    address = {"one": one.address, "two": two.address}
    seats = one.seats(3, game="frantic", options={"limit": 40}, bots=["easy"], settings={"clock": "off"})
    players = [
        Player(seats[0], lambda: address["one"], 1, starts=True),
        Player(seats[1], lambda: address["one"], 2),
        Player(seats[2], lambda: address["two"], 3),
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.moments for player in players) >= 12)
        one.kill()
        address["one"] = two.address
        before = players[0].moments
        await until(lambda: min(player.moments for player in players) >= before + 5)
        await until(lambda: min(player.over for player in players) >= 1)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        one.kill()
        two.kill()
    for task in playing:
        with suppress(asyncio.CancelledError):
            task.result()
    assert players[0].connections > 1
    entries = await entries_of(postgres, seats[0]["code"])
    check_log(entries)
    assert sum(check_answers(entries, player) for player in players) > 10
    assert check_sight(entries, players) > 30


@asynccontextmanager
async def hubs(database: str) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two nodes within one process."""
    both = [Hub(Store(database, name), pace=AT_ONCE) for name in ("one", "two")]
    for node in both:
        await node.open()
    for node in both:
        node.alive = frozenset({"one", "two"})
    try:
        yield both[0], both[1]
    finally:
        for node in both:
            await node.close()


async def seated(node: Hub, people: int = 2) -> tuple[LiveRoom, list[str]]:
    """A table with people, and their tokens."""
    live = await new_table(node, "frantic", {}, dict(SETTINGS))
    return live, [(await node.sit_down(live, f"Player {number}"))[1] for number in range(people)]


def deaf(node: Hub) -> None:
    """The node does not hear of what others write."""
    for task in list(node._tasks):
        if "follow_others" in str(task):
            task.cancel()


async def test_what_one_node_writes_the_other_tells_its_people(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        heard: list[dict[str, Any]] = []
        await two.welcome(there, Guest(heard.append, 1))
        await one.command(here, 0, Rename(do="rename", key="key-rename", name="Grace"))
        await until(
            lambda: bool(heard) and heard[-1]["is"] == "table" and heard[-1]["table"]["people"][0]["name"] == "Grace", 5
        )


async def test_a_node_at_which_nobody_looks_on_reads_what_others_write_when_it_is_needed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        real, read = one.store.entries, list[str]()

        async def counting(code: str, *wanted: int) -> Any:
            read.append(code)
            return await real(code, *wanted)

        monkeypatch.setattr(one.store, "entries", counting)
        for number in range(5):
            await two.command(there, 0, Rename(do="rename", key=f"key-rename-{number}", name=f"Name {number}"))
        await until(lambda: here.behind, 5)
        assert not read
        assert (await one.live(here.room.code)).room.people[0].name == "Name 4"
        await two.command(there, 0, Rename(do="rename", key="key-of-the-last", name="Last"))
        await until(lambda: here.behind, 5)
        heard: list[dict[str, Any]] = []
        await one.welcome(here, Guest(heard.append, None))
        assert [message["table"]["people"][0]["name"] for message in heard if message["is"] == "table"] == ["Last"]


async def test_who_has_been_told_more_elsewhere_is_not_told_less_here(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        await one.write(here, handlers.start)
        there = await two.live(here.room.code)
        deaf(two)
        await asyncio.sleep(0)
        await play_on(one, here, until_moment=6)
        live_match = here.room.live_match
        assert live_match is not None
        heard: list[dict[str, Any]] = []
        await two.welcome(there, Guest(heard.append, 0, match=1, since=live_match.moment))
        updates = [message for message in heard if message["is"] == "update"]
        assert updates[0]["number"] >= live_match.moment


async def test_one_of_the_nodes_keeps_the_time_of_a_table_and_another_stands_by(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "STAND_BY", 10_000_000)
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        await one.write(here, lambda room: handlers.seat_bot(room, "easy"))
        there = await two.live(here.room.code)
        thoughts = {one.node: 0, two.node: 0}
        for node in (one, two):
            monkeypatch.setattr(node.timers.thinkers, "choice", counted_choice(node, thoughts))
        await one.welcome(here, Guest(lambda message: None, 0))
        await two.welcome(there, Guest(lambda message: None, 1))
        await until(lambda: {person.node for person in here.room.humans()} == {"one", "two"}, 5)
        await one.write(here, handlers.start)
        await play_on(one, here, until_bots=8)
        assert thoughts == {"one": thoughts["one"], "two": 0}
        monkeypatch.setattr(timers, "STAND_BY", 0)
        await one.close()  # it is believed alive, and does nothing any more
        two.timers.set(there)
        await play_on(two, there, until_bots=4)
        assert thoughts["two"] > 0


def counted_choice(node: Hub, thoughts: dict[str, int]) -> Callable[..., Coroutine[Any, Any, str]]:
    """What bots choose at a node, counted."""
    real = node.timers.thinkers.choice

    def choice(*given: Any) -> Coroutine[Any, Any, str]:
        thoughts[node.node] += 1
        return real(*given)

    return choice


async def play_on(node: Hub, live: LiveRoom, until_bots: int = 10**6, until_moment: int = 10**6) -> None:
    """People answer at one node, until bots have answered so often, or a moment is reached."""
    luck, bots = Luck.from_seed("on"), 0
    for number in range(1000):
        live_match = live.room.live_match
        assert live_match is not None
        if bots >= until_bots or live_match.moment >= until_moment or live_match.over:
            return
        asked = [one for one in live_match.match.pending if not live.room.people[one.seat].by_bot]
        before = live.room.number
        if live.room.hold is not None:
            for one in live.room.humans():
                seen = Seen(do="seen", key=f"seen-{node.node}-{number:05}-{one.person}", number=live_match.moment)
                await node.command(live, one.person, seen)
            await until(lambda: live.room.hold is None, 20)
        elif asked:
            ask = live_match.ask(asked[0].seat)
            assert ask is not None
            answer = str(luck.choice(asked[0].options))
            person = live.room.people[asked[0].seat].person
            command = Answer(do="answer", key=f"key-{node.node}-{number:05}", ask=ask, answer=answer)
            await node.command(live, person, command)
        else:
            await until(lambda before=before: live.room.number > before, 20)  # type: ignore[misc]
            bots += 1
    raise AssertionError("bots never played")


async def test_two_nodes_answer_at_once_and_one_answer_counts(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        await one.write(here, handlers.start)
        there = await two.live(here.room.code)
        luck = Luck.from_seed("race")
        for number in range(30):
            live_match = here.room.live_match
            assert live_match is not None
            if live_match.over or here.room.hold is not None:
                break
            decision = live_match.match.pending[0]
            ask = live_match.ask(decision.seat)
            assert ask is not None
            answers = [
                Answer(do="answer", key=f"key-{name}-{number:04}", ask=ask, answer=str(luck.choice(decision.options)))
                for name in ("one", "two")
            ]
            person = here.room.people[decision.seat].person
            done = await asyncio.gather(
                one.command(here, person, answers[0]), two.command(there, person, answers[1]), return_exceptions=True
            )
            # the first may have ended a round, and then nothing is answered for a while
            too_late = ["server-stale" in str(result) or "server-held" in str(result) for result in done]
            assert sorted(too_late) == [False, True]
            await until(lambda: here.room.number == there.room.number, 5)
        assert here.room.live_match is not None
        assert there.room.live_match is not None
        assert here.room.live_match.record() == there.room.live_match.record()
        answered = [entry for entry in await one.store.entries(here.room.code, 0) if entry.kind == "answered"]
        assert one.answers + two.answers <= len(answered), "an answer is counted once"


async def test_the_same_key_at_two_nodes_takes_effect_once(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        start = Start(do="start", key="key-of-start")
        await asyncio.gather(one.command(here, 0, start), two.command(there, 0, start))
        entries = await one.store.entries(here.room.code, 0)
        assert [entry.kind for entry in entries].count("started") == 1


async def test_a_node_that_is_behind_refuses_nothing_it_should_allow(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        deaf(two)
        await asyncio.sleep(0)
        _, late = await one.sit_down(here, "Late")
        await one.write(here, handlers.start)
        live_match = here.room.live_match
        assert live_match is not None
        decision = live_match.match.pending[0]
        ask = live_match.ask(decision.seat)
        assert ask is not None
        command = Answer(do="answer", key="key-answer", ask=ask, answer=str(decision.options[0]))
        assert there.room.phase == "lobby"
        assert await two.command(there, here.room.people[decision.seat].person, command) is not None
        assert (await two.holder(there, late)).name == "Late"


async def test_what_was_done_before_a_restart_and_before_the_match_is_not_done_again(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        rename = Rename(do="rename", key="key-rename", name="Grace")
        await one.command(here, 0, rename)
        await one.write(here, lambda room: handlers.Draft("renamed", person=0, name="Hopper"))
        await one.write(here, handlers.start)
        there = await two.live(here.room.code)
        assert "key-rename" not in there.room.keys, "the room is read from the start of its match"
        assert await two.command(there, 0, rename) is None
        assert there.room.people[0].name == "Hopper"


async def test_who_has_a_connection_to_each_node_is_here_until_both_end(postgres: str) -> None:
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        tab, phone = Guest(lambda message: None, 0), Guest(lambda message: None, 0)
        await two.welcome(there, Guest(lambda message: None, None))  # somebody looks on, so this node follows
        await one.welcome(here, tab)
        await two.welcome(there, phone)
        await two.farewell(there, phone)
        await until(lambda: handlers.is_here(here.room.people[0], one.alive) and here.room.people[0].node == "one", 5)
        await until(lambda: there.room.people[0].node == "one", 5)
        await one.farewell(here, tab)
        await until(lambda: there.room.people[0].node == "", 5)


async def test_who_looks_on_at_another_node_cannot_see_from_the_time_what_a_lone_person_holds(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hubs(postgres) as (one, two):
        for node in (one, two):
            monkeypatch.setattr(node.timers, "set", lambda live: None)  # nothing happens by itself
        here = await new_table(one, "frantic", {}, {**SETTINGS, "clock": "relaxed", "chat": False})
        await one.sit_down(here, "Lone")
        await one.write(here, lambda room: handlers.seat_bot(room, "easy"))
        await one.welcome(here, Guest(lambda message: None, 0))
        await one.write(here, handlers.start)
        luck = Luck.from_seed("lone")
        live_match = here.room.live_match
        assert live_match is not None
        while not (
            live_match.window
            and [one.seat for one in live_match.match.pending] == [here.room.seat_of(0)]
            and len(live_match.match.pending[0].options) == 1
        ):
            decision = luck.choice(live_match.match.pending)
            answer = handlers.Draft(
                "answered",
                seat=decision.seat,
                ask=live_match.ask(decision.seat),
                answer=str(luck.choice(decision.options)),
            )
            await one.write(here, lambda room, answer=answer: answer)  # type: ignore[misc]  # bound now
            assert not live_match.over
        hurried = one.timers.due(here)
        assert hurried is not None
        assert hurried.at == here.room.moment_at + AT_ONCE.window
        two.alive = one.alive = frozenset({"one"})
        there = await two.live(here.room.code)
        await two.welcome(there, Guest(lambda message: None, None))
        await until(lambda: here.room.number == there.room.number, 5)
        for node, live in ((one, here), (two, there)):
            found = node.timers.due(live)
            assert found is not None
            assert found.at >= live.room.moment_at + 10_000


async def test_a_node_goes_on_following_after_the_database_was_away(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY", 0.05)
    async with hubs(postgres) as (one, two):
        here, _ = await seated(one)
        there = await two.live(here.room.code)
        await two.welcome(there, Guest(lambda message: None, None))
        real = two.store.entries

        async def failing(*arguments: Any) -> Any:
            raise OSError("away")

        monkeypatch.setattr(two.store, "entries", failing)
        await one.command(here, 0, Rename(do="rename", key="key-rename-1", name="Grace"))
        await asyncio.sleep(0.2)
        monkeypatch.setattr(two.store, "entries", real)
        await cut_all_connections(one.store)
        with suppress(Unknown):  # its connection may be cut while it writes: then it finds out by itself
            await one.command(here, 0, Rename(do="rename", key="key-rename-2", name="Hopper"))
        await until(lambda: there.room.people[0].name == "Hopper", 10)
