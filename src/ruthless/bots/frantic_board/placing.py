"""Where to lay cards, and where they should point: whatever makes the next move of every pawn best for oneself."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board.cards import WORTH
from ruthless.bots.frantic_board.situation import Situation
from ruthless.games.frantic_board.book import KINDS
from ruthless.games.frantic_board.cards import BLUE, Card
from ruthless.games.frantic_board.placing import ANY_COLOUR, USUAL, pointing, room_for
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat


class Prospect:
    """What everybody may expect of the next move, and how that changes when a space shows something else."""

    __slots__ = ("_moves", "_near", "_situation", "own")

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._moves: list[tuple[Seat, float, set[int]]] = []
        """Whose pawn moves, what that is worth, and which spaces it depends on."""
        self._near: set[int] = set()
        for seat in (*situation.others, situation.me):
            touched: set[int] = set()
            self._moves.append((seat, situation.stroll(seat, touched=touched), touched))
            self._near |= touched
        self.own = self._moves[-1][1]
        """What one's own move is worth."""

    def showing(self, top: list[Card], space: int) -> float:
        """What changes if a space shows that."""
        situation = self._situation
        board = situation.terrain.board
        change = 0.0
        covered = board[space]
        board[space] = top
        for seat, worth, touched in self._moves:
            if space in touched:
                change += situation.stroll(seat) - worth
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
        spaces, _ = room_for(kind, self._situation.terrain.board, self._situation.view.pawns, how)
        return max([0.0, *[self.best(card, space.number) for space in spaces]])


def _rank(worth: float, space: int) -> float:
    """Of spaces that are equally good the first is taken, so that the same one is found when the arrow is chosen."""
    return round(worth, 6) - space * 1e-8


def place(situation: Situation, decision: Decision[Any]) -> list[float]:
    """Each space by what the card there changes in the next moves. Before the first turn all pawns are alike."""
    view = situation.view
    card = view.thrown[-1]
    if view.stage == "lay" or KINDS[card].colour == BLUE:
        return [0.0] * len(decision.options)
    prospect = Prospect(situation)
    return [_rank(prospect.best(card, option.number), option.number) for option in decision.options]


def point(situation: Situation, decision: Decision[Any]) -> list[float]:
    """Where it does most, on the space where it is laid."""
    card, space = decision.question.args["card"], int(str(decision.question.args["space"]))
    prospect = Prospect(situation)
    return [prospect.laid(f"{card} {arrow}", space) for arrow in decision.options]


def lay(situation: Situation, decision: Decision[Any]) -> list[float]:
    """Before a round away with what is worth least in the hand, Fuck You before all."""
    return [-WORTH[option.notation] for option in decision.options]


def restock(situation: Situation, decision: Decision[Any]) -> list[float]:
    """The card that does most on the board, as far as it is not worth more in the hand."""
    prospect = Prospect(situation)
    return [prospect.most(option.notation, ANY_COLOUR) - WORTH[option.notation] for option in decision.options]


def teleport_which(situation: Situation, decision: Decision[Any]) -> list[float]:
    """The teleport without which everybody's next move is best; what it leaves is thought of, too."""
    prospect = Prospect(situation)
    terrain = situation.terrain
    spaces = [terrain.teleports[option.number - 1] for option in decision.options]
    return [prospect.showing(terrain.below(space), space) for space in spaces]


def teleport_where(situation: Situation, decision: Decision[Any]) -> list[float]:
    """Where a teleport would do most to the others, once it has left its space."""
    terrain = situation.terrain
    space = next(
        space for space in terrain.teleports if terrain.board[space][0].notation == decision.question.args["card"]
    )
    top = terrain.board[space]
    terrain.board[space] = terrain.below(space)
    prospect = Prospect(situation)
    return [prospect.showing(top, option.number) for option in decision.options]
