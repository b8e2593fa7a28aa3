"""What a mind makes of earlier evenings: first impressions, as if part of it had been seen in this game already."""

from __future__ import annotations

from nottingham.bots.mind.memory import BROKEN_TO_ME, KEPT_TO_ME, TELLS, Memory
from nottingham.bots.mind.traits import LeaningBySize
from nottingham.bots.recollection import BySize, Recollection

BEARING = 0.5
"""How much of what was seen another evening bears on this one: people change, and so do the cards."""


def recall(memory: Memory, known: tuple[Recollection, ...]) -> Memory:
    """The memory of one who has met these people before. It changes in place, before anything has happened."""
    for one in known:
        _take_in(memory, one)
    return memory


def _take_in(memory: Memory, known: Recollection) -> None:
    habits = memory.habits[known.seat]
    _lean(habits.lying, known.truths, known.lies, 1.0)
    for not_done, done, is_lie in ((known.let_in, known.caught, True), (known.waved, known.searched, False)):
        _lean(habits.opening, not_done, done, 1.0)
        _lean(habits.catching, not_done, done, 1.0 if is_lie else TELLS)
        _lean(habits.clearing, not_done, done, TELLS if is_lie else 1.0)
    if known.bribes:
        price = known.bribes_gold / known.bribes
        habits.asking.answered(price, is_taken=True, bearing=BEARING * known.bribes)
    habits.kept += BEARING * known.kept
    habits.broken += BEARING * known.broken
    memory.grudges[known.seat] += BROKEN_TO_ME * known.broken + KEPT_TO_ME * known.kept


def _lean(leaning: LeaningBySize, not_done: BySize, done: BySize, share: float) -> None:
    for size, counts in enumerate(zip(not_done, done, strict=True), start=1):
        for happened, count in enumerate(counts):
            if count:
                leaning.saw(size, happened=bool(happened), bearing=BEARING * share * count)
