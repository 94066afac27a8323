"""Nobody's connection carries a byte that depends on a card they may not see.

Once by non-interference: worlds that differ only in what a seat cannot see are played side by side, and every byte the
seat gets, and every time at which something happens by itself, is compared. And once by a scan: in every frame of whole
matches, each card that is named is one the kernel shows or tells that seat.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ruthless import GAMES, Luck, Match
from ruthless.kernel.facts import Fact
from ruthless.kernel.seats import Seat
from ruthless.server import banter, days, handlers, players, wire
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN, PERCENT, Pace
from ruthless.server.commands import Answer, Hello, Ready, Say, Seen, Start, parse
from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft, Nodes
from ruthless.server.happenings import apply
from ruthless.server.harness_test import RoomHarness, new_table
from ruthless.server.http.me import my_table
from ruthless.server.hub import Hub
from ruthless.server.limits import NONE
from ruthless.server.live_room import Guest
from ruthless.server.moments import Moment
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.store import Store
from ruthless.server.thinking import advised, hint_key
from ruthless.server.timing import due
from ruthless.testing import conformance
from tests.bots_secrets import with_hands_mixed
from tests.secrets_test import HOUSES, _may_part, given_answers, worlds

# Non-interference


def twin(room: Room, match: Match) -> Room:
    """The same room around another world of its match."""
    assert room.live_match is not None
    other = copy(room)
    other.people, other.asked_at = deepcopy(room.people), dict(room.asked_at)
    other.hold = deepcopy(room.hold)
    other.seated = [other.people[room.people.index(one)] for one in room.seated]
    live_match = other.live_match = copy(room.live_match)
    live_match.match, live_match.told, live_match._steps = match, room.live_match.told[:], room.live_match._steps[:]
    live_match._facts, live_match._public, live_match.given = [], {}, room.live_match.given[:]
    match.listen(live_match._facts)
    live_match.take_stock()
    return other


def sent(room: Room, seat: Seat | None, luck: Luck) -> str:
    """Everything the connection of a seat can be sent at this moment, as bytes."""
    alive = frozenset({"here"})
    assert room.live_match is not None
    since = room.live_match.moment - 3
    parts: list[Any] = [wire.table(room, seat, 1, alive), wire.update(room, seat, since, room.moment_at, HUMAN, alive)]
    parts.append(Moment(room, room.live_match, HUMAN, alive, room.moment_at).update(seat, since).decode())
    said = banter.line(room, rarity=1)
    parts.append(None if said is None else said.data)
    parts.append(on_own_page(room, seat))
    ask = None if seat is None else room.live_match.ask(seat)
    if seat is not None and ask is not None:
        hand = room.live_match.match.view(seat).as_json()["hand"]
        for answer in [*hand, *(str(luck.choice(room.live_match.match.game.answers)) for _ in range(10))]:
            reason = handlers.reason(room, room.people[seat].person, ask, answer)
            parts.append(None if reason is None else reason.as_json())
    return json.dumps(parts)


def on_own_page(room: Room, seat: Seat | None) -> dict[str, Any]:
    """What a player is shown of a running match, on any page: what a list of tables knows, and which place is theirs."""
    summary = wire.summary(room)
    shown = {**summary.shown, "phase": summary.phase, "touched": summary.touched}
    return my_table({**shown, "you": None if seat is None else room.people[seat].person}).model_dump()


def happens_at(room: Room) -> int | None:
    """When something happens by itself."""
    found = due(room, HUMAN, frozenset({"here"}))
    return None if found is None else found.at


def step_both(room: Room, other: Room, luck: Luck, at: int) -> bool:
    """The same answer in both worlds; False if there is none both would take."""
    assert room.live_match is not None
    assert other.live_match is not None
    if room.hold is not None:
        return see_both(room, other, luck, at)
    mine, theirs = room.live_match.match.pending, other.live_match.match.pending
    if not mine or [one.seat for one in mine] != [one.seat for one in theirs]:
        return False
    if given_answers(room.live_match.match) != given_answers(other.live_match.match):
        return False  # what others have answered in an open Together is forgotten in imagination: they have more to say
    place = luck.below(len(mine))
    offered = {str(option) for option in theirs[place].options}
    both = [text for option in mine[place].options if (text := str(option)) in offered]
    if not both:
        return False
    seat, text = mine[place].seat, luck.choice(both)
    for world in (room, other):
        assert world.live_match is not None
        apply(world, Draft("answered", seat=seat, ask=world.live_match.ask(seat), answer=text).entry(world, at))
    return True


def see_both(room: Room, other: Room, luck: Luck, at: int) -> bool:
    """Somebody has seen how a round ended, in both worlds; at last all have."""
    assert room.live_match is not None
    assert room.hold is not None
    left = [one.person for one in room.humans() if one.person not in room.hold.seen]
    person = luck.choice(left) if left else None
    for world in (room, other):
        apply(world, Draft("seen", person=person, number=room.live_match.moment).entry(world, at))
    return True


def differing(room: Room, match: Match, seat: Seat | None, luck: Luck, steps: int = 6) -> tuple[int, int]:
    """How many comparisons of two worlds differ, now and for some answers more, and how many windows were compared."""
    assert room.live_match is not None
    one, other = twin(room, room.live_match.match.clone()), twin(room, match)
    found = windows = 0
    for step in range(steps):
        same = luck.copy()
        found += sent(one, seat, luck) != sent(other, seat, same)
        assert one.live_match is not None
        assert other.live_match is not None
        if [d.seat for d in one.live_match.match.pending] == [d.seat for d in other.live_match.match.pending]:
            found += happens_at(one) != happens_at(other)
            windows += one.live_match.window
        if one.phase == "over" or not step_both(one, other, luck, one.moment_at + 700 * (step + 1)):
            break
        mine, theirs = ([json.dumps(fact) for fact in _heard(world, seat)] for world in (one, other))
        if mine != theirs:
            found += not _may_part(mine, theirs)
            break
        if one.live_match.moment != other.live_match.moment:
            found += 1
            break
    return found, windows


def _heard(room: Room, seat: Seat | None) -> list[Any]:
    assert room.live_match is not None
    return [fact for moment in room.live_match.telling(seat, -1)[-2:] for fact in moment["facts"]]


def positions(game: str) -> Iterator[tuple[Room, Luck]]:
    """Tables in the middle of play, with people and bots, under all sorts of house rules, for ever."""
    luck = Luck.from_seed(f"wire {game}")
    number = 0
    while True:
        house = HOUSES[game][number % len(HOUSES[game])]
        clock = ("relaxed", "brisk", "off", "day")[number % 4]
        harness = RoomHarness(
            game,
            humans=2 + number % 2,
            bots=number % 3,
            house_rules=dict(house),
            clock=clock,
            pace=tuple(PERCENT)[number // 2 % 3],
        )
        harness.luck = luck
        for person, question in enumerate(sorted(GAMES[game].reactions)) if clock == "day" else ():
            kinds = [kind.name for kind in GAMES[game].kinds if kind.name in REACTIONS]
            answer = luck.choice(["never", "ask", *kinds])
            harness.do(person % (2 + number % 2), "standing", question=question, answer=answer)
        harness.start()
        number += 1
        for step in range(400):
            if harness.room.phase == "over":
                break
            assert harness.room.live_match is not None
            held = harness.room.hold is not None and step > 0
            if held or step % 23 == 22 or (len(harness.room.live_match.match.pending) > 1 and luck.below(4) == 0):
                yield harness.room, luck
            harness.now += 400
            harness.answer()


def compare(game: str, most: int) -> tuple[int, int, int]:
    """Compare worlds at that many positions for every seat and the public: pairs, differing, windows."""
    pairs = found = windows = 0
    for number, (room, luck) in enumerate(positions(game)):
        if number == most:
            break
        assert room.live_match is not None
        for seat in conformance.watchers(room.live_match.match):
            for world in worlds(room.live_match.match, seat, luck):
                more, at_windows = differing(room, world, seat, luck)
                pairs, found, windows = pairs + 1, found + more, windows + at_windows
    return pairs, found, windows


@pytest.mark.parametrize("game", list(GAMES))
def test_no_connection_carries_a_byte_and_nothing_happens_at_a_time_that_depends_on_hidden_cards(game: str) -> None:
    pairs, found, windows = compare(game, 60)

    print(f"{game}: {pairs} pairs of worlds, {windows} windows, {found} differ")
    assert pairs > 150
    assert windows > 30
    assert found == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_to_the_byte_the_same_whatever_the_others_hold(game: str) -> None:
    compared = 0
    for room, luck in positions(game):
        assert room.live_match is not None
        match = room.live_match.match
        for seat in [one.seat for one in match.pending if len(one.options) > 1]:
            ask = room.live_match.ask(seat)
            assert ask is not None
            key = hint_key(room.secret, room.people[seat].person, room.match, ask)
            truth = json.dumps(advised(match.clone(), seat, key, "8"))
            for world in [*worlds(match, seat, luck), with_hands_mixed(match, seat, luck)]:
                if world is not None:
                    assert json.dumps(advised(world, seat, key, "8")) == truth
                    compared += 1
        if compared >= 60:
            break


@pytest.mark.anyio
@pytest.mark.usefixtures("seeded")
async def test_the_luck_of_a_hint_cannot_be_worked_out_from_all_that_a_player_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the luck of its hint a player could work out the sample: then everything that is sent must not suffice."""
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=AT_ONCE)
    await hub.open()
    lucks: list[bytes] = []

    async def noted(match: Match, seat: Seat, key: bytes) -> dict[str, Any]:
        lucks.append(key)
        return {}

    monkeypatch.setattr(hub.timers.thinkers, "advice", noted)
    settings = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
    live = await new_table(hub, "frantic", {}, settings)
    for name in ("Ada", "Bob"):
        await hub.sit_down(live, name)
    await hub.write(live, handlers.start)
    room = live.room
    assert room.live_match is not None
    seat = next(one.seat for one in room.live_match.match.pending if len(one.options) > 1)
    ask = room.live_match.ask(seat)
    assert ask is not None
    room.people[seat].token = "whatever a player may know"
    await hub.hint(live, room.people[seat].person, ask)
    room.people[seat].token = "something else"
    await hub.hint(live, room.people[seat].person, ask)
    room.dealt = Secret("ef" * 32, "ab" * 16)  # what is shown after this match
    await hub.hint(live, room.people[seat].person, ask)
    room.secret = Secret("ef" * 32, "ab" * 16)
    await hub.hint(live, room.people[seat].person, ask)
    assert lucks[0] == lucks[1] == lucks[2] != lucks[3]
    await hub.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_leak_on_a_players_own_page_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire.summary

    def leaking(room: Room) -> Any:
        shown = honest(room)
        assert room.live_match is not None
        hands = [room.live_match.match.view(one).as_json()["hand"] for one in range(room.live_match.match.seats)]
        shown.shown["name"] = str(sum(len(str(hand)) for hand in hands[1:]))
        return shown

    monkeypatch.setattr(wire, "summary", leaking)

    assert compare(game, 8)[1] > 0


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("leak", ["asked", "clock", "ask"])
def test_a_leak_would_be_found(game: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire.update

    def leaking(room: Room, seat: Seat | None, since: int, now: int, pace: Pace, alive: Nodes) -> Any:
        told = honest(room, seat, since, now, pace, alive)
        assert told is not None
        assert room.live_match is not None
        hands = [room.live_match.match.view(one).as_json()["hand"] for one in range(room.live_match.match.seats)]
        told[leak] = sum(len(str(hand)) for hand in hands[1:])
        return told

    monkeypatch.setattr(wire, "update", leaking)

    assert compare(game, 8)[1] > 0


def test_a_window_that_closes_early_for_who_cannot_react_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def early(room: Room) -> int | None:
        assert room.live_match is not None
        return min((len(one.options) for one in room.live_match.match.pending), default=0)

    monkeypatch.setitem(globals(), "happens_at", early)

    assert compare("frantic", 15)[1] > 0


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("node", ["here", "elsewhere"])
def test_who_looks_on_sees_nothing_of_a_lone_person_take_a_time_that_depends_on_hidden_cards(
    game: str, node: str
) -> None:
    alive = frozenset({"here", "elsewhere"})
    harness = RoomHarness(game, humans=1, bots=2, clock="relaxed").start()
    harness.take(handlers.watched(harness.room, node))
    luck = Luck.from_seed(f"lone {game}")
    compared = windows = 0
    for _ in range(600):
        live_match = harness.room.live_match
        assert live_match is not None
        world = None if live_match.over else live_match.match.imagine(None, luck)
        # What others have answered in an open Together is forgotten in imagination.
        if world is not None and [one.seat for one in world.pending] == [one.seat for one in live_match.match.pending]:
            there, here = due(twin(harness.room, world), HUMAN, alive), due(harness.room, HUMAN, alive)
            assert (here and here.at) == (there and there.at)
            compared, windows = compared + 1, windows + live_match.window
        harness.go_on()
    assert compared > 300
    assert windows > 20


# Standing answers, and answers that are given early

MIAS_KEY = "only-mia-has-this-key-0123456789abcdef"

REACTIONS = ("counterattack", "nice-try", "lucky-bastard", "block", "re-roll", "negate", "boomerang")

HABITS: dict[str, Callable[[int], tuple[str, bool]]] = {
    "nobody has set anything, and nobody answers": lambda number: ("", False),
    "all never react": lambda number: ("never", False),
    "all answer early": lambda number: ("ask", True),
    "all would react, and answer early that they do not": lambda number: (REACTIONS[number % 7], True),
    "each as they like": lambda number: (("ask", "never")[number % 2], number % 3 == 0),
}
"""What people have set for chances to react, and whether they answer them; in the end all have let them pass."""


async def looked_on(game: str, database: Path, habit: Callable[[int], tuple[str, bool]]) -> tuple[list[Any], int]:
    """All that comes to who looks on, and to somebody who plays, at a table over days; how many windows there were.

    Persons 0 and 1 have these habits. Person 2 has none, and talks. Everything comes with the time at which it came, and
    with what the pages show meanwhile.
    """
    now = [1_700_000_000_000]
    hub = Hub(Store(f"sqlite:///{database}", "node"), pace=AT_ONCE, now=lambda: now[0])
    await hub.open()
    settings = {"name": "", "open": True, "watch": True, "chat": True, "clock": "day", "bots": "easy", "hints": True}
    live = await new_table(hub, game, {}, {**settings, "window": "ten-minutes"}, "the same each time")
    for name in ("Ada", "Bob", "Mia"):
        await hub.sit_down(live, name, player=MIAS_KEY if name == "Mia" else "")
    heard: list[Any] = []
    for person in (2, None):
        await hub.welcome(live, Guest(lambda frame, person=person: heard.append((now[0], person, frame)), person))  # type: ignore[misc]
    await hub.write(live, handlers.start)
    room, luck, windows, keys = live.room, Luck.from_seed(f"habits {game}"), 0, count()
    room.record = "drawn at random"
    summaries: list[Any] = []

    async def send(person: int, do: str, **fields: object) -> None:
        command = parse(json.dumps({"do": do, "key": f"key-{next(keys):06}", **fields}))
        assert not isinstance(command, Hello)
        await hub.command(live, person, command)

    async def look() -> None:
        """See what lists of tables and person 2's own page show, once all that was to be shown is written."""
        assert not await hub.store.append(room.code, Entry(0, "created")), "the number is taken"
        mine = await hub.store.read(lambda line: players.tables(line, handlers.hashed(MIAS_KEY)))
        assert [one["code"] for one in mine] == [room.code]
        summaries.append([now[0], asdict(wire.summary(room)), mine, await hub.store.open_rooms(0)])

    for step in range(250):
        live_match = room.live_match
        assert live_match is not None
        if room.phase != "playing":
            break
        moment, pending = live_match.moment, list(live_match.match.pending)
        now[0] += 1_000
        if not live_match.window:
            one = luck.choice(pending)
            answer = str(luck.choice(one.options))
            await send(room.people[one.seat].person, "answer", ask=room.ask(one.seat), answer=answer)
            continue
        windows += 1
        for one in pending:
            person = room.people[one.seat].person
            standing, early = habit(step + person)
            known = {kind.name for kind in live_match.match.game.kinds} | {"ask", "never"}
            if person != 2 and standing in known:
                await send(person, "standing", question=one.question.id, answer=standing)
            # Where somebody would react, they have to say in time that they do not, or the match goes another way.
            if person != 2 and (early or standing in REACTIONS):
                await send(person, "answer", ask=room.ask(one.seat), answer="no")
        await look()
        now[0] += 60_000
        await send(2, "say", text="any time now")
        found = due(room, AT_ONCE, hub.alive)
        assert found is not None
        heard.append((found.at, "something happens"))
        now[0] = found.at
        hub.timers.set(live)
        async with asyncio.timeout(30):
            while live_match.moment == moment:
                await asyncio.sleep(0.001)
        await look()
    await hub.close()
    return [json.loads(json.dumps([*heard, summaries]))], windows


@pytest.mark.anyio
@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_can_tell_what_others_have_set_nor_whether_they_have_answered(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, list[Any]] = {}
    for number, (name, habit) in enumerate(HABITS.items()):
        secrets = (Secret(f"{number:064x}", f"{number + 7:032x}") for number in count(1))
        monkeypatch.setattr(Secret, "drawn", lambda secrets=secrets: next(secrets))
        seen[name], windows = await looked_on(game, tmp_path / f"{number}.sqlite", habit)
        assert windows > 5
    truth = next(iter(seen.values()))
    assert len(truth[0]) > 200
    for name, frames in seen.items():
        assert frames == truth, name


@pytest.mark.anyio
async def test_a_chance_that_is_over_when_all_have_answered_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "answers_are_kept", lambda room: False)
    with pytest.raises((AssertionError, Refused)):
        await test_nobody_can_tell_what_others_have_set_nor_whether_they_have_answered("frantic", tmp_path, monkeypatch)


