"""What the vectors of the board game have beyond common shapes."""

from __future__ import annotations

from array import array

from ruthless.games.frantic_board.board import SIDES, WAYS
from ruthless.games.frantic_board.view import SPACE_NAMES
from ruthless.vectors.arrangement import MOST, Arrangement
from ruthless.vectors.writing import Fill, Row

_ARROWS = (*SIDES, *WAYS)
_COUNT = len(SPACE_NAMES)


def board(made: Arrangement) -> Fill:
    """The stacks: of each the top card and where it points, and how high it is; the cards below are counted."""
    faces = made.faces("playing", "teleport")
    traits = (*faces, *_ARROWS)
    tops = made.add("tops", (_COUNT, len(traits)), 1, "by space which card counts there, and where it points", traits)
    heights = made.add("heights", _COUNT, MOST, "by space how many cards lie there", SPACE_NAMES)
    covered = made.counts("covered", faces, "covered cards on the board")
    whole = slice(tops, heights)
    written = {face: (face,) for face in faces} | {
        f"{face} {arrow}": (face, arrow) for face in faces for arrow in _ARROWS
    }
    shown = {text: array("h", [trait in says for trait in traits]).tobytes() for text, says in written.items()}
    shown[""] = bytes(2 * len(traits))
    below = {text: covered[says[0]] for text, says in written.items()}

    def fill(stacks: list[list[str]], row: Row) -> None:
        row[whole] = array("h", b"".join([shown[stack[-1] if stack else ""] for stack in stacks]))
        row[heights : heights + _COUNT] = array("h", map(len, stacks))
        for stack in stacks:
            if len(stack) > 1:
                for card in stack[:-1]:
                    row[below[card]] += 1

    return fill
