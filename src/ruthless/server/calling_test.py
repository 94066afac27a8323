"""Calls as they leave the server: written first, sent once, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ruthless.server import calling, handlers
from ruthless.server.calls import Patience
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Answer, Hello, parse
from ruthless.server.destinations import Destinations
from ruthless.server.harness_test import new_table
from ruthless.server.hub import Hub
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.pushes_test import verified
from ruthless.server.receiver_test import Browser, Receiver, receiving
from ruthless.server.refusals import Refused
from ruthless.server.store import Store

pytestmark = pytest.mark.anyio

SETTINGS = {"name": "The Den", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy"}
SOON = Patience(0, 0)


@asynccontextmanager
async def opened(folder: Path, *receivers: Receiver, node: str = "node", **options: Any) -> AsyncIterator[Hub]:
    """A hub that may call these."""
    hub = Hub(
        Store(f"sqlite:///{folder / 'tables.sqlite'}", node),
        pace=AT_ONCE,
        destinations=Destinations([one.host for one in receivers]),
        origin="https://play.example",
        patience=options.get("patience", SOON),
    )
    hub.calling._pauses = (0.01, 0.01)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def do(hub: Hub, live: LiveRoom, person: int, do: str, /, **fields: Any) -> None:
    """Somebody's command."""
    command = parse(json.dumps({"do": do, "key": f"key-{do}-{person}-{live.room.number}", **fields}))
    assert not isinstance(command, Hello)
    await hub.command(live, person, command)


async def seated(hub: Hub) -> LiveRoom:
    """A table of two; both are there."""
    live = await new_table(hub, "malta", {}, dict(SETTINGS))
    for name in ("Ada", "Zoë"):
        await hub.sit_down(live, name)
    for person in (0, 1):
        await hub.welcome(live, Guest(lambda _: None, person))
    return live


