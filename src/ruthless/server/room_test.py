"""A room is what its entries add up to, wherever one begins to read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft
from ruthless.server.happenings import CHAT_KEPT, replay
from ruthless.server.harness_test import SECRET, RoomHarness, plain, several
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import CHAT_CARRIED


def test_reading_from_the_start_of_the_match_gives_the_same_room_as_reading_everything() -> None:
    harness = RoomHarness(humans=3, bots=1, house_rules={"limit": 40})
    harness.do(1, "ready", ready=True, entropy="ab" * 16)
    harness.do(1, "say", text="hello")
    harness.do(2, "rename", name="Maya")
    for _ in range(3):
        harness.start()
        harness.do(0, "say", taunt="ha")
        for _ in range(30):
            harness.now += 777
            harness.answer()
            assert plain(harness.replayed(harness.base())) == harness.snapshot()
        harness.until(lambda room: room.phase == "over")
        harness.drop(1)
        harness.connect(1)
        assert plain(harness.replayed(harness.base())) == harness.snapshot()
        assert plain(harness.replayed()) == harness.snapshot()


def test_a_gap_between_entries_is_not_overlooked() -> None:
    harness = RoomHarness()
    with pytest.raises(AssertionError, match="gaps"):
        replay([*harness.entries[:2], *harness.entries[3:]])


def test_the_first_who_sits_down_is_the_host_and_bots_never_are() -> None:
    harness = RoomHarness(humans=0, bots=1)
    assert harness.room.host is None
    assert harness.sit("Ada") == 1
    assert harness.room.host == 1


def test_numbers_of_people_are_never_used_again() -> None:
    harness = RoomHarness(humans=3)
    harness.do(2, "leave")
    assert harness.sit("Neo") == 3
    harness.start()
    assert harness.replayed(harness.base()).next_person == 4


def test_seats_move_on_by_one_with_each_match() -> None:
    harness = RoomHarness(humans=3, house_rules={"limit": 1})
    orders = []
    for _ in range(4):
        harness.start()
        orders.append([one.person for one in harness.room.people])
        harness.until(lambda room: room.phase == "over")
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_who_leaves_a_running_match_leaves_a_bot_behind() -> None:
    harness = RoomHarness(humans=3).start()
    harness.do(1, "leave")
    left = harness.room.people[1]
    assert (left.bot, left.token, left.replaced) == ("easy", "", False)
    assert len(harness.room.people) == 3
    assert harness.room.seat_of(2) == 2


def test_the_host_who_leaves_is_followed_by_a_human() -> None:
    harness = RoomHarness(humans=2, bots=1)
    harness.do(0, "leave")
    assert harness.room.host == 1
    harness.do(1, "leave")
    assert harness.room.host is None
    assert harness.sit("Neo") == harness.room.host


def test_seats_of_a_match_that_is_over_stay_with_those_who_played_it() -> None:
    harness = RoomHarness(humans=3, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    harness.do(0, "leave")
    newcomer = harness.sit("Neo")
    room = harness.room
    assert (room.seat_of(1), room.seat_of(2)) == (1, 2)
    assert room.seat_of(newcomer) is None, "who was not there saw nothing"
    assert [one.name for one in room.seated] == ["Ada", "Bob", "Mia"]
    assert plain(harness.replayed(harness.base())) == harness.snapshot()


def test_winners_are_counted() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    assert harness.room.live_match is not None
    winners = harness.room.live_match.match.winners
    assert [one.wins for one in harness.room.people] == [int(seat in winners) for seat in range(2)]


def test_a_match_that_is_decided_by_its_deal_is_over_at_once() -> None:
    secrets = (Secret(f"{number:064x}", SECRET.salt) for number in range(2_000))
    secret = next(one for one in secrets if LiveMatch("frantic", 3, one.mixed(["", "", ""]), {"limit": 1}).over)
    harness = RoomHarness(humans=3, house_rules={"limit": 1}, secret=secret).start()
    assert harness.room.phase == "over"
    assert sum(one.wins for one in harness.room.people) >= 1
    harness.start()
    assert harness.room.match == 2


def test_new_rules_ask_everybody_again() -> None:
    harness = RoomHarness(humans=2)
    harness.do(1, "ready", ready=True, entropy="ab" * 16)
    harness.do(0, "settings", settings={"options": {"limit": 50}})
    assert not harness.room.people[1].ready


def test_another_pace_asks_nobody_again() -> None:
    harness = RoomHarness(humans=2)
    harness.do(1, "ready", ready=True, entropy="ab" * 16)
    harness.do(0, "settings", settings={"pace": "slow"})
    assert harness.room.people[1].ready
    harness.do(0, "settings", settings={"pace": "slow", "options": {"limit": 90}})
    assert not harness.room.people[1].ready


def test_a_match_goes_on_whose_log_is_from_before_rounds_were_waited_for() -> None:
    harness = RoomHarness(humans=2).start()
    for _ in range(400):
        harness.go_on()
    older = [one for one in harness.entries if one.kind != "seen"]
    assert len(older) < len(harness.entries)
    for number, one in enumerate(older):
        older[number] = replace(one, number=number)
    room = replay(older)
    assert room.live_match is not None
    assert harness.room.live_match is not None
    assert room.live_match.record() == harness.room.live_match.record()
    assert (room.hold, room.phase) == (harness.room.hold, harness.room.phase)


def test_an_end_of_a_round_that_was_seen_too_late_changes_nothing() -> None:
    harness = RoomHarness(humans=2).start().until(lambda room: room.hold is not None)
    assert harness.room.live_match is not None
    number = harness.room.live_match.moment
    harness.next_round()
    before = harness.snapshot()
    for person in (0, None):
        harness.take(Draft("seen", person=person, number=number))
    changed = {name for name, value in harness.snapshot().items() if before[name] != value}
    assert changed == {"number"}


def test_entropy_is_that_of_the_last_time_somebody_was_ready() -> None:
    harness = RoomHarness(humans=2)
    harness.do(1, "ready", ready=True, entropy="ab" * 16)
    harness.do(1, "ready", ready=False, entropy="cd" * 16)
    assert harness.room.people[1].entropy == ""
    harness.do(1, "ready", ready=True, entropy="ef" * 16)
    harness.start()
    assert harness.room.entropies == ["", "ef" * 16]
    assert harness.room.live_match is not None
    assert harness.room.live_match.record().seed == SECRET.mixed(["", "ef" * 16])
    assert [one.entropy for one in harness.room.people] == ["", ""]


def test_the_seal_shown_before_the_deal_is_that_of_the_deal_and_the_proof_comes_at_the_end() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1})
    for _ in range(3):
        before = harness.room.seal
        harness.start()
        assert harness.room.seal == before
        assert harness.room.proof is None
        harness.until(lambda room: room.phase == "over")
        assert harness.room.proof is not None
        assert harness.room.proof.seal == before
        assert harness.room.seal != before, "the next deal has a seal of its own"
        assert harness.room.live_match is not None
        assert harness.room.proof.mixed == harness.room.live_match.record().seed


def under_other_rules(harness: RoomHarness) -> list[Entry]:
    """The entries as if the match had begun under an older version of the rules."""
    return [
        replace(one, data={**one.data, "rules_version": -1}) if one.kind == "started" else one
        for one in harness.entries
    ]


@pytest.mark.parametrize("game", ["frantic", "malta"])
def test_a_match_begun_under_other_rules_is_broken_but_nothing_hangs(game: str) -> None:
    harness = RoomHarness(game, humans=2).start()
    for _ in range(5):
        harness.answer()
    room = replay(under_other_rules(harness))
    assert (room.broken, room.phase, room.live_match) == (True, "over", None)
    harness.room = room
    harness.start()
    assert (harness.room.broken, harness.room.phase) == (False, "playing")


def test_the_seed_of_a_broken_match_stays_sealed_because_it_may_go_on_elsewhere() -> None:
    harness = RoomHarness(humans=2).start()
    assert replay(under_other_rules(harness)).proof is None


def test_an_answer_that_has_become_illegal_breaks_the_match_instead_of_the_server() -> None:
    harness = RoomHarness(humans=2).start()
    harness.answer()
    bad = replace(harness.entries[-1], data={"seat": 0, "ask": "0.0", "answer": "no such thing"})
    room = replay([*harness.entries[:-1], bad])
    assert (room.broken, room.phase, room.proof) == (True, "over", None)


def test_chat_is_kept_within_bounds_and_the_last_of_it_goes_into_the_next_match() -> None:
    harness = RoomHarness(humans=2)
    for number in range(CHAT_KEPT + 20):
        harness.do(0, "say", text=f"line {number}")
    assert len(harness.room.chat) == CHAT_KEPT
    harness.start()
    assert [line.text for line in harness.room.chat] == [
        f"line {number}" for number in range(CHAT_KEPT + 20 - CHAT_CARRIED, CHAT_KEPT + 20)
    ]
    numbers = [line.number for line in harness.room.chat]
    assert numbers == sorted(set(numbers))


def test_clocks_stand_still_while_nobody_is_there() -> None:
    harness = RoomHarness(humans=2, bots=1).start()
    asked = harness.room.asked_at.copy()
    harness.drop(0)
    harness.now += 50_000
    harness.connect(0)
    assert harness.room.asked_at == asked, "the other was there"
    harness.drop(0)
    harness.drop(1)
    harness.now += 3_600_000
    harness.connect(0)
    assert set(harness.room.asked_at.values()) == {harness.now} == {harness.room.moment_at}


def test_a_connection_that_ends_late_does_not_send_away_who_came_back_elsewhere() -> None:
    harness = RoomHarness(humans=2)
    harness.alive = frozenset({"here", "there"})
    harness.connect(0, "there")
    harness.take(Draft("gone", person=0, node="here"))
    assert harness.room.people[0].node == "there"


def test_that_a_bot_was_in_a_hurry_is_known_when_the_moment_is_over_and_until_it_is_not() -> None:
    harness = RoomHarness(humans=2, bots=2).start()
    room = harness.room
    harness.until(
        lambda room: several(room) and room.live_match is not None and len(room.live_match.match.pending) == 4
    )
    assert room.live_match is not None
    bots = [one.seat for one in room.live_match.match.pending if room.people[one.seat].by_bot]
    for seat in bots:
        answer = str(next(one for one in room.live_match.match.pending if one.seat == seat).options[0])
        harness.take(Draft("answered", seat=seat, ask=room.live_match.ask(seat), answer=answer, level="normal"))
        assert [one.eased for one in room.people] == [""] * 4, "that it has answered is nobody's business"
    moment = room.live_match.moment
    while room.live_match.moment == moment:
        harness.answer()
    assert [room.people[seat].eased for seat in bots] == ["normal"] * len(bots)
    assert plain(harness.replayed()) == harness.snapshot()
