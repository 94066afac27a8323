"""Playouts reach an end that any other way of playing could have reached, and the same one every time."""

from __future__ import annotations

from collections import Counter

import pytest

from ruthless import GAMES, Luck, Match, replay
from ruthless.testing import conformance, deal

GAME_NAMES = sorted(GAMES)


def halfway(game: str, seats: int, answers: int = 12) -> Match:
    """A match in its middle, played by the last option of everything."""
    match = Match.new(game, seats, "halfway")
    for _ in range(answers):
        if match.over:
            break
        decision = match.pending[-1]
        match.answer(decision.options[-1], decision.seat)
    return match


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_playout_is_a_match_like_any_other(game: str) -> None:
    match = Match.new(game, GAMES[game].most, 7)
    decisions = match.play_out(Luck.from_seed(1))

    again = replay(match.record(), ask_forced=True)
    assert match.over
    assert match.pending == []
    assert match.decision is None
    assert again.over
    assert conformance.state(match) == conformance.state(again)
    assert 0 < decisions <= len(match.record().answers)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_luck_gives_the_same_end(game: str) -> None:
    ends = []
    for seed in (1, 1, 2):
        match = halfway(game, 3)
        match.play_out(Luck.from_seed(seed))
        ends.append(match.record())

    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_match_that_was_cloned_or_looked_at_plays_out_as_any(game: str) -> None:
    plain, watched = halfway(game, 4), halfway(game, 4)
    watched.view(0)
    twin = watched.clone()
    imagined = watched.imagine(1, Luck.from_seed(3))

    ends = [match.play_out(Luck.from_seed(5)) for match in (plain, watched, twin, imagined)]
    assert ends[0] == ends[1] == ends[2]
    assert plain.record() == watched.record() == twin.record()
    assert imagined.over
    assert sorted(imagined.places)[0] == 1


def test_who_looks_afterwards_sees_what_was_to_be_seen() -> None:
    match = deal("frantic", hands=["gift:red red-1 blue-1 blue-2", "red-2 red-3", "red-4 red-5"], pile="red-9")
    match.clone()
    match.answer("gift:red")
    match.play_out(Luck.from_seed(4))

    again = replay(match.record())
    assert [match.view(seat) for seat in (0, 1, 2, None)] == [again.view(seat) for seat in (0, 1, 2, None)]
    assert conformance.state(match.clone()) == conformance.state(again)


def test_decisions_are_counted_and_forced_answers_are_not() -> None:
    match = Match.new("frantic", 4, 3, ask_forced=True)
    decisions = match.play_out(Luck.from_seed(3))

    told = Match.new("frantic", 4, 3, ask_forced=True)
    choices = 0
    for line in match.record().answers:
        seat, _, text = line.partition(" ")
        choices += sum(len(one.options) > 1 for one in told.pending if one.seat == int(seat))
        told.answer(text, int(seat))
    assert decisions == choices


def test_a_moment_at_which_several_are_asked_is_finished_first() -> None:
    hands = ["black-5 red-1 blue-1", "red-2 red-3", "red-4 red-5"]
    match = deal("frantic", hands=hands, pile="red-5", events="surprise-party")
    match.answer("black-5")
    match.answer("red-4", seat=2)
    assert len(match.pending) == 3
    match.play_out(Luck.from_seed(1))

    answers = match.record().answers
    assert [line.split()[0] for line in answers[1:7]] == ["0", "0", "1", "1", "2", "2"]
    assert answers[5] == "2 red-4"
    assert replay(match.record()).over


def test_options_are_equally_likely() -> None:
    chosen: Counter[str] = Counter()
    start = deal("frantic", hands=["red-1 red-2 red-3", "blue-1"], pile="red-9", options={"limit": 1})
    for seed in range(240):
        match = start.clone()
        match.play_out(Luck.from_seed(seed))
        chosen[match.record().answers[0]] += 1

    assert sorted(chosen) == ["0 draw", "0 red-1", "0 red-2", "0 red-3"]
    assert all(35 < count < 85 for count in chosen.values())
