"""Analyses over HTTP: one is begun by a POST, and asked for until it is there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.record import Record
from ruthless.server.analyses import Analyses, Job
from ruthless.server.http.answers import BAD, SENT, Address, StrictRoute, TheHub, TheTurns, refuse
from ruthless.server.http.records import RecordId, SentRecord, TheLibrary, bad_record, checked, read_record
from ruthless.server.refusals import Refused

router = APIRouter(route_class=StrictRoute)

AnalysisId = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$", description="The id of an analysis.")]


class TurnFound(BaseModel):
    """How things stood after a turn; the first one stands for the beginning."""

    number: int
    answers: int
    moment: int
    round: int
    seat: int | None
    chances: list[float]
    errors: list[float]
    tries: int


class TurningPointFound(BaseModel):
    """A turn that changed the chances by more than the errors of the estimates explain."""

    turn: int
    seat: int | None
    winner: int
    gain: float
    loser: int
    loss: float
    error: float
    facts: list[dict[str, Any]]


class Findings(BaseModel):
    """The chances of winning after every turn, and the turns that decided the match."""

    game: str
    seats: int
    players: list[str]
    open: bool
    bots: str
    tries: int
    seed: str
    over: bool
    turns: list[TurnFound]
    turning_points: list[TurningPointFound]


class AnalysisState(BaseModel):
    """An analysis, as far as it is."""

    id: str
    progress: float
    analysis: Findings | None


def _analyses(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


TheAnalyses = Annotated[Analyses, Depends(_analyses)]


def _state(job: Job) -> AnalysisState:
    found = None if job.result is None else Findings(**job.result)
    return AnalysisState(id=job.id, progress=job.progress, analysis=found)


@contextmanager
def _or_refused() -> Iterator[None]:
    try:
        yield
    except RuthlessError as error:
        raise bad_record(error) from error
    except Refused as refused:
        raise refuse(429, refused) from refused


@router.post("/records/{record}/analysis", responses=BAD)
async def analyse_match(
    record: RecordId, hub: TheHub, library: TheLibrary, analyses: TheAnalyses, turns: TheTurns, address: Address
) -> AnalysisState:
    """Begin the analysis of a match that is over."""

    async def whole() -> Record:
        match = await library.match(hub, record, address)
        await checked(match.record, library, turns, address)
        return match.record

    with _or_refused():
        return _state(analyses.begin(await library.as_it_is_now(whole), address, record))


@router.post("/analyses", responses=SENT)
async def analyse_file(
    sent: SentRecord, library: TheLibrary, analyses: TheAnalyses, turns: TheTurns, address: Address
) -> AnalysisState:
    """Begin the analysis of somebody's own record. Nothing of it is written down."""
    record = read_record(sent)
    with _or_refused():
        await checked(record, library, turns, address)
        return _state(analyses.begin(record, address))


@router.get("/analyses/{analysis}", responses=BAD)
async def analysis(analysis: AnalysisId, analyses: TheAnalyses) -> AnalysisState:
    """An analysis that was begun, as far as it is."""
    try:
        return _state(analyses.job(analysis))
    except Refused as refused:
        raise refuse(404, refused) from refused
