"""Condition: what is wrong with a database, as far as is known to anybody who works on it."""

from __future__ import annotations

from ruthless.server.faults import DAMAGED, LINES

CELLS = 2
"""Bytes it takes: whether there is damage, and what else is wrong. Two who write at once lose no damage by that."""


class Condition:
    """One for all workers of a server: what one has seen, each says who is asked."""

    def __init__(self, cells: bytearray | memoryview) -> None:
        self._cells = cells

    @property
    def trouble(self) -> str:
        """What is wrong; empty while the database does what it should."""
        return DAMAGED if self._cells[0] else LINES[self._cells[1]]

    def note(self, trouble: str) -> None:
        """Something is wrong."""
        if trouble == DAMAGED:
            self._cells[0] = 1
        else:
            self._cells[1] = LINES.index(trouble)

    def recovered(self) -> None:
        """Something has been written. Damage does not go away by that."""
        self._cells[1] = 0
