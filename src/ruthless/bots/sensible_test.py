"""The bot `sensible` in every game: it beats chance, depends on nothing it may not see, and always has an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest

from ruthless.bots import BOTS, Sensible, Sight, bot_named, frantic, frantic_board, malta
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab import simulate, wilson
from ruthless.testing import deal, play
from ruthless.testing.frantic import TROUBLE, before
from ruthless.testing.malta import malta as malta_match
from ruthless.testing.spread import all_pairs

WITHOUT_POINTS = {**TROUBLE, "scoring": "rounds"}


@pytest.mark.parametrize(
    ("game", "seats", "games", "options", "least"),
    [
        ("frantic", 4, 120, {}, 0.5),
        ("frantic", 4, 120, TROUBLE, 0.5),
        ("frantic", 4, 120, WITHOUT_POINTS, 0.5),
        ("frantic-board", 2, 80, {"limit": "short"}, 0.7),
        ("frantic-board", 4, 80, {"limit": "short"}, 0.4),
        ("malta", 2, 60, {}, 0.75),
        ("malta", 4, 60, {}, 0.7),
    ],
)
def test_it_clearly_beats_chance(game: str, seats: int, games: int, options: dict[str, object], least: float) -> None:
    bots = ["sensible", *["uniform"] * (seats - 1)]
    result = simulate(game, seats, games, "strength", options, bots)
    low, _ = wilson(result.wins_by_bot["sensible"], games)
    assert low > least  # chance would be 1 / seats


SHORT: dict[str, dict[str, object]] = {"frantic": {"limit": 40}, "frantic-board": {"limit": 40}, "malta": {}}


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in GAMES for seats in range(GAMES[name].fewest, GAMES[name].most + 1)]
)
def test_it_always_has_an_answer(game: str, seats: int) -> None:
    games = 30 if game == "frantic" else 6
    result = simulate(game, seats, games, "any", SHORT[game], ["sensible"])
    assert sum(result.wins) == pytest.approx(games)


def whom_to_strike() -> Match:
    """Two opponents stand on circles, and nobody has more cards."""
    match = malta_match("sudden-death shove", "shove draw-two", "end-turn draw-two", board="b1:ob┴ c1:oc┴")
    play(match, "0 sudden-death", leaves_open="sudden-death")
    return match


def whom_to_pay() -> Match:
    """The cards do not suffice for both who stand where somebody goes."""
    match = malta_match("shove draw-two negate", "end-turn", "draw-two", pawns="b4 c4 c4", stage="move")
    play(match, "0 east", leaves_open="pay-first")
    return match


def what_to_repeat() -> Match:
    """Two events have happened when a third one repeats one of them."""
    match = before("plague third-time-lucky repeat", "black-3 red-1", "red-2", ask_forced=False)
    play(match, "0 black-3", leaves_open="repeat-event")
    return match


def what_to_shed() -> Match:
    """Without points Seppuku is committed by discarding cards."""
    hands = ("black-3 red-1", "blue-1 blue-2 blue-4", "blue-9 red-4")
    match = before("seppuku", *hands, options=WITHOUT_POINTS, ask_forced=False)
    play(match, "0 black-3", "1 yes", leaves_open="seppuku-discard")
    return match


RARE: dict[str, list[Callable[[], Match]]] = {
    "frantic": [what_to_repeat, what_to_shed],
    "frantic-board": [],
    "malta": [whom_to_strike, whom_to_pay],
}
"""Questions that so few matches ask that it would be chance if one of some hundred did."""


@pytest.mark.parametrize(
    ("game", "judged", "times", "first", "short"),
    [
        ("frantic", frantic.SENSE.judges, 3, ("expansions", "scoring"), {"limit": 40, "rounds": 2}),
        ("frantic-board", frantic_board.SENSE.judges, 4, ("setup_covering",), {"limit": 60}),
        ("malta", malta.SENSE.judges, 6, ("boomerang_untargeted",), {}),
    ],
)
def test_by_any_house_rules_it_has_an_answer_and_every_question_its_judge(
    game: str, judged: dict[str, object], times: int, first: tuple[str, ...], short: dict[str, object]
) -> None:
    asked: set[str] = set()
    rules = GAMES[game]
    takes = {id: get_args(get_type_hints(judge)["decision"])[0] for id, judge in judged.items()}
    matches = [rarely() for rarely in RARE[game]]
    for number, house in enumerate(times * all_pairs(rules.options, {}, first)):
        seats = rules.fewest + number % (rules.most - rules.fewest + 1)
        matches.append(Match.new(game, seats, f"questions {number}", {**house, **short}))
    for match in matches:
        every = 2 if game == "frantic" else match.seats
        bots = [
            bot_named("uniform" if seat % every else "sensible", Luck.from_seed(seat)) for seat in range(match.seats)
        ]
        while (decision := match.decision) is not None:
            asked.add(decision.question.id)
            # Compiled, a judge that names another kind of options than it gets would fail.
            assert all(isinstance(option, takes[decision.question.id]) for option in decision.options)
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
    assert asked == set(judged)


@pytest.mark.parametrize(
    ("game", "options"),
    [("frantic", {}), ("frantic", TROUBLE), ("frantic", WITHOUT_POINTS), ("frantic-board", {}), ("malta", {})],
)
@pytest.mark.parametrize("seed", range(4))
def test_it_chooses_the_same_in_every_world_its_seat_can_imagine(
    seed: int, game: str, options: dict[str, object]
) -> None:
    match = Match.new(game, 4, f"worlds {seed}", options)
    luck = Luck.from_seed(f"play {seed}")
    imagination = Luck.from_seed(f"imagination {seed}")
    compared = 0
    for number in range(150):
        if match.over:
            break
        decision = luck.choice(match.pending)
        sight = Sight(match, decision)
        choice = Sensible(Luck.from_seed(number)).choose(sight)
        if number % 3 == 0:
            world = sight.imagine(imagination)
            imagined = next(one for one in world.pending if one.seat == decision.seat)
            assert str(Sensible(Luck.from_seed(number)).choose(Sight(world, imagined))) == str(choice)
            compared += 1
        match.answer(choice, decision.seat)
    assert compared >= 5


def test_a_tie_is_settled_by_its_luck_alone() -> None:
    match = Match.new("frantic", 4, 3)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    assert Sensible(Luck.from_seed(1)).choose(sight) is Sensible(Luck.from_seed(1)).choose(sight)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(RuthlessError, match=r"no bot 'clever': there are uniform, casual, sensible, cunning$"):
        bot_named("clever", Luck(b""))


def test_a_game_it_does_not_know_is_named() -> None:
    match = Match.new("frantic", 2, 0)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    sight.game = "chess"
    with pytest.raises(RuthlessError, match="no game 'chess'"):
        BOTS["sensible"](Luck(b"")).choose(sight)


def test_who_has_no_number_to_bet_says_so() -> None:
    """The only option there, which is never offered beside others, is not judged."""
    hands = ["black-1 fantastic", "red-1 red-2", "gift:red counterattack"]
    match = deal("frantic", hands=hands, pile="red-1", turn=0, events="gambling-man", ask_forced=True)
    play(match, "0 black-1", leaves_open="bet")
    alone = [decision for decision in match.pending if [str(option) for option in decision.options] == ["no"]]
    assert alone
    for decision in alone:
        assert str(Sensible(Luck.from_seed(0)).choose(Sight(match, decision))) == "no"
