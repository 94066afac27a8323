"""Names: what is read is what is there."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruthless.server import names
from ruthless.server.names import BadName, alike, line, name

GOOD = {
    "Ada": "Ada",
    "  Ada  Lovelace ": "Ada Lovelace",
    "Zoe\u0308": "Zo\xeb",
    "Nguyễn Thị Ánh": "Nguyễn Thị Ánh",
    "अनिरुद्ध": "अनिरुद्ध",
    "เพื่อน": "เพื่อน",
    "שָׁלוֹם": unicodedata.normalize("NFC", "שָׁלוֹם"),
    "王小明": "王小明",
    "Eve ❤\ufe0f": "Eve ❤\ufe0f",
    "👍🏽": "👍🏽",
    "O'Hara & co.": "O'Hara & co.",
    "a\xa0b": "a b",
    "": "",
}


@pytest.mark.parametrize("text", list(GOOD))
def test_names_of_this_world_are_kept_in_one_form(text: str) -> None:
    assert name(text, 20) == GOOD[text]


BAD = {
    "turns what follows round": "Ada\u202ebob",
    "isolates": "\u2066Ada\u2069",
    "no width": "A\u200bda",
    "joins": "A\u200dda",
    "a mark of order": "\ufeffAda",
    "a soft hyphen": "A\xadda",
    "control": "A\x07da",
    "a line": "A\nda",
    "another kind of line": "A\u2028da",
    "half a letter": "A\ud800",
    "of private use": "A\ue000",
    "assigned to nobody": "A\u0378",
    "a letter that is blank": "\u3164",
    "a pattern that is blank": "\u2800",
    "a mark that is blank": "A\u034f",
    "a picture of nothing": "A\ufe0f",
    "markup": "<b>",
    "a mark on nothing": "\u0301A",
    "a pile of marks": "A" + "\u0300\u0301\u0302\u0303\u0304" * 2,
    "tags": "A\U000e0041",
    "too long": "x" * 21,
    "much too long": "x" * 10_000,
}


@pytest.mark.parametrize("what", list(BAD))
def test_what_nobody_can_see_or_tell_apart_is_no_name(what: str) -> None:
    with pytest.raises(BadName):
        name(BAD[what], 20)


def test_marks_do_not_make_a_name_longer() -> None:
    assert name("\u0928\u093f" * 20, 20)
    with pytest.raises(BadName):
        name("\u0928\u093f" * 20 + "\u0928", 20)


@given(st.text(max_size=60))
def test_a_name_stays_what_it_is(text: str) -> None:
    try:
        once = name(text, 20)
    except BadName:
        return
    assert name(once, 30) == once
    assert once == once.strip()
    assert not any(unicodedata.category(sign) in names.HIDDEN for sign in once)


@given(st.text(max_size=60))
def test_a_line_of_chat_is_one_line_that_can_be_seen(text: str) -> None:
    shown = line(text)
    assert not any(unicodedata.category(sign) in names.HIDDEN for sign in shown)
    assert line(shown) == shown


def test_a_line_loses_what_nobody_sees() -> None:
    assert line("a\u202eb\nc\x00") == "a b c"
    assert line("\u200b \u2063") == ""
    assert len(line("a" + "\u0300" * 100)) < 10


def test_names_that_look_the_same_are_alike() -> None:
    assert alike("ＡＤＡ") == alike("ada") == alike("Ada")
    assert alike("Ada") != alike("Eda")
