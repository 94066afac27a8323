"""Imagined worlds come as often as they should: a chi-squared test against full enumeration on tiny deals.

Nearly all cards lie open, so that the few hidden ones can be laid out in every order. A layout counts as possible if the
answers of the present step could have been given in it and the seat would see what it sees. All possible layouts are
equally likely; `Match.imagine` has to draw them so. Everything is seeded: the test gives the same figures each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import sqrt
from typing import Any

import pytest

from ruthless import GAMES, IllegalAnswer, Luck, Match
from ruthless.kernel.cards import names
from ruthless.testing import deal
from ruthless.testing.conformance import table_of

FEWEST_DRAWS, DRAWS_A_LAYOUT = 3000, 20
Z = 4.0
"""A sound sampler exceeds this in one of 30,000 tests; with these seeds none does."""


@dataclass(frozen=True)
class Deal:
    """A tiny deal, what is answered in it, and who then imagines.

    Of the cards, those written `*` are hidden and stand for `hidden` in the order of hands and draw pile. An answer
    written `1 ?negate` was given in secret and has had no effect yet: with other cards it may have been another.
    """

    game: str
    hands: tuple[str, ...]
    draw: str
    hidden: str
    answers: tuple[str, ...]
    seat: int | None
    asked: str
    """The question that is then open."""
    pile: str = ""
    events: str = ""
    """The events that can still come; all are hidden."""

    def match(self, hidden: Sequence[str], events: Sequence[str]) -> Match | None:
        """The match with these hidden cards, at the moment in question; None if it could not have come to it."""
        left = list(hidden)
        *hands, draw = (" ".join(left.pop(0) if one == "*" else one for one in zone.split()) for zone in self._zones())
        match = deal(
            self.game,
            hands=hands,
            draw=draw,
            seed=1,
            ask_forced=True,
            **self._the_rest(" ".join([*hands, draw]), events),
        )
        for answer in self.answers:
            seat, _, text = answer.partition(" ")
            try:
                match.answer(text.removeprefix("?"), int(seat))
            except IllegalAnswer:
                if not text.startswith("?"):
                    return None
                asked = next(decision for decision in match.pending if decision.seat == int(seat))
                match.answer(asked.options[0], int(seat))
        return match

    def _zones(self) -> tuple[str, ...]:
        return (*self.hands, self.draw)

    def _the_rest(self, named: str, events: Sequence[str]) -> dict[str, Any]:
        """All other cards lie open, and in Frantic all other events."""
        rules = GAMES[self.game]
        deck = rules.deck(rules.options())
        left = Counter(str(card) for card in deck if card.back == "playing")
        left.subtract((named + " " + self.pile).split())
        others = " ".join(left.elements())
        if self.game == "frantic":
            used = [str(card) for card in deck if card.back == "event" and str(card) not in events]
            return {"pile": f"{self.pile} {others}", "events": list(events), "used_events": used}
        return {"discards": others}


def layout(match: Match) -> tuple[tuple[str, ...], ...]:
    """Where all the hidden cards lie: the hands, the draw pile in its order, and in Frantic the events in theirs."""
    table: Any = table_of(match)
    piles = [table.draw, getattr(table, "events", [])]
    return *(tuple(names(hand)) for hand in table.hands), *(tuple(str(card) for card in pile) for pile in piles)


def chances(tiny: Deal) -> tuple[Match, dict[tuple[tuple[str, ...], ...], float]]:
    """The true match, and how likely each layout is to the seat, worked out by laying out every one of them."""
    hidden = tiny.hidden.split()
    events = tiny.events.split()
    truth = tiny.match(hidden, events)
    assert truth is not None
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    seen = truth.view(tiny.seat)
    for cards, order in product(permutations(hidden), permutations(events)):
        world = tiny.match(cards, order)
        if world is not None and world.view(tiny.seat) == seen:
            found[layout(world)] += 1
    total = found.total()
    return truth, {where: count / total for where, count in found.items()}


def most(freedom: int) -> float:
    """What chi-squared with so many degrees of freedom hardly ever exceeds (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + Z * sqrt(part)) ** 3


