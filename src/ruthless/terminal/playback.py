"""Playback: a finished or broken-off match is shown again, step by step, to a seat, to the public or with open hands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from rich.console import Console

from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match, replay
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.lab.turns import points
from ruthless.terminal.chronicle import Chronicle, accounts_before
from ruthless.terminal.screen import Screen, open_hands, seen
from ruthless.terminal.seating import names_of
from ruthless.texts import Words


class Playback:
    """A record and a place in it: the number of answers that have been given."""

    def __init__(
        self, record: Record, console: Console, seat: Seat | None, *, language: str, family: bool, open_cards: bool
    ) -> None:
        self.words = Words(record.game, language, names_of(record.players, record.seats), family=family)
        self.record = record
        self.console = console
        self.seat = seat
        self.open_cards = open_cards
        self.screen = Screen(console, self.words)
        self.last = len(record.answers)
        replay(record)
        self._turns = [point.answers for point, _ in points(record) if point.seat is not None]
        """After how many answers each turn begins: what is called turn 1 here is turn 1 wherever a record is looked at."""
        self.rewind()

    def rewind(self) -> None:
        """To the beginning."""
        self.facts: list[Fact] = []
        self.match: Match = replay(self.record.with_answers([]), ask_forced=True, listener=self.facts)
        self.chronicle = Chronicle(
            self.screen, accounts_before(self.facts, self.match.scores, self.match.game.facts), self.seat
        )
        self.at = 0
        self._told = 0

    @property
    def turn(self) -> int:
        """The number of the present turn, from 1; 0 before the first."""
        return bisect_right(self._turns, self.at)

    def place(self) -> str:
        """Where we are: the turn, and how many answers have been given of how many."""
        if not self.turn:
            return f"{self.at}/{self.last}"
        return self.words.say("terminal-replay-at", turn=self.turn, at=str(self.at), last=str(self.last))

    def go_to_turn(self, number: int) -> None:
        """To the beginning of a turn."""
        if self._turns:
            self.go_to(self._turns[max(1, min(number, len(self._turns))) - 1])

    def begin(self) -> None:
        """Tell by which house rules it is and what happened before the first answer, and show the table."""
        self.screen.house_rules(self.match)
        self._tell()
        self.show()

    def show_keys(self) -> None:
        """What can be typed while watching."""
        self.screen.tell(self.words.say("terminal-replay-keys"))

    def go_to(self, place: int) -> None:
        """To the moment after that many answers, without telling what happens on the way."""
        place = max(0, min(place, self.last))
        if place < self.at:
            self.rewind()
        while self.at < place:
            self._step()
        self._tell(quietly=True)

    def back(self) -> None:
        """To the moment before something last happened."""
        facts, place = len(self.facts), self.at
        while place > 0 and len(self.facts) == facts:
            place -= 1
            self.go_to(place)

    def _step(self) -> None:
        seat, _, answer = self.record.answers[self.at].partition(" ")
        self.match.answer(answer, int(seat))
        self.at += 1

    def _tell(self, *, quietly: bool = False) -> None:
        self.chronicle.tell(self.facts[self._told :], quietly=quietly)
        self._told = len(self.facts)

    def forward(self, reached: Callable[[], bool] = lambda: True) -> None:
        """Answer by answer until something has happened to tell and `reached` holds, or to the end."""
        while self.at < self.last:
            before = len(self.facts)
            self._step()
            self._tell()
            if len(self.facts) > before and reached():
                break

    def forward_a_turn(self) -> None:
        """To the next question with which a turn begins."""
        self.forward(self._at_turn)

    def _at_turn(self) -> bool:
        decision = self.match.decision
        return decision is not None and decision.question.id in self.match.game.turn_questions

    def show(self) -> None:
        """The table at this moment; at the end of the match, the result."""
        view = seen(self.match, self.seat)
        if self.match.over:
            self.screen.score_sheet(view)
            self.screen.podium(self.match, self.seat)
        else:
            self.screen.show(view, open_hands(self.match) if self.open_cards else None)
