"""Malta! before and after its list was tuned: docs/malta.md and its pictures, from the figures of reports.

python -m benchmarks.malta                                     draw and write from docs/malta.json
python -m benchmarks.malta --before A.json… --after B.json…    take in reports first

A report is what `ruthless report malta --players 2-6 --bots sensible --json` prints, by the source of its time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.docs import FOLDER, PICTURES

PAGE = FOLDER / "malta.md"
SAVED = FOLDER / "malta.json"
TIMES = ("before", "after")
FEW = 10
"""What fewer matches show is not drawn."""
MANY = 1000
"""How many matches it takes to see what a place in the order of play is worth."""
Figures = dict[str, Any]
"""By bot, then `before` or `after`: the seatings by number of players, and the kinds of cards."""


def taken(report: dict[str, Any]) -> tuple[str, Figures]:
    """What the page needs of a report: its bot, and the figures."""
    method, figures = report["method"], report["figures"]
    return method["bots"][0], {
        "rules_version": method["rules_version"],
        "seatings": {str(one["players"]): _seating(one) for one in figures["seatings"]},
        "cards": {one["kind"]: _card(one) for one in figures["cards"]},
    }


def _seating(one: dict[str, Any]) -> dict[str, Any]:
    losses = one["losses"]
    return {
        "games": one["games"],
        "turns": one["turns"]["quantiles"],
        "each": one["turns_each"]["quantiles"],
        "early": losses["early_matches"],
        "why": {reason["why"]: round(reason["share"], 4) for reason in losses["reasons"]},
        "backs": losses["backs"],
        "lead": one["lead_changes"]["mean"],
        "order": one["wins_by_order"],
    }


def _card(one: dict[str, Any]) -> dict[str, Any]:
    return {name: one[name] for name in ("name", "played", "dealt", "used", "after")}


def rewritten(page: str, saved: Figures) -> str:
    """The page with the parts between its markers written anew."""
    for name, text in (("matches", matches(saved)), ("place", place(saved)), ("kinds", kinds(saved))):
        begin = f"<!-- {name}: written by python -m benchmarks.malta -->\n"
        before, begun, rest = page.partition(begin)
        _, end, after = rest.partition("<!-- end -->")
        if not (begun and end):
            raise SystemExit(f"docs/malta.md has no place for {name}")
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page


def matches(saved: Figures) -> str:
    """Length, early losses and the lead, by bot and number of seats: before → after."""
    rows = [
        "| players | seats | matches | turns in all | turns each | out before a second turn | changes of the lead | come back |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for bot, times in saved.items():
        for seats in _seats(times):
            found = [times.get(when, {}).get("seatings", {}).get(seats) for when in TIMES]
            cells = (
                _change(found, lambda one: f"{one['games']:,}"),
                _change(found, lambda one: str(one["turns"][2])),
                _change(found, lambda one: str(one["each"][2])),
                _change(found, lambda one: _percent(one["early"])),
                _change(found, lambda one: f"{one['lead']['value']:.1f}"),
                _change(found, lambda one: f"{one['backs']:.2f}"),
            )
            rows.append(f"| `{bot}` | {seats} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _seats(times: dict[str, Any]) -> list[str]:
    return sorted({seats for one in times.values() for seats in one["seatings"]}, key=int)


def _matches(times: dict[str, Any]) -> int:
    return sum(one["games"] for found in times.values() for one in found["seatings"].values())


def _change(found: Sequence[Any], said: Any) -> str:
    """Before → after; a dash for what was not measured."""
    return " → ".join("–" if one is None else said(one) for one in found)


def _percent(part: dict[str, float]) -> str:
    return f"{100 * part['value']:.1f} % ({100 * part['low']:.1f}–{100 * part['high']:.1f})"


def place(saved: Figures) -> str:
    """What the place in the order of play is worth: percentage points above an even share."""
    rows = ["| players | seats | | 1st | 2nd | 3rd | 4th | 5th | 6th |", "|---|---|---|---|---|---|---|---|---|"]
    for bot, times in saved.items():
        for seats in _seats(times):
            for when in TIMES:
                one = times.get(when, {}).get("seatings", {}).get(seats)
                if one is None or one["games"] < MANY:
                    continue
                even = 1 / int(seats)
                shares = [f"{100 * (share['value'] - even):+.1f}" for share in one["order"]]
                shares += [""] * (6 - len(shares))
                rows.append(f"| `{bot}` | {seats} | {when} | {' | '.join(shares)} |")
    return "\n".join(rows)


def kinds(saved: Figures) -> str:
    """The kinds of cards with the first bot, before and after."""
    bot, times = next(iter(saved.items()))
    cards = [times.get(when, {}).get("cards", {}) for when in TIMES]
    names = {kind: one["name"] for found in cards for kind, one in found.items()}
    rows = [
        f"| `{bot}` | played where held | after playing it | dealt it |",
        "|---|---|---|---|",
    ]
    for kind in sorted(names, key=names.__getitem__):
        found = [one.get(kind) for one in cards]
        cells = (
            _change(found, lambda one: f"{100 * one['played']['value']:.0f} %" if one["played"] else "–"),
            _change(found, lambda one: _points(one["after"])),
            _change(found, lambda one: _points(one["dealt"])),
        )
        rows.append(f"| {names[kind]} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _points(part: dict[str, float] | None) -> str:
    return "–" if part is None else f"{100 * part['value']:+.1f}"


def draw(saved: Figures, folder: Path, themes: Sequence[str] = ("light", "dark")) -> None:
    """Write the pictures; the same figures give the same files."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    from benchmarks.pictures import THEMES, save_figure, style

    for theme in themes:
        colours = THEMES[theme]
        with matplotlib.rc_context(style(colours)):
            save_figure(_lives(pyplot, saved, colours), folder / f"malta-{theme}.svg")
            save_figure(_kinds(pyplot, saved, colours), folder / f"malta-cards-{theme}.svg")


