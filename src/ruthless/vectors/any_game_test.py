"""A game that nobody here has heard of has vectors from what its view declares, and additions move nothing."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ruthless import GAMES, Luck, Match, RuthlessError
from ruthless.kernel import options as house
from ruthless.kernel import shapes
from ruthless.kernel import table as kernel
from ruthless.kernel.cards import Card, find_twins, mask, names
from ruthless.kernel.decisions import Question
from ruthless.kernel.game import TURN, Game
from ruthless.kernel.hands import HandTable, deal, not_in_hand
from ruthless.kernel.seats import Seat, in_order
from ruthless.kernel.views import View, hand_counts, known_hands, own_hand, shown_beside
from ruthless.vectors import encoder
from ruthless.vectors.encoding import Encoder, Vectors
from ruthless.vectors.rows import Row, buffer
from ruthless.vectors.writing import written

CARDS = tuple(Card(name, number, number // 2, "playing") for number, name in enumerate("aabbccddee"))
find_twins(CARDS)


@dataclass(frozen=True)
class Options(house.Options):
    """How it is played."""

    cards: int = house.one_of(2, 1)
    pace: str | int = house.one_of("slow", "fast", whole_from=10)
    extras: tuple[str, ...] = house.some_of("dice", "dogs")


@dataclass(slots=True)
class Table(HandTable):
    """Hands, and a pile of what was laid down."""

    options: Options = field(default_factory=Options)
    player: Seat = 0
    pile: list[Card] = kernel.cards()


@dataclass(slots=True)
class ToyView(View):
    """What everybody sees, and the own hand."""

    player: Seat = shapes.seat("whose turn it is")
    hand: list[str] = shapes.cards("the viewer's own cards")
    counts: list[int] = shapes.numbers("how many cards each seat holds")
    known: list[list[str]] = shapes.hands("what is known of other hands")
    pile: list[str] = shapes.cards("what was laid down")
    mood: str = shapes.one_of("how it goes", ("well", "badly"))
    weather: str = shapes.one_of("what it is like outside", ("dry", "wet"), or_other=True)
    debts: list[int] = shapes.numbers("what each seat owes, if anybody does", signed=True, sometimes=True)
    note: str = shapes.left_out("something to read", "")


def _view(table: Table, seat: Seat | None) -> ToyView:
    return ToyView(
        seat=seat,
        player=table.player,
        hand=own_hand(table, seat),
        counts=hand_counts(table),
        known=known_hands(table, seat),
        pile=names(table.pile),
        mood="well" if table.pile else "",
        debts=[len(table.pile) * -20_000] * len(table.hands) if table.pile else [],
    )


def _shown(table: Table, seat: Seat | None) -> int:
    return shown_beside(table, seat, mask(table.pile))


def _new_table(seats: int, luck: Luck, options: Options) -> Table:
    table = Table(order=in_order(seats), luck=luck, options=options, draw=list(CARDS), hands=[[] for _ in range(seats)])
    luck.shuffle(table.draw)
    deal(table, range(seats), options.cards)
    return table


LAY = Question("lay", lambda table, seat, option: not_in_hand(table, seat, option, "1.1"), {"seat": 0, "count": 40_000})


async def _play_on(table: Table, once: bool) -> None:
    """Everybody lays down a card in turn, until nobody has one."""
    while table.hands[table.player]:
        card = await LAY.to(table, table.player, table.hands[table.player])
        table.hands[table.player].remove(card)
        table.pile.append(card)
        table.player = table.order.next[table.player]
        if once:
            return
    table.over = True


def toy(name: str = "toy", **changes: Any) -> Game:
    """The game."""
    what: Mapping[str, Any] = {
        "rules_version": 1,
        "fewest": 2,
        "most": 4,
        "options": Options,
        "package": "toys",
        "cards": CARDS,
        "answers": CARDS[::2],
        "deck": lambda options: CARDS,
        "new_table": _new_table,
        "lay_out": lambda luck, options, position: None,
        "step": _play_on,
        "copy": kernel.copier(Table),
        "view": _view,
        "shown": _shown,
        "scores": hand_counts,
        "places": lambda table: [1] * len(table.hands),
        "questions": {"lay": TURN, "wait": ""},
        "facts": {},
        "kinds": (),
    }
    return Game(name=name, **{**what, **changes})


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game among the others; its package has nothing for vectors."""
    (tmp_path / "toys").mkdir()
    (tmp_path / "toys" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "toy", toy())
    return "toy"


