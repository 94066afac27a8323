"""Where may be sent to, and all the ways of writing and naming where not."""

from __future__ import annotations

import pytest

from ruthless.server.destinations import BadDestination, Destinations

PUBLIC = ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"]
SPECIAL = [
    *("127.0.0.1", "127.8.9.10", "0.0.0.0", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250"),
    *("240.0.0.1", "255.255.255.255"),
    *("::1", "::", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "fe80::1"),
    *("fe80::1%eth0", "fc00::1", "fd00::1", "fec0::1", "ff02::1", "ff0e::1", "2001:db8::1", "100::1"),
    *("2002:7f00:1::", "2002:a00:1::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1"),
    *("2001:0:7f00:1::", "2001:0:5db8:d822:0:0:80ff:fffe"),
]
"""Loopback, private, link-local, shared, of documents, for measurements, multicast, reserved; and all of them wrapped."""


def leading_to(*addresses: str) -> Destinations:
    """Destinations on an internet in which every name stands for these addresses."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return Destinations(resolve=resolve)


@pytest.mark.anyio
@pytest.mark.parametrize("address", PUBLIC)
async def test_a_name_of_the_public_internet_is_good(address: str) -> None:
    destinations = leading_to(address)
    to = destinations.read("https://push.example/send/abc?x=1")
    assert (to.host, to.port, to.path, to.origin) == ("push.example", 443, "/send/abc?x=1", "https://push.example")
    assert await destinations.addresses(to) == [address]


@pytest.mark.anyio
@pytest.mark.parametrize("address", SPECIAL)
async def test_a_name_that_stands_for_a_special_address_is_refused(address: str) -> None:
    destinations = leading_to(address)
    with pytest.raises(BadDestination, match="not a public one"):
        await destinations.addresses(destinations.read("https://rebound.example/"))


@pytest.mark.anyio
async def test_one_special_address_among_public_ones_is_enough() -> None:
    destinations = leading_to(PUBLIC[0], "10.0.0.1")
    with pytest.raises(BadDestination):
        await destinations.addresses(destinations.read("https://push.example/"))


@pytest.mark.anyio
@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "017700000001", "0x7f.1", "127.1", "0", "localhost", "[::1]", "[::ffff:7f00:1]"]
)
async def test_however_this_machine_is_written_it_is_refused(host: str) -> None:
    destinations = Destinations()  # the system's own way to resolve what looks like a name
    with pytest.raises(BadDestination):
        await destinations.addresses(destinations.read(f"https://{host}/"))
    destinations.close()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://push.example/", "https"),
        ("ftp://push.example/", "https"),
        ("file:///etc/passwd", "https"),
        ("javascript:alert(1)", "https"),
        ("https://push.example:22/", "port"),
        ("https://push.example:8443/", "port"),
        ("https://push.example:99999/", "no address"),
        ("https://me:secret@push.example/", "no address"),
        ("https://push.example\\@10.0.0.1/", "no address"),
        ("https://push.example#@10.0.0.1/", "no address"),
        ("https:///path", "no address"),
        ("https://pu sh.example/", "https"),
        ("https://push.example/\r\nX: y", "https"),
        ("https://münchen.example/", "https"),
        ("https://push.example/" + "a" * 1000, "too long"),
        ("https://10.0.0.1/", "public"),
        ("https://[fd00::1]/", "public"),
        ("", "https"),
    ],
)
def test_what_cannot_be_good_is_refused_before_anything_is_looked_up(url: str, why: str) -> None:
    with pytest.raises(BadDestination, match=why):
        leading_to().read(url)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("exception", "good", "bad"),
    [
        ("ntfy.lan", ["http://ntfy.lan/t", "https://ntfy.lan:8443/t"], ["http://other.lan/t"]),
        ("NTFY.lan:8080", ["http://ntfy.lan:8080/t"], ["http://ntfy.lan/t", "http://ntfy.lan:22/t"]),
        ("192.168.1.5:80", ["http://192.168.1.5/t"], ["http://192.168.1.6/t", "https://192.168.1.5/t"]),
        ("[fd00::1]:80", ["http://[fd00::1]/t"], ["http://[fd00::2]/t"]),
        ("fd00::1", ["https://[fd00::1]:9/t"], ["https://[fd00::2]/t"]),
    ],
)
async def test_the_host_of_the_server_makes_exceptions(exception: str, good: list[str], bad: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["192.168.1.5"]

    destinations = Destinations([exception], resolve)
    for url in good:
        assert await destinations.addresses(destinations.read(url)) == ["192.168.1.5"]
    for url in bad:
        with pytest.raises(BadDestination):
            destinations.read(url)


@pytest.mark.parametrize("exception", ["http://ntfy.lan", "a b", "ntfy.lan:0", "ntfy.lan:99999", "[::1", "*"])
def test_an_exception_that_is_none_is_named(exception: str) -> None:
    with pytest.raises(ValueError, match="is no host"):
        Destinations([exception])


@pytest.mark.anyio
async def test_a_name_that_stands_for_nothing_is_refused() -> None:
    destinations = Destinations()
    with pytest.raises(BadDestination, match="stands for nothing"):
        await destinations.addresses(destinations.read("https://nobody.invalid/"))
    destinations.close()
