"""Cards that only wish or do nothing at all, and how a wish is made."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import TROUBLEMAKER, plain
from ruthless.games.frantic.cards import COLOURS, NUMBERS, Demand, Wish
from ruthless.games.frantic.choices import NO
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Decision, Forbids, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


def _not_ten_cards(table: Table, player: Seat) -> Refusal | None:
    needed = table.options.fuck_you_cards
    return None if len(table.hands[player]) == needed else _TEN_CARDS[needed]


def _never(table: Table, player: Seat) -> Refusal | None:
    return _CURSED


_TEN_CARDS: Final = {count: Refusal("fuck-you-count", "4.8", {"count": count}) for count in (10, 11)}
_CURSED: Final = Refusal("curse-played", "12.10")


plain("fantastic", copies=11, wish="any")
plain("fuck-you", copies=1, points=42, unless=_not_ten_cards, giveable=False)
plain("curse", copies=1, points=13, unless=_never, discardable=False, expansion=TROUBLEMAKER)

COLOUR_WISHES: Final = [Wish(colour, Demand(f"wish {colour}", "colour-wish", colour=colour)) for colour in COLOURS]
NUMBER_WISHES: Final = [Wish(f"{number}", Demand(f"wish {number}", "number-wish", number=number)) for number in NUMBERS]
WISHES: Final = {"colour": COLOUR_WISHES, "any": COLOUR_WISHES + NUMBER_WISHES}


async def ask_for_wish(table: Table, wisher: Seat, allowed: str, optional: bool = False) -> None:
    """The wisher names what fits from now on, or leaves it as it is if the wish is optional."""
    options: list[Option] = [*WISHES[allowed]]
    if optional:
        options.append(NO)
    wished = await Decision(table, wisher, _QUESTIONS[optional][allowed], options)
    if isinstance(wished, Wish):
        verbs.wish(table, wisher, wished)
    else:
        table.tell(Message("wishes-nothing", {"seat": wisher}))


def _wishing(allowed: str, optional: bool) -> Forbids:
    def forbids(table: Table, wisher: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Wish):
            return None if option in WISHES[allowed] else Refusal("wish-only-colour", "6.2")
        if option is not NO:
            return ELSEWHERE
        return None if optional else Refusal("must-wish", "6.1" if table.options.wish == "must" else "15.10")

    return forbids


_QUESTIONS: Final = {
    optional: {
        "colour": Question("wish-colour", _wishing("colour", optional)),
        "any": Question("wish-any", _wishing("any", optional)),
    }
    for optional in (False, True)
}
