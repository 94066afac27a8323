"""Proxies: only our own are believed, and only what they have appended; and which addresses count as one."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from ruthless.cli import app as program
from ruthless.server.proxies import Proxies, counted


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_counts_as_what_one_customer_has(address: str, key: str) -> None:
    assert counted(address) == key


def forwarded(*values: str, proto: tuple[str, ...] = ()) -> list[tuple[bytes, bytes]]:
    """Headers as they arrive."""
    return [
        (b"host", b"play.example"),
        *((b"x-forwarded-for", value.encode("latin-1")) for value in values),
        *((b"x-forwarded-proto", value.encode()) for value in proto),
    ]


OURS = Proxies(["10.0.0.0/8", "2001:db8::7", "unix"])


@pytest.mark.parametrize(
    ("values", "client"),
    [
        (("192.0.2.9",), "192.0.2.9"),
        (("203.0.113.1, 192.0.2.9",), "192.0.2.9"),  # the leftmost is what somebody made up
        (("203.0.113.1", "192.0.2.9"), "192.0.2.9"),
        (("203.0.113.1, 192.0.2.9, 10.1.1.1",), "192.0.2.9"),
        (("192.0.2.9, 2001:DB8:0::7",), "192.0.2.9"),
        (("192.0.2.9:4711",), "192.0.2.9"),
        (("[2001:db8::9]:4711",), "2001:db8::9"),
        (("2001:db8::9",), "2001:db8::9"),
        (("::ffff:192.0.2.9",), "192.0.2.9"),
        (("10.2.2.2",), "10.2.2.2"),  # somebody in our own network
        (("10.2.2.2, 10.1.1.1",), "10.2.2.2"),
        (("nonsense, 10.1.1.1",), "10.1.1.1"),
        (("nonsense",), "10.0.0.1"),
        (("1" * 1000,), "10.0.0.1"),
        (("\xff\xfe",), "10.0.0.1"),
        (("",), "10.0.0.1"),
        ((), "10.0.0.1"),
    ],
)
def test_what_our_proxy_has_appended_is_read_from_the_right(values: tuple[str, ...], client: str) -> None:
    assert OURS.behind("10.0.0.1", forwarded(*values))[0] == client


@pytest.mark.parametrize(
    ("values", "proto", "scheme"),
    [
        (("192.0.2.9",), ("https",), "https"),
        (("192.0.2.9",), ("https, http",), "http"),  # the first is what somebody made up
        (("203.0.113.1, 192.0.2.9, 10.1.1.1",), ("http, https, http",), "https"),
        (("192.0.2.9, 10.1.1.1",), ("https",), "https"),  # proxies mostly replace it
        (("192.0.2.9",), ("gopher",), ""),
        (("192.0.2.9",), (), ""),
    ],
)
def test_the_scheme_is_what_the_same_proxy_has_seen(
    values: tuple[str, ...], proto: tuple[str, ...], scheme: str
) -> None:
    assert OURS.behind("10.0.0.1", forwarded(*values, proto=proto))[1] == scheme


def test_only_those_named_are_trusted() -> None:
    assert OURS.trusts("10.200.0.1")
    assert OURS.trusts("::ffff:10.200.0.1")
    assert OURS.trusts("2001:db8::7")
    assert OURS.trusts("")
    assert not OURS.trusts("2001:db8::8")
    assert not OURS.trusts("127.0.0.1")
    assert not Proxies().trusts("")
    assert not Proxies().trusts("127.0.0.1")


@pytest.mark.parametrize("wrong", ["proxy.example", "*", "10.0.0.0/99", "10.0.0"])
def test_what_is_no_address_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Proxies(["10.0.0.1", wrong])


@pytest.mark.parametrize(
    "wrong", [["--behind-proxy", "10.0.0.1", "--behind-proxy", "proxy.example"], ["--public-url", "play.example"]]
)
def test_an_option_that_makes_no_sense_is_told_in_one_line(wrong: list[str]) -> None:
    result = CliRunner().invoke(program, ["serve", "--no-browser", "--port", "0", *wrong])
    assert result.exit_code == 2
    assert wrong[-1] in result.output
    assert "Traceback" not in result.output
