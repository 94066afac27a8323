"""`ruthless serve` as a process: what it says, when, and how it fails."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pexpect
import pytest
import typer

from ruthless.cli.announcing import qr_code
from ruthless.cli.health import trouble
from ruthless.cli.serve import serve

RUTHLESS = [sys.executable, "-m", "ruthless"]


def failed(*arguments: str, **environment: str) -> str:
    """The one line with which the server does not start."""
    done = subprocess.run(
        [*RUTHLESS, "serve", "--no-open", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 2
    assert done.stdout == "", "nothing is anywhere"
    (line,) = done.stderr.splitlines()
    return line.removeprefix("ruthless: ")


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1000)
    assert failed("--database", "mysql://me@host/db").startswith("no databases of the kind 'mysql'")
    assert failed("--database", f"sqlite:///{tmp_path}/missing/t.sqlite").startswith("there is no folder")
    assert failed("--database", f"sqlite:///{tmp_path}/letter.txt").endswith("file is not a database")
    assert "'loud' is not one of" in failed("--log-level", "loud")
    assert failed(XDG_DATA_HOME=str(tmp_path / "letter.txt")).startswith("cannot make the folder")


def test_flags_can_be_given_as_variables(tmp_path: Path) -> None:
    assert failed(RUTHLESS_DATABASE="mysql://me@host/db").startswith("no databases of the kind 'mysql'")
    for name, parameter in inspect.signature(serve, eval_str=True).parameters.items():
        (option,) = (one for one in get_args(parameter.annotation) if isinstance(one, typer.models.OptionInfo))
        assert option.hidden or option.envvar == f"RUTHLESS_{name.removesuffix('_page').upper()}", name


@pytest.mark.parametrize("seen", [True, False], ids=["at a terminal", "in a log"])
def test_where_it_is_is_said_when_it_is_there(tmp_path: Path, seen: bool) -> None:
    script = "import ruthless.server.addresses as a; a.in_network = lambda: '127.0.0.1'; from ruthless.cli import main; main()"
    arguments = ["-c", script, "serve", "--no-open", "--host", "0.0.0.0", "--port", "0"]
    arguments += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    if not seen:
        arguments = ["-c", f'{sys.executable} "$@" | cat', "sh", *arguments]
    server = pexpect.spawn(sys.executable if seen else "sh", arguments, encoding="utf-8", timeout=60)
    try:
        server.expect(r"Ruthless is at (http://localhost:\d+)/")
        page = server.match.group(1)
        assert trouble(page) == "", "it is there when it says so"
        server.expect(r"Others find it at (http://127.0.0.1:\d+)/\r\n")
        assert server.match.group(1).rpartition(":")[2] == page.rpartition(":")[2]
        if seen:
            server.expect("█")
    finally:
        server.sendintr()
        rest = server.read()
        server.close()
    assert seen or "█" not in rest, "a log is no place for pictures"
    assert "Traceback" not in rest


def test_a_qr_code_is_drawn_with_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = qr_code("http://192.168.1.7:8000/")
    assert set(drawn) <= set(" \n▀▄█")
    assert len(drawn.splitlines()) == 15
