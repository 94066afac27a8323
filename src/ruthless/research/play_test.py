"""Matches driven by action ids: legal ones only, copied exactly, pickled, and asked together without a look aside."""

from __future__ import annotations

import copy
import pickle

import pytest

from ruthless.kernel.errors import IllegalAnswer, OtherRules, RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.research.play import Play, layout
from ruthless.testing.conformance import state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("remember", [False, True])
def test_copies_and_pickles_have_the_same_past_and_future(game: str, remember: bool) -> None:
    play = Play(game, 3, 8, remember=remember)
    luck = Luck.from_seed(8)
    together = 0
    for count in range(70):
        if play.over:
            break
        together += len(play.match.pending) > 1
        if count % 14 == 0 or (len(play.match.pending) > 1 and together < 4):
            twins = [copy.deepcopy(play), pickle.loads(pickle.dumps(play))]
            for twin in twins:
                assert state(twin.match) == state(play.match)
                assert twin.actions == play.actions
                assert [list(twin.vector(seat)) for seat in range(3)] == [list(play.vector(seat)) for seat in range(3)]
            for _ in range(12):
                for twin in twins:
                    if not twin.over:
                        twin.answer(twin.legal()[-1])
            assert state(twins[0].match) == state(twins[1].match)
            assert len(play.actions) == count
        play.answer(luck.choice(play.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_never_empty_and_says_what_is_legal(game: str) -> None:
    play = Play(game, 4, 2)
    luck = Luck.from_seed(2)
    while not play.over:
        mask = play.mask()
        assert [action for action, legal in enumerate(mask) if legal] == play.legal()
        assert sum(mask) >= 2
        play.answer(luck.choice(play.legal()))

    assert play.legal() == []
    assert not any(play.mask())


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_says_why_and_changes_nothing(game: str) -> None:
    play = Play(game, 3, 1, remember=True)
    before = state(play.match)
    illegal = next(action for action, legal in enumerate(play.mask()) if not legal)

    with pytest.raises(IllegalAnswer) as caught:
        play.answer(illegal)
    assert caught.value.refusal == play.refusal(illegal)
    with pytest.raises(RuthlessError, match="no action"):
        play.answer(len(play.table))
    assert state(play.match) == before
    assert play.actions == []
    assert play.refusal(play.legal()[0]) is None


def test_those_asked_together_do_not_see_what_the_others_have_answered() -> None:
    """Whatever the first of them answers, the next one gets the same vector, mask and memory."""
    seen = 0
    for seed in range(12):
        play = Play("frantic", 4, seed, {"expansions": ["troublemaker"]}, remember=True)
        luck = Luck.from_seed(seed)
        for _ in range(150):
            if play.over:
                break
            if len(play.match.pending) > 1 and seen < 25:
                first, legal = play.seat, play.legal()
                told = set()
                for action in legal:
                    twin = play.clone()
                    twin.answer(action)
                    if not twin.over and twin.match.together is not None and twin.seat != first:
                        assert twin.memory is not None
                        seat = twin.seat
                        told.add(
                            (seat, bytes(twin.information_state(seat)), bytes(twin.mask()), twin.memory.digest(seat))
                        )
                assert len(told) <= 1
                seen += bool(told)
            play.answer(luck.choice(play.legal()))
    assert seen > 5


def test_an_imagined_play_cannot_be_pickled() -> None:
    play = Play("malta", 2, 1)

    with pytest.raises(RuthlessError, match="never played"):
        pickle.dumps(play.imagine(0, Luck.from_seed(1)))


def test_a_play_that_was_saved_under_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = pickle.dumps(Play("frantic", 2, 1))
    monkeypatch.setattr(GAMES["frantic"], "rules_version", 99)
    with pytest.raises(OtherRules, match="these are rules 99"):
        pickle.loads(saved)


def test_a_play_that_is_over_and_one_that_remembers_nothing_say_so() -> None:
    play = Play("malta", 2, 1)
    with pytest.raises(RuthlessError, match="remember=True"):
        play.information_state(0)
    while not play.over:
        play.answer(play.legal()[0])
    with pytest.raises(RuthlessError, match="the match is over"):
        play.answer(0)
    with pytest.raises(RuthlessError, match="the match is over"):
        _ = play.seat
    with pytest.raises(RuthlessError, match="no vectors of 'hands'"):
        layout("malta", 2, "hands")
