"""What bots say: rarely, about what everybody has seen, and the same at every node."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruthless.server import banter
from ruthless.server.clocks import HUMAN
from ruthless.server.commands import TAUNTS
from ruthless.server.handlers import Draft
from ruthless.server.happenings import replay
from ruthless.server.harness_test import RoomHarness
from ruthless.server.room import Room
from ruthless.server.timing import due

GAMES = ("frantic", "frantic-board", "malta")


def moments(harness: RoomHarness, most: int = 400) -> Iterator[Room]:
    """The room at every moment of a match."""
    last = -1
    for _ in range(most):
        if harness.room.phase != "playing":
            return
        assert harness.room.live_match is not None
        if harness.room.live_match.moment != last:
            last = harness.room.live_match.moment
            yield harness.room
        harness.now += 50
        harness.answer()


@pytest.mark.parametrize("game", GAMES)
def test_only_bots_speak_and_only_in_ready_made_lines(game: str) -> None:
    harness = RoomHarness(game, humans=1, bots=2, clock="off").start()
    bots = {one.person: one.name for one in harness.room.people if one.bot is not None}
    said = [found.data for room in moments(harness) if (found := banter.line(room, rarity=1)) is not None]
    assert said
    assert {one["person"] for one in said} <= bots.keys()
    assert all(bots[one["person"]] == one["name"] for one in said)
    assert {one["taunt"] for one in said} <= set(TAUNTS)


def test_they_speak_rarely() -> None:
    harness = RoomHarness(humans=1, bots=3, clock="off").start()
    told = lines = 0
    for room in moments(harness, 900):
        told += 1
        found = banter.line(room)
        if found is not None:
            harness.take(found)
            lines += 1
            assert banter.line(room) is None
    assert 0 < lines <= 1 + told // banter.SILENCE


def test_nobody_speaks_for_a_person_nor_where_there_is_no_chat() -> None:
    quiet = RoomHarness(humans=1, bots=2, clock="off", chat=False).start()
    assert not any(banter.line(room, rarity=1) for room in moments(quiet))
    people = RoomHarness(humans=3, clock="off").start()
    for one in people.room.people:
        one.replaced = True
    assert not any(banter.line(room, rarity=1) for room in moments(people))


def test_a_room_read_from_its_log_says_the_same() -> None:
    harness = RoomHarness("malta", humans=1, bots=3, clock="off").start()
    for room in moments(harness, 60):
        found = banter.line(room, rarity=1)
        again = banter.line(replay(harness.entries), rarity=1)
        assert (found and found.data) == (again and again.data)
        if found is not None and len(harness.entries) % 2:
            harness.take(found)


def test_it_happens_by_itself_and_keeps_no_answer_waiting() -> None:
    harness = RoomHarness(humans=2, bots=2, clock="off").start()
    room = harness.room
    spoken = 0
    for _ in range(900):
        found = due(room, HUMAN, harness.alive)
        if room.phase != "playing":
            break
        if found is None:
            harness.answer()
            continue
        harness.now = max(harness.now, found.at)
        if not isinstance(found.what, Draft):
            harness.answer(found.what)
            continue
        if room.hold is not None:
            harness.take(found.what)  # nobody says anything before the next round
            continue
        assert found.what.kind == "said"
        seen = HUMAN.after(room.sight.events, blow=room.sight.blow)
        assert found.at == room.moment_at + seen + HUMAN.decision // 2
        asked = dict(room.asked_at)
        harness.take(found.what)
        assert room.asked_at == asked
        assert room.chat[-1].taunt == found.what.data["taunt"]
        again = due(room, HUMAN, harness.alive)
        assert again is None or not isinstance(again.what, Draft)
        spoken += 1
    assert spoken


def test_nobody_speaks_while_an_event_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    harness = RoomHarness(humans=1, bots=2, clock="off").start()
    talkative = Draft("said", person=2, name="Vera", number=1, taunt="ha", moment=0)
    monkeypatch.setattr(banter, "line", lambda room: talkative)
    shown = 0
    for room in moments(harness, 900):
        found = due(room, HUMAN, harness.alive)
        if room.hold is not None or found is None or found.what is not talkative:
            continue
        assert found.at >= room.moment_at + room.sight.events * HUMAN.event
        shown += room.sight.events > 0
    assert shown
