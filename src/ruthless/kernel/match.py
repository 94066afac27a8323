"""Match: one playing of a game. It asks, takes answers, and can be cloned and imagined.

A match drives the game's step coroutine. It keeps the table as it was at the beginning of some step (the
checkpoint, never played on) and the answers since; a clone plays a copy of the checkpoint with those answers.
Who never clones pays nothing: until the first clone the checkpoint stays at the beginning of the match.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from dataclasses import replace
from typing import Any, final

from ruthless.kernel.decisions import ELSEWHERE, THE_END, Asked, Decision, Option, Together
from ruthless.kernel.errors import BrokenRecord, IllegalAnswer, RuthlessError, WrongSeats
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import Game, game_named
from ruthless.kernel.imagination import Dream, imagined
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Refusal
from ruthless.kernel.options import Options, as_json, read
from ruthless.kernel.parts import Answer, Part, Past
from ruthless.kernel.playout import play_out
from ruthless.kernel.record import Record
from ruthless.kernel.rerun import rerun
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table
from ruthless.kernel.views import View


@final
class Match:
    """One playing of a game. The table itself never leaves: ask for views, records and imagined matches."""

    def __init__(
        self, game: Game, base: Table, head: Record, *, ask_forced: bool = False, checkpoints: bool = False
    ) -> None:
        """Use `Match.new`. `base` is the checkpoint, `head` the record without answers."""
        self.game = game
        self.ask_forced = ask_forced
        self.over = False
        self.decision: Decision[Any] | None = None
        """The first open decision, or None when the match is over."""
        self._head = head
        self._base = base
        self._table: Table = game.copy(base)
        self._table.stepwise = checkpoints
        self._checkpoints = checkpoints
        self._past: Past | None = None
        self._log: list[Answer] = []
        """The answers since the checkpoint."""
        self._renewals: list[tuple[int, Luck]] = []
        """Where in the log the luck was exchanged for another: that is how an imagined match gets its future."""
        self._imagined = False
        self._dream: Dream | None = None
        self._parts: list[Part] = []
        self._step: Coroutine[Asked, Any, None] = game.step(self._table)

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 4,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        *,
        ask_forced: bool = False,
        listener: list[Fact] | None = None,
    ) -> Match:
        """A match at its first question. The same seed, options and answers give the same match for ever.

        Facts go into the listener's list, if there is one, from the first deal on.
        """
        head = _head(game, seats, seed, options)
        return cls(game_named(game), _table(head), head, ask_forced=ask_forced)._begun(listener)

    @classmethod
    def laid_out(
        cls,
        game: str,
        position: Mapping[str, Any],
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        *,
        ask_forced: bool = False,
        listener: list[Fact] | None = None,
    ) -> Match:
        """A match in a given position, in the game's notation; what the position leaves open is dealt."""
        head = replace(_head(game, 0, seed, options), position=dict(position))
        table = _table(head)
        head = replace(head, seats=len(table.order))
        return cls(game_named(game), table, head, ask_forced=ask_forced)._begun(listener)

    def _begun(self, listener: list[Fact] | None) -> Match:
        """The match at its first question."""
        self.listen(listener)
        self._note_forced_answers()
        self._hear(self._send(None))
        return self

    # What may be known

    @property
    def options(self) -> Options:
        """The house rules it is played by."""
        return read(self.game.options, self._head.options)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._table.order)

    @property
    def pending(self) -> list[Decision[Any]]:
        """All open decisions: one, or several seats at once."""
        if self._parts:
            return [part.decision for part in self._parts if part.decision is not None]
        return [] if self.decision is None else [self.decision]

    @property
    def asked(self) -> list[Seat]:
        """Everybody who takes part in the present question, whether or not they have answered already."""
        return [part.seat for part in self._parts] or [decision.seat for decision in self.pending]

    @property
    def together(self) -> object:
        """What several seats are being asked at once, or None: the same object until the last of them has answered."""
        return self._parts or None

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self._table.round

    @property
    def scores(self) -> list[int]:
        """Each seat's account, as the game counts."""
        return self.game.scores(self._table)

    @property
    def places(self) -> list[int]:
        """Each seat's place by the present accounts: 1 is best."""
        return self.game.places(self._table)

    @property
    def winners(self) -> list[Seat]:
        """Those in place 1, once the match is over."""
        return [seat for seat, place in enumerate(self.places) if place == 1] if self.over else []

    def view(self, seat: Seat | None = None) -> View:
        """What a seat may know, or the public."""
        self._check_seat(seat)
        self._attend()
        view = self.game.view(self._table, seat)
        pending = self.pending
        view.asked = self.asked
        for decision in pending:
            if decision.seat == seat:
                view.put(decision)
        return view

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeats(f"no seat {seat}: seats are 0 to {self.seats - 1}")

    def listen(self, facts: list[Fact] | None) -> None:
        """Put what happens from now on into this list; None stops it."""
        self._table.facts = facts

    def refusal(self, text: str, seat: Seat | None = None) -> Refusal | None:
        """Why an answer would be refused; None if it would be taken."""
        decision = self._addressed(seat)
        if decision is None:
            return Refusal("nobody-asked", "0") if seat is None else Refusal("not-asked", "0", {"seat": seat})
        if any(str(option) == text for option in decision.options):
            return None
        option = self.game.parse(text)
        if option is None:
            return Refusal("unknown-answer", "0", {"text": text})
        reason = decision.question.forbids(self._table, decision.seat, option)
        if reason is None or reason is ELSEWHERE:
            question = decision.question
            return Refusal(ELSEWHERE.id, ELSEWHERE.rule, {**question.args, "text": text, "question": question.id})
        return reason

    # Playing

    def answer(self, option: Option | str, seat: Seat | None = None) -> None:
        """Answer an open decision, with an option or its notation; `seat` is needed only if several are asked.

        A refused answer raises IllegalAnswer and changes nothing.
        """
        decision = self.decision
        if (
            decision is None
            or self._parts
            or option not in decision.options
            or (seat is not None and seat != decision.seat)
        ):
            self._answer_by_notation(str(option), seat)
            return
        self._log.append((decision.seat, option))  # type: ignore[arg-type]  # it is one of the options
        try:
            asked: Asked = self._step.send(option)
        except StopIteration:
            asked = self._next_step()
        if len(asked.options) > 1:
            self.decision = asked  # type: ignore[assignment]  # a Together offers nothing itself
        else:
            self._hear(asked)

    def _answer_by_notation(self, text: str, seat: Seat | None) -> None:
        decision = self._addressed(seat)
        option = None if decision is None else next((one for one in decision.options if one.notation == text), None)
        if decision is None or option is None:
            refusal = self.refusal(text, seat)
            assert refusal is not None
            raise IllegalAnswer(text, refusal)
        for part in self._parts:
            if part.decision is decision:
                part.send(option)
                if not self.ask_forced:
                    part.settle()
                self._go_on_if_all_have_answered()
                return
        self._log.append((decision.seat, option))
        self._hear(self._send(option))

    def _addressed(self, seat: Seat | None) -> Decision[Any] | None:
        """The decision an answer is meant for."""
        if seat is None:
            return self.decision
        return next((one for one in self.pending if one.seat == seat), None)

    def _send(self, answer: object) -> Asked:
        """Give the rules an answer and get their next question: a Decision, a Together or the end."""
        try:
            return self._step.send(answer)
        except StopIteration:
            return self._next_step()

    def _next_step(self) -> Asked:
        """A step has ended: start the next one, and get its first question."""
        while not self._table.over:
            self._begin_step()
            try:
                return self._step.send(None)
            except StopIteration:
                continue
        return THE_END

    def _hear(self, asked: Asked) -> None:
        """Open the next question that needs an answer from outside; forced ones are answered on the way."""
        while asked is not THE_END:
            if isinstance(asked, Decision):
                if len(asked.options) > 1 or self.ask_forced:
                    self.decision = asked
                    return
                answer: Any = asked.options[0]
                self._log.append((asked.seat, answer))
            else:
                answer = None if self.ask_forced else self._forced_results(asked)
                if answer is None:
                    self._open_parts(asked)
                    if not self.ask_forced:
                        for part in self._parts:
                            part.settle()
                    if not self._all_have_answered():
                        self.decision = self.pending[0]
                        return
                    answer = self._close_parts()
            asked = self._send(answer)
        self.decision = None
        self.over = True

    def play_out(self, luck: Luck) -> int:
        """Play the match to its end, all options of every decision equally likely. Says how many decisions there were.

        The same luck gives the same end everywhere. This is for rollouts: no checkpoints are taken and nothing is
        remembered on the way; who looks or clones afterwards pays for that then.
        """
        return play_out(self, luck)

    def _begin_step(self) -> None:
        """Everything is on the table: take the checkpoint if clones are wanted, and start the next step."""
        if self._checkpoints:
            self._past = Past(self._past, self._log)
            self._log = []
            self._renewals = []
            self._base = self.game.copy(self._table)
            self._table.log = None if self._table.log is None else self._log
        self._step = self.game.step(self._table)

    def _note_forced_answers(self) -> None:
        """Let the rules skip questions with one option, unless those are to be asked."""
        self._table.log = None if self.ask_forced else self._log

    def _settle(self) -> None:
        """Answer what has one option only, unless such questions are to be asked."""
        if self.ask_forced or self.over:
            return
        if self._parts:
            for part in self._parts:
                part.settle()
            self._go_on_if_all_have_answered()
        elif self.decision is not None and len(self.decision.options) == 1:
            self.answer(self.decision.options[0])

    def _go_on_if_all_have_answered(self) -> None:
        if self._all_have_answered():
            self._hear(self._send(self._close_parts()))
        else:
            self.decision = self.pending[0]

    def _forced_results(self, asked: Together[Any]) -> dict[Seat, Any] | None:
        """The results of a Together in which nobody has a choice, or None: a window nobody can use costs little."""
        for part in asked.parts.values():
            if not isinstance(part, Decision) or len(part.options) > 1:
                return None
        results = {seat: asked.parts[seat].options[0] for seat in sorted(asked.parts)}  # type: ignore[union-attr]
        self._log.extend(results.items())
        return results

    def _open_parts(self, asked: Together[Any]) -> None:
        self._parts = [Part(seat, asked.parts[seat]) for seat in sorted(asked.parts)]

    def _open_answers(self) -> dict[Seat, list[Option]]:
        """What has been answered so far in a Together that is still open."""
        return {part.seat: part.answers for part in self._parts} if self._parts else {}

    def _all_have_answered(self) -> bool:
        return all(part.decision is None for part in self._parts)

    def _close_parts(self) -> dict[Seat, Any]:
        """Everybody has answered: the log gets the answers in seat order, the rule gets the results."""
        parts, self._parts = self._parts, []
        for part in parts:
            self._log.extend((part.seat, answer) for answer in part.answers)
        return {part.seat: part.result for part in parts}

    # Copies

    def clone(self) -> Match:
        """An exact and independent copy, hidden cards and luck included, without a listener."""
        if not self._checkpoints:
            self._catch_up()
        twin = self._twin(self._base, self._log)
        rerun(twin, self._open_answers())
        return twin

    def imagine(self, seat: Seat | None, luck: Luck) -> Match:
        """A match as the seat (or the public) may imagine it: equal in all it can see, with a new future.

        The first question may have a single option: in another world whoever is asked might have had no choice.
        """
        self._check_seat(seat)
        if not self._checkpoints:
            self._catch_up()
        return imagined(self, seat, luck)

    def _attend(self) -> None:
        """Somebody looks: from now on the table remembers what each seat has seen, and the past is made up for."""
        if self._table.remembers:
            return
        base = self.game.copy(self._base)
        base.remembers = True
        twin = self._twin(base, self._log)
        rerun(twin, self._open_answers())
        twin.listen(self._table.facts)
        self._base = base
        self._table, self._step, self._parts, self.decision = twin._table, twin._step, twin._parts, twin.decision
        self._note_forced_answers()

    def _catch_up(self) -> None:
        """Bring the checkpoint to the beginning of this step, and keep it there from now on."""
        self._attend()
        self._table.stepwise = True
        twin = self._twin(self._base, self._log, checkpoints=True)
        rerun(twin, {})
        self._base, self._past, self._log = twin._base, twin._past, twin._log
        self._renewals = twin._renewals
        self._checkpoints = True
        self._note_forced_answers()

    def _twin(self, base: Table, log: list[Answer], *, checkpoints: bool = False) -> Match:
        """A match at that checkpoint with this one's past; it has yet to replay the log."""
        twin = Match(self.game, base, self._head, ask_forced=self.ask_forced, checkpoints=checkpoints)
        twin._past = self._past
        twin._log = log
        twin._renewals = self._renewals
        twin._imagined = self._imagined
        return twin

    def _renew_luck(self, at: int) -> None:
        """While the answer at this place of the log was awaited, the luck may have been exchanged."""
        for place, luck in self._renewals:
            if place == at:
                self._table.luck = luck.copy()

    # Records

    def record(self) -> Record:
        """The match so far, as it can be saved and replayed. It holds secrets: not for seats while the match runs."""
        if self._imagined:
            raise RuthlessError("an imagined match has no record: it was never played")
        turns = [self._log]
        past = self._past
        while past is not None:
            turns.append(past.log)
            past = past.before
        answers = [answer for turn in reversed(turns) for answer in turn]
        answers += [(part.seat, option) for part in self._parts for option in part.answers]
        return self._head.with_answers([f"{seat} {option}" for seat, option in answers])


