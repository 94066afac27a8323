"""An acknowledged move is never lost, whenever the server is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.durability import survive


@pytest.mark.anyio
async def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    outcome = await survive(5, seed=7, folder=tmp_path)

    assert outcome.answers > 50
    assert outcome.views > 100
