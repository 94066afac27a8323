"""How sensible `sensible` is in Malta!: run `python -m tests.malta_sense`, or with `--seats 4 --matches 300`.

It plays against itself, and of every loss is found out whether it was the loser's own act. A seat has lost by its own
act if in that turn it chose an option after which nothing it could still do would have let it survive the turn, though
with another option of the same decision it would have survived: by the cards it held, if nobody reacted. What chance
may bring does not count as a way to survive. Then it plays against bots that take any option, changing seats.

It asks for nothing but matches and bots, so an older state of the source is measured by PYTHONPATH.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import process_time
from typing import Any

from ruthless import Luck, Match
from ruthless.bots import Bot, Sight, bot_named
from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.facts import Fact
from ruthless.kernel.seats import Seat

SEATS = (2, 4, 6)
TOO_FAR = 20_000
"""After so many tries we give up: then a loss counts as nobody's act, and is reported."""

Position = tuple[Any, ...]
Choice = tuple[Match, Option]
"""A match at a decision of the player, and what was chosen."""


def seen(match: Match, seat: Seat | None = None) -> MaltaView:
    """What a seat sees."""
    view = match.view(seat)
    assert isinstance(view, MaltaView)
    return view


class Survival:
    """Whether a seat can survive the turn it has, by the cards it holds and if nobody reacts."""

    def __init__(self, match: Match, seat: Seat) -> None:
        view = seen(match, seat)
        self._seat = seat
        self._held = Counter(view.hand)
        self._known: dict[Position, bool] = {}
        self.tries = 0

    def after(self, match: Match, option: Option) -> bool:
        """Whether it can survive if it takes this option."""
        twin = match.clone()
        facts: list[Fact] = []
        twin.listen(facts)
        twin.answer(str(option), self._seat)
        while not facts or self._verdict(facts) is None:
            decision = twin.pending[0]
            if decision.seat == self._seat:
                return self._finds(twin, decision, seen(twin, self._seat))
            twin.answer(_indifferent(decision), decision.seat)
        return self._verdict(facts) is True

    def _verdict(self, facts: list[Fact]) -> bool | None:
        """Whether it has survived the turn; None if that goes on."""
        for fact in facts:
            if fact.public.id == "loses" and fact.public.args["seat"] == self._seat:
                return False
            if fact.public.id in ("has-turn", "match-ends"):
                return True
        return None

    def _finds(self, match: Match, decision: Decision[Any], view: MaltaView) -> bool:
        """Whether any answer lets it survive."""
        key = _position(decision, view)
        if key not in self._known:
            self._known[key] = False  # what is being looked into leads nowhere by going round in circles
            for option in self._worth_trying(decision, view):
                self.tries += 1
                if self.tries > TOO_FAR or self.after(match, option):
                    self._known[key] = True
                    break
        return self._known[key]

    def _worth_trying(self, decision: Decision[Any], view: MaltaView) -> list[Option]:
        """Options that can make a difference to oneself, and one that makes none."""
        options = list(decision.options)
        if decision.question.id == "play-card":
            return [option for option in options if self._held[str(option)]]
        names = grid(view.width).names
        if str(options[0]) not in names:
            return options
        here = names.index(view.pawns[self._seat])
        near = {names[space] for space in (here, *grid(view.width).neighbours[here]) if space != OFF}
        if view.played[0] == "swap-spaces" and view.announced == [names[here]]:
            return options
        far = [option for option in options if str(option) not in near]
        if view.played[0] == "new-space":
            return far[:1]  # nobody knows which tile comes
        return [option for option in options if str(option) in near] + far[:1]


def _indifferent(decision: Decision[Any]) -> Option:
    """What others answer: they do not react, and give what they have to give."""
    options: list[Option] = decision.options
    return next((option for option in options if str(option) == "no"), options[0])


def _position(decision: Decision[Any], view: MaltaView) -> Position:
    """All that matters to the rest of the turn."""
    lists: tuple[list[Any], ...] = (
        view.board,
        view.pawns,
        view.counts,
        view.hand,
        view.played,
        view.announced,
        view.options or [],
    )
    return decision.question.id, view.stage, view.owed, view.draw, *(tuple(one) for one in lists)


