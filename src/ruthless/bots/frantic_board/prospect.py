"""What everybody may expect of the next move by the die, and what it would change if a space showed something else."""

from __future__ import annotations

from typing import Final, final

from ruthless.bots.frantic_board.situation import DIE, Situation, spanned
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.book import KINDS
from ruthless.games.frantic_board.cards import BLUE, WHITE, Card, Kind
from ruthless.games.frantic_board.choices import Number
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.placing import USUAL, pointing, spaces_on
from ruthless.games.frantic_board.walking import AHEAD, Stride, strides
from ruthless.kernel.seats import Seat

SWAP: Final = "swap"
"""The card of which it depends on what lies under all pawns what it is worth to land there."""
UNNOTICED: Final = ""
"""Stands for the names of all cards that pawns do not notice."""
EVERYWHERE: Final = (1 << FINISH + 1) - 1
"""All spaces, one bit each."""


@final
class Move:
    """Somebody's next move by the die: what each roll is worth, and on which tops that depends."""

    __slots__ = ("_depends", "_rolls", "_seat", "_situation", "_ways", "ends", "touched", "worth")

    def __init__(self, situation: Situation, seat: Seat) -> None:
        self._situation = situation
        self._seat = seat
        here = situation.pawns[seat]
        ways, passed = strides(situation.terrain.ground, here, AHEAD, DIE)
        self.touched = spanned(here, ways)
        """The spaces on which all of it depends, one bit each, or a few more."""
        if passed is not None:
            ways.pop()
        self._ways = ways if passed is None else []
        """Where the pawn gets by each roll, if nothing has it stop on the way."""
        self._rolls: list[float] = []
        self._depends: list[int] = []
        """For each roll what it is worth, and the tops on which that depends, one bit each."""
        ends = 0
        worth = 0.0
        for stride in ways:
            roll, tops, card = situation.landing(seat, seat, AHEAD, stride)
            worth += roll
            self.touched |= tops
            if card is not None and card.kind.name == SWAP:
                tops = EVERYWHERE
            ends |= tops
            self._rolls.append(roll)
            self._depends.append(tops)
        self.worth = worth / DIE if passed is None else situation.stroll(seat)
        """What it is worth, on average."""
        self.ends = self.touched & ends if passed is None else self.touched
        """The spaces on which it depends what it is worth to land, as long as the pawn lands where it did."""

    def change(self, space: int, on_the_way: bool) -> float:
        """What changes now that a space shows another top than when this was made, and maybe to those who pass it, too."""
        if on_the_way or not self._ways:
            return self._anew(space) - self.worth
        worth = 0.0
        for at, tops in enumerate(self._depends):
            if tops >> space & 1:
                worth += self._landing(self._ways[at])
            else:
                worth += self._rolls[at]
        return worth / DIE - self.worth

    def _anew(self, space: int) -> float:
        """What it is worth if the pawn may get elsewhere; to land where it landed is worth what it was."""
        situation = self._situation
        old = self._ways
        ways, passed = strides(situation.terrain.ground, situation.pawns[self._seat], AHEAD, DIE)
        if passed is not None or not old:
            return situation.stroll(self._seat)
        worth = 0.0
        for pip, stride in enumerate(ways):
            at = pip
            if stride != old[pip]:
                at = pip - 1 if pip and stride == old[pip - 1] else pip + 1  # a card more or less on the way
            if at < DIE and stride == old[at] and not self._depends[at] >> space & 1:
                worth += self._rolls[at]
            else:
                worth += self._landing(stride)
        return worth / DIE

    def _landing(self, stride: Stride) -> float:
        return self._situation.landing(self._seat, self._seat, AHEAD, stride)[0]


def _holds_up(options: Options, stack: list[Card]) -> bool:
    """Whether a top makes a difference to who passes it."""
    if not stack:
        return False
    card = stack[-1]
    kind = card.kind
    return kind.is_crossed or kind.passing is not None or (options.white_trigger == "pass" and card.colour == WHITE)


