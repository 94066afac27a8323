"""What happens by itself: at the same times whatever anybody holds, and not at all while nobody is there."""

from __future__ import annotations

import pytest

from ruthless.bots import LEVELS
from ruthless.kernel.luck import Luck
from ruthless.server import handlers
from ruthless.server.clocks import AT_ONCE, BACK_SOON, CLOCKS, HALF_MINUTE, HUMAN, PERCENT, Pace, paced
from ruthless.server.handlers import Draft
from ruthless.server.harness_test import NODE, RoomHarness, several
from ruthless.server.room import Room
from ruthless.server.timing import Due, Waiting, _due, countdown, due, waiting

PACE = Pace(1_100, 500, 1_300, 3_000, 3_500, 1_800)


def window(room: Room) -> bool:
    """Whether several people have a chance to react."""
    return several(room) and room.live_match is not None and room.live_match.window


def turn(room: Room) -> bool:
    """Whether one seat decides, and it is not about reacting."""
    return room.live_match is not None and len(room.live_match.asked) == 1 and not room.live_match.window


def shown(harness: RoomHarness) -> int:
    """How long is waited for what there is to see of the present moment."""
    return PACE.after(harness.room.sight.events, blow=harness.room.sight.blow)


def next_due(harness: RoomHarness) -> Due:
    """What is due; there has to be something."""
    found = due(harness.room, PACE, harness.alive)
    assert found is not None
    return found


def asked(harness: RoomHarness) -> int:
    """The seat that is asked."""
    assert harness.room.live_match is not None
    return harness.room.live_match.match.pending[0].seat


# Bots


def test_a_bot_takes_the_same_time_for_every_decision() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="off").start()
    seen = {True: 0, False: 0}
    for _ in range(600):
        live_match = harness.room.live_match
        assert live_match is not None
        harness.now += 13
        harness.next_round()
        bots = [one for one in live_match.match.pending if harness.room.people[one.seat].by_bot]
        for one in bots:
            found = next_due(harness)
            if found.what != one.seat:
                continue
            pace = PACE.window if live_match.window else PACE.decision
            assert found.at == harness.room.asked_at[one.seat] + shown(harness) + pace
            seen[live_match.window] += 1
        harness.go_on()
    assert min(seen.values()) > 10


def test_the_pace_of_bots_does_not_depend_on_what_they_hold() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="off").start()
    luck = Luck.from_seed("pace")
    compared = 0
    for _ in range(300):
        live_match = harness.room.live_match
        assert live_match is not None
        seat = next((one for one, person in enumerate(harness.room.people) if person.bot is None), 0)
        if not live_match.over and all(harness.room.people[one.seat].by_bot for one in live_match.match.pending):
            truth = due(harness.room, PACE, harness.alive)
            true_match = live_match.match
            live_match.match = true_match.imagine(seat, luck)
            live_match.take_stock()
            imagined = due(harness.room, PACE, harness.alive)
            live_match.match = true_match
            live_match.take_stock()
            assert (truth and truth.at) == (imagined and imagined.at)
            compared += 1
        harness.go_on()
    assert compared > 20


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_level_of_a_bot_is_all_its_pace_depends_on(level: str) -> None:
    harness = RoomHarness(humans=1, clock="off")
    for _ in range(2):
        harness.take(handlers.seat_bot(harness.room, level))
    harness.start()
    expected = {True: PACE.window, False: PACE.decision} if level != "hard" else {True: PACE.deep, False: PACE.deep}
    options: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(800):
        harness.next_round()
        live_match = harness.room.live_match
        assert live_match is not None
        for one in live_match.match.pending:
            if harness.room.people[one.seat].by_bot:
                found = _due(harness.room, one, PACE, alone=False)
                asked = harness.room.asked_at[one.seat] + shown(harness)
                assert found == Due(asked + expected[live_match.window], one.seat)
                options[live_match.window].add(min(2, len(one.options)))
        harness.now += 13
        harness.go_on()
    assert options[True] == options[False] == {1, 2}


# Chances to react


