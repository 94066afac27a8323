"""A game is named in its own folders, and hardly anywhere else."""

from __future__ import annotations

from tests.naming import naming

ALLOWED = {
    "src/ruthless/games/__init__.py": "lists our games",
    "src/ruthless/testing/strategies.py": "positions at random, a strategy for each of our games",
}


def test_no_file_outside_a_games_folders_names_it_but_for_these() -> None:
    assert set(naming()) == set(ALLOWED)
