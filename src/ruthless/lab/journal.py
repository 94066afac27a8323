"""The journal of a run: what each chunk of matches came to, line by line, so that an interrupted run can go on.

The first line says what is being run: the work, the plan, the versions. Each other line holds one chunk: the numbers
of its matches and their result. Lines are only ever added, so whatever happens the file is whole but for its last line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.chunks import MOST

Sound = Callable[[range, Any], bool]
"""Whether something can be what a chunk came to."""

_NAMES = {"rules": "rules version", "ruthless": "version of the program", "outside": "list of packages"}
"""What some keys of the first line are called in words."""


class Journal:
    """An open journal. It refuses a file that is the journal of another run, or damaged, or none at all."""

    def __init__(self, path: Path, head: Mapping[str, Any], sound: Sound | None = None) -> None:
        self.path = path
        self._sound = sound
        self._places: dict[int, tuple[int, int]] = {}
        """By first match of a chunk: the number after its last match, and where its line begins."""
        try:
            # Whatever is written goes to the end, even if two runs should write at once.
            self._file = path.open("a+b")
        except OSError as error:
            raise self._unkept(error) from error
        try:
            self._open(json.loads(json.dumps(dict(head))))
        except BaseException:
            self.close()
            raise

    def _open(self, head: dict[str, Any]) -> None:
        """Read where the chunks are; drop a last line that was cut short; begin a new journal with its head."""
        at = self._file.seek(0)
        for number, line in enumerate(self._file, 1):
            torn = not line.endswith(b"\n")
            if torn and number > 1:
                break
            content = None if torn else _parsed(line)
            if number == 1:
                self._check(content, head)
            else:
                chunk = self._chunk(content)
                if chunk is None:
                    raise RuthlessError(f"{self.path} is damaged in line {number}")
                # Of two chunks that begin alike the longer one says more.
                if chunk.stop > self._places.get(chunk.start, (0, 0))[0]:
                    self._places[chunk.start] = chunk.stop, at
            at += len(line)
        self._file.truncate(at)
        if not at:
            self._write(head)

    def _chunk(self, content: Any) -> range | None:
        """The chunk a line tells of; None if it does not tell of one."""
        match content:
            case {"matches": [int(start), int(stop)], "result": result} if 0 <= start < stop <= MOST:
                chunk = range(start, stop)
                return chunk if self._sound is None or self._sound(chunk, result) else None
        return None

    def _check(self, found: Any, wanted: Mapping[str, Any]) -> None:
        if not isinstance(found, dict) or "journal" not in found:
            raise RuthlessError(f"{self.path} is not a journal of the lab")
        for key in sorted(wanted, key=lambda key: key != "game"):  # versions of different games say nothing
            if found.get(key) != wanted[key]:
                raise RuthlessError(
                    f"{self.path} is the journal of another run: its {_NAMES.get(key, key)} is {_short(found.get(key))}, "
                    f"not {_short(wanted[key])}"
                )

    def chunks(self, games: int) -> list[range]:
        """The chunks it holds of that many matches, in order; none overlaps another."""
        found: list[range] = []
        end = 0
        for start in sorted(self._places):
            stop, _ = self._places[start]
            if end <= start and stop <= games:
                found.append(range(start, stop))
                end = stop
        return found

    def read(self, chunk: range) -> Any:
        """What a chunk it holds came to."""
        self._file.seek(self._places[chunk.start][1])
        return json.loads(self._file.readline())["result"]

    def add(self, chunk: range, result: Any) -> None:
        """Keep what a chunk came to."""
        self._write({"matches": [chunk.start, chunk.stop], "result": result})

    def _write(self, content: Mapping[str, Any]) -> None:
        try:
            self._file.write(json.dumps(content, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise self._unkept(error) from error

    def _unkept(self, error: OSError) -> RuthlessError:
        return RuthlessError(f"the journal {self.path} cannot be kept: {error.strerror}")

    def close(self) -> None:
        """No more will be read or added. What could not be written has been reported then."""
        with suppress(OSError):
            self._file.close()


def _parsed(line: bytes) -> Any:
    """What a line says; None if it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"
