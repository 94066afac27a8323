"""Handed: uvicorn on connections that others have accepted. Everything that leans on how uvicorn is made inside is here.

A connection can carry requests about several tables one after the other, as those of a proxy do. Before a request that
belongs to another worker is read, the connection goes there, with what has been read of it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from typing import Any

import uvicorn

from ruthless.server import passing, routing
from ruthless.server.passing import CONNECTION, NEWS, PASS_ON, READY, STOP, WROTE, Channel
from ruthless.server.siblings import Siblings

log = logging.getLogger("ruthless.server")

AT_ONCE = 32
"""Messages that are heard before others get their turn."""


class HandedServer(uvicorn.Server):
    """A server that listens nowhere: a worker, which gets its connections through a channel."""

    def __init__(self, config: uvicorn.Config, channel: Channel, siblings: Siblings) -> None:
        super().__init__(config)
        self._channel = channel
        self._siblings = siblings
        self._connecting: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, and say so."""
        await super().startup(sockets=[])
        self._protocol = _wandering(self.config.http_protocol_class)
        asyncio.get_running_loop().add_reader(self._channel.fileno(), self._hear)
        self._channel.send(READY)

    def _hear(self) -> None:
        try:
            for _ in range(AT_ONCE):
                message = self._channel.receive()
                if message is None:
                    return
                if message.kind == CONNECTION and message.connection is not None:
                    self._connect(message.connection, message.text)
                elif message.kind == WROTE:
                    self._siblings.hear(message.text.decode().split())
                elif message.kind == NEWS:
                    self._siblings.look_round()
                elif message.kind == STOP:
                    self.should_exit = True
        except EOFError:
            # Another supervisor may be about to begin. All that was acknowledged is on disk.
            log.error("the supervisor is gone")
            logging.shutdown()
            os._exit(1)

    def _connect(self, fileno: int, read: bytes) -> None:
        connection = socket.socket(fileno=fileno)
        if self.should_exit:
            connection.close()
            return
        connection.setblocking(False)
        task = asyncio.create_task(self._connected(connection, read))
        self._connecting.add(task)
        task.add_done_callback(self._connecting.discard)

    async def _connected(self, connection: socket.socket, read: bytes) -> None:
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self._protocol(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )
            made.server_of_worker, made.already_read = self, read  # type: ignore[attr-defined]
            return made

        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()

    def elsewhere(self, start: bytes) -> int | None:
        """The other worker that a request belongs to which begins like this; None if it is this one's or anybody's."""
        key = routing.key_of(start)
        return None if key is None else self._siblings.elsewhere(key)

    def pass_on(self, worker: int, read: bytes, connection: int) -> bool:
        """Give a connection to another worker; False if that is not possible now."""
        if self.should_exit or len(read) >= passing.LONGEST:
            return False
        try:
            return self._channel.send(PASS_ON, bytes([worker]) + read, connection)
        except OSError:
            return False


class _Wandering:
    """What uvicorn's protocol for HTTP is to do in addition. Between two requests a connection may move on."""

    server_of_worker: HandedServer
    already_read: bytes
    _within = False
    """Whether a request has begun and has not been read to its end."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        if self.already_read:
            super().data_received(self.already_read)  # type: ignore[misc]

    def data_received(self, data: bytes) -> None:
        if not self._within and self._idle():
            worker = self.server_of_worker.elsewhere(data)
            if worker is not None and self._moved(worker, data):
                return
        super().data_received(data)  # type: ignore[misc]

    def on_message_begin(self) -> None:
        self._within = True
        super().on_message_begin()  # type: ignore[misc]

    def on_message_complete(self) -> None:
        self._within = False
        super().on_message_complete()  # type: ignore[misc]

    def _idle(self) -> bool:
        """Whether everything has been answered."""
        cycle = self.cycle  # type: ignore[attr-defined]
        return (cycle is None or cycle.response_complete) and not self.transport.get_write_buffer_size()  # type: ignore[attr-defined]

    def _moved(self, worker: int, data: bytes) -> bool:
        transport = self.transport  # type: ignore[attr-defined]
        if not self.server_of_worker.pass_on(worker, data, transport.get_extra_info("socket").fileno()):
            return False
        transport.abort()  # closes our copy; whoever is connected notices nothing
        return True


def _wandering(protocol: Any) -> Any:
    """The protocol that uvicorn has chosen, with connections that move on."""
    if not hasattr(protocol, "on_message_begin"):
        raise TypeError(f"{protocol.__name__} does not say where a request begins")
    return type("Wandering", (_Wandering, protocol), {})
