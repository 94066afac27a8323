"""`ruthless replay`: watch a saved match again."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ruthless.cli.display import Family, Language, language_for
from ruthless.kernel.beginning import rules_of
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.record import Record
from ruthless.terminal.playback import Playback

_TURN = re.compile(r"t(?:urn)? *(\d+)")
"""A turn somebody wants to see."""


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as kept by `ruthless play`.")],
    seat: Annotated[int | None, typer.Option(help="Watch as this seat saw it; as a bystander if left out.")] = None,
    open_cards: Annotated[bool, typer.Option("--open", help="Show all hands.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole match at once and ask nothing.")] = False,
    lang: Language = None,
    family: Family = False,
) -> None:
    """Watch a match again, step by step or all at once.

    While watching: Enter goes on, t goes on to the next turn, t 12 jumps to turn 12 as `ruthless analyse` and the page
    count them, b goes back, a number jumps to that answer, q ends.
    """
    record = Record.load(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise RuthlessError(f"no seat {seat}: seats are 0 to {record.seats - 1}")
    console = Console(highlight=False)
    language = language_for(lang, rules_of(record).name)
    playback = Playback(record, console, seat, language=language, family=family, open_cards=open_cards)
    playback.begin()
    if everything:
        while playback.at < playback.last:
            playback.forward_a_turn()
            if open_cards or seat is not None or playback.match.over:
                playback.show()
        return
    playback.show_keys()
    while _stepped(playback, console):
        playback.show()


def _stepped(playback: Playback, console: Console) -> bool:
    """Ask where to go, and go there; False at the end."""
    while True:
        try:
            typed = input(f"{playback.place()}> ").strip().casefold()
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            console.print()
            return False
        if not sys.stdin.isatty():
            console.print()
        if typed in ("q", "quit"):
            return False
        if typed in ("b", "back"):
            playback.back()
        elif typed.isdecimal():
            playback.go_to(int(typed))
        elif turn := _TURN.fullmatch(typed):
            playback.go_to_turn(int(turn[1]))
        elif typed in ("", "n", "next", "t", "turn") and playback.at == playback.last:
            return False
        elif typed in ("t", "turn"):
            playback.forward_a_turn()
        elif typed in ("", "n", "next"):
            playback.forward()
        else:
            playback.show_keys()
            continue
        return True
