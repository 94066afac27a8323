"""Garbage: while somebody searches, Python looks for it seldom.

A search makes many things that last until it ends, and what it lets go of goes by itself, as hardly anything refers to
itself in a circle. To look at all that is there after every few hundred new things, as is usual, took a third of the time
of a compiled search in the board game.
"""

from __future__ import annotations

import gc
from threading import Lock
from typing import Final, final

NEW: Final = 100_000
"""So many new things are looked at together; they take some megabytes, and a search of usual length has fewer."""


@final
class Seldom:
    """Garbage is looked for seldom as long as anybody is within, in however many threads; then as it was before."""

    __slots__ = ("_before", "_lock", "_within")

    def __init__(self) -> None:
        self._lock = Lock()
        self._within = 0
        self._before: tuple[int, int, int] = (0, 0, 0)

    def __enter__(self) -> None:
        with self._lock:
            if self._within == 0:
                young, middle, old = self._before = gc.get_threshold()
                if 0 < young < NEW:
                    gc.set_threshold(NEW, middle, old)
            self._within += 1

    def __exit__(self, *exception: object) -> None:
        with self._lock:
            self._within -= 1
            if self._within == 0:
                young, middle, old = self._before
                gc.set_threshold(young, middle, old)


SELDOM: Final = Seldom()
"""The same for all searches of a process, as its garbage is."""
