"""Running: the one way to play many matches, on one process, on several or on a Ray cluster.

The matches of a run are numbered, and what happens in a match follows from the plan and its number. A run cuts the
numbers into chunks as long as suits the machine, has each chunk worked on somewhere, and gives the results in order.
How it was cut must not matter for what is made of the results.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import ruthless
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.lab.chunks import MOST, Cutter
from ruthless.lab.journal import Journal, Sound
from ruthless.lab.settings import Settings
from ruthless.lab.workers import Workers, cores, workers_for

_AHEAD = 2
"""So many chunks each process has before it, so that it need not wait for the next one."""


class Planned(Protocol):
    """What is to be run: a dataclass of plain data that can be sent to another process."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def game(self) -> str:
        """The game that is played."""


P = TypeVar("P", bound=Planned)
T = TypeVar("T")


def run(
    plan: P,
    games: int,
    work: Callable[[P, range], T],
    *,
    processes: int = 1,
    engine: str = "processes",
    address: str | None = None,
    journal: Path | str | None = None,
    sound: Sound | None = None,
    progress: Callable[[int], None] | None = None,
) -> Run[T]:
    """Have the matches 0 … `games` - 1 worked on in chunks; gives the chunks' results in order.

    `work` is a function of a module, so that other processes find it; what it gives has to be plain JSON data (no
    tuples, only text as keys) if there is a `journal`. What the journal holds already is read instead of played; a
    journal of another plan or work is refused at once, and so is one with a result that is not `sound`. `progress`
    hears each time how many more matches are done.
    `processes=0` takes as many as are of use. `address` is that of a Ray cluster; without one Ray starts on this machine.
    """
    return Run(plan, games, work, Settings(processes, engine, address, journal, progress), sound)


class Run(Generic[T]):
    """Matches being worked on in chunks, as `run` says: iterate over it for the results of its chunks, in order."""

    def __init__(
        self, plan: P, games: int, work: Callable[[P, range], T], settings: Settings, sound: Sound | None = None
    ) -> None:
        if games < 1:
            raise RuthlessError(f"a run needs at least one match, not {games}")
        if games > MOST:
            raise RuthlessError(f"a run has at most {MOST:,} matches, not {games:,}")
        self._plan: Planned = plan
        self._games = games
        self._work: Callable[[Any, range], T] = work
        self._settings = settings
        self._journal = None if settings.journal is None else Journal(Path(settings.journal), _head(plan, work), sound)
        self._held = [] if self._journal is None else self._journal.chunks(games)
        self._under_way: dict[Future[tuple[T, float]], range] = {}
        self._done: dict[int, tuple[range, T]] = {}
        """By first match the chunks that have come in and whose turn has yet to come."""
        self._results = self._in_order()
        self.kept = sum(map(len, self._held))
        """How many of its matches were in the journal already."""
        self.processes = settings.processes
        """How many work on it; what 0 comes to turns out while it runs."""

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        return next(self._results)

    def close(self) -> None:
        """Leave early: what has not begun is dropped."""
        self._results.close()
        if self._journal is not None:
            self._journal.close()

    def _in_order(self) -> Generator[T, None, None]:
        """The results one after another: read if the journal holds them, else awaited."""
        held = {chunk.start: chunk for chunk in self._held}
        self._settings.tell(self.kept)
        try:
            # For nothing but reading nobody has to be called.
            with workers_for(self._settings if self.kept < self._games else Settings(), self._games) as workers:
                cutter = Cutter(self._games, self._held, self._settings.processes or max(workers.size, cores()))
                at = 0
                while at < self._games:
                    if self._journal is not None and at in held:
                        chunk, result = held[at], self._journal.read(held[at])
                    else:
                        chunk, result = self._awaited(at, workers, cutter)
                    self.processes = workers.size
                    yield result
                    at = chunk.stop
        finally:
            if self._journal is not None:
                self._journal.close()

    def _awaited(self, at: int, workers: Workers, cutter: Cutter) -> tuple[range, T]:
        """The chunk that begins there and what it came to. Meanwhile others are sent out and taken in."""
        while at not in self._done:
            while len(self._under_way) < workers.size * _AHEAD and (cut := cutter.cut()):
                self._under_way[workers.submit(self._work, self._plan, cut)] = cut
            for future in wait(self._under_way, return_when=FIRST_COMPLETED).done:
                chunk = self._under_way.pop(future)
                result, seconds = future.result()
                cutter.learn(chunk, seconds)
                if self._journal is not None:
                    self._journal.add(chunk, result)
                self._done[chunk.start] = chunk, result
                self._settings.tell(len(chunk))
        return self._done.pop(at)


def _head(plan: Planned, work: Callable[..., object]) -> dict[str, object]:
    """What a journal has to agree in."""
    return {
        "journal": 1,
        "ruthless": ruthless.__version__,
        "rules": game_named(plan.game).rules_version,
        **({"outside": packages} if (packages := getattr(plan, "outside", None)) else {}),
        "work": f"{work.__module__}.{work.__qualname__}",
        "plan": type(plan).__name__,
        **asdict(plan),
    }
