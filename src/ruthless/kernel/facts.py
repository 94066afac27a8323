"""Facts: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

# The roles of facts: what somebody who knows no game makes of one. What is left has none.
TURN: Final = "turn"
"""A seat's turn begins."""
ROUND: Final = "round"
"""A round begins."""
DEAL: Final = "deal"
"""A seat is dealt cards."""
PLAY: Final = "play"
"""A seat plays a card, in its turn or out of it."""
WORK: Final = "work"
"""A card does something that nobody has just played."""
EVENT: Final = "event"
"""An event happens."""
ATTACK: Final = "attack"
"""A seat aims at another one."""
COUNTER: Final = "counter"
"""A seat wards something off."""
DRAW: Final = "draw"
"""Cards from no player come into a seat's hand."""
GIFT: Final = "gift"
"""Cards of a seat come into another one's hand."""
DISCARD: Final = "discard"
"""Cards leave a seat's hand and nobody gets them."""
MISS: Final = "miss"
"""A seat loses a turn that would be its own."""
LOSS: Final = "loss"
"""A seat is out of the match."""
END: Final = "end"
"""A round or the match ends."""
HOLD: Final = "hold"
"""What a seat holds in the end is shown."""
SCORE: Final = "score"
"""A seat's account grows by so many points, or shrinks."""
WIN: Final = "win"
"""The accounts of some seats grow by a round."""
TRADE: Final = "trade"
"""Two seats trade their accounts."""
BACK: Final = "back"
"""A seat that was out is in the match again."""

ROLES: Final = (
    *(TURN, ROUND, DEAL, PLAY, WORK, EVENT, ATTACK, COUNTER, DRAW, GIFT),
    *(DISCARD, MISS, LOSS, END, HOLD, SCORE, WIN, TRADE, BACK),
)
"""All of them."""

HAS_TURN: Final = "has-turn"
"""The fact with which every turn of every game begins."""

NO_SECRETS: Final[dict[Seat, Message]] = {}


class Fact:
    """Something that happened: told to everybody in public words, and to some seats in words that say more.

    The public words are always given, so forgetting the private ones hides and never leaks.
    """

    __slots__ = ("private", "public")

    def __init__(self, public: Message, private: Mapping[Seat, Message] = NO_SECRETS) -> None:
        self.public = public
        self.private = private

    def told(self, seat: Seat | None) -> Message:
        """The words for a seat, or for the public."""
        return self.public if seat is None else self.private.get(seat, self.public)

    def __repr__(self) -> str:
        return repr(self.public)
