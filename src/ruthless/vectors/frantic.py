"""What the vectors of Frantic have beyond common shapes."""

from __future__ import annotations

from ruthless.games.frantic.cards import COLOURS, NUMBERS
from ruthless.games.frantic.deck import DEMANDS
from ruthless.vectors.arrangement import Arrangement, named
from ruthless.vectors.writing import Fill, Row


def demand(made: Arrangement) -> Fill:
    """What the next card has to fit, taken apart."""
    symbols = dict.fromkeys(demand.symbol for demand in DEMANDS.values() if demand.symbol)
    forms = dict.fromkeys(demand.form for demand in DEMANDS.values())
    form = made.choice("demand_form", named(forms), "of what form the demand is that the next card has to fit")
    colour = made.choice("demand_colour", named(COLOURS), "the colour it has to have, if that is enough")
    number = made.choice("demand_number", named(NUMBERS), "the number it has to have, if that is enough")
    symbol = made.choice("demand_symbol", named(symbols), "the symbol it has to have, if that is enough")

    def fill(notation: str, row: Row) -> None:
        wanted = DEMANDS[notation]
        row[form[wanted.form]] = 1
        if wanted.colour:
            row[colour[wanted.colour]] = 1
        if wanted.number:
            row[number[wanted.number]] = 1
        if wanted.symbol:
            row[symbol[wanted.symbol]] = 1

    return fill
