"""The rulebook is found, taken apart and looked up."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ruthless.kernel.game import GAMES
from ruthless.texts import Rule, Rulebook, UnknownRule, Words, languages

SOURCES = Path(__file__).parents[1]
DOCS = SOURCES.parents[1] / "docs"

in_every_language = pytest.mark.parametrize("language", languages())


def found(what: str, language: str = "en", *, family: bool = False) -> list[str]:
    words = Words("frantic", language, family=family)
    return [rule.number for rule in Rulebook.for_reader(words).look_up(what, words)]


def test_a_rulebook_is_taken_apart() -> None:
    book = Rulebook("# Title\n\nPreface.\n\n## 1 First\n\n**1.1** One `a`.\n\n## 2 Second\n\n**2.1** Two.\n")
    assert book.rules == [Rule("1.1", "First", "One `a`."), Rule("2.1", "Second", "Two.")]
    assert book.sections() == {"1": "First", "2": "Second"}


def test_rules_may_be_numbered_without_a_point() -> None:
    book = Rulebook(
        "## 1 The cards\n\n**1** One.\n\n## 2 A turn\n\n**2** Two.\n\n**3** Three.\n\n## 4 The end\n\n**5** Four.\n"
    )
    assert [rule.section for rule in book.rules] == ["1", "2", "2", "4"]
    assert book.sections() == {"1": "The cards", "2": "A turn", "4": "The end"}
    words = Words("frantic")
    asked = {what: [rule.number for rule in book.look_up(what, words)] for what in "1234"}
    assert asked == {"1": ["1"], "2": ["2"], "3": ["3"], "4": ["5"]}


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
        ("r12", ["R12"]),
        ("limit_test", ["15.5"]),
        ("thief", ["12.3"]),
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


@in_every_language
def test_every_card_and_event_has_a_rule(language: str) -> None:
    for game in GAMES.values():
        words = Words(game.name, language)
        book = Rulebook.for_reader(words)
        for entry, name in words.entries().items():
            by_notation = book.look_up(entry.partition("-")[2], words)
            assert by_notation
            assert book.look_up(name, words) == by_notation


@in_every_language
def test_rules_are_found_by_the_names_of_the_language(language: str) -> None:
    assert found(Words("frantic", language).card("gift:red"), language) == found("gift")
    assert found(Words("frantic", language).event("market"), language) == found("market")


def test_a_family_finds_the_rude_card_by_its_friendlier_name() -> None:
    assert found("get lost", family=True) == found("fuck you", family=True) == found("fuck you")


# Every language tells the same rules


def told(rule: Rule, pattern: str) -> list[str]:
    """What a rule mentions: rulings or notations."""
    return sorted(set(re.findall(pattern, f"{rule.title} {rule.text}")))


@in_every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_rules_sections_and_rulings(game: str, language: str) -> None:
    english, other = Rulebook.of(game), Rulebook.of(game, language)
    assert [rule.number for rule in other.rules] == [rule.number for rule in english.rules]
    assert list(other.sections()) == list(english.sections())
    assert [ruling.number for ruling in other.rulings] == [ruling.number for ruling in english.rulings]


@in_every_language
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pattern", [r"\bR\d+\b", r"`[^`]+`"], ids=["rulings", "notation"])
def test_every_language_cites_the_same_rulings_and_notations(game: str, language: str, pattern: str) -> None:
    english, other = Rulebook.of(game), Rulebook.of(game, language)
    for ours, theirs in zip(english.rules + english.rulings, other.rules + other.rulings, strict=True):
        assert told(theirs, pattern) == told(ours, pattern), theirs.number


@in_every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_its_own_rulebook_and_rulings(game: str, language: str) -> None:
    ending = "md" if language == "en" else f"{language}.md"
    assert (DOCS / "rules" / f"{game}.{ending}").is_file()
    assert (DOCS / f"rulings.{ending}").is_file()
    shipped = (DOCS.parent / "pyproject.toml").read_text("utf-8")
    assert f'"docs/rulings.{ending}" = "ruthless/texts/rulings.{ending}"' in shipped


def test_a_rulebook_that_is_not_translated_is_read_in_english() -> None:
    assert Rulebook.of("frantic", "xx").rules == Rulebook.of("frantic").rules


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_in_the_sources_cites_a_rule_that_exists(game: str) -> None:
    book = Rulebook.of(game)
    others = {other.replace("-", "_") for other in GAMES if other != game}
    cited = set()
    for path in SOURCES.rglob("*.py"):
        if path.name.endswith("_test.py") or others & set(path.relative_to(SOURCES).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            named = isinstance(node.func, ast.Name) and node.func.id == "Refusal"
            if named and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                cited.add(str(node.args[1].value))
    assert {number for number in cited if book.rule(number) is None} == set()
    assert len(cited) > 10
