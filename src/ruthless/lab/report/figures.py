"""Figures: what can be said about many matches, worked out from their counts, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from math import sqrt
from typing import Any

from ruthless.kernel.facts import LOSS
from ruthless.lab.report.counting import LAST_ROUND, WHOLE, by_number, under
from ruthless.lab.statistics import Estimate, around, wilson
from ruthless.texts import Words

_LEAST = 30
"""Of fewer observations nothing is said."""
_RARE = 0.02
"""Rounds that fewer matches than this share reach are left out."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Spread:
    """How a whole number is distributed over matches."""

    count: int
    mean: Estimate
    quantiles: tuple[int, ...]
    """Those of `QUANTILES`."""


@dataclass(frozen=True)
class PlayerCountFigures:
    """What is known of the matches with one number of players."""

    players: int
    games: int
    wins: list[Estimate]
    """By seat the share of matches won; a shared win counts in part for each."""
    wins_by_bot: dict[str, Estimate]
    wins_by_order: list[Estimate]
    """The share of matches won by who has the first turn of the match, the second, and so on."""
    rounds_by_order: list[Estimate]
    """The share of rounds won by who has the first turn of the round, the second, and so on.

    Beware: from the second round on it may depend on the accounts who begins.
    """
    decisions: Spread
    turns: Spread | None
    turns_each: Spread | None
    """How many turns a seat has."""
    rounds: Spread
    round_counts: dict[int, int]
    """How many matches took so many rounds."""
    points: dict[int, Spread]
    """By the number of the round, what a seat scores in it."""
    final: dict[int, Spread]
    """By place, the account in the end."""
    attacks: list[list[int]]
    """By attacker and victim, how often."""
    standing: list[list[int]]
    """The same by place when the round began, where no two accounts were equal."""
    lead_changes: Spread | None
    """How often the lead passes to another seat; None where nobody can tell who leads."""
    losses: LossFigures | None
    """None in a game in which nobody can be out."""


@dataclass(frozen=True)
class Reason:
    """Why seats are out."""

    why: str
    """As the game's fact says it."""
    name: str
    share: float
    """Of all who are out."""
    early: float
    """Of those who are out before a second turn."""


@dataclass(frozen=True)
class LossFigures:
    """Who is out when and why. Who comes back and is out again counts again."""

    count: int
    """How often somebody is out."""
    early_matches: Estimate
    """The share of matches in which somebody is out before having had a second turn."""
    early: Estimate
    """The share of those who are out that are so before having had a second turn."""
    turns: dict[int, float]
    """By number of turns, the share of those who are out after having had so many."""
    reasons: list[Reason]
    """The most frequent first."""
    backs: float
    """How many come back in a match, in the mean."""


@dataclass(frozen=True)
class CardFigures:
    """A kind of card over all numbers of players."""

    kind: str
    name: str
    per_round: float
    """How often it is played in a round, by all players together."""
    dealt: Estimate | None
    """How much more often who begins a round with it wins that round than who does not: cards are dealt by luck."""
    used: Estimate | None
    """How much more often who plays it in a round wins that round than who does not: an association."""
    held: float
    """In which share of all rounds somebody held it."""
    played: Estimate | None
    """In which share of those rounds somebody played it."""
    after: Estimate | None
    """How much more often than one of the seats still in its player wins the round, in the mean over all plays."""


@dataclass(frozen=True)
class EventFigures:
    """An event over all numbers of players."""

    kind: str
    name: str
    per_round: float
    trigger: Estimate | None
    """How much more often who triggers it wins the round than who triggers any event: which one it is decides luck."""


@dataclass(frozen=True)
class Difference:
    """A figure of the same matches by two sets of house rules, in the mean over matches."""

    measure: str
    first: float
    second: float
    difference: Estimate
    """The second less the first, match by match."""

    @property
    def is_share(self) -> bool:
        """Whether it is the share of matches that end in some way, and no quantity."""
        return is_share(self.measure)


def is_share(measure: str) -> bool:
    """Whether a measure counts matches; each counts `WHOLE`."""
    return measure in ("shared", "early") or measure.startswith(("seat ", "bot "))


@dataclass(frozen=True)
class Figures:
    """Everything a report says in numbers."""

    game: str
    seatings: list[PlayerCountFigures]
    cards: list[CardFigures]
    """The most played first."""
    events: list[EventFigures]
    attacks_by: dict[str, float]
    """By name of the card the share of all attacks."""
    differences: dict[int, list[Difference]]
    """By number of players, if two sets of house rules were compared."""

    @property
    def main(self) -> PlayerCountFigures:
        """The number of players that is shown in detail: four, or else the largest."""
        return next((one for one in self.seatings if one.players == 4), self.seatings[-1])

    @property
    def unit(self) -> str:
        """What is won by playing cards: a round, or the match where there is but one."""
        return "round" if any(max(one.round_counts) > 1 for one in self.seatings) else "match"

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        content = _plain(self)
        assert isinstance(content, dict)
        return content


