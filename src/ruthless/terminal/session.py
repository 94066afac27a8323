"""A session: one person plays a match against bots, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console

from ruthless.bots import BOTS, Sight, advise, bot_named
from ruthless.bots.outside import DECLARED
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import replay
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.terminal.answers import Answers
from ruthless.terminal.dialogue import Dialogue, Quit, Read
from ruthless.terminal.saves import store
from ruthless.terminal.seating import Seating
from ruthless.texts import ENGLISH, Words


class Session(Dialogue):
    """Plays a record on until the match is over or the person leaves; every answer is on disk before play goes on."""

    def __init__(
        self,
        record: Record,
        seating: Seating,
        path: Path,
        console: Console,
        read: Read,
        *,
        language: str = ENGLISH,
        family: bool = False,
        open_cards: bool = False,
        flags: Sequence[str] = (),
    ) -> None:
        facts: list[Fact] = []
        match = replay(record, listener=facts)
        words = Words(record.game, language, seating.names, family=family)
        super().__init__(match, facts, seating.person, words, console, read, open_cards=open_cards, flags=flags)
        self.seating = seating
        self.path = path
        self.bots = {
            seat: bot_named(kind, Luck.from_seed(f"{record.seed} {kind} {seat} {len(record.answers)}"))
            for seat, kind in seating.bots.items()
        }
        self._begin(record)

    def _begin(self, record: Record) -> None:
        """Say who sits where; tell what happened before the first question, or since the person's last answer."""
        say, person = self.words.say, self.person
        game, name = say(record.game), self.words.name(person)
        self.screen.tell(say("terminal-welcome", game=game, count=self.match.seats, name=name, seat=str(person)))
        if packages := self._outside(record):
            self.screen.tell(say("terminal-outside", packages=self.words.listing(packages)))
        self.screen.house_rules(self.match)
        known = _facts_before_last_choice(record, person)
        if known is not None:
            self.screen.tell(say("terminal-resumed"))
            self._told = known
            self.chronicle.tell(self.facts[: self._told], quietly=True)

    def _outside(self, record: Record) -> list[str]:
        """What is not ours at this table: packages with their versions, and bots that were named by where they are."""
        bots = [kind for kind in self.seating.bots.values() if kind.partition(":")[0] not in BOTS]
        declared = [DECLARED[kind] for kind in bots if kind in DECLARED]
        packages = {**record.outside, **{entry.package: entry.version for entry in declared}}
        named = [f"{package} {version}" for package, version in packages.items()]
        return [*named, *dict.fromkeys(kind for kind in bots if kind not in DECLARED)]

    def play(self) -> bool:
        """Play on; whether the match came to its end. Leaving saves and says how to go on."""
        self._keep()
        try:
            while not self.match.over:
                self._one_answer()
        except (Quit, EOFError, KeyboardInterrupt):
            # Nothing is written here: the file is up to date, and an interrupt may have come at any moment.
            self.console.print()
            self._show_command("terminal-saved", "play", self.words.game.name, "--resume", str(self.path))
            return False
        self._keep()
        self._catch_up()
        self.screen.score_sheet(self._view())
        self.screen.podium(self.match, self.person)
        self._show_command("terminal-record", "replay", str(self.path))
        return True

    def _one_answer(self) -> None:
        """Bots answer first; then the person does, if asked."""
        for decision in self.match.pending:
            if decision.seat in self.bots:
                self.match.answer(self._chosen(decision), decision.seat)
                return
        self._keep()
        view = self._view()
        if self._catch_up():
            self._show(view)
        answer = self._ask(view)
        self.match.answer(answer, self.person)
        self._keep()

    def _chosen(self, decision: Decision[Any]) -> Option:
        """What a bot answers; that somebody thinks for a while is shown."""
        seat = decision.seat
        thinking = self.words.say("terminal-thinking", name=self.words.name(seat))
        shown = self.console.status(thinking) if ":" in self.seating.bots[seat] else nullcontext()
        with shown:
            return self.bots[seat].choose(Sight(self.match, decision))

    def _keep(self) -> None:
        store(self.match.record().with_players(self.seating.players()), self.path)

    def _hint(self, answers: Answers) -> None:
        """Say what a bot would do that sees what the person sees. The same question gets the same hint."""
        decision = self._decision()
        if len(decision.options) == 1:
            self.help.say("terminal-hint-forced")
            return
        luck = Luck.from_seed(f"hint {self.person} {len(self.match.record().answers)}")
        with self.console.status(self.words.say("terminal-thinking", name=self.words.say("terminal-adviser"))):
            advice = advise(Sight(self.match, decision), luck)
        self.help.hint(advice, answers)


def _facts_before_last_choice(record: Record, seat: Seat) -> int | None:
    """How much had happened when a seat last had a choice; None if it has not had one yet."""
    facts: list[Fact] = []
    known = None
    match = replay(record.with_answers([]), ask_forced=True, listener=facts)
    for line in record.answers:
        number, _, answer = line.partition(" ")
        if number == str(seat) and any(one.seat == seat and len(one.options) > 1 for one in match.pending):
            known = len(facts)
        match.answer(answer, int(number))
    return known
