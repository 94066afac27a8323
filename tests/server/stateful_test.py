"""A table under whatever people do in whatever order, with restarts and time passing: what holds, always holds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.server import calls, handlers, wire
from ruthless.server.clocks import DAY, HUMAN
from ruthless.server.commands import Hello, parse
from ruthless.server.days import goes_on_alone
from ruthless.server.destinations import Destinations
from ruthless.server.drivers import Summary
from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft
from ruthless.server.happenings import replay
from ruthless.server.harness_test import new_table, plain
from ruthless.server.hub import Hub
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.orders import Standing
from ruthless.server.receiver_test import Browser
from ruthless.server.refusals import Refused
from ruthless.server.room import FORGOTTEN, Person, Room
from ruthless.server.timers import unless_moved
from ruthless.server.timing import due, due_unattended, still_looking, waiting

pytestmark = pytest.mark.long

CODE_SETTINGS = {"name": "", "open": True, "watch": True, "chat": True, "clock": "relaxed", "bots": "easy"}


class Nothing(Standing):
    """What a database says in which there is nothing."""

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class Memory:
    """A store that keeps everything in memory, and outlives the hubs on it."""

    shared = False
    since = None

    def __init__(self) -> None:
        self.node = "node 0"
        self.log: list[Entry] = []
        self.summaries: list[Summary] = []
        self.row: dict[str, Any] = {"code": "", "due": None}
        """What the database says of the table beside its log."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def beat(self, now: int, patience: int) -> frozenset[str]:
        return frozenset({self.node})

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def run(self, work: Any) -> Standing:
        """Nothing is ordered, and nothing has to be counted."""
        return Nothing()

    async def secret(self, name: str, drawn: Callable[[], str]) -> str:
        return drawn()

    def hold(self, code: str) -> None: ...

    def let_go(self, code: str) -> None: ...

    def is_home(self, code: str) -> bool:
        return True

    async def append(self, code: str, entry: Entry, *, owner: str = "", marked: bool = False) -> bool:
        await asyncio.sleep(0)
        taken = any(one.number == entry.number or (entry.key and one.key == entry.key) for one in self.log)
        if not taken:
            self.log.append(Entry(entry.number, entry.kind, json.loads(json.dumps(entry.data)), entry.at, entry.key))
            self.row["code"] = code
            if marked:
                self.row["due"] = -entry.number
        return not taken

    def show(self, summary: Summary, due: tuple[int, int | None] | None = None) -> None:
        self.summaries.append(summary)
        if due is not None:
            self.put_off(summary.code, *due)

    def put_off(self, code: str, before: int, due: int | None) -> None:
        if self.row["due"] == before:
            self.row["due"] = due

    async def due_rooms(self, until: int, most: int) -> list[tuple[str, int]]:
        code, due = self.row.values()
        return [] if due is None or due > until else [(code, due)]

    async def load(self, code: str) -> list[Entry]:
        base = max((one.number for one in self.log if one.kind == "started"), default=0)
        return self.log[base:]

    async def entries(self, code: str, first: int, last: int | None = None) -> list[Entry]:
        return self.log[first:]

    async def knows(self, code: str, key: str) -> bool:
        return any(one.key == key for one in self.log)


class SharedMemory(Memory):
    """The same for one of several workers: what it writes, the others hear of."""

    shared = True

    def __init__(self, node: str, others: list[SharedMemory], memory: Memory) -> None:
        super().__init__()
        self.node = node
        self.log, self.row = memory.log, memory.row
        self._others = others
        others.append(self)
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def beat(self, now: int, patience: int) -> frozenset[str]:
        return frozenset(one.node for one in self._others)

    async def append(self, code: str, entry: Entry, *, owner: str = "", marked: bool = False) -> bool:
        fine = await super().append(code, entry, owner=owner, marked=marked)
        for one in self._others:
            if fine and one is not self:
                one.heard.put_nowait(code)
        return fine

    async def wakes(self) -> AsyncIterator[str]:
        while True:
            yield await self.heard.get()


class Thinker:
    """A bot that needs no time."""

    searchers = 2

    def __init__(self) -> None:
        self._luck = Luck.from_seed("thinker")

    def choice(self, match: Match, seat: Seat, level: str, key: bytes, milliseconds: int) -> Coroutine[Any, Any, str]:
        options = next(one for one in match.pending if one.seat == seat).options
        return self._chosen([str(option) for option in options])

    async def _chosen(self, options: list[str]) -> str:
        return self._luck.choice(options)

    async def close(self) -> None: ...


