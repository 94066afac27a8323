"""Whoever reads a rule reads words: no notation, in no language."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from ruthless.kernel.game import GAMES
from ruthless.texts import Rule, Rulebook, Words, languages
from ruthless.texts.reading import explained, named, worded

in_every_language = pytest.mark.parametrize("language", languages())
for_every_game = pytest.mark.parametrize("game", ["frantic", "frantic-board", "malta"])


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Gift (`gift`): give.", "Gift: give."),
        ("Gift (`gift`, two of each colour): give.", "Gift (two of each colour): give."),
        ("Or nothing (`may`, R63).", "Or nothing (R63)."),
        ("`start_card`: the dealer's (`dealer`) or none (`none`).", "Start card: the dealer's or none."),
        ("`scoring`: `points` or `rounds`.", "Who wins: whoever has the fewest points or whoever wins the most rounds; nothing is written down."),
        ("No. House rule `mimicry`.", "No. House rule “Mimicry imitates”."),
        ("The set `swiss-2019`.", "The set “as in the Swiss overview of 2019”."),
        ("Throw `nice-try` in.", "Throw Nice Try in."),
        ("A space such as `a1` (`a2`).", "A space such as a1 (a2)."),
    ],
)  # fmt: skip
def test_notation_is_put_into_words(written: str, read: str) -> None:
    assert worded(written, Words("frantic")) == read


def test_quotation_marks_in_quotation_marks_are_others() -> None:
    assert worded("Règle maison `negate_in_own_turn`.", Words("malta", "fr")) == "Règle maison «\xa0“Annulez” à ton propre tour\xa0»."  # fmt: skip


def secrets_of(game: str) -> set[str]:
    """What nobody should read: names that are written as no language would."""
    rules = fields(GAMES[game].options)
    names = {kind.name for kind in GAMES[game].kinds} | {one.name for one in rules}
    names |= {str(value) for one in rules for value in one.metadata["values"]} | set(GAMES[game].options.presets)
    return {name for name in names if "_" in name or "-" in name}


@in_every_language
@for_every_game
@pytest.mark.parametrize("family", [False, True], ids=["rude", "family"])
def test_no_rule_shows_notation(game: str, language: str, family: bool) -> None:
    words = Words(game, language, family=family)
    book = Rulebook.for_reader(words)
    hidden = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(secrets_of(game), key=len)))
    for rule in (*book.rules, *book.rulings):
        for text in (rule.heading(words), rule.read(words)):
            assert "`" not in text
            assert not hidden.search(text), (rule.number, text)
            assert not re.search(r"\( ?\)|  ", text), (rule.number, text)


@in_every_language
@for_every_game
def test_every_kind_is_explained_by_a_rule(game: str, language: str) -> None:
    for family in (False, True):
        words = Words(game, language, family=family)
        rules = Rulebook.for_reader(words).rules
        told = {kind for rule in rules for kind in explained(rule.text, words)}
        assert told == {kind.name for kind in GAMES[game].kinds}


@in_every_language
@for_every_game
def test_every_language_explains_the_same_in_the_same_rule(game: str, language: str) -> None:
    english, other = Words(game), Words(game, language)

    def told(rules: list[Rule], words: Words) -> list[list[str]]:
        return [explained(rule.text, words) for rule in rules]

    assert told(Rulebook.for_reader(other).rules, other) == told(Rulebook.for_reader(english).rules, english)


def test_a_rule_names_what_it_speaks_of_and_nothing_that_is_part_of_another_name() -> None:
    words = Words("frantic")
    assert set(named("Nice Try and Fantastic Four.", words)) == {"nice-try", "fantastic-four"}
    assert named("House rule `recession`.", words) == ["recession"]
    assert named("Any number card.", words) == []


def test_a_family_reads_of_the_friendlier_name() -> None:
    words = Words("frantic", family=True)
    rule = Rulebook.for_reader(words).look_up("4.8", words)[0]
    assert rule.read(words).startswith("Get Lost fits on everything")
    assert (explained(rule.text, words), named(rule.text, words)) == (["fuck-you"], ["fuck-you"])
