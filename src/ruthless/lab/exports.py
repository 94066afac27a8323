"""Exports: the matches of a run as rows of a file, in CSV, JSON or Parquet.

An export is written beside its file while the run goes on and takes its place in the end, so that an interrupted run
neither leaves half a file nor spoils an old one.
"""

from __future__ import annotations

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.matches import Row


class Export:
    """A file that gets a row for each match, and in the end the figures of the run where its format has room."""

    def __init__(self, path: Path, format: Format) -> None:
        self._path = path
        self._format = format

    def add(self, row: Row) -> None:
        """One more match."""
        with writing(self._path):
            self._format.add(row)

    def finish(self, figures: Mapping[str, Any]) -> None:
        """That was the last one."""
        with writing(self._path):
            self._format.finish(figures)


@contextmanager
def export_to(path: Path) -> Generator[Export, None, None]:
    """An export at that place, open while the run goes on. What would keep it from being written is said at once."""
    format = FORMATS.get(path.suffix.lower())
    if format is None:
        raise RuthlessError(f"{path.name} has to end in {', '.join(FORMATS)}: that says what is written")
    if path.is_dir():
        raise RuthlessError(f"{path} cannot be written: it is a folder")
    beside = unfinished(path)
    with writing(path):
        open_format = format(beside)
    try:
        yield Export(path, open_format)
        with writing(path):
            open_format.close()
            beside.replace(path)
    finally:
        with suppress(OSError):
            open_format.close()
        beside.unlink(missing_ok=True)


def unfinished(path: Path) -> Path:
    """Where an export is while it is being written."""
    return path.with_name(f"{path.name}.part")


@contextmanager
def writing(path: Path) -> Generator[None, None, None]:
    """What keeps a file from being written is said in one line."""
    try:
        yield
    except OSError as error:
        raise RuthlessError(f"{path} cannot be written: {error.strerror or error}") from error


class Format(ABC):
    """How rows are laid out in a file."""

    @abstractmethod
    def __init__(self, path: Path) -> None:
        """Open the file."""

    @abstractmethod
    def add(self, row: Row) -> None:
        """Write a row."""

    @abstractmethod
    def finish(self, figures: Mapping[str, Any]) -> None:
        """Write what comes after the last row."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the file, finished or not."""


class Csv(Format):
    """Text with a line of headings; what is by seat has a column for each seat. There is no room for figures."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._lines = csv.writer(self._file)
        self._headed = False

    def add(self, row: Row) -> None:
        cells: dict[str, object] = {}
        for name, value in row.items():
            if name == "winners":
                cells[name] = " ".join(map(str, value))
            elif isinstance(value, list):
                cells.update({f"{name.removesuffix('s')}_{seat}": one for seat, one in enumerate(value)})
            else:
                cells[name] = value
        if not self._headed:
            self._lines.writerow(cells)
            self._headed = True
        self._lines.writerow(cells.values())

    def finish(self, figures: Mapping[str, Any]) -> None:
        pass

    def close(self) -> None:
        self._file.close()


class Json(Format):
    """One object: `matches`, a row in each line, and `figures`."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")
        self._before = '{"matches": [\n'

    def add(self, row: Row) -> None:
        self._file.write(self._before + json.dumps(row, ensure_ascii=False))
        self._before = ",\n"

    def finish(self, figures: Mapping[str, Any]) -> None:
        self._file.write(f'\n],\n"figures": {json.dumps(figures, ensure_ascii=False)}}}\n')

    def close(self) -> None:
        self._file.close()


class Parquet(Format):
    """Columns, lists where something is by seat; the figures are in the file's metadata under `ruthless`."""

    _BATCH = 10_000

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow  # type: ignore[import-untyped]
            import pyarrow.parquet  # type: ignore[import-untyped]
        except ImportError:
            raise RuthlessError("a Parquet file needs PyArrow: pip install 'ruthless[lab]'") from None
        number, text = pyarrow.int64(), pyarrow.string()
        self._schema = pyarrow.schema(
            {
                "index": number,
                "seed": text,
                "bots": pyarrow.list_(text),
                "winners": pyarrow.list_(number),
                "places": pyarrow.list_(number),
                "scores": pyarrow.list_(number),
                "rounds": number,
                "decisions": number,
            }
        )
        self._file = path.open("wb")
        self._writer = pyarrow.parquet.ParquetWriter(self._file, self._schema)
        self._batch = pyarrow.RecordBatch.from_pylist
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) == self._BATCH:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_batch(self._batch(self._rows, self._schema))
            self._rows.clear()

    def finish(self, figures: Mapping[str, Any]) -> None:
        self._flush()
        self._writer.add_key_value_metadata({"ruthless": json.dumps(figures)})

    def close(self) -> None:
        self._writer.close()
        self._file.close()


FORMATS: Mapping[str, type[Format]] = {".csv": Csv, ".json": Json, ".parquet": Parquet}
"""By how the name of a file ends."""
