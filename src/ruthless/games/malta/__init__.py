"""Malta!, the game of not losing. The board turns, shifts and vanishes under the pawns; the last one on it wins."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from ruthless.games.malta.choices import AIMS, COLUMN_LINES, MOST_SEATS, NO, ROWS, SIDES, SPOTS, TURNS
from ruthless.games.malta.deck import FACES, PLAYING_CARDS, TILES
from ruthless.games.malta.moving import STEP
from ruthless.games.malta.options import Options, width_for
from ruthless.games.malta.position import lay_out
from ruthless.games.malta.round import PLACE_PAWN, PLAY_CARD, outlived, play_on
from ruthless.games.malta.table import Table, copy
from ruthless.games.malta.view import MaltaView, shown, view
from ruthless.kernel import options as kernel_options
from ruthless.kernel.cards import Card
from ruthless.kernel.game import Game, ranked
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order


class Malta(Game[Table]):
    """The rules of Malta!"""

    name = "malta"
    rules_version = 2
    fewest = 2
    most = MOST_SEATS
    options = Options
    turn_questions = frozenset({PLACE_PAWN.id, PLAY_CARD.id, STEP.id})
    reactions = frozenset({"react", "react-aimed", "react-to-reaction"})
    cards = PLAYING_CARDS
    answers = (NO, *AIMS, *SPOTS, *SIDES, *TURNS, *ROWS, *COLUMN_LINES, *FACES)

    def deck(self, options: kernel_options.Options) -> tuple[Card, ...]:
        return PLAYING_CARDS + TILES

    def set_up(self, seats: int, luck: Luck, options: kernel_options.Options) -> Table:
        assert isinstance(options, Options)
        table = Table(order=in_order(seats), luck=luck, options=options, width=width_for(options, seats))
        table.player = table.place = luck.below(seats)
        return table

    def lay_out(self, luck: Luck, options: kernel_options.Options, position: Mapping[str, Any]) -> Table:
        assert isinstance(options, Options)
        return lay_out(luck, options, position)

    def step(self, table: Table) -> Coroutine[Any, Any, None]:
        return play_on(table)

    def copy(self, table: Table) -> Table:
        return copy(table)

    def view(self, table: Table, seat: Seat | None) -> MaltaView:
        return view(table, seat)

    def shown(self, table: Table, seat: Seat | None) -> int:
        return shown(table, seat)

    def rounds(self, table: Table) -> int:
        return 1

    def scores(self, table: Table) -> list[int]:
        return outlived(table)

    def places(self, table: Table) -> list[int]:
        return ranked([-count for count in outlived(table)])


MALTA = Malta()
