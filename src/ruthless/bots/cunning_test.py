"""The bot `cunning`: what it finds by search alone, what it must not do, and that it can be repeated."""

from __future__ import annotations

import pytest

from ruthless.bots import LEVELS, Sight, bot_named, search
from ruthless.bots.expertise import no_preference
from ruthless.bots.search import LESS, Branch
from ruthless.kernel.decisions import Word
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import deal, play
from ruthless.testing.malta import SMALL, malta

SEVEN = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 green-1 green-2"
SIX = "extra-step extra-step extra-step blind-faith blind-faith pass-left"


def choice(match: Match, budget: str = "60", seat: int | None = None) -> str:
    """What the bot answers to the open question, or to that seat's."""
    decision = next(one for one in match.pending if seat is None or one.seat == seat)
    return str(bot_named(f"cunning:{budget}", Luck.from_seed(0)).choose(Sight(match, decision)))


@pytest.fixture
def _without_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing looks better than anything else: whatever is found, is found by search."""
    monkeypatch.setattr(search, "judge_of", lambda game: no_preference)
    monkeypatch.setattr(search, "instinct_of", lambda game: no_preference)


@pytest.mark.usefixtures("_without_judges")
class TestBySearchAlone:
    def test_it_sees_a_win_in_one(self) -> None:
        assert choice(deal("frantic", hands=["red-7", SEVEN], pile="red-4", options={"limit": 1})) == "red-7"

    def test_it_finishes_by_a_gift_of_its_last_two_cards(self) -> None:
        match = deal("frantic", hands=["gift:red red-9 blue-1", SEVEN], pile="red-4", options={"limit": 1})
        assert choice(match) == "gift:red"

    def test_it_stops_a_seat_that_has_finished(self) -> None:
        match = deal("frantic", hands=["red-7", f"nice-try {SEVEN}"], pile="red-4", options={"limit": 1})
        play(match, "0 red-7", leaves_open="nice-try")
        assert choice(match, seat=1) != "no"

    def test_it_does_not_discard_its_last_cards(self) -> None:
        assert choice(malta("discard-two-of-yours negate", SIX)) == "negate"

    def test_it_negates_what_would_strike_it(self) -> None:
        match = malta("sudden-death draw-two shove", "negate draw-two", pawns="d3 b2", board=REMOVED)
        play(match, "0 sudden-death", leaves_open="react-aimed")
        assert choice(match, seat=1) == "negate"

    def test_it_strikes(self) -> None:
        assert choice(malta("sudden-death draw-two shove", SIX, pawns="d3 b2", board=REMOVED)) == "sudden-death"


REMOVED = SMALL.replace("┴1", "o┴1")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_luck_gives_the_same_match(game: str) -> None:
    def played() -> tuple[str, ...]:
        match = Match.new(game, 3, "again", {} if game == "malta" else {"limit": 1})
        bots = [bot_named(name, Luck.from_seed(name)) for name in ("cunning:8", "sensible", "sensible")]
        while (decision := match.decision) is not None and len(answers := match.record().answers) < 60:
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
        return answers

    assert played() == played()


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("cunning:", "no budget ''"),
        ("cunning:0", "no budget '0'"),
        ("cunning:5s", "no budget '5s'"),
        ("cunning:5:5", "no budget '5:5'"),
        ("sensible:5", "no bot 'sensible:5': only cunning has a budget, as in cunning:500 or cunning:800ms"),
    ],
)
def test_a_name_that_makes_no_sense_is_refused(name: str, refusal: str) -> None:
    with pytest.raises(RuthlessError, match=refusal):
        bot_named(name, Luck(b""))


def branch(*values: float) -> Branch:
    made = Branch(Word("option"), 0)
    made.values = list(values)
    return made


def test_first_sight_counts_until_tries_outweigh_it() -> None:
    """The same gain from try to try: with few of them it is taken for luck, with many for the truth."""
    rising = [0.0, 0.3, -0.3, 0.04, 0.06]
    favourite = branch(*[0.25] * 200)
    seldom, often = (branch(*[0.25 + gain for gain in rising * times]) for times in (1, 40))
    assert -LESS < seldom.advantage(favourite) < 0 < often.advantage(favourite) < 0.02


def test_an_option_without_tries_is_as_good_as_such_options_are() -> None:
    favourite = branch(0.3, 0.4)
    assert branch().advantage(favourite) == -LESS
    assert favourite.advantage(favourite) == 0
    assert branch().advantage(branch()) == -LESS


def test_one_try_alone_convinces_nobody() -> None:
    favourite = branch(0.2)
    assert branch(0.3).advantage(favourite) < 0.01
    assert branch(1.0).advantage(favourite) < 0.1


def test_every_level_has_its_bot() -> None:
    for name in LEVELS.values():
        bot_named(name, Luck(b""))


def test_with_a_clock_it_has_an_answer_too() -> None:
    match = Match.new("malta", 4, 1)
    assert choice(match, "1ms") in [str(option) for option in match.pending[0].options]


def test_it_imagines_as_many_worlds_as_it_may_and_drops_options_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = tries = 0
    honest_imagine, honest_clone = Match.imagine, Match.clone

    def imagined(match: Match, seat: Seat | None, luck: Luck) -> Match:
        nonlocal worlds
        worlds += 1
        return honest_imagine(match, seat, luck)

    def cloned(match: Match) -> Match:
        nonlocal tries
        tries += 1
        return honest_clone(match)

    match = Match.new("malta", 4, 5)
    options = len(match.pending[0].options)
    assert options > 4
    monkeypatch.setattr(Match, "imagine", imagined)
    monkeypatch.setattr(Match, "clone", cloned)
    choice(match, "50")
    assert worlds == 50
    assert 2 * worlds < tries < 4 * options * worlds / 5
