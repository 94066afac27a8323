"""What is announced with a card: whom it is directed at, which space and which direction. Others hear it before they
decide whether they react.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.malta.board import OFF, SIDES, grid
from ruthless.games.malta.cards import Play
from ruthless.games.malta.choices import AIMS, Line, Side, Spot, Turn, space_of, spots
from ruthless.games.malta.choices import SIDES as SIDE_OPTIONS
from ruthless.games.malta.table import Table, is_in, others_in
from ruthless.kernel.decisions import Aim, Decision, O, Option, Question
from ruthless.kernel.messages import Argument, Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat


async def announce(table: Table, play: Play, question: Question, options: list[O]) -> O:
    """Whoever plays a card chooses something, for everybody to hear."""
    answer = await Decision(play.you, question, options)
    note(table, play, answer)
    return answer


def note(table: Table, play: Play, chosen: Option) -> None:
    """Everybody hears what was chosen."""
    table.announced = (*table.announced, chosen.notation)
    if table.scribe.facts is None:
        return
    seat: dict[str, Argument] = {"seat": play.you}
    if isinstance(chosen, Aim):
        table.tell(Message("names", {**seat, "other": chosen.seat}))
    elif isinstance(chosen, Spot):
        table.tell(Message("names-space", {**seat, "space": chosen.notation}))
    elif isinstance(chosen, Side):
        table.tell(Message("names-side", {**seat, "arrow": chosen.notation}))
    elif isinstance(chosen, Turn):
        table.tell(Message("names-turn", {**seat, "count": 90 * chosen.quarters}))
    elif isinstance(chosen, Line) and chosen.is_row:
        table.tell(Message("names-row", {**seat, "count": chosen.number + 1}))
    elif isinstance(chosen, Line):
        table.tell(Message("names-column", {**seat, "space": chosen.notation.removeprefix("column-")}))


# Players


async def aim(table: Table, play: Play, seats: Sequence[Seat], question: Question) -> bool:
    """Choose one of these players, unless a Boomerang has settled who it is; False if there is nobody."""
    if play.other == NOBODY and seats:
        play.other = (await announce(table, play, question, [AIMS[seat] for seat in seats])).seat
    return play.other != NOBODY


async def opponent(table: Table, play: Play) -> bool:
    """Choose an opponent."""
    return await aim(table, play, others_in(table, play.you), _OPPONENT)


async def any_player(table: Table, play: Play) -> bool:
    """Choose a player who has not lost, yourself included."""
    return await aim(table, play, [play.you, *others_in(table, play.you)], _ANYBODY)


def why_no_aim(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Why somebody cannot be chosen."""
    if not isinstance(option, Aim):
        return None
    if option.seat >= len(table.order):
        return Refusal("no-such-seat", "2.1", {"other": option.seat})
    if not is_in(table, option.seat):
        return Refusal("has-lost", "5.5", {"other": option.seat})
    return Refusal("aim-at-self", "6.3") if option.seat == seat else None


_OPPONENT: Final = Question("opponent", why_no_aim)
_ANYBODY: Final = Question("whose-pawn", why_no_aim)


# Spaces and directions


async def spot(table: Table, play: Play, spaces: Sequence[int], question: Question) -> int:
    """Choose one of these spaces."""
    names = spots(table.width)
    return space_of(table, await announce(table, play, question, [names[space] for space in spaces]))


def not_on_board(table: Table, option: Spot) -> Refusal | None:
    """The refusal for a space that a small board has not."""
    if option.row < table.width and option.column < table.width:
        return None
    return Refusal("no-such-space", "2.3", {"space": option.notation})


async def side(table: Table, play: Play, sides: Sequence[int], question: Question) -> int:
    """Choose one of these directions."""
    return (await announce(table, play, question, [SIDE_OPTIONS[one] for one in sides])).side


def sides_on_board(table: Table, space: int) -> list[int]:
    """The directions that do not lead off the board."""
    beside = grid(table.width).neighbours[space]
    return [one for one in SIDES if beside[one] != OFF]