def figures(game: str, counts: Mapping[str, int], language: str = "en") -> Figures:
    """Work out all figures of a report from its counts."""
    words = Words(game, language)
    tables = {players: under(counts, str(players)) for players in _numbers(counts)}
    by_card: dict[str, float] = {}
    for path, times in sorted(_summed(tables, "attack by").items(), key=lambda one: -one[1]):
        by_card[_name(words, path)] = times
    attacks = sum(by_card.values())
    return Figures(
        game=game,
        seatings=[_by_player_count(players, table, words) for players, table in tables.items()],
        cards=_cards(tables, words),
        events=_events(tables, words),
        attacks_by={name: times / attacks for name, times in by_card.items()},
        differences={players: found for players, table in tables.items() if (found := _differences(table))},
    )


def _numbers(counts: Mapping[str, int]) -> list[int]:
    return sorted({int(path.partition("/")[0]) for path in counts})


def _name(words: Words, kind: str) -> str:
    """The name of a kind of card or of an event."""
    name = next((words.say(id) for id in (f"card-{kind}", f"event-{kind}") if words.has(id)), kind)
    return name[:1].upper() + name[1:]


def share(won: float, of: int) -> Estimate:
    """A share with its interval; a win counts `WHOLE`."""
    return Estimate(won / WHOLE / of if of else 0.0, *wilson(won / WHOLE, of))


def spread(histogram: Mapping[int, int], alike: int = 1) -> Spread:
    """Mean and quantiles of a whole number, from how often it took each value.

    `alike` figures at a time may be as good as one, such as those of all seats in a round.
    """
    count = sum(histogram.values())
    mean = sum(value * times for value, times in histogram.items()) / count
    squares = sum((value - mean) ** 2 * times for value, times in histogram.items())
    error = sqrt(squares / max(1, count - 1) / count * alike)
    found, below = [], 0
    wanted = list(QUANTILES)
    for value, times in sorted(histogram.items()):
        below += times
        while wanted and below >= wanted[0] * count:
            found.append(value)
            del wanted[0]
    return Spread(count, around(mean, error), tuple(found))


def _by_player_count(players: int, table: Mapping[str, int], words: Words) -> PlayerCountFigures:
    games = table["games"]
    rounds = table["seat-rounds"] // players
    seats = range(players)
    turns, turns_each = by_number(table, "turns"), by_number(table, "turns each")
    leads = by_number(table, "lead")
    points = {number: by_number(table, "points", str(number)) for number in range(1, LAST_ROUND + 1)}
    finals = {place: by_number(table, "final", str(place)) for place in range(1, players + 1)}
    return PlayerCountFigures(
        players=players,
        games=games,
        wins=[share(table.get(f"win/{seat}", 0), games) for seat in seats],
        wins_by_bot={name: share(won, games) for name, won in under(table, "bot").items()},
        wins_by_order=[share(table.get(f"turn order/{seat}", 0), games) for seat in seats],
        rounds_by_order=[share(table.get(f"round order/{seat}", 0), rounds) for seat in seats],
        decisions=spread(by_number(table, "decisions")),
        turns=spread(turns) if turns else None,
        turns_each=spread(turns_each, alike=players) if turns_each else None,
        rounds=spread(by_number(table, "rounds")),
        round_counts=by_number(table, "rounds"),
        points={
            number: spread(histogram, alike=players)
            for number, histogram in points.items()
            if sum(histogram.values()) >= max(_LEAST, _RARE * games * players)
        },
        final={place: spread(histogram) for place, histogram in finals.items() if histogram},
        attacks=[[table.get(f"attack/{seat}/{other}", 0) for other in seats] for seat in seats],
        standing=[[table.get(f"standing/{seat + 1}/{other + 1}", 0) for other in seats] for seat in seats],
        lead_changes=spread(leads) if leads else None,
        losses=_losses(table, words),
    )


def _losses(table: Mapping[str, int], words: Words) -> LossFigures | None:
    by_turns = by_number(table, "loss")
    if not by_turns:
        return None
    count, games = sum(by_turns.values()), table["games"]
    reasons, early = under(table, "why"), under(table, "why early")
    hasty = sum(early.values())
    return LossFigures(
        count=count,
        early_matches=share(WHOLE * table.get("out early", 0), games),
        early=share(WHOLE * hasty, count),
        turns={turns: times / count for turns, times in by_turns.items()},
        reasons=[
            Reason(why, _reason(words, why), times / count, early.get(why, 0) / hasty if hasty else 0.0)
            for why, times in sorted(reasons.items(), key=lambda one: (-one[1], one[0]))
        ],
        backs=table.get("backs", 0) / games,
    )


def _reason(words: Words, why: str) -> str:
    """Why somebody is out, in the words of the game's text for that fact if it has some for this."""
    facts = [id for id, role in words.game.facts.items() if role == LOSS]
    return next((words.say(f"{id}.{why}") for id in facts if why and words.has(f"{id}.{why}")), why or "untold")


# Cards and events, over all numbers of players


Tables = Mapping[int, Mapping[str, int]]


def _summed(tables: Tables, *path: str) -> dict[str, int]:
    """Counts under a path, all numbers of players together."""
    total: dict[str, int] = {}
    for table in tables.values():
        for name, times in under(table, *path).items():
            total[name] = total.get(name, 0) + times
    return total


