"""Luck: a seeded, copyable random source that nobody can predict.

The bytes are fixed for ever, because records, golden games and the check of a deal in other languages
depend on them (docs/luck.md gives the recipe and test vectors):

- seed to key: BLAKE2b-256 of the seed's text, personalised `ruthless/seed`;
- block i: BLAKE2b-512 of i as eight little-endian bytes, keyed, personalised `ruthless/luck`;
- each block is sixteen little-endian 32-bit words, used in order;
- `below(n)`: the next word modulo n, words at or above the largest multiple of n are thrown away;
- `shuffle`: Fisher-Yates from the top, swapping item i with item `below(i + 1)` for i = last … 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_SPAN: Final = 1 << 32
_unpack: Final = Struct("<16I").unpack
_PERSON: Final = b"ruthless/luck"


class Luck:
    """A stream of words. Its state is a key, the number of the next block and a place in the present one."""

    __slots__ = ("_at", "_block", "_key", "_words")

    def __init__(self, key: bytes, words: Sequence[int] = ()) -> None:
        """`words` come before the first block of the key; tests script luck that way."""
        self._key = key
        self._block = 0
        self._words: tuple[int, ...] = tuple(words)
        self._at = 0

    @classmethod
    def from_seed(cls, seed: int | str) -> Luck:
        """The luck that belongs to a seed; 7 and "7" are the same seed."""
        return cls(blake2b(str(seed).encode(), digest_size=32, person=b"ruthless/seed").digest())

    def copy(self) -> Luck:
        """A luck with the same future."""
        twin = Luck(self._key, self._words)
        twin._block = self._block
        twin._at = self._at
        return twin

    def _refill(self) -> None:
        block = blake2b(self._block.to_bytes(8, "little"), key=self._key, digest_size=64, person=_PERSON)
        self._words = _unpack(block.digest())
        self._block += 1
        self._at = 0

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        limit = _SPAN - _SPAN % bound
        while True:
            if self._at == len(self._words):
                self._refill()
            word = self._words[self._at]
            self._at += 1
            if word < limit:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, every order equally likely."""
        words, at = self._words, self._at
        for last in range(len(items) - 1, 0, -1):
            bound = last + 1
            limit = _SPAN - _SPAN % bound
            while True:
                if at == len(words):
                    self._refill()
                    words, at = self._words, 0
                word = words[at]
                at += 1
                if word < limit:
                    break
            other = word % bound
            items[last], items[other] = items[other], items[last]
        self._at = at
