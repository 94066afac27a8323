"""Rounds: the deal, the start card, turns, the end of a round and its score, the next dealer, the end of the match."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import DRAW, PASS
from ruthless.games.frantic.deck import EVENT_CARDS, PLAYING_CARDS
from ruthless.games.frantic.reactions import nice_try
from ruthless.games.frantic.table import ANYTHING, CLOSE, DEAL, RESOLVE, TURN, Table
from ruthless.games.frantic.turns import (
    PLAY_AGAIN,
    PLAY_OR_DRAW,
    PLAY_OR_PASS,
    carry_out,
    playable,
    playable_with_drawn,
)
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.game import ranked
from ruthless.kernel.knowledge import forget_everything
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import NOBODY, Seat

HAND = 7
DOOM = 50
BOMB = 10


def deal(table: Table) -> None:
    """Everything is shuffled, everybody gets seven cards, and the start card is turned over."""
    seats = len(table.order)
    table.round += 1
    table.stage = RESOLVE
    table.player = table.dealer
    table.draw = list(PLAYING_CARDS)
    table.luck.shuffle(table.draw)
    table.events = list(EVENT_CARDS)
    table.luck.shuffle(table.events)
    table.used_events = []
    table.market = []
    table.hands = [[] for _ in range(seats)]
    for seat in table.order.after[table.dealer]:
        table.hands[seat] = table.draw[-HAND:]
        del table.draw[-HAND:]
    table.pile = []
    forget_everything(table)
    table.skips = [False] * seats
    table.bomb = []
    table.ended = ""
    table.counterer = NOBODY
    table.again = False
    table.demand = ANYTHING
    table.last_colour = ""
    if table.facts is not None:
        table.tell(Message("round", {"round": table.round, "seat": table.dealer}))
        for seat in table.order:
            about = Message("is-dealt-cards", {"seat": seat, "cards": verbs.names(table.hands[seat])})
            table.tell(Message("is-dealt", {"seat": seat, "count": HAND}), {seat: about})
    verbs.turn_up_start_card(table)


async def play_on(table: Table) -> None:
    """Rounds, turns and their ends, one after the other; pauses after each of them if the table says so.

    This loop is what a simulation spends its time in: a plain turn needs no other coroutine.
    """
    while not table.over:
        if table.stage == TURN:
            player = table.player
            options = playable(table, player, DRAW)
            answer: Option = DRAW
            if len(options) > 1 or not table.answered_if_forced(player, DRAW):
                if not table.again:
                    answer = await Decision(player, PLAY_OR_DRAW, options)
                else:
                    answer = await Decision(player, PLAY_AGAIN, options[:-1] or options)
            table.again = False
            if answer is DRAW:
                verbs.draw(table, player)
                if not table.ended:
                    options = playable_with_drawn(table, player, options, PASS)
                    if len(options) > 1 or not table.answered_if_forced(player, PASS):
                        answer = await Decision(player, PLAY_OR_PASS, options)
            if isinstance(answer, Card):
                verbs.play(table, player, answer)
                if answer.does_something:
                    table.stage = RESOLVE
            elif table.facts is not None and not table.ended:
                stuck = {player: Message("cannot-play", {"seat": player})} if len(options) == 1 else None
                table.tell(Message("passes", {"seat": player}), stuck)
            if table.stage == TURN:
                if table.ended or table.bomb or not all(table.hands):
                    end_turn(table)
                else:
                    verbs.pass_turn(table)
        elif table.stage == RESOLVE:
            await carry_out(table, table.player, table.pile[-1])
            end_turn(table)
        elif table.stage == DEAL:
            deal(table)
        else:
            await nice_try(table)
            end_turn(table)
        if table.stepwise:
            return


def end_turn(table: Table) -> None:
    """Everything is resolved: it is the next player's turn, unless the round is over.

    If somebody has finished there is a last chance to stop it first.
    """
    if table.again:
        table.stage = TURN
    elif table.ended or not all(table.hands):
        if table.ended or table.stage == CLOSE:
            score(table)
        else:
            table.stage = CLOSE
    else:
        table.stage = TURN
        verbs.pass_turn(table)
        if table.bomb and not verbs.tick(table):
            score(table)


def score(table: Table) -> None:
    """Hands are counted, the accounts written, and the match is over if somebody has reached the limit."""
    gained = round_points(table)
    table.scores = tuple(old + new for old, new in zip(table.scores, gained, strict=True))
    table.sheet = (*table.sheet, tuple(gained))
    if table.facts is not None:
        table.tell(Message("round-ends", {"text": table.ended or "finished"}))
        for seat in table.order:
            cards = verbs.names(table.hands[seat])
            table.tell(Message("scores", {"seat": seat, "points": gained[seat], "cards": cards}))
    if max(table.scores) >= table.limit:
        table.over = True
        if table.facts is not None:
            winners = [seat for seat, place in enumerate(ranked(table.scores)) if place == 1]
            table.tell(Message("match-ends", {"seats": winners, "points": min(table.scores)}))
    else:
        table.dealer = next_dealer(table, gained)
        table.stage = DEAL


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
    return max(table.order.after[table.dealer], key=lambda seat: gained[seat])
