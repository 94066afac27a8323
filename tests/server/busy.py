"""Players who do more than answer: paces, standing answers, holidays; and some who are seldom there, and are called."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ruthless.kernel.game import GAMES
from ruthless.server import days
from ruthless.server.clocks import HOUR, PERCENT
from ruthless.server.entries import Entry
from ruthless.server.happenings import apply
from ruthless.server.receiver_test import Received
from ruthless.server.room import Room
from tests.server.kit import SERVE, Frame, Node, Player

MINUTE = 800
"""Milliseconds the shortest chance to react lasts over days, at `QuickNode`: nobody waits for a minute here."""


class QuickNode(Node):
    """A server whose minutes are short; nothing else about it is different."""

    def program(self) -> list[str]:
        return [
            sys.executable,
            "-c",
            f"from ruthless.server.clocks import WINDOWS; WINDOWS['minute'] = {MINUTE}; {SERVE}",
        ]


class Busy(Player):
    """Somebody who changes what can be changed while a match runs, and lets some chances to react pass without a word."""

    strides = True
    """Whether so much happens at its table that it is waited for between two kills."""

    async def _see_match(self, line: ClientConnection, update: Frame) -> None:
        if self.random.random() < 0.15:
            await self._wish(line, update)
        window = update["ask"] is not None and update["ask"]["window"]
        if window and self._over_days and self.random.random() < 0.5:
            self.asks.add(
                (update["match"], update["number"], update["ask"]["id"])
            )  # a standing answer may speak for it
        await super()._see_match(line, update)

    @property
    def _over_days(self) -> bool:
        return bool(self.table.get("settings", {}).get("clock") == "day")

    async def _wish(self, line: ClientConnection, update: Frame) -> None:
        """Ask for one thing; for each kind only when the last one is settled, so that it is clear which came last."""
        game = GAMES[self.table["game"]]
        wishes: list[Frame] = []
        if self.starts:
            wishes.append({"do": "settings", "settings": {"pace": self.random.choice(list(PERCENT))}})
        if self._over_days:
            answers = ["ask", "never", *sorted(kind.name for kind in game.kinds)]
            question = self.random.choice(sorted(game.reactions))
            wishes.append({"do": "standing", "question": question, "answer": self.random.choice(answers)})
            until = self.random.choice([None, int(time.time() * 1000) + self.random.randint(1, 5) * HOUR])
            wishes.append({"do": "holiday", "until": until})
        wishes = [one for one in wishes if not any(frame["do"] == one["do"] for frame in self.waiting.values())]
        if wishes:
            await self._send(line, self.random.choice(wishes))


class Called(Busy):
    """Somebody at a table with a webhook, which the host sets first of all."""

    strides = False

    def __init__(self, *args: object, hook: str = "", **options: object) -> None:
        super().__init__(*args, **options)  # type: ignore[arg-type]
        self._hook = hook

    async def _see_table(self, line: ClientConnection, table: Frame) -> None:
        if self._hook and not table["webhook"] and not any(one["do"] == "webhook" for one in self.waiting.values()):
            await self._send(line, {"do": "webhook", "url": self._hook})
        await super()._see_table(line, table)


class Seldom(Called):
    """Somebody who looks in for a moment, plays, and goes again."""

    async def play(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(self.random.uniform(0.5, 1.5)), self._line() as line:
                    self.connections += 1
                    await self._converse(line)
            await asyncio.sleep(self.random.uniform(1.2, 2.5))

    def _line(self) -> connect:
        return connect(f"ws://{self.where()}/api/tables/{self.seat['code']}/socket", open_timeout=5, max_size=None)


def check_kept(entries: Sequence[Entry], player: Player) -> int:
    """What somebody has set and was told is set is on disk once, and the last of it counts; how much that is."""
    by_key = {entry.key: entry for entry in entries}
    kept = 0
    last: dict[str, str] = {}
    for key, frame in player.acknowledged.items():
        data = by_key[key].data if key in by_key else {}
        if frame["do"] == "settings":
            assert data["settings"] == frame["settings"]
        elif frame["do"] == "standing":
            assert (data["question"], data["answer"]) == (frame["question"], frame["answer"])
            last[frame["question"]] = frame["answer"]
        elif frame["do"] == "holiday":
            assert data["until"] == (frame["until"] or 0)
        else:
            continue
        kept += 1
    room = Room()
    for entry in entries:
        apply(room, entry)
    person = room.person(player.seat["person"])
    if person is not None and not any(frame["do"] == "standing" for frame in player.waiting.values()):
        assert person.standing == last
    return kept


def check_windows(entries: Sequence[Entry]) -> int:
    """Over days everybody has answered what they have said early, else what they have set; how often a word of theirs counted."""
    room, counted = Room(), 0
    for entry in entries:
        live_match = room.live_match
        if entry.kind == "answered" and live_match is not None and days.answers_are_kept(room):
            seat = entry.data["seat"]
            decision = live_match.decision(seat)
            if decision is not None and not room.people[seat].by_bot:
                assert entry.data["answer"] == days.answer_at_the_end(room, decision)
                counted += days.is_decided(room, decision)
        apply(room, entry)
    return counted


def check_calls(entries: Sequence[Entry], letters: Sequence[Received]) -> int:
    """Nobody was called twice to a question, and nobody of whom that is not on disk; how many letters came."""
    room = Room()
    called: Counter[str] = Counter()
    questions: Counter[tuple[int, int, int]] = Counter()
    for entry in entries:
        apply(room, entry)
        for number in entry.data.get("asked", []) if entry.kind == "called" else []:
            person = room.person(number)
            assert person is not None
            assert room.live_match is not None
            called[person.name] += 1
            questions[room.match, room.live_match.moment, number] += 1
    assert not [one for one, times in questions.items() if times > 1], "called twice to one question"
    said: Counter[str] = Counter()
    asked = [letter.json() for letter in letters if letter.json()["is"] == "asked"]
    for one in asked:
        said.update(one["people"])
    assert said <= called, f"{said} were called, {called} are on disk: {json.dumps(asked)}"
    return len(asked)