def _head(game: str, seats: int, seed: int | str, options: Mapping[str, object] | None) -> Record:
    """What a match begins with, as a record without answers."""
    rules = game_named(game)
    return Record(game, rules.rules_version, seats, str(seed), as_json(read(rules.options, options or {})))


def _table(head: Record) -> Table:
    """The table with which a match begins."""
    rules = game_named(head.game)
    options = read(rules.options, head.options)
    luck = Luck.from_seed(head.seed)
    if head.position is None:
        _check_seats(rules, head.seats)
        table: Table = rules.new_table(head.seats, luck, options)
    else:
        table = rules.lay_out(luck, options, head.position)
        _check_seats(rules, len(table.order))
    return table


def _check_seats(rules: Game, seats: int) -> None:
    if not rules.fewest <= seats <= rules.most:
        raise WrongSeats(f"{rules.name} is for {rules.fewest} to {rules.most} seats, not {seats}")


def replay(record: Record, *, ask_forced: bool = False, listener: list[Fact] | None = None) -> Match:
    """The match a record tells of, as far as the record goes."""
    rules = game_named(record.game)
    if record.rules_version != rules.rules_version:
        raise BrokenRecord(
            f"the record is of {record.game} rules {record.rules_version}, these are rules {rules.rules_version}"
        )
    head = record.with_answers([])
    try:
        table = _table(head)
    except WrongSeats as error:
        raise BrokenRecord(str(error)) from error
    if len(table.order) != record.seats:
        raise BrokenRecord(f"the record tells of {record.seats} seats, its position of {len(table.order)}")
    match = Match(rules, table, head, ask_forced=True)._begun(listener)
    for number, line in enumerate(record.answers, 1):
        seat, _, text = line.partition(" ")
        if match.over:
            raise BrokenRecord(f"the record goes on after the end of the match: answer {number} is {line!r}")
        try:
            match.answer(text, int(seat))
        except (IllegalAnswer, ValueError) as error:
            raise BrokenRecord(f"answer {number} of the record, {line!r}, is not possible: {error}") from error
    match.ask_forced = ask_forced
    match._note_forced_answers()
    match._settle()
    return match
