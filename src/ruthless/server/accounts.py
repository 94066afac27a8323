"""Accounts: where it is kept how much each address has used. Here in the process; workers keep them together, in commons."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from ruthless.server.limits import Buckets, Rate


class Balance(Protocol):
    """What an address has left of a rate."""

    def take(self, count: float = 1) -> bool:
        """Whether so many more are allowed now; if not, none of them is."""

    def drain(self, count: float) -> None:
        """Take so many away, whether they are left or not."""


class Rates(Protocol):
    """A rate for each address."""

    def of(self, address: str) -> Balance:
        """What an address has left."""

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""


class Counts(Protocol):
    """How many of something each address has."""

    def of(self, address: str) -> int:
        """How many an address has."""

    def add(self, address: str) -> None:
        """One more."""

    def remove(self, address: str) -> None:
        """One less."""


class Accounts(Protocol):
    """All rates and counts."""

    def rates(self, kind: str, rate: Rate) -> Rates:
        """Those of one kind."""

    def counts(self, kind: str) -> Counts:
        """Those of one kind."""


class Tally:
    """Counts of this process."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def of(self, address: str) -> int:
        """How many an address has."""
        return self._counts[address]

    def add(self, address: str) -> None:
        """One more."""
        self._counts[address] += 1

    def remove(self, address: str) -> None:
        """One less; who has none is forgotten."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


class OwnAccounts:
    """Those of a server that is one process."""

    def rates(self, kind: str, rate: Rate) -> Rates:
        """A bucket for each address."""
        return Buckets(rate)

    def counts(self, kind: str) -> Counts:
        """A number for each address."""
        return Tally()
