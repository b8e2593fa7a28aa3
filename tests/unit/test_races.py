"""What excuses a refusal: a step of another sender after what was seen and before the refusal, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.protocol.messages import Refused
from nottingham.server.protocol.news import AnyNews, Played, Said
from nottingham.server.protocol.requests import Hurry
from nottingham.server.table.log import CLOCK, Row, Sender
from tests.races import move_or_be_overtaken, steps_of_others

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


class RefusedPlayer:
    """A player whose move is refused, after some news."""

    def __init__(self, *heard: AnyNews) -> None:
        self.news: list[AnyNews] = [STEP]
        self._heard = heard

    def sample(self, rng: Random) -> None:
        """Nothing in particular: whatever it is, it is refused."""

    def play(self, action: object) -> Refused:
        self.news.extend(self._heard)
        return Refused(id="1", refusal=Refusal(f"refused {action}", "B1"))


def test_a_player_is_overtaken_by_a_step_that_came_while_they_moved() -> None:
    player: Any = RefusedPlayer(STEP)
    assert move_or_be_overtaken(player, Random(1)) is False


@pytest.mark.parametrize("heard", [(), (Said(seat=1, text="Robin, hurry up"),)], ids=["nothing", "talk"])
def test_a_refusal_without_such_a_step_is_a_fault(heard: tuple[AnyNews, ...]) -> None:
    player: Any = RefusedPlayer(*heard)
    with pytest.raises(AssertionError):
        move_or_be_overtaken(player, Random(1))