def _shows_nothing(stack: list[Card]) -> bool:
    """Whether no pawn notices what lies there."""
    return not stack or _is_unnoticed(stack[-1].kind)


def _is_unnoticed(kind: Kind) -> bool:
    """Whether pawns land on such a card, and pass it, as if the space were empty, by whatever house rules."""
    return kind.is_idle and kind.passing is None and kind.colour != WHITE


@final
class Prospect:
    """What everybody may expect of the next move, and how that changes when a space shows something else."""

    __slots__ = ("_known", "_most", "_moves", "_near", "_situation", "own")

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._moves = [Move(situation, seat) for seat in (*situation.others, situation.me)]
        self._near = 0
        """The spaces to which pawns may come, one bit each: what lies elsewhere changes nothing."""
        for move in self._moves:
            self._near |= move.touched
        self._known: dict[str, dict[int, float]] = {}
        """What has been worked out of cards: what they change on spaces, by their names, but all that nothing can be told
        from together."""
        self._most: dict[tuple[str, str], float] = {}
        """What they change at most, by their names and by how they are laid."""
        self.own = self._moves[-1].worth
        """What one's own move is worth."""

    def showing(self, top: list[Card], space: int) -> float:
        """What changes if a space shows that."""
        terrain, house = self._situation.terrain, self._situation.house
        covered, used = terrain.board[space], terrain.ground.used
        if not used >> space & 1 and _shows_nothing(covered) and _shows_nothing(top):
            return 0.0
        on_the_way = _holds_up(house, covered) or _holds_up(house, top) or used >> space & 1 == 1
        terrain.show(space, top)
        change = 0.0
        for move in self._moves:
            if (move.touched if on_the_way else move.ends) >> space & 1:
                change += move.change(space, on_the_way)
        terrain.board[space], terrain.ground.used = covered, used
        return change

    def pointing(self, top: list[Card], space: int, arrow: str) -> float:
        """The same for a card with an arrow that points there."""
        self._situation.terrain.point(top, arrow)
        return self.showing(top, space)

    def changes(self, card: str, spaces: list[Number]) -> list[float]:
        """What changes if this card is laid there, for each of these spaces, with the best of its arrows if it has one."""
        near, kind = self._near, KINDS[card]
        known, top = self._known_of(kind), self._situation.terrain.top(card)
        return [
            self._change(kind, top, known, option.number) if near >> option.number & 1 else 0.0 for option in spaces
        ]

    def _known_of(self, kind: Kind) -> dict[int, float]:
        """What has been worked out of a card."""
        effect = UNNOTICED if _is_unnoticed(kind) else kind.name
        known = self._known.get(effect)
        if known is None:
            known = self._known[effect] = {}
        return known

    def _change(self, kind: Kind, top: list[Card], known: dict[int, float], space: int) -> float:
        """The change on one space, unless it is known."""
        change = known.get(space)
        if change is None:
            change = known[space] = self._best(kind, top, space)
        return change

    def _best(self, kind: Kind, top: list[Card], space: int) -> float:
        """The same worked out."""
        if kind.arrows is None:
            return self.showing(top, space)
        arrows, _ = pointing(kind, space)
        return max([self.pointing(top, space, arrow.name) for arrow in arrows])

    def most(self, card: str, how: str = USUAL) -> float:
        """What a card changes at most, wherever it may be laid."""
        kind = KINDS[card]
        if kind.colour == BLUE:
            return 0.0
        most = self._most.get((card, how))
        if most is None:
            most = 0.0
            situation = self._situation
            known, top = self._known_of(kind), situation.terrain.top(card)
            spaces = self._near & spaces_on(kind, situation.glance.surface, situation.pawns, how)
            space = 0
            while spaces:
                if spaces & 1:
                    change = self._change(kind, top, known, space)
                    if change > most:
                        most = change
                spaces >>= 1
                space += 1
            self._most[card, how] = most
        return most


def prospect_of(situation: Situation) -> Prospect:
    """What everybody may expect in a situation; who has been in it before knows already."""
    if situation.prospect is None:
        situation.prospect = Prospect(situation)
    return situation.prospect
