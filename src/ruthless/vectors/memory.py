"""Memory: everything each seat has been told and has answered since the match began, and what that comes to in numbers.

With its view, a seat's memory is its information state: two moments differ in it exactly if the seat could tell them
apart with perfect recall. The counts are a digest of fixed size, which forgets the order of things.
"""

from __future__ import annotations

from array import array
from functools import cache
from hashlib import blake2b
from typing import Final, final

from ruthless.kernel.facts import Fact
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat
from ruthless.vectors.actions import action_table
from ruthless.vectors.arrangement import Arrangement, Places, named
from ruthless.vectors.encoding import Vectors, vectors_of
from ruthless.vectors.rows import Row, buffer

Answers = list[list[tuple[int, int]]]
"""By seat its answers: how many facts had been told by then, and the action id."""


@final
class Counted:
    """What has been counted of what a seat remembers, so that nothing is counted twice."""

    __slots__ = ("answers", "facts", "row")

    def __init__(self, row: Row) -> None:
        self.row = row
        """The counts."""
        self.facts = 0
        self.answers = 0
        """How many facts and answers they are of."""

    def copy(self) -> Counted:
        """The same counts, to be counted on."""
        twin = Counted(self.row.twin())
        twin.facts, twin.answers = self.facts, self.answers
        return twin


@final
class Memory:
    """What the seats of one match remember. Nothing is worked out before somebody asks for it."""

    def __init__(self, seats: int) -> None:
        self.facts: list[Fact] = []
        """All that was told; the match listens here."""
        self.answers: Answers = [[] for _ in range(seats)]
        self._veils: tuple[tuple[Seat, int], ...] = ()
        self._digests: dict[Seat, tuple[int, bytes]] = {}
        self.counted: dict[Seat, Counted] = {}
        """By seat what the encoder has counted so far."""
        self.public: list[list[int]] = []
        """By fact, as far as they have been counted, the places at which its public words count: for all who hear no others."""

    def note(self, seat: Seat, action: int) -> None:
        """A seat has answered; only it will remember."""
        self.answers[seat].append((len(self.facts), action))

    def copy(self) -> Memory:
        """A memory with the same past and a future of its own."""
        twin = Memory(0)
        twin.facts = self.facts[:]
        twin.public = self.public[:]
        twin.answers = [given[:] for given in self.answers]
        twin._veils = self._veils
        twin._digests = dict(self._digests)
        twin.counted = {seat: counted.copy() for seat, counted in self.counted.items()}
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
        veiled = self.veiled(seat)
        facts = self.facts
        return [
            facts[number].public if number < veiled else facts[number].told(seat) for number in range(since, len(facts))
        ]

    def veiled(self, seat: Seat | None) -> int:
        """Of how many facts a seat knows the public words only, because somebody else imagines the match."""
        return max((until for other, until in self._veils if other != seat), default=0) if self._veils else 0

    def digest(self, seat: Seat) -> str:
        """A fingerprint of all that a seat was told and has answered."""
        done, chained = self._digests.get(seat, (0, b""))
        for message in self.told(seat, done):
            chained = blake2b(chained + repr(message).encode(), digest_size=16).digest()
        self._digests[seat] = len(self.facts), chained
        return blake2b(chained + repr(self.answers[seat]).encode(), digest_size=16).hexdigest()


@final
class MemoryEncoder:
    """The counts of a memory, to stand behind the vector of a view."""

    __slots__ = ("_cards", "_given", "_nobody", "_size", "_told", "layout", "start")

    def __init__(self, vectors: Vectors) -> None:
        rules = vectors.game
        made = Arrangement(rules, vectors.seats)
        for piece in vectors.layout:
            made.add(piece.name, piece.shape, piece.high, piece.meaning, piece.labels, piece.low)
        self.start = made.layout.size
        """The place where the memory begins."""
        rows, who = vectors.seats + 1, "by seat, in the last row of nobody"
        told = made.rows("told", rows, named(rules.facts), f"how often the seat was told a fact {who}")
        mentioned = made.rows("named", rows, made.faces(), f"how often a card was named in a fact {who}")
        actions = action_table(rules.name).texts
        given = made.counts("given", named(actions), "the seat's own answers by action id")
        self.layout = made.finish()
        """Which place of an information state means what, those of the view first."""
        self._told = [self._from_start(row) for row in told]
        self._cards = [self._from_start(row) for row in mentioned]
        self._given = [given[text] - self.start for text in actions]
        self._nobody = vectors.seats
        self._size = self.layout.size - self.start

    def _from_start(self, places: Places) -> Places:
        """Places counted from where the memory begins."""
        return {thing: place - self.start for thing, place in places.items()}

    def counts(self, memory: Memory, seat: Seat) -> Counted:
        """What a seat remembers now, counted."""
        counted = self._of(memory, seat)
        row = counted.row
        facts, public, veiled = memory.facts, memory.public, memory.veiled(seat)
        for number in range(counted.facts, len(facts)):
            fact = facts[number]
            if number == len(public):
                public.append(self._places(fact.public))
            heard = public[number]
            if fact.private and number >= veiled and seat in fact.private:
                heard = self._places(fact.private[seat])
            row.tally(heard)
        given = memory.answers[seat]
        for number in range(counted.answers, len(given)):
            row.tally([self._given[given[number][1]]])
        counted.facts, counted.answers = len(memory.facts), len(given)
        return counted

    def _of(self, memory: Memory, seat: Seat) -> Counted:
        """What has been counted of what a seat remembers."""
        counted = memory.counted.get(seat)
        if counted is None:
            counted = memory.counted[seat] = Counted(Row(buffer(self._size), 0, self._size))
        return counted

    def settle(self, memory: Memory) -> None:
        """Count for every seat all that was told, and let go of it: for those who want nothing but the counts, ever.

        Facts that are kept are many, and whoever looks for rubbish in memory looks at all of them.
        """
        rows = [self._of(memory, seat).row for seat in range(len(memory.answers))]
        for fact in memory.facts:
            heard, private = self._places(fact.public), fact.private
            for seat, row in enumerate(rows):
                row.tally(self._places(private[seat]) if private and seat in private else heard)
        for seat, given in enumerate(memory.answers):
            if given:
                rows[seat].tally([self._given[action] for _, action in given])
                given.clear()
        memory.facts.clear()

    def encode(self, memory: Memory, seat: Seat) -> array[int]:
        """The counts as a vector of their own."""
        return self.counts(memory, seat).row.copy()

    def write(self, memory: Memory, seat: Seat, row: Row) -> None:
        """Write the counts, which are settled, into a row, behind what the view says."""
        row.add(self._of(memory, seat).row, self.start)

    def _places(self, message: Message) -> list[int]:
        """Where a message counts, counted from where the memory begins."""
        args = message.args if isinstance(message.args, dict) else dict(message.args)
        doer = args.get("seat", self._nobody)
        assert isinstance(doer, int)
        found: list[int] = []
        told = self._told[doer].get(message.id)
        if told is not None:  # cards from outside tell what nobody has declared
            found.append(told)
        places = self._cards[doer]
        for name, value in args.items():
            if name in _CARDS:
                if isinstance(value, list):
                    found += [places[card] for card in value if card in places]  # tiles are not counted
                elif value in places:
                    found.append(places[value])
        return found


_CARDS: Final = frozenset({"card", "cards", "event", "events"})
"""The arguments of facts that name cards."""


@cache
def memory_encoder(game: str, seats: int) -> MemoryEncoder:
    """The encoder of memories in a game for that number of seats."""
    return MemoryEncoder(vectors_of(game, seats))
