"""Analyses: made once, one at a time for each address, and given up when nobody asks for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.server import analyses
from ruthless.server.analyses import Analyses, Job, affordable, analysed
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.limits import NONE
from ruthless.server.refusals import Refused
from ruthless.server.replays import Replay
from ruthless.server.worker_pool import JobFailed

ENDLESS = 10**9


def played(game: str = "malta", seed: str = "played", answers: int = ENDLESS) -> Record:
    """A record of chance."""
    match, luck = (
        Match.new(game, 2, seed, {"limit": 1} if game == "frantic" else {}, ask_forced=True),
        Luck.from_seed(1),
    )
    while not match.over and len(match.record().answers) < answers:
        decision = luck.choice(match.pending)
        match.answer(luck.choice(decision.options), decision.seat)
    return match.record()


class Stand:
    """Workers that wait until they are told how it went."""

    def __init__(self) -> None:
        self.told: list[Callable[[float], None]] = []
        self.ends: list[asyncio.Future[Any]] = []

    async def run(self, job: object, *given: object, patience: float, progress: Callable[[float], None]) -> Any:
        """A job that ends when the test wants it to."""
        self.told.append(progress)
        self.ends.append(asyncio.get_running_loop().create_future())
        return await self.ends[-1]

    async def close(self) -> None:
        """Nothing to close."""


@pytest.fixture
async def stand(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Analyses, Stand]]:
    """All analyses, made by nobody."""
    stand = Stand()
    monkeypatch.setattr(analyses, "WorkerPool", lambda count, niceness: stand)
    made = Analyses()
    yield made, stand
    await made.close()


async def turn_over() -> None:
    """Let others do what they can."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_an_analysis_is_made_once_for_everybody(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    job = made.begin(played(), "ann")
    await turn_over()
    workers.told[0](0.25)
    assert made.begin(played(), "bob") is job
    assert made.job(job.id).progress == 0.25
    workers.ends[0].set_result({"turns": []})
    await turn_over()
    assert (made.job(job.id).result, job.progress) == ({"turns": []}, 1.0)
    assert made.begin(played(), "ann").result == {"turns": []}
    assert len(workers.told) == 1


