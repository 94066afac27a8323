"""Options are read from Python, JSON and the command line, and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ruthless import BadOption, Match
from ruthless.kernel.options import Options, as_json, one_of, read, some_of


@dataclass(frozen=True)
class House(Options):
    """One option of each kind."""

    pace: str = one_of("calm", "wild")
    limit: str | int = one_of("medium", "long", whole_from=1)
    extras: tuple[str, ...] = some_of("pepper", "salt")


def test_without_a_word_everything_is_default() -> None:
    assert read(House, {}) == House("calm", "medium", ())
    assert as_json(House()) == {}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"pace": "wild"}, House(pace="wild")),
        ({"limit": 40}, House(limit=40)),
        ({"limit": "40"}, House(limit=40)),
        ({"limit": "long"}, House(limit="long")),
        ({"extras": ["salt"]}, House(extras=("salt",))),
        ({"extras": "salt+pepper"}, House(extras=("salt", "pepper"))),
        ({"extras": ["salt", "salt"]}, House(extras=("salt",))),
        ({"extras": ""}, House()),
        ({"extras": []}, House()),
    ],
)
def test_values_are_read(given: dict[str, object], meant: House) -> None:
    assert read(House, given) == meant


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"speed": 1}, "no option 'speed': there are pace, limit, extras"),
        ({"pace": "slow"}, "option 'pace' cannot be 'slow': choose calm, wild"),
        ({"pace": 3}, "option 'pace' cannot be 3: choose calm, wild"),
        ({"limit": 0}, "option 'limit' cannot be 0: choose medium, long, a whole number from 1"),
        ({"limit": "-5"}, "option 'limit' cannot be -5"),
        ({"limit": True}, "option 'limit' cannot be True"),
        ({"limit": 1.5}, "option 'limit' cannot be 1.5"),
        ({"limit": None}, "option 'limit' cannot be None"),
        ({"extras": ["sugar"]}, "option 'extras' cannot be 'sugar': choose pepper, salt"),
        ({"extras": 7}, "option 'extras' cannot be 7: give a list"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as error:
        read(House, given)

    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("house", [House(), House("wild"), House(limit=3, extras=("salt",))])
def test_what_is_written_is_read_back(house: House) -> None:
    assert read(House, as_json(house)) == house


def test_only_what_differs_is_written() -> None:
    assert as_json(House(limit=40, extras=("salt",))) == {"limit": 40, "extras": ["salt"]}


def test_options_cannot_be_changed_afterwards() -> None:
    house: Any = House()
    with pytest.raises(AttributeError):
        house.pace = "wild"


def test_a_match_refuses_options_its_game_does_not_have() -> None:
    with pytest.raises(BadOption, match="no option 'expansion'"):
        Match.new("frantic", options={"expansion": "troublemaker"})
