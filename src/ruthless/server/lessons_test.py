"""A lesson at a table: as it is written, at any speed, after any interruption, and nobody else's business."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ruthless.kernel.game import GAMES
from ruthless.lessons import Lesson, lesson_of
from ruthless.lessons.lesson import ANY, LEARNER
from ruthless.server import handlers, wire
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.commands import Hello, parse
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.happenings import apply, replay
from ruthless.server.harness_test import NODE, plain
from ruthless.server.limits import NONE, Limits
from ruthless.server.refusals import Refused
from ruthless.server.room import Room, RoomSettings
from ruthless.server.timing import due

OURS = [name for name, game in GAMES.items() if not game.distribution]
ALIVE = frozenset({NODE})
SETTINGS = {name: getattr(RoomSettings(), name) for name in RoomSettings.__slots__}


class Class:
    """A lesson without sockets and disk, and a clock that moves by itself when something is due."""

    def __init__(self, game: str, learner: str = "Ada") -> None:
        lesson = lesson_of(game)
        assert lesson is not None
        self.lesson: Lesson = lesson
        self.room = Room()
        self.entries: list[Entry] = []
        self.now = 1_000_000
        self.take(handlers.lesson_created("KR7Q2M", lesson, dict(SETTINGS)))
        self.take(handlers.sit_down(self.room, learner, handlers.new_token()))
        for name in lesson.others:
            self.take(handlers.seat_partner(self.room, name))
        self.take(handlers.connected(self.room, self.room.people[0], NODE, ALIVE))
        self.take(handlers.start(self.room))

    def take(self, draft: Draft | None) -> None:
        """What is decided on happens, after a journey through JSON as on disk."""
        assert draft is not None
        entry = draft.entry(self.room, self.now)
        entry = Entry(entry.number, entry.kind, json.loads(json.dumps(entry.data)), entry.at, entry.key)
        self.entries.append(entry)
        apply(self.room, entry)

    def command(self, do: str, **fields: object) -> Draft:
        """What a command of the learner's leads to, or Refused."""
        command = parse(json.dumps({"do": do, "key": "key-00001", **fields}))
        assert not isinstance(command, Hello)
        draft = handlers.decide(self.room, self.room.people[0].person, command, ALIVE)
        assert draft is not None
        return draft

    def answering(self, answer: str) -> Draft:
        """The learner answers."""
        live_match = self.room.live_match
        assert live_match is not None
        return self.command("answer", ask=live_match.ask(LEARNER), answer=answer)

    def others(self) -> None:
        """Whatever happens by itself happens."""
        while (found := due(self.room, HUMAN, ALIVE)) is not None:
            assert isinstance(found.what, Draft)
            self.now = max(self.now, found.at)
            self.take(found.what)

    def coach(self) -> dict[str, Any]:
        said = wire.coach(self.room)
        assert said is not None
        return said

    def restarted(self) -> None:
        """The server reads the table again."""
        last = max(one.number for one in self.entries if one.kind == "started")
        again = replay(self.entries[last:])
        kept = plain(self.room)
        assert plain(again) == kept
        self.room = again


@pytest.mark.parametrize("game", OURS)
def test_who_does_what_the_coach_wants_comes_to_the_end(game: str) -> None:
    held = Class(game)
    for number, step in enumerate(held.lesson.steps, 1):
        held.others()
        said = held.coach()
        assert (said["step"], said["steps"]) == (number, len(held.lesson.steps))
        assert said["want"] == list(step.want)
        assert [one["id"] for one in said["say"]] == [one.id for one in step.say]
        assert not said["over"]
        held.take(held.answering(step.want[0]))
        assert held.coach()["want"] == [] or held.coach()["step"] == number + 1
    held.others()
    assert held.room.phase == "over"
    assert held.coach() == {
        **held.coach(),
        "step": len(held.lesson.steps),
        "say": [held.lesson.end.as_json()],
        "want": [],
        "over": True,
    }
    assert held.room.live_match is not None
    assert LEARNER in held.room.live_match.match.winners


