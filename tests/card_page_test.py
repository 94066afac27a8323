"""The page "Adding a card": its card goes into the game as the page says, in fifteen lines, and its scenario passes."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ruthless.games.frantic import marks, verbs
from ruthless.kernel.decisions import Decision
from tests.example_package_test import ROOT
from tests.outside_pages_test import blocks

PAGE = "adding-a-card"
CHAPTER = Path("src/ruthless/games/frantic/attacks.py")
SCENARIOS = CHAPTER.with_name("attacks_test.py")


def text() -> str:
    return (ROOT / "docs" / f"{PAGE}.md").read_text(encoding="utf-8")


def test_a_card_takes_fifteen_lines() -> None:
    scenario, card, _ = blocks(PAGE, "python")
    assert len(card.splitlines()) <= 15
    assert len(scenario.splitlines()) <= 15


PLAYED = """
from ruthless.games.frantic import attacks
from ruthless.games.frantic.attacks_test import *
import ruthless.games.frantic.attacks_test as scenarios
from ruthless.kernel.game import GAMES

assert attacks.__file__.startswith({folder!r}), attacks.__file__
print(sum(str(card).startswith("tribute") for card in GAMES["frantic"].cards))
scenarios.{test}()
"""

POORER = """

@negative("tribute", "5.8")
def {test}() -> None:
    match = deal("frantic", hands=["tribute:red blue-1", "red-1", "green-2 green-3", "green-4 blue-3"], pile="red-9")
    play(match, "0 tribute:red", leaves_open="attack")
    assert declined(match, "0 -> 1") == ("not-more-cards", "5.8")
    play(match, "0 -> 2")
    assert hands(match)[1] == "red-1"
"""


def played(folder: Path, card: str, scenario: str) -> str:
    """What a game comes to with such a card at the end of its chapter, and such a scenario."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("server", "__pycache__"))
    for path, added in ((CHAPTER, card), (SCENARIOS, scenario)):
        with (folder / path).open("a", encoding="utf-8") as chapter:
            chapter.write(f"\n\n{added}")
    (test,) = re.findall(r"^def (test_\w+)", scenario, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-c", PLAYED.format(folder=str(folder), test=test)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "RUTHLESS_ALLOW": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_card_of_the_page_is_played_as_its_scenario_says(tmp_path: Path) -> None:
    scenario, card, _ = blocks(PAGE, "python")
    for path, shown in ((SCENARIOS, scenario), (CHAPTER, card)):
        assert f"in `{path}`" in text()
        assert shown
    assert played(tmp_path, card, scenario) == "4\n"


def test_a_card_that_not_everybody_can_be_hit_by_says_why_not(tmp_path: Path) -> None:
    _, card, reason = blocks(PAGE, "python")
    (made,) = re.findall(r"`(RICHER = Reach\(richer\))`", text())
    (call,) = re.findall(r"`(attack\(table, player, RICHER\))`", text())
    picky = f"{reason}\n\n{made}\n\n\n{card.replace('attack(table, player)', call)}"
    assert call in picky
    assert played(tmp_path, picky, POORER.format(test="test_who_holds_no_more_cards_pays_no_tribute").strip()) == "4\n"


def test_what_a_rule_may_do_is_called_as_the_page_says() -> None:
    (given,) = re.findall(r"`Decision` \(([\w, ]+)\)", text())
    assert given.split(", ") == list(inspect.signature(Decision.__init__).parameters)[1:]
    (line,) = [line for line in text().splitlines() if line.startswith("- Change the table")]
    moving, marking = line.split("marks: ")
    for module, names in ((verbs, re.findall(r"`(\w+)`", moving)), (marks, re.findall(r"`(\w+)`", marking))):
        assert names
        assert [name for name in names if not hasattr(module, name)] == []
