"""What a game shows in a terminal: one look a game, and here what all of them have in common."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.texts import Words

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
"""How directions are drawn."""
SIDES = {
    "north": "terminal-sides.north",
    "east": "terminal-sides.east",
    "south": "terminal-sides.south",
    "west": "terminal-sides.west",
    "forward": "terminal-sides.forward",
    "backward": "terminal-sides.backward",
}
"""The texts with the letters by which directions are chosen."""

_LARGE = ConsoleDimensions(100, 44)
"""From this size on a board is drawn large; on smaller screens it leaves room for everything else."""
_PAWNS = (
    "bold black on bright_green",
    "bold black on bright_cyan",
    "bold black on orange1",
    "bold white on deep_pink4",
    "bold black on bright_white",
    "bold white on purple4",
)


class SeatView(Protocol):
    """What the views of all games have."""

    seat: Seat | None
    options: list[str] | None
    question: dict[str, Any] | None
    player: Seat
    order: list[Seat]
    hand: list[str]
    counts: list[int]
    known: list[list[str]]


V = TypeVar("V", bound=SeatView)


class Look(ABC, Generic[V]):
    """How one game looks: its cards, its table as a seat sees it, its results, and the keys of its answers."""

    help: ClassVar[str]
    """The text that says what can be typed."""
    example: str
    """A card to ask about."""
    no_scores: ClassVar[str] = "terminal-no-scores"
    """What is said while there is nothing to say about who is ahead."""
    chapters: ClassVar[frozenset[str]] = frozenset()
    """The facts with which a new line begins; the others are told behind them. Without any, every fact has its line."""
    retold: ClassVar[frozenset[str]] = frozenset()
    """The facts that say more of a card somebody has just been told to play."""
    called: ClassVar[frozenset[str]] = frozenset()
    """The facts by which somebody calls events: first several to choose from, or one."""
    log_lines: ClassVar[int] = 500
    """How far back the log goes, at most."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # Cards

    @staticmethod
    @abstractmethod
    def sort_key(card: str) -> tuple[Any, ...]:
        """The order of cards in a hand."""

    @abstractmethod
    def label(self, card: str) -> str:
        """The short label of a card."""

    @abstractmethod
    def style(self, card: str) -> str:
        """In which colours a card is shown."""

    def ink(self, card: str) -> str:
        """In which colour its name is written in a sentence, if in any."""
        return ""

    def chip(self, card: str) -> Text:
        """A card to show: its label in brackets, coloured where the terminal can."""
        return Text(f"[{self.label(card)}]", self.style(card))

    def chips(self, cards: Sequence[str]) -> list[Text]:
        """Cards side by side."""
        return [self.chip(card) for card in sorted(cards, key=self.sort_key)]

    def tinted(self, sentence: str) -> Text:
        """A sentence in which coloured cards are written in their colour."""
        text = Text(sentence)
        for names, style in self._coloured_names:
            text.highlight_regex(names, style)
        return text

    @cached_property
    def _coloured_names(self) -> list[tuple[re.Pattern[str], str]]:
        """For each colour what finds the names of its cards in a sentence."""
        names: dict[str, set[str]] = {}
        for card in map(str, self.words.game.cards):
            if style := self.ink(card):
                names.setdefault(style, set()).add(re.escape(self.words.card(card)))
        return [
            (re.compile(rf"\b(?:{'|'.join(sorted(some, key=len, reverse=True))})(?!\w)", re.IGNORECASE), style)
            for style, some in names.items()
        ]

    def meant(self, typed: str) -> str:
        """What somebody types, with a sign of the board put into notation."""
        return typed

    def readable(self, message: Message) -> Message:
        """The same message with its cards in the order in which hands are shown."""
        cards = message.args.get("cards")
        if not isinstance(cards, list):
            return message
        return Message(message.id, {**message.args, "cards": sorted(map(str, cards), key=self.sort_key)})

    # The table

    @abstractmethod
    def title(self, view: V) -> str:
        """What stands above the table."""

    @abstractmethod
    def columns(self, view: V, seat: Seat) -> list[str]:
        """What stands behind a name, in columns."""

    @abstractmethod
    def notes(self, view: V, seat: Seat) -> list[str]:
        """What awaits a seat, and what cannot touch it."""

    def badge(self, view: V, seat: Seat) -> str:
        """In which style the number of a seat is written: that of its pawn, if it has one."""
        return ""

    def is_out(self, view: V, seat: Seat) -> bool:
        """Whether a seat takes part no more."""
        return False

    def board_and_seats(self, view: V, seats: Table, size: ConsoleDimensions) -> list[RenderableType]:
        """The table with everybody around it."""
        return [seats]

    @abstractmethod
    def middle(self, view: V) -> tuple[str, list[Text]]:
        """What lies in the middle: a word before it, and things side by side."""

    def in_force(self, view: V) -> list[str]:
        """What holds for now."""
        return []

    def market(self, view: V) -> list[str]:
        """The cards that lie open to be taken."""
        return []

    # Questions

    def on_show(self, question: Message, view: V) -> list[str]:
        """The cards from which a question lets choose."""
        return view.hand

    def key(self, option: str) -> str:
        """The key of an option that has one of its own in this game."""
        return ""

    def sign(self, option: str) -> str:
        """What is drawn before the words of an option."""
        return ""

    def places(self, options: Sequence[str]) -> list[list[str]]:
        """Those options that are spaces of the board, those beside each other together, so that few words name many."""
        return []

    # Results

    def held(self, fact: Mapping[str, Any]) -> list[Text]:
        """What a seat scores for at the end of a round."""
        return self.chips(fact["cards"]) or [Text(self.words.say("terminal-empty-hand"), "dim")]

    @abstractmethod
    def account(self, view: V, seat: Seat) -> str:
        """How a seat stands, in words."""

    @abstractmethod
    def score_sheet(self, view: V, running: Sequence[int]) -> RenderableType | None:
        """How everybody stands; `running` is what this round has brought so far. None if there is nothing to say yet."""