@pytest.mark.parametrize("clock", ["relaxed", "brisk"])
def test_a_chance_to_react_lasts_equally_long_for_all_people_whatever_they_hold(clock: str) -> None:
    harness = RoomHarness(humans=4, clock=clock).start()
    length = CLOCKS[clock].window
    kinds: set[int] = set()
    for _ in range(12):
        harness.until(window)
        live_match = harness.room.live_match
        assert live_match is not None
        assert length is not None
        kinds |= {len(one.options) for one in live_match.match.pending}
        for one in live_match.match.pending:
            harness.now += 100  # as if the others took their time
            found = next_due(harness)
            assert found.at == harness.room.moment_at + shown(harness) + length
            assert isinstance(found.what, Draft)
            assert (found.what.kind, found.what.data["answer"]) == ("answered", "no")
            harness.take(Draft("answered", seat=one.seat, ask=live_match.ask(one.seat), answer="no"))
    assert len(kinds) > 1, "some could have reacted and some could not"


def test_alone_among_bots_nobody_waits_for_a_chance_one_does_not_have_but_an_attack_is_seen() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="relaxed", chat=False).start()
    harness.alive = frozenset({NODE, "elsewhere"})
    quick = slow = attacks = 0
    for _ in range(4_000):
        live_match = harness.room.live_match
        assert live_match is not None
        mine = live_match.decision(harness.room.seat_of(0) or 0)
        if live_match.window and mine is not None and len(live_match.match.pending) == 1:
            found = next_due(harness)
            since = harness.room.moment_at + shown(harness)
            mine_alone = PACE.attack if mine.seat in harness.room.sight.aimed else PACE.window
            if len(mine.options) == 1:
                assert found.at == since + mine_alone
                for node, length in ((NODE, 10_000), ("elsewhere", 10_000), ("dead", mine_alone)):
                    harness.room.watching = [node]
                    assert next_due(harness).at == since + length, "somebody could learn from it"
                harness.room.watching = []
                attacks += mine_alone == PACE.attack
                quick += mine_alone == PACE.window
            else:
                assert found.at == since + 10_000
                slow += 1
            clock = countdown(harness.room, mine.seat, PACE, harness.alive)
            assert clock is not None
            assert clock.until == next_due(harness).at, "what is shown is what happens"
        harness.go_on()
    assert quick > 0
    assert slow > 0
    assert attacks > 5


def test_two_people_wait_for_each_other_even_if_neither_can_react() -> None:
    harness = RoomHarness(humans=2, bots=1, clock="relaxed", chat=False).start()
    found = 0
    for _ in range(40):
        harness.until(lambda room: room.live_match is not None and room.live_match.window)
        live_match = harness.room.live_match
        assert live_match is not None
        for one in live_match.match.pending:
            if not harness.room.people[one.seat].by_bot and len(one.options) == 1:
                times = {next_due(harness).at - harness.room.moment_at - shown(harness)}
                assert times <= {10_000, PACE.window}
                bots_open = any(harness.room.people[two.seat].by_bot for two in live_match.match.pending)
                assert bots_open or times == {10_000}
                found += not bots_open
        harness.answer()
    assert found > 3


# Paces


def test_a_table_has_the_pace_its_host_chooses_also_while_a_match_runs() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="off", chat=False).start()
    harness.until(
        lambda room: room.live_match is not None and all(room.people[one].by_bot for one in room.live_match.asked)
    )
    at = {}
    for pace in ("slow", "fast", "normal"):
        harness.do(0, "settings", settings={"pace": pace})
        at[pace] = next_due(harness).at - harness.room.moment_at
    assert at["fast"] < at["normal"] < at["slow"]
    assert at["normal"] == shown(harness) + PACE.decision


@pytest.mark.parametrize("name", list(PERCENT))
def test_no_pace_makes_a_bot_that_searches_play_worse(name: str) -> None:
    assert paced(HUMAN, name).deep >= HUMAN.deep
    assert paced(HUMAN, "normal") == HUMAN
    assert paced(AT_ONCE, name) == AT_ONCE


