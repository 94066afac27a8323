"""Where matches are kept between sessions."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ruthless.kernel.errors import BrokenRecord, OtherRules, RuthlessError
from ruthless.kernel.match import replay
from ruthless.kernel.record import Record


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


def last_unfinished(game: str) -> Path:
    """The saved match of a game that was played last and is not over."""
    saved = sorted(folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    missed = ""
    for path in saved:
        try:
            record = Record.load(path)
            if record.game == game and not replay(record).over:
                return path
        except OtherRules as error:
            missed = missed or f"; in {path.name} {error}"
        except RuthlessError:
            continue
    raise RuthlessError(f"no unfinished match of {game} in {folder()}: name the file, or start a new match{missed}")


def load(path: Path, game: str) -> Record:
    """The record in a file, if it is one of that game that can go on."""
    record = Record.load(path)
    if record.game != game:
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
