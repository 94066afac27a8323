"""What to expect of an event: how it moves pawns, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ruthless.bots.frantic_board.cards import FUCK_YOU
from ruthless.bots.frantic_board.situation import POINTS, ROLL, Situation, drift
from ruthless.games.frantic_board.book import EVENTS, SHEET
from ruthless.games.frantic_board.events.choosing import PARTY_STEPS
from ruthless.games.frantic_board.events.lineup import Going, Lineup
from ruthless.games.frantic_board.walking import AHEAD, BACK
from ruthless.kernel.seats import Seat

RID: Final = 15.0
"""What it is worth to lose Fuck You out of the hand."""


def prospect(situation: Situation, trigger: Seat) -> float:
    """What an event is worth before anybody knows which it is: what there is to lose of the hand is the only card in it."""
    like = trigger, _rid(situation)
    found = situation.events.get(like)
    if found is None:
        found = situation.events[like] = sum([event(situation, name, trigger) for name in SHEET]) / len(SHEET)
    return found


def event(situation: Situation, name: str, trigger: Seat) -> float:
    """What an event is worth, as far as one can tell."""
    stakes, pawns = situation.stakes, situation.pawns
    if name in ROLLS:
        points = zip(stakes, ROLLS[name](situation, pawns), pawns, strict=True)
        return sum([stake * (mean - POINTS[pawn]) for stake, mean, pawn in points])
    if name in OTHERS:
        return OTHERS[name](situation)
    gone = going(situation, name, trigger)
    return sum([stakes[seat] * (POINTS[space] - POINTS[pawns[seat]]) for seat, space in gone])


def going(situation: Situation, name: str, trigger: Seat) -> Going:
    """Whose pawns an event takes where, if that can be told beforehand; else nobody's."""
    rearranging = EVENTS[name].rearranging
    if rearranging is None:
        return []
    in_turn = situation.order.after[trigger]
    return rearranging(Lineup(situation.pawns, situation.terrain.teleports, in_turn, situation.house))


def _teleport_terror(situation: Situation, pawns: Sequence[int]) -> list[float]:
    return [situation.teleported] * len(pawns)


def _expansion(situation: Situation, pawns: Sequence[int]) -> list[float]:
    return [drift(situation.house, AHEAD)[pawn] for pawn in pawns]


def _recession(situation: Situation, pawns: Sequence[int]) -> list[float]:
    return [drift(situation.house, BACK)[pawn] for pawn in pawns]


def _gambling_man(situation: Situation, pawns: Sequence[int]) -> list[float]:
    """Now and then one rolls the highest number, which is high."""
    teleports = situation.terrain.teleports
    high = (POINTS[teleports[4]] + POINTS[teleports[5]]) / 2
    return [POINTS[pawn] + 0.4 * (high - POINTS[pawn]) for pawn in pawns]


ROLLS: Final[dict[str, Callable[[Situation, Sequence[int]], list[float]]]] = {
    "teleport-terror": _teleport_terror,
    "expansion": _expansion,
    "recession": _recession,
    "gambling-man": _gambling_man,
}
"""By event in which dice decide: the points on which all pawns stand afterwards, on average."""


def _marching_orders(situation: Situation) -> float:
    return ROLL * max([situation.stakes[seat] for seat in situation.others])


def _party(situation: Situation) -> float:
    """One chooses well oneself; everybody else chooses anybody."""
    own = PARTY_STEPS * max([situation.stakes[seat] for seat in situation.others])
    return own - PARTY_STEPS * len(situation.others) / len(situation.order)


def _rid(situation: Situation) -> float:
    return RID if FUCK_YOU in situation.glance.hand else 0.0


OTHERS: Final[dict[str, Callable[[Situation], float]]] = {
    "marching-orders": _marching_orders,
    "surprise-party": _party,
    "reset": _rid,
    "restock": _rid,
    "loot": _rid,
}
"""By event in which people choose."""
