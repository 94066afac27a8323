"""Memory: everything each seat has been told and has answered since the match began, and what that comes to in numbers.

With its view, a seat's memory is its information state: two moments differ in it exactly if the seat could tell them
apart with perfect recall. The counts are a digest of fixed size, which forgets the order of things.
"""

from __future__ import annotations

from array import array
from functools import cache
from hashlib import blake2b

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import game_named
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.research.actions import action_table
from ruthless.vectors import Encoder, encoder
from ruthless.vectors.arrangement import Arrangement, Places, named

Answers = list[list[tuple[int, int]]]
"""By seat its answers: how many facts had been told by then, and the action id."""

Counted = tuple[int, int, "array[int]"]
"""How many facts and answers have been counted, and the counts."""


class Memory:
    """What the seats of one match remember. Nothing is worked out before somebody asks for it."""

    def __init__(self, seats: int) -> None:
        self.facts: list[Fact] = []
        """All that was told; the match listens here."""
        self.answers: Answers = [[] for _ in range(seats)]
        self._veils: tuple[tuple[Seat, int], ...] = ()
        self._digests: dict[Seat, tuple[int, bytes]] = {}
        self.counted: dict[Seat, Counted] = {}
        """What the encoder has counted so far, so that it counts nothing twice."""

    def note(self, seat: Seat, action: int) -> None:
        """A seat has answered; only it will remember."""
        self.answers[seat].append((len(self.facts), action))

    def copy(self) -> Memory:
        """A memory with the same past and a future of its own."""
        twin = Memory(0)
        twin.facts = self.facts[:]
        twin.answers = [given[:] for given in self.answers]
        twin._veils = self._veils
        twin._digests = dict(self._digests)
        twin.counted = {seat: (facts, answers, row[:]) for seat, (facts, answers, row) in self.counted.items()}
        return twin

    def imagined(self, seat: Seat) -> Memory:
        """The memory in a match that a seat imagines: of what the others know and answered it has the public part only."""
        twin = self.copy()
        twin.answers = [given if other == seat else [] for other, given in enumerate(twin.answers)]
        twin._veils = (*self._veils, (seat, len(self.facts)))
        twin._digests = {other: digest for other, digest in twin._digests.items() if other == seat}
        twin.counted = {other: counted for other, counted in twin.counted.items() if other == seat}
        return twin

    def told(self, seat: Seat | None, since: int = 0) -> list[Message]:
        """All that a seat, or the public, was told, in its own words."""
        veiled = max((until for other, until in self._veils if other != seat), default=0)
        facts = self.facts
        return [
            facts[number].public if number < veiled else facts[number].told(seat) for number in range(since, len(facts))
        ]

    def digest(self, seat: Seat) -> str:
        """A fingerprint of all that a seat was told and has answered."""
        done, chained = self._digests.get(seat, (0, b""))
        for message in self.told(seat, done):
            chained = blake2b(chained + repr(message).encode(), digest_size=16).digest()
        self._digests[seat] = len(self.facts), chained
        return blake2b(chained + repr(self.answers[seat]).encode(), digest_size=16).hexdigest()


class MemoryEncoder:
    """The counts of a memory as a vector, to stand behind the vector of a view."""

    def __init__(self, views: Encoder) -> None:
        rules = game_named(views.game)
        made = Arrangement(rules, views.seats)
        for piece in views.layout:
            made.add(piece.name, piece.shape, piece.high, piece.meaning, piece.labels, piece.low)
        self.start = made.layout.size
        rows, who = views.seats + 1, "by seat, in the last row of nobody"
        told = made.rows("told", rows, named(rules.facts), f"how often the seat was told a fact {who}")
        mentioned = made.rows("named", rows, made.faces(), f"how often a card was named in a fact {who}")
        actions = action_table(views.game).texts
        given = made.counts("given", named(actions), "the seat's own answers by action id")
        self.layout = made.finish()
        self._told = [self._from_start(row) for row in told]
        self._named = [self._from_start(row) for row in mentioned]
        self._given = [given[text] - self.start for text in actions]
        self._nobody = views.seats
        self._empty = array("h", bytes(2 * (self.layout.size - self.start)))

    def _from_start(self, places: Places) -> Places:
        """Places counted from where the memory begins."""
        return {thing: place - self.start for thing, place in places.items()}

    def encode(self, memory: Memory, seat: Seat) -> array[int]:
        """The counts of what a seat remembers."""
        facts, answers, row = memory.counted.get(seat) or (0, 0, self._empty[:])
        for message in memory.told(seat, facts):
            self._count(message, row)
        given = memory.answers[seat]
        for _, action in given[answers:]:
            row[self._given[action]] += 1
        memory.counted[seat] = len(memory.facts), len(given), row
        return row[:]

    def _count(self, message: Message, row: array[int]) -> None:
        args = message.args
        doer = args.get("seat", self._nobody)
        assert isinstance(doer, int)
        told = self._told[doer]
        if message.id in told:  # cards from outside tell what nobody has declared
            row[told[message.id]] += 1
        places = self._named[doer]
        for name, value in args.items():
            if name in _CARDS:
                for card in value if isinstance(value, list) else (value,):
                    if card in places:  # tiles are not counted
                        row[places[card]] += 1


_CARDS = frozenset({"card", "cards", "event", "events"})
"""The arguments of facts that name cards."""


@cache
def memory_encoder(game: str, seats: int) -> MemoryEncoder:
    """The encoder of memories in a game for that number of seats."""
    return MemoryEncoder(encoder(game, seats))
