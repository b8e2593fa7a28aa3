"""Strength: three levels of the Steward, and every temper gentler or sharper than it is.

Strength is how far somebody sees into others, how steady the hand is, and what is read at all. What makes a character
stays as it is.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nottingham.bots.mind.temper import Temper

GENTLE: Final = "gentle"
SHARP: Final = "sharp"

LEVELS: dict[str, Temper] = {
    # Thinks everybody average, wavers much, and fears and wants what it should not.
    "steward_easy": Temper(insight=0.0, noise=7.0, daring=0.7, collector=0.3, greed=0.6, demands=0.3, haggles=0.0),
    "steward_normal": Temper(insight=0.5, noise=3.5, daring=0.85, collector=0.7, greed=0.8, haggles=0.2),
    "steward_hard": Temper(  # plays to win; the character of that name is better company
        noise=0.4,
        reads_gates=True,
        reads_markets=True,
        rivalry=1.2,
        spite=0.0,
        bribes=0.15,
        suspicion=0.2,
        demands=1.0,
        haggles=1.0,
    ),
}


def gentle(temper: Temper) -> Temper:
    """For a first evening: hardly learns of others, reads neither gates nor markets, and wavers."""
    return replace(temper, insight=0.2, noise=4.6, reads_gates=False, reads_markets=False)


def sharp(temper: Temper) -> Temper:
    """Learns and reads all there is, has a steady hand, and indulges its foibles half as much."""
    return replace(
        temper,
        insight=1.0,
        noise=min(temper.noise, 0.4),
        reads_gates=True,
        reads_markets=True,
        scruples=temper.scruples / 2,
        thrill=temper.thrill / 2,
        nods=temper.nods / 2,
        forgives=0.0,
        coin_flip=None,
        rivalry=max(temper.rivalry, 1.2),
        hunts_leader=min(temper.hunts_leader, 1.0),
    )


STRENGTHS: Final = {GENTLE: gentle, SHARP: sharp}
"""By the word that follows a character's id, as in `tuck_gentle`; the id alone is the usual strength."""
