"""Who may do what: each command taken, and refused with its reason. No single person can hold up a table."""

from __future__ import annotations

import pytest

from ruthless.server import handlers
from ruthless.server.handlers import Draft, hashed
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.scene_test import Scene, several

ENTROPY = "ab" * 16
SHORT: dict[str, object] = {"limit": 1}

EVERYTHING: list[tuple[str, dict[str, object]]] = [
    ("answer", {"ask": "0.0", "answer": "draw"}),
    ("ready", {"ready": True, "entropy": ENTROPY}),
    ("rename", {"name": "Neo"}),
    ("settings", {"settings": {"clock": "off"}}),
    ("bot", {"level": "easy"}),
    ("remove", {"person": 1}),
    ("start", {}),
    ("host", {"person": 1}),
    ("replace", {"person": 1}),
    ("return", {}),
    ("leave", {}),
    ("say", {"text": "hi"}),
]
"""One of each command that changes something."""

LOBBY = {"answer": "server-not-playing", "replace": "server-not-playing", "return": "server-present"}
PLAYING = {
    "answer": "server-stale",
    "ready": "server-playing",
    "settings": "server-playing",
    "bot": "server-playing",
    "remove": "server-playing",
    "start": "server-playing",
    "replace": "server-present",
    "return": "server-present",
}
OVER = {"answer": "server-not-playing", "replace": "server-not-playing", "return": "server-present"}
HOSTS_ONLY = {"settings", "bot", "remove", "start", "replace"}


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_what_the_host_may_do_and_when(do: str, fields: dict[str, object]) -> None:
    scene = Scene(humans=3, options=SHORT)
    assert scene.refusal(0, do, **fields) == LOBBY.get(do)
    scene.start()
    seat = scene.room.live_match.match.pending[0].seat if scene.room.live_match else 0
    if seat == 0:
        scene.answer(0)
    assert scene.refusal(0, do, **fields) == PLAYING.get(do)
    scene.until(lambda room: room.phase == "over")
    assert scene.refusal(0, do, **fields) == OVER.get(do)


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_what_somebody_else_may_do(do: str, fields: dict[str, object]) -> None:
    scene = Scene(humans=3)
    expected = "server-not-host" if do in HOSTS_ONLY else "server-host-here" if do == "host" else LOBBY.get(do)
    assert scene.refusal(1, do, **fields) == expected


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_who_only_watches_or_is_gone_or_is_a_bot_may_do_nothing(do: str, fields: dict[str, object]) -> None:
    scene = Scene(humans=3, bots=1)
    scene.do(2, "leave")
    for nobody in (None, 2, 3, 99):
        assert scene.refusal(nobody, do, **fields) == "server-not-seated"


# Seats


def test_a_table_has_as_many_seats_as_its_game() -> None:
    scene = Scene("malta", humans=6)
    with pytest.raises(Refused, match="server-full"):
        handlers.sit_down(scene.room, "Neo", "t")
    assert scene.refusal(0, "bot", level="easy") == "server-full"


def test_nobody_sits_down_at_a_running_match() -> None:
    scene = Scene().start()
    with pytest.raises(Refused, match="server-playing"):
        handlers.sit_down(scene.room, "Neo", "t")


def test_a_game_needs_enough_people() -> None:
    assert Scene(humans=1).refusal(0, "start") == "server-too-few"


def test_names_are_told_apart() -> None:
    scene = Scene(humans=2)
    scene.sit("ada")
    scene.sit("ADA")
    scene.sit("A" * 20)
    scene.sit("A" * 20)
    names = [one.name for one in scene.room.people]
    assert names == ["Ada", "Bob", "ada 2", "ADA 3", "A" * 20, "A" * 17 + " 2"]
    scene.do(1, "rename", name="bob")
    assert scene.room.people[1].name == "bob", "one's own name is free for oneself"


def test_bots_have_names_of_their_own_whatever_people_call_themselves() -> None:
    scene = Scene(humans=1)
    scene.do(0, "rename", name="Otto")
    for _ in range(7):
        scene.do(0, "bot", level="easy")
    assert len({one.name for one in scene.room.people}) == 8


# Tokens


def test_a_token_is_kept_as_a_hash_and_opens_one_seat() -> None:
    scene = Scene(humans=2, bots=1)
    for number, token in enumerate(scene.tokens):
        assert handlers.holder(scene.room, token).person == number
        assert token not in str(scene.entries)
        assert hashed(token) in str(scene.entries)
    with pytest.raises(Refused, match="server-bad-token"):
        handlers.holder(scene.room, hashed(scene.tokens[0]))


@pytest.mark.parametrize("token", ["", " ", "x" * 32])
def test_no_token_opens_the_seat_of_a_bot(token: str) -> None:
    with pytest.raises(Refused, match="server-bad-token"):
        handlers.holder(Scene(humans=1, bots=2).room, token)


def test_the_token_of_who_was_removed_or_has_left_opens_nothing() -> None:
    scene = Scene(humans=4)
    scene.do(0, "remove", person=1)
    scene.do(2, "leave")
    scene.start()
    scene.do(3, "leave")
    for token in scene.tokens[1:]:
        with pytest.raises(Refused, match="server-bad-token"):
            handlers.holder(scene.room, token)


# The host is no single point of failure


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_anybody_takes_over_from_a_host_who_is_away(phase: str) -> None:
    scene = Scene(humans=3, options=SHORT)
    if phase != "lobby":
        scene.start()
    scene.until(lambda room: room.phase == phase)
    assert scene.refusal(2, "host", person=2) == "server-host-here"
    scene.drop(0)
    assert scene.refusal(2, "host", person=1) == "server-host-here", "one takes over oneself or not at all"
    scene.do(2, "host", person=2)
    assert scene.room.host == 2


