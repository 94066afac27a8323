"""Writes the golden games. Run `python -m tests.golden.write`, or with the names of some games, then read the diff.

Other matches may be found then. With `--keep` the matches there are stay, and are written down as they are told now.

The first line tells how the match began. Then a line a decision: seat, question, options, `> answer`. What happened is
indented, public words first and what single seats were told beside them; every tenth decision has the views.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from ruthless import Luck, Record, replay
from ruthless.games.frantic.options import Options
from ruthless.kernel.decisions import Decision
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import game_named
from ruthless.kernel.match import Match

HERE = Path(__file__).parent
VIEWS_EVERY = 10

Chooser = Callable[[Match, Decision[Any]], str]
"""Gives the answer to a decision, in notation."""


TROUBLE = ["troublemaker"]

PLANS: dict[str, list[tuple[int, bool, dict[str, object]]]] = {
    "frantic": [
        (2, False, {"limit": 60}),
        (4, False, {"limit": 40, "expansions": TROUBLE}),
        (8, True, {"limit": 30, "expansions": TROUBLE}),
        (3, True, {"scoring": "rounds", "rounds": 2, "expansions": TROUBLE}),
        (5, False, {**Options.presets["swiss-2019"], "limit": 50, "expansions": TROUBLE}),
    ],
    "frantic-board": [
        (seats, ask_forced, {"limit": 120}) for seats, ask_forced in ((2, False), (4, False), (6, True), (3, True))
    ],
    "malta": [(seats, ask_forced, {}) for seats, ask_forced in ((2, False), (4, False), (6, True), (3, True))],
}
"""By game: numbers of seats, whether forced answers are asked for, and options with which a match is short."""

SEEDS = 100
"""How many seeds are tried for a plan; the match that shows most new cards is kept."""

MOST_BYTES = 155_000


class Golden(NamedTuple):
    """How a golden game begins."""

    game: str
    seats: int
    seed: str
    options: dict[str, object]
    ask_forced: bool

    @property
    def path(self) -> Path:
        """Its file."""
        return HERE / f"{self.game}-{self.seats}-seats-seed-{self.seed}.txt"


def golden_of(path: Path) -> Golden:
    """How the golden game in a file begins."""
    with path.open(encoding="utf-8") as file:
        head = json.loads(file.readline())
    return Golden(**{name: head[name] for name in Golden._fields})


def written() -> list[Golden]:
    """The golden games there are."""
    return [golden_of(path) for path in sorted(HERE.glob("*.txt"))]


def at_random(seed: str) -> Chooser:
    """Any option, all equally likely, the same ones each time."""
    luck = Luck.from_seed(f"golden {seed}")
    return lambda match, decision: str(luck.choice(decision.options))


def begin(golden: Golden, facts: list[Fact]) -> Match:
    """The match at its first question, with a listener from the first card on."""
    head = Record(golden.game, game_named(golden.game).rules_version, golden.seats, golden.seed, golden.options)
    return replay(head, ask_forced=golden.ask_forced, listener=facts)


def lines(golden: Golden, choose: Chooser) -> Iterator[str]:
    """The text of a golden game, line by line, as it is played."""
    facts: list[Fact] = []
    match = begin(golden, facts)
    yield json.dumps({**golden._asdict(), "rules": match.game.rules_version})
    yield from _told(facts)
    number = 0
    while match.decision is not None:
        if number % VIEWS_EVERY == 0:
            for seat in (None, match.decision.seat):
                yield f"  {'public' if seat is None else seat} sees {json.dumps(match.view(seat).as_json())}"
        decision = match.decision
        options = " | ".join(str(option) for option in decision.options)
        answer = choose(match, decision)
        yield f"{decision.seat} {decision.question!r}? {options} > {answer}"
        match.answer(answer, decision.seat)
        yield from _told(facts)
        number += 1
    yield f"accounts {match.scores} places {match.places} winners {match.winners} after {number} answers"


def _told(facts: list[Fact]) -> Iterator[str]:
    for fact in facts:
        yield f"    {fact.public!r}"
        for seat in sorted(fact.private):
            yield f"      {seat}: {fact.private[seat]!r}"
    facts.clear()


def text(golden: Golden, choose: Chooser) -> str:
    """The whole file."""
    return "\n".join(lines(golden, choose)) + "\n"


def as_written(path: Path) -> Chooser:
    """The answers a golden game was played with, in their order."""
    answers: Iterator[str] = iter(
        [line.rpartition(" > ")[2] for line in path.read_text(encoding="utf-8").splitlines() if line[0].isdigit()]
    )
    return lambda match, decision: next(answers)


def first_difference(golden: Golden) -> str | None:
    """The first line in which a golden game goes differently now; None if it goes as it went."""
    before = golden.path.read_text(encoding="utf-8").splitlines()
    number = 0
    for number, line in enumerate(lines(golden, as_written(golden.path)), 1):
        if number > len(before) or line != before[number - 1]:
            return f"{golden.path.name}:{number}: now {line!r}"
    return None if number == len(before) else f"{golden.path.name}:{number}: ends too early"


def kinds(game: str) -> dict[str, str]:
    """The kind of every card of a game, by its notation; events are kinds of their own."""
    cards: list[Any] = list(game_named(game).cards)
    return {str(card): card.kind.name for card in cards}


def shown(game: str, written: str) -> set[str]:
    """The kinds of cards that are played, or landed on, and the events that happen in a golden game.

    What cannot be played is given.
    """
    names = re.findall(r"^    (?:plays .*card|lands-on .*card|event .*event)=(\S+)$", written, re.MULTILINE)
    names += re.findall(r"^      \d: gives-cards .*'(curse)'", written, re.MULTILINE)
    kind_of = kinds(game)
    return {kind_of[name] for name in names}


def searched(game: str) -> Iterator[tuple[Golden, str]]:
    """Golden games that together show every card of a game, each with its text; as many as that takes."""
    missing = set(kinds(game).values())
    plans = PLANS[game]
    for number, (seats, ask_forced, options) in enumerate(cycle(plans)):
        if number >= len(plans) and not missing:
            return
        seeds = range(1 + number // len(plans) * SEEDS, 1 + (number // len(plans) + 1) * SEEDS)
        tried = [Golden(game, seats, str(seed), options, ask_forced) for seed in seeds]
        texts = {golden.path: text(golden, at_random(golden.seed)) for golden in tried}
        short = [golden for golden in tried if len(texts[golden.path]) < MOST_BYTES]
        best = max(short, key=lambda golden: len(missing & shown(game, texts[golden.path])))
        missing -= shown(game, texts[best.path])
        yield best, texts[best.path]


def answers_file(game: str) -> Path:
    """Where the answers of a game are written down: their order is what research counts by."""
    return HERE / f"{game}.answers"


def answers_text(game: str) -> str:
    """All answers of a game in their order, one a line."""
    return "".join(f"{answer}\n" for answer in game_named(game).answers)


def main(games: list[str], *, keep: bool) -> None:
    """Write the golden games of these games anew, after a search for others unless they are to be kept."""
    old = [golden for golden in written() if golden.game in games]
    if keep:
        found = [(golden, text(golden, at_random(golden.seed))) for golden in old]
    else:
        found = [pair for game in games for pair in searched(game)]
    for golden in old:
        golden.path.unlink()
    for golden, content in found:
        golden.path.write_text(content, encoding="utf-8")
        print(f"{golden.path.name}: {golden.path.stat().st_size // 1000} KB")
    for game in games:
        answers_file(game).write_text(answers_text(game), encoding="utf-8")
        print(answers_file(game).name)


if __name__ == "__main__":
    named = [one for one in sys.argv[1:] if one != "--keep"]
    main(named or list(PLANS), keep="--keep" in sys.argv)
