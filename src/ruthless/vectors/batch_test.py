"""A batch is many matches and nothing else: the same questions, vectors and ends as one match at a time."""

from __future__ import annotations

from array import array

import pytest

from ruthless.kernel.errors import IllegalAnswer, RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.kernel.options import read
from ruthless.vectors import encoder
from ruthless.vectors.actions import action_table
from ruthless.vectors.batch import INFORMATION_STATE, NOTHING, OBSERVATION, Batch
from ruthless.vectors.memory import Memory, memory_encoder

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 5, "expansions": ["troublemaker"]},
    "frantic-board": {"limit": 5},
    "malta": {},
}


def told(batch: Batch, place: int) -> array[int]:
    """The vector that stands at a place of the batch."""
    whole = memoryview(batch.observations)
    return array("h", whole[place * batch.width : (place + 1) * batch.width].tobytes())


class Alone:
    """One match by itself, and what its view and its facts come to."""

    def __init__(self, game: str, seats: int, number: int) -> None:
        self.memory = Memory(seats)
        self.match = Match.new(game, seats, f"batch/{number}", SHORT[game], listener=self.memory.facts)
        self.encoder = encoder(game, seats, self.match.options)

    def vector(self, observe: str) -> array[int]:
        """What whoever is asked sees, made from the view and from all facts at once."""
        assert self.match.decision is not None
        seat = self.match.decision.seat
        seen = self.encoder.encode(self.match.view(seat))
        if observe == OBSERVATION:
            return seen
        self.memory.counted.clear()
        return seen + memory_encoder(self.match.game.name, self.match.seats).encode(self.memory, seat)

    def answer(self, action: int, text: str) -> None:
        """Answer by notation."""
        assert self.match.decision is not None
        self.memory.note(self.match.decision.seat, action)
        self.match.answer(text, self.match.decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_counts_what_is_told_and_lets_go_of_it(game: str) -> None:
    """Memory would fill up with facts, all of which are looked through whenever Python looks for rubbish."""
    batch = Batch(game, 2, 3, SHORT[game], "batch", INFORMATION_STATE)
    for _ in range(40):
        batch.step(batch.uniform())
        for lane in batch._lanes:
            assert lane.memory is not None
            assert (lane.memory.facts, lane.memory.public, lane.memory.answers) == ([], [], [[], [], []])


@pytest.mark.parametrize("observe", [OBSERVATION, INFORMATION_STATE])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_tells_of_its_matches_what_their_views_say(game: str, observe: str) -> None:
    actions = action_table(game)
    ended = 0
    for seats in (GAMES[game].fewest, 3, GAMES[game].most):
        batch = Batch(game, 3, seats, SHORT[game], "batch", observe)
        alone = [Alone(game, seats, batch.number(place)) for place in range(3)]
        for _ in range(50):
            masks = memoryview(batch.masks)
            chosen = batch.uniform()
            for place, one in enumerate(alone):
                decision = one.match.decision
                assert decision is not None
                assert batch.seats[place] == decision.seat
                mask = masks[place * len(actions) : (place + 1) * len(actions)]
                assert [action for action, legal in enumerate(mask) if legal] == actions.legal(decision)
                assert told(batch, place) == one.vector(observe)
                one.answer(chosen[place], actions.texts[chosen[place]])
            for place, number, places in batch.step(chosen):
                ended += 1
                assert (alone[place].match.over, alone[place].match.places) == (True, places)
                assert number < batch.number(place)
                alone[place] = Alone(game, seats, batch.number(place))
            assert not any(one.match.over for one in alone)
    assert ended


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_at_the_buffers_sees_what_is_written_later(game: str) -> None:
    batch = Batch(game, 2, 2, {}, "seen", OBSERVATION)
    seen, legal = memoryview(batch.observations), memoryview(batch.masks)
    before = seen.tobytes(), legal.tobytes()
    for _ in range(10):
        batch.step(batch.uniform())

    assert (seen.tobytes(), legal.tobytes()) != before
    assert seen.tobytes() == memoryview(batch.observations).tobytes()


def test_a_batch_says_what_it_does_not_take() -> None:
    with pytest.raises(RuthlessError, match="at least one match at once, not 0"):
        Batch("malta", 0, 2, {}, "few", NOTHING)
    with pytest.raises(RuthlessError, match="no vectors of 'all'"):
        Batch("malta", 1, 2, {}, "all", "all")
    batch = Batch("frantic", 2, 3, {}, "refused", OBSERVATION)
    before = memoryview(batch.observations).tobytes(), [*batch.draws]
    legal = batch.uniform()
    illegal = next(action for action in range(184) if action not in batch.legal(1))
    for actions, error in (
        ([legal[0]], RuthlessError),
        ([legal[0], 500], RuthlessError),
        ([legal[0], illegal], IllegalAnswer),
    ):
        with pytest.raises(error):
            batch.step(actions)

    assert (memoryview(batch.observations).tobytes(), [*batch.draws]) == before


def test_without_vectors_nothing_is_written() -> None:
    batch = Batch("malta", 2, 2, {}, "bare", NOTHING)
    batch.step(batch.uniform())

    assert (batch.width, len(memoryview(batch.observations)), len(batch)) == (0, 0, 2)


def test_house_rules_are_those_of_the_batch() -> None:
    batch = Batch("frantic", 1, 2, {"limit": 77}, "house", OBSERVATION)
    plain = encoder("frantic", 2, read(GAMES["frantic"].options, {"limit": 77}))
    seat = batch.seats[0]

    assert told(batch, 0) == plain.encode(batch.match(0).view(seat))


def test_facts_are_kept_for_those_who_remember_only() -> None:
    facts: list[Fact] = []
    Match.new("malta", 2, "x", listener=facts)
    remembering = Batch("malta", 1, 2, {}, "facts", INFORMATION_STATE)

    assert facts
    assert any(told(remembering, 0)[memory_encoder("malta", 2).start :])


def test_a_match_that_is_put_there_is_listened_to() -> None:
    untouched, changed = (Batch("malta", 1, 2, {}, "put", INFORMATION_STATE) for _ in range(2))
    changed.put(0, changed.match(0).clone())
    for _ in range(20):
        assert told(changed, 0) == told(untouched, 0)
        actions = untouched.uniform()
        for batch in (untouched, changed):
            batch.step(actions)
    assert told(changed, 0) == told(untouched, 0)
