"""Batches: many matches side by side, all of them answered in one call, and what came of it written into buffers.

The buffers are made once. What is looked at through a `memoryview`, as NumPy does, is the memory that is written here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.errors import IllegalAnswer, RuthlessError
from ruthless.kernel.luck import SPAN, Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import Options
from ruthless.vectors.actions import ActionTable, action_table
from ruthless.vectors.encoding import Observing, vectors_of
from ruthless.vectors.layout import Layout
from ruthless.vectors.memory import Memory, MemoryEncoder, memory_encoder
from ruthless.vectors.native import i16, i64, u8, vec
from ruthless.vectors.rows import Row, buffer

OBSERVATION: Final = "observation"
INFORMATION_STATE: Final = "information_state"
NOTHING: Final = "nothing"
"""What vectors tell: what a seat's view says now, or also what it remembers, in counts; or there are none."""


def layout(game: str, seats: int, observe: str = OBSERVATION) -> Layout:
    """Which place of a vector means what."""
    if observe not in (OBSERVATION, INFORMATION_STATE):
        raise RuthlessError(f"no vectors of {observe!r}: there are {OBSERVATION}, {INFORMATION_STATE}")
    return vectors_of(game, seats).layout if observe == OBSERVATION else memory_encoder(game, seats).layout


@final
class Lane:
    """Where one match after the other is played: the match, the luck it is played with, and where it is written."""

    __slots__ = ("chosen", "legal", "luck", "match", "memory", "number", "observing")

    def __init__(self, observing: Observing | None) -> None:
        self.observing = observing
        self.legal: list[int] = []
        """The action ids of the options of the open question, in the order of the options."""
        self.chosen = -1
        """Which of them is answered next."""
        self.number = 0
        self.match: Match
        self.luck: Luck
        self.memory: Memory | None = None

    def find(self, action: int) -> None:
        """Choose the option with this action id; none if there is none."""
        self.chosen = -1
        legal = self.legal
        for index in range(len(legal)):
            if legal[index] == action:
                self.chosen = index
                return

    def question(self) -> Decision[Any]:
        """The open question."""
        decision = self.match.decision
        assert decision is not None, "a match that is over is replaced at once"
        return decision


