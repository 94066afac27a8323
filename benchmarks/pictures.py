"""A run as two pictures, each for light and for dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot
from matplotlib.ticker import FuncFormatter

from benchmarks.figures import Run
from benchmarks.plan import ENGINES, GAMES, HOUSE_RULES, LIMITS, SEATS
from benchmarks.processes import NUMBERS
from benchmarks.tables import COPIED, PLAYED_OUT, STEPPED, number

THEMES = {
    "light": {
        "paper": "#ffffff",
        "ink": "#1f2328",
        "faint": "#d0d7de",
        "compiled": "#0969da",
        "interpreted": "#54aeff",
        "peer": "#8c959f",
    },
    "dark": {
        "paper": "#0d1117",
        "ink": "#e6edf3",
        "faint": "#30363d",
        "compiled": "#58a6ff",
        "interpreted": "#1f6feb",
        "peer": "#6e7681",
    },
}
_PLAIN = str.maketrans("", "", "*`")
GAME_COLOURS = {"frantic": "#d1242f", "frantic-board": "#bf8700", "malta": "#1a7f37"}


def draw(run: Run, folder: Path, themes: Sequence[str] = tuple(THEMES)) -> None:
    """Write the pictures; the same run gives the same files."""
    for theme in themes:
        colours = THEMES[theme]
        with matplotlib.rc_context(style(colours)):
            save_figure(_speeds(run, colours), folder / f"benchmarks-{theme}.svg")
            save_figure(_growth(run, colours), folder / f"benchmarks-growth-{theme}.svg")


def style(colours: dict[str, str]) -> dict[Any, Any]:
    """How all pictures of the docs look, in these colours."""
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": "ruthless",
        "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans", "Verdana"],  # equally wide, so that what fits here fits elsewhere
        "font.size": 9,
        "text.color": colours["ink"],
        "axes.labelcolor": colours["ink"],
        "axes.edgecolor": colours["faint"],
        "axes.facecolor": colours["paper"],
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.titlelocation": "left",
        "axes.titlesize": 10,
        "axes.axisbelow": True,
        "figure.facecolor": colours["paper"],
        "grid.color": colours["faint"],
        "legend.frameon": False,
        "xtick.color": colours["ink"],
        "ytick.color": colours["ink"],
    }


def save_figure(figure: Any, path: Path) -> None:
    """Write a picture, without what differs from run to run."""
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)


def _speeds(run: Run, colours: dict[str, str]) -> Any:
    """Bars on a logarithmic scale: decisions a second, and what a copy costs."""
    parts: list[tuple[str, Sequence[tuple[str, str, str]]]] = [
        ("Stepped from outside: decisions a second", STEPPED),
        ("Played out inside the engine: decisions a second", PLAYED_OUT),
        ("Copies: microseconds", COPIED),
    ]
    parts = [(title, [line for line in lines if line[0] in run]) for title, lines in parts]
    parts = [(title, lines) for title, lines in parts if lines]
    heights = [len(lines) + 1.2 for _, lines in parts]
    figure, axes = pyplot.subplots(
        len(parts), 1, figsize=(10, 0.34 * sum(heights)), height_ratios=heights, layout="constrained", squeeze=False
    )
    for (title, lines), axis in zip(parts, axes[:, 0], strict=True):
        _bars(axis, run, lines, colours)
        axis.set_title(title, fontweight="bold")
    return figure


def _bars(axis: Any, run: Run, lines: Sequence[tuple[str, str, str]], colours: dict[str, str]) -> None:
    for row, (key, _, _) in enumerate(lines):
        spread = run.spread(key)
        low, high = min(spread.values), max(spread.values)
        colour = colours[key.split()[0]] if key.split()[0] in ENGINES else colours["peer"]
        axis.barh(row, spread.median, color=colour, height=0.7)
        axis.plot([low, high], [row, row], color=colours["ink"], linewidth=1)
        axis.text(high * 1.12, row, number(spread.median), va="center", fontsize=9)
    plain = [f"{engine}, {way}".translate(_PLAIN) for _, engine, way in lines]
    axis.set_yticks(range(len(lines)), plain)
    axis.invert_yaxis()
    axis.set_xscale("log")
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
    axis.tick_params(which="both", length=0)
    axis.grid(axis="x", linewidth=0.6)
    values = [value for key, _, _ in lines for value in run.spread(key).values]
    axis.set_xlim(min(values) / 4, max(values) * 3)


def _growth(run: Run, colours: dict[str, str]) -> Any:
    """What a decision costs with more seats, in longer matches and by other house rules; what processes bring."""
    figure, ((seats, length), (rules, processes)) = pyplot.subplots(
        2, 2, figsize=(10, 7.5), width_ratios=(3, 2), layout="constrained"
    )
    for game, title in GAMES.items():
        for engine in ENGINES:
            where = [(count, f"{engine} {game}, {count} seats") for count in SEATS[game]]
            look = {"color": GAME_COLOURS[game], "linestyle": "-" if engine == "compiled" else "--"}
            _line(seats, run, where, label=f"{title.rpartition('the ')[2]}, {engine}", **look)
    seats.set_title("µs a decision, by seats")
    for engine in ENGINES:
        where = [(limit, f"{engine} frantic, to {limit} points") for limit in LIMITS]
        _line(length, run, where, label=engine, color=colours[engine])
    length.set_title("Frantic: µs a decision, by points")
    for axis in (seats, length):
        axis.set_ylim(0, 1.35 * axis.get_ylim()[1])  # room for the legend
        axis.legend(fontsize=8, ncols=2, loc="upper left")
    _relative_costs(rules, run, colours)
    _simulations(processes, run, colours)
    for axis in (seats, length, rules, processes):
        axis.tick_params(length=0)
        axis.grid(axis="x" if axis is rules else "y", linewidth=0.6)
    return figure


def _line(axis: Any, run: Run, where: Sequence[tuple[int, str]], **look: str) -> None:
    """What a decision costs at each of the places that were measured."""
    found = [(place, 1e6 / run.spread(key).median) for place, key in where if key in run]
    if found:
        axis.plot(*zip(*found, strict=True), marker="o", markersize=4, **look)


def _relative_costs(axis: Any, run: Run, colours: dict[str, str]) -> None:
    """Each set of house rules against the game as printed."""
    compared = [(game, name) for game, name, options in HOUSE_RULES if options]
    for row, (game, name) in enumerate(compared):
        for shift, engine in ((-0.2, "interpreted"), (0.2, "compiled")):
            key, base = f"{engine} {game}, {name}", f"{engine} {game}, as printed"
            if key in run:
                cost = (run.spread(base) / run.spread(key)).median
                axis.barh(row + shift, cost, height=0.36, color=colours[engine])
    axis.axvline(1, color=colours["ink"], linewidth=1)
    axis.set_yticks(
        range(len(compared)), [f"{GAMES[game]}:\n{name}" for game, name in compared], multialignment="right"
    )
    axis.invert_yaxis()
    axis.set_title("Cost of a decision by other house rules ÷ as printed")


def _simulations(axis: Any, run: Run, colours: dict[str, str]) -> None:
    for place, count in enumerate(NUMBERS):
        rate = run.spread(f"simulate, {count} processes").median
        axis.bar(str(count), rate, color=colours["interpreted"], width=0.5)
        axis.text(place, rate, number(rate), ha="center", va="bottom", fontsize=9)
    axis.set_title("simulate: decisions/s, by processes")
    axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
