"""An acknowledged move is never lost, whenever the server is killed; nor is anything else that was acknowledged."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruthless.server import passing
from tests.durability import survive

pytestmark = [pytest.mark.long, pytest.mark.anyio]


@pytest.mark.parametrize(("workers", "victim"), [(1, "server"), (2, "any")])
async def test_kill_9_loses_nothing(workers: int, victim: str, tmp_path: Path) -> None:
    if workers > 1 and not passing.possible():
        pytest.skip("connections cannot change hands on this system")
    outcome = await survive(5, 7, f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=workers, victim=victim)

    assert outcome.answers > 50
    assert outcome.views > 100
    assert outcome.kept > 5
    assert outcome.letters > 0
    assert outcome.seen > 0, "the last one was killed while a round was over, and was waited for"
