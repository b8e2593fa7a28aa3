"""Scores as a table: where the points of each player come from."""

from collections.abc import Callable

from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.scoring import Score


def columns(narrator: Narrator) -> dict[str, Callable[[Score], int]]:
    """What stands in each column, by its head: signs that need no translation for crowns, options and the sum."""
    return {
        narrator.text("score-gold"): lambda score: score.gold,
        narrator.text("score-legal"): lambda score: score.legal,
        narrator.text("score-contraband"): lambda score: score.contraband,
        narrator.text("score-royal"): lambda score: score.royal,
        "♛": lambda score: sum(crown.points for crown in score.crowns),
        "+": lambda score: sum(score.extras.values()),
        "Σ": lambda score: score.total,
    }
