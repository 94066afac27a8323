"""What can be played in a turn and why not, and what happens when a card is played; 2nd Chance."""

from __future__ import annotations

from typing import Any, Final

from ruthless.games.frantic.book import special
from ruthless.games.frantic.cards import COLOURS, Card, refusal
from ruthless.games.frantic.choices import DRAW, PASS, as_played, not_in_hand
from ruthless.games.frantic.outcomes import NOTHING, Outcome
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat


def playable(table: Table, player: Seat) -> list[Option]:
    """The cards in a hand that nothing forbids, one of each face."""
    fits = table.demand.fits
    found: list[Any] = [
        card
        for card in table.hands[player]
        if fits[card.face] and (card.unless is None or card.unless(table, player) is None)
    ]
    return distinct(found) if len(found) > 1 else found


def playable_with_drawn(table: Table, player: Seat, before: list[Option]) -> list[Option]:
    """The same after drawing: what fitted before still does, unless it was a matter of ten cards or several came.

    `before` are the options of which drawing was the last, or none if nothing else was possible.
    """
    hand = table.hands[player]
    drawn = hand[-1]
    ten = table.options.fuck_you_cards
    if ten <= len(hand) <= ten + 1 or drawn.unless is not None or table.extra_draw:
        return playable(table, player)
    options = before[:-1]
    if table.demand.fits[drawn.face] and drawn.notation not in [option.notation for option in options]:
        options.append(drawn)
    return options


def _unplayable(table: Table, player: Seat, card: Card) -> Refusal | None:
    """What forbids playing a card in one's turn. `playable` gives the cards of a hand for which there is nothing."""
    reason = not_in_hand(table, player, card) or refusal(table.demand, card)
    return reason if reason is not None or card.unless is None else card.unless(table, player)


def _in_turn(table: Table, player: Seat, option: Option) -> Refusal | None:
    if isinstance(option, Card):
        return _unplayable(table, player, option)
    if option is PASS:
        return Refusal("pass-without-drawing", "3.3")
    return None if option is DRAW else ELSEWHERE


def _after_drawing(table: Table, player: Seat, option: Option) -> Refusal | None:
    if isinstance(option, Card):
        return _unplayable(table, player, option)
    if option is DRAW:
        return Refusal("drawn-already", "3.2")
    return None if option is PASS else ELSEWHERE


def _once_more(table: Table, player: Seat, option: Option) -> Refusal | None:
    if (option is DRAW or option is PASS) and playable(table, player):
        return Refusal("must-play-again", "5.4")
    return _in_turn(table, player, option)


PLAY_OR_DRAW: Final = Question("play-or-draw", _in_turn)
PLAY_OR_PASS: Final = Question("play-or-pass", _after_drawing)
PLAY_AGAIN: Final = Question("play-again", _once_more)


async def carry_out(table: Table, player: Seat, card: Card) -> bool:
    """The effect of a card that lies on the pile, and then the wish; says whether its player has to play again.

    Whoever played the last Counterattack makes the wish; else the player does.
    """
    effect = card.kind.effect
    came = NOTHING if effect is None else await effect(table, player) or NOTHING
    wisher, allowed = player, as_played(table, card).kind.wish
    if came.counterer != NOBODY:
        wisher = came.counterer
        if table.options.counter_wish == "colour":
            allowed = "colour"
    if allowed and not table.ended:
        optional = came.attacked and table.options.wish == "may"
        await ask_for_wish(table, wisher, allowed, optional)
    return came.again


@special("second-chance", colours=COLOURS, copies=1)
async def second_chance(table: Table, player: Seat) -> Outcome:
    """Play another card on this one. If you cannot, draw a card; you may then play."""
    return Outcome(again=True)