@pytest.mark.anyio
async def test_each_address_has_one_at_a_time_and_all_together_some(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    made.begin(played(), "ann")
    with pytest.raises(Refused, match="server-too-fast"):
        made.begin(played(seed="another"), "ann")
    for number in range(analyses.WAITING - 1):
        made.begin(played(seed=str(number)), f"address {number}")
    with pytest.raises(Refused, match="server-busy"):
        made.begin(played(seed="one too many"), "bob")
    await turn_over()
    workers.ends[0].set_result({})
    await turn_over()
    made.begin(played(seed="another"), "ann")


@pytest.mark.anyio
async def test_what_failed_is_said_and_can_be_tried_again(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    job = made.begin(played(), "ann")
    await turn_over()
    workers.ends[0].set_exception(JobFailed("no"))
    await turn_over()
    with pytest.raises(Refused, match="server-no-analysis"):
        made.job(job.id)
    assert made.begin(played(), "ann") is not job


@pytest.mark.anyio
async def test_whatever_goes_wrong_blocks_nobody(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    for number in range(2 * analyses.WAITING):
        job = made.begin(played(seed=str(number), answers=3), "ann")
        await turn_over()
        workers.ends[-1].set_exception(ValueError("nobody has thought of that"))
        await turn_over()
        assert not job.running
        with pytest.raises(Refused, match="server-no-analysis"):
            made.job(job.id)


@pytest.mark.anyio
async def test_an_analysis_for_which_there_is_no_process_has_failed_and_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = Analyses()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    job = made.begin(played(answers=3), "ann")
    assert job.task is not None
    await job.task
    with pytest.raises(Refused, match="server-no-analysis"):
        made.job(job.id)
    assert made.begin(played(answers=3), "ann").running
    await made.close()


@pytest.mark.anyio
async def test_what_nobody_asks_for_any_more_is_given_up(
    stand: tuple[Analyses, Stand], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, workers = stand
    job = made.begin(played(), "ann")
    await turn_over()
    workers.told[0](0.5)
    await turn_over()
    assert made.job(job.id) is job
    monkeypatch.setattr(analyses, "FORGOTTEN", -1.0)
    workers.told[0](0.6)
    await turn_over()
    with pytest.raises(Refused, match="server-no-such-analysis"):
        made.job(job.id)


@pytest.mark.anyio
async def test_what_is_begun_anew_while_it_is_given_up_is_made(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    made.begin(played(), "ann", "a record")
    await turn_over()
    made.forget(["a record"])
    again = made.begin(played(), "ann", "a record")
    await turn_over()
    assert made.job(again.id) is again
    workers.ends[-1].set_result({"turns": []})
    await turn_over()
    assert made.job(again.id).result == {"turns": []}


@pytest.mark.anyio
async def test_only_so_many_are_kept(stand: tuple[Analyses, Stand]) -> None:
    made, workers = stand
    jobs: list[Job] = []
    for number in range(analyses.KEPT + 3):
        jobs.append(made.begin(played(seed=str(number), answers=3), "ann"))
        await turn_over()
        workers.ends[-1].set_result({})
        await turn_over()
    assert len(made._jobs) <= analyses.KEPT + 1
    with pytest.raises(Refused):
        made.job(jobs[0].id)
    assert made.job(jobs[-1].id).result == {}


# What it costs, what it says


@pytest.mark.parametrize("game", list(GAMES))
def test_an_analysis_becomes_rough_rather_than_late(game: str) -> None:
    record = played(game)
    bots, tries = affordable(record, analyses.BUDGET)
    assert bots in analyses.COSTS
    assert analyses.FEWEST <= tries <= analyses.MOST
    assert affordable(record, 1e9) == ("sensible", analyses.MOST)
    assert affordable(record, 1e-9) == ("uniform", analyses.FEWEST)


def test_the_moments_of_an_analysis_are_those_of_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "affordable", lambda record, seconds: ("uniform", 2))
    record = played()
    heard: list[float] = []
    found = analysed(record, 1.0, heard.append)
    shown = Replay(record).moments(None, open_cards=False)
    assert [turn["moment"] for turn in found["turns"]] == [*shown["turns"], shown["count"] - 1]
    assert all(abs(sum(turn["chances"]) - 1) < 0.001 for turn in found["turns"])
    assert found["open"]
    assert heard[-1] == 1.0


# Over HTTP


class Here:
    """Workers that are not elsewhere."""

    async def run(self, job: Any, *given: object, patience: float, progress: Callable[[float], None]) -> Any:
        """The result."""
        return job(*given, progress)

    async def close(self) -> None:
        """Nothing to close."""


def test_an_analysis_is_begun_and_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "affordable", lambda record, seconds: ("uniform", 2))
    monkeypatch.setattr(analyses, "WorkerPool", lambda count, niceness: Here())
    record = played(answers=12)
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)) as client:
        state = client.post("/api/analyses", json={"record": record.as_json()}).json()
        while state["analysis"] is None:
            state = client.get(f"/api/analyses/{state['id']}").json()
        assert state["progress"] == 1.0
        assert state["analysis"]["turns"][0]["moment"] == 0
        changed = {**record.as_json(), "seed": "other"}
        refused = client.post("/api/analyses", json={"record": changed})
        assert (refused.status_code, refused.json()["detail"]["id"]) == (422, "server-bad-record")
        missing = client.get(f"/api/analyses/{'0' * 64}")
        assert (missing.status_code, missing.json()["detail"]["id"]) == (404, "server-no-such-analysis")
        missing = client.post(f"/api/records/{'x' * 16}/analysis")
        assert (missing.status_code, missing.json()["detail"]["id"]) == (404, "server-no-such-record")
