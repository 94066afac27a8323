"""What is wrong with a database is known to all who share the memory of it, and damage stays."""

from __future__ import annotations

from ruthless.server import faults
from ruthless.server.condition import CELLS, Condition


def test_what_one_has_seen_is_known_to_all_and_mended_by_any() -> None:
    cells = bytearray(CELLS)
    one, other = Condition(cells), Condition(cells)
    for trouble in faults.LINES:
        one.note(trouble)
        assert other.trouble == trouble
        other.recovered()
        assert one.trouble == (faults.DAMAGED if trouble == faults.DAMAGED else "")


def test_damage_is_said_whatever_else_comes_or_goes() -> None:
    condition = Condition(bytearray(CELLS))
    condition.note(faults.DAMAGED)
    condition.note(faults.FULL)
    condition.recovered()
    assert condition.trouble == faults.DAMAGED
