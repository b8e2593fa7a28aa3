"""Habits in figures: shares, means and numbers per game, each with its error over deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nottingham.research.arena.estimates import Estimate, Sample
from nottingham.story.habits import HabitCounts

Rate = Callable[[HabitCounts], tuple[int, int]]
RATES: dict[str, Rate] = {
    "lies": lambda h: (h.lies, h.bags),
    "smuggles": lambda h: (h.smuggled, h.bags),
    "bribes": lambda h: (h.bribed, h.bags),
    "pays": lambda h: (h.paid, h.bags),
    "is_opened": lambda h: (h.opened, h.bags),
    "is_caught": lambda h: (h.caught, h.lies),
    "inspects": lambda h: (h.gate_opened, h.gate_bags),
    "is_right": lambda h: (h.gate_caught, h.gate_opened),
    "takes": lambda h: (h.gate_paid, h.gate_bags),
    "keeps_word": lambda h: (h.kept, h.kept + h.broken),
}
"""Shares of one count in another: how often, from 0 to 1."""

MEANS: dict[str, Rate] = {
    "bag_size": lambda h: (h.cards, h.bags),
    "price_paid": lambda h: (h.gold, h.paid_bargains),
    "price_taken": lambda h: (h.gate_gold, h.gate_paid),
}
"""Cards, or gold, on average. Bargains paid in goods alone cost no gold."""

PER_GAME = ("offers", "demands", "counters", "bargains", "goods_bargains", "hunts", "promises", "kept", "broken")
"""Counts that are told for each game."""


def figures(seen: Sequence[tuple[int, HabitCounts]]) -> dict[str, Estimate | None]:
    """Habits as shares, means and numbers per game, from what each deal showed; None where there was no occasion."""
    shares = {name: _sample(seen, rate).share() for name, rate in RATES.items()}
    means = {name: _sample(seen, rate).mean() for name, rate in MEANS.items()}
    per_game = {f"{name}_per_game": _sample(seen, partial(_in_a_game, name)).mean() for name in PER_GAME}
    return shares | means | per_game


def _sample(seen: Sequence[tuple[int, HabitCounts]], rate: Rate) -> Sample:
    sample = Sample()
    for deal, habits in seen:
        sample.add(deal, *rate(habits))
    return sample


def _in_a_game(name: str, habits: HabitCounts) -> tuple[int, int]:
    return getattr(habits, name), 1
