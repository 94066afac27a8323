"""What may be announced with a card: every possibility, but for spaces where nothing is at stake."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ruthless.bots.malta.state import State
from ruthless.games.malta.board import COLUMNS, EAST, NORTH, OFF, SIDE_NAMES, SIDES, SOUTH, WEST
from ruthless.kernel.seats import NOBODY, Seat

Words = tuple[str, ...]

TURNS = ("turn-90", "turn-180", "turn-270")


def completions(state: State, card: str, you: Seat, said: Words = (), other: Seat = NOBODY) -> list[Words]:
    """All that may be announced, beginning with what has been said; nothing at all if the card asks for nothing.

    `other` is whom it is directed at, if a Boomerang has settled that.
    """
    chooser = CHOOSERS.get(card)
    if chooser is None:
        return [said]
    return [words for words in chooser(state, you, other, said) if words[: len(said)] == said]


def at_stake(state: State) -> set[int]:
    """The spaces where pawns are, and those to which whoever has the turn may go."""
    spaces = {pawn for pawn in state.pawns if pawn != OFF}
    if state.pawns[state.player] != OFF:
        spaces.update(state.exits(state.pawns[state.player]))
    return spaces


def _aims(seats: Iterable[Seat]) -> list[str]:
    return [f"-> {seat}" for seat in seats]


def _opponents(state: State, you: Seat) -> list[Seat]:
    return [seat for seat in state.alive if seat != you]


def _opponent(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    if other != NOBODY:
        yield ()
    for aim in _aims(_opponents(state, you)):
        yield (aim,)


def _anybody(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    if other != NOBODY:
        yield ()
    for aim in _aims(state.alive):
        yield (aim,)


def _next(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    if other != NOBODY:
        yield ()
    else:
        place = state.order.index(you) + 1
        after = state.order[place:] + state.order[:place]
        yield (f"-> {next(seat for seat in after if state.pawns[seat] != OFF)}",)


def _doomed(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    for seat in _opponents(state, you):
        if not state.counts[seat] or state.tiles[state.pawns[seat]][2].startswith("o"):
            yield (f"-> {seat}",)


def _lost(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    for seat in state.lost:
        yield (f"-> {seat}",)


def _side(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    for name in SIDE_NAMES:
        yield (name,)


def _shove(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    if other != NOBODY:
        for side in _sides_on_board(state, state.pawns[other]):
            yield (side,)
        return
    for seat in [int(said[0][3:])] if said else state.alive:
        for side in _sides_on_board(state, state.pawns[seat]):
            yield f"-> {seat}", side


def _sides_on_board(state: State, space: int) -> list[str]:
    beside = state.grid.neighbours[space]
    return [SIDE_NAMES[side] for side in SIDES if beside[side] != OFF]


def _arrow(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    space = state.pawns[you]
    beside = state.grid.neighbours[space]
    for side in state.tiles[space][1]:
        if beside[side] != OFF:
            yield (SIDE_NAMES[side],)


def _spaces(state: State, said: Words) -> list[str]:
    """The space that was named, or those that are worth naming."""
    return [said[0]] if len(said) > 1 else [state.grid.names[space] for space in at_stake(state)]


def _face_up(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    names = state.grid.names
    for space in at_stake(state):
        if not state.tiles[space][2].startswith("o"):
            yield (names[space],)


def _face_down(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    for name, one in zip(state.grid.names, state.tiles, strict=True):
        if one[2].startswith("o"):
            yield (name,)


def _rotate(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    names = [said] if len(said) > 1 else _face_up(state, you, other, said)
    for name, *_ in names:
        for turn in TURNS:
            yield name, turn


def _swap(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    """The second space need not be named among those at stake: it gives its tile."""
    seconds = [said[1]] if len(said) > 1 else _samples(state)
    for first in _spaces(state, said):
        for second in seconds:
            if first != second:
                yield first, second


def _samples(state: State) -> list[str]:
    """One space for each sort of tile: others like it would do the same."""
    names = state.grid.names
    sorts = {one[:2]: name for name, one in zip(names, state.tiles, strict=True)}
    return list(sorts.values())


def _line(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    width = state.grid.width
    stakes = at_stake(state)
    for row in sorted({space // width for space in stakes}):
        for side in (EAST, WEST):
            yield f"row-{row + 1}", SIDE_NAMES[side]
    for column in sorted({space % width for space in stakes}):
        for side in (NORTH, SOUTH):
            yield f"column-{COLUMNS[column]}", SIDE_NAMES[side]


def _new(state: State, you: Seat, other: Seat, said: Words) -> Iterator[Words]:
    for name in _spaces(state, said):
        yield (name,)


Chooser = Callable[[State, Seat, Seat, Words], Iterable[Words]]

CHOOSERS: dict[str, Chooser] = {
    "everyone-moves": _side,
    "shove": _shove,
    "extra-step": _arrow,
    "swap-places": _opponent,
    "going-home": _anybody,
    "follow-me": _opponent,
    "remove-a-space": _face_up,
    "restore-a-space": _face_down,
    "rotate-a-space": _rotate,
    "swap-spaces": _swap,
    "shift-a-line": _line,
    "new-space": _new,
    "discard-two-of-theirs": _opponent,
    "steal-a-card": _opponent,
    "give-two": _opponent,
    "swap-hands": _opponent,
    "blind-faith": _next,
    "lost-turn": _opponent,
    "sudden-death": _doomed,
    "reinvite": _lost,
}
"""By card what may be announced with it."""

HARMLESS = frozenset({"remove-a-space", "rotate-a-space", "swap-spaces", "shift-a-line", "new-space"})
"""Cards that can nearly always be directed at spaces where nothing is at stake."""
