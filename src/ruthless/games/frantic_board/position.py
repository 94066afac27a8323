"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ruthless.games.frantic_board.board import FINISH, HOMES, NEIGHBOURS, SIDES, SPACES, START
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.events.choosing import HAND
from ruthless.games.frantic_board.events.trigger import EVENT_DIE
from ruthless.games.frantic_board.options import Options, limit_in_points
from ruthless.games.frantic_board.picture import SIGNS, read, read_list
from ruthless.games.frantic_board.round import begin_turn, clear
from ruthless.games.frantic_board.table import CLOSE, LAY, MOVE, PLAY, Table, clear_board, put_on
from ruthless.kernel.cards import mask
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.positions import Box, Page, deal_out, quoted
from ruthless.kernel.seats import in_order

FIELDS: Final = (
    *("hands", "seats", "turn", "stage", "round", "scores"),
    *("board", "pawns", "teleports", "draw", "draw_only", "discards", "dice", "luck"),
)
STAGES: Final = (PLAY, LAY, MOVE, CLOSE)


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands, this board and these piles (from the top); what is not named is dealt from the rest.

    What an exact draw pile leaves over is discarded, under the cards that are named.
    `dice` are the numbers that will be rolled next, each by the die whose turn it is then.
    """
    page = Page(position, FIELDS)
    seats = page.seats
    table = Table(order=in_order(seats), options=options, limit=limit_in_points(options, seats))
    remember(table)
    table.scores = tuple(page.wholes("scores", [0] * seats))
    if len(table.scores) != seats:
        raise BadPosition(f"there are {seats} hands, but {len(table.scores)} scores")
    clear(table)
    table.round = page.whole("round", 1)
    table.stage = page.text("stage", PLAY)
    if table.round < 1 or table.stage not in STAGES:
        raise BadPosition(f"rounds are counted from 1, and a stage is one of {', '.join(STAGES)}")
    begin_turn(table, page.seat("turn", 0))

    box = Box([*PLAYING_CARDS, *TELEPORTS])
    _fill_board(table, page, box)
    discards = box.take(page.get("discards", ""))[::-1]
    table.hands, table.draw, over = deal_out(page, box, luck, HAND)
    table.discards = over + discards
    table.open = mask(table.discards) | mask(card for stack in table.board for card in stack)
    sizes = [len(hand) for hand in table.hands]
    if table.stage == LAY and (min(sizes) < HAND or sizes[table.player] == HAND):
        raise BadPosition("before a round begins nobody has fewer than four cards, and who is to lay one has more")
    table.luck = luck.scripted(page.words("luck"), _dice(page))
    return table


def _dice(page: Page) -> list[int]:
    """What is rolled next; whether a number suits its die shows when it is rolled."""
    dice = page.wholes("dice")
    if any(not 1 <= number <= EVENT_DIE for number in dice):
        raise BadPosition(f"dice cannot be {quoted(dice)}: a die shows 1 to 6, that of the events 1 to {EVENT_DIE}")
    return dice


def _fill_board(table: Table, page: Page, box: Box[Card]) -> None:
    """Cards, pawns and teleports go to their places."""
    text = page.text("board", "")
    drawing = "\n" in text
    stacks, standing = read(text) if drawing else (read_list(text), {})
    pawns = page.wholes("pawns", [standing.get(seat, START) for seat in range(page.seats)])
    if (
        len(pawns) != page.seats
        or any(not START <= space <= FINISH for space in pawns)
        or max(standing, default=0) >= page.seats
    ):
        raise BadPosition(
            f"pawns cannot be {quoted(pawns)}: there are {page.seats} seats, and spaces from {START} to {FINISH}"
        )
    table.pawns = pawns
    clear_board(table)
    for space, cards in stacks.items():
        if space not in SPACES:
            raise BadPosition(f"no card can lie on space {space}")
        for written in cards:
            _put(table, box, space, written)
    homes = page.wholes("teleports", HOMES)
    if len(homes) != len(HOMES) or len(set(homes)) < len(HOMES) or any(space not in SPACES for space in homes):
        raise BadPosition(
            f"teleports cannot be on {quoted(homes)}: they need six different spaces from 1 to {FINISH - 1}"
        )
    lying = {card.number for stack in table.board for card in stack if card.number}
    for number, space in enumerate(homes, 1):
        if number not in lying:
            if drawing:
                raise BadPosition(f"T{number} is missing on the drawn board")
            put_on(table, space, box.take(f"teleport-{number}")[0])
    for stack in table.board:
        if any(card.number for card in stack[:-1]):
            raise BadPosition("nothing can lie on a numbered teleport")


def _put(table: Table, box: Box[Card], space: int, written: str) -> None:
    """A card goes onto a space, with its arrow if it has one."""
    if written not in SIGNS:
        raise BadPosition(
            f"{quoted(written)} cannot lie on the board: write a sign of a drawn board or the name of a card"
        )
    name, _, arrow = written.partition(" ")
    if arrow in SIDES and arrow not in NEIGHBOURS[space]:
        raise BadPosition(f"a Push on space {space} cannot point {arrow}: that is off the board")
    card = box.take(name)[0]
    put_on(table, space, card)
    table.arrows[card.id] = arrow
