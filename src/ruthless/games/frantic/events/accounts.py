"""Events that touch the accounts. Where no points are written down each of them does something else."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.choices import AIMS, NO, YES
from ruthless.games.frantic.events.shedding import discard_by_choice, undiscardable
from ruthless.games.frantic.events.trigger import not_present, present
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Forbids, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat

TAXED_CARDS: Final = 3
RISK_LOST: Final = 42
RISK_WON: Final = -21
REFUSED: Final = 21


@event("double-taxation", expansion=TROUBLEMAKER)
async def double_taxation(table: Table, trigger: Seat) -> None:
    """Everybody's three most valuable cards are added to the account at once.

    Without points: who has the lowest total draws one card, the next lowest two, and so on.
    """
    taxes: dict[Seat, int] = {}
    for seat in present(table, trigger):
        points = sorted((card.points for card in table.hands[seat]), reverse=True)
        taxes[seat] = sum(points[:TAXED_CARDS])
        table.tell(Message("taxed", {"seat": seat, "points": taxes[seat]}))
    totals = sorted(set(taxes.values()))
    for seat, tax in taxes.items():
        if table.options.scoring == "points":
            marks.add_points(table, seat, tax)
        else:
            verbs.draw(table, seat, totals.index(tax) + 1)


@event("identity-theft", expansion=TROUBLEMAKER)
async def identity_theft(table: Table, trigger: Seat) -> None:
    """The players with the most and the fewest points swap accounts.

    Without points: the player who triggered this names two who change chairs and take over what lies there.
    """
    seats = present(table, trigger)
    points = table.options.scoring == "points"
    if len({table.scores[seat] for seat in seats} if points else seats) < 2:
        marks.nothing_happens(table)
        return
    if points:
        poor = min(seats, key=lambda seat: table.scores[seat])
        rich = max(seats, key=lambda seat: table.scores[seat])
        marks.swap_accounts(table, rich, poor)
        return
    aims = [AIMS[seat] for seat in seats]
    one = (await Question("first-chair", _beside(NOBODY)).to(table, trigger, aims)).seat
    other = (await Question("second-chair", _beside(one), {"other": one}).to(table, trigger, aims)).seat
    marks.change_chairs(table, one, other)
    verbs.hand_on(table, {one: other, other: one})


def _beside(one: Seat) -> Forbids:
    """For naming somebody who takes part, but not this one again."""

    def forbids(table: Table, trigger: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Aim):
            return ELSEWHERE
        return Refusal("not-to-be-named", "14.5") if option.seat == one else not_present(table, option.seat)

    return forbids


@event("seppuku", expansion=TROUBLEMAKER)
async def seppuku(table: Table, trigger: Seat) -> None:
    """One after the other everybody may turn over a card: a number takes 21 points off, anything else adds 42.

    Who does not dare gets 21 points. Without points: a number lets discard two cards, anything else makes draw four, and
    who does not dare draws two.
    """
    points = table.options.scoring == "points"
    for seat in present(table, trigger):
        dares = await _DARE.to(table, seat, [YES, NO]) is YES
        if not dares:
            table.tell(Message("does-not-dare", {"seat": seat}))
            if points:
                marks.add_points(table, seat, REFUSED)
            else:
                verbs.draw(table, seat, 2)
        elif verbs.turn_over_for(table, seat).number:
            if points:
                marks.add_points(table, seat, RISK_WON)
            else:
                await discard_by_choice(table, seat, 2, _SHED)
        elif points:
            marks.add_points(table, seat, RISK_LOST)
        else:
            verbs.draw(table, seat, 4)


def _daring(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if option is YES:
        return None if table.draw else Refusal("nothing-to-turn-over", "13.13")
    return None if option is NO else ELSEWHERE


def _shedding(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return None if option is NO else undiscardable(table, seat, option)


_DARE: Final = Question("seppuku", _daring)
_SHED: Final = Question("seppuku-discard", _shedding)
