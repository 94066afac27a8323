"""The settings of a run: where and how it is done. What comes of its matches is the same with all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ruthless.kernel.errors import RuthlessError

ENGINES = ("processes", "ray")


@dataclass(frozen=True)
class Settings:
    """Who works on a run, where it is kept and who hears of it."""

    processes: int = 1
    """How many work at once; 0 takes as many as are of use."""
    engine: str = "processes"
    """Processes of this machine, or tasks of Ray."""
    address: str | None = None
    """That of a Ray cluster; without one Ray starts on this machine."""
    journal: Path | str | None = None
    """What it holds already is read instead of played, and what is played is added to it."""
    progress: Callable[[int], None] | None = None
    """Hears each time how many more matches are done."""

    def __post_init__(self) -> None:
        if self.processes < 0:
            raise RuthlessError(
                f"a run needs at least one process, not {self.processes}; 0 takes as many as are of use"
            )
        if self.engine not in ENGINES:
            raise RuthlessError(f"no engine {self.engine!r}: there are {', '.join(ENGINES)}")

    def tell(self, more: int) -> None:
        """So many more matches are done."""
        if self.progress is not None:
            self.progress(more)
