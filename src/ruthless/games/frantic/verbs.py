"""The verbs of Frantic: beside the deal, the only functions that move cards. They tell the facts and keep up what
each seat knows of other hands (see `ruthless.kernel.knowledge`). What is no card is changed in `marks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruthless.games.frantic.cards import Card, Demand, Kind, Wish
from ruthless.games.frantic.marks import end_round, is_running, note_empty_hands
from ruthless.games.frantic.table import Table
from ruthless.kernel import hands
from ruthless.kernel.cards import names
from ruthless.kernel.hands import pick_blind as pick_blind
from ruthless.kernel.knowledge import Move, buried, everybody, learn, left_openly, lose_track
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat


def discardable(cards: Iterable[Card]) -> list[Card]:
    """What an event can make somebody discard."""
    return [card for card in cards if card.kind.discardable]


# Drawing


def draw(table: Table, seat: Seat, count: int = 1, goes_on: bool = False) -> None:
    """Draw from the pile, as far as it goes; if it does not go far enough the round will end.

    Plus One adds a card each time somebody has to draw; `goes_on` if this belongs to a draw that has begun already.
    """
    if table.extra_draw and count and not goes_on:
        count += table.extra_draw[seat]
    pile = table.draw
    if count == 1 and pile and table.scribe.facts is None:  # by far the most common way
        table.hands[seat].append(pile.pop())
        return
    if hands.draw(table, seat, count) < count and not table.ended:
        end_round(table, "pile")
        table.tell(Message("pile-empty"))


def turn_over_market(table: Table, count: int) -> None:
    """Turn cards of the draw pile over for everybody to see; if there are too few the round will end."""
    shown = hands.off_the_top(table, count)
    table.market[:] = shown
    table.tell(Message("market", {"cards": names(shown)}))
    if len(shown) < count:
        end_round(table, "pile")
        table.tell(Message("pile-empty"))


def take_from_market(table: Table, seat: Seat, card: Card) -> None:
    """Take an open card into the hand; everybody has seen it."""
    table.market.remove(card)
    hands.take_openly(table, seat, [card])
    if table.scribe.facts is not None:
        table.tell(Message("takes-from-market", {"seat": seat, "card": str(card)}))


# Playing and discarding


def play(table: Table, seat: Seat, card: Card) -> None:
    """Lay a card from the hand on the pile; from now on it decides what fits."""
    hands.play(table, seat, card)
    table.pile.append(card)
    if card.does_something:
        table.played |= card.kind.bit
    if card.demand is not None:
        table.demand = card.demand
    if card.colour:
        table.last_colour = card.colour


def imitate(table: Table, seat: Seat, card: Card) -> None:
    """Mimicry, which lies on the pile, counts as this card."""
    table.guise = card
    table.demand = card.demand or table.demand
    table.last_colour = card.colour or table.last_colour
    if table.scribe.facts is not None:
        table.tell(Message("imitates", {"seat": seat, "guise": str(card)}))


def play_instead(table: Table, seat: Seat, card: Card, kind: Kind) -> None:
    """Play a card out of turn as one of that kind: it is one, or Mimicry that stands in for it."""
    play(table, seat, card)
    if card.kind is not kind:
        imitate(table, seat, min(kind.cards, key=lambda one: one.id))


def turn_up_start_card(table: Table) -> None:
    """The top card of the draw pile begins the discard pile, as if the dealer had played it."""
    while table.draw[-1].kind.name == "curse":  # it cannot be played, not even so
        table.luck.shuffle(table.draw)
    card = table.draw.pop()
    table.pile.append(card)
    if card.does_something:
        table.played |= card.kind.bit
    table.demand = card.demand or table.demand
    table.last_colour = card.colour
    if table.scribe.facts is not None:
        table.tell(Message("start-card", {"seat": table.dealer, "card": str(card)}))


def wish(table: Table, seat: Seat, wished: Wish) -> None:
    """From now on only what was wished for fits."""
    table.demand = wished.demand
    if wished.demand.colour and table.options.last_colour == "card_or_wish":
        table.last_colour = wished.demand.colour
    if table.scribe.facts is not None:
        table.tell(Message("wishes", {"seat": seat, "wish": str(wished)}))


def swap_colour(table: Table, seat: Seat, demand: Demand) -> None:
    """A card of two colours shows this one from now on."""
    table.demand = demand
    table.last_colour = demand.colour
    if table.scribe.facts is not None:
        table.tell(Message("swaps-colour", {"seat": seat, "demand": demand.colour}))


def discard(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """Get rid of cards through an event: they go under the last card played and decide nothing. The Curse stays."""
    table.pile[-1:-1] = hands.discard(table, seat, discardable(cards))
    note_empty_hands(table)


# From hand to hand


def give(table: Table, moves: Sequence[Move[Card]]) -> None:
    """Everybody hands cards over at once: received cards are not passed on. Only giver and taker see which."""
    hands.give(table, moves)
    note_empty_hands(table)


def give_all(table: Table, sort: str, moves: Sequence[Move[Card]]) -> None:
    """Everybody hands over all cards of a sort, `black` or `special`: who knew of one still knows where it is."""
    hands.take_out(table, moves)
    for giver, _, cards in moves:
        learn(table, [giver], cards)
    hands.put_in(table, moves)
    if table.scribe.facts is not None:
        for giver, taker, cards in moves:
            about = Message("gives-cards", {"seat": giver, "other": taker, "cards": names(cards)})
            public = Message("hands-over", {"seat": giver, "other": taker, "count": len(cards), "text": sort})
            table.tell(public, {giver: about, taker: about})
    note_empty_hands(table)


def take_blind(table: Table, taker: Seat, victim: Seat, count: int) -> None:
    """Take cards out of a hand without looking; only the two of them see which."""
    give(table, [(victim, taker, pick_blind(table, table.hands[victim][:], count))])


def win_open(table: Table, winner: Seat, bets: dict[Seat, Card]) -> None:
    """Cards from several hands lie open; the winner takes them all."""
    for seat, card in bets.items():
        table.hands[seat].remove(card)
        left_openly(table, seat, table.hands[seat], [card])
        table.tell(Message("bets", {"seat": seat, "card": str(card)}))
    hands.take_openly(table, winner, bets.values())
    table.tell(Message("takes-bets", {"seat": winner, "cards": names(bets.values())}))
    note_empty_hands(table)


def hand_on(table: Table, new_owner: dict[Seat, Seat]) -> None:
    """Whole hands change their owners at once, unmixed: who knew a card knows where it went."""
    hands.hand_on(table, {seat: taker for seat, taker in new_owner.items() if seat != taker})
    for seat, taker in new_owner.items():
        if seat == taker:
            table.tell(Message("keeps-hand", {"seat": seat}))


def mix_hands(table: Table, order: Sequence[Seat]) -> None:
    """All hands are shuffled together and dealt out again one by one in that order."""
    everything = [card for seat in order for card in table.hands[seat]]
    for seat in order:
        table.hands[seat] = []
    table.luck.shuffle(everything)
    for place, card in enumerate(everything):
        table.hands[order[place % len(order)]].append(card)
    lose_track(table, everything)
    hands.tell_hands(table, order)


def bury(table: Table, buried_cards: dict[Seat, Card]) -> None:
    """Cards from several hands are shuffled face down and lie on top of the draw pile."""
    for seat, card in buried_cards.items():
        table.hands[seat].remove(card)
        buried(table, seat, table.hands[seat], [card])
        if table.scribe.facts is not None:
            about = Message("buries-card", {"seat": seat, "card": str(card)})
            table.tell(Message("buries", {"seat": seat}), {seat: about})
    cards = list(buried_cards.values())
    table.luck.shuffle(cards)
    table.draw += cards
    note_empty_hands(table)


def turn_over_for(table: Table, seat: Seat) -> Card:
    """Turn over the top of the draw pile for somebody; the card goes under the last one played and decides nothing."""
    card = table.draw.pop()
    table.pile.insert(-1, card)
    table.tell(Message("turns-over", {"seat": seat, "card": str(card)}))
    return card


def look_at_hand(table: Table, looker: Seat, owner: Seat) -> None:
    """Somebody sees the hand of another."""
    cards = table.hands[owner]
    learn(table, [looker], cards)
    if table.scribe.facts is not None:
        about = Message("sees-hand", {"seat": looker, "other": owner, "cards": names(cards)})
        table.tell(Message("looks-at-hand", {"seat": looker, "other": owner}), {looker: about, owner: about})


def show_hands(table: Table, seats: Iterable[Seat]) -> None:
    """Everybody sees these hands."""
    for seat in seats:
        learn(table, everybody(table), table.hands[seat])
        if table.scribe.facts is not None:
            table.tell(Message("shows-hand", {"seat": seat, "cards": names(table.hands[seat])}))


# Events


def turn_over_event(table: Table, seat: Seat) -> Card:
    """Turn the next event over; used ones that no longer run are shuffled and come again when the deck is empty."""
    if not table.events:
        running = [card for card in table.used_events if is_running(table, card)]
        table.events = [card for card in table.used_events if card not in running]
        table.used_events = running
        table.luck.shuffle(table.events)
    card = table.events.pop()
    table.used_events.append(card)
    if table.scribe.facts is not None:
        table.tell(Message("event", {"seat": seat, "event": str(card)}))
    return card


def turn_over_three_events(table: Table, seat: Seat) -> list[Card]:
    """Turn over the next three events to choose from, or what is left; none of them happens yet."""
    cards = table.events[:-4:-1]
    del table.events[-3:]
    table.used_events += cards
    if cards:
        table.tell(Message("turns-over-events", {"seat": seat, "events": [str(card) for card in cards]}))
    return cards
