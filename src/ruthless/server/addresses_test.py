"""Where people find a server, and where they are invited to."""

from __future__ import annotations

import pytest

from ruthless.server import addresses


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in a network."""
    monkeypatch.setattr(addresses, "in_network", lambda: "192.168.1.7")


@pytest.mark.usefixtures("network")
def test_a_server_for_this_machine_has_no_address_for_others() -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        assert addresses.public(host, 8000) is None


@pytest.mark.usefixtures("network")
def test_a_server_for_everybody_is_found_by_the_address_in_the_network() -> None:
    for host in addresses.ANYWHERE:
        assert addresses.public(host, 8001) == "http://192.168.1.7:8001"
    assert addresses.public("10.0.0.3", 8000) == "http://10.0.0.3:8000"
    assert addresses.public("fd00::2", 8000) == "http://[fd00::2]:8000"


def test_a_container_does_not_know_how_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("container", "docker")
    assert addresses.public("0.0.0.0", 8000) is None


def test_the_page_is_opened_on_this_machine() -> None:
    assert addresses.page("0.0.0.0", 8000) == addresses.page("127.0.0.1", 8000) == "http://localhost:8000"
    assert addresses.page("::1", 8000) == "http://[::1]:8000"


def test_a_program_on_this_machine_asks_where_the_server_listens() -> None:
    assert addresses.local("", 8000) == addresses.local("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert addresses.local("::", 8000) == addresses.local("::1", 8000) == "http://[::1]:8000"
    assert addresses.local("10.0.0.3", 8000) == "http://10.0.0.3:8000"
    assert addresses.local("localhost", 8000) == "http://localhost:8000"


@pytest.mark.parametrize("asked", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"])
def test_nobody_is_invited_to_localhost(asked: str) -> None:
    assert addresses.invitation("http://192.168.1.7:8000", "", asked) == "http://192.168.1.7:8000"


def test_whoever_came_by_another_name_invites_to_it() -> None:
    assert addresses.invitation("http://192.168.1.7:8000", "", "kitchen.local:8000") is None


@pytest.mark.parametrize("asked", ["[::1", "[v1.x]", "[", "localhost:none", "\xff"])
def test_whatever_somebody_says_they_have_asked_is_no_reason_to_fail(asked: str) -> None:
    assert addresses.invitation("http://192.168.1.7:8000", "", asked) in (None, "http://192.168.1.7:8000")


def test_what_the_host_of_the_server_says_counts() -> None:
    assert (
        addresses.invitation("http://192.168.1.7:8000", "https://play.example/", "localhost") == "https://play.example"
    )
