"""Whatever is written as a position is laid out and can be played, or is refused in one line, in a record too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from ruthless import GAMES, Luck, Match, Record, RuthlessError
from ruthless.cli import app
from ruthless.games.frantic import position as frantic
from ruthless.games.frantic_board import position as frantic_board
from ruthless.games.frantic_board.picture import SIGNS
from ruthless.games.malta import position as malta
from ruthless.games.malta.deck import TILES
from ruthless.server.fairness import Proof, Secret
from ruthless.testing import conformance, strategies

FIELDS = {"frantic": frantic.FIELDS, "frantic-board": frantic_board.FIELDS, "malta": malta.FIELDS}
SOUND = {
    "frantic": strategies.frantic_positions(),
    "frantic-board": strategies.board_positions(),
    "malta": strategies.malta_positions(),
}

NUMBERS = st.integers(-3, 50) | st.sampled_from([10**9, 2**32, 2**64, -(2**64)])
TILE = st.builds(
    "{}{}{}".format, st.sampled_from(["", "o"]), st.sampled_from([*map(str, TILES)]), st.text("'", max_size=4)
)
CELLS = st.sampled_from(["a1", "c3", "e5", "g7", "h9", "1", "3", "7", "8", "42", "43", "²", "9" * 5000])
WORDS = st.sampled_from(
    ["red-1", "curse", "stop", "push", "shove", "teleport-1", "T1", "wish red", "mimicry", "move", "lay", "\ud800", "o"]
)
LISTED = st.builds("{}:{}".format, CELLS, st.sampled_from([*SIGNS, *SIGNS.values(), "^/T1", "x/x"]) | TILE)
TEXTS = (
    st.text("ab1 :/()+^┴o'\n²", max_size=12)
    | st.lists(WORDS, max_size=4).map(" ".join)
    | st.lists(LISTED, max_size=4).map(" ".join)
)
PLAIN = st.none() | st.booleans() | st.floats() | NUMBERS | TEXTS
ANYTHING = st.one_of(
    PLAIN,
    st.lists(NUMBERS, max_size=7),
    st.lists(TEXTS | st.none(), max_size=7),
    st.recursive(
        PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
)


def refusal(game: str, position: dict[str, Any], sound: strategies.Position) -> str:
    """What is said of a position, or nothing if a match in it can be played for a while."""
    try:
        match = Match.laid_out(game, position, sound.seed, sound.options, ask_forced=sound.ask_forced)
        for answers in conformance.random_play(match, Luck.from_seed(sound.seed)):
            conformance.check_cards(match)
            if answers == 20:
                break
    except RuthlessError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("game", FIELDS)
@settings(deadline=None, max_examples=80, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_position_with_mistakes_is_refused_in_one_line_or_can_be_played(game: str, data: st.DataObject) -> None:
    sound = data.draw(SOUND[game])
    wrong = data.draw(st.dictionaries(st.sampled_from(FIELDS[game]), ANYTHING, min_size=1, max_size=3))
    left_out = data.draw(st.sets(st.sampled_from(FIELDS[game])))
    position = {name: value for name, value in sound.fields.items() if name not in left_out} | wrong

    said = refusal(game, position, sound)
    assert len(said.splitlines()) <= 1
    assert len(said) < 400


IMPOSSIBLE: dict[str, tuple[str, dict[str, Any], str]] = {
    "no hands": ("frantic", {"hands": []}, "frantic is for 2 to 8 seats, not 0"),
    "no end of seats": ("frantic", {"seats": 10**12}, "frantic is for 2 to 8 seats, not 1000000000000"),
    "no card": ("frantic", {"hands": ["red-1", ["no", {}]]}, "no card 'no'"),
    "push": (
        "frantic-board",
        {"seats": 2, "board": "42:^"},
        "a Push on space 42 cannot point north: that is off the board",
    ),
    "die": (
        "frantic-board",
        {"seats": 2, "dice": [7], "stage": "move"},
        "dice cannot have 7 there: what is rolled then",
    ),
    "square": ("frantic-board", {"seats": 2, "board": "²:stop"}, "'²:stop' is no card on a space: write 17:stop"),
    "tile": ("malta", {"seats": 2, "board": "c3:+9"}, "no card '+9'"),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
@pytest.mark.parametrize("command", ["replay", "verify", "analyse", "play {game} --resume"])
def test_a_record_that_begins_in_an_impossible_position_is_refused_in_one_line(
    command: str, how: str, tmp_path: Path
) -> None:
    game, position, reason = IMPOSSIBLE[how]
    proof = Proof.of(Secret("ab" * 32, "cd" * 16), ["", ""])
    record = Record(game, GAMES[game].rules_version, 2, proof.mixed, position=position, proof=proof.as_json())
    path = tmp_path / "record.json"
    record.save(path)
    done = CliRunner().invoke(
        app, [*command.format(game=game).split(), str(path)], env={"XDG_STATE_HOME": str(tmp_path)}
    )

    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ruthless: {reason}")
    assert done.stderr.count("\n") == 1
