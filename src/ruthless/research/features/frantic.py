"""The vector of Frantic."""

from __future__ import annotations

from array import array

from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.deck import DEMANDS
from ruthless.games.frantic.table import CLOSE, DEAL, EVENT, RESOLVE, TURN
from ruthless.games.frantic.view import FranticView
from ruthless.research.features.encoder import MOST, Encoder, count, faces_of, mark, places, put

_FORMS = ("anything", "black", "colour-wish", "number", "number-wish", "special", "swap")
_SYMBOLS = ("exchange", "gift", "second-chance", "skip", "thief", "troublemaker")
_ENDS = ("pile", "doomsday", "finish-line", "bomb", "finished")


class FranticEncoder(Encoder):
    """Frantic with or without the expansion: the places are the same."""

    game = "frantic"
    stages = (DEAL, TURN, RESOLVE, EVENT, CLOSE)

    def arrange(self) -> None:
        add, choice, faces = self.layout.add, self.layout.choice, self.faces
        players = [f"seat {seat}" for seat in range(self.seats)]
        events = faces_of(self.game, "event")
        self._round = add("round", 1, MOST, "how many rounds have begun")
        self._dealer = choice("dealer", players, "who deals")
        self._top = places(faces, choice("top", faces, "the card on top of the pile"))
        self._guise = places(faces, choice("guise", faces, "what Mimicry imitates, if it lies on the pile"))
        form = places(_FORMS, choice("demand_form", _FORMS, "of what form the demand is that the next card has to fit"))
        colour = places(COLOURS, choice("demand_colour", COLOURS, "the colour it has to have, if that is enough"))
        number = choice("demand_number", [str(number) for number in range(1, 10)], "the number it has to have")
        symbol = places(_SYMBOLS, choice("demand_symbol", _SYMBOLS, "the symbol it has to have"))
        self._demand = {
            name: [
                form[demand.form],
                *([colour[demand.colour]] if demand.colour else []),
                *([number + demand.number - 1] if demand.number else []),
                *([symbol[demand.symbol]] if demand.symbol else []),
            ]
            for name, demand in DEMANDS.items()
        }
        self._last_colour = places(COLOURS, choice("last_colour", COLOURS, "the colour of the last coloured card"))
        self._pile = places(
            faces, add("pile", len(faces), MOST, "cards played or discarded this round, by face", faces)
        )
        self._market = places(faces, add("market", len(faces), MOST, "cards on the market, by face", faces))
        self._events = places(
            events, add("events", len(events), MOST, "events of this round since their deck was shuffled", events)
        )
        self._events_left = add("events_left", 1, MOST, "how many event cards are left")
        self._again = add("again", 1, 1, "whether the player has to play once more because of 2nd Chance")
        self._ended = places(
            _ENDS, choice("ended", _ENDS, "why the round ends once everything is resolved, if it does")
        )
        self._untouched = add("untouched", self.seats, 1, "who was protected from the event that ends it", players)
        self._skips = add("skips", self.seats, 1, "who has to miss the next turn", players)
        self._rested = add("rested", self.seats, 1, "who has missed a turn and not had one since", players)
        self._absent = add("absent", self.seats, 1, "who is protected from the event that is happening", players)
        self._ticking = add("ticking", 1, 1, "whether a Time Bomb ticks")
        self._bomb = add("bomb", self.seats, MOST, "by seat how many turns the bomb leaves it", players)
        self._spared = add("spared", self.seats, 1, "who is protected from the bomb", players)
        self._extra_draw = add("extra_draw", self.seats, MOST, "by seat how many more cards it draws", players)
        self._last_chance = add("last_chance", self.seats, 1, "whose last card would trigger an event", players)
        self._by_rounds = add("by_rounds", 1, 1, "whether rounds won are counted, and no points")
        self._scores = add("scores", self.seats, MOST, "by seat its account", players, low=-MOST)
        self._limit = add("limit", 1, MOST, "the points or rounds with which the match ends")

    def fill(self, view: FranticView, row: array[int]) -> None:
        row[self._round] = view.round
        row[self._dealer + view.dealer] = 1
        row[self._top[view.top]] = 1
        if view.guise:
            row[self._guise[view.guise]] = 1
        for place in self._demand[view.demand]:
            row[place] = 1
        if view.last_colour:
            row[self._last_colour[view.last_colour]] = 1
        count(view.pile, self._pile, row)
        if view.market:
            count(view.market, self._market, row)
        if view.events:
            count(view.events, self._events, row)
        row[self._events_left] = view.events_left
        row[self._again] = view.again
        if view.ended:
            row[self._ended[view.ended]] = 1
        mark(view.untouched, self._untouched, row)
        put(view.skips, self._skips, row)
        put(view.rested, self._rested, row)
        mark(view.absent, self._absent, row)
        if view.bomb:
            row[self._ticking] = 1
            put(view.bomb, self._bomb, row)
        mark(view.spared, self._spared, row)
        put(view.extra_draw, self._extra_draw, row)
        put(view.last_chance, self._last_chance, row)
        row[self._by_rounds] = view.scoring == "rounds"
        put(view.scores, self._scores, row)
        put((view.limit,), self._limit, row)
