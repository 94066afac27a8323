"""What scenarios of Malta! need again and again: typed views, open hands, drawn boards."""

from __future__ import annotations

from typing import Any

from ruthless.games.malta.deck import PLAYING_CARDS
from ruthless.games.malta.options import Options
from ruthless.games.malta.picture import drawn
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.codes import HouseRules, chosen
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing.scenarios import deal, looks_alike, rest_of

LARGE = """
    v3  ┬1  ┬3  ┬3  v4  +1  +2
    +1  ┬1  ┬2  ┬2  ┬2  <3  <4
    >3  +1  +1  +2  +2  ┤1  ┤1
    >4  ┴1  ┴2  +1  ├1  ├2  ┤2
    ├1  ┴2  ┴3  ┤2  ├2  ├3  ^3
    ├2  ├3  ┤2  ┤3  ┤3  ^4  +2
    a┴  b┴  c┴  d┴  e┴  f┴  g┴
"""
"""A board for three and more; +2 +2, ┴1, ┴2 and ┴3 are spare."""

SMALL = """
    v3  v4  ┬3  ┤1  ┤2
    +1  ┬1  ┬2  <3  ┤2
    >3  +1  +2  ┤3  ┤3
    >4  ┴1  ┴2  ├1  ├2
    a┴  b┴  c┴  d┴  e┴
"""
"""A board for two."""

QUIET = "draw-two"
"""A hand with which nobody can react."""


def seen(match: Match, seat: Seat | None = None) -> MaltaView:
    """What a seat, or the public, sees."""
    view = match.view(seat)
    assert isinstance(view, MaltaView)
    return view


def pawns(match: Match) -> str:
    """By seat the space of its pawn; `-` for who has lost."""
    return " ".join(space or "-" for space in seen(match).pawns)


def tile(match: Match, space: str) -> str:
    """What lies on a space, as it is drawn."""
    column, row = "abcdefg".index(space[0]), int(space[1]) - 1
    return seen(match).board[row * seen(match).width + column]


def shows(match: Match, drawing: str) -> bool:
    """Whether the board looks as drawn; how far the cells are apart does not matter."""
    view = seen(match)
    return looks_alike(drawn(view.board, view.pawns), drawing)


def malta(*hands: str | None, options: HouseRules | None = None, **position: Any) -> Match:
    """Seat 0 is about to play half of these cards, on a board that is always the same unless one is given; see `deal`."""
    if "board" not in position and chosen(Options, options).board_for_two == 5:
        position["board"] = LARGE if len(hands) > 2 else SMALL
    return deal("malta", hands=list(hands), options=options, **position)


def all_but(*named: str) -> str:
    """Every card that is not named, in notation: discarded, it leaves only named cards to draw."""
    return rest_of(PLAYING_CARDS, *named)
