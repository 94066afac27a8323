"""What the vectors of Frantic have beyond common shapes."""

from __future__ import annotations

from ruthless.games.frantic.cards import COLOURS, NUMBERS
from ruthless.games.frantic.deck import DEMANDS
from ruthless.vectors.arrangement import Arrangement, named
from ruthless.vectors.rows import Fill, Row


def demand(made: Arrangement) -> Fill:
    """What the next card has to fit, taken apart."""
    symbols = dict.fromkeys(demand.symbol for demand in DEMANDS.values() if demand.symbol)
    forms = dict.fromkeys(demand.form for demand in DEMANDS.values())
    form = made.choice("demand_form", named(forms), "of what form the demand is that the next card has to fit")
    colour = made.choice("demand_colour", named(COLOURS), "the colour it has to have, if that is enough")
    number = made.choice("demand_number", named(NUMBERS), "the number it has to have, if that is enough")
    symbol = made.choice("demand_symbol", named(symbols), "the symbol it has to have, if that is enough")

    known: dict[str, list[int]] = {}

    def places(notation: str) -> list[int]:
        wanted = DEMANDS[notation]
        found = [form[wanted.form]]
        if wanted.colour:
            found.append(colour[wanted.colour])
        if wanted.number:
            found.append(number[wanted.number])
        if wanted.symbol:
            found.append(symbol[wanted.symbol])
        return found

    def fill(notation: str, row: Row) -> None:
        found = known.get(notation)
        if found is None:
            found = known[notation] = places(notation)
        for place in found:
            row[place] = 1

    return fill
