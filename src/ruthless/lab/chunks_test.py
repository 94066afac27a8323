"""Chunks: everything is played once, whatever the pace."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ruthless.lab.chunks import Cutter


def cut_all(cutter: Cutter, seconds_a_match: float) -> list[range]:
    chunks = []
    while chunk := cutter.cut():
        chunks.append(chunk)
        cutter.learn(chunk, len(chunk) * seconds_a_match)
    return chunks


@pytest.mark.parametrize("seconds", [0, 1e-6, 0.003, 0.2, 50])
@pytest.mark.parametrize("processes", [1, 2, 64])
def test_every_match_is_in_one_chunk(seconds: float, processes: int) -> None:
    chunks = cut_all(Cutter(1000, [], processes), seconds)
    assert [index for chunk in chunks for index in chunk] == list(range(1000))


def test_what_is_kept_is_left_out() -> None:
    chunks = cut_all(Cutter(100, [range(10, 20), range(20, 30), range(90, 100)], 2), 0.1)
    assert [index for chunk in chunks for index in chunk] == [*range(10), *range(30, 90)]
    assert not cut_all(Cutter(100, [range(100)], 2), 0.1)


def test_quick_matches_make_long_chunks_and_slow_ones_short() -> None:
    assert max(map(len, cut_all(Cutter(100_000, [], 2), 0.001))) == 500
    assert max(map(len, cut_all(Cutter(100, [], 2), 3))) == 1


def test_chunks_begin_small_and_do_not_jump() -> None:
    chunks = cut_all(Cutter(100_000, [], 2), 0.001)
    assert len(chunks[0]) == 1
    assert all(len(after) <= 4 * len(before) for before, after in pairwise(chunks))


def test_towards_the_end_there_is_something_for_everybody() -> None:
    chunks = cut_all(Cutter(10_000, [], 4), 0.0001)
    assert max(map(len, chunks[-8:])) <= 20
