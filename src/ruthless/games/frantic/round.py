"""Rounds: the deal, the start card, turns, the end of a round and its score, the next dealer, the end of the match."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import DRAW
from ruthless.games.frantic.deck import EVENT_CARDS, PLAYING_CARDS
from ruthless.games.frantic.reactions import nice_try
from ruthless.games.frantic.table import ANYTHING, CLOSE, START, TURN, Table
from ruthless.games.frantic.turns import PLAY_OR_DRAW, carry_out, draw_and_perhaps_play, playable
from ruthless.kernel.decisions import Decision
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import NOBODY, Seat, after, neighbour

HAND = 7
DOOM = 50
BOMB = 10


def deal(table: Table) -> None:
    """Everything is shuffled, everybody gets seven cards, and the start card is turned over."""
    seats = len(table.order)
    table.round += 1
    table.stage = START
    table.player = table.dealer
    table.draw = list(PLAYING_CARDS)
    table.luck.shuffle(table.draw)
    table.events = list(EVENT_CARDS)
    table.luck.shuffle(table.events)
    table.used_events = []
    table.market = []
    table.hands = [[] for _ in range(seats)]
    for seat in after(table.order, table.dealer):
        table.hands[seat] = table.draw[-HAND:]
        del table.draw[-HAND:]
    table.pile = []
    table.known = [0] * (seats + 1)
    table.watched = 0
    table.follower = tuple(neighbour(table.order, seat) for seat in range(seats))
    table.skips = [False] * seats
    table.bomb = []
    table.ended = ""
    table.counterer = NOBODY
    table.demand = ANYTHING
    table.last_colour = ""
    if table.facts is not None:
        table.tell(Message("round", {"round": table.round, "seat": table.dealer}))
        for seat in table.order:
            about = Message("is-dealt-cards", {"seat": seat, "cards": verbs.names(table.hands[seat])})
            table.tell(Message("is-dealt", {"seat": seat, "count": HAND}), {seat: about})
    start = table.draw.pop()
    verbs.lay(table, start)
    if table.facts is not None:
        table.tell(Message("start-card", {"seat": table.dealer, "card": str(start)}))


async def play_on(table: Table) -> None:
    """Start cards, turns and their ends, one after the other; pauses after each of them if the table says so."""
    while not table.over:
        if table.stage == TURN:
            player = table.player
            options = playable(table, player)
            options.append(DRAW)
            answer = await Decision(player, PLAY_OR_DRAW, options)
            if isinstance(answer, Card):
                verbs.play(table, player, answer)
                if answer.does_something:
                    await carry_out(table, player, answer)
            else:
                await draw_and_perhaps_play(table, player)
            close(table)
        elif table.stage == START:
            await carry_out(table, table.dealer, table.pile[-1])
            close(table)
        else:
            await nice_try(table)
            end_turn(table)
        if table.stepwise:
            return


def close(table: Table) -> None:
    """Everything is resolved: if somebody has finished, there is a last chance to stop it."""
    if table.ended or all(table.hands):
        end_turn(table)
    else:
        table.stage = CLOSE


def end_turn(table: Table) -> None:
    """The round is over if somebody has finished or it was ended; else the next player's turn begins."""
    if not table.ended and all(table.hands):
        table.stage = TURN
        verbs.pass_turn(table)
        if not table.ended:
            return
    score(table)


def score(table: Table) -> None:
    """Hands are counted, the accounts written, and the next round dealt unless somebody has reached the limit."""
    gained = round_points(table)
    table.scores = [old + new for old, new in zip(table.scores, gained, strict=True)]
    table.sheet.append(tuple(gained))
    if table.facts is not None:
        table.tell(Message("round-ends", {"text": table.ended or "finished"}))
        for seat in table.order:
            cards = verbs.names(table.hands[seat])
            table.tell(Message("scores", {"seat": seat, "points": gained[seat], "cards": cards}))
    table.dealer = next_dealer(table, gained)
    if max(table.scores) >= table.limit:
        table.over = True
        if table.facts is not None:
            best = min(table.scores)
            winners = [seat for seat in table.order if table.scores[seat] == best]
            table.tell(Message("match-ends", {"seats": winners, "points": best}))
    else:
        deal(table)


def round_points(table: Table) -> list[int]:
    """What each seat scores this round."""
    if table.ended == "doomsday":
        return [DOOM] * len(table.hands)
    points = [sum(card.points for card in hand) for hand in table.hands]
    if not table.bomb:
        return points
    if all(table.hands):
        return [2 * held for held in points]
    return [held + BOMB if hand else -BOMB for held, hand in zip(points, table.hands, strict=True)]


def next_dealer(table: Table, gained: list[int]) -> Seat:
    """Who scored most deals next; of several the first in order of play after the last dealer."""
    return max(after(table.order, table.dealer), key=lambda seat: gained[seat])
