"""What an analysis finds: the chances after every turn, and the turning points, as data for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat


@dataclass(frozen=True)
class Turn:
    """How things stand after a turn; the first entry stands for the beginning, before anybody had one.

    After so many `answers` of the record the next turn begins, or the match is over. `moment` counts what was asked, a
    question to several seats as one, as the server does.
    """

    number: int
    answers: int
    moment: int
    round: int
    seat: Seat | None
    """Whose turn it was."""
    chances: tuple[float, ...]
    """By seat; a win shared by k seats counts 1 / k for each."""
    errors: tuple[float, ...]
    """The standard errors of the chances."""
    tries: int
    """How many worlds the chances come from; none where the match is over."""

    def as_json(self) -> dict[str, Any]:
        """The turn as plain data."""
        return {
            "number": self.number,
            "answers": self.answers,
            "moment": self.moment,
            "round": self.round,
            "seat": self.seat,
            "chances": [round(one, 4) for one in self.chances],
            "errors": [round(one, 4) for one in self.errors],
            "tries": self.tries,
        }


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed the chances by more than the errors of the estimates explain, in worlds played to find that out."""

    turn: int
    """Its number: after it things stand as in `turns[turn]`, before it as in `turns[turn - 1]`."""
    seat: Seat | None
    """Whose turn it was."""
    winner: Seat
    """Who gained most."""
    gain: float
    loser: Seat
    """Who lost most."""
    loss: float
    error: float
    """The standard error of the larger of gain and loss."""
    facts: tuple[Message, ...]
    """What happened in the turn, in the words of the public."""

    def as_json(self) -> dict[str, Any]:
        """The turning point as plain data."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "winner": self.winner,
            "gain": round(self.gain, 4),
            "loser": self.loser,
            "loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "facts": [fact.as_json() for fact in self.facts],
        }


@dataclass(frozen=True)
class Analysis:
    """What can be said about a match. All of it follows from the record, `open_table`, `bots`, `tries` and `seed`."""

    game: str
    seats: int
    players: tuple[str, ...]
    """Names for the seats, if the record has any."""
    open_table: bool
    bots: str
    tries: int
    seed: str
    over: bool
    """Whether the record goes to the end of the match."""
    turns: tuple[Turn, ...]
    turning_points: tuple[TurningPoint, ...]
    """The largest first."""

    def as_json(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "players": list(self.players),
            "open": self.open_table,
            "bots": self.bots,
            "tries": self.tries,
            "seed": self.seed,
            "over": self.over,
            "turns": [turn.as_json() for turn in self.turns],
            "turning_points": [point.as_json() for point in self.turning_points],
        }
