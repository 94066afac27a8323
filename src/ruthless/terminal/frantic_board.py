"""Frantic, the board game, in a terminal: the path with its cards and pawns, seen from above, the last row on top.

A card on the board is a sign of two letters in its colour, or an arrow; in hands and on large screens its name is written out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from ruthless.games.frantic_board.board import FINISH, NEIGHBOURS, ROWS, START, cell
from ruthless.games.frantic_board.cards import BLUE, MANY, RED, WHITE, YELLOW
from ruthless.games.frantic_board.choices import space_name
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.picture import SIGNS, grid
from ruthless.games.frantic_board.view import BoardView
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.cards import FOUR_COLOURS, STYLES, ink
from ruthless.terminal.look import ARROWS, Look, is_large, pawn_style, pawns, rounds_table, side_by_side
from ruthless.terminal.wrapping import flow
from ruthless.texts import Words, folded

_STYLES = {
    YELLOW: STYLES[YELLOW],
    RED: STYLES[RED],
    BLUE: STYLES[BLUE],
    MANY: FOUR_COLOURS,
    WHITE: "bold black on white",
}
_BELOW = "₀₁₂₃₄₅₆₇₈₉"
"""How many cards lie on a space, if there are several."""
_SPACES = frozenset({"place", "place-anywhere", "place-empty", "magnet", "teleport-where"})
"""The questions for a space; other numbers are steps."""
_RUDE = "fuck-you"
_COLUMNS = 8
_ENDS = 7
"""How wide START and the finish are drawn on a large board."""
_TIGHTEST = 2
"""How tightly a board can be drawn."""
_BESIDE = 4
"""How many pawns stand beside each other there."""


_COLOURS = {card.notation: card.colour for card in (*PLAYING_CARDS, *TELEPORTS)}
_ORDER = list(_STYLES)


def _sort_key(card: str) -> tuple[int, str]:
    """Yellow, red, blue, many colours, white; those of a colour by name."""
    return _ORDER.index(_COLOURS[card]), card


class FranticBoardLook(Look[BoardView]):
    """What the board game shows."""

    help = "terminal-help-frantic-board"
    example = "stop"
    retold = frozenset({"lays", "lays-pointing"})
    chapters = frozenset(
        {"round", "is-dealt-cards", "plays", "lays", "lays-pointing", "event", "market", "round-ends", "match-ends"}
    )

    sort_key = staticmethod(_sort_key)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._signs = {**SIGNS, "push": "↑↓", "jump": "+2", **{f"push {side}": arrow for side, arrow in ARROWS.items()}}
        friendly = words.card(_RUDE)
        if friendly != words.say(f"card-{_RUDE}", family="no"):
            self._signs[_RUDE] = "".join(word[0].upper() for word in friendly.split())[:2]
        self._by_sign = {folded(short): card for card, short in self._signs.items() if short.isalnum()}

    def label(self, card: str) -> str:
        short, name = self._signs[card], self.words.card(card)
        return name if short == name else f"{short} {name}"

    def style(self, card: str) -> str:
        return _STYLES[_COLOURS[card.partition(" ")[0]]]

    def ink(self, card: str) -> str:
        colour = _COLOURS.get(card, "")
        return "bold magenta" if colour == MANY else ink(colour, "bold" if colour else "")

    def meant(self, typed: str) -> str:
        return self._by_sign.get(folded(typed), typed)

    # The table

    def title(self, view: BoardView) -> str:
        return self.words.say("terminal-round", round=view.round)

    def columns(self, view: BoardView, seat: Seat) -> list[str]:
        say, space = self.words.say, self.words.space(space_name(view.pawns[seat]))
        cards = say("terminal-cards", count=view.counts[seat])
        return [say("terminal-on-space", space=space), cards, self.account(view, seat)]

    def notes(self, view: BoardView, seat: Seat) -> list[str]:
        say = self.words.say
        if seat != view.player:
            return []
        notes = []
        if view.pawn != view.player:
            notes.append(say("terminal-moves-pawn", seat=self.words.name(view.pawn)))
        if view.backward:
            notes.append(say("terminal-backward"))
        if view.ghost:
            notes.append(say("terminal-ghost"))
        return notes

    def badge(self, view: BoardView, seat: Seat) -> str:
        return pawn_style(seat)

    def board_and_seats(self, view: BoardView, seats: Table, size: ConsoleDimensions) -> list[RenderableType]:
        board = self._large(view, size.width) if is_large(size) else self._compact(view, size.width)
        return [board, seats]

    def middle(self, view: BoardView) -> tuple[str, list[Text]]:
        say = self.words.say
        items = [
            Text(say("terminal-draw-pile", count=view.draw), "dim"),
            Text(say("terminal-limit", count=view.limit), "dim"),
        ]
        if not view.thrown:
            return "", items
        return say("terminal-to-lay"), [*self.chips(view.thrown), *items]

    def in_force(self, view: BoardView) -> list[str]:
        return [self.words.say("terminal-last-turn")] if view.short else []

    def market(self, view: BoardView) -> list[str]:
        return view.market

    # The board

    def _compact(self, view: BoardView, width: int) -> Text:
        """A line a row, drawn as tightly as it has to be."""
        for tight in range(_TIGHTEST):
            drawn = self._map(view, width, tight)
            if max(line.cell_len for line in drawn.split("\n")) <= width:
                return drawn
        return self._map(view, width, _TIGHTEST)

    def _map(self, view: BoardView, width: int, tight: int) -> Text:
        """A line a row; arrows at the ends of rows show where the path goes on."""
        rows = []
        for number, spaces in zip(range(ROWS, 0, -1), grid(), strict=True):
            row = [Text() if space is None else self._short(view, space, tight) for space in spaces]
            if number % 2 == 0 and number < ROWS:
                row[0] = Text("↑", "dim")
            rows.append([*row, Text("↑" if number % 2 else "", "dim")])
        width_of_ends = max(row[0].cell_len for row in rows)
        for row in rows:
            row[0].pad_left(width_of_ends - row[0].cell_len)
        return side_by_side(rows, width)

    def _short(self, view: BoardView, space: int, tight: int = 0) -> Text:
        """`tight`: 1 keeps no room between a number and its card, 2 also shortens the names of the ends."""
        number = self._number(space)
        ends = space in (START, FINISH)
        text = Text().append(number[:1].upper() if ends and tight > 1 else number, self._number_style(view, space))
        stack = view.board[space]
        if not ends:
            text.pad_left(2 - text.cell_len)
            text.append("" if tight else " ")
            text.append(self._signs[stack[-1]].ljust(2) if stack else "  ", self._card_style(view, space))
            text.append(_BELOW[len(stack)] if len(stack) > 1 else "" if tight else " ", "dim")
        return text.append_text(self._pawns(view, space))

    def _large(self, view: BoardView, width: int) -> Table:
        """Three lines a row: the number, where the path goes and who is there; then the name of the card."""
        wide = min((width - _COLUMNS - 1 - _ENDS) // (_COLUMNS - 1), 14)
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
        table.add_column(width=_ENDS)
        for _ in range(_COLUMNS - 1):
            table.add_column(width=wide)
        for spaces in grid():
            table.add_row(*(Text() if space is None else self._long(view, space, wide) for space in spaces))
        return table

    def _long(self, view: BoardView, space: int, wide: int) -> Text:
        text = Text().append(self._number(space), self._number_style(view, space))
        standing = [seat for seat, place in enumerate(view.pawns) if place == space]
        if space in (START, FINISH):
            return Text("\n").join([text, pawns(standing[:_BESIDE]), pawns(standing[_BESIDE:])])
        way = next((side for side, other in NEIGHBOURS[space].items() if other == space + 1), "")
        stack = view.board[space]
        text.append(f" {ARROWS.get(way, '')}", "dim")
        text.append(" " * (wide - text.cell_len - len(standing) - 2)).append_text(pawns(standing))
        lines = [""] if not stack else _in_two(self._name(stack[-1]), wide)
        for line in lines:
            text.append("\n").append(line, self._card_style(view, space))
        if len(lines) == 1:
            below = "/".join(self._signs[card] for card in reversed(stack[:-1]))
            text.append(f"\n{f'/{below}' if below else ''}"[: wide + 1], "dim")
        return text

    def _name(self, card: str) -> str:
        name, _, arrow = card.partition(" ")
        words = self.words.card(name)
        return f"{words[0].upper()}{words[1:]}{f' {self._signs[card]}' if arrow else ''}"

    def _number(self, space: int) -> str:
        return self.words.answer(space_name(space)) if space in (START, FINISH) else str(space)

    def _number_style(self, view: BoardView, space: int) -> str:
        """Spaces that can be chosen now stand out."""
        if view.question is None or view.question["id"] not in _SPACES:
            return "dim"
        return "bold underline" if str(space) in (view.options or []) else "dim"

    def _card_style(self, view: BoardView, space: int) -> str:
        """A card that has worked this turn sleeps until the next."""
        if not view.board[space]:
            return ""
        style = self.style(view.board[space][-1])
        return f"{style} dim" if space in view.used else style

    def _pawns(self, view: BoardView, space: int) -> Text:
        return pawns([seat for seat, place in enumerate(view.pawns) if place == space])

    # Questions and results

    def on_show(self, question: Message, view: BoardView) -> list[str]:
        return view.market if question.id == "take-from-market" else view.hand

    def key(self, option: str) -> str:
        if option.isdecimal():
            return option
        return option.removeprefix("teleport-") if option.startswith("teleport-") else ""

    def sign(self, option: str) -> str:
        return ARROWS.get(option, "")

    def places(self, options: Sequence[str]) -> list[list[str]]:
        rows: list[list[str]] = []
        for space in sorted(int(option) for option in options if option.isdecimal()):
            if rows and int(rows[-1][-1]) == space - 1 and cell(space)[0] == cell(space - 1)[0]:
                rows[-1].append(str(space))
            else:
                rows.append([str(space)])
        return rows

    def held(self, fact: Mapping[str, Any]) -> list[Text]:
        return [
            Text(self.words.say("terminal-on-space", space=self.words.space(fact["space"]))),
            *self.chips(fact["cards"]),
        ]

    def account(self, view: BoardView, seat: Seat) -> str:
        return self.words.say("terminal-points", count=view.scores[seat])

    def score_sheet(self, view: BoardView, running: Sequence[int]) -> RenderableType | None:
        return rounds_table(self.words, view, [[str(brought) for brought in row] for row in view.sheet], running)


def _in_two(name: str, wide: int) -> list[str]:
    """A name in at most two lines; what is too long for a line is cut."""
    lines = flow("", [Text(word) for word in name.split()], 1).plain.split("\n") if len(name) > wide else [name]
    head, *rest = lines
    while rest and len(head) + 1 + len(rest[0]) <= wide:
        head = f"{head} {rest.pop(0)}"
    return [line if len(line) <= wide else f"{line[: wide - 1]}…" for line in (head, " ".join(rest)) if line]


LOOK = FranticBoardLook
