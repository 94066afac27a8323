"""People are called by real servers, on either database, by several workers and nodes, and whoever is killed over it."""

from __future__ import annotations

import asyncio
import json
import urllib.request
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ruthless.server import backups
from ruthless.server.pushes_test import verified
from ruthless.server.receiver_test import Browser, Receiver, receiving
from tests.server.kit import Node, Player, entries_of
from tests.server.nodes_test import until

pytestmark = pytest.mark.anyio


async def said(node: Node, seat: dict[str, Any], **frame: Any) -> None:
    """Come, say something, be answered with `ok`, and go."""
    async with connect(f"ws://{node.address}/api/tables/{seat['code']}/socket", max_size=None) as line:
        await line.send(json.dumps({"do": "hello", "table": seat["code"], "token": seat["token"]}))
        await line.send(json.dumps({"key": str(uuid.uuid4()), **frame}))
        async for text in line:
            heard = json.loads(text)
            if heard["is"] in ("ok", "no"):
                assert heard["is"] == "ok", heard
                return


@asynccontextmanager
async def playing(seat: dict[str, Any], where: Callable[[], str]) -> AsyncIterator[Player]:
    """Somebody answers whatever is asked of them, for a while."""
    player = Player(seat, where, 1, starts=True)
    task = asyncio.create_task(player.play())
    try:
        yield player
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def table(node: Node, service: Receiver) -> tuple[list[dict[str, Any]], Browser]:
    """Seats of two people at a table without a clock; the second one wants to be called, and has gone."""
    seats = await asyncio.to_thread(node.seats, 2, game="malta", settings={"clock": "off", "name": "The Den"})
    browser = Browser(f"{service.url}/push")
    await said(node, seats[1], do="call", subscription=browser.subscription, language="de")
    return seats, browser


def key_of(node: Node) -> str:
    with urllib.request.urlopen(f"http://{node.address}/api/server", timeout=10) as answer:
        return str(json.load(answer)["push"])


async def test_somebody_is_called_to_their_turn_and_the_keys_move_with_the_data(database: str, tmp_path: Path) -> None:
    with receiving() as service:
        node = await asyncio.to_thread(Node, database, "--call-to", service.host, "--workers", "2")
        seats, browser = await table(node, service)
        public = await asyncio.to_thread(key_of, node)
        async with playing(seats[0], lambda: node.address):
            await until(lambda: len(service.letters) == 1)
            [letter] = service.letters
            assert browser.read(letter)["title"] == "Du bist dran: The Den"
            assert verified(letter.headers["authorization"], public)["aud"] == service.url
        await asyncio.to_thread(node.stop)
        written = [one.data for one in await entries_of(database, seats[0]["code"]) if one.kind == "called"]
        assert written[1:] == [{"asked": [seats[1]["person"]]}]
        backups.take(database, tmp_path / "tables.backup")
        moved = f"sqlite:///{tmp_path / 'moved.sqlite'}"
        backups.restore(tmp_path / "tables.backup", moved)
        again = await asyncio.to_thread(Node, moved)
        assert await asyncio.to_thread(key_of, again) == public
        await asyncio.to_thread(again.stop)


async def test_a_server_that_is_killed_over_a_call_does_not_call_again(database: str) -> None:
    with receiving(0) as service:
        options = ("--call-to", service.host)
        node = await asyncio.to_thread(Node, database, *options)
        seats, browser = await table(node, service)
        async with playing(seats[0], lambda: node.address) as player:
            await until(lambda: len(service.letters) == 1)  # it is on its way, and nobody has said that it arrived
            await asyncio.to_thread(node.kill)
            before = player.connections
            node = await asyncio.to_thread(Node, database, *options)
            await until(lambda: player.connections > before and player.table.get("phase") == "playing")
            await said(node, seats[0], do="webhook", url=f"{service.url}/hook")
            await until(lambda: len(service.letters) == 2)
        assert [one.path for one in service.letters] == ["/push", "/hook"]
        assert browser.read(service.letters[0])["code"] == seats[0]["code"]
        await asyncio.to_thread(node.stop)
        asked = [one.data for one in await entries_of(database, seats[0]["code"]) if "asked" in one.data]
        assert len(asked) == 1


async def test_of_two_nodes_one_calls(postgres: str) -> None:
    with receiving() as service:
        options = ("--call-to", service.host)
        one, two = await asyncio.gather(
            asyncio.to_thread(Node, postgres, *options), asyncio.to_thread(Node, postgres, *options)
        )
        seats, _ = await table(one, service)
        third = Player(seats[0], lambda: two.address, 2)
        async with playing(seats[0], lambda: one.address):
            watching = asyncio.create_task(third.play())
            await until(lambda: len(service.letters) >= 1)
            await said(two, seats[0], do="webhook", url=f"{service.url}/hook")
            await until(lambda: len(service.letters) >= 2)
            watching.cancel()
        assert [letter.path for letter in service.letters] == ["/push", "/hook"]
        assert one.address != two.address
        for node in (one, two):
            await asyncio.to_thread(node.stop)


async def test_what_is_not_excepted_is_refused(tmp_path: Path) -> None:
    with receiving() as service:
        node = await asyncio.to_thread(Node, f"sqlite:///{tmp_path / 'tables.sqlite'}")
        [seat] = await asyncio.to_thread(node.seats, 1, game="malta")
        for url in (service.url, "https://127.0.0.1/", "https://[::ffff:127.0.0.1]/"):
            with pytest.raises(AssertionError, match="server-bad-address"):
                await said(node, seat, do="webhook", url=url)
        # a name that only turns out to lead here is refused when something is to be sent
        await said(node, seat, do="webhook", url="https://localhost/hook")
        for _ in range(5):
            await said(node, seat, do="ping")
        written = await asyncio.to_thread(node.stop)
        assert service.letters == []
        assert "it is not a public one" in written
