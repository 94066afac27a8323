"""Chances are what they should be where they are known, the same for the same seed, and the turning points are named."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from ruthless.bots.uniform import Uniform
from ruthless.kernel.errors import BrokenRecord, RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.lab.analysis import analyse, analysing
from ruthless.lab.analysis.analysing import CANDIDATES, CLOSER
from ruthless.lab.analysis.timeline import Timeline
from ruthless.lab.analysis.worlds import Task, WinCounts, WorldPlan
from ruthless.lab.matches import play_out
from ruthless.lab.turns import Point

BLUES = "blue-1 blue-2 blue-3 blue-4 blue-5"
GREENS = "green-1 green-2 green-3 green-4 green-5"


def blunder() -> Record:
    """Seat 0 holds one card that fits and would win at once, and draws instead."""
    position = {"hands": ["red-7", BLUES, GREENS], "pile": "red-9"}
    match = Match.laid_out("frantic", position, 1, {"limit": 1})
    for answer in ("draw", "pass"):
        match.answer(answer, 0)
    return match.record()


def played(game: str = "malta", seats: int = 2, seed: str = "short") -> Record:
    match = Match.new(game, seats, seed)
    play_out(match, [Uniform(Luck.from_seed(f"{seed} {seat}")) for seat in range(seats)])
    return match.record()


def test_with_open_hands_a_sure_win_is_certain_and_throwing_it_away_is_the_turning_point() -> None:
    analysis = analyse(blunder(), tries=20, open_table=True)
    before, after = analysis.turns
    assert before.chances == (1.0, 0.0, 0.0)
    assert before.seat is None
    assert after.seat == 0
    assert after.chances[0] < 0.9
    (point,) = analysis.turning_points
    assert (point.turn, point.seat, point.loser) == (1, 0, 0)
    assert point.loss == pytest.approx(1 - after.chances[0])
    assert [fact.id for fact in point.facts] == ["draws", "passes", "has-turn"]


def test_the_public_does_not_know_that_the_card_fits() -> None:
    chances = analyse(blunder(), tries=20).turns[0].chances
    assert 1 / 3 < chances[0] < 0.9


def test_chances_add_up_and_end_with_the_result() -> None:
    record = played()
    analysis = analyse(record, tries=4, bots="uniform")
    assert analysis.over
    for turn in analysis.turns:
        assert sum(turn.chances) == pytest.approx(1)
        assert len(turn.errors) == 2
    end = analysis.turns[-1]
    assert end.answers == len(record.answers)
    assert (end.chances, end.errors, end.tries) == (Timeline(record).result, (0.0, 0.0), 0)
    assert sorted(end.chances) == [0.0, 1.0]


def test_the_same_seed_gives_the_same_analysis_on_any_number_of_processes() -> None:
    record = played()
    alone = analyse(record, tries=4, seed=7, bots="uniform")
    assert alone == analyse(record, tries=4, seed=7, bots="uniform", processes=2)
    assert alone != replace(analyse(record, tries=4, seed=8, bots="uniform"), seed="7")


def test_more_worlds_are_played_where_it_may_have_turned() -> None:
    tries = [turn.tries for turn in analyse(played(seats=4), tries=4, bots="uniform").turns[:-1]]
    assert {4, 16} == set(tries)
    assert tries.count(16) <= 2 * CANDIDATES


class Unchanging(Timeline):
    """A match of four in which everybody's chance is the same from beginning to end."""

    def __init__(self, record: Record) -> None:
        self.points = [Point(number, number, 1, 0) for number in range(60)]
        self.facts = [()] * len(self.points)
        self.result = None


def unchanging_worlds(plan: WorldPlan, tasks: list[Task], *_: object) -> dict[int, WinCounts]:
    """World for world who wins, by luck alone; a world of the same number is the same world."""
    found = {}
    for task in tasks:
        winners = Random(f"{plan.seed}/{task.point}").choices(range(4), k=task.last)[task.first :]
        found[task.point] = WinCounts(len(winners), tuple(float(winners.count(seat)) for seat in range(4)))
    return found


def test_where_nothing_changes_hardly_ever_a_turning_point_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "Timeline", Unchanging)
    monkeypatch.setattr(analysing, "play_tasks", unchanging_worlds)
    record = blunder()
    named = [bool(analyse(record, seed=seed).turning_points) for seed in range(200)]
    assert sum(named) <= 8


def test_the_worlds_that_choose_a_turn_do_not_testify_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[Task]] = []
    found: list[dict[int, WinCounts]] = []

    def noted(plan: WorldPlan, tasks: list[Task], *_: object) -> dict[int, WinCounts]:
        asked.append(tasks)
        found.append(unchanging_worlds(plan, tasks))
        return dict(found[-1])

    monkeypatch.setattr(analysing, "Timeline", Unchanging)
    monkeypatch.setattr(analysing, "play_tasks", noted)
    turns = analyse(blunder(), tries=10).turns
    first, closer = asked
    assert max(task.last for task in first) <= min(task.first for task in closer)
    for point, counts in found[1].items():
        assert (turns[point].tries, turns[point].chances) == (CLOSER * 10, counts.chances)


def test_progress_rises_to_the_whole() -> None:
    heard: list[float] = []
    analyse(played(), tries=4, bots="uniform", progress=heard.append)
    assert heard == sorted(heard)
    assert heard[0] < 0.1
    assert heard[-1] == 1


def test_a_match_that_was_broken_off_is_analysed_as_far_as_it_goes() -> None:
    record = played()
    analysis = analyse(record.with_answers(record.answers[:9]), tries=4, bots="uniform")
    assert not analysis.over
    assert all(turn.tries for turn in analysis.turns)


def test_an_analysis_is_plain_data() -> None:
    content = analyse(blunder(), tries=20, open_table=True).as_json()
    assert json.loads(json.dumps(content)) == content
    assert content["turns"][0]["chances"] == [1.0, 0.0, 0.0]
    assert content["turning_points"][0]["facts"][0] == {"id": "draws", "seat": 0, "count": 1}


def test_what_cannot_be_analysed_is_refused() -> None:
    record = played()
    with pytest.raises(BrokenRecord, match="is not possible"):
        analyse(record.with_answers(["0 nonsense"]))
    with pytest.raises(RuthlessError, match="at least two tries, not 1"):
        analyse(record, tries=1)
    with pytest.raises(RuthlessError, match="process"):
        analyse(record, processes=-1)
    with pytest.raises(RuthlessError, match="no bot 'clever'"):
        analyse(record, bots="clever")
