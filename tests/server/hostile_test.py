"""Slow, flooding and lying clients beside a table of people: the table goes on, and nothing wrong is told or done."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile import ATTACKS, Person, Target
from tests.server.kit import Node, check_answers, check_log, check_sight, entries_of
from tests.server.nodes_test import until

MOMENTS = 25
"""How far the match goes on beside each of them."""


@pytest.mark.anyio
@pytest.mark.parametrize("attack", list(ATTACKS))
async def test_people_go_on_playing_whoever_is_beside_them(tmp_path: Path, attack: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    node = await asyncio.to_thread(Node, database, "--log-level", "info", hurried=False)
    seats = await asyncio.to_thread(lambda: node.seats(3, game="frantic", settings={"clock": "off"}))
    people = [Person(seat, lambda: node.address, number, starts=not number) for number, seat in enumerate(seats)]
    playing = [asyncio.create_task(person.play()) for person in people]
    target = Target(node.address, seats[0]["code"])
    await until(lambda: min(person.moments for person in people) > 3)
    hostile = asyncio.create_task(ATTACKS[attack](target))
    try:
        before = min(person.moments for person in people)
        await until(lambda: hostile.done() or min(person.moments for person in people) > before + MOMENTS)
        assert not hostile.done(), hostile.exception()
        other = await asyncio.to_thread(lambda: node.seats(1, game="frantic"))
        assert other[0]["person"] == 0, "and other tables are made"
    finally:
        hostile.cancel()
        for task in playing:
            task.cancel()
        await asyncio.gather(hostile, *playing, return_exceptions=True)
        await target.close()
        written = await asyncio.to_thread(node.stop)
    assert [person.connections for person in people] == [1, 1, 1], "nobody was thrown out"
    assert [frame for person in people for frame in person.refused if frame["refusal"]["id"] != "server-stale"] == []
    entries = await entries_of(database, seats[0]["code"])
    check_log(entries)
    assert sum(check_answers(entries, person) for person in people) > MOMENTS / 2
    assert check_sight(entries, people) > MOMENTS
    assert {entry.data["name"] for entry in entries if entry.kind == "sat"} == {f"Player {one}" for one in range(3)}
    assert not {entry.kind for entry in entries} & {"renamed", "left", "renewed", "hosts", "replaced", "set"}
    assert "Traceback" not in written
