"""One match of a plan: its bots play it to the end, and what came of it is an outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ruthless.bots import Bot, Sight
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.outside import told
from ruthless.kernel.seats import Seat
from ruthless.lab.plans import Plan


class MatchOutcome(NamedTuple):
    """What came of a match; as JSON it is a list in this order."""

    places: list[int]
    """By seat: 1 is best, and seats may share a place."""
    scores: list[int]
    """By seat, as the game counts."""
    rounds: int
    decisions: int
    """Questions with two options or more."""

    @property
    def winners(self) -> list[Seat]:
        """Those in place 1."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def are_outcomes(found: object, matches: int, players: int) -> bool:
    """Whether plain data, such as a journal holds, tells what came of so many matches of so many players."""
    return isinstance(found, list) and len(found) == matches and all(_is_outcome(one, players) for one in found)


def _is_outcome(found: object, players: int) -> bool:
    if not isinstance(found, list) or len(found) != len(MatchOutcome._fields):
        return False
    places, scores, rounds, decisions = found
    by_seat = all(isinstance(one, list) and len(one) == players for one in (places, scores))
    return by_seat and all(type(number) is int for number in (*places, *scores, rounds, decisions))


Row = dict[str, Any]
"""One match: lists are by seat, but for that of the winners' seats."""


def row(plan: Plan, index: int, outcome: MatchOutcome) -> Row:
    """The row of a match."""
    return {
        "index": index,
        "seed": plan.seed_of(index),
        "bots": plan.names(index),
        "winners": outcome.winners,
        "places": outcome.places,
        "scores": outcome.scores,
        "rounds": outcome.rounds,
        "decisions": outcome.decisions,
    }


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Play a match to its end; gives how many decisions that took."""
    decisions = 0
    while (decision := match.decision) is not None:
        match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
        decisions += 1
    return decisions


def played(plan: Plan, index: int, listener: list[Fact] | None = None) -> tuple[Match, int]:
    """A match at its end, and how many decisions that took; `listener` gets what happens in it.

    What goes wrong in it is said in one line that tells how to see it again.
    """
    try:
        match = plan.match(index, listener)
        return match, play_out(match, [plan.bot(index, seat) for seat in range(plan.players)])
    except Exception as error:
        raise RuthlessError(
            f"match {index} of seed {plan.seed!r} failed ({plan.game}, {plan.players} seats, bots "
            f"{','.join(plan.names(index))}; the match's own seed is {plan.seed_of(index)}): "
            f"{_what(error)}"
        ) from error


def _what(error: Exception) -> str:
    """What went wrong; where, if it is a mistake in code: our own errors say enough."""
    return f"{type(error).__name__}: {error}" if isinstance(error, RuthlessError) else told(error)


def play_one(plan: Plan, index: int) -> MatchOutcome:
    """What comes of one whole match."""
    match, decisions = played(plan, index)
    return MatchOutcome(match.places, match.scores, match.rounds, decisions)


def play_several(plan: Plan, indices: range) -> list[MatchOutcome]:
    """What comes of the matches of these numbers."""
    return [play_one(plan, index) for index in indices]
