"""Bots at a table: an answer to every question, whatever becomes of the bot."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ruthless.bots import LEVELS
from ruthless.bots.uniform import Uniform
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.server import thinking
from ruthless.server.clocks import AT_ONCE, DEEP, HUMAN
from ruthless.server.fairness import Secret
from ruthless.server.live_match import LiveMatch
from ruthless.server.thinking import Choice, Thinkers, _choice, searchers
from ruthless.server.worker_pool import JobFailed

KEY = bytes(range(32))


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("game", list(GAMES))
def test_bots_answer_every_question_a_table_asks(game: str, level: str, caplog: pytest.LogCaptureFixture) -> None:
    bot, answers = (f"{LEVELS[level].partition(':')[0]}:2", 100) if level in DEEP else (LEVELS[level], 10**6)
    for number in range(2):
        live_match = LiveMatch(game, 3, f"thinking {number}", {"limit": 60} if game == "frantic" else {})
        luck = Luck.from_seed(f"thinking {number}")
        while not live_match.over and len(live_match.record().answers) < answers:
            seat = luck.choice(live_match.match.pending).seat
            live_match.answer(seat, _choice(live_match.match, seat, bot, luck))
    assert caplog.records == []


class Confused:
    """A bot that always fails."""

    def choose(self, sight: Any) -> Any:
        raise KeyError("no")


def test_a_bot_that_fails_does_not_hold_up_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "bot_named", lambda name, luck: Confused())
    live_match, luck = LiveMatch("frantic", 2, "confused", {"limit": 1}), Luck.from_seed("confused")
    with caplog.at_level(logging.ERROR):
        while not live_match.over:
            seat = live_match.match.pending[0].seat
            live_match.answer(seat, _choice(live_match.match, seat, "casual", luck))
    assert "a bot has failed" in caplog.text


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Threads and processes."""
    thinkers = Thinkers(processes=1)
    yield thinkers
    await thinkers.close()


@pytest.mark.anyio
@pytest.mark.parametrize("level", list(LEVELS))
async def test_a_bot_thinks_about_a_copy(thinkers: Thinkers, level: str, caplog: pytest.LogCaptureFixture) -> None:
    live_match = LiveMatch("frantic", 2, "copy", {})
    before = live_match.record()
    seat = live_match.match.pending[0].seat
    thought = thinkers.choice(live_match.match, seat, level, KEY)
    live_match.answer(seat, str(live_match.match.pending[0].options[-1]))
    answer = await thought
    after = live_match.record().with_answers(live_match.record().answers[:-1])
    assert after == before
    assert LiveMatch("frantic", 2, "copy", {}).refusal(seat, answer) is None
    assert caplog.records == []


@pytest.mark.anyio
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_search_thinks_about_the_match_as_it_is(thinkers: Thinkers, game: str) -> None:
    """The worker gets the record; several may have been asked at once, and some may have answered already."""
    live_match, luck = LiveMatch(game, 3, "search", {}), Luck.from_seed("search")
    together = 0
    for number in range(60):
        waiting = live_match.match.pending
        if number % 6 == 5 or len(waiting) < len(live_match.asked):
            together += len(waiting) < len(live_match.asked)
            seat = waiting[0].seat
            answer = await thinkers.choice(live_match.match, seat, "hard", KEY)
            assert live_match.refusal(seat, answer) is None
        decision = luck.choice(waiting)
        live_match.answer(decision.seat, str(luck.choice(decision.options)))
    assert together > 0


@pytest.mark.anyio
async def test_a_search_that_fails_does_not_hold_up_the_table(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*job: object, patience: float) -> None:
        raise JobFailed("no luck")

    monkeypatch.setattr(thinkers._processes, "run", fail)
    live_match = LiveMatch("frantic", 2, "copy", {})
    seat = live_match.match.pending[0].seat
    assert live_match.refusal(seat, await thinkers.choice(live_match.match, seat, "hard", KEY)) is None
    assert "a search has failed" in caplog.text


