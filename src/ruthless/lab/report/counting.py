"""Counting: what the matches of a report add up to, as whole numbers only, so that the order does not matter.

A count has a path for a name, such as `kind/gift/dealt`. Adding the counts of two chunks is adding number by number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from ruthless.kernel.seats import Seat
from ruthless.lab.match_summary import MatchSummary, RoundSummary, summarise_match
from ruthless.lab.plans import Plan
from ruthless.lab.running import Run
from ruthless.lab.settings import Settings

WHOLE = 840
"""A win; it can be shared by any number of seats up to eight without a rest."""
LAST_ROUND = 12
"""Rounds after this one are not told apart."""
EARLY = 1
"""Who is out after so many turns or fewer has not had a second one."""

Counts = Counter[str]


@dataclass(frozen=True)
class Survey:
    """What a report looks at: as many matches of each plan, and perhaps the same matches by other house rules.

    The plans differ in the number of players only. The matches of a run take turns among them, so that a longer run has
    the matches of a shorter one.
    """

    plans: tuple[Plan, ...]
    other_rules: Mapping[str, object] | None = None

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.plans[0].game

    @property
    def outside(self) -> dict[str, str]:
        """The packages from outside that it takes, with their versions."""
        plan = self.plans[0]
        return plan.outside | (replace(plan, options=self.other_rules).outside if self.other_rules else {})


def count_several(survey: Survey, numbers: range) -> dict[str, int]:
    """The matches of these numbers, counted.

    The counts for four players begin with `4/`, those by the other house rules with `4/against/`.
    """
    counts: Counts = Counter()
    for number in numbers:
        index, which = divmod(number, len(survey.plans))
        plan = survey.plans[which]
        start = f"{plan.players}/"
        first = _count_one(plan, index, counts, start)
        if survey.other_rules is not None:
            second = _count_one(replace(plan, options=survey.other_rules), index, counts, f"{start}against/")
            for name in first.keys() | second.keys():
                gained = second.get(name, 0) - first.get(name, 0)
                counts[f"{start}paired/{name}/sum"] += gained
                counts[f"{start}paired/{name}/squares"] += gained * gained
    return dict(counts)


def count_all(survey: Survey, games: int, settings: Settings) -> Counts:
    """So many matches of each plan, counted."""
    total: Counts = Counter()
    with closing(Run(survey, games * len(survey.plans), count_several, settings, _are_counts)) as parts:
        for part in parts:
            for name, times in part.items():
                total[name] += times
    return total


def _are_counts(_: range, found: object) -> bool:
    return isinstance(found, dict) and all(type(times) is int for times in found.values())


def _count_one(plan: Plan, index: int, counts: Counts, start: str) -> dict[str, int]:
    """Count one match; gives the figures in which it is compared with the same match by other house rules."""
    found = summarise_match(plan, index)[0]
    bots = plan.names(index)
    for path, times in _of_match(found, bots):
        counts[start + path] += times
    for number, one in enumerate(found.rounds, 1):
        for path, times in of_round(found, one, number):
            counts[start + path] += times
    return measures(found, bots)


def measures(found: MatchSummary, bots: list[str]) -> dict[str, int]:
    """What two playings of a match are compared in; a win counts `WHOLE`."""
    share = WHOLE // len(found.winners)
    figures = {
        "decisions": found.decisions,
        "turns": found.turns,
        "rounds": len(found.rounds),
        "cards": sum(len(one.played) for one in found.rounds),
        "attacks": sum(len(one.attacks) for one in found.rounds),
        "events": sum(len(one.events) for one in found.rounds),
        "shared": WHOLE * (len(found.winners) > 1),
    }
    if found.lead_changes is not None:
        figures["lead"] = found.lead_changes
    if found.knock_out:
        figures["early"] = WHOLE * any(one.turns <= EARLY for one in found.course.losses)
    if found.has_accounts:
        figures["best"] = found.scores[found.winners[0]]
        figures["spread"] = max(found.scores) - min(found.scores)
    for seat, bot in enumerate(bots):
        won = share if seat in found.winners else 0
        figures[f"seat {seat}"] = won
        if len(set(bots)) > 1:
            figures[f"bot {bot}"] = figures.get(f"bot {bot}", 0) + won
    return figures


PathCount = tuple[str, int]
"""A count with its path, still without the number of players before it."""


def _of_match(found: MatchSummary, bots: list[str]) -> Iterator[PathCount]:
    yield "games", 1
    share = WHOLE // len(found.winners)
    for bot in bots:
        yield f"bot/{bot}", 0  # who never wins has played all the same
    for seat in found.winners:
        yield f"win/{seat}", share
        yield f"bot/{bots[seat]}", share
        yield f"turn order/{_place(seat, found.rounds[0], len(bots))}", share
    yield f"decisions/{found.decisions}", 1
    yield f"rounds/{len(found.rounds)}", 1
    yield f"turns/{found.turns}", 1
    for turns in found.course.turns:
        yield f"turns each/{turns}", 1
    if found.lead_changes is not None:
        yield f"lead/{found.lead_changes}", 1
    if found.knock_out:
        yield from _of_losses(found)
    for seat, score in enumerate(found.scores if found.has_accounts else ()):
        yield f"final/{found.places[seat]}/{score}", 1
    for name, figure in measures(found, bots).items():
        yield f"measure/{name}", figure


def _of_losses(found: MatchSummary) -> Iterator[PathCount]:
    """Who is out when and why, and how many come back."""
    yield "out early", int(any(one.turns <= EARLY for one in found.course.losses))
    yield "backs", len(found.course.backs)
    for _, turns, why in found.course.losses:
        yield f"loss/{turns}", 1
        yield f"why/{why}", 1
        if turns <= EARLY:
            yield f"why early/{why}", 1


def _place(seat: Seat, one: RoundSummary, seats: int) -> int:
    """As which in the order of play a seat has its first turn: 0 begins."""
    return (seat - one.first) % seats


def of_round(found: MatchSummary, one: RoundSummary, number: int) -> Iterator[PathCount]:
    """What a round adds; the same path may come several times."""
    seats = range(len(one.opening))
    points = one.points
    places = found.ranks(points)
    share = WHOLE // places.count(1)
    won = [share if place == 1 else 0 for place in places]
    yield "seat-rounds", len(points)
    for seat in seats:
        yield f"round order/{_place(seat, one, len(points))}", won[seat]
    for gained in points if found.has_accounts else ():
        yield f"points/{min(number, LAST_ROUND)}/{gained}", 1
    used: dict[int, set[str]] = {seat: set() for seat in seats}
    for seat, kind in one.played:
        yield f"kind/{kind}/plays", 1
        used[seat].add(kind)
    for seat in seats:
        for kind in one.dealt.get(seat, ()):
            yield f"kind/{kind}/dealt", 1
            yield f"kind/{kind}/dealt won", won[seat]
        for kind in used[seat]:
            yield f"kind/{kind}/used", 1
            yield f"kind/{kind}/used won", won[seat]
    for seat, event in one.events:
        yield f"event/{event}/times", 1
        yield f"event/{event}/won", won[seat]
    yield from _of_holding(one)
    yield from _of_plays(one, won)
    yield from _of_attacks(found, one)


def _of_holding(one: RoundSummary) -> Iterator[PathCount]:
    """What somebody held, and whether anybody played it."""
    used = {kind for _, kind in one.played}
    for kind in set().union(*one.held.values()):
        yield f"kind/{kind}/held", 1
        yield f"kind/{kind}/held used", int(kind in used)


def _of_plays(one: RoundSummary, won: Sequence[int]) -> Iterator[PathCount]:
    """What follows a play: how much more often than one of those who were still in its player wins the round.

    The plays of a kind in a round are added up, and their sums squared: they are too much alike to count for several.
    """
    plays: Counter[str] = Counter()
    excess: Counter[str] = Counter()
    for (seat, kind), others in zip(one.played, one.still_in, strict=True):
        plays[kind] += 1
        excess[kind] += won[seat] - WHOLE // others
    for kind, times in plays.items():
        beyond = excess[kind]
        yield f"kind/{kind}/after", times
        yield f"kind/{kind}/after rounds", 1
        yield f"kind/{kind}/after squares", times * times
        yield f"kind/{kind}/after excess", beyond
        yield f"kind/{kind}/after excess squares", beyond * beyond
        yield f"kind/{kind}/after both", times * beyond


def _of_attacks(found: MatchSummary, one: RoundSummary) -> Iterator[PathCount]:
    """Who attacks whom: by seat, and by standing where no two accounts are equal."""
    ranks = found.ranks(one.opening)
    apart = len(set(ranks)) == len(ranks)
    for seat, other, kind in one.attacks:
        yield f"attack/{seat}/{other}", 1
        yield f"attack by/{kind}", 1
        if apart:
            yield f"standing/{ranks[seat]}/{ranks[other]}", 1


def under(counts: Mapping[str, int], *path: str) -> dict[str, int]:
    """The counts whose path begins so, by the rest of it."""
    start = "/".join(path) + "/"
    return {name.removeprefix(start): times for name, times in counts.items() if name.startswith(start)}


def by_number(counts: Mapping[str, int], *path: str) -> dict[int, int]:
    """The counts whose path begins so and ends with a whole number, in order of that number."""
    return dict(sorted((int(name), times) for name, times in under(counts, *path).items()))
