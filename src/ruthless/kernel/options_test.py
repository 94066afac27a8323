"""Options are read from Python, JSON and the command line, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from ruthless import GAMES, BadOption, Match
from ruthless.kernel.options import Options, as_json, one_of, read, some_of, whole


@dataclass(frozen=True)
class House(Options):
    """One option of each kind."""

    pace: str = one_of("calm", "wild")
    limit: str | int = one_of("medium", "long", whole_from=1)
    extras: tuple[str, ...] = some_of("pepper", "salt")


@dataclass(frozen=True)
class Inn(Options):
    """Options that are numbers, and sets of options with a name."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"plain": {}, "full": {"guests": 9, "doors": 2}}

    guests: int = whole(5, at_least=2)
    doors: int = one_of(1, 2)


@dataclass(frozen=True)
class Barn(Options):
    """An option whose default is not its first value."""

    gate: str = one_of("shut", "open", default="open")


def test_without_a_word_everything_is_default() -> None:
    assert read(House, {}) == House("calm", "medium", ())
    assert as_json(House()) == {}
    assert read(Inn, {}) == Inn(5, 1)
    assert as_json(Inn()) == {}


def test_another_value_than_the_first_can_be_the_default() -> None:
    assert read(Barn, {}) == read(Barn, {"gate": "open"}) == Barn("open")
    assert (as_json(Barn()), as_json(Barn("shut"))) == ({}, {"gate": "shut"})


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"pace": "wild"}, House(pace="wild")),
        ({"limit": 40}, House(limit=40)),
        ({"limit": "40"}, House(limit=40)),
        ({"limit": "long"}, House(limit="long")),
        ({"extras": ["salt"]}, House(extras=("salt",))),
        ({"extras": "salt+pepper"}, House(extras=("pepper", "salt"))),
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
        ({"limit": "-5"}, "option 'limit' cannot be '-5'"),
        ({"limit": True}, "option 'limit' cannot be True"),
        ({"limit": 1.5}, "option 'limit' cannot be 1.5"),
        ({"limit": None}, "option 'limit' cannot be None"),
        ({"extras": ["sugar"]}, "option 'extras' cannot be 'sugar': choose pepper, salt"),
        ({"extras": 7}, "option 'extras' cannot be 7: give a list"),
        ({"extras": None}, "option 'extras' cannot be None: give a list"),
        ({"extras": False}, "option 'extras' cannot be False: give a list"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as error:
        read(House, given)

    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"guests": 7}, Inn(guests=7)),
        ({"guests": "7"}, Inn(guests=7)),
        ({"guests": 2}, Inn(guests=2)),
        ({"guests": 10**12}, Inn(guests=10**12)),
        ({"doors": 2}, Inn(doors=2)),
        ({"doors": "2"}, Inn(doors=2)),
        ({"doors": "02"}, Inn(doors=2)),
    ],
)
def test_numbers_are_read_as_numbers(given: dict[str, object], meant: Inn) -> None:
    found = read(Inn, given)

    assert found == meant
    assert (type(found.guests), type(found.doors)) == (int, int)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"guests": 1}, "option 'guests' cannot be 1: choose a whole number from 2"),
        ({"guests": "-3"}, "option 'guests' cannot be '-3': choose a whole number from 2"),
        ({"guests": "many"}, "option 'guests' cannot be 'many': choose a whole number from 2"),
        ({"guests": ""}, "option 'guests' cannot be '': choose a whole number from 2"),
        ({"guests": 5.0}, "option 'guests' cannot be 5.0: choose a whole number from 2"),
        ({"guests": True}, "option 'guests' cannot be True: choose a whole number from 2"),
        ({"guests": None}, "option 'guests' cannot be None: choose a whole number from 2"),
        ({"guests": [7]}, "option 'guests' cannot be [7]: choose a whole number from 2"),
        ({"doors": 3}, "option 'doors' cannot be 3: choose 1, 2"),
        ({"doors": "two"}, "option 'doors' cannot be 'two': choose 1, 2"),
        ({"doors": True}, "option 'doors' cannot be True: choose 1, 2"),
        ({"doors": 2.0}, "option 'doors' cannot be 2.0: choose 1, 2"),
        ({"presets": "full"}, "no option 'presets': there are guests, doors"),
    ],
)
def test_what_is_no_such_number_is_refused_in_one_line(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as error:
        read(Inn, given)

    assert str(error.value) == complaint


@pytest.mark.parametrize(
    "house", [House(), House("wild"), House(limit=3, extras=("salt",)), Inn(), Inn(7), Inn(doors=2)]
)
def test_what_is_written_is_read_back(house: Options) -> None:
    assert read(type(house), as_json(house)) == house


def test_only_what_differs_is_written() -> None:
    assert as_json(House(limit=40, extras=("salt",))) == {"limit": 40, "extras": ["salt"]}


def test_a_named_set_is_read_like_any_options_and_is_none_itself() -> None:
    assert [read(Inn, preset) for preset in Inn.presets.values()] == [Inn(), Inn(9, 2)]
    assert House.presets == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_named_sets_of_every_game_hold_what_differs_from_the_defaults_and_nothing_else(game: str) -> None:
    cls = GAMES[game].options

    assert [as_json(read(cls, preset)) for preset in cls.presets.values()] == list(cls.presets.values())


def test_options_cannot_be_changed_afterwards() -> None:
    house: Any = House()
    with pytest.raises(AttributeError):
        house.pace = "wild"


def test_a_match_refuses_options_its_game_does_not_have() -> None:
    with pytest.raises(BadOption, match="no option 'expansion'"):
        Match.new("frantic", options={"expansion": "troublemaker"})
