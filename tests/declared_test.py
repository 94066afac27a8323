"""What a game says of itself is what it does: its questions, facts and kinds are all declared, and nothing else is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruthless.kernel import facts, game
from ruthless.kernel.game import GAMES, game_named, part_of
from ruthless.kernel.hands import __file__ as hands_of_any_game
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

ROLES = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, str)} - {facts.HAS_TURN}

SHARED = {
    "is-dealt",
    "is-dealt-cards",
    "draws",
    "draws-cards",
    "plays",
    "discards",
    "gives",
    "gives-cards",
    "hands-on",
} | {"hands-on-cards"}
"""Facts of every game with hands, which one of them need not have."""
FIRST_QUESTION = {"frantic": "play-or-draw", "frantic-board": "play-card"}
"""What is asked at the beginning of every turn, where something always is."""


def made(name: str, *makers: str) -> set[str]:
    """The ids of everything a game's rules make by calling one of these."""
    package = Path(part_of(name, "games").__file__ or "").parent  # type: ignore[union-attr]
    sources = [path for path in package.rglob("*.py") if not path.stem.endswith("_test")]
    return {id for path in (*sources, Path(hands_of_any_game)) for id in _made_in(path, makers)}


def _made_in(path: Path, makers: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_the_rules_is_declared_and_no_other(name: str) -> None:
    asked = made(name, "Question", "SpaceQuestion")
    assert set(game_named(name).questions) == asked
    assert set(game_named(name).questions.values()) <= {game.TURN, game.REACTION, ""}


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_the_rules_is_declared_and_none_that_cannot_be_told(name: str) -> None:
    told = made(name, "Message") | {facts.HAS_TURN}
    declared = set(game_named(name).facts)
    assert declared <= told
    assert made(name, "Message") - declared <= SHARED, "what is told has to be declared"
    assert set(game_named(name).facts.values()) <= ROLES | {""}


@pytest.mark.parametrize("name", GAMES)
def test_every_card_belongs_to_one_kind(name: str) -> None:
    rules = game_named(name)
    of = {face: kind for kind in rules.kinds for face in kind.faces}
    assert len(of) == sum(len(kind.faces) for kind in rules.kinds)
    assert {(str(card), card.back) for card in rules.cards} <= {(face, kind.back) for face, kind in of.items()}
    assert all(kind.group and kind.copies for kind in rules.kinds)


@pytest.mark.parametrize("name", FIRST_QUESTION)
def test_a_turn_is_told_as_often_as_one_begins(name: str) -> None:
    heard: list[facts.Fact] = []
    match = Match.new(name, 3, seed=5, ask_forced=True, listener=heard)
    begun: list[int] = []
    luck = Luck.from_seed("turns")
    while match.decision is not None:
        decision = match.decision
        if decision.question.id == FIRST_QUESTION[name]:
            begun.append(decision.seat)
        match.answer(luck.choice(decision.options), decision.seat)
    told = [fact.public.args["seat"] for fact in heard if fact.public.id == facts.HAS_TURN]
    assert told == begun


def test_a_layer_finds_the_part_of_a_game_by_its_folder() -> None:
    found = part_of("frantic-board", "bots")
    assert found is not None
    assert found.__name__ == "ruthless.bots.frantic_board"
    assert part_of("malta", "server") is None
