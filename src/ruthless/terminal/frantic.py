"""Frantic in a terminal: everybody with cards and points, the pile, and what fits on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ruthless.games.frantic.table import TURN
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.cards import chip, chip_in_guise, ink, label, sort_key, style
from ruthless.terminal.look import Look, rounds_table
from ruthless.texts.notation import take_apart


class FranticLook(Look[FranticView]):
    """What Frantic shows."""

    help = "terminal-help"
    retold = frozenset({"imitates"})
    called = frozenset({"turns-over-events", "chooses-event"})
    example = "red-7"

    sort_key = staticmethod(sort_key)

    def label(self, card: str) -> str:
        return label(card, self.words)

    def style(self, card: str) -> str:
        return style(card)

    def chip(self, card: str) -> Text:
        return chip(card, self.words)

    def ink(self, card: str) -> str:
        parts = take_apart(card)
        return ink(parts.colour or parts.stem, "")

    # The table

    def title(self, view: FranticView) -> str:
        if view.scoring == "points":
            return self.words.say("terminal-round", round=view.round)
        return self.words.say("terminal-round-of", round=view.round, count=view.limit)

    def columns(self, view: FranticView, seat: Seat) -> list[str]:
        return [self.words.say("terminal-cards", count=view.counts[seat]), self.account(view, seat)]

    def notes(self, view: FranticView, seat: Seat) -> list[str]:
        say = self.words.say
        notes = [say("terminal-misses")] if view.skips[seat] else []
        if view.bomb and seat in view.spared:
            notes.append(say("terminal-safe-bomb"))
        elif view.bomb:
            text = "terminal-bomb-now" if seat == view.player else "terminal-bomb"
            notes.append(say(text, count=view.bomb[seat]))
        if seat in view.untouched:
            notes.append(say("terminal-safe-end"))
        elif seat in view.absent:
            notes.append(say("terminal-safe-event"))
        return notes

    def middle(self, view: FranticView) -> tuple[str, list[Text]]:
        """The pile, what fits on it unless a card is still being resolved, and how much is left to draw."""
        say = self.words.say
        guised = bool(view.guise) and view.top == "mimicry"
        items = [chip_in_guise(view.top, view.guise, self.words) if guised else self.chip(view.top)]
        if view.stage == TURN:
            items.append(Text(say("terminal-fits", demand=self.words.demand(view.demand)), "bold"))
        items.append(Text(say("terminal-draw-pile", count=view.draw), "dim"))
        if view.scoring == "points":
            items.append(Text(say("terminal-limit", count=view.limit), "dim"))
        return say("terminal-pile"), items

    def in_force(self, view: FranticView) -> list[str]:
        """The events that last for the rest of the round, and for whom they do not hold."""
        say, event = self.words.say, self.words.event
        rules: list[tuple[str, list[Seat]]] = []
        for more in sorted(set(view.extra_draw) - {0}):
            free = [seat for seat in view.order if view.extra_draw[seat] != more]
            rules.append((say("terminal-plus-one", event=event("plus-one"), count=more), free))
        if view.last_chance:
            free = [seat for seat in view.order if view.counts[seat] and not view.last_chance[seat]]
            rules.append((say("terminal-last-chance", event=event("last-chance")), free))
        names = [self.words.listing(self.words.name(seat, view.seat) for seat in free) for _, free in rules]
        return [
            say("terminal-not-for", rule=rule, seats=seats) if free else rule
            for (rule, free), seats in zip(rules, names, strict=True)
        ]

    def market(self, view: FranticView) -> list[str]:
        return view.market

    # Questions and results

    def on_show(self, question: Message, view: FranticView) -> list[str]:
        if question.id == "take-from-market":
            return view.market
        if question.id == "steal":
            return view.known[int(str(question.args["other"]))]
        return view.hand

    def account(self, view: FranticView, seat: Seat) -> str:
        text = "terminal-points" if view.scoring == "points" else "terminal-rounds-won"
        return self.words.say(text, count=view.scores[seat])

    def score_sheet(self, view: FranticView, running: Sequence[int]) -> RenderableType | None:
        rows = [[self._cell(view, brought) for brought in row] for row in view.sheet]
        return rounds_table(self.words, view, rows, running)

    def _cell(self, view: FranticView, brought: int) -> str:
        """What a round brought a seat."""
        if view.scoring == "points":
            return str(brought)
        return self.words.say("terminal-table-won") if brought else "–"


LOOK = FranticLook
