"""docs/notation.md and the kit name every field of a position, and the examples are positions."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from ruthless import GAMES
from ruthless.games.frantic import position as frantic
from ruthless.games.frantic_board import position as frantic_board
from ruthless.games.malta import position as malta
from ruthless.testing import deal

FIELDS = {"frantic": frantic.FIELDS, "frantic-board": frantic_board.FIELDS, "malta": malta.FIELDS}
EVERY, *TITLES = "In every game", "Frantic", "Frantic – the board game", "Malta!"
NAMES = dict(zip(FIELDS, TITLES, strict=True))

DOC = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
SECTIONS = {
    title: re.findall(r"^\| (`\w+`.*?) \| (`.*?`) \|", text, re.MULTILINE)
    for title, text in re.findall(r"^### (.*?)\n(.*?)(?=^##)", DOC, re.MULTILINE | re.DOTALL)
}
"""By title of a section its rows: the fields, and an example of a value."""

EXAMPLES = [
    (game, field, ast.literal_eval(example.strip("`")))
    for game, title in [("frantic", EVERY), *NAMES.items()]
    for fields, example in SECTIONS[title]
    for field in re.findall(r"`(\w+)`", fields)
]
BESIDE: dict[str, dict[str, Any]] = {
    "guise": {"pile": "mimicry red-9", "options": {"expansions": ["troublemaker"]}},
}
"""What an example needs beside it."""


def test_every_game_has_its_section() -> None:
    assert set(FIELDS) == set(GAMES)
    assert set(SECTIONS) == {EVERY, *TITLES}


@pytest.mark.parametrize("game", FIELDS)
def test_the_notation_names_every_field_of_a_position_once(game: str) -> None:
    rows = SECTIONS[EVERY] + SECTIONS[NAMES[game]]
    named = [field for fields, _ in rows for field in re.findall(r"`(\w+)`", fields)]

    assert sorted(named) == sorted(FIELDS[game])


@pytest.mark.parametrize("game", FIELDS)
def test_the_kit_names_every_field_of_a_position_once(game: str) -> None:
    _, *parts = re.split(r"\n\n.* has\n\n", deal.__doc__ or "")
    common, *own = (re.findall(r"`(\w+)`[:,]", part) for part in parts)
    named = common + dict(zip(FIELDS, own, strict=True))[game]

    assert sorted(named) == sorted(FIELDS[game])


@pytest.mark.parametrize(("game", "field", "value"), EXAMPLES)
def test_an_example_is_a_position(game: str, field: str, value: object) -> None:
    position: dict[str, Any] = {field: value, **({} if field == "hands" else {"seats": 3}), **BESIDE.get(field, {})}

    assert deal(game, **position).seats == 3
