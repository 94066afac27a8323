"""Malta!, the game of not losing. The board turns, shifts and vanishes under the pawns; the last one on it wins."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta.book import KINDS
from ruthless.games.malta.choices import AIMS, LINES, MOST_SEATS, NO, SIDES, SPOTS, TURNS
from ruthless.games.malta.deck import FACES, PLAYING_CARDS, cards_for
from ruthless.games.malta.declared import FACTS, QUESTIONS
from ruthless.games.malta.options import Options
from ruthless.games.malta.position import lay_out
from ruthless.games.malta.round import places, play_on, scores
from ruthless.games.malta.seen import Glance
from ruthless.games.malta.table import Table, copy, new_table
from ruthless.games.malta.tiles import KINDS as TILE_KINDS
from ruthless.games.malta.view import shown, view
from ruthless.kernel.game import Game
from ruthless.kernel.views import own_part

MALTA: Final = Game(
    name="malta",
    rules_version=4,
    vectors_version=3,
    fewest=2,
    most=MOST_SEATS,
    options=Options,
    package=__name__,
    questions=QUESTIONS,
    facts=FACTS,
    kinds=(*KINDS.values(), *TILE_KINDS),
    cards=PLAYING_CARDS,
    answers=(NO, *AIMS, *SPOTS, *SIDES, *TURNS, *LINES, *FACES),
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
)
"""The rules of Malta!"""
