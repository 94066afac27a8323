"""Help: what a person can ask for during a match: help, cards, reasons, rules, scores and the log."""

from __future__ import annotations

from math import hypot
from typing import Any

from rich.text import Text

from ruthless.bots import Advice
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat
from ruthless.terminal.answers import Answers
from ruthless.terminal.chronicle import Chronicle
from ruthless.terminal.screen import Screen
from ruthless.texts import Rule, Rulebook, UnknownRule

HINTED = 8
"""Options whose chances a hint shows."""


class Help:
    """Answers everything that is not an answer to the game."""

    def __init__(self, screen: Screen, chronicle: Chronicle) -> None:
        self.screen = screen
        self.chronicle = chronicle
        self.words = screen.words
        self.rulebook = Rulebook.for_reader(screen.words)
        self.besides = ""
        """The text that help ends with, where not all of it is as usual."""

    def say(self, id: str, **args: Any) -> None:
        """A sentence of the terminal."""
        self.screen.tell(self.words.say(id, **args))

    def explain(self, what: str, answers: Answers) -> None:
        """Explain a card or an event by its name, its notation or its number in the hand; without a name, give help."""
        if not what:
            self.screen.write(Text(self.words.say(self.screen.look.help)))
            if self.besides:
                self.say(self.besides)
            return
        named = [what, self.screen.look.meant(what), *(meant.removeprefix("as ") for meant in answers.meanings(what))]
        entry = next((found for name in named if (found := self.words.entry(name))), None)
        if entry is None:
            self.say("terminal-no-card", text=what)
        else:
            self.screen.explain(entry)

    def refuse(self, refusal: Refusal, seat: Seat) -> None:
        """Say why an answer is not allowed, and which rule says so."""
        if refusal.id == "not-offered":  # it cites notation, but people read words
            answer = self.words.option_words(str(refusal.args["text"]))
            refusal = Refusal(refusal.id, refusal.rule, {**refusal.args, "text": answer})
        self.say("terminal-refused", reason=self.words.render(refusal, seat))
        rule = self.rulebook.rule(refusal.rule)
        if rule is not None:
            self._show_rule(rule)

    def rules(self, what: str) -> None:
        """Show a rule, a section or the rules about a card; without a name, the sections."""
        if not self.rulebook.rules:
            self.say("terminal-no-rules")
            return
        if not what:
            for number, title in self.rulebook.sections().items():
                self.screen.write(Text(f"{number:>2} {title}"))
            return
        try:
            rules = self.rulebook.look_up(what, self.words)
        except UnknownRule:
            self.say("terminal-no-rule", text=what)
            return
        for rule in rules:
            self._show_rule(rule)

    def hint(self, advice: Advice, answers: Answers) -> None:
        """What a bot advises, and how the options compare, best first."""
        best = advice.entries[0]
        close = [one for one in advice.entries[1:] if best.chance - one.chance <= hypot(best.error, one.error)]
        good = [self.words.option_words(str(one.option), answers.question) for one in (best, *close)]
        # where its error is larger than what it found, there is nothing to advise
        sure = "yes" if not close else "no" if len(good) < len(advice.entries) else "same"
        self.say("terminal-hint", option=self.words.listing(good), sure=sure)
        self.say("terminal-hint-about", count=sum(one.tries for one in advice.entries))
        for one in advice.entries[:HINTED]:
            row = self.words.say("terminal-hint-row", chance=one.chance, error=round(100 * one.error))
            text = self.words.option_words(str(one.option), answers.question)
            self.screen.write(Text(f"  {row:>10}  {text}", "bold" if one.option == advice.best else ""))

    def _show_rule(self, rule: Rule) -> None:
        text = self.words.say("terminal-rule", number=rule.number, text=rule.read(self.words))
        self.screen.write(Text(text, "italic"))

    def scores(self, view: Any) -> None:
        """How everybody stands so far."""
        if not self.screen.score_sheet(view, self.chronicle.running):
            self.say(self.screen.look.no_scores)

    def log(self) -> None:
        """What has happened in this round."""
        for line in self.chronicle.lines[-self.screen.look.log_lines :]:
            self.screen.tell(line)
        if not self.chronicle.lines:
            self.say("terminal-no-log")
