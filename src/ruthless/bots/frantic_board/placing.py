"""Where to lay cards, and where they should point: whatever makes the next move of every pawn best for oneself."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic_board.cards import WORTH
from ruthless.bots.frantic_board.situation import DIE, Situation, spanned
from ruthless.games.frantic_board.book import KINDS
from ruthless.games.frantic_board.cards import BLUE, WHITE, Card
from ruthless.games.frantic_board.choices import Number
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.placing import ANY_COLOUR, USUAL, pointing, room_for
from ruthless.games.frantic_board.walking import AHEAD, Stride, strides
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat

SWAP: Final = "swap"
"""The card of which it depends on what lies under all pawns what it is worth to land there."""


class Move:
    """Somebody's next move by the die: what each roll is worth, and on which tops that depends."""

    __slots__ = ("_depends", "_rolls", "_seat", "_situation", "_ways", "touched", "worth")

    def __init__(self, situation: Situation, seat: Seat) -> None:
        self._situation = situation
        self._seat = seat
        ways, passed = strides(situation.terrain.ground, situation.pawns[seat], AHEAD, DIE)
        self._ways: list[Stride] = ways if passed is None else []
        """Where the pawn gets by each roll, if nothing has it stop on the way."""
        self._rolls: list[float] = []
        self._depends: list[set[int] | None] = []
        """For each roll what it is worth, and the tops on which that depends; None if those cannot be told."""
        self.touched: set[int] = set()
        """The spaces on which all of it depends, or a few more."""
        if not self._ways:
            self.worth = situation.stroll(seat, touched=self.touched)
            return
        self.touched.update(spanned(situation.pawns[seat], ways))
        worth = 0.0
        for stride in ways:
            tops = {stride[0]}
            roll, card = situation.landing(seat, seat, AHEAD, stride, tops)
            worth += roll
            self._rolls.append(roll)
            self._depends.append(None if card is not None and card.kind.name == SWAP else tops)
            self.touched |= tops
        self.worth = worth / DIE
        """What it is worth, on average."""

    def change(self, space: int, on_the_way: bool) -> float:
        """What changes now that a space shows another top than when this was made, and maybe to those who pass it, too."""
        situation = self._situation
        if on_the_way or not self._ways:
            return situation.stroll(self._seat) - self.worth
        worth = 0.0
        for stride, roll, tops in zip(self._ways, self._rolls, self._depends, strict=True):
            if tops is None or space in tops:
                roll = situation.landing(self._seat, self._seat, AHEAD, stride, None)[0]
            worth += roll
        return worth / DIE - self.worth


def _holds_up(options: Options, stack: list[Card]) -> bool:
    """Whether a top makes a difference to who passes it."""
    if not stack:
        return False
    card = stack[-1]
    kind = card.kind
    return kind.is_crossed or kind.passing is not None or (options.white_trigger == "pass" and card.colour == WHITE)


class Prospect:
    """What everybody may expect of the next move, and how that changes when a space shows something else."""

    __slots__ = ("_moves", "_near", "_situation", "own")

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._moves = [Move(situation, seat) for seat in (*situation.others, situation.me)]
        self._near: set[int] = set()
        for move in self._moves:
            self._near |= move.touched
        self.own = self._moves[-1].worth
        """What one's own move is worth."""

    def showing(self, top: list[Card], space: int) -> float:
        """What changes if a space shows that."""
        board, house = self._situation.terrain.board, self._situation.house
        change = 0.0
        covered = board[space]
        on_the_way = _holds_up(house, covered) or _holds_up(house, top)
        board[space] = top
        for move in self._moves:
            if space in move.touched:
                change += move.change(space, on_the_way)
        board[space] = covered
        return change

    def laid(self, card: str, space: int) -> float:
        """What changes if this card is laid there, `push north` if it has an arrow."""
        return self.showing(self._situation.terrain.top(card), space)

    def best(self, card: str, space: int) -> float:
        """The same with the best of its arrows. Where no pawn comes it changes nothing."""
        if space not in self._near:
            return 0.0
        if KINDS[card].arrows is None:
            return self.laid(card, space)
        arrows, _ = pointing(KINDS[card], space)
        return max([self.laid(f"{card} {arrow}", space) for arrow in arrows])

    def most(self, card: str, how: str = USUAL) -> float:
        """What a card changes at most, wherever it may be laid."""
        kind = KINDS[card]
        if kind.colour == BLUE:
            return 0.0
        spaces, _ = room_for(kind, self._situation.terrain.board, self._situation.pawns, how)
        near = self._near  # where no pawn comes it changes nothing
        return max([0.0, *[self.best(card, space.number) for space in spaces if space.number in near]])


def _rank(worth: float, space: int) -> float:
    """Of spaces that are equally good the first is taken, so that the same one is found when the arrow is chosen."""
    return round(worth, 6) - space * 1e-8


def place(situation: Situation, decision: Decision[Number]) -> list[float]:
    """Each space by what the card there changes in the next moves. Before the first turn all pawns are alike."""
    glance = situation.glance
    card = glance.thrown[-1]
    if glance.stage == "lay" or KINDS[card].colour == BLUE:
        return [0.0] * len(decision.options)
    prospect = Prospect(situation)
    return [_rank(prospect.best(card, option.number), option.number) for option in decision.options]


def point(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Where it does most, on the space where it is laid."""
    card, space = decision.question.args["card"], int(str(decision.question.args["space"]))
    prospect = Prospect(situation)
    return [prospect.laid(f"{card} {arrow}", space) for arrow in decision.options]


def lay(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Before a round away with what is worth least in the hand, Fuck You before all."""
    return [-WORTH[option.notation] for option in decision.options]


def restock(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The card that does most on the board, as far as it is not worth more in the hand."""
    prospect = Prospect(situation)
    return [prospect.most(option.notation, ANY_COLOUR) - WORTH[option.notation] for option in decision.options]


def teleport_which(situation: Situation, decision: Decision[Card]) -> list[float]:
    """The teleport without which everybody's next move is best; what it leaves is thought of, too."""
    prospect = Prospect(situation)
    terrain = situation.terrain
    spaces = [terrain.teleports[option.number - 1] for option in decision.options]
    return [prospect.showing(terrain.below(space), space) for space in spaces]


def teleport_where(situation: Situation, decision: Decision[Number]) -> list[float]:
    """Where a teleport would do most to the others, once it has left its space."""
    terrain = situation.terrain
    space = next(
        space for space in terrain.teleports if terrain.board[space][0].notation == decision.question.args["card"]
    )
    top = terrain.board[space]
    terrain.board[space] = terrain.below(space)
    prospect = Prospect(situation)
    return [prospect.showing(top, option.number) for option in decision.options]
