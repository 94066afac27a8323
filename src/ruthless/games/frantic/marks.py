"""Marks: what changes on the table and is no card. Turns, skips, bombs, accounts, and the events that are due."""

from __future__ import annotations

from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.table import ARMED, EVENT, SAFE, SPENT, DueEvent, Table
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Order, Seat

# Turns


def pass_turn(table: Table) -> None:
    """The turn goes to the next seat that need not miss it."""
    seat = table.order.next[table.player]
    while table.skips[seat]:
        table.skips[seat] = False
        table.rested[seat] = True
        if table.scribe.facts is not None:
            table.tell(Message("misses", {"seat": seat}))
        seat = table.order.next[seat]
    table.rested[seat] = False
    table.player = seat


def mark_skip(table: Table, seat: Seat) -> None:
    """The seat misses its next turn."""
    table.skips[seat] = True
    if table.scribe.facts is not None:
        table.tell(Message("will-miss", {"seat": seat}))


def change_chairs(table: Table, one: Seat, other: Seat) -> None:
    """Two people change places in the order of play."""
    places = {one: other, other: one}
    table.order = Order([places.get(seat, seat) for seat in table.order])
    table.tell(Message("changes-chairs", {"seat": one, "other": other}))


# Events that are due, and those that go on


def call_event(table: Table, trigger: Seat) -> None:
    """An event will happen, once what is going on is done."""
    table.agenda = (DueEvent(trigger), *table.agenda)


def call_nested(table: Table, trigger: Seat, *events: Card | None) -> None:
    """An event brings others about, which happen next; who is protected from it is protected from them."""
    table.agenda = (*(DueEvent(trigger, table.absent, event) for event in events), *table.agenda)


def is_running(table: Table, event: Card) -> bool:
    """Whether an event has begun and is not over yet."""
    name = event.kind.name
    if name == "time-bomb":
        return bool(table.bomb)
    if name == "plus-one":
        return bool(table.extra_draw)
    return name == "last-chance" and bool(table.last_chance)


def light_bomb(table: Table) -> None:
    """From now on everybody has three more turns. Who is protected keeps what an earlier bomb has left them."""
    earlier = table.bomb or [3] * len(table.order)
    table.spared = tuple(seat for seat in table.absent if seat in table.spared or not table.bomb)
    table.bomb = [left if seat in table.absent else 3 for seat, left in enumerate(earlier)]
    table.tell(Message("bomb-lit"))


def tick(table: Table) -> bool:
    """A turn begins while a bomb ticks: whether it is one of the player's last three, or the bomb goes off."""
    if table.player in table.spared:
        return True
    left = table.bomb[table.player]
    if left == 0:
        end_round(table, "bomb")
        table.untouched = table.spared
        return False
    table.bomb[table.player] = left - 1
    return True


def add_to_draws(table: Table) -> None:
    """From now on everybody takes one more card whenever they draw."""
    extra = table.extra_draw or [0] * len(table.order)
    table.extra_draw = [count + (seat not in table.absent) for seat, count in enumerate(extra)]
    table.tell(Message("plus-one-begins"))


def give_last_chances(table: Table) -> None:
    """From now on an event is due when somebody gets rid of the last card. Who has none now has done so before."""
    states = table.last_chance or [SAFE] * len(table.order)
    table.last_chance = [
        state if state != SAFE or seat in table.absent else ARMED if table.hands[seat] else SPENT
        for seat, state in enumerate(states)
    ]
    table.tell(Message("last-chance-begins"))


def renew_last_chances(table: Table) -> None:
    """Who has got cards again may get rid of the last one again."""
    for seat in table.order:
        if table.hands[seat] and table.last_chance[seat] == SPENT:
            table.last_chance[seat] = ARMED


def take_last_chance(table: Table) -> bool:
    """If somebody has got rid of the last card under Last Chance an event is due, one seat after another. Says whether."""
    for seat in table.order.after[table.player]:
        if not table.hands[seat] and table.last_chance[seat] == ARMED:
            table.last_chance[seat] = SPENT
            table.tell(Message("takes-last-chance", {"seat": seat}))
            call_event(table, seat)
            return True
    return False


def nothing_happens(table: Table) -> None:
    """An event finds nobody to touch."""
    table.tell(Message("nothing-happens"))


# Accounts, and the end of a round


def end_round(table: Table, why: str) -> None:
    """The round will end, for this reason, once everything is resolved."""
    table.ended = table.ended or why


def note_empty_hands(table: Table) -> None:
    """If the house plays so, whoever is without cards at a moment of an event has finished the round."""
    if table.options.empty_hand == "in_an_event" and table.stage == EVENT:
        for seat in table.order:
            if not table.hands[seat] and seat not in table.emptied:
                table.emptied = (*table.emptied, seat)
                table.tell(Message("finishes", {"seat": seat}))


def has_finished(table: Table, seat: Seat) -> bool:
    """Whether a seat has finished the round: it has no cards, or had none in an event and the house plays so."""
    return not table.hands[seat] or seat in table.emptied


def end_round_by_event(table: Table, event: str) -> None:
    """An event ends the round; who is protected from it has won. Doomsday outweighs every other end."""
    if table.ended not in ("doomsday", event):
        table.ended = event
        table.untouched = table.absent


def add_points(table: Table, seat: Seat, points: int) -> None:
    """An event changes an account at once."""
    table.scores = _changed(table.scores, seat, points)
    table.extra = _changed(table.extra, seat, points)
    if table.scribe.facts is not None:
        table.tell(Message("account-changes", {"seat": seat, "points": points, "count": table.scores[seat]}))


def _changed(accounts: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return (*accounts[:seat], accounts[seat] + points, *accounts[seat + 1 :])


def swap_accounts(table: Table, one: Seat, other: Seat) -> None:
    """Two people swap what they have on their accounts."""
    scores = list(table.scores)
    scores[one], scores[other] = scores[other], scores[one]
    table.scores = tuple(scores)
    table.tell(Message("swaps-accounts", {"seat": one, "other": other}))
