"""Rows: vectors that are written again and again at the same place of a buffer."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from ruthless.vectors.native import i16, i64, is_array, paste, vec

MOST: Final = 32_767
"""The most that an entry of 16 bits can be."""


@final
class Row:
    """A stretch of a buffer: 0 but for what was written since it was last cleared, and for what stays.

    To clear it takes no longer than to write it. Where entries are cheap to write one by one, as compiled, whoever writes
    notes the place; else all that stays is kept in an array, which is copied over the row. `row[place] = 1` does what it
    takes; what is generated does the same without a call (`writing`).
    """

    __slots__ = ("_kept", "at", "before", "count", "entries", "noted", "notes", "size")

    def __init__(self, entries: vec[i16], at: i64, size: i64) -> None:
        """The stretch of so many entries that begins there."""
        self.entries = entries
        self.at = at
        self.size = size
        self.notes = not is_array(entries)
        """Whether places are noted."""
        room: i64 = size if self.notes else 0
        self.noted: vec[i64] = vec[i64]([0] * room)
        """The places in the buffer that have to be cleared; as many as `count` says."""
        self.count: i64 = 0
        self._kept: array[int] = array("h", [0] * int(size - room))
        self.before: dict[str, Any] = {}
        """By field what was written of it for good: those who look what has changed since write less. See `stay`."""

    def __getitem__(self, place: int) -> int:
        return self.entries[self.at + place]

    def __setitem__(self, place: int, value: int) -> None:
        entries = self.entries
        where = self.at + place
        if self.notes and value and not entries[where]:
            self.noted[self.count] = where
            self.count += 1
        entries[where] = value

    def tally(self, places: list[int]) -> None:
        """One more at each of these places, up to the most that an entry can be."""
        entries = self.entries
        for place in places:
            where = self.at + place
            if self.notes and not entries[where]:
                self.noted[self.count] = where
                self.count += 1
            if entries[where] < MOST:
                entries[where] += 1

    def stay(self, place: int, value: int) -> None:
        """Write something that stays until it is written again."""
        self.entries[self.at + place] = value
        if not self.notes:
            self._kept[place] = value

    def clear(self) -> None:
        """Only what stays is left."""
        entries = self.entries
        if not self.notes:
            paste(entries, self.at, self._kept)
            return
        noted = self.noted
        for number in range(self.count):
            entries[noted[number]] = 0
        self.count = 0

    def wipe(self) -> None:
        """Nothing is left, whoever has written it."""
        self.before.clear()
        for place in range(self.size):
            self.stay(place, 0)
        self.count = 0

    def add(self, other: Row, at: i64) -> None:
        """Write what another row, of which nothing was ever cleared, has in it into this one, behind so many entries."""
        entries, start = self.entries, self.at + at
        if not self.notes:
            paste(entries, start, other.entries)
            return
        noted, count = self.noted, self.count
        others, places = other.entries, other.noted
        for number in range(other.count):
            place = places[number]
            noted[count] = start + place
            count += 1
            entries[start + place] = others[place]
        self.count = count

    def twin(self) -> Row:
        """A row of its own with all that was written into this one, of which nothing was ever cleared."""
        twin = Row(buffer(self.size), 0, self.size)
        twin.add(self, 0)
        return twin

    def copy(self) -> array[int]:
        """What stands there now, as an array of its own."""
        return array("h", memoryview(self.entries)[self.at : self.at + self.size].tobytes())


def buffer(size: int) -> vec[i16]:
    """So many entries, all 0."""
    return vec[i16]([0] * size)


Fill: TypeAlias = Callable[[Any, Row], None]
"""Writes what a field of a view says into a row that is 0 there."""
