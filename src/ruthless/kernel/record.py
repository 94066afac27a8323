"""Record: a match as text. It is the save format, the bug report, the golden test, the replay and the data set.

A record holds the secrets of a match: seed and all answers. While a match runs nobody at the table gets it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from ruthless.kernel.errors import BrokenRecord

FORMAT: Final = 1


@dataclass(frozen=True)
class Record:
    """Everything needed to play a match again: the same rules version, seed, options and answers.

    Answers are in notation, each with the number of its seat before it. `position` is there if the match did not
    begin with a deal. `outside` names the packages whose rules are played beside ours, a game or an expansion, each with
    its version. `players` are names for the readers of the record, and `proof` shows that the seed was drawn
    fairly; the rules ignore both.
    """

    game: str
    rules_version: int
    seats: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None
    players: tuple[str, ...] = ()
    proof: Mapping[str, Any] | None = None
    outside: Mapping[str, str] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type[Record], tuple[Any, ...]]:
        """To another process by its fields: a compiled one cannot be written into there, as pickle would otherwise."""
        return Record, tuple(getattr(self, one.name) for one in fields(self))

    def with_answers(self, answers: Sequence[str]) -> Record:
        """The same record with other answers."""
        return replace(self, answers=tuple(answers))

    def with_players(self, players: Sequence[str]) -> Record:
        """The same record with names for the seats."""
        return replace(self, players=tuple(players))

    def _content(self) -> dict[str, Any]:
        content: dict[str, Any] = {
            "ruthless": FORMAT,
            "game": self.game,
            "rules": self.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }
        if self.outside:
            content["outside"] = dict(self.outside)
        if self.position is not None:
            content["position"] = dict(self.position)
        if self.players:
            content["players"] = list(self.players)
        if self.proof is not None:
            content["proof"] = dict(self.proof)
        content["answers"] = list(self.answers)
        return content

    def as_json(self) -> dict[str, Any]:
        """The record as plain data, with a checksum."""
        content = self._content()
        return {**content, "check": _checksum(content)}

    def as_text(self) -> str:
        """The record as JSON text, an answer a line."""
        return json.dumps(self.as_json(), indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file; an older file stays whole until the new one is complete."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(self.as_text())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; BrokenRecord says in one line what is wrong with it."""
        try:
            content = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenRecord(f"the record is not complete JSON: {error}") from error
        return cls.from_json(content)

    @classmethod
    def from_json(cls, content: object) -> Record:
        """Read a record from plain data. A record without a checksum, as written by hand, is taken as it is."""
        if not isinstance(content, dict) or "ruthless" not in content:
            raise BrokenRecord("this is not a record of Ruthless")
        if content["ruthless"] != FORMAT:
            raise BrokenRecord(f"the record has format {content['ruthless']!r}, this program reads format {FORMAT}")
        check = content.get("check")
        if check is not None and check != _checksum(
            {name: value for name, value in content.items() if name != "check"}
        ):
            raise BrokenRecord("the record was changed after it was written: its checksum does not fit")
        try:
            record = cls(
                game=_typed(content["game"], str),
                rules_version=_typed(content["rules"], int),
                seats=_typed(content["seats"], int),
                seed=str(content["seed"]),
                options=_typed(content.get("options", {}), dict),
                answers=tuple(_typed(one, str) for one in _typed(content["answers"], list)),
                position=_typed(content["position"], dict) if "position" in content else None,
                players=tuple(str(one) for one in content.get("players", [])),
                proof=_typed(content["proof"], dict) if "proof" in content else None,
                outside={
                    str(package): _typed(version, str)
                    for package, version in _typed(content.get("outside", {}), dict).items()
                },
            )
        except (KeyError, TypeError) as error:
            raise BrokenRecord(f"the record lacks something or has it in the wrong form: {error}") from error
        return record

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BrokenRecord(f"cannot read {path}: {error.strerror or error}") from error
        except UnicodeDecodeError as error:
            raise BrokenRecord(f"cannot read {path}: it is no text") from error
        return cls.from_text(text)


def _typed(value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _checksum(content: Mapping[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12, person=b"ruthless/record").hexdigest()
