"""What is written to a viewer past the library is what the library would write."""

import pytest
from websockets.frames import Frame, Opcode

from nottingham.server.transport.direct_write import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_text_of_any_size_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
