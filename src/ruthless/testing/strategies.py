"""Hypothesis strategies: positions in the middle of a match, for property tests. Needs hypothesis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from ruthless.games.frantic.deck import DEMANDS, deck_for
from ruthless.games.frantic.options import Options
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import read
from ruthless.testing.scenarios import deal
from ruthless.testing.spread import all_pairs


@dataclass(frozen=True)
class Position:
    """A position in the notation of its game, and how the match in it is played."""

    game: str
    fields: dict[str, Any]
    options: dict[str, object]
    ask_forced: bool
    seed: int

    def match(self) -> Match:
        """A match in this position."""
        return deal(self.game, options=self.options, seed=self.seed, ask_forced=self.ask_forced, **self.fields)


@st.composite
def frantic_positions(draw: st.DrawFn) -> Position:
    """A turn of Frantic, or the beginning of a round, by any house rules.

    Hands of any size, full and nearly empty piles, wishes, skips, whatever lasts for a round, any order of events.
    """
    seats = draw(st.integers(2, 8))
    seed = draw(st.integers(0, 10**6))
    house = {**draw(st.sampled_from(_HOUSES)), "limit": 60, "rounds": 2}
    cards = deck_for(read(Options, house))
    deck = [str(card) for card in cards.playing]
    Luck.from_seed(seed).shuffle(deck)
    hands = [" ".join(_take(deck, draw(st.integers(1, 12)))) for _ in range(seats)]
    pile = " ".join(_take(deck, draw(st.integers(1, 6))))
    left = draw(st.one_of(st.just(len(deck)), st.integers(0, min(6, len(deck)))))
    fields: dict[str, Any] = {
        "hands": hands,
        "pile": " ".join([pile, *deck[left:]]),
        "draw": " ".join(deck[:left]),
        "events": " ".join(draw(st.permutations([str(card) for card in cards.events]))),
        "turn": draw(st.integers(0, seats - 1)),
        "dealer": draw(st.integers(0, seats - 1)),
        "skips": draw(st.lists(st.integers(0, seats - 1), unique=True, max_size=seats - 1)),
        "scores": draw(st.lists(st.integers(-20, 59), min_size=seats, max_size=seats)),
    }
    start = fields["pile"].split()[0]
    if start != "curse" and draw(st.integers(0, 5)) == 0:
        fields["start"] = fields.pop("pile").split()[0]
    elif draw(st.booleans()):
        fields["force"] = draw(st.sampled_from(sorted(DEMANDS)))
    for name, most in (("bomb", 3), ("extra_draw", 2)):
        if draw(st.booleans()):
            fields[name] = draw(st.lists(st.integers(0, most), min_size=seats, max_size=seats))
    for name in ("last_chance", "rested"):
        if draw(st.booleans()):
            fields[name] = draw(st.lists(st.integers(0, seats - 1), unique=True))
    return Position("frantic", fields, house, draw(st.booleans()), seed)


_HOUSES = all_pairs(Options, {}, ("expansions",))


def _take(deck: list[str], count: int) -> list[str]:
    taken = deck[:count]
    del deck[:count]
    return taken
