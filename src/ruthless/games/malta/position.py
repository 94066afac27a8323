"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ruthless.games.malta.board import OFF, Grid, grid
from ruthless.games.malta.cards import Card
from ruthless.games.malta.deck import PLAYING_CARDS, TILES
from ruthless.games.malta.options import Options, width_for
from ruthless.games.malta.picture import read, read_list, read_sign
from ruthless.games.malta.round import HAND, clear
from ruthless.games.malta.table import DRAW, MOVE, PLAY, RACKET, Table
from ruthless.games.malta.tiles import START, lying
from ruthless.kernel.cards import mask
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.positions import Box, Page, deal_out, quoted
from ruthless.kernel.seats import Order, in_order

FIELDS: Final = (
    *("hands", "seats", "turn", "stage", "owed", "reversed", "extra", "skips", "blind", "lost"),
    *("board", "pawns", "homes", "draw", "draw_only", "discards", "gone", "luck"),
)
STAGES: Final = (DRAW, PLAY, MOVE, RACKET)


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands, this board and these piles (from the top); what is not named is dealt from the rest.

    It begins with the player's first card, unless a `stage` says otherwise.
    """
    page = Page(position, FIELDS)
    seats = page.seats
    width = width_for(options, seats)
    table = Table(order=in_order(seats), options=options, round=1, width=width)
    remember(table)
    clear(table)
    turned = page.whole("reversed", 0)
    if turned not in (0, 1):
        raise BadPosition(f"reversed cannot be {turned}: it is 1 if play goes the other way round, else 0")
    if turned:
        table.order = Order(tuple(reversed(table.order.seats)))
    table.player = table.place = page.seat("turn", 0)
    table.turn = 1
    table.stage = page.text("stage", PLAY)
    if table.stage not in STAGES:
        raise BadPosition(f"a stage is one of {', '.join(STAGES)}")
    table.lost = tuple(page.wholes("lost"))
    if len(set(table.lost) & set(range(seats))) != len(table.lost) or not _are_two_left(table):
        raise BadPosition("at least two have not lost, among them whoever has the turn, and nobody has lost twice")
    _fill_board(table, page, luck)
    _deal_cards(table, page, luck)
    _mark(table, page)
    table.luck = luck.scripted(page.words("luck"))
    return table


def _are_two_left(table: Table) -> bool:
    return len(table.lost) <= len(table.order) - 2 and table.player not in table.lost


def _deal_cards(table: Table, page: Page, luck: Luck) -> None:
    """Cards go into hands and piles. What an exact draw pile leaves over is discarded, under the cards that are named."""
    box: Box[Card] = Box(PLAYING_CARDS)
    discards = box.take(page.get("discards", ""))[::-1]
    table.gone = box.take(page.get("gone", ""))
    table.hands, table.draw, over = deal_out(page, box, luck, HAND)
    table.discards = over + discards
    table.open = mask(table.discards) | mask(table.gone)
    if table.stage != DRAW and not table.hands[table.player]:
        raise BadPosition("whoever has the turn has at least one card after drawing")


def _mark(table: Table, page: Page) -> None:
    """Plays owed, missed turns, Blind Faith, extra turns."""
    seats = page.seats
    hand = len(table.hands[table.player])
    table.owed = page.whole("owed", (hand + 1) // 2 if table.stage == PLAY else 0)
    table.skips = page.wholes("skips", [0] * seats)
    table.blind = page.marked("blind")
    table.extra = tuple(page.wholes("extra"))
    if len(table.skips) != seats or min(table.skips) < 0 or any(not 0 <= seat < seats for seat in table.extra):
        raise BadPosition(f"there are {seats} seats: give each a number of turns to miss, and extra turns to seats")
    if (table.stage == PLAY) != (table.owed > 0):
        raise BadPosition("somebody who plays owes at least one card, and else nobody does")


def _fill_board(table: Table, page: Page, luck: Luck) -> None:
    """Tiles and pawns go to their places."""
    board = grid(table.width)
    text = page.text("board", "")
    standing: dict[int, int] = {}
    if "\n" in text:
        drawn, standing = read(text, table.width)
        signs = dict(enumerate(drawn))
    else:
        signs = read_list(text, board)
    box = Box(TILES)
    tiles = {}
    for space, written in signs.items():
        notation, lies = read_sign(written)
        tiles[space] = lying(box.take([notation])[0], lies)
    rest = box.rest(luck)
    starts = sorted((tile for tile in rest if tile.symbol == START), key=lambda tile: tile.home)
    at_home = [tile for tile in starts if tile.home < table.width and tile.home not in tiles]
    tiles |= {tile.home: tile for tile in at_home}
    table.spares = [tile for tile in starts if tile.home < table.width and tile not in at_home]
    table.spares += [tile for tile in rest if tile.symbol != START]
    table.board = [tiles[space] if space in tiles else table.spares.pop() for space in board.spaces]
    table.boxed = [tile for tile in starts if tile.home >= table.width]
    _place_pawns(table, page, board, standing)


def _place_pawns(table: Table, page: Page, board: Grid, standing: dict[int, int]) -> None:
    """Pawns stand as drawn or named, else where they started; who has lost has none on the board."""
    seats = page.seats
    homes = _named(page, board, "homes", [board.names[seat % table.width] for seat in range(seats)])
    drawn = [board.names[standing.get(seat, homes[seat])] for seat in range(seats)]
    table.homes = tuple(homes)
    table.pawns = _named(page, board, "pawns", drawn)
    if any(home >= table.width for home in homes) or max(standing, default=0) >= seats:
        raise BadPosition("pawns belong to seats, and their homes are spaces of the bottom row")
    for seat in table.lost:
        table.pawns[seat] = OFF


def _named(page: Page, board: Grid, name: str, default: list[str]) -> list[int]:
    """Spaces by seat."""
    written = page.get(name, default)
    given = written.split() if isinstance(written, str) else written
    if not isinstance(given, list | tuple) or len(given) != page.seats or any(one not in board.names for one in given):
        raise BadPosition(f"{name} cannot be {quoted(written)}: name a space for each of {page.seats} seats")
    return [board.names.index(one) for one in given]