def test_after_an_event_and_after_a_blow_to_a_person_bots_take_their_time() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="off", chat=False).start()
    waits: dict[int, int] = {}
    for _ in range(3_000):
        live_match = harness.room.live_match
        harness.next_round()
        assert live_match is not None
        if turn(harness.room) and harness.room.people[live_match.asked[0]].by_bot:
            wait = next_due(harness).at - harness.room.moment_at
            assert wait == PACE.decision + shown(harness)
            waits[shown(harness)] = waits.get(shown(harness), 0) + 1
        harness.go_on()
    assert {0, PACE.blow, PACE.event} <= set(waits)


# Rounds


def round_over(room: Room) -> bool:
    """Whether the next round waits for people."""
    return room.hold is not None


def looking(harness: RoomHarness) -> list[int]:
    """The persons that everybody sees the table wait for."""
    found = waiting(harness.room, harness.alive)
    assert found is not None
    return sorted(found.waiting)


def moment(harness: RoomHarness) -> int:
    """The number of the present moment."""
    assert harness.room.live_match is not None
    return harness.room.live_match.moment


@pytest.mark.parametrize("game", ["frantic", "frantic-board"])
@pytest.mark.parametrize("clock", ["off", "relaxed", "brisk"])
def test_the_next_round_waits_for_everybody_and_no_longer(game: str, clock: str) -> None:
    harness = RoomHarness(game, humans=2, bots=1, clock=clock).start().until(round_over)
    assert looking(harness) == [0, 1]
    assert [countdown(harness.room, seat, PACE, harness.alive) for seat in (None, 0, 1, 2)] == [None] * 4
    assert next_due(harness).at == harness.now + HALF_MINUTE
    begun = harness.now
    harness.now += 4_000
    harness.do(0, "seen", number=moment(harness))
    assert looking(harness) == [1]
    assert next_due(harness).at == begun + HALF_MINUTE
    harness.now += 5_000
    harness.do(1, "seen", number=moment(harness))
    assert looking(harness) == []
    found = next_due(harness)
    assert found.at == harness.now
    assert isinstance(found.what, Draft)
    harness.now += 7
    harness.take(found.what)
    assert harness.room.hold is None
    assert waiting(harness.room, harness.alive) is None
    assert set(harness.room.asked_at.values()) == {harness.room.moment_at} == {harness.now}, "time is counted from here"


def test_alone_the_next_round_waits_for_ever() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="brisk").start().until(round_over)
    assert due(harness.room, PACE, harness.alive) is None
    assert waiting(harness.room, harness.alive) == Waiting(None, (0,))
    harness.take(handlers.watched(harness.room, NODE))
    assert next_due(harness).at == harness.now + HALF_MINUTE, "somebody looks on"
    assert waiting(harness.room, harness.alive) == Waiting(harness.now + HALF_MINUTE, (0,))


def test_who_is_played_for_is_not_waited_for_and_who_has_gone_just_now_is_for_a_while() -> None:
    harness = RoomHarness(humans=3, clock="brisk").start().until(round_over)
    harness.take(Draft("replaced", person=1))
    assert looking(harness) == [0, 2]
    harness.do(0, "seen", number=moment(harness))
    harness.now += 3_000
    harness.drop(2)
    assert looking(harness) == [2]
    assert next_due(harness).at == harness.now + BACK_SOON, "perhaps only the page is loaded again"
    harness.now += 1_000
    harness.connect(2)
    assert looking(harness) == [2]
    assert harness.room.hold is not None
    assert next_due(harness).at == harness.room.hold.since + HALF_MINUTE
    harness.do(2, "seen", number=moment(harness))
    assert next_due(harness).at == harness.room.touched


def test_a_rematch_does_not_begin_without_who_has_gone_just_now() -> None:
    harness = RoomHarness("malta", humans=3, clock="off").start().until(lambda room: room.phase == "over")
    for person in (0, 1):
        harness.do(person, "ready", ready=True, entropy="00" * 16)
    assert due(harness.room, PACE, harness.alive) is None
    harness.now += 3_000
    harness.drop(2)
    assert next_due(harness).at == harness.now + BACK_SOON, "perhaps only the page is loaded again"
    harness.now += 1_000
    harness.connect(2)
    assert due(harness.room, PACE, harness.alive) is None
    harness.do(2, "ready", ready=True, entropy="00" * 16)
    assert next_due(harness).at == harness.room.touched
    harness.drop(2)
    assert next_due(harness).at == harness.room.touched, "who wants one and has gone is dealt cards all the same"


