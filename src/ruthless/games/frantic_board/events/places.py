"""Events that take pawns elsewhere, without a die and without any choice. No card works on them.

Each says who goes where from nothing but where everything stands, so that anybody can ask it beforehand.
"""

from __future__ import annotations

from ruthless.games.frantic_board.board import START
from ruthless.games.frantic_board.book import rearranging
from ruthless.games.frantic_board.events.standing import Going, Standing
from ruthless.games.frantic_board.walking import reached


@rearranging("epic-fail")
def epic_fail(standing: Standing) -> Going:
    """The last pawn goes to the numbered teleport that lies farthest along the path."""
    farthest = max(standing.teleports)
    return [(seat, farthest) for seat in standing.hindmost()]


@rearranging("earthquake")
def earthquake(standing: Standing) -> Going:
    """One after the other everybody's pawn goes to where the pawn of the next player is."""
    now = list(standing.pawns)
    seen = standing.pawns if standing.options.earthquake == "simultaneous" else now
    for seat, following in zip(standing.order, (*standing.order[1:], standing.order[0]), strict=True):
        now[seat] = seen[following]
    return [(seat, now[seat]) for seat in standing.order]


@rearranging("mexican-standoff")
def mexican_standoff(standing: Standing) -> Going:
    """All pawns go to teleport 6."""
    return [(seat, standing.teleports[5]) for seat in standing.order]


@rearranging("friday-the-13th")
def friday_the_13th(standing: Standing) -> Going:
    """A Friday like any other: nothing happens."""
    return []


@rearranging("charity")
def charity(standing: Standing) -> Going:
    """The leading pawn goes back four spaces, all others go one ahead."""
    pawns, first = standing.pawns, max(standing.pawns)
    return [
        (seat, reached(standing.options, pawns[seat], -4 if pawns[seat] == first else 1)) for seat in standing.order
    ]


@rearranging("robin-hood")
def robin_hood(standing: Standing) -> Going:
    """The leading pawn and the last one change places."""
    front, rear = max(standing.pawns), min(standing.pawns)
    if front == rear:
        return []
    return [(seat, rear) for seat in standing.leaders()] + [(seat, front) for seat in standing.hindmost()]


@rearranging("communism")
def communism(standing: Standing) -> Going:
    """All pawns go to where the leading one is."""
    front = max(standing.pawns)
    return [(seat, front) for seat in standing.order if standing.pawns[seat] != front]


@rearranging("epic-win")
def epic_win(standing: Standing) -> Going:
    """The leading pawn goes to START."""
    return [(seat, START) for seat in standing.leaders()]
