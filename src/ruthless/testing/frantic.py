"""What scenarios of Frantic need again and again: typed views, open hands, short piles, events about to happen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ruthless.games.frantic.deck import PLAYING_CARDS
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing.scenarios import deal


def seen(match: Match, seat: Seat | None = None) -> FranticView:
    """What a seat, or the public, sees."""
    view = match.view(seat)
    assert isinstance(view, FranticView)
    return view


def hands(match: Match) -> list[str]:
    """All hands by seat, in notation and alphabetical order."""
    return [" ".join(sorted(seen(match, seat).hand)) for seat in range(match.seats)]


def all_but(*named: str) -> str:
    """Every playing card that is not named, in notation: as a pile it leaves only named cards to draw."""
    rest = Counter(str(card) for card in PLAYING_CARDS)
    rest.subtract(name for text in named for name in text.split())
    assert min(rest.values()) >= 0, "more cards are named than there are"
    return " ".join(rest.elements())


def before(event: str, *hands: str, **more: Any) -> Match:
    """Seat 0 can play black-3 on a red 3 and trigger the event; even questions with one option are asked."""
    return deal("frantic", hands=list(hands), **{"pile": "red-3", "events": event, "ask_forced": True, **more})


def before_with_short_pile(event: str, *hands: str, draw: str) -> Match:
    """The same with these cards only in the draw pile: all others have been played. One round ends the match."""
    pile = "red-3 " + all_but("red-3", draw, *hands)
    return before(event, *hands, draw=draw, pile=pile, options={"limit": 1})
