"""Where a card can be laid and why not elsewhere, and where its arrow can point."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import COLOURS, MANY, WHITE, Card, Kind
from ruthless.games.frantic_board.choices import ARROWS, NUMBERS, Arrow, Number, space_name
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.bits import Shelf
from ruthless.kernel.decisions import ELSEWHERE, Decision, Forbids, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat

USUAL: Final = "usual"
ANY_COLOUR: Final = "any-colour"
EMPTY_ONLY: Final = "empty-only"
"""How cards are laid: by the colours, by Restock, or before a round where nothing may be covered."""

EMPTY: Final = "empty"
PAWN: Final = "pawn"
END: Final = "end"
"""What a space shows to who would lay a card there if it is no colour: nothing, a pawn, or an end of the board."""


def shown(table: Table, space: int) -> str:
    """What a space shows."""
    if space in (START, FINISH):
        return END
    if space in table.pawns:
        return PAWN
    card = top(table, space)
    return EMPTY if card is None else card.colour


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


def _fits(colour: str, how: str) -> list[int]:
    """By their places in a surface, what spaces may show on which a card of that colour can be laid."""
    return [place for place, shows in enumerate((*COLOURS, EMPTY)) if unfit(colour, shows, how) is None]


_FITS: Final = {how: {colour: _fits(colour, how) for colour in COLOURS} for how in (USUAL, ANY_COLOUR, EMPTY_ONLY)}


def _fitting(kind: Kind, surface: list[int], pawns: list[int], how: str) -> int:
    """The spaces on which a card of that kind fits, one bit each."""
    spaces = taken = 0
    for shows in _FITS[how][kind.colour]:
        spaces |= surface[shows]
    for space in pawns:
        taken |= 1 << space
    return spaces & ~taken


def fitting(kind: Kind, surface: list[int], pawns: list[int], how: str) -> list[Number]:
    """The same as what is chosen from."""
    return _NUMBERS.pick(_fitting(kind, surface, pawns, how))


_NUMBERS: Final = Shelf(NUMBERS)


def room_on(kind: Kind, surface: list[int], pawns: list[int], how: str) -> tuple[list[Number], str]:
    """Where on the surface of a board it can be laid, and how that is: if its colour fits nowhere, colours are ignored.

    White cards, teleports and pawns never bar all spaces (ruling R24).
    """
    spaces = fitting(kind, surface, pawns, how)
    return (spaces, how) if spaces else (fitting(kind, surface, pawns, ANY_COLOUR), ANY_COLOUR)


def spaces_on(kind: Kind, surface: list[int], pawns: list[int], how: str) -> int:
    """Where that is, one bit each, for those who do not choose."""
    return _fitting(kind, surface, pawns, how) or _fitting(kind, surface, pawns, ANY_COLOUR)


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
    spaces, so = room_on(card.kind, table.surface, table.pawns, how)
    whim = table.scribe.whim
    where: Number
    where = await Decision(table, seat, _QUESTIONS[how][so], spaces) if whim is None else whim.answer(seat, spaces)
    space = where.number
    arrow = ""
    if card.kind.arrows is not None:
        arrows, question = pointing(card.kind, space)
        arrow = (await Decision(table, seat, question, arrows)).name
    verbs.lay(table, seat, card, space, arrow)


def unfit_there(table: Table, kind: Kind, option: Option, how: str) -> Refusal | None:
    """For a question that asks where a card of that kind is laid."""
    if not isinstance(option, Number):
        return ELSEWHERE
    return unfit(kind.colour, shown(table, option.number), how, kind.name, top(table, option.number))


def _thrown_card(how: str) -> Forbids:
    return lambda table, seat, option: unfit_there(table, table.thrown[-1].kind, option, how)


_QUESTIONS: Final = {
    USUAL: {so: Question("place", _thrown_card(so)) for so in (USUAL, ANY_COLOUR)},
    ANY_COLOUR: {ANY_COLOUR: Question("place-anywhere", _thrown_card(ANY_COLOUR))},
    EMPTY_ONLY: {so: Question("place-empty", _thrown_card(so)) for so in (EMPTY_ONLY, ANY_COLOUR)},
}
"""By how a card was to be laid, and by how it is laid in the end."""
