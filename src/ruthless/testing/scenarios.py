"""Scenarios: given a position, when these answers are given, then …"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

from ruthless.kernel.cards import Card
from ruthless.kernel.codes import HouseRules
from ruthless.kernel.errors import IllegalAnswer
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

Test = TypeVar("Test", bound=Callable[..., object])

_scenarios: list[list[Match]] = []
"""For each scenario that is being played the matches in which it has laid out dice."""


def deal(
    game: str,
    *,
    options: HouseRules | None = None,
    seed: int | str = 0,
    ask_forced: bool = False,
    listener: list[Fact] | None = None,
    **position: Any,
) -> Match:
    """A match in any position, in the game's notation; what is left out is dealt from the rest of the deck.

    `options` are house rules one by one, or the name of a set or a code. What cannot be is refused in one line. Piles
    are written from the top, and docs/notation.md has an example of each field.

    Every game has

    - `hands`: for each seat its cards, or None to be dealt; or only `seats`: how many play
    - `turn`: the seat whose turn it is
    - `draw`: the top of the draw pile; or `draw_only`: the whole of it, and the rest of the deck is out
    - `luck`: words from 0 to 2 ** 32 - 1 that chance gives before those of the seed

    Frantic, where whoever has the turn has a card, has

    - `pile`: the cards that were played, at least one; or `start`: a start card, without turn and draw_only
    - `force`: what has to be matched, a card, a wish, "swap red" or "anything"; `last_colour`: the colour played last
    - `events`, `used_events`: the top of the event deck, and events that have happened
    - `dealer`: a seat; `round`: a number from 1; `scores`: for each seat a number
    - `skips`, `rested`: the seats that have to miss a turn, and those that have just missed one
    - `bomb`, `extra_draw`: for each seat a number from 0, of the turns left after the present one, and of cards
    - `last_chance`: the seats whose last card triggers an event
    - `guise`: the card that a Mimicry in the pile imitates

    Frantic – the board game has

    - `stage`: "play", "move", "lay" with more than four cards for whoever has the turn, or "close"
    - `board`: "5:stop 7:x/snail" or a drawn board; a Push points to a space
    - `pawns`: for each seat a space from 0 to 43; `teleports`: six different spaces from 1 to 42
    - `dice`: what is rolled next, before luck; a number its die has not is refused when it is rolled
    - `discards`: cards that are out; `round`: a number from 1; `scores`: for each seat a number

    Malta!, where whoever has the turn has a card after drawing, has

    - `stage`: "draw", "play", "move" or "racket"; `owed`: how many cards are yet to be played, from 1 while playing
    - `board`: "c3:+2 d4:o^1" or a drawn board
    - `pawns`, `homes`: for each seat a space, and one of the bottom row
    - `lost`: the seats that have lost, in order; two are left at least, and whoever has the turn is one of them
    - `skips`: for each seat a number from 0; `blind`, `extra`: seats; `reversed`: 0 or 1
    - `discards`, `gone`: cards that are discarded, and that have left the game
    """
    match = Match.laid_out(game, position, seed, options, ask_forced=ask_forced, listener=listener)
    if _scenarios and "dice" in position:
        _scenarios[-1].append(match)
    return match


def _why_not(match: Match, line: str, before: str) -> str:
    """Where an answer was given by itself since the one before: that it was."""
    given = list(reversed(match.record().answers))
    since = given[: given.index(before)] if before in given else given
    return " any more: the only answer is given by itself, without ask_forced=True" if line in since else ""


def play(match: Match, *lines: str, leaves_open: str | None = None) -> None:
    """Give these answers, each written `seat answer`. Afterwards a new turn begins or the match is over.

    `leaves_open` names the question that stays open instead.
    """
    before = ""
    for line in lines:
        seat, _, text = line.partition(" ")
        asked = match.pending
        assert asked, f"{line!r}: the match is over"
        decision = next((one for one in asked if one.seat == int(seat)), None)
        assert decision is not None, f"{line!r}: not asked{_why_not(match, line, before)}; open are {asked}"
        before = line
        try:
            match.answer(text, int(seat))
        except IllegalAnswer as error:
            raise AssertionError(f"{line!r}: {error}; options are {decision.options}") from error
    left = {one.question.id for one in match.pending}
    if leaves_open is not None:
        assert left == {leaves_open}, f"expected {leaves_open!r} to be open, but open are {match.pending}"
    else:
        assert match.over or left <= match.game.turn_questions, f"left open: {match.pending}"


def refused(match: Match, line: str) -> Refusal:
    """The refusal that an answer meets; fails if it is taken. Nothing changes."""
    seat, _, text = line.partition(" ")
    before = match.record()
    try:
        match.answer(text, int(seat))
    except IllegalAnswer as error:
        assert match.record() == before, "a refused answer changed the match"
        return error.refusal
    raise AssertionError(f"{line!r} was taken")


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id of the refusal that an answer meets, and the rule it cites."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


def listen(match: Match) -> list[Fact]:
    """A list into which everything goes that happens from now on."""
    facts: list[Fact] = []
    match.listen(facts)
    return facts


def told(facts: list[Fact], seat: Seat | None = None) -> list[str]:
    """What a seat, or the public, was told: one line a fact."""
    return [repr(fact.told(seat)) for fact in facts]


def hands(match: Match) -> list[str]:
    """All hands by seat, in notation and alphabetical order."""
    return [" ".join(sorted(match.view(seat).as_json()["hand"])) for seat in range(match.seats)]


def rest_of(cards: Iterable[Card], *named: str) -> str:
    """The cards of a deck that are not named, in notation: put away, they leave only named cards to draw."""
    rest = Counter(str(card) for card in cards)
    rest.subtract(name for text in named for name in text.split())
    assert min(rest.values()) >= 0, "more cards are named than there are"
    return " ".join(rest.elements())


def looks_alike(drawn: str, drawing: str) -> bool:
    """Whether two drawings of a board are the same; how far the cells are apart does not matter."""
    alike = [line.split() for line in drawn.splitlines()] == [
        line.split() for line in drawing.split("\n") if line.strip()
    ]
    if not alike:
        print(drawn)
    return alike


def positive(*names: str) -> Callable[[Test], Test]:
    """Marks a scenario in which the named cards, events, rules or rulings do what they should."""
    return _mark(names)


def negative(*names: str) -> Callable[[Test], Test]:
    """Marks a scenario that shows what the named cards, events, rules or rulings do not allow or do not touch."""
    return _mark(names)


def boundary(*names: str) -> Callable[[Test], Test]:
    """Marks a scenario at the edge of the named cards, events, rules or rulings: last card, tie, empty pile."""
    return _mark(names)


def _mark(names: tuple[str, ...]) -> Callable[[Test], Test]:
    """The names are read from the source by the coverage check; a scenario names at least one."""
    assert names, "a scenario names what it shows"
    return _rolling_all_dice


def _rolling_all_dice(test: Test) -> Test:
    """The scenario, which fails if dice that it lays out have not been rolled at its end."""

    @wraps(test)
    def scenario(*args: Any, **named: Any) -> None:
        __tracebackhide__ = True
        dealt: list[Match] = []
        _scenarios.append(dealt)
        try:
            test(*args, **named)
        finally:
            _scenarios.pop()
        left = [match._run.table.luck.dice for match in dealt if match._run.table.luck.dice]
        assert not left, f"dice left over at the end of the scenario: {', '.join(map(str, left))}"

    return cast(Test, scenario)
