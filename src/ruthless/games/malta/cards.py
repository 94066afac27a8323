"""What is printed on the cards: kinds, what their player has to announce, and what they do then."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from ruthless.games.malta.changes import BoardChange, Change
from ruthless.kernel import cards as kernel
from ruthless.kernel.decisions import Option, Question
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.values import Value

if TYPE_CHECKING:
    from ruthless.games.malta.table import Table

Effect: TypeAlias = Callable[["Table", "PlayedCard"], Coroutine[Any, Any, None]]
"""What a card does."""
Changing: TypeAlias = Callable[["Table", "PlayedCard"], Change]
"""What a card changes. It looks and touches nothing: whoever wants to foresee a card asks it as well."""
Chances: TypeAlias = Callable[["Table", "PlayedCard"], list[BoardChange]]
"""The same for a card that leaves it to chance: everything that may come of it, all of it equally likely."""
Telling: TypeAlias = Callable[["Table", "PlayedCard"], Message]
"""The fact that tells of it."""


@final
class Announcement(Value):
    """Something that is announced with a card: what sort of thing is named, what is asked, and what is noted of the answer."""

    __slots__ = ("aims", "asks", "names", "notes", "options")

    def __init__(
        self,
        names: type[Option],
        asks: Callable[[Table, PlayedCard], Question],
        options: Callable[[Table, PlayedCard], list[Any]],
        notes: Callable[[Table, PlayedCard, Any], None],
        *,
        aims: bool = False,
    ) -> None:
        self.names = names
        self.asks = asks
        self.options = options
        """All that the question allows, in a list of its own."""
        self.notes = notes
        self.aims = aims
        """Whether it says whom the card is directed at; a Boomerang settles that."""


NONE_BOXED: Final[Mapping[int, int]] = {}
"""All cards of a kind are in the deck, however many play."""


@final
class Kind(kernel.Kind):
    """A kind of card: how many there are, how many of them stay in the box, what is announced with one and what it does.

    A card that asks for nothing more says what it changes (`changes` or `chances`), and what is told of it; any other has
    an `effect`. Negate and Boomerang have none of these: they do nothing in one's own turn.
    """

    __slots__ = ("announces", "bits", "boxed", "chances", "changes", "effect", "reacts", "tells")

    def __init__(
        self,
        name: str,
        group: str,
        copies: int,
        announces: tuple[Announcement, ...] = (),
        boxed: Mapping[int, int] = NONE_BOXED,
    ) -> None:
        super().__init__(name, group, copies=copies)
        self.announces = announces
        self.boxed = boxed
        """By the number of players how many stay in the box; none where nothing is said."""
        self.effect: Effect | None = None
        self.changes: Changing | None = None
        self.chances: Chances | None = None
        self.tells: Telling | None = None
        self.reacts = False
        """Whether it is for other people's turns."""
        self.bits = 0
        """All cards of this kind, one bit each, once the deck is made."""


@final
class Card(kernel.Card):
    """A playing card."""

    __slots__ = ("kind", "reacts")

    def __init__(self, kind: Kind, id: int, face: int) -> None:
        super().__init__(kind.name, id, face, "playing")
        self.kind = kind
        self.reacts = kind.reacts


_NO_LINE: Final = range(0)


class PlayedCard:
    """A card being played, and what was announced with it. `you` are who carries it out."""

    __slots__ = ("card", "guest", "line", "other", "quarters", "second", "side", "space", "you")

    def __init__(self, card: Card, you: Seat) -> None:
        self.card = card
        self.you = you
        self.other: Seat = NOBODY
        """The player it is directed at, if anybody."""
        self.guest: Seat = NOBODY
        """Who is to come back into the game."""
        self.space = 0
        """The space that was named."""
        self.second = 0
        """The one named after it, if it is two."""
        self.side = 0
        self.quarters = 0
        self.line = _NO_LINE
        """The spaces of a line that was named, in the order of their numbers."""

    def copy(self) -> PlayedCard:
        """The same, to announce more with it."""
        twin = PlayedCard(self.card, self.you)
        twin.other = self.other
        twin.guest = self.guest
        twin.space = self.space
        twin.second = self.second
        twin.side = self.side
        twin.quarters = self.quarters
        twin.line = self.line
        return twin

    @property
    def target(self) -> Seat:
        """Whom it is directed at, if that is somebody else."""
        return NOBODY if self.other == self.you else self.other
