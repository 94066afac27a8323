"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.choices import as_played
from ruthless.games.frantic.deck import DEMANDS, FACES, deck_for
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.round import HAND, clear
from ruthless.games.frantic.table import ARMED, RESOLVE, SAFE, TURN, Table
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order

FIELDS = (
    *("hands", "seats", "turn", "dealer", "round", "scores"),
    *("pile", "start", "force", "last_colour", "draw", "events", "used_events"),
    *("skips", "rested", "bomb", "extra_draw", "last_chance", "guise", "luck"),
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

    def marked(self, name: str) -> list[bool]:
        """By seat, whether it is among the seats that are named."""
        seats = self.wholes(name)
        if any(not 0 <= seat < self.seats for seat in seats):
            raise BadPosition(f"{name} cannot be {seats}: seats are 0 to {self.seats - 1}")
        return [seat in seats for seat in range(self.seats)]


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands and piles (from the top); what is not named is dealt from the rest of the deck."""
    page = _Page(position)
    seats = page.seats
    deck = deck_for(options)
    box, event_box = _Box(deck.playing), _Box(deck.events)
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
    table.scores = tuple(page.wholes("scores", [0] * seats))
    clear(table)
    table.stage = RESOLVE if start and options.start_card == "dealer" else TURN
    table.round = page.whole("round", 1)
    table.dealer = page.seat("dealer", seats - 1)
    table.player = table.dealer if table.stage == RESOLVE else page.seat("turn", 0)
    table.hands = [[rest.pop() for _ in range(HAND)] if hand is None else hand for hand in hands]
    table.draw = rest + draw
    table.pile = pile
    table.events = event_box.rest(luck) + events
    table.used_events = used_events
    table.skips = page.marked("skips")
    table.rested = page.marked("rested")
    table.bomb = page.wholes("bomb")
    table.extra_draw = page.wholes("extra_draw")
    if "last_chance" in position:
        table.last_chance = [ARMED if armed else SAFE for armed in page.marked("last_chance")]
    if table.round < 1 or any(left < 0 for left in (*table.bomb, *table.extra_draw)):
        raise BadPosition("rounds are counted from 1, and nobody has fewer than 0 turns left or cards to draw")
    if len(table.scores) != seats or any(len(one) not in (0, seats) for one in (table.bomb, table.extra_draw)):
        raise BadPosition(f"there are {seats} hands, but not as many scores, bomb counters or extra draws")
    _put_in_force(table, page)
    table.luck = luck.scripted(page.wholes("luck"))
    return table


def _put_in_force(table: Table, page: _Page) -> None:
    """What fits, and the last colour, as the pile says unless the position says otherwise."""
    guise = page.text("guise", "")
    if guise:
        table.guise = next((card for card in FACES if str(card) == guise), None)
        if table.guise is None:
            raise BadPosition(f"no card {guise!r} that could be imitated")
    for laid in table.pile:
        table.played |= laid.kind.bit if laid.does_something else 0
        card = as_played(table, laid)
        table.demand = card.demand or table.demand
        table.last_colour = card.colour or table.last_colour
    force = page.text("force", table.demand.notation)
    if force not in DEMANDS:
        raise BadPosition(f"{force!r} cannot be in force")
    table.demand = DEMANDS[force]
    table.last_colour = page.text("last_colour", table.last_colour)
    if table.last_colour and table.last_colour not in COLOURS:
        raise BadPosition(f"{table.last_colour!r} is no colour")
