"""The vector of Frantic, the board game."""

from __future__ import annotations

from array import array

from ruthless.games.frantic_board.board import FINISH, SIDES, WAYS
from ruthless.games.frantic_board.choices import space_name
from ruthless.games.frantic_board.table import CLOSE, DEAL, EFFECT, LAY, MOVE, PLAY
from ruthless.games.frantic_board.view import BoardView
from ruthless.research.features.encoder import MOST, Encoder, count, faces_of, places, put

_SPACES = [space_name(space) for space in range(FINISH + 1)]
_ARROWS = (*SIDES, *WAYS)


class BoardEncoder(Encoder):
    """The board game. Of a stack on the board the top card has its space; the cards below are counted."""

    game = "frantic-board"
    stages = (DEAL, LAY, PLAY, EFFECT, MOVE, CLOSE)
    other_subjects = faces_of("frantic-board", "teleport")

    def arrange(self) -> None:
        add, choice, faces = self.layout.add, self.layout.choice, self.faces
        players = [f"seat {seat}" for seat in range(self.seats)]
        self._about_space = places(_SPACES, choice("about_space", _SPACES, "the space the question tells of"))
        self._round = add("round", 1, MOST, "how many rounds have begun")
        tops = (*faces, *self.other_subjects)
        self._tops = add("tops", (len(_SPACES), len(tops)), 1, "by space which card counts there", tops)
        self._arrows = add("arrows", (len(_SPACES), len(_ARROWS)), 1, "by space where that card points", _ARROWS)
        self._width = len(tops)
        self._written = {face: (number, -1) for number, face in enumerate(tops)} | {
            f"{face} {arrow}": (tops.index(face), number) for face in faces for number, arrow in enumerate(_ARROWS)
        }
        self._heights = add("heights", len(_SPACES), MOST, "by space how many cards lie there", _SPACES)
        self._covered = places(faces, add("covered", len(faces), MOST, "covered cards on the board, by face", faces))
        self._pawns = add("pawns", (self.seats, len(_SPACES)), 1, "by seat and space where its pawn stands", _SPACES)
        self._used = add("used", len(_SPACES), 1, "the spaces whose top card has worked this turn", _SPACES)
        self._thrown = places(faces, add("thrown", len(faces), MOST, "cards that have yet to be laid down", faces))
        self._pawn = choice("pawn", players, "whose pawn is moved this turn")
        self._backward = add("backward", 1, 1, "whether this turn's move goes backwards")
        self._ghost = add("ghost", 1, 1, "whether it ignores all cards")
        self._market = places(faces, add("market", len(faces), MOST, "cards on the market, by face", faces))
        self._discards = places(faces, add("discards", len(faces), MOST, "cards that are out, by face", faces))
        self._short = add("short", 1, 1, "whether the round ends because the pile did not suffice")
        self._scores = add("scores", self.seats, MOST, "by seat its account", players)
        self._limit = add("limit", 1, MOST, "the points with which the match ends")

    def fill(self, view: BoardView, row: array[int]) -> None:
        if view.question is not None and "space" in view.question:
            row[self._about_space[view.question["space"]]] = 1
        row[self._round] = view.round
        for space, stack in enumerate(view.board):
            if stack:
                face, arrow = self._written[stack[-1]]
                row[self._tops + space * self._width + face] = 1
                if arrow >= 0:
                    row[self._arrows + space * len(_ARROWS) + arrow] = 1
                row[self._heights + space] = len(stack)
                for covered in stack[:-1]:
                    row[self._covered[covered.partition(" ")[0]]] += 1
        for seat, space in enumerate(view.pawns):
            row[self._pawns + seat * len(_SPACES) + space] = 1
        for space in view.used:
            row[self._used + space] = 1
        count(view.thrown, self._thrown, row)
        row[self._pawn + view.pawn] = 1
        row[self._backward] = view.backward
        row[self._ghost] = view.ghost
        count(view.market, self._market, row)
        count(view.discards, self._discards, row)
        row[self._short] = view.short
        put(view.scores, self._scores, row)
        put((view.limit,), self._limit, row)
