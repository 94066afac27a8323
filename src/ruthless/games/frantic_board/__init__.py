"""Frantic, the board game. A race that nobody wants to win: the space where your pawn stands counts against you."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.book import EVENTS, KINDS
from ruthless.games.frantic_board.choices import AIMS, ARROWS, MOST_SEATS, NO, NUMBERS
from ruthless.games.frantic_board.deck import EVENT_CARDS, FACES, PLAYING_CARDS, TELEPORTS, cards_for
from ruthless.games.frantic_board.declared import FACTS, QUESTIONS
from ruthless.games.frantic_board.glance import Glance
from ruthless.games.frantic_board.options import Options, account_limit
from ruthless.games.frantic_board.position import lay_out
from ruthless.games.frantic_board.round import places, play_on, scores
from ruthless.games.frantic_board.table import Table, copy, new_table
from ruthless.games.frantic_board.view import shown, view
from ruthless.kernel.game import Game
from ruthless.kernel.views import own_part

FRANTIC_BOARD: Final = Game(
    name="frantic-board",
    rules_version=1,
    fewest=2,
    most=MOST_SEATS,
    options=Options,
    package=__name__,
    questions=QUESTIONS,
    facts=FACTS,
    kinds=(*KINDS.values(), *EVENTS.values()),
    cards=PLAYING_CARDS + TELEPORTS + EVENT_CARDS,
    answers=(NO, *AIMS, *NUMBERS, *ARROWS.values(), *FACES, *TELEPORTS),
    deck=cards_for,
    new_table=new_table,
    lay_out=lay_out,
    step=play_on,
    copy=copy,
    view=view,
    table=Table,
    own=own_part,
    glance=Glance,
    shown=shown,
    scores=scores,
    places=places,
    limit=account_limit,
)
"""The rules of Frantic, the board game."""
