"""Hypothesis strategies: positions in the middle of a match, for property tests. Needs hypothesis."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from hypothesis import strategies as st

from ruthless.games.frantic.deck import DEMANDS, deck_for
from ruthless.games.frantic.options import Options
from ruthless.games.frantic_board import deck as board_deck
from ruthless.games.frantic_board.board import NEIGHBOURS, SPACES
from ruthless.games.malta import deck as malta_deck
from ruthless.games.malta.board import grid
from ruthless.games.malta.options import Options as MaltaOptions
from ruthless.games.malta.tiles import DOWN, lying
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import read
from ruthless.testing.scenarios import deal
from ruthless.testing.spread import all_pairs


@dataclass(frozen=True)
class Position:
    """A position in the notation of its game, and how the match in it is played."""

    game: str
    fields: dict[str, Any]
    options: dict[str, object]
    ask_forced: bool
    seed: int

    def match(self) -> Match:
        """A match in this position."""
        return deal(self.game, options=self.options, seed=self.seed, ask_forced=self.ask_forced, **self.fields)


@st.composite
def frantic_positions(draw: st.DrawFn) -> Position:
    """A turn of Frantic, or the beginning of a round, by any house rules.

    Hands of any size, full and nearly empty piles, wishes, skips, whatever lasts for a round, any order of events.
    """
    seats = draw(st.integers(2, 8))
    seed = draw(st.integers(0, 10**6))
    house = {**draw(st.sampled_from(_HOUSES)), "limit": 60, "rounds": 2}
    cards = deck_for(read(Options, house))
    deck = [str(card) for card in cards.playing]
    Luck.from_seed(seed).shuffle(deck)
    hands = [" ".join(_take(deck, draw(st.integers(1, 12)))) for _ in range(seats)]
    pile = " ".join(_take(deck, draw(st.integers(1, 6))))
    left = draw(st.one_of(st.just(len(deck)), st.integers(0, min(6, len(deck)))))
    fields: dict[str, Any] = {
        "hands": hands,
        "pile": pile,
        "draw_only": " ".join(deck[:left]),
        "events": " ".join(draw(st.permutations([str(card) for card in cards.events]))),
        "turn": draw(st.integers(0, seats - 1)),
        "dealer": draw(st.integers(0, seats - 1)),
        "skips": draw(st.lists(st.integers(0, seats - 1), unique=True, max_size=seats - 1)),
        "scores": draw(st.lists(st.integers(-20, 59), min_size=seats, max_size=seats)),
    }
    start = pile.split()[0]
    if start != "curse" and draw(st.integers(0, 5)) == 0:
        fields = {name: value for name, value in fields.items() if name not in ("pile", "draw_only", "turn")}
        fields["start"] = start
    elif draw(st.booleans()):
        fields["force"] = draw(st.sampled_from(sorted(DEMANDS)))
    for name, most in (("bomb", 3), ("extra_draw", 2)):
        if draw(st.booleans()):
            fields[name] = draw(st.lists(st.integers(0, most), min_size=seats, max_size=seats))
    for name in ("last_chance", "rested"):
        if draw(st.booleans()):
            fields[name] = draw(st.lists(st.integers(0, seats - 1), unique=True))
    return Position("frantic", fields, house, draw(st.booleans()), seed)


_HOUSES = all_pairs(Options, {}, ("expansions",))


@st.composite
def board_positions(draw: st.DrawFn) -> Position:
    """A moment of the board game: any board, pawns anywhere, hands of any size, full and nearly empty piles."""
    seats = draw(st.integers(2, 6))
    seed = draw(st.integers(0, 10**6))
    luck = Luck.from_seed(seed)
    deck = [str(card) for card in board_deck.PLAYING_CARDS]
    luck.shuffle(deck)
    stage = draw(st.sampled_from(["play", "play", "move", "lay"]))
    hands = [" ".join(_take(deck, draw(st.integers(5 if stage == "lay" else 0, 7)))) for _ in range(seats)]
    spaces = list(SPACES)
    luck.shuffle(spaces)
    teleports = [spaces.pop() for _ in range(6)]
    board = " ".join(
        f"{space}:{_pointing(luck, space, _take(deck, 1)[0])}" for space in spaces[: draw(st.integers(0, 30))]
    )
    left = draw(st.one_of(st.just(len(deck)), st.integers(0, min(6, len(deck)))))
    fields: dict[str, Any] = {
        "hands": hands,
        "board": board,
        "teleports": teleports,
        "pawns": draw(st.lists(st.integers(0, 42), min_size=seats, max_size=seats)),
        "draw_only": " ".join(deck[:left]),
        "turn": draw(st.integers(0, seats - 1)),
        "stage": stage,
        "luck": draw(st.lists(st.integers(0, 5), max_size=6)),
        "scores": draw(st.lists(st.integers(0, 59), min_size=seats, max_size=seats)),
    }
    options: dict[str, object] = {"limit": 60, **draw(st.fixed_dictionaries(_HOUSE_RULES))}
    return Position("frantic-board", fields, options, draw(st.booleans()), seed)


_HOUSE_RULES: dict[str, st.SearchStrategy[object]] = {
    "landing_choice": st.sampled_from(["owner", "mover"]),
    "arrival_effects": st.sampled_from(["off", "on"]),
    "overshoot": st.sampled_from(["clamp", "bounce"]),
    "white_trigger": st.sampled_from(["land", "pass"]),
    "fuck_you_landing": st.sampled_from(["ignored", "fires"]),
    "x_slide": st.sampled_from(["travel", "forward"]),
}


def _pointing(luck: Luck, space: int, card: str) -> str:
    """A card as it can lie on a space, pointing anywhere it may."""
    if card == "push":
        return {"north": "^", "east": ">", "south": "v", "west": "<"}[luck.choice(list(NEIGHBOURS[space]))]
    return luck.choice(["+2", "-2"]) if card == "jump" else card


@st.composite
def malta_positions(draw: st.DrawFn) -> Position:
    """A moment of Malta!: tiles anywhere, turned and removed, pawns anywhere, hands of any size, any pile, any marks."""
    seats = draw(st.integers(2, 6))
    seed = draw(st.integers(0, 10**6))
    options: dict[str, object] = draw(st.fixed_dictionaries(_MALTA_RULES))
    spaces = grid(5 if seats == 2 and options["board_for_two"] == 5 else 7).names
    luck = Luck.from_seed(seed)
    deck = [str(card) for card in malta_deck.PLAYING_CARDS]
    luck.shuffle(deck)
    tiles = list(malta_deck.OTHER_TILES)
    luck.shuffle(tiles)
    removed = draw(st.integers(1, 4))
    board = []
    for space, tile in zip(spaces, tiles, strict=False):
        over = luck.below(4 * removed) == 0
        board.append(f"{space}:{lying(tile, DOWN if over else luck.below(4)).sign}")
    turn = draw(st.integers(0, seats - 1))
    others = [seat for seat in range(seats) if seat != turn]
    position: dict[str, Any] = {
        "hands": [" ".join(_take(deck, draw(st.integers(int(seat == turn), 6)))) for seat in range(seats)],
        "board": " ".join(board[: draw(st.integers(0, len(board)))]),
        "pawns": [luck.choice(spaces) for _ in range(seats)],
        "turn": turn,
        "stage": draw(st.sampled_from(["draw", "play", "move"])),
        "lost": draw(st.lists(st.sampled_from(others), unique=True, max_size=seats - 2)),
        "skips": draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats)),
        "blind": draw(st.lists(st.integers(0, seats - 1), unique=True, max_size=seats)),
        "extra": draw(st.lists(st.integers(0, seats - 1), max_size=2)),
        "reversed": draw(st.integers(0, 1)),
    }
    left = draw(st.one_of(st.just(len(deck)), st.integers(0, min(6, len(deck)))))
    position["draw_only"] = " ".join(deck[:left])
    return Position("malta", position, options, draw(st.booleans()), seed)


_MALTA_RULES: dict[str, st.SearchStrategy[object]] = {
    one.name: st.sampled_from(one.metadata["values"]) for one in fields(MaltaOptions)
}


def _take(deck: list[str], count: int) -> list[str]:
    taken = deck[:count]
    del deck[:count]
    return taken
