"""Moments, questions and what is told: numbered without gaps, and silent about who has answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruthless.kernel.errors import IllegalAnswer
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.server.play import Play
from ruthless.server.scene_test import Scene, several


def begun(game: str = "frantic", seats: int = 3, seed: str = "play") -> Play:
    """A match at its first moment."""
    return Play(game, seats, seed, {})


def step(play: Play, luck: Luck) -> tuple[int, bool]:
    """A random answer: whose, and whether the match came to another moment."""
    decision = luck.choice(play.match.pending)
    return decision.seat, play.answer(decision.seat, str(luck.choice(decision.options)))


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_are_numbered_without_gaps_and_questions_are_never_asked_twice(game: str) -> None:
    play, luck = begun(game), Luck.from_seed("moments")
    asks: set[tuple[int, str]] = set()
    while not play.over:
        open_now = {(one.seat, play.ask(one.seat) or "") for one in play.match.pending}
        assert all(text.startswith(f"{play.moment}.") for _, text in open_now)
        before, steps = play.moment, {seat: play.ask(seat) for seat in range(3)}
        alone = len(play.match.pending) == 1
        seat, moved = step(play, luck)
        assert (seat, steps[seat] or "") not in asks, "a question has one answer"
        asks.add((seat, steps[seat] or ""))
        assert play.moment == before + moved
        if not moved:
            assert not alone or play.ask(seat) is not None
            assert {one: play.ask(one) for one in range(3) if one != seat} == {
                one: ask for one, ask in steps.items() if one != seat
            }
    assert [play.ask(seat) for seat in range(3)] == [None] * 3
    for watcher in (None, 0, 1, 2):
        assert [one["number"] for one in play.telling(watcher, -1)] == list(range(play.moment + 1))


def test_nothing_is_told_while_several_are_asked_until_the_last_has_answered() -> None:
    scene = Scene(humans=4).start()
    compared = 0
    for _ in range(10):
        scene.until(several)
        play = scene.room.play
        assert play is not None
        moment = play.moment
        watchers = [None, *(seat for seat in range(4) if seat not in play.asked)]
        before = [_bytes(play, seat) for seat in watchers]
        while len(play.match.pending) > 1:
            scene.answer(play.match.pending[0].seat)
            if play.moment != moment:
                break
            assert [_bytes(play, seat) for seat in watchers] == before
            compared += 1
        scene.answer()
    assert compared > 10


def _bytes(play: Play, seat: int | None) -> str:
    return json.dumps([play.moment, play.asked, play.match.view(seat).as_json(), play.telling(seat, -1)])


def test_somebody_is_told_what_comes_after_the_moment_they_know() -> None:
    play, luck = begun(), Luck.from_seed("since")
    while play.moment < 20:
        step(play, luck)
    assert [one["number"] for one in play.telling(0, 17)] == [18, 19, 20]
    assert play.telling(0, 20) == play.telling(0, 99) == []
    assert play.telling(0, -1) == play.telling(0, -5)


def test_telling_bit_by_bit_is_telling_all_at_once() -> None:
    play, luck = begun("malta"), Luck.from_seed("bits")
    heard: dict[int | None, list[dict[str, Any]]] = {None: [], 0: [], 1: [], 2: []}
    since = -1
    while not play.over:
        for seat, told in heard.items():
            told += play.telling(seat, since)
        since = play.moment
        step(play, luck)
    for seat, told in heard.items():
        assert told + play.telling(seat, since) == play.telling(seat, -1)


def test_a_refused_answer_changes_nothing() -> None:
    play = begun()
    before = _bytes(play, 0)
    for seat in range(3):
        with pytest.raises(IllegalAnswer):
            play.answer(seat, "no such answer")
    assert _bytes(play, 0) == before


def test_every_card_of_the_hand_that_cannot_be_chosen_has_a_reason() -> None:
    play, luck = begun(), Luck.from_seed("reasons")
    for _ in range(60):
        for one in play.match.pending:
            hand = play.match.view(one.seat).as_json()["hand"]
            offered = {str(option) for option in one.options}
            assert set(play.refusals(one.seat, hand)) == set(hand) - offered
        step(play, luck)


def test_questions_with_one_answer_are_asked() -> None:
    play, luck = begun(), Luck.from_seed("forced")
    forced = 0
    for _ in range(200):
        forced += sum(len(one.options) == 1 for one in play.match.pending)
        step(play, luck)
    assert forced > 0, "that somebody is asked must not tell that they have a choice"


def test_a_window_is_a_question_about_reacting() -> None:
    play, luck = begun(), Luck.from_seed("windows")
    kinds = set()
    for _ in range(300):
        if play.over:
            break
        question = play.match.pending[0].question.id
        assert play.window == (question in play.match.game.reactions)
        assert not play.window or all("no" in map(str, one.options) for one in play.match.pending)
        kinds.add(play.window)
        step(play, luck)
    assert kinds == {True, False}
