"""Journals: what was kept is found again, and a file of anybody else is left alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.journal import Journal

HEAD = {"journal": 1, "seed": "seven", "bots": ("uniform", "sensible")}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two chunks."""
    path = tmp_path / "run.journal"
    journal = Journal(path, HEAD)
    journal.add(range(3), [1, 2, 3])
    journal.add(range(5, 7), [6, 7])
    journal.close()
    return path


def test_what_was_kept_is_read_again(path: Path) -> None:
    journal = Journal(path, HEAD)
    assert journal.chunks(10) == [range(3), range(5, 7)]
    assert journal.read(range(5, 7)) == [6, 7]
    journal.add(range(3, 5), [4, 5])
    assert journal.read(range(3)) == [1, 2, 3]
    journal.close()
    again = Journal(path, HEAD)
    assert again.chunks(7) == [range(3), range(3, 5), range(5, 7)]
    again.close()


def test_a_chunk_that_reaches_beyond_the_run_is_left_out(path: Path) -> None:
    journal = Journal(path, HEAD)
    assert journal.chunks(6) == [range(3)]
    journal.close()


def test_of_chunks_that_overlap_one_is_taken(path: Path) -> None:
    journal = Journal(path, HEAD)
    journal.add(range(2, 4), [3, 4])
    journal.add(range(5), [1, 2, 3, 4, 5])
    journal.close()
    again = Journal(path, HEAD)
    assert again.chunks(10) == [range(5), range(5, 7)]
    assert again.read(range(5)) == [1, 2, 3, 4, 5]
    again.close()


def test_a_last_line_that_was_cut_short_is_forgotten(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"matches":[7,9],"resu')
    journal = Journal(path, HEAD)
    assert journal.chunks(10) == [range(3), range(5, 7)]
    journal.add(range(7, 8), [8])
    journal.close()
    assert path.read_bytes() == whole + b'{"matches":[7,8],"result":[8]}\n'


def test_a_line_damaged_in_between_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1][:9], lines[2], ""]))
    with pytest.raises(RuthlessError, match="is damaged in line 2"):
        Journal(path, HEAD)


@pytest.mark.parametrize(
    "line",
    [
        '{"matches":5}',
        '{"matches":5,"result":[4]}',
        '{"matches":[3,4]}',
        '{"matches":[3],"result":[4]}',
        '{"matches":[3,"4"],"result":[4]}',
        '{"matches":[4,3],"result":[4]}',
        '{"matches":[-1,0],"result":[4]}',
        '{"matches":[3,99999999999999999999],"result":[4]}',
        '{"result":[4]}',
        "[3,4]",
        pytest.param("[" * 100_000, id="deep"),
        "",
    ],
)
def test_a_line_that_tells_of_no_chunk_is_named_and_left_alone(path: Path, line: str) -> None:
    before = path.read_text() + line + "\n"
    path.write_text(before)
    with pytest.raises(RuthlessError, match=r"run.journal is damaged in line 4$"):
        Journal(path, HEAD)
    assert path.read_text() == before


def test_a_result_that_is_not_sound_is_named(path: Path) -> None:
    Journal(path, HEAD, lambda chunk, result: len(result) == len(chunk)).close()
    with pytest.raises(RuthlessError, match="is damaged in line 3"):
        Journal(path, HEAD, lambda chunk, result: len(result) == 3)


def test_a_journal_of_another_run_is_refused_and_left_alone(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(RuthlessError, match='journal of another run: its seed is "seven", not "eight"'):
        Journal(path, {**HEAD, "seed": "eight"})
    assert path.read_bytes() == before


def test_a_journal_of_older_rules_says_so(tmp_path: Path) -> None:
    path = tmp_path / "old.journal"
    Journal(path, {**HEAD, "rules": 2}).close()
    with pytest.raises(RuthlessError, match="journal of another run: its rules version is 2, not 3"):
        Journal(path, {**HEAD, "rules": 3})


def test_a_journal_of_another_game_is_not_said_to_be_one_of_older_rules(tmp_path: Path) -> None:
    path = tmp_path / "malta.journal"
    Journal(path, {**HEAD, "rules": 2, "game": "malta"}).close()
    with pytest.raises(RuthlessError, match='journal of another run: its game is "malta", not "frantic"'):
        Journal(path, {**HEAD, "rules": 3, "game": "frantic"})


@pytest.mark.parametrize("content", ["my letters", "my letters\n", json.dumps([1]) + "\n", '{"journal":1'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letters"
    path.write_text(content)
    with pytest.raises(RuthlessError, match="is not a journal of the lab"):
        Journal(path, HEAD)
    assert path.read_text() == content


def test_an_empty_file_becomes_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    Journal(path, HEAD).close()
    assert json.loads(path.read_text()) == json.loads(json.dumps(HEAD))


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(RuthlessError, match=r"run.journal cannot be kept: No such file or directory"):
        Journal(tmp_path / "nowhere" / "run.journal", HEAD)
    with pytest.raises(RuthlessError, match=f"{os.fspath(tmp_path)} cannot be kept: Is a directory"):
        Journal(tmp_path, HEAD)


def test_a_disk_that_gets_full_is_reported_in_one_line(path: Path) -> None:
    journal = Journal(path, HEAD)
    journal._file.close()
    with Path("/dev/full").open("a+b", buffering=0) as full:
        journal._file = full  # type: ignore[assignment]
        with pytest.raises(RuthlessError, match=r"run.journal cannot be kept: No space left on device"):
            journal.add(range(7, 8), [8])


def test_two_runs_that_write_at_once_do_not_overwrite_each_other(path: Path) -> None:
    one, other = Journal(path, HEAD), Journal(path, HEAD)
    one.add(range(3, 5), [4, 5])
    other.add(range(7, 8), [8])
    one.close()
    other.close()
    again = Journal(path, HEAD)
    assert again.chunks(10) == [range(3), range(3, 5), range(5, 7), range(7, 8)]
    again.close()
