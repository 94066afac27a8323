"""Facts: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

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