class ScoredView(SeatView, Protocol):
    """What the views of games with rounds and accounts have."""

    round: int
    scores: list[int]


def rounds_table(words: Words, view: ScoredView, rows: Sequence[Sequence[str]], running: Sequence[int]) -> Table | None:
    """The score sheet: a row a round, a column a seat."""
    if not rows and not any(running):
        return None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for seat in view.order:
        table.add_column(words.name(seat), justify="right", style="bold" if seat == view.seat else "")
    for number, row in enumerate(rows, 1):
        table.add_row(words.say("terminal-table-round", round=number), *(row[seat] for seat in view.order))
    if any(running):
        now = words.say("terminal-table-running", round=view.round)
        table.add_row(now, *(str(running[seat]) for seat in view.order), style="dim")
    table.add_row(words.say("terminal-table-sum"), *(str(view.scores[seat]) for seat in view.order), style="bold")
    return table


# Boards


def is_large(size: ConsoleDimensions) -> bool:
    """Whether there is room for a large board."""
    return size.width >= _LARGE.width and size.height >= _LARGE.height


def pawn_style(seat: Seat) -> str:
    """The colours of a pawn."""
    return _PAWNS[seat % len(_PAWNS)]


def pawns(seats: Sequence[Seat]) -> Text:
    """The pawns on a space: their seats in brackets."""
    if not seats:
        return Text()
    return Text.assemble("(", *((str(seat), pawn_style(seat)) for seat in seats), ")")


def side_by_side(rows: Sequence[Sequence[Text]], width: int) -> Text:
    """Cells in columns that are as wide as they have to be, two spaces apart or, where it is narrow, one."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    gap = "  " if sum(widths) + 2 * len(widths) <= width else " "
    lines = []
    for row in rows:
        line = Text(no_wrap=True)
        for cell, wide in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (wide - cell.cell_len) + gap)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
