"""The book of cards: what the chapters register.

A chapter decorates one function a card. The deck, the docs and the list for clients are made from this book.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ruthless.games.malta.cards import NONE_BOXED, Announcement, Chances, Changing, Effect, Kind, Telling

# Ours: the rulebook names ten of these cards and says that there are 108, but nobody has published the list. To play
# with the printed cards, change how many there are of each, and write or delete the functions of those that come or go.
# Printed are Everyone Moves, Going Home, Remove a Space, Draw Two, Discard Two of Yours, Swap Hands, End Turn, Blind
# Faith, Negate and Boomerang.

KINDS: Final[dict[str, Kind]] = {}


class Chapter:
    """Cards that are about the same thing, which is the group of their kinds.

    Of a card it is said how many there are, and how many of them are `boxed`, by the number of players: see `Kind`.
    """

    def __init__(self, group: str) -> None:
        self._group = group

    def card(
        self, name: str, copies: int, *announces: Announcement, boxed: Mapping[int, int] = NONE_BOXED
    ) -> Callable[[Effect], Effect]:
        """Put a card into the deck, with what is announced with it."""

        def register(effect: Effect) -> Effect:
            self._entered(name, copies, announces, boxed).effect = effect
            return effect

        return register

    def change(
        self,
        name: str,
        copies: int,
        *announces: Announcement,
        tells: Telling | None = None,
        boxed: Mapping[int, int] = NONE_BOXED,
    ) -> Callable[[Changing], Changing]:
        """Put a card into the deck that does no more than change the board, with the fact that tells of it.

        Where pawns go is told in any case.
        """

        def register(changes: Changing) -> Changing:
            kind = self._entered(name, copies, announces, boxed)
            kind.changes, kind.tells = changes, tells
            return changes

        return register

    def chance(self, name: str, copies: int, *announces: Announcement, tells: Telling) -> Callable[[Chances], Chances]:
        """The same for a card that leaves it to chance what becomes of the board."""

        def register(chances: Chances) -> Chances:
            kind = self._entered(name, copies, announces)
            kind.chances, kind.tells = chances, tells
            return chances

        return register

    def reaction(self, name: str, copies: int) -> Kind:
        """A card that is played out of turn and does nothing in one's own turn."""
        kind = self._entered(name, copies, ())
        kind.reacts = True
        return kind

    def _entered(
        self, name: str, copies: int, announces: tuple[Announcement, ...], boxed: Mapping[int, int] = NONE_BOXED
    ) -> Kind:
        KINDS[name] = Kind(name, self._group, copies, announces, boxed)
        return KINDS[name]
