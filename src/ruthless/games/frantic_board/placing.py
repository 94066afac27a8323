"""Where a card can be laid and why not elsewhere, and where its arrow can point."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH, NEIGHBOURS, SPACES, START
from ruthless.games.frantic_board.cards import BLUE, MANY, RED, WHITE, YELLOW, Card
from ruthless.games.frantic_board.choices import ARROWS, NUMBERS, Arrow, Number, space_name
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

USUAL, ANY_COLOUR, EMPTY_ONLY = "usual", "any-colour", "empty-only"
"""How cards are laid: by the colours, by Restock, or before a round where nothing may be covered."""


def why_not_there(table: Table, card: Card, space: int, how: str) -> Refusal | None:
    """Why a card cannot be laid on a space; None if it can."""
    if space in (START, FINISH):
        return Refusal("no-card-there", "4.6")
    below = top(table, space)
    if space in table.pawns:
        return Refusal("pawn-there", "4.5")
    if below is None:
        return None
    if below.number:
        return Refusal("teleport-there", "4.4", {"card": str(below)})
    if below.colour == WHITE:
        return Refusal("white-there", "4.4", {"card": str(below)})
    if below.colour in _COVERED[how][card.colour]:
        return None
    if how == EMPTY_ONLY:
        return Refusal("not-empty", "2.5", {"card": str(below)})
    return Refusal("other-colour", "4.1", {"card": str(card)})


def _covered(colour: str) -> frozenset[str]:
    """The colours that a card of this colour covers."""
    return _NOT_WHITE if colour in (MANY, WHITE) else frozenset({colour, MANY})


_NOT_WHITE: Final = frozenset({BLUE, RED, YELLOW, MANY})
_COVERED: Final = {
    USUAL: {colour: _covered(colour) for colour in (*_NOT_WHITE, WHITE)},
    ANY_COLOUR: dict.fromkeys((*_NOT_WHITE, WHITE), _NOT_WHITE),
    EMPTY_ONLY: dict.fromkeys((*_NOT_WHITE, WHITE), frozenset[str]()),
}
"""By how cards are laid and by their colour: the colours they cover."""


def spaces_for(table: Table, card: Card, how: str) -> list[Number]:
    """Where a card can be laid. If its colour fits nowhere, colours are ignored."""
    return _spaces(table, _COVERED[how][card.colour]) or _spaces(table, _NOT_WHITE)


def _spaces(table: Table, covered: frozenset[str]) -> list[Number]:
    """The spaces without a pawn that are empty or show one of these colours."""
    pawns = set(table.pawns)
    return [
        number
        for number, stack in zip(_PLACES, table.board[SPACES.start : SPACES.stop], strict=True)
        if (not stack or stack[-1].colour in covered) and number.number not in pawns
    ]


_PLACES: Final = NUMBERS[SPACES.start : SPACES.stop]


def arrows_for(card: Card, space: int) -> list[Arrow]:
    """Where a card can point on a space: a Push never off the board."""
    return [ARROWS[name] for name in card.kind.arrows if name in NEIGHBOURS[space] or len(card.kind.arrows) == 2]


async def put_down(table: Table, seat: Seat, card: Card, how: str = USUAL) -> None:
    """Lay a thrown card on the board. White cards, teleports and pawns never bar all spaces (ruling R24)."""
    space = (await Decision(seat, _QUESTIONS[how], spaces_for(table, card, how))).number
    arrow = ""
    if card.kind.arrows:
        question = Question("point", _why_no_arrow, {"card": str(card), "space": space_name(space)})
        arrow = (await Decision(seat, question, arrows_for(card, space))).name
    verbs.lay(table, seat, card, space, arrow)


def _why_not(table: Table, option: Option, how: str) -> Refusal | None:
    return why_not_there(table, table.thrown[-1], option.number, how) if isinstance(option, Number) else None


def _why_not_usual(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_not(table, option, USUAL)


def _why_not_any_colour(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_not(table, option, ANY_COLOUR)


def _why_not_empty(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_not(table, option, EMPTY_ONLY)


def _why_no_arrow(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Arrow):
        return None
    jump = len(table.thrown[-1].kind.arrows) == 2
    return Refusal("jump-along-path", "4.10") if jump else Refusal("push-off-board", "4.9")


_QUESTIONS: Final = {
    USUAL: Question("place", _why_not_usual),
    ANY_COLOUR: Question("place-anywhere", _why_not_any_colour),
    EMPTY_ONLY: Question("place-empty", _why_not_empty),
}
