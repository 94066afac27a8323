"""Chronicle: what happens at tables, for who looks after the server: codes and numbers, never a name, a token or a card."""

from __future__ import annotations

import logging
from typing import Any

from ruthless.server.entries import Entry
from ruthless.server.limits import Buckets, Rate
from ruthless.server.room import Room

log = logging.getLogger("ruthless.server")

EVENTS = {
    "created": "table made",
    "sat": "seat taken",
    "left": "seat left",
    "renewed": "link replaced",
    "hosts": "host changed",
    "started": "match started",
    "replaced": "bot sits in",
    "returned": "seat taken back",
}
"""What is worth a line; answers and connections are in the metrics."""
REPORTS = Rate(2, 1 / 60)
"""How often it is said of an address that it was refused: a flood must not become one of lines."""


def note(room: Room, entry: Entry) -> None:
    """Write down an entry that has just been applied."""
    if not log.isEnabledFor(logging.INFO):
        return
    event = EVENTS.get(entry.kind)
    if event is not None:
        log.info(event, extra={"code": room.code, **_about(room, entry)})
    if entry.kind in ("started", "answered") and room.phase == "over":
        log.info("match over", extra={"code": room.code, "match": room.match, "game": room.game})


def _about(room: Room, entry: Entry) -> dict[str, Any]:
    if entry.kind == "created":
        return {"game": room.game}
    if entry.kind == "started":
        return {"match": room.match, "game": room.game, "seats": len(room.seated)}
    bot = {"bot": entry.data["bot"]} if entry.data.get("bot") else {}
    return {"person": entry.data["person"], **bot}


class Refusals:
    """Says of each address now and then that it was refused, and why."""

    def __init__(self) -> None:
        self._buckets = Buckets(REPORTS)

    def note(self, address: str, why: str) -> None:
        """Somebody was refused for asking for too much."""
        if self._buckets.take(address):
            log.info("refused", extra={"address": address, "why": why})
