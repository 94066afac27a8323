"""A run in Markdown: the same tables in the terminal and in the docs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.figures import Run, Spread
from benchmarks.plan import BEFORE, CHANGED, ENGINES, GAMES, HOUSE_RULES, LIMITS, SEATS, THOUGHTS, WAYS
from benchmarks.processes import NUMBERS

NONE = "–"
NOTHING = "That was not measured in this run."

STEPPED = (
    ("interpreted frantic, stepped", "**Ruthless, Frantic, interpreted**", "`match.answer`"),
    ("compiled frantic, stepped", "**Ruthless, Frantic, compiled**", "`match.answer`"),
    ("interpreted frantic, pick", "Ruthless, Frantic, interpreted", "`match.pick`"),
    ("compiled frantic, pick", "Ruthless, Frantic, compiled", "`match.pick`"),
    ("OpenSpiel, leanest loop", "OpenSpiel, Crazy Eights", "leanest loop"),
    ("OpenSpiel, documented loop", "OpenSpiel, Crazy Eights", "documented loop"),
    ("RLCard, two seats", "RLCard, Uno, two seats", "`env.run`"),
    ("RLCard, four seats", "RLCard, Uno, four seats", "`env.run`"),
    ("boardgame.io", "boardgame.io, a shedding game", "`client.moves`"),
    ("PettingZoo, noughts and crosses", "PettingZoo, noughts and crosses", "documented loop"),
    ("PettingZoo, Leduc", "PettingZoo, Leduc hold'em", "documented loop"),
    ("interpreted frantic, listening", "Ruthless, Frantic, interpreted", "`match.answer`, every fact heard"),
    ("compiled frantic, listening", "Ruthless, Frantic, compiled", "`match.answer`, every fact heard"),
    ("interpreted frantic, in PettingZoo", "Ruthless, Frantic, interpreted", "as a PettingZoo environment"),
    ("compiled frantic, in PettingZoo", "Ruthless, Frantic, compiled", "as a PettingZoo environment"),
)
PLAYED_OUT = (
    ("interpreted frantic, playout", "**Ruthless, Frantic, interpreted**", "`match.play_out`"),
    ("compiled frantic, playout", "**Ruthless, Frantic, compiled**", "`match.play_out`"),
    ("OpenSpiel, evaluate_bots", "OpenSpiel, Crazy Eights", "`evaluate_bots`, in C++"),
    ("OpenSpiel, rollouts", "OpenSpiel, Crazy Eights", "`RandomRolloutEvaluator`, in C++, from a dealt state"),
)
COPIED = (
    ("interpreted frantic, clone", "**Ruthless, Frantic, interpreted**", "`clone()`, at any decision"),
    ("compiled frantic, clone", "**Ruthless, Frantic, compiled**", "`clone()`, at any decision"),
    ("interpreted frantic, clone in mid-turn", "**Ruthless, Frantic, interpreted**", "`clone()`, in mid-turn"),
    ("compiled frantic, clone in mid-turn", "**Ruthless, Frantic, compiled**", "`clone()`, in mid-turn"),
    ("interpreted frantic, clone and answer", "**Ruthless, Frantic, interpreted**", "`clone()` and the first answer"),
    ("compiled frantic, clone and answer", "**Ruthless, Frantic, compiled**", "`clone()` and the first answer"),
    ("interpreted frantic, imagine", "**Ruthless, Frantic, interpreted**", "`imagine()`"),
    ("compiled frantic, imagine", "**Ruthless, Frantic, compiled**", "`imagine()`"),
    ("interpreted frantic, view", "**Ruthless, Frantic, interpreted**", "`view()` of a seat"),
    ("compiled frantic, view", "**Ruthless, Frantic, compiled**", "`view()` of a seat"),
    ("OpenSpiel, clone", "OpenSpiel, Crazy Eights", "`clone()`"),
    ("OpenSpiel, clone and action", "OpenSpiel, Crazy Eights", "`clone()` and the first action"),
    ("RLCard, deepcopy", "RLCard, Uno, four seats", "`deepcopy(game)`"),
)


@dataclass(frozen=True)
class Target:
    """What we want to reach: at least so much, or at most."""

    name: str
    wanted: float
    figure: str
    over: str = ""
    """The figure it is divided by, if any."""
    at_most: bool = False
    unit: str = "×"
    of: str = ""
    """The unit of the figures, if it is not their own."""

    def measured(self, run: Run) -> Spread | None:
        """What was measured, or None if an engine was missing."""
        if self.figure not in run or (self.over and self.over not in run):
            return None
        spread = run.spread(self.figure, self.of)
        return spread / run.spread(self.over, self.of) if self.over else spread

    def reached(self, run: Run) -> bool | None:
        """Whether the median is good enough."""
        spread = self.measured(run)
        if spread is None:
            return None
        return spread.median <= self.wanted if self.at_most else spread.median >= self.wanted

    @property
    def words(self) -> str:
        """What is wanted, in words."""
        return f"{'at most' if self.at_most else 'at least'} {number(self.wanted)} {self.unit}"


TARGETS = (
    Target(
        "stepped, interpreted ÷ OpenSpiel's leanest loop",
        1.2,
        "interpreted frantic, stepped",
        "OpenSpiel, leanest loop",
    ),
    Target("stepped, compiled ÷ OpenSpiel's leanest loop", 2, "compiled frantic, stepped", "OpenSpiel, leanest loop"),
    Target("stepped, compiled ÷ RLCard `env.run`, two seats", 12, "compiled frantic, stepped", "RLCard, two seats"),
    Target("stepped, compiled ÷ RLCard `env.run`, four seats", 12, "compiled frantic, stepped", "RLCard, four seats"),
    Target("stepped, compiled ÷ boardgame.io", 50, "compiled frantic, stepped", "boardgame.io"),
    Target(
        "by `match.pick`, compiled ÷ OpenSpiel's leanest loop", 2.5, "compiled frantic, pick", "OpenSpiel, leanest loop"
    ),
    Target(
        "playouts, compiled ÷ OpenSpiel's `evaluate_bots`", 1, "compiled frantic, playout", "OpenSpiel, evaluate_bots"
    ),
    *(
        Target(
            f"cost of a decision, stepped, compiled: {GAMES[game]} ÷ Frantic",
            1.5,
            "compiled frantic, stepped",
            f"compiled {game}, stepped",
            at_most=True,
        )
        for game in GAMES
        if game != "frantic"
    ),
    Target("clone in mid-turn, interpreted", 8, "interpreted frantic, clone in mid-turn", at_most=True, unit="µs"),
    Target("clone in mid-turn, compiled", 3, "compiled frantic, clone in mid-turn", at_most=True, unit="µs"),
    *(
        Target(f"{what}, compiled: {title}", 200_000, f"compiled {game}, {way}", unit="decisions/s")
        for way, what in (("vector", "vectors"), ("vector of information states", "information states"))
        for game, title in GAMES.items()
    ),
    Target(
        "PettingZoo's leanest loop, compiled",
        30_000,
        "compiled frantic, in PettingZoo, leanest loop",
        unit="decisions/s",
    ),
    *(
        Target(
            f"tries a second after ÷ before, {engine}: {title}",
            wanted,
            f"{engine} {game}, {way}",
            f"{BEFORE[engine]} {game}, {way}",
        )
        for engine, way, wanted in (("compiled", "cunning:200", 5), ("interpreted", "cunning:50", 3))
        for game, title in GAMES.items()
    ),
    Target("`simulate` on two processes ÷ on one", 1.8, "simulate, 2 processes", "simulate, 1 processes"),
)


def targets(run: Run) -> str:
    """What we want, and whether it is so."""
    rows = []
    for target in TARGETS:
        spread = target.measured(run)
        verdict = {None: "not measured", True: "yes", False: "**no**"}[target.reached(run)]
        rows.append([target.name, target.words, *_spread(spread), verdict])
    return _table(["what", "wanted", "measured", "min – max", "reached"], rows, left=2)


def by_all_questions(run: Run) -> str:
    """The same ratios where every question counts, also those with one option."""
    ours = "compiled frantic, asking everything"
    peers = [key for key, engine, _ in STEPPED if key in run and "Ruthless" not in engine] if ours in run else []
    if not peers:
        return ""
    ratios = [(run.spread(ours, "questions/s") / run.spread(key, "questions/s")).median for key in peers]
    told = (f"{number(ratio)} × {key}" for ratio, key in zip(ratios, peers, strict=True))
    return f"Counting every question instead, compiled ÷ peer: {'; '.join(told)}."


def speeds(run: Run) -> str:
    """Ours and the peers', in decisions a second."""
    rows = [*_against(run, STEPPED), *_against(run, PLAYED_OUT)]
    head = [
        "engine",
        "driven by",
        "decisions/s",
        "min – max",
        "all questions/s",
        "ours ÷ it, interpreted",
        "ours ÷ it, compiled",
    ]
    return _table(head, rows, left=2)


