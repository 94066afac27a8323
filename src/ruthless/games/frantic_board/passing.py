"""Yellow cards: they work on a pawn that enters them while it moves."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.book import kind, passing
from ruthless.games.frantic_board.cards import YELLOW

X: Final = kind("x", YELLOW, 8)
"""Pawns cross it uncounted; see `walking`."""
X.is_crossed = True


@passing("stop", copies=8)
def stop(left: int) -> int | None:
    """The move ends here."""
    return 0


@passing("snail", copies=8)
def snail(left: int) -> int | None:
    """To leave this space takes two steps; to end on it takes one."""
    return left - 1 if left else None
