"""Replays: a match as it went, moment by moment, for a seat, the public, or with all cards open."""

from __future__ import annotations

from typing import Any

from ruthless.kernel.errors import BrokenRecord, IllegalAnswer
from ruthless.kernel.game import game_named
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.server.play import Play

LONGEST = 8_000
"""Answers in a record that is shown to anybody who sends it."""


class Replay:
    """A record that is played again."""

    def __init__(self, record: Record) -> None:
        if len(record.answers) > LONGEST:
            raise BrokenRecord(f"the record has {len(record.answers)} answers: more than {LONGEST} are not shown")
        self.record = record

    def moments(self, seat: Seat | None, *, open_cards: bool, first: int = 0, count: int = 10**9) -> dict[str, Any]:
        """What a seat, or the public, was told and saw at each of some moments; with `open_cards` also all hands.

        Each has the answers that led to the next moment, but only where they cannot tell what the seat may not know.
        """
        play = self._begun()
        shown: list[dict[str, Any]] = []
        answers = list(self.record.answers)
        turns: list[int] = []
        at = 0
        while True:
            decision = play.match.decision
            if decision is not None and decision.question.id in play.match.game.turn_questions:
                turns.append(play.moment)
            if first <= play.moment < first + count:
                shown.append(self._moment(play, seat, open_cards))
            led_by: list[str] = []
            before = play.moment
            while at < len(answers) and play.moment == before:
                who, _, text = answers[at].partition(" ")
                at += 1
                try:
                    play.answer(int(who), text)
                except (IllegalAnswer, ValueError) as error:
                    raise BrokenRecord(f"answer {at} of the record, {answers[at - 1]!r}, is not possible") from error
                led_by.append(answers[at - 1])
            if open_cards and shown and shown[-1]["number"] == before:
                shown[-1]["answers"] = led_by
            if play.moment == before:
                break
        return {
            "game": self.record.game,
            "seats": self.record.seats,
            "players": list(self.record.players),
            "options": dict(self.record.options),
            "moments": shown,
            "count": play.moment + 1,
            "turns": turns,
            "over": play.over,
        }

    def _begun(self) -> Play:
        record = self.record
        version = game_named(record.game).rules_version
        if record.rules_version != version:
            raise BrokenRecord(
                f"the record was played by rules version {record.rules_version}, this server knows {version}"
            )
        if record.position is not None:
            raise BrokenRecord("the record begins with a position, not with a deal: watch it with ruthless replay")
        return Play(record.game, record.seats, record.seed, record.options)

    def _moment(self, play: Play, seat: Seat | None, open_cards: bool) -> dict[str, Any]:
        moment: dict[str, Any] = {
            "number": play.moment,
            "facts": [fact.told(seat).as_json() for fact in play.told[-1]],
            "view": play.match.view(seat).as_json(),
        }
        if open_cards:
            moment["open"] = [play.match.view(one).as_json()["hand"] for one in range(play.match.seats)]
        return moment
