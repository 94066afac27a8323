"""Entries: what is kept of a table. Everything else can be computed from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "created",  # a table: code, game, options, settings, secret
    "sat",  # somebody has a seat: person, name, token (hashed) or bot; player (a hash of the key), if there is one
    "renamed",  # person, name
    "renewed",  # person, token (hashed): the one before is worth nothing any more; player: whose seat it is now
    "owned",  # person, player (a hash of the key): whose seat it is
    "forgot",  # person, name: who it was is forgotten, and the seat is given up
    "set",  # settings, game and options of the next match
    "left",  # person: a seat is free again; in a running match a bot plays on
    "ready",  # person, ready, entropy
    "hosts",  # person
    "here",  # person, node: connected
    "gone",  # person, node: the last connection of that node has ended
    "watched",  # node: somebody without a seat looks on there
    "unwatched",  # node: nobody does any more
    "started",  # a match; the room as it was then, so that nothing before has to be read again
    "answered",  # seat, ask, answer; level, if a bot has found it at another one than its own
    "early",  # seat, ask, answer: kept until the chance to react has lasted as long as it lasts for everybody
    "standing",  # person, question, answer: what is answered to chances to react of that kind if nobody does
    "holiday",  # person, until: their clock stands still
    "reminded",  # people: most of their time has passed; late: all of it has, and the match waits
    "seen",  # number (the moment), person: has seen how a round ended; without a person: all who are there have, or time is up
    "replaced",  # person: a bot sits in
    "returned",  # person: takes the seat back
    "called",  # person, subscription or those gone; the webhook of the table; or asked: people who are called now
    "said",  # person, text or taunt; moment, if a bot says it about that one; or that it is forgotten
    "ended",  # the match was begun under older rules and cannot go on, here or anywhere
    "closed",  # by the host of the server: nothing happens here any more
]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. Numbers have no gaps; a key stands in a log at most once."""

    number: int
    kind: Kind
    data: dict[str, Any] = field(default_factory=dict)
    at: int = 0
    """Milliseconds since 1970."""
    key: str | None = None
