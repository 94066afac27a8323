"""A game of another package that says hardly anything of itself, on the command line."""

from __future__ import annotations

import json
import re

import pytest

from tests.example_package_test import Place

GAME = """
from dataclasses import dataclass
from ruthless import kit

DRAW = kit.Word("draw")

@dataclass(frozen=True)
class House(kit.Options):
    dogs: str = kit.one_of("bark", "bolt", "vanish")
    goal: int = kit.one_of(3, 5)
    toys: tuple[str, ...] = kit.some_of("ball", "bone")

def forbids(table, seat, option):
    return None if option is DRAW else kit.not_in_hand(table, seat, option, "1")

ASK = kit.Question("ask", forbids)

def deal(table):
    assert table.options.dogs != "bolt"
    kit.deal(table, table.order, 2)

async def turn(table, seat):
    answer = await ASK.to(table, seat, [*kit.distinct(table.hands[seat]), DRAW])
    table.tell(kit.Message("growls-loudly", {"seat": seat}))
    if table.options.dogs == "vanish" and len(table.draw) < 5:
        raise KeyError("no\\ndog")
    kit.draw(table, seat, 1)
    table.over = not table.draw

GAME = kit.card_game(
    name="bare", rules_version=1, fewest=2, most=4, kinds=[kit.Kind("dog", "pet", copies=12)], answers=[DRAW],
    questions={"ask": kit.TURN}, options=House, table=kit.CardTable, deal=deal, turn=turn,
)
"""
RAISING = GAME[: GAME.index("raise")].count("\n") + 1
"""The line that raises."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A place where the game is installed, as pip would leave it."""
    place = Place(tmp_path_factory.mktemp("bare"))
    info = place.packages / "bare-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ruthless.games]\nbare = bare:GAME\n")
    texts = place.packages / "bare" / "texts"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").write_text(GAME)
    (texts / "en.ftl").write_text("bare = Bare\n")
    return place


def test_the_languages_it_has_texts_in_are_listed(place: Place) -> None:
    listed, shown = place.said("games --json", "games")
    games = json.loads(listed)["games"]
    assert games["malta"]["languages"] == ["de", "en", "fr"]
    assert games["bare"]["languages"] == ["en"]
    assert "  languages: en\n" in shown


def test_house_rules_without_texts_are_shown_by_name_and_value(place: Place) -> None:
    shown, described = place.said("options bare -o goal=5", "options bare --json -o toys=ball+bone")
    assert [" ".join(line.split()) for line in shown.splitlines()[1:-2]] == [
        *("dogs dogs", "> bark bark (default)", "bolt bolt", "vanish vanish"),
        *("goal goal", "3 3 (default)", "> 5 5"),
        *("toys toys", "> none none (default)", "ball ball", "bone bone", "any of these, joined by +"),
    ]
    assert json.loads(described)["options"]["toys"]["means"] == "ball and bone"


def test_a_fact_it_does_not_declare_is_told_by_its_id(place: Place) -> None:
    told, replayed, *_ = place.said(
        "play bare --seats 2 --seed 5 --save undeclared.json",
        "replay undeclared.json --all",
        "report bare --games 4 --players 2 --processes 1",
        typed="d\n" * 9,
    )
    assert "Growls-loudly" in told
    assert "Growls-loudly" in replayed


BROKEN = rf"KeyError: 'no\\ndog' \(bare/__init__.py, line {RAISING}\)"


def test_that_nobody_has_written_its_rules_down_is_said(place: Place) -> None:
    (line,) = place.refused("rules bare")
    assert line == "nobody has written down the rules of bare: its package has no rules.md"
    assert place.said("rules bare --json") == ["[]\n"]
    (told,) = place.said("play bare --seats 2 --seed 5 --save ruled.json", typed="rules\nrules 5\n")
    assert told.count("Nobody has written down the rules of this game.") == 2


@pytest.mark.parametrize("processes", [1, 2])
def test_rules_that_raise_are_told_in_one_line_with_their_place(place: Place, processes: int) -> None:
    (line,) = place.refused(f"simulate bare -o dogs=vanish --games 4 --players 2 --processes {processes}")
    assert re.fullmatch(rf"match \d of seed '.*' failed \(bare, 2 seats, .*\): {BROKEN}", line), line


def test_a_match_whose_rules_raise_is_kept_and_told_in_one_line(place: Place) -> None:
    play = "play bare -o dogs=vanish --seats 2 --seed 5 --save raising.json"
    ((code, _, error),) = place.run(play, typed="d\n" * 9)
    assert code == 2
    (line,) = error.splitlines()
    why = rf"ruthless: the match failed \(bare, 2 seats, seed '5'\): {BROKEN}; it is kept in raising.json"
    assert re.fullmatch(why, line), line
    kept = json.loads((place.folder / "raising.json").read_text())["answers"]
    assert [one for one in kept if one.startswith("0 ")]
    (bolted,) = place.refused("play bare -o dogs=bolt --seed 5")
    assert re.fullmatch(r"the match failed \(bare, 4 seats, seed '5'\): AssertionError: \(bare/.*, line \d+\)", bolted)
    ((code, shown, error),) = place.run("play bare --resume raising.json")
    assert (code, error) == (0, "")
    assert "ruthless play bare --resume raising.json" in shown
