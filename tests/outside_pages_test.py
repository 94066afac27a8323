"""The pages "Write a bot", "Write a card" and "Write a game": their code is the example package's, and it runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.example_package_test import EXAMPLE, ROOT, Place, place

__all__ = ["place"]

PAGES = ("write-a-bot", "write-a-card", "write-a-game")
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"`(src/ruthless_example/[\w/.]+)`")


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in one language."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    return [block for found, block in _BLOCK.findall(text) if found == language]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_is_that_of_the_example(page: str) -> None:
    named = [EXAMPLE / file for file in _FILE.findall((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))]
    shown = [*blocks(page, "python"), *blocks(page, "")]
    assert named
    for file in named:
        assert file.read_text(encoding="utf-8") in shown, f"{page} does not show {file.name} as it is"
    (declared,) = blocks(page, "toml")
    assert declared in (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_and_tests_of_a_page_work(place: Place, page: str) -> None:
    commands = [line.removeprefix("ruthless ") for block in blocks(page, "sh") for line in block.splitlines()]
    assert commands
    place.said(*commands)
    files = {file.read_text(encoding="utf-8") for file in Path(EXAMPLE).rglob("*.py")}
    for code in blocks(page, "python"):
        if code not in files:
            place.python(code)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_one_screen_of_code(page: str) -> None:
    assert max(len(code.splitlines()) for code in blocks(page, "python")) <= 70
