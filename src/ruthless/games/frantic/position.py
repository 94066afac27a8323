"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.deck import DEMANDS, EVENT_CARDS, PLAYING_CARDS
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.round import HAND
from ruthless.games.frantic.table import RESOLVE, TURN, Table
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.knowledge import forget_everything
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order

FIELDS = (
    *("hands", "seats", "turn", "dealer", "round", "scores"),
    *("pile", "start", "force", "last_colour", "draw", "events", "used_events"),
    *("skips", "bomb", "luck"),
)


class _Box:
    """A deck from which named cards are taken."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.by_name: dict[str, list[Card]] = {}
        for card in cards:
            self.by_name.setdefault(str(card), []).append(card)

    def take(self, text: object) -> list[Card]:
        """The cards a text or a list of names names, in its order."""
        if not isinstance(text, str | list | tuple):
            raise BadPosition(f"{text!r} are no cards: write them in notation with spaces between them")
        return [self._take_one(str(name)) for name in (text.split() if isinstance(text, str) else text)]

    def _take_one(self, name: str) -> Card:
        if name not in self.by_name:
            raise BadPosition(f"no card {name!r}")
        if not self.by_name[name]:
            raise BadPosition(f"more cards {name!r} than the deck has")
        return self.by_name[name].pop(0)

    def rest(self, luck: Luck) -> list[Card]:
        """What is left, shuffled."""
        cards = [card for cards in self.by_name.values() for card in cards]
        luck.shuffle(cards)
        return cards


class _Page:
    """The written position; every value is checked when it is read."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        for name in position:
            if name not in FIELDS:
                raise BadPosition(f"a position has no {name!r}: it has {', '.join(FIELDS)}")
        self._position = position
        hands = position.get("hands", [None] * self.whole("seats", 4))
        if not isinstance(hands, list | tuple):
            raise BadPosition(f"{hands!r} are no hands: give a list with an entry for each seat")
        self.hands: Sequence[Any] = hands
        self.seats = len(hands)
        if self.whole("seats", self.seats) != self.seats:
            raise BadPosition(f"there are {self.seats} hands, but {self.whole('seats', 0)} seats")

    def get(self, name: str, default: object) -> Any:
        """What is written, or the default."""
        return self._position.get(name, default)

    def text(self, name: str, default: str) -> str:
        """A text."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise BadPosition(f"{name} cannot be {value!r}: it is a text")
        return value

    def whole(self, name: str, default: int) -> int:
        """A whole number."""
        value = self.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(f"{name} cannot be {value!r}: it is a whole number")
        return value

    def seat(self, name: str, default: Seat) -> Seat:
        """A seat."""
        value = self.whole(name, default)
        if not 0 <= value < self.seats:
            raise BadPosition(f"{name} cannot be {value}: seats are 0 to {self.seats - 1}")
        return value

    def wholes(self, name: str, default: Sequence[int] = ()) -> list[int]:
        """Several whole numbers."""
        value = self.get(name, default)
        if not isinstance(value, list | tuple) or not all(type(one) is int for one in value):
            raise BadPosition(f"{name} cannot be {value!r}: it is a list of whole numbers")
        return list(value)


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands and piles (from the top); what is not named is dealt from the rest of the deck."""
    page = _Page(position)
    seats = page.seats
    box, event_box = _Box(PLAYING_CARDS), _Box(EVENT_CARDS)
    start = box.take(page.get("start", ""))
    pile = box.take(page.get("pile", "" if start else "red-1"))[::-1] + start
    if not pile:
        raise BadPosition("the pile is empty: give it at least one card, or a start card")
    hands = [None if hand is None else box.take(hand) for hand in page.hands]
    draw = box.take(page.get("draw", ""))[::-1]
    events = event_box.take(page.get("events", ""))[::-1]
    used_events = event_box.take(page.get("used_events", ""))[::-1]
    rest = box.rest(luck)
    if len(rest) < HAND * hands.count(None):
        raise BadPosition("there are not enough cards left to deal the open hands")

    table = Table(order=in_order(seats), options=options, limit=limit_in_points(options, seats))
    table.remembers = True
    forget_everything(table)
    table.stage = RESOLVE if start else TURN
    table.round = page.whole("round", 1)
    table.dealer = page.seat("dealer", seats - 1)
    table.player = table.dealer if start else page.seat("turn", 0)
    table.hands = [[rest.pop() for _ in range(HAND)] if hand is None else hand for hand in hands]
    table.draw = rest + draw
    table.pile = pile
    table.events = event_box.rest(luck) + events
    table.used_events = used_events
    skipped = page.wholes("skips")
    if any(not 0 <= seat < seats for seat in skipped):
        raise BadPosition(f"skips cannot be {skipped}: seats are 0 to {seats - 1}")
    table.skips = [seat in skipped for seat in range(seats)]
    table.bomb = page.wholes("bomb")
    table.scores = tuple(page.wholes("scores", [0] * seats))
    if table.round < 1 or any(left < 0 for left in table.bomb):
        raise BadPosition("rounds are counted from 1, and nobody has fewer than 0 turns left")
    if len(table.scores) != seats or len(table.bomb) not in (0, seats):
        raise BadPosition(f"there are {seats} hands, but not as many scores or bomb counters")
    _put_in_force(table, page)
    table.luck = luck.scripted(page.wholes("luck"))
    return table


def _put_in_force(table: Table, page: _Page) -> None:
    """What fits, and the last colour, as the pile says unless the position says otherwise."""
    for card in table.pile:
        table.demand = card.demand or table.demand
        table.last_colour = card.colour or table.last_colour
    force = page.text("force", table.demand.notation)
    if force not in DEMANDS:
        raise BadPosition(f"{force!r} cannot be in force")
    table.demand = DEMANDS[force]
    table.last_colour = page.text("last_colour", table.last_colour)
    if table.last_colour and table.last_colour not in COLOURS:
        raise BadPosition(f"{table.last_colour!r} is no colour")
