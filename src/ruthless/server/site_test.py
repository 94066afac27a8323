"""Site: whether a request is meant for us, and whether a page is ours."""

from __future__ import annotations

import pytest

from ruthless.server.site import Site

OURS = Site("https://play.example/", {"https://Friend.example/", "http://[fd00::1]:8080", "null-app://here", " "})


@pytest.mark.parametrize("host", ["play.example", "PLAY.example", "play.example:443", "play.example."])
def test_who_asks_for_our_address_is_heard(host: str) -> None:
    assert OURS.is_asked(host)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "play.example:80", "play.example.evil.example", "me@play.example", "play.example/x", "["],
)
def test_who_asks_for_another_address_is_not(host: str) -> None:
    assert not OURS.is_asked(host)
    assert Site().is_asked(host), "nobody has said where we are"


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("https://play.example", True),
        ("https://play.example:443", True),
        ("https://friend.example", True),
        ("http://[fd00::1]:8080", True),
        ("null-app://here", True),
        ("http://play.example", False),
        ("http://friend.example", False),
        ("https://friend.example:444", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
        ("https://[", False),
    ],
)
def test_pages_are_ours_by_the_address_we_have(origin: str | None, own: bool) -> None:
    assert OURS.is_own(origin, "evil.example") == own


def test_without_an_address_the_page_has_to_be_where_it_asks() -> None:
    assert Site().is_own("http://10.0.0.1:8000", "10.0.0.1:8000")
    assert not Site().is_own("http://evil.example", "10.0.0.1:8000")


@pytest.mark.parametrize(
    "wrong", ["play.example", "ftp://play.example", "https://", "https://play.example/x", "https://a:b"]
)
def test_an_address_that_is_none_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"no address|[Pp]ort"):
        Site(wrong)


@pytest.mark.parametrize(
    "wrong", ["friend.example", "https://friend.example/x", "https://me@friend.example", "https://["]
)
def test_an_origin_that_is_none_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match="no origin"):
        Site("", [wrong])


def test_pages_that_are_files_are_named_as_browsers_do() -> None:
    assert Site("", ["null"]).is_own("null", "play.example")
