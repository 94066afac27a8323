"""How good a state is: how likely everybody is to lose soon. One's own danger weighs as much as all others together."""

from __future__ import annotations

from collections.abc import Collection

from ruthless.bots.malta.state import State
from ruthless.games.malta.board import OFF
from ruthless.kernel.seats import Seat

SHORT = (1.0, 0.8, 0.42, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03)
"""The danger to run out of cards, by how many there are to begin a turn with."""

WAYS_OUT = frozenset(
    {
        *("everyone-moves", "shove", "swap-places", "going-home", "restore-a-space", "rotate-a-space", "swap-spaces"),
        *("shift-a-line", "new-space", "spin-everything", "end-turn", "follow-me"),
    }
)
"""Cards that may help somebody who cannot move."""

STUCK = 0.85
PER_CARD = 0.06
"""The danger of somebody who cannot move, and how far each card in the hand lowers it."""
HELPED = 0.25
"""The same for oneself with a card that may help."""
ONE_EXIT = 0.05
"""How much worse it is to have only one arrow: somebody may turn it."""
AHEAD = 0.015
"""What each card more is worth that the space after the next brings."""
LATER = 0.7
"""How much less the danger is for somebody who misses the next turn."""


def short(cards: int) -> float:
    """The danger of running out of so many cards."""
    return SHORT[cards] if 0 <= cards < len(SHORT) else SHORT[-1] if cards > 0 else 1.0


class Judgement:
    """How a seat with these cards in hand judges states."""

    __slots__ = ("_helped", "_rivals", "me")

    def __init__(self, me: Seat, hand: Collection[str], rivals: int) -> None:
        self.me = me
        self._rivals = rivals
        self._helped = not WAYS_OUT.isdisjoint(hand)

    def worth(self, state: State) -> float:
        """The dangers of the others, of whom those who have lost are in the greatest, less one's own."""
        if state.pawns[self.me] == OFF:
            return -float(self._rivals)
        threats = sum(
            [
                1.0 if pawn == OFF else self.danger(state, seat)
                for seat, pawn in enumerate(state.pawns)
                if seat != self.me
            ]
        )
        return threats - self.danger(state, self.me) * self._rivals

    def danger(self, state: State, seat: Seat) -> float:
        """How likely somebody is to lose soon."""
        if seat != state.player or state.ended or state.stage == "racket":
            return self._later(state, seat, state.counts[seat], state.pawns[seat])
        cards = state.counts[seat] - state.owed
        if cards <= 0:
            # Cards that are still to be played may bring others.
            return 0.95 if state.counts[seat] > 0 else 1.0
        exits = state.exits(state.pawns[seat])
        if not exits:
            return self._stuck(seat, state.owed) if state.owed else 1.0
        dangers = [self._landed(state, seat, cards, space) for space in exits]
        return min(dangers) if seat == self.me else 0.5 * (min(dangers) + sum(dangers) / len(dangers))

    def _landed(self, state: State, seat: Seat, cards: int, space: int) -> float:
        """What somebody faces whose move ends there: first the racket, then the next turn."""
        pawns = state.pawns
        owners = sum([pawn == space for other, pawn in enumerate(pawns) if other != seat])
        if owners:
            cards -= owners * state.tiles[space][0]
            if cards <= 0:
                return 1.0
        return self._later(state, seat, cards, space)

    def _later(self, state: State, seat: Seat, cards: int, space: int) -> float:
        """The danger of somebody in the next turn that begins there with so many cards."""
        number = state.tiles[space][0]
        cards += min(number, state.draw)
        exits = state.exits(space)
        if state.blind[seat]:
            lost = 0.5 * short(cards) if exits and cards else 1.0  # no cards are played, none is lost by it
        else:
            lost = short(cards)
            if not exits:
                lost = 1 - (1 - lost) * (1 - self._stuck(seat, cards))
        if exits:
            if len(exits) == 1:
                lost += ONE_EXIT * (1 - lost)
            lost -= AHEAD * max([state.tiles[there][0] if state.tiles[there][1] else -3 for there in exits])
        return lost * LATER if state.skips[seat] else lost

    def _stuck(self, seat: Seat, cards: int) -> float:
        if seat == self.me and self._helped:
            return HELPED
        return max(0.3, STUCK - PER_CARD * cards)
