"""How the command line fails: one clear line, exit code 2, never a traceback."""

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
            fail(str(error))
        except Exception as error:
            # Typer's usage errors have no base class of its public interface, but all of them can say what is wrong.
            if not hasattr(error, "format_message"):
                raise
            fail(error.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def fail(reason: str) -> NoReturn:
    """Say in one line what is wrong, and end."""
    typer.echo(f"ruthless: {' '.join(reason.split())}", err=True)
    sys.exit(FAILURE)
