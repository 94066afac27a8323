"""What a card does to a state, once it is known whom and what it is directed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruthless.bots.malta.state import State, removed, restored, tile, turned
from ruthless.games.malta.board import COLUMNS, OFF, SIDE_NAMES
from ruthless.kernel.seats import NOBODY, Seat

SIDE = {name: side for side, name in enumerate(SIDE_NAMES)}
TURN = {"turn-90": 1, "turn-180": 2, "turn-270": 3}


class Plan:
    """A card, who carries it out and what was announced with it."""

    __slots__ = ("card", "line", "other", "quarters", "side", "spaces", "you")

    def __init__(self, state: State, card: str, you: Seat, announced: Sequence[str], other: Seat = NOBODY) -> None:
        self.card = card
        self.you = you
        self.other = other
        self.spaces: list[int] = []
        self.side = 0
        self.quarters = 0
        self.line: list[int] = []
        width = state.grid.width
        for word in announced:
            if word in SIDE:
                self.side = SIDE[word]
            elif word.startswith("-> "):
                self.other = int(word[3:])
            elif word in TURN:
                self.quarters = TURN[word]
            elif word.startswith("row-"):
                self.line = state.grid.row(int(word[4:]) - 1)
            elif word.startswith("column-"):
                self.line = state.grid.column(COLUMNS.index(word[7:]))
            else:
                self.spaces.append((int(word[1:]) - 1) * width + COLUMNS.index(word[0]))


def done(state: State, plan: Plan) -> State:
    """The state after a card; as it was if the card does nothing that can be reckoned with."""
    effect = EFFECTS.get(plan.card)
    if effect is None:
        return state
    new = state.copy()
    effect(new, plan)
    return new


# Pawns


def _push(state: State, seat: Seat, side: int) -> None:
    there = state.grid.neighbours[state.pawns[seat]][side]
    if there != OFF:
        state.pawns[seat] = there


def _everyone_moves(state: State, plan: Plan) -> None:
    for seat in state.alive:
        _push(state, seat, plan.side)


def _shove(state: State, plan: Plan) -> None:
    _push(state, plan.other, plan.side)


def _extra_step(state: State, plan: Plan) -> None:
    _push(state, plan.you, plan.side)


def _swap_places(state: State, plan: Plan) -> None:
    pawns = state.pawns
    pawns[plan.you], pawns[plan.other] = pawns[plan.other], pawns[plan.you]


def home(state: State, seat: Seat) -> int:
    """Where a pawn is at home now."""
    start = state.homes[seat]
    column = COLUMNS[start]
    for space, (_, _, sign) in enumerate(state.tiles):
        if sign[0] == column:
            return space
    return start


def _going_home(state: State, plan: Plan) -> None:
    state.pawns[plan.other] = home(state, plan.other)


def _follow_me(state: State, plan: Plan) -> None:
    state.pawns[plan.other] = state.pawns[plan.you]


# Spaces


def _remove(state: State, plan: Plan) -> None:
    state.tiles[plan.spaces[0]] = removed(state.tiles[plan.spaces[0]][2])


def _restore(state: State, plan: Plan) -> None:
    state.tiles[plan.spaces[0]] = restored(state.tiles[plan.spaces[0]][2])


def _rotate(state: State, plan: Plan) -> None:
    state.tiles[plan.spaces[0]] = turned(state.tiles[plan.spaces[0]][2], plan.quarters)


def _swap_spaces(state: State, plan: Plan) -> None:
    one, other = plan.spaces
    state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]


def _shift(state: State, plan: Plan) -> None:
    line = plan.line
    old = [state.tiles[space] for space in line]
    new = old[-1:] + old[:-1] if plan.side < 2 else old[1:] + old[:1]
    for space, one in zip(line, new, strict=True):
        state.tiles[space] = one


def _new_space(state: State, plan: Plan) -> None:
    """A spare tile comes, none can tell which: one in the middle of them stands for all."""
    if state.spares:
        state.tiles[plan.spaces[0]] = tile(state.spares[len(state.spares) // 2])


def _spin(state: State, plan: Plan) -> None:
    state.tiles = [one if not one[1] else turned(one[2], 1) for one in state.tiles]


# Hands


def _draw(count: int) -> Callable[[State, Plan], None]:
    def draw(state: State, plan: Plan) -> None:
        _gain(state, plan.you, count)

    return draw


def _gain(state: State, seat: Seat, count: int) -> None:
    drawn = min(count, state.draw)
    state.counts[seat] += drawn
    state.draw -= drawn


def _give(state: State, giver: Seat, taker: Seat, count: int) -> None:
    given = min(count, state.counts[giver])
    state.counts[giver] -= given
    state.counts[taker] += given


def _discard_own(state: State, plan: Plan) -> None:
    state.counts[plan.you] = max(0, state.counts[plan.you] - 2)


def _discard_theirs(state: State, plan: Plan) -> None:
    state.counts[plan.other] = max(0, state.counts[plan.other] - 2)


def _steal(state: State, plan: Plan) -> None:
    _give(state, plan.other, plan.you, 1)


def _give_two(state: State, plan: Plan) -> None:
    _give(state, plan.you, plan.other, 2)


def _swap_hands(state: State, plan: Plan) -> None:
    counts = state.counts
    counts[plan.you], counts[plan.other] = counts[plan.other], counts[plan.you]


def _pass_left(state: State, plan: Plan) -> None:
    ring = state.alive
    counts = [state.counts[seat] for seat in ring]
    for seat, count in zip(ring, counts[-1:] + counts[:-1], strict=True):
        state.counts[seat] = count


def _everyone_draws(state: State, plan: Plan) -> None:
    for seat in [plan.you, *[one for one in state.alive if one != plan.you]]:
        _gain(state, seat, 1)


def _everyone_discards(state: State, plan: Plan) -> None:
    for seat in state.alive:
        state.counts[seat] = max(0, state.counts[seat] - 1)


# Turns and life


def _end_turn(state: State, plan: Plan) -> None:
    if plan.you == state.player:
        state.ended = True


def _blind_faith(state: State, plan: Plan) -> None:
    state.blind = state.blind.copy()
    state.blind[plan.other] = True


def _lost_turn(state: State, plan: Plan) -> None:
    state.skips = state.skips.copy()
    state.skips[plan.other] += 1


def _sudden_death(state: State, plan: Plan) -> None:
    if not state.counts[plan.other] or state.tiles[state.pawns[plan.other]][2].startswith("o"):
        state.pawns[plan.other] = OFF


def _reinvite(state: State, plan: Plan) -> None:
    state.lost = state.lost - {plan.other}
    state.pawns[plan.other] = home(state, plan.other)
    if not state.counts[plan.other]:
        _gain(state, plan.other, 2)


EFFECTS: dict[str, Callable[[State, Plan], None]] = {
    "everyone-moves": _everyone_moves,
    "shove": _shove,
    "extra-step": _extra_step,
    "swap-places": _swap_places,
    "going-home": _going_home,
    "follow-me": _follow_me,
    "remove-a-space": _remove,
    "restore-a-space": _restore,
    "rotate-a-space": _rotate,
    "swap-spaces": _swap_spaces,
    "shift-a-line": _shift,
    "new-space": _new_space,
    "spin-everything": _spin,
    "draw-two": _draw(2),
    "draw-three": _draw(3),
    "discard-two-of-yours": _discard_own,
    "discard-two-of-theirs": _discard_theirs,
    "steal-a-card": _steal,
    "give-two": _give_two,
    "swap-hands": _swap_hands,
    "pass-left": _pass_left,
    "everyone-draws": _everyone_draws,
    "everyone-discards": _everyone_discards,
    "end-turn": _end_turn,
    "blind-faith": _blind_faith,
    "lost-turn": _lost_turn,
    "sudden-death": _sudden_death,
    "reinvite": _reinvite,
}
