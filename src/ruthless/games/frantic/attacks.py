"""Attacks: special cards directed at other players. Each of them can be countered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.aiming import Target, aiming, aims
from ruthless.games.frantic.book import TROUBLEMAKER, special
from ruthless.games.frantic.cards import COLOURS, Card
from ruthless.games.frantic.choices import NO, cards_to_give, choose_cards, giveable, is_among, left
from ruthless.games.frantic.outcomes import Attack, Outcome
from ruthless.games.frantic.reactions import countered, has_to_bear_it
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import sorted_cards
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.values import Value


@final
class Reach(Value):
    """What a card says of its targets, and the questions at whom it is directed that come of it."""

    __slots__ = ("attack", "may_attack", "may_redirect", "must_redirect", "target")

    def __init__(self, target: Target | None) -> None:
        self.target = target
        self.attack = Question("attack", aiming(target, Refusal("must-attack", "5.1")))
        self.may_attack = Question("may-attack", aiming(target, None))
        self.may_redirect = Question("redirect", aiming(target, None))
        self.must_redirect = Question("redirect", aiming(target, Refusal("must-attack", "15.13")))


ANYBODY_ELSE: Final = Reach(None)


async def attack(table: Table, player: Seat, reach: Reach = ANYBODY_ELSE, optional: bool = False) -> Attack:
    """Choose a victim; the victim may counter and attack in turn. Says what came of it, for the card to give back.

    It lands nowhere if nobody can be chosen, or if somebody chose not to: who has countered may let it lapse, unless the
    house rules make that a duty too.
    """
    card = table.pile[-1]
    question = reach.may_attack if optional else reach.attack
    attacker, counterer = player, NOBODY
    while True:
        options = aims(table, attacker, reach.target)
        if not options:
            return Attack(attacker, NOBODY, counterer)
        if optional:
            options.append(NO)
        aim = await Decision(table, attacker, question, options)
        if not isinstance(aim, Aim):
            if table.scribe.facts is not None:
                table.tell(Message("attacks-nobody", {"seat": attacker}))
            return Attack(attacker, NOBODY, counterer)
        if table.scribe.facts is not None:
            table.tell(Message("attacks", {"seat": attacker, "other": aim.seat}))
        if has_to_bear_it(table, aim.seat) or not await countered(table, attacker, aim.seat, card):
            return Attack(attacker, aim.seat, counterer)
        attacker = counterer = aim.seat
        optional = table.options.counter_redirect == "may"
        question = reach.may_redirect if optional else reach.must_redirect


def not_skipped(table: Table, attacker: Seat, seat: Seat) -> Refusal | None:
    """Nobody misses two turns at once; by a house rule nobody misses two turns running."""
    if table.skips[seat]:
        return Refusal("skipped-already", "5.5", {"other": seat})
    if table.rested[seat] and table.options.skip_repeat == "turn_between":
        return Refusal("skipped-just-now", "15.8", {"other": seat})
    return None


_NOT_SKIPPED: Final = Reach(not_skipped)


@special("skip", colours=COLOURS, copies=1)
async def skip(table: Table, player: Seat) -> Outcome:
    """Choose a player who misses the next turn and does not have to miss one already."""
    blow = await attack(table, player, _NOT_SKIPPED)
    if blow.lands:
        marks.mark_skip(table, blow.victim)
    return blow


@special("gift", colours=COLOURS, copies=2)
async def gift(table: Table, player: Seat) -> Outcome:
    """Give two cards of your choice to another player."""
    blow = await attack(table, player)
    if blow.lands:
        given = await cards_to_give(table, blow.attacker, blow.victim, 2, rule="5.6")
        verbs.give(table, [(blow.attacker, blow.victim, given)])
    return blow


@special("exchange", colours=COLOURS, copies=1)
async def exchange(table: Table, player: Seat) -> Outcome:
    """Give two cards of your choice to another player and take two of theirs without looking."""
    blow = await attack(table, player)
    if blow.lands:
        given = await cards_to_give(table, blow.attacker, blow.victim, 2, rule="5.7")
        taken = verbs.pick_blind(table, table.hands[blow.victim][:], 2)
        verbs.give(table, [(blow.attacker, blow.victim, given), (blow.victim, blow.attacker, taken)])
    return blow


def fewer(table: Table, attacker: Seat, seat: Seat) -> Refusal | None:
    """The victim has to hold fewer cards than the attacker."""
    if len(table.hands[seat]) < len(table.hands[attacker]):
        return None
    return Refusal("not-fewer-cards", "6.5", {"other": seat})


_FEWER: Final = Reach(fewer)


@special("equality", copies=2, wish="colour")
async def equality(table: Table, player: Seat) -> Outcome:
    """You may make a player with fewer cards draw until they have as many as you. Then wish for a colour."""
    blow = await attack(table, player, _FEWER, optional=True)
    if blow.lands:
        verbs.draw(table, blow.victim, len(table.hands[blow.attacker]) - len(table.hands[blow.victim]))
    return blow


def no_more(table: Table, attacker: Seat, seat: Seat) -> Refusal | None:
    """The victim has to hold no more cards than the attacker, who has to hold some."""
    mine = len(table.hands[attacker])
    return None if mine and len(table.hands[seat]) <= mine else Refusal("more-cards", "12.5", {"other": seat})


_NO_MORE: Final = Reach(no_more)


@special("inequality", copies=2, wish="colour", expansion=TROUBLEMAKER)
async def inequality(table: Table, player: Seat) -> Outcome:
    """You may make a player take cards of yours, without looking, until they hold more than you. Then wish for a colour."""
    blow = await attack(table, player, _NO_MORE, optional=True)
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
        hand = sorted_cards(table.hands[victim])
        taken = await choose_cards(table, robber, giveable(hand), min(2, len(hand)), _stealing, victim, "12.3")
        verbs.give(table, [(victim, robber, taken)])
    return blow


@cache
def _stealing(victim: Seat, rule: str, taken: tuple[Card, ...]) -> Question:
    def forbids(table: Table, robber: Seat, option: Option) -> Refusal | None:
        rest = left(giveable(table.hands[victim]), taken)
        if option is NO:
            return Refusal("must-take", "5.1") if rest else None
        if not isinstance(option, Card):
            return ELSEWHERE
        if not option.kind.giveable:
            return Refusal("fuck-you-taken", "4.10")
        return None if is_among(rest, option) else Refusal("not-to-steal", rule, {"card": str(option)})

    return Question("steal", forbids, {"other": victim, "count": len(taken) + 1})
