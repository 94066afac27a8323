"""One match of a run: which seed it has, who sits where, and what came of it.

Everything about a match follows from the text of the seed and the number of the match, so that it does not matter which
process plays it, nor when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ruthless.bots import BOTS, Bot, Sight, bot_named
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json, read
from ruthless.kernel.seats import Seat


@dataclass(frozen=True)
class Plan:
    """What is to be played: the same for all matches of a run."""

    game: str
    players: int
    seed: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    """One for each place at the first match; with `rotate` everybody moves on one seat from match to match."""
    rotate: bool

    @classmethod
    def checked(
        cls,
        game: str,
        players: int = 4,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = ("uniform",),
        rotate: bool | None = None,
    ) -> Plan:
        """The plan, once everything in it is known to be possible: better one clear line now than one from a worker.

        `bots` names one bot for all seats, or one for each; left open, they rotate if they differ.
        """
        bots = names_of_bots(bots)
        chosen = checked_options(game, players, options or {}, bots)
        if len(bots) not in (1, players):
            raise RuthlessError(f"name one bot, or one for each of the {players} seats; there are {', '.join(BOTS)}")
        named = bots * (players if len(bots) == 1 else 1)
        return cls(game, players, checked_seed(seed), chosen, named, len(set(named)) > 1 if rotate is None else rotate)

    def seating(self, index: int) -> list[int]:
        """By seat: which of the bots plays there in that match."""
        shift = index % self.players if self.rotate else 0
        return [(seat - shift) % self.players for seat in range(self.players)]

    def names(self, index: int) -> list[str]:
        """By seat: the name of the bot that plays there in that match."""
        return [self.bots[number] for number in self.seating(index)]

    def seed_of(self, index: int) -> str:
        """The seed of that match: with it the match can be played again by itself."""
        return f"{self.seed}/{index}"

    def match(self, index: int) -> Match:
        """The match of that number, at its first question."""
        return Match.new(self.game, self.players, self.seed_of(index), self.options)

    def bot(self, index: int, seat: Seat) -> Bot:
        """Who plays at that seat in that match, with its own luck."""
        return bot_named(self.names(index)[seat], Luck.from_seed(f"{self.seed_of(index)}/bot/{seat}"))


def names_of_bots(bots: str | Sequence[str]) -> tuple[str, ...]:
    """The names of some bots; a single one may be written without a list around it."""
    return (bots,) if isinstance(bots, str) else tuple(bots)


def checked_seed(seed: int | str) -> str:
    """The seed as text, once it is known that it can be written to a file."""
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RuthlessError(f"the seed {text!r} is not valid UTF-8 text") from None
    return text


def checked_options(
    game: str, players: int, options: Mapping[str, object], bots: Sequence[str]
) -> Mapping[str, object]:
    """The options as plain data, once game, seats, options and bots are known to exist."""
    rules = game_named(game)
    if not rules.fewest <= players <= rules.most:
        raise RuthlessError(f"{game} is for {rules.fewest} to {rules.most} seats, not {players}")
    for name in bots:
        bot_named(name, Luck(b""))
    return as_json(read(rules.options, options))


class Outcome(NamedTuple):
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
    if not isinstance(found, list) or len(found) != len(Outcome._fields):
        return False
    places, scores, rounds, decisions = found
    by_seat = all(isinstance(one, list) and len(one) == players for one in (places, scores))
    return by_seat and all(type(number) is int for number in (*places, *scores, rounds, decisions))


Row = dict[str, Any]
"""One match: lists are by seat, but for that of the winners' seats."""


def row(plan: Plan, index: int, outcome: Outcome) -> Row:
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


def play_one(plan: Plan, index: int) -> Outcome:
    """One whole match. What goes wrong in it is said in one line that tells how to see it again."""
    try:
        match = plan.match(index)
        decisions = play_out(match, [plan.bot(index, seat) for seat in range(plan.players)])
    except Exception as error:
        raise RuthlessError(
            f"match {index} of seed {plan.seed!r} failed ({plan.game}, {plan.players} seats, bots "
            f"{','.join(plan.names(index))}; the match's own seed is {plan.seed_of(index)}): "
            f"{type(error).__name__}: {error}"
        ) from error
    return Outcome(match.places, match.scores, match.rounds, decisions)


def play_several(plan: Plan, indices: range) -> list[Outcome]:
    """The matches of these numbers."""
    return [play_one(plan, index) for index in indices]
