"""What is measured: the engines, their contestants, and how ours is used in ways that cost more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import ruthless
from benchmarks import learning, thinking
from benchmarks.peers import pettingzoo
from benchmarks.workers import Entry, Worker, node_worker, python_worker

ENGINES = ("interpreted", "compiled")
"""Ours, from one source."""
BEFORE = {engine: f"{engine} before" for engine in ENGINES}
"""The same at the revision that is compared with, if one is."""
GAMES = {"frantic": "Frantic", "frantic-board": "Frantic – the board game", "malta": "Malta!"}
SEATS = {game: range(ruthless.GAMES[game].fewest, ruthless.GAMES[game].most + 1) for game in GAMES}
WAYS = ("stepped", "pick", "playout", "clone", "clone in mid-turn", "clone and answer", "imagine", "sensible")
CHANGED = ("stepped", "pick", "playout", "clone", "clone and answer", "imagine", "sensible", *learning.OBSERVED)
"""The ways in which the compiled engine is compared with what it was, beside what its bots think."""
THOUGHTS = {"interpreted": ("cunning:50", "hint"), "compiled": thinking.WAYS}
"""What bots are measured by: not everything where it takes long."""
HOUSE_RULES: Sequence[tuple[str, str, Mapping[str, object]]] = (
    ("frantic", "as printed", {}),
    ("frantic", "with Troublemaker", {"expansions": ["troublemaker"]}),
    ("frantic", "five rounds, no points", {"scoring": "rounds"}),
    (
        "frantic",
        "“may” instead of “must”",
        {"wish": "may", "fantastic_four": "may_attack", "recession": "may"},
    ),
    ("frantic", "gifts in turn", {"gifts": "in_turn"}),
    ("frantic-board", "as printed", {}),
    ("frantic-board", "effects on arrival, in passing", {"arrival_effects": "on", "white_trigger": "pass"}),
    ("malta", "as printed", {}),
    ("malta", "pawns travel, all negate", {"pawns_travel": "yes", "negate_in_own_turn": "yes"}),
)
LIMITS = (50, 154, 300, 600)
"""Points at which a match of Frantic ends; 154 is the book's recommendation for four."""


def our_workers(packages: Mapping[str, Path]) -> list[Worker]:
    """Our engines, by where their packages lie."""
    return [python_worker(name, "benchmarks.ours", package) for name, package in packages.items()]


def peer_workers() -> list[Worker]:
    """The others."""
    return [
        python_worker("OpenSpiel", "benchmarks.peers.open_spiel"),
        python_worker("RLCard", "benchmarks.peers.rlcard"),
        python_worker("PettingZoo", "benchmarks.peers.pettingzoo"),
        node_worker("boardgame.io", "bare.js"),
    ]


def contest() -> list[Entry]:
    """Everything that is compared, neighbours beside each other: they are measured one after the other."""
    return [
        *_ours("frantic-board", "stepped"),
        *_ours("malta", "stepped"),
        *_ours("frantic", "stepped"),
        Entry("OpenSpiel, leanest loop", "OpenSpiel", {"way": "leanest loop"}),
        *_ours("frantic", "pick"),
        Entry("RLCard, two seats", "RLCard", {"way": "run", "seats": 2}),
        Entry("RLCard, four seats", "RLCard", {"way": "run", "seats": 4}),
        Entry("boardgame.io", "boardgame.io", {}),
        Entry("OpenSpiel, documented loop", "OpenSpiel", {"way": "documented loop"}),
        *_ours("frantic", "playout"),
        Entry("OpenSpiel, evaluate_bots", "OpenSpiel", {"way": "evaluate_bots"}),
        Entry("OpenSpiel, rollouts", "OpenSpiel", {"way": "rollouts"}),
        *_ours("frantic", "asking everything"),
        *(
            Entry(f"PettingZoo, {name}", "PettingZoo", {"module": module})
            for name, module in pettingzoo.CLASSIC.items()
        ),
        *(entry for way in learning.WAYS for game in GAMES for entry in _ours(game, way)),
        *_ours("frantic", "clone"),
        Entry("OpenSpiel, clone", "OpenSpiel", {"way": "clone"}),
        Entry("RLCard, deepcopy", "RLCard", {"way": "deepcopy", "seats": 4}),
        *_ours("frantic", "clone and answer"),
        Entry("OpenSpiel, clone and action", "OpenSpiel", {"way": "clone and action"}),
        *_ours("frantic", "clone in mid-turn"),
        *_ours("frantic", "imagine"),
        *_ours("frantic", "view"),
        *_ours("frantic", "listening"),
        *_ours("frantic", "sensible"),
        *(entry for game in GAMES if game != "frantic" for way in WAYS[1:] for entry in _ours(game, way)),
    ]


def thoughts() -> list[Entry]:
    """What bots think, beside what they thought before; nobody else's bots play such games."""
    return [
        Entry(f"{name} {game}, {way}", name, {"way": way, "game": game})
        for engine, ways in THOUGHTS.items()
        for game in GAMES
        for way in ways
        for name in (BEFORE[engine], engine)
    ]


def change() -> list[Entry]:
    """Ours beside what it was before, measured again so that both are neighbours."""
    return [
        Entry(f"{name} {game}, {way}, again", name, {"way": way, "game": game})
        for game in GAMES
        for way in CHANGED
        for name in (BEFORE["compiled"], "compiled")
    ]


def growth() -> list[Entry]:
    """Ours with more seats, with other house rules, and in longer matches."""
    entries = [
        Entry(f"{engine} {game}, {seats} seats", engine, {"way": "stepped", "game": game, "seats": seats})
        for game, numbers in SEATS.items()
        for seats in numbers
        for engine in ENGINES
    ]
    entries += [
        Entry(f"{engine} {game}, {name}", engine, {"way": "stepped", "game": game, "options": options})
        for game, name, options in HOUSE_RULES
        for engine in ENGINES
    ]
    entries += [
        Entry(f"{engine} frantic, to {limit} points", engine, {"way": "stepped", "options": {"limit": limit}})
        for limit in LIMITS
        for engine in ENGINES
    ]
    return entries


def _ours(game: str, way: str) -> list[Entry]:
    return [Entry(f"{engine} {game}, {way}", engine, {"way": way, "game": game}) for engine in ENGINES]
