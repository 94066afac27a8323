"""Layouts: which place of a vector means what."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import prod
from typing import Any


@dataclass(frozen=True)
class Piece:
    """A part of a vector: whole numbers from `low` to `high`, in rows and columns as `shape` says."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    labels: tuple[str, ...] = ()
    """What the places along the last axis stand for, where that is a list of names."""

    @property
    def size(self) -> int:
        """How many places it takes."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The place behind its last one."""
        return self.start + self.size

    @property
    def slice(self) -> slice:
        """Where it is in the vector."""
        return slice(self.start, self.stop)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is frozen is pickled as what it was made of, compiled or not."""
        return Piece, (self.name, self.start, self.shape, self.low, self.high, self.meaning, self.labels)

    def as_json(self) -> dict[str, Any]:
        """The piece as plain data."""
        described: dict[str, Any] = {
            "name": self.name,
            "slice": [self.start, self.stop],
            "shape": list(self.shape),
            "low": self.low,
            "high": self.high,
            "meaning": self.meaning,
        }
        return {**described, "labels": list(self.labels)} if self.labels else described


class Layout:
    """The pieces of a vector, one behind the other."""

    def __init__(self) -> None:
        self._pieces: dict[str, Piece] = {}
        self.size = 0

    def add(
        self,
        name: str,
        shape: int | tuple[int, ...],
        high: int,
        meaning: str,
        labels: Sequence[str] = (),
        low: int = 0,
    ) -> int:
        """Put a piece behind the others; gives the place where it starts."""
        assert name not in self._pieces, f"two pieces are called {name!r}"
        whole = (shape,) if isinstance(shape, int) else shape
        piece = Piece(name, self.size, whole, low, high, meaning, tuple(labels))
        assert not labels or len(labels) == whole[-1], f"{name}: a label for each place of the last axis"
        self._pieces[name] = piece
        self.size = piece.stop
        return piece.start

    def __getitem__(self, name: str) -> Piece:
        return self._pieces[name]

    def __iter__(self) -> Iterator[Piece]:
        return iter(self._pieces.values())

    def __len__(self) -> int:
        return len(self._pieces)

    def __reduce__(self) -> tuple[Any, ...]:
        return _laid_out, (list(self),)

    def bounds(self) -> tuple[list[int], list[int]]:
        """By place the least and the greatest number that can stand there."""
        return (
            [piece.low for piece in self for _ in range(piece.size)],
            [piece.high for piece in self for _ in range(piece.size)],
        )

    @property
    def digest(self) -> str:
        """A fingerprint of the places: the same exactly if every place is the same thing. How it is worded does not count."""
        places = [{name: what for name, what in piece.as_json().items() if name != "meaning"} for piece in self]
        return blake2b(json.dumps(places).encode(), digest_size=8).hexdigest()

    def as_json(self) -> dict[str, Any]:
        """The layout as plain data."""
        return {"digest": self.digest, "size": self.size, "pieces": [piece.as_json() for piece in self]}


def _laid_out(pieces: list[Piece]) -> Layout:
    """A layout of these pieces."""
    layout = Layout()
    for piece in pieces:
        layout.add(piece.name, piece.shape, piece.high, piece.meaning, piece.labels, piece.low)
    return layout
