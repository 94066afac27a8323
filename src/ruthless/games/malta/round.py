"""The flow of a match, which has one round: the board, the pawns, the deal, then turn after turn until one is left."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.announcing import announced
from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Card, PlayedCard
from ruthless.games.malta.carrying import carry_out, part
from ruthless.games.malta.choices import Spot, not_held, space_of, spots
from ruthless.games.malta.deck import BOXED, OTHER_TILES, PLAYING_CARDS, START_TILES
from ruthless.games.malta.moving import due_at, pay, step
from ruthless.games.malta.reactions import goes_unanswered, reacted
from ruthless.games.malta.table import DEAL, DRAW, MOVE, PLACE, PLAY, RACKET, SET_UP, Table, is_in
from ruthless.kernel import hands
from ruthless.kernel.cards import distinct, mask
from ruthless.kernel.decisions import ELSEWHERE, Decision, Option, Question
from ruthless.kernel.game import ranked
from ruthless.kernel.knowledge import forget_everything
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat

HAND: Final = 4


def _no_start_space(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Spot):
        return ELSEWHERE
    at_start = option in spots(table.width)[: table.width]
    return None if at_start else Refusal("no-start-space", "2.4", {"space": option.notation})


PLACE_PAWN: Final = Question("place-pawn", _no_start_space)
PLAY_CARD: Final = Question("play-card", not_held)


# Before the first turn


def clear(table: Table) -> None:
    """Nothing is on the table: no cards, no tiles, no pawns."""
    seats = len(table.order)
    forget_everything(table)
    table.hands = [[] for _ in range(seats)]
    table.skips = [0] * seats
    table.blind = [False] * seats
    table.pawns = [OFF] * seats
    table.homes = (OFF,) * seats


def set_up(table: Table) -> None:
    """The start tiles form the bottom row, the other rows are laid at random; some tiles are left over.

    What so many players do not play with stays in the box.
    """
    clear(table)
    width = table.width
    others = list(OTHER_TILES)
    table.luck.shuffle(others)
    table.board = [*START_TILES[:width], *others[: width * (width - 1)]]
    table.spares = others[width * (width - 1) :]
    table.boxed = list(START_TILES[width:])
    table.gone = list(BOXED[len(table.order)])
    table.open = mask(table.gone)
    table.draw = [card for card in PLAYING_CARDS if not table.open & card.bit]
    table.stage = PLACE
    table.tell(Message("begins", {"seat": table.player}))


async def place(table: Table, player: Seat) -> None:
    """One after the other everybody puts a pawn onto a start tile."""
    spot = await Decision(table, player, PLACE_PAWN, [*spots(table.width)[: table.width]])
    verbs.put_pawn(table, player, space_of(table, spot))
    table.homes = tuple(table.pawns)
    table.player = table.place = table.order.next[player]
    if is_in(table, table.player):
        table.stage = DEAL


def deal(table: Table) -> None:
    """The cards are shuffled, everybody gets four, and the first turn begins."""
    table.luck.shuffle(table.draw)
    first, *others = seats = (table.player, *table.order.others[table.player])
    hands.deal(table, [first], HAND)
    hands.deal(table, others, table.options.second_of_two if len(others) == 1 else HAND)
    hands.tell_hands(table, seats)
    marks.begin_turn(table, table.player)


# Turns


async def play_on(table: Table, stepwise: bool) -> None:
    """Turns and their parts, one after the other; pauses after each of them if that is wanted."""
    while not table.over:
        player = table.player
        if table.stage == PLAY:
            await play_a_card(table, player)
        elif table.stage == MOVE:
            await move(table, player)
        elif table.stage == DRAW:
            draw(table, player)
        elif table.stage == RACKET:
            await pay(table, player)
            check_hand(table, player)
            end_turn(table)
        elif table.stage == PLACE:
            await place(table, player)
        elif table.stage == DEAL:
            deal(table)
        else:
            assert table.stage == SET_UP
            set_up(table)
        if stepwise:
            return


def draw(table: Table, player: Seat) -> None:
    """The first part: as many cards as the number under the pawn. Then the hand is counted, once."""
    plays_none = table.blind[player]
    table.blind[player] = False  # this is the turn it waited for, even if it ends at once
    verbs.draw(table, player, table.board[table.pawns[player]].number)
    if check_hand(table, player):
        end_turn(table)
    elif plays_none:
        table.stage = MOVE
        table.tell(Message("trusts", {"seat": player}))
    else:
        table.owed = (len(table.hands[player]) + 1) // 2
        table.stage = PLAY


async def play_a_card(table: Table, player: Seat) -> None:
    """The second part: a card is announced, perhaps answered, resolved and discarded, until all owed are played.

    It does something if there is anything it could be directed at and nobody prevents it.
    """
    options = distinct(table.hands[player])
    whim = table.scribe.whim
    card: Card = await Decision(table, player, PLAY_CARD, options) if whim is None else whim.answer(player, options)
    verbs.play(table, player, card)
    table.owed -= 1
    if not card.reacts:
        play = PlayedCard(card, player)
        if card.kind.announces and not await announced(table, play):
            table.tell(Message("no-target", {"card": str(card)}))
        elif goes_unanswered(table, play) or await reacted(table, play):
            if card.kind.effect is not None:
                await card.kind.effect(table, play)
            elif parts := carry_out(table, play):
                await part(table, parts)
    settle(table, player)


def settle(table: Table, player: Seat) -> None:
    """A card is resolved: it is put away, and the turn goes on or is over."""
    verbs.put_away(table)
    if table.over:
        return
    if not is_in(table, player) or check_hand(table, player) or table.ending:
        end_turn(table)
    elif table.owed == 0:
        table.stage = MOVE


async def move(table: Table, player: Seat) -> None:
    """The third part: who cannot move has lost; who comes to somebody else has to pay."""
    if not await step(table, player):
        marks.lose(table, player, "stuck")
        end_turn(table)
    elif due_at(table, player, table.pawns[player]):
        table.stage = RACKET
    else:
        end_turn(table)


def check_hand(table: Table, player: Seat) -> bool:
    """Who has no cards in the own turn has lost; says whether that is so."""
    if table.hands[player]:
        return False
    marks.lose(table, player, "no-cards")
    return True


def end_turn(table: Table) -> None:
    """The turn goes on to the next, if there is one."""
    if not table.over:
        marks.pass_turn(table)


def scores(table: Table) -> list[int]:
    """By seat how many others had lost before it: who has not lost has outlived all who have."""
    count = len(table.lost)
    return [table.lost.index(seat) if seat in table.lost else count for seat in range(len(table.order))]


def places(table: Table) -> list[int]:
    """Each seat's place: who has outlived most others is best."""
    return ranked([-outlived for outlived in scores(table)])
