"""One match of a simulation: which seed it has, who sits where, and what came of it.

Everything about a match follows from the text of the seed and the number of the match, so that it does not matter which
process plays it, nor when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from ruthless.bots import Bot, Sight, bot_named
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: the same for all matches of a run."""

    game: str
    players: int
    seed: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    """One for each place at the first match; with `rotate` everybody moves on one seat from match to match."""
    rotate: bool

    def seating(self, index: int) -> list[int]:
        """By seat: which of the bots plays there in that match."""
        shift = index % self.players if self.rotate else 0
        return [(seat - shift) % self.players for seat in range(self.players)]

    def match(self, index: int) -> Match:
        """The match of that number, at its first question."""
        return Match.new(self.game, self.players, f"{self.seed}/{index}", self.options)

    def bot(self, index: int, seat: int) -> Bot:
        """Who plays at that seat in that match, with its own luck."""
        name = self.bots[self.seating(index)[seat]]
        return bot_named(name, Luck.from_seed(f"{self.seed}/{index}/bot/{seat}"))


@dataclass
class Tally:
    """What several matches came to. Adding tallies up gives the same in any order, hence fractions."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    by_seat: dict[int, Fraction] = field(default_factory=dict)
    by_bot: dict[str, Fraction] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Take the other tally's matches in."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        for seat, share in other.by_seat.items():
            self.by_seat[seat] = self.by_seat.get(seat, Fraction(0)) + share
        for name, share in other.by_bot.items():
            self.by_bot[name] = self.by_bot.get(name, Fraction(0)) + share


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Play a match to its end; gives how many decisions that took."""
    decisions = 0
    while (decision := match.decision) is not None:
        match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
        decisions += 1
    return decisions


def play_one(plan: Plan, index: int) -> Tally:
    """One whole match. What goes wrong in it is said in one line that tells how to see it again."""
    try:
        match = plan.match(index)
        decisions = play_out(match, [plan.bot(index, seat) for seat in range(plan.players)])
    except Exception as error:
        raise RuthlessError(
            f"match {index} of seed {plan.seed!r} failed ({plan.game}, {plan.players} seats, bots "
            f"{','.join(plan.bots)}; the match's own seed is {plan.seed}/{index}): {type(error).__name__}: {error}"
        ) from error
    seating = plan.seating(index)
    tally = Tally(1, decisions, match.rounds)
    share = Fraction(1, len(match.winners))
    for seat in match.winners:
        tally.by_seat[seat] = share
        name = plan.bots[seating[seat]]
        tally.by_bot[name] = tally.by_bot.get(name, Fraction(0)) + share
    return tally


def play_several(plan: Plan, indices: range) -> Tally:
    """The matches of these numbers."""
    tally = Tally()
    for index in indices:
        tally.add(play_one(plan, index))
    return tally
