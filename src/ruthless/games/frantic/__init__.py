"""Frantic, the card game. Get rid of your cards; keep the others from getting rid of theirs."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic.book import EVENTS, KINDS
from ruthless.games.frantic.choices import AIMS, MOST_SEATS, WORDS
from ruthless.games.frantic.deck import EVENT_CARDS, FACES, PLAYING_CARDS, cards_for
from ruthless.games.frantic.declared import FACTS, QUESTIONS
from ruthless.games.frantic.expansions import load
from ruthless.games.frantic.glance import look
from ruthless.games.frantic.mimicry import GUISES
from ruthless.games.frantic.options import Options, account_limit
from ruthless.games.frantic.position import lay_out
from ruthless.games.frantic.round import places, play_on, scores
from ruthless.games.frantic.table import Table, copy, new_table
from ruthless.games.frantic.view import shown, view
from ruthless.games.frantic.wishes import WISHES
from ruthless.kernel.game import Game
from ruthless.kernel.outside import load_with
from ruthless.kernel.views import own_part

FRANTIC: Final = Game(
    name="frantic",
    rules_version=3,
    fewest=2,
    most=MOST_SEATS,
    options=Options,
    package=__name__,
    questions=QUESTIONS,
    facts=FACTS,
    kinds=(*KINDS.values(), *EVENTS.values()),
    cards=PLAYING_CARDS + EVENT_CARDS,
    answers=(*WORDS, *AIMS, *WISHES["any"], *FACES, *GUISES, *EVENT_CARDS),
    deck=cards_for,
    new_table=new_table,
    lay_out=lay_out,
    step=play_on,
    copy=copy,
    view=view,
    table=Table,
    own=own_part,
    glance=look,
    shown=shown,
    scores=scores,
    places=places,
    limit=account_limit,
)
"""The rules of Frantic, with its expansion Troublemaker. Other packages may add expansions of theirs."""

load_with(lambda: load(FRANTIC))
