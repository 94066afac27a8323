"""Expansions of other packages: what is checked before their cards are made."""

from __future__ import annotations

from ruthless.games.frantic import book, deck
from ruthless.games.frantic.cards import COLOURS, NO_COLOUR, PAIRS
from ruthless.games.frantic.options import Options
from ruthless.kernel.game import Game
from ruthless.kernel.options import offer
from ruthless.kernel.outside import EXPANSIONS_GROUP, NAME, Entry, entries


def load(game: Game) -> None:
    """Have expansions write in the book, and make their cards once all of them are known to be sound."""
    found = entries(EXPANSIONS_GROUP)
    for entry in found:
        before = {*book.KINDS, *book.EVENTS}
        entry.load()
        wrong = entry.wrong() or _wrong(entry, before)
        if wrong:
            raise entry.refused(wrong)
    for entry in found:
        playing, events, answers = deck.add(entry.name)
        offer(Options, "expansions", entry.name)
        game.expansions[entry.name] = entry
        cards = [*playing, *events]
        game.add(dict.fromkeys([card.kind for card in cards]), cards, answers)


def _wrong(entry: Entry, before: set[str]) -> str:
    """What is wrong with an expansion that has been imported; nothing if its cards can be made."""
    if entry.name == book.TROUBLEMAKER:
        return "there is an expansion of that name already"
    written = [*book.KINDS.values(), *book.EVENTS.values()]
    for kind in written:
        if kind.name not in before and kind.expansion != entry.name:
            return f"its card {kind.name!r} has to say expansion={entry.name!r}, not {kind.expansion!r}"
    own = [kind for kind in written if kind.expansion == entry.name]
    for kind in own:
        if not NAME.fullmatch(kind.name) or kind.name.rpartition("-")[2].isdigit():
            return f"the name of the card {kind.name!r} has to have small letters and hyphens, and no number at its end"
        if not set(kind.colours) <= {*NO_COLOUR, *COLOURS, *PAIRS}:
            return f"the colours of its card {kind.name!r} are {', '.join(kind.colours)}"
        if type(kind.copies) is not int or kind.copies < 1 or type(kind.points) is not int:
            return (
                f"the copies and the points of its card {kind.name!r} have to be whole numbers, and one copy at least"
            )
        if kind.wish not in ("", "colour", "any"):
            return f"the wish of its card {kind.name!r} is {kind.wish!r}: it is 'colour', 'any' or nothing"
    return "" if own else f"it has no card with expansion={entry.name!r}"
