"""The chronicle: what happened, told to one seat or to the public, fact by fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Console

from ruthless.kernel.accounts import write
from ruthless.kernel.facts import DEAL, EVENT, HOLD, PLAY, ROUND, SCORE, TURN, WIN, Fact
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.screen import Screen


def accounts_before(facts: Sequence[Fact], accounts: Sequence[int], roles: Mapping[str, str]) -> list[int]:
    """The accounts as they were before all this happened, found from what they are now.

    A fact that a game does not declare has no role.
    """
    sums = list(accounts)
    for fact in reversed(facts):
        write(sums, roles.get(fact.public.id, ""), fact.public.args, -1)
    return sums


def _with_end(sentence: str) -> str:
    """A sentence that others follow in the same line; not every language ends what it tells with a full stop."""
    return f"{sentence} " if sentence.endswith((".", "!", "?", "…")) else f"{sentence}\N{NO-BREAK SPACE}· "


class Chronicle:
    """Prints facts in words: events with what they do, the end of a round as a table."""

    def __init__(self, screen: Screen, sums: Sequence[int], viewer: Seat | None) -> None:
        """`sums` are the accounts before the first fact that will be told."""
        self.screen = screen
        self.viewer = viewer
        self.lines: list[str] = []
        """Everything told in this round."""
        self._roles = screen.words.game.facts
        self._sums = list(sums)
        self._opening = list(sums)
        """The accounts when the round began."""
        self._held: dict[Seat, Mapping[str, Any]] = {}
        """What each seat held at the end of the round, and what it brought."""
        self._line: list[str] = []
        """Sentences that stand in one line, if others are still to come behind them."""
        self._explained: list[str] = []
        """The events that were turned over to choose from."""

    @property
    def running(self) -> list[int]:
        """What this round has brought each seat so far."""
        return [now - before for now, before in zip(self._sums, self._opening, strict=True)]

    def tell(self, facts: Sequence[Fact], *, quietly: bool = False) -> None:
        """Tell what happened; `quietly` only notes it."""
        screen = Screen(Console(quiet=True), self.screen.words) if quietly else self.screen
        for fact, following in zip_longest(facts, facts[1:]):
            message = fact.told(self.viewer)
            write(self._sums, self._roles.get(message.id, ""), message.args)
            if not self._is_dull(message) and not self._is_told_twice(message, following):
                self._tell(self.screen.look.readable(message), screen)
        self._end_line(screen)

    def _is_dull(self, message: Message) -> bool:
        """Whether it need not be told: how many cards others are dealt stands on the table anyway, and that a turn
        begins is worth a word only where a new line begins with it."""
        role = self._roles.get(message.id, "")
        if role == TURN:
            return message.id not in self.screen.look.chapters
        return role == DEAL and "cards" not in message.args

    def _is_told_twice(self, message: Message, following: Fact | None) -> bool:
        """Whether somebody plays a card and the next thing told says more of it."""
        if following is None or self._roles.get(message.id) != PLAY:
            return False
        card = message.args["card"]
        return following.public.id in self.screen.look.retold and following.public.args.get("card", card) == card

    def _add(self, id: str, sentence: str, screen: Screen) -> None:
        """A sentence goes behind the one before, unless every sentence has a line or a new chapter begins with it."""
        chapters = screen.look.chapters
        if id in chapters or not chapters:
            self._end_line(screen)
        self._line.append(sentence)

    def _end_line(self, screen: Screen) -> None:
        """Whatever comes now stands in a new line."""
        if self._line:
            self.lines.append("".join(_with_end(one) for one in self._line[:-1]) + self._line[-1])
            self._line = []
            screen.tell(self.lines[-1])

    def _tell(self, message: Message, screen: Screen) -> None:
        args: dict[str, Any] = dict(message.args)
        sentence = screen.words.render(message, self.viewer)
        role = self._roles.get(message.id, "")
        called = message.id in screen.look.called
        if role == ROUND:
            self._end_line(screen)
            self.lines.clear()
        happens = role == EVENT and not called
        counts = role in (SCORE, HOLD) and "cards" in args
        if happens or counts:
            self._end_line(screen)
            self.lines.append(sentence)
        if happens:
            screen.event(args["event"])
        elif counts:
            self._held[args["seat"]] = {"points": 0, **args}
            if role == SCORE and len(self._held) == len(self._sums):
                self._show_result(screen)
        else:
            if role == WIN and self._held:
                self._end_line(screen)
                self._held |= {seat: {**self._held[seat], "points": 1} for seat in args["seats"]}
                self._show_result(screen)
            self._add(message.id, sentence, screen)
            if called:
                self._end_line(screen)
                self._explain(args, screen)

    def _explain(self, args: dict[str, Any], screen: Screen) -> None:
        """Events are explained when they are first seen: to choose one of them, or because they happen again."""
        if "events" in args:
            self._explained = args["events"]
            for event in args["events"]:
                screen.explain(f"event-{event}")
        else:
            screen.event(args["event"], known=args["event"] in self._explained)
            self._explained = []

    def _show_result(self, screen: Screen) -> None:
        """What everybody held is told one fact a seat and shown together; the round is over then."""
        screen.round_result(self._held, self._sums, self.viewer)
        self._held = {}
        self._opening = list(self._sums)
