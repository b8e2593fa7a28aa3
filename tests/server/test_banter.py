"""Scenes of the bots leave the word to those who talk about what happens."""

from __future__ import annotations

from random import Random

import pytest

from nottingham.bots.voice.company import Company
from nottingham.locales.saying import Saying
from nottingham.server.bots.banter import PAUSE, SPEAK_EVERY, WAITING_MOST, Banter
from nottingham.server.table.bot_timing import BotPace
from tests.server.envelopes import PaperTable

SCENE = (Saying(1, "tuck", "scene_to_guy", 1, {"to": 2}), Saying(2, "guy", "scene_answers_tuck", 1, {"to": 1}))
TALK = (Saying(3, "much", "caught", 1, {"to": 1}),)


class Room:
    """A table whose company says what it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.script: list[tuple[Saying, ...]] = []
        monkeypatch.setattr(Company, "hear", lambda _self, _event: self.script.pop() if self.script else ())
        self.paper = PaperTable(bots=("tuck", "guy", "much")).started()
        self.voices = Banter()
        self.hears(())  # comes in, and finds the thread

    def hears(self, said: tuple[Saying, ...]) -> None:
        self.script = [said] if said else []
        self.voices.hear(self.paper.move(), self.paper.table, self.paper.now, BotPace(Random(1)))

    def takes(self) -> Saying:
        """The next line, when its time has come."""
        line = self.voices.take()
        self.paper.now = line.due
        return line.saying

    def waiting(self) -> list[Saying]:
        return [line.saying for line in self.voices._waiting]


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(monkeypatch)


def test_a_scene_is_planned_in_silence_with_its_answer(room: Room) -> None:
    room.hears(SCENE)
    assert [room.takes(), room.takes()] == list(SCENE)


def test_a_scene_does_not_begin_while_somebody_speaks(room: Room) -> None:
    room.hears(TALK)
    room.hears(SCENE)
    assert room.waiting() == list(TALK)
    room.takes()
    room.hears(SCENE)
    assert room.waiting() == []
    room.paper.now += SPEAK_EVERY
    room.hears(SCENE)
    assert room.waiting() == list(SCENE)


def test_a_scene_that_has_not_begun_gives_way(room: Room) -> None:
    room.hears(SCENE)
    room.hears(TALK)
    assert room.waiting() == list(TALK)
    line = room.voices.next()
    assert line is not None
    assert line.due - room.paper.now <= PAUSE[1]


def test_an_answer_is_given_and_takes_nobodys_place(room: Room) -> None:
    room.hears(SCENE)
    room.takes()
    for _ in range(WAITING_MOST):
        room.hears(TALK)
        room.paper.now += 1000
    assert room.waiting() == [SCENE[1], *TALK * WAITING_MOST]
