"""Settings: what cannot be is refused at once, and whoever listens hears of progress."""

from __future__ import annotations

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.settings import Settings


@pytest.mark.parametrize(
    ("processes", "engine", "words"),
    [(-1, "processes", "at least one process, not -1"), (1, "steam", "no engine 'steam': there are processes, ray")],
)
def test_what_cannot_be_is_named(processes: int, engine: str, words: str) -> None:
    with pytest.raises(RuthlessError, match=words):
        Settings(processes, engine)


def test_progress_is_told_to_whoever_listens() -> None:
    heard: list[int] = []
    Settings(progress=heard.append).tell(3)
    Settings().tell(4)
    assert heard == [3]
