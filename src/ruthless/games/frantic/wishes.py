"""Cards that only wish or do nothing at all, and how a wish is made."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import TROUBLEMAKER, plain
from ruthless.games.frantic.cards import COLOURS, NUMBERS, Demand, Wish
from ruthless.games.frantic.choices import NO
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat

plain("fantastic", copies=11, wish="any")
plain("fuck-you", copies=1, points=42)
plain("curse", copies=1, points=13, expansion=TROUBLEMAKER)

COLOUR_WISHES: Final = [Wish(colour, Demand(f"wish {colour}", "colour-wish", colour=colour)) for colour in COLOURS]
NUMBER_WISHES: Final = [Wish(f"{number}", Demand(f"wish {number}", "number-wish", number=number)) for number in NUMBERS]
WISHES: Final = {"colour": COLOUR_WISHES, "any": COLOUR_WISHES + NUMBER_WISHES}


async def ask_for_wish(table: Table, wisher: Seat, allowed: str, *, optional: bool = False) -> None:
    """The wisher names what fits from now on, or leaves it as it is if the wish is optional."""
    options: list[Option] = [*WISHES[allowed]]
    if optional:
        options.append(NO)
    wished = await Decision(wisher, _QUESTIONS[allowed], options)
    if isinstance(wished, Wish):
        verbs.wish(table, wisher, wished)
    else:
        table.tell(Message("wishes-nothing", {"seat": wisher}))


def _why_no_wish(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if option is NO:
        return Refusal("must-wish", "6.1" if table.options.wish == "must" else "15.10")
    return Refusal("wish-only-colour", "6.2") if isinstance(option, Wish) else None


_QUESTIONS: Final = {"colour": Question("wish-colour", _why_no_wish), "any": Question("wish-any", _why_no_wish)}