def test_an_event_is_seen_before_anybody_goes_on() -> None:
    shown = 0
    for game in OURS:
        held = Class(game)
        while held.room.phase == "playing":
            found = due(held.room, HUMAN, ALIVE)
            if found is None:
                held.take(held.answering(held.coach()["want"][0]))
                continue
            assert isinstance(found.what, Draft)
            assert found.at >= held.room.moment_at + held.room.sight.events * HUMAN.event
            shown += held.room.sight.events > 0
            held.now = max(held.now, found.at)
            held.take(found.what)
    assert shown


@pytest.mark.parametrize("game", OURS)
def test_it_goes_on_wherever_the_server_was_stopped(game: str) -> None:
    held = Class(game)
    while held.room.phase == "playing":
        held.restarted()
        found = due(held.room, HUMAN, ALIVE)
        if found is None:
            held.take(held.answering(held.coach()["want"][0]))
        else:
            assert isinstance(found.what, Draft)
            held.take(found.what)
    held.restarted()
    assert held.coach()["over"]


@pytest.mark.parametrize("game", OURS)
def test_other_answers_are_not_taken_however_legal_they_are(game: str) -> None:
    held = Class(game)
    turned_down = 0
    for step in held.lesson.steps:
        held.others()
        live_match = held.room.live_match
        assert live_match is not None
        decision = live_match.decision(LEARNER)
        assert decision is not None
        for option in map(str, decision.options):
            if step.takes(option):
                assert held.answering(option).data["answer"] == option
                continue
            turned_down += 1
            with pytest.raises(Refused) as refused:
                held.answering(option)
            assert refused.value.as_json()["id"] == "server-lesson"
        held.take(held.answering(step.want[0]))
    assert turned_down


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    held = Class("frantic")
    with pytest.raises(Refused) as refused:
        held.answering("blue-9")
    assert refused.value.as_json()["rule"] == "4.1"


@pytest.mark.parametrize("game", OURS)
def test_nothing_happens_to_the_learner_who_takes_a_day(game: str) -> None:
    held = Class(game)
    held.others()
    held.now += 86_400_000
    assert due(held.room, HUMAN, ALIVE) is None
    assert wire.update(held.room, LEARNER, -1, held.now, HUMAN, ALIVE)["clock"] is None  # type: ignore[index]


@pytest.mark.parametrize("game", OURS)
def test_the_others_wait_while_the_learner_is_away(game: str) -> None:
    held = Class(game)
    held.others()
    held.take(held.answering(held.coach()["want"][0]))
    held.take(handlers.disconnected(held.room, held.room.people[0], NODE))
    assert due(held.room, HUMAN, ALIVE) is None


def test_the_table_of_a_lesson_cannot_be_changed_and_nobody_else_sits_down_at_it() -> None:
    held = Class("malta")
    changes: dict[str, dict[str, Any]] = {
        "start": {},
        "ready": {"ready": True, "entropy": "0" * 32},
        "settings": {"settings": {"open": True}},
        "bot": {"level": "easy"},
        "remove": {"person": 1},
        "host": {"person": 0},
        "say": {"text": "hello"},
    }
    for do, fields in changes.items():
        with pytest.raises(Refused) as refused:
            held.command(do, **fields)
        assert refused.value.as_json()["id"] == "server-lesson", do
    with pytest.raises(Refused):
        handlers.sit_down(held.room, "Eve", handlers.new_token())
    for step in held.lesson.steps:
        held.others()
        held.take(held.answering(step.want[0]))
    held.others()
    with pytest.raises(Refused):
        handlers.sit_down(held.room, "Eve", handlers.new_token())
    assert due(held.room, HUMAN, ALIVE) is None, "there is no rematch of a lesson"
    shown = wire.table_for_all(held.room, 0, ALIVE)
    assert shown["record"] is None
    assert shown["proof"] is None
    assert not wire.summary(held.room).open


