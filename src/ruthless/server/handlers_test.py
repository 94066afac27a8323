"""Who may do what: each command taken, and refused with its reason. No single person can hold up a table."""

from __future__ import annotations

import pytest

from ruthless.server import handlers
from ruthless.server.handlers import Draft, hashed
from ruthless.server.harness_test import RoomHarness, several
from ruthless.server.refusals import Refused
from ruthless.server.room import Room

ENTROPY = "ab" * 16
SHORT: dict[str, object] = {"limit": 1}

EVERYTHING: list[tuple[str, dict[str, object]]] = [
    ("answer", {"ask": "0.0", "answer": "draw"}),
    ("ready", {"ready": True, "entropy": ENTROPY}),
    ("seen", {"number": 0}),
    ("rename", {"name": "Neo"}),
    ("settings", {"settings": {"clock": "off"}}),
    ("bot", {"level": "easy"}),
    ("remove", {"person": 1}),
    ("start", {}),
    ("host", {"person": 1}),
    ("replace", {"person": 1}),
    ("return", {}),
    ("leave", {}),
    ("standing", {"question": "counter", "answer": "never"}),
    ("holiday", {"until": None}),
    ("say", {"text": "hi"}),
]
"""One of each command that changes something."""

ALWAYS = {"standing": "server-no-days", "holiday": "server-no-days"}
LOBBY = {
    **ALWAYS,
    "answer": "server-not-playing",
    "seen": "server-stale",
    "replace": "server-not-playing",
    "return": "server-present",
}
PLAYING = {
    **ALWAYS,
    "answer": "server-stale",
    "ready": "server-playing",
    "seen": "server-stale",
    "settings": "server-playing",
    "bot": "server-playing",
    "remove": "server-playing",
    "start": "server-playing",
    "replace": "server-present",
    "return": "server-present",
}
OVER = {
    **ALWAYS,
    "answer": "server-not-playing",
    "seen": "server-stale",
    "replace": "server-not-playing",
    "return": "server-present",
}
HOSTS_ONLY = {"settings", "bot", "remove", "start", "replace"}


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_what_the_host_may_do_and_when(do: str, fields: dict[str, object]) -> None:
    harness = RoomHarness(humans=3, house_rules=SHORT)
    assert harness.refusal(0, do, **fields) == LOBBY.get(do)
    harness.start()
    seat = harness.room.live_match.match.pending[0].seat if harness.room.live_match else 0
    if seat == 0:
        harness.answer(0)
    assert harness.refusal(0, do, **fields) == PLAYING.get(do)
    harness.until(lambda room: room.phase == "over")
    assert harness.refusal(0, do, **fields) == OVER.get(do)


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_what_somebody_else_may_do(do: str, fields: dict[str, object]) -> None:
    harness = RoomHarness(humans=3)
    expected = "server-not-host" if do in HOSTS_ONLY else "server-host-here" if do == "host" else LOBBY.get(do)
    assert harness.refusal(1, do, **fields) == expected


@pytest.mark.parametrize(("do", "fields"), EVERYTHING)
def test_who_only_watches_or_is_gone_or_is_a_bot_may_do_nothing(do: str, fields: dict[str, object]) -> None:
    harness = RoomHarness(humans=3, bots=1)
    harness.do(2, "leave")
    for nobody in (None, 2, 3, 99):
        assert harness.refusal(nobody, do, **fields) == "server-not-seated"


# Seats


def test_a_table_has_as_many_seats_as_its_game() -> None:
    harness = RoomHarness("malta", humans=6)
    with pytest.raises(Refused, match="server-full"):
        handlers.sit_down(harness.room, "Neo", "t")
    assert harness.refusal(0, "bot", level="easy") == "server-full"


def test_nobody_sits_down_at_a_running_match() -> None:
    harness = RoomHarness().start()
    with pytest.raises(Refused, match="server-playing"):
        handlers.sit_down(harness.room, "Neo", "t")


def test_a_game_needs_enough_people() -> None:
    assert RoomHarness(humans=1).refusal(0, "start") == "server-too-few"


def test_names_are_told_apart() -> None:
    harness = RoomHarness(humans=2)
    harness.sit("ada")
    harness.sit("ADA")
    harness.sit("A" * 20)
    harness.sit("A" * 20)
    names = [one.name for one in harness.room.people]
    assert names == ["Ada", "Bob", "ada 2", "ADA 3", "A" * 20, "A" * 17 + " 2"]
    harness.do(1, "rename", name="bob")
    assert harness.room.people[1].name == "bob", "one's own name is free for oneself"


def test_bots_have_names_of_their_own_whatever_people_call_themselves() -> None:
    harness = RoomHarness(humans=1)
    harness.do(0, "rename", name="Otto")
    for _ in range(7):
        harness.do(0, "bot", level="easy")
    assert len({one.name for one in harness.room.people}) == 8