async def until(wanted: Callable[[], object]) -> None:
    """As soon as something is so."""
    for _ in range(3000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("never happened")


async def play_until_alone(hub: Hub, live: LiveRoom, person: int) -> None:
    """Answers, until this person is asked, and nobody else."""
    for number in range(500):
        live_match = live.room.live_match
        assert live_match is not None
        seat = live.room.seat_of(person)
        if live_match.asked == [seat]:
            return
        decision = live_match.match.pending[0]
        ask = live_match.ask(decision.seat)
        assert ask is not None
        answer = Answer(do="answer", key=f"key-{number:08}", ask=ask, answer=str(decision.options[-1]))
        await hub.command(live, live.room.people[decision.seat].person, answer)
    raise AssertionError("never happened")


def calls_written(live: LiveRoom) -> list[int]:
    return live.room.called


async def test_a_push_is_received_decrypted_and_signed(tmp_path: Path) -> None:
    with receiving() as service:
        async with opened(tmp_path, service) as hub:
            live = await seated(hub)
            browser = Browser(f"{service.url}/for-zoe")
            await do(hub, live, 1, "call", subscription=browser.subscription, language="fr")
            await handlers_start(hub, live)
            await hub.farewell(live, next(one for one in live.guests if one.person == 1))
            await play_until_alone(hub, live, 1)
            await until(lambda: service.letters)
            [letter] = service.letters
            assert letter.path == "/for-zoe"
            assert browser.read(letter) == {
                "title": "À toi\xa0: The Den",
                "body": "On t’attend. Fais durer le plaisir, mais pas trop.",
                "lang": "fr",
                "code": live.room.code,
                "to": f"/t/{live.room.code}",
            }
            claims = verified(letter.headers["authorization"], hub.calling.sender.public)
            assert claims["aud"] == service.url
            assert claims["sub"] == "https://play.example"
            assert letter.headers["ttl"] == "43200"
            assert calls_written(live) == [1]


async def handlers_start(hub: Hub, live: LiveRoom) -> None:
    await hub.write(live, handlers.start)


async def test_a_webhook_hears_who_is_asked(tmp_path: Path) -> None:
    with receiving() as hook:
        async with opened(tmp_path, hook) as hub:
            live = await seated(hub)
            await do(hub, live, 0, "webhook", url=f"{hook.url}/hook")
            await until(lambda: len(hook.letters) == 1)
            assert hook.letters[0].json()["is"] == "greeting"
            await handlers_start(hub, live)
            await hub.farewell(live, next(one for one in live.guests if one.person == 1))
            await play_until_alone(hub, live, 1)
            await until(lambda: len(hook.letters) == 2)
            said = hook.letters[1].json()
            assert (said["is"], said["people"]) == ("asked", ["Zoë"])
            assert said["link"] == f"https://play.example/t/{live.room.code}"


async def test_a_browser_that_is_no_more_is_forgotten_and_one_that_is_busy_tried_again(tmp_path: Path) -> None:
    with receiving(410) as gone, receiving(503, 429, 201) as busy:
        async with opened(tmp_path, gone, busy) as hub:
            live = await seated(hub)
            for receiver in (gone, busy):
                await do(hub, live, 1, "call", subscription=Browser(f"{receiver.url}/x").subscription)
            await handlers_start(hub, live)
            await play_until_alone(hub, live, 1)
            await hub.farewell(live, next(one for one in live.guests if one.person == 1))
            await until(lambda: len(live.room.people[0].calls) + len(live.room.people[1].calls) == 1)
            await until(lambda: len(busy.letters) == 3)
            zoe = live.room.person(1)
            assert zoe is not None
            assert [one["endpoint"] for one in zoe.calls] == [f"{busy.url}/x"]
            assert len(gone.letters) == 1


async def test_what_is_not_taken_is_dropped_with_a_line_that_tells_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with receiving(500, 500, 500, 302) as hook:
        async with opened(tmp_path, hook) as hub:
            live = await seated(hub)
            await do(hub, live, 0, "webhook", url=f"{hook.url}/secret-path")
            await until(lambda: "a call was not taken" in caplog.text)
            assert len(hook.letters) == 3
            await do(hub, live, 0, "webhook", url=f"{hook.url}/another-secret")
            await until(lambda: len(hook.letters) == 4)
            await until(lambda: caplog.text.count("a call was not taken") == 2)
            assert len(hook.letters) == 4, "a redirect is no reason to try again"
            written = "".join(str(vars(record)) for record in caplog.records)
            assert "secret" not in written
            assert "127.0.0.1" in written


async def test_nobody_waits_for_who_does_not_answer(tmp_path: Path) -> None:
    with receiving(*[0] * 50) as dead:
        async with opened(tmp_path, dead) as hub:
            live = await seated(hub)
            await do(hub, live, 0, "webhook", url=dead.url)
            for person in (0, 1):
                await do(hub, live, person, "call", subscription=Browser(f"{dead.url}/{person}").subscription)
            await handlers_start(hub, live)
            for guest in live.guests[:]:
                await hub.farewell(live, guest)
            async with asyncio.timeout(20):
                for _ in range(3):
                    await play_until_alone(hub, live, 1)
                    await play_until_alone(hub, live, 0)
            assert not live.lock.locked()


async def test_addresses_that_cannot_be_called_are_refused_when_they_are_given(tmp_path: Path) -> None:
    async with opened(tmp_path) as hub:
        live = await seated(hub)
        for url in ("http://hooks.example/", "https://10.0.0.1/", "https://hooks.example:22/", "ntfy+https://[::1]/x"):
            with pytest.raises(Refused, match="server-bad-address"):
                await do(hub, live, 0, "webhook", url=url)
        with pytest.raises(Refused, match="server-bad-address"):
            await do(hub, live, 0, "call", subscription=Browser("https://127.0.0.1/x").subscription)
        broken = {**Browser("https://push.example/x").subscription, "keys": {"p256dh": "BAAA", "auth": "AAAA"}}
        with pytest.raises(Refused, match="server-bad-message"):
            await do(hub, live, 0, "call", subscription=broken)
        assert live.room.webhook == {}


async def test_a_table_that_calls_all_the_time_is_not_listened_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with receiving() as hook:
        async with opened(tmp_path, hook) as hub:
            live = await seated(hub)
            for number in range(20):
                await do(hub, live, 0, "webhook", url=f"{hook.url}/{number}")
            await until(lambda: "calls too often" in caplog.text)
            await until(lambda: len(list(hub.calling._tasks)) == 0)
            assert len(hook.letters) == calling.A_TABLE.burst


async def test_of_two_nodes_one_calls(tmp_path: Path) -> None:
    """Both have the table in memory and nobody is connected to either: the log decides."""
    with receiving() as hook:
        async with opened(tmp_path, hook, node="one") as one, opened(tmp_path, hook, node="other") as other:
            live = await seated(one)
            await do(one, live, 0, "webhook", url=hook.url)
            await until(lambda: len(hook.letters) == 1)
            await handlers_start(one, live)
            one.calling._patience = other.calling._patience = Patience(10**9, 10**9)
            for guest in live.guests[:]:
                await one.farewell(live, guest)
            twin = await other.live(live.room.code)
            one.calling._patience = other.calling._patience = SOON
            await asyncio.gather(one.calling._call(live), other.calling._call(twin))
            await until(lambda: not list(one.calling._tasks) and not list(other.calling._tasks))
            assert [letter.json()["is"] for letter in hook.letters] == ["greeting", "asked"]


async def test_whoever_dies_over_a_call_is_not_called_for_again(tmp_path: Path) -> None:
    with receiving(201, 0) as hook:
        async with opened(tmp_path, hook) as hub:
            live = await seated(hub)
            await do(hub, live, 0, "webhook", url=hook.url)
            await until(lambda: len(hook.letters) == 1)
            await handlers_start(hub, live)
            await play_until_alone(hub, live, 1)
            await hub.farewell(live, next(one for one in live.guests if one.person == 1))
            await until(lambda: len(hook.letters) == 2)
            code = live.room.code
        async with opened(tmp_path, hook, node="after") as hub:
            live = await hub.live(code)
            assert live.room.called == [1]
            await hub.welcome(live, Guest(lambda _: None, 0))
            assert live.call is None
            assert len(hook.letters) == 2


async def test_the_keys_are_drawn_once_and_the_same_after_a_restart_and_at_every_node(tmp_path: Path) -> None:
    async with opened(tmp_path) as one, opened(tmp_path, node="other") as other:
        public = one.calling.sender.public
        assert other.calling.sender.public == public
    async with opened(tmp_path) as later:
        assert later.calling.sender.public == public
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0
