"""A room is what its entries add up to, wherever one begins to read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import CHAT_CARRIED, CHAT_KEPT, Room
from ruthless.server.scene_test import SECRET, Scene, plain


def test_reading_from_the_start_of_the_match_gives_the_same_room_as_reading_everything() -> None:
    scene = Scene(humans=3, bots=1, options={"limit": 40})
    scene.do(1, "ready", ready=True, entropy="ab" * 16)
    scene.do(1, "say", text="hello")
    scene.do(2, "rename", name="Maya")
    for _ in range(3):
        scene.start()
        scene.do(0, "say", taunt="ha")
        for _ in range(30):
            scene.now += 777
            scene.answer()
            assert plain(scene.replayed(scene.base())) == scene.snapshot()
        scene.until(lambda room: room.phase == "over")
        scene.drop(1)
        scene.connect(1)
        assert plain(scene.replayed(scene.base())) == scene.snapshot()
        assert plain(scene.replayed()) == scene.snapshot()


def test_a_gap_between_entries_is_not_overlooked() -> None:
    scene = Scene()
    with pytest.raises(AssertionError, match="gaps"):
        Room().replay([*scene.entries[:2], *scene.entries[3:]])


def test_the_first_who_sits_down_is_the_host_and_bots_never_are() -> None:
    scene = Scene(humans=0, bots=1)
    assert scene.room.host is None
    assert scene.sit("Ada") == 1
    assert scene.room.host == 1


def test_numbers_of_people_are_never_used_again() -> None:
    scene = Scene(humans=3)
    scene.do(2, "leave")
    assert scene.sit("Neo") == 3
    scene.start()
    assert scene.replayed(scene.base()).next_person == 4


def test_seats_move_on_by_one_with_each_match() -> None:
    scene = Scene(humans=3, options={"limit": 1})
    orders = []
    for _ in range(4):
        scene.start()
        orders.append([one.person for one in scene.room.people])
        scene.until(lambda room: room.phase == "over")
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_who_leaves_a_running_match_leaves_a_bot_behind() -> None:
    scene = Scene(humans=3).start()
    scene.do(1, "leave")
    left = scene.room.people[1]
    assert (left.bot, left.token, left.replaced) == ("easy", "", False)
    assert len(scene.room.people) == 3
    assert scene.room.seat_of(2) == 2


def test_the_host_who_leaves_is_followed_by_a_human() -> None:
    scene = Scene(humans=2, bots=1)
    scene.do(0, "leave")
    assert scene.room.host == 1
    scene.do(1, "leave")
    assert scene.room.host is None
    assert scene.sit("Neo") == scene.room.host


def test_seats_of_a_match_that_is_over_stay_with_those_who_played_it() -> None:
    scene = Scene(humans=3, options={"limit": 1}).start().until(lambda room: room.phase == "over")
    scene.do(0, "leave")
    newcomer = scene.sit("Neo")
    room = scene.room
    assert (room.seat_of(1), room.seat_of(2)) == (1, 2)
    assert room.seat_of(newcomer) is None, "who was not there saw nothing"
    assert [one.name for one in room.seated] == ["Ada", "Bob", "Mia"]
    assert plain(scene.replayed(scene.base())) == scene.snapshot()


def test_winners_are_counted() -> None:
    scene = Scene(humans=2, options={"limit": 1}).start().until(lambda room: room.phase == "over")
    assert scene.room.live_match is not None
    winners = scene.room.live_match.match.winners
    assert [one.wins for one in scene.room.people] == [int(seat in winners) for seat in range(2)]


def test_a_match_that_is_decided_by_its_deal_is_over_at_once() -> None:
    secrets = (Secret(f"{number:064x}", SECRET.salt) for number in range(2_000))
    secret = next(one for one in secrets if LiveMatch("frantic", 3, one.mixed(["", "", ""]), {"limit": 1}).over)
    scene = Scene(humans=3, options={"limit": 1}, secret=secret).start()
    assert scene.room.phase == "over"
    assert sum(one.wins for one in scene.room.people) >= 1
    scene.start()
    assert scene.room.match == 2


def test_new_rules_ask_everybody_again() -> None:
    scene = Scene(humans=2)
    scene.do(1, "ready", ready=True, entropy="ab" * 16)
    scene.do(0, "settings", settings={"options": {"limit": 50}})
    assert not scene.room.people[1].ready


def test_entropy_is_that_of_the_last_time_somebody_was_ready() -> None:
    scene = Scene(humans=2)
    scene.do(1, "ready", ready=True, entropy="ab" * 16)
    scene.do(1, "ready", ready=False, entropy="cd" * 16)
    assert scene.room.people[1].entropy == ""
    scene.do(1, "ready", ready=True, entropy="ef" * 16)
    scene.start()
    assert scene.room.entropies == ["", "ef" * 16]
    assert scene.room.live_match is not None
    assert scene.room.live_match.record().seed == SECRET.mixed(["", "ef" * 16])
    assert [one.entropy for one in scene.room.people] == ["", ""]


def test_the_seal_shown_before_the_deal_is_that_of_the_deal_and_the_proof_comes_at_the_end() -> None:
    scene = Scene(humans=2, options={"limit": 1})
    for _ in range(3):
        before = scene.room.seal
        scene.start()
        assert scene.room.seal == before
        assert scene.room.proof is None
        scene.until(lambda room: room.phase == "over")
        assert scene.room.proof is not None
        assert scene.room.proof.seal == before
        assert scene.room.seal != before, "the next deal has a seal of its own"
        assert scene.room.live_match is not None
        assert scene.room.proof.mixed == scene.room.live_match.record().seed


def under_other_rules(scene: Scene) -> list[Entry]:
    """The entries as if the match had begun under an older version of the rules."""
    return [
        replace(one, data={**one.data, "rules_version": -1}) if one.kind == "started" else one for one in scene.entries
    ]


def test_a_match_begun_under_other_rules_is_broken_but_nothing_hangs() -> None:
    scene = Scene(humans=2).start()
    for _ in range(5):
        scene.answer()
    room = Room().replay(under_other_rules(scene))
    assert (room.broken, room.phase, room.live_match) == (True, "over", None)
    scene.room = room
    scene.start()
    assert (scene.room.broken, scene.room.phase) == (False, "playing")


def test_the_seed_of_a_broken_match_stays_sealed_because_it_may_go_on_elsewhere() -> None:
    scene = Scene(humans=2).start()
    assert Room().replay(under_other_rules(scene)).proof is None


def test_an_answer_that_has_become_illegal_breaks_the_match_instead_of_the_server() -> None:
    scene = Scene(humans=2).start()
    scene.answer()
    bad = replace(scene.entries[-1], data={"seat": 0, "ask": "0.0", "answer": "no such thing"})
    room = Room().replay([*scene.entries[:-1], bad])
    assert (room.broken, room.phase, room.proof) == (True, "over", None)


def test_chat_is_kept_within_bounds_and_the_last_of_it_goes_into_the_next_match() -> None:
    scene = Scene(humans=2)
    for number in range(CHAT_KEPT + 20):
        scene.do(0, "say", text=f"line {number}")
    assert len(scene.room.chat) == CHAT_KEPT
    scene.start()
    assert [line.text for line in scene.room.chat] == [
        f"line {number}" for number in range(CHAT_KEPT + 20 - CHAT_CARRIED, CHAT_KEPT + 20)
    ]
    numbers = [line.number for line in scene.room.chat]
    assert numbers == sorted(set(numbers))


def test_clocks_stand_still_while_nobody_is_there() -> None:
    scene = Scene(humans=2, bots=1).start()
    asked = scene.room.asked_at.copy()
    scene.drop(0)
    scene.now += 50_000
    scene.connect(0)
    assert scene.room.asked_at == asked, "the other was there"
    scene.drop(0)
    scene.drop(1)
    scene.now += 3_600_000
    scene.connect(0)
    assert set(scene.room.asked_at.values()) == {scene.now} == {scene.room.moment_at}


def test_a_connection_that_ends_late_does_not_send_away_who_came_back_elsewhere() -> None:
    scene = Scene(humans=2)
    scene.alive = frozenset({"here", "there"})
    scene.connect(0, "there")
    scene.take(Draft("gone", person=0, node="here"))
    assert scene.room.people[0].node == "there"