# How long it takes


def test_who_has_no_choice_pretends_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the answer learns nothing from how long that takes."""
    slept: list[float] = []
    monkeypatch.setattr(time, "monotonic", lambda: 5.0)
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(thinking, "bot_named", lambda name, luck: Uniform(luck))
    live_match, luck = LiveMatch("frantic", 3, "pretend", {}), Luck.from_seed("pretend")
    options: set[int] = set()
    for _ in range(200):
        decision = luck.choice(live_match.match.pending)
        answer = thinking.search(live_match.record(), decision.seat, LEVELS["hard"], 700, KEY)
        options.add(min(2, len(decision.options)))
        live_match.answer(decision.seat, answer)
    assert slept == [0.7] * 200
    assert options == {1, 2}


@pytest.mark.parametrize(("searching", "workers", "each"), [(1, 2, 1_000), (2, 2, 1_000), (3, 2, 500), (7, 2, 250)])
def test_all_who_search_at_once_are_done_within_the_pace(searching: int, workers: int, each: int) -> None:
    assert thinking.thinking_time(HUMAN, searching, workers) == each
    assert -(-searching // workers) * each + thinking.SPARE <= HUMAN.deep


def test_without_a_pace_there_is_little_time() -> None:
    assert thinking.thinking_time(AT_ONCE, 3, 2) == thinking.LEAST


# Hints


@pytest.mark.anyio
async def test_the_same_question_gets_the_same_hint(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_BUDGET", "20")
    live_match = LiveMatch("malta", 3, "hint", {})
    decision = live_match.match.pending[0]
    first = await thinkers.advice(live_match.match, decision.seat, KEY)
    assert first == await thinkers.advice(live_match.match, decision.seat, KEY)
    assert first["entries"]
    assert {one["option"] for one in first["entries"]} <= {str(option) for option in decision.options}
    assert first["best"] in {str(option) for option in decision.options}


def test_the_luck_of_a_hint_is_of_the_person_and_the_question() -> None:
    secret = Secret("ab" * 32, "cd" * 16)
    others = ((0, 1, "0.0"), (1, 1, "0.0"), (0, 2, "0.0"), (0, 1, "0.1"))
    keys = [thinking.hint_key(secret, *about) for about in others]
    assert len(set(keys)) == 4
    assert thinking.hint_key(secret, 0, 1, "0.0") == keys[0]


def test_the_luck_of_a_hint_takes_a_secret_that_nobody_at_the_table_has() -> None:
    assert thinking.hint_key(Secret("ab" * 32, "cd" * 16), 0, 1, "0.0") != thinking.hint_key(
        Secret("ab" * 32, "ce" * 16), 0, 1, "0.0"
    )


def test_all_that_search_are_as_many_as_the_processors_however_many_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 16)
    assert searchers() == 15
    assert searchers(4) == 4
    assert searchers(16) == 1
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert [searchers(servers) for servers in (1, 2, 4)] == [2, 1, 1]


@pytest.mark.anyio
async def test_a_search_that_would_be_late_is_left_to_the_next_level_and_says_so(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def search(*job: Any, patience: float) -> str:
        return "searched"

    monkeypatch.setattr(thinkers._processes, "run", search)
    match = LiveMatch("frantic", 2, "late", {}).match
    seat = match.pending[0].seat
    monkeypatch.setattr(thinkers, "_searches", 2)
    assert await thinkers.choice(match, seat, "hard", KEY, 1_000) == "searched", "the third of one worker is in time"
    monkeypatch.setattr(thinkers, "_searches", 3)
    late = await thinkers.choice(match, seat, "hard", KEY, 1_000)
    assert isinstance(late, Choice)
    assert (late in map(str, match.pending[0].options), late.level) == (True, "normal")
    easy = await thinkers.choice(match, seat, "easy", KEY, 1_000)
    assert not isinstance(easy, Choice), "who does not search is not late"
