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
from ruthless.lab.workers import ENGINES, cores, crew

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


class Run(Generic[T]):
    """A run: iterate over it for the results of its chunks, in order."""

    def __init__(self, results: Generator[T, None, None], journal: Journal | None, kept: int, processes: int) -> None:
        self._results = results
        self._journal = journal
        self.kept = kept
        """How many of its matches were in the journal already."""
        self.processes = processes
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
    if games < 1:
        raise RuthlessError(f"a run needs at least one match, not {games}")
    if games > MOST:
        raise RuthlessError(f"a run has at most {MOST:,} matches, not {games:,}")
    if processes < 0:
        raise RuthlessError(f"a run needs at least one process, not {processes}; 0 takes as many as are of use")
    if engine not in ENGINES:
        raise RuthlessError(f"no engine {engine!r}: there are {', '.join(ENGINES)}")
    book = None if journal is None else Journal(Path(journal), _head(plan, work), sound)
    kept = [] if book is None else book.chunks(games)

    def results() -> Generator[T, None, None]:
        """Chunks are cut, sent out and kept as they come in; they are handed on in order."""
        tell = progress or (lambda _: None)
        held = {chunk.start: chunk for chunk in kept}
        done: dict[int, tuple[range, T]] = {}
        under_way: dict[Future[tuple[T, float]], range] = {}
        tell(running.kept)
        try:
            # For nothing but reading nobody has to be called.
            called = crew(engine, min(processes, games), address) if running.kept < games else crew("processes", 1)
            with called as workers:
                cutter = Cutter(games, kept, processes or max(workers.size, cores()))
                at = 0
                while at < games:
                    if book is not None and at in held:
                        chunk, result = held[at], book.read(held[at])
                    elif at in done:
                        chunk, result = done.pop(at)
                    else:
                        while len(under_way) < workers.size * _AHEAD and (cut := cutter.cut()):
                            under_way[workers.submit(work, plan, cut)] = cut
                        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                            chunk = under_way.pop(future)
                            result, seconds = future.result()
                            cutter.learn(chunk, seconds)
                            if book is not None:
                                book.add(chunk, result)
                            done[chunk.start] = chunk, result
                            tell(len(chunk))
                        continue
                    running.processes = workers.size
                    yield result
                    at = chunk.stop
        finally:
            if book is not None:
                book.close()

    running = Run(results(), book, sum(map(len, kept)), processes)
    return running


def _head(plan: Planned, work: Callable[..., object]) -> dict[str, object]:
    """What a journal has to agree in."""
    return {
        "journal": 1,
        "ruthless": ruthless.__version__,
        "rules": game_named(plan.game).rules_version,
        "work": f"{work.__module__}.{work.__qualname__}",
        "plan": type(plan).__name__,
        **asdict(plan),
    }
