"""Named populations: who meets whom in a tournament."""

from __future__ import annotations

from nottingham.bots.characters import AT_STRENGTHS, CHARACTERS
from nottingham.bots.exploiters import TRICKS
from nottingham.bots.scripted import SCRIPTS

YARDSTICK: tuple[str, ...] = ("random", "honest", *SCRIPTS, *TRICKS, "steward_hard")
"""Baselines, scripted bots, exploiters and the Steward at his best: how strong is a mind, and where are its holes?"""

POPULATIONS: dict[str, tuple[str, ...]] = {
    "yardstick": YARDSTICK,
    "exploiters": (*TRICKS, "steward_hard", "prince_john"),
    "characters": tuple(CHARACTERS),
    "strengths": ("innocent", *AT_STRENGTHS),
}
