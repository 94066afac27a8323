"""Malta! in a terminal: the tiles with their arrows and numbers, the pawns on them, and what everybody has to expect."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from ruthless.games.malta.board import COLUMNS, SIDE_NAMES, Grid, grid
from ruthless.games.malta.picture import read_sign
from ruthless.games.malta.tiles import DOWN, SHAPES, START_NUMBER
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.terminal.look import ARROWS, Look, is_large, pawn_style, pawns, side_by_side

_GROUPS: dict[str, tuple[str, ...]] = {
    "bold white on blue": (
        *("everyone-moves", "shove", "extra-step", "swap-places"),
        *("going-home", "follow-me"),
    ),
    "bold black on green": (
        *("remove-a-space", "restore-a-space", "rotate-a-space", "swap-spaces"),
        *("shift-a-line", "new-space", "spin-everything"),
    ),
    "bold black on yellow": (
        *("draw-two", "discard-two-of-yours", "halve-a-hand", "rob-the-richest"),
        *("swap-hands", "pass-left", "everyone-draws", "everyone-discards"),
    ),
    "bold white on red": ("end-turn", "blind-faith", "lie-low", "extra-turn", "reverse-order"),
    "bold white on magenta": ("negate", "boomerang"),
    "bold white on grey30": ("reshuffle", "reinvite", "sudden-death"),
}
"""The cards by what they are about: pawns, spaces, hands, turns, other people's turns, the pile and life."""
_STYLE = {card: style for style, cards in _GROUPS.items() for card in cards}
_RANK = {card: number for number, card in enumerate(_STYLE)}
_OTHER = "bold white on grey30"

_SHAPES = {"+": "┼", **{shape: ARROWS[SIDE_NAMES[sides[0]]] for sides, shape in SHAPES.items() if len(sides) == 1}}
"""How arrows are drawn in one letter, where not as in notation."""
_SIDES = {shape: {SIDE_NAMES[side] for side in sides} for sides, shape in SHAPES.items()}
_REMOVED = "○"
_WIDE = 12
_SPOT = re.compile(rf"[{COLUMNS}]\d")


def _sort_key(card: str) -> tuple[int, str]:
    """By what they are about."""
    return _RANK.get(card, len(_RANK)), card


class _Tile:
    """A tile as it is drawn, in parts."""

    def __init__(self, sign: str) -> None:
        notation, lies = read_sign(sign)
        self.removed = lies == DOWN
        self.home = notation[0] if notation[0] in COLUMNS else ""
        """The column in which a start tile lay."""
        self.shape = "" if self.removed else sign.strip("'")[len(self.home)]
        self.number = 0 if self.removed else START_NUMBER if self.home else int(notation[-1])

    @property
    def short(self) -> str:
        """In two letters."""
        return f"{_REMOVED if self.removed else _SHAPES.get(self.shape, self.shape)}{self.number}"

    @property
    def sides(self) -> set[str]:
        """Where its arrows point."""
        return _SIDES.get(self.shape, set())


