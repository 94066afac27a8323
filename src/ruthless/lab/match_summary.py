"""Match summary: what happened in a match, read from its facts.

A game declares which of its facts mean that a card was played, an event triggered, somebody attacked. Cards are counted
by their kind: all Gifts are one, and so are all numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ruthless.kernel.accounts import write
from ruthless.kernel.facts import ATTACK, DEAL, EVENT, PLAY, ROUND, TURN, WORK, Fact
from ruthless.kernel.game import game_named, ranked
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.lab.matches import played
from ruthless.lab.plans import Plan


@dataclass
class RoundSummary:
    """What happened in one round; a match of a game without rounds is one round."""

    opening: list[int]
    """The accounts when it began."""
    closing: list[int] = field(default_factory=list)
    """The accounts when it was over."""
    first: Seat = 0
    """Who has the first turn."""
    dealt: dict[Seat, set[str]] = field(default_factory=dict)
    """By seat the kinds of cards with which it began."""
    played: list[tuple[Seat, str]] = field(default_factory=list)
    """Who played which kind of card, in turn or out of it."""
    events: list[tuple[Seat, str]] = field(default_factory=list)
    """Who triggered which event."""
    attacks: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who aimed at whom with which kind of card, whether or not anything came of it."""

    @property
    def points(self) -> list[int]:
        """By how much each account changed."""
        return [new - old for old, new in zip(self.opening, self.closing, strict=True)]


@dataclass
class MatchSummary:
    """What a whole match came to."""

    rounds: list[RoundSummary]
    decisions: int
    turns: int
    has_accounts: bool
    """Whether points are written down; else the scores only say who is better."""
    scores: list[int]
    places: list[int]

    @property
    def winners(self) -> list[Seat]:
        """Those in place 1."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def ranks(self, accounts: list[int]) -> list[int]:
        """By seat the place these accounts would mean: 1 is best, equal accounts share a place."""
        low_is_good = self.places == ranked(self.scores)
        return ranked(accounts if low_is_good else [-one for one in accounts])


@cache
def kinds(game: str) -> dict[str, str]:
    """By the notation of a card or an event the name of its kind."""
    return {face: kind.name for kind in game_named(game).kinds for face in kind.faces}


def summarise_match(plan: Plan, index: int) -> tuple[MatchSummary, Match]:
    """Play a match of a plan: what happened in it, and the match at its end."""
    facts: list[Fact] = []
    match, decisions = played(plan, index, facts)
    rounds, turns = told(plan.game, plan.players, facts)
    has_accounts = rounds[-1].closing == match.scores
    if not has_accounts:
        rounds[-1].closing = match.scores
    return MatchSummary(rounds, decisions, turns, has_accounts, match.scores, match.places), match


def told(game: str, seats: int, facts: Iterable[Fact]) -> tuple[list[RoundSummary], int]:
    """What the facts of a match tell, round by round, and how many turns they tell of; undeclared ones have no role."""
    kind_of, roles = kinds(game), game_named(game).facts
    accounts = [0] * seats
    now = RoundSummary(accounts[:])
    rounds = [now]
    turns = begun = 0
    card = ""
    for fact in facts:
        role = roles.get(fact.public.id, "")
        args: Mapping[str, Any] = fact.public.args
        if role == TURN:
            turns += 1
            if turns == begun + 1:
                now.first = args["seat"]
        elif role == PLAY:
            card = kind_of[args["card"]]
            now.played.append((args["seat"], card))
        elif role == ATTACK:
            if args["seat"] != args["other"]:
                now.attacks.append((args["seat"], args["other"], card))
        elif role == WORK:
            card = kind_of[args["card"]]
        elif role == EVENT:
            now.events.append((args["seat"], kind_of[args["event"]]))
        elif role == DEAL:
            seat = args["seat"]
            if seat not in now.dealt:  # later in a round it means that hands were mixed
                now.dealt[seat] = {kind_of[one] for one in _cards(fact, seat)}
        elif role == ROUND:
            begun = turns
            if args["round"] > 1:
                now.closing = accounts[:]
                now = RoundSummary(accounts[:])
                rounds.append(now)
        else:
            write(accounts, role, args)
    now.closing = accounts
    return rounds, turns


def _cards(fact: Fact, seat: Seat) -> list[str]:
    """The cards of which only that seat was told."""
    args: Mapping[str, Any] = fact.told(seat).args
    cards: list[str] = args["cards"]
    return cards
