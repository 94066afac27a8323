"""What is announced with a card: whom it is directed at, which space and which direction. Others hear it before they
decide whether they react.

Each function that asks for something says whether there was anything to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias, final

from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Announced, Play
from ruthless.games.malta.choices import AIMS, Line, Side, Spot, Turn, is_on_board, space_of, spots
from ruthless.games.malta.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Option, Question
from ruthless.kernel.messages import Argument, Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat


def announce(table: Table, play: Play, chosen: Option) -> None:
    """Everybody hears what whoever plays a card has chosen."""
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


async def aim(table: Table, play: Play, question: Question, seats: Iterable[Seat]) -> bool:
    """Choose one of these players, unless a Boomerang has settled who it is."""
    if play.other == NOBODY:
        decision = question.to(table, play.you, [AIMS[seat] for seat in seats])
        if decision.options:
            chosen = await decision
            announce(table, play, chosen)
            play.other = chosen.seat
    return play.other != NOBODY


def opponent(table: Table, play: Play) -> Announced:
    """Choose an opponent."""
    return aim(table, play, _OPPONENT, table.order.others[play.you])


def any_player(table: Table, play: Play) -> Announced:
    """Choose a player who has not lost, yourself included."""
    return aim(table, play, _ANYBODY, (play.you, *table.order.others[play.you]))


def not_in_the_game(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Who is named has to sit at the table and must not have lost."""
    if not isinstance(option, Aim):
        return ELSEWHERE
    if option.seat >= len(table.pawns):
        return Refusal("no-such-seat", "2.1", {"other": option.seat})
    return _HAS_LOST[option.seat] if table.pawns[option.seat] == OFF else None


def no_opponent(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """An opponent is somebody else who has not lost."""
    return _AIM_AT_SELF if option is AIMS[seat] else not_in_the_game(table, seat, option)


_HAS_LOST: Final = tuple(Refusal("has-lost", "5.5", {"other": aim.seat}) for aim in AIMS)
_AIM_AT_SELF: Final = Refusal("aim-at-self", "6.3")

_OPPONENT: Final = Question("opponent", no_opponent)
_ANYBODY: Final = Question("whose-pawn", not_in_the_game)


# Spaces and directions

Bars: TypeAlias = dict[int, dict[Spot, Refusal]]
"""The spaces that cannot be named, each with refusals by name: its number means another one on a smaller board."""


@final
class SpaceQuestion(Question):
    """A question for a space of the board. What forbids one is found for all of them at once: there are up to 49."""

    __slots__ = ("bars",)

    def __init__(self, id: str, bars: Callable[[Table], Bars]) -> None:
        super().__init__(id, self.bar)
        self.bars = bars

    def bar(self, table: Table, seat: Seat, option: Option) -> Refusal | None:
        """What forbids an answer; None if nothing does."""
        if not isinstance(option, Spot):
            return ELSEWHERE
        if not is_on_board(table, option):
            return Refusal("no-such-space", "2.3", {"space": option.notation})
        barred, space = self.bars(table), space_of(table, option)
        return barred[space][option] if space in barred else None

    def free(self, table: Table) -> list[Spot]:
        """The spaces that nothing forbids."""
        barred, names = self.bars(table), spots(table.width)
        return [spot for space, spot in enumerate(names) if space not in barred] if barred else [*names]


def nowhere(table: Table) -> Bars:
    """Every space can be named."""
    return {}


async def spot(table: Table, play: Play, question: SpaceQuestion) -> bool:
    """Choose a space."""
    free = question.free(table)
    if free:
        chosen = await Decision(play.you, question, free)
        announce(table, play, chosen)
        play.space = space_of(table, chosen)
    return bool(free)


async def side(table: Table, play: Play, question: Question, sides: Sequence[Side]) -> bool:
    """Choose one of these directions, which are all that the question allows."""
    if sides:
        chosen = await Decision(play.you, question, [*sides])
        announce(table, play, chosen)
        play.side = chosen.side
    return bool(sides)
