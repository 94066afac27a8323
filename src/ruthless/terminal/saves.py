"""Where matches are kept between sessions."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ruthless.kernel.errors import BrokenRecord, OtherRules, RuthlessError
from ruthless.kernel.match import replay
from ruthless.kernel.record import Record
from ruthless.terminal.seating import seating_of


def folder() -> Path:
    """The folder of saved matches, as the XDG base directories say."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return base / "ruthless"


def new_file(game: str) -> Path:
    """A file of its own for a new match, so that no older match is lost."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place = folder()
    path = place / f"{stem}.json"
    number = 2
    while path.exists():
        path = place / f"{stem}-{number}.json"
        number += 1
    return path


def unfinished(game: str | None = None) -> list[tuple[Path, Record]]:
    """The saved matches that are not over, of one game or of all: the one to go on with first.

    That is the one played last; but a match in which the person has not answered yet comes after all that were really
    begun.
    """
    found: list[tuple[Path, Record]] = []
    missed = ""
    for path in sorted(folder().glob(f"{game or '*'}-*.json"), key=_changed, reverse=True):
        try:
            record = Record.load(path)
            if game in (None, record.game) and not replay(record).over:
                found.append((path, record))
        except OtherRules as error:
            missed = missed or f"; in {path.name} {error}"
        except RuthlessError:
            continue
    if not found:
        of = f" of {game}" if game else ""
        raise RuthlessError(f"no unfinished match{of} in {folder()}: name the file, or start a new match{missed}")
    return sorted(found, key=lambda one: not _is_begun(one[1]))


def begun(matches: list[tuple[Path, Record]]) -> list[tuple[Path, Record]]:
    """Those in which the person has answered."""
    return [one for one in matches if _is_begun(one[1])]


def _changed(path: Path) -> int:
    return path.stat().st_mtime_ns


def _is_begun(record: Record) -> bool:
    person = seating_of(record, None, None).person
    return any(answer.startswith(f"{person} ") for answer in record.answers)


def load(path: Path, game: str | None) -> Record:
    """The record in a file, if it is one of that game, or of any, that can go on."""
    record = Record.load(path)
    if game is not None and record.game != game:
        raise BrokenRecord(f"{path} is a match of {record.game}, not of {game}")
    if replay(record).over:
        raise RuthlessError(f"the match in {path} is over: watch it with ruthless replay {path}")
    return record


def store(record: Record, path: Path) -> None:
    """Write a record; whatever was in the file stays whole until the new text is complete."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError as error:
        raise RuthlessError(f"cannot write {path}: {error.strerror or error}") from error
