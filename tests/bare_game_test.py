"""A game of another package that says hardly anything of itself, on the command line."""

from __future__ import annotations

import json

import pytest

from tests.example_package_test import Place

GAME = """
from dataclasses import dataclass
from ruthless import kit

DRAW = kit.Word("draw")

@dataclass(frozen=True)
class House(kit.Options):
    dogs: str = kit.one_of("bark", "bite", "vanish")
    goal: int = kit.one_of(3, 5)
    toys: tuple[str, ...] = kit.some_of("ball", "bone")

def forbids(table, seat, option):
    return None if option is DRAW else kit.not_in_hand(table, seat, option, "1")

ASK = kit.Question("ask", forbids)

def deal(table):
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
        *("dogs dogs", "> bark bark (default)", "bite bite", "vanish vanish"),
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
