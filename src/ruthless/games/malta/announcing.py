"""What is announced with a card: whom it is directed at, which space and which direction. Others hear it before they
decide whether they react.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar, final

from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Announcement, PlayedCard
from ruthless.games.malta.choices import (
    AIMS,
    BoardLine,
    Rotation,
    Side,
    Spot,
    is_on_board,
    space_of,
    spots_in,
    whole_board,
)
from ruthless.games.malta.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat

Q = TypeVar("Q", bound=Question)


async def announced(table: Table, play: PlayedCard) -> bool:
    """Whoever plays a card chooses what has to be announced with it, for everybody to hear.

    False if there is nothing to choose from: then the card does nothing.
    """
    for one in play.card.kind.announces:
        if one.aims and play.other != NOBODY:
            continue
        options = one.options(table, play)
        if not options:
            return False
        whim = table.scribe.whim
        if whim is None:
            chosen: Option = await Decision(table, play.you, one.asks(table, play), options)
        else:
            chosen = whim.answer(play.you, options)
        table.announced = (*table.announced, chosen.notation)
        if table.scribe.facts is not None:
            table.tell(_named(play.you, chosen))
        one.notes(table, play, chosen)
    return True


def _named(seat: Seat, chosen: Option) -> Message:
    """What everybody hears if a seat has chosen something."""
    if isinstance(chosen, Aim):
        return Message("names", {"seat": seat, "other": chosen.seat})
    if isinstance(chosen, Spot):
        return Message("names-space", {"seat": seat, "space": chosen.notation})
    if isinstance(chosen, Side):
        return Message("names-side", {"seat": seat, "arrow": chosen.notation})
    if isinstance(chosen, Rotation):
        return Message("names-turn", {"seat": seat, "count": 90 * chosen.quarters})
    assert isinstance(chosen, BoardLine)
    if chosen.is_row:
        return Message("names-row", {"seat": seat, "count": chosen.number + 1})
    return Message("names-column", {"seat": seat, "space": chosen.notation.removeprefix("column-")})


# Players


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


def _aim(table: Table, play: PlayedCard, chosen: Aim) -> None:
    play.other = chosen.seat


def target(question: Question, aims: Callable[[Table, PlayedCard], list[Aim]]) -> Announcement:
    """Choose whom the card is directed at."""
    return Announcement(Aim, always(question), aims, _aim, aims=True)


def always(question: Q) -> Callable[[Table, PlayedCard], Q]:
    """The same question, whatever was announced before."""

    def asks(table: Table, play: PlayedCard) -> Q:
        return question

    return asks


def opponents(table: Table, play: PlayedCard) -> list[Aim]:
    """All others who have not lost, in order of play."""
    return [AIMS[seat] for seat in table.order.others[play.you] if table.pawns[seat] != OFF]


def _everybody(table: Table, play: PlayedCard) -> list[Aim]:
    return [AIMS[seat] for seat in (play.you, *table.order.others[play.you]) if table.pawns[seat] != OFF]


OPPONENT: Final = target(Question("opponent", no_opponent), opponents)
ANYBODY: Final = target(Question("whose-pawn", not_in_the_game), _everybody)
"""An opponent; any player who has not lost, yourself included."""


# Spaces and directions

Bars: TypeAlias = list[tuple[int, dict[Spot, Refusal]]]
"""Spaces that cannot be named, one bit each, and the refusals by name; of several reasons the first one counts."""


@final
class SpaceQuestion(Question):
    """A question for a space of the board. What bars them is found for all of them at once: there are up to 49."""

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
        space = space_of(table, option)
        for spaces, refusals in self.bars(table):
            if spaces >> space & 1:
                return refusals[option]
        return None

    def allowed(self, table: Any, seat: Seat, candidates: Iterable[Any]) -> list[Any]:
        """Those of the candidates, which are spaces of the board, that nothing forbids."""
        free = self._free(table)
        return [one for one in candidates if free >> space_of(table, one) & 1]

    def free(self, table: Table, play: PlayedCard) -> list[Spot]:
        """The spaces that nothing forbids."""
        return spots_in(table, self._free(table))

    def _free(self, table: Table) -> int:
        """The same, one bit each."""
        free = whole_board(table)
        for spaces, _ in self.bars(table):
            free &= ~spaces
        return free


def nowhere(table: Table) -> Bars:
    """Every space can be named."""
    return []


def _name_space(table: Table, play: PlayedCard, chosen: Spot) -> None:
    play.space = space_of(table, chosen)


def space(question: SpaceQuestion) -> Announcement:
    """Choose a space."""
    return Announcement(Spot, always(question), question.free, _name_space)


def _name_side(table: Table, play: PlayedCard, chosen: Side) -> None:
    play.side = chosen.side


def side(
    asks: Callable[[Table, PlayedCard], Question], sides: Callable[[Table, PlayedCard], list[Side]]
) -> Announcement:
    """Choose a direction."""
    return Announcement(Side, asks, sides, _name_side)
