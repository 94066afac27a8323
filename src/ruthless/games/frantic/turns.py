"""What can be played in a turn and why not, and what happens when a card is played; 2nd Chance."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic.book import special
from ruthless.games.frantic.cards import COLOURS, Card, refusal
from ruthless.games.frantic.choices import DRAW, PASS, as_played, not_in_hand
from ruthless.games.frantic.mimicry import roles
from ruthless.games.frantic.outcomes import NOTHING, Outcome
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.decisions import Option, Question, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat


def playable(table: Table, player: Seat, word: Word) -> list[Option]:
    """The cards in a hand that fit, one of each face, and behind them the word that is always possible."""
    hand = table.hands[player]
    house = table.options
    fits = table.demand.fits_ten if len(hand) == house.fuck_you_cards else table.demand.fits
    found: dict[int, Option] = {}
    for card in hand:
        if fits[card.face]:
            found[card.face] = card
    options = list(found.values())
    if house.mimicry != "any" and not roles(table):
        options = [option for option in options if option.notation != "mimicry"]
    options.append(word)
    return options


def playable_with_drawn(table: Table, player: Seat, before: list[Option], word: Word) -> list[Option]:
    """The same after drawing: what fitted before still does, unless it was a matter of ten cards or several came."""
    hand = table.hands[player]
    ten = table.options.fuck_you_cards
    if ten <= len(hand) <= ten + 1 or table.options.mimicry != "any" or table.extra_draw:
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
        needed = table.options.fuck_you_cards
        missing = not_in_hand(table, player, option)
        if missing is None and option.kind.name == "mimicry":
            return Refusal("nothing-to-imitate", "15.18")
        ten = len(table.hands[player]) == needed
        return missing or refusal(table.demand, option, ten=ten, needed=needed)
    if option is PASS:
        return Refusal("pass-without-drawing", "3.3")
    return None


def _why_not_after_drawing(table: Table, player: Seat, option: Option) -> Refusal | None:
    return Refusal("drawn-already", "3.2") if option is DRAW else why_not_playable(table, player, option)


def _why_not_again(table: Table, player: Seat, option: Option) -> Refusal | None:
    if (option is DRAW or option is PASS) and len(playable(table, player, DRAW)) > 1:
        return Refusal("must-play-again", "5.4")
    return why_not_playable(table, player, option)


PLAY_OR_DRAW: Final = Question("play-or-draw", why_not_playable)
PLAY_OR_PASS: Final = Question("play-or-pass", _why_not_after_drawing)
PLAY_AGAIN: Final = Question("play-again", _why_not_again)


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
        await ask_for_wish(table, wisher, allowed, optional=came.attacked and table.options.wish == "may")
    return came.again


@special("second-chance", colours=COLOURS, copies=1)
async def second_chance(table: Table, player: Seat) -> Outcome:
    """Play another card on this one. If you cannot, draw a card; you may then play."""
    return Outcome(again=True)
