"""Where a card can be laid and why not elsewhere, and where its arrow can point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import BLUE, MANY, RED, WHITE, YELLOW, Card, Kind
from ruthless.games.frantic_board.choices import ARROWS, NUMBERS, Arrow, Number, space_name
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.decisions import ELSEWHERE, Decision, Forbids, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat

USUAL, ANY_COLOUR, EMPTY_ONLY = "usual", "any-colour", "empty-only"
"""How cards are laid: by the colours, by Restock, or before a round where nothing may be covered."""

END, PAWN, EMPTY = "end", "pawn", "empty"
"""What a space shows that shows no colour."""


def surface(board: Sequence[Sequence[Card]], pawns: Sequence[int]) -> list[str]:
    """By space what it shows to who would lay a card there: an end of the board, a pawn, nothing, or a colour."""
    row = [stack[-1].colour if stack else EMPTY for stack in board]
    for space in pawns:
        row[space] = PAWN
    row[START] = row[FINISH] = END
    return row


def unfit(kind: Kind, shows: str, how: str, below: Card | None = None) -> Refusal | None:
    """What forbids to lay a card of that kind where a space shows that; `below` is the card that lies there."""
    if shows == END:
        return _NO_CARD_THERE
    if shows == PAWN:
        return _PAWN_THERE
    if shows == WHITE:
        return Refusal("teleport-there" if below and below.number else "white-there", "4.4", {"card": str(below)})
    if shows == EMPTY or how == ANY_COLOUR:
        return None
    if how == EMPTY_ONLY:
        return Refusal("not-empty", "2.5", {"card": str(below)})
    if shows in (kind.colour, MANY) or kind.colour in (MANY, WHITE):
        return None
    return Refusal("other-colour", "4.1", {"card": kind.name})


_NO_CARD_THERE: Final = Refusal("no-card-there", "4.6")
_PAWN_THERE: Final = Refusal("pawn-there", "4.5")


@cache
def fits(kind: Kind, how: str) -> frozenset[str]:
    """What spaces show on which a card of that kind can be laid."""
    return frozenset(
        shows for shows in (END, PAWN, EMPTY, BLUE, RED, YELLOW, MANY, WHITE) if unfit(kind, shows, how) is None
    )


def fitting(kind: Kind, row: Sequence[str], how: str) -> list[Number]:
    """The spaces of a row on which a card of that kind can be laid."""
    return list(compress(NUMBERS, map(fits(kind, how).__contains__, row)))


async def put_down(table: Table, seat: Seat, card: Card, how: str = USUAL) -> None:
    """Lay a thrown card on the board. If its colour fits nowhere, colours are ignored.

    White cards, teleports and pawns never bar all spaces (ruling R24).
    """
    row = surface(table.board, table.pawns)
    question, spaces = _QUESTIONS[how], fitting(card.kind, row, how)
    if not spaces:
        question, spaces = _COLOURS_IGNORED[how], fitting(card.kind, row, ANY_COLOUR)
    space = (await Decision(seat, question, spaces)).number
    arrow = ""
    if card.kind.arrows is not None:
        point, arrows = _pointing(card.kind, space)
        arrow = (await Decision(seat, point, arrows)).name
    verbs.lay(table, seat, card, space, arrow)


def thrown_card(how: str) -> Forbids:
    """For a question that asks where the thrown card is laid."""
    return lambda table, seat, option: unfit_there(table, table.thrown[-1].kind, option, how)


def unfit_there(table: Table, kind: Kind, option: Option, how: str) -> Refusal | None:
    """What forbids to lay a card of that kind there."""
    if not isinstance(option, Number):
        return ELSEWHERE
    return unfit(kind, surface(table.board, table.pawns)[option.number], how, top(table, option.number))


_QUESTIONS: Final = {
    USUAL: Question("place", thrown_card(USUAL)),
    ANY_COLOUR: Question("place-anywhere", thrown_card(ANY_COLOUR)),
    EMPTY_ONLY: Question("place-empty", thrown_card(EMPTY_ONLY)),
}
_COLOURS_IGNORED: Final = {how: Question(question.id, thrown_card(ANY_COLOUR)) for how, question in _QUESTIONS.items()}
"""The same questions about a card whose colour fits nowhere."""


@cache
def _pointing(kind: Kind, space: int) -> tuple[Question, list[Arrow]]:
    """Where the arrow of a card of that kind points, once it lies on that space, and where it can."""
    arrows = kind.arrows
    assert arrows is not None
    question = Question(
        "point",
        lambda table, seat, option: arrows(space, option.name) if isinstance(option, Arrow) else ELSEWHERE,
        {"card": kind.name, "space": space_name(space)},
    )
    return question, question.allowed(None, NOBODY, ARROWS.values())
