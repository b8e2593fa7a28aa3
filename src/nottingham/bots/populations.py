"""Named populations: who meets whom in a tournament."""

from __future__ import annotations

from nottingham.bots.characters import CHARACTERS
from nottingham.bots.scripted import SCRIPTS

YARDSTICK: tuple[str, ...] = ("random", "honest", *SCRIPTS, "steward_hard")
"""Baselines, scripted bots and the Steward at his best: how strong is a mind?"""

POPULATIONS: dict[str, tuple[str, ...]] = {"yardstick": YARDSTICK, "characters": tuple(CHARACTERS)}
