"""Frantic, the card game. Get rid of your cards; keep the others from getting rid of theirs."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import AIMS, MOST_SEATS, WORDS
from ruthless.games.frantic.deck import EVENT_CARDS, FACES, PLAYING_CARDS, deck_for
from ruthless.games.frantic.mimicry import ROLES
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.position import lay_out
from ruthless.games.frantic.round import places, play_on
from ruthless.games.frantic.table import Table, copy
from ruthless.games.frantic.turns import PLAY_OR_DRAW
from ruthless.games.frantic.view import FranticView, shown, view
from ruthless.games.frantic.wishes import WISHES
from ruthless.kernel import options as kernel_options
from ruthless.kernel.game import Game
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order


class Frantic(Game[Table]):
    """The rules of Frantic, with its expansion Troublemaker."""

    name = "frantic"
    rules_version = 2
    fewest = 2
    most = MOST_SEATS
    options = Options
    turn_questions = frozenset({PLAY_OR_DRAW.id})
    reactions = frozenset({"counter", "counter-share", "nice-try", "lucky-bastard"})
    cards = PLAYING_CARDS + EVENT_CARDS
    answers = (*WORDS, *AIMS, *WISHES["any"], *FACES, *ROLES, *EVENT_CARDS)

    def deck(self, options: kernel_options.Options) -> tuple[Card, ...]:
        assert isinstance(options, Options)
        deck = deck_for(options)
        return deck.playing + deck.events

    def set_up(self, seats: int, luck: Luck, options: kernel_options.Options) -> Table:
        assert isinstance(options, Options)
        table = Table(order=in_order(seats), luck=luck, options=options, limit=limit_in_points(options, seats))
        table.scores = (0,) * seats
        table.dealer = luck.below(seats)
        return table

    def lay_out(self, luck: Luck, options: kernel_options.Options, position: Mapping[str, Any]) -> Table:
        assert isinstance(options, Options)
        return lay_out(luck, options, position)

    def step(self, table: Table) -> Coroutine[Any, Any, None]:
        return play_on(table)

    def copy(self, table: Table) -> Table:
        return copy(table)

    def view(self, table: Table, seat: Seat | None) -> FranticView:
        return view(table, seat)

    def shown(self, table: Table, seat: Seat | None) -> int:
        return shown(table, seat)

    def rounds(self, table: Table) -> int:
        return table.round

    def scores(self, table: Table) -> list[int]:
        return list(table.scores)

    def places(self, table: Table) -> list[int]:
        return places(table)


FRANTIC = Frantic()