class _Share:
    """How often a group of seats wins a round, beside what an even chance would give them."""

    def __init__(self, groups: Sequence[tuple[int, float, int]]) -> None:
        """For each number of players how many there are of the group, how many of them win, and that number."""
        self.count = sum(count for count, _, _ in groups)
        self.wins = sum(won for _, won, _ in groups)
        self.excess = sum(won - count / players for count, won, players in groups)

    def beyond(self, other: _Share) -> Estimate | None:
        """How much more often than the other group they win, in excess of an even chance; None if there are too few."""
        if min(self.count, other.count) < _LEAST:
            return None
        value = self.excess / self.count - other.excess / other.count
        return around(value, sqrt(self._variance() + other._variance()))

    def _variance(self) -> float:
        # Not share * (1 - share): one seat's win is the others' loss, which widens the gap between groups of one round.
        return (self.wins + 0.5) / (self.count + 1) / self.count


def _contrast(tables: Tables, kind: str, how: str) -> Estimate | None:
    """Seats with a card against seats without it, in the same rounds."""
    those, others = [], []
    for players, table in tables.items():
        count, won = table.get(f"kind/{kind}/{how}", 0), table.get(f"kind/{kind}/{how} won", 0) / WHOLE
        everybody = table["seat-rounds"]
        those.append((count, won, players))
        others.append((everybody - count, everybody / players - won, players))
    return _Share(those).beyond(_Share(others))


def _rounds(tables: Tables) -> float:
    return sum(table["seat-rounds"] / players for players, table in tables.items())


def _times(tables: Tables, kind: str, what: str) -> int:
    return sum(table.get(f"kind/{kind}/{what}", 0) for table in tables.values())


def _played(tables: Tables, kind: str) -> Estimate | None:
    """Of the rounds in which somebody held a card, those in which one was played."""
    held = _times(tables, kind, "held")
    return share(WHOLE * _times(tables, kind, "held used"), held) if held else None


def _after(tables: Tables, kind: str) -> Estimate | None:
    """The mean excess of a play, with the error of a ratio of two sums over rounds."""
    plays, rounds = _times(tables, kind, "after"), _times(tables, kind, "after rounds")
    if rounds < _LEAST:
        return None
    mean = _times(tables, kind, "after excess") / plays
    squares = (
        _times(tables, kind, "after excess squares")
        - 2 * mean * _times(tables, kind, "after both")
        + mean * mean * _times(tables, kind, "after squares")
    )
    error = sqrt(max(0.0, squares) * rounds / (rounds - 1)) / plays
    return around(mean / WHOLE, error / WHOLE)


def _cards(tables: Tables, words: Words) -> list[CardFigures]:
    names = {path.rpartition("/")[0] for path in _summed(tables, "kind")}
    found = [
        CardFigures(
            kind=kind,
            name=_name(words, kind),
            per_round=_times(tables, kind, "plays") / _rounds(tables),
            dealt=_contrast(tables, kind, "dealt"),
            used=_contrast(tables, kind, "used"),
            held=_times(tables, kind, "held") / _rounds(tables),
            played=_played(tables, kind),
            after=_after(tables, kind),
        )
        for kind in sorted(names)
    ]
    return sorted(found, key=lambda one: -one.per_round)


def _events(tables: Tables, words: Words) -> list[EventFigures]:
    names = {path.rpartition("/")[0] for path in _summed(tables, "event")}
    found = []
    for kind in sorted(names):
        those, others = [], []
        for players, table in tables.items():
            times, won = table.get(f"event/{kind}/times", 0), table.get(f"event/{kind}/won", 0) / WHOLE
            all_times = sum(table.get(f"event/{name}/times", 0) for name in names)
            all_won = sum(table.get(f"event/{name}/won", 0) for name in names) / WHOLE
            those.append((times, won, players))
            others.append((all_times - times, all_won - won, players))
        times = sum(count for count, _, _ in those)
        trigger = _Share(those).beyond(_Share(others))
        found.append(EventFigures(kind, _name(words, kind), times / _rounds(tables), trigger))
    return sorted(found, key=lambda one: -one.per_round)


# Two sets of house rules


def _differences(table: Mapping[str, int]) -> list[Difference]:
    games = table["games"]
    found = []
    for path, total in sorted(under(table, "paired").items()):
        measure, _, what = path.rpartition("/")
        if what != "sum":
            continue
        unit = WHOLE if is_share(measure) else 1
        mean = total / games
        squares = table[f"paired/{measure}/squares"] - games * mean * mean
        error = sqrt(max(0.0, squares) / max(1, games - 1) / games)
        first, second = (table.get(f"{which}measure/{measure}", 0) / games / unit for which in ("", "against/"))
        found.append(Difference(measure, first, second, around(mean / unit, error / unit)))
    return found


def _plain(value: Any) -> Any:
    """Anything in the figures as plain data."""
    if isinstance(value, Estimate):
        return {name: _plain(one) for name, one in value._asdict().items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: _plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, dict):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return round(value, 6) if isinstance(value, float) else value
