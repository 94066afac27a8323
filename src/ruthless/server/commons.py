"""Commons: memory that all workers of a server share.

In it stand which tables a worker has in memory, what an address has left of its limits, figures for the metrics, and what is
wrong with the database.
Tables and addresses have no names here but places, by a secret hash: two may share one. Of a place that two share too
much is told, never too little: somebody is woken in vain, or two addresses have one limit.

Each worker writes to its own row only, so a dead one's can be wiped; only rates are written by all, and two that write at the
same moment may lose a part of what was taken.
"""

from __future__ import annotations

import fcntl
import secrets
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from mmap import mmap

from ruthless.server.condition import CELLS, Condition
from ruthless.server.limits import Rate
from ruthless.server.proxies import counted

PLACES = 1 << 16
FIGURES = ("tables", "connections", "answers", "beat")
"""What each worker tells of itself. `beat` is when it last did."""
COUNTED = ("answers",)
"""Those that only grow: what a worker counted that has died is still counted."""
PATIENCE = 10.0
"""Seconds without a sign of life after which something is wrong with a worker."""
RATES = ("requests", "files", "arrivals", "openings", "asks", "hints", "replays")
COUNTS = ("connections", "sockets")
"""What is counted of each address."""
_FULL = 255
_NODE = 24
_TURN, _LINE = 0, 1
"""What is locked by whoever has the turn, and by whoever has it next."""


class Commons:
    """The memory, and who may write to the database now. It has to be made before the workers are."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.begun = time.time_ns() // 1_000_000
        self._secret = secrets.token_bytes(16)
        self._held = memoryview(mmap(-1, workers * PLACES))
        self._counts = memoryview(mmap(-1, workers * len(COUNTS) * PLACES * 4)).cast("I")
        self._rates = memoryview(mmap(-1, len(RATES) * PLACES * 16)).cast("d")
        self._figures = memoryview(mmap(-1, (workers + 1) * len(FIGURES) * 8)).cast("d")
        self._nodes = memoryview(mmap(-1, workers * _NODE))
        self.condition = Condition(memoryview(mmap(-1, CELLS)))
        """What is wrong with the database: whoever sees it has seen it for all, and death mends nothing."""
        self._turn = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the server lives
        self._own_turn = threading.Lock()
        """For the threads of a process: to the system they are one."""

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
        row = len(COUNTS) * PLACES
        self._counts[worker * row : (worker + 1) * row] = memoryview(bytes(row * 4)).cast("I")
        self._nodes[worker * _NODE : (worker + 1) * _NODE] = bytes(_NODE)
        for number, name in enumerate(FIGURES):
            if name in COUNTED:
                self._figures[self.workers * len(FIGURES) + number] += self._figures[worker * len(FIGURES) + number]
            self._figures[worker * len(FIGURES) + number] = 0

    def nodes(self) -> frozenset[str]:
        """The names of the workers that are there."""
        names = (bytes(self._nodes[at : at + _NODE]) for at in range(0, self.workers * _NODE, _NODE))
        return frozenset(name.rstrip(b"\0").decode() for name in names if name[0])

    def is_there(self, worker: int) -> bool:
        """Whether a worker has begun and not ended."""
        return self._nodes[worker * _NODE] != 0

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

    def accounts(self, worker: int) -> SharedAccounts:
        """Those of all workers, as one of them writes to them."""
        return SharedAccounts(self._rates, self._counts, self._place, worker)

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
        """Wait, in a thread, until nobody else writes, here or at another worker, and keep them from it.

        Whoever dies gives up its turn. Whoever wants the next one stands in line for it: the system would give it to who
        has just had it, since nobody else is awake as soon.
        """
        with self._own_turn, ExitStack() as stack:
            with self._locked(_LINE):
                stack.enter_context(self._locked(_TURN))
            yield

    @contextmanager
    def _locked(self, place: int) -> Iterator[None]:
        fcntl.lockf(self._turn, fcntl.LOCK_EX, 1, place)
        try:
            yield
        finally:
            fcntl.lockf(self._turn, fcntl.LOCK_UN, 1, place)


class SharedAccounts:
    """How much each address has used, whichever worker it asks."""

    def __init__(
        self, rates: memoryview[float], counts: memoryview[int], place: Callable[[str], int], worker: int
    ) -> None:
        self._rates = rates
        self._counts = counts
        self._place = place
        self._worker = worker

    def rates(self, kind: str, rate: Rate) -> SharedRates:
        """A rate for each address, of which something is taken at any worker."""
        at = RATES.index(kind) * PLACES * 2
        return SharedRates(self._rates[at : at + PLACES * 2], self._place, rate)

    def counts(self, kind: str) -> SharedCounts:
        """How many each address has at all workers together."""
        return SharedCounts(self._counts[COUNTS.index(kind) * PLACES :], self._place, self._worker)


class SharedCounts:
    """Numbers of one kind: a row for each worker, with those of other kinds between them."""

    def __init__(self, counts: memoryview[int], place: Callable[[str], int], worker: int) -> None:
        self._counts = counts
        self._place = place
        self._own = worker * len(COUNTS) * PLACES

    def of(self, address: str) -> int:
        """How many an address has."""
        return sum(self._counts[self._place(address) :: len(COUNTS) * PLACES])

    def add(self, address: str) -> None:
        """One more at this worker."""
        self._counts[self._own + self._place(address)] += 1

    def remove(self, address: str) -> None:
        """One less at this worker."""
        at = self._own + self._place(address)
        self._counts[at] = max(0, self._counts[at] - 1)


class SharedRates:
    """What each address has left of a rate, whichever worker it asks."""

    def __init__(self, left: memoryview[float], place: Callable[[str], int], rate: Rate) -> None:
        self._left = left
        self._place = place
        self._rate = rate

    def of(self, address: str) -> SharedBalance:
        """What an address has left; as elsewhere, a network of IPv6 counts as one."""
        return SharedBalance(self._left, 2 * self._place(counted(address)), self._rate)

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""
        return self.of(address).take()


class SharedBalance:
    """What is left at one place, and when it was looked at last."""

    def __init__(self, left: memoryview[float], at: int, rate: Rate) -> None:
        self._left = left
        self._at = at
        self._rate = rate

    def take(self, count: float = 1) -> bool:
        """Whether so many more are allowed now; if not, none of them is."""
        left = self._filled()
        self._left[self._at] = left - count if left >= count else left
        return left >= count

    def drain(self, count: float) -> None:
        """Take so many away, whether they are left or not."""
        self._left[self._at] = max(-self._rate.burst, self._filled() - count)

    def _filled(self) -> float:
        seen, now = self._left[self._at + 1], time.monotonic()
        self._left[self._at + 1] = now
        if not seen:
            return self._rate.burst
        return min(self._rate.burst, self._left[self._at] + (now - seen) * self._rate.per_second)
