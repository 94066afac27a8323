"""Every rule, ruling, card and event has its scenarios, and the count of them can be trusted."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from ruthless.kernel.options import Options, one_of, whole
from ruthless.texts import languages
from tests.coverage import (
    BOOKS,
    Book,
    Coverage,
    coverage_of,
    measure,
    measure_messages,
    rules_in,
    rulings_in,
    scenarios_in,
    strays,
)


@dataclass(frozen=True)
class House(Options):
    """One house rule with two values and one that takes a number."""

    wish: str = one_of("must", "may")
    rounds: int = whole(5, at_least=1)


SMALL = Book("small.md", "Small", ["gift"], ["market"], House)


def small(source: str) -> Coverage:
    """The coverage of a book with one rule, one ruling, one card, one event and three values of house rules."""
    return measure(SMALL, ["1.1"], ["R1"], scenarios_in(source, "small_test.py"))


@pytest.mark.parametrize("game", BOOKS)
def test_everything_in_the_rulebook_is_shown_by_a_scenario(game: str) -> None:
    assert coverage_of(game).missing == []


@pytest.mark.parametrize("game", BOOKS)
def test_scenarios_name_only_what_exists(game: str) -> None:
    assert coverage_of(game).faults == []


def test_every_scenario_lies_in_the_folder_of_its_game() -> None:
    assert strays() == []


def test_rules_are_the_bold_numbers_at_the_beginning_of_a_line() -> None:
    assert rules_in("**0** Asked.\n\n**4.12** Under **4.1** the top.\n\n## 5 Next\n") == ["0", "4.12"]


def test_rulings_are_read_from_the_chapter_of_the_game_only() -> None:
    text = "# Rulings\n\n## Small\n\n| R1 | who? |\n| R12 | R3 |\n\n## Other\n\n| R2 | who? |\n"
    assert rulings_in(text, "Small") == ["R1", "R12"]
    assert rulings_in(text, "None") == []


def test_a_card_needs_all_three_marks_and_a_rule_needs_one() -> None:
    source = """
@positive("gift", "1.1")
@parametrize("seats", [2, 3])
def test_one(seats): ...

@boundary("gift", "R1", "wish=may", "rounds=number")
def test_two(): ...
"""
    coverage = small(source)
    assert coverage.lines == [
        "rules covered 1/1",
        "rulings 1/1",
        "cards 0/1 kinds",
        "events 0/1",
        "options 2/3 values",
    ]
    assert coverage.missing == [
        "cards: gift lacks negative",
        "events: market lacks positive, negative, boundary",
        "options: wish=must lacks a scenario",
    ]
    assert coverage.faults == []
    assert not coverage.complete


def test_nothing_is_covered_without_scenarios() -> None:
    lines = small("def test_one(): ...").lines
    assert lines == ["rules covered 0/1", "rulings 0/1", "cards 0/1 kinds", "events 0/1", "options 0/3 values"]


def test_a_message_without_words_in_a_language_is_missing(tmp_path: Path) -> None:
    texts = tmp_path / "src" / "ruthless" / "texts"
    texts.mkdir(parents=True)
    for language in languages():
        (texts / f"{language}.ftl").write_text("round = R\n    .no = N\n", encoding="utf-8")
    (texts / "fr.ftl").write_text("round = R\n", encoding="utf-8")
    coverage = Coverage()
    measure_messages(coverage, tmp_path, "frantic")
    assert "messages 2/2 in en" in coverage.lines
    assert coverage.missing == ["messages: round.no has no words in fr"]


def test_a_name_that_does_not_exist_is_a_fault() -> None:
    faults = small('@negative("1.2")\ndef test_one(): ...\n').faults
    assert faults == ["small_test.py:2: test_one names '1.2', which does not exist"]


def test_a_marked_function_that_pytest_would_not_run_is_a_fault_and_covers_nothing() -> None:
    coverage = small('@positive("1.1")\ndef one(): ...\n')
    assert coverage.faults == ["small_test.py:2: one is marked but never run"]
    assert coverage.lines[0] == "rules covered 0/1"


def test_scenarios_outside_the_games_are_found(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests" / "frantic").mkdir(parents=True)
    scenario = '@positive("1.1")\ndef test_one(): ...\n'
    (tmp_path / "tests" / "lost_test.py").write_text(scenario, encoding="utf-8")
    (tmp_path / "tests" / "frantic" / "found_test.py").write_text(scenario, encoding="utf-8")
    assert strays(tmp_path) == [f"{Path('tests/lost_test.py')}:2: test_one lies in no game's folder"]
