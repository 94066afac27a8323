"""A run in the docs: the saved figures, the pictures, and the parts of the page that are written from them."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks import tables
from benchmarks.figures import Run
from benchmarks.workers import ROOT

FOLDER = ROOT / "docs"
PAGE = FOLDER / "benchmarks.md"
SAVED = FOLDER / "benchmarks.json"
PICTURES = FOLDER / "pictures"


def parts(run: Run) -> dict[str, str]:
    """What is written from a run, by the names of the places in the page."""
    return {
        "targets": f"{told(run)}\n\n{tables.targets(run)}\n\n{verdict(run)}",
        "speeds": f"{tables.speeds(run)}\n\n{tables.by_all_questions(run)}",
        "copies": tables.copies(run),
        "games": tables.games(run),
        "learning": tables.learning(run),
        "thoughts": tables.thoughts(run),
        "change": tables.change(run),
        "seats": tables.by_seats(run),
        "rules": tables.by_house_rules(run),
        "length": tables.by_length(run),
        "processes": tables.by_processes(run),
    }


def told(run: Run) -> str:
    """When, where and on what it was measured."""
    content = run.content
    versions = ", ".join(f"{name} {version}" for name, version in content["versions"].items())
    before, after = content["load"]
    against = f" Before is revision {content['against']}." if content.get("against") else ""
    return (
        f"{content['date']}: {versions}; {content['machine']}.{against} {content['repetitions']} repetitions of "
        f"{content['seconds']:g} s each. Load of the machine {before:.1f} before the run, {after:.1f} after it."
    )


def verdict(run: Run) -> str:
    """What is reached and what is not, in one or two sentences."""
    judged = [(target, target.reached(run)) for target in tables.TARGETS]
    missed = [target.name for target, reached in judged if reached is False]
    unknown = [target.name for target, reached in judged if reached is None]
    text = f"Reached: {sum(reached is True for _, reached in judged)} of {len(judged)}."
    if missed:
        text += f" Not reached: {'; '.join(missed)}."
    if unknown:
        text += f" Not measured: {'; '.join(unknown)}."
    return text


def rewritten(page: str, run: Run) -> str:
    """The page with the parts between its markers written anew."""
    for name, text in parts(run).items():
        begin = f"<!-- {name}: written by python -m benchmarks --write -->\n"
        before, begun, rest = page.partition(begin)
        _, end, after = rest.partition("<!-- end -->")
        if not (begun and end):
            raise SystemExit(f"docs/benchmarks.md has no place for {name}")
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page


def save(run: Run, path: Path) -> None:
    """Write the figures, one line for each, so that a difference can be read."""
    head = {name: value for name, value in run.content.items() if name != "figures"}
    lines = [f' "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in head.items()]
    figures = run.content["figures"].items()
    rows = ",\n".join(f'  "{name}": {json.dumps(figure, ensure_ascii=False)}' for name, figure in figures)
    lines.append(f' "figures": {{\n{rows}\n }}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def load(path: Path) -> Run:
    """A run that was saved."""
    return Run(json.loads(path.read_text(encoding="utf-8")))


def write(run: Run) -> None:
    """Bring everything in the docs up to this run."""
    from benchmarks.pictures import draw  # only who draws needs matplotlib

    PICTURES.mkdir(exist_ok=True)
    save(run, SAVED)
    draw(run, PICTURES)
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), run), encoding="utf-8")
