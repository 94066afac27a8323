"""Features: what is noticed about positions and options of Frantic, and what experience makes of it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from ruthless.bots.frantic import INSTINCT, SENSE, features
from ruthless.bots.frantic.faces import FACES
from ruthless.bots.frantic.features import notice
from ruthless.bots.instinct import Features, Listed
from ruthless.bots.sight import Sight
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import deal, play

FIVE = "yellow-1 yellow-2 yellow-3 yellow-4 green-1"
ONE_ROUND = {"limit": 1}


def sight_of(match: Match) -> Sight:
    """What the seat sees that is asked."""
    assert match.decision is not None
    return Sight(match, match.decision)


def noticed_at(sight: Sight) -> tuple[Features, list[Features]] | None:
    """What is noticed at a decision."""
    situation, scores = SENSE.judged(sight)
    found = Listed()
    if situation is None or not notice(situation, sight.decision, scores, found):
        return None
    return found.position, found.options


def noticed(match: Match) -> tuple[dict[int, float], dict[str, dict[int, float]]]:
    """The features of the position, and by option its own; features of the same number are added up."""
    sight = sight_of(match)
    found = noticed_at(sight)
    assert found is not None
    position, options = found
    names = [str(option) for option in sight.decision.options]
    return _summed(position), {name: _summed(one) for name, one in zip(names, options, strict=True)}


def _summed(found: Features) -> dict[int, float]:
    sums: dict[int, float] = {}
    for feature, strength in found:
        sums[feature] = sums.get(feature, 0.0) + strength
    return sums


def kind(name: str) -> int:
    """The number of a kind of card among its like."""
    return features.KINDS.index(name)


def test_the_position_shows_hands_and_accounts() -> None:
    hands = ["red-1 red-2 gift:red", FIVE, "blue-1 blue-2"]
    position, _ = noticed(deal("frantic", hands=hands, pile="red-9", turn=0, scores=[10, 0, 20]))
    assert position[features.QUESTION] == 1.0
    assert position[features.SEATS + 1] == 1.0
    assert position[features.NEXT + 5] == 1.0
    assert position[features.FEWEST + 2] == 1.0
    assert position[features.HAND + 3] == 1.0
    assert position[features.MORE] == 1 / 4
    assert (position[features.HELD + kind("number")], position[features.HELD + kind("gift")]) == (1.0, 0.5)
    assert position[features.LEAD] == 0.0
    assert position[features.LEADER] < 0.0
    assert features.BOMB not in position


def test_an_option_shows_which_card_goes_and_how_many_will_fit_on_it() -> None:
    _, options = noticed(deal("frantic", hands=["red-3 blue-3 green-7 fantastic", FIVE], pile="red-9", turn=0))
    card = options["red-3"]
    assert (card[features.KIND + kind("number")], card[features.NUMBER]) == (1.0, 3 / 9)
    assert card[features.FITTING + 1] == 1.0, "blue-3 will fit; Fantastic fits everywhere and is counted apart"
    assert card[features.FITTING_SHARE] == 2 / 3
    assert options["draw"][features.DRAW] == 1.0
    assert features.WILD in options["fantastic"]
    assert options["fantastic"][features.FITTING + 1] == 1.0


def test_a_card_that_leaves_nothing_to_follow_is_noticed() -> None:
    _, options = noticed(deal("frantic", hands=["red-3 green-7", FIVE], pile="red-9", turn=0))
    assert features.STUCK in options["red-3"]
    assert features.FITTING_SHARE not in options["red-3"]


def test_good_sense_has_one_favourite_and_the_others_are_behind() -> None:
    _, options = noticed(deal("frantic", hands=["red-3 red-8 blue-1", FIVE], pile="red-9", turn=0))
    assert features.FAVOURITE in options["red-8"]
    assert options["red-8"][features.AHEAD] == -options["red-3"][features.BEHIND] > 0.0


def test_the_card_one_may_counter_is_noticed() -> None:
    hands = ["gift:red red-1 red-2 red-4", f"counterattack {FIVE}", "blue-1 blue-2"]
    match = deal("frantic", hands=hands, pile="red-9", turn=0)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    position, options = noticed(match)
    assert position[features.ATTACK + kind("gift")] == 1.0
    assert options["no"][features.NO] == 1.0


def test_where_experience_found_nothing_nothing_is_noticed() -> None:
    match = deal("frantic", hands=["skip:red red-1 red-2", FIVE, FIVE.replace("yellow", "blue")], pile="red-9", turn=0)
    play(match, "0 skip:red", leaves_open="attack")
    sight = sight_of(match)
    assert noticed_at(sight) is None


def test_who_has_no_choice_needs_no_instinct() -> None:
    match = deal("frantic", hands=["blue-1 blue-2", FIVE], pile="red-9", turn=0, ask_forced=True)
    sight = sight_of(match)
    assert noticed_at(sight) is None


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize(
    "house",
    [
        ONE_ROUND,
        {"expansions": ["troublemaker"], "scoring": "rounds"},
        {"expansions": ["troublemaker"], "gifts": "in_turn"},
    ],
)
def test_features_have_their_numbers_all_through_a_match(seats: int, house: dict[str, object]) -> None:
    match = Match.new("frantic", seats, 3, house)
    luck = Luck.from_seed(3)
    looked = 0
    while (decision := match.decision) is not None and looked < 400:
        sight = Sight(match, decision)
        found = noticed_at(sight)
        if found is not None:
            position, options = found
            assert all(0 <= feature < features.FAVOURITE for feature, _ in position)
            assert all(features.FAVOURITE <= feature < features.FEATURES for one in options for feature, _ in one)
            looked += 1
        match.answer(luck.choice(decision.options))
    assert looked > 50


def test_all_kinds_of_cards_leave_a_mark() -> None:
    assert set(features.KINDS) == {face.kind for face in FACES.values()}


def test_the_net_belongs_to_these_features() -> None:
    net = json.loads(files("ruthless.bots.frantic").joinpath("instinct.json").read_text(encoding="utf-8"))
    assert {len(weights) for weights in net["feelings"]} == {len(net["direct"])} == {features.FEATURES}
    assert len(net["feelings"]) == len(net["bias"]) == len(net["says"])


def test_experience_keeps_a_last_card_that_will_fit() -> None:
    """Good sense plays the dearer card first and is left with one it cannot play."""
    match = deal("frantic", hands=["red-5 red-4 blue-4", FIVE, FIVE], pile="red-9", turn=0, options=ONE_ROUND)
    sight = sight_of(match)
    assert best(SENSE(sight), sight) == "red-5"
    assert best(INSTINCT(sight), sight) == "red-4"


def best(scores: object, sight: Sight) -> str:
    """The option with the highest score."""
    assert isinstance(scores, list)
    return str(sight.decision.options[max(range(len(scores)), key=scores.__getitem__)])
