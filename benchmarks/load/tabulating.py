"""Tabulating: rows of figures as text, with the middle and the spread of all rounds."""

from __future__ import annotations

from statistics import median
from typing import Any

LABELS = ("what", "server", "tables", "round")
COMPARED = {"answers/s": "answers a second", "ms/answer": "processor time an answer", "p99 ms": "p99"}


def _by_server(rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(row["server"], []).append(row)
    return found


def tabulated(rows: list[dict[str, Any]]) -> str:
    """A line for each server: the median of its rounds, and the least and the most where they differ."""
    names = [name for name in rows[0] if name not in LABELS]
    lines = [f"{'server':<26}" + "".join(f"{name:>20}" for name in names)]
    for server, its in _by_server(rows).items():
        cells = []
        for name in names:
            values = [row[name] for row in its]
            spread = f" ({min(values):g}–{max(values):g})" if min(values) != max(values) else ""
            cells.append(f"{f'{median(values):g}{spread}':>20}")
        lines.append(f"{server:<26}" + "".join(cells))
    return "\n".join(lines)


def compared(rows: list[dict[str, Any]]) -> str:
    """The first server beside each other one, round by round: the median of the ratios, the least and the most."""
    by_server = _by_server(rows)
    first, *others = by_server
    lines = []
    for other in others:
        for name, words in COMPARED.items():
            if name not in rows[0]:
                continue
            ratios = [
                mine[name] / its[name]
                for mine, its in zip(by_server[first], by_server[other], strict=True)
                if its[name]
            ]
            if ratios:
                lines.append(f"{words}: {first} / {other}: {median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})")
    return "\n".join(lines) + "\n" if lines else ""