# Every frame of whole matches

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 120, "expansions": ["troublemaker"]},
    "frantic-board": {"limit": 40},
    "malta": {},
}


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals each time."""
    secrets = (Secret(f"{number:064x}", f"{number + 7:032x}") for number in count(1))
    monkeypatch.setattr(Secret, "drawn", lambda: next(secrets))


WORD = re.compile(r"[A-Za-z0-9:_-]+")


class Shadow:
    """The same match, played by the kernel alone: what each seat may have seen by now."""

    def __init__(self, room: Room) -> None:
        assert room.live_match is not None
        record = room.live_match.record()
        self._facts: list[Fact] = []
        self.match = Match.new(
            room.game, record.seats, record.seed, record.options, ask_forced=True, listener=self._facts
        )
        self.cards = {str(card) for card in self.match.game.deck(self.match.options)}
        self.allowed: dict[Seat | None, set[str]] = {seat: set() for seat in conformance.watchers(self.match)}
        self._note()

    def answer(self, seat: Seat, text: str) -> None:
        """The same answer."""
        self.match.answer(text, seat)
        self._note()

    def _note(self) -> None:
        for seat, words in self.allowed.items():
            words |= self.cards & words_of(self.match.view(seat).as_json())
            for fact in self._facts:
                words |= self.cards & words_of(fact.told(seat).as_json())
        self._facts.clear()


def words_of(message: object) -> set[str]:
    """All words in a message that might be a card."""
    return set(WORD.findall(json.dumps(message)))


@pytest.mark.anyio
@pytest.mark.usefixtures("seeded")
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_card_in_every_frame_of_a_match_is_one_the_seat_may_know(game: str, tmp_path: Path) -> None:
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=AT_ONCE)
    await hub.open()
    frames: dict[int | None, list[dict[str, Any]]] = {None: [], 0: [], 1: [], 2: []}
    settings = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
    live = await new_table(hub, game, dict(SHORT[game]), settings)
    tokens = [(await hub.sit_down(live, name))[1] for name in ("Ada", "Bob", "Mia")]
    for person, heard in frames.items():
        await hub.welcome(live, Guest(heard.append, person))
    await hub.command(live, 1, Ready(do="ready", key="key-ready-1", ready=True, entropy="ab" * 16))
    await hub.command(live, 0, Start(do="start", key="key-start-1"))
    room, luck = live.room, Luck.from_seed(f"frames {game}")
    assert room.live_match is not None
    shadow = Shadow(room)
    secret = [*tokens, *(one.token for one in room.people), "ab" * 16, room.live_match.record().seed, room.record]
    secret += [part for one in (room.dealt, room.secret) if one is not None for part in (one.seed, one.salt)]
    scanned = hidden = 0
    for number in range(5_000):
        if room.phase != "playing":
            break
        for seat, heard in frames.items():
            others = {card for one in range(3) if one != seat for card in shadow.match.view(one).as_json()["hand"]}
            hidden += len(others - shadow.allowed[seat])
            for frame in heard:
                text = json.dumps(frame)
                named = shadow.cards & words_of(frame)
                assert named <= shadow.allowed[seat], f"{seat} is told of {named - shadow.allowed[seat]}: {text}"
                assert not [one for one in secret if one in text], text
                scanned += 1
            heard.clear()
        if room.hold is not None:
            moment = room.live_match.moment
            for person in range(3):
                seen = Seen(do="seen", key=f"key-{number:06}-seen-{person}", number=moment)
                await hub.command(live, person, seen)
            async with asyncio.timeout(30):
                while room.hold is not None:
                    await asyncio.sleep(0.001)
            continue
        decision = luck.choice(room.live_match.match.pending)
        answer = str(luck.choice(decision.options))
        ask = room.live_match.ask(decision.seat)
        assert ask is not None
        await hub.command(live, decision.seat, Answer(do="answer", key=f"key-{number:06}", ask=ask, answer=answer))
        if number % 20 == 0:
            await hub.command(live, 2, Say(do="say", key=f"key-say-{number:06}", text="hurry up"))
        shadow.answer(decision.seat, answer)
    assert room.phase == "over"
    assert scanned > 200
    assert hidden > 200, "there was something to hide"
    for heard in frames.values():
        assert [frame["table"]["proof"]["seed"] for frame in heard if frame["is"] == "table"][-1:] == [
            room.dealt and room.dealt.seed
        ]
        assert not [frame for frame in heard if room.secret.seed in json.dumps(frame)], "the next deal stays sealed"
    await hub.close()


def test_nothing_over_http_tells_of_a_running_match(tmp_path: Path) -> None:
    """Whatever is asked without the token of a seat is the same whatever anybody holds: no card is in it at all."""
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)) as client:
        body = {"game": "frantic", "player": "Ada", "bots": ["easy"], "settings": {"open": True}}
        seat = client.post("/api/tables", json=body).json()
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
            line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
            line.send_json({"do": "start", "key": "key-start"})
            while line.receive_json() != {"is": "ok", "key": "key-start"}:
                pass
        room = client.app.state.hub.rooms._rooms[seat["code"]].room  # type: ignore[attr-defined]
        cards = {str(card) for card in GAMES["frantic"].deck(GAMES["frantic"].options())}
        paths = ["/api/tables", f"/api/tables/{seat['code']}", "/metrics", "/healthz"]
        paths += [f"/api/tables/{seat['code']}/replay", f"/api/records/{room.record}"]
        paths += [f"/api/records/{room.record}/replay?seat=0&open=true"]
        for path in paths:
            text = client.get(path).text
            assert not cards & words_of(text), path
            assert not [
                one for one in (room.dealt.seed, room.dealt.salt, room.live_match.record().seed) if one in text
            ], path
        own = client.get(paths[4], headers={"authorization": f"Bearer {seat['token']}"}).json()
        public = Match.new("frantic", 2, room.live_match.record().seed, ask_forced=True)
        assert own["moments"][0]["view"] == public.view(0).as_json()


@pytest.mark.anyio
@pytest.mark.usefixtures("seeded")
async def test_the_figures_do_not_tell_how_many_have_answered(tmp_path: Path) -> None:
    """`/metrics` is open to everybody: the answers of a moment are counted when it is over."""
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=AT_ONCE)
    await hub.open()
    settings = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
    live = await new_table(hub, "frantic", {}, settings)
    for name in ("Ada", "Bob", "Mia"):
        await hub.sit_down(live, name)
    await hub.write(live, handlers.start)
    luck = Luck.from_seed("figures")
    waited = 0
    for number in range(300):
        live_match = live.room.live_match
        assert live_match is not None
        if live_match.over:
            break
        if live.room.hold is not None:
            break
        decision = luck.choice(live_match.match.pending)
        before, moment = hub.answers, live_match.moment
        ask = live_match.ask(decision.seat)
        assert ask is not None
        answer = str(luck.choice(decision.options))
        await hub.command(live, decision.seat, Answer(do="answer", key=f"key-{number:06}", ask=ask, answer=answer))
        if live_match.moment == moment:
            assert hub.answers == before
            waited += 1
        else:
            assert hub.answers == number + 1
    assert waited > 1
    await hub.close()
