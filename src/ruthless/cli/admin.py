"""`ruthless admin`: what the host of a server sees and orders, through the database; nodes follow within seconds."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Annotated, Any

import typer

from ruthless.cli.display import counted
from ruthless.cli.hosting import Database, chosen

admin = typer.Typer(
    help="See and manage the tables of a server you host. "
    "Works through the database, wherever that can be reached from; servers follow within seconds.",
    invoke_without_command=True,
    rich_markup_mode=None,
)


@admin.callback()
def _admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


MINUTE = 60_000
DAY = 24 * 60 * MINUTE
YEAR = 365 * 24 * 60
"""Minutes. More of anything than that, whatever it counts, is a slip of the finger."""
LOOK = 1.0
"""Seconds between two looks at what the nodes report."""


def _now() -> int:
    return time.time_ns() // 1_000_000


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


@admin.command()
def tables(
    database: Database = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="How many.")] = 50,
    playing: Annotated[bool, typer.Option("--playing", help="Only those where a match is running.")] = False,
) -> None:
    """The tables at which something happened last, the latest first."""
    where = chosen(database)
    from ruthless.server import admin as orders

    with orders.connected(where, reading=True) as connection:
        found = orders.tables(connection, most, "playing" if playing else "")
    for one in found:
        who = ", ".join(one.people)
        typer.echo(
            f"{one.code}  {_when(one.touched)}  {one.phase:<8} {one.game:<14} {who}{'' if one.open else '  (not listed)'}"
        )
    if not found:
        typer.echo("there are no tables")


@admin.command()
def numbers(
    database: Database = "",
    watch: Annotated[bool, typer.Option("--watch", help="Show them again and again.")] = False,
    every: Annotated[float, typer.Option(min=0.5, max=3600, help="Seconds between two looks.")] = 5.0,
) -> None:
    """How many tables and matches there are, and what nodes are doing."""
    where = chosen(database)
    before: dict[str, tuple[int, int]] = {}
    while True:
        before = _show_numbers(where, before)
        if not watch:
            return
        time.sleep(every)
        typer.echo()


def _show_numbers(where: str, before: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Show the numbers; answers a second since what was shown before."""
    from ruthless.server import admin as orders

    now = _now()
    with orders.connected(where, reading=True) as connection:
        found = orders.numbers(connection, now)
    phases = ", ".join(f"{count} {phase}" for phase, count in found.tables.items())
    typer.echo(f"{counted(sum(found.tables.values()), 'table')} ({phases}), {counted(found.matches, 'match')}")
    seen: dict[str, tuple[int, int]] = {}
    for node, said in found.nodes.items():
        seen[node] = now, said["answers"]
        at, answers = before.get(node, (now, 0))
        rate = f", {(said['answers'] - answers) * 1000 / (now - at):.1f} answers a second" if now > at else ""
        state = ", draining" if said["draining"] else ""
        typer.echo(
            f"{node}  {said['version']}  {counted(said['tables'], 'table')} in memory, "
            f"{counted(said['connections'], 'connection')}{rate}{state}"
        )
    if not found.nodes:
        typer.echo("no server is running")
    return seen


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody is told; nothing takes the last announcement back.")] = "",
    database: Database = "",
    minutes: Annotated[int, typer.Option(min=1, max=YEAR, help="How long those who come later are told, too.")] = 60,
) -> None:
    """Say something to everybody who is connected."""
    where = chosen(database)
    from ruthless.server import admin as orders
    from ruthless.server import names

    words = " ".join(names.line(text).split())[:500]
    with orders.connected(where) as connection:
        if words:
            orders.announce(connection, words, _now(), _now() + minutes * MINUTE)
        else:
            orders.withdraw(connection, "announce")
    typer.echo("everybody is told within seconds" if words else "nothing is announced any more")


@admin.command()
def close(
    code: Annotated[str, typer.Argument(help="The code of the table.")],
    database: Database = "",
) -> None:
    """Close a table for good: everybody leaves it, nobody comes back. Matches that are over stay as replays."""
    where = chosen(database)
    from ruthless.server import admin as orders

    with orders.connected(where) as connection:
        closed = orders.close(connection, code, _now())
    typer.echo(f"{closed} is closed")


@admin.command()
def ban(
    address: Annotated[str, typer.Argument(help="203.0.113.7, 203.0.113.0/24, 2001:db8::/64")] = "",
    database: Database = "",
    hours: Annotated[int | None, typer.Option(min=1, max=YEAR, help="For how long; for ever if left out.")] = None,
) -> None:
    """Refuse an address, or all that begin alike. Without one, say who is banned."""
    where = chosen(database)
    from ruthless.server import admin as orders

    with orders.connected(where) as connection:
        if address:
            until = None if hours is None else _now() + hours * 60 * MINUTE
            typer.echo(f"{orders.ban(connection, address, _now(), until)} is refused within seconds")
            return
        found = orders.bans(connection)
    for name, until in found:
        typer.echo(f"{name}{'' if until is None else f'  until {_when(until)}'}")
    if not found:
        typer.echo("nobody is banned")


