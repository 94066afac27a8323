"""What an engine plays, in short: digests of matches, of observations and of what bots choose, at many tables.

The same digests, the same engine, as far as anybody could tell: compiled or not, before a change or after it, on whatever
machine. `python -m tests.digests` prints them as JSON for whichever engine is found first; `tests/same.py` compares.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from ruthless import GAMES, Luck, Match
from ruthless.bots import Sight, bot_named
from ruthless.kernel.decisions import Decision
from tests.golden.write import Golden, lines
from tests.soak import HOUSES

if TYPE_CHECKING:
    from ruthless.research.vector import Vector

LINES = 600
"""So much of a match is told: three times as much as most rounds take."""

STEPS = 200
"""So many answers are given in each of the matches that are observed at once."""

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 10, "rounds": 2},
    "frantic-board": {"limit": 5},
    "malta": {},
}
"""House rules by which matches that are observed end early, so that ends and new deals are seen, too."""

THOUGHTS = 12
"""So many decisions of a match are put to bots."""


class Seating(NamedTuple):
    """A game, its seats and its house rules."""

    game: str
    seats: int
    options: dict[str, object]
    number: int

    def __str__(self) -> str:
        said = {name: value for name, value in self.options.items() if value}
        return f"{self.game}, {self.seats} seats, {json.dumps(said)}"


def seatings(every: int = 1) -> list[Seating]:
    """All games at all numbers of seats with all pairs of their house rules; of those, one in so many."""
    found = [
        (game, seats, options)
        for game, houses in HOUSES.items()
        for options in houses
        for seats in range(GAMES[game].fewest, GAMES[game].most + 1)
    ]
    return [Seating(*one, number) for number, one in enumerate(found)][::every]


def digests(seating: Seating) -> dict[str, str]:
    """By what it is a digest of."""
    return {name: digest(seating) for name, digest in DIGESTS.items()}


def told(seating: Seating) -> str:
    """Everything that is said in a match: questions, options, facts, views; and what clones and imagined matches came to."""
    luck = Luck.from_seed(f"told {seating.number}")

    def choose(match: Match, decision: Decision[Any]) -> str:
        if luck.below(20) == 0:
            for twin in (match.clone(), match.imagine(decision.seat, luck)):
                said.update(f"{twin.play_out(luck)} {twin.scores} {twin.places}".encode())
        return str(luck.choice(decision.options))

    said = blake2b(digest_size=8)
    ask_forced = seating.number % 3 == 2
    golden = Golden(seating.game, seating.seats, f"told {seating.number}", seating.options, ask_forced)
    for line in islice(lines(golden, choose), LINES):
        said.update(line.encode())
    match = Match.new(seating.game, seating.seats, seating.number, seating.options)
    said.update(f"{match.play_out(luck)} {match.record().as_text()}".encode())
    return said.hexdigest()


def observed(seating: Seating) -> str:
    """What is written into vectors for those who learn: observations or information states, masks, seats, draws, rewards."""
    said = blake2b(digest_size=8)
    for observe in ("observation", "information_state"):
        for vector in observing(seating, observe):
            ends = (vector.rewards, vector.dones, vector.finished, vector.numbers)
            for array in (vector.observations, vector.masks, vector.seats, vector.draws, *ends):
                said.update(array.tobytes())
    return said.hexdigest()


def observing(seating: Seating, observe: str) -> Iterator[Vector]:
    """Matches that are observed, after each step of all of them; at every second table they are short."""
    from ruthless.research.vector import Vector

    short = SHORT[seating.game] if seating.number % 2 else {}
    vector = Vector(seating.game, 2, seating.seats, {**seating.options, **short}, seed=seating.number, observe=observe)
    yield vector
    for _ in range(STEPS):
        vector.step(vector.uniform())
        yield vector


def chosen(seating: Seating) -> str:
    """What bots choose: at first sight, by judgement, and after a search."""
    luck = Luck.from_seed(f"chosen {seating.number}")
    bots = [bot_named(name, luck) for name in ("uniform", "casual", "sensible", "cunning:2")]
    match = Match.new(seating.game, seating.seats, f"chosen {seating.number}", seating.options)
    said = blake2b(digest_size=8)
    for _ in range(THOUGHTS):
        decision = match.decision
        if decision is None:
            break
        choices = [bot.choose(Sight(match, decision)) for bot in bots]
        said.update(" ".join(map(str, choices)).encode())
        match.answer(choices[-1], decision.seat)
        match = match if luck.below(3) else _later(match, luck)
    return said.hexdigest()


def _later(match: Match, luck: Luck) -> Match:
    """The same match, some answers on, so that bots are asked in all parts of it."""
    for _ in range(8):
        if match.decision is not None:
            match.answer(luck.choice(match.decision.options), match.decision.seat)
    return match


DIGESTS = {"told": told, "chosen": chosen}
if find_spec("numpy") is not None:  # who plays need not have it
    DIGESTS["observed"] = observed


def main() -> None:
    """Print them."""
    reader = argparse.ArgumentParser(prog="python -m tests.digests", description=__doc__)
    reader.add_argument("--every", type=int, default=1, help="take one in so many seatings")
    print(json.dumps({str(seating): digests(seating) for seating in seatings(reader.parse_args().every)}))


if __name__ == "__main__":
    main()
