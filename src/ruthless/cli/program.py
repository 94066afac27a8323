"""How the command line fails: one clear line, never a traceback. Exit code 2; an error may say another."""

from __future__ import annotations

import errno
import os
import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from ruthless.kernel.errors import RuthlessError

FAILURE = 2
_NOWHERE = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What is said where a disk is full or a terminal is gone."""


class Program(TyperGroup):
    """The group of all commands."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run a command and end the process with its exit code."""
        settings["standalone_mode"] = False
        try:
            code = super().main(*args, **settings)
        except RuthlessError as error:
            fail(str(error), getattr(error, "exit_code", FAILURE))
        except OSError as error:
            if error.errno not in _NOWHERE:
                raise
            _write_no_more()
            fail(f"what this prints cannot be written: {error.strerror}")
        except Exception as error:
            # Typer's usage errors have no base class of its public interface, but all of them can say what is wrong.
            if not hasattr(error, "format_message"):
                raise
            fail(f"{error.format_message().removesuffix('.')}{_where_help_is(error)}")
        sys.exit(code if isinstance(code, int) else 0)


def _where_help_is(error: Exception) -> str:
    """What command says more, where a mistake is about one."""
    context = getattr(error, "ctx", None)
    return "" if context is None else f"; `{context.command_path} --help` says more"


def _write_no_more() -> None:
    """What is left in the buffer goes nowhere, or Python would fail with it once more at its end."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.close(nothing)


def fail(reason: str, code: int = FAILURE) -> NoReturn:
    """Say in one line what is wrong, and end."""
    typer.echo(f"ruthless: {' '.join(reason.split())}", err=True)
    sys.exit(code)