class Client:
    """What a connection has been sent."""

    def __init__(self, person: int | None) -> None:
        self.person = person
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.view: Any = None
        self.ask: Any = None
        self.hold: Any = None
        self.table: Any = None
        self.gone = ""

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a message; what is told has no gaps."""
        assert not self.gone, "nothing comes after bye"
        if message["is"] == "table":
            self.table = message["table"]
        elif message["is"] == "update":
            told = self.told.setdefault(message["match"], [])
            for moment in message["told"]:
                assert moment["number"] == len(told)
                told.append(moment)
            self.view, self.ask, self.hold = message["view"], message["ask"], message["hold"]
        elif message["is"] == "bye":
            self.gone = message["refusal"]["id"]


def nowhere() -> Destinations:
    """An internet in which no name stands for anything."""

    async def resolve(host: str, port: int) -> list[str]:
        return []

    return Destinations(resolve=resolve)


WHO = st.integers(0, 7)
SOME = st.integers(0, 10**6)


class TableMachine(RuleBasedStateMachine):
    """One table and everybody around it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        secrets = (Secret(f"{number:064x}", f"{number:032x}") for number in count(1))
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(Secret, "drawn", lambda: next(secrets))
        self.store = Memory()
        self.now = 1_000_000
        self.tokens: dict[int, str] = {}
        self.removed: dict[int, str] = {}
        self.owned: dict[int, str] = {}
        """By person the player's key of the seat."""
        self.clients: list[tuple[Client, Guest]] = []
        self.memory: dict[int, dict[int, list[dict[str, Any]]]] = {}
        """By person: what it has been told before it lost its connection."""
        self.keys = 0
        self.last: tuple[int, dict[str, Any]] | None = None
        self.nodes = 0
        self.finished = False

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def boot(self) -> None:
        self.store.node = f"node {self.nodes}"
        self.hub = Hub(self.store, pace=HUMAN, now=lambda: self.now, destinations=nowhere())  # type: ignore[arg-type]
        self.hub.timers.thinkers = Thinker()  # type: ignore[assignment]
        self.run(self.hub.open())

    @initialize(
        game=st.sampled_from(["frantic", "malta", "frantic-board"]),
        limit=st.sampled_from([30, 120]),
        clock=st.sampled_from(["relaxed", "off", "day", "week"]),
        people=st.integers(1, 4),
        bots=st.integers(0, 2),
    )
    def open_table(self, game: str, limit: int, clock: str, people: int, bots: int) -> None:
        self.boot()
        options = {} if game == "malta" else {"limit": limit}
        self.live: LiveRoom = self.run(new_table(self.hub, game, options, {**CODE_SETTINGS, "clock": clock}))
        for name in ("Ada", "Ben", "Cid", "Dan")[:people]:
            self.join(name)
        for _ in range(bots):
            self.bot("easy")
        self.start()

    @property
    def room(self) -> Room:
        return self.live.room

    def settle(self) -> None:
        """Let happen what is due by now."""

        async def wait() -> None:
            self.hub.timers.set(self.live)
            for _ in range(2_000):
                await asyncio.sleep(0)
                found = self.hub.timers.due(self.live)
                if (found is None or found.at > self.now) and not self.live.lock.locked():
                    return
                await asyncio.sleep(0.0005)
            raise AssertionError("something is due and does not happen")

        self.run(wait())

    def command(self, person: int | None, do: str, /, **fields: Any) -> str | None:
        """A command; the id of the refusal, if it is refused."""
        self.keys += 1
        frame = {"do": do, "key": f"key-{self.keys:08}", **fields}
        return self.send(person, frame)

    def send(self, person: int | None, frame: dict[str, Any]) -> str | None:
        command = parse(json.dumps(frame))
        assert not isinstance(command, Hello)
        before = self.commanded()
        try:
            self.run(self.hub.command(self.live, person, command))
        except Refused as refused:
            assert self.commanded() == before, "what is refused leaves nothing behind"
            return str(refused.as_json()["id"])
        return None

    def commanded(self) -> int:
        """How many entries people's commands have left; on a busy machine a timer may write one of its own meanwhile."""
        return sum(one.key is not None for one in self.store.log)

    def somebody(self, who: int) -> int:
        """A human at the table, or somebody who was."""
        people = [one.person for one in self.room.humans()] or [*self.removed] or [0]
        return people[who % len(people)]

    # People

    @rule(name=st.sampled_from(["Bob", "Mia", "ada", "Eve"]))
    def join(self, name: str) -> None:
        free = len(self.room.people) < game_named(self.room.game).most and self.room.phase != "playing"
        if not free:
            with pytest.raises(Refused):
                self.run(self.hub.sit_down(self.live, name))
            return
        person, token = self.run(self.hub.sit_down(self.live, name))
        self.tokens[person] = token
        self.connect_person(person)

    def connect_person(self, person: int) -> None:
        client = Client(person)
        client.told = {match: told[:] for match, told in self.memory.get(person, {}).items()}
        match = max(client.told, default=0)
        since = len(client.told[match]) - 1 if match else -1
        found = handlers.holder(self.room, self.tokens[person])
        assert found.person == person
        guest = Guest(client.hear, person, match, since)
        self.clients.append((client, guest))
        self.run(self.hub.welcome(self.live, guest))

    @rule(who=WHO)
    def reconnect(self, who: int) -> None:
        person = self.somebody(who)
        if person in self.tokens and len(self.clients) < 12:
            self.connect_person(person)

    @rule()
    def watch(self) -> None:
        if self.room.settings.watch and len(self.clients) < 12:
            client = Client(None)
            guest = Guest(client.hear, None)
            self.clients.append((client, guest))
            self.run(self.hub.welcome(self.live, guest))

    @precondition(lambda self: self.clients)
    @rule(who=WHO)
    def drop(self, who: int) -> None:
        client, guest = self.clients.pop(who % len(self.clients))
        if client.person is not None:
            self.memory[client.person] = client.told
        self.run(self.hub.farewell(self.live, guest))

    @precondition(lambda self: self.clients)
    @rule()
    def drop_all_at_once(self) -> None:
        while self.clients:
            self.drop(0)

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        if self.keys % 3 == 0:  # else nobody would ever play
            self._goes(self.somebody(who), self.command(self.somebody(who), "leave"))

    @rule(who=WHO, whom=WHO)
    def kick(self, who: int, whom: int) -> None:
        victim = self.somebody(whom)
        refused = self.command(self.somebody(who), "remove", person=victim)
        self._goes(victim, refused)

    def _goes(self, person: int, refused: str | None) -> None:
        if refused is None and person in self.tokens:
            self.removed[person] = self.tokens.pop(person)
            self.owned.pop(person, None)

    @rule(who=WHO, other=st.booleans())
    def come_with_a_key(self, who: int, other: bool) -> None:
        person = self.somebody(who)
        if person in self.tokens:
            key = f"{person + 100 * other:043}"
            assert self.run(self.hub.whose(self.live, self.tokens[person], key)) == person
            self.owned.setdefault(person, key)  # the first one stays

    @rule(who=WHO)
    def forget(self, who: int) -> None:
        person = self.somebody(who)
        if self.keys % 5 == 0 and person in self.tokens:
            before = sum(one.kind == "forgot" for one in self.store.log)
            name = f"{FORGOTTEN} {before + 1}"
            self.run(self.hub.write(self.live, lambda room: handlers.Draft("forgot", person=person, name=name)))
            self._goes(person, None)
            assert not any(line.person == person for line in self.room.chat)
            assert all(one.name == name for one in self.room.seated if one.person == person)

    def keeps_place(self, person: Person) -> bool:
        """Whether nobody may act in their stead, being there; over days who is late may be replaced wherever they are."""
        return handlers.is_here(person, self.hub.alive) and not person.late

    @rule(who=WHO, whom=WHO)
    def host(self, who: int, whom: int) -> None:
        one, other = self.somebody(who), self.somebody(whom)
        before = self.room.person(self.room.host)
        there = before is not None and self.keeps_place(before)
        was = self.room.host
        if self.command(one, "host", person=other) is None:
            assert self.room.host == other
            assert was == one or (not there and one == other)

    @rule(who=WHO)
    def rename(self, who: int) -> None:
        self.command(self.somebody(who), "rename", name="Grace")

    @rule(who=WHO, language=st.sampled_from(["en", "fr", "de"]), wanted=st.booleans())
    def want_calls(self, who: int, language: str, wanted: bool) -> None:
        person = self.somebody(who)
        given = Browser(f"https://push.example/{person}").subscription if wanted else None
        if self.command(person, "call", subscription=given, language=language) is None:
            found = self.room.person(person)
            assert found is not None
            assert [one["language"] for one in found.calls] == [language] * wanted

    @rule(url=st.sampled_from(["https://hooks.example/x", None]))
    def set_webhook(self, url: str | None) -> None:
        if self.command(self.room.host, "webhook", url=url) is None:
            assert bool(self.room.webhook) == (url is not None)

    @rule()
    def call(self) -> None:
        """Whoever is to be called by now is; the wait for it is a timer's."""
        wanted = [one for one, at in calls.called_at(self.room, self.hub.alive).items() if at <= self.now]
        before = [*self.room.called]
        self.run(self.hub.calling._call(self.live))
        assert self.room.called == [*before, *wanted]

    # Before and after a match

    @rule(who=WHO, ready=st.booleans())
    def ready(self, who: int, ready: bool) -> None:
        self.command(self.somebody(who), "ready", ready=ready, entropy="ab" * 16)

    @rule(level=st.sampled_from(["easy", "normal"]))
    def bot(self, level: str) -> None:
        self.command(self.room.host, "bot", level=level)

    @rule(
        wanted=st.sampled_from(
            [
                {"clock": "brisk"},
                {"pace": "fast"},
                {"pace": "slow"},
                {"watch": False},
                {"watch": True},
                {"game": "malta"},
                {"chat": False},
                {"clock": "three-days"},
                {"clock": "day", "sit_in": True, "window": "minute"},
            ]
        )
    )
    def set_up(self, wanted: dict[str, Any]) -> None:
        self.command(self.room.host, "settings", settings=wanted)

    @rule()
    def start(self) -> None:
        matches = self.room.match
        if self.command(self.room.host, "start") is None:
            assert self.room.match == matches + 1
        assert self.command(self.room.host, "start") in ("server-playing", "server-too-few", "server-not-seated")

    # Play

    @precondition(lambda self: self.room.phase == "playing")
    @rule(who=SOME, what=SOME, times=st.integers(1, 25))
    def answer(self, who: int, what: int, times: int) -> None:
        for turn in range(times):
            live_match = self.room.live_match
            assert live_match is not None
            self.now += 4_000  # whatever there is to see has been seen
            self.settle()
            if self.room.phase != "playing" or self.room.hold is not None:
                return
            asked = [
                one
                for one in live_match.match.pending
                if not self.room.people[one.seat].by_bot and self.room.ask(one.seat) is not None
            ]
            if not asked:
                continue  # bots, one after the other
            decision = asked[(who + turn) % len(asked)]
            person = self.room.people[decision.seat].person
            answer = str(decision.options[(what + turn) % len(decision.options)])
            self.keys += 1
            frame = {
                "do": "answer",
                "key": f"key-{self.keys:08}",
                "ask": self.room.ask(decision.seat),
                "answer": answer,
            }
            assert self.send(person, frame) is None
            self.last = (person, frame)

    @precondition(lambda self: not self.finished and self.room.phase == "playing" and self.room.game != "malta")
    @rule(seed=SOME)
    def finish_a_round(self, seed: int) -> None:
        """Everybody answers at random until a round is over; once, because it takes long."""
        self.finished = True
        self.run(self._play_out(self.live, Luck.from_seed(f"round {seed}")))

    async def _play_out(self, live: LiveRoom, luck: Luck) -> None:
        for _ in range(600):
            live_match = live.room.live_match
            if live_match is None or live.room.phase != "playing" or live.room.hold is not None:
                return
            one = luck.choice(live_match.match.pending)
            answer = str(luck.choice(one.options))
            draft = Draft("answered", seat=one.seat, ask=live_match.ask(one.seat), answer=answer)
            await self.hub.write(live, unless_moved(live.room.number, draft))

    @precondition(lambda self: self.room.hold is not None)
    @rule(who=WHO, early=st.booleans())
    def look_at_the_scores(self, who: int, early: bool) -> None:
        """Somebody has seen how the round ended; nobody can answer before all have."""
        assert self.room.live_match is not None
        moment, person = self.room.live_match.moment, self.somebody(who)
        seat = self.room.seat_of(person)
        if early and seat is not None and person not in self.removed:
            frame = {"ask": self.room.live_match.ask(seat) or "0.0", "answer": "draw"}
            assert self.command(person, "answer", **frame) in ("server-held", "server-replaced", "server-not-seated")
        one = self.room.person(person)
        seen = one is None or one.bot is not None or (self.room.hold is not None and person in self.room.hold.seen)
        assert (self.command(person, "seen", number=moment) is not None) == seen
        assert self.command(person, "seen", number=moment) is not None, "once is enough"
        self.settle()

    @precondition(lambda self: self.last is not None)
    @rule(same_key=st.booleans())
    def answer_again(self, same_key: bool) -> None:
        assert self.last is not None
        person, frame = self.last
        before = self.commanded()
        if same_key:
            assert self.send(person, frame) is None or person in self.removed
        else:
            self.keys += 1
            match = max((one.data["match"] for one in self.store.log if one.kind == "started"), default=0)
            given = next(one for one in self.store.log if one.key == frame["key"])
            begun = next(one.number for one in self.store.log if one.kind == "started" and one.data["match"] == match)
            if given.number > begun:
                assert self.send(person, {**frame, "key": f"key-{self.keys:08}"}) is not None
        assert self.commanded() == before

    @precondition(lambda self: self.room.phase == "playing")
    @rule(who=WHO, whom=WHO)
    def replace(self, who: int, whom: int) -> None:
        victim = self.room.person(self.somebody(whom))
        there = victim is not None and self.keeps_place(victim)
        refused = self.command(self.somebody(who), "replace", person=self.somebody(whom))
        assert refused is not None or not there

    @rule(who=WHO)
    def take_back(self, who: int) -> None:
        self.command(self.somebody(who), "return")

    # Over days

    @rule(who=WHO, what=SOME, answer=st.sampled_from(["ask", "never", "card"]))
    def standing(self, who: int, what: int, answer: str) -> None:
        game, person = game_named(self.room.game), self.somebody(who)
        question = sorted(game.reactions)[what % len(game.reactions)]
        kinds = [kind.name for kind in game.kinds if kind.name in ("counterattack", "nice-try", "block", "negate")]
        wanted = kinds[what % len(kinds)] if answer == "card" else answer
        refused = self.command(person, "standing", question=question, answer=wanted)
        found = self.room.person(person)
        assert refused in (None, "server-no-days", "server-not-seated")
        assert refused or (found is not None and found.standing[question] == wanted)

    @rule(who=WHO, length=st.sampled_from([None, 1, 5, 40]))
    def holiday(self, who: int, length: int | None) -> None:
        until = None if length is None else self.now + length * DAY
        refused = self.command(self.somebody(who), "holiday", until=until)
        assert length != 40 or refused is not None
        assert refused in (None, "server-no-days", "server-not-seated", "server-not-playing", "server-no-holiday")

    @precondition(lambda self: self.room.phase == "playing")
    @rule(share=st.sampled_from([1, 3, 8]))
    def days_pass(self, share: int) -> None:
        before, reminders = len(self.store.log), self.reminders()
        here = any(handlers.is_here(one, self.hub.alive) for one in self.room.humans())
        alone = goes_on_alone(self.room)
        self.now += share * DAY
        self.settle()
        assert here or alone or len(self.store.log) == before
        assert max(self.reminders(), default=0) <= max([1, *reminders])

    def reminders(self) -> list[int]:
        """How often each seat has been reminded of the open question."""
        return [self.room.reminded.count(seat) for seat in self.room.reminded]

    # The world around it

    @rule(milliseconds=st.sampled_from([600, 1_200, 11_000, 100_000]))
    def time_passes(self, milliseconds: int) -> None:
        before = len(self.store.log)
        here = any(handlers.is_here(one, self.hub.alive) for one in self.room.humans())
        alone = goes_on_alone(self.room)
        self.now += milliseconds
        self.settle()
        assert here or alone or len(self.store.log) == before, "while nobody is there nothing happens"

    @rule()
    def restart(self) -> None:
        for client, _ in self.clients:
            if client.person is not None:
                self.memory[client.person] = client.told
        self.clients = []
        self.run(self.hub.close())
        self.nodes += 1
        code = self.room.code
        self.boot()
        self.live = self.run(self.hub.live(code))

    # What always holds

    @invariant()
    def the_log_has_no_gaps(self) -> None:
        assert [one.number for one in self.store.log] == list(range(len(self.store.log)))
        assert self.room.number == len(self.store.log) - 1

    @invariant()
    def the_room_is_what_its_entries_add_up_to(self) -> None:
        base = max((one.number for one in self.store.log if one.kind == "started"), default=0)
        truth = plain(self.room)
        assert plain(replay(self.store.log[base:])) == truth
        if len(self.store.log) % 7 == 0:
            assert plain(replay(self.store.log)) == truth

    @invariant()
    def somebody_can_act(self) -> None:
        room = self.room
        if room.phase != "playing" or not room.humans():
            return
        assert room.live_match is not None
        assert all(one.options for one in room.live_match.match.pending)
        assert room.live_match.match.pending
        alive = frozenset({one.node for one in room.humans()} | {"x"})
        people = [one for one in room.live_match.match.pending if not room.people[one.seat].by_bot]
        here = any(handlers.is_here(one, alive - {""}) for one in room.humans())
        if room.hold is not None:
            looking = still_looking(room, room.hold, alive - {""})
            assert looking or not here or due(room, HUMAN, alive - {""}) is not None, "the next round comes"
            return
        assert people or not here or due(room, HUMAN, alive - {""}) is not None

    @invariant()
    def nobody_is_called_twice_to_a_question_nor_called_who_is_no_more(self) -> None:
        assert len(set(self.room.called)) == len(self.room.called)
        assert not [one for one in self.room.people if one.bot is not None and one.calls]

    @invariant()
    def tokens_open_the_seats_of_those_who_have_one(self) -> None:
        for person, token in self.tokens.items():
            assert handlers.holder(self.room, token).person == person
        for token in self.removed.values():
            try:
                handlers.holder(self.room, token)
            except Refused:
                continue
            raise AssertionError("the token of somebody removed is taken")

    @invariant()
    def keys_open_the_seats_that_belong_to_them(self) -> None:
        for person, key in self.owned.items():
            found = handlers.owner(self.room, key)
            assert found is not None
            assert found.person == person
        assert {one.person for one in self.room.humans() if one.player} == self.owned.keys()

    @invariant()
    def people_are_no_more_than_seats_and_the_host_is_one_of_them(self) -> None:
        room = self.room
        assert len(room.people) <= game_named(room.game).most
        assert len({one.name.casefold() for one in room.people}) == len(room.people)
        assert (room.host is None) == (not room.humans())
        assert room.host is None or room.host in [one.person for one in room.humans()]
        assert len(room.seated) in (0, room.live_match.match.seats if room.live_match else 0)

    @invariant()
    def everybody_sees_exactly_what_is_theirs_and_all_of_it(self) -> None:
        room = self.room
        for client, guest in self.clients:
            if client.gone:
                assert guest not in self.live.guests
                continue
            assert client.table == wire.table(room, client.person, self.live.watchers, self.hub.alive)
            if room.live_match is not None:
                seat = room.seat_of(client.person)
                assert client.view == room.live_match.match.view(seat).as_json()
                assert client.told[room.match] == room.live_match.telling(seat, -1)
                assert (client.ask and client.ask["id"]) == (None if seat is None else room.ask(seat))
                hold = waiting(room, self.hub.alive)
                assert (client.hold and client.hold["waiting"]) == (hold and list(hold.waiting))

    @invariant()
    def the_database_knows_when_something_happens_where_nobody_is(self) -> None:
        if not self.live.lock.locked():
            assert self.store.row["due"] in (due_unattended(self.room), -self.room.number)

    def teardown(self) -> None:
        if hasattr(self, "hub"):
            self.run(self.hub.close())
        self.run(asyncio.sleep(0))
        self.loop.close()
        self.patch.undo()


