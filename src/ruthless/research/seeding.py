"""Seeds of one match after the other, as `reset` of an environment asks for them."""

from __future__ import annotations

from secrets import randbits


class Seeds:
    """Reset with a seed begins a series: that seed, then `seed/1`, `seed/2` … Without any, the series is a new one."""

    def __init__(self) -> None:
        self._first: str | None = None
        self._number = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next match."""
        if seed is not None or self._first is None:
            self._first = str(randbits(63) if seed is None else seed)
            self._number = 0
            return self._first
        self._number += 1
        return f"{self._first}/{self._number}"
