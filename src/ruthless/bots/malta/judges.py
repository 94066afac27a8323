"""The questions of Malta!: which card, directed at what, which way, when to react, and what to part with."""

from __future__ import annotations

from typing import Any

from ruthless.bots.malta import cards
from ruthless.bots.malta.choosing import HARMLESS, completions
from ruthless.bots.malta.danger import Judgement
from ruthless.bots.malta.effects import Plan, done
from ruthless.bots.malta.state import State, read
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import NOBODY, Seat

LOW_PILE = 12
"""With no more cards than that to draw, the pile is worth shuffling."""


class Scene:
    """A view, and what it comes to."""

    __slots__ = ("judgement", "me", "state", "view")

    def __init__(self, view: MaltaView, me: Seat) -> None:
        self.view = view
        self.me = me
        self.state = read(view)
        self.judgement = self.judging(view.hand)

    def judging(self, hand: list[str]) -> Judgement:
        """How one judges with these cards in hand."""
        return Judgement(self.me, hand, max(1, len(self.state.alive) - 1))


# One's own turn


def play(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The card that does most where it is best directed, less what it is worth to keep."""
    state = scene.state
    state.counts[scene.me] -= 1
    state.owed -= 1
    scores = []
    for option in decision.options:
        rest = scene.view.hand.copy()
        rest.remove(option.notation)
        scores.append(_best(scene.judging(rest), state, option.notation) - cards.worth(option.notation))
    return scores


def _best(judgement: Judgement, state: State, card: str) -> float:
    """What a card comes to at best."""
    me = judgement.me
    if card == "reshuffle":
        return judgement.worth(state) + (0.1 if state.draw < LOW_PILE else 0.0)
    announced = completions(state, card, me)
    worths = [judgement.worth(done(state, Plan(state, card, me, words))) for words in announced]
    if not worths or card in HARMLESS:
        worths.append(judgement.worth(state))
    return max(worths)


def announce(scene: Scene, decision: Decision[Any]) -> list[float]:
    """What is announced with a card: each option by the best that can still come of it."""
    state = scene.state
    card = scene.view.played[0]
    said = tuple(scene.view.announced)
    # Who plays Boomerang carries a card out in somebody else's turn, against that player.
    other = state.player if state.player != scene.me else NOBODY
    if other != NOBODY and decision.question.id in ("opponent", "whose-pawn", "sudden-death"):
        other = NOBODY
    base = scene.judgement.worth(state)
    scores = []
    for option in decision.options:
        announced = completions(state, card, scene.me, (*said, option.notation), other)
        worths = [scene.judgement.worth(done(state, Plan(state, card, scene.me, words, other))) for words in announced]
        scores.append(max(worths, default=base))
    return scores


def step(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The way that leaves oneself best off, with the racket paid."""
    state = scene.state
    me = scene.me
    scores = []
    for option in decision.options:
        new = state.copy()
        new.ended = True
        there = state.grid.neighbours[state.pawns[me]][option.side]
        owners = [seat for seat in state.alive if seat != me and state.pawns[seat] == there]
        new.pawns[me] = there
        for owner in owners:
            paid = min(state.tiles[there][0], new.counts[me])
            new.counts[me] -= paid
            new.counts[owner] += paid
        scores.append(-float(len(state.pawns)) if not new.counts[me] else scene.judgement.worth(new))
    return scores


def place(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A start tile from which good tiles are in reach, and few other pawns near."""
    state = scene.state
    scores = []
    for option in decision.options:
        exits = state.exits(option.column)
        good = [_quality(state, space) for space in exits]
        scores.append(max(good) + 0.3 * sum(good) / len(good))
    return scores


def _quality(state: State, space: int) -> float:
    near = sum([pawn == space for pawn in state.pawns])
    exits = state.exits(space)
    ahead = max([state.tiles[there][0] for there in exits], default=-5)
    return state.tiles[space][0] * (1 - near) + 0.5 * ahead + 0.3 * min(2, len(exits))


# Parting with cards


def part(scene: Scene, decision: Decision[Any]) -> list[float]:
    """What is worth least."""
    return [-cards.worth(option.notation) for option in decision.options]


def pay_first(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whoever has fewest is helped least by it."""
    return [-float(scene.view.counts[option.seat]) for option in decision.options]


# Reactions


def react(scene: Scene, decision: Decision[Any]) -> list[float]:
    """What the card would do, against what it is worth to keep what would prevent it."""
    state = scene.state
    view = scene.view
    args = decision.question.args
    player, other = args["seat"], args.get("other", NOBODY)
    assert isinstance(player, int)
    assert isinstance(other, int)
    card = view.played[0]
    judge = scene.judgement
    before = judge.worth(state)
    suffered = judge.worth(done(state, Plan(state, card, player, view.announced, other)))
    scores = []
    for option in decision.options:
        if option.notation == "no":
            scores.append(suffered)
            continue
        state.counts[scene.me] -= 1
        if option.notation == "negate":
            score = judge.worth(state)
        else:
            target = player if other == scene.me else NOBODY
            announced = completions(state, card, scene.me, (), target)
            worths = [judge.worth(done(state, Plan(state, card, scene.me, words, target))) for words in announced]
            score = max(worths, default=before)
        state.counts[scene.me] += 1
        scores.append(score - cards.worth(option.notation))
    return scores


def react_to_reaction(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A reaction is negated if the card it answers should take effect, as far as one can tell."""
    view = scene.view
    state = scene.state
    first = view.played[0]
    effect = done(state, Plan(state, first, state.player, view.announced)) if _is_told(view) else state
    gain = scene.judgement.worth(effect) - scene.judgement.worth(state)
    # With every reaction in between it turns round which of the two it is.
    takes_effect = len(view.played) % 2 == 1
    wanted = -gain if takes_effect else gain
    return [0.0 if option.notation == "no" else wanted - cards.worth(option.notation) for option in decision.options]


def _is_told(view: MaltaView) -> bool:
    """Whether it is plain what the first card would do: a Boomerang leaves that open."""
    return "boomerang" not in view.played