class WorkersMachine(TableMachine):
    """The same table when it is in the memory of two workers, whoever is connected to which, and one may die."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.hubs: list[Hub] = []
        self.lives: list[LiveRoom | None] = [None, None]
        self.stores: list[SharedMemory] = []
        self.where: dict[Guest, int] = {}
        """At which worker a guest is."""

    def boot(self) -> None:
        self.stores.clear()
        self.hubs = [self._begun() for _ in range(2)]
        self.at, self.lives = 0, [None, None]
        self.run(self._look_round())

    def _begun(self) -> Hub:
        self.nodes += 1
        store = SharedMemory(f"node {self.nodes}", self.stores, self.store)
        hub = Hub(store, pace=HUMAN, now=lambda: self.now, destinations=nowhere())  # type: ignore[arg-type]
        hub.timers.thinkers = Thinker()  # type: ignore[assignment]
        self.run(hub.open())
        return hub

    async def _look_round(self) -> None:
        """Everybody knows who is alive; in truth that takes a beat."""
        alive = frozenset(one.node for one in self.stores)
        for hub, live in zip(self.hubs, self.lives, strict=True):
            hub.alive = alive
            if live is not None:
                hub.telling.tell(live)
                hub.timers.set(live)
                hub._object(live)

    @property
    def hub(self) -> Hub:  # type: ignore[override]
        return self.hubs[self.at]

    @property
    def live(self) -> LiveRoom:
        """The room at the worker where everything is done at present; up to date, as for somebody who comes now."""
        found = self.lives[self.at]
        assert found is not None
        return found

    @live.setter
    def live(self, made: LiveRoom) -> None:
        self.lives[self.at] = made
        other = 1 - self.at
        self.lives[other] = self.run(self.hubs[other].live(made.room.code))

    @property
    def room(self) -> Room:
        self.run(self._heard())
        return self.live.room

    async def _heard(self) -> None:
        """All have read what was written, also where nobody looks on."""
        for hub, live in zip(self.hubs, self.lives, strict=True):
            if live is not None:
                await hub.rooms.catch_up(live)

    def settle(self) -> None:
        async def wait() -> None:
            for attempt in range(2_000):
                await self._heard()
                for hub, live in zip(self.hubs, self.lives, strict=True):
                    assert live is not None
                    if live.timer is None or attempt == 0:  # what waits does not know that time has leapt
                        hub.timers.set(live)
                await asyncio.sleep(0)
                found = due(self.live.room, HUMAN, self.hub.alive)
                locked = any(live is not None and live.lock.locked() for live in self.lives)
                if (found is None or found.at > self.now) and not locked:
                    return
                await asyncio.sleep(0.0005)
            raise AssertionError("something is due and does not happen")

        self.run(wait())

    def connect_person(self, person: int) -> None:
        self.room  # noqa: B018  # read what others have written
        super().connect_person(person)
        self.where[self.clients[-1][1]] = self.at

    @rule()
    def watch(self) -> None:
        before = len(self.clients)
        super().watch()
        if len(self.clients) > before:
            self.where[self.clients[-1][1]] = self.at

    @precondition(lambda self: self.clients)
    @rule(who=WHO)
    def drop(self, who: int) -> None:
        before, self.at = self.at, self.where[self.clients[who % len(self.clients)][1]]
        super().drop(who)
        self.at = before

    @rule()
    def go_elsewhere(self) -> None:
        """From now on everything is done at the other worker."""
        self.at = 1 - self.at

    @rule(which=st.integers(0, 1))
    def worker_dies(self, which: int) -> None:
        """A worker ends without a goodbye, and another one takes its place."""
        gone = [(client, guest) for client, guest in self.clients if self.where[guest] == which]
        for client, _ in gone:
            if client.person is not None:
                self.memory[client.person] = client.told
        self.clients = [one for one in self.clients if one not in gone]
        code = self.live.room.code
        self.stores.remove(self.hubs[which].store)  # type: ignore[arg-type]
        self.run(self.hubs[which].close())
        self.hubs[which], self.lives[which] = self._begun(), None
        self.lives[which] = self.run(self.hubs[which].live(code))
        self.run(self._look_round())

    @rule()
    def restart(self) -> None:
        for client, _ in self.clients:
            if client.person is not None:
                self.memory[client.person] = client.told
        self.clients = []
        code = self.live.room.code
        for hub in self.hubs:
            self.run(hub.close())
        self.boot()
        self.live = self.run(self.hub.live(code))

    @invariant()
    def everybody_sees_exactly_what_is_theirs_and_all_of_it(self) -> None:
        before, everybody = self.at, self.clients
        self.run(self._heard())
        for at in range(2):
            self.at = at
            self.clients = [(client, guest) for client, guest in everybody if self.where[guest] == at]
            super().everybody_sees_exactly_what_is_theirs_and_all_of_it()
        self.at, self.clients = before, everybody

    def teardown(self) -> None:
        for hub in self.hubs:
            self.run(hub.close())
        self.run(asyncio.sleep(0))
        self.loop.close()
        self.patch.undo()


TestWorkers = WorkersMachine.TestCase
TestWorkers.settings = settings(
    max_examples=20, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
