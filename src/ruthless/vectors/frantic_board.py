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
    faces = made.faces("playing", "teleport")
    traits = (*faces, *_ARROWS)
    tops = made.add("tops", (_COUNT, len(traits)), 1, "by space which card counts there, and where it points", traits)
    heights = made.add("heights", _COUNT, MOST, "by space how many cards lie there", SPACE_NAMES)
    covered = made.counts("covered", faces, "covered cards on the board")
    says = {face: (face,) for face in faces} | {f"{face} {arrow}": (face, arrow) for face in faces for arrow in _ARROWS}
    width = len(traits)
    shown = {text: [traits.index(trait) for trait in said] for text, said in says.items()}
    below = {text: covered[said[0]] for text, said in says.items()}

    def change(space: int, stack: list[str], before: _Board, row: Row) -> None:
        """That stack lies on a space now."""
        old = before.written[space]
        if stack == old:
            return
        row.stay(heights + space, len(stack))
        place = tops + space * width
        for trait in shown[old[-1]] if old else ():
            row.stay(place + trait, 0)
        for trait in shown[stack[-1]] if stack else ():
            row.stay(place + trait, 1)
        for card in old[:-1]:
            row.stay(below[card], row[below[card]] - 1)
        for card in stack[:-1]:
            row.stay(below[card], row[below[card]] + 1)
        before.written[space] = stack

    def fill_from_cards(stacks: list[list[Card]], arrows: list[str], before: _Board, row: Row) -> None:
        """Off a table come the cards themselves, most of which lie where they lay: they need not be put in words again."""
        pointed = before.arrows
        turned = arrows != pointed
        if not turned and stacks == before.cards:
            return
        for space, cards in enumerate(stacks):
            old = before.cards[space]
            if pointed and not cards and not old:
                continue
            anew = not pointed or cards != old
            if turned and not anew:
                for card in cards:
                    if arrows[card.id] != pointed[card.id]:
                        anew = True
            if anew:
                change(space, written(cards, arrows), before, row)
                before.cards[space] = cards.copy()
        if turned:
            before.arrows = arrows.copy()

    def fill(board: Any, row: Row) -> None:
        before = row.before.get("board")
        if before is None:
            before = row.before["board"] = _Board()
        assert isinstance(before, _Board)
        if isinstance(board, tuple):
            fill_from_cards(board[0], board[1], before, row)
        else:
            before.arrows = []  # whatever cards these are, they have yet to be seen
            for space, stack in enumerate(board):
                change(space, stack, before, row)

    return fill


@final
class _Board:
    """What was last written of a board."""

    __slots__ = ("arrows", "cards", "written")

    def __init__(self) -> None:
        self.written: list[list[str]] = [[] for _ in SPACE_NAMES]
        """What lies on each space, in notation with arrows, the top last."""
        self.cards: list[list[Card]] = [[] for _ in SPACE_NAMES]
        self.arrows: list[str] = []
        """The cards themselves, and by the id of a card where it points; nothing if that is not known."""
