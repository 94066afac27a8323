"""What a real server writes down while people play, even for who debugs: no token, no card, no word of theirs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ruthless import GAMES
from tests.server.kit import Node, Player
from tests.server.nodes_test import until
from tests.server.wire_secrets_test import words_of


@pytest.mark.anyio
async def test_nothing_of_anybodys_is_in_the_logs(tmp_path: Path) -> None:
    node = await asyncio.to_thread(Node, f"sqlite:///{tmp_path / 'tables.sqlite'}", "--log-level", "debug")
    seats = node.seats(2, game="frantic", bots=["easy"], settings={"clock": "off"})
    players = [Player(seat, lambda: node.address, number, starts=not number) for number, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.moments for player in players) > 20)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        written = node.stop()
    lines = [json.loads(line) for line in written.splitlines()]
    assert any("/api/tables" in str(line) for line in lines), "there is something in the log"
    for seat in seats:
        assert seat["token"] not in written
    cards = {str(card) for card in GAMES["frantic"].deck(GAMES["frantic"].options())}
    assert not cards & words_of(written)
    assert "hello" not in written
    assert "Player 0" not in written


SQL = {"SELECT", "INSERT", "UPDATE", "BEGIN", "COMMIT", "PRAGMA", "INTO", "rooms", "entries"}


@pytest.mark.anyio
async def test_who_looks_after_a_server_is_told_what_happens_at_its_tables_and_no_more(database: str) -> None:
    node = await asyncio.to_thread(Node, database, "--log-level", "info")
    seats = node.seats(2, game="frantic", bots=["easy"], options={"limit": 1}, settings={"clock": "off"})
    players = [Player(seat, lambda: node.address, number, starts=not number) for number, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.over for player in players) > 0)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        written = node.stop()
    lines = [json.loads(line) for line in written.splitlines()]
    code = seats[0]["code"]
    told = [line["event"] for line in lines if line.get("code") == code]
    assert told[:5] == ["table made", "seat taken", "seat taken", "seat taken", "match started"]
    assert "match over" in told
    assert len([event for event in told if event == "match over"]) == 1
    assert not SQL & words_of(written)
    for secret in ("Player", *(seat["token"] for seat in seats)):
        assert secret not in written
    cards = {str(card) for card in GAMES["frantic"].deck(GAMES["frantic"].options())}
    assert not cards & words_of(written)
