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
