"""Three levels of the Steward: how far he sees into others, and how steady his hand is."""

from __future__ import annotations

from nottingham.bots.mind.temper import Temper

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
