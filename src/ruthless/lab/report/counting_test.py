"""Counts add up, do not depend on how the work was cut, and pair the same matches by two sets of house rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.match_summary import Course, MatchSummary, RoundSummary, summarise_match
from ruthless.lab.matches import play_one
from ruthless.lab.plans import Plan
from ruthless.lab.report.counting import WHOLE, Survey, by_number, count_all, count_several, of_round, under
from ruthless.lab.settings import Settings

PLANS = tuple(Plan.checked("frantic", players, "count", {"limit": 30}, ["uniform"]) for players in (2, 3))
SURVEY = Survey(PLANS)


def test_counts_agree_with_the_matches_themselves() -> None:
    counts = count_several(SURVEY, range(20))
    for plan in PLANS:
        table = under(counts, str(plan.players))
        outcomes = [play_one(plan, index) for index in range(10)]
        assert table["games"] == 10
        assert sum(under(table, "win").values()) == 10 * WHOLE
        assert by_number(table, "rounds") == dict(sorted(Counter(one.rounds for one in outcomes).items()))
        assert by_number(table, "decisions") == dict(sorted(Counter(one.decisions for one in outcomes).items()))
        won = sum(WHOLE // len(one.winners) for one in outcomes if 0 in one.winners)
        assert table.get("win/0", 0) == won
        rounds = sum(one.rounds for one in outcomes)
        assert table["seat-rounds"] == rounds * plan.players
        assert sum(under(table, "round order").values()) == rounds * WHOLE
        gifts = sum(
            kind == "gift"
            for index in range(10)
            for one in summarise_match(plan, index)[0].rounds
            for _, kind in one.played
        )
        assert table["kind/gift/plays"] == gifts
        assert table["kind/gift/used"] <= gifts


def test_counts_do_not_depend_on_how_the_work_is_cut(tmp_path: Path) -> None:
    whole = count_several(SURVEY, range(30))
    parts: Counter[str] = Counter()
    for start in range(0, 30, 7):
        parts.update(count_several(SURVEY, range(start, min(start + 7, 30))))
    assert +parts == +Counter(whole)
    journal = tmp_path / "journal"
    first = count_all(SURVEY, 10, Settings(journal=journal))
    heard: list[int] = []
    assert +count_all(SURVEY, 15, Settings(journal=journal, progress=heard.append)) == +Counter(whole)
    assert heard[0] == 20
    assert first != whole


def test_a_journal_with_other_things_than_counts_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    count_all(SURVEY, 4, Settings(journal=journal))
    head, *_ = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text(f'{head}\n{{"matches": [0, 8], "result": [1]}}\n', encoding="utf-8")
    with pytest.raises(RuthlessError, match="is damaged in line 2"):
        count_all(SURVEY, 4, Settings(journal=journal))


def test_the_same_matches_by_the_same_rules_do_not_differ() -> None:
    counts = count_several(Survey(PLANS, {"limit": 30}), range(6))
    assert not any(times for path, times in counts.items() if "/paired/" in path)
    assert under(counts, "2", "against") == {
        path: times for path, times in under(counts, "2").items() if not path.startswith(("paired/", "against/"))
    }


def test_differences_are_taken_match_by_match() -> None:
    counts = under(count_several(Survey(PLANS[:1], {"limit": 100}), range(8)), "2")
    longer = [
        play_one(Plan.checked("frantic", 2, "count", {"limit": 100}, ["uniform"]), index).rounds
        - play_one(PLANS[0], index).rounds
        for index in range(8)
    ]
    assert counts["paired/rounds/sum"] == sum(longer) > 0
    assert counts["paired/rounds/squares"] == sum(more * more for more in longer)


def test_a_shared_win_is_shared_without_a_rest() -> None:
    assert all(WHOLE % winners == 0 for winners in range(1, 9))


@pytest.mark.parametrize("game", ["malta", "frantic-board"])
def test_other_games_are_counted_by_the_same_names(game: str) -> None:
    plan = Plan.checked(game, 3, "count", {}, ["uniform"])
    table = under(count_several(Survey((plan,)), range(3)), "3")
    assert under(table, "kind")
    assert under(table, "attack by")
    assert bool(under(table, "points")) is (game == "frantic-board")
    assert sum(under(table, "turns").values()) == 3


def test_the_turns_of_every_match_are_counted() -> None:
    plan = Plan.checked("frantic", 2, "count", {"limit": 1}, ["uniform", "sensible"])
    table = under(count_several(Survey((plan,)), range(8)), "2")
    counted = Counter(summarise_match(plan, index)[0].turns for index in range(8))
    assert by_number(table, "turns") == dict(sorted(counted.items()))


def test_who_never_wins_is_counted_all_the_same() -> None:
    plan = Plan.checked("frantic", 2, "count", {"limit": 1}, ["uniform", "sensible"])
    counts = under(count_several(Survey((plan,), {"limit": 2}), range(1)), "2")
    assert sorted(under(counts, "bot").values()) == [0, WHOLE]
    assert set(under(counts, "bot")) == {"uniform", "sensible"}
    compared = {path.split("/")[0] for path in under(counts, "paired")}
    assert {"seat 0", "seat 1", "bot uniform", "bot sensible"} <= compared


def test_who_is_out_early_and_who_leads_is_counted() -> None:
    plan = Plan.checked("malta", 4, "count", {}, ["uniform"])
    table = under(count_several(Survey((plan,)), range(20)), "4")
    found = [summarise_match(plan, index)[0] for index in range(20)]
    losses = [loss for one in found for loss in one.course.losses]
    early = [any(loss.turns < 2 for loss in one.course.losses) for one in found]
    assert 0 < sum(early) < 20
    assert table["out early"] == sum(early)
    assert table["measure/early"] == WHOLE * sum(early)
    assert by_number(table, "loss") == dict(sorted(Counter(loss.turns for loss in losses).items()))
    assert under(table, "why") == Counter(loss.why for loss in losses)
    assert under(table, "why early") == Counter(loss.why for loss in losses if loss.turns < 2)
    assert table["backs"] == sum(len(one.course.backs) for one in found) == len(losses) - 60
    assert by_number(table, "lead") == dict(sorted(Counter(one.lead_changes for one in found).items()))
    each = Counter(turns for one in found for turns in one.course.turns)
    assert by_number(table, "turns each") == dict(sorted(each.items()))
    assert sum(each.values()) == 80


def test_a_card_is_counted_where_it_is_held_and_when_it_is_played() -> None:
    one = RoundSummary([0] * 3, [0, 0, 1], played=[(2, "shove"), (2, "shove"), (1, "negate")], still_in=[3, 2, 2])
    one.held = {0: {"shove"}, 1: {"negate", "follow-me"}, 2: {"shove"}}
    found = MatchSummary([one], 0, Course([1, 1, 1]), True, False, [0, 0, 1], [3, 2, 1])
    table = Counter(dict(of_round(found, one, 1)))
    assert [table[f"kind/{kind}/held"] for kind in ("shove", "negate", "follow-me")] == [1, 1, 1]
    assert [table[f"kind/{kind}/held used"] for kind in ("shove", "negate", "follow-me")] == [1, 1, 0]
    shove = WHOLE - WHOLE // 3 + WHOLE - WHOLE // 2
    assert under(table, "kind", "shove") | {"used": 1} == {
        "held": 1,
        "held used": 1,
        "used": 1,
        "used won": WHOLE,
        "plays": 1,
        "after": 2,
        "after rounds": 1,
        "after squares": 4,
        "after both": 2 * shove,
        "after excess": shove,
        "after excess squares": shove * shove,
    }
    assert table["kind/negate/after excess"] == -WHOLE // 2
