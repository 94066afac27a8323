"""Elision: French words that lose their last letter before a vowel, as in “le tour d’Otto”.

Texts ask for it where a name follows: `Tour { ELIDE("de", $name) }`. The browser's twin is client/src/lib/elision.ts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

_VOWELS = frozenset("aeiouœæ")


def elide(word: str, name: object) -> str:
    """A short word and what follows it, run together where French does so.

    >>> elide("de", "Otto"), elide("que", "Élise"), elide("de", "Vera"), elide("de", "Yann")
    ('d’Otto', 'qu’Élise', 'de Vera', 'de Yann')
    """
    text = str(name)
    return f"{word[:-1]}’{text}" if begins_with_vowel(text) else f"{word} {text}"


def begins_with_vowel(text: str) -> bool:
    """Whether a name sounds as if it did.

    An h is mute as in Hugo, but before an a, as in Hannah, most are not; a y is a vowel before a consonant, as in Yves.
    """
    letters = [one for one in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(one)]
    first, second = [*letters, "", ""][:2]
    if first == "h":
        return second in _VOWELS - {"a"} or second == "y"
    if first == "y":
        return second.isalpha() and second not in _VOWELS
    return first in _VOWELS


FUNCTIONS: dict[str, Callable[..., Any]] = {"ELIDE": elide}
"""What Fluent texts can call."""