def _against(run: Run, lines: Sequence[tuple[str, str, str]]) -> list[list[str]]:
    """Peers beside our two engines, which come first."""
    ours = [run.spread(key) if key in run else None for key, _, _ in lines[:2]]
    rows = []
    for key, engine, way in lines:
        if key in run:
            spread = run.spread(key)
            ratios = [NONE if one is None or "Ruthless" in engine else number((one / spread).median) for one in ours]
            rows.append([engine, way, *_spread(spread), _questions(run, key), *ratios])
    return rows


def _questions(run: Run, key: str) -> str:
    """All questions a second; our matches answer those with one option themselves unless they are told to ask."""
    asked = key.replace("frantic, stepped", "frantic, asking everything")
    if asked not in run or (asked == key and key.startswith(ENGINES)):
        return NONE
    return number(run.spread(asked, "questions/s").median)


def copies(run: Run) -> str:
    """What copies and views cost."""
    rows = [[engine, way, *_spread(run.spread(key))] for key, engine, way in COPIED if key in run]
    return _table(["engine", "what", "µs", "min – max"], rows, left=2)


def games(run: Run) -> str:
    """The three games, used in every way, by both engines."""
    rows = [
        [
            way,
            "µs" if way.startswith(("clone", "imagine")) else "decisions/s",
            *(_both(run, f"{game}, {way}") for game in GAMES),
        ]
        for way in WAYS
    ]
    return _table(["interpreted / compiled", "unit", *GAMES.values()], rows, left=2)


