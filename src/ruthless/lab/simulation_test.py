"""Simulations: the same result on any number of processes, fair seats, errors that can be seen again."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ruthless.bots import BOTS, Sight
from ruthless.bots.uniform import Uniform
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import RuthlessError, UnknownGame
from ruthless.lab import Plan, Result, run, simulate
from ruthless.lab.matches import Row
from ruthless.lab.playing import MEASURED, Effort
from ruthless.lab.settings import Settings
from ruthless.lab.workers import workers_for

QUICK = {"limit": 40}


def told(result: Result) -> dict[str, Any]:
    """The figures of a result that do not depend on how it was run."""
    return {name: value for name, value in result.as_json().items() if name not in MEASURED}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    bots = ("sensible", "uniform", "uniform")
    alone = simulate("frantic", 3, 60, "seven", QUICK, bots, processes=1)
    together = simulate("frantic", 3, 60, "seven", QUICK, bots, processes=2)
    assert (alone.effort.processes, together.effort.processes) == (1, 2)
    assert told(together) == told(alone)


def stumble(plan: Plan, chunk: range) -> None:
    """Work that fails."""
    raise RuthlessError(f"lost my way at {chunk.start}")


def ray_at_last() -> ExitStack:
    """Ray on this machine. It gives itself 30 s to start, which is not always enough while many tests run."""
    stack = ExitStack()
    for attempt in range(5):
        try:
            stack.enter_context(workers_for(Settings(2, "ray"), 2))
            break
        except RuthlessError as error:
            if attempt == 4 or "timed out" not in str(error):
                raise
    return stack


@pytest.mark.long
def test_ray_gives_the_same_result_and_the_same_errors(tmp_path: Path) -> None:
    # One test for all there is to see of Ray, because it takes long to start.
    bots = ("sensible", "uniform")
    here = simulate("frantic", 2, 30, "seven", QUICK, bots)
    with ray_at_last():
        ray = simulate("frantic", 2, 30, "seven", QUICK, bots, 2, engine="ray", journal=tmp_path / "journal")
        with pytest.raises(RuthlessError, match=r"^lost my way at 0$"):
            list(run(here.plan, 1, stumble, engine="ray"))
    assert told(ray) == told(here)
    assert (ray.effort.engine, ray.effort.processes, ray.effort.played) == ("ray", 2, 30)
    again = simulate("frantic", 2, 30, "seven", QUICK, bots, journal=tmp_path / "journal")
    assert told(again) == told(here)
    assert again.effort.played == 0


@pytest.mark.parametrize(
    "result",
    [
        "[1]",
        "1",
        "{}",
        "[]",
        "[[[1,2],[5,9],1]]",
        "[[[1],[5,9],1,20]]",
        "[[[1,2],5,1,20]]",
        '[[[1,"2"],[5,9],1,20]]',
        "[[[1,2],[5,9],1,null]]",
        "[[[1,2],[5,9],1,20],[[1,2],[5,9],1,20]]",
    ],
)
def test_a_journal_with_a_result_that_cannot_be_is_refused(tmp_path: Path, result: str) -> None:
    journal = tmp_path / "journal"
    simulate("frantic", 2, 1, journal=journal)
    head, _ = journal.read_text().splitlines()
    journal.write_text(f'{head}\n{{"matches":[0,1],"result":{result}}}\n')
    with pytest.raises(RuthlessError, match="journal is damaged in line 2"):
        simulate("frantic", 2, 1, journal=journal)


def test_one_bot_and_a_journal_may_be_plain_text(tmp_path: Path) -> None:
    text = simulate("frantic", 2, 3, 0, QUICK, bots="sensible", journal=str(tmp_path / "journal"))
    assert text.plan.bots == ("sensible", "sensible")
    again = simulate("frantic", 2, 3, 0, QUICK, bots=["sensible"], journal=tmp_path / "journal")
    assert told(again) == told(text)
    assert again.effort.played == 0


def test_the_row_of_each_match_is_kept_in_order() -> None:
    rows: list[Row] = []
    result = simulate("frantic", 2, 20, "seven", QUICK, ["sensible", "uniform"], keep=rows.append)
    assert [row["index"] for row in rows] == list(range(20))
    assert sum(row["decisions"] for row in rows) == result.decisions
    assert sum(row["rounds"] for row in rows) == result.rounds
    assert sum((0 in row["winners"]) / len(row["winners"]) for row in rows) == result.wins[0]
    assert rows[1]["bots"] == ["uniform", "sensible"]


def test_wins_add_up_to_the_matches_because_shared_wins_are_shared() -> None:
    result = simulate("frantic", 4, 60, 1, {"limit": 1})
    assert sum(result.wins) == pytest.approx(60)
    assert sum(result.wins_by_bot.values()) == 60
    assert result.wins_by_bot == {"uniform": 60}
    assert result.rounds == 60  # one round reaches the limit
    assert result.mean_rounds == 1


def test_bots_rotate_if_they_differ_unless_told_otherwise() -> None:
    assert simulate("frantic", 2, 1, 0, QUICK, ["sensible", "uniform"]).plan.rotate
    assert not simulate("frantic", 2, 1, 0, QUICK, ["uniform"]).plan.rotate
    assert not simulate("frantic", 2, 1, 0, QUICK, ["sensible", "uniform"], rotate=False).plan.rotate


def test_without_rotation_every_bot_keeps_its_seat() -> None:
    result = simulate("frantic", 2, 30, 0, QUICK, ["sensible", "uniform"], rotate=False)
    assert result.wins == (result.wins_by_bot["sensible"], result.wins_by_bot["uniform"])
    assert result.wins[0] > result.wins[1]


def test_progress_hears_of_every_match() -> None:
    heard: list[int] = []
    simulate("frantic", 2, 100, 0, {"limit": 1}, progress=heard.append)
    assert sum(heard) == 100
    assert len(heard) > 1


class Stumbling(Uniform):
    """A bot that breaks when it is first asked to attack."""

    def choose(self, sight: Sight) -> Option:
        if sight.decision.question.id == "attack":
            raise ValueError("lost my way")
        return super().choose(sight)


def test_a_failing_match_is_reported_in_one_line_with_seed_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbling", Stumbling)
    with pytest.raises(RuthlessError) as failure:
        simulate("frantic", 4, 20, "seven", bots=["stumbling"])
    text = str(failure.value)
    assert "\n" not in text
    assert "ValueError: lost my way" in text
    assert "match 0 of seed 'seven'" in text
    assert "seven/0" in text


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess")


def test_the_figures_of_a_result_follow_from_its_counts() -> None:
    effort = Effort("processes", 1, 4, 2.0)
    result = replace(simulate("frantic", 4, 4, 0, QUICK), effort=effort, decisions=100, rounds=6)
    assert result.games_per_second == 2
    assert result.decisions_per_second == 50
    assert result.mean_decisions == 25
    content = result.as_json()
    assert content["mean_rounds"] == 1.5
    assert [rate["share"] for rate in content["win_rates"]] == [won / 4 for won in result.wins]
    assert all(rate["low"] <= rate["share"] <= rate["high"] for rate in content["win_rates"])
