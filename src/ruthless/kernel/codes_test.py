"""Codes: what they stand for is read back, mistakes are noticed, and old codes stay good."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruthless import GAMES, BadOption
from ruthless.kernel import codes
from ruthless.kernel.codes import LETTERS, chosen, code, from_code
from ruthless.kernel.options import Options, as_json, offer, one_of, read, some_of, whole


@dataclass(frozen=True)
class House(Options):
    """One option of each kind."""

    pace: str = one_of("calm", "wild")
    limit: str | int = one_of("medium", "long", whole_from=1)
    rounds: int = whole(5, at_least=2)
    extras: tuple[str, ...] = some_of("pepper", "salt", "honey")


@dataclass(frozen=True)
class LaterHouse(House):
    """The same a year later: options were added at the end, one of each kind."""

    noise: str = one_of("quiet", "loud", "unbearable")
    guests: int = whole(0, at_least=0)
    drinks: tuple[str, ...] = some_of("tea", "water")


@dataclass(frozen=True)
class RicherHouse(Options):
    """The same a year later: values were added at the end of options."""

    pace: str = one_of("calm", "wild", "mad", "insane")
    limit: str | int = one_of("medium", "long", "endless", "for ever", whole_from=1)
    rounds: int = whole(5, at_least=2)
    extras: tuple[str, ...] = some_of("pepper", "salt", "honey", "mint")


@dataclass(frozen=True)
class CalmerHouse(Options):
    """The same a year later: another value is the default of some options, and values have kept their places."""

    pace: str = one_of("calm", "wild", default="wild")
    limit: str | int = one_of("medium", "long", default="long", whole_from=1)
    rounds: int = whole(5, at_least=2)
    extras: tuple[str, ...] = some_of("pepper", "salt", "honey")


def houses(cls: type[Options]) -> st.SearchStrategy[Options]:
    """All house rules of a class; whole numbers can be large."""
    values: dict[str, st.SearchStrategy[object]] = {}
    for one in fields(cls):
        how = one.metadata
        words: list[st.SearchStrategy[object]] = [st.sampled_from(how["values"])] if how["values"] else []
        if how["whole_from"] is not None:
            words.append(st.integers(how["whole_from"], 10**9))
        values[one.name] = st.lists(words[0]) if how["many"] else st.one_of(words)
    return st.fixed_dictionaries(values).map(lambda given: read(cls, given))


CLASSES: list[type[Options]] = [House, LaterHouse, RicherHouse, CalmerHouse, *(game.options for game in GAMES.values())]
EVERYTHING = st.one_of([houses(cls) for cls in CLASSES])

SOME = [
    House(),
    House("wild"),
    House(limit="long", extras=("pepper", "honey")),
    House("wild", 40, 2, ("salt",)),
    House(limit=31, rounds=1000, extras=("pepper", "salt", "honey")),
]


def sealed(body: str) -> str:
    """A code with this body and the letter that belongs to it."""
    return body + codes._check(body)


# Writing and reading


@settings(deadline=None)
@given(EVERYTHING)
def test_every_code_is_read_back(house: Options) -> None:
    text = code(house)

    assert from_code(type(house), text) == house
    assert set(text) <= {*LETTERS, "-"}


@settings(deadline=None)
@given(EVERYTHING, EVERYTHING)
def test_different_house_rules_have_different_codes(one: Options, other: Options) -> None:
    if type(one) is type(other):
        assert (code(one) == code(other)) == (one == other)


def test_the_code_of_the_defaults_is_two_letters_and_only_whole_numbers_need_more_words() -> None:
    assert code(House()) == "04"
    assert [code(house).count("-") for house in SOME] == [0, 0, 0, 2, 2]


@pytest.mark.parametrize(
    ("text", "house"),
    [
        ("04", House()),
        ("16", House("wild")),
        ("184N", House(limit="long", extras=("pepper", "honey"))),
        ("QX-18-2V", House("wild", 40, 2, ("salt",))),
    ],
)
def test_codes_that_people_have_shared_stay_as_they_are(text: str, house: House) -> None:
    assert code(house) == text
    assert from_code(House, text) == house


@settings(deadline=None)
@given(EVERYTHING, st.data())
def test_small_letters_spaces_around_it_and_letters_that_look_like_digits_will_do(
    house: Options, data: st.DataObject
) -> None:
    looks = {"0": ["0", "O", "o"], "1": ["1", "I", "i", "L", "l"]}
    letters = [data.draw(st.sampled_from(looks.get(letter, [letter, letter.lower()]))) for letter in code(house)]

    assert from_code(type(house), f"  {''.join(letters)}\n") == house


# Mistakes


def complaint(text: str, cls: type[Options] = House) -> str:
    """What is said about a code that is none; always in one line."""
    with pytest.raises(BadOption) as error:
        from_code(cls, text)
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("house", SOME, ids=code)
def test_a_wrong_letter_is_noticed(house: House) -> None:
    text = code(house)
    for place, right in enumerate(text):
        for wrong in LETTERS:
            if right != "-" and wrong != right:
                assert "there is a mistake in it" in complaint(text[:place] + wrong + text[place + 1 :])


@settings(deadline=None)
@given(EVERYTHING, st.data())
def test_two_neighbours_that_have_changed_places_are_noticed(house: Options, data: st.DataObject) -> None:
    text = code(house)
    place = data.draw(st.integers(0, len(text) - 2))
    one, other = text[place], text[place + 1]
    if one != other and {one, other} != {"0", "-"}:  # those two are alike to the check
        assert "there is a mistake in it" in complaint(text[:place] + other + one + text[place + 2 :], type(house))


@pytest.mark.parametrize("house", SOME, ids=code)
def test_a_letter_too_many_or_too_few_is_not_taken_for_the_same_code(house: House) -> None:
    text = code(house)
    for place in range(len(text)):
        for wrong in (text[:place] + text[place + 1 :], text[:place] + "7" + text[place:]):
            try:
                read_as = from_code(House, wrong)
            except BadOption:
                continue
            assert read_as != house


@pytest.mark.parametrize(
    "text", ["", " ", "-", "0", "3", "--3", "0-3", "-03", "03-", "0 3", "0_3", "ü3", "U3", "hello!"]
)
def test_what_cannot_be_a_code_is_refused_with_what_was_typed(text: str) -> None:
    assert complaint(text) == f"{text!r} is no code for house rules: there is a mistake in it"


def test_a_code_in_which_a_number_is_missing_or_left_over_is_refused() -> None:
    body = code(House(limit=40))[:-1]
    number, _, limit = body.partition("-")

    assert from_code(House, sealed(body)) == House(limit=40)
    assert "a number is missing in it" in complaint(sealed(number))
    assert "it was made for others, or by a newer version" in complaint(sealed(f"{number}-{limit}-{limit}"))


def test_a_number_too_small_for_its_option_is_refused() -> None:
    number = code(House(rounds=7)).partition("-")[0]

    assert complaint(sealed(f"{number}-1")) == "option 'rounds' cannot be 1: choose a whole number from 2"


@settings(deadline=None)
@given(st.one_of(st.text(), st.text(LETTERS + "-").map(sealed)))
def test_any_text_is_a_code_or_refused_and_what_is_read_can_be_written(text: str) -> None:
    try:
        house = from_code(House, text)
    except BadOption:
        complaint(text)
    else:
        assert from_code(House, code(house)) == house


# Codes and versions


@settings(deadline=None)
@given(houses(House))
def test_a_code_is_still_read_when_options_have_been_added(house: Options) -> None:
    assert from_code(LaterHouse, code(house)) == read(LaterHouse, as_json(house))


@settings(deadline=None)
@given(houses(House))
def test_a_code_is_still_read_when_values_have_been_added(house: Options) -> None:
    assert from_code(RicherHouse, code(house)) == read(RicherHouse, as_json(house))


@settings(deadline=None)
@given(houses(House))
def test_a_code_means_the_same_when_another_value_is_the_default(house: Options) -> None:
    meant = from_code(CalmerHouse, code(house))

    assert [getattr(meant, one.name) for one in fields(House)] == [getattr(house, one.name) for one in fields(House)]
    assert code(meant) == code(house)


@pytest.mark.parametrize(
    "newer", [RicherHouse(pace="mad"), RicherHouse(limit="endless"), RicherHouse(extras=("mint",))]
)
def test_a_value_that_is_not_known_yet_is_refused(newer: RicherHouse) -> None:
    assert complaint(code(newer)).endswith("it was made for others, or by a newer version")


@settings(deadline=None)
@given(houses(LaterHouse))
def test_an_older_version_reads_a_newer_code_only_if_it_knows_all_of_it(house: Options) -> None:
    known = {one.name for one in fields(House)}
    if set(as_json(house)) <= known:
        assert from_code(House, code(house)) == read(House, as_json(house))
    else:
        complaint(code(house))


def test_a_code_of_a_newer_version_is_refused_as_such() -> None:
    assert complaint(code(LaterHouse(noise="loud"))).endswith("it was made for others, or by a newer version")


@pytest.mark.parametrize("game", GAMES)
def test_every_named_set_of_house_rules_has_a_code_of_its_own(game: str) -> None:
    cls = GAMES[game].options
    sets = [read(cls, preset) for preset in cls.presets.values()]

    assert [from_code(cls, code(house)) for house in sets] == sets
    assert len({code(house) for house in sets}) == len(sets)


# By name


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_chosen_by_its_name_or_a_code_and_options_one_by_one(game: str) -> None:
    cls = GAMES[game].options
    for name, preset in cls.presets.items():
        house = read(cls, preset)

        assert chosen(cls, name) == chosen(cls, code(house)) == chosen(cls, preset) == house
    assert chosen(cls, None) == chosen(cls, {}) == cls()


@pytest.mark.parametrize("text", ["swiss", "", "swiss-2019 ", "SWISS-2019"])
def test_a_name_that_no_set_has_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(BadOption) as error:
        chosen(GAMES["frantic"].options, text)

    assert str(error.value).startswith(f"{text!r} is no code for house rules")
    assert str(error.value).endswith("; sets with a name are french-2023, swiss-2019")


SWISS = GAMES["frantic"].options.presets["swiss-2019"]
SIX_SWISS = {name: SWISS[name] for name in list(SWISS)[:6]}
"""As the set was before two house rules came to it: a code that somebody has kept still stands for these six."""


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("04", {}),
        ("16", {"expansions": ["troublemaker"]}),
        ("E0-1W0", {"limit": 60}),
        ("2NA3GH-7Q", {"expansions": ["troublemaker"], "scoring": "rounds", "rounds": 7, **SIX_SWISS}),
        ("M002NA3GH-70", {"expansions": ["troublemaker"], "scoring": "rounds", "rounds": 7, **SWISS}),
        ("100000000B", {"mimicry_out_of_turn": "no"}),
    ],
)
def test_codes_of_frantic_stay_as_they_are(text: str, given: dict[str, object]) -> None:
    cls = GAMES["frantic"].options

    assert code(read(cls, given)) == text
    assert as_json(from_code(cls, text)) == given


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("04", {"pawns_travel": "no", "remove_occupied": "yes"}),
        ("4C", {"blind_faith": "whole_turn", "pawns_travel": "no", "remove_occupied": "yes"}),
        ("G1", {"remove_occupied": "yes"}),
        ("2G5", {}),
    ],
)
def test_codes_of_malta_mean_what_they_meant_when_other_values_were_the_defaults(
    text: str, given: dict[str, object]
) -> None:
    cls = GAMES["malta"].options

    assert code(read(cls, given)) == text
    assert as_json(from_code(cls, text)) == given


@dataclass(frozen=True)
class Extended(Options):
    """House rules to which other packages add words."""

    more: tuple[str, ...] = some_of("ours")
    rest: str = one_of("first", "second")


def test_words_of_other_packages_are_named_and_change_no_other_code() -> None:
    before = {str(house): code(house) for house in (Extended(), Extended(("ours",), "second"))}
    for number in range(5):
        offer(Extended, "more", f"theirs-{number}")
    assert {str(house): code(house) for house in (Extended(), Extended(("ours",), "second"))} == before
    chosen_both = read(Extended, {"more": "theirs-3+ours+theirs-1", "rest": "second"})
    text = code(chosen_both)
    assert text == f"{before[str(Extended(('ours',), 'second'))]}.theirs-1.theirs-3"
    assert from_code(Extended, text) == from_code(Extended, text.upper()) == chosen_both
    with pytest.raises(BadOption, match="the code asks for 'others', which no package"):
        from_code(Extended, f"{text}.others")