def said(one: Encoder, name: str, vector: array[int]) -> dict[str, int]:
    """What a piece says, without zeros."""
    piece = one.layout[name]
    labels = piece.labels * (piece.size // len(piece.labels)) if piece.labels else [""]
    return {label: entry for label, entry in zip(labels, vector[piece.slice], strict=True) if entry}


def test_a_game_from_elsewhere_has_vectors(game: str) -> None:
    match = Match.new(game, 3, 5, {"pace": 12, "extras": ["dogs"]}, ask_forced=True)
    three = encoder(game, 3, match.options)
    before = three.encode(match.view(0))
    laid = str(match.pending[0].options[0])
    match.answer(laid)
    after = three.encode(match.view(1))

    assert said(three, "question", before) == {"lay": 1}
    assert said(three, "about_seat", before) == {"seat 0": 1}
    assert said(three, "about_number", before) == {"": 32767}, "what is too great is cut off"
    assert sum(said(three, "hand", before).values()) == 2
    assert said(three, "mood", before) == said(three, "debts", before) == said(three, "has_debts", before) == {}
    assert said(three, "seat", after) == said(three, "player", after) == said(three, "asked", after) == {"seat 1": 1}
    assert said(three, "counts", after) == {"seat 0": 1, "seat 1": 2, "seat 2": 2}
    assert said(three, "pile", after) == {laid: 1}
    assert said(three, "debts", after) == {f"seat {seat}": -20_000 for seat in range(3)}
    assert said(three, "has_debts", after) == {"": 1}
    assert said(three, "house_cards", after) == {"2": 1}
    assert (said(three, "house_pace", after), said(three, "house_pace_number", after)) == ({}, {"": 12})
    assert said(three, "house_extras", after) == {"dogs": 1}
    assert [piece.name for piece in three.layout if piece.name == "note"] == []


def test_numbers_too_great_for_an_entry_are_cut_off(game: str) -> None:
    match = Match.new(game, 2, 5, ask_forced=True)
    for _ in range(2):
        match.answer(match.pending[0].options[0])
    two = encoder(game, 2)

    assert said(two, "debts", two.encode(match.view(0))) == {"seat 0": -32767, "seat 1": -32767}


def test_what_a_view_does_not_declare_is_refused_in_one_line() -> None:
    @dataclass(slots=True)
    class Bare(View):
        money: int = 0

    @dataclass(slots=True)
    class Strange(View):
        board: list[str] = shapes.own("a board", list)

    for view, reason in (
        (Bare, r"^the view of toy does not say what its field 'money' holds$"),
        (Strange, r"'board'$"),
    ):
        with pytest.raises(RuthlessError, match=reason):
            Vectors(toy(), 2, view, lambda name: None)


UNLUCKY = ("at", "row", "count", "entries", "noted", "cut", "places", "starts", "names")


@dataclass(slots=True)
class UnluckyView(View):
    """Its fields are called like what the functions that write it use."""

    at: int = shapes.number("a number")
    row: int = shapes.number("a number")
    count: int = shapes.number("a number")
    entries: int = shapes.number("a number")
    noted: int = shapes.number("a number")
    cut: int = shapes.number("a number")
    places: str = shapes.card("a card")
    starts: int = shapes.number("a number")
    names: list[int] = shapes.numbers("what each seat has")


def _unlucky(table: Any, seat: Seat | None) -> UnluckyView:
    return UnluckyView(at=1, row=2, count=3, entries=4, noted=5, cut=6, places="a", starts=8, names=[10, 11])


@pytest.mark.parametrize("off_table", [False, True])
@pytest.mark.parametrize("notes", [False, True])
def test_fields_may_be_called_like_anything(
    notes: bool, off_table: bool, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "unlucky", toy("unlucky", view=_unlucky))
    vectors = Vectors(GAMES["unlucky"], 2, UnluckyView, lambda name: None)
    write = written(vectors.pieces.lines, off_table=off_table, notes=notes).function(vectors.places)
    row = Row(buffer(vectors.layout.size), 0, vectors.layout.size)
    row.noted = array("q", [0] * vectors.layout.size)  # type: ignore[assignment]  # room for notes, as compiled
    shown = _unlucky(None, None)
    if off_table:
        shown.places = CARDS[0]  # type: ignore[assignment]  # a table has the card, a view its name
        write(shown, None, [], None, row, vectors.places)
    else:
        write(shown, row, vectors.places)
    found = {
        name: [row.entries[place] for place in range(vectors.layout.size)][vectors.layout[name].slice]
        for name in UNLUCKY
    }
    assert found == {
        **{name: [number] for number, name in enumerate(UNLUCKY, 1)},
        "places": [1, 0, 0, 0, 0],
        "names": [10, 11],
    }


DICE = """
from ruthless.vectors.arrangement import named


def dice(made):
    places = made.counts("pips", named(range(1, 7)), "dice by what they show")

    def fill(dice, row):
        for pips in dice:
            row[places[pips]] += 1

    return fill
"""


@dataclass(slots=True)
class DiceView(View):
    """What has no shape in common with other games."""

    dice: list[int] = shapes.own("the dice on the table", list)


def test_a_field_with_a_shape_of_its_own_is_found_in_the_games_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dicey").mkdir()
    (tmp_path / "dicey" / "__init__.py").touch()
    (tmp_path / "dicey" / "vectors.py").write_text(DICE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    shown = DiceView(dice=[3, 3, 6])
    monkeypatch.setitem(GAMES, "dicey", toy("dicey", package="dicey", view=lambda table, seat: shown))
    two = encoder("dicey", 2)

    assert said(two, "pips", two.encode(shown)) == {"3": 2, "6": 1}


def test_what_others_may_add_need_not_have_a_place(game: str) -> None:
    view = Match.new(game, 2, 5, ask_forced=True).view(0)
    assert isinstance(view, ToyView)
    two = encoder(game, 2)
    view.weather, view.question = "wet", {"id": "wait"}
    known = two.encode(view)
    view.weather, view.question = "foggy", {"id": "who-goes-there", "other": 1}
    strange = two.encode(view)

    assert (said(two, "weather", known), said(two, "question", known)) == ({"wet": 1}, {"wait": 1})
    assert (said(two, "weather", strange), said(two, "question", strange)) == ({}, {})
    assert said(two, "about_other", strange) == {"seat 1": 1}


def test_what_has_no_place_is_named(game: str) -> None:
    view = Match.new(game, 2, 5).view(0)
    assert isinstance(view, ToyView)
    view.mood = "so-so"

    with pytest.raises(RuthlessError, match=r"^the vectors of toy have no place for 'so-so'$"):
        encoder(game, 2).encode(view)
