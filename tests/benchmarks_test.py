"""The benchmarks run, and their page says what was measured. No time is asserted: machines differ."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import docs, malta, tables
from benchmarks.__main__ import main
from benchmarks.figures import Run, Spread, figure
from benchmarks.pictures import draw
from benchmarks.plan import change, contest, growth, thoughts
from benchmarks.tables import TARGETS, number
from benchmarks.turns import Count, Player, Thinker, Turn
from benchmarks.workers import python_worker, started


def run_of(**figures: list[float]) -> Run:
    """A run that has measured these decisions a second."""
    return Run({"figures": {name: {"decisions/s": values} for name, values in figures.items()}})


def test_a_quick_run_measures_whatever_is_installed_and_can_be_read_and_drawn_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "run.json"
    assert main(["--quick", "--json", str(saved)]) == 0
    printed = capsys.readouterr().out
    run = docs.load(saved)
    ours = {entry.key for entry in [*contest(), *thoughts(), *growth()] if entry.worker == "interpreted"}
    assert ours <= set(run.content["figures"])
    assert all(min(run.spread(key).values) > 0 for key in run.content["figures"])

    assert main(["--read", str(saved)]) == 0
    assert capsys.readouterr().out == printed
    draw(run, tmp_path, ["dark"])
    assert len(list(tmp_path.glob("*-dark.svg"))) == 2


def test_the_page_says_what_the_saved_run_says() -> None:
    page = docs.PAGE.read_text(encoding="utf-8")
    assert docs.rewritten(page, docs.load(docs.SAVED)) == page, (
        "run: python -m benchmarks --read docs/benchmarks.json --write"
    )


def test_saving_a_run_loses_nothing(tmp_path: Path) -> None:
    run = docs.load(docs.SAVED)
    docs.save(run, tmp_path / "again.json")
    assert docs.load(tmp_path / "again.json") == run


def test_every_target_speaks_of_something_that_is_measured() -> None:
    measured = {entry.key for entry in [*contest(), *thoughts()]} | {"simulate, 1 processes", "simulate, 2 processes"}
    for target in TARGETS:
        assert target.figure in measured
        assert not target.over or target.over in measured


def test_ratios_are_taken_between_neighbours() -> None:
    run = run_of(ours=[10.0, 30.0, 80.0], theirs=[5.0, 10.0, 10.0])
    assert (run.spread("ours") / run.spread("theirs")) == Spread((2.0, 3.0, 8.0))


def test_a_target_is_judged_by_the_median_and_only_if_it_was_measured() -> None:
    target = TARGETS[0]
    assert target.over
    assert target.reached(run_of(**{target.figure: [2.0, 2.0, 1.0], target.over: [1.0, 1.0, 1.0]})) is True
    assert target.reached(run_of(**{target.figure: [2.0, 1.0, 1.0], target.over: [1.0, 1.0, 1.0]})) is False
    assert target.reached(run_of(**{target.figure: [2.0]})) is None


def test_a_figure_counts_decisions_apart_from_other_questions() -> None:
    assert figure([Turn(2.0, games=2, questions=80, decisions=40)]) == {
        "decisions/s": [20.0],
        "questions/s": [40.0],
        "decisions/game": 20.0,
    }
    assert figure([Turn(2.0, copies=1000)]) == {"µs": [2000.0]}


def test_a_thought_is_told_by_its_tries_its_time_and_what_it_costs_in_a_match() -> None:
    searched = Turn(3.0, thoughts=2, tries=600, thoughts_a_match=100.0)
    assert figure([searched]) == {"tries/s": [200.0], "ms": [1500.0], "s/match": [150.0]}
    assert figure([Turn(3.0, thoughts=2, tries=600)]) == {"tries/s": [200.0], "ms": [1500.0]}


def test_a_thinker_thinks_about_the_same_things_however_quick_it_is() -> None:
    seen: list[int] = []

    def think(thing: int) -> int:
        seen.append(thing)
        return 10

    thinker = Thinker([1, 2, 3], think, together=2, a_match=5.0)
    assert thinker.turn(-1, 0.4) == Turn(thoughts_a_match=5.0)  # it need not warm up
    turns = [thinker.turn(repetition, 0.4) for repetition in range(2)]
    assert seen == [1, 2, 3, 1]
    assert [(turn.thoughts, turn.tries) for turn in turns] == [(2, 20), (2, 20)]


def test_before_and_after_are_told_as_rates_and_only_where_both_were_measured() -> None:
    before, after = (f"{name} frantic, clone, again" for name in ("compiled before", "compiled"))
    run = Run({"figures": {before: {"µs": [4.0, 4.0]}, after: {"µs": [1.0, 2.0]}}})
    assert tables.change(run).splitlines()[2:] == ["| clone | Frantic | 250,000 | 750,000 | 3 | 2 – 4 |"]
    assert tables.change(Run({"figures": {before: {"µs": [4.0]}}})) == tables.NOTHING
    assert {entry.key for entry in change()} >= {before, after}


def test_thoughts_are_told_with_what_they_cost() -> None:
    found = {
        "compiled frantic, cunning:200": {"tries/s": [5000.0], "ms": [10.0], "s/match": [1.25]},
        "compiled before frantic, cunning:200": {"tries/s": [1000.0], "ms": [50.0], "s/match": [6.25]},
        "interpreted malta, hint": {"tries/s": [1000.0], "ms": [1500.0]},
    }
    assert tables.thoughts(Run({"figures": found})).splitlines()[2:] == [
        "| interpreted | hint | Malta! | – | 1,000 | – | – | – | 1.5 s |",
        "| compiled | `cunning:200` | Frantic | 1,000 | 5,000 | 5 | 5 – 5 | 6.25 s a match | 1.25 s a match |",
    ]


def test_a_player_plays_whole_games_and_at_least_one() -> None:
    turn = Player(lambda number, random: number, lambda number: Count(7, 3)).turn(0, 1e-9)
    assert (turn.games, turn.questions, turn.decisions) == (1, 7, 3)


def test_an_engine_that_is_not_there_is_left_out_with_a_reason() -> None:
    told: list[str] = []
    with started([python_worker("nobody", "benchmarks.peers.nobody")], told.append) as workers:
        assert workers == {}
    assert told == ["nobody is not measured: ModuleNotFoundError: No module named 'benchmarks.peers.nobody'"]


def test_an_engine_that_breaks_off_ends_the_run_with_its_error() -> None:
    with (
        pytest.raises(SystemExit, match=r"ours broke off at .*KeyError: 'sideways'"),
        started([python_worker("ours", "benchmarks.ours")], pytest.fail) as workers,
    ):
        workers["ours"].ask({"way": "sideways"}, 0, 0.001)


def test_figures_are_written_with_three_digits() -> None:
    assert [number(value) for value in (123456.0, 999.9, 45.67, 1.234, 0.0567)] == [
        "123,000",
        "1,000",
        "45.7",
        "1.23",
        "0.057",
    ]


def test_what_cannot_be_measured_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    none = str(tmp_path / "none" / "run.json")
    for wrong in (["--repetitions", "0"], ["--json", none], ["--read", none], ["--quick", "--write"]):
        with pytest.raises(SystemExit) as refused:
            main(wrong)
        assert refused.value.code == 2
        assert "error:" in capsys.readouterr().err.splitlines()[-1]


def report(bot: str, seats: int, games: int, turns: int) -> dict[str, Any]:
    """What the page about Malta! takes from a report."""
    half = {"value": 0.5, "low": 0.4, "high": 0.6}
    spread = {"mean": half, "quantiles": [turns] * 5}
    return {
        "method": {"bots": [bot], "rules_version": 2},
        "figures": {
            "seatings": [
                {
                    "players": seats,
                    "games": games,
                    "turns": spread,
                    "turns_each": spread,
                    "lead_changes": spread,
                    "losses": {"early_matches": half, "reasons": [{"why": "stuck", "share": 1.0}], "backs": 0.25},
                    "wins_by_order": [{"value": 0.515}, {"value": 0.485}],
                }
            ],
            "cards": [{"kind": "shove", "name": "Shove", "played": half, "dealt": None, "used": None, "after": half}],
        },
    }


def test_malta_before_and_after_is_told_and_drawn_from_reports(tmp_path: Path) -> None:
    saved: malta.Figures = {}
    for bot, when, games, turns in (
        ("quick", "before", 2000, 3),
        ("quick", "after", 1000, 7),
        ("slow", "after", 40, 9),
    ):
        name, found = malta.taken(report(bot, 2, games, turns))
        saved.setdefault(name, {})[when] = found
    told = malta.matches(saved)
    assert "| `quick` | 2 | 2,000 → 1,000 | 3 → 7 | 3 → 7 | 50.0 % (40.0–60.0) → 50.0 % (40.0–60.0) |" in told
    assert "| `slow` | 2 | – → 40 | – → 9 |" in told
    assert "| `quick` | 2 | after | +1.5 | -1.5 |" in malta.place(saved)
    assert "slow" not in malta.place(saved)
    assert "| Shove | 50 % → 50 % | +50.0 → +50.0 | – → – |" in malta.kinds(saved)
    malta.draw(saved, tmp_path, ["light"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["malta-cards-light.svg", "malta-light.svg"]


def test_the_page_about_malta_says_what_the_saved_figures_say() -> None:
    page = malta.PAGE.read_text(encoding="utf-8")
    saved = json.loads(malta.SAVED.read_text(encoding="utf-8"))
    assert malta.rewritten(page, saved) == page, "run: python -m benchmarks.malta"
