"""Match summary: what happened in a match, read from its facts.

A game declares which of its facts mean that a card was played, an event triggered, somebody attacked. Cards are counted
by their kind: all Gifts are one, and so are all numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ruthless.kernel.accounts import write
from ruthless.kernel.facts import ATTACK, BACK, DEAL, EVENT, LOSS, PLAY, ROUND, TURN, WORK, Fact
from ruthless.kernel.game import game_named, ranked
from ruthless.kernel.match import Match
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.lab.hands import Hands
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
    still_in: list[int] = field(default_factory=list)
    """For each of these plays how many seats were not out."""
    held: dict[Seat, set[str]] = field(default_factory=dict)
    """By seat the kinds of cards that came into its hand: was dealt, drew, was given."""
    events: list[tuple[Seat, str]] = field(default_factory=list)
    """Who triggered which event."""
    attacks: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who aimed at whom with which kind of card, whether or not anything came of it."""

    @property
    def points(self) -> list[int]:
        """By how much each account changed."""
        return [new - old for old, new in zip(self.opening, self.closing, strict=True)]


class Loss(NamedTuple):
    """A seat is out."""

    seat: Seat
    turns: int
    """How many turns it has had, one that it is out in included."""
    why: str
    """What the fact itself says; empty if it says nothing."""


@dataclass
class Course:
    """What runs through a whole match."""

    turns: list[int]
    """By seat how many it had."""
    losses: list[Loss] = field(default_factory=list)
    """In their order; who came back may be there again."""
    backs: list[Seat] = field(default_factory=list)
    """Who came back."""
    richest: list[Seat | None] = field(default_factory=list)
    """Turn by turn who of those not out has most cards when it begins; None if several have."""


@dataclass
class MatchSummary:
    """What a whole match came to."""

    rounds: list[RoundSummary]
    decisions: int
    course: Course
    knock_out: bool
    """Whether seats can be out."""
    has_accounts: bool
    """Whether points are written down; else the scores only say who is better."""
    scores: list[int]
    places: list[int]

    @property
    def winners(self) -> list[Seat]:
        """Those in place 1."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def turns(self) -> int:
        """How many there were in all."""
        return sum(self.course.turns)

    @property
    def lead_changes(self) -> int | None:
        """How often the lead passes to another seat; None if nobody can tell who leads.

        Who has the best account alone at the end of a round leads; in a game in which one can be out, who has most cards.
        """
        if self.knock_out:
            return passes(self.course.richest)
        return passes([_alone(self.ranks(one.closing)) for one in self.rounds]) if self.has_accounts else None

    def ranks(self, accounts: list[int]) -> list[int]:
        """By seat the place these accounts would mean: 1 is best, equal accounts share a place."""
        low_is_good = self.places == ranked(self.scores)
        return ranked(accounts if low_is_good else [-one for one in accounts])


def passes(leads: Sequence[Seat | None]) -> int:
    """How often the lead passes to another seat. While nobody has it alone, it stays with whoever had it last."""
    held = [seat for seat in leads if seat is not None]
    return sum(one != other for one, other in pairwise(held))


def _alone(ranks: Sequence[int]) -> Seat | None:
    """Who has place 1 alone."""
    return ranks.index(1) if ranks.count(1) == 1 else None


@cache
def kinds(game: str) -> dict[str, str]:
    """By the notation of a card or an event the name of its kind."""
    return {face: kind.name for kind in game_named(game).kinds for face in kind.faces}


def summarise_match(plan: Plan, index: int) -> tuple[MatchSummary, Match]:
    """Play a match of a plan: what happened in it, and the match at its end."""
    facts: list[Fact] = []
    match, decisions = played(plan, index, facts)
    rounds, course = told(plan.game, plan.players, facts)
    has_accounts = rounds[-1].closing == match.scores
    if not has_accounts:
        rounds[-1].closing = match.scores
    knock_out = LOSS in match.game.facts.values()
    return MatchSummary(rounds, decisions, course, knock_out, has_accounts, match.scores, match.places), match


def told(game: str, seats: int, facts: Iterable[Fact]) -> tuple[list[RoundSummary], Course]:
    """What the facts of a match tell, round by round, and what runs through it; undeclared ones have no role."""
    kind_of, roles = kinds(game), game_named(game).facts
    accounts = [0] * seats
    now = RoundSummary(accounts[:])
    rounds = [now]
    course, hands = Course([0] * seats), Hands(seats)
    still_in = set(range(seats))
    begins = True
    card = ""
    for fact in facts:
        role = roles.get(fact.public.id, "")
        args: Mapping[str, Any] = fact.public.args
        taker, cards = hands.follow(role, fact) or (NOBODY, [])
        got = {kind_of[one] for one in cards}
        if taker != NOBODY:
            now.held.setdefault(taker, set()).update(got)
        if role == TURN:
            if begins:
                now.first, begins = args["seat"], False
            course.turns[args["seat"]] += 1
            course.richest.append(
                _alone(ranked([-hands.counts[one] if one in still_in else 1 for one in range(seats)]))
            )
        elif role == PLAY:
            card = kind_of[args["card"]]
            now.played.append((args["seat"], card))
            now.still_in.append(len(still_in))
            now.held.setdefault(args["seat"], set()).add(card)
        elif role == ATTACK:
            if args["seat"] != args["other"]:
                now.attacks.append((args["seat"], args["other"], card))
        elif role == WORK:
            card = kind_of[args["card"]]
        elif role == EVENT:
            now.events.append((args["seat"], kind_of[args["event"]]))
        elif role == DEAL:
            now.dealt.setdefault(taker, got)  # later in a round it means that hands were mixed
        elif role == LOSS:
            still_in.discard(args["seat"])
            course.losses.append(Loss(args["seat"], course.turns[args["seat"]], args.get("text", "")))
        elif role == BACK:
            still_in.add(args["seat"])
            course.backs.append(args["seat"])
        elif role == ROUND:
            begins = True
            if args["round"] > 1:
                now.closing = accounts[:]
                now = RoundSummary(accounts[:])
                rounds.append(now)
        else:
            write(accounts, role, args)
    now.closing = accounts
    return rounds, course
