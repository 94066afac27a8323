"""Texts for people: messages, cards and options in words, and the rulebooks. A language is a set of Fluent files."""

from ruthless.texts.locales import (
    ENGLISH,
    UnknownLanguage,
    language_asked_for,
    language_of,
    languages,
    written_languages,
)
from ruthless.texts.rulebook import Rule, Rulebook, UnknownRule
from ruthless.texts.words import Words, folded

__all__ = [
    "ENGLISH",
    "Rule",
    "Rulebook",
    "UnknownLanguage",
    "UnknownRule",
    "Words",
    "folded",
    "language_asked_for",
    "language_of",
    "languages",
    "written_languages",
]
