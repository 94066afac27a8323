"""Frantic, the board game. A race that nobody wants to win: the space where your pawn stands counts against you."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import AIMS, ARROWS, MOST_SEATS, NO, NUMBERS
from ruthless.games.frantic_board.deck import EVENT_CARDS, FACES, PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.options import Options, limit_in_points
from ruthless.games.frantic_board.position import lay_out
from ruthless.games.frantic_board.round import LAY_CARD, PLAY_CARD, play_on
from ruthless.games.frantic_board.table import Table, copy
from ruthless.games.frantic_board.view import BoardView, shown, view
from ruthless.kernel import options as kernel_options
from ruthless.kernel.game import Game, ranked
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order


class FranticBoard(Game[Table]):
    """The rules of Frantic, the board game."""

    name = "frantic-board"
    rules_version = 1
    fewest = 2
    most = MOST_SEATS
    options = Options
    turn_questions = frozenset({PLAY_CARD.id, LAY_CARD.id})
    reactions = frozenset({"block", "nice-try", "re-roll"})
    cards = PLAYING_CARDS + TELEPORTS + EVENT_CARDS
    answers = (NO, *AIMS, *NUMBERS, *ARROWS.values(), *FACES, *TELEPORTS)

    def deck(self, options: kernel_options.Options) -> tuple[Card, ...]:
        return PLAYING_CARDS + TELEPORTS

    def set_up(self, seats: int, luck: Luck, options: kernel_options.Options) -> Table:
        assert isinstance(options, Options)
        table = Table(order=in_order(seats), luck=luck, options=options, limit=limit_in_points(options, seats))
        table.scores = (0,) * seats
        return table

    def lay_out(self, luck: Luck, options: kernel_options.Options, position: Mapping[str, Any]) -> Table:
        assert isinstance(options, Options)
        return lay_out(luck, options, position)

    def step(self, table: Table) -> Coroutine[Any, Any, None]:
        return play_on(table)

    def copy(self, table: Table) -> Table:
        return copy(table)

    def view(self, table: Table, seat: Seat | None) -> BoardView:
        return view(table, seat)

    def shown(self, table: Table, seat: Seat | None) -> int:
        return shown(table, seat)

    def rounds(self, table: Table) -> int:
        return table.round

    def scores(self, table: Table) -> list[int]:
        return list(table.scores)

    def places(self, table: Table) -> list[int]:
        return ranked(table.scores)


FRANTIC_BOARD = FranticBoard()
