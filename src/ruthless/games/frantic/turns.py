"""What can be played in a turn and why not, and what happens when a card is played; 2nd Chance."""

from __future__ import annotations

from ruthless.games.frantic.book import special
from ruthless.games.frantic.cards import COLOURS, Card, refusal
from ruthless.games.frantic.choices import DRAW, PASS, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.decisions import Option, Question, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat

FUCK_YOU_CARDS = 10
"""Fuck You is playable with exactly as many cards in hand, itself included."""


def playable(table: Table, player: Seat, word: Word) -> list[Option]:
    """The cards in a hand that fit, one of each face, and behind them the word that is always possible."""
    hand = table.hands[player]
    fits = table.demand.fits_ten if len(hand) == FUCK_YOU_CARDS else table.demand.fits
    found: dict[int, Option] = {}
    for card in hand:
        if fits[card.face]:
            found[card.face] = card
    options = list(found.values())
    options.append(word)
    return options


def playable_with_drawn(table: Table, player: Seat, before: list[Option], word: Word) -> list[Option]:
    """The same after drawing one card: what fitted before still does, unless it was a matter of ten cards."""
    hand = table.hands[player]
    if FUCK_YOU_CARDS <= len(hand) <= FUCK_YOU_CARDS + 1:
        return playable(table, player, word)
    options = before[:-1]
    drawn = hand[-1]
    if table.demand.fits[drawn.face] and drawn.notation not in [option.notation for option in options]:
        options.append(drawn)
    options.append(word)
    return options


def why_not_playable(table: Table, player: Seat, option: Option) -> Refusal | None:
    """Why a card of the hand does not fit now, or why one cannot pass."""
    if isinstance(option, Card):
        ten = len(table.hands[player]) == FUCK_YOU_CARDS
        return not_in_hand(table, player, option) or refusal(table.demand, option, ten=ten)
    if option is PASS:
        return Refusal("pass-without-drawing", "3.3")
    return None


def _why_not_after_drawing(table: Table, player: Seat, option: Option) -> Refusal | None:
    return Refusal("drawn-already", "3.2") if option is DRAW else why_not_playable(table, player, option)


def _why_not_again(table: Table, player: Seat, option: Option) -> Refusal | None:
    if (option is DRAW or option is PASS) and len(playable(table, player, DRAW)) > 1:
        return Refusal("must-play-again", "5.4")
    return why_not_playable(table, player, option)


PLAY_OR_DRAW = Question("play-or-draw", why_not_playable)
PLAY_OR_PASS = Question("play-or-pass", _why_not_after_drawing)
PLAY_AGAIN = Question("play-again", _why_not_again)


async def carry_out(table: Table, player: Seat, card: Card) -> None:
    """The effect of a card that lies on the pile, and then the wish.

    Whoever played the last Counterattack wishes for a colour; else the player makes the wish of the card.
    """
    table.counterer = NOBODY
    if card.kind.effect is not None:
        await card.kind.effect(table, player)
    wisher, allowed = player, card.kind.wish
    if table.counterer != NOBODY:
        wisher, allowed = table.counterer, "colour"
        table.counterer = NOBODY
    if allowed and not table.ended:
        await ask_for_wish(table, wisher, allowed)


@special("second-chance", colours=COLOURS, copies=1)
async def second_chance(table: Table, player: Seat) -> None:
    """Play another card on this one. If you cannot, draw a card; you may then play."""
    table.again = True
