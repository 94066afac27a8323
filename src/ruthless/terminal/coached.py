"""A lesson in the terminal: a match in which the others answer as it is written and a coach says what to do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ruthless.kernel.facts import Fact
from ruthless.kernel.messages import Message
from ruthless.lessons import Lesson, Step
from ruthless.lessons.lesson import ANY, LEARNER
from ruthless.lessons.words import coach_words
from ruthless.terminal.answers import Answers
from ruthless.terminal.dialogue import Dialogue, Quit, Read
from ruthless.terminal.seating import NAMES
from ruthless.texts import ENGLISH

_COACH = "bold cyan"
"""The style of what stands above the coach's words."""


class Coached(Dialogue):
    """Holds a lesson until it is over or the learner leaves. It takes three minutes, and nothing of it is kept."""

    def __init__(
        self,
        lesson: Lesson,
        console: Console,
        read: Read,
        *,
        language: str = ENGLISH,
        family: bool = False,
        flags: Sequence[str] = (),
    ) -> None:
        facts: list[Fact] = []
        name = next(one for one in NAMES if one not in lesson.others)
        words = coach_words(lesson, language, [name, *lesson.others], family=family)
        super().__init__(lesson.begun(facts), facts, LEARNER, words, console, read, flags=flags)
        self.help.besides = "terminal-lesson-help"
        self.lesson = lesson
        self._step: Step = lesson.steps[0]
        say, game = words.say, words.say(lesson.game)
        self.screen.tell(say("terminal-welcome", game=game, count=lesson.seats, name=name, seat=str(LEARNER)))

    def play(self) -> bool:
        """Play the lesson; whether it came to its end."""
        try:
            for line in self.lesson.lines:
                if line.step is None:
                    self.match.answer(line.answers[0], line.seat)
                else:
                    self.match.answer(self._taken(line.step), LEARNER)
                    self._praise()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self._show_command("terminal-lesson-left", "learn", self.lesson.game)
            return False
        self._catch_up()
        self.screen.score_sheet(self._view())
        self.screen.podium(self.match, LEARNER)
        self._head(self.lesson.end)
        self._tell(self.lesson.end)
        self.screen.write(Text(self._said(self.lesson.end, "learnt"), "bold"))
        self._show_command("terminal-lesson-over", "play", self.lesson.game)
        return True

    def _taken(self, number: int) -> str:
        """What the learner answers at a step: something with which the lesson goes on."""
        self._step = self.lesson.steps[number]
        view = self._view()
        if self._catch_up():
            self._show(view)
        count = self.words.say("lesson-step", number=number + 1, count=len(self.lesson.steps))
        for message in self._step.say:
            self._head(message, count)
            self._tell(message)
        return self._ask(view)

    def _praise(self) -> None:
        """What the coach says of a step that is done, before the others go on. That they do need not be said here."""
        message = self._step.say[-1]
        if self.words.has(f"{message.id}.done"):
            self._stale = self._catch_up()
            self._tell(message, "done")

    def _objects(self, answer: str) -> bool:
        if self._step.takes(answer):
            return False
        message = self._step.say[-1]
        if self.words.has(f"{message.id}.other"):
            self._tell(message, "other")
        else:
            self.help.say("lesson-other")
        return True

    def _hint(self, answers: Answers) -> None:
        """What the coach would do."""
        if ANY in self._step.want:
            self.help.say("lesson-free")
        else:
            option = self.words.option_words(self._step.want[0], answers.question)
            self.help.say("terminal-hint-coach", option=option)

    def _head(self, message: Message, *count: str) -> None:
        """Who speaks, and what about."""
        parts = [self.words.say("lesson-coach"), *count, self._said(message, "title")]
        self.screen.write(Text(" · ".join(parts), _COACH))

    def _tell(self, message: Message, attribute: str = "") -> None:
        self.screen.tell(self._said(message, attribute))

    def _said(self, message: Message, attribute: str = "") -> str:
        """A text of the coach's, or an attribute of it."""
        id = f"{message.id}.{attribute}" if attribute else message.id
        text = self.words.say(id, **self.words.arguments(message, LEARNER))
        return text[:1].upper() + text[1:]
