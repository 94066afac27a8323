"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.deck import DEMANDS, EVENT_CARDS, PLAYING_CARDS
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.round import HAND
from ruthless.games.frantic.table import START, TURN, Table
from ruthless.games.frantic.verbs import sit
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat

FIELDS = frozenset(
    {"hands", "seats", "pile", "force", "draw", "events", "used_events", "scores", "turn", "dealer", "start"}
    | {"skips", "bomb", "last_colour", "round", "luck"}
)


class _Box:
    """A deck from which named cards are taken."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.by_name: dict[str, list[Card]] = {}
        for card in cards:
            self.by_name.setdefault(str(card), []).append(card)

    def take(self, text: str | Sequence[str]) -> list[Card]:
        """The cards a text names, in its order."""
        names = text.split() if isinstance(text, str) else list(text)
        cards = []
        for name in names:
            if name not in self.by_name:
                raise BadPosition(f"no card {name!r}")
            if not self.by_name[name]:
                raise BadPosition(f"more cards {name!r} than the deck has")
            cards.append(self.by_name[name].pop(0))
        return cards

    def rest(self, luck: Luck) -> list[Card]:
        """What is left, shuffled."""
        cards = [card for cards in self.by_name.values() for card in cards]
        luck.shuffle(cards)
        return cards


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands and piles (from the top); what is not named is dealt from the rest of the deck."""
    unknown = set(position) - FIELDS
    if unknown:
        raise BadPosition(f"a position has no {', '.join(sorted(unknown))}: there are {', '.join(sorted(FIELDS))}")
    hands: Sequence[Any] = position.get("hands", [None] * position.get("seats", 4))
    seats = len(hands)
    box = _Box(PLAYING_CARDS)
    events = _Box(EVENT_CARDS)
    pile = box.take(position.get("pile", "" if "start" in position else "red-1"))
    start = box.take(position.get("start", ""))
    held = [None if hand is None else box.take(hand) for hand in hands]
    draw = box.take(position.get("draw", ""))
    event_draw = events.take(position.get("events", ""))
    used_events = events.take(position.get("used_events", ""))
    rest = box.rest(luck)
    table = Table(
        luck=Luck(luck._key, position.get("luck", ())),
        options=options,
        limit=limit_in_points(options, seats),
        stage=START if start else TURN,
        round=position.get("round", 1),
        dealer=_seat(position.get("dealer", seats - 1), seats),
        player=_seat(position.get("turn", 0), seats),
    )
    table.hands = [[rest.pop() for _ in range(HAND)] if hand is None else hand for hand in held]
    table.draw = rest + draw[::-1]
    table.pile = pile[::-1]
    table.events = events.rest(luck) + event_draw[::-1]
    table.used_events = used_events[::-1]
    table.known = [0] * (seats + 1)
    sit(table, tuple(range(seats)))
    table.skips = [seat in position.get("skips", ()) for seat in range(seats)]
    table.bomb = list(position.get("bomb", ()))
    table.scores = list(position.get("scores", [0] * seats))
    if len(table.scores) != seats or len(table.bomb) not in (0, seats):
        raise BadPosition(f"there are {seats} hands, but not as many scores or bomb counters")
    _put_in_force(table, position, start)
    return table


def _put_in_force(table: Table, position: Mapping[str, Any], start: list[Card]) -> None:
    """What fits, and the last colour, as the pile says unless the position says otherwise."""
    for card in [*table.pile, *start]:
        table.demand = card.demand or table.demand
        table.last_colour = card.colour or table.last_colour
    if start:
        table.player = table.dealer
        table.pile += start
    if "force" in position:
        if position["force"] not in DEMANDS:
            raise BadPosition(f"{position['force']!r} cannot be in force")
        table.demand = DEMANDS[position["force"]]
    table.last_colour = position.get("last_colour", table.last_colour)


def _seat(value: Any, seats: int) -> Seat:
    if not isinstance(value, int) or not 0 <= value < seats:
        raise BadPosition(f"no seat {value!r}: seats are 0 to {seats - 1}")
    return value
