"""Makes `older_data.sql`: a database as servers before this one have left it, with matches running.

Run by the code that is to be upgraded from, in a worktree of its commit: `python older_data.py FILE.sql`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from ruthless.kernel.luck import Luck
from ruthless.server import handlers
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Answer, Say
from ruthless.server.hub import Hub
from ruthless.server.store import Store

SETTINGS = {"name": "Attic", "open": True, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}
TABLES = {"frantic": 30, "frantic-board": 30, "malta": 30, "lobby": 0, "over": 4000}
"""By secret: how many answers are given there at most."""
LIMITS = {"over": 1}


def game_of(secret: str) -> str:
    """What is played at a table."""
    return secret if secret not in ("lobby", "over") else "frantic"


def secret_of(secret: str, person: int) -> str:
    """What somebody's token is derived from."""
    return f"{secret} {person}"


async def fill(hub: Hub, secret: str) -> None:
    """A table with two people, something said, and some answers."""
    options = {"limit": LIMITS[secret]} if secret in LIMITS else {}
    live = await hub.create_by(
        lambda code: handlers.created(code, game_of(secret), options, dict(SETTINGS)), "somebody", secret
    )
    for person, name in enumerate(("Ada", "Zoë")):
        await hub.sit_down(live, name, secret_of(secret, person))
    await hub.command(live, 0, Say(do="say", key="key-say-1", text="Hello there"))
    if not TABLES[secret]:
        return
    await hub.write(live, handlers.start)
    luck = Luck.from_seed(secret)
    for number in range(TABLES[secret]):
        live_match = live.room.live_match
        assert live_match is not None
        if live.room.phase == "over":
            break
        decision = live_match.match.pending[0]
        ask = live_match.ask(decision.seat)
        assert ask is not None
        answer = str(luck.choice(decision.options))
        key = f"key-answer-{number:04}"
        await hub.command(live, decision.seat, Answer(do="answer", key=key, ask=ask, answer=answer))


async def main(target: Path) -> None:
    """Write the database as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        hub = Hub(Store(f"sqlite:///{file}", "old"), pace=AT_ONCE)
        await hub.open()
        for secret in TABLES:
            await fill(hub, secret)
        await hub.close()
        with sqlite3.connect(file) as line:
            target.write_text("".join(f"{statement}\n" for statement in line.iterdump()), encoding="utf-8")
        line.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
