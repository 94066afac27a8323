"""Run: the rules carried out on one table, from question to question.

A run drives the game's step coroutine and writes down what is answered. It keeps the table as it was at the beginning of
some step (the checkpoint, never played on) and the answers since, which is all it takes to play the step again: see
`rerun`. Who never clones pays nothing: unless checkpoints are wanted there is one, at the beginning of the run. Who clones
and never goes on pays little: a run made by `twin` sleeps, without a table of its own, until somebody needs one.
"""

from __future__ import annotations

from typing import Any, TypeAlias, final

from ruthless.kernel.decisions import THE_END, Asked, Decision, Option, Step, Together
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import Game
from ruthless.kernel.luck import Luck
from ruthless.kernel.parts import Answer, Log, Part, Past, pairs
from ruthless.kernel.rerun import rerun
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import SILENT, Scribe, Table

Renewal: TypeAlias = tuple[int, Luck]
"""Where in the log the luck was exchanged, and for which other: that is how an imagined match gets its future."""


@final
class Run:
    """A table, the step that is being played on it, the answers since the checkpoint, and an open Together's parts."""

    __slots__ = ("_table", "base", "checkpoints", "game", "log", "parts", "past", "renewals", "scribe", "step")

    def __init__(
        self,
        game: Game,
        base: Table,
        checkpoints: bool = False,
        past: Past | None = None,
        renewals: tuple[Renewal, ...] = (),
    ) -> None:
        """A run that has yet to begin at a checkpoint: see `begin`."""
        self.game = game
        self.base = base
        self.checkpoints = checkpoints
        """Whether a checkpoint is taken at the beginning of every step."""
        self.scribe = Scribe()
        self.past = past
        """The answers before the checkpoint."""
        self.log: Log = []
        """The answers since the checkpoint."""
        self.renewals = renewals
        """What luck was put in the place of another since the checkpoint, in order."""
        self.parts: list[Part] = []
        """Who has said what in an open Together; empty if none is open."""
        self.step: Step | None = None
        """None while the run sleeps, or has yet to begin."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table as it is at the open question."""
        if self.step is None:
            self.step = self.wake()
        assert self._table is not None
        return self._table

    # From question to question

    def begin(self) -> Asked:
        """Lay the table as at the checkpoint, and get the first question."""
        self._table = table = self.game.copy(self.base)
        table.scribe = self.scribe
        self.step = self.game.step(table, self.checkpoints)
        return self.send(None)

    def send(self, answer: object) -> Asked:
        """Give the rules an answer and get their next question: a Decision, a Together or the end."""
        assert self.step is not None, "who sleeps hears nothing"
        try:
            return self.step.send(answer)
        except StopIteration:
            return self.next_step()

    def take(self, seat: Seat, option: Option) -> Asked:
        """Write down what a seat answers, give it to the rules and get their next question."""
        if self.step is None:
            self.step = self.wake()
        self.log += (seat, option)
        return self.send(option)

    def next_step(self) -> Asked:
        """A step has ended: start the next one, and get its first question."""
        table = self.table
        while not table.over:
            if self.checkpoints:
                self._take_checkpoint()
            step: Step = self.game.step(table, self.checkpoints)
            self.step = step
            try:
                return step.send(None)
            except StopIteration:
                continue
        return THE_END

    def _take_checkpoint(self) -> None:
        """Everything is on the table: from here the run can be played again."""
        self.past = Past(self.past, self.log)
        self.log = []
        self.renewals = ()
        self.base = self.game.copy(self.table)
        if self.scribe.forced is not None:
            self.scribe.forced = self.log

    def write_forced(self, wanted: bool) -> None:
        """Let the rules write down themselves what leaves no choice, or have every question put."""
        self.scribe.forced = self.log if wanted else None

    def listen(self, facts: list[Fact] | None) -> None:
        """Put what happens from now on into this list; None stops it."""
        self.scribe.facts = facts

    def hurry(self) -> None:
        """From now on: no checkpoints, no memory of what was seen, and what leaves no choice need not be asked."""
        self.checkpoints = False
        self.table.known = []
        self.table.watched = 0
        self.write_forced(True)

    # Several seats at once

    def forced_results(self, asked: Together[Any]) -> dict[Seat, Any] | None:
        """The results of a Together in which nobody has a choice, or None: a window nobody can use costs little."""
        for part in asked.parts.values():
            if not isinstance(part, Decision) or len(part.options) != 1:
                return None
        results = {seat: asked.parts[seat].options[0] for seat in sorted(asked.parts)}  # type: ignore[union-attr]
        for answer in results.items():
            self.log += answer
        return results

    def open_parts(self, asked: Together[Any]) -> None:
        """A Together begins."""
        self.parts = [Part(seat, asked.parts[seat]) for seat in sorted(asked.parts)]

    def settle_parts(self) -> None:
        """Answer for everybody what leaves no choice."""
        for part in self.parts:
            part.settle()

    def part_answers(self) -> dict[Seat, list[Option]]:
        """What has been answered so far in a Together that is still open."""
        return {part.seat: part.answers for part in self.parts} if self.parts else {}

    def all_have_answered(self) -> bool:
        """Whether nobody has anything left to decide in the open Together."""
        return all(part.decision is None for part in self.parts)

    def close_parts(self) -> dict[Seat, Any]:
        """Everybody has answered: the log gets the answers in seat order, the rule gets the results."""
        parts, self.parts = self.parts, []
        for part in parts:
            for answer in part.answers:
                self.log += (part.seat, answer)
        return {part.seat: part.result for part in parts}

    # Playing again

    def again(self, base: Table, checkpoints: bool = False) -> Run:
        """A run at that checkpoint with this one's past; it has yet to begin and to play the log."""
        return Run(self.game, base, checkpoints, self.past, self.renewals)

    def twin(self) -> Run:
        """A run at the same question that sleeps: it shares the checkpoint and plays nothing before it has to.

        This one has its checkpoint at the beginning of the step, or sleeps as well, and no Together is open.
        """
        run = Run(self.game, self.base, False, self.past, self.renewals)
        run.log = self.log.copy()
        return run

    def wake(self) -> Step:
        """Come to the open question on a table of its own, by playing the answers since the checkpoint again.

        If that fails, it sleeps as before.
        """
        log, scribe = self.log, self.scribe
        self.log = []
        self.scribe = SILENT
        try:
            rerun(self, log, {})
        except BaseException:
            self.log, self.scribe = log, scribe
            self.step = self._table = None
            self.parts = []
            raise
        self.scribe = self.table.scribe = scribe
        self.write_forced(scribe.forced is not None)
        assert self.step is not None
        return self.step

    def renew_luck(self, luck: Luck) -> None:
        """From now on there is another luck; played again, it changes at the same place."""
        self.table.luck = luck.copy()
        self.renewals = (*self.renewals, (len(self.log), luck.copy()))

    def renew_luck_as_noted(self, at: int) -> None:
        """While the answer at this place of the log was awaited, the luck may have been exchanged."""
        for place, luck in self.renewals:
            if place == at:
                self.table.luck = luck.copy()

    def answers(self) -> list[Answer]:
        """All answers from the first one on, those of an open Together last."""
        turns = [self.log]
        past = self.past
        while past is not None:
            turns.append(past.log)
            past = past.before
        given = [answer for turn in reversed(turns) for answer in pairs(turn)]
        given += [(part.seat, option) for part in self.parts for option in part.answers]
        return given