@final
class Batch:
    """So many matches side by side; place i of every buffer belongs to the match that is played there now."""

    __slots__ = (
        *("_actions", "_game", "_ids", "_lanes", "_memories", "_next", "_options", "_players", "_seed"),
        *("draws", "masks", "observations", "seats", "width"),
    )

    def __init__(
        self,
        game: str,
        matches: int,
        players: int,
        options: Mapping[str, object],
        seed: str,
        observe: str,
    ) -> None:
        """Match k has the seed `seed/k`, and the luck `draws` come from `seed/k/draws`."""
        if matches < 1:
            raise RuthlessError(f"there has to be at least one match at once, not {matches}")
        self._game, self._players, self._options, self._seed = game, players, dict(options), seed
        self._actions: ActionTable = action_table(game)
        self._ids: dict[str, int] = self._actions.ids
        self._memories: MemoryEncoder | None = memory_encoder(game, players) if observe == INFORMATION_STATE else None
        self.width = 0 if observe == NOTHING else layout(game, players, observe).size
        """How many entries a vector has."""
        self.observations: vec[i16] = buffer(matches * self.width)
        """What whoever is asked sees, one vector behind the other."""
        self.masks: vec[u8] = vec[u8]([0] * (matches * len(self._actions)))
        """By action id whether it is legal, 1 or 0, one mask behind the other."""
        self.seats: vec[i64] = vec[i64]([0] * matches)
        """Who is asked."""
        self.draws: vec[float] = vec[float]([0.0] * matches)
        """A number from 0 to 1 to choose by, from the luck of the match: new at each step."""
        self._next = 0
        self._lanes: list[Lane] = []
        agreed = Match.new(game, players, 0, self._options).options
        for place in range(matches):
            lane = Lane(self._observing(place, agreed))
            self._lanes.append(lane)
            self._deal(lane)
            self._write(place, lane)

    def __len__(self) -> int:
        return len(self._lanes)

    def _observing(self, place: int, options: Options) -> Observing | None:
        """What writes the vectors of one place, if there are any."""
        if not self.width:
            return None
        row = Row(self.observations, place * self.width, self.width)
        return Observing(vectors_of(self._game, self._players), options, row)

    def _deal(self, lane: Lane) -> None:
        """Begin the next match there; one in which nobody is asked anything is dealt again."""
        lane.number = self._next
        self._next += 1
        seed = f"{self._seed}/{lane.number}"
        lane.luck = Luck.from_seed(f"{seed}/draws")
        self._begin(lane, seed)
        while lane.match.over:
            seed = f"{seed}/again"
            self._begin(lane, seed)

    def _begin(self, lane: Lane, seed: str) -> None:
        lane.memory = None if self._memories is None else Memory(self._players)
        facts = None if lane.memory is None else lane.memory.facts
        lane.match = Match.new(self._game, self._players, seed, self._options, listener=facts)

    def number(self, place: int) -> int:
        """The number of the match that is played there."""
        return self._lanes[place].number

    def legal(self, place: int) -> list[int]:
        """The action ids that are legal there, in ascending order."""
        return sorted(self._lanes[place].legal)

    def match(self, place: int) -> Match:
        """The match that is played there; it knows everything."""
        return self._lanes[place].match

    def put(self, place: int, match: Match) -> None:
        """Play another match there from now on, of the same seats and house rules, such as one that somebody imagines.

        What its seats remember of it is what they remember of the one that was played there.
        """
        lane = self._lanes[place]
        lane.match = match
        if lane.memory is not None:
            match.listen(lane.memory.facts)
        self._write(place, lane)

    def _write(self, place: int, lane: Lane) -> None:
        """Put down what is asked in a match."""
        decision = lane.question()
        masks = self.masks
        ids = self._ids
        at: i64 = place * len(self._actions)
        for action in lane.legal:
            masks[at + action] = 0
        legal: list[int] = []
        options: list[Option] = decision.options
        for option in options:
            action = ids[option.notation]
            legal.append(action)
            masks[at + action] = 1
        lane.legal = legal
        self.seats[place] = decision.seat
        self.draws[place] = lane.luck.below(SPAN) / SPAN
        observing = lane.observing
        if observing is not None:
            observing.observe(lane.match, decision.seat)
            if self._memories is not None and lane.memory is not None:
                self._memories.settle(lane.memory)
                self._memories.write(lane.memory, decision.seat, observing.row)

    def step(self, actions: Sequence[int]) -> list[tuple[int, int, list[int]]]:
        """Answer in every match, and replace those that end.

        Gives for each that has ended where it was played, its number, and the place of each seat. If one of the actions
        is illegal, IllegalAnswer is raised and nothing changes.
        """
        if len(actions) != len(self._lanes):
            raise RuthlessError(f"there are {len(self._lanes)} matches: give the id of an action for each")
        for place, lane in enumerate(self._lanes):
            lane.find(actions[place])
            if lane.chosen < 0:
                self._refuse(lane, actions[place])
        ended: list[tuple[int, int, list[int]]] = []
        for place, lane in enumerate(self._lanes):
            if lane.memory is not None:
                lane.memory.note(lane.question().seat, actions[place])
            match = lane.match
            match.pick(lane.chosen)
            if match.over:
                ended.append((place, lane.number, match.places))
                self._deal(lane)
            self._write(place, lane)
        return ended

    def _refuse(self, lane: Lane, action: int) -> None:
        text = self._actions.text(action)
        refusal = lane.match.refusal(text, lane.question().seat)
        assert refusal is not None, "what is not legal is refused"
        raise IllegalAnswer(text, refusal)

    def uniform(self) -> list[int]:
        """Any legal action in each match, all equally likely, chosen by `draws`."""
        chosen: list[int] = []
        for place, lane in enumerate(self._lanes):
            legal = sorted(lane.legal)
            chosen.append(legal[int(self.draws[place] * len(legal))])
        return chosen
