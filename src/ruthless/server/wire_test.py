"""What clients are told of a room: all they need, and nothing that is somebody else's."""

from __future__ import annotations

import json

import pytest

from ruthless.kernel.game import GAMES
from ruthless.server import wire
from ruthless.server.scene_test import SECRET, Scene, several

TABLE = {
    *("code", "name", "game", "options", "rules", "settings", "phase", "broken", "host", "you", "people"),
    *("outside", "seated", "played", "watchers", "match", "seal", "record", "proof"),
}
PERSON = {"person", "name", "bot", "here", "ready", "replaced", "wins"}


def test_a_table_is_told_with_exactly_what_the_protocol_says() -> None:
    scene = Scene(humans=2, bots=1)
    told = wire.table(scene.room, 1, 3, scene.alive)
    assert set(told) == TABLE
    assert [set(one) for one in told["people"]] == [PERSON] * 3
    assert (told["you"], told["watchers"], told["host"]) == (1, 3, 0)
    assert [one["here"] for one in told["people"]] == [True] * 3
    scene.drop(1)
    assert [one["here"] for one in wire.table(scene.room, 0, 0, scene.alive)["people"]] == [True, False, True]
    assert [one["here"] for one in wire.table(scene.room, 0, 0, frozenset())["people"]] == [False, False, True]


def test_who_comes_and_goes_after_a_match_changes_neither_its_seats_nor_its_game() -> None:
    scene = Scene(humans=2, bots=1, options={"limit": 1})
    assert (wire.table(scene.room, 0, 0, scene.alive)["seated"], scene.room.played) == ([], None)
    scene.start()
    while scene.room.phase == "playing":
        scene.answer()
    names = [one.name for one in scene.room.people]
    scene.do(1, "leave")
    scene.do(0, "settings", settings={"game": "malta"})
    told = wire.table(scene.room, 0, 0, scene.alive)
    assert [one["name"] for one in told["seated"]] == names
    assert len(told["people"]) == len(names) - 1
    assert (told["game"], told["played"]["game"], told["played"]["options"]) == ("malta", "frantic", {"limit": 1})


def test_no_token_no_hash_no_seed_and_no_entropy_is_ever_in_it() -> None:
    scene = Scene(humans=2, options={"limit": 1})
    entropy = "ab" * 16
    scene.do(0, "ready", ready=True, entropy=entropy)
    hashes = [one.token for one in scene.room.people]
    scene.start()
    while scene.room.phase == "playing":
        for person, seat in ((None, None), (0, 0), (1, 1)):
            text = json.dumps(
                [wire.table(scene.room, person, 0, scene.alive), wire.update(scene.room, seat, -1, scene.now)]
            )
            secrets = [*scene.tokens, *hashes, entropy, SECRET.seed, SECRET.salt, SECRET.mixed([entropy, ""])]
            secrets += [scene.room.secret.seed, scene.room.record]
            assert not [one for one in secrets if one in text]
        scene.answer()
    text = json.dumps(wire.table(scene.room, 0, 0, scene.alive))
    assert SECRET.seed in text, "now it is shown"
    assert scene.room.secret.seed not in text, "that of the next deal is not"
    assert not [one for one in (*scene.tokens, *hashes) if one in text]


@pytest.mark.parametrize("game", list(GAMES))
def test_an_update_is_what_the_match_shows_the_seat(game: str) -> None:
    scene = Scene(game, humans=3, clock="brisk").start()
    for _ in range(80):
        play = scene.room.play
        assert play is not None
        for seat in (None, 0, 1, 2):
            told = wire.update(scene.room, seat, play.moment - 1, scene.now + 500)
            assert told is not None
            assert set(told) == {"is", "match", "number", "told", "view", "ask", "clock"}
            assert told["view"] == play.match.view(seat).as_json()
            assert [one["number"] for one in told["told"]] == [play.moment]
            asked = seat is not None and play.decision(seat) is not None
            assert (told["ask"] is not None) == asked == (told["view"]["options"] is not None)
            if asked:
                assert set(told["ask"]) == {"id", "window", "refusals"}
        scene.go_on()


def test_before_the_first_match_there_is_nothing_to_update() -> None:
    assert wire.update(Scene().room, 0, -1, 0) is None


def test_after_the_end_everybody_can_be_told_whoever_has_come_or_gone() -> None:
    scene = Scene(humans=3, options={"limit": 1}).start().until(lambda room: room.phase == "over")
    before = {person: wire.update(scene.room, scene.room.seat_of(person), -1, 0) for person in (1, 2)}
    scene.do(0, "leave")
    newcomers = [scene.sit("Neo"), scene.sit("Trin")]
    for person, told in before.items():
        assert wire.update(scene.room, scene.room.seat_of(person), -1, 0) == told
    for person in newcomers:
        told = wire.update(scene.room, scene.room.seat_of(person), -1, 0)
        assert told == wire.update(scene.room, None, -1, 0), "who comes now sees what everybody may see"


def test_who_has_answered_is_not_told_to_the_others() -> None:
    scene = Scene(humans=4, clock="relaxed").start()
    for _ in range(10):
        scene.until(several)
        play = scene.room.play
        assert play is not None
        last = play.match.pending[-1].seat
        before = [_told(scene, None), _told(scene, last)]
        while (seat := next((one.seat for one in play.match.pending if one.seat != last), None)) is not None:
            scene.answer(seat)
            scene.now += 100
            assert [_told(scene, None), _told(scene, last)] == before
        scene.answer(last)


def _told(scene: Scene, seat: int | None) -> str:
    return json.dumps(
        [wire.table(scene.room, seat, 0, scene.alive), wire.update(scene.room, seat, -1, scene.room.moment_at)]
    )


def test_a_list_of_tables_shows_no_table_without_people() -> None:
    scene = Scene(humans=1, bots=2, open=True)
    assert wire.summary(scene.room).open
    assert wire.summary(scene.room).shown["free"] == 5
    scene.do(0, "leave")
    assert not wire.summary(scene.room).open
    assert not wire.summary(Scene().room).open
