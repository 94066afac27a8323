"""Plans: what is to be played.

Everything about a match follows from the plan and the number of the match: its seed, who sits where, the luck of each
bot. So it does not matter which process plays it, nor when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ruthless.bots import BOTS, Bot, bot_named
from ruthless.bots.outside import DECLARED
from ruthless.kernel.beginning import needed
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json, read
from ruthless.kernel.seats import Seat
from ruthless.lab.pairing import pairing


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
        bots = _names(bots)
        chosen = _checked_house_rules(game, players, options, bots)
        if len(bots) not in (1, players):
            raise RuthlessError(f"name one bot, or one for each of the {players} seats; there are {', '.join(BOTS)}")
        named = bots * (players if len(bots) == 1 else 1)
        return cls(game, players, _checked_seed(seed), chosen, named, len(set(named)) > 1 if rotate is None else rotate)

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

    def match(self, index: int, listener: list[Fact] | None = None) -> Match:
        """The match of that number, at its first question."""
        return Match.new(self.game, self.players, self.seed_of(index), self.options, listener=listener)

    def bot(self, index: int, seat: Seat) -> Bot:
        """Who plays at that seat in that match, with its own luck."""
        return bot_named(self.names(index)[seat], Luck.from_seed(f"{self.seed_of(index)}/bot/{seat}"))

    @property
    def outside(self) -> dict[str, str]:
        """The packages from outside that it takes, with their versions: for the rules, and for bots by their names."""
        rules = game_named(self.game)
        packages = needed(rules, read(rules.options, self.options))
        entries = [DECLARED[name] for name in self.bots if name in DECLARED]
        return packages | {entry.package: entry.version for entry in entries}

    def as_json(self, games: int) -> dict[str, Any]:
        """What so many of its matches are matches of, as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "games": games,
            "seed": self.seed,
            "options": dict(self.options),
        }


@dataclass(frozen=True)
class Tournament(Plan):
    """A plan in which any number of bots take turns at the tables."""

    @classmethod
    def among(
        cls,
        bots: str | Sequence[str],
        game: str,
        players: int = 4,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
    ) -> Tournament:
        """The tournament of these bots, once everything in it is known to be possible."""
        bots = _names(bots)
        chosen = _checked_house_rules(game, players, options, bots)
        if len(bots) < 2:
            raise RuthlessError("a tournament needs at least two bots")
        twice = [name for name in dict.fromkeys(bots) if bots.count(name) > 1]
        if twice:
            raise RuthlessError(
                f"{', '.join(twice)} is named twice: name each bot once, the tables are filled up anyhow"
            )
        return cls(game, players, _checked_seed(seed), chosen, bots, rotate=True)

    def seating(self, index: int) -> list[int]:
        """By seat: which of the bots plays there in that match."""
        return pairing(len(self.bots), self.players, self.seed).seating(index)


def _names(bots: str | Sequence[str]) -> tuple[str, ...]:
    """The names of some bots; a single one may be written without a list around it."""
    return (bots,) if isinstance(bots, str) else tuple(bots)


def _checked_seed(seed: int | str) -> str:
    """The seed as text, once it is known that it can be written to a file."""
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RuthlessError(f"the seed {text!r} is not valid UTF-8 text") from None
    return text


def _checked_house_rules(
    game: str, players: int, given: Mapping[str, object] | None, bots: Sequence[str]
) -> Mapping[str, object]:
    """The house rules as plain data, once game, seats, house rules and bots are known to exist."""
    rules = game_named(game)
    if not rules.fewest <= players <= rules.most:
        raise RuthlessError(f"{game} is for {rules.fewest} to {rules.most} seats, not {players}")
    for name in bots:
        bot_named(name, Luck(b""))
    return as_json(read(rules.options, given or {}))
