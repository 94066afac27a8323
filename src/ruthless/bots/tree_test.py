"""Nodes of the tree: what is tried next."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from ruthless.bots.tree import Node, sign, sign_of
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

PLAIN, FINE, BAD = range(3)


def test_what_looks_best_is_tried_first() -> None:
    node = Node([1.0, 2.0, 0.0])
    assert node.options == [FINE, PLAIN, BAD]
    assert node.select() == 0


def test_what_has_brought_more_is_tried_more_and_nothing_is_forgotten() -> None:
    node = Node([0.0, 2.0, 1.0])
    for _ in range(300):
        at = node.select()
        node.learn(at, 0.9 if node.options[at] == BAD else 0.2)
    assert node.tries[node.options.index(BAD)] > 200
    assert min(node.tries) > 1


@pytest.mark.parametrize("game", list(GAMES))
def test_worlds_that_look_the_same_have_the_same_sign_and_others_another(game: str) -> None:
    match = Match.new(game, 4, 2)
    for number in range(40):
        decision = match.pending[0]
        twin = match.imagine(decision.seat, Luck.from_seed(number))
        other = next(one for one in twin.pending if one.seat == decision.seat)
        assert sign(twin, other) == sign(match, decision)
        before = sign(match, decision)
        match.answer(decision.options[0], decision.seat)
        assert all(sign(match, one) != before for one in match.pending)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [2, 5])
def test_signs_tell_apart_what_views_tell_apart(game: str, seats: int) -> None:
    """In many worlds of many moments, played on a little: the same views have the same sign, and no others have it."""
    match = Match.new(game, seats, 7, {"limit": "short"} if game != "malta" else {})
    luck = Luck.from_seed("signs")
    views: dict[Hashable, bytes] = {}
    signs: dict[bytes, Hashable] = {}
    for _ in range(120):
        if match.over:
            break
        seat = match.pending[0].seat
        for _ in range(4):
            world = match.imagine(seat, luck)
            for _ in range(luck.below(3)):
                if not world.over:
                    world.answer(world.pending[0].options[0], world.pending[0].seat)
            for decision in world.pending:
                found, view = (decision.seat, sign(world, decision)), sign_of(world.view(decision.seat))
                assert views.setdefault(found, view) == view
                assert signs.setdefault(view, found) == found
        decision = luck.choice(match.pending)
        match.answer(luck.choice(decision.options), decision.seat)
    assert len(signs) > 40
