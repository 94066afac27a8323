"""What there is to see of a moment, by public facts alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruthless.kernel import facts
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.server.live_match import LiveMatch
from ruthless.server.sights import MOST_EVENTS, NOTHING, Sight, sight_of

PEOPLE = [0]
"""Whose seats are people's; bots have the others."""
OPTIONS: dict[str, dict[str, object]] = {
    "frantic": {"limit": 60, "expansions": ["troublemaker"]},
    "frantic-board": {},
    "malta": {},
}
STRIKES = {"frantic": {"counter", "counter-share"}, "frantic-board": {"block"}, "malta": {"react-aimed"}}
"""The questions with which somebody is asked what they do about an attack on them."""


def walk(game: str, matches: int = 8) -> Iterator[tuple[LiveMatch, Sight, Sight]]:
    """Random matches, moment by moment, with what is seen at each and was at the one before."""
    for number in range(matches):
        luck = Luck.from_seed(f"sights {game} {number}")
        live_match, before = LiveMatch(game, 3, str(number), OPTIONS[game]), NOTHING
        while not live_match.over:
            sight = sight_of(live_match, PEOPLE, before)
            yield live_match, sight, before
            before, moved = sight, False
            while not moved:
                one = luck.choice(live_match.match.pending)
                moved = live_match.answer(one.seat, str(luck.choice(one.options)))
        assert sight_of(live_match, PEOPLE, before) is NOTHING, "after the end nobody waits for anything"


def roles(live_match: LiveMatch) -> list[str]:
    """The roles of what was told with the present moment."""
    return [live_match.match.game.facts[fact.public.id] for fact in live_match.told[-1]]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_round_ends_where_its_end_is_told_and_the_match_goes_on(game: str) -> None:
    ends = 0
    for live_match, sight, _ in walk(game):
        assert sight.round_ended == (facts.END in roles(live_match))
        ends += sight.round_ended
        assert live_match.match.rounds > 1 or not sight.round_ended
    assert (ends > 0) == (game != "malta"), "Malta! has no rounds"


@pytest.mark.parametrize("game", list(GAMES))
def test_events_are_counted_that_have_happened_since_the_round_began(game: str) -> None:
    seen = 0
    for live_match, sight, _ in walk(game):
        told = roles(live_match)
        since = told[max((place for place, role in enumerate(told) if role == facts.ROUND), default=0) :]
        assert sight.events == min(MOST_EVENTS, since.count(facts.EVENT))
        seen += sight.events
    assert (seen > 0) == (game != "malta")


@pytest.mark.parametrize("game", list(GAMES))
def test_who_may_ward_off_an_attack_on_them_is_known(game: str) -> None:
    struck = spared = 0
    for live_match, sight, _ in walk(game):
        for one in live_match.match.pending:
            question = one.question
            strikes = question.id in STRIKES[game] and question.args.get("other", one.seat) == one.seat
            assert (one.seat in sight.aimed) == strikes, question
            struck, spared = struck + strikes, spared + (live_match.window and not strikes)
    assert struck > 20
    assert spared > 20


@pytest.mark.parametrize("game", list(GAMES))
def test_what_comes_of_an_attack_on_a_person_is_seen_and_what_bots_do_to_each_other_is_not(game: str) -> None:
    seen = 0
    for live_match, sight, before in walk(game):
        if facts.ROUND in roles(live_match):
            continue
        named = [fact.public.args for fact in live_match.told[-1]]
        concerns = any(0 in (one.get("seat"), one.get("other")) for one in named)
        if 0 in before.aimed:
            assert sight.blow
            seen += 1
        assert concerns or 0 in before.aimed or not sight.blow
    assert seen > 5
