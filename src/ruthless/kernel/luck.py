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

from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from struct import Struct
from typing import Any, Final, TypeAlias, TypeVar, final

from ruthless.kernel.errors import BadPosition

T = TypeVar("T")

SPAN: Final = 1 << 32
"""How many words there are."""
_SURE: Final = SPAN - (1 << 16)
"""Below this a word is good for every bound up to 65,536."""
_unpack: Final = Struct("<16I").unpack


def begun_by_hashlib(key: bytes) -> blake2b:
    """The hash that all blocks of a key begin with: to copy it is quicker than to begin it anew."""
    return blake2b(key=key, digest_size=64, person=b"ruthless/luck")


def words_by_hashlib(begun: blake2b, number: int) -> tuple[int, ...]:
    """The words of a block."""
    block = begun.copy()
    block.update(number.to_bytes(8, "little"))
    return _unpack(block.digest())


Mixing: TypeAlias = Callable[[list[Any], Any, int, tuple[int, ...], int], tuple[int, tuple[int, ...], int]]
"""Shuffles a list with words from a place on, and then with those of the blocks that begin so, from that number on. Gives
the number of the next block, the present words and the place in them."""

Ways: TypeAlias = tuple[Callable[[bytes], Any], Callable[[Any, int], tuple[int, ...]], Mixing | None]
"""How blocks are made: what all blocks of a key begin with, and the words of one of them; and how to shuffle at once."""


def _ways() -> Ways:
    """In native code (`blocks.c`) where the engine is compiled, else with hashlib: the words are the same."""
    try:
        native: Any = import_module("ruthless.kernel.blocks")
    except ImportError:
        return begun_by_hashlib, words_by_hashlib, None
    return native.begun, native.words, native.shuffle


_WAYS: Final = _ways()
_begin: Final = _WAYS[0]
_fill: Final = _WAYS[1]
_mix: Final = _WAYS[2]


@final
class Luck:
    """A stream of words. Its state is a key, the number of the next block and a place in the present one."""

    __slots__ = ("_at", "_begun", "_block", "_key", "_words")

    def __init__(
        self, key: bytes, words: Sequence[int] = (), block: int = 0, at: int = 0, begun: object = None
    ) -> None:
        """`words` come before the next block of the key: see `scripted`."""
        self._key = key
        self._begun = begun
        """What all blocks of the key begin with, once one was needed."""
        self._words: tuple[int, ...] = tuple(words)
        self._block = block
        self._at = at

    @classmethod
    def from_seed(cls, seed: int | str) -> Luck:
        """The luck that belongs to a seed; 7 and "7" are the same seed."""
        return cls(
            blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=32, person=b"ruthless/seed").digest()
        )

    def copy(self) -> Luck:
        """A luck with the same future."""
        return Luck(self._key, self._words, self._block, self._at, self._begun)

    def __reduce__(self) -> tuple[object, ...]:
        """So can whoever has one be copied and sent elsewhere, though what blocks begin with cannot."""
        return Luck, (self._key, self._words, self._block, self._at)

    def scripted(self, words: Sequence[int], dice: Sequence[int] = ()) -> Luck:
        """A luck that rolls these dice, gives these words and then begins its key's blocks anew.

        A die shows a number from 1 up. It is written as a word that no block has, so that it is never taken for another.
        """
        return Luck(self._key, [*(SPAN + number for number in dice), *words])

    @property
    def dice(self) -> list[int]:
        """The dice that were scripted and have yet to be rolled."""
        return [word - SPAN for word in self._words[self._at :] if word > SPAN]

    def _refill(self) -> None:
        if self._begun is None:
            self._begun = _begin(self._key)
        self._words = _fill(self._begun, self._block)
        self._block += 1
        self._at = 0

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely; the bound is at most 2 ** 32."""
        limit = SPAN - SPAN % bound
        assert limit, f"no number below {bound} can be drawn"
        while True:
            if self._at == len(self._words):
                self._refill()
            word = self._words[self._at]
            self._at += 1
            if word < limit:
                return word % bound
            if word > SPAN:
                return _rolled(word - SPAN, bound)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items, 65,536 at most, into a random order, every order equally likely."""
        if _mix is not None and (self._block or self._at == len(self._words)):  # scripted words come before any block
            if self._begun is None:
                self._begun = _begin(self._key)
            if self._at == len(self._words):
                self._words, self._at = (), 0  # of a script there may be more than a block has
            self._block, self._words, self._at = _mix(items, self._begun, self._block, self._words, self._at)
            return
        size = len(items)
        while size > 1:
            for word in self._next_words(size - 1):
                if word >= _SURE and word >= SPAN - SPAN % size:
                    if word > SPAN:
                        raise BadPosition(
                            f"dice cannot have {word - SPAN} there: something is shuffled before that roll"
                        )
                    continue
                other = word % size
                size -= 1
                items[size], items[other] = items[other], items[size]

    def _next_words(self, wanted: int) -> tuple[int, ...]:
        """The next words of the present block, not more than wanted."""
        if self._at == len(self._words):
            self._refill()
        words = self._words[self._at : self._at + wanted]
        self._at += len(words)
        return words


def _rolled(number: int, sides: int) -> int:
    """What a scripted die is worth, from 0, if the die that is rolled has so many sides."""
    if number > sides:
        raise BadPosition(f"dice cannot have {number} there: what is rolled then has {sides} sides")
    return number - 1
