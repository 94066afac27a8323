"""What the vectors of the board game have beyond common shapes."""

from __future__ import annotations

from typing import Any, Final, final

from ruthless.games.frantic_board.board import SIDES, WAYS
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.view import SPACE_NAMES, written
from ruthless.vectors.arrangement import MOST, Arrangement
from ruthless.vectors.rows import Fill, Row

_ARROWS: Final = (*SIDES, *WAYS)
_COUNT: Final = len(SPACE_NAMES)


def board(made: Arrangement) -> Fill:
    """The stacks: of each the top card and where it points, and how high it is; the cards below are counted."""
    return _Stacks(made).fill


@final
class _Stacks:
    """Where the stacks stand in a vector, and what writes them there."""

    __slots__ = ("_below", "_heights", "_shown", "_tops", "_width")

    def __init__(self, made: Arrangement) -> None:
        faces = made.faces("playing", "teleport")
        traits = (*faces, *_ARROWS)
        self._width = len(traits)
        self._tops = made.add(
            "tops", (_COUNT, len(traits)), 1, "by space which card counts there, and where it points", traits
        )
        self._heights = made.add("heights", _COUNT, MOST, "by space how many cards lie there", SPACE_NAMES)
        covered = made.counts("covered", faces, "covered cards on the board")
        says: dict[str, tuple[str, ...]] = {face: (face,) for face in faces}
        says |= {f"{face} {arrow}": (face, arrow) for face in faces for arrow in _ARROWS}
        self._shown = {text: [traits.index(trait) for trait in said] for text, said in says.items()}
        """By what is written of a card which of the traits it has."""
        self._below = {text: covered[said[0]] for text, said in says.items()}
        """By what is written of it where it is counted once it is covered."""

    def fill(self, board: Any, row: Row) -> None:
        """Write a board, as it is on a table or in a view."""
        before = row.before.get("board")
        if before is None:
            before = row.before["board"] = _Board()
        assert isinstance(before, _Board)
        if isinstance(board, tuple):
            self._fill_from_cards(board[0], board[1], before, row)
        else:
            before.arrows = []  # whatever cards these are, they have yet to be seen
            for space, stack in enumerate(board):
                self._change(space, stack, before, row)

    def _fill_from_cards(self, stacks: list[list[Card]], arrows: list[str], before: _Board, row: Row) -> None:
        """Off a table come the cards themselves, most of which lie where they lay: they need not be put in words again."""
        pointed = before.arrows
        turned = arrows != pointed
        lying = before.cards
        for space, cards in enumerate(stacks):
            if cards is lying[space] and (not turned or (pointed and not _is_turned(cards, arrows, pointed))):
                continue  # a stack on a table never changes, but another takes its place
            self._change(space, written(cards, arrows), before, row)
            lying[space] = cards
        if turned:
            before.arrows = arrows.copy()

    def _change(self, space: int, stack: list[str], before: _Board, row: Row) -> None:
        """That stack lies on a space now."""
        old = before.written[space]
        if stack == old:
            return
        shown, below = self._shown, self._below
        row.stay(self._heights + space, len(stack))
        place = self._tops + space * self._width
        for trait in shown[old[-1]] if old else ():
            row.stay(place + trait, 0)
        for trait in shown[stack[-1]] if stack else ():
            row.stay(place + trait, 1)
        for card in old[:-1]:
            row.stay(below[card], row[below[card]] - 1)
        for card in stack[:-1]:
            row.stay(below[card], row[below[card]] + 1)
        before.written[space] = stack


def _is_turned(cards: list[Card], arrows: list[str], pointed: list[str]) -> bool:
    """Whether one of the cards does not point where it pointed."""
    for card in cards:  # noqa: SIM110 - quicker than a generator
        if arrows[card.id] != pointed[card.id]:
            return True
    return False


@final
class _Board:
    """What was last written of a board."""

    __slots__ = ("arrows", "cards", "written")

    def __init__(self) -> None:
        self.written: list[list[str]] = [[] for _ in SPACE_NAMES]
        """What lies on each space, in notation with arrows, the top last."""
        self.cards: list[list[Card]] = [[] for _ in SPACE_NAMES]
        self.arrows: list[str] = []
        """The stacks themselves, and by the id of a card where it points; nothing if that is not known."""
