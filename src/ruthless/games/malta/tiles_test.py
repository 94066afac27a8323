"""Scenarios of the pieces: cards and tiles, how tiles lie, what lies beside what, and how a board is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from ruthless import BadPosition, Luck, Match
from ruthless.games.malta.board import OFF, SIDES, grid
from ruthless.games.malta.book import KINDS
from ruthless.games.malta.deck import CHAPTERS, PLAYING_CARDS, TILES
from ruthless.games.malta.picture import drawn, read, read_sign
from ruthless.games.malta.tiles import CROWN, DOWN, DROP, STAR, START, lying
from ruthless.testing import conformance, positive
from ruthless.testing.malta import LARGE, SMALL, malta, seen, shows


@positive("1.2")
def test_there_are_108_cards_of_31_kinds() -> None:
    assert (len(PLAYING_CARDS), len(KINDS), sum(kind.copies for kind in KINDS.values())) == (108, 31, 108)
    assert Counter(card.kind.name for card in PLAYING_CARDS) == {kind.name: kind.copies for kind in KINDS.values()}
    chapter_of = {
        id(effect): chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS for effect in vars(chapter).values()
    }
    counts: Counter[str] = Counter()
    for kind in KINDS.values():
        does = kind.effect or kind.changes or kind.chances
        counts["reactions" if does is None else chapter_of[id(does)]] += kind.copies
    assert counts == {"pawns": 26, "spaces": 31, "hands": 28, "turns": 11, "reactions": 7, "life": 5}


@positive("1.3", "1.4", "R1")
def test_there_are_54_tiles() -> None:
    assert Counter(tile.symbol for tile in TILES) == {START: 7, STAR: 11, CROWN: 28, DROP: 8}
    assert {tile.symbol: len(tile.arrows) for tile in TILES} == {START: 3, STAR: 4, CROWN: 3, DROP: 1}
    numbers = Counter((tile.symbol, tile.number) for tile in TILES)
    assert numbers == {
        (START, 1): 7,
        (STAR, 1): 5,
        (STAR, 2): 6,
        (CROWN, 1): 8,
        (CROWN, 2): 12,
        (CROWN, 3): 8,
        (DROP, 3): 4,
        (DROP, 4): 4,
    }
    ways = Counter((tile.symbol, tile.arrows) for tile in TILES if tile.symbol in (CROWN, DROP))
    assert sorted(ways.values()) == [2] * 4 + [7] * 4
    for tile in TILES:
        assert (tile.over.arrows, tile.over.number, tile.over.is_removed) == ((), 0, True)


@positive("1.4", "8.3")
def test_a_turned_tile_has_turned_arrows_and_the_same_number() -> None:
    tile = next(tile for tile in TILES if tile.notation == "┴3")
    assert [lying(tile, lies).sign for lies in (0, 1, 2, 3, DOWN)] == ["┴3", "├3'", "┬3''", "┤3'''", "o┴3"]
    assert [lying(tile, lies).number for lies in (0, 1, 2, 3, DOWN)] == [3, 3, 3, 3, 0]


@positive("8.2", "8.3")
def test_however_a_tile_lies_it_is_the_same_thing() -> None:
    for tile in TILES:
        for one in (*tile.turned, tile.over):
            assert (one.id, one.notation, one.upright, one.over) == (tile.id, tile.notation, tile, tile.over)
            assert [one.turned[quarters].turned[4 - quarters] for quarters in (1, 2, 3)] == [one] * 3


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.id))
def test_a_sign_is_read_back(tile: object) -> None:
    one = next(other for other in TILES if other is tile)
    for lies in (0, DOWN) if one.symbol == STAR else (*SIDES, DOWN):
        assert read_sign(lying(one, lies).sign) == (one.notation, lies)


@pytest.mark.parametrize("text", ["", "o", "x2", "┴", "a", "a┴1", "┴2''''", "o┴2'", "2┴"])
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="is no tile of a drawn board"):
        read_sign(text)


@positive("1.5", "2.2")
def test_neighbours_are_mutual_and_spaces_are_named_from_the_bottom_left() -> None:
    for width in (5, 7):
        board = grid(width)
        for space, beside in enumerate(board.neighbours):
            for side, other in enumerate(beside):
                assert other == OFF or board.neighbours[other][(side + 2) % 4] == space
        assert [board.names[space] for space in (0, width - 1, width)] == ["a1", f"{'abcdefg'[width - 1]}1", "a2"]


def test_a_drawn_board_is_read_back() -> None:
    for match in (malta("shove", "shove"), malta("shove", "shove", "shove", pawns="a1 c3 c3")):
        view = seen(match)
        signs, standing = read(drawn(view.board, view.pawns), view.width)
        assert signs == view.board
        assert len(standing) == match.seats
    assert shows(malta("shove", "shove", pawns="d5 d5"), SMALL.replace("┤1  ┤2", "┤1(01)  ┤2"))
    assert LARGE.split()[:7] == ["v3", "┬1", "┬3", "┬3", "v4", "+1", "+2"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_tiles_cards_and_pawns_are_conserved(seats: int) -> None:
    for seed in range(6):
        match = Match.new("malta", seats, f"conserved {seed}")
        luck = Luck.from_seed(seed)
        for _ in conformance.random_play(match, luck):
            conformance.check_cards(match)  # the tiles are among them
            view = seen(match)
            placed = view.stage != "place"
            assert not placed or [seat for seat in range(seats) if not view.pawns[seat]] == sorted(view.lost)
