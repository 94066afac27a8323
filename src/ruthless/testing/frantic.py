"""What scenarios of Frantic need again and again: typed views, open hands, short piles, events about to happen."""

from __future__ import annotations

from typing import Any

from ruthless.games.frantic.book import EVENTS, TROUBLEMAKER
from ruthless.games.frantic.deck import PLAYING_CARDS
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.codes import HouseRules, chosen
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json
from ruthless.kernel.seats import Seat
from ruthless.testing.scenarios import deal, rest_of

TROUBLE = {"expansions": [TROUBLEMAKER]}
"""The options of a match with the expansion."""
QUIET = {"start_card": "none"}
"""With this a new round begins without a question to its dealer."""


def seen(match: Match, seat: Seat | None = None) -> FranticView:
    """What a seat, or the public, sees."""
    view = match.view(seat)
    assert isinstance(view, FranticView)
    return view


def options_of(match: Match, seat: Seat) -> list[str]:
    """What a seat can answer, in alphabetical order."""
    return sorted(seen(match, seat).options or [])


def trouble(*hands: str | None, options: HouseRules | None = None, **position: Any) -> Match:
    """A match with the expansion in any position; see `deal`."""
    return deal("frantic", hands=list(hands), options=_with_trouble(options), **position)


def _with_trouble(house: HouseRules | None) -> dict[str, object]:
    """These house rules, and the expansion unless they say otherwise."""
    return {**TROUBLE, **(as_json(chosen(Options, house)) if isinstance(house, str) else house or {})}


def laid(house: HouseRules, *hands: str, **more: Any) -> Match:
    """Hands and a red 9 on the pile, played by these house rules; even questions with one option are asked."""
    return deal("frantic", hands=list(hands), options=house, **{"pile": "red-9", "ask_forced": True, **more})


def troubled(house: HouseRules, *hands: str, **more: Any) -> Match:
    """The same with the expansion."""
    return laid(_with_trouble(house), *hands, **more)


def all_but(*named: str, expansion: bool = False) -> str:
    """Every playing card that is not named, in notation: as a pile it leaves only named cards to draw."""
    return rest_of([card for card in PLAYING_CARDS if expansion or not card.kind.expansion], *named)


def before(event: str, *hands: str, options: HouseRules | None = None, **more: Any) -> Match:
    """Seat 0 can play black-3 on a red 3 and trigger the event; even questions with one option are asked.

    If one of the events belongs to the expansion it is played with; Lucky Bastard and Mimicry then lie in the pile, so
    that nobody is asked for them.
    """
    expansion = any(EVENTS[name].expansion for name in event.split())
    pile = "red-3 mimicry lucky-bastard" if expansion else "red-3"
    house = _with_trouble(options) if expansion else options
    return deal(
        "frantic", hands=list(hands), options=house, **{"pile": pile, "events": event, "ask_forced": True, **more}
    )


def before_with_short_pile(event: str, *hands: str, draw: str) -> Match:
    """The same with these cards only in the draw pile: all others have been played. One round ends the match."""
    return before(event, *hands, draw_only=draw, options={"limit": 1})
