"""Replays show what a seat saw, and nothing more unless the cards are open."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.record import Record
from ruthless.server.harness_test import RoomHarness
from ruthless.server.live_match import LiveMatch
from ruthless.server.replays import LONGEST, Replay, Replays

SHORT: dict[str, dict[str, object]] = {"frantic": {"limit": 40}, "frantic-board": {"limit": 40}}


def played(game: str = "frantic") -> tuple[Record, dict[int | None, list[str]]]:
    """A record, and what each watcher saw at each moment while it was played."""
    harness = RoomHarness(game, humans=3, house_rules=SHORT.get(game)).start()
    live_match = harness.room.live_match
    assert live_match is not None
    seen: dict[int | None, list[str]] = {seat: [] for seat in (None, 0, 1, 2)}
    moment = -1
    while True:
        if live_match.moment > moment:
            moment = live_match.moment
            for seat, views in seen.items():
                told = live_match.telling(seat, moment - 1)[0]["facts"]
                views.append(json.dumps([told, live_match.match.view(seat).as_json()]))
        if harness.room.phase == "over":
            return live_match.record(), seen
        harness.answer()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_replay_is_to_the_byte_what_each_seat_saw(game: str) -> None:
    record, seen = played(game)
    for seat, views in seen.items():
        shown = Replay(record).moments(seat, open_cards=False)
        assert [json.dumps([one["facts"], one["view"]]) for one in shown["moments"]] == views
        assert all(set(one) == {"number", "facts", "view"} for one in shown["moments"])
        assert shown["over"]
        assert shown["count"] == len(views)


def test_open_cards_show_all_hands_and_answers() -> None:
    record, _ = played()
    shown = Replay(record).moments(None, open_cards=True)
    assert [answer for one in shown["moments"] for answer in one.get("answers", [])] == list(record.answers)
    assert all(len(one["open"]) == 3 for one in shown["moments"])


def test_pages_of_a_replay_make_up_the_whole() -> None:
    record, _ = played("malta")
    whole = Replay(record).moments(1, open_cards=True)
    pages = [
        one
        for first in range(0, whole["count"], 50)
        for one in Replay(record).moments(1, open_cards=True, first=first, count=50)["moments"]
    ]
    assert pages == whole["moments"]
    assert Replay(record).moments(1, open_cards=True, first=10**6)["moments"] == []


def test_turns_are_moments_of_the_replay() -> None:
    record, _ = played()
    shown = Replay(record).moments(None, open_cards=False)
    assert shown["turns"] == sorted(set(shown["turns"]))
    assert 0 < len(shown["turns"]) < shown["count"]


@pytest.mark.parametrize(
    "changes",
    [
        {"answers": ("0 no such answer",)},
        {"answers": ("nobody",)},
        {"answers": ("",)},
        {"answers": ("99 draw",)},
        {"answers": ("-1 draw",)},
        {"answers": ("0 no",) * (LONGEST + 1)},
        {"rules_version": 0},
        {"game": "chess"},
        {"seats": 99},
        {"seats": -1},
        {"seats": 0},
        {"options": {"limit": []}},
        {"options": {"expansions": [[]]}},
        {"options": {"expansions": {"a": 1}}},
        {"position": {}},
    ],
    ids=str,
)
def test_a_broken_record_is_refused_in_words(changes: dict[str, object]) -> None:
    record, _ = played()
    with pytest.raises(RuthlessError):
        Replay(replace(record, **changes)).moments(None, open_cards=True)  # type: ignore[arg-type]


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record, _ = played()
    with pytest.raises(RuthlessError, match="not possible"):
        Replay(record.with_answers([*record.answers, "0 no"])).moments(0, open_cards=False)


def test_whoever_reads_on_does_not_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played("malta")
    whole = Replay(record).moments(None, open_cards=True)
    begun: list[Replay] = []
    honest = Replay._begun

    def counted(self: Replay) -> LiveMatch:
        begun.append(self)
        return honest(self)

    monkeypatch.setattr(Replay, "_begun", counted)
    replays = Replays()
    pages = [
        one
        for first in range(0, whole["count"], 20)
        for one in replays.of(record).moments(None, open_cards=True, first=first, count=20)["moments"]
    ]
    assert pages == whole["moments"]
    assert len(begun) == 2, "once to see how long it is, once to show it"
    assert replays.of(record).moments(None, open_cards=True)["moments"] == whole["moments"], "and back again"


def test_what_was_looked_at_longest_ago_is_forgotten_first() -> None:
    record, _ = played("malta")
    others = [replace(record, players=(str(number),)) for number in range(3)]
    replays = Replays(most=3)
    kept, first, second = (replays.of(one) for one in (record, *others[:2]))
    assert replays.of(record) is kept
    assert replays.of(others[0]) is first
    replays.of(others[2])
    assert replays.of(record) is kept
    assert replays.of(others[1]) is not second