@admin.command()
def unban(address: Annotated[str, typer.Argument()], database: Database = "") -> None:
    """Let an address in again."""
    where = chosen(database)
    from ruthless.server import admin as orders

    with orders.connected(where) as connection:
        typer.echo(f"{orders.unban(connection, address)} may come back within seconds")


@admin.command()
def drain(
    database: Database = "",
    lift: Annotated[bool, typer.Option("--lift", help="Go on as before.")] = False,
    wait: Annotated[
        int, typer.Option(min=0, max=YEAR, help="Minutes to wait, too, until no match is running at which somebody is.")
    ] = 0,
) -> None:
    """Make ready for an upgrade. There are no new tables and matches, and everybody is told. Ends when the servers can be stopped.

    What is acknowledged is on disk, so a running match goes on when a server is there again. Servers that are started
    afterwards take new matches.
    """
    where = chosen(database)
    from ruthless.server import admin as orders
    from ruthless.server.orders import give

    with orders.connected(where) as connection:
        orders.withdraw(connection, "drain")
        if not lift:
            give(connection, "drain", _now(), _now() + DAY)
    if lift:
        typer.echo("servers take new tables and matches again within seconds")
        return
    patience = time.monotonic() + wait * 60
    while not drained(where, matches_too=time.monotonic() < patience):
        time.sleep(LOOK)
    with orders.connected(where, reading=True) as connection:
        found = orders.numbers(connection, _now())
    running = counted(found.tables.get("playing", 0), "table")
    typer.echo(f"all servers may be stopped; {running} with a match will go on afterwards")


def drained(where: str, *, matches_too: bool) -> bool:
    """Whether every server that is alive has heard of it; and, if that matters, whether nobody is in a match any more."""
    from ruthless.server import admin as orders

    with orders.connected(where, reading=True) as connection:
        found = orders.numbers(connection, _now())
    heard = all(said["draining"] for said in found.nodes.values())
    playing = any(said.get("playing") for said in found.nodes.values())  # an older version does not say
    return heard and not (matches_too and playing)


Days = Annotated[int | None, typer.Option(metavar="DAYS", min=1, max=YEAR)]


@admin.command()
def forget(
    matches_older_than: Days = None,
    chat_older_than: Days = None,
    player: Annotated[
        str,
        typer.Option(
            metavar="TABLE/NAME", help="A person, by table and name, or table and seat: KR7Q2M/Ada, KR7Q2M/0."
        ),
    ] = "",
    database: Database = "",
    really: Annotated[
        bool, typer.Option("--really", help="Do it; without this it is only said what would go.")
    ] = False,
) -> None:
    """Forget old matches, or a person. What goes are matches and what was said, once they are that old, with tables at
    which nothing else has happened.

    With --player a person is forgotten instead: name, key, ratings and what they have said, at every table of theirs.
    The matches stay, and their records can be verified as before.
    """
    where = chosen(database)
    from ruthless.server import admin as orders
    from ruthless.server import retention

    now = _now()
    if player:
        if matches_older_than or chat_older_than:
            raise orders.BadOrder("either a player or what is old, one after the other")
        _forget_somebody(where, player, now, really=really)
        return
    before: dict[str, Any] = {
        "matches_before": now - matches_older_than * DAY if matches_older_than else 0,
        "chat_before": now - chat_older_than * DAY if chat_older_than else 0,
    }
    with orders.connected(where, reading=True) as connection:
        old = retention.look_for(connection, **before)
    if really:
        orders.forget_old(where, old, now)
    typer.echo(
        f"{'forgotten' if really else 'would be forgotten (with --really)'}: {counted(old.matches, 'match')}, "
        f"{counted(len(old.tables), 'table')}, chat in {len(old.lines):,} entries"
    )


def _forget_somebody(where: str, player: str, now: int, *, really: bool) -> None:
    from ruthless.server import admin as orders

    with orders.connected(where) as connection:
        _, known = orders.somebody(connection, player)
        if really:
            orders.forget_somebody(connection, known, now)
    tables = len({code for code, _ in known.seats})
    who = f"a player with seats at {counted(tables, 'table')}" if known.player else "somebody with a seat at one table"
    lines = f"{counted(known.lines, 'line')} of chat"
    typer.echo(f"{'forgotten' if really else 'would be forgotten (with --really)'}: {who}, {lines}")


@admin.command()
def recount(database: Database = "") -> None:
    """Work out anew, from the log, what players see on their pages. That is totals, ratings and whom they hit."""
    where = chosen(database)
    from ruthless.server import admin as orders

    found = orders.recount(where)
    typer.echo(f"{counted(found, 'match')} {'is' if found == 1 else 'are'} counted")
