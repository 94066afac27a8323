"""The chronicle: what happened, told to one seat or to the public, fact by fact."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Console

from ruthless.kernel.facts import Fact
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.board import Board
from ruthless.terminal.cards import sort_key

_DULL = frozenset({"is-dealt"})
"""How many cards others are dealt stands on the table anyway."""


def accounts_before(facts: Sequence[Fact], accounts: Sequence[int]) -> list[int]:
    """The accounts as they were before all this happened, found from what they are now."""
    sums = list(accounts)
    for fact in reversed(facts):
        _write(sums, fact.public, -1)
    return sums


def _write(sums: list[int], message: Message, times: int = 1) -> None:
    """Write in the accounts what a fact brings; `times` is -1 to take it back."""
    args: dict[str, Any] = dict(message.args)
    if message.id in ("scores", "account-changes"):
        sums[args["seat"]] += times * args["points"]
    elif message.id == "wins-round":
        for seat in args["seats"]:
            sums[seat] += times
    elif message.id == "swaps-accounts":
        one, other = args["seat"], args["other"]
        sums[one], sums[other] = sums[other], sums[one]


def _sorted(message: Message) -> Message:
    """The same message with its cards in the order in which hands are shown."""
    cards = message.args.get("cards")
    if not isinstance(cards, list):
        return message
    return Message(message.id, {**message.args, "cards": sorted(map(str, cards), key=sort_key)})


class Chronicle:
    """Prints facts in words: events with what they do, the end of a round as a table."""

    def __init__(self, board: Board, sums: Sequence[int], viewer: Seat | None) -> None:
        """`sums` are the accounts before the first fact that will be told."""
        self.board = board
        self.viewer = viewer
        self.lines: list[str] = []
        """Everything told in this round."""
        self._sums = list(sums)
        self._opening = list(sums)
        """The accounts when the round began."""
        self._held: dict[Seat, tuple[int, list[str]]] = {}
        """What each seat held at the end of the round, and what it brought."""
        self._explained: list[str] = []
        """The events that were turned over to choose from."""

    @property
    def running(self) -> list[int]:
        """What this round has brought each seat so far."""
        return [now - before for now, before in zip(self._sums, self._opening, strict=True)]

    def tell(self, facts: Sequence[Fact], *, quietly: bool = False) -> None:
        """Tell what happened; `quietly` only notes it."""
        board = Board(Console(quiet=True), self.board.words) if quietly else self.board
        for fact, following in zip_longest(facts, facts[1:]):
            message = fact.told(self.viewer)
            _write(self._sums, message)
            imitating = message.id == "plays" and following is not None and following.public.id == "imitates"
            if message.id not in _DULL and not imitating:
                self._tell(_sorted(message), board)

    def _tell(self, message: Message, board: Board) -> None:
        args: dict[str, Any] = dict(message.args)
        sentence = board.words.render(message, self.viewer)
        if message.id == "round":
            self.lines.clear()
        self.lines.append(sentence)
        if message.id == "event":
            board.event(args["event"])
        elif message.id == "scores":
            self._held[args["seat"]] = (args["points"], args["cards"])
            if len(self._held) == len(self._sums):
                self._show_result(board)
        elif message.id == "holds":
            self._held[args["seat"]] = (0, args["cards"])
        else:
            if message.id == "wins-round":
                self._held |= {seat: (1, self._held[seat][1]) for seat in args["seats"]}
                self._show_result(board)
            board.tell(sentence)
            self._explain(message.id, args, board)

    def _explain(self, id: str, args: dict[str, Any], board: Board) -> None:
        """Events are explained when they are first seen: to choose one of them, or because they happen again."""
        if id == "turns-over-events":
            self._explained = args["events"]
            for event in args["events"]:
                board.explain(f"event-{event}")
        elif id == "chooses-event":
            board.event(args["event"], known=args["event"] in self._explained)
            self._explained = []

    def _show_result(self, board: Board) -> None:
        """What everybody held is told one fact a seat and shown together; the round is over then."""
        board.round_result(self._held, self._sums, self.viewer)
        self._held = {}
        self._opening = list(self._sums)
