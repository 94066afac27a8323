"""How the matches of a run are cut into chunks: long enough to be worth sending, short enough to see progress."""

from __future__ import annotations

from collections.abc import Sequence

MOST = 1_000_000_000
"""So many matches a run may have: whoever asks for more has made a mistake."""

_SECONDS = 0.5
"""So long a chunk should take: an interrupt loses little, and sending it out costs nothing beside it."""

_GROWTH = 4
"""A chunk is at most so many times as long as the one before: the first matches may be quick by chance."""


class Cutter:
    """Cuts what is left to play, in order. It learns from each chunk how long a match takes."""

    def __init__(self, games: int, kept: Sequence[range], processes: int) -> None:
        """All matches but those of the chunks that are kept already."""
        ends = [0, *(chunk.stop for chunk in kept)]
        starts = [*(chunk.start for chunk in kept), games]
        self._gaps = [range(end, start) for end, start in zip(ends, starts, strict=True) if end < start][::-1]
        self._left = sum(map(len, self._gaps))
        self._processes = processes
        self._size = 1
        self._matches = 0
        self._seconds = 0.0

    def cut(self) -> range | None:
        """The next chunk, or None if there is no more to play."""
        if not self._gaps:
            return None
        # Towards the end chunks get shorter, so that all processes finish at about the same time.
        size = max(1, min(self._size, self._left // (2 * self._processes)))
        gap = self._gaps.pop()
        chunk, rest = gap[:size], gap[size:]
        if rest:
            self._gaps.append(rest)
        self._left -= len(chunk)
        return chunk

    def learn(self, chunk: range, seconds: float) -> None:
        """A chunk took so long."""
        self._matches += len(chunk)
        self._seconds += seconds
        fitting = _SECONDS * self._matches / max(self._seconds, 1e-9)
        self._size = max(1, min(int(fitting), _GROWTH * self._size))
