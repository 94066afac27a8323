"""Match summary: what happened in a match, read from its facts.

The games share the ids of their facts, so one table for all says which of them mean that a card was played, an event
triggered, somebody attacked. Cards are counted by their kind: all Gifts are one, and so are all numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import ranked
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.lab.matches import played
from ruthless.lab.plans import Plan
from ruthless.texts import Words

AT_WORK = frozenset({"start-card", "lands-on"})
"""A card does something although nobody has just played it."""
EVENT = frozenset({"event", "chooses-event"})
ATTACK = frozenset({"attacks", "shares-four", "names"})
"""Somebody aims at somebody; in Malta! that is naming a player."""
TURN = "has-turn"


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
    """How many turns were told of; none in games that do not tell."""
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
    """By the notation of a card or an event its kind, as the id of its name has it after `card-` or `event-`."""
    words = Words(game)
    return {card.notation: (words.entry(card.notation) or "").partition("-")[2] for card in words.game.cards}


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
    """What the facts of a match tell, round by round, and how many turns they tell of."""
    kind_of = kinds(game)
    accounts = [0] * seats
    now = RoundSummary(accounts[:])
    rounds = [now]
    turns = 0
    card = ""
    for fact in facts:
        name = fact.public.id
        args: Mapping[str, Any] = fact.public.args
        if name == "plays":
            card = kind_of[args["card"]]
            now.played.append((args["seat"], card))
        elif name in ATTACK:
            if args["seat"] != args["other"]:
                now.attacks.append((args["seat"], args["other"], card))
        elif name in AT_WORK:
            card = kind_of[args["card"]]
        elif name in EVENT:
            now.events.append((args["seat"], kind_of[args["event"]]))
        elif name == "is-dealt":
            seat = args["seat"]
            if seat not in now.dealt:  # later in a round it means that hands were mixed
                now.dealt[seat] = {kind_of[one] for one in _cards(fact, seat)}
        elif name == TURN:
            turns += 1
        elif name == "round":
            if args["round"] > 1:
                now.closing = accounts[:]
                now = RoundSummary(accounts[:])
                rounds.append(now)
            if "seat" in args:  # the dealer
                now.first = (args["seat"] + 1) % seats
        elif name == "begins":
            now.first = args["seat"]
        elif name == "scores":
            accounts[args["seat"]] += args["points"]
        elif name == "account-changes":
            accounts[args["seat"]] = args["count"]
        elif name == "swaps-accounts":
            one, other = args["seat"], args["other"]
            accounts[one], accounts[other] = accounts[other], accounts[one]
        elif name == "wins-round":
            for seat in args["seats"]:
                accounts[seat] += 1
    now.closing = accounts
    return rounds, turns


def _cards(fact: Fact, seat: Seat) -> list[str]:
    """The cards of which only that seat was told."""
    args: Mapping[str, Any] = fact.told(seat).args
    cards: list[str] = args["cards"]
    return cards