class MaltaLook(Look[MaltaView]):
    """What Malta! shows."""

    help = "terminal-help-malta"
    example = "shove"
    no_scores = "terminal-nobody-lost"
    chapters = frozenset(
        {"begins", "is-dealt-cards", "has-turn", "plays", "misses", "loses", "comes-back", "match-ends"}
    )
    log_lines = 40

    sort_key = staticmethod(_sort_key)

    def label(self, card: str) -> str:
        return self.words.card(card)

    def style(self, card: str) -> str:
        return _STYLE.get(card, _OTHER)

    def ink(self, card: str) -> str:
        return "bold"

    def readable(self, message: Message) -> Message:
        """Tiles are written as they are drawn here, too."""
        message = super().readable(message)
        if "tile" not in message.args:
            return message
        return Message(message.id, {**message.args, "tile": _Tile(str(message.args["tile"])).short})

    # The table

    def title(self, view: MaltaView) -> str:
        return self.words.say("terminal-turn", count=view.turn)

    def columns(self, view: MaltaView, seat: Seat) -> list[str]:
        say = self.words.say
        if not view.pawns[seat]:
            return ["", "", say("terminal-lost") if self.is_out(view, seat) else ""]
        return [
            say("terminal-on-space", space=view.pawns[seat]),
            say("terminal-home", space=view.homes[seat]),
            say("terminal-cards", count=view.counts[seat]),
        ]

    def notes(self, view: MaltaView, seat: Seat) -> list[str]:
        say = self.words.say
        notes = []
        if seat == view.player and view.owed:
            notes.append(say("terminal-owed", count=view.owed))
        if view.skips[seat]:
            notes.append(say("terminal-misses-turns", count=view.skips[seat]))
        if view.blind[seat]:
            notes.append(say("terminal-blind"))
        if seat in view.extra:
            notes.append(say("terminal-again"))
        return notes

    def badge(self, view: MaltaView, seat: Seat) -> str:
        return pawn_style(seat)

    def is_out(self, view: MaltaView, seat: Seat) -> bool:
        return seat in view.lost

    def board_and_seats(self, view: MaltaView, seats: Table, size: ConsoleDimensions) -> list[RenderableType]:
        return [self._large(view) if is_large(size) else self._compact(view, size.width), seats]

    def middle(self, view: MaltaView) -> tuple[str, list[Text]]:
        say = self.words.say
        items = [
            Text(say("terminal-draw-pile", count=view.draw), "dim"),
            Text(say("terminal-discarded", count=len(view.discards)), "dim"),
        ]
        if not view.played:
            return "", items
        announced = [self.words.option_words(one) for one in view.announced]
        played = [self.chip(card) for card in view.played]
        return say("terminal-played"), [*played, *([Text(", ".join(announced), "bold")] if announced else []), *items]

    # The board

    def _compact(self, view: MaltaView, width: int) -> Text:
        """A line a row, named at its left, and the names of the columns below."""
        board = grid(view.width)
        rows = [
            [Text(str(row + 1), "dim"), *(self._short(view, board, space) for space in board.row(row))]
            for row in reversed(range(view.width))
        ]
        return side_by_side([*rows, [Text(), *(Text(f" {name}", "dim") for name in COLUMNS[: view.width])]], width)

    def _short(self, view: MaltaView, board: Grid, space: int) -> Text:
        tile = _Tile(view.board[space])
        text = Text().append(tile.short, self._tile_style(view, tile, board.names[space]))
        text.append(tile.home or " ", "dim")
        return text.append_text(self._pawns(view, board.names[space]))

    def _large(self, view: MaltaView) -> Table:
        """Three lines a tile, with its arrows around its number."""
        board = grid(view.width)
        table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0, border_style="dim")
        for _ in range(view.width):
            table.add_column(width=_WIDE, no_wrap=True)
        for row in reversed(range(view.width)):
            table.add_row(*(self._long(view, board.names[space], view.board[space]) for space in board.row(row)))
        return table

    def _long(self, view: MaltaView, name: str, sign: str) -> Text:
        tile, standing = _Tile(sign), self._pawns(view, name)
        style = self._tile_style(view, tile, name)
        half = _WIDE // 2
        arrow = {side: ARROWS[side] if side in tile.sides else " " for side in SIDE_NAMES}
        inside = Text().append(f"{_REMOVED if tile.removed else ''}{tile.number}", style)
        if standing:
            inside.append(" ").append_text(standing)
        room = _WIDE - 2 - inside.cell_len
        text = Text().append(name.ljust(half - 1), "dim").append(arrow["north"], "bold cyan")
        text.append((tile.home and f"{tile.home} ").rjust(half), "dim").append("\n")
        text.append(arrow["west"], "bold cyan").append(" " * (room // 2)).append_text(inside)
        text.append(" " * (room - room // 2)).append(arrow["east"], "bold cyan")
        return text.append(f"\n{' ' * (half - 1)}").append(arrow["south"], "bold cyan")

    def _tile_style(self, view: MaltaView, tile: _Tile, name: str) -> str:
        """Spaces that can be chosen now stand out, unless all can."""
        style = "red" if tile.removed else "bold cyan" if tile.number else "cyan"
        spots = [option for option in view.options or [] if _SPOT.fullmatch(option)]
        return f"{style} underline" if name in spots and len(spots) < len(view.board) - 1 else style

    def _pawns(self, view: MaltaView, name: str) -> Text:
        return pawns([seat for seat, place in enumerate(view.pawns) if place == name])

    # Questions and results

    def key(self, option: str) -> str:
        if _SPOT.fullmatch(option):
            return option
        for before in ("turn-", "row-", "column-"):
            if option.startswith(before):
                return option.removeprefix(before)
        return ""

    def sign(self, option: str) -> str:
        return ARROWS.get(option, "")

    def places(self, options: Sequence[str]) -> list[list[str]]:
        spots = sorted((option for option in options if _SPOT.fullmatch(option)), key=lambda one: (one[1], one[0]))
        runs = groupby(enumerate(spots), lambda each: (each[1][1], COLUMNS.index(each[1][0]) - each[0]))
        return [[spot for _, spot in run] for _, run in runs]

    def account(self, view: MaltaView, seat: Seat) -> str:
        count = view.lost.index(seat) if seat in view.lost else len(view.lost)
        return self.words.say("terminal-outlived", count=count)

    def score_sheet(self, view: MaltaView, running: Sequence[int]) -> RenderableType | None:
        if not view.lost or view.over:
            return None
        names = self.words.listing(self.words.name(seat, view.seat) for seat in view.lost)
        return Text(self.words.say("terminal-have-lost", seats=names, count=len(view.lost)))


LOOK = MaltaLook
