"""Frames: every kind is understood, and everything else is refused in words, never with a crash."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruthless.server.commands import Command, Frame, Hello, parse
from ruthless.server.refusals import Refused

KEY = "11111111-2222-3333-4444-555555555555"
GOOD: list[dict[str, Any]] = [
    {"do": "hello", "table": "KR7Q2M"},
    {"do": "hello", "table": "kr7q2m", "token": "x" * 32, "match": 3, "since": 17, "chat": 5},
    {"do": "answer", "key": KEY, "ask": "17.0", "answer": "red-7"},
    {"do": "why", "key": KEY, "ask": "17.0", "answer": "red-7"},
    {"do": "ready", "key": KEY, "ready": True, "entropy": "0f" * 16},
    {"do": "seen", "key": KEY, "number": 17},
    {"do": "rename", "key": KEY, "name": "Zoë 🦊"},
    {"do": "renew", "key": KEY, "token": "t" * 32},
    {"do": "call", "key": KEY, "subscription": None},
    {
        "do": "call",
        "key": KEY,
        "subscription": {"endpoint": "https://push.example/1", "keys": {"p256dh": "BA_-", "auth": "AA=="}},
        "instead": "https://push.example/0",
        "language": "de",
    },
    {"do": "webhook", "key": KEY, "url": "https://discord.com/api/webhooks/1/x", "language": "fr"},
    {"do": "webhook", "key": KEY, "url": None},
    {
        "do": "settings",
        "key": KEY,
        "settings": {"open": True, "clock": "brisk", "pace": "slow", "options": {"limit": 90}},
    },
    {"do": "bot", "key": KEY, "level": "easy"},
    {"do": "remove", "key": KEY, "person": 1},
    {"do": "hint", "key": KEY, "ask": "3.0"},
    {"do": "start", "key": KEY},
    {"do": "host", "key": KEY, "person": 1},
    {"do": "replace", "key": KEY, "person": 1},
    {"do": "return", "key": KEY},
    {"do": "leave", "key": KEY},
    {"do": "standing", "key": KEY, "question": "counter", "answer": "counterattack"},
    {"do": "holiday", "key": KEY, "until": 1_800_000_000_000},
    {"do": "holiday", "key": KEY, "until": None},
    {"do": "say", "key": KEY, "text": "hello"},
    {"do": "say", "key": KEY, "taunt": "mercy"},
    {"do": "ping", "key": KEY},
]


@pytest.mark.parametrize("frame", GOOD, ids=lambda frame: str(frame["do"]))
def test_good_frames_are_understood(frame: dict[str, Any]) -> None:
    assert parse(json.dumps(frame)).do == frame["do"]


def test_every_command_there_is_has_a_good_frame() -> None:
    kinds = {one.model_fields["do"].annotation for one in get_args(Frame)}
    assert {get_args(kind)[0] for kind in kinds} == {frame["do"] for frame in GOOD}
    assert set(get_args(Frame)) == {Hello, *get_args(Command)}


def test_codes_may_be_typed_in_small_letters() -> None:
    hello = parse('{"do": "hello", "table": "kr7q2m"}')
    assert isinstance(hello, Hello)
    assert hello.table == "KR7Q2M"


@pytest.mark.parametrize("frame", GOOD, ids=lambda frame: str(frame["do"]))
def test_unknown_fields_are_refused(frame: dict[str, Any]) -> None:
    assert refused({**frame, "extra": 1})


@pytest.mark.parametrize("frame", GOOD, ids=lambda frame: str(frame["do"]))
def test_missing_fields_are_refused(frame: dict[str, Any]) -> None:
    optional = {"token", "match", "since", "chat", "text", "taunt", "instead", "language"}
    for name in set(frame) - optional:
        assert refused({key: value for key, value in frame.items() if key != name})


@pytest.mark.parametrize("frame", GOOD, ids=lambda frame: str(frame["do"]))
@pytest.mark.parametrize("value", [[], {}, 1.5, "x" * 300, -7, 10**30])
def test_fields_of_the_wrong_form_are_refused(frame: dict[str, Any], value: object) -> None:
    for name in frame:
        if name != "settings" or value != {}:
            assert refused({**frame, name: value}), name


BAD = [
    "",
    "null",
    "[]",
    "1",
    '"hello"',
    "{",
    "{}",
    '{"do": "dance"}',
    '{"do": null}',
    '{"do": "hello"} {}',
    "\x00",
    "[" * 10_000,
    '{"do": ' * 10_000,
    '{"do": "say", "key": "' + KEY + '", "text": "\\ud800"}',
    '{"do": "answer", "key": "short", "ask": "1.0", "answer": "x"}',
    '{"do": "answer", "key": "' + KEY + '", "ask": "1", "answer": "x"}',
    '{"do": "answer", "key": "' + KEY + '", "ask": "-1.0", "answer": "x"}',
    '{"do": "ready", "key": "' + KEY + '", "ready": "yes", "entropy": "' + "G" * 32 + '"}',
    '{"do": "settings", "key": "' + KEY + '", "settings": {"clock": "never"}}',
    '{"do": "settings", "key": "' + KEY + '", "settings": {"host": 3}}',
    '{"do": "bot", "key": "' + KEY + '", "level": "impossible"}',
    '{"do": "hello", "table": "' + "A" * 7 + '"}',
    '{"do": "hello", "table": "KR7Q2M", "token": "short"}',
    '{"do": "hello", "table": "KR7Q2M", "since": 1e400}',
    '{"do": "say", "key": "' + KEY + '", "text": "' + "x" * 201 + '"}',
    '{"do": "webhook", "key": "' + KEY + '", "url": "file:///etc/passwd"}',
    '{"do": "webhook", "key": "' + KEY + '", "url": "https://a b/"}',
    '{"do": "webhook", "key": "' + KEY + '", "url": "https://a/' + "x" * 1000 + '"}',
    '{"do": "webhook", "key": "' + KEY + '", "url": "https://a/", "language": "tlh"}',
    '{"do": "call", "key": "' + KEY + '", "subscription": {"endpoint": "https://a/"}}',
    '{"do": "call", "key": "'
    + KEY
    + '", "subscription": {"endpoint": "https://a/", "keys": {"p256dh": "?", "auth": "AA"}}}',
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_bad_frames_are_refused_in_a_short_text(text: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(text)
    reason = caught.value.as_json()
    assert reason["id"] == "server-bad-message"
    assert 0 < len(reason["text"]) <= 200


@pytest.mark.parametrize("name", ["<b>", "   ", "a\\u0007b", "a\\u202eb", "\\u200b", "x" * 21])
def test_a_bad_name_is_refused_as_such(name: str) -> None:
    with pytest.raises(Refused, match="server-bad-name"):
        parse(f'{{"do": "rename", "key": "{KEY}", "name": "{name}"}}')


def test_a_refusal_does_not_repeat_what_was_sent() -> None:
    """A token with a slip in it must not come back, or find its way into a log."""
    secret = "s3cret" * 12
    with pytest.raises(Refused) as caught:
        parse(json.dumps({"do": "hello", "table": "KR7Q2M", "token": secret}))
    assert "s3cret" not in str(caught.value.as_json())


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10)
JSON = SCALARS | st.lists(SCALARS, max_size=2) | st.dictionaries(st.text(max_size=3), SCALARS, max_size=2)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(GOOD), st.dictionaries(st.sampled_from(sorted({name for one in GOOD for name in one})), JSON))
def test_whatever_is_sent_is_understood_or_refused(frame: dict[str, Any], changes: dict[str, Any]) -> None:
    refused({**frame, **changes})


@settings(max_examples=60, deadline=None)
@given(st.text() | st.binary())
def test_noise_is_refused(noise: str | bytes) -> None:
    with pytest.raises(Refused):
        parse(noise)


def refused(frame: dict[str, Any]) -> bool:
    """Whether a frame is refused."""
    try:
        parse(json.dumps(frame))
    except Refused:
        return True
    return False


def test_a_frame_with_more_in_it_than_anything_that_is_said_is_not_looked_at() -> None:
    crowded = {"do": "ping", "key": "a-key-of-mine", **{f"{number:x}": 1 for number in range(1_500)}}
    for frame in (json.dumps(crowded), json.dumps(crowded).encode()):
        with pytest.raises(Refused) as refused:
            parse(frame)
        assert refused.value.message.args["text"] == "there is too much in the frame"
    assert parse(json.dumps({"do": "say", "key": "a-key-of-mine", "text": "," * 200})).do == "say"
