"""Replays: a match as it went, moment by moment, for a seat, the public, or with all cards open."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import Any

from ruthless.kernel.beginning import rules_of
from ruthless.kernel.errors import BrokenRecord, IllegalAnswer
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.server.live_match import LiveMatch

LONGEST = 8_000
"""Answers in a record that is shown to anybody who sends it."""


KEPT = 16
"""Replays that are kept for those who read on."""


class Replay:
    """A record that is played again. It stays where the last page ended, so that the next one begins there."""

    def __init__(self, record: Record) -> None:
        if len(record.answers) > LONGEST:
            raise BrokenRecord(f"the record has {len(record.answers)} answers: more than {LONGEST} are not shown")
        self.record = record
        self._head: dict[str, Any] | None = None
        self._live_match: LiveMatch | None = None
        self._at = 0
        """How many answers have been given in it."""
        self._lock = Lock()

    def moments(self, seat: Seat | None, *, open_cards: bool, first: int = 0, count: int = 10**9) -> dict[str, Any]:
        """What a seat, or the public, was told and saw at each of some moments; with `open_cards` also all hands.

        Each has the answers that led to the next moment, but only where they cannot tell what the seat may not know.
        """
        with self._lock:
            head = self._head = self._head or self._survey()
            if self._live_match is None or self._live_match.moment > first:
                self._live_match, self._at = self._begun(), 0
            live_match = self._live_match
            while live_match.moment < min(first, head["count"]):
                if not self._go_on(live_match):
                    break
            shown: list[dict[str, Any]] = []
            while first <= live_match.moment < min(first + count, head["count"]):
                shown.append(self._moment(live_match, seat, open_cards))
                answers = self._go_on(live_match)
                if open_cards:
                    shown[-1]["answers"] = answers
                if live_match.moment == shown[-1]["number"]:
                    break
            return {**head, "moments": shown}

    def _survey(self) -> dict[str, Any]:
        """What is the same for every page: how long the match is, and where its turns begin."""
        live_match, self._at = self._begun(), 0
        turns: list[int] = []
        while True:
            decision = live_match.match.decision
            if decision is not None and decision.question.id in live_match.match.game.turn_questions:
                turns.append(live_match.moment)
            before = live_match.moment
            self._go_on(live_match)
            if live_match.moment == before:
                break
        return {
            "game": self.record.game,
            "seats": self.record.seats,
            "players": list(self.record.players),
            "options": dict(self.record.options),
            "count": live_match.moment + 1,
            "turns": turns,
            "over": live_match.over,
        }

    def _go_on(self, live_match: LiveMatch) -> list[str]:
        """Give answers until the next moment; which ones. At the end there is no next moment."""
        answers, before, first = self.record.answers, live_match.moment, self._at
        while self._at < len(answers) and live_match.moment == before:
            who, _, text = answers[self._at].partition(" ")
            self._at += 1
            try:
                live_match.answer(int(who), text)
            except (IllegalAnswer, ValueError) as error:
                wrong = answers[self._at - 1]
                raise BrokenRecord(f"answer {self._at} of the record, {wrong!r}, is not possible") from error
        return list(answers[first : self._at])

    def _begun(self) -> LiveMatch:
        record = self.record
        rules_of(record)
        if record.position is not None:
            raise BrokenRecord("the record begins with a position, not with a deal: watch it with ruthless replay")
        return LiveMatch(record.game, record.seats, record.seed, record.options)

    def _moment(self, live_match: LiveMatch, seat: Seat | None, open_cards: bool) -> dict[str, Any]:
        moment: dict[str, Any] = {
            "number": live_match.moment,
            "facts": [fact.told(seat).as_json() for fact in live_match.told[-1]],
            "view": live_match.match.view(seat).as_json(),
        }
        if open_cards:
            moment["open"] = [live_match.match.view(one).as_json()["hand"] for one in range(live_match.match.seats)]
        return moment


def digest(record: Record) -> str:
    """What two records have in common only if they are the same."""
    return sha256(record.as_text().encode()).hexdigest()


class Replays:
    """The replays that were looked at last: whoever reads one page reads the next."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, record: Record) -> Replay:
        """The replay of a record."""
        key = digest(record)
        replay = self._kept.get(key) or Replay(record)
        self._kept[key] = replay
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replay

    def clear(self) -> None:
        """Forget them all."""
        self._kept.clear()
