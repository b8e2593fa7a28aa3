"""Ears: what a phrase does to a mind, a set one or what was read in typed words. A little, and once a round.

Begging is no strategy: what words add or take is bounded, wears out, and counts only as far as a character heeds words.
"""

from __future__ import annotations

from nottingham.bots.bot import SetPhrase
from nottingham.bots.mind.memory import Memory
from nottingham.rules.engine.seats import Seat

PLEA = -0.3
"""Log odds of a lie that a plea takes from a bag in the eyes of who is all ears; half as much in each later round."""
POINTED_FINGER = 0.15
"""Log odds that a pointed finger adds to somebody else's bag."""
KIND_WORD, HARSH_WORD = -0.25, 0.25
"""What thanks and an apology, insults and threats add to a grudge."""


def hear(memory: Memory, phrase: SetPhrase) -> Memory:
    """What somebody's phrase does; what was said this round already does nothing more."""
    if phrase.seat == memory.seat or (phrase.seat, phrase.code) in memory.spoken:
        return memory
    memory.spoken.add((phrase.seat, phrase.code))
    is_to_me = phrase.to in (None, memory.seat)
    match phrase.code:
        case "let_me_pass":
            _plead(memory, phrase.seat)
        case "open_it" | "look_at_that_one" if phrase.to not in (None, memory.seat):
            memory.nudges[phrase.to] = memory.nudges.get(phrase.to, 0.0) + POINTED_FINGER
        case "too_little" | "no_deal" if is_to_me and phrase.seat in memory.deciders and memory.seat in memory.talks:
            memory.talks[memory.seat].is_answered = True
        case "too_much" | "no_deal" if is_to_me and memory.seat in memory.deciders and phrase.seat in memory.talks:
            memory.talks[phrase.seat].is_answered = True
        case "thank_you" | "sorry" if phrase.to == memory.seat:
            memory.grudges[phrase.seat] += KIND_WORD
        case "liar" | "threat" if phrase.to == memory.seat:
            memory.grudges[phrase.seat] += HARSH_WORD
    return memory


def _plead(memory: Memory, seat: Seat) -> None:
    times = memory.begged.get(seat, 0)
    memory.nudges[seat] = memory.nudges.get(seat, 0.0) + PLEA / 2**times
    memory.begged[seat] = times + 1
