"""A rule as it is read: the notation in it put into words, and the kinds of cards it speaks of.

A rulebook names cards, house rules and their values in notation, between backticks, so that every language names the
same ones. That is for us: whoever reads a rule reads words.
"""

from __future__ import annotations

import re
from dataclasses import fields
from functools import partial
from typing import Final

from ruthless.texts.words import Words

_ASIDE: Final = re.compile(r" \(`([^`]+)`(?:, ([^()]*))?\)")
"""`Gift (“gift”, two of each colour)`: what it is called is said before."""
_CODE: Final = re.compile(r"`([^`]+)`")
_HEAD: Final = re.compile(r"`(\w+)`")


def worded(text: str, words: Words) -> str:
    """A text of the rulebook in words only; notation nobody has a word for, such as that of a space, stays as it is."""
    head = _HEAD.match(text)
    about = head[1] if head and head[1] in _house_rules(words) else ""
    text = _ASIDE.sub(partial(_without_aside, words), text)
    return _CODE.sub(partial(_in_words, words, about), text)


def _house_rules(words: Words) -> dict[str, tuple[object, ...]]:
    """The values of every house rule by its name."""
    return {one.name: one.metadata["values"] for one in fields(words.game.options)}


def _without_aside(words: Words, found: re.Match[str]) -> str:
    code, rest = found[1], found[2]
    rules = _house_rules(words)
    known = code in rules or words.entry(code) or any(code in map(str, values) for values in rules.values())
    if not known and code not in _kinds(words):
        return found[0]
    return f" ({rest})" if rest else ""


def _in_words(words: Words, about: str, found: re.Match[str]) -> str:
    """Notation in words; `about` is the house rule that the text explains, if it does."""
    code = found[1]
    if code == about and found.start() == 0:
        title = words.house_rule(code)
        return title[:1].upper() + title[1:]
    if about and code in map(str, _house_rules(words)[about]):
        return words.house_value(about, code)
    if code in _house_rules(words):
        return _quoted(words, words.house_rule(code))
    if code in words.game.options.presets:
        return _quoted(words, words.preset(code))
    entry = words.entry(code)
    return code if entry is None else words.say(entry)


def _quoted(words: Words, text: str) -> str:
    """A name between quotation marks; those that stand in it already become others, as printers do it."""
    return words.say("quoted", text=text.replace("«\N{NO-BREAK SPACE}", "“").replace("\N{NO-BREAK SPACE}»", "”"))


# Kinds of cards


def explained(text: str, words: Words) -> list[str]:
    """The kinds of cards, events and tiles that a rule explains: it has their notation beside their name."""
    kinds = _kinds(words)
    return list(dict.fromkeys(code for code, _ in _ASIDE.findall(text) if code in kinds))


def named(text: str, words: Words) -> list[str]:
    """The kinds that a rule names in words, in the order of the game."""
    read = worded(text, words)
    entries = words.entries()
    return [_kind(entry) for entry in entries if mentions(read, entry, words)]


def mentions(text: str, entry: str, words: Words) -> bool:
    """Whether a text has the name of a card or an event in it, and not only one whose name contains it."""
    if words.has(f"{entry}.card"):  # “number” is in every other sentence
        return False
    entries = words.entries()
    name = entries[entry]
    if name not in text:
        return False
    for other in entries.values():
        if name in other and name != other:
            text = text.replace(other, "")
    return re.search(rf"\b{re.escape(name)}(?!\w)", text) is not None


def _kinds(words: Words) -> set[str]:
    return {kind.name for kind in words.game.kinds}


def _kind(entry: str) -> str:
    return entry.partition("-")[2]
