"""Scenes: what one character has to say to another when nothing happens, and the answer.

A scene is about who the two are to each other, never about the game, so that it is true at any time. It is played where
a merchant is done at the market, at most one in a round and each at most once in a game. Its dice are its own and it
leaves no trace in the talk about events: with scenes or without, a table says the same about what happens.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from nottingham.locales import DEFAULT, FOLDER
from nottingham.locales.saying import CHARACTERS, SCENE, Saying
from nottingham.rules.engine.events import TurnEnded
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat

CHANCE = 0.2
"""That a scene is played when a merchant is done at the market, as long as the round had none."""
FIRST_ROUND = 2
"""In the first one everybody has just been greeted."""


class PairScene(NamedTuple):
    """A line of one character to another, who answers it."""

    opener: str
    answerer: str
    variant: int

    @property
    def line(self) -> tuple[str, str, int]:
        """Who says it, with which intent, and which variant of it."""
        return self.opener, f"{SCENE}to_{self.answerer}", self.variant

    @property
    def answer(self) -> tuple[str, str, int]:
        return self.answerer, f"{SCENE}answers_{self.opener}", self.variant


def scenes_in(language: str) -> tuple[PairScene, ...]:
    """The scenes that are written in a language, by the ids of their first lines."""
    names = "|".join(CHARACTERS).replace("_", "-")
    first_lines = re.compile(rf"^scene-({names})-to-({names})-(\d+) =", re.MULTILINE)
    found = first_lines.findall((FOLDER / language / "scenes.ftl").read_text(encoding="utf-8"))
    return tuple(
        PairScene(one.replace("-", "_"), other.replace("-", "_"), int(variant)) for one, other, variant in found
    )


SCENES = scenes_in(DEFAULT)
"""Every language has the same; a test holds them against these."""


class Scenes:
    """The scenes of one table in one game."""

    def __init__(
        self, characters: Sequence[str | None], seed: int, heard: Collection[tuple[str, str, int]] = frozenset()
    ) -> None:
        self._seats = {name: seat for seat, name in enumerate(characters) if name is not None}
        self._rng = Random(f"{seed}/scenes")
        self._left = [scene for scene in SCENES if {scene.opener, scene.answerer} <= self._seats.keys()]
        self._heard_before = heard
        """Lines of earlier games: their scenes come again only when there is nothing new."""
        self._round = 0
        """Of the last scene."""
        self.said: set[tuple[str, str, int]] = set()

    def hear(self, event: Event, round: int, last: Seat | None) -> tuple[Saying, ...]:
        """A line and its answer, or nothing. The last speaker does not begin."""
        if not isinstance(event, TurnEnded) or round < FIRST_ROUND or round == self._round:
            return ()
        fit = [scene for scene in self._left if self._seats[scene.opener] != last]
        if not fit or self._rng.random() >= CHANCE:
            return ()
        new = [scene for scene in fit if scene.line not in self._heard_before]
        return self._play(self._rng.choice(new or fit), round)

    def _play(self, scene: PairScene, round: int) -> tuple[Saying, ...]:
        self._round = round
        self._left.remove(scene)
        self.said |= {scene.line, scene.answer}
        opener, answerer = self._seats[scene.opener], self._seats[scene.answerer]
        line = Saying(opener, *scene.line, {"to": answerer})
        return line, Saying(answerer, *scene.answer, {"to": opener})
