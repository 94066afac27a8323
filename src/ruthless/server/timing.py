"""Timing: what happens at a table by itself: bots answer, chances to react pass, a bot sits in for who takes too long.

Every time is counted from what the log says, so any node comes to the same result. While none of the people is there,
nothing happens by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat
from ruthless.lessons import Lesson
from ruthless.server import banter, handlers
from ruthless.server.clocks import CLOCKS, Pace
from ruthless.server.handlers import Draft, Nodes, is_here, is_watched
from ruthless.server.live_match import DECLINE
from ruthless.server.refusals import Refused
from ruthless.server.room import Room


@dataclass(frozen=True, slots=True)
class Due:
    """Something that happens at a time unless somebody acts before."""

    at: int
    what: Draft | Seat
    """What to write; or the seat for which a bot has to decide."""


def due(room: Room, pace: Pace, alive: Nodes) -> Due | None:
    """What happens next by itself."""
    people = room.humans()
    if room.closed or not any(is_here(one, alive) for one in people):
        return None
    if room.phase == "over":
        return None if room.lesson_version else _rematch(room, alive)
    if room.phase != "playing" or room.live_match is None:
        return None
    pending = room.live_match.match.pending
    alone = len(people) == 1 and not is_watched(room, alive)
    found = [one for decision in pending if (one := _due(room, decision, pace, alone=alone)) is not None]
    said = banter.line(room)
    if said is not None:
        # while bots think: what they decide comes when it would have come
        found.insert(0, Due(room.moment_at + pace.decision // 2, said))
    return min(found, key=lambda one: one.at, default=None)


def _rematch(room: Room, alive: Nodes) -> Due | None:
    """The next match begins as soon as all who are there want one."""
    present = [one for one in room.humans() if is_here(one, alive)]
    if room.broken or not all(one.ready for one in present):
        return None
    try:
        return Due(room.touched, handlers.start(room))
    except Refused:
        return None


def _due_in_lesson(room: Room, lesson: Lesson, decision: Decision[Any], pace: Pace) -> Due | None:
    """Everybody answers as it is written; the learner takes all the time there is, and is not asked where nothing is decided."""
    assert room.live_match is not None
    seat = decision.seat
    line = lesson.line(seat, room.live_match.given[seat])
    if line is None or line.step is not None:
        return None
    if not room.people[seat].by_bot:
        delay = 0
    elif decision.question.id in room.live_match.match.game.turn_questions:
        delay = pace.decision * 3 // 2  # a turn begins: there has to be time to see what was before
    else:
        delay = pace.decision
    answered = Draft("answered", seat=seat, ask=room.live_match.ask(seat), answer=line.answers[0])
    return Due(room.asked_at[seat] + delay, answered)


def _due(room: Room, decision: Decision[Any], pace: Pace, *, alone: bool) -> Due | None:
    assert room.live_match is not None
    if (lesson := room.lesson) is not None:
        return _due_in_lesson(room, lesson, decision, pace)
    seat = decision.seat
    person = room.people[seat]
    clock = CLOCKS[room.settings.clock]
    asked = room.asked_at[seat]
    window = room.live_match.window
    if person.by_bot:
        return Due(asked + pace.of(room.level(seat), window=window), seat)
    if window:
        passes = Draft("answered", seat=seat, ask=room.live_match.ask(seat), answer=DECLINE)
        if alone and len(decision.options) == 1:
            # Nobody could learn anything from how long this takes: there is no other person who sees it.
            return Due(asked + pace.window, passes)
        return None if clock.window is None else Due(asked + clock.window, passes)
    if clock.turn is None:
        return None
    return Due(asked + clock.turn + clock.grace, Draft("replaced", person=person.person))


@dataclass(frozen=True, slots=True)
class Countdown:
    """What a seat is shown of the clock. After `until` there is `grace`, and then a bot sits in."""

    until: int
    total: int
    grace: int

    def as_json(self, now: int) -> dict[str, int]:
        """The time that is left, less than nothing during the grace."""
        return {"left": self.until - now, "total": self.total, "grace": self.grace}


def countdown(room: Room, seat: Seat | None) -> Countdown | None:
    """The clock that a seat, or the public, sees: the seat's own if it is asked, else that of the present moment.

    How far the others are with their answers cannot be told from it.
    """
    if room.phase != "playing" or room.live_match is None or room.lesson_version:
        return None
    clock = CLOCKS[room.settings.clock]
    if (clock.window if room.live_match.window else clock.turn) is None:
        return None
    own = seat is not None and room.live_match.decision(seat) is not None
    if not own and all(room.people[one].by_bot for one in room.live_match.asked):
        return None
    asked = room.asked_at[seat] if own and seat is not None else room.moment_at
    if room.live_match.window:
        return None if clock.window is None else Countdown(asked + clock.window, clock.window, 0)
    return None if clock.turn is None else Countdown(asked + clock.turn, clock.turn, clock.grace)
