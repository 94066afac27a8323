"""Luck gives the published numbers, evenly."""

from __future__ import annotations

import json
import pickle
import re
from copy import deepcopy
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from ruthless.kernel.errors import BadPosition
from ruthless.kernel.luck import Luck

WORD = 1 << 32


def vectors() -> dict[str, list[dict[str, Any]]]:
    """The test vectors, as published in docs/luck.md."""
    page = Path(__file__).parents[3] / "docs" / "luck.md"
    block = re.search(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    found: dict[str, list[dict[str, Any]]] = json.loads(block[1])
    return found


@pytest.mark.parametrize("vector", vectors()["seeds"], ids=lambda vector: vector["seed"])
def test_words_are_the_published_ones(vector: dict[str, Any]) -> None:
    luck = Luck.from_seed(vector["seed"])

    assert [luck.below(WORD) for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", vectors()["seeds"], ids=lambda vector: vector["seed"])
def test_the_published_words_follow_the_published_recipe(vector: dict[str, Any]) -> None:
    key = blake2b(vector["seed"].encode(), digest_size=32, person=b"ruthless/seed").digest()
    stream = b"".join(
        blake2b(number.to_bytes(8, "little"), key=key, digest_size=64, person=b"ruthless/luck").digest()
        for number in range(2)
    )
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]

    assert key.hex() == vector["key"]
    assert words[: len(vector["words"])] == vector["words"]


@pytest.mark.parametrize("vector", vectors()["below"], ids=lambda vector: str(vector["bound"]))
def test_numbers_below_a_bound_are_the_published_ones(vector: dict[str, Any]) -> None:
    luck = Luck.from_seed(vector["seed"])

    assert [luck.below(vector["bound"]) for _ in vector["values"]] == vector["values"]


def test_who_has_luck_can_be_copied_and_sent_elsewhere() -> None:
    luck = Luck.from_seed("sent")
    luck.below(6)
    for again in (deepcopy(luck), pickle.loads(pickle.dumps(luck))):
        luck_now = luck.copy()
        assert [again.below(WORD) for _ in range(40)] == [luck_now.below(WORD) for _ in range(40)]


def test_after_a_script_of_any_length_the_blocks_begin() -> None:
    luck = Luck.from_seed("script").scripted(range(17))
    assert [luck.below(WORD) for _ in range(17)] == list(range(17))
    items, others = list(range(9)), list(range(9))
    luck.shuffle(items)
    Luck.from_seed("script").shuffle(others)
    assert items == others


@pytest.mark.parametrize("vector", vectors()["shuffle"], ids=lambda vector: vector["seed"])
def test_shuffles_are_the_published_ones(vector: dict[str, Any]) -> None:
    luck = Luck.from_seed(vector["seed"])
    items = list(range(vector["of"]))
    luck.shuffle(items)

    assert items == vector["order"]
    assert luck.below(WORD) == vector["next"]


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert Luck.from_seed(7).below(WORD) == Luck.from_seed("7").below(WORD) != Luck.from_seed("07").below(WORD)


def test_scripted_words_come_before_the_key() -> None:
    luck = Luck(b"key", [5, 9])

    assert [luck.below(WORD), luck.below(WORD)] == [5, 9]
    assert luck.below(WORD) == Luck(b"key").below(WORD)


def test_a_word_beyond_the_last_multiple_is_thrown_away() -> None:
    assert Luck(b"", [WORD - 1, 4]).below(3) == 1  # 2^32 - 1 is a multiple of 3
    assert Luck(b"", [WORD - 2, 4]).below(3) == 2
    assert Luck(b"", [WORD - 1, 4]).below(2) == 1  # nothing is thrown away below a power of two


def test_a_scripted_shuffle_swaps_from_the_top() -> None:
    items = ["a", "b", "c", "d"]
    Luck(b"", [0, 1, 1]).shuffle(items)

    assert items == ["d", "c", "b", "a"]


def test_scripted_dice_are_rolled_before_scripted_words() -> None:
    luck = Luck(b"key").scripted([9], [6, 20, 1])
    assert luck.dice == [6, 20, 1]

    assert [luck.below(6), luck.copy().below(20), luck.below(20)] == [5, 19, 19]
    assert luck.dice == [1]
    assert [luck.below(6), luck.below(WORD), luck.below(WORD)] == [0, 9, Luck(b"key").below(WORD)]
    assert luck.dice == []


def test_a_scripted_die_with_too_few_sides_or_met_by_a_shuffle_is_refused() -> None:
    with pytest.raises(BadPosition, match="dice cannot have 7 there: what is rolled then has 6 sides"):
        Luck(b"").scripted([], [7]).below(6)
    with pytest.raises(BadPosition, match="dice cannot have 2 there: something is shuffled before that roll"):
        Luck(b"").scripted([], [2]).shuffle(["a", "b", "c"])


@pytest.mark.parametrize("items", [[], ["a"]])
def test_shuffling_less_than_two_items_uses_no_luck(items: list[str]) -> None:
    luck = Luck(b"", [77])
    before = items[:]
    luck.shuffle(items)

    assert items == before
    assert luck.below(WORD) == 77


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_copy_has_the_same_future_and_its_own(used: int) -> None:
    luck = Luck.from_seed("copy")
    for _ in range(used):
        luck.below(WORD)
    twin = luck.copy()
    future = [twin.below(WORD) for _ in range(40)]

    assert [luck.below(WORD) for _ in range(40)] == future


@pytest.mark.parametrize("used", range(18))
def test_a_shuffle_takes_the_words_that_below_would_take(used: int) -> None:
    one, other = Luck.from_seed("blocks"), Luck.from_seed("blocks")
    for _ in range(used):
        assert one.below(WORD) == other.below(WORD)
    items, by_hand = list(range(33)), list(range(33))
    one.shuffle(items)
    for last in range(32, 0, -1):
        at = other.below(last + 1)
        by_hand[last], by_hand[at] = by_hand[at], by_hand[last]

    assert items == by_hand
    assert one.below(WORD) == other.below(WORD)


def chi_squared(counts: list[int]) -> float:
    """How far counts are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("bound", "most"), [(2, 10.8), (6, 20.5), (125, 181.0)])
def test_numbers_are_even(bound: int, most: float) -> None:
    luck = Luck.from_seed("even")
    counts = [0] * bound
    for _ in range(200 * bound):
        counts[luck.below(bound)] += 1

    assert chi_squared(counts) < most  # exceeded by chance once in a thousand seeds


def test_orders_are_even() -> None:
    luck = Luck.from_seed("orders")
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(4800):
        items = list(range(4))
        luck.shuffle(items)
        counts[tuple(items)] += 1

    assert chi_squared(list(counts.values())) < 49.7  # exceeded by chance once in a thousand seeds


def test_choices_are_even() -> None:
    luck = Luck.from_seed("choices")
    counts = dict.fromkeys("abc", 0)
    for _ in range(600):
        counts[luck.choice("abc")] += 1

    assert chi_squared(list(counts.values())) < 13.8
