"""The vector of Malta!"""

from __future__ import annotations

from array import array
from functools import cache

from ruthless.games.malta.board import LARGE, SIDE_NAMES, SMALL, grid
from ruthless.games.malta.deck import TILES
from ruthless.games.malta.picture import read_sign
from ruthless.games.malta.table import DEAL, DRAW, MOVE, PLACE, PLAY, RACKET, SET_UP
from ruthless.games.malta.tiles import DOWN, START
from ruthless.games.malta.view import MaltaView
from ruthless.research.actions import action_table
from ruthless.research.features.encoder import MOST, Encoder, count, places, put

_TRAITS = (*SIDE_NAMES, "number", "start", "down", "there")
_TILES = {str(tile): tile for tile in TILES}
_SPACES = grid(LARGE).names


@cache
def _traits(sign: str) -> array[int]:
    """The numbers that describe a tile as it is drawn."""
    notation, lies = read_sign(sign)
    tile = _TILES[notation]
    arrows = tile.turned[0 if lies == DOWN else lies].arrows
    pointing = [side in arrows for side in range(len(SIDE_NAMES))]
    return array("h", [*pointing, tile.number, tile.symbol == START, lies == DOWN, True])


class MaltaEncoder(Encoder):
    """Malta! The small board for two lies in the south-west of the large one; the rest of it is 0."""

    game = "malta"
    stages = (SET_UP, PLACE, DEAL, DRAW, PLAY, MOVE, RACKET)

    def arrange(self) -> None:
        add, choice, faces = self.layout.add, self.layout.choice, self.faces
        players = [f"seat {seat}" for seat in range(self.seats)]
        answers = action_table(self.game).texts
        self._turn = add("turn", 1, MOST, "how many turns have begun")
        self._small = add("small", 1, 1, "whether the small board is played on")
        start = add(
            "tiles",
            (len(_SPACES), len(_TRAITS)),
            4,
            "by space the tile on it: arrows and number of its face, whether it is a start tile, lies face down, is there",
            _TRAITS,
        )
        self._tiles = {
            width: [start + _SPACES.index(name) * len(_TRAITS) for name in grid(width).names]
            for width in (SMALL, LARGE)
        }
        start = add("pawns", (self.seats, len(_SPACES)), 1, "by seat and space where its pawn stands", _SPACES)
        self._pawns = [places(_SPACES, start + seat * len(_SPACES)) for seat in range(self.seats)]
        start = add("homes", (self.seats, len(_SPACES)), 1, "by seat and space where its pawn started", _SPACES)
        self._homes = [places(_SPACES, start + seat * len(_SPACES)) for seat in range(self.seats)]
        self._spares = places(_TILES, add("spares", len(_TILES), MOST, "tiles that can come into play", tuple(_TILES)))
        self._resolved = places(faces, choice("resolved", faces, "the card that is being resolved"))
        self._reactions = places(faces, add("reactions", len(faces), MOST, "reactions to it, by face", faces))
        self._announced = places(
            answers, add("announced", len(answers), MOST, "what was announced with it, by action id", answers)
        )
        self._owed = add("owed", 1, MOST, "how many cards the player has yet to play")
        self._extra = add("extra", self.seats, MOST, "by seat how many extra turns come next", players)
        self._skips = add("skips", self.seats, MOST, "by seat how many turns it has to miss", players)
        self._blind = add("blind", self.seats, 1, "for whom Blind Faith waits", players)
        self._discards = places(faces, add("discards", len(faces), MOST, "discarded cards, by face", faces))
        self._gone = places(faces, add("gone", len(faces), MOST, "cards that have left the game, by face", faces))
        self._lost = add("lost", self.seats, self.seats, "by seat as which it has lost, from 1; 0 if not", players)

    def fill(self, view: MaltaView, row: array[int]) -> None:
        row[self._turn] = view.turn
        row[self._small] = view.width == SMALL
        width = len(_TRAITS)
        for place, sign in zip(self._tiles[view.width], view.board, strict=False):  # no tiles before the set-up
            row[place : place + width] = _traits(sign)
        for spaces, name in zip(self._pawns, view.pawns, strict=True):
            if name:
                row[spaces[name]] = 1
        for spaces, name in zip(self._homes, view.homes, strict=True):
            if name:
                row[spaces[name]] = 1
        count(view.spares, self._spares, row)
        if view.played:
            row[self._resolved[view.played[0]]] = 1
            count(view.played[1:], self._reactions, row)
            count(view.announced, self._announced, row)
        row[self._owed] = view.owed
        for seat in view.extra:
            row[self._extra + seat] += 1
        put(view.skips, self._skips, row)
        put(view.blind, self._blind, row)
        count(view.discards, self._discards, row)
        count(view.gone, self._gone, row)
        for number, seat in enumerate(view.lost, 1):
            row[self._lost + seat] = number