def learning(run: Run) -> str:
    """What those get who learn."""
    ways = {
        "vector": "`research.Vector`, 64 matches at once",
        "vector of information states": "the same, information states",
        "in PettingZoo, leanest loop": "PettingZoo, leanest loop",
        "in PettingZoo": "PettingZoo, documented loop",
    }
    rows = [[words, *(_both(run, f"{game}, {way}") for game in GAMES)] for way, words in ways.items()]
    return _table(["decisions/s, interpreted / compiled", *GAMES.values()], rows)


def thoughts(run: Run) -> str:
    """Searches, hints and analyses, before and after."""
    rows = []
    for engine, ways in THOUGHTS.items():
        for way in ways:
            for game, title in GAMES.items():
                keys = [f"{name} {game}, {way}" for name in (BEFORE[engine], engine)]
                if keys[1] not in run:
                    continue
                spreads = [run.spread(key, "tries/s") if key in run else None for key in keys]
                costs = [_cost_of_thought(run, key) for key in keys]
                rows.append([engine, f"`{way}`" if ":" in way else way, title, *_before_and_after(spreads), *costs])
    head = ["engine", "what", "game", "tries/s before", "tries/s after", "after ÷ before", "min – max"]
    return _table([*head, "time before", "time after"], rows, left=3) if rows else NOTHING


