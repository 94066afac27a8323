"""The chronicle: what happened, told to one seat or to the public, fact by fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruthless.kernel.facts import Fact
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.board import Board

_DULL = frozenset({"is-dealt"})
"""How many cards others are dealt stands on the table anyway."""


class Chronicle:
    """Prints facts in words: events with what they do, the end of a round as a table."""

    def __init__(self, board: Board, sums: Sequence[int], viewer: Seat | None) -> None:
        """`sums` are the accounts before the first fact that will be told."""
        self.board = board
        self.viewer = viewer
        self.lines: list[str] = []
        """Everything told in this round."""
        self._sums = list(sums)
        self._gained: dict[Seat, tuple[int, list[str]]] = {}

    def tell(self, facts: Sequence[Fact], *, quietly: bool = False) -> None:
        """Tell what happened; `quietly` only notes it."""
        for fact in facts:
            message = fact.told(self.viewer)
            if message.id not in _DULL:
                self._tell(message, quietly=quietly)

    def _tell(self, message: Message, *, quietly: bool) -> None:
        args: dict[str, Any] = dict(message.args)
        if message.id == "round":
            self.lines.clear()
        sentence = self.board.words.render(message, self.viewer)
        self.lines.append(sentence)
        if message.id == "scores":
            self._score(args["seat"], args["points"], args["cards"], quietly=quietly)
        elif quietly:
            return
        elif message.id == "event":
            self.board.event(args["event"])
        else:
            self.board.tell(sentence)

    def _score(self, seat: Seat, points: int, cards: list[str], *, quietly: bool) -> None:
        """Scores come one fact a seat; when all are there, they are shown together."""
        self._gained[seat] = (points, cards)
        self._sums[seat] += points
        if len(self._gained) == len(self._sums):
            if not quietly:
                self.board.round_result(self._gained, self._sums, self.viewer)
            self._gained = {}
