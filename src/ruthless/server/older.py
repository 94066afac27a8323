"""Matches of older rules: what stays of them, and as much of it as can still be shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.record import Record
from ruthless.server.entries import Entry
from ruthless.server.fairness import Proof
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import Room


def old_record(room: Room, entries: Iterable[Entry]) -> Record:
    """The record of a match that goes on nowhere, as it was played, from the room it was played in and its entries."""
    assert room.dealt is not None
    assert room.played is not None
    return Record(
        game=room.played.game,
        rules_version=room.rules_version,
        seats=len(room.seated),
        seed=room.dealt.mixed(room.entropies),
        options=room.played.options,
        answers=tuple(f"{one.data['seat']} {one.data['answer']}" for one in entries if one.kind == "answered"),
        players=tuple(one.name for one in room.seated),
        proof=Proof.of(room.dealt, room.entropies).as_json(),
        outside=room.outside,
    )


def as_far_as_it_goes(record: Record) -> Record:
    """The part of a match that is possible by the present rules, as if it had been played by them."""
    given = 0
    try:
        live_match = LiveMatch(record.game, record.seats, record.seed, record.options)
        for given, answer in enumerate(record.answers):  # noqa: B007  # as far as it came is what is asked
            who, _, text = answer.partition(" ")
            live_match.answer(int(who), text)
        given = len(record.answers)
    except (RuthlessError, ValueError):
        pass
    return replace(record, rules_version=game_named(record.game).rules_version, answers=record.answers[:given])
