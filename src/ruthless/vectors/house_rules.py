"""House rules in a vector: every option of the game, by the values it can take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from ruthless.kernel.options import Options
from ruthless.vectors.arrangement import MOST, Arrangement, Places, cut, named
from ruthless.vectors.rows import Row


def house_rules(made: Arrangement) -> Callable[[Options, Row], None]:
    """The pieces of the game's house rules, and what writes those of a match into them."""
    several: dict[str, Places] = {}
    single: list[tuple[str, Places, int]] = []
    for one in fields(made.game.options):
        name, how = one.name, one.metadata
        values = named(how["values"])
        if how["many"]:
            several[name] = made.counts(f"house_{name}", values, f"house rules: {name}", 1)
            continue
        places = made.choice(f"house_{name}", values, f"house rules: {name}") if values else {}
        is_whole = how["whole_from"] is not None
        what = f"house rules: {name}, where it is a number of the table's own"
        single.append((name, places, made.add(f"house_{name}_number", 1, MOST, what) if is_whole else -1))

    def write(options: Options, row: Row) -> None:
        for name, places in several.items():
            for word in getattr(options, name):
                row.stay(places[word], 1)
        for name, places, number in single:
            value: Any = getattr(options, name)
            if value in places:
                row.stay(places[value], 1)
            else:
                row.stay(number, cut(value))

    return write
