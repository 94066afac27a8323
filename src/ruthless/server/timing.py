"""Timing: what happens at a table by itself: bots answer, chances to react pass, a bot sits in for who takes too long.

Every time is counted from what the log says, so any node comes to the same result. While none of the people is there,
nothing happens by itself, unless the table plays over days.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat
from ruthless.lessons import Lesson
from ruthless.server import banter, calls, days, handlers
from ruthless.server.clocks import AT_ONCE, CLOCKS, Pace
from ruthless.server.handlers import Draft, Nodes, is_alone, is_here
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
    there = any(is_here(one, alive) for one in room.humans())
    if room.closed or not (there or days.goes_on_alone(room)):
        return None
    if room.phase == "over":
        return None if room.lesson_version else _rematch(room, alive)
    if room.phase != "playing" or room.live_match is None:
        return None
    pending = room.live_match.match.pending
    alone = is_alone(room, alive)
    found = [one for decision in pending if (one := _due(room, decision, pace, alone=alone)) is not None]
    if (reminder := _reminder(room)) is not None:
        found.append(reminder)
    said = banter.line(room)
    if said is not None:
        # while bots think: what they decide comes when it would have come
        found.insert(0, Due(room.moment_at + pace.decision // 2, said))
    return min(found, key=lambda one: one.at, default=None)


def due_unattended(room: Room, alive: Nodes = frozenset()) -> int | None:
    """When a room has to be looked at although nobody may be there: something happens, or somebody is to be called."""
    if not days.goes_on_alone(room):
        return None
    found = due(room, AT_ONCE, frozenset())
    times = [calls.due(room, alive), None if found is None else found.at]
    return min((one for one in times if one is not None), default=None)


def _rematch(room: Room, alive: Nodes) -> Due | None:
    """The next match begins as soon as all who are there want one; of days, as soon as everybody does."""
    present = [one for one in room.humans() if days.over_days(room) or is_here(one, alive)]
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
        length, answer = days.window_of(room), days.answer_at_the_end(room, decision)
        passes = Draft("answered", seat=seat, ask=room.live_match.ask(seat), answer=answer)
        if alone and (len(decision.options) == 1 or days.is_decided(room, decision)):
            # Nobody could learn anything from how long this takes: there is no other person who sees it.
            return Due(asked + pace.window, passes)
        return None if length is None else Due(asked + length, passes)
    if clock.turn is None:
        return None
    end = days.until(person, asked, clock.turn) + clock.grace
    if room.settings.sit_in:
        return Due(end, Draft("replaced", person=person.person))
    return Due(end, Draft("reminded", people=[person.person], late=True)) if clock.days and not person.late else None


def _reminder(room: Room) -> Due | None:
    """People are reminded once, when little of their time is left.

    It is counted as the others count it, and tells of nobody whether they have answered meanwhile.
    """
    assert room.live_match is not None
    clock = CLOCKS[room.settings.clock]
    if not clock.days or clock.turn is None or room.live_match.window:
        return None
    time = clock.turn - clock.turn // days.REMINDER
    ends = {
        seat: days.until(room.people[seat], days.all_know(room, seat), time)
        for seat in room.live_match.asked
        if seat not in room.reminded and not room.people[seat].by_bot
    }
    if not ends:
        return None
    first = min(ends.values())
    people = [room.people[seat].person for seat, end in ends.items() if end == first]
    return Due(first, Draft("reminded", people=people, late=False))


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
    clock, window, asked = CLOCKS[room.settings.clock], room.live_match.window, room.live_match.asked
    length = days.window_of(room) if window else clock.turn
    own = seat is not None and room.live_match.decision(seat) is not None
    if length is None or (not own and all(room.people[one].by_bot for one in asked)):
        return None
    if window:
        return Countdown((room.asked_at[seat] if own and seat is not None else room.moment_at) + length, length, 0)
    if own and seat is not None:
        return Countdown(days.until(room.people[seat], room.asked_at[seat], length), length, clock.grace)
    people = [one for one in asked if not room.people[one].by_bot]
    end = max(days.until(room.people[one], days.all_know(room, one), length) for one in people)
    return Countdown(end, length, clock.grace)
