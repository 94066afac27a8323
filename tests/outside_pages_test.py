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


THIEVES = """
from ruthless import GAMES, Luck, Match
from ruthless.kit import REACTION, SCORE, TURN
from ruthless.testing import conformance, deal, declined, hands, listen, play, told

KINDS = [kit.Kind(name, "deed", copies=5, points=1) for name in ("thief", "dog", "raid")]
DRAW = Word("draw")
ACT = Question("act", lambda table, seat, option: None if option is DRAW else not_held(table, seat, option))

@dataclass
class Table(kit.CardTable):
    pile: list[KindCard] = kit.open_cards()

async def turn(table, seat):
    answer = await ACT.to(table, seat, [*kit.distinct(table.hands[seat]), DRAW])
    if answer is DRAW:
        kit.draw(table, seat, 1)
    else:
        kit.play(table, seat, answer)
        table.pile.append(answer)
        if answer.kind.name == "raid":
            await raid(table)
        elif answer.kind.name == "thief" and any(table.hands[other] for other in table.order.others[seat]):
            await rob(table, seat)
    table.over = not table.draw

GAMES["thieves"] = kit.card_game(
    name="thieves", rules_version=1, fewest=2, most=4, kinds=KINDS, table=Table, most_wins=True,
    deal=lambda table: kit.deal(table, table.order, 2), turn=turn,
    questions={"act": TURN, "rob": "", "guard": REACTION, "throw": ""},
    answers=[DRAW, LET, *AIMS], facts={"earns": SCORE}, options=House,
)

match = deal("thieves", hands=["thief raid", "dog dog", "raid"], options={"dogs": "bite"})
facts = listen(match)
play(match, "0 thief", leaves_open="rob")
assert declined(match, "0 -> 0") == ("no-victim", "3")
play(match, "0 -> 1", "1 dog")
assert "earns seat=1 points=1" in told(facts)
assert match.scores == [0, 1, 0]
match = deal("thieves", hands=["thief raid", "dog", "raid dog"])
play(match, "0 thief", "0 -> 1", "1 let", "2 raid", "0 dog")
assert (hands(match)[0], match.scores) == ("raid", [0, 0, 0])
for number in range(6):
    house = {"dogs": "bite" if number % 2 else "bark"}
    match = Match.new("thieves", 2 + number % 3, number, house, ask_forced=number < 3)
    conformance.check_match(match, Luck.from_seed(number), every=10)
"""


def test_an_attack_a_reaction_a_choice_at_once_and_a_house_rule_work_as_the_page_says(place: Place) -> None:
    (code,) = [code for code in blocks("write-a-game", "python") if "Together" in code]
    place.python(code + THIEVES)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_one_screen_of_code(page: str) -> None:
    assert max(len(code.splitlines()) for code in blocks(page, "python")) <= 70


def test_the_test_of_a_lesson_is_there_to_be_copied(place: Place) -> None:
    (code,) = blocks("write-a-lesson", "python")
    ways, missing = place.python(code).split()
    assert int(ways) > 1
    assert missing == "[]"
