"""Where lines are broken: between cards, between words, and never at a space that holds two things together."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

_COLUMN = re.compile(r"\S+(?: \S+)* {2,}(?=\S)")
"""What stands before the second column of a line."""


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


def wrapped(text: Text, width: int) -> Text:
    """A text in lines of at most this width. Rich would also break at the fixed space in French before a colon.

    Of what stands in two columns and is of one style, later lines are put below the second.
    """
    lines = text.copy()
    lines.plain = "\n".join(_broken(line, width, hangs=not text.spans) for line in text.plain.split("\n"))
    return lines


def _broken(line: str, width: int, *, hangs: bool) -> str:
    """A line with some of its spaces turned into ends of lines; styles keep their places unless it hangs."""
    column = _COLUMN.match(line) if hangs else None
    indent = cell_len(column[0]) if column and 2 * cell_len(column[0]) < width else 0
    first, *words = line.split(" ")
    broken, at = first, cell_len(first)
    for word in words:
        fits = at + 1 + cell_len(word) <= width
        broken += f" {word}" if fits else f"\n{' ' * indent}{word}"
        at = cell_len(word) + (at + 1 if fits else indent)
    return broken
