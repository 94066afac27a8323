"""Rounds: the deal, the cards laid down before, turns, the end of a round and its score, the end of the match."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH, HOMES, START, points
from ruthless.games.frantic_board.cards import WHITE
from ruthless.games.frantic_board.choices import card_of_the_hand, choice_of_card, space_name
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.dice import answered, stands, throw_die
from ruthless.games.frantic_board.events.choosing import HAND
from ruthless.games.frantic_board.events.trigger import EVENT_DIE
from ruthless.games.frantic_board.moving import Walk, move
from ruthless.games.frantic_board.placing import EMPTY_ONLY, USUAL, put_down
from ruthless.games.frantic_board.playing import FUCK_YOU_STEPS
from ruthless.games.frantic_board.reactions import nice_try
from ruthless.games.frantic_board.table import CLOSE, DEAL, EFFECT, LAY, MOVE, PLAY, Table, clear_board, put_on
from ruthless.games.frantic_board.walking import AHEAD, BACK
from ruthless.kernel import hands
from ruthless.kernel.cards import mask
from ruthless.kernel.decisions import Question
from ruthless.kernel.game import ranked
from ruthless.kernel.knowledge import forget_everything
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

PLAY_CARD: Final = Question("play-card", card_of_the_hand)
LAY_CARD: Final = Question("lay-card", card_of_the_hand)

DEALT: Final = {2: 8, 3: 7}
"""How many cards everybody gets, by the number of players; others get six."""
_DEALT_TO_MORE: Final = 6


def deal(table: Table) -> None:
    """Pawns go to START and teleports home, everything is shuffled and dealt, and a die says who begins."""
    seats = len(table.order)
    clear(table)
    table.round += 1
    table.stage = LAY
    table.tell(Message("round", {"round": table.round}))
    table.draw = list(PLAYING_CARDS)
    table.luck.shuffle(table.draw)
    count = DEALT.get(seats, _DEALT_TO_MORE)
    hands.deal(table, table.order, count)
    hands.tell_hands(table, table.order)
    table.player = table.pawn = first_player(table)
    table.tell(Message("begins", {"seat": table.player}))


def clear(table: Table) -> None:
    """Nothing of the last round is left but the accounts."""
    seats = len(table.order)
    forget_everything(table)
    table.hands = [[] for _ in range(seats)]
    clear_board(table)
    for card, home in zip(TELEPORTS, HOMES, strict=True):
        put_on(table, home, card)
    table.thrown = []
    table.market = []
    table.discards = []
    table.open = mask(TELEPORTS)
    table.arrows = [""] * (len(PLAYING_CARDS) + len(TELEPORTS))
    table.pawns = [START] * seats
    table.short = False
    begin_turn(table, table.player)


def first_player(table: Table) -> Seat:
    """Who rolls highest; those who are equal roll again."""
    rolling = list(table.order)
    while len(rolling) > 1:
        rolled = {seat: throw_die(table, seat, EVENT_DIE) for seat in rolling}
        rolling = [seat for seat in rolling if rolled[seat] == max(rolled.values())]
    return rolling[0]


def begin_turn(table: Table, player: Seat) -> None:
    """A turn begins: every card can work again."""
    table.player = player
    table.used = ()
    table.played = None
    table.pawn = player
    table.backward = False
    table.ghost = False


async def play_on(table: Table, stepwise: bool) -> None:
    """Rounds, turns and their parts, one after the other; pauses after each of them if that is wanted."""
    while not table.over:
        if table.stage == PLAY:
            await _play_a_card(table, table.player)
        elif table.stage == MOVE:
            await _move(table, table.player)
            end_turn(table)
        elif table.stage == EFFECT:
            await _carry_out(table, table.player)
        elif table.stage == LAY:
            await _lay_a_card(table, table.player)
        elif table.stage == DEAL:
            deal(table)
        else:
            await nice_try(table)
            close_turn(table)
        if stepwise:
            return


async def _lay_a_card(table: Table, player: Seat) -> None:
    """Before a round begins: one card of the hand goes onto the board and does nothing."""
    card = await choice_of_card(table, player, LAY_CARD)
    verbs.throw(table, player, card)
    await put_down(table, player, card, USUAL if table.options.setup_covering == "yes" else EMPTY_ONLY)
    table.player = table.pawn = table.order.next[player]
    if len(table.hands[table.player]) == HAND:
        table.stage = PLAY
        table.tell_turn(table.player)


async def _play_a_card(table: Table, player: Seat) -> None:
    """The first step of a turn. Who has no cards goes on to the second."""
    if not table.hands[player]:
        table.stage = MOVE
        return
    card = await choice_of_card(table, player, PLAY_CARD)
    verbs.throw(table, player, card)
    await put_down(table, player, card)
    table.stage = MOVE
    if card.kind.effect is not None:
        table.played = card
        table.stage = EFFECT


async def _carry_out(table: Table, player: Seat) -> None:
    """What the played card does; afterwards the player moves, unless it says otherwise."""
    card = table.played
    assert card is not None
    assert card.kind.effect is not None
    if card.colour == WHITE:
        verbs.use(table, card)
    await card.kind.effect(table, player)
    table.played = None
    if table.stage == CLOSE:
        end_turn(table)
    else:
        table.stage = MOVE


async def _move(table: Table, player: Seat) -> None:
    """The second step of a turn."""
    way = BACK if table.backward else AHEAD
    steps = throw_die(table, player)
    if not stands(table, player):
        steps = await answered(table, player, steps)
    if table.ghost:
        verbs.shift_pawn(table, table.pawn, way * steps)
    else:
        await move(table, Walk(table, table.pawn, player, way), steps)


def end_turn(table: Table) -> None:
    """The third step of a turn: everybody draws up to four cards. A pawn on the finish may yet be saved."""
    draw_up(table, table.player)
    for seat in table.order.others[table.player]:
        draw_up(table, seat)
    table.stage = CLOSE
    if not has_finished(table):
        close_turn(table)


def draw_up(table: Table, seat: Seat) -> None:
    """Somebody draws up to four cards. If the pile does not go that far, the round ends with this turn."""
    missing = HAND - len(table.hands[seat])
    if missing > 0 and not verbs.draw(table, seat, missing):
        table.short = True


def has_finished(table: Table) -> bool:
    """Whether a pawn is on the finish."""
    for space in table.pawns:  # noqa: SIM110 - quicker than a generator, interpreted, and than `in`, compiled
        if space == FINISH:
            return True
    return False


def close_turn(table: Table) -> None:
    """The round is over, or it is the next player's turn."""
    if table.short or has_finished(table):
        score(table)
    else:
        table.stage = PLAY
        begin_turn(table, table.order.next[table.player])
        table.tell_turn(table.player)