# At the start of a turn, in mid-turn after answers that everybody saw, and while several are being asked.
DEALS = {
    "frantic, start of a turn": Deal(
        "frantic",
        hands=("red-2 green-7", "* *", "*"),
        draw="* *",
        hidden="blue-1 blue-1 fantastic gift:red green-4",
        pile="red-5",
        answers=(),
        seat=0,
        asked="play-or-draw",
    ),
    "frantic, events that can still come": Deal(
        "frantic",
        hands=("red-2 green-7", "*", "*"),
        draw="*",
        hidden="blue-1 fantastic gift:red",
        pile="red-5",
        events="charity doomsday market",
        answers=(),
        seat=0,
        asked="play-or-draw",
    ),
    "frantic, the next turn after a card was given away and is known": Deal(
        "frantic",
        hands=("gift:red green-7 green-8 green-9", "* *", "*"),
        draw="* *",
        hidden="blue-1 blue-1 fantastic yellow-3 green-4",
        pile="red-5",
        answers=("0 gift:red", "0 -> 1", "1 no", "0 green-7", "0 green-8"),
        seat=0,
        asked="play-or-draw",
    ),
    "frantic, mid-turn: whoever drew because nothing fitted holds nothing that fits": Deal(
        "frantic",
        hands=("red-2 green-7", "second-chance:red * *", "*"),
        draw="* * *",
        hidden="blue-3 yellow-4 red-8 red-6 red-8 blue-9",
        pile="red-5",
        answers=("0 red-2", "1 second-chance:red", "1 draw"),
        seat=0,
        asked="play-or-pass",
    ),
    "frantic, mid-turn: a gift that somebody else chooses": Deal(
        "frantic",
        hands=("gift:red * * *", "* *", "green-1"),
        draw="*",
        hidden="blue-3 fuck-you red-8 red-6 red-8 blue-9",
        pile="red-5",
        answers=("0 gift:red", "0 -> 1", "1 no", "0 ?blue-3"),
        seat=2,
        asked="give",
    ),
    "board, start of a turn": Deal(
        "frantic-board",
        hands=("stop x", "* *", "*"),
        draw="* *",
        hidden="block block push re-roll x",
        answers=(),
        seat=0,
        asked="play-card",
    ),
    "board, somebody who only watches": Deal(
        "frantic-board",
        hands=("* *", "* *"),
        draw="*",
        hidden="block block push re-roll x",
        answers=(),
        seat=None,
        asked="play-card",
    ),
    "board, mid-turn: a Re-Roll that came too late is no secret told": Deal(
        "frantic-board",
        hands=("* remote", "re-roll *", "* *", "stop"),
        draw="* *",
        hidden="skip x re-roll block push x",
        answers=("0 remote", "0 1", "0 -> 2", "2 no", "0 no", "1 re-roll", "2 ?re-roll", "3 no"),
        seat=3,
        asked="place",
    ),
    "malta, start of a turn": Deal(
        "malta",
        hands=("draw-two shove", "* *", "*"),
        draw="* *",
        hidden="negate negate boomerang shove extra-step",
        answers=(),
        seat=0,
        asked="play-card",
    ),
    "malta, mid-turn: a Negate that came too late is no secret told": Deal(
        "malta",
        hands=("draw-two *", "negate *", "* *", "shove"),
        draw="* *",
        hidden="shove extra-step negate boomerang extra-step shove",
        answers=("0 draw-two", "1 negate", "2 ?negate", "3 no"),
        seat=3,
        asked="react-to-reaction",
    ),
    "malta, mid-turn: what others have answered in secret is not known": Deal(
        "malta",
        hands=("everyone-discards shove", "* *", "* *"),
        draw="* *",
        hidden="negate negate boomerang shove extra-step extra-step",
        answers=("0 everyone-discards", "1 no", "2 no", "0 shove", "1 ?negate"),
        seat=0,
        asked="discard",
    ),
}


@pytest.mark.parametrize("name", DEALS)
def test_imagined_worlds_are_as_likely_as_the_possible_layouts(name: str) -> None:
    tiny = DEALS[name]
    truth, likely = chances(tiny)
    assert {decision.question.id for decision in truth.pending} == {tiny.asked}
    draws = max(FEWEST_DRAWS, DRAWS_A_LAYOUT * len(likely))
    luck = Luck.from_seed(name)
    drawn = Counter(layout(truth.imagine(tiny.seat, luck)) for _ in range(draws))

    assert set(drawn) <= set(likely), "a world was imagined that cannot be"
    squared = sum((drawn[where] - draws * chance) ** 2 / (draws * chance) for where, chance in likely.items())
    assert squared < most(len(likely) - 1)
    assert len(likely) > 10
