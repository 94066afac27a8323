"""Live match: one match at a table, as each seat and the public are told of it.

A moment is a point at which something is asked. While several seats are asked at once the moment stays, whoever has
answered: that somebody has, and who, is nobody else's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic_core import to_json

from ruthless.kernel.decisions import Decision
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Refusal
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat

DECLINE = "no"
"""The answer of who lets a chance to react pass."""


class LiveMatch:
    """A running or finished match. It asks every question, also those with one answer: see docs/decisions/04."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        house_rules: Mapping[str, object],
        begun: Callable[[list[Fact]], Match] | None = None,
    ) -> None:
        """`begun` begins the match, if it begins otherwise than with a deal; what happens goes into the list it gets."""
        self._facts: list[Fact] = []
        self.match = (
            Match.new(game, seats, seed, house_rules, ask_forced=True, listener=self._facts)
            if begun is None
            else begun(self._facts)
        )
        self.told: list[list[Fact]] = [self._taken()]
        """What has happened before each moment."""
        self.moment = 0
        """The number of the present moment."""
        self._public: dict[int, bytes] = {}
        """The same in public words, encoded, as far as somebody has asked for it since the present moment began."""
        self._steps = [0] * seats
        """How many answers each seat has given at this moment."""
        self.given = [0] * seats
        """How many answers each seat has given in all."""
        self.asked: list[Seat] = self.match.asked
        """Everybody who takes part in the present question, whether or not they have answered already."""
        self.window = self._is_window()
        """Whether the present moment is a chance to react."""
        self.take_stock()

    def take_stock(self) -> None:
        """Keep in mind what the match asks now: every clock, and everybody who is told of a moment, depends on it."""
        self.open: dict[Seat, Decision[Any]] = {one.seat: one for one in self.match.pending}
        """The open questions, by seat."""
        self.asks: dict[Seat, str] = {seat: f"{self.moment}.{self._steps[seat]}" for seat in self.open}
        """Their ids: an answer has to name the one it answers."""

    def _taken(self) -> list[Fact]:
        facts = self._facts[:]
        self._facts.clear()
        return facts

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def _is_window(self) -> bool:
        decision = self.match.decision
        return decision is not None and decision.question.id in self.match.game.reactions

    def decision(self, seat: Seat) -> Decision[Any] | None:
        """The open question to a seat."""
        return self.open.get(seat)

    def ask(self, seat: Seat) -> str | None:
        """The id of the open question to a seat."""
        return self.asks.get(seat)

    def refusal(self, seat: Seat, answer: str) -> Refusal | None:
        """Why a seat cannot answer that now."""
        return self.match.refusal(answer, seat)

    def answer(self, seat: Seat, answer: str) -> bool:
        """Take an answer; whether the match came to another moment. IllegalAnswer changes nothing."""
        window = self.match.together
        self.match.answer(answer, seat)
        self.given[seat] += 1
        if window is not None and self.match.together is window:
            self._steps[seat] += 1
            self.take_stock()
            return False
        self.told.append(self._taken())
        self.moment += 1
        self._public.clear()
        self._steps = [0] * len(self._steps)
        self.asked = self.match.asked
        self.window = self._is_window()
        self.take_stock()
        return True

    def telling(self, seat: Seat | None, since: int) -> list[dict[str, Any]]:
        """What a seat, or the public, has not been told after that moment."""
        return [self._told(seat, number) for number in self._untold(since)]

    def _untold(self, since: int) -> range:
        return range(min(max(since + 1, 0), len(self.told)), len(self.told))

    def _told(self, seat: Seat | None, number: int) -> dict[str, Any]:
        return {"number": number, "facts": [fact.told(seat).as_json() for fact in self.told[number]]}

    def telling_json(self, seat: Seat | None, since: int) -> bytes:
        """The same, encoded: what is told in public words is encoded once for all seats."""
        return b"[%b]" % b",".join([self._told_json(seat, number) for number in self._untold(since)])

    def _told_json(self, seat: Seat | None, number: int) -> bytes:
        for fact in self.told[number]:
            if seat in fact.private:
                return to_json(self._told(seat, number))
        if number not in self._public:
            self._public[number] = to_json(self._told(None, number))
        return self._public[number]

    def record(self) -> Record:
        """The match as a record; it holds all secrets."""
        return self.match.record()

    def record_until_now(self) -> Record:
        """The same as it was when the present moment began: nothing that is made of it tells who has answered since."""
        record = self.record()
        return record.with_answers(record.answers[: len(record.answers) - sum(self._steps)])
