"""House rules spread out: few sets of options in which every two values of two different options meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, fields
from itertools import combinations, product
from typing import Any

from ruthless.kernel.options import Options

Row = dict[str, object]


def values_of(one: Field[Any], numbers: Sequence[int] = ()) -> list[object]:
    """Every value of an option that can be listed, its default first, and these numbers if it takes any."""
    how = one.metadata
    if how["many"]:
        return [[], *([word] for word in how["values"])]
    listed = list(how["values"]) or [one.default]
    return listed + [number for number in numbers if number not in listed]


def all_pairs(options: type[Options], numbers: Mapping[str, Sequence[int]], crossed: Sequence[str] = ()) -> list[Row]:
    """Sets of options so that any two values of two options occur together in one of them; the defaults come first.

    `numbers` are the whole numbers to try. Pairs occur with every combination of the `crossed` options. Always the same
    rows in the same order.
    """
    rows = _pairing(options, numbers)
    by_name = {one.name: values_of(one, numbers.get(one.name, ())) for one in fields(options)}
    crossings = [dict(zip(crossed, values, strict=True)) for values in product(*(by_name[name] for name in crossed))]
    return [{**row, **crossing} for row in rows for crossing in crossings]


def _pairing(options: type[Options], numbers: Mapping[str, Sequence[int]]) -> list[Row]:
    choices = {one.name: values_of(one, numbers.get(one.name, ())) for one in fields(options)}
    rows: list[Row] = [{name: values[0] for name, values in choices.items()}]
    missing = {
        pair
        for one, other in combinations(choices, 2)
        for pair in product(
            [(one, str(value)) for value in choices[one]], [(other, str(value)) for value in choices[other]]
        )
    }
    missing -= _pairs(rows[0])
    while missing:
        row = _with_most(missing, choices)
        missing -= _pairs(row)
        rows.append(row)
    return rows


def _pairs(row: Row) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    """Every two settings of a row."""
    return set(combinations([(name, str(value)) for name, value in row.items()], 2))


def _with_most(missing: set[Any], choices: dict[str, list[object]]) -> Row:
    """A row that begins with a missing pair and takes in as many others as it can, one option after the other."""
    row: Row = {}
    first = min(missing)
    for name, text in first:
        row[name] = next(value for value in choices[name] if str(value) == text)
    for name, values in choices.items():
        if name not in row:
            row[name] = max(values, key=lambda value: _gain(missing, row, (name, str(value))))
    return {name: row[name] for name in choices}


def _gain(missing: set[Any], row: Row, setting: tuple[str, str]) -> int:
    """How many missing pairs a setting makes with a row."""
    others = [(name, str(value)) for name, value in row.items()]
    return sum(((other, setting) in missing) or ((setting, other) in missing) for other in others)
