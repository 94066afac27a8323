"""An acknowledged move is never lost, whenever the server is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.durability import survive

pytestmark = pytest.mark.long


@pytest.mark.anyio
@pytest.mark.parametrize(("workers", "victim"), [(1, "server"), (2, "any")])
async def test_kill_9_loses_nothing(workers: int, victim: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    outcome = await survive(5, seed=7, database=database, workers=workers, victim=victim)

    assert outcome.answers > 50
    assert outcome.views > 100
