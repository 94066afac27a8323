"""Banter: bots use the ready-made lines now and then, about what everybody has just seen.

What is said, by whom and whether at all follows from the number of the moment and its public facts, so every node comes
to the same line, and nobody can learn from it what somebody holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from ruthless.kernel.facts import ATTACK, COUNTER, LOSS
from ruthless.kernel.seats import Seat
from ruthless.server.handlers import Draft
from ruthless.server.room import Room

RARITY = 5
"""Of so many occasions one is taken."""
SILENCE = 16
"""After a line the bots are quiet for so many moments."""
STRIKES = ("ha", "sorry-not-sorry")
"""Said by who has hit somebody, …"""
SUFFERS = ("ouch", "revenge", "mercy")
"""… by who was hit, …"""
SURVIVES = ("ha", "again")
"""… by who has warded something off, …"""
LOSES = ("well-played", "ouch")
"""… and by who is out."""

Occasion = tuple[Seat, tuple[str, ...]]
"""Who might say something, and what."""


def line(room: Room, rarity: int = RARITY) -> Draft | None:
    """What a bot says about the present moment, if any does and none has."""
    live_match = room.live_match
    if live_match is None or room.phase != "playing" or not room.settings.chat or room.lesson_version:
        return None
    moment = live_match.moment
    if room.bantered >= 0 and moment - room.bantered < SILENCE:
        return None
    occasions = [(seat, lines) for seat, lines in _occasions(room) if room.people[seat].bot is not None]
    if not occasions:
        return None
    chance = int.from_bytes(blake2b(f"{room.code}/{room.match}/{moment}".encode(), digest_size=8).digest(), "big")
    chance, left = divmod(chance, rarity)
    if left:
        return None
    chance, place = divmod(chance, len(occasions))
    seat, lines = occasions[place]
    person, taunt = room.people[seat], lines[chance % len(lines)]
    return Draft("said", person=person.person, name=person.name, taunt=taunt, moment=moment)


def _occasions(room: Room) -> Iterator[Occasion]:
    assert room.live_match is not None
    match = room.live_match.match
    for fact in room.live_match.told[-1]:
        told = fact.told(None)
        seat, other = told.args.get("seat"), told.args.get("other")
        role = match.game.facts.get(told.id)
        if role == ATTACK and isinstance(seat, int):
            yield seat, STRIKES
        if role == ATTACK and isinstance(other, int):
            yield other, SUFFERS
        if role == COUNTER and isinstance(seat, int):
            yield seat, SURVIVES
        if role == LOSS and isinstance(seat, int):
            yield seat, LOSES
