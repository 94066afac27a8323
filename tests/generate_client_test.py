"""What the client knows of the games is what they declare now."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import patch

import pytest

import generate_client
from ruthless.kernel.game import GAMES


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with a folder for every game, and nothing in it."""
    (tmp_path / "lib").mkdir()
    for game in GAMES.values():
        (tmp_path / "games" / generate_client.folder(game)).mkdir(parents=True)
    return tmp_path


def test_what_is_written_is_fresh_and_not_written_again(client: Path) -> None:
    assert list(generate_client.stale(client))
    generate_client.write(client)
    assert not list(generate_client.stale(client))
    before = {path: path.stat().st_mtime_ns for path in client.rglob("*.ts")}
    generate_client.write(client)
    assert before == {path: path.stat().st_mtime_ns for path in client.rglob("*.ts")}


def test_a_declaration_that_changes_makes_it_stale(client: Path) -> None:
    generate_client.write(client)
    malta = GAMES["malta"]
    with patch.object(malta, "facts", {**malta.facts, "names": ""}):
        assert [path.name for path in generate_client.stale(client)] == ["declared.generated.ts"]
    with patch.object(malta, "most", 7):
        assert [path.name for path in generate_client.stale(client)] == ["games.generated.ts"]


def test_what_is_left_of_a_game_that_is_no_more_is_stale(client: Path) -> None:
    generate_client.write(client)
    left = client / "games" / "gone.generated.ts"
    left.touch()
    assert list(generate_client.stale(client)) == [left]
    generate_client.write(client)
    assert not left.exists()


def test_a_view_has_the_types_of_its_fields(client: Path) -> None:
    generate_client.write(client)
    text = (client / "games" / "malta" / "declared.generated.ts").read_text("utf-8")
    for line in ("order: Seat[];", "known: string[][];", "blind: boolean[];", "owed: number;"):
        assert f"  {line}\n" in text


def test_the_positions_that_pages_show_are_played_by_the_rules(client: Path) -> None:
    wanted = {
        "attack": {
            "position": {"hands": ["counterattack", "gift:red red-1 red-2", "red-3"], "pile": "red-9", "turn": 1},
            "answers": ["gift:red", "-> 0"],
        },
        "rules": {"7.1": "attack"},
    }
    (client / "games" / "frantic" / "pictured.json").write_text(json.dumps(wanted), "utf-8")
    generate_client.write(client)
    text = (client / "games" / "frantic" / "pictured.generated.ts").read_text("utf-8")
    assert '"question": {"id": "counter", "seat": 1, "card": "gift:red"}' in text
    assert 'rules: {"7.1": "attack"}' in text
    assert not list(generate_client.stale(client))
