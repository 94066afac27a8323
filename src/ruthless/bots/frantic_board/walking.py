"""Where a move leads: the board as pawns meet it, and a pawn's way over it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ruthless.games.frantic_board.board import FINISH, FORWARD, NEIGHBOURS, START

_TELEPORTS = {f"teleport-{number}": number for number in range(1, 7)}


class Ground:
    """The top card of each space. A card can be laid down to see what would come of it, and taken up again."""

    __slots__ = ("_spent", "arrows", "cards", "teleports", "touched")

    def __init__(self, board: Sequence[Sequence[str]], used: Collection[int] = ()) -> None:
        self.cards: list[str] = []
        """By space the kind of the card that counts there, or nothing."""
        self.arrows: list[str] = []
        self.teleports = [0] * 6
        """Where the numbered teleports lie."""
        for space, stack in enumerate(board):
            card, _, arrow = stack[-1].partition(" ") if stack else ("", "", "")
            if card in _TELEPORTS:
                self.teleports[_TELEPORTS[card] - 1] = space
                card = "numbered-teleport"
            self.cards.append(card)
            self.arrows.append(arrow)
        self._spent = set(used)
        """Spaces whose card has worked this turn."""
        self.touched: set[int] = set()
        """The spaces that ways have led over: what lies elsewhere has not mattered."""

    def lay(self, card: str, space: int, arrow: str = "") -> tuple[str, str]:
        """A card goes onto a space; gives what it covers."""
        below = self.cards[space], self.arrows[space]
        self.cards[space] = card
        self.arrows[space] = arrow
        return below

    def travel(self, space: int, pips: int, way: int) -> tuple[int, str]:
        """Where a pawn gets that moves so many pips, and the card that works on it there, if any."""
        return self.ends(space, way, pips)[-1]

    def ends(self, space: int, way: int, most: int = 6) -> list[tuple[int, str]]:
        """The same for every number of pips, from 1."""
        cards = self.cards
        spent = self._spent
        touched = self.touched
        found: list[tuple[int, str]] = []
        while len(found) < most:
            ahead = space + way
            card = ""
            stays = not START <= ahead <= FINISH
            if not stays:
                touched.add(ahead)
                while cards[ahead] == "x":
                    ahead += way
                    touched.add(ahead)
                space = ahead
                card = cards[space]
                stays = card == "stop" and space not in spent
            end = self._land(space, way)
            found.append(end)
            if stays:
                found += [end] * (most - len(found))
            elif card == "snail" and len(found) < most and space not in spent:
                found.append(end)
        return found

    def _land(self, space: int, way: int) -> tuple[int, str]:
        """The pawn slides off an X and follows arrows; each of them works once."""
        cards = self.cards
        if not cards[space]:
            return space, ""
        going = way
        worked: set[int] = set()
        while True:
            self.touched.add(space)
            while cards[space] == "x":
                space += going
                self.touched.add(space)
            card = cards[space]
            if space in worked or space in self._spent:
                return space, ""
            if card == "push":
                worked.add(space)
                there = NEIGHBOURS[space][self.arrows[space]]
                going = there - space if abs(there - space) == 1 else way
                space = there
            elif card == "jump":
                worked.add(space)
                going = 1 if self.arrows[space] == FORWARD else -1
                space = min(FINISH, max(START, space + 2 * going))
            else:
                return space, card
