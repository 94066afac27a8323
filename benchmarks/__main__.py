"""Runs all measurements and prints a table: `python -m benchmarks [--repetitions N] [--json FILE]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

from benchmarks.engines import (
    SEATS,
    Run,
    open_spiel,
    open_spiel_positions,
    our_positions,
    ours,
    ours_asking_everything,
    ours_listening,
    ours_malta,
    ours_on_board,
    ours_with_expansion,
    versions,
)
from benchmarks.measuring import Spread, interleaved, microseconds, ratio
from ruthless import Luck

OUR_GAMES = 50
THEIR_GAMES = 300
"""So many games last about equally long."""

COUNTED = (
    f"How it was counted: {SEATS} seats, every seat uniform, stepped from Python on one core, process time; engines in "
    "turn, median (min – max) of the repetitions. A decision has two options or more, in both engines; the time is "
    "that of whole games, dealing and chance included."
)


def measure(repetitions: int) -> dict[str, Spread]:
    """All figures by name."""
    runs: dict[str, tuple[Run, int]] = {
        "ours": (ours, OUR_GAMES),
        "ours, with the expansion": (ours_with_expansion, OUR_GAMES),
        "ours, on the board": (ours_on_board, OUR_GAMES),
        "ours, Malta!": (ours_malta, 4 * OUR_GAMES),
        "ours, asking everything": (ours_asking_everything, OUR_GAMES),
        "ours, listening": (ours_listening, OUR_GAMES),
    }
    for name, documented in (("OpenSpiel, documented loop", True), ("OpenSpiel, leanest loop", False)):
        theirs = open_spiel(as_documented=documented)
        if theirs is not None:
            runs[name] = (theirs, THEIR_GAMES // 6 if documented else THEIR_GAMES)
    speeds = interleaved(runs, repetitions)
    plain, asking = speeds["ours"], speeds["ours, asking everything"]
    figures = {
        "Ruthless Frantic, decisions/s": plain.decisions,
        "Ruthless Frantic with Troublemaker, decisions/s": speeds["ours, with the expansion"].decisions,
        "with Troublemaker / base": ratio(speeds["ours, with the expansion"].decisions, plain.decisions),
        "Ruthless Frantic – the board game, decisions/s": speeds["ours, on the board"].decisions,
        "Ruthless Malta!, decisions/s": speeds["ours, Malta!"].decisions,
        "Ruthless Frantic, all questions/s (every question put to the player)": asking.questions,
        "Ruthless Frantic with a listener, decisions/s": speeds["ours, listening"].decisions,
        "cost of facts: silent / listening": ratio(plain.decisions, speeds["ours, listening"].decisions),
    }
    for name in runs:
        if name.startswith("OpenSpiel"):
            figures[f"{name}: Crazy Eights, decisions/s"] = speeds[name].decisions
            figures[f"{name}: Crazy Eights, all questions/s"] = speeds[name].questions
            figures[f"Ruthless / {name}, decisions/s"] = ratio(plain.decisions, speeds[name].decisions)
            figures[f"Ruthless / {name}, all questions/s"] = ratio(asking.questions, speeds[name].questions)
    return figures | measure_positions(repetitions, with_peer=any(name.startswith("OpenSpiel") for name in runs))


def measure_positions(repetitions: int, *, with_peer: bool) -> dict[str, Spread]:
    """What copies and views cost in the middle of a game."""
    positions = [position for number in range(3) for position in our_positions(number)]
    luck = Luck.from_seed("benchmark")
    figures = {
        "Ruthless clone() in mid-turn, µs": microseconds(positions, lambda match: match.clone(), repetitions),
        "Ruthless imagine() in mid-turn, µs": microseconds(
            positions, lambda match: match.imagine(match.decision.seat, luck), repetitions
        ),
        "Ruthless view() of a seat, µs": microseconds(
            positions, lambda match: match.view(match.decision.seat), repetitions
        ),
    }
    for game in ("frantic-board", "malta"):
        others = [position for number in range(3) for position in our_positions(number, game)]
        figures[f"Ruthless clone() in mid-turn, {game}, µs"] = microseconds(
            others, lambda match: match.clone(), repetitions
        )
    if with_peer:
        states = [state for number in range(12) for state in open_spiel_positions(number)]
        figures["OpenSpiel clone(), µs"] = microseconds(states, lambda state: state.clone(), repetitions)
    return figures


def table(figures: dict[str, Spread]) -> str:
    """The figures as a Markdown table."""
    lines = ["| figure | median | min – max |", "|---|---:|---:|"]
    for name, spread in figures.items():
        lines.append(
            f"| {name} | {_number(spread.median)} | {_number(min(spread.values))} – {_number(max(spread.values))} |"
        )
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def main(arguments: list[str]) -> int:
    """Measure, print, and write the file that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=7, help="how often each measurement is made (default: 7)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file")
    asked = parser.parse_args(arguments)
    if asked.repetitions < 1:
        parser.error("at least one repetition is needed")
    told = {"python": platform.python_version(), "machine": platform.machine(), **versions()}
    figures = measure(asked.repetitions)
    print(", ".join(f"{name} {value}" for name, value in told.items()) + f"; {asked.repetitions} repetitions.")
    print(COUNTED)
    if "open_spiel" not in told:
        print("OpenSpiel is not installed: only our own figures (install the dependency group `bench` for its).")
    print()
    print(table(figures))
    if asked.json is not None:
        content: dict[str, Any] = {
            "versions": told,
            "counted": COUNTED,
            "repetitions": asked.repetitions,
            "figures": {name: spread.as_json() for name, spread in figures.items()},
        }
        asked.json.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
