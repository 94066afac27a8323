"""How cards look in a terminal: a short label in brackets, with a letter for the colour and never colour alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

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


def label(notation: str, words: Words) -> str:
    """The short label of a card: R7, #7, R Gift, * Fantastic; only the names are translated."""
    parts = take_apart(notation)
    if parts.number:
        return f"{parts.stem[0].upper() if parts.stem in _STYLES else '#'}{parts.number}"
    if parts.colour:
        return f"{parts.colour[0].upper()} {words.say(f'card-{parts.stem}')}"
    return words.card(notation) if notation == "fuck-you" else f"* {words.card(notation)}"


def chip(notation: str, words: Words) -> Text:
    """A card to show: its label in brackets, coloured where the terminal can."""
    parts = take_apart(notation)
    style = _STYLES.get(parts.colour or parts.stem) or (_BLACK if parts.number else _FOUR_COLOURS)
    return Text(f"[{label(notation, words)}]", style)


def ink(colour: str) -> str:
    """The style in which the name of a colour is written."""
    return _INK.get(colour, "bold")


def tinted(sentence: str, words: Words, style: str = "") -> Text:
    """A sentence in which coloured cards are written in their colour."""
    text = Text(sentence, style)
    names = "|".join(re.escape(name) for name in sorted(words.entries().values(), key=len, reverse=True))
    for colour in _INK:
        text.highlight_regex(rf"\b{re.escape(words.colour(colour))} (?:\d\b|{names})", ink(colour))
    return text


def sort_key(notation: str) -> tuple[int, int, str]:
    """The order in a hand: colour by colour, numbers before specials, then black ones, then those of four colours."""
    parts = take_apart(notation)
    suits = [*_STYLES, "black"]
    suit = parts.colour or parts.stem
    return suits.index(suit) if suit in suits else len(suits), parts.number or 10, notation


def flow(lead: str, items: Sequence[Text], width: int) -> Text:
    """Items side by side, broken only between them; later lines are indented as far as the lead is long."""
    text = Text(lead)
    at = len(lead)
    for place, item in enumerate(items):
        if place and at + 2 + item.cell_len > width:
            text.append("\n" + " " * len(lead))
            at = len(lead)
        elif place:
            text.append("  ")
            at += 2
        text.append_text(item)
        at += item.cell_len
    return text
