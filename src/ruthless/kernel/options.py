"""House rules: one typed, frozen class a game, with defaults, checks and a text form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from ruthless.kernel.errors import BadOption
from ruthless.kernel.values import Value

T = TypeVar("T", bound="Options")


def one_of(*words: str, whole_from: int | None = None) -> Any:
    """A house rule that takes one of these words, the first by default, or a whole number from a bound up."""
    return field(default=words[0], metadata={"words": words, "whole_from": whole_from, "many": False})


def some_of(*words: str) -> Any:
    """A house rule that takes any number of these words, none by default."""
    return field(default=(), metadata={"words": words, "whole_from": None, "many": True})


@dataclass(frozen=True)
class Options(Value):
    """Base of a game's options. Make one with `read`, which checks every value."""


def _read_one(name: str, value: object, words: tuple[str, ...], whole_from: int | None) -> str | int:
    if isinstance(value, str) and value in words:
        return value
    if isinstance(value, str) and re.fullmatch("-?[0-9]{1,18}", value):
        value = int(value)
    if whole_from is not None and isinstance(value, int) and not isinstance(value, bool) and value >= whole_from:
        return value
    allowed = list(words) if whole_from is None else [*words, f"a whole number from {whole_from}"]
    raise BadOption(f"option {name!r} cannot be {value!r}: choose {', '.join(allowed)}")


def read(cls: type[T], given: Mapping[str, object]) -> T:
    """Options from names and values, as written in Python, JSON or on the command line."""
    known = {one.name: one for one in fields(cls)}
    checked: dict[str, object] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"no option {name!r}: there are {', '.join(known)}")
        how = known[name].metadata
        if not how["many"]:
            checked[name] = _read_one(name, value, how["words"], how["whole_from"])
            continue
        items = value.split("+") if isinstance(value, str) and value else value or ()
        if not isinstance(items, list | tuple):
            raise BadOption(f"option {name!r} cannot be {value!r}: give a list")
        checked[name] = tuple(dict.fromkeys(_read_one(name, item, how["words"], None) for item in items))
    return cls(**checked)


def as_json(options: Options) -> dict[str, object]:
    """What differs from the defaults, as plain data."""
    changed: dict[str, object] = {}
    for one in fields(options):
        value = getattr(options, one.name)
        if value != one.default:
            changed[one.name] = list(value) if one.metadata["many"] else value
    return changed