# Tokens


def test_a_token_is_kept_as_a_hash_and_opens_one_seat() -> None:
    harness = RoomHarness(humans=2, bots=1)
    for number, token in enumerate(harness.tokens):
        assert handlers.holder(harness.room, token).person == number
        assert token not in str(harness.entries)
        assert hashed(token) in str(harness.entries)
    with pytest.raises(Refused, match="server-bad-token"):
        handlers.holder(harness.room, hashed(harness.tokens[0]))


@pytest.mark.parametrize("token", ["", " ", "x" * 32])
def test_no_token_opens_the_seat_of_a_bot(token: str) -> None:
    with pytest.raises(Refused, match="server-bad-token"):
        handlers.holder(RoomHarness(humans=1, bots=2).room, token)


def test_the_token_of_who_was_removed_or_has_left_opens_nothing() -> None:
    harness = RoomHarness(humans=4)
    harness.do(0, "remove", person=1)
    harness.do(2, "leave")
    harness.start()
    harness.do(3, "leave")
    for token in harness.tokens[1:]:
        with pytest.raises(Refused, match="server-bad-token"):
            handlers.holder(harness.room, token)


# The host is no single point of failure


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_anybody_takes_over_from_a_host_who_is_away(phase: str) -> None:
    harness = RoomHarness(humans=3, house_rules=SHORT)
    if phase != "lobby":
        harness.start()
    harness.until(lambda room: room.phase == phase)
    assert harness.refusal(2, "host", person=2) == "server-host-here"
    harness.drop(0)
    assert harness.refusal(2, "host", person=1) == "server-host-here", "one takes over oneself or not at all"
    harness.do(2, "host", person=2)
    assert harness.room.host == 2


def test_anybody_takes_over_if_the_hosts_node_has_died() -> None:
    harness = RoomHarness(humans=2)
    harness.alive = frozenset({"another"})
    harness.connect(1, "another")
    harness.do(1, "host", person=1)
    assert harness.room.host == 1


def test_the_host_hands_over_to_people_only() -> None:
    harness = RoomHarness(humans=2, bots=1)
    assert harness.refusal(0, "host", person=2) == "server-no-such-person"
    assert harness.refusal(0, "host", person=77) == "server-no-such-person"
    harness.do(0, "host", person=1)
    assert harness.room.host == 1
    assert harness.refusal(0, "start") == "server-not-host"


# Answers


def test_an_answer_names_the_question_it_answers() -> None:
    harness = RoomHarness(humans=2).start()
    live_match = harness.room.live_match
    assert live_match is not None
    decision = live_match.match.pending[0]
    text = str(decision.options[0])
    assert harness.refusal(decision.seat, "answer", ask="0.0", answer=text) is None
    assert harness.refusal(decision.seat, "answer", ask="0.1", answer=text) == "server-stale"
    assert harness.refusal(decision.seat, "answer", ask="1.0", answer=text) == "server-stale"
    assert harness.refusal(1 - decision.seat, "answer", ask="0.0", answer=text) == "server-stale"
    harness.do(decision.seat, "answer", ask="0.0", answer=text)
    assert harness.refusal(decision.seat, "answer", ask="0.0", answer=text) == "server-stale"


def test_an_illegal_answer_is_refused_with_the_number_of_a_rule() -> None:
    harness = RoomHarness(humans=2).start()
    live_match = harness.room.live_match
    assert live_match is not None
    decision = live_match.match.pending[0]
    hand = live_match.match.view(decision.seat).as_json()["hand"]
    offered = {str(option) for option in decision.options}
    for card in set(hand) - offered:
        found = handlers.reason(harness.room, decision.seat, "0.0", card)
        assert found is not None
        assert found.as_json()["rule"]
        assert harness.refusal(decision.seat, "answer", ask="0.0", answer=card) == found.as_json()["id"]


def test_people_answer_one_by_one_where_several_are_asked() -> None:
    harness = RoomHarness(humans=3).start().until(several)
    live_match = harness.room.live_match
    assert live_match is not None
    first, second = live_match.match.pending[:2]
    moment = live_match.moment
    harness.answer(first.seat)
    assert live_match.ask(second.seat) == f"{moment}.0", "the question of the others stays the same"
    assert harness.refusal(first.seat, "answer", ask=f"{moment}.0", answer="no") == "server-stale"


