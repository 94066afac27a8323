"""House rules: one typed, frozen class a game, with defaults, checks and a text form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeVar

from ruthless.kernel.errors import BadOption
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.values import Value

T = TypeVar("T", bound="Options")


def one_of(*values: str | int, default: str | int | None = None, whole_from: int | None = None) -> Any:
    """A house rule that takes one of these values, or a whole number from a bound up.

    The first is the default unless another is named. Codes count the places of the values: whoever changes the default
    leaves the values in their order, and codes that were shared before mean what they meant.
    """
    return field(
        default=values[0] if default is None else default,
        metadata={"values": values, "whole_from": whole_from, "many": False},
    )


def whole(default: int, *, at_least: int) -> Any:
    """A house rule that takes a whole number."""
    return field(default=default, metadata={"values": (), "whole_from": at_least, "many": False})


def some_of(*values: str) -> Any:
    """A house rule that takes any number of these words, none by default."""
    return field(default=(), metadata={"values": values, "whole_from": None, "many": True})


def offer(cls: type[Options], name: str, value: str) -> None:
    """Add a word that another package brings along to a house rule that takes any number of them.

    Codes count in our own words only; see `codes`.
    """
    one = next(one for one in fields(cls) if one.name == name)
    how = dict(one.metadata)
    how.setdefault("own", len(how["values"]))
    how["values"] = (*how["values"], value)
    one.metadata = MappingProxyType(how)


def own_values(one: Field[Any]) -> tuple[Any, ...]:
    """The values of a house rule that no other package has brought along."""
    values: tuple[Any, ...] = one.metadata["values"]
    return values[: one.metadata.get("own", len(values))]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Options(Value):
    """Base of a game's options. Make one with `read`, which checks every value."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Sets of options with a name: only what differs from the defaults."""


def _read_one(name: str, given: object, values: tuple[str | int, ...], whole_from: int | None) -> str | int:
    value = int(given) if isinstance(given, str) and re.fullmatch("-?[0-9]{1,18}", given) else given
    if isinstance(value, str | int) and not isinstance(value, bool):
        if value in values:
            return value
        if whole_from is not None and isinstance(value, int) and value >= whole_from:
            return value
    allowed = [str(one) for one in values]
    if whole_from is not None:
        allowed.append(f"a whole number from {whole_from}")
    raise BadOption(f"option {name!r} cannot be {given!r}: choose {', '.join(allowed)}")


def read(cls: type[T], given: Mapping[str, object]) -> T:
    """Options from names and values, as written in Python, JSON or on the command line."""
    if not given:
        return _unchanged(cls)
    known = {one.name: one for one in fields(cls)}
    checked: dict[str, object] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"no option {name!r}: there are {', '.join(known)}")
        how = known[name].metadata
        if not how["many"]:
            checked[name] = _read_one(name, value, how["values"], how["whole_from"])
            continue
        items = (value.split("+") if value else ()) if isinstance(value, str) else value
        if not isinstance(items, list | tuple):
            raise BadOption(f"option {name!r} cannot be {value!r}: give a list")
        chosen = [_read_one(name, item, how["values"], None) for item in items]
        checked[name] = tuple(one for one in how["values"] if one in chosen)
    return cls(**checked)


_UNCHANGED: Final[dict[type[Options], Any]] = {}
"""By class its options with all defaults: they never change, so that all matches may have the same."""


def _unchanged(cls: type[T]) -> T:
    if cls not in _UNCHANGED:
        _UNCHANGED[cls] = cls()
    found: T = _UNCHANGED[cls]
    return found


def as_json(options: Options) -> dict[str, object]:
    """What differs from the defaults, as plain data."""
    changed: dict[str, object] = {}
    if options is _UNCHANGED.get(type(options)):
        return changed
    for one in fields(options):
        value = getattr(options, one.name)
        if value != one.default:
            changed[one.name] = list(value) if one.metadata["many"] else value
    return changed
