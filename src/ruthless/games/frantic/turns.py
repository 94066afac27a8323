"""A turn: play a card or draw one; what happens when a card is played; 2nd Chance."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import special
from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.choices import DRAW, PASS, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import make_wish
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat

FUCK_YOU_CARDS = 10
"""Fuck You is playable with exactly as many cards in hand, itself included."""


def playable(table: Table, player: Seat) -> list[Option]:
    """The cards in a hand that fit, one of each face."""
    hand = table.hands[player]
    fits = table.demand.fitting_ten if len(hand) == FUCK_YOU_CARDS else table.demand.fitting
    return list({card.face: card for card in hand if fits[card.face] is None}.values())


def why_not_playable(table: Table, player: Seat, option: Option) -> Refusal | None:
    """Why a card of the hand does not fit now, or why one cannot pass or draw."""
    if isinstance(option, Card):
        ten = len(table.hands[player]) == FUCK_YOU_CARDS
        fits = table.demand.fitting_ten if ten else table.demand.fitting
        return not_in_hand(table, player, option) or fits[option.face]
    if option is PASS:
        return Refusal("pass-without-drawing", "3.3")
    return None


def _why_not_after_drawing(table: Table, player: Seat, option: Option) -> Refusal | None:
    return Refusal("drawn-already", "3.2") if option is DRAW else why_not_playable(table, player, option)


def _why_not_again(table: Table, player: Seat, option: Option) -> Refusal | None:
    if option is DRAW or option is PASS:
        return Refusal("must-play-again", "5.4")
    return why_not_playable(table, player, option)


PLAY_OR_DRAW = Question("play-or-draw", why_not_playable)
_PLAY_OR_PASS = Question("play-or-pass", _why_not_after_drawing)
_PLAY_AGAIN = Question("play-again", _why_not_again)


async def draw_and_perhaps_play(table: Table, player: Seat) -> None:
    """Draw one card; the drawn one or any other may then be played, unless there was none to draw."""
    verbs.draw(table, player)
    if table.ended:
        return
    options = playable(table, player)
    options.append(PASS)
    answer = await Decision(player, _PLAY_OR_PASS, options)
    if isinstance(answer, Card):
        await play(table, player, answer)


async def play(table: Table, player: Seat, card: Card) -> None:
    """Play a card from the hand and carry it out."""
    verbs.play(table, player, card)
    if card.does_something:
        await carry_out(table, player, card)


async def carry_out(table: Table, player: Seat, card: Card) -> None:
    """The effect of a card that lies on the pile, and then the wish, if there is one."""
    table.counterer = NOBODY
    if card.kind.effect is not None:
        await card.kind.effect(table, player)
    await make_wish(table, player, card)


@special("second-chance", colours=COLOURS, copies=1)
async def second_chance(table: Table, player: Seat) -> None:
    """Play another card on this one. If you cannot, draw a card; you may then play."""
    options = playable(table, player)
    if options:
        answer = await Decision(player, _PLAY_AGAIN, options)
        assert isinstance(answer, Card)
        await play(table, player, answer)
    else:
        await draw_and_perhaps_play(table, player)
