"""What seats remember: everything they were told and did, and of the others only what is public."""

from __future__ import annotations

import pytest

from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.research.play import Play
from ruthless.testing import deal
from ruthless.vectors.memory import Memory, memory_encoder

PINNED = {
    "frantic": (2205, "87ecce50bb8cfd60"),
    "frantic-board": (2439, "dbbee2e1905e9608"),
    "malta": (1809, "8feb33bef4c37137"),
}
"""Length and digest of the information states' layout for four seats."""


def played(game: str, seats: int, answers: int, seed: int = 1) -> Play:
    """A play after so many random answers, or at its end."""
    play = Play(game, seats, seed, remember=True)
    luck = Luck.from_seed(seed)
    for _ in range(answers):
        if play.over:
            break
        play.answer(luck.choice(play.legal()))
    return play


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_never_rearranged_unknowingly(game: str) -> None:
    layout = memory_encoder(game, 4).layout

    assert (layout.size, layout.digest) == PINNED[game]


@pytest.mark.parametrize("game", GAMES)
def test_all_facts_and_own_answers_are_counted(game: str) -> None:
    play = played(game, 3, 150)
    layout = memory_encoder(game, 3).layout
    memory = play.memory
    assert memory is not None
    for seat in range(3):
        state = play.information_state(seat)
        assert len(state) == layout.size
        assert sum(state[layout["told"].slice]) == len(memory.facts)
        assert sum(state[layout["given"].slice]) == len(memory.answers[seat])
        assert state[: len(play.observation(seat))] == play.observation(seat)


@pytest.mark.parametrize("game", GAMES)
def test_counting_step_by_step_gives_the_same_as_counting_at_once(game: str) -> None:
    watched = Play(game, 3, 4, remember=True)
    luck = Luck.from_seed(4)
    for _ in range(60):
        if watched.over:
            break
        watched.answer(luck.choice(watched.legal()))
        watched.information_state(0)
        assert watched.memory is not None
        watched.memory.digest(0)
    fresh = Play(game, 3, 4, remember=True, actions=watched.actions)
    assert fresh.memory is not None

    assert fresh.information_state(0) == watched.information_state(0)
    assert fresh.memory.digest(0) == watched.memory.digest(0)  # type: ignore[union-attr]


def test_a_seat_remembers_its_own_answers_and_not_those_of_others() -> None:
    one, other = Play("frantic", 2, 3, remember=True), Play("frantic", 2, 3, remember=True)
    for play in (one, other):
        assert play.memory is not None
        play.memory.note(0, 7 if play is one else 8)

    assert one.memory.digest(0) != other.memory.digest(0)  # type: ignore[union-attr]
    assert one.memory.digest(1) == other.memory.digest(1)  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_in_an_imagined_match_the_seat_remembers_all_and_the_others_what_is_public(game: str) -> None:
    play = played(game, 3, 40)
    if play.over:
        play = played(game, 3, 8)
    seat = play.seat
    world = play.imagine(seat, Luck.from_seed(9))
    memory, imagined = play.memory, world.memory
    assert memory is not None
    assert imagined is not None

    assert imagined.digest(seat) == memory.digest(seat)
    assert world.information_state(seat) == play.information_state(seat)
    for other in {0, 1, 2} - {seat}:
        assert imagined.told(other) == memory.told(None)
        assert imagined.answers[other] == []
        assert memory.told(other) != memory.told(None), "nothing private was told, so nothing is tested"
    again = world.imagine((seat + 1) % 3, Luck.from_seed(1))
    assert again.memory is not None
    assert again.memory.told(seat) == memory.told(None)


def test_what_is_told_to_others_only_does_not_get_into_a_memory() -> None:
    """Seat 0 gives seat 1 two cards, others in each world; seat 2 remembers the same, the two of them do not."""
    memories = []
    for given, held in (("blue-1 blue-2", "blue-3"), ("blue-3 green-2", "blue-1")):
        memory = Memory(3)
        hands = [f"gift:red yellow-5 {given}", held, "red-1 red-2"]
        match = deal("frantic", hands=hands, pile="red-9", draw="green-9", listener=memory.facts)
        for answer in ("gift:red", "-> 1", *given.split()):
            match.answer(answer, 0)
        memories.append(memory)
    encoder = memory_encoder("frantic", 3)
    one, other = memories

    assert one.digest(2) == other.digest(2)
    assert encoder.encode(one, 2) == encoder.encode(other, 2)
    for seat in (0, 1):
        assert one.digest(seat) != other.digest(seat)
        assert encoder.encode(one, seat) != encoder.encode(other, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_to_a_copy_does_not_happen_to_the_memory(game: str) -> None:
    play = played(game, 3, 10)
    assert play.memory is not None
    before = [play.information_state(seat) for seat in range(3)], play.memory.digest(0)
    for twin in (play.clone(), play.imagine(play.seat, Luck.from_seed(2))):
        for _ in range(20):
            if not twin.over:
                twin.answer(twin.legal()[-1])
        twin.information_state(0)

    assert before == ([play.information_state(seat) for seat in range(3)], play.memory.digest(0))