def test_who_is_called_like_somebody_who_plays_along_is_told_apart() -> None:
    held = Class("frantic", "vera")
    assert [one.name for one in held.room.people] == ["vera", "Vera 2", "Bruno"]


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_of_another_version_ends_and_says_so(game: str) -> None:
    held = Class(game)
    first = max(one.number for one in held.entries if one.kind == "started")
    started = held.entries[first]
    older = Entry(started.number, "started", {**started.data, "lesson": held.lesson.version + 1}, started.at)
    room = replay([older, *held.entries[first + 1 :]])
    assert (room.phase, room.broken) == ("over", True)
    assert wire.coach(room) is None


def test_where_people_play_as_they_like_there_is_no_coach() -> None:
    assert wire.coach(Room()) is None


# Over the wire


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server whose bots answer at once."""
    app = create_app(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'x.sqlite'}", limits=NONE, pace=AT_ONCE)
    with TestClient(app) as found:
        yield found


def _learn(client: TestClient, game: str, **headers: str) -> dict[str, Any]:
    answer = client.post("/api/lessons", json={"game": game, "player": "Ada"}, headers=headers)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", OURS)
def test_a_whole_lesson_over_the_socket_reconnecting_at_every_step(client: TestClient, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    seat = _learn(client, game)
    hello = {"do": "hello", "table": seat["code"], "token": seat["token"]}
    for number, step in enumerate(lesson.steps, 1):
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as socket:
            socket.send_json(hello)
            coach: dict[str, Any] = {}
            update: dict[str, Any] = {}
            while not (coach.get("step") == number and coach["want"] and update.get("ask")):
                frame = socket.receive_json()
                assert frame["is"] in ("table", "coach", "update"), frame
                coach = frame if frame["is"] == "coach" else coach
                update = frame if frame["is"] == "update" else update
            assert all(answer in update["view"]["options"] for answer in step.want if answer != ANY)
            assert set(coach) == {"is", "step", "steps", "say", "want", "over"}
            socket.send_json(
                {"do": "answer", "key": f"step-{number:05}", "ask": update["ask"]["id"], "answer": step.want[0]}
            )
            while socket.receive_json()["is"] != "ok":
                pass
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as socket:
        socket.send_json(hello)
        while not ((frame := socket.receive_json())["is"] == "coach" and frame["over"]):
            pass


def test_a_lesson_is_not_listed_and_cannot_be_watched(client: TestClient) -> None:
    seat = _learn(client, "malta")
    assert seat["code"] not in [one["code"] for one in client.get("/api/tables").json()["tables"]]
    assert client.get(f"/api/tables/{seat['code']}").json()["free"] == 0
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as socket:
        socket.send_json({"do": "hello", "table": seat["code"]})
        while (frame := socket.receive_json())["is"] != "bye":
            assert frame["is"] == "table"
        assert frame["refusal"]["id"] == "server-no-watching"


def test_a_repeated_request_begins_one_lesson(client: TestClient) -> None:
    key = {"Idempotency-Key": "a-key-that-is-long-enough-for-this"}
    assert _learn(client, "frantic", **key) == _learn(client, "frantic", **key)


def test_what_cannot_be_learnt_is_refused(client: TestClient) -> None:
    answer = client.post("/api/lessons", json={"game": "chess", "player": "Ada"})
    assert (answer.status_code, answer.json()["detail"]["id"]) == (404, "server-no-such-game")


def test_games_say_whether_they_can_be_learnt(client: TestClient) -> None:
    steps = {one["name"]: one["lesson"] for one in client.get("/api/games").json()}
    for game in OURS:
        lesson = lesson_of(game)
        assert lesson is not None
        assert steps[game] == len(lesson.steps)


def test_lessons_count_as_tables_of_an_address(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'x.sqlite'}", limits=Limits(tables=2))) as client:
        codes = [client.post("/api/lessons", json={"game": "malta", "player": "Ada"}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