def test_who_was_away_before_a_round_ended_is_not_waited_for() -> None:
    harness = RoomHarness(humans=3, clock="brisk").start()
    harness.drop(2)
    harness.until(round_over)
    assert looking(harness) == [0, 1]
    for person in (0, 1):
        harness.do(person, "seen", number=moment(harness))
    assert next_due(harness).at == harness.room.touched


def test_while_nobody_is_there_no_half_minute_passes() -> None:
    harness = RoomHarness(humans=2, clock="brisk").start().until(round_over)
    for person in (0, 1):
        harness.drop(person)
    harness.now += 10 * HALF_MINUTE
    assert due(harness.room, PACE, harness.alive) is None
    harness.connect(1)
    assert next_due(harness).at == harness.now + HALF_MINUTE


def test_where_people_have_days_the_next_round_is_dealt_at_once() -> None:
    harness = RoomHarness(humans=2, clock="day").start()
    harness.until(lambda room: room.sight.round_ended)
    assert harness.room.hold is None
    reminder = next_due(harness).what
    assert isinstance(reminder, Draft)
    assert reminder.kind == "reminded", "nothing but a reminder is due before the day is over"


def test_the_end_of_a_match_is_held_by_nobody() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    assert harness.room.hold is None


# People who take too long


@pytest.mark.parametrize("clock", ["relaxed", "brisk"])
def test_after_time_and_grace_a_bot_sits_in_and_goes_on(clock: str) -> None:
    harness = RoomHarness(humans=2, clock=clock).start().until(turn)
    times = CLOCKS[clock]
    assert times.turn is not None
    seat = asked(harness)
    found = next_due(harness)
    assert found.at == harness.room.asked_at[seat] + shown(harness) + times.turn + times.grace
    assert isinstance(found.what, Draft)
    assert found.what.kind == "replaced"
    harness.now = found.at
    harness.take(found.what)
    person = harness.room.people[seat]
    assert person.replaced
    assert next_due(harness) == Due(harness.now + shown(harness) + PACE.decision, seat)
    harness.now += 10
    harness.do(person.person, "return")
    assert next_due(harness).at == harness.now + shown(harness) + times.turn + times.grace, (
        "who comes back has time again"
    )


def test_without_a_clock_nobody_is_replaced_and_no_chance_passes() -> None:
    harness = RoomHarness(humans=3, clock="off").start()
    for _ in range(60):
        assert due(harness.room, PACE, harness.alive) is None or harness.room.hold is not None
        harness.go_on()


def test_coming_back_does_not_make_a_chance_to_react_longer() -> None:
    harness = RoomHarness(humans=3, clock="relaxed").start().until(window)
    live_match = harness.room.live_match
    assert live_match is not None
    seat = live_match.match.pending[0].seat
    before = harness.room.asked_at[seat]
    harness.now += 5_000
    harness.take(Draft("replaced", person=harness.room.people[seat].person))
    harness.now += 1_000
    harness.do(harness.room.people[seat].person, "return")
    assert harness.room.asked_at[seat] == before


# Nobody there


@pytest.mark.parametrize("bots", [0, 2])
def test_while_nobody_is_there_nothing_happens(bots: int) -> None:
    harness = RoomHarness(humans=2, bots=bots, clock="brisk").start()
    for _ in range(40):
        assert due(harness.room, PACE, frozenset()) is None
        assert due(harness.room, PACE, frozenset({"another node"})) is None
        harness.go_on()
    harness.drop(0)
    assert due(harness.room, PACE, harness.alive) is not None
    harness.drop(1)
    assert due(harness.room, PACE, harness.alive) is None


def test_before_the_first_match_nothing_happens_by_itself() -> None:
    harness = RoomHarness(humans=2)
    for person in (0, 1):
        harness.do(person, "ready", ready=True, entropy="ab" * 16)
    assert due(harness.room, PACE, harness.alive) is None


