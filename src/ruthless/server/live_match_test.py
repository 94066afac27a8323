"""Moments, questions and what is told: numbered without gaps, and silent about who has answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruthless.kernel.errors import IllegalAnswer
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.server.harness_test import RoomHarness, several
from ruthless.server.live_match import LiveMatch


def begun(game: str = "frantic", seats: int = 3, seed: str = "play") -> LiveMatch:
    """A match at its first moment."""
    return LiveMatch(game, seats, seed, {})


def step(live_match: LiveMatch, luck: Luck) -> tuple[int, bool]:
    """A random answer: whose, and whether the match came to another moment."""
    decision = luck.choice(live_match.match.pending)
    return decision.seat, live_match.answer(decision.seat, str(luck.choice(decision.options)))


@pytest.mark.parametrize("game", list(GAMES))
def test_moments_are_numbered_without_gaps_and_questions_are_never_asked_twice(game: str) -> None:
    live_match, luck = begun(game), Luck.from_seed("moments")
    asks: set[tuple[int, str]] = set()
    while not live_match.over:
        open_now = {(one.seat, live_match.ask(one.seat) or "") for one in live_match.match.pending}
        assert all(text.startswith(f"{live_match.moment}.") for _, text in open_now)
        before, steps = live_match.moment, {seat: live_match.ask(seat) for seat in range(3)}
        alone = len(live_match.match.pending) == 1
        seat, moved = step(live_match, luck)
        assert (seat, steps[seat] or "") not in asks, "a question has one answer"
        asks.add((seat, steps[seat] or ""))
        assert live_match.moment == before + moved
        if not moved:
            assert not alone or live_match.ask(seat) is not None
            assert {one: live_match.ask(one) for one in range(3) if one != seat} == {
                one: ask for one, ask in steps.items() if one != seat
            }
    assert [live_match.ask(seat) for seat in range(3)] == [None] * 3
    for watcher in (None, 0, 1, 2):
        assert [one["number"] for one in live_match.telling(watcher, -1)] == list(range(live_match.moment + 1))


def test_nothing_is_told_while_several_are_asked_until_the_last_has_answered() -> None:
    harness = RoomHarness(humans=4).start()
    compared = 0
    for _ in range(10):
        harness.until(several)
        live_match = harness.room.live_match
        assert live_match is not None
        moment = live_match.moment
        watchers = [None, *(seat for seat in range(4) if seat not in live_match.asked)]
        before = [_bytes(live_match, seat) for seat in watchers]
        while len(live_match.match.pending) > 1:
            harness.answer(live_match.match.pending[0].seat)
            if live_match.moment != moment:
                break
            assert [_bytes(live_match, seat) for seat in watchers] == before
            compared += 1
        harness.answer()
    assert compared > 10


def _bytes(live_match: LiveMatch, seat: int | None) -> str:
    return json.dumps(
        [live_match.moment, live_match.asked, live_match.match.view(seat).as_json(), live_match.telling(seat, -1)]
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_until_a_moment_does_not_tell_who_has_answered_at_it(game: str) -> None:
    live_match, luck = begun(game), Luck.from_seed("until now")
    compared = 0
    before = live_match.record()
    for _ in range(300):
        if live_match.over:
            break
        _, moved = step(live_match, luck)
        if moved:
            before = live_match.record()
        else:
            compared += 1
        assert live_match.record_until_now() == before
    assert compared, "at some moments several are asked"


def test_somebody_is_told_what_comes_after_the_moment_they_know() -> None:
    live_match, luck = begun(), Luck.from_seed("since")
    while live_match.moment < 20:
        step(live_match, luck)
    assert [one["number"] for one in live_match.telling(0, 17)] == [18, 19, 20]
    assert live_match.telling(0, 20) == live_match.telling(0, 99) == []
    assert live_match.telling(0, -1) == live_match.telling(0, -5)


def test_telling_bit_by_bit_is_telling_all_at_once() -> None:
    live_match, luck = begun("malta"), Luck.from_seed("bits")
    heard: dict[int | None, list[dict[str, Any]]] = {None: [], 0: [], 1: [], 2: []}
    since = -1
    while not live_match.over:
        for seat, told in heard.items():
            told += live_match.telling(seat, since)
        since = live_match.moment
        step(live_match, luck)
    for seat, told in heard.items():
        assert told + live_match.telling(seat, since) == live_match.telling(seat, -1)


def test_what_is_told_is_the_same_encoded_and_as_data() -> None:
    live_match, luck = begun(), Luck.from_seed("encoded")
    for _ in range(60):
        for seat in (None, 0, 1, 2):
            for since in (-1, live_match.moment - 2, live_match.moment - 1, live_match.moment):
                assert json.loads(live_match.telling_json(seat, since)) == live_match.telling(seat, since)
        step(live_match, luck)


def test_a_refused_answer_changes_nothing() -> None:
    live_match = begun()
    before = _bytes(live_match, 0)
    for seat in range(3):
        with pytest.raises(IllegalAnswer):
            live_match.answer(seat, "no such answer")
    assert _bytes(live_match, 0) == before


def test_every_card_of_the_hand_that_cannot_be_chosen_has_a_reason() -> None:
    live_match, luck = begun(), Luck.from_seed("reasons")
    for _ in range(60):
        for one in live_match.match.pending:
            hand = live_match.match.view(one.seat).as_json()["hand"]
            offered = {str(option) for option in one.options}
            assert {card for card in hand if live_match.refusal(one.seat, card)} == set(hand) - offered
        step(live_match, luck)


def test_questions_with_one_answer_are_asked() -> None:
    live_match, luck = begun(), Luck.from_seed("forced")
    forced = 0
    for _ in range(200):
        forced += sum(len(one.options) == 1 for one in live_match.match.pending)
        step(live_match, luck)
    assert forced > 0, "that somebody is asked must not tell that they have a choice"


def test_a_window_is_a_question_about_reacting() -> None:
    live_match, luck = begun(), Luck.from_seed("windows")
    kinds = set()
    for _ in range(300):
        if live_match.over:
            break
        question = live_match.match.pending[0].question.id
        assert live_match.window == (question in live_match.match.game.reactions)
        assert not live_match.window or all("no" in map(str, one.options) for one in live_match.match.pending)
        kinds.add(live_match.window)
        step(live_match, luck)
    assert kinds == {True, False}
