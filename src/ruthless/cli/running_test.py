"""Long runs on the command line: what they say while they run, and what after an interrupt."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruthless.cli.running import long_run
from ruthless.lab.settings import Settings


def test_without_a_journal_an_interrupt_says_that_there_could_be_one(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> None:
        with long_run("frantic", 10, Settings()) as settings:
            settings.tell(1)
            settings.tell(2)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert capsys.readouterr().err == (
        "ruthless: interrupted after 3 of 10 matches; with --journal FILE a run can be taken up again\n"
    )


def test_an_interrupt_from_the_terminal_leaves_a_whole_journal_and_says_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    command = [sys.executable, "-c", "from ruthless.cli import main; main()", "simulate", "frantic"]
    process = subprocess.Popen(
        [*command, "--games", "100000", "--processes", "2", "--journal", journal],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell has its jobs in the background ignore interrupts, and that is passed on to all they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not journal.exists() or journal.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        time.sleep(0.05)
    # As a terminal does: everybody who belongs to the command hears it.
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130, said
    (line,) = said.splitlines()
    kept = [json.loads(line)["matches"] for line in journal.read_text().splitlines()[1:]]
    told, of = re.findall(r"\d+", line.partition(";")[0])
    assert 0 < int(told) <= sum(stop - start for start, stop in kept)
    assert int(of) == 100000
    assert line.endswith("the same command again goes on from there")
