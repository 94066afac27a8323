"""The deck: every card and every tile there is, made once all chapters have written in the book."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import hands, life, pawns, reactions, spaces, turns
from ruthless.games.malta.book import KINDS
from ruthless.games.malta.cards import Card
from ruthless.games.malta.choices import MOST_SEATS
from ruthless.games.malta.options import Options
from ruthless.games.malta.tiles import KINDS as TILE_KINDS
from ruthless.games.malta.tiles import START, make_tiles
from ruthless.kernel import cards as kernel
from ruthless.kernel.cards import find_twins, mask, print_faces

CHAPTERS: Final = (pawns, spaces, hands, turns, reactions, life)
"""The modules that write in the book. A new chapter is named here; a card in an old one needs nothing."""


def _playing_cards() -> list[Card]:
    """All playing cards, by the names of their kinds: deals depend on this order, so no import may change it."""
    cards: list[Card] = []
    for face, name in enumerate(sorted(KINDS)):
        kind = KINDS[name]
        cards += [Card(kind, len(cards) + copy, face) for copy in range(kind.copies)]
    return cards


PLAYING_CARDS: Final = tuple(_playing_cards())
FACES: Final = tuple({card.face: card for card in PLAYING_CARDS}.values())
"""One card of each kind."""
TILES: Final = make_tiles(len(PLAYING_CARDS), len(FACES))
START_TILES: Final = tuple(tile for tile in TILES if tile.symbol == START)
OTHER_TILES: Final = tuple(tile for tile in TILES if tile.symbol != START)
ALL_TILES: Final = mask(TILES)

find_twins(PLAYING_CARDS)
for _card in PLAYING_CARDS:
    _card.kind.bits |= _card.bit
for _kind in KINDS.values():
    print_faces(_kind, [card for card in PLAYING_CARDS if card.kind is _kind])
for _sort in TILE_KINDS:
    print_faces(_sort, [tile for tile in TILES if tile.symbol == _sort.name])


def _boxed_for(seats: int) -> tuple[Card, ...]:
    """What stays in the box: of each kind as many as it says."""
    left = {name: kind.boxed.get(seats, 0) for name, kind in KINDS.items()}
    boxed: list[Card] = []
    for card in PLAYING_CARDS:
        if left[card.kind.name]:
            left[card.kind.name] -= 1
            boxed.append(card)
    return tuple(boxed)


BOXED: Final = {seats: _boxed_for(seats) for seats in range(2, MOST_SEATS + 1)}
"""By the number of players the cards with which they do not play."""


def cards_for(options: Options) -> tuple[kernel.Card, ...]:
    """All cards and tiles there are: no house rule changes them."""
    return PLAYING_CARDS + TILES
