"""Attacks: special cards directed at other players. Each of them can be countered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, special
from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.choices import AIMS, NO, cards_to_give, why_no_aim, why_no_redirect
from ruthless.games.frantic.outcomes import Attack, Outcome
from ruthless.games.frantic.reactions import countered, has_to_bear_it
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct, sorted_cards
from ruthless.kernel.decisions import Aim, Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat

Targets = Callable[[Table, Seat], Sequence[Seat]]

_ATTACK: Final = Question("attack", why_no_aim)
_MAY_ATTACK: Final = Question("may-attack", why_no_aim)
_REDIRECT: Final = Question("redirect", why_no_redirect)


def everybody_else(table: Table, attacker: Seat) -> Sequence[Seat]:
    """The usual targets."""
    return table.order.others[attacker]


async def attack(table: Table, player: Seat, targets: Targets = everybody_else, *, optional: bool = False) -> Attack:
    """Choose a victim; the victim may counter and attack in turn. Says what came of it, for the card to give back.

    It lands nowhere if nobody can be chosen, or if somebody chose not to: who has countered may let it lapse, unless the
    house rules make that a duty too.
    """
    attacker, counterer = player, NOBODY
    question = _MAY_ATTACK if optional else _ATTACK
    while True:
        options: list[Option] = [AIMS[seat] for seat in targets(table, attacker)]
        if not options:
            return Attack(attacker, NOBODY, counterer)
        if optional:
            options.append(NO)
        aim = await Decision(attacker, question, options)
        if not isinstance(aim, Aim):
            if table.scribe.facts is not None:
                table.tell(Message("attacks-nobody", {"seat": attacker}))
            return Attack(attacker, NOBODY, counterer)
        if table.scribe.facts is not None:
            table.tell(Message("attacks", {"seat": attacker, "other": aim.seat}))
        if has_to_bear_it(table, aim.seat) or not await countered(table, attacker, aim.seat):
            return Attack(attacker, aim.seat, counterer)
        attacker = counterer = aim.seat
        optional = table.options.counter_redirect == "may"
        question = _REDIRECT


def not_skipped_yet(table: Table, attacker: Seat) -> Sequence[Seat]:
    """Nobody misses two turns at once; by a house rule nobody misses two turns running."""
    barred = [table.skips] if table.options.skip_repeat == "pending_only" else [table.skips, table.rested]
    return [seat for seat in table.order.others[attacker] if not any(marked[seat] for marked in barred)]


@special("skip", colours=COLOURS, copies=1)
async def skip(table: Table, player: Seat) -> Outcome:
    """Choose a player who misses the next turn and does not have to miss one already."""
    blow = await attack(table, player, not_skipped_yet)
    if blow.lands:
        marks.mark_skip(table, blow.victim)
    return blow


@special("gift", colours=COLOURS, copies=2)
async def gift(table: Table, player: Seat) -> Outcome:
    """Give two cards of your choice to another player."""
    blow = await attack(table, player)
    if blow.lands:
        given = await cards_to_give(table, blow.attacker, blow.victim, 2)
        verbs.give(table, [(blow.attacker, blow.victim, given)])
    return blow


@special("exchange", colours=COLOURS, copies=1)
async def exchange(table: Table, player: Seat) -> Outcome:
    """Give two cards of your choice to another player and take two of theirs without looking."""
    blow = await attack(table, player)
    if blow.lands:
        given = await cards_to_give(table, blow.attacker, blow.victim, 2)
        taken = verbs.pick_blind(table, table.hands[blow.victim][:], 2)
        verbs.give(table, [(blow.attacker, blow.victim, given), (blow.victim, blow.attacker, taken)])
    return blow


def with_fewer_cards(table: Table, attacker: Seat) -> Sequence[Seat]:
    """Those who hold fewer cards than the attacker."""
    mine = len(table.hands[attacker])
    return [seat for seat in table.order.others[attacker] if len(table.hands[seat]) < mine]


@special("equality", copies=2, wish="colour")
async def equality(table: Table, player: Seat) -> Outcome:
    """You may make a player with fewer cards draw until they have as many as you. Then wish for a colour."""
    blow = await attack(table, player, with_fewer_cards, optional=True)
    if blow.lands:
        verbs.draw(table, blow.victim, len(table.hands[blow.attacker]) - len(table.hands[blow.victim]))
    return blow


def with_as_few_cards(table: Table, attacker: Seat) -> Sequence[Seat]:
    """Those who hold no more cards than the attacker, who has to hold some."""
    mine = len(table.hands[attacker])
    return [seat for seat in table.order.others[attacker] if mine and len(table.hands[seat]) <= mine]


@special("inequality", copies=2, wish="colour", expansion=TROUBLEMAKER)
async def inequality(table: Table, player: Seat) -> Outcome:
    """You may make a player take cards of yours, without looking, until they hold more than you. Then wish for a colour."""
    blow = await attack(table, player, with_as_few_cards, optional=True)
    if blow.lands:
        lead = len(table.hands[blow.attacker]) - len(table.hands[blow.victim])
        verbs.take_blind(table, blow.victim, blow.attacker, lead // 2 + 1)
    return blow


def _favours(hand: Sequence[Card]) -> list[Card]:
    """The special cards of a hand that change hands."""
    return [card for card in hand if not card.number and card.kind.giveable]


@special("special-favours", copies=3, wish="colour", expansion=TROUBLEMAKER)
async def special_favours(table: Table, player: Seat) -> Outcome:
    """You may swap all special cards with another player. Then wish for a colour."""
    blow = await attack(table, player, optional=True)
    if blow.lands:
        ours, theirs = _favours(table.hands[blow.attacker]), _favours(table.hands[blow.victim])
        verbs.give_all(table, "special", [(blow.attacker, blow.victim, ours), (blow.victim, blow.attacker, theirs)])
    return blow


@special("thief", colours=COLOURS, copies=1, expansion=TROUBLEMAKER)
async def thief(table: Table, player: Seat) -> Outcome:
    """Look at the hand of another player and take two cards of your choice."""
    blow = await attack(table, player)
    if blow.lands:
        robber, victim = blow.attacker, blow.victim
        verbs.look_at_hand(table, robber, victim)
        rest = [card for card in sorted_cards(table.hands[victim]) if card.kind.giveable]
        taken: list[Card] = []
        for number in range(1, min(2, len(table.hands[victim])) + 1):
            question = Question("steal", _why_not_steal, {"other": victim, "count": number})
            options: list[Option] = [*distinct(rest)] or [NO]
            card = await Decision(robber, question, options)
            if isinstance(card, Card):
                rest.remove(card)
                taken.append(card)
        verbs.give(table, [(victim, robber, taken)])
    return blow


def _why_not_steal(table: Table, robber: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    if not option.kind.giveable:
        return Refusal("fuck-you-taken", "4.10")
    return Refusal("not-to-steal", "12.3", {"card": str(option)})
