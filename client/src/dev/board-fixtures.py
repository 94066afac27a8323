"""Writes fixtures/board-*.json: moments of real matches of the board game, one for each question, and a stretch of one.

Run with the project's Python: `.venv/bin/python client/src/dev/board-fixtures.py`. The same seeds give the same files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ruthless.bots import Sight, bot_named
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

HERE = Path(__file__).parent / "fixtures"
NAMES = ["Ada", "Bob", "Zoe", "Otto", "Mia"]
STRETCH = range(90, 126)


def moments(seed: int, seats: int, bot: str, options: dict[str, object] | None = None, limit: int = 900):
    """Every moment of a match with what was told before it: (number, match, facts)."""
    facts: list[Fact] = []
    match = Match.new("frantic-board", seats, seed, options, ask_forced=True, listener=facts)
    bots = [bot_named(bot, Luck.from_seed(f"{seed}-{seat}")) for seat in range(seats)]
    for number in range(limit):
        yield number, match, list(facts)
        if match.over:
            return
        facts.clear()
        for decision in list(match.pending):
            match.answer(str(bots[decision.seat].choose(Sight(match, decision))), decision.seat)


def shown(match: Match, number: int, seat: int, facts: list[Fact]) -> dict[str, Any]:
    """A moment as a seat gets it."""
    told = [{"number": number, "facts": [fact.told(seat).as_json() for fact in facts]}]
    return {"view": match.view(seat).as_json(), "news": told}


def richness(match: Match) -> int:
    """How much there is to see: cards on the board, and pawns that have left START."""
    view = match.view(None)
    return sum(bool(stack) for stack in view.board) + 2 * sum(pawn > 0 for pawn in view.pawns)


def questions() -> dict[str, dict[str, Any]]:
    """For each question the moment at which the board is fullest."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    runs = [(seed, 5, bot, None) for seed in range(7) for bot in ("uniform", "sensible")]
    runs += [(7, 2, "uniform", {"setup_covering": "no"}), (8, 6, "uniform", None)]
    for seed, seats, bot, options in runs:
        before: list[int] = []
        for number, match, facts in moments(seed, seats, bot, options, 500):
            for decision in match.pending[:1]:
                view = match.view(decision.seat)
                key = decision.question.id
                if key == "point":
                    key = f"point-{view.thrown[-1]}"
                score = richness(match) + 5 * (len(view.options) > 1) + 3 * (seats == 5)
                if key not in best or score > best[key][0]:
                    moment = shown(match, number, decision.seat, facts)
                    best[key] = (score, {"pawns": before, **moment})
            before = match.view(None).pawns
    return {key: moment for key, (_, moment) in sorted(best.items())}


def stretch() -> list[dict[str, Any]]:
    """Some turns of one match as seat 0 sees them."""
    return [
        shown(match, number, 0, facts)
        for number, match, facts in moments(3, 5, "sensible", None, STRETCH.stop)
        if number in STRETCH
    ]


def main() -> None:
    for name, what in (("questions", questions()), ("stretch", stretch())):
        path = HERE / f"board-{name}.json"
        path.write_text(json.dumps({"names": [*NAMES, "Kim"], name: what}, separators=(",", ":")) + "\n", "utf-8")
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
