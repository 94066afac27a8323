"""Table: the complete true state of a match, as plain data.

A game's table is a slotted dataclass that extends `Table`. Every field holds a value that never changes (an int,
a tuple, a `Value`) or is a list made by one of the field functions here: `cards`, `hands`, `values`. How to copy a
table is derived from that, once; nobody writes a copy by hand, and any other mutable field is refused at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final, TypeVar, final, get_origin, get_type_hints

from ruthless.kernel.cards import Card
from ruthless.kernel.decisions import Option
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.facts import HAS_TURN, Fact
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Order, Seat, in_order
from ruthless.kernel.whim import Whim

T = TypeVar("T", bound="Table")


@final
class Scribe:
    """Who writes down what happens at a table, for whoever drives the match; a table by itself has none that listens.

    `facts` is where it is told what happened, None if nobody listens. `forced` is where answers are noted that leave no
    choice, seat and option one after the other, None if every question is to be asked. `whim` is who answers in the place of all seats, None if they are asked.
    """

    __slots__ = ("facts", "forced", "whim")

    def __init__(self) -> None:
        self.facts: list[Fact] | None = None
        self.forced: list[Any] | None = None
        self.whim: Whim | None = None


SILENT: Final = Scribe()
"""Nobody listens, and every question is asked."""


def cards() -> Any:
    """A field that is a list of cards."""
    return field(default_factory=list, metadata={"copy": "{}.copy()", "cards": "flat"})


def hands() -> Any:
    """A field that is a list of lists of cards."""
    return field(default_factory=list, metadata={"copy": "[one.copy() for one in {}]", "cards": "nested"})


def stacks() -> Any:
    """The same where no list ever changes, but another takes its place: copies of a table share them. For many of them."""
    return field(default_factory=list, metadata={"copy": "{}.copy()", "cards": "shared"})


def values() -> Any:
    """A field that is a list of things that never change."""
    return field(default_factory=list, metadata={"copy": "{}.copy()"})


def open_cards() -> Any:
    """A field that is a list of cards that lie open: for views that are derived from the table."""
    return field(default_factory=list, metadata={"copy": "{}.copy()", "cards": "flat", "open": True})


def public(default: Any) -> Any:
    """A field that everybody may know, a number, a text or a tuple: for views that are derived from the table."""
    return field(default=default, metadata={"open": True})


def is_open(one: Field[Any]) -> bool:
    """Whether everybody may know what is in a field."""
    return bool(one.metadata.get("open"))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Table:
    """What every game's table has, beside its own fields.

    `known[seat]` is the set (one bit a card) of cards lying elsewhere that the seat could name now; the last entry
    is the public's. It is empty as long as nobody looks: then nothing need be remembered.
    """

    order: Order = in_order(0)
    luck: Luck = field(default_factory=lambda: Luck(b""))
    known: list[int] = values()
    watched: int = 0
    """Every card that anybody may know of elsewhere; never less than all of `known` together."""
    round: int = 0
    """How many rounds have begun."""
    over: bool = False
    scribe: Scribe = field(default=SILENT, compare=False, metadata={"copy": "kernel.SILENT"})

    def tell(self, public: Message, private: dict[Seat, Message] | None = None) -> None:
        """Note a fact. Callers on a busy path look at `table.scribe.facts` first, so that silence costs nothing."""
        facts = self.scribe.facts
        if facts is not None:
            facts.append(Fact(public, private or {}))

    def tell_turn(self, seat: Seat) -> None:
        """Note that a turn begins."""
        if self.scribe.facts is not None:
            self.tell(Message(HAS_TURN, {"seat": seat}))

    def answered_if_forced(self, seat: Seat, option: Option) -> bool:
        """Note the answer to a question that has this option only, unless such questions are to be asked.

        Says whether it did. Busy rules call this instead of asking; elsewhere the match answers such questions.
        """
        forced = self.scribe.forced
        if forced is None:
            return False
        forced.append(seat)
        forced.append(option)
        return True


def _copied(name: str, kind: Any, shape: str | None) -> str:
    """The expression that copies one field."""
    if shape is not None:
        return shape.format(f"old.{name}")
    if kind is Luck:
        return f"old.{name}.copy()"
    if (get_origin(kind) or kind) in (list, dict, set, bytearray):
        raise TypeError(f"table field {name!r} can change: make it with cards(), hands() or values()")
    return f"old.{name}"


def copying(cls: type[T]) -> str:
    """The source of the function that copies tables of this class: everything but the scribe, field by field.

    It is typed, so that a build can put it in the place of `copier` and compile it; this module is `kernel` to it.
    """
    kinds = get_type_hints(cls)
    name = cls.__name__
    return "\n".join(
        [
            f"def copy(old: {name}) -> {name}:",
            f"    new = {name}.__new__({name})",
            *(
                f"    new.{one.name} = {_copied(one.name, kinds[one.name], one.metadata.get('copy'))}"
                for one in fields(cls)
            ),
            "    return new",
        ]
    )


def copier(cls: type[T]) -> Callable[[T], T]:
    """The function that copies tables of this class."""
    scope: dict[str, Any] = {cls.__name__: cls, "kernel": sys.modules[__name__]}
    exec(copying(cls), scope)  # the text is made of our own field names only, as dataclasses do it
    made: Callable[[T], T] = scope["copy"]
    return made


_CARD_FIELDS: Final[dict[type, list[tuple[str, str]]]] = {}
"""By class of table the fields that hold cards, each with how it holds them; filled on demand."""


def card_zones(table: Table, *, to_change: bool = False) -> list[list[Card]]:
    """Every list of cards on a table. Who is going to change them can have lists that no other table has."""
    cls = type(table)
    if cls not in _CARD_FIELDS:
        held = [one for one in fields(cls) if "cards" in one.metadata]
        _CARD_FIELDS[cls] = [(one.name, one.metadata["cards"]) for one in held]
    zones: list[list[Card]] = []
    for name, how in _CARD_FIELDS[cls]:
        if how == "flat":
            zones.append(getattr(table, name))
            continue
        if to_change and how == "shared":
            setattr(table, name, [one.copy() for one in getattr(table, name)])
        zones.extend(getattr(table, name))
    return zones
