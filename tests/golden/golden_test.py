"""The golden games still go as they went, and together they show every card."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import GAMES
from ruthless.kernel.decisions import Decision
from ruthless.kernel.match import Match
from tests.golden.write import (
    MOST_BYTES,
    Golden,
    answers_file,
    answers_text,
    at_random,
    first_difference,
    kinds,
    shown,
    text,
    written,
)

GOLDENS = written()


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_a_golden_game_goes_as_it_went(golden: Golden) -> None:
    assert first_difference(golden) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_of_a_game_keep_their_order(game: str) -> None:
    assert answers_text(game) == answers_file(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_what_the_writer_writes(golden: Golden) -> None:
    assert golden.path.read_text(encoding="utf-8") == text(golden, at_random(golden.seed))
    assert golden.path.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_and_every_event_occurs_in_a_golden_game(game: str) -> None:
    texts = [golden.path.read_text(encoding="utf-8") for golden in GOLDENS if golden.game == game]

    assert set().union(*(shown(game, text) for text in texts)) == set(kinds(game).values())


def test_a_change_is_noticed() -> None:
    golden = GOLDENS[0]

    def contrary(match: Match, decision: Decision[Any]) -> str:
        return str(decision.options[-1])

    assert text(golden, contrary) != golden.path.read_text(encoding="utf-8")