def test_anybody_takes_over_if_the_hosts_node_has_died() -> None:
    scene = Scene(humans=2)
    scene.alive = frozenset({"another"})
    scene.connect(1, "another")
    scene.do(1, "host", person=1)
    assert scene.room.host == 1


def test_the_host_hands_over_to_people_only() -> None:
    scene = Scene(humans=2, bots=1)
    assert scene.refusal(0, "host", person=2) == "server-no-such-person"
    assert scene.refusal(0, "host", person=77) == "server-no-such-person"
    scene.do(0, "host", person=1)
    assert scene.room.host == 1
    assert scene.refusal(0, "start") == "server-not-host"


# Answers


def test_an_answer_names_the_question_it_answers() -> None:
    scene = Scene(humans=2).start()
    live_match = scene.room.live_match
    assert live_match is not None
    decision = live_match.match.pending[0]
    text = str(decision.options[0])
    assert scene.refusal(decision.seat, "answer", ask="0.0", answer=text) is None
    assert scene.refusal(decision.seat, "answer", ask="0.1", answer=text) == "server-stale"
    assert scene.refusal(decision.seat, "answer", ask="1.0", answer=text) == "server-stale"
    assert scene.refusal(1 - decision.seat, "answer", ask="0.0", answer=text) == "server-stale"
    scene.do(decision.seat, "answer", ask="0.0", answer=text)
    assert scene.refusal(decision.seat, "answer", ask="0.0", answer=text) == "server-stale"


def test_an_illegal_answer_is_refused_with_the_number_of_a_rule() -> None:
    scene = Scene(humans=2).start()
    live_match = scene.room.live_match
    assert live_match is not None
    decision = live_match.match.pending[0]
    hand = live_match.match.view(decision.seat).as_json()["hand"]
    offered = {str(option) for option in decision.options}
    for card in set(hand) - offered:
        found = handlers.reason(scene.room, decision.seat, "0.0", card)
        assert found is not None
        assert found.as_json()["rule"]
        assert scene.refusal(decision.seat, "answer", ask="0.0", answer=card) == found.as_json()["id"]


def test_people_answer_one_by_one_where_several_are_asked() -> None:
    scene = Scene(humans=3).start().until(several)
    live_match = scene.room.live_match
    assert live_match is not None
    first, second = live_match.match.pending[:2]
    moment = live_match.moment
    scene.answer(first.seat)
    assert live_match.ask(second.seat) == f"{moment}.0", "the question of the others stays the same"
    assert scene.refusal(first.seat, "answer", ask=f"{moment}.0", answer="no") == "server-stale"


def test_nobody_answers_for_a_bot_that_sits_in() -> None:
    scene = Scene(humans=3).start()
    live_match = scene.room.live_match
    assert live_match is not None
    seat = live_match.match.pending[0].seat
    scene.drop(seat)
    host = next(one.person for one in scene.room.people if one.person != seat)
    if scene.room.host == seat:
        scene.do(host, "host", person=host)
    scene.do(scene.room.host or host, "replace", person=seat)
    ask, option = live_match.ask(seat), str(live_match.match.pending[0].options[0])
    assert scene.refusal(seat, "answer", ask=ask, answer=option) == "server-replaced"
    scene.do(seat, "return")
    assert scene.refusal(seat, "answer", ask=ask, answer=option) is None


def test_only_who_is_away_is_replaced() -> None:
    scene = Scene(humans=2, bots=1).start()
    assert scene.refusal(0, "replace", person=1) == "server-present"
    assert scene.refusal(0, "replace", person=2) == "server-present"
    assert scene.refusal(0, "replace", person=9) == "server-no-such-person"
    scene.drop(1)
    scene.do(0, "replace", person=1)
    assert scene.refusal(0, "replace", person=1) == "server-present"


# Settings


def test_another_game_begins_with_its_own_house_rules() -> None:
    scene = Scene(options={"limit": 50})
    scene.do(0, "settings", settings={"game": "malta"})
    assert (scene.room.game, scene.room.options) == ("malta", {})


def test_settings_that_are_left_out_stay() -> None:
    scene = Scene(options={"limit": 50}, clock="brisk")
    scene.do(0, "settings", settings={"name": "Tuesday"})
    assert (scene.room.settings.name, scene.room.settings.clock) == ("Tuesday", "brisk")
    assert scene.room.options == {"limit": 50}


@pytest.mark.parametrize(
    "settings", [{"game": "chess"}, {"options": {"limit": "much"}}, {"options": {"no such": 1}}, {"options": {"": []}}]
)
def test_house_rules_the_game_does_not_have_are_refused(settings: dict[str, object]) -> None:
    assert Scene().refusal(0, "settings", settings=settings) == "server-bad-option"


def test_a_game_for_fewer_people_is_refused() -> None:
    assert Scene(humans=8).refusal(0, "settings", settings={"game": "malta"}) == "server-full"


# Chat


def test_chat_can_be_switched_off_and_says_one_thing_on_one_line() -> None:
    assert Scene(chat=False).refusal(0, "say", text="hi") == "server-no-chat"
    scene = Scene()
    assert scene.refusal(0, "say") == "server-bad-message"
    assert scene.refusal(0, "say", text="hi", taunt="ha") == "server-bad-message"
    scene.do(0, "say", text="a\nb\u202ec\x1bd")
    assert scene.room.chat[-1].text == "a b c d"


def test_an_entry_is_the_next_of_its_room() -> None:
    scene = Scene()
    entry = Draft("left", person=0).entry(scene.room, 5, "key")
    assert (entry.number, entry.at, entry.key) == (scene.room.number + 1, 5, "key")
    assert Draft("left").entry(Room(), 0).number == 0
