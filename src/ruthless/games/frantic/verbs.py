"""The verbs of Frantic: beside the deal, the only functions that move cards. They tell the facts and keep up what
each seat knows of other hands (see `ruthless.kernel.knowledge`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruthless.games.frantic.cards import Card, Wish
from ruthless.games.frantic.table import Table
from ruthless.kernel.knowledge import Move, everybody, forget_everything, learn, left_openly, moved_in_secret
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat


def sorted_cards(cards: Iterable[Card]) -> list[Card]:
    """Cards in an order that tells nothing of how somebody came by them."""
    return sorted(cards, key=lambda card: card.face)


def names(cards: Iterable[Card]) -> list[str]:
    """Cards in notation, in an order that tells nothing."""
    return [card.notation for card in sorted_cards(cards)]


# Drawing


def draw(table: Table, seat: Seat, count: int = 1) -> None:
    """Draw from the pile, as far as it goes; if it does not go far enough the round will end."""
    pile = table.draw
    if count == 1 and pile and table.facts is None:  # by far the most common way
        table.hands[seat].append(pile.pop())
        return
    short = len(pile) < count
    drawn = pile[: -count - 1 : -1]
    del pile[-count:]
    table.hands[seat] += drawn
    if short:
        end_round(table, "pile")
    if table.facts is not None:
        public = Message("draws", {"seat": seat, "count": len(drawn)})
        table.tell(public, {seat: Message("draws-cards", {"seat": seat, "cards": names(drawn)})})
        if short:
            table.tell(Message("pile-empty"))


def turn_over_market(table: Table, count: int) -> None:
    """Turn cards of the draw pile over for everybody to see; if there are too few the round will end."""
    shown = table.draw[: -count - 1 : -1]
    del table.draw[-count:]
    table.market[:] = shown
    table.tell(Message("market", {"cards": names(shown)}))
    if len(shown) < count:
        end_round(table, "pile")
        table.tell(Message("pile-empty"))


def take_from_market(table: Table, seat: Seat, card: Card) -> None:
    """Take an open card into the hand; everybody has seen it."""
    table.market.remove(card)
    table.hands[seat].append(card)
    learn(table, everybody(table), [card])
    table.tell(Message("takes-from-market", {"seat": seat, "card": str(card)}))


# Playing and discarding


def play(table: Table, seat: Seat, card: Card) -> None:
    """Lay a card from the hand on the pile; from now on it decides what fits."""
    table.hands[seat].remove(card)
    if table.watched & card.twins:
        left_openly(table, seat, table.hands[seat], [card])
    if table.facts is not None:
        table.tell(Message("plays", {"seat": seat, "card": str(card)}))
    table.pile.append(card)
    if card.demand is not None:
        table.demand = card.demand
    if card.colour:
        table.last_colour = card.colour


def turn_up_start_card(table: Table) -> None:
    """The top card of the draw pile begins the discard pile, as if the dealer had played it."""
    card = table.draw.pop()
    table.pile.append(card)
    table.demand = card.demand or table.demand
    table.last_colour = card.colour
    table.tell(Message("start-card", {"seat": table.dealer, "card": str(card)}))


def wish(table: Table, seat: Seat, wished: Wish) -> None:
    """From now on only what was wished for fits."""
    table.demand = wished.demand
    if table.facts is not None:
        table.tell(Message("wishes", {"seat": seat, "wish": str(wished)}))


def discard(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """Get rid of cards through an event: they go under the last card played and decide nothing."""
    if not cards:
        return
    hand = table.hands[seat]
    for card in cards:
        hand.remove(card)
    left_openly(table, seat, hand, cards)
    table.pile[-1:-1] = sorted_cards(cards)
    table.tell(Message("discards", {"seat": seat, "cards": names(cards)}))


# From hand to hand


def give(table: Table, moves: Sequence[Move[Card]]) -> None:
    """Everybody hands cards over at once: received cards are not passed on."""
    for giver, _, cards in moves:
        hand = table.hands[giver]
        for card in cards:
            hand.remove(card)
    moved_in_secret(table, table.hands, moves)
    for _, taker, cards in moves:
        table.hands[taker] += sorted_cards(cards)
    if table.facts is not None:
        for giver, taker, cards in moves:
            if cards:
                about = Message("gives-cards", {"seat": giver, "other": taker, "cards": names(cards)})
                public = Message("gives", {"seat": giver, "other": taker, "count": len(cards)})
                table.tell(public, {giver: about, taker: about})


def pick_blind(table: Table, victim: Seat, count: int) -> list[Card]:
    """Choose cards of a hand without looking; nothing moves yet."""
    rest = table.hands[victim][:]
    return [rest.pop(table.luck.below(len(rest))) for _ in range(min(count, len(rest)))]


def take_blind(table: Table, taker: Seat, victim: Seat, count: int) -> None:
    """Take cards out of a hand without looking; only the two of them see which."""
    give(table, [(victim, taker, pick_blind(table, victim, count))])


def win_open(table: Table, winner: Seat, bets: dict[Seat, Card]) -> None:
    """Cards from several hands lie open; the winner takes them all."""
    for seat, card in bets.items():
        table.hands[seat].remove(card)
        left_openly(table, seat, table.hands[seat], [card])
        table.tell(Message("bets", {"seat": seat, "card": str(card)}))
    table.hands[winner] += bets.values()
    learn(table, everybody(table), bets.values())
    table.tell(Message("takes-bets", {"seat": winner, "cards": names(bets.values())}))


def hand_on(table: Table, new_owner: dict[Seat, Seat]) -> None:
    """Whole hands change their owners at once, unmixed: who knew a card knows where it went."""
    old = table.hands
    new = old[:]
    for seat, taker in new_owner.items():
        new[taker] = sorted_cards(old[seat])
        learn(table, [seat], old[seat])
    table.hands = new
    if table.facts is not None:
        for seat, taker in new_owner.items():
            about = Message("hands-on-cards", {"seat": seat, "other": taker, "cards": names(old[seat])})
            public = Message("hands-on", {"seat": seat, "other": taker, "count": len(old[seat])})
            table.tell(public, {seat: about, taker: about})


def mix_hands(table: Table, order: Sequence[Seat]) -> None:
    """All hands are shuffled together and dealt out again one by one in that order."""
    everything = [card for seat in order for card in table.hands[seat]]
    for seat in order:
        table.hands[seat] = []
    table.luck.shuffle(everything)
    for place, card in enumerate(everything):
        table.hands[order[place % len(order)]].append(card)
    forget_everything(table)
    if table.facts is not None:
        for seat in order:
            hand = table.hands[seat]
            about = Message("is-dealt-cards", {"seat": seat, "cards": names(hand)})
            table.tell(Message("is-dealt", {"seat": seat, "count": len(hand)}), {seat: about})


def show_all_hands(table: Table) -> None:
    """Everybody sees every hand."""
    for seat in table.order:
        learn(table, everybody(table), table.hands[seat])
        table.tell(Message("shows-hand", {"seat": seat, "cards": names(table.hands[seat])}))


# Turns and rounds


def turn_over_event(table: Table, seat: Seat) -> Card:
    """Turn the next event over; used ones are shuffled and come again when the deck is empty."""
    if not table.events:
        table.events, table.used_events = table.used_events, []
        table.luck.shuffle(table.events)
    card = table.events.pop()
    table.used_events.append(card)
    table.tell(Message("event", {"seat": seat, "event": str(card)}))
    return card


def end_round(table: Table, why: str) -> None:
    """The round will end, for this reason, once everything is resolved."""
    table.ended = table.ended or why


def mark_skip(table: Table, seat: Seat) -> None:
    """The seat misses its next turn."""
    table.skips[seat] = True
    table.tell(Message("will-miss", {"seat": seat}))


def light_bomb(table: Table) -> None:
    """From now on everybody has three more turns."""
    table.bomb = [3] * len(table.order)
    table.tell(Message("bomb-lit"))


def pass_turn(table: Table) -> None:
    """The turn goes to the next seat that need not miss it."""
    seat = table.order.next[table.player]
    while table.skips[seat]:
        table.skips[seat] = False
        table.tell(Message("misses", {"seat": seat}))
        seat = table.order.next[seat]
    table.player = seat


def tick(table: Table) -> bool:
    """A turn begins while a bomb ticks: whether it is one of the player's last three, or the bomb goes off."""
    left = table.bomb[table.player]
    if left == 0:
        end_round(table, "bomb")
        return False
    table.bomb[table.player] = left - 1
    return True
