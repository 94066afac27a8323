"""Texts for people: messages, cards and options in words, and the rulebooks. A language is a set of Fluent files."""

from ruthless.texts.rulebook import Rule, Rulebook, UnknownRule
from ruthless.texts.words import UnknownLanguage, Words, languages

__all__ = ["Rule", "Rulebook", "UnknownLanguage", "UnknownRule", "Words", "languages"]
