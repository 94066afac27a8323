"""A dialogue: what happens is told to one person at a table, and the person is asked until there is an answer that is allowed."""

from __future__ import annotations

import shlex
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from ruthless.kernel.decisions import Decision
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.terminal.answers import Answers
from ruthless.terminal.chronicle import Chronicle, accounts_before
from ruthless.terminal.help import Help
from ruthless.terminal.screen import Screen, open_hands, seen
from ruthless.terminal.wrapping import flow
from ruthless.texts import Words, folded

Read = Callable[[str], str]

COMMANDS = ("help", "rules", "why", "hint", "hand", "scores", "log", "quit")
"""What can be typed instead of an answer, in English or in the language of the dialogue."""


class Quit(Exception):
    """The person wants to stop for now."""


class Dialogue(ABC):
    """Tells, asks and understands, line by line; who answers for the others is none of its business."""

    def __init__(
        self,
        match: Match,
        facts: list[Fact],
        person: Seat,
        words: Words,
        console: Console,
        read: Read,
        *,
        open_cards: bool = False,
        flags: Sequence[str] = (),
    ) -> None:
        """`facts` are what the match tells; `flags` what the command line was given about the display, to be repeated
        when commands are shown."""
        self.match = match
        self.facts = facts
        self.person = person
        self.words = words
        self.console = console
        self.read = read
        self.open_cards = open_cards
        self.flags = list(flags)
        self.screen = Screen(console, words)
        self.chronicle = Chronicle(self.screen, accounts_before(facts, match.scores, match.game.facts), person)
        self.help = Help(self.screen, self.chronicle)
        self._commands = {"exit": "quit"}
        for command in COMMANDS:
            self._commands |= {command: command, folded(words.say(f"terminal-commands.{command}")): command}
        self._told = 0
        self._stale = True

    @abstractmethod
    def _hint(self, answers: Answers) -> None:
        """Say what would be good to answer."""

    def _objects(self, answer: str) -> bool:
        """Whether something beside the rules speaks against an answer; if so, it has been said."""
        return False

    def _decision(self) -> Decision[Any]:
        """What the person is asked."""
        return next(one for one in self.match.pending if one.seat == self.person)

    def _show_command(self, text: str, *command: str) -> None:
        """A command to copy, on one line however long it is."""
        line = shlex.join(["ruthless", *command, *self.flags])
        self.console.print(Text(self.words.say(text, command=line)), soft_wrap=True)

    def _view(self) -> Any:
        return seen(self.match, self.person)

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
        question = self._decision().question
        look, options = self.screen.look, view.options or []
        answers = Answers(options, question.id, look.on_show(question, view), look, self.person)
        sentence = self.words.render(question, self.person)
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
                refusal = self.match.refusal(answer, self.person)
                if refusal is not None:
                    self.help.refuse(refusal, self.person)
                elif not self._objects(answer):
                    return answer
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

    def _why(self, what: str, answers: Answers) -> None:
        """Say why something cannot be answered now."""
        if not what:
            example = self.screen.look.example
            self.help.say("terminal-why-what", card=example, name=self.words.card(example))
            return
        answer = self._meant(what, answers, "terminal-no-card")
        if answer is None:
            return
        if (refusal := self.match.refusal(answer, self.person)) is None:
            self.help.say("terminal-playable", text=self.words.option_words(answer, answers.question))
        else:
            self.help.refuse(refusal, self.person)


def _line(typed: str) -> str:
    """What was typed without anything a terminal would not show, and not longer than a sentence."""
    printable = "".join(letter if letter.isprintable() else " " for letter in typed)
    return " ".join(printable.encode("utf-8", "replace").decode().split())[:80]
