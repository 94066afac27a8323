"""Nodes of the tree: what is tried next."""

from __future__ import annotations

import pytest

from ruthless.bots.tree import Node, sign
from ruthless.kernel.decisions import Word
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

OPTIONS = [Word("plain"), Word("fine"), Word("bad")]


def test_what_looks_best_is_tried_first() -> None:
    node = Node(OPTIONS, [1.0, 2.0, 0.0])
    assert node.options == ["fine", "plain", "bad"]
    assert node.select() == 0


def test_what_has_brought_more_is_tried_more_and_nothing_is_forgotten() -> None:
    node = Node(OPTIONS, [0.0, 2.0, 1.0])
    for _ in range(300):
        at = node.select()
        node.learn(at, 0.9 if node.options[at] == "bad" else 0.2)
    assert node.tries[node.options.index("bad")] > 200
    assert min(node.tries) > 1


@pytest.mark.parametrize("game", list(GAMES))
def test_worlds_that_look_the_same_have_the_same_sign_and_others_another(game: str) -> None:
    match = Match.new(game, 4, 2)
    for number in range(40):
        decision = match.pending[0]
        twin = match.imagine(decision.seat, Luck.from_seed(number))
        assert sign(twin.view(decision.seat)) == sign(match.view(decision.seat))
        before = sign(match.view(decision.seat))
        match.answer(decision.options[0], decision.seat)
        assert sign(match.view(decision.seat)) != before
