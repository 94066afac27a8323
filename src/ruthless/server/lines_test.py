"""Frames read and written by the short way, beside what the library makes of them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from ruthless.server.lines import content, end_of_frame, text_frame

SIZES = [0, 1, 125, 126, 127, 4_000, 65_535]


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame as the library of a client writes it."""
    return Frame(opcode, data, last).serialize(mask=masked)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_frame_ends_where_the_library_ended_it_and_says_the_same(size: int) -> None:
    data = bytes(place % 251 for place in range(size))
    frame = sent(data)
    behind = b"behind it" + frame + sent(b"and another")
    assert end_of_frame(frame, 0) == len(frame)
    assert end_of_frame(behind, 9) == 9 + len(frame)
    assert content(frame) == data


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300])
def test_a_frame_that_is_not_there_in_whole_is_left_to_the_library_wherever_it_is_cut(size: int) -> None:
    frame = sent(b"x" * size)
    assert [end_of_frame(frame[:cut], 0) for cut in range(len(frame))] == [0] * len(frame)


def test_pieces_of_a_message_and_what_is_not_masked_or_too_long_are_left_to_the_library() -> None:
    assert end_of_frame(sent(b"a piece", last=False), 0) == 0
    assert end_of_frame(sent(b"the rest", Opcode.CONT), 0) == 0
    assert end_of_frame(sent(b"as a server does", masked=False), 0) == 0
    assert end_of_frame(sent(b"x" * 65_536), 0) == 0


@pytest.mark.parametrize("size", [*SIZES, 65_536])
def test_a_text_goes_out_as_the_library_would_send_it(size: int) -> None:
    assert text_frame(b"x" * size) == sent(b"x" * size, masked=False)
