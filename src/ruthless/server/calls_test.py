"""Who is called, when, and what is said: by a room alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruthless.server.calls import PATIENCE, calling, calls, due, say
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.happenings import CALLS_KEPT, apply
from ruthless.server.harness_test import RoomHarness
from ruthless.server.receiver_test import Browser
from ruthless.server.room import Room

HOOK = "https://hooks.example/secret-path"


def subscribed(harness: RoomHarness, person: int, endpoint: str = "https://push.example/1", **more: object) -> Browser:
    """Somebody wants to be called."""
    browser = Browser(endpoint)
    harness.do(person, "call", subscription=browser.subscription, **more)
    return browser


def asked_one(room: Room) -> bool:
    """Whether a single seat is asked, for more than a reaction."""
    return room.live_match is not None and len(room.live_match.asked) == 1 and not room.live_match.window


def at_their_turn(**settings: object) -> tuple[RoomHarness, int]:
    """A running match of three, and who is asked."""
    harness = RoomHarness(humans=3, **settings)  # type: ignore[arg-type]
    for person in range(3):
        subscribed(harness, person)
    harness.start().until(asked_one)
    return harness, who_is_asked(harness)


def who_is_asked(harness: RoomHarness) -> int:
    assert harness.room.live_match is not None
    return harness.room.people[harness.room.live_match.asked[0]].person


def next_asked(harness: RoomHarness) -> int:
    """Let whoever is asked answer, until it is one person again."""
    harness.answer()
    return who_is_asked(harness.until(asked_one))


def test_who_is_asked_and_away_is_called_once_and_not_at_once() -> None:
    harness, asked = at_their_turn()
    other = (asked + 1) % 3
    assert due(harness.room, harness.alive) is None, "everybody is here"
    harness.drop(other)
    assert due(harness.room, harness.alive) is None, "who is not asked is left alone"
    while next_asked(harness) != other:
        assert due(harness.room, harness.alive) is None
    at = due(harness.room, harness.alive)
    assert at == harness.room.moment_at + PATIENCE.asked
    assert calling(harness.room, at - 1, harness.alive) is None
    draft = calling(harness.room, at, harness.alive)
    assert draft is not None
    assert draft.data == {"asked": [other]}
    harness.take(draft)
    assert due(harness.room, harness.alive) is None, "once is enough"
    harness.answer()
    assert harness.room.called == []


def test_who_leaves_over_an_open_question_has_longer() -> None:
    harness, asked = at_their_turn()
    harness.now += 1_000
    harness.drop(asked)
    assert due(harness.room, harness.alive) == harness.now + PATIENCE.left
    harness.connect(asked)
    assert due(harness.room, harness.alive) is None


def test_nobody_is_called_who_does_not_want_it_or_whom_a_bot_stands_in_for() -> None:
    harness, asked = at_their_turn()
    harness.drop(asked)
    host = harness.room.host if harness.room.host != asked else None
    harness.do(asked, "call", subscription=None)
    assert due(harness.room, harness.alive) is None
    subscribed(harness, asked)
    assert due(harness.room, harness.alive) is not None
    if host is not None:
        harness.do(host, "replace", person=asked)
    else:
        harness.take(Draft("replaced", person=asked))
    assert due(harness.room, harness.alive) is None


def test_nobody_is_called_to_a_table_of_bots() -> None:
    harness = RoomHarness(humans=1, bots=2)
    subscribed(harness, 0)
    harness.start()
    harness.until(
        lambda room: room.live_match is not None and 0 in room.live_match.asked and not room.live_match.window
    )
    harness.drop(0)
    assert due(harness.room, harness.alive) is None


def test_a_short_chance_to_react_calls_nobody_and_one_without_a_clock_does() -> None:
    for clock, expected in (("relaxed", False), ("brisk", False), ("off", True)):
        harness = RoomHarness(humans=2, clock=clock)
        subscribed(harness, 0)
        subscribed(harness, 1)
        harness.start().until(lambda room: room.live_match is not None and room.live_match.window)
        for person in (0, 1):
            harness.drop(person)
        assert (due(harness.room, harness.alive) is not None) is expected, clock


def test_a_webhook_calls_everybody_who_is_asked_and_tells_nothing_but_that() -> None:
    harness, _ = at_their_turn(name="The Den")
    for person in range(3):
        harness.do(person, "call", subscription=None)
    harness.do(harness.room.host, "webhook", url=HOOK, language="de")
    asked = who_is_asked(harness)
    harness.drop(asked)
    at = due(harness.room, harness.alive)
    assert at is not None
    harness.take(calling(harness.room, at, harness.alive))
    [call] = calls(harness.room, harness.entries[-1], "https://play.example")
    name = harness.room.people[asked].name
    assert (call.to["url"], call.to["language"]) == (HOOK, "de")
    assert call.said == {
        "is": "asked",
        "text": f"Am Tisch The Den wartet man auf {name}.",
        "table": {"code": "KR7Q2M", "name": "The Den"},
        "link": "https://play.example/t/KR7Q2M",
        "people": [name],
    }


def test_a_webhook_says_first_that_it_is_there() -> None:
    harness = RoomHarness(name="The Den")
    harness.do(0, "webhook", url=HOOK)
    [call] = calls(harness.room, harness.entries[-1], "https://play.example")
    assert call.said["is"] == "greeting"
    assert call.said["people"] == []
    harness.do(0, "webhook", url=None)
    assert calls(harness.room, harness.entries[-1], "") == []
    assert harness.room.webhook == {}


def test_everybody_is_called_in_their_own_language_in_every_browser_they_have() -> None:
    harness, asked = at_their_turn(name="The Den")
    subscribed(harness, asked, "https://push.example/2", language="fr")
    harness.drop(asked)
    entry = Entry(harness.room.number + 1, "called", {"asked": [asked]})
    apply(harness.room, entry)
    found = calls(harness.room, entry, "")
    assert [one.person for one in found] == [asked, asked]
    assert [one.said["title"] for one in found] == ["Your turn: The Den", "À toi\xa0: The Den"]
    assert [one.said["lang"] for one in found] == ["en", "fr"]
    assert {one.said["to"] for one in found} == {"/t/KR7Q2M"}


def test_who_has_answered_already_is_not_pushed_but_nobody_else_can_tell() -> None:
    harness = RoomHarness(humans=3, clock="off")
    harness.do(0, "webhook", url=HOOK)
    for person in range(3):
        subscribed(harness, person)
    harness.start().until(lambda room: room.live_match is not None and len(room.live_match.match.pending) == 3)
    live_match = harness.room.live_match
    assert live_match is not None
    seat, moment = live_match.match.pending[0].seat, live_match.moment
    everybody = [harness.room.people[one].person for one in live_match.asked]
    while live_match.decision(seat) is not None:
        harness.answer(seat)
    assert live_match.moment == moment
    for person in everybody:
        harness.drop(person)
    harness.take(calling(harness.room, harness.now + 10**9, harness.alive))
    assert harness.entries[-1].data == {"asked": everybody}
    found = calls(harness.room, harness.entries[-1], "")
    pushed = {one.person for one in found if one.person is not None}
    assert pushed == {*everybody} - {harness.room.people[seat].person}
    assert found[-1].said["people"] == [harness.room.people[one].name for one in live_match.asked]


def test_a_reminder_is_one_more_call() -> None:
    harness, asked = at_their_turn(name="The Den")
    entry: Any = Entry(harness.room.number, "reminded", {"person": asked})
    [call] = calls(harness.room, entry, "")
    assert call.said["title"] == "Still your turn: The Den"


# What is kept


def test_a_subscription_is_kept_with_its_seat_and_written_once() -> None:
    harness = RoomHarness()
    browser = subscribed(harness, 0, language="de")
    written = len(harness.entries)
    with pytest.raises(AssertionError):  # there is nothing to write
        harness.do(0, "call", subscription=browser.subscription, language="de")
    assert len(harness.entries) == written
    assert [one["language"] for one in harness.room.people[0].calls] == ["de"]
    harness.start()
    assert harness.replayed(harness.base()).people[0].calls == harness.room.people[0].calls != []
    assert json.dumps(harness.replayed().snapshot()) == json.dumps(harness.room.snapshot())


def test_a_seat_has_a_few_browsers_and_the_latest_are_kept() -> None:
    harness = RoomHarness()
    for number in range(CALLS_KEPT + 2):
        subscribed(harness, 0, f"https://push.example/{number}")
    kept = [one["endpoint"] for one in harness.room.people[0].calls]
    assert kept == [f"https://push.example/{number}" for number in range(2, CALLS_KEPT + 2)]
    subscribed(harness, 0, "https://push.example/new", instead=kept[1])
    assert [one["endpoint"] for one in harness.room.people[0].calls] == [
        *(kept[0], kept[2], kept[3]),
        "https://push.example/new",
    ]
    harness.do(0, "call", subscription=None, instead=kept[0])
    assert len(harness.room.people[0].calls) == 3
    harness.do(0, "call", subscription=None)
    assert harness.room.people[0].calls == []


def test_who_gives_up_a_seat_or_its_link_is_not_called_there_any_more() -> None:
    harness = RoomHarness(humans=3)
    for person in range(3):
        subscribed(harness, person)
    harness.do(1, "renew", token="t" * 40)
    assert harness.room.people[1].calls == []
    harness.start()
    harness.do(2, "leave")
    assert [len(one.calls) for one in harness.room.people] == [1, 0, 0]


def test_only_the_host_sets_the_webhook_and_only_people_have_subscriptions() -> None:
    harness = RoomHarness(bots=1)
    assert harness.refusal(1, "webhook", url=HOOK) == "server-not-host"
    assert harness.refusal(None, "call", subscription=None) == "server-not-seated"
    harness.do(0, "webhook", url=HOOK)
    harness.start()
    assert harness.replayed(harness.base()).webhook == {"url": HOOK, "language": "en", "person": 0}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("id", ["call-you", "call-you.more", "call-you-again", "call-you-again.more", "call-greeting"])
def test_there_are_words_for_every_call(language: str, id: str) -> None:
    said = say(language, id, table="The Den")
    assert said
    assert "{" not in said
    for names in (["Ada"], ["Ada", "Bob"]):
        them = say(language, "call-them", names=", ".join(names), table="The Den")
        assert "The Den" in them
        assert names[-1] in them
