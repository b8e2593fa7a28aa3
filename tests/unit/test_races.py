"""What excuses a refusal: a step of another sender after what was seen and before the refusal, and nothing else."""

from __future__ import annotations

import pytest

from nottingham.server.protocol.news import AnyNews, Played, Said
from nottingham.server.protocol.requests import Hurry
from nottingham.server.table.log import CLOCK, Row, Sender
from tests.races import steps_of_others

ME, SHE = Sender("person", 0), Sender("person", 1)
STEP = Played(seat=1, events=())
SEEN, REFUSED = 5, 8


def row(seq: int, sender: Sender, news: AnyNews = STEP) -> Row:
    return Row(seq=seq, time=0, sender=sender, id=str(seq), request=Hurry(), news=(news,))


@pytest.mark.parametrize("sender", [SHE, CLOCK, Sender("bot", 2), Sender("bot", 0), Sender("server", 0)])
@pytest.mark.parametrize("seq", [SEEN + 1, REFUSED])
def test_a_step_of_another_sender_in_between_excuses(sender: Sender, seq: int) -> None:
    assert steps_of_others([row(seq, sender)], 0, SEEN, REFUSED) == [row(seq, sender)]


@pytest.mark.parametrize(
    "written",
    [
        row(SEEN, SHE),
        row(REFUSED + 1, SHE),
        row(SEEN + 1, ME),
        row(SEEN + 1, SHE, Said(seat=1, text="Robin, hurry up")),
    ],
    ids=["seen", "after the refusal", "one's own", "talk"],
)
def test_nothing_else_excuses(written: Row) -> None:
    assert steps_of_others([written], 0, SEEN, REFUSED) == []
