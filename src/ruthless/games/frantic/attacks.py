"""Attacks: special cards directed at other players. Each of them can be countered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import special
from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.choices import AIMS, NO, cards_to_give, why_no_aim
from ruthless.games.frantic.reactions import countered, countered_by, has_to_bear_it
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Aim, Decision, Option, Question
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

Targets = Callable[[Table, Seat], Sequence[Seat]]

_ATTACK = Question("attack", why_no_aim)
_MAY_ATTACK = Question("may-attack", why_no_aim)
_REDIRECT = Question("redirect", why_no_aim)
_SHARES = [Question("share-four", why_no_aim, {"count": number}) for number in range(1, 5)]


def everybody_else(table: Table, attacker: Seat) -> Sequence[Seat]:
    """The usual targets."""
    return table.order.others[attacker]


async def attack(
    table: Table, player: Seat, targets: Targets = everybody_else, *, optional: bool = False
) -> tuple[Seat, Seat] | None:
    """Choose a victim; the victim may counter and attack in turn. Gives the final attacker and victim.

    None if nobody is attacked: no target, or somebody chose not to. Only a player's first attack is ever a duty; who
    has countered may always let it lapse.
    """
    attacker = player
    question = _MAY_ATTACK if optional else _ATTACK
    while True:
        options: list[Option] = [AIMS[seat] for seat in targets(table, attacker)]
        if not options:
            return None
        if question is not _ATTACK:
            options.append(NO)
        aim = await Decision(attacker, question, options)
        if not isinstance(aim, Aim):
            table.tell(Message("attacks-nobody", {"seat": attacker}))
            return None
        if table.facts is not None:
            table.tell(Message("attacks", {"seat": attacker, "other": aim.seat}))
        if has_to_bear_it(table, aim.seat) or not await countered(table, attacker, aim.seat):
            return attacker, aim.seat
        attacker = aim.seat
        question = _REDIRECT


def not_skipped_yet(table: Table, attacker: Seat) -> Sequence[Seat]:
    """Nobody misses two turns at once."""
    return [seat for seat in table.order.others[attacker] if not table.skips[seat]]


@special("skip", colours=COLOURS, copies=1)
async def skip(table: Table, player: Seat) -> None:
    """Choose a player who misses the next turn and does not have to miss one already."""
    hit = await attack(table, player, not_skipped_yet)
    if hit:
        verbs.mark_skip(table, hit[1])


@special("gift", colours=COLOURS, copies=2)
async def gift(table: Table, player: Seat) -> None:
    """Give two cards of your choice to another player."""
    hit = await attack(table, player)
    if hit:
        giver, victim = hit
        verbs.give(table, [(giver, victim, await cards_to_give(table, giver, victim, 2))])


@special("exchange", colours=COLOURS, copies=1)
async def exchange(table: Table, player: Seat) -> None:
    """Give two cards of your choice to another player and take two of theirs without looking."""
    hit = await attack(table, player)
    if hit:
        giver, victim = hit
        given = await cards_to_give(table, giver, victim, 2)
        taken = verbs.pick_blind(table, victim, 2)
        verbs.give(table, [(giver, victim, given), (victim, giver, taken)])


@special("fantastic-four", copies=5, wish="any")
async def fantastic_four(table: Table, player: Seat) -> None:
    """Others draw four cards in all: you say who draws how many and in which order. Then wish."""
    attacker = player
    shares = await _announce_shares(table, attacker, must=True)
    while shares:
        defender = await countered_by(table, attacker, shares)
        if defender is None:
            break
        attacker = defender
        shares = await _announce_shares(table, attacker, must=False)
    for victim, run in groupby(shares):
        verbs.draw(table, victim, len(list(run)))


async def _announce_shares(table: Table, attacker: Seat, *, must: bool) -> list[Seat]:
    """Who draws each of the four cards, in the order of drawing; nobody at all if the attacker lets it be."""
    aims: list[Option] = [AIMS[seat] for seat in table.order.others[attacker]]
    first = await Decision(attacker, _SHARES[0], aims if must else [*aims, NO])
    if not isinstance(first, Aim):
        table.tell(Message("attacks-nobody", {"seat": attacker}))
        return []
    shares = [first.seat]
    for question in _SHARES[1:]:
        aim = await Decision(attacker, question, aims)
        assert isinstance(aim, Aim)
        shares.append(aim.seat)
    for victim, run in groupby(shares):
        table.tell(Message("shares-four", {"seat": attacker, "other": victim, "count": len(list(run))}))
    return shares


def with_fewer_cards(table: Table, attacker: Seat) -> Sequence[Seat]:
    """Those who hold fewer cards than the attacker."""
    mine = len(table.hands[attacker])
    return [seat for seat in table.order.others[attacker] if len(table.hands[seat]) < mine]


@special("equality", copies=2, wish="colour")
async def equality(table: Table, player: Seat) -> None:
    """You may make a player with fewer cards draw until they have as many as you. Then wish for a colour."""
    hit = await attack(table, player, with_fewer_cards, optional=True)
    if hit:
        attacker, victim = hit
        verbs.draw(table, victim, len(table.hands[attacker]) - len(table.hands[victim]))