def _lives(pyplot: Any, saved: Figures, colours: dict[str, str]) -> Any:
    """Turns, early losses, the lead and the place at the table, by number of seats."""
    figure, panels = pyplot.subplots(2, 2, figsize=(10, 6.6), layout="constrained")
    (each, early), (lead, order) = panels
    for bot, times in saved.items():
        for when in TIMES:
            if when not in times:
                continue
            seatings = {players: one for players, one in times[when]["seatings"].items() if one["games"] >= FEW}
            seats = [int(one) for one in seatings]
            found = list(seatings.values())
            look = _look(bot, when, saved, colours)
            each.plot(seats, [one["each"][2] for one in found], **look)
            _intervals(early, seats, [one["early"] for one in found], look, 100)
            _intervals(lead, seats, [one["lead"] for one in found], look)
            known = [(players, one) for players, one in zip(seats, found, strict=True) if one["games"] >= MANY]
            if known:
                worth = [
                    100 * max(abs(share["value"] - 1 / players) for share in one["order"]) for players, one in known
                ]
                order.plot([players for players, _ in known], worth, **look)
    early.axhline(10, color=colours["ink"], linewidth=0.8, linestyle=":")
    order.axhline(2, color=colours["ink"], linewidth=0.8, linestyle=":")
    each.set_title("Turns of a player, median")
    early.set_title("Matches with somebody out before a second turn, %")
    lead.set_title("Changes of the lead in a match")
    order.set_title("Place in the order of play: farthest from even, points")
    for panel in panels.flat:
        panel.set_ylim(bottom=0)
        panel.set_xticks(range(2, 7))
        panel.set_xlabel("seats")
        panel.tick_params(length=0)
        panel.grid(axis="y", linewidth=0.6)
    each.legend(fontsize=8)
    return figure


def _look(bot: str, when: str, saved: Figures, colours: dict[str, str]) -> dict[str, Any]:
    first = bot == next(iter(saved))
    return {
        "color": colours["compiled"] if when == "after" else colours["peer"],
        "linestyle": "-" if first else "--",
        "marker": "o" if first else "s",
        "markersize": 4,
        "label": f"{bot}, {when}",
    }


def _intervals(
    panel: Any, seats: list[int], parts: list[dict[str, float]], look: dict[str, Any], unit: int = 1
) -> None:
    panel.plot(seats, [unit * one["value"] for one in parts], **look)
    for place, one in zip(seats, parts, strict=True):
        panel.plot([place, place], [unit * one["low"], unit * one["high"]], color=look["color"], linewidth=1)


def _kinds(pyplot: Any, saved: Figures, colours: dict[str, str]) -> Any:
    """Every kind: how often played where held, and how who plays it fares; before and after."""
    times = next(iter(saved.values()))
    cards = {when: times[when]["cards"] for when in TIMES if when in times}
    names = {kind: one["name"] for found in cards.values() for kind, one in found.items()}
    order = sorted(names, key=names.__getitem__)
    figure, (held, after) = pyplot.subplots(
        1, 2, figsize=(10, 0.6 + 0.23 * len(order)), sharey=True, layout="constrained"
    )
    for when, found in cards.items():
        colour = colours["compiled"] if when == "after" else colours["peer"]
        for row, kind in enumerate(order):
            one = found.get(kind)
            if one is None:
                continue
            for panel, part in ((held, one["played"]), (after, one["after"])):
                if part is not None:
                    panel.plot([100 * part["low"], 100 * part["high"]], [row, row], color=colour, linewidth=1.4)
                    panel.plot([100 * part["value"]], [row], "o", color=colour, markersize=5)
        held.plot([], [], "o", color=colour, label=when)
    held.axvline(10, color=colours["ink"], linewidth=0.8, linestyle=":")
    for line in (-10, 10):
        after.axvline(line, color=colours["ink"], linewidth=0.8, linestyle=":")
    after.axvline(0, color=colours["faint"], linewidth=1)
    held.set_xlim(0, 100)
    held.set_title("Played where held, % of the matches")
    after.set_title("After playing it, percentage points")
    held.set_yticks(range(len(order)), [names[kind] for kind in order])
    held.set_ylim(len(order) - 0.4, -0.6)
    held.legend(fontsize=8, loc="lower left")
    for panel in (held, after):
        panel.tick_params(length=0)
        panel.grid(axis="x", linewidth=0.6)
    return figure


def main(arguments: Sequence[str] | None = None) -> int:
    """What the command line asks for."""
    reader = argparse.ArgumentParser(prog="python -m benchmarks.malta", description="docs/malta.md from reports.")
    for when in TIMES:
        reader.add_argument(f"--{when}", nargs="+", type=Path, default=[], metavar="REPORT.json")
    args = vars(reader.parse_args(arguments))
    saved: Figures = json.loads(SAVED.read_text(encoding="utf-8")) if SAVED.exists() else {}
    for when in TIMES:
        for path in args[when]:
            bot, found = taken(json.loads(path.read_text(encoding="utf-8")))
            before = saved.setdefault(bot, {}).get(when, found)
            if before["rules_version"] == found["rules_version"]:  # numbers of seats may come one report at a time
                found["seatings"] = {**before["seatings"], **found["seatings"]}
            saved[bot][when] = found
    saved = dict(sorted(saved.items(), key=lambda one: -_matches(one[1])))  # who has played most comes first
    SAVED.write_text(json.dumps(saved, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    draw(saved, PICTURES)
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), saved), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
