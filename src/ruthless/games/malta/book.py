"""The book of cards: what the chapters register.

A chapter decorates one function a card. The deck, the docs and the list for clients are made from this book.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.games.malta.cards import Announcement, Chances, Changing, Effect, Kind, Telling

# Ours: the rulebook names ten of these cards and says that there are 108, but nobody has published the list. To play
# with the printed cards, replace this table and the functions of the kinds that go or come.
COPIES: Final = {
    # pawns
    "everyone-moves": 4,  # printed name
    "shove": 5,
    "extra-step": 4,
    "swap-places": 4,
    "going-home": 4,  # printed name
    "follow-me": 2,
    # spaces
    "remove-a-space": 7,  # printed name
    "restore-a-space": 4,
    "rotate-a-space": 6,
    "swap-spaces": 5,
    "shift-a-line": 3,
    "new-space": 2,
    "spin-everything": 1,
    # hands
    "draw-two": 6,  # printed name
    "draw-three": 2,
    "discard-two-of-yours": 4,  # printed name
    "discard-two-of-theirs": 4,
    "steal-a-card": 4,
    "give-two": 2,
    "swap-hands": 4,  # printed name
    "pass-left": 2,
    "everyone-draws": 2,
    "everyone-discards": 2,
    # turns
    "end-turn": 4,  # printed name
    "blind-faith": 4,  # printed name
    "lost-turn": 2,
    "extra-turn": 1,
    "reverse-order": 2,
    # out of turn
    "negate": 4,  # printed name
    "boomerang": 3,  # printed name
    # deck and life
    "reshuffle": 2,
    "reinvite": 2,
    "sudden-death": 1,
}
"""How many there are of each kind: 33 kinds, 108 cards."""

KINDS: Final[dict[str, Kind]] = {}


def card(name: str, *announces: Announcement) -> Callable[[Effect], Effect]:
    """Put a card into the deck, with what is announced with it."""

    def register(effect: Effect) -> Effect:
        _entered(name, announces).effect = effect
        return effect

    return register


def change(name: str, *announces: Announcement, tells: Telling | None = None) -> Callable[[Changing], Changing]:
    """Put a card into the deck that does no more than change the board, with the fact that tells of it.

    Where pawns go is told in any case.
    """

    def register(changes: Changing) -> Changing:
        kind = _entered(name, announces)
        kind.changes, kind.tells = changes, tells
        return changes

    return register


def chance(name: str, *announces: Announcement, tells: Telling) -> Callable[[Chances], Chances]:
    """The same for a card that leaves it to chance what becomes of the board."""

    def register(chances: Chances) -> Chances:
        kind = _entered(name, announces)
        kind.chances, kind.tells = chances, tells
        return chances

    return register


def reaction(name: str) -> Kind:
    """A card that is played out of turn and does nothing in one's own turn."""
    kind = _entered(name, ())
    kind.reacts = True
    return kind


def _entered(name: str, announces: tuple[Announcement, ...]) -> Kind:
    KINDS[name] = Kind(name, COPIES[name], announces)
    return KINDS[name]
