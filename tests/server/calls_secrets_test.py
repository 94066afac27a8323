"""Nobody learns anything of hidden cards from calls: whether and when they are made, what they say and how long they are.

Worlds that a seat cannot tell apart are played side by side, as in `wire_secrets_test`, with people who have gone. Over
days what the others have set and said early is another in each of them, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ruthless import GAMES, Luck
from ruthless.kernel.seats import Seat
from ruthless.server import calls, days, handlers, webhooks, wire
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import CallMe, Ready, SetWebhook
from ruthless.server.destinations import Destinations
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.harness_test import RoomHarness, new_table
from ruthless.server.hub import Hub
from ruthless.server.live_room import Guest
from ruthless.server.pushes import Sender
from ruthless.server.receiver_test import Browser
from ruthless.server.room import Person, Room
from ruthless.server.store import Store
from ruthless.testing import conformance
from tests.secrets_test import HOUSES, _may_part, worlds
from tests.server.wire_secrets_test import REACTIONS, _heard, step_both, twin

HERE = frozenset({"here"})
FAR = 10**12


def sent(room: Room, seat: Seat | None) -> list[tuple[str, int]]:
    """What leaves the server at this moment that a seat may see, with its time: its own pushes, and the webhook."""
    found: list[tuple[str, int]] = []
    for person, at in sorted(calls.called_at(room, HERE).items()):
        found.append((f"called {person}", at))
    draft = calls.calling(room, FAR, HERE)
    for kind, data in (("called", draft.data if draft else {}), ("reminded", {"person": _asked(room)})):
        entry = Entry(room.number + 1, kind, data)  # type: ignore[arg-type]
        for call in calls.calls(room, entry, "https://play.example"):
            if call.person is None:
                letter = webhooks.letter(call.to["url"], call.said)
                found.append((f"{letter.headers} {letter.body!r}", len(letter.body)))
            elif seat is not None and call.person == room.people[seat].person:
                found.append((json.dumps(call.said), length(call)))
    return found


def length(call: calls.Call) -> int:
    """Of a letter to a browser, as it leaves."""
    letter = Sender(Sender.drawn()).letter(call.to, call.said, "x", Destinations(resolve=_nowhere), 0)
    return len(letter.body)


async def _nowhere(host: str, port: int) -> list[str]:
    return []


def _asked(room: Room) -> int:
    assert room.live_match is not None
    return room.people[room.live_match.asked[0]].person if room.live_match.asked else 0


def tables(game: str) -> Iterator[tuple[Room, Luck]]:
    """Tables in the middle of play that some have left, with and without a webhook, for ever."""
    luck = Luck.from_seed(f"calls {game}")
    number = 0
    while True:
        house = HOUSES[game][number % len(HOUSES[game])]
        clock = ("off", "day", "relaxed", "day", "brisk")[number % 5]
        harness = RoomHarness(game, humans=3, bots=number % 2, house_rules=dict(house), clock=clock, name="The Den")
        harness.luck = luck
        for person in range(3):
            browser = Browser(f"https://push.example/{person}")
            harness.do(person, "call", subscription=browser.subscription, language=("en", "fr", "de")[person])
        if number % 2:
            harness.do(
                0, "webhook", url=("https://hooks.example/x", "https://discord.com/api/webhooks/1/x")[number % 4 // 2]
            )
        for person in range(3) if clock == "day" else ():
            for question in sorted(GAMES[game].reactions):
                harness.do(person, "standing", question=question, answer=any_word(game, luck))
        harness.start()
        for person in range(1 + number % 3):
            harness.drop(person)
        number += 1
        for step in range(300):
            if harness.room.phase == "over":
                break
            assert harness.room.live_match is not None
            window = days.answers_are_kept(harness.room) and luck.below(2) == 0
            if step % 17 == 16 or window or (len(harness.room.live_match.match.pending) > 1 and luck.below(3) == 0):
                for one in harness.room.live_match.match.pending if window else ():
                    if not harness.room.people[one.seat].by_bot and luck.below(2):
                        ask = harness.room.ask(one.seat)
                        harness.take(Draft("early", seat=one.seat, ask=ask, answer=str(luck.choice(one.options))))
                yield harness.room, luck
            harness.now += 400
            harness.answer()


def any_word(game: str, luck: Luck) -> str:
    """Something that can be set for a chance to react."""
    return luck.choice(["never", "ask", *(kind.name for kind in GAMES[game].kinds if kind.name in REACTIONS)])


def say_otherwise(room: Room, seat: Seat | None, luck: Luck) -> None:
    """Let all others have set and said otherwise what only they know."""
    for number, person in enumerate(room.people):
        if number != seat and days.over_days(room):
            person.standing = {question: any_word(room.game, luck) for question in GAMES[room.game].reactions}
    room.early = {one: answer for one, answer in room.early.items() if one == seat}


def compare(game: str, most: int) -> tuple[int, int, int]:
    """Worlds compared at so many tables: pairs, how many differ, and how many letters there were to compare."""
    pairs = differ = letters = 0
    for number, (room, luck) in enumerate(tables(game)):
        if number == most:
            break
        assert room.live_match is not None
        for seat in conformance.watchers(room.live_match.match):
            for world in worlds(room.live_match.match, seat, luck):
                one, other = twin(room, room.live_match.match.clone()), twin(room, world)
                say_otherwise(other, seat, luck)
                for step in range(4):
                    mine, theirs = sent(one, seat), sent(other, seat)
                    pairs, differ, letters = pairs + 1, differ + (mine != theirs), letters + len(mine)
                    if one.phase == "over" or not step_both(one, other, luck, one.moment_at + 700 * (step + 1)):
                        break
                    heard, there = ([json.dumps(fact) for fact in _heard(world, seat)] for world in (one, other))
                    if heard != there:
                        differ += not _may_part(heard, there)
                        break
    return pairs, differ, letters


@pytest.mark.parametrize("game", list(GAMES))
def test_no_call_and_no_time_of_one_depends_on_hidden_cards(game: str) -> None:
    pairs, differ, letters = compare(game, 40)

    print(f"{game}: {pairs} pairs of worlds, {letters} letters and times, {differ} differ")
    assert pairs > 150
    assert letters > 150
    assert differ == 0


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("leak", ["words", "length", "time"])
def test_a_leak_would_be_found(game: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest_said, honest_when = calls.pushed, calls._when

    def hidden(room: Room) -> int:
        assert room.live_match is not None
        return sum(len(str(room.live_match.match.view(one).as_json()["hand"])) for one in range(1, len(room.people)))

    def said(room: Room, language: str, *, again: bool = False) -> dict[str, Any]:
        more = f"{hidden(room)}" if leak == "words" else "x" * (50 * hidden(room))
        return {**honest_said(room, language, again=again), **({"more": more} if leak != "time" else {})}

    monkeypatch.setattr(calls, "pushed", said)
    if leak == "time":
        monkeypatch.setattr(calls, "_when", lambda room, *rest: honest_when(room, *rest) + hidden(room))

    assert compare(game, 12)[1] > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_webhook_that_leaves_out_who_has_decided_would_be_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = calls._called

    def undecided(room: Room, entry: Entry) -> list[Person]:
        return [one for one in honest(room, entry) if calls._is_asked(room, one)]

    monkeypatch.setattr(calls, "_called", undecided)

    assert compare(game, 40)[1] > 0


@pytest.mark.anyio
async def test_where_somebody_is_called_is_in_no_frame_and_in_no_list(tmp_path: Path) -> None:
    hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "node"), pace=AT_ONCE)
    await hub.open()
    settings = {"name": "", "open": True, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
    live = await new_table(hub, "malta", {}, settings)
    for name in ("Ada", "Bob"):
        await hub.sit_down(live, name)
    frames: list[dict[str, Any]] = []
    for person in (None, 0, 1):
        await hub.welcome(live, Guest(frames.append, person))
    browser = Browser("https://push.example/a-secret-of-the-browser")
    keys = browser.subscription["keys"]
    subscription = CallMe.model_validate({"do": "call", "key": "key-call-1", "subscription": browser.subscription})
    await hub.command(live, 1, subscription)
    hook = "https://discord.com/api/webhooks/1/a-secret-of-the-hook"
    await hub.command(live, 0, SetWebhook(do="webhook", key="key-hook-1", url=hook))
    await hub.command(live, 1, Ready(do="ready", key="key-ready-1", ready=True, entropy="ab" * 16))
    await hub.write(live, handlers.start)
    await hub.close()
    assert frames[-1]["is"] in ("update", "table")
    assert [frame["table"]["webhook"] for frame in frames if frame["is"] == "table"][-1] is True
    shown = json.dumps([frames, wire.summary(live.room).shown, wire.table(live.room, 1, 0, HERE)])
    for secret in ("a-secret", hook, "push.example", keys["p256dh"], keys["auth"], hub.calling.sender.secret):  # type: ignore[index]
        assert secret not in shown
    assert live.room.live_match is not None
    assert "a-secret" not in live.room.live_match.record().as_text()
