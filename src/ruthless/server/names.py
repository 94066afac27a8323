"""Names: what people and tables may be called, so that what is read is what is there; and lines of chat."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of signs that nobody sees, or that change what is seen of others: control, direction, no width, no meaning."""
MARKS = frozenset({"Mn", "Me", "Mc"})
MARKS_IN_A_ROW = 4
"""No script needs more on one letter; more of them cover the lines above and below."""
_IGNORED = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)
_BLANK = frozenset(map(chr, (*_IGNORED, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
"""Letters and marks by their kind, but nothing that can be seen."""
PICTURE = "\ufe0f"
"""Says that the sign before it is a picture; anywhere else it says nothing."""
SKIN = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
MARKUP = frozenset("<>")
LONGER = 2
"""How many times as many signs as letters a name may have: marks and pictures take several."""


class BadName(ValueError):
    """This cannot be a name."""


def name(text: str, most: int) -> str:
    """A name of at most so many letters, in one form: composed, without needless blanks."""
    if len(text) > LONGER * most or any(_is_hidden(sign) or sign in MARKUP for sign in text):
        raise BadName
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if _letters(plain) > most or _has_pile(plain) or _has_stray_picture(plain):
        raise BadName
    return plain


def line(text: str) -> str:
    """Something said, in one line: what cannot be seen is a blank, and marks do not pile up."""
    shown: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MARKS_IN_A_ROW:
            shown.append(" " if _is_hidden(sign) or sign.isspace() else sign)
    return "".join(shown).strip()


def alike(text: str) -> str:
    """What two names have in common that look the same to most people."""
    return unicodedata.normalize("NFKC", text).casefold()


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in HIDDEN or sign in _BLANK


def _letters(text: str) -> int:
    """How many letters people see, more or less."""
    return sum(unicodedata.category(sign) not in MARKS and sign not in SKIN for sign in text)


def _has_pile(text: str) -> bool:
    """Whether a mark stands on nothing, or on too many others."""
    marks = MARKS_IN_A_ROW  # before the first letter there is nothing to stand on
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks > MARKS_IN_A_ROW:
            return True
    return False


def _has_stray_picture(text: str) -> bool:
    return any(sign == PICTURE and unicodedata.category(before) != "So" for before, sign in pairwise(f" {text}"))
