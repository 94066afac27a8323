"""What docs/lab.md tells people to type works, in short form."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ruthless.cli import app

DOC = Path(__file__).parent.parent / "docs" / "lab.md"
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    for line in block.splitlines()
    if "--engine ray" not in line  # takes long to start; the tests of the lab run Ray once
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_lab_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(command)
    assert program == "ruthless"
    arguments[arguments.index("--games") + 1] = "3"
    arguments += ["--processes", "1"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    if "--out" in arguments:
        assert Path(arguments[arguments.index("--out") + 1]).stat().st_size > 100


def test_the_python_of_the_lab_works(capsys: pytest.CaptureFixture[str]) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    short = re.sub(r"games=\d+", "games=3", source)
    assert short != source
    exec(compile(short, DOC.name, "exec"), {})  # noqa: S102 - it is our own documentation
    assert "sensible" in capsys.readouterr().out
