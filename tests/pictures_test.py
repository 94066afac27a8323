"""The pictures of the README are there, in light and dark, and light enough for a repository."""

from __future__ import annotations

import re
from pathlib import Path

from tests.pictures import FOLDER, THEMES

README = Path(__file__).parent.parent / "README.md"
HEAVIEST = 700_000
"""Bytes of all of them together."""


def test_every_picture_of_the_readme_is_there_in_light_and_dark_and_small() -> None:
    named = set(re.findall(r"docs/pictures/([\w-]+)-(?:light|dark)\.(\w+)", README.read_text(encoding="utf-8")))
    assert {name for name, _ in named} == {"table", "board", "tiles", "page", "replay", "report", "terminal"}
    files = [FOLDER / f"{name}-{theme}.{kind}" for name, kind in named for theme in THEMES]
    assert [file.name for file in files if not file.is_file()] == []
    assert sum(file.stat().st_size for file in files) < HEAVIEST
