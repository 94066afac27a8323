"""How the cards of Frantic look in a terminal: a short label in brackets, with a letter for the colour and never colour alone."""

from __future__ import annotations

from rich.text import Text

from ruthless.texts import Words
from ruthless.texts.notation import take_apart

STYLES = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    "blue": "bold white on blue",
}
_BLACK = "bold white on grey30"
FOUR_COLOURS = "bold white on magenta"
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
        return f"{letter(parts.stem, words) if parts.stem in STYLES else '#'}{parts.number}"
    name = words.card(parts.stem)
    if parts.colour:
        return f"{'/'.join(letter(one, words) for one in parts.colour.split('-'))} {name}"
    return name if notation in _COLOURLESS else f"* {name}"


def chip(notation: str, words: Words) -> Text:
    """A card to show: its label in brackets, coloured where the terminal can, half and half if it has two colours."""
    parts = take_apart(notation)
    text = f"[{label(notation, words)}]"
    if "-" not in parts.colour:
        return Text(text, style(notation))
    one, _, other = parts.colour.partition("-")
    half = text.index("/") + 1
    return Text.assemble((text[:half], STYLES[one]), (text[half:], STYLES[other]))


def chip_in_guise(notation: str, guise: str, words: Words) -> Text:
    """A card that imitates another one: [* Mimicry = R Gift]."""
    return Text(f"[{label(notation, words)} = {label(guise, words)}]", style(guise))


def style(notation: str) -> str:
    """In which colours a card is shown."""
    parts = take_apart(notation)
    return STYLES.get(parts.colour or parts.stem) or (_BLACK if parts.number else FOUR_COLOURS)


def ink(colour: str, otherwise: str = "bold") -> str:
    """The style in which the name of a colour is written."""
    return _INK.get(colour, otherwise)


def sort_key(card: str) -> tuple[int, int, str]:
    """The order in a hand: colour by colour, numbers before specials; then cards of two colours, black ones, the rest."""
    parts = take_apart(card)
    suits = [*STYLES, "two", "black", "four", "none"]
    suit = "two" if "-" in parts.colour else parts.colour or parts.stem
    if suit not in suits:
        suit = "none" if card in _COLOURLESS else "four"
    return suits.index(suit), parts.number or 10, card
