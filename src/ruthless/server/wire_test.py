"""What clients are told of a room: all they need, and nothing that is somebody else's."""

from __future__ import annotations

import json

import pytest

from ruthless.kernel.game import GAMES
from ruthless.server import wire
from ruthless.server.clocks import HUMAN
from ruthless.server.harness_test import SECRET, RoomHarness, several
from ruthless.server.moments import Moment

TABLE = {
    *("code", "name", "game", "options", "rules", "settings", "phase", "broken", "host", "you", "people"),
    *("outside", "seated", "played", "webhook", "watchers", "match", "seal", "record", "proof", "standing"),
}
PERSON = {"person", "name", "bot", "here", "ready", "replaced", "eased", "wins", "holiday", "late"}


def test_a_table_is_told_with_exactly_what_the_protocol_says() -> None:
    harness = RoomHarness(humans=2, bots=1)
    told = wire.table(harness.room, 1, 3, harness.alive)
    assert set(told) == TABLE
    assert [set(one) for one in told["people"]] == [PERSON] * 3
    assert (told["you"], told["watchers"], told["host"]) == (1, 3, 0)
    assert [one["here"] for one in told["people"]] == [True] * 3
    harness.drop(1)
    assert [one["here"] for one in wire.table(harness.room, 0, 0, harness.alive)["people"]] == [True, False, True]
    assert [one["here"] for one in wire.table(harness.room, 0, 0, frozenset())["people"]] == [False, False, True]


def test_who_comes_and_goes_after_a_match_changes_neither_its_seats_nor_its_game() -> None:
    harness = RoomHarness(humans=2, bots=1, house_rules={"limit": 1})
    assert (wire.table(harness.room, 0, 0, harness.alive)["seated"], harness.room.played) == ([], None)
    harness.start()
    while harness.room.phase == "playing":
        harness.answer()
    names = [one.name for one in harness.room.people]
    harness.do(1, "leave")
    harness.do(0, "settings", settings={"game": "malta"})
    told = wire.table(harness.room, 0, 0, harness.alive)
    assert [one["name"] for one in told["seated"]] == names
    assert len(told["people"]) == len(names) - 1
    assert (told["game"], told["played"]["game"], told["played"]["options"]) == ("malta", "frantic", {"limit": 1})


def test_no_token_no_hash_no_seed_and_no_entropy_is_ever_in_it() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1})
    entropy = "ab" * 16
    harness.do(0, "ready", ready=True, entropy=entropy)
    hashes = [one.token for one in harness.room.people]
    harness.start()
    while harness.room.phase == "playing":
        for person, seat in ((None, None), (0, 0), (1, 1)):
            text = json.dumps(
                [wire.table(harness.room, person, 0, harness.alive), harness.update(seat, -1, harness.now)]
            )
            secrets = [*harness.tokens, *hashes, entropy, SECRET.seed, SECRET.salt, SECRET.mixed([entropy, ""])]
            secrets += [harness.room.secret.seed, harness.room.record]
            assert not [one for one in secrets if one in text]
        harness.answer()
    text = json.dumps(wire.table(harness.room, 0, 0, harness.alive))
    assert SECRET.seed in text, "now it is shown"
    assert harness.room.secret.seed not in text, "that of the next deal is not"
    assert not [one for one in (*harness.tokens, *hashes) if one in text]


@pytest.mark.parametrize("game", list(GAMES))
def test_an_update_is_what_the_match_shows_the_seat(game: str) -> None:
    harness = RoomHarness(game, humans=3, clock="brisk").start()
    for _ in range(80):
        live_match = harness.room.live_match
        assert live_match is not None
        for seat in (None, 0, 1, 2):
            told = harness.update(seat, live_match.moment - 1, harness.now + 500)
            assert told is not None
            assert set(told) == {"is", "match", "number", "told", "view", "ask", "clock", "hold"}
            assert told["view"] == live_match.match.view(seat).as_json()
            assert [one["number"] for one in told["told"]] == [live_match.moment]
            asked = seat is not None and harness.room.hold is None and live_match.decision(seat) is not None
            assert (told["ask"] is not None) == asked == (told["view"]["options"] is not None)
            if asked:
                assert set(told["ask"]) == {"id", "window"}
        harness.go_on()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("apart", [True, False])
def test_what_is_made_once_for_all_and_joined_is_what_each_would_be_told_alone(
    game: str, apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not apart:
        monkeypatch.setattr(GAMES[game], "own", None)  # a game that does not say what is a seat's own
    harness = RoomHarness(game, humans=3, bots=1, clock="brisk").start()
    for _ in range(80):
        live_match = harness.room.live_match
        assert live_match is not None
        moment = Moment(harness.room, live_match, HUMAN, harness.alive, harness.now)
        for seat in (None, 0, 1, 2, 3):
            for since in (-1, live_match.moment - 1):
                told = harness.update(seat, since, harness.now)
                assert json.loads(moment.update(seat, since)) == told
        harness.go_on()


def test_before_the_first_match_there_is_nothing_to_update() -> None:
    assert RoomHarness().update(0) is None


def test_after_the_end_everybody_can_be_told_whoever_has_come_or_gone() -> None:
    harness = RoomHarness(humans=3, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    before = {person: harness.update(harness.room.seat_of(person), -1, 0) for person in (1, 2)}
    harness.do(0, "leave")
    newcomers = [harness.sit("Neo"), harness.sit("Trin")]
    for person, told in before.items():
        assert harness.update(harness.room.seat_of(person), -1, 0) == told
    for person in newcomers:
        told = harness.update(harness.room.seat_of(person), -1, 0)
        assert told == harness.update(None, -1, 0), "who comes now sees what everybody may see"


def test_who_has_answered_is_not_told_to_the_others() -> None:
    harness = RoomHarness(humans=4, clock="relaxed").start()
    for _ in range(10):
        harness.until(several)
        live_match = harness.room.live_match
        assert live_match is not None
        last = live_match.match.pending[-1].seat
        before = [_told(harness, None), _told(harness, last)]
        while (seat := next((one.seat for one in live_match.match.pending if one.seat != last), None)) is not None:
            harness.answer(seat)
            harness.now += 100
            assert [_told(harness, None), _told(harness, last)] == before
        harness.answer(last)


def _told(harness: RoomHarness, seat: int | None) -> str:
    return json.dumps(
        [wire.table(harness.room, seat, 0, harness.alive), harness.update(seat, -1, harness.room.moment_at)]
    )


def test_a_list_of_tables_shows_no_table_without_people() -> None:
    harness = RoomHarness(humans=1, bots=2, open=True)
    assert wire.summary(harness.room).open
    assert wire.summary(harness.room).shown["free"] == 5
    harness.do(0, "leave")
    assert not wire.summary(harness.room).open
    assert not wire.summary(RoomHarness().room).open


def test_a_list_of_tables_shows_only_where_one_can_sit_down_or_watch() -> None:
    watched = RoomHarness(humans=2, open=True).start()
    assert wire.summary(watched.room).open
    assert wire.summary(watched.room).shown["free"] == 0
    assert not wire.summary(RoomHarness(humans=2, open=True, watch=False).start().room).open
    full = RoomHarness(humans=8, open=True, watch=False)
    assert not wire.summary(full.room).open
    full.do(0, "leave")
    assert wire.summary(full.room).open
