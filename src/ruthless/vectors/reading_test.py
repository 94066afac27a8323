"""What is read off a table is what the view says: byte for byte, at all tables, and as it was before there was a way past it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from hashlib import blake2b

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.shapes import LEFT_OUT, shape_of
from ruthless.research.play import Play
from ruthless.testing.spread import all_pairs
from ruthless.vectors import encoder
from ruthless.vectors.encoding import Observing, vectors_of
from ruthless.vectors.rows import MOST, Row, buffer

PINNED = {
    "frantic": (8122, "3f12bc8626c9ea5820195d2f"),
    "frantic-board": (5986, "aeeb177e8d1a4e3ca006bb5b"),
    "malta": (4030, "af1a2fc86be0d8836defeca9"),
}
"""How many vectors `told` comes to and their digest, as they were made from views alone. They change with a layout or with
the rules, and with nothing else."""


def told(game: str) -> tuple[int, str]:
    """What everybody sees and remembers in some matches at all numbers of seats, with all sorts of house rules."""
    rules = GAMES[game]
    houses = all_pairs(rules.options, {})
    said = blake2b(digest_size=12)
    vectors = 0
    for number in range(14):
        seats = rules.fewest + number % (rules.most - rules.fewest + 1)
        play = Play(game, seats, number, houses[number * 5 % len(houses)], remember=True)
        luck = Luck.from_seed(number)
        for count in range(300):
            if play.over:
                break
            if count % 3 == 0:
                for seat in range(seats):
                    said.update(play.information_state(seat).tobytes())
                said.update(play.observation(None).tobytes())
                vectors += seats + 1
            said.update(bytes(play.mask()))
            play.answer(luck.choice(play.legal()))
        said.update(play.observation(0).tobytes())
    return vectors, said.hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_vectors_are_what_they_were(game: str) -> None:
    assert told(game) == PINNED[game]


def positions(game: str) -> Iterator[Match]:
    """Moments of matches at every number of seats, with all pairs of house rules and the expansion."""
    rules = GAMES[game]
    span = rules.most - rules.fewest + 1
    for number, house in enumerate(all_pairs(rules.options, {})):
        match = Match.new(game, rules.fewest + number % span, f"read {number}", house, ask_forced=number % 3 == 0)
        luck = Luck.from_seed(f"read {number}")
        for count in range(120):
            if match.over:
                break
            if count % 17 == number % 17 or len(match.pending) > 1:
                yield match
            decision = luck.choice(match.pending)
            match.answer(luck.choice(decision.options), decision.seat)
        yield match


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_off_a_table_is_what_the_view_says(game: str) -> None:
    seats, compared = set(), 0
    for match in positions(game):
        vectors = vectors_of(game, match.seats)
        assert vectors.write_table is not None
        size = vectors.layout.size
        read, shown = (Observing(vectors, match.options, Row(buffer(size), 0, size)) for _ in range(2))
        for seat in (None, *range(match.seats)):  # one after the other into the same row: nothing may be left behind
            read.observe(match, seat)
            shown.show(match.view(seat))
            compared += 1
            assert read.row.copy() == shown.row.copy()
        seats.add(match.seats)

    assert seats == {*range(GAMES[game].fewest, GAMES[game].most + 1)}
    assert compared > 400


@pytest.mark.parametrize("game", GAMES)
def test_views_and_tables_of_several_matches_can_be_written_into_one_row(game: str) -> None:
    vectors = vectors_of(game, 3)
    size = vectors.layout.size
    matches = [Match.new(game, 3, number) for number in range(3)]
    mixed = Observing(vectors, matches[0].options, Row(buffer(size), 0, size))
    luck = Luck.from_seed("mixed")
    for count in range(90):
        match = matches[luck.below(3)]
        if count % 4 == 3:
            mixed.show(match.view(0))
        else:
            mixed.observe(match, 0)
        alone = Observing(vectors, match.options, Row(buffer(size), 0, size))
        alone.show(match.view(0))
        assert mixed.row.copy() == alone.row.copy()
        if count % 3 and not match.over:
            match.answer(luck.choice(match.pending[0].options), match.pending[0].seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_view_is_made_where_the_table_can_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(game, 3, 1)
    three = encoder(game, 3)
    seen = three.observe(match, 0)

    def refuse(table: object, seat: object) -> None:
        raise AssertionError("a view is made")

    monkeypatch.setattr(GAMES[game], "view", refuse)
    assert three.observe(match, 0) == seen


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_view_shows_is_on_the_table_or_read_from_it(game: str) -> None:
    table = GAMES[game].table
    assert table is not None
    on_table = {one.name for one in fields(table)}
    for one in fields(type(Match.new(game, 3, 0).view())):
        shape = shape_of(one)
        assert shape is not None
        if shape.kind != LEFT_OUT and one.name not in ("seat", "asked", "question"):
            assert shape.of is not None or one.name in on_table, one.name


def test_what_has_no_place_is_named_and_leaves_nothing_behind() -> None:
    match = Match.new("frantic", 3, 1)
    three = encoder("frantic", 3, match.options)
    seen = three.observe(match, 0)
    table = match._run.table
    stage, table.stage = table.stage, "siesta"  # type: ignore[attr-defined]
    with pytest.raises(RuthlessError, match=r"^the vectors of frantic have no place for 'siesta'$"):
        three.observe(match, 0)
    table.stage = stage  # type: ignore[attr-defined]

    assert three.observe(match, 0) == seen
    assert three.encode(match.view(0)) == seen


@pytest.mark.parametrize("error", [IndexError, KeyError])
def test_a_mistake_in_reading_is_not_hidden_by_a_view_that_can_be_shown(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be slow for ever, and nobody would know."""

    def mistaken(*given: object) -> None:
        raise error("a mistake")

    match = Match.new("frantic", 3, 1)
    monkeypatch.setattr(vectors_of("frantic", 3), "write_table", mistaken)
    with pytest.raises(error, match="a mistake"):
        encoder("frantic", 3, match.options).observe(match, 0)


def test_what_is_counted_further_than_an_entry_goes_stays_there() -> None:
    row = Row(buffer(3), 0, 3)
    row[1] = MOST - 1
    row.tally([0, 1, 1, 1])

    assert [*row.copy()] == [1, MOST, 0]


def test_a_row_clears_what_was_written_and_nothing_else() -> None:
    entries = buffer(9)
    one, other = Row(entries, 0, 4), Row(entries, 4, 5)
    one.stay(1, 3)
    one.stay(2, -4)
    other[4] = 5
    one[0] = 7
    one[0] += 1
    other[0] = 0
    assert list(memoryview(entries)) == [8, 3, -4, 0, 0, 0, 0, 0, 5]
    one.clear()
    assert list(memoryview(entries)) == [0, 3, -4, 0, 0, 0, 0, 0, 5]
    other.clear()
    assert list(memoryview(entries)) == [0, 3, -4, 0, 0, 0, 0, 0, 0]
    one.wipe()
    assert not any(memoryview(entries))
