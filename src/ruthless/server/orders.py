"""Orders: what the host of a server wants of its nodes. They stand in the database; every node looks with its beat.

Nothing here knows a socket: a node takes what stands in the database, and is told what has changed for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Literal

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from ruthless.server import schema

OrderKind = Literal[
    "announce",  # text: said to everybody
    "drain",  # no new tables and matches: the node will be stopped
    "close",  # code: the table has been closed
    "forget",  # codes of tables that are no more; chat_before: what was said before that is forgotten
    "forgot",  # codes of tables at which somebody is forgotten, and the records of their matches
]

Network = IPv4Network | IPv6Network
ALIVE = 15_000
"""Milliseconds since its last report after which a node counts as dead."""
REPORTS_KEPT = 60_000
"""Milliseconds after which a node that no longer reports is forgotten."""
_ADDRESSES_REMEMBERED = 10_000
_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


@dataclass(frozen=True, slots=True)
class Order:
    """One order."""

    id: str
    kind: OrderKind
    data: dict[str, Any]
    at: int
    """When it was given."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands in the database at one time."""

    orders: tuple[Order, ...] = ()
    bans: frozenset[str] = frozenset()


def look(connection: Connection, node: str, now: int, numbers: dict[str, Any]) -> Standing:
    """Report what a node is doing, and see what it is to do."""
    reports, orders, bans = schema.reports, schema.orders, schema.bans
    report = _INSERT[connection.dialect.name](reports).values(node=node, at=now, numbers=numbers)
    connection.execute(report.on_conflict_do_update(index_elements=["node"], set_={"at": now, "numbers": numbers}))
    connection.execute(delete(reports).where(reports.c.at < now - REPORTS_KEPT))
    connection.execute(delete(orders).where(orders.c.until < now))
    connection.execute(delete(bans).where(bans.c.until < now))
    columns = (orders.c.id, orders.c.kind, orders.c.data, orders.c.at)
    found = connection.execute(select(*columns).order_by(orders.c.at, orders.c.id))
    return Standing(
        tuple(Order(*row) for row in found),
        frozenset(row[0] for row in connection.execute(select(bans.c.network))),
    )


def give(connection: Connection, kind: OrderKind, now: int, until: int, **data: Any) -> str:
    """Tell all nodes to do something; its id."""
    id = secrets.token_hex(12)
    connection.execute(schema.orders.insert().values(id=id, kind=kind, data=data, at=now, until=until))
    return id


def leave(connection: Connection, node: str) -> None:
    """A node ends: there is no more to report."""
    connection.execute(delete(schema.reports).where(schema.reports.c.node == node))


class Bans:
    """Whom the server does not want."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._names = frozenset(networks)
        self._networks = [ip_network(one) for one in sorted(self._names)]
        self._known: dict[str, bool] = {}

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        known = self._known.get(address)
        if known is None:
            if len(self._known) >= _ADDRESSES_REMEMBERED:
                self._known.clear()
            known = self._known[address] = self._has(address)
        return known

    def _has(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:  # a name, as tests have them
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self._networks)

    def are(self, networks: frozenset[str]) -> bool:
        """Whether it is these, by their names."""
        return self._names == networks


@dataclass(slots=True)
class Changes:
    """What is new for a node."""

    notice: bool = False
    """Everybody has to be told of the announcement, or that the server will be stopped."""
    bans: bool = False
    written: list[str] = field(default_factory=list)
    """Codes of tables whose log has changed."""
    chat_before: int = 0
    records: list[str] = field(default_factory=list)
    """Of matches that are shown otherwise now."""


class Orders:
    """What a node has been ordered."""

    def __init__(self, since: int | None = None) -> None:
        """`since` is when its server began, for a node that takes the place of one that has died there."""
        self._since = since
        self.announcement: Order | None = None
        self.draining = False
        self.bans = Bans()
        self._seen: set[str] = set()
        self._before: frozenset[str] | None = None
        """Those that stood there when this server began. It was started after them, so they do not stop it."""

    def take(self, standing: Standing) -> Changes:
        """Follow what stands in the database; what has changed by that."""
        if self._before is None:
            self._before = frozenset(
                one.id
                for one in standing.orders
                if one.kind != "announce" and (self._since is None or one.at < self._since)
            )
        orders = [one for one in standing.orders if one.id not in self._before]
        before = self.notice()
        self.announcement = next((one for one in reversed(orders) if one.kind == "announce"), None)
        self.draining = any(one.kind == "drain" for one in orders)
        changes = Changes(notice=self.notice() != before)
        if not self.bans.are(standing.bans):  # a server may have thousands, and looks every few seconds
            self.bans, changes.bans = Bans(standing.bans), True
        for order in orders:
            if order.id not in self._seen:
                _add(changes, order)
        self._seen = {one.id for one in standing.orders}
        return changes

    def notice(self) -> dict[str, Any]:
        """What everybody is to know, as it goes over the wire."""
        text = None if self.announcement is None else self.announcement.data["text"]
        return {"is": "notice", "announcement": text, "draining": self.draining}

    @property
    def noticeable(self) -> bool:
        """Whether there is anything to be told."""
        return self.draining or self.announcement is not None


def _add(changes: Changes, order: Order) -> None:
    if order.kind == "close":
        changes.written.append(order.data["code"])
    elif order.kind == "forget":
        changes.written += order.data["codes"]
        changes.chat_before = max(changes.chat_before, order.data["chat_before"])
    elif order.kind == "forgot":
        changes.written += order.data["codes"]
        changes.records += order.data["records"]
