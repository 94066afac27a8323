"""Tidying: garbage is collected so that nobody waits for it.

A full collection looks at everything that is alive, which takes most of a second when a thousand matches are. But what
tables and connections leave behind goes by itself, without a collection: hardly anything here refers to itself in a
circle. So only what is young is looked at, what has lived for some seconds is not looked at again, and a full
collection waits until few are connected.
"""

from __future__ import annotations

import gc

YOUNG = 5_000
"""New objects after which these are looked at; the default, 700, costs a tenth of the time of a busy server."""
MIDDLE = 10
"""Looks at new objects after which those that have survived one are looked at, too."""
NEVER = 1_000_000
FEW = 100
"""So many connections can wait for a full collection: it takes some milliseconds then."""
ROUNDS = 15
"""Of so many times, once all that has lived for long is looked at, if few are connected."""


class Tidying:
    """Called every few seconds, with how many are connected."""

    def __init__(self) -> None:
        self._rounds = 0
        self._before = gc.get_threshold()

    def begin(self) -> None:
        """What has been loaded by now stays."""
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.collect()
        gc.freeze()

    def tidy(self, connections: int) -> None:
        """Collect what is young, or everything where nobody minds."""
        self._rounds += 1
        if connections <= FEW and self._rounds >= ROUNDS:
            self._rounds = 0
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
