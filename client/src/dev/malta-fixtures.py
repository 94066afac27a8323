"""Writes fixtures/malta-*.json: moments of real matches of Malta!, one for each question, and a stretch of one.

Run with the project's Python: `.venv/bin/python client/src/dev/malta-fixtures.py`. The same seeds give the same files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruthless.bots import Sight, bot_named
from ruthless.kernel.facts import Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import deal
from ruthless.testing.malta import LARGE

HERE = Path(__file__).parent / "fixtures"
STRETCH = 150


def moments(
    seed: int, seats: int, bot: str, options: dict[str, object] | None = None
) -> Iterator[tuple[int, Match, list[Fact]]]:
    """Every moment of a match with what was told before it."""
    facts: list[Fact] = []
    match = Match.new("malta", seats, seed, options, ask_forced=True, listener=facts)
    bots = [bot_named(bot, Luck.from_seed(f"{seed}-{seat}")) for seat in range(seats)]
    number = 0
    while True:
        yield number, match, list(facts)
        if match.over:
            return
        facts.clear()
        number += 1
        for decision in list(match.pending):
            match.answer(str(bots[decision.seat].choose(Sight(match, decision))), decision.seat)


def shown(match: Match, number: int, seat: Seat | None, facts: list[Fact]) -> dict[str, Any]:
    """A moment as a seat gets it."""
    return {
        "view": match.view(seat).as_json(),
        "news": [{"number": number, "facts": [fact.told(seat).as_json() for fact in facts]}],
    }


def richness(match: Match, seat: Seat) -> int:
    """How much there is to see: removed tiles, few or many cards, players who have lost, a choice."""
    view: Any = match.view(seat)
    removed = sum(sign.startswith("o") for sign in view.board)
    return removed + 4 * bool(view.lost) + 3 * (len(view.options) > 1) + 6 * (view.counts[seat] <= 8)


def questions() -> dict[str, dict[str, Any]]:
    """For each question the moment at which there is most to see."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    runs = [(seed, 6, bot, None) for seed in range(6) for bot in ("uniform", "sensible")]
    runs += [(9, 2, "uniform", None), (10, 3, "uniform", {"boomerang_untargeted": "yes", "negate_in_own_turn": "yes"})]
    for seed, seats, bot, options in runs:
        for number, match, facts in moments(seed, seats, bot, options):
            for decision in match.pending:
                key = decision.question.id
                question = decision.question.as_json()
                if key == "react-aimed":
                    key += "-at-me" if question["other"] == decision.seat else "-at-others"
                keys = [key, f"{key}-two"] if seats == 2 and key in ("step", "place-pawn") else [key]
                for one in keys:
                    score = richness(match, decision.seat)
                    if one not in best or score > best[one][0]:
                        best[one] = (score, shown(match, number, decision.seat, facts))
            if match.over:
                best["over"] = (0, shown(match, number, 0, facts))
    return {key: moment for key, (_, moment) in sorted(best.items())}


def stretch() -> list[dict[str, Any]]:
    """Some turns of one match as seat 0 sees them."""
    told: list[dict[str, Any]] = []
    for number, match, facts in moments(4, 5, "uniform"):
        if number >= STRETCH:
            break
        told.append(shown(match, number, 0, facts))
    return told


def whittled(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A first view, then only what of it has changed."""
    before: dict[str, Any] = {}
    small = []
    for moment in told:
        view = moment["view"]
        small.append({**moment, "view": {key: value for key, value in view.items() if before.get(key, "") != value}})
        before = view
    return small


ACTS = (
    "0 shift-a-line, 0 row-3, 0 east; 0 shift-a-line, 0 column-b, 0 south; 0 spin-everything; 0 rotate-a-space, 0 c4, 0 turn-180; "
    "0 swap-spaces, 0 b6, 0 f2; 0 remove-a-space, 0 d4; 0 restore-a-space, 0 d4; 0 new-space, 0 e5; 0 swap-places, 0 -> 2; "
    "0 everyone-moves, 0 north; 0 shove, 0 -> 1, 0 east; 0 going-home, 0 -> 3"
)


def acts() -> list[dict[str, Any]]:
    """Every way in which tiles and pawns move, one card after the other, as seat 0 sees it."""
    facts: list[Fact] = []
    lines = [line.strip() for line in ACTS.replace(";", ",").split(",")]
    hand = " ".join(act.split(",")[0].split()[1] for act in ACTS.split(";"))
    match = deal(
        "malta",
        hands=[f"{hand} draw-two", "draw-two", "draw-two", "draw-two"],
        owed=12,
        board=LARGE,
        pawns="c4 d4 e5 b6",
        ask_forced=True,
        listener=facts,
    )
    told = [shown(match, 0, 0, facts)]
    while lines and not match.over:
        facts.clear()
        for decision in list(match.pending):
            match.answer("no" if decision.seat else lines.pop(0).split(" ", 1)[1], decision.seat)
        told.append(shown(match, len(told), 0, facts))
    return told


def write(name: str, data: object) -> None:
    """A fixture, small."""
    (HERE / f"malta-{name}.json").write_text(
        json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    write("questions", questions())
    write("stretch", whittled(stretch()))
    write("acts", whittled(acts()))
