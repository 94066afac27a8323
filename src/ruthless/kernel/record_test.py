"""Records are read back whole, refused when they are not whole, and saved without ever losing the older one."""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path
from typing import Any

import pytest

from ruthless import BadOption, BrokenRecord, Luck, Match, Record, RuthlessError, UnknownGame, replay
from ruthless.kernel.errors import OtherRules
from ruthless.testing import conformance, deal


def played(answers: int = 40) -> Record:
    """The record of a match after some answers."""
    match = Match.new("frantic", 3, "record", {"limit": 60})
    for count in conformance.random_play(match, Luck.from_seed("record")):
        if count == answers:
            break
    return match.record()


def unchecked(**changes: Any) -> dict[str, Any]:
    """A record as written by hand, without a checksum, and changed."""
    content = {**played().as_json(), **changes}
    del content["check"]
    return content


def test_a_record_is_read_back_from_its_text() -> None:
    record = played().with_players(["Ann", "Bob", "Čapek"])

    assert Record.from_text(record.as_text()) == record


def test_the_text_has_an_answer_a_line() -> None:
    record = played()
    lines = record.as_text().splitlines()

    assert all(f'  "{answer}"' in (line.rstrip(",") for line in lines) for answer in record.answers)


def test_a_record_of_a_laid_out_position_replays() -> None:
    match = deal("frantic", hands=["red-1 red-2", "blue-1 blue-2"], pile="red-9", draw="green-1")
    match.answer("draw")
    twin = replay(Record.from_text(match.record().as_text()))

    assert twin.view(0) == match.view(0)
    assert twin.view(0).as_json()["hand"] == ["red-1", "red-2", "green-1"]


@pytest.mark.parametrize("kept", [0, 1, 10, 200, -2])
def test_a_truncated_record_is_refused(kept: int) -> None:
    with pytest.raises(BrokenRecord, match="not complete JSON"):
        Record.from_text(played().as_text()[:kept])


def test_an_edited_record_is_refused() -> None:
    record = played()
    first = record.answers[0]

    with pytest.raises(BrokenRecord, match="checksum does not fit"):
        Record.from_text(record.as_text().replace(f'"{first}"', '"0 pass"', 1))


@pytest.mark.parametrize("text", ["[]", "7", "null", '"ruthless"', "{}", '{"game": "frantic"}'])
def test_something_foreign_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match="not a record of Ruthless"):
        Record.from_text(text)


def test_another_format_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="has format 2, this program reads format 1"):
        Record.from_json(unchecked(ruthless=2))


@pytest.mark.parametrize("changes", [{"seats": "four"}, {"answers": "0 draw"}, {"answers": [1]}, {"game": None}])
def test_a_wrong_form_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord, match="wrong form"):
        Record.from_json(unchecked(**changes))


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seed", "answers"])
def test_a_missing_part_is_refused(name: str) -> None:
    content = unchecked()
    del content[name]

    with pytest.raises(BrokenRecord, match=f"lacks something.*{name}"):
        Record.from_json(content)


def test_a_record_written_by_hand_needs_no_checksum() -> None:
    assert Record.from_json(unchecked()) == played()


def test_reading_plain_data_leaves_it_as_it_was() -> None:
    content = played().as_json()
    before = json.dumps(content)
    Record.from_json(content)

    assert json.dumps(content) == before


def test_another_rules_version_is_refused() -> None:
    with pytest.raises(OtherRules, match=r"is of frantic rules 999, these are rules \d+: it is left as it is"):
        replay(Record.from_json(unchecked(rules=999)))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'tic-tac-toe': there are frantic"):
        replay(Record.from_json(unchecked(game="tic-tac-toe")))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'gravity'"):
        replay(Record.from_json(unchecked(options={"gravity": "low"})))


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BrokenRecord, match=f"2 to 8 seats, not {seats}"):
        replay(Record.from_json(unchecked(seats=seats)))


@pytest.mark.parametrize(
    "position", [7, "red-1", [], {"weather": "rain"}, {"hands": ["red-1", "no-card"]}, {"hands": 7}]
)
def test_a_position_that_makes_no_sense_is_refused(position: object) -> None:
    with pytest.raises(RuthlessError):
        replay(Record.from_json(unchecked(position=position, answers=[])))


def test_a_text_nested_without_end_is_refused() -> None:
    with pytest.raises(BrokenRecord):
        Record.from_text("[" * 100_000)


@pytest.mark.parametrize("answer", ["0 castle", "7 draw", "x draw", "draw", "", "0"])
def test_an_impossible_answer_is_refused_with_its_number(answer: str) -> None:
    record = played()

    with pytest.raises(BrokenRecord, match="answer 41 of the record"):
        replay(record.with_answers([*record.answers[:40], answer]))


def test_an_answer_after_the_end_is_refused() -> None:
    match = Match.new("frantic", 2, "end", {"limit": 1})
    conformance.play_out(match, Luck.from_seed("end"))
    record = match.record()

    assert replay(record).over
    with pytest.raises(BrokenRecord, match="goes on after the end"):
        replay(record.with_answers([*record.answers, "0 draw"]))


def test_a_saved_record_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record = played()
    record.save(path)

    assert Record.load(path) == record
    assert list(tmp_path.iterdir()) == [path]


def test_a_crash_while_saving_leaves_the_older_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    older = played(10)
    older.save(path)

    def crash(number: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(OSError, match="no space left"):
        played(30).save(path)

    assert Record.load(path) == older


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "match.json"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BrokenRecord, match="cannot read"):
        Record.load(path)


def test_a_record_goes_to_another_process_by_its_fields() -> None:
    """`tests/compiled.py` sees that it arrives there compiled, too."""
    record = Match.new("frantic", 3, 7).record().with_players(["Ann", "Bob", "Cleo"])
    made, given = record.__reduce__()
    assert made(*given) == record
    assert pickle.loads(pickle.dumps(record)) == record
