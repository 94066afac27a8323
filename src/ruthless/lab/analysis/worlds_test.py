"""Worlds with all hands open: nothing that anybody sees has changed, and only what nobody sees has."""

from __future__ import annotations

import pytest

from ruthless.bots.uniform import Uniform
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab.analysis.worlds import Task, WinCounts, WorldPlan, play_tasks
from ruthless.lab.matches import play_out


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_sees_the_same_and_the_future_is_another(game: str) -> None:
    match = Match.new(game, 3, "open")
    while match.decision is None or match.decision.question.id not in match.game.turn_questions:
        match.answer(match.pending[0].options[0], match.pending[0].seat)
    results = set()
    for number in range(8):
        world = match.imagine_openly(Luck.from_seed(number))
        assert [world.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        play_out(world, [Uniform(Luck(b"")) for _ in range(3)])  # whose luck is always the same
        results.add((tuple(world.scores), world.rounds))
    assert len(results) > 1


def test_the_public_may_imagine_other_hands() -> None:
    match = Match.new("frantic", 3, "open")
    match.imagine_openly(Luck.from_seed(0))  # of which nothing stays behind
    hands = [match.imagine(None, Luck.from_seed(number)).view(0).as_json()["hand"] for number in range(5)]
    assert any(hand != match.view(0).as_json()["hand"] for hand in hands)


def test_errors_shrink_with_tries_and_are_never_nothing() -> None:
    assert WinCounts(100, (50.0, 50.0)).errors == (0.05, 0.05)
    assert 0 < max(WinCounts(100, (100.0, 0.0)).errors) < 0.01


def test_no_more_is_tried_than_needed_where_the_match_is_decided() -> None:
    position = {"hands": ["red-7", "blue-1 blue-2", "green-1 green-2"], "pile": "red-9"}
    record = Match.laid_out("frantic", position, 1, {"limit": 1}).record()
    plan = WorldPlan(record, open_table=True, bots="sensible", seed="0")
    heard: list[int] = []
    sure = play_tasks(plan, [Task(0, 0, 40, fine=0.1)], 1, heard.append)[0]
    assert sure == WinCounts(10, (10.0, 0.0, 0.0))
    assert heard == [40]
    assert play_tasks(plan, [Task(0, 10, 40)], 1, heard.append)[0].tries == 30