def _cost_of_thought(run: Run, key: str) -> str:
    """What a search costs in a match, or a hint or an analysis each."""
    if key not in run:
        return NONE
    if "s/match" in run.content["figures"][key]:
        return f"{number(run.spread(key, 's/match').median)} s a match"
    milliseconds = run.spread(key, "ms").median
    return f"{number(milliseconds)} ms" if milliseconds < 1000 else f"{number(milliseconds / 1000)} s"


def change(run: Run) -> str:
    """The compiled engine beside what it was."""
    rows = []
    for way in CHANGED:
        for game, title in GAMES.items():
            keys = [f"{name} {game}, {way}, again" for name in (BEFORE["compiled"], "compiled")]
            if all(key in run for key in keys):
                rows.append([way, title, *_before_and_after([run.a_second(key) for key in keys])])
    head = ["compiled", "game", "before, a second", "after, a second", "after ÷ before", "min – max"]
    return _table(head, rows, left=2) if rows else NOTHING


def _before_and_after(spreads: Sequence[Spread | None]) -> list[str]:
    """Two medians, and how often the first is in the second."""
    before, after = spreads
    medians = [NONE if spread is None else number(spread.median) for spread in spreads]
    return [*medians, *_spread(after / before if before is not None and after is not None else None)]


def by_seats(run: Run) -> str:
    """How the cost of a decision grows with the seats."""
    rows = [
        [str(seats), *(cell for game in GAMES for cell in _costs(run, f"{game}, {seats} seats"))]
        for seats in sorted({seats for numbers in SEATS.values() for seats in numbers})
    ]
    return _table(["seats", *(f"{title}: {column}" for title in GAMES.values() for column in _COSTS)], rows)


def by_house_rules(run: Run) -> str:
    """The same for house rules."""
    rows = [[GAMES[game], name, *_costs(run, f"{game}, {name}")] for game, name, _ in HOUSE_RULES]
    return _table(["game", "house rules", *_COSTS], rows, left=2)


def by_length(run: Run) -> str:
    """The same for the length of a match."""
    return _table(["points", *_COSTS], [[str(limit), *_costs(run, f"frantic, to {limit} points")] for limit in LIMITS])


def by_processes(run: Run) -> str:
    """What simulations gain from a second process."""
    rows = [[str(count), *_spread(run.spread(f"simulate, {count} processes"))] for count in NUMBERS]
    return _table(["processes", "decisions/s", "min – max"], rows)


_COSTS = ("µs a decision", "decisions a match")


def _costs(run: Run, what: str) -> list[str]:
    """What a decision costs both engines, and how many a match has."""
    key = f"{ENGINES[0]} {what}"
    return [_both(run, what, cost=True), number(run.decisions_per_game(key)) if key in run else NONE]


def _both(run: Run, what: str, *, cost: bool = False) -> str:
    """The medians of both engines, as rates or as the microseconds a decision costs."""
    if f"{ENGINES[0]} {what}" not in run:
        return NONE
    found = [run.spread(f"{engine} {what}").median for engine in ENGINES if f"{engine} {what}" in run]
    return " / ".join(number(1e6 / value if cost else value) for value in found)


def _spread(spread: Spread | None) -> list[str]:
    if spread is None:
        return [NONE, NONE]
    return [number(spread.median), f"{number(min(spread.values))} – {number(max(spread.values))}"]


def number(value: float) -> str:
    """A figure with three digits that mean something."""
    rounded = float(f"{value:.3g}")
    if rounded >= 100:
        return f"{rounded:,.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.2g}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 1) -> str:
    """Markdown; so many columns are words, the rest figures."""
    lines = [head, ["---"] * left + ["---:"] * (len(head) - left), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
