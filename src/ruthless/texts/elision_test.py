"""Elision before names, in texts as well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruthless.kernel.messages import Message
from ruthless.texts.elision import elide
from ruthless.texts.words import Words

ROOT = Path(__file__).parent.parent.parent.parent
FRENCH = sorted(
    path
    for folder in ("src/ruthless", "client/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if "fr" in (path.stem, path.parent.name)
)
ENGLISH = sorted(
    path
    for folder in ("src/ruthless/games", "src/ruthless/lessons", "client/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if "en" in (path.stem, path.parent.name)
)
"""What the client says; on a terminal there are commands to be typed."""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Otto", "d’Otto"),
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("œil", "d’œil"),
        ("Hugo", "d’Hugo"),
        ("Hélène", "d’Hélène"),
        ("Hannah", "de Hannah"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Vera", "de Vera"),
        ("7", "de 7"),
        ("", "de "),
        ("Y", "de Y"),
    ],
)
def test_a_word_is_cut_before_what_sounds_like_a_vowel(name: str, expected: str) -> None:
    assert elide("de", name) == expected


def test_texts_can_ask_for_it() -> None:
    words = Words("malta", "fr", ["Ada", "Vera"])
    said = [words.render(Message("not-richest", {"other": seat})) for seat in (0, 1)]
    assert [re.findall(r"qu\S* ?\w+\.$", one) for one in said] == [["qu’Ada."], ["que Vera."]]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_french_text_forgets_it(path: Path) -> None:
    bare = re.compile(r"\b(?:de|que) \{ \$(?:seat|other|name|names|winner|loser|host|player|game) \}")
    assert bare.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_french_line_begins_with_what_ends_the_one_before(path: Path) -> None:
    """Before : ; ! ? and » and after « stands a space at which no line is broken."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»]|« ", line)] == []


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_there_is_one_apostrophe(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in line] == []
