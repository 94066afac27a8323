"""A session: one person plays a match against bots, line by line."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ruthless.bots import BOTS, Sight, advise, bot_named
from ruthless.bots.outside import DECLARED
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import replay
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.terminal.answers import Answers
from ruthless.terminal.chronicle import Chronicle, accounts_before
from ruthless.terminal.help import Help
from ruthless.terminal.saves import store
from ruthless.terminal.screen import Screen, open_hands, seen
from ruthless.terminal.seating import Seating
from ruthless.terminal.wrapping import flow
from ruthless.texts import ENGLISH, Words, folded

Read = Callable[[str], str]

COMMANDS = ("help", "rules", "why", "hint", "hand", "scores", "log", "quit")
"""What can be typed instead of an answer, in English or in the language of the session."""


class Quit(Exception):
    """The person wants to stop for now."""


class Session:
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
        """`flags` are what the command line was given about the display, to be repeated when commands are shown."""
        self.words = Words(record.game, language, seating.names, family=family)
        self.seating = seating
        self.path = path
        self.console = console
        self.read = read
        self.open_cards = open_cards
        self.flags = list(flags)
        self.facts: list[Fact] = []
        self.match = replay(record, listener=self.facts)
        self.screen = Screen(console, self.words)
        self.chronicle = Chronicle(
            self.screen, accounts_before(self.facts, self.match.scores, self.match.game.facts), seating.person
        )
        self.help = Help(self.screen, self.chronicle)
        self.bots = {
            seat: bot_named(kind, Luck.from_seed(f"{record.seed} {kind} {seat} {len(record.answers)}"))
            for seat, kind in seating.bots.items()
        }
        self._commands = {"exit": "quit"}
        for command in COMMANDS:
            self._commands |= {command: command, folded(self.words.say(f"terminal-commands.{command}")): command}
        self._told = 0
        self._stale = True
        self._begin(record)

    def _begin(self, record: Record) -> None:
        """Say who sits where; tell what happened before the first question, or since the person's last answer."""
        say, person = self.words.say, self.seating.person
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
        self.screen.podium(self.match, self.seating.person)
        self._show_command("terminal-record", "replay", str(self.path))
        return True

    def _show_command(self, text: str, *command: str) -> None:
        """A command to copy, on one line however long it is."""
        line = shlex.join(["ruthless", *command, *self.flags])
        self.console.print(Text(self.words.say(text, command=line)), soft_wrap=True)

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
        self.match.answer(answer, self.seating.person)
        self._keep()

    def _chosen(self, decision: Decision[Any]) -> Option:
        """What a bot answers; that somebody thinks for a while is shown."""
        seat = decision.seat
        thinking = self.words.say("terminal-thinking", name=self.words.name(seat))
        shown = self.console.status(thinking) if ":" in self.seating.bots[seat] else nullcontext()
        with shown:
            return self.bots[seat].choose(Sight(self.match, decision))

    def _view(self) -> Any:
        return seen(self.match, self.seating.person)

    def _keep(self) -> None:
        store(self.match.record().with_players(self.seating.players()), self.path)

    def _catch_up(self) -> bool:
        """Tell what has happened since the person last looked; whether the table has to be shown anew."""
        news = self.facts[self._told :]
        self.chronicle.tell(news)
        self._told = len(self.facts)
        if any(fact.public.id == "shows-hand" for fact in news) and not self.match.over:
            self.read(self.words.say("terminal-look"))  # the All-Seeing Eye: until everybody has seen enough
        stale, self._stale = self._stale or bool(news), False
        return stale

    def _show(self, view: Any) -> None:
        self.screen.show(view, open_hands(self.match) if self.open_cards else None)

    def _ask(self, view: Any) -> str:
        """Put the question until there is an answer that is allowed."""
        decision = next(one for one in self.match.pending if one.seat == self.seating.person)
        question = decision.question
        look, options = self.screen.look, view.options or []
        answers = Answers(options, question.id, look.on_show(question, view), look, self.seating.person)
        sentence = self.words.render(question, self.seating.person)
        while True:
            self.screen.write(Text(sentence, "bold"))
            self.console.print(flow("  ", answers.shown(), self.console.width))
            answer = self._understand(_line(self.read("> ")), answers, view)
            if answer is not None:
                return answer

    def _understand(self, typed: str, answers: Answers, view: Any) -> str | None:
        """An allowed answer; None if something else was typed, which has been dealt with."""
        word, _, rest = typed.partition(" ")
        command = self._commands.get(folded(word))
        if typed.startswith("?"):
            self.help.explain(typed[1:].strip(), answers)
        elif command is not None:
            self._command(command, rest.strip(), answers, view)
        elif typed:
            missing = "terminal-ask-number" if typed.isdecimal() else "terminal-ask-word"
            answer = self._meant(typed, answers, missing)
            if answer is not None:
                refusal = self.match.refusal(answer, self.seating.person)
                if refusal is None:
                    return answer
                self.help.refuse(refusal, self.seating.person)
        return None

    def _meant(self, typed: str, answers: Answers, missing: str) -> str | None:
        """The one answer somebody means; None if there is none or several, which is said."""
        meanings = answers.meanings(typed)
        if len(meanings) > 1:
            named = self.words.listing(self.words.option_words(one) for one in meanings)
            self.help.say("terminal-ask-which", text=typed, cards=named)
        elif not meanings:
            self.help.say(missing, text=typed)
        return meanings[0] if len(meanings) == 1 else None

    def _command(self, command: str, rest: str, answers: Answers, view: Any) -> None:
        if command == "quit":
            raise Quit
        if command == "hand":
            self._show(view)
        elif command == "scores":
            self.help.scores(view)
        elif command == "log":
            self.help.log()
        elif command == "rules":
            self.help.rules(rest)
        elif command == "help":
            self.help.explain(rest, answers)
        elif command == "hint":
            self._hint(answers)
        else:
            self._why(rest, answers)

    def _hint(self, answers: Answers) -> None:
        """Say what a bot would do that sees what the person sees. The same question gets the same hint."""
        person = self.seating.person
        decision = next(one for one in self.match.pending if one.seat == person)
        if len(decision.options) == 1:
            self.help.say("terminal-hint-forced")
            return
        luck = Luck.from_seed(f"hint {person} {len(self.match.record().answers)}")
        with self.console.status(self.words.say("terminal-thinking", name=self.words.say("terminal-adviser"))):
            advice = advise(Sight(self.match, decision), luck)
        self.help.hint(advice, answers)

    def _why(self, what: str, answers: Answers) -> None:
        """Say why something cannot be answered now."""
        if not what:
            example = self.screen.look.example
            self.help.say("terminal-why-what", card=example, name=self.words.card(example))
            return
        answer = self._meant(what, answers, "terminal-no-card")
        if answer is None:
            return
        if (refusal := self.match.refusal(answer, self.seating.person)) is None:
            self.help.say("terminal-playable", text=self.words.option_words(answer, answers.question))
        else:
            self.help.refuse(refusal, self.seating.person)


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


def _line(typed: str) -> str:
    """What was typed without anything a terminal would not show, and not longer than a sentence."""
    printable = "".join(letter if letter.isprintable() else " " for letter in typed)
    return " ".join(printable.encode("utf-8", "replace").decode().split())[:80]
