"""HTTP: tables, seats, games, rules, records, analyses and players. Play itself goes over the socket."""

from __future__ import annotations

from fastapi import APIRouter

from ruthless.server.http import about, analyses, games, lessons, me, records, tables
from ruthless.server.http.answers import TOO_FAST

router = APIRouter(prefix="/api", responses=TOO_FAST)
for part in (about, games, tables, lessons, records, analyses, me):
    router.include_router(part.router)
