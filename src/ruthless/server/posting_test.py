"""Letters to addresses that strangers give: they arrive, or nothing else happens."""

from __future__ import annotations

import asyncio

import pytest

from ruthless.server import posting
from ruthless.server.destinations import BadDestination, Destinations
from ruthless.server.posting import Letter, Post, Unanswered
from ruthless.server.receiver_test import Receiver, receiving

pytestmark = pytest.mark.anyio


def allowed(receiver: Receiver, **options: float) -> Post:
    return Post(Destinations([receiver.host]), **options)


async def test_a_letter_arrives_as_it_was_written() -> None:
    with receiving(202, headers={"Retry-After": "7"}) as receiver:
        reply = await allowed(receiver).send(Letter(f"{receiver.url}/a?b=c", "Zoë".encode(), {"title": "x"}))
        assert (reply.status, reply.retry_after) == (202, 7)
        [letter] = receiver.letters
        assert (letter.path, letter.body.decode(), letter.headers["title"]) == ("/a?b=c", "Zoë", "x")
        assert letter.headers["host"] == receiver.host


async def test_a_redirect_is_not_followed() -> None:
    with receiving() as inside, receiving(307, headers={"Location": inside.url}) as outside:
        reply = await Post(Destinations([outside.host, inside.host])).send(Letter(outside.url, b"x"))
        assert reply.status == 307
        assert inside.letters == []


async def test_what_may_not_be_written_to_is_not_even_knocked_at() -> None:
    with receiving() as receiver:
        post = Post(Destinations())
        for url in (receiver.url, receiver.url.replace("http:", "https:"), "https://127.0.0.1/", "https://localhost/"):
            with pytest.raises(BadDestination):
                await post.send(Letter(url, b"x"))
        assert receiver.letters == []


async def test_a_name_is_resolved_once_so_it_cannot_become_another_address_in_between() -> None:
    """Rebinding: the first answer of a name server is public, the second leads to this machine."""
    with receiving() as receiver:
        answers = [["192.0.2.255"], ["127.0.0.1"]]
        asked = []

        async def resolve(host: str, port: int) -> list[str]:
            asked.append(host)
            return answers.pop(0)

        port = int(receiver.host.partition(":")[2])
        post = Post(Destinations([f"rebound.example:{port}"], resolve), seconds=0.2)
        with pytest.raises(Unanswered):  # nobody is at the first address, and that is the one that is connected to
            await post.send(Letter(f"http://rebound.example:{port}/", b"x"))
        assert asked == ["rebound.example"]
        assert receiver.letters == []


async def test_who_does_not_answer_is_not_waited_for_and_keeps_nobody_else_waiting() -> None:
    with receiving(*[0] * 20) as slow, receiving() as quick:
        other = f"localhost:{quick.host.partition(':')[2]}"  # hosts are told apart by name
        post = Post(Destinations([slow.host, other]), seconds=30)
        stuck = [asyncio.create_task(post.send(Letter(slow.url, b"x"))) for _ in range(20)]
        await asyncio.sleep(0.05)
        for task in stuck:
            assert not task.done()
        assert (await post.send(Letter(f"http://{other}/", b"x"))).status == 201
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        assert len(slow.letters) <= posting.AT_ONCE_THERE


async def test_nobody_there_is_no_answer() -> None:
    with receiving() as receiver:
        post = allowed(receiver)
    with pytest.raises(Unanswered):
        await post.send(Letter(receiver.url, b"x"))


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 10_000])
async def test_what_is_no_answer_is_none(answer: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        with pytest.raises(Unanswered):
            await Post(Destinations([host]), seconds=5).send(Letter(f"http://{host}/", b"x"))