def penalties(table: Table) -> list[int]:
    """What each seat scores: the number of its space, and 21 more for Fuck You in hand."""
    held = [any(card.kind.name == "fuck-you" for card in hand) for hand in table.hands]
    return [points(table.pawns[seat]) + FUCK_YOU_STEPS * held[seat] for seat in range(len(held))]


def score(table: Table) -> None:
    """The accounts are written, and the match is over if one of them has reached the limit."""
    gained = tuple(penalties(table))
    table.scores = tuple(old + new for old, new in zip(table.scores, gained, strict=True))
    table.sheet = (*table.sheet, gained)
    table.over = max(table.scores) >= table.limit
    if table.scribe.facts is not None:
        table.tell(Message("round-ends", {"text": "finish" if has_finished(table) else "pile"}))
        for seat in table.order:
            space = table.pawns[seat]
            held = ["fuck-you"] if gained[seat] > points(space) else []
            table.tell(
                Message("scores", {"seat": seat, "points": gained[seat], "space": space_name(space), "cards": held})
            )
        if table.over:
            winners = [seat for seat, place in enumerate(places(table)) if place == 1]
            table.tell(Message("match-ends", {"seats": winners, "points": table.scores[winners[0]]}))
    if not table.over:
        table.stage = DEAL


def scores(table: Table) -> list[int]:
    """The accounts: points."""
    return list(table.scores)


def places(table: Table) -> list[int]:
    """Each seat's place by the accounts: the fewest points."""
    return ranked(table.scores)
