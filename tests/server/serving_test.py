"""`ruthless serve` as a process: what it says, when, and how it fails."""

from __future__ import annotations

import inspect
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pexpect
import pytest
import typer
from typer.testing import CliRunner

from ruthless.cli import app
from ruthless.cli.announcing import qr_code
from ruthless.cli.health import trouble
from ruthless.cli.serve import serve
from ruthless.server import app as the_app
from tests.image import ROOT
from tests.server.kit import SERVE, Node

RUTHLESS = [sys.executable, "-m", "ruthless"]


def failed(*arguments: str, code: int = 2, **environment: str) -> str:
    """The one line with which the server does not start."""
    done = subprocess.run(
        [*RUTHLESS, "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == code
    assert done.stdout == "", "nothing is anywhere"
    (line,) = done.stderr.splitlines()
    return line.removeprefix("ruthless: ")


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1000)
    assert failed("--database", "mysql://me@host/db").startswith("no databases of the kind 'mysql'")
    assert failed("--database", f"sqlite:///{tmp_path}/missing/t.sqlite").startswith("there is no folder")
    assert failed("--database", f"sqlite:///{tmp_path}/letter.txt", code=1).startswith("the database is damaged")
    assert failed("--database", "postgresql://me:secret@127.0.0.1:1/db", code=1) == "the database does not answer"
    assert "'loud' is not one of" in failed("--log-level", "loud")
    assert "'http://ntfy.lan' is no host: ntfy.lan," in failed("--call-to", "http://ntfy.lan")
    assert "'a:0' is no host" in failed(RUTHLESS_CALL_TO="ntfy.lan:80 a:0")
    assert failed(XDG_DATA_HOME=str(tmp_path / "letter.txt")).startswith("cannot make the folder")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_make_play_takes_a_port_and_finds_one_if_it_gets_none() -> None:
    for given, ends in (("PORT=8123", "/ruthless serve --port 8123"), ("PORT=", "/ruthless serve")):
        said = subprocess.run(
            ["make", "--no-print-directory", "--dry-run", "play", given],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
            cwd=ROOT,
        )
        assert said.stdout.splitlines()[-1].endswith(ends)


def test_flags_can_be_given_as_variables(tmp_path: Path) -> None:
    assert failed(RUTHLESS_DATABASE="mysql://me@host/db").startswith("no databases of the kind 'mysql'")
    for name, parameter in inspect.signature(serve, eval_str=True).parameters.items():
        (option,) = (one for one in get_args(parameter.annotation) if isinstance(one, typer.models.OptionInfo))
        assert option.hidden or name == "check" or option.envvar == f"RUTHLESS_{name.removesuffix('_page').upper()}", (
            name
        )


def test_settings_can_be_checked_without_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(the_app, "client_folder", lambda: tmp_path)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fine = CliRunner().invoke(app, ["serve", "--check", "--port", "0", "--database", database])
    assert (fine.exit_code, fine.stdout) == (0, "everything is as it should be\n")
    assert not (tmp_path / "tables.sqlite").exists()
    exceptions = ["--call-to", "ntfy.lan", "--call-to", "[fd00::1]:80"]
    assert (
        CliRunner().invoke(app, ["serve", "--check", "--port", "0", "--database", database, *exceptions]).exit_code == 0
    )
    assert CliRunner().invoke(app, ["serve", "--check", "--call-to", "*"]).exit_code == 2
    monkeypatch.setattr(the_app, "client_folder", lambda: tmp_path / "missing")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = str(other.getsockname()[1])
        wrong = CliRunner().invoke(app, ["serve", "--check", "--port", port, "--database", "mysql://me@host/db"])
    assert wrong.exit_code == 2
    database_line, port_line, page_line = wrong.stderr.splitlines()
    assert database_line.startswith("ruthless: no databases of the kind 'mysql'")
    assert port_line.startswith(f"ruthless: cannot listen on 127.0.0.1:{port}")
    assert page_line.startswith("ruthless: the page has not been built")


def test_the_health_of_a_server_can_be_asked_for(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        gone = CliRunner(env={"RUTHLESS_PORT": str(nobody.getsockname()[1])}).invoke(app, ["health"])
    assert gone.exit_code == 1
    assert gone.stderr.startswith("ruthless: no server answers at http://127.0.0.1:")
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.2", 0))
        port = str(somebody.getsockname()[1])
        there = CliRunner(env={"RUTHLESS_HOST": "127.0.0.2", "RUTHLESS_PORT": port}).invoke(app, ["health"])
    assert there.stderr.startswith(f"ruthless: no server answers at http://127.0.0.2:{port}: ")
    bad = CliRunner().invoke(app, ["health", "--url", "nonsense"])
    assert (bad.exit_code, bad.stderr) == (2, "ruthless: 'nonsense' is no address like http://127.0.0.1:8000\n")
    node = Node(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        well = CliRunner().invoke(app, ["health", "--url", f"http://{node.address}/"])
        assert (well.exit_code, well.output) == (0, "")
    finally:
        node.kill()


class Elsewhere(Node):
    """A server on a system like Windows, without what only others have, and with one process."""

    def program(self) -> list[str]:
        lacking = "import sys; sys.modules.update(dict.fromkeys(('resource', 'fcntl', 'pwd', 'grp', 'termios')))"
        return [
            sys.executable,
            "-c",
            f"{lacking}; from ruthless.server import passing; passing.possible = bool; {SERVE}",
        ]


def test_it_serves_where_there_is_only_what_every_system_has(tmp_path: Path) -> None:
    node = Elsewhere(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--workers", "2")
    try:
        assert node.seats(2, game="malta")
        assert node.workers() == []
    finally:
        node.kill()


@pytest.mark.parametrize("seen", [True, False], ids=["at a terminal", "in a log"])
def test_where_it_is_is_said_when_it_is_there(tmp_path: Path, seen: bool) -> None:
    script = "import ruthless.server.addresses as a; a.in_network = lambda: '127.0.0.1'; from ruthless.cli import main; main()"
    arguments = ["-c", script, "serve", "--no-browser", "--host", "0.0.0.0", "--port", "0"]
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
