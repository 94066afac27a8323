"""Days: what is different at a table where a decision may take days.

It goes on while nobody is there. A chance to react lasts as long as the table has agreed on, whoever holds, has set or
answers what: what somebody answers before it is over is kept until then, and for who does not answer their standing
answer counts. See docs/decisions/18.
"""

from __future__ import annotations

from typing import Any

from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat
from ruthless.server.clocks import CLOCKS, HOLIDAYS, WINDOWS
from ruthless.server.live_match import DECLINE
from ruthless.server.room import Person, Room

ASK = "ask"
"""A standing answer: let me decide; if I do not, I let it pass."""
NEVER = "never"
"""A standing answer: I let it pass."""
MOST_HOLIDAYS = 56
"""How many holidays somebody may have in the course of a match."""
REMINDER = 4
"""When one part in so many of somebody's time is left they are reminded."""


def over_days(room: Room) -> bool:
    """Whether a decision may take days at a table."""
    return CLOCKS[room.settings.clock].days


def goes_on_alone(room: Room) -> bool:
    """Whether a match goes on while nobody is connected: one of days does, unless only bots are left in it."""
    return room.phase == "playing" and over_days(room) and any(not one.replaced for one in room.humans())


def window_of(room: Room) -> int | None:
    """How long a chance to react lasts at a table."""
    return WINDOWS[room.settings.window] if over_days(room) else CLOCKS[room.settings.clock].window


def answers_are_kept(room: Room) -> bool:
    """Whether what is answered now is kept until the chance to react is over, so that nobody can tell who has answered."""
    return over_days(room) and room.live_match is not None and room.live_match.window


# Standing answers


def is_decided(room: Room, decision: Decision[Any]) -> bool:
    """Whether it is clear already what a seat will have answered in the end to a chance to react."""
    if not answers_are_kept(room):
        return False
    standing = room.people[decision.seat].standing.get(decision.question.id, ASK)
    return decision.seat in room.early or standing != ASK


def answer_at_the_end(room: Room, decision: Decision[Any]) -> str:
    """What a seat has answered when a chance to react is over: what it has said, else its standing answer.

    A card is played by itself against what is aimed at the person or at nobody, never for somebody else.
    """
    if not over_days(room):
        return DECLINE
    if decision.seat in room.early:
        return room.early[decision.seat]
    wanted = room.people[decision.seat].standing.get(decision.question.id, ASK)
    if decision.question.args.get("other", decision.seat) != decision.seat:
        return DECLINE
    return next((text for one in decision.options if (text := str(one)).partition(":")[0] == wanted), DECLINE)


# Time that does not count


def is_on_holiday(person: Person, now: int) -> bool:
    """Whether somebody has said that they are away."""
    return bool(person.holidays) and person.holidays[-1][1] > now


def holiday_left(person: Person, now: int) -> int:
    """How long somebody may be on holiday from now on, counting what is left of the present one.

    Each is looked at whenever a clock is: so there are not as many as anybody likes, however short they are.
    """
    if len(person.holidays) >= MOST_HOLIDAYS and not is_on_holiday(person, now):
        return 0
    used = sum(min(until, now) - begun for begun, until in person.holidays)
    return max(0, HOLIDAYS - used)


def until(person: Person, since: int, time: int) -> int:
    """When somebody has had so much time, holidays not counted."""
    end = since + time
    for begun, back in person.holidays:
        if begun < end and back > since:
            end += back - max(begun, since)
    return end


def all_know(room: Room, seat: Seat) -> int:
    """Since when a seat is asked, as far as it is everybody's business: of several that are asked, since the moment began."""
    assert room.live_match is not None
    return room.asked_at[seat] if len(room.live_match.asked) == 1 else room.moment_at
