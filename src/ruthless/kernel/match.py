"""Match: one playing of a game. It asks, takes answers, and can be cloned and imagined.

A match is what everybody else sees of a `Run`, which drives the rules: who is asked what, what may be known, records and
copies. A clone is the run's checkpoint, played again with the answers since when it is needed; see `rerun`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, final

from ruthless.kernel.beginning import first_table, head_of, rules_of
from ruthless.kernel.codes import HouseRules
from ruthless.kernel.decisions import ELSEWHERE, THE_END, Asked, Decision, Option
from ruthless.kernel.errors import BrokenRecord, IllegalAnswer, RuthlessError, WrongSeats
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import Game, game_named
from ruthless.kernel.imagination import Dream, imagined
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Refusal
from ruthless.kernel.options import Options, read
from ruthless.kernel.playout import play_out
from ruthless.kernel.record import Record
from ruthless.kernel.rerun import Moved, rerun
from ruthless.kernel.run import Run
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table
from ruthless.kernel.views import Reading, View

SHORT: Final = 8
"""So long a log of an imagined match is as soon played again as the match is brought to a checkpoint."""
MOST_FORCED: Final = 100_000
"""A game in which nobody has a choice for so many questions in a row is taken for endless."""


@final
class Match:
    """One playing of a game. The table itself never leaves: ask for views, records and imagined matches."""

    __slots__ = (
        "_dream",
        "_head",
        "_imagined",
        "_options",
        "_run",
        "_shared",
        "ask_forced",
        "decision",
        "game",
        "over",
    )

    def __init__(self, run: Run, head: Record, ask_forced: bool, imagined: bool = False) -> None:
        """Use `Match.new`. `head` is the record without answers."""
        self.game: Game = run.game
        self.ask_forced = ask_forced
        self.over = False
        self.decision: Decision[Any] | None = None
        """The first open decision, or None when the match is over."""
        self._run = run
        self._head = head
        self._imagined = imagined
        self._dream: Dream | None = None
        self._options: Options | None = None
        self._shared: Decision[Any] | None = None
        """The question with which it was cloned, as the rules of the other match have put it."""

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 4,
        seed: int | str = 0,
        options: HouseRules | None = None,
        *,
        ask_forced: bool = False,
        listener: list[Fact] | None = None,
    ) -> Match:
        """A match at its first question. The same seed, options and answers give the same match for ever.

        Options are given one by one, or all at once by the name of a set or a code: `options="swiss-2019"`.
        Facts go into the listener's list, if there is one, from the first deal on.
        """
        head = head_of(game, seats, seed, options)
        return cls(Run(game_named(game), first_table(head)), head, ask_forced)._begun(listener)

    @classmethod
    def laid_out(
        cls,
        game: str,
        position: Mapping[str, Any],
        seed: int | str = 0,
        options: HouseRules | None = None,
        *,
        ask_forced: bool = False,
        listener: list[Fact] | None = None,
    ) -> Match:
        """A match in a given position, in the game's notation; what the position leaves open is dealt."""
        head = replace(head_of(game, 0, seed, options), position=dict(position))
        table = first_table(head)
        head = replace(head, seats=len(table.order))
        return cls(Run(game_named(game), table), head, ask_forced)._begun(listener)

    def _begun(self, listener: list[Fact] | None) -> Match:
        """The match at its first question."""
        self._run.listen(listener)
        self._run.write_forced(not self.ask_forced)
        self._hear(self._run.begin())
        return self

    # What may be known

    @property
    def options(self) -> Options:
        """The house rules it is played by."""
        if self._options is None:
            self._options = read(self.game.options, self._head.options)
        return self._options

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._run.base.order)

    @property
    def pending(self) -> list[Decision[Any]]:
        """All open decisions: one, or several seats at once."""
        if self._run.parts:
            return [part.decision for part in self._run.parts if part.decision is not None]
        return [] if self.decision is None else [self.decision]

    @property
    def asked(self) -> list[Seat]:
        """Everybody who takes part in the present question, whether or not they have answered already."""
        if self._run.parts:
            return [part.seat for part in self._run.parts]
        return [] if self.decision is None else [self.decision.seat]

    @property
    def together(self) -> object:
        """What several seats are being asked at once, or None: the same object until the last of them has answered."""
        return self._run.parts or None

    @property
    def rounds(self) -> int:
        """How many rounds have begun."""
        return self._run.table.round

    @property
    def scores(self) -> list[int]:
        """Each seat's account, as the game counts."""
        return self.game.scores(self._run.table)

    @property
    def places(self) -> list[int]:
        """Each seat's place by the present accounts: 1 is best."""
        return self.game.places(self._run.table)

    @property
    def winners(self) -> list[Seat]:
        """Those in place 1, once the match is over."""
        return [seat for seat, place in enumerate(self.places) if place == 1] if self.over else []

    def view(self, seat: Seat | None = None) -> View:
        """What a seat may know, or the public."""
        self._check_seat(seat)
        self._attend()
        view = self.game.view(self._run.table, seat)
        pending = self.pending
        view.asked = self.asked
        for decision in pending:
            if decision.seat == seat:
                view.put(decision)
        return view

    def read(self, seat: Seat | None, reading: Reading) -> None:
        """Let somebody read off the table what `view` would show to this seat, or to the public."""
        self._check_seat(seat)
        self._attend()
        decision = self.decision
        if decision is None or decision.seat != seat:  # nearly always it is who is asked that reads
            decision = None if seat is None else self._addressed(seat)
        reading.read(self._run.table, seat, self.asked, None if decision is None else decision.question)

    def glance(self, seat: Seat) -> Any:
        """What a seat may know, as the game's judges look at it: see `Game.glance`. It is good until somebody answers."""
        look = self.game.glance
        if look is None:
            return self.view(seat)
        table = self._run.table
        if not table.known:
            self._attend()
            table = self._run.table
        return look(table, seat)

    def own_view(self, seat: Seat | None) -> dict[str, Any] | None:
        """What a view has of this seat alone, as plain data: all else is as the public sees it. None: the game does not say."""
        if self.game.own is None:
            return None
        self._check_seat(seat)
        self._attend()
        own = dict(self.game.own(self._run.table, seat))
        decision = None if seat is None else self._addressed(seat)
        own["question"] = None if decision is None else decision.question.as_json()
        own["options"] = None if decision is None else [str(option) for option in decision.options]
        return own

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise WrongSeats(f"no seat {seat}: seats are 0 to {self.seats - 1}")

    def listen(self, facts: list[Fact] | None) -> None:
        """Put what happens from now on into this list; None stops it."""
        self._run.listen(facts)

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
        if (
            decision is self._shared
        ):  # what forbids an answer may look at what those rules had in hand, and they went on
            self._play_again(self._run.again(self._run.base))
            assert self.decision is not None
            decision = self.decision
        reason = decision.question.forbids(self._run.table, decision.seat, option)
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
        run = self._run
        if (
            decision is None
            or run.parts
            or not _is_offered(decision.options, option)
            or (seat is not None and seat != decision.seat)
        ):
            self._answer_by_notation(str(option), seat)
            return
        step = run.step
        if step is None:
            step = run.wake()
        log = run.log
        log.append(decision.seat)
        log.append(option)
        try:
            asked: Asked = step.send(option)
        except StopIteration:
            asked = run.next_step()
        if len(asked.options) > 1:
            self.decision = asked  # type: ignore[assignment]  # a Together offers nothing itself
        else:
            self._hear(asked)

    def pick(self, index: int) -> int:
        """Answer `decision` with the option at that index; says how many options the next one has, 0 when it is over.

        This is the step for loops that choose by number: nothing is looked up and nothing but a number is handed back.
        An index that is none of its options raises IllegalAnswer and changes nothing. What it does there stands in
        `answer` too: one more call for each answer would cost both of them more than to have it written out.
        """
        decision = self.decision
        if decision is None or not 0 <= index < len(decision.options):
            raise self._no_option(index)
        run = self._run
        option = decision.options[index]
        if run.parts:
            self._answer_part(decision, option)
        else:
            step = run.step
            if step is None:
                step = run.wake()
            log = run.log
            log.append(decision.seat)
            log.append(option)
            try:
                asked: Asked = step.send(option)
            except StopIteration:
                asked = run.next_step()
            count = len(asked.options)
            if count > 1:
                self.decision = asked  # type: ignore[assignment]  # a Together offers nothing itself
                return count
            self._hear(asked)
        return 0 if self.decision is None else len(self.decision.options)

    def _no_option(self, index: int) -> IllegalAnswer:
        """What is raised for an index at which there is no option."""
        if self.decision is None:
            return IllegalAnswer(str(index), Refusal("nobody-asked", "0"))
        return IllegalAnswer(str(index), Refusal("unknown-answer", "0", {"text": str(index)}))

    def _answer_by_notation(self, text: str, seat: Seat | None) -> None:
        decision = self._addressed(seat)
        option = None if decision is None else next((one for one in decision.options if one.notation == text), None)
        if decision is None or option is None:
            refusal = self.refusal(text, seat)
            assert refusal is not None
            raise IllegalAnswer(text, refusal)
        if self._run.parts:
            self._answer_part(decision, option)
        else:
            self._hear(self._run.take(decision.seat, option))

    def _answer_part(self, decision: Decision[Any], option: Option) -> None:
        """One of several seats that are asked at once has answered."""
        part = next(part for part in self._run.parts if part.decision is decision)
        part.send(option)
        if not self.ask_forced:
            part.settle()
        self._go_on_if_all_have_answered()

    def _addressed(self, seat: Seat | None) -> Decision[Any] | None:
        """The decision an answer is meant for."""
        if seat is None:
            return self.decision
        return next((one for one in self.pending if one.seat == seat), None)

    def _hear(self, asked: Asked) -> None:
        """Open the next question that needs an answer from outside; forced ones are answered on the way."""
        run = self._run
        forced = 0
        while asked is not THE_END:
            if isinstance(asked, Decision):
                if len(asked.options) > 1:
                    self.decision = asked
                    return
                answer: Any = asked.forced()
                if self.ask_forced:
                    self.decision = asked
                    return
                run.log += (asked.seat, answer)
            else:
                answer = None if self.ask_forced else run.forced_results(asked)
                if answer is None:
                    run.open_parts(asked)
                    if not self.ask_forced:
                        run.settle_parts()
                    if not run.all_have_answered():
                        self._open_first()
                        return
                    answer = run.close_parts()
            forced += 1
            if forced > MOST_FORCED:
                raise self._endless(asked)
            asked = run.send(answer)
        self.decision = None
        self.over = True

    def _endless(self, asked: Asked) -> RuthlessError:
        """What is raised if nobody has a choice any more, for who looks for the mistake in the rules."""
        parts = [asked] if isinstance(asked, Decision) else asked.parts.values()
        ids = [repr(part.question.id) for part in parts if isinstance(part, Decision)]
        return RuthlessError(
            f"{self.game.name} does not end: {MOST_FORCED:,} answers in a row left no choice, "
            f"the last one to {' and '.join(dict.fromkeys(ids)) or 'several seats at once'}"
        )

    def _go_on_if_all_have_answered(self) -> None:
        if self._run.all_have_answered():
            self._hear(self._run.send(self._run.close_parts()))
        else:
            self._open_first()

    def _open_first(self) -> None:
        """Several seats are asked: the first of them comes first, and everybody has something to choose from."""
        pending = self.pending
        for decision in pending:
            if not decision.options:
                decision.forced()
        self.decision = pending[0]

    def _settle(self) -> None:
        """Answer what has one option only, unless such questions are to be asked."""
        self._run.write_forced(not self.ask_forced)
        if self.ask_forced or self.over:
            return
        if self._run.parts:
            self._run.settle_parts()
            self._go_on_if_all_have_answered()
        elif self.decision is not None and len(self.decision.options) == 1:
            self.answer(self.decision.options[0])

    def play_out(self, luck: Luck) -> int:
        """Play the match to its end, all options of every decision equally likely. Says how many decisions there were.

        The same luck gives the same end everywhere. This is for rollouts: no checkpoints are taken and nothing is
        remembered on the way; who looks or clones afterwards pays for that then.
        """
        decisions = play_out(self._run, self.decision or THE_END, luck)
        self.decision = None
        self.over = True
        return decisions

    # Copies

    def clone(self) -> Match:
        """An exact and independent copy, hidden cards and luck included, without a listener.

        It shares the open decision, and the rules run in it only when it is first answered or looked at.
        """
        run = self._run
        if not run.checkpoints and run.step is not None and not (self._imagined and len(run.log) <= SHORT):
            self._keep_checkpoints()
            run = self._run
        if run.parts:
            again = run.again(run.base)
            asked = rerun(again, run.log, run.part_answers())
            assert asked is not None, "what was played can be played again"
            return self._beside(again, asked, self._imagined)
        twin = Match(run.twin(), self._head, self.ask_forced, self._imagined)
        twin._run.write_forced(not self.ask_forced)
        twin._options = self._options
        twin.over = self.over
        twin.decision = twin._shared = self.decision
        return twin

    def imagine(self, seat: Seat | None, luck: Luck) -> Match:
        """A match as the seat (or the public) may imagine it: equal in all it can see, with a new future.

        The first question may have a single option: in another world whoever is asked might have had no choice.
        """
        self._check_seat(seat)
        return self._imagined_by(seat, luck, openly=False)

    def imagine_openly(self, luck: Luck) -> Match:
        """A match with all hands as they lie: only what nobody at the table can know, as the order of piles, is new."""
        return self._imagined_by(None, luck, openly=True)

    def _imagined_by(self, seat: Seat | None, luck: Luck, *, openly: bool) -> Match:
        if not self._run.checkpoints:
            self._keep_checkpoints()
        if self._dream is None or not self._dream.goes_on(self._run, seat, openly=openly):
            self._dream = Dream(self._run, seat, self._seen_by(seat), openly=openly)
        world = imagined(self._dream, luck, self._world)
        world._run.renew_luck(luck)
        return world

    def _world(self, dream: Dream, base: Table, moved: Moved) -> Match | None:
        """This match played again from another checkpoint, unless who dreams could tell the difference."""
        run = self._run.again(base)
        asked = rerun(run, self._run.log, dream.answers, moved)
        if asked is None:
            return None
        twin = self._beside(run, asked, True)
        return twin if twin._seen_by(dream.seat) == dream.seen else None

    def _seen_by(self, seat: Seat | None) -> object:
        """What a seat sees, to be compared: its view, or what stands for it where a glance has that at hand."""
        if seat is None or self.game.glance is None:
            return self.view(seat)
        decision = self._addressed(seat)
        if decision is None:
            return self.glance(seat).sign, self.asked
        options = [option.notation for option in decision.options]
        return self.glance(seat).sign, self.asked, decision.question.id, decision.question.args, options

    def _beside(self, run: Run, asked: Asked, imagined: bool) -> Match:
        """Another match of the same beginning, at the question that this run has come to."""
        twin = Match(run, self._head, self.ask_forced, imagined)
        twin._options = self._options
        twin._stand_at(asked)
        return twin

    def _stand_at(self, asked: Asked) -> None:
        """The run has come to this question without our hearing it."""
        self._run.write_forced(not self.ask_forced)
        self.over = asked is THE_END
        self.decision = asked if isinstance(asked, Decision) else next(iter(self.pending), None)

    def _attend(self) -> None:
        """Somebody looks: from now on the table remembers what each seat has seen, and the past is made up for."""
        run = self._run
        if not run.table.known:
            base: Table = self.game.copy(run.base)
            if not base.known:
                remember(base)
            self._play_again(run.again(base))

    def _keep_checkpoints(self) -> None:
        """Somebody copies: bring the checkpoint to the beginning of this step, and keep it there from now on."""
        self._attend()
        self._play_again(self._run.again(self._run.base, checkpoints=True))

    def _play_again(self, run: Run) -> None:
        """Come to the same question in another run, and go on in that one."""
        old = self._run
        asked = rerun(run, old.log, old.part_answers())
        assert asked is not None, "what was played can be played again"
        old.parts[:] = run.parts  # whoever holds on to what several are asked shall find it unchanged
        run.parts = old.parts
        run.listen(old.scribe.facts)
        self._run = run
        self._stand_at(asked)

    # Records

    def record(self) -> Record:
        """The match so far, as it can be saved and replayed. It holds secrets: not for seats while the match runs."""
        if self._imagined:
            raise RuthlessError("an imagined match has no record: it was never played")
        return self._head.with_answers([f"{seat} {option}" for seat, option in self._run.answers()])


def _is_offered(options: list[Option], option: Option | str) -> bool:
    """Whether this very option is among those. A list would compare it with all that lie before it: it need not."""
    for one in options:  # noqa: SIM110 - quicker than a generator
        if one is option:
            return True
    return False


def replay(record: Record, *, ask_forced: bool = False, listener: list[Fact] | None = None) -> Match:
    """The match a record tells of, as far as the record goes."""
    rules = rules_of(record)
    head = record.with_answers([])
    try:
        table = first_table(head)
    except WrongSeats as error:
        raise BrokenRecord(str(error)) from error
    if len(table.order) != record.seats:
        raise BrokenRecord(f"the record tells of {record.seats} seats, its position of {len(table.order)}")
    match = Match(Run(rules, table), head, True)._begun(listener)
    for number, line in enumerate(record.answers, 1):
        seat, _, text = line.partition(" ")
        if match.over:
            raise BrokenRecord(f"the record goes on after the end of the match: answer {number} is {line!r}")
        try:
            match.answer(text, int(seat))
        except (IllegalAnswer, ValueError) as error:
            raise BrokenRecord(f"answer {number} of the record, {line!r}, is not possible: {error}") from error
    match.ask_forced = ask_forced
    match._settle()
    return match
