"""Codes: a set of house rules as a few letters, to be read out, typed in and shared.

Every option is a digit in a number with mixed bases: the place of its value, 0 for the first one. The first option is the
smallest digit, and bases are 4, 8 or 64. So codes stay valid when options are added at the end of the class, and values at
the end of an option as long as its base has room; and they keep their meaning when another value becomes the default.
Whole numbers follow, and a letter that catches mistakes. The letters are those of Crockford's base 32: no I, L, O or U.
What other packages bring along is named at the end, behind points: `2K.tavern`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any, Final, TypeAlias, TypeVar

from ruthless.kernel.errors import BadOption
from ruthless.kernel.options import Options, own_values, read

T = TypeVar("T", bound=Options)

HouseRules: TypeAlias = Mapping[str, object] | str
"""Names and values of options, or a text: the name of a set or a code."""

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011")


def code(options: Options) -> str:
    """The code of these options."""
    number = 0
    wholes: list[str] = []
    for one in fields(options)[::-1]:
        digit = _digit(one, getattr(options, one.name))
        if _is_whole(one, digit):
            wholes.insert(0, _letters(getattr(options, one.name)))
        number = number * _base(one) + digit
    text = "-".join([_letters(number), *wholes])
    return ".".join([text + _check(text), *_from_outside(options)])


def _from_outside(options: Options) -> list[str]:
    """The words of other packages that are chosen."""
    many = [one for one in fields(options) if one.metadata["many"]]
    return [word for one in many for word in getattr(options, one.name) if word not in own_values(one)]


def from_code(cls: type[T], text: str) -> T:
    """The options a code stands for. Small letters will do, and letters that look like digits."""
    letters, *words = text.strip().split(".")
    clean = letters.upper().translate(_ALIKE)
    body, check = clean[:-1], clean[-1:]
    parts = body.split("-")
    if not all(parts) or any(letter not in LETTERS for part in parts for letter in part) or _check(body) != check:
        raise BadOption(f"{text!r} is no code for house rules: there is a mistake in it")
    number, *wholes = (_number(part) for part in parts)
    given: dict[str, object] = {}
    for one in fields(cls):
        number, digit = divmod(number, _base(one))
        if _is_whole(one, digit) and wholes:
            given[one.name] = wholes.pop(0)
        elif _is_whole(one, digit):
            raise BadOption(f"{text!r} is no code for house rules: a number is missing in it")
        else:
            given[one.name] = _value(one, digit)
    if number or wholes or None in given.values():
        raise BadOption(f"{text!r} is no code for these house rules: it was made for others, or by a newer version")
    for word in words:
        _add_word(cls, given, word.lower())
    return read(cls, given)


def _add_word(cls: type[Options], given: dict[str, object], word: str) -> None:
    for one in fields(cls):
        if one.metadata["many"] and word in one.metadata["values"]:
            given[one.name] = [*_several(given.get(one.name, ())), word]
            return
    raise BadOption(f"the code asks for {word!r}, which no package that is installed here brings along")


def _several(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def chosen(cls: type[T], given: HouseRules | None) -> T:
    """House rules as somebody gives them: by the name of a set, by a code or one by one; by default none of them differs."""
    if not isinstance(given, str):
        return read(cls, given or {})
    if given in cls.presets:
        return read(cls, cls.presets[given])
    try:
        return from_code(cls, given)
    except BadOption as error:
        raise BadOption(f"{error}; sets with a name are {', '.join(cls.presets)}") from None


def _base(one: Field[Any]) -> int:
    """How many digits an option has: four, eight or 64, so that a few values can be added. Each of some words is a bit."""
    values = len(own_values(one))
    if one.metadata["many"]:
        return int(2 ** max(4, values))
    return 4 if values <= 4 and one.metadata["whole_from"] is None else 8 if values <= 7 else 64


def _is_whole(one: Field[Any], digit: int) -> bool:
    """Whether the digit stands for a whole number that follows: the last digit of options that can be one."""
    return one.metadata["whole_from"] is not None and digit == _base(one) - 1


def _digit(one: Field[Any], value: Any) -> int:
    values = own_values(one)
    if one.metadata["many"]:
        return sum(1 << place for place, word in enumerate(values) if word in value)
    if value in values:
        return values.index(value)
    return 0 if value == one.default else _base(one) - 1


def _value(one: Field[Any], digit: int) -> object:
    """What a digit stands for; None if the option has no such value. A number that is no other one is the default."""
    values = own_values(one)
    if digit == 0 and not values and not one.metadata["many"]:
        return one.default
    if one.metadata["many"]:
        return None if digit >> len(values) else [word for place, word in enumerate(values) if digit & 1 << place]
    return values[digit] if digit < len(values) else None


def _letters(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, len(LETTERS))
        text = LETTERS[digit] + text
    return text


def _number(text: str) -> int:
    number = 0
    for letter in text:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def _check(text: str) -> str:
    """A letter that differs if one letter is wrong or two neighbours have changed places.

    The letters are elements of the field of 32; each is worth twice as much as the one after it.
    """
    rest = 1
    for letter in text:
        rest = _doubled(rest) ^ (0 if letter == "-" else LETTERS.index(letter))
    return LETTERS[_doubled(rest)]


def _doubled(element: int) -> int:
    """Times x, modulo x⁵ + x² + 1."""
    return element << 1 ^ (0b100101 if element & 16 else 0)
