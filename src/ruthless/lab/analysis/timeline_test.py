"""The points of a record are those at which turns begin, counted as the server counts its moments."""

from __future__ import annotations

import pytest

from ruthless.bots.uniform import Uniform
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.lab.analysis.timeline import Timeline
from ruthless.lab.matches import play_out
from ruthless.server.replays import Replay

SHORT: dict[str, dict[str, object]] = {"frantic": {"limit": 1}, "frantic-board": {"limit": 1}, "malta": {}}


def played(game: str) -> Record:
    match = Match.new(game, 4, "course", SHORT[game])
    play_out(match, [Uniform(Luck.from_seed(seat)) for seat in range(4)])
    return match.record()


@pytest.mark.parametrize("game", GAMES)
def test_points_are_the_turns_of_the_replay_page_and_the_end(game: str) -> None:
    record = played(game)
    shown = Replay(record).moments(None, open_cards=False)
    timeline = Timeline(record)
    assert [point.moment for point in timeline.points] == [*shown["turns"], shown["count"] - 1]
    assert timeline.points[-1].answers == len(record.answers)
    assert timeline.unknown == list(range(len(shown["turns"])))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_happened_is_left_out(game: str) -> None:
    record = played(game)
    shown = Replay(record).moments(None, open_cards=False)
    told = [fact.as_json() for facts in Timeline(record).facts for fact in facts]
    assert told == [fact for moment in shown["moments"] for fact in moment["facts"]]