def fatal(match: Match, option: Option, seat: Seat) -> bool | None:
    """Whether an option of a match's open decision is the seat's end in this turn, and another would not be.

    None if that could not be found out.
    """
    decision = next(one for one in match.pending if one.seat == seat)
    survival = Survival(match, seat)
    if len(decision.options) == 1 or survival.after(match, option):
        return False
    others = [one for one in survival._worth_trying(decision, seen(match, seat)) if str(one) != str(option)]
    found = any(survival.after(match, one) for one in others)
    return None if survival.tries > TOO_FAR else found


def _removes_own_space(match: Match, option: Option) -> bool:
    """Whether the player is about to remove the space it stands on."""
    decision = match.pending[0]
    return decision.question.id == "remove-a-space" and str(option) == seen(match).pawns[decision.seat]


class Figures:
    """What many matches of the bot against itself came to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.losses = 0
        self.first_turn = 0
        self.under_itself = 0
        self.unknown = 0
        self.acts: Counter[str] = Counter()

    def play(self, seats: int, name: str, seed: str) -> None:
        """Play one match and look into every loss."""
        facts: list[Fact] = []
        match = Match.new("malta", seats, seed, listener=facts)
        bots = [bot_named(name, Luck.from_seed(f"{seed} {seat}")) for seat in range(seats)]
        turns: Counter[Seat] = Counter()
        choices: list[Choice] = []
        while not match.over:
            decision = match.pending[0]
            began = process_time()
            option = bots[decision.seat].choose(Sight(match, decision))
            self.seconds += process_time() - began
            self.decisions += 1
            view = seen(match)
            if view.turn and decision.seat == view.player:
                choices.append((match.clone(), option))
            facts.clear()
            match.answer(option, decision.seat)
            player = view.player
            for fact in facts:
                told = fact.public
                seat = told.args.get("seat")
                assert seat is None or isinstance(seat, int)
                if told.id == "has-turn" and seat is not None:
                    player = seat
                    turns[player] += 1
                    choices = []
                elif told.id == "loses" and seat is not None:
                    self._lose(seat, turns[seat], choices if seat == player else [])

    def _lose(self, seat: Seat, turns: int, choices: list[Choice]) -> None:
        self.losses += 1
        self.first_turn += turns <= 1
        self.under_itself += any(_removes_own_space(match, option) for match, option in choices)
        for match, option in choices:
            act = fatal(match, option, seat)
            if act is None:
                self.unknown += 1
            elif act:
                question = match.pending[0].question.id
                self.acts[f"{question}: {option if question == 'play-card' else ' '.join(seen(match).played)}"] += 1
                break


def against(name: str, others: str, seats: int, matches: int, seed: str) -> float:
    """The share of wins of one bot against others, changing seats."""
    won = 0.0
    for number in range(matches):
        own = number % seats
        match = Match.new("malta", seats, f"{seed} {number}")
        bots: list[Bot] = [
            bot_named(name if seat == own else others, Luck.from_seed(f"{number} {seat}")) for seat in range(seats)
        ]
        while not match.over:
            decision = match.pending[0]
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
        won += own in match.winners
    return won / matches


def report(name: str, seats: int, matches: int, seed: str, *, acts: bool) -> None:
    """Print the figures for so many seats."""
    figures = Figures()
    for number in range(matches):
        figures.play(seats, name, f"{seed} {number}")
    own = sum(figures.acts.values())
    print(f"{name}, {seats} seats, {matches} matches against itself:")
    print(
        f"  {figures.losses} losses, {own} by one's own act ({own / figures.losses:.2%}), {figures.unknown} not known"
    )
    print(f"  {figures.first_turn / figures.losses:.1%} of the losers out in their first turn")
    print(f"  {figures.under_itself} had removed the space under themselves in that turn")
    print(f"  {1e6 * figures.seconds / figures.decisions:.0f} µs a decision, {figures.decisions} decisions")
    if acts:
        for act, count in figures.acts.most_common(25):
            print(f"    {count:4} {act}")
    for others in ("uniform", "casual"):
        print(f"  wins {against(name, others, seats, matches, seed):.1%} against {others}", flush=True)


def main() -> int:
    """Print all figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.malta_sense", description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="*", default=SEATS, help="how many play (default 2 4 6)")
    parser.add_argument("--matches", type=int, default=300, help="how many are played (default 300)")
    parser.add_argument("--bot", default="sensible", help="which bot (default sensible)")
    parser.add_argument("--seed", default="sense", help="which matches")
    parser.add_argument("--acts", action="store_true", help="name the acts by which somebody lost")
    chosen = parser.parse_args()
    for seats in chosen.seats:
        report(chosen.bot, seats, chosen.matches, chosen.seed, acts=chosen.acts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
