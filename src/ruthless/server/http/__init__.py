"""HTTP: tables, seats, games, rules, records and analyses. Play itself goes over the socket."""

from __future__ import annotations

from fastapi import APIRouter

from ruthless.server.http import about, analyses, games, lessons, records, tables
from ruthless.server.http.answers import TOO_FAST

router = APIRouter(prefix="/api", responses=TOO_FAST)
for part in (about, games, tables, lessons, records, analyses):
    router.include_router(part.router)
