"""Rounds: the deal, the start card, turns, the end of a round and its score, the next dealer, the end of the match."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import DRAW, PASS
from ruthless.games.frantic.deck import deck_for
from ruthless.games.frantic.events.trigger import carry_out_next_event
from ruthless.games.frantic.reactions import nice_try
from ruthless.games.frantic.table import AGAIN, ANYTHING, CLOSE, DEAL, EVENT, RESOLVE, TURN, Table
from ruthless.games.frantic.turns import (
    PLAY_AGAIN,
    PLAY_OR_DRAW,
    PLAY_OR_PASS,
    carry_out,
    playable,
    playable_with_drawn,
)
from ruthless.kernel import hands
from ruthless.kernel.cards import names
from ruthless.kernel.decisions import Asked, Decision, Option
from ruthless.kernel.game import ranked
from ruthless.kernel.knowledge import forget_everything
from ruthless.kernel.messages import Argument, Message
from ruthless.kernel.seats import Seat

HAND: Final = 7
DOOM: Final = 50
BOMB: Final = 10


def deal(table: Table) -> None:
    """Everything is shuffled, everybody gets seven cards, and the start card is turned over."""
    seats = len(table.order)
    deck = deck_for(table.options)
    clear(table)
    table.round += 1
    table.stage = RESOLVE
    table.player = table.dealer
    table.draw = list(deck.playing)
    table.luck.shuffle(table.draw)
    table.events = list(deck.events)
    table.luck.shuffle(table.events)
    table.hands = [[] for _ in range(seats)]
    hands.deal(table, table.order.after[table.dealer], HAND)
    if table.scribe.facts is not None:
        table.tell(Message("round", {"round": table.round, "seat": table.dealer}))
    hands.tell_hands(table, table.order)
    verbs.turn_up_start_card(table)
    if table.options.start_card == "none":
        table.stage = TURN
        marks.pass_turn(table)
        table.tell_turn(table.player)


def clear(table: Table) -> None:
    """Nothing of the last round is left but the accounts, the dealer and the order of play."""
    seats = len(table.order)
    table.used_events = []
    table.market = []
    table.pile = []
    forget_everything(table)
    table.demand = ANYTHING
    table.last_colour = ""
    table.played = 0
    table.guise = None
    table.skips = [False] * seats
    table.rested = [False] * seats
    table.agenda = ()
    table.absent = ()
    table.bomb = []
    table.spared = ()
    table.extra_draw = []
    table.last_chance = []
    table.ended = ""
    table.emptied = ()
    table.untouched = ()
    table.opening = table.scores
    table.extra = (0,) * seats


def play_on(table: Table, stepwise: bool) -> Generator[Asked, Any, None]:
    """Rounds, turns and their ends, one after the other; pauses after each of them if that is wanted.

    This loop is what a simulation spends its time in. So it is a generator and not `async`: a plain turn needs nothing
    between it and who drives it, not even what an `await` would.
    """
    while not table.over:
        if table.stage == TURN or table.stage == AGAIN:
            player = table.player
            whim = table.scribe.whim
            options = playable(table, player)
            answer: Option = DRAW
            if options or not table.answered_if_forced(player, DRAW):
                question = PLAY_OR_DRAW if table.stage == TURN else PLAY_AGAIN
                if table.stage == TURN or not options:
                    options.append(DRAW)
                if whim is None:
                    answer = yield Decision(table, player, question, options)
                else:
                    answer = whim.answer(player, options)
            table.stage = TURN
            if answer is DRAW:
                verbs.draw(table, player)
                if not table.ended:
                    options = playable_with_drawn(table, player, options)
                    if options or not table.answered_if_forced(player, PASS):
                        options.append(PASS)
                        if whim is None:
                            answer = yield Decision(table, player, PLAY_OR_PASS, options)
                        else:
                            answer = whim.answer(player, options)
            if isinstance(answer, Card):
                verbs.play(table, player, answer)
                if answer.does_something:
                    table.stage = RESOLVE
            elif table.scribe.facts is not None and not table.ended:
                tell_passes(table, player, can_play=len(options) > 1)
            if table.stage == TURN:
                if table.ended or table.bomb or table.last_chance or hands.somebody_is_out(table):
                    end_turn(table)
                else:
                    marks.pass_turn(table)
                    if table.scribe.facts is not None:
                        table.tell_turn(table.player)
        elif table.stage == RESOLVE:
            if (yield from carry_out(table, table.player, table.pile[-1]).__await__()):
                table.stage = AGAIN
            else:
                end_turn(table)
        else:
            yield from between_turns(table)
        if stepwise:
            return


def tell_passes(table: Table, player: Seat, *, can_play: bool) -> None:
    """Somebody passes; only they know whether they could have played."""
    own = None if can_play else {player: Message("cannot-play", {"seat": player})}
    table.tell(Message("passes", {"seat": player}), own)


def between_turns(table: Table) -> Generator[Asked, Any, None]:
    """What is at hand and is no part of a turn: an event, a deal, or the last chance to save a round."""
    if table.stage == EVENT:
        yield from carry_out_next_event(table).__await__()
        end_turn(table)
    elif table.stage == DEAL:
        deal(table)
    else:
        thrown = yield from nice_try(table).__await__()
        end_turn(table, closed=not thrown)


def end_turn(table: Table, closed: bool = False) -> None:
    """Everything at hand is resolved: an event is due, the round is over, or it is the next player's turn.

    If somebody has finished there is a last chance to stop it, unless the round is `closed` already.
    """
    if table.last_chance:
        marks.renew_last_chances(table)
    if table.agenda or (table.last_chance and marks.take_last_chance(table)):
        table.stage = EVENT
    elif table.ended or table.emptied or hands.somebody_is_out(table):
        if table.ended or closed:
            score(table)
        else:
            table.stage = CLOSE
    else:
        table.stage = TURN
        marks.pass_turn(table)
        if table.bomb and not marks.tick(table):
            score(table)
        else:
            table.tell_turn(table.player)


def score(table: Table) -> None:
    """Hands are counted, the accounts written, and the match is over if the limit or the last round is reached."""
    gained = round_points(table)
    if table.scribe.facts is not None:
        table.tell(Message("round-ends", {"text": table.ended or "finished"}))
    if table.options.scoring == "points":
        table.scores = _sums(table.scores, gained)
        for seat in table.order if table.scribe.facts is not None else ():
            cards = names(table.hands[seat])
            table.tell(Message("scores", {"seat": seat, "points": gained[seat], "cards": cards}))
        most = max(table.scores)
        table.over = most > table.limit or (most == table.limit and table.options.limit_test == "reach")
    else:
        winners = round_winners(table)
        table.scores = _sums(table.scores, [int(seat in winners) for seat in range(len(gained))])
        for seat in table.order if table.scribe.facts is not None else ():
            table.tell(Message("holds", {"seat": seat, "cards": names(table.hands[seat])}))
        table.tell(Message("wins-round", {"seats": winners}))
        table.over = table.round >= table.options.rounds
    table.sheet = (*table.sheet, tuple(new - old for old, new in zip(table.opening, table.scores, strict=True)))
    if not table.over:
        table.dealer = next_dealer(table, _sums(table.extra, gained))
        table.stage = DEAL
    elif table.scribe.facts is not None:
        winners = [seat for seat, place in enumerate(places(table)) if place == 1]
        account: dict[str, Argument] = {"seats": winners, "points": table.scores[winners[0]]}
        points = table.options.scoring == "points"
        table.tell(Message("match-ends", account) if points else Message("match-ends-rounds", account))


def _sums(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, others, strict=True))


def round_points(table: Table) -> list[int]:
    """What each seat's hand counts in the end. Who was protected from the event that ended the round scores nothing."""
    points = [sum(card.points for card in hand) for hand in table.hands]
    if table.ended == "doomsday":
        points = [DOOM] * len(points)
    elif table.bomb and not (table.emptied or hands.somebody_is_out(table)):
        points = [held if seat in table.spared else 2 * held for seat, held in enumerate(points)]
    elif table.bomb:
        points = [
            held if seat in table.spared else held - BOMB if marks.has_finished(table, seat) else held + BOMB
            for seat, held in enumerate(points)
        ]
    return [0 if seat in table.untouched else held for seat, held in enumerate(points)]


def round_winners(table: Table) -> list[Seat]:
    """Who has won the round where no points are written: nobody but the protected in a Doomsday or when a bomb goes off."""
    if table.ended in ("doomsday", "bomb"):
        return list(table.untouched)
    values = [sum(card.points for card in hand) for hand in table.hands]
    values = [0 if seat in table.untouched else value for seat, value in enumerate(values)]
    return [seat for seat, value in enumerate(values) if value == min(values)]


def next_dealer(table: Table, gained: Sequence[int]) -> Seat:
    """Who scored most deals next; of several the first in order of play after the last dealer."""
    return max(table.order.after[table.dealer], key=lambda seat: gained[seat])


def scores(table: Table) -> list[int]:
    """The accounts: points, or rounds won."""
    return list(table.scores)


def places(table: Table) -> list[int]:
    """Each seat's place by the accounts: the fewest points, or the most rounds won."""
    return ranked(table.scores if table.options.scoring == "points" else [-won for won in table.scores])