def test_nothing_can_be_answered_while_people_look_at_the_end_of_a_round() -> None:
    harness = RoomHarness(humans=2).start().until(lambda room: room.hold is not None)
    live_match = harness.room.live_match
    assert live_match is not None
    one = live_match.match.pending[0]
    frame = {"ask": live_match.ask(one.seat), "answer": str(one.options[0])}
    person = harness.room.people[one.seat].person
    assert harness.refusal(person, "answer", **frame) == "server-held"
    reason = handlers.reason(harness.room, person, str(frame["ask"]), str(frame["answer"]))
    assert isinstance(reason, Refused)
    with pytest.raises(Refused, match="held"):
        handlers.may_ask_for_hint(harness.room, person, str(frame["ask"]))
    harness.next_round()
    assert harness.refusal(person, "answer", **frame) is None


def test_the_end_of_a_round_is_seen_once_and_at_its_own_moment() -> None:
    harness = RoomHarness(humans=2).start().until(lambda room: room.hold is not None)
    assert harness.room.live_match is not None
    number = harness.room.live_match.moment
    assert harness.refusal(0, "seen", number=number - 1) == "server-stale"
    harness.do(0, "seen", number=number)
    assert harness.refusal(0, "seen", number=number) == "server-stale"
    assert harness.refusal(1, "seen", number=number) is None
    harness.next_round()
    assert harness.refusal(1, "seen", number=number) == "server-stale"


def test_the_pace_may_change_during_a_match_and_nothing_else() -> None:
    harness = RoomHarness(humans=2).start()
    assert harness.refusal(1, "settings", settings={"pace": "fast"}) == "server-not-host"
    assert harness.refusal(0, "settings", settings={"pace": "fast", "clock": "off"}) == "server-playing"
    harness.do(0, "settings", settings={"pace": "fast"})
    assert harness.room.settings.pace == "fast"


def test_nobody_answers_for_a_bot_that_sits_in() -> None:
    harness = RoomHarness(humans=3).start()
    live_match = harness.room.live_match
    assert live_match is not None
    seat = live_match.match.pending[0].seat
    harness.drop(seat)
    host = next(one.person for one in harness.room.people if one.person != seat)
    if harness.room.host == seat:
        harness.do(host, "host", person=host)
    harness.do(harness.room.host or host, "replace", person=seat)
    ask, option = live_match.ask(seat), str(live_match.match.pending[0].options[0])
    assert harness.refusal(seat, "answer", ask=ask, answer=option) == "server-replaced"
    harness.do(seat, "return")
    assert harness.refusal(seat, "answer", ask=ask, answer=option) is None


def test_only_who_is_away_is_replaced() -> None:
    harness = RoomHarness(humans=2, bots=1).start()
    assert harness.refusal(0, "replace", person=1) == "server-present"
    assert harness.refusal(0, "replace", person=2) == "server-present"
    assert harness.refusal(0, "replace", person=9) == "server-no-such-person"
    harness.drop(1)
    harness.do(0, "replace", person=1)
    assert harness.refusal(0, "replace", person=1) == "server-present"


# Settings


def test_another_game_begins_with_its_own_house_rules() -> None:
    harness = RoomHarness(house_rules={"limit": 50})
    harness.do(0, "settings", settings={"game": "malta"})
    assert (harness.room.game, harness.room.house_rules) == ("malta", {})


def test_settings_that_are_left_out_stay() -> None:
    harness = RoomHarness(house_rules={"limit": 50}, clock="brisk")
    harness.do(0, "settings", settings={"name": "Tuesday"})
    assert (harness.room.settings.name, harness.room.settings.clock) == ("Tuesday", "brisk")
    assert harness.room.house_rules == {"limit": 50}


@pytest.mark.parametrize(
    "settings", [{"game": "chess"}, {"options": {"limit": "much"}}, {"options": {"no such": 1}}, {"options": {"": []}}]
)
def test_house_rules_the_game_does_not_have_are_refused(settings: dict[str, object]) -> None:
    assert RoomHarness().refusal(0, "settings", settings=settings) == "server-bad-option"


def test_a_game_for_fewer_people_is_refused() -> None:
    assert RoomHarness(humans=8).refusal(0, "settings", settings={"game": "malta"}) == "server-full"


# Chat


def test_chat_can_be_switched_off_and_says_one_thing_on_one_line() -> None:
    assert RoomHarness(chat=False).refusal(0, "say", text="hi") == "server-no-chat"
    harness = RoomHarness()
    assert harness.refusal(0, "say") == "server-bad-message"
    assert harness.refusal(0, "say", text="hi", taunt="ha") == "server-bad-message"
    harness.do(0, "say", text="a\nb\u202ec\x1bd")
    assert harness.room.chat[-1].text == "a b c d"


def test_an_entry_is_the_next_of_its_room() -> None:
    harness = RoomHarness()
    entry = Draft("left", person=0).entry(harness.room, 5, "key")
    assert (entry.number, entry.at, entry.key) == (harness.room.number + 1, 5, "key")
    assert Draft("left").entry(Room(), 0).number == 0
