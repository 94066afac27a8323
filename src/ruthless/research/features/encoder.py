"""What the vectors of all games have in common: who looks, who is asked what, and hands.

An encoder reads a view and nothing else, so what a seat may not know cannot get into its vector. Vectors are arrays
of 16-bit whole numbers. Seats stand in the order of their numbers, as in the action ids.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Any

from ruthless.kernel.game import game_named
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View
from ruthless.research.features.layout import Layout

MOST = 32767
"""The greatest number an entry can hold; what could be greater is cut off there."""


def places(names: Iterable[str], start: int) -> dict[str, int]:
    """Consecutive places for names."""
    return {name: start + number for number, name in enumerate(names)}


def faces_of(game: str, back: str) -> tuple[str, ...]:
    """The different faces of the cards with one back, in notation; their order is fixed for a rules version."""
    return tuple(dict.fromkeys(str(card) for card in game_named(game).cards if card.back == back))


class Encoder:
    """The vector of a game's views for one number of seats. A game adds its pieces in `arrange` and fills them in `fill`."""

    game: str
    stages: tuple[str, ...]
    other_subjects: tuple[str, ...] = ()
    """What questions can tell of beside the playing cards, in notation."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.questions = tuple(game_named(self.game).questions)
        self.facts = tuple(game_named(self.game).facts)
        self.faces = faces_of(self.game, "playing")
        self.layout = Layout()
        add, choice = self.layout.add, self.layout.choice
        players = [f"seat {seat}" for seat in range(seats)]
        self._seat = choice("seat", players, "whose vector it is; all 0 for the public")
        self._asked = add("asked", seats, 1, "who takes part in the open question", players)
        self._question = places(
            self.questions, choice("question", self.questions, "what the seat is asked; all 0 if it is not asked")
        )
        self._about_seat = choice("about_seat", players, "the seat the question tells of, such as an attacker")
        self._about_other = choice("about_other", players, "the other seat the question tells of")
        subjects = (*self.faces, *self.other_subjects)
        self._about_card = places(subjects, choice("about_card", subjects, "the card the question tells of"))
        self._about_number = add("about_number", 1, MOST, "the count or the number rolled that the question tells of")
        self._stage = places(self.stages, choice("stage", self.stages, "the stage of the round or match"))
        self._player = choice("player", players, "whose turn it is")
        self._order = add("order", seats, seats, "by seat its number in the order of play, from 1", players)
        self._hand = places(self.faces, add("hand", len(self.faces), MOST, "the seat's own cards by face", self.faces))
        self._counts = add("counts", seats, MOST, "by seat how many cards it holds", players)
        start = add("known", (seats, len(self.faces)), MOST, "by seat and face what is known of its hand", self.faces)
        self._known = [places(self.faces, start + seat * len(self.faces)) for seat in range(seats)]
        self._draw = add("draw", 1, MOST, "how many cards the draw pile has")
        self.arrange()
        self._empty = array("h", bytes(2 * self.layout.size))

    def arrange(self) -> None:
        """Add the game's own pieces."""
        raise NotImplementedError

    def fill(self, view: Any, row: array[int]) -> None:
        """Fill in the game's own pieces, which are all 0."""
        raise NotImplementedError

    def encode(self, view: View) -> array[int]:
        """The vector of a view."""
        row = self._empty[:]
        self._fill_common(view, row)
        self.fill(view, row)
        return row

    def _fill_common(self, view: Any, row: array[int]) -> None:
        if view.seat is not None:
            row[self._seat + view.seat] = 1
        for seat in view.asked or ():
            row[self._asked + seat] = 1
        if view.question is not None:
            self._fill_question(view.question, row)
        row[self._stage[view.stage]] = 1
        row[self._player + view.player] = 1
        for number, seat in enumerate(view.order, 1):
            row[self._order + seat] = number
        count(view.hand, self._hand, row)
        put(view.counts, self._counts, row)
        for cards, faces in zip(view.known, self._known, strict=True):
            if cards:
                count(cards, faces, row)
        row[self._draw] = view.draw

    def _fill_question(self, question: Mapping[str, Any], row: array[int]) -> None:
        row[self._question[question["id"]]] = 1
        if len(question) > 1:
            for name, value in question.items():
                if name == "seat":
                    row[self._about_seat + value] = 1
                elif name == "other":
                    row[self._about_other + value] = 1
                elif name == "card":
                    row[self._about_card[value]] = 1
                elif name in ("count", "roll"):
                    row[self._about_number] = value


def count(names: Iterable[str], places: Mapping[str, int], row: array[int]) -> None:
    """Count cards by face."""
    for name in names:
        row[places[name]] += 1


def put(numbers: Iterable[int], start: int, row: array[int]) -> None:
    """Write numbers side by side, cut off at the ends of what an entry can hold."""
    for place, number in enumerate(numbers, start):
        row[place] = number if -MOST <= number <= MOST else min(max(number, -MOST), MOST)


def mark(seats: Iterable[Seat], start: int, row: array[int]) -> None:
    """Write 1 for the seats that are named."""
    for seat in seats:
        row[start + seat] = 1
