"""Many matches at once are the same matches as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from ruthless.kernel.errors import IllegalAnswer, RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.research.play import Play
from ruthless.research.vector import Vector, measure

SHORT: dict[str, dict[str, object]] = {"frantic": {"limit": 5}, "frantic-board": {"limit": 5}, "malta": {}}


def results(game: str, matches: int, wanted: int) -> dict[int, tuple[float, ...]]:
    """What came of the first so many matches of uniform play, by number."""
    vector = Vector(game, matches, players=3, options=SHORT[game], seed="some", observe="nothing")
    found: dict[int, tuple[float, ...]] = {}
    while not set(range(wanted)) <= set(found):
        vector.step(vector.uniform())
        for place in np.flatnonzero(vector.dones):
            found[int(vector.finished[place])] = tuple(vector.rewards[place].tolist())
    return {number: found[number] for number in range(wanted)}


@pytest.mark.parametrize("game", GAMES)
def test_results_do_not_depend_on_how_many_matches_are_played_at_once(game: str) -> None:
    alone = results(game, 1, 7)

    assert results(game, 3, 7) == results(game, 8, 7) == alone
    assert len(set(alone.values())) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observe", ["observation", "information_state"])
def test_the_arrays_tell_of_the_matches(game: str, observe: str) -> None:
    vector = Vector(game, 4, players=3, options=SHORT[game], seed=3, observe=observe)
    plays = [Play(game, 3, f"3/{number}", SHORT[game], remember=observe != "observation") for number in range(4)]
    arrays = [vector.observations, vector.masks, vector.rewards, vector.dones, vector.seats, vector.draws]
    ended = 0
    for _ in range(120):
        for place, play in enumerate(plays):
            assert vector.seats[place] == play.seat
            assert np.flatnonzero(vector.masks[place]).tolist() == play.legal()
            assert vector.observations[place].tolist() == play.vector(play.seat).tolist()
            assert 0 <= vector.draws[place] < 1
        actions = vector.uniform()
        vector.step(actions)
        for place, action in enumerate(actions):
            plays[place].answer(int(action))
            assert vector.dones[place] == plays[place].over
            assert vector.rewards[place].any() == plays[place].over
            if plays[place].over:
                ended += 1
                assert vector.numbers[place] >= 4
                number = vector.numbers[place]
                plays[place] = Play(game, 3, f"3/{number}", SHORT[game], remember=observe != "observation")
    assert ended
    kept = [vector.observations, vector.masks, vector.rewards, vector.dones, vector.seats, vector.draws]
    assert all(one is other for one, other in zip(arrays, kept, strict=True))


def test_uniform_play_takes_every_legal_action_equally_often() -> None:
    vector = Vector("frantic", 1, seed=2, observe="nothing")
    legal = np.flatnonzero(vector.masks[0])
    taken = []
    for number in range(1000):
        vector.draws[0] = (number + 0.5) / 1000
        taken.append(int(vector.uniform()[0]))

    assert set(taken) == set(legal.tolist())
    assert all(abs(taken.count(action) - 1000 / len(legal)) <= 1 for action in legal.tolist())


def test_a_match_that_is_over_before_anybody_is_asked_is_dealt_again() -> None:
    assert Match.new("frantic", 4, "0/334", {"limit": 1}).over, "look for another seed"
    vector = Vector("frantic", 335, options={"limit": 1}, observe="nothing")

    assert vector.masks[334].sum() >= 2


def test_what_cannot_be_stepped_is_refused_and_changes_nothing() -> None:
    vector = Vector("malta", 2, players=2)
    legal = vector.uniform()
    before = vector.observations.copy(), vector.draws.copy()
    for actions, error in (([0], RuthlessError), (legal / 1, RuthlessError), ([legal[0], 500], RuthlessError)):
        with pytest.raises(error):
            vector.step(actions)
    with pytest.raises(IllegalAnswer):
        vector.step([legal[0], np.flatnonzero(vector.masks[1] == 0)[0]])

    assert np.array_equal(before[0], vector.observations)
    assert np.array_equal(before[1], vector.draws)
    with pytest.raises(RuthlessError, match="at least one match"):
        Vector("malta", 0)
    with pytest.raises(RuthlessError, match="no vectors of 'all'"):
        Vector("malta", 1, observe="all")


def test_speed_is_measured_in_decisions_a_second() -> None:
    assert measure("malta", matches=2, steps=5, players=2) > 0
    assert len(Vector("malta", 2, players=2)) == 2
