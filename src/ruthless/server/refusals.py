"""Refused: the server's own reasons for not doing something. Their words stand in the Fluent files, as for the games."""

from __future__ import annotations

from typing import Any

from ruthless.kernel.messages import Argument, Message


class Refused(Exception):
    """Something asked for is not done; nothing has changed. `message` says why."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id)
        self.message = Message(id, args)

    def as_json(self) -> dict[str, Any]:
        """The reason as it goes over the wire."""
        return self.message.as_json()


class Unknown(Refused):
    """It is not known yet whether something was done: whoever asks again with the same key finds out. Never a `no`."""

    def __init__(self) -> None:
        super().__init__("server-unknown")
