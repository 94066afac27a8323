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

COLOURS: Final = (BLUE, RED, YELLOW, MANY, WHITE)
END, PAWN, EMPTY = "end", "pawn", "empty"
SHOWN: Final = (END, PAWN, EMPTY, *COLOURS)
"""What a space can show to who would lay a card there: an end of the board, a pawn, nothing, or a colour."""


def surface(board: list[list[Card]], pawns: Sequence[int], wanted: frozenset[str]) -> list[bool]:
    """For each space whether it shows one of these."""
    row = [(stack[-1].colour if stack else EMPTY) in wanted for stack in board]
    for space in pawns:
        row[space] = PAWN in wanted
    row[START] = row[FINISH] = END in wanted
    return row


def shown(board: list[list[Card]], pawns: Sequence[int], space: int) -> str:
    """What a space shows."""
    return next(one for one in SHOWN if surface(board, pawns, frozenset((one,)))[space])


def unfit(colour: str, shows: str, how: str, card: str = "", below: Card | None = None) -> Refusal | None:
    """What forbids to lay a card of that colour where a space shows that; the words name it and what lies there."""
    if shows == END:
        return Refusal("no-card-there", "4.6")
    if shows == PAWN:
        return Refusal("pawn-there", "4.5")
    if shows == WHITE:
        return Refusal("teleport-there" if below and below.number else "white-there", "4.4", {"card": str(below)})
    if shows == EMPTY or how == ANY_COLOUR:
        return None
    if how == EMPTY_ONLY:
        return Refusal("not-empty", "2.5", {"card": str(below)})
    if shows in (colour, MANY) or colour in (MANY, WHITE):
        return None
    return Refusal("other-colour", "4.1", {"card": card})


def _fits(colour: str, how: str) -> frozenset[str]:
    """What spaces show on which a card of that colour can be laid."""
    return frozenset(shows for shows in SHOWN if unfit(colour, shows, how) is None)


_FITS: Final = {how: {colour: _fits(colour, how) for colour in COLOURS} for how in (USUAL, ANY_COLOUR, EMPTY_ONLY)}


def fitting(kind: Kind, board: list[list[Card]], pawns: Sequence[int], how: str) -> list[Number]:
    """The spaces on which a card of that kind fits."""
    return list(compress(NUMBERS, surface(board, pawns, _FITS[how][kind.colour])))


def room_for(kind: Kind, board: list[list[Card]], pawns: Sequence[int], how: str) -> tuple[list[Number], str]:
    """Where a card of that kind can be laid, and how that is: if its colour fits nowhere, colours are ignored.

    White cards, teleports and pawns never bar all spaces (ruling R24).
    """
    spaces = fitting(kind, board, pawns, how)
    return (spaces, how) if spaces else (fitting(kind, board, pawns, ANY_COLOUR), ANY_COLOUR)


@cache
def pointing(kind: Kind, space: int) -> tuple[list[Arrow], Question]:
    """Where the arrow of a card of that kind can point on a space, and the question for it."""
    arrows = kind.arrows
    assert arrows is not None
    question = Question(
        "point",
        lambda table, seat, option: arrows(space, option.name) if isinstance(option, Arrow) else ELSEWHERE,
        {"card": kind.name, "space": space_name(space)},
    )
    return question.allowed(None, NOBODY, ARROWS.values()), question


async def put_down(table: Table, seat: Seat, card: Card, how: str = USUAL) -> None:
    """Lay a thrown card on the board."""
    spaces, so = room_for(card.kind, table.board, table.pawns, how)
    space = (await Decision(seat, _QUESTIONS[how][so], spaces)).number
    arrow = ""
    if card.kind.arrows is not None:
        arrows, question = pointing(card.kind, space)
        arrow = (await Decision(seat, question, arrows)).name
    verbs.lay(table, seat, card, space, arrow)


def unfit_there(table: Table, kind: Kind, option: Option, how: str) -> Refusal | None:
    """For a question that asks where a card of that kind is laid."""
    if not isinstance(option, Number):
        return ELSEWHERE
    shows = shown(table.board, table.pawns, option.number)
    return unfit(kind.colour, shows, how, kind.name, top(table, option.number))


def _thrown_card(how: str) -> Forbids:
    return lambda table, seat, option: unfit_there(table, table.thrown[-1].kind, option, how)


_QUESTIONS: Final = {
    USUAL: {so: Question("place", _thrown_card(so)) for so in (USUAL, ANY_COLOUR)},
    ANY_COLOUR: {ANY_COLOUR: Question("place-anywhere", _thrown_card(ANY_COLOUR))},
    EMPTY_ONLY: {so: Question("place-empty", _thrown_card(so)) for so in (EMPTY_ONLY, ANY_COLOUR)},
}
"""By how a card was to be laid, and by how it is laid in the end."""
