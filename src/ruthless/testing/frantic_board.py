"""What scenarios of the board game need again and again: typed views, drawn boards, moves and events about to happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruthless.games.frantic_board.book import SHEET
from ruthless.games.frantic_board.deck import PLAYING_CARDS
from ruthless.games.frantic_board.picture import drawn
from ruthless.games.frantic_board.view import BoardView
from ruthless.kernel.codes import HouseRules
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing.scenarios import deal, looks_alike, play, rest_of

QUIET = "skip reverse ghost stop"
"""A hand with which nobody can react."""


def seen(match: Match, seat: Seat | None = None) -> BoardView:
    """What a seat, or the public, sees."""
    view = match.view(seat)
    assert isinstance(view, BoardView)
    return view


def pawns(match: Match) -> list[int]:
    """By seat the space of its pawn."""
    return seen(match).pawns


def lying(match: Match, space: int) -> list[str]:
    """What lies on a space, the top last."""
    return seen(match).board[space]


def shows(match: Match, drawing: str) -> bool:
    """Whether the board looks as drawn; how far the cells are apart does not matter."""
    view = seen(match)
    return looks_alike(drawn(view.board, view.pawns), drawing)


def board(*hands: str, options: HouseRules | None = None, **position: Any) -> Match:
    """A match in any position with these hands; see `deal`."""
    return deal("frantic-board", hands=list(hands), options=options, **position)


def moved(
    *dice: int, pawns: Sequence[int] | None = None, hands: Sequence[str] | None = None, drawing: str = "", **more: Any
) -> Match:
    """Seat 0 has rolled these dice and moved; who has to answer something is asked. Nobody can react by default."""
    seats = len(pawns or hands or [0, 0])
    where = {"pawns": list(pawns)} if pawns is not None else {}
    if drawing:
        more["board"] = drawing
    return deal(
        "frantic-board",
        **{"hands": list(hands or [QUIET] * seats), "stage": "move", "dice": list(dice), **where, **more},
    )


def before(event: str, *dice: int, hands: Sequence[str] | None = None, seats: int = 3, **more: Any) -> Match:
    """Seat 0 can play Troublemaker onto space 42, and the event happens; then these dice are rolled."""
    held = list(hands or ["troublemaker skip reverse ghost", *[QUIET] * (seats - 1)])
    return deal("frantic-board", **{"hands": held, "dice": [SHEET.index(event) + 1, *dice], **more})


def happened(event: str, *dice: int, leaves_open: str | None = None, **more: Any) -> Match:
    """The same, and seat 0 has played it."""
    match = before(event, *dice, **more)
    play(match, "0 troublemaker", "0 42", leaves_open=leaves_open)
    return match


def all_but(*named: str) -> str:
    """Every playing card that is not named, in notation: discarded, it leaves only named cards to draw."""
    return rest_of(PLAYING_CARDS, *named)
