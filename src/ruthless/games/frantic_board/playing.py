"""Blue and white cards: what they do when they are played, and the white ones when a pawn lands on them."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.book import landing, played
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.choices import aims, pawn_of_another
from ruthless.games.frantic_board.events.trigger import happen
from ruthless.games.frantic_board.moving import Walk, ground, suffer
from ruthless.games.frantic_board.reactions import blocked
from ruthless.games.frantic_board.table import CLOSE, Table
from ruthless.games.frantic_board.walking import AHEAD, Fate, Ground, landed
from ruthless.kernel.decisions import Question
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

FUCK_YOU_STEPS: Final = 21


@played("skip", copies=6)
async def skip(table: Table, player: Seat) -> None:
    """You do not move this turn."""
    stay(table)


def stay(table: Table) -> None:
    """There is no move this turn."""
    table.stage = CLOSE
    table.tell(Message("does-not-move", {"seat": table.player}))


@played("reverse", copies=5)
async def reverse(table: Table, player: Seat) -> None:
    """Your move goes backwards this turn."""
    table.backward = True


@played("remote", copies=5)
async def remote(table: Table, player: Seat) -> None:
    """Name another player: you make your move with that pawn. Its owner may block that, and then you do not move."""
    victim = (await _REMOTE.to(table, player, aims(table.order.after[player]))).seat
    table.tell(Message("attacks", {"seat": player, "other": victim}))
    if await blocked(table, player, victim, "remote"):
        stay(table)
    else:
        table.pawn = victim


_REMOTE: Final = Question("remote", pawn_of_another("8.4"))


@played("ghost", copies=4)
async def ghost(table: Table, player: Seat) -> None:
    """Your move ignores all cards on the board."""
    table.ghost = True


@played("troublemaker", WHITE, copies=4)
async def troublemaker(table: Table, player: Seat) -> None:
    """You do not move this turn; an event happens instead."""
    await happen(table, player)
    table.stage = CLOSE


@landing("troublemaker", WHITE)
async def landed_on_troublemaker(table: Table, walk: Walk, card: Card) -> None:
    """An event happens."""
    await happen(table, walk.you)


@played("fuck-you", WHITE, copies=1)
async def fuck_you(table: Table, player: Seat) -> None:
    """Your pawn goes 21 spaces ahead and ignores all cards. Then you move as usual."""
    verbs.shift_pawn(table, player, FUCK_YOU_STEPS)
    carried, card = after_fuck_you(ground(table), table.pawns[player])
    await suffer(table, Walk(table, player, player), carried, card)


def after_fuck_you(ground: Ground, space: int) -> Fate:
    """What becomes of a pawn at the end of the 21 spaces: nothing; by a house rule it lands, but never on an X."""
    stack = ground.board[space]
    if ground.options.fuck_you_landing == "ignored" or (stack and stack[-1].kind.is_crossed):
        return [], None
    return landed(ground, space, AHEAD, AHEAD, ground.used)


@landing("fuck-you", WHITE)
async def landed_on_fuck_you(table: Table, walk: Walk, card: Card) -> None:
    """You take this card into your hand, where it costs 21 points when the round ends."""
    verbs.take_from_board(table, walk.you, table.pawns[walk.pawn])
