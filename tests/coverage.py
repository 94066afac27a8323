"""The coverage of the rulebooks: which rules, rulings, cards, events and house rules are shown by a scenario, which are
not, and which messages have words in every language.

Run it with `python -m tests.coverage`; it ends with an error if anything is missing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ruthless.games.frantic import FRANTIC
from ruthless.games.frantic import book as frantic_cards
from ruthless.games.frantic_board import FRANTIC_BOARD
from ruthless.games.frantic_board import book as board_cards
from ruthless.games.malta import MALTA
from ruthless.games.malta import book as malta_cards
from ruthless.kernel import options as kernel_options
from ruthless.texts import languages

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "tests")
MARKS = ("positive", "negative", "boundary")

_RULE = re.compile(r"^\*\*(\d+(?:\.\d+)?)\*\*", re.MULTILINE)
_RULING = re.compile(r"^\| *([RF]\d+) *\|", re.MULTILINE)


@dataclass(frozen=True)
class Book:
    """What the scenarios of one game have to show, and where it is written."""

    rules: str
    rulings: str
    """The heading of the game in docs/rulings.md."""
    cards: Collection[str]
    events: Collection[str] = ()
    options: type[kernel_options.Options] = kernel_options.Options


BOOKS = {
    "frantic": Book("docs/rules/frantic.md", "Frantic", frantic_cards.KINDS, frantic_cards.EVENTS, FRANTIC.options),
    "frantic-board": Book(
        "docs/rules/frantic-board.md", "Frantic-board", board_cards.KINDS, board_cards.EVENTS, FRANTIC_BOARD.options
    ),
    "malta": Book("docs/rules/malta.md", "Malta", malta_cards.KINDS, options=MALTA.options),
}
"""By the name of the game. A new game is added here; its scenarios lie in a folder of that name."""


@dataclass(frozen=True)
class Scenario:
    """A test with one of the three marks, and the names it says it shows."""

    place: str
    test: str
    mark: str
    names: tuple[str, ...]


@dataclass
class Coverage:
    """What is shown and what is missing. `faults` are scenarios that cannot be counted as they are written."""

    lines: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and every scenario counts."""
        return not self.missing and not self.faults


def rules_in(text: str) -> list[str]:
    """The numbers of the rules in a rulebook."""
    return _RULE.findall(text)


def rulings_in(text: str, heading: str) -> list[str]:
    """The numbers of the rulings under one heading."""
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE):
        if chapter.splitlines()[:1] == [heading]:
            return _RULING.findall(chapter)
    return []


def values_of(options: type[kernel_options.Options]) -> list[str]:
    """Every value of every house rule, as scenarios name it: `wish=may`, `limit=number`, `expansions=none`."""
    values: list[str] = []
    for one in fields(options):
        how = one.metadata
        words = [
            *how["values"],
            *(["none"] if how["many"] else []),
            *(["number"] if how["whole_from"] is not None else []),
        ]
        values += [f"{one.name}={word}" for word in words]
    return values


def messages_in(root: Path, game: str, language: str) -> set[str]:
    """Every message a game can show in a language, attributes too; the shared ones included."""
    found: set[str] = set()
    for place in ("texts", f"games/{game.replace('-', '_')}/texts"):
        file = root / "src" / "ruthless" / place / f"{language}.ftl"
        entries = FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []
        for entry in entries:
            if isinstance(entry, Message):
                found |= {entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)}
    return found


def scenario_files(root: Path, game: str) -> list[Path]:
    """The test files that lie in a folder of that game."""
    files = (file for source in SOURCES for file in (root / source).rglob("*_test.py"))
    return sorted(file for file in files if game.replace("-", "_") in file.relative_to(root).parts)


def scenarios_in(source: str, place: str) -> Iterator[Scenario]:
    """The marked functions of a module, read without running it."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in MARKS:
                names = tuple(ast.literal_eval(name) for name in mark.args)
                yield Scenario(f"{place}:{node.lineno}", node.name, mark.func.id, names)


def measure(book: Book, rules: list[str], rulings: list[str], scenarios: Iterable[Scenario]) -> Coverage:
    """Compare what a book asks for with what the scenarios name."""
    values = values_of(book.options)
    shown: dict[str, set[str]] = {name: set() for name in [*rules, *rulings, *book.cards, *book.events, *values]}
    coverage = Coverage()
    for scenario in scenarios:
        if not scenario.test.startswith("test_"):
            coverage.faults.append(f"{scenario.place}: {scenario.test} is marked but never run")
            continue
        for name in scenario.names:
            if name in shown:
                shown[name].add(scenario.mark)
            else:
                coverage.faults.append(f"{scenario.place}: {scenario.test} names {name!r}, which does not exist")

    def count(label: str, names: Collection[str], asked: Collection[str], after: str = "") -> None:
        """A name is covered with every mark that is asked for, or with any mark if none is."""
        gaps = {name: [mark for mark in asked if mark not in shown[name]] for name in names}
        bare = [name for name in names if gaps[name] or not shown[name]]
        coverage.lines.append(f"{label} {len(names) - len(bare)}/{len(names)}{after}")
        coverage.missing += [f"{label}: {name} lacks {', '.join(gaps[name]) or 'a scenario'}" for name in bare]

    count("rules covered", rules, ())
    count("rulings", [name for name in rulings if name.startswith("R")], ())
    answers = [name for name in rulings if name.startswith("F")]
    if answers:
        count("FAQ rulings", answers, ())
    count("cards", book.cards, MARKS, " kinds")
    if book.events:
        count("events", book.events, MARKS)
    count("options", values, (), " values")
    return coverage


def measure_messages(coverage: Coverage, root: Path, game: str) -> None:
    """Add which messages have words in every language."""
    told = {language: messages_in(root, game, language) for language in languages()}
    everything = set().union(*told.values())
    for language, ids in told.items():
        coverage.lines.append(f"messages {len(ids)}/{len(everything)} in {language}")
        coverage.missing += [f"messages: {id} has no words in {language}" for id in sorted(everything - ids)]


def coverage_of(game: str, root: Path = ROOT) -> Coverage:
    """The coverage of a game as its files are now."""
    book = BOOKS[game]
    rules = rules_in((root / book.rules).read_text(encoding="utf-8"))
    rulings = rulings_in((root / "docs" / "rulings.md").read_text(encoding="utf-8"), book.rulings)
    scenarios = [
        scenario
        for file in scenario_files(root, game)
        for scenario in scenarios_in(file.read_text(encoding="utf-8"), str(file.relative_to(root)))
    ]
    coverage = measure(book, rules, rulings, scenarios)
    measure_messages(coverage, root, game)
    return coverage


def strays(root: Path = ROOT) -> list[str]:
    """Scenarios outside the folders of all games: nobody could say whose rules they show."""
    owned = {file for game in BOOKS for file in scenario_files(root, game)}
    files = (file for source in SOURCES for file in sorted((root / source).rglob("*_test.py")) if file not in owned)
    return [
        f"{scenario.place}: {scenario.test} lies in no game's folder"
        for file in files
        for scenario in scenarios_in(file.read_text(encoding="utf-8"), str(file.relative_to(root)))
    ]


def main() -> int:
    """Print the coverage of every game; 1 if anything is missing."""
    lost = strays()
    complete = not lost
    for game in BOOKS:
        coverage = coverage_of(game)
        complete = complete and coverage.complete
        print(f"{game}:", *coverage.lines, *coverage.missing, *coverage.faults, sep="\n")
    print(*lost, sep="\n", end="\n" if lost else "")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
