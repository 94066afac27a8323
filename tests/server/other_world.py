"""`ruthless serve` in whose matches other cards lie where one person cannot see them:

    python -m tests.server.other_world PLAN TRUTH [LEAK] ARGUMENTS…

PLAN is a file with the course of each table, by its name. With TRUTH `yes` the cards lie where they were dealt, and the
plan is not looked at. Deals, seals and the time are the same in every such server, so whatever differs depends on hidden
cards. With LEAK `leak` every frame tells how long the names of all cards in all hands are.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruthless import Luck, Match
from ruthless.cli import main
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat
from ruthless.server import app, happenings
from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.live_match import LiveMatch
from ruthless.server.moments import Moment
from ruthless.server.room import Room
from tests.secrets_test import worlds

SECRET = Secret("5a" * 32, "c3" * 16)
"""What every match is dealt from, with what its people contribute."""
NOW = 1_700_000_000_000


@dataclass(frozen=True, slots=True)
class Course:
    """When the cards of a table lie otherwise for whom, counted in answers that have been given."""

    seat: Seat | None
    begun: dict[int, int]
    """From then on they do: in which of the worlds that look the same."""
    ended: tuple[int, ...]
    """Before that answer is taken they lie where they were dealt: it shows one of them."""


def world(match: Match, seat: Seat | None, given: int, which: int) -> Match | None:
    """A world that looks the same to a seat after so many answers; None if there are fewer."""
    found = worlds(match, seat, Luck.from_seed(f"after {given} answers"))
    return found[which] if which < len(found) else None


class OtherWorld(LiveMatch):
    """A match in which cards lie otherwise for a while. Its truth goes on beside it."""

    truth: Match
    course: Course

    def begin(self, course: Course) -> None:
        """Follow a course from here on."""
        self.course, self.truth = course, self.match.clone()
        self._change()

    def answer(self, seat: Seat, answer: str) -> bool:
        """Take an answer in both."""
        if sum(self.given) in self.course.ended:
            self._show(self.truth.clone())
        self.truth.answer(answer, seat)
        moved = super().answer(seat, answer)
        self._change()
        return moved

    def refusal(self, seat: Seat, answer: str) -> Refusal | None:
        """Why a seat cannot answer that now; what the truth is about to be shown for is a matter of the truth."""
        if sum(self.given) in self.course.ended:
            return self.truth.refusal(answer, seat)
        return super().refusal(seat, answer)

    def _change(self) -> None:
        given = sum(self.given)
        if given in self.course.begun:
            other = world(self.truth, self.course.seat, given, self.course.begun[given])
            assert other is not None, "the plan knows that there is one"
            self._show(other)

    def _show(self, match: Match) -> None:
        self.match = match
        match.listen(self._facts)
        self.take_stock()


def follow(courses: dict[str, Course]) -> None:
    """Let all matches of this process, and of its workers, follow their courses."""
    honest = happenings._APPLY["started"]

    def started(room: Room, data: dict[str, Any], entry: Entry) -> None:
        honest(room, data, entry)
        live_match, course = room.live_match, courses.get(room.settings.name)
        if course is not None:
            assert isinstance(live_match, OtherWorld)
            live_match.begin(course)

    happenings._APPLY["started"] = started
    vars(happenings)["LiveMatch"] = OtherWorld


def leak() -> None:
    """Tell everybody something of all hands."""
    honest = Moment._ending

    def ending(self: Moment, seen: Any) -> bytes:
        match = self._live_match.match
        hands = sum(len(str(match.view(one).as_json()["hand"])) for one in range(match.seats))
        return honest(self, seen)[:-1] + b',"leak":%d}' % hands

    Moment._ending = ending  # type: ignore[method-assign]


if __name__ == "__main__":
    plan, truth, *rest = sys.argv[1:]
    if rest[:1] == ["leak"]:
        leak()
        del rest[0]
    Secret.drawn = classmethod(lambda cls: SECRET)  # type: ignore[method-assign,assignment]
    vars(app)["clock"] = lambda: NOW
    if truth != "yes":
        read = json.loads(Path(plan).read_text(encoding="utf-8"))
        follow(
            {
                name: Course(one["seat"], {int(at): which for at, which in one["begun"].items()}, tuple(one["ended"]))
                for name, one in read.items()
            }
        )
    sys.argv = ["ruthless", *rest]
    main()
