"""Tables that play over days: time runs while nobody is there, and nothing tells who holds, has set or has answered what."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruthless.kernel.decisions import Decision
from ruthless.server import handlers, wire
from ruthless.server.calls import PATIENCE, calling, calls
from ruthless.server.clocks import CLOCKS, DAY, HOLIDAYS, HOUR, HUMAN, MINUTE, WINDOWS
from ruthless.server.days import MOST_HOLIDAYS, holiday_left, is_on_holiday, until
from ruthless.server.handlers import Draft
from ruthless.server.harness_test import NODE, RoomHarness, several
from ruthless.server.moments import Moment
from ruthless.server.refusals import Refused
from ruthless.server.room import Person, Room
from ruthless.server.timing import Due, countdown, due, due_unattended

DAYS = [name for name, clock in CLOCKS.items() if clock.days]
NOBODY: frozenset[str] = frozenset()


def table(game: str = "frantic", humans: int = 3, clock: str = "day", **settings: object) -> RoomHarness:
    """A match over days with nobody connected."""
    harness = RoomHarness(game, humans=humans, clock=clock, **{"sit_in": False, **settings}).start()  # type: ignore[arg-type]
    for person in [one.person for one in harness.room.humans()]:
        harness.drop(person)
    return harness


def turn(room: Room) -> bool:
    """Whether one person decides, and it is not about reacting."""
    live_match = room.live_match
    return live_match is not None and len(live_match.asked) == 1 and not live_match.window


def window(room: Room) -> bool:
    """Whether there is a chance to react."""
    return room.live_match is not None and room.live_match.window


def windows(room: Room) -> bool:
    """Whether several have a chance to react."""
    return several(room) and window(room)


def next_due(harness: RoomHarness) -> Due:
    """What happens next, although nobody is there."""
    found = due(harness.room, HUMAN, NOBODY)
    assert found is not None
    return found


def happens(harness: RoomHarness) -> Draft:
    """Let time pass until something happens, and let it happen."""
    found = next_due(harness)
    assert isinstance(found.what, Draft)
    harness.now = found.at
    harness.take(found.what)
    return found.what


def asked(harness: RoomHarness) -> int:
    """The seat that is asked."""
    assert harness.room.live_match is not None
    return harness.room.live_match.match.pending[0].seat


def pending(harness: RoomHarness) -> list[Decision[Any]]:
    """All open questions."""
    assert harness.room.live_match is not None
    return harness.room.live_match.match.pending


def could_react(harness: RoomHarness, most: int = 3_000) -> Decision[Any]:
    """Go on until somebody who has a chance to react has a card for it; the question to them."""
    for _ in range(most):
        for one in pending(harness):
            if window(harness.room) and len(one.options) > 1 and one.question.args.get("other", one.seat) == one.seat:
                return one
        harness.go_on()
    raise AssertionError("never happened")


# Time


@pytest.mark.parametrize("clock", DAYS)
def test_time_runs_while_nobody_is_there(clock: str) -> None:
    harness = table(clock=clock, sit_in=True).until(turn)
    seat, begun = asked(harness), harness.now
    length = CLOCKS[clock].turn
    assert length is not None
    assert happens(harness).kind == "reminded"
    assert harness.now == begun + length * 3 // 4
    assert happens(harness).kind == "replaced"
    assert harness.now == begun + length
    assert harness.room.people[seat].replaced


def test_coming_and_going_changes_no_time() -> None:
    harness = table().until(turn)
    before = next_due(harness).at
    for person in (0, 1):
        harness.now += HOUR
        harness.connect(person)
        found = due(harness.room, HUMAN, harness.alive)
        assert found is not None
        assert (found.at, next_due(harness).at) == (before, before)
    harness.drop(0)
    harness.drop(1)
    assert next_due(harness).at == before


def test_what_is_due_where_nobody_is_does_not_depend_on_who_is_there() -> None:
    harness = table(humans=2, clock="week")
    for _ in range(200):
        assert due_unattended(harness.room) == next_due(harness).at
        harness.now += MINUTE
        harness.go_on()


def test_bots_play_on_while_nobody_is_there_but_not_among_themselves() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="day", sit_in=True).start()
    harness.drop(0)
    played = 0
    for _ in range(500):
        found = next_due(harness)
        if isinstance(found.what, Draft):
            break
        harness.now = found.at
        harness.answer(found.what)
        played += 1
    assert played > 0
    while not harness.room.people[harness.room.seat_of(0) or 0].replaced:
        found = next_due(harness)
        harness.now = found.at
        harness.answer(found.what) if not isinstance(found.what, Draft) else harness.take(found.what)
    assert due(harness.room, HUMAN, NOBODY) is None
    assert due_unattended(harness.room) is None
    harness.do(0, "leave")
    assert due(harness.room, HUMAN, NOBODY) is None


def test_the_next_match_waits_for_everybody_wherever_they_are() -> None:
    harness = table(house_rules={"limit": 1}).until(lambda room: room.phase == "over")
    assert due_unattended(harness.room) is None
    harness.connect(0)
    harness.do(0, "ready", ready=True, entropy="ab" * 16)
    assert due(harness.room, HUMAN, harness.alive) is None, "the others have not said anything"
    for person in (1, 2):
        harness.do(person, "ready", ready=True, entropy="ab" * 16)
    found = due(harness.room, HUMAN, harness.alive)
    assert found is not None
    assert isinstance(found.what, Draft)
    assert found.what.kind == "started"


# What the table has agreed on


def test_where_nobody_agreed_to_it_no_bot_sits_in_and_the_match_waits() -> None:
    harness = table().until(turn)
    seat = asked(harness)
    person = harness.room.people[seat]
    happens(harness)
    late = happens(harness)
    assert (late.kind, late.data) == ("reminded", {"people": [person.person], "late": True})
    assert due(harness.room, HUMAN, NOBODY) is None
    assert due(harness.room, HUMAN, harness.alive) is None
    assert wire.table(harness.room, None, 0, NOBODY)["people"][seat]["late"]
    harness.answer(seat)
    assert not person.late


def test_a_bot_replaces_somebody_at_the_hosts_wish_only_when_their_time_is_up() -> None:
    harness = table()
    harness.until(lambda room: turn(room) and asked(harness) != room.seat_of(0))
    person = harness.room.people[asked(harness)].person
    assert harness.refusal(0, "replace", person=person) == "server-has-time"
    happens(harness)
    assert harness.refusal(0, "replace", person=person) == "server-has-time"
    happens(harness)
    harness.do(0, "replace", person=person)
    assert isinstance(next_due(harness).what, int), "a bot decides"
    harness.do(person, "return")
    assert isinstance(next_due(harness).what, Draft), "and has time again"
    assert next_due(harness).at > harness.now + DAY // 2


def test_nobody_takes_over_from_a_host_who_has_time() -> None:
    harness = table()
    harness.until(lambda room: turn(room) and asked(harness) == room.seat_of(0))
    assert harness.refusal(1, "host", person=1) == "server-host-here"
    happens(harness)
    happens(harness)
    assert harness.room.people[asked(harness)].late
    assert harness.refusal(1, "host", person=1) is None


@pytest.mark.parametrize(("chosen", "sits_in"), [({}, False), ({"sit_in": True}, True), ({"sit_in": False}, False)])
def test_over_days_a_bot_sits_in_only_if_the_host_says_so(chosen: dict[str, bool], sits_in: bool) -> None:
    harness = RoomHarness(humans=2)
    assert harness.room.settings.sit_in
    harness.do(0, "settings", settings={"clock": "week", **chosen})
    assert harness.room.settings.sit_in is sits_in
    made = handlers.created("KR7Q2M", "frantic", {}, {"clock": "week", **chosen})
    assert made.data["settings"]["sit_in"] is sits_in
    harness.do(0, "settings", settings={"clock": "brisk"})
    assert harness.room.settings.sit_in, "among people who are there it is as it was"


# Reminders


def test_everybody_who_is_asked_is_reminded_once_whether_or_not_they_have_answered() -> None:
    def several_decide(room: Room) -> bool:
        return several(room) and not window(room)

    times = []
    for answers in (0, 1):
        harness = table(humans=3).until(several_decide)
        live_match = harness.room.live_match
        assert live_match is not None
        people, begun = [harness.room.people[seat].person for seat in live_match.asked], harness.now
        for one in pending(harness)[:answers]:
            harness.now += HOUR
            harness.answer(one.seat)
        reminder = happens(harness)
        assert (reminder.kind, reminder.data) == ("reminded", {"people": people, "late": False})
        times.append(harness.now - begun)
        assert happens(harness).data["late"], "nobody is reminded twice"
    assert times == [DAY * 3 // 4] * 2


def test_the_next_question_has_a_reminder_of_its_own() -> None:
    harness = table().until(turn)
    happens(harness)
    harness.answer()
    harness.until(turn)
    assert next_due(harness).at == harness.now + DAY * 3 // 4


def test_nobody_is_reminded_of_a_chance_to_react_nor_at_other_clocks() -> None:
    harness = table(window="eight-hours").until(window)
    assert happens(harness).kind == "answered"
    harness = RoomHarness(humans=2, clock="brisk").start().until(turn)
    found = due(harness.room, HUMAN, harness.alive)
    assert found is not None
    assert isinstance(found.what, Draft)
    assert found.what.kind == "replaced"


# Holidays


def test_the_clock_of_who_is_on_holiday_stands_still() -> None:
    harness = table(sit_in=True).until(turn)
    seat, begun = asked(harness), harness.now
    person = harness.room.people[seat]
    harness.now += 2 * HOUR
    back = harness.now + 5 * DAY
    harness.do(person.person, "holiday", until=back)
    assert wire.table(harness.room, None, 0, NOBODY)["people"][seat]["holiday"] == back
    shown = countdown(harness.room, None, HUMAN, NOBODY)
    assert shown is not None
    assert shown.until == begun + DAY + 5 * DAY
    assert happens(harness).kind == "reminded"
    assert harness.now == back + DAY * 3 // 4 - 2 * HOUR
    assert happens(harness).kind == "replaced"
    assert harness.now == begun + DAY + 5 * DAY


def test_a_holiday_can_be_cut_short_and_made_longer() -> None:
    harness = table().until(turn)
    person, begun = harness.room.people[asked(harness)], harness.now
    harness.do(person.person, "holiday", until=harness.now + 7 * DAY)
    harness.now += DAY
    harness.do(person.person, "holiday", until=harness.now + 10 * DAY)
    assert person.holidays == [[begun, begun + 11 * DAY]]
    harness.now += DAY
    harness.do(person.person, "holiday", until=None)
    assert person.holidays == [[begun, begun + 2 * DAY]]
    assert not is_on_holiday(person, harness.now)
    assert countdown(harness.room, None, HUMAN, NOBODY) == countdown(harness.room, asked(harness), HUMAN, NOBODY)
    assert next_due(harness).at == begun + 2 * DAY + DAY * 3 // 4


def test_a_match_has_only_so_much_holiday() -> None:
    harness = table().until(turn)
    person = harness.room.people[0]
    harness.do(person.person, "holiday", until=harness.now + HOLIDAYS)
    assert holiday_left(person, harness.now) == HOLIDAYS
    harness.now += HOLIDAYS - 2 * DAY - HOUR
    harness.do(person.person, "holiday", until=None)
    before = harness.snapshot()
    with pytest.raises(Refused) as refused:
        harness.do(person.person, "holiday", until=harness.now + 3 * DAY)
    assert refused.value.as_json() == {"id": "server-no-holiday", "count": 2}
    assert harness.snapshot() == before
    harness.do(person.person, "holiday", until=harness.now + 2 * DAY)


def test_however_short_they_are_a_match_has_only_so_many_holidays() -> None:
    harness = table().until(turn)
    person = harness.room.people[0]
    for _ in range(MOST_HOLIDAYS):
        harness.do(person.person, "holiday", until=harness.now + 1)
        harness.now += 1
    with pytest.raises(Refused) as refused:
        harness.do(person.person, "holiday", until=harness.now + 1)
    assert refused.value.as_json() == {"id": "server-no-holiday", "count": 0}
    for over in (None, harness.now - 5):
        harness.do(person.person, "holiday", until=over)
    assert len(person.holidays) == MOST_HOLIDAYS


def test_who_is_on_their_last_holiday_may_change_how_long_it_is() -> None:
    harness = table().until(turn)
    person = harness.room.people[0]
    for days in (1, *[2] * (MOST_HOLIDAYS - 2), DAY):
        harness.do(person.person, "holiday", until=harness.now + days)
        harness.now += 2
    begun = person.holidays[-1][0]
    for back in (harness.now + 2 * DAY, harness.now + HOUR):
        harness.do(person.person, "holiday", until=back)
        assert person.holidays[-1] == [begun, back]


def test_a_holiday_lasts_into_the_next_match_and_is_counted_anew_there() -> None:
    harness = table(house_rules={"limit": 1})
    harness.do(1, "holiday", until=harness.now + 20 * DAY)
    harness.do(2, "holiday", until=harness.now + DAY)
    harness.until(lambda room: room.phase == "over")
    harness.now += 2 * DAY
    harness.start()
    found = {one.person: one.holidays for one in harness.room.people}
    assert found == {0: [], 1: [[harness.now, harness.now + 18 * DAY]], 2: []}


def test_time_that_is_counted_leaves_out_every_holiday() -> None:
    person = Person(0, "Ada", holidays=[[50, 60], [100, 150]])
    assert until(person, 0, 40) == 40
    assert until(person, 0, 60) == 70
    assert until(person, 0, 100) == 160
    assert until(person, 55, 10) == 70
    assert until(person, 150, 10) == 160


def test_without_days_there_are_neither_holidays_nor_standing_answers() -> None:
    harness = RoomHarness(humans=2).start()
    assert harness.refusal(0, "holiday", until=None) == "server-no-days"
    assert harness.refusal(0, "standing", question="counter", answer="never") == "server-no-days"
    harness = RoomHarness(humans=2, clock="day")
    assert harness.refusal(0, "holiday", until=None) == "server-not-playing"
    assert harness.refusal(0, "standing", question="counter", answer="never") is None
    assert harness.refusal(0, "standing", question="play", answer="never") == "server-bad-message"
    assert harness.refusal(0, "standing", question="counter", answer="no-such-card") == "server-bad-message"


# Chances to react


@pytest.mark.parametrize("length", list(WINDOWS))
@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("standing", ["ask", "never", "counterattack"])
def test_a_chance_to_react_lasts_as_long_whatever_is_held_set_or_answered(
    length: str, early: bool, standing: str
) -> None:
    harness = table(humans=3, window=length)
    for person in range(3):
        for question in ("counter", "counter-share"):
            harness.do(person, "standing", question=question, answer=standing)
    kinds = set()
    for _ in range(40):
        harness.until(window)
        live_match = harness.room.live_match
        assert live_match is not None
        moment, begun = live_match.moment, harness.now
        kinds |= {min(2, len(one.options)) for one in pending(harness)}
        for one in list(pending(harness)) if early else []:
            harness.now += 1_000
            answer = str(one.options[-1])
            harness.do(harness.room.people[one.seat].person, "answer", ask=harness.room.ask(one.seat), answer=answer)
        while live_match.moment == moment:
            assert happens(harness).kind == "answered"
            assert harness.now == begun + WINDOWS[length]
    assert kinds == {1, 2}


def test_what_is_answered_early_counts_and_is_nobody_elses_business() -> None:
    harness = table()
    one = could_react(harness)
    live_match = harness.room.live_match
    assert live_match is not None
    person, moment = harness.room.people[one.seat].person, live_match.moment
    others = [None, *(seat for seat in range(3) if seat != one.seat)]

    def seen() -> list[str]:
        told = [wire.update(harness.room, seat, -1, harness.now, HUMAN, NOBODY) for seat in others]
        tables = [wire.table(harness.room, who, 0, NOBODY) for who in range(4) if who != person]
        return [json.dumps(told), json.dumps(tables), json.dumps(wire.summary(harness.room).shown)]

    before, answer = seen(), str(one.options[-1])
    harness.do(person, "answer", ask=harness.room.ask(one.seat), answer=answer)
    assert seen() == before
    own = wire.update(harness.room, one.seat, -1, harness.now, HUMAN, NOBODY)
    assert own is not None
    assert own["ask"] is None
    assert json.loads(Moment(harness.room, live_match, HUMAN, NOBODY, harness.now).update(one.seat, -1)) == json.loads(
        json.dumps(own)
    )
    assert harness.refusal(person, "answer", ask=live_match.ask(one.seat), answer="no") == "server-stale"
    while live_match.moment == moment:
        happens(harness)
    assert f"{one.seat} {answer}" in [str(given) for given in live_match.record().answers[-4:]]


@pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])
def test_a_standing_answer_is_given_when_the_time_is_up(game: str) -> None:
    for standing in ("ask", "never", "card"):
        harness = table(game)
        one = could_react(harness)
        card = str(one.options[-1])
        person = harness.room.people[one.seat].person
        answer = card.partition(":")[0] if standing == "card" else standing
        harness.do(person, "standing", question=one.question.id, answer=answer)
        given = []
        while one in pending(harness):
            given.append(happens(harness).data)
        expected = card if standing == "card" else "no"
        assert [data["answer"] for data in given if data["seat"] == one.seat] == [expected]


def test_no_card_is_played_by_itself_for_somebody_else() -> None:
    harness = table("malta")

    def able() -> list[Decision[Any]]:
        others = [one for one in pending(harness) if one.question.args.get("other", one.seat) != one.seat]
        return [one for one in others if window(harness.room) and len(one.options) > 1]

    harness.until(lambda room: bool(able()))
    one = able()[0]
    card = str(one.options[-1])
    harness.do(harness.room.people[one.seat].person, "standing", question=one.question.id, answer=card)
    while one in pending(harness):
        data = happens(harness).data
        assert data["seat"] != one.seat or data["answer"] == "no"


def test_standing_answers_are_for_the_eyes_of_their_owner_only_and_last() -> None:
    harness = table(house_rules={"limit": 1})
    before = [json.dumps(wire.table(harness.room, who, 0, NOBODY)) for who in (None, 1, 2)]
    harness.do(0, "standing", question="counter", answer="never")
    harness.do(0, "standing", question="nice-try", answer="nice-try")
    assert [json.dumps(wire.table(harness.room, who, 0, NOBODY)) for who in (None, 1, 2)] == before
    mine = {"counter": "never", "nice-try": "nice-try"}
    assert wire.table(harness.room, 0, 0, NOBODY)["standing"] == mine
    assert wire.table(harness.room, None, 0, NOBODY)["standing"] is None
    harness.until(lambda room: room.phase == "over")
    harness.start()
    assert wire.table(harness.room, 0, 0, NOBODY)["standing"] == mine


def test_a_chance_of_bots_only_passes_at_their_pace() -> None:
    harness = RoomHarness(humans=2, bots=1, clock="day").start()
    bot = next(seat for seat, one in enumerate(harness.room.people) if one.bot is not None)
    harness.until(lambda room: window(room) and room.live_match is not None and room.live_match.asked == [bot])
    assert next_due(harness) == Due(harness.now + HUMAN.window, bot)


def test_who_is_replaced_leaves_the_decision_to_the_bot() -> None:
    harness = table()
    one = could_react(harness)
    person = harness.room.people[one.seat].person
    harness.do(person, "answer", ask=harness.room.ask(one.seat), answer=str(one.options[-1]))
    harness.take(Draft("replaced", person=person))
    assert harness.room.early == {}
    assert next_due(harness) == Due(harness.room.moment_at + HUMAN.window, one.seat)


def test_alone_among_bots_nobody_waits_for_what_is_decided() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="day").start()

    def able(room: Room) -> bool:
        one = pending(harness)[0] if len(pending(harness)) == 1 else None
        return one is not None and window(room) and one.seat == room.seat_of(0) and len(one.options) > 1

    mine = pending(harness.until(able))[0]
    found = due(harness.room, HUMAN, harness.alive)
    assert found is not None
    assert found.at == harness.room.moment_at + WINDOWS["hour"]
    harness.do(0, "standing", question=mine.question.id, answer="never")
    assert (next_due(harness).at, harness.room.moment_at) == (harness.room.moment_at + HUMAN.window, harness.now)
    harness.room.watching = [NODE]
    found = due(harness.room, HUMAN, harness.alive)
    assert found is not None
    assert found.at == harness.room.moment_at + WINDOWS["hour"], "somebody could learn from it"
    harness.room.watching = []
    harness.do(0, "answer", ask=harness.room.ask(mine.seat), answer="no")
    assert harness.entries[-1].kind == "answered", "there is nobody to keep it from"


# Calls


def test_a_table_at_which_nobody_is_is_looked_at_when_somebody_is_to_be_called() -> None:
    harness = table().until(turn)
    harness.room.webhook = {"url": "https://example.org", "language": "en"}
    begun = harness.now
    assert due_unattended(harness.room) == begun + PATIENCE.asked
    harness.connect(harness.room.people[asked(harness)].person)
    assert due_unattended(harness.room, harness.alive) == begun + DAY * 3 // 4, "who is there is not called"


@pytest.mark.parametrize("answer", ["ask", "never", "counterattack"])
def test_who_has_said_beforehand_what_they_answer_is_spared_the_call(answer: str) -> None:
    harness = table()
    one = could_react(harness)
    person = harness.room.people[one.seat]
    person.calls = [{"endpoint": "https://example.org", "language": "en"}]
    harness.room.webhook = {"url": "https://example.org", "language": "en"}
    harness.do(person.person, "standing", question=one.question.id, answer=answer)
    harness.now += MINUTE
    draft = calling(harness.room, harness.now, NOBODY)
    assert draft is not None, "others see who is asked, whatever they have set"
    entry = draft.entry(harness.room, harness.now)
    called = [call.person for call in calls(harness.room, entry, "")]
    assert called == ([person.person, None] if answer == "ask" else [None])


# What lists show


def test_a_summary_says_whose_turn_it_is_and_until_when() -> None:
    harness = RoomHarness(humans=2, clock="three-days")
    assert {name: wire.summary(harness.room).shown[name] for name in ("asked", "until", "clock")} == {
        "asked": [],
        "until": None,
        "clock": "three-days",
    }
    harness.start().until(turn)
    shown = wire.summary(harness.room).shown
    assert shown["asked"] == [harness.room.people[asked(harness)].person]
    assert shown["until"] == harness.now + 3 * DAY
