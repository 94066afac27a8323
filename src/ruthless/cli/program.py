"""How the command line fails: one clear line, never a traceback. Exit code 2; an error may say another."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from ruthless.kernel.errors import RuthlessError

FAILURE = 2


class Program(TyperGroup):
    """The group of all commands."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run a command and end the process with its exit code."""
        settings["standalone_mode"] = False
        try:
            code = super().main(*args, **settings)
        except RuthlessError as error:
            fail(str(error), getattr(error, "exit_code", FAILURE))
        except Exception as error:
            # Typer's usage errors have no base class of its public interface, but all of them can say what is wrong.
            if not hasattr(error, "format_message"):
                raise
            fail(error.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def fail(reason: str, code: int = FAILURE) -> NoReturn:
    """Say in one line what is wrong, and end."""
    typer.echo(f"ruthless: {' '.join(reason.split())}", err=True)
    sys.exit(code)
