"""The deck: every card there is, made from the book once all chapters have written in it."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import landing, passing, playing, reactions
from ruthless.games.frantic_board.book import EVENTS, KINDS, SHEET
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.events import choosing, places, rolls
from ruthless.games.frantic_board.options import Options
from ruthless.kernel.cards import find_twins, print_faces

CHAPTERS: Final = (landing, passing, playing, reactions, choosing, places, rolls)
"""The modules that write in the book. A new chapter is named here; a card in an old one needs nothing."""

NUMBERED: Final = "numbered-teleport"


def _playing_cards() -> list[Card]:
    """All playing cards, by the names of their kinds: deals depend on this order, so no import may change it."""
    cards: list[Card] = []
    names = sorted(name for name in KINDS if name != NUMBERED)
    for face, name in enumerate(names):
        kind = KINDS[name]
        cards += [Card(kind, name, 0, len(cards) + copy, face, "playing") for copy in range(kind.copies)]
    return cards


PLAYING_CARDS: Final = tuple(_playing_cards())
FACES: Final = tuple({card.face: card for card in PLAYING_CARDS}.values())
"""One playing card of each kind."""
_FIRST: Final = len(PLAYING_CARDS)
TELEPORTS: Final = tuple(
    Card(KINDS[NUMBERED], f"teleport-{number}", number, _FIRST + number - 1, len(FACES) + number - 1, "teleport")
    for number in range(1, KINDS[NUMBERED].copies + 1)
)
EVENT_CARDS: Final = tuple(
    Card(
        EVENTS[name], name, number, _FIRST + len(TELEPORTS) + number - 1, len(FACES) + len(TELEPORTS) + number, "event"
    )
    for number, name in enumerate(SHEET, 1)
)
"""The lines of the sheet of events; they never lie anywhere."""

find_twins(PLAYING_CARDS)
for _card in (*PLAYING_CARDS, *TELEPORTS):
    _card.kind.bits |= _card.bit
for _kind in (*KINDS.values(), *EVENTS.values()):
    print_faces(_kind, [card for card in (*PLAYING_CARDS, *TELEPORTS, *EVENT_CARDS) if card.kind is _kind])
for _kind in KINDS.values():
    _kind.is_idle = _kind.landing is None and _kind.carrying is None and not _kind.is_crossed


def cards_for(options: Options) -> tuple[Card, ...]:
    """All cards there are: no house rule changes them. Events are lines of a sheet and lie nowhere."""
    return PLAYING_CARDS + TELEPORTS
