"""Commons: memory that all workers of a server share.

In it stand which tables a worker has in memory, what an address has left of its limits, and figures for the metrics.
Tables and addresses have no names here but places, by a secret hash: two may share one. Of a place that two share too
much is told, never too little: somebody is woken in vain, or two addresses have one limit.

Each worker writes to its own row only, so a dead one's can be wiped; only rates are written by all, and two that write at the
same moment may lose a part of what was taken.
"""

from __future__ import annotations

import fcntl
import secrets
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from mmap import mmap

from ruthless.server.limits import Rate

PLACES = 1 << 16
FIGURES = ("tables", "connections", "answers", "beat")
"""What each worker tells of itself. `beat` is when it last did."""
COUNTED = ("answers",)
"""Those that only grow: what a worker counted that has died is still counted."""
PATIENCE = 10.0
"""Seconds without a sign of life after which something is wrong with a worker."""
RATES = 8
"""How many kinds of rates there may be."""
_FULL = 255
_NODE = 24


class Commons:
    """The memory, and who may write to the database now. It has to be made before the workers are."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._secret = secrets.token_bytes(16)
        self._held = memoryview(mmap(-1, workers * PLACES))
        self._open = memoryview(mmap(-1, workers * PLACES * 4)).cast("I")
        self._rates = memoryview(mmap(-1, RATES * PLACES * 16)).cast("d")
        self._figures = memoryview(mmap(-1, (workers + 1) * len(FIGURES) * 8)).cast("d")
        self._nodes = memoryview(mmap(-1, workers * _NODE))
        self._turn = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the server lives
        self._kinds: list[str] = []

    def _place(self, key: str) -> int:
        return int.from_bytes(blake2b(key.encode(), digest_size=2, key=self._secret).digest(), "little")

    # Who is there

    def enter(self, worker: int, node: str) -> None:
        """A worker begins, under this name."""
        self.wipe(worker)
        self._nodes[worker * _NODE : (worker + 1) * _NODE] = node.encode().ljust(_NODE, b"\0")

    def wipe(self, worker: int) -> None:
        """A worker has ended: nothing is in its memory any more, and nobody is connected to it."""
        self._held[worker * PLACES : (worker + 1) * PLACES] = bytes(PLACES)
        self._open[worker * PLACES : (worker + 1) * PLACES] = memoryview(bytes(PLACES * 4)).cast("I")
        self._nodes[worker * _NODE : (worker + 1) * _NODE] = bytes(_NODE)
        for number, name in enumerate(FIGURES):
            if name in COUNTED:
                self._figures[self.workers * len(FIGURES) + number] += self._figures[worker * len(FIGURES) + number]
            self._figures[worker * len(FIGURES) + number] = 0

    def nodes(self) -> frozenset[str]:
        """The names of the workers that are there."""
        names = (bytes(self._nodes[at : at + _NODE]) for at in range(0, self.workers * _NODE, _NODE))
        return frozenset(name.rstrip(b"\0").decode() for name in names if name[0])

    # Tables

    def hold(self, worker: int, code: str) -> None:
        """A worker is about to have a table in memory. Said before it is read, so that nothing is written unheard."""
        at = worker * PLACES + self._place(code)
        self._held[at] = min(_FULL, self._held[at] + 1)

    def let_go(self, worker: int, code: str) -> None:
        """A worker has forgotten a table."""
        at = worker * PLACES + self._place(code)
        if 0 < self._held[at] < _FULL:  # a place that was full once is never known to be empty
            self._held[at] -= 1

    def holders(self, code: str, but: int) -> list[int]:
        """The workers that may have a table in memory, beside one."""
        place = self._place(code)
        return [one for one in range(self.workers) if one != but and self._held[one * PLACES + place]]

    # Limits

    def count(self, worker: int, address: str, more: int) -> None:
        """An address has that many connections more at a worker, or fewer."""
        at = worker * PLACES + self._place(address)
        self._open[at] = max(0, self._open[at] + more)

    def counted(self, address: str) -> int:
        """How many connections an address has at all workers."""
        return sum(self._open[self._place(address) :: PLACES])

    def rate(self, kind: str, rate: Rate) -> SharedRate:
        """A rate for each address, of which something is taken at any worker. All workers name them in the same order."""
        if kind not in self._kinds:
            self._kinds.append(kind)
        at = self._kinds.index(kind) * PLACES * 2
        return SharedRate(self._rates[at : at + PLACES * 2], self._place, rate)

    # Figures

    def tell(self, worker: int, figures: Iterable[float]) -> None:
        """What a worker tells of itself, in the order of FIGURES without the last."""
        at = worker * len(FIGURES)
        for number, value in enumerate((*figures, time.monotonic())):
            self._figures[at + number] = value

    def figures(self, worker: int) -> dict[str, float]:
        """What a worker has told last; the last row is that of those who have died."""
        at = worker * len(FIGURES)
        return dict(zip(FIGURES, self._figures[at : at + len(FIGURES)], strict=True))

    def is_stuck(self, worker: int) -> bool:
        """Whether a worker that has begun has not given a sign of life for long."""
        beat = self.figures(worker)["beat"]
        return beat > 0 and time.monotonic() - beat > PATIENCE

    def total(self, name: str) -> float:
        """The sum of a figure over all workers, past ones included."""
        return sum(self._figures[FIGURES.index(name) :: len(FIGURES)])

    def close(self) -> None:
        """Nobody needs it any more."""
        self._turn.close()

    # Writing

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait, in a thread, until no other worker writes, and keep them from it. Whoever dies gives up its turn."""
        fcntl.lockf(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._turn, fcntl.LOCK_UN)


class SharedRate:
    """What each address has left of a rate, whichever worker it asks."""

    def __init__(self, left: memoryview[float], place: Callable[[str], int], rate: Rate) -> None:
        self._left = left
        self._place = place
        self._rate = rate

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""
        at, now = 2 * self._place(address), time.monotonic()
        seen = self._left[at + 1]
        filled = self._left[at] + (now - seen) * self._rate.per_second if seen else self._rate.burst
        left = min(self._rate.burst, filled)
        allowed = left >= 1
        self._left[at], self._left[at + 1] = left - allowed, now
        return allowed
