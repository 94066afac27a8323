"""Events that take pawns elsewhere, without a die and without any choice. No card works on them.

Each says who goes where from nothing but where everything stands, so that anybody can ask it beforehand.
"""

from __future__ import annotations

from ruthless.games.frantic_board.board import START
from ruthless.games.frantic_board.book import rearranging
from ruthless.games.frantic_board.events.lineup import Going, Lineup
from ruthless.games.frantic_board.walking import reached


@rearranging("epic-fail")
def epic_fail(lineup: Lineup) -> Going:
    """The last pawn goes to the numbered teleport that lies farthest along the path."""
    farthest = max(lineup.teleports)
    return [(seat, farthest) for seat in lineup.hindmost()]


@rearranging("earthquake")
def earthquake(lineup: Lineup) -> Going:
    """One after the other everybody's pawn goes to where the pawn of the next player is."""
    now = list(lineup.pawns)
    seen = lineup.pawns if lineup.options.earthquake == "simultaneous" else now
    for seat, following in zip(lineup.order, (*lineup.order[1:], lineup.order[0]), strict=True):
        now[seat] = seen[following]
    return [(seat, now[seat]) for seat in lineup.order]


@rearranging("mexican-standoff")
def mexican_standoff(lineup: Lineup) -> Going:
    """All pawns go to teleport 6."""
    return [(seat, lineup.teleports[5]) for seat in lineup.order]


@rearranging("friday-the-13th")
def friday_the_13th(lineup: Lineup) -> Going:
    """A Friday like any other: nothing happens."""
    return []


@rearranging("charity")
def charity(lineup: Lineup) -> Going:
    """The leading pawn goes back four spaces, all others go one ahead."""
    pawns, first = lineup.pawns, max(lineup.pawns)
    return [(seat, reached(lineup.options, pawns[seat], -4 if pawns[seat] == first else 1)) for seat in lineup.order]


@rearranging("robin-hood")
def robin_hood(lineup: Lineup) -> Going:
    """The leading pawn and the last one change places."""
    front, rear = max(lineup.pawns), min(lineup.pawns)
    if front == rear:
        return []
    return [(seat, rear) for seat in lineup.leaders()] + [(seat, front) for seat in lineup.hindmost()]


@rearranging("communism")
def communism(lineup: Lineup) -> Going:
    """All pawns go to where the leading one is."""
    front = max(lineup.pawns)
    return [(seat, front) for seat in lineup.order if lineup.pawns[seat] != front]


@rearranging("epic-win")
def epic_win(lineup: Lineup) -> Going:
    """The leading pawn goes to START."""
    return [(seat, START) for seat in lineup.leaders()]
