"""Who sits where: the person, the bots, and their names as they are kept in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ruthless.bots import LEVELS, bot_named
from ruthless.bots.expertise import judge_of
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
LONGEST_NAME = 16

_BOT = re.compile(r"(.+) \((\w[\w.:-]*)\)")


@dataclass(frozen=True)
class Seating:
    """The names by seat, the person's seat, and the kind of bot at every other seat."""

    names: tuple[str, ...]
    person: Seat
    bots: dict[Seat, str]

    def players(self) -> list[str]:
        """The names for a record: a bot's kind stands behind its name, so that the match can go on later."""
        return [f"{name} ({self.bots[seat]})" if seat in self.bots else name for seat, name in enumerate(self.names)]


def usual_bot(game: str) -> str:
    """The bot that plays a game if none is named: the sensible one, if it knows that game."""
    return "sensible" if judge_of(game) else "uniform"


def seat_people(seats: int, person: Seat, name: str | None, bots: str) -> Seating:
    """A person at one seat and bots at all others; `bots` are kinds or levels with commas between, in turn."""
    if not 0 <= person < seats:
        raise RuthlessError(f"no seat {person}: seats are 0 to {seats - 1}")
    kinds = [LEVELS.get(kind.strip(), kind.strip()) for kind in bots.split(",")]
    if len(kinds) > seats - 1:
        raise RuthlessError(f"{len(kinds)} bots are too many for {seats} seats, one of which is yours")
    for kind in kinds:
        bot_named(kind, Luck(b""))  # refuses what is no bot
    others = [seat for seat in range(seats) if seat != person]
    names = list(NAMES[:seats])
    if name is not None:
        names[person] = _checked(name.strip())
        if [one.casefold() for one in names].count(names[person].casefold()) > 1:
            raise RuthlessError(f"the name {names[person]!r} is taken by a bot at this table")
    return Seating(tuple(names), person, {seat: kinds[place % len(kinds)] for place, seat in enumerate(others)})


def seating_of(record: Record, person: Seat | None, bots: str | None) -> Seating:
    """The seating a record tells of; without bots in it, the person sits at 0 unless said otherwise."""
    known = [_BOT.fullmatch(player) for player in record.players]
    if len(known) != record.seats or not any(known):
        return seat_people(record.seats, person or 0, None, bots or usual_bot(record.game))
    kinds = {seat: match[2] for seat, match in enumerate(known) if match and _is_bot(match[2])}
    people = [seat for seat in range(record.seats) if seat not in kinds]
    if len(people) != 1 or (person is not None and person != people[0]):
        mine = people[0] if person is None and people else person or 0
        return seat_people(record.seats, mine, None, bots or usual_bot(record.game))
    names = [match[1] if match else record.players[seat] for seat, match in enumerate(known)]
    if bots is not None:
        kinds = seat_people(record.seats, people[0], None, bots).bots
    return Seating(tuple(names), people[0], kinds)


def _is_bot(kind: str) -> bool:
    try:
        bot_named(kind, Luck(b""))
    except RuthlessError:
        return False
    return True


def names_of(players: Sequence[str], seats: int) -> list[str]:
    """The names in a record without the kinds of bots, or our usual names if it has none."""
    if len(players) != seats:
        return list(NAMES[:seats])
    return [match[1] if (match := _BOT.fullmatch(player)) else player for player in players]


def _checked(name: str) -> str:
    if (
        not name.strip()
        or len(name) > LONGEST_NAME
        or not name.isprintable()
        or set(name) & set("()")
        or name.isdigit()
    ):
        raise RuthlessError(f"{name!r} cannot be a name: at most {LONGEST_NAME} letters, no brackets, not a number")
    return name
