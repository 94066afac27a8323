"""Accounts of one process keep nothing of who has gone."""

from __future__ import annotations

from ruthless.server.accounts import OwnAccounts, Tally


def test_who_has_nothing_any_more_is_forgotten() -> None:
    tally = Tally()
    tally.add("a")
    tally.add("a")
    tally.remove("a")
    assert tally.of("a") == 1
    tally.remove("a")
    assert tally.of("a") == 0
    assert not tally._counts


def test_each_kind_has_its_own() -> None:
    accounts = OwnAccounts()
    one, other = accounts.counts("sockets"), accounts.counts("connections")
    one.add("a")
    assert other.of("a") == 0
