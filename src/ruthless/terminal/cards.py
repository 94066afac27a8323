"""How cards look in a terminal: a short label in brackets, with a letter for the colour and never colour alone."""

from __future__ import annotations

import re
from functools import lru_cache

from rich.text import Text

from ruthless.texts import Words
from ruthless.texts.notation import take_apart

_STYLES = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "blue": "bold white on blue",
}
_BLACK = "bold white on grey30"
_FOUR_COLOURS = "bold white on magenta"
_INK = {"red": "bold red", "yellow": "bold yellow", "green": "bold green", "blue": "bold blue"}
_COLOURLESS = ("fuck-you", "curse")
"""Cards that never have a colour, not even one wished for."""


def letter(colour: str, words: Words) -> str:
    """What stands for a colour on a card: R for red."""
    return words.say(f"terminal-keys.{colour}").capitalize()


def label(notation: str, words: Words) -> str:
    """The short label of a card: R7, #7, R Gift, R/G Colour Swap, * Fantastic."""
    parts = take_apart(notation)
    if parts.number:
        return f"{letter(parts.stem, words) if parts.stem in _STYLES else '#'}{parts.number}"
    name = words.card(parts.stem)
    if parts.colour:
        return f"{'/'.join(letter(one, words) for one in parts.colour.split('-'))} {name}"
    return name if notation in _COLOURLESS else f"* {name}"


def chip(notation: str, words: Words) -> Text:
    """A card to show: its label in brackets, coloured where the terminal can, half and half if it has two colours."""
    parts = take_apart(notation)
    text = f"[{label(notation, words)}]"
    if "-" not in parts.colour:
        return Text(text, _style(notation))
    one, _, other = parts.colour.partition("-")
    half = text.index("/") + 1
    return Text.assemble((text[:half], _STYLES[one]), (text[half:], _STYLES[other]))


def chip_in_guise(notation: str, guise: str, words: Words) -> Text:
    """A card that imitates another one: [* Mimicry = R Gift]."""
    return Text(f"[{label(notation, words)} = {label(guise, words)}]", _style(guise))


def _style(notation: str) -> str:
    parts = take_apart(notation)
    return _STYLES.get(parts.colour or parts.stem) or (_BLACK if parts.number else _FOUR_COLOURS)


def ink(colour: str) -> str:
    """The style in which the name of a colour is written."""
    return _INK.get(colour, "bold")


def tinted(sentence: str, words: Words) -> Text:
    """A sentence in which coloured cards are written in their colour."""
    text = Text(sentence)
    for names, style in _coloured_names(words):
        text.highlight_regex(names, style)
    return text


@lru_cache(maxsize=8)
def _coloured_names(words: Words) -> list[tuple[re.Pattern[str], str]]:
    """For each colour what finds the names of its cards in a sentence."""
    names: dict[str, set[str]] = {colour: set() for colour in _INK}
    for card in words.game.cards:
        parts = take_apart(str(card))
        colour = parts.colour or parts.stem
        if colour in names:
            names[colour].add(re.escape(words.card(str(card))))
    return [
        (re.compile(rf"\b(?:{'|'.join(sorted(some, key=len, reverse=True))})(?!\w)", re.IGNORECASE), ink(colour))
        for colour, some in names.items()
    ]


def sort_key(notation: str) -> tuple[int, int, str]:
    """The order in a hand: colour by colour, numbers before specials; then cards of two colours, black ones, the rest."""
    parts = take_apart(notation)
    suits = [*_STYLES, "two", "black", "four", "none"]
    suit = "two" if "-" in parts.colour else parts.colour or parts.stem
    if suit not in suits:
        suit = "none" if notation in _COLOURLESS else "four"
    return suits.index(suit), parts.number or 10, notation
