"""A game in a terminal that brings no look of its own: hands, piles, counts and accounts, as its view has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ruthless.kernel.seats import Seat
from ruthless.kernel.views import CARDS, FLAG, NUMBER, NUMBERS, SEAT, TEXT, described
from ruthless.terminal.look import Look
from ruthless.texts import Words
from ruthless.texts.notation import take_apart

_STYLES = ("bold black on cyan", "bold white on blue", "bold black on green", "bold white on magenta")
_COMMON = (
    "seat",
    "asked",
    "question",
    "options",
    "round",
    "player",
    "order",
    "hand",
    "counts",
    "known",
    "scores",
    "over",
)
"""What has its own place on the table, or none."""


class PlainLook(Look[Any]):
    """What can be shown of any game."""

    help = "terminal-help-plain"

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.example = str(words.game.cards[0])
        groups = dict.fromkeys(kind.group for kind in words.game.kinds)
        style = {group: _STYLES[place % len(_STYLES)] for place, group in enumerate(groups)}
        self._styles = {face: style[kind.group] for kind in words.game.kinds for face in kind.faces}

    # Cards

    @staticmethod
    def sort_key(card: str) -> tuple[Any, ...]:
        parts = take_apart(card)
        return parts.colour or parts.stem, parts.number, card

    def label(self, card: str) -> str:
        return self.words.card(card)

    def style(self, card: str) -> str:
        return self._styles.get(card, "bold")

    # The table

    def title(self, view: Any) -> str:
        return self.words.say("terminal-round", round=getattr(view, "round", 1) or 1)

    def columns(self, view: Any, seat: Seat) -> list[str]:
        return [self.words.say("terminal-cards", count=view.counts[seat]), self.account(view, seat)]

    def notes(self, view: Any, seat: Seat) -> list[str]:
        """What else the view has for each seat."""
        notes = []
        for name, kind in described(type(view)):
            if name not in _COMMON and kind == NUMBERS and len(row := getattr(view, name)) == len(view.counts):
                notes.append(f"{self._lead(name)} {row[seat]}")
        return notes

    def middle(self, view: Any) -> tuple[str, list[Text]]:
        """Every pile and number that is nobody's own, with its name."""
        items = [Text(self.words.say("terminal-draw-pile", count=view.draw), "dim")] if _counts_draw(view) else []
        for name, kind in described(type(view)):
            value = getattr(view, name)
            if name in _COMMON or (name == "draw" and kind == NUMBER):
                continue
            if kind == CARDS:
                shown = [self.chip(card) for card in value]
                items.append(Text(f"{self._lead(name)} ").append_text(Text(" ").join(shown) if shown else Text("–")))
            elif kind == SEAT:
                items.append(Text(f"{self._lead(name)} {self.words.name(value, view.seat)}"))
            elif kind in (NUMBER, TEXT, FLAG) and value not in ("", None, False):
                items.append(Text(f"{self._lead(name)} {value}"))
        return "", items

    def _lead(self, field: str) -> str:
        """What a field of the view is called, before what it holds: by a text of the game, if there is one."""
        name = self.words.say(f"view-{field}") if self.words.has(f"view-{field}") else field.replace("_", " ")
        return self._before(name)

    def _before(self, name: str) -> str:
        return self.words.say("terminal-plain-lead", name=name)

    # Results

    def account(self, view: Any, seat: Seat) -> str:
        scores = getattr(view, "scores", None)
        return self.words.say("terminal-points", count=scores[seat]) if scores else ""

    def score_sheet(self, view: Any, running: Sequence[int]) -> RenderableType | None:
        if not getattr(view, "scores", None):
            return None
        rows = [f"{self._before(self.words.name(seat, view.seat))} {self.account(view, seat)}" for seat in view.order]
        return Text("\n".join(rows))


def _counts_draw(view: Any) -> bool:
    return any(one.name == "draw" for one in fields(view)) and isinstance(view.draw, int)