def test_the_next_match_begins_when_all_who_are_there_want_it() -> None:
    harness = RoomHarness(humans=3, bots=1, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    assert due(harness.room, PACE, harness.alive) is None
    harness.do(0, "ready", ready=True, entropy="ab" * 16)
    assert due(harness.room, PACE, harness.alive) is None
    harness.do(1, "ready", ready=True, entropy="cd" * 16)
    assert due(harness.room, PACE, harness.alive) is None, "Mia has not said yes"
    harness.drop(2)
    found = next_due(harness)
    assert isinstance(found.what, Draft)
    assert (found.what.kind, found.what.data["match"]) == ("started", 2)


def test_a_match_that_cannot_begin_does_not() -> None:
    harness = RoomHarness(humans=2, house_rules={"limit": 1}).start().until(lambda room: room.phase == "over")
    harness.do(1, "leave")
    harness.do(0, "ready", ready=True, entropy="ab" * 16)
    assert due(harness.room, PACE, harness.alive) is None


# What is shown of the clock


def test_the_countdown_does_not_tell_who_has_answered() -> None:
    harness = RoomHarness(humans=4, clock="relaxed").start()
    for _ in range(10):
        harness.until(several)
        live_match = harness.room.live_match
        assert live_match is not None
        waiting = [one.seat for one in live_match.match.pending]
        last = waiting[-1]
        others = [None, *(seat for seat in range(4) if seat not in waiting), last]
        before = [countdown(harness.room, seat, PACE, harness.alive) for seat in others]
        moment = live_match.moment
        while (seat := next((one.seat for one in live_match.match.pending if one.seat != last), None)) is not None:
            harness.now += 321
            harness.answer(seat)
            assert live_match.moment == moment
            assert [countdown(harness.room, one, PACE, harness.alive) for one in others] == before
        harness.answer(last)


def test_the_countdown_fits_what_is_due() -> None:
    harness = RoomHarness(humans=2, clock="brisk").start()
    for _ in range(100):
        harness.next_round()
        found = due(harness.room, PACE, harness.alive)
        live_match = harness.room.live_match
        if found is None or live_match is None or harness.room.phase != "playing":
            break
        clocks = [countdown(harness.room, one.seat, PACE, harness.alive) for one in live_match.match.pending]
        assert found.at in [one.until + one.grace for one in clocks if one is not None]
        harness.now += 50
        harness.answer()


def test_no_clock_is_shown_where_only_bots_are_asked() -> None:
    harness = RoomHarness(humans=1, bots=2, clock="brisk").start()
    harness.until(
        lambda room: room.live_match is not None and all(room.people[one].by_bot for one in room.live_match.asked)
    )
    assert countdown(harness.room, None, PACE, harness.alive) is None
    assert countdown(harness.room, harness.room.seat_of(0), PACE, harness.alive) is None


def test_the_time_left_is_less_than_nothing_during_the_grace() -> None:
    harness = RoomHarness(humans=2, clock="brisk").start().until(turn)
    clock = countdown(harness.room, asked(harness), PACE, harness.alive)
    assert clock is not None
    assert clock.as_json(harness.now + shown(harness) + 21_000) == {"left": -1_000, "total": 20_000, "grace": 10_000}


def test_people_are_given_a_human_pace() -> None:
    assert HUMAN.decision >= 500


def test_who_is_asked_many_things_at_once_sees_their_own_clock_and_nobody_elses() -> None:
    harness = RoomHarness("frantic", humans=3, clock="relaxed").start()
    for _ in range(400):
        harness.until(lambda room: several(room) and room.live_match is not None and not room.live_match.window)
        live_match = harness.room.live_match
        assert live_match is not None
        moment = live_match.moment
        for seat in list(live_match.asked):
            harness.now += 1_000
            harness.answer(seat)
            if live_match.moment != moment:
                break
        if live_match.moment == moment and len(live_match.match.pending) == 3:
            break
    else:
        raise AssertionError("never happened")
    length = CLOCKS["relaxed"].turn or 0
    for seat in range(3):
        clock = countdown(harness.room, seat, PACE, harness.alive)
        assert clock is not None
        assert clock.until == harness.room.asked_at[seat] + shown(harness) + length
    assert len(set(harness.room.asked_at.values())) == 3
    public = countdown(harness.room, None, PACE, harness.alive)
    assert public is not None
    assert public.until == harness.room.moment_at + shown(harness) + length, "how far they are is nobody's business"
