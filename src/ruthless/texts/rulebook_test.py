"""The rulebook is found, taken apart and looked up."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ruthless.kernel.game import GAMES
from ruthless.texts import Rule, Rulebook, UnknownRule, Words

SOURCES = Path(__file__).parents[1]


def found(what: str) -> list[str]:
    return [rule.number for rule in Rulebook.of("frantic").look_up(what, Words("frantic"))]


def test_a_rulebook_is_taken_apart() -> None:
    book = Rulebook("# Title\n\nPreface.\n\n## 1 First\n\n**1.1** One `a`.\n\n## 2 Second\n\n**2.1** Two.\n")
    assert book.rules == [Rule("1.1", "First", "One `a`."), Rule("2.1", "Second", "Two.")]
    assert book.rules[0].plain == "One a."
    assert book.sections() == {"1": "First", "2": "Second"}


@pytest.mark.parametrize(
    ("what", "numbers"),
    [
        ("5.6", ["5.6"]),
        ("0", ["0"]),
        ("11", ["11.1", "11.2"]),
        ("gift", ["5.6"]),
        ("Gift", ["5.6"]),
        ("gift:red", ["5.6"]),
        ("fantastic", ["6.3"]),
        ("black-5", ["4.3"]),
        ("market", ["9.9"]),
        ("the all-seeing eye", ["9.16"]),
    ],
)
def test_rules_are_found_by_number_section_and_card(what: str, numbers: list[str]) -> None:
    assert found(what) == numbers


def test_a_card_leads_to_every_rule_that_names_it() -> None:
    assert {"6.6", "7.8"} <= set(found("nice try"))


@pytest.mark.parametrize("what", ["99", "5.99", "joker", ""])
def test_an_unknown_rule_is_refused(what: str) -> None:
    with pytest.raises(UnknownRule, match="no rule, section or card"):
        found(what)


def test_every_card_and_event_has_a_rule() -> None:
    for game in GAMES.values():
        words = Words(game.name)
        for entry in words.entries():
            assert Rulebook.of(game.name).look_up(entry.partition("-")[2], words)


def test_every_refusal_in_the_sources_cites_a_rule_that_exists() -> None:
    book = Rulebook.of("frantic")
    cited = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or path.name.endswith("_test.py"):
                continue
            named = isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            if named and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                cited.add(str(node.args[1].value))
    assert {number for number in cited if book.rule(number) is None} == set()
    assert "4.1" in cited
