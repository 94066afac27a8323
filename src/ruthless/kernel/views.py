"""Views: what one seat, or the public, may know at this moment."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat


@dataclass(slots=True)
class View:
    """Base of a game's view, built up from the table by the game's `view.py`; the match adds who is asked.

    `asked` names everybody who takes part in the present question, whether or not they have answered already.
    `question` and `options` are the viewer's own open decision. Every field is plain data.
    """

    seat: Seat | None = None
    asked: list[Seat] | None = None
    question: dict[str, Any] | None = None
    options: list[str] | None = None

    def put(self, decision: Decision[Any]) -> None:
        """Show the viewer its open decision."""
        self.question = decision.question.as_json()
        self.options = [str(option) for option in decision.options]

    def as_json(self) -> dict[str, Any]:
        """The view as plain data, fields in a fixed order."""
        return {one.name: getattr(self, one.name) for one in fields(self)}
