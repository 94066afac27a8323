"""Timing: what happens at a table by itself: bots answer, chances to react pass, a bot sits in for who takes too long,
the next round begins.

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
from ruthless.server.clocks import AT_ONCE, BACK_SOON, CLOCKS, HALF_MINUTE, Pace, paced
from ruthless.server.handlers import Draft, Nodes, is_alone, is_here
from ruthless.server.refusals import Refused
from ruthless.server.room import Hold, Room


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
    if room.hold is not None:
        return _next_round(room, room.hold, alive)
    alone = is_alone(room, alive)
    pace = paced(pace, room.settings.pace)
    found = [
        one
        for decision in room.live_match.open.values()
        if (one := _due(room, decision, pace, alone=alone)) is not None
    ]
    if (reminder := _reminder(room)) is not None:
        found.append(reminder)
    said = banter.line(room)
    if said is not None:
        # while bots think, after whatever is to be seen: what they decide comes when it would have come
        found.insert(0, Due(_asked_at(room, None, pace) + pace.decision // 2, said))
    return min(found, key=lambda one: one.at, default=None)


def due_unattended(room: Room, alive: Nodes = frozenset()) -> int | None:
    """When a room has to be looked at although nobody may be there: something happens, or somebody is to be called."""
    if not days.goes_on_alone(room):
        return None
    found = due(room, AT_ONCE, frozenset())
    times = [calls.due(room, alive), None if found is None else found.at]
    return min((one for one in times if one is not None), default=None)


def _rematch(room: Room, alive: Nodes) -> Due | None:
    """The next match begins as soon as all who are there want one, or may be back soon; of days, as soon as everybody does."""
    present = [one for one in room.humans() if days.over_days(room) or is_here(one, alive)]
    if room.broken or not all(one.ready for one in present):
        return None
    back = [one.away_since + BACK_SOON for one in room.humans() if one not in present and not one.ready]
    try:
        return Due(max([room.touched, *back]), handlers.start(room))
    except Refused:
        return None


def _next_round(room: Room, hold: Hold, alive: Nodes) -> Due | None:
    """The next round begins when all who are there have seen how the last one ended; in company, after a while anyway."""
    assert room.live_match is not None
    goes_on = Draft("seen", person=None, number=room.live_match.moment)
    looking = still_looking(room, hold, alive)
    if not looking:
        gone = [hold.away[person] for person in expected_back(room, hold)]
        return Due(min(max(gone) + BACK_SOON, hold.since + HALF_MINUTE) if gone else room.touched, goes_on)
    return None if is_alone(room, alive) else Due(hold.since + HALF_MINUTE, goes_on)


def expected_back(room: Room, hold: Hold) -> list[int]:
    """The persons who have gone while they were still looking."""
    return [
        one.person for one in room.people if not one.by_bot and one.person in hold.away and one.person not in hold.seen
    ]


def still_looking(room: Room, hold: Hold, alive: Nodes) -> list[int]:
    """The persons the next round waits for. Bots are always ready, and so is whom a bot plays for."""
    return [one.person for one in room.people if not one.by_bot and one.person not in hold.seen and is_here(one, alive)]


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
    return Due(_asked_at(room, seat, pace) + delay, answered)


def _due(room: Room, decision: Decision[Any], pace: Pace, *, alone: bool) -> Due | None:
    assert room.live_match is not None
    if (lesson := room.lesson) is not None:
        return _due_in_lesson(room, lesson, decision, pace)
    seat = decision.seat
    person = room.people[seat]
    clock = CLOCKS[room.settings.clock]
    asked = _asked_at(room, seat, pace)
    window = room.live_match.window
    if person.by_bot:
        return Due(asked + pace.of(room.level(seat), window=window), seat)
    if window:
        length, answer = _window(room, decision, pace, alone=alone), days.answer_at_the_end(room, decision)
        passes = Draft("answered", seat=seat, ask=room.live_match.ask(seat), answer=answer)
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


def _asked_at(room: Room, seat: Seat | None, pace: Pace) -> int:
    """Since when the time of a seat, or that of the moment, is counted: not before what has happened has been seen."""
    asked = room.moment_at if seat is None else room.asked_at[seat]
    if days.over_days(room) and (seat is None or not room.people[seat].by_bot):
        return asked  # among days seconds do not matter
    return asked + pace.after(room.sight.events, blow=room.sight.blow)


def _window(room: Room, decision: Decision[Any], pace: Pace, *, alone: bool) -> int | None:
    """How long somebody has to react."""
    if alone and days.is_decided(room, decision):
        return pace.window
    if alone and len(decision.options) == 1:
        # Nobody could learn anything from how long this takes. But an attack on oneself is worth seeing.
        return pace.attack if decision.seat in room.sight.aimed else pace.window
    return days.window_of(room)


@dataclass(frozen=True, slots=True)
class Countdown:
    """What a seat is shown of the clock. After `until` there is `grace`, and then a bot sits in."""

    until: int
    total: int
    grace: int

    def as_json(self, now: int) -> dict[str, int]:
        """The time that is left: less than nothing during the grace, more than all while something is shown."""
        return {"left": self.until - now, "total": self.total, "grace": self.grace}


def countdown(room: Room, seat: Seat | None, pace: Pace, alive: Nodes) -> Countdown | None:
    """The clock that a seat, or the public, sees: the seat's own if it is asked, else that of the present moment.

    How far the others are with their answers cannot be told from it.
    """
    if room.phase != "playing" or room.live_match is None or room.hold is not None or room.lesson_version:
        return None  # nobody is hurried in a lesson
    clock, asked = CLOCKS[room.settings.clock], room.live_match.asked
    if clock.turn is None and not room.live_match.window:
        return None
    pace = paced(pace, room.settings.pace)
    decision = None if seat is None else room.live_match.open.get(seat)
    people = [one for one in asked if not room.people[one].by_bot]
    if decision is None and not people:
        return None
    since = _asked_at(room, None if decision is None else seat, pace)
    if room.live_match.window:
        length = days.window_of(room)
        if decision is not None:
            length = _window(room, decision, pace, alone=is_alone(room, alive))
        return None if length is None else Countdown(since + length, length, 0)
    assert clock.turn is not None
    if decision is not None and seat is not None:
        return Countdown(days.until(room.people[seat], since, clock.turn), clock.turn, clock.grace)
    if len(asked) == 1:
        since = _asked_at(room, asked[0], pace)  # that it was asked anew is no secret
    end = max(days.until(room.people[one], since, clock.turn) for one in people)
    return Countdown(end, clock.turn, clock.grace)


@dataclass(frozen=True, slots=True)
class Waiting:
    """What everybody is shown of a hold."""

    until: int | None
    """When it ends at the latest; None is whenever who is alone likes."""
    waiting: tuple[int, ...]
    """The persons it waits for."""

    def as_json(self, now: int) -> dict[str, Any]:
        """With the time that is left."""
        left = None if self.until is None else self.until - now
        return {"what": "round", "left": left, "waiting": list(self.waiting)}


def waiting(room: Room, alive: Nodes) -> Waiting | None:
    """What the next question waits for, if it does."""
    hold = room.hold
    if hold is None:
        return None
    until = None if is_alone(room, alive) else hold.since + HALF_MINUTE
    return Waiting(until, (*still_looking(room, hold, alive), *expected_back(room, hold)))
