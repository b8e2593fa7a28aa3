"""What is said at a table: a code with parameters, which every reader reads in their own language.

Words bind nobody. What binds is the act they come with, and that travels as an event.
"""

from __future__ import annotations

import msgspec

from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat

CHARACTERS = ("tuck", "will", "marian", "john", "much", "guy", "steward", "prince_john", "richard")
"""Those who have a voice, a name and a description in every language."""
SCENE = "scene_"
"""How the intents of scenes begin: words between two characters about nothing that happened."""


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of talk by a character."""

    seat: Seat
    character: str
    intent: str
    variant: int
    """Which of the character's lines for this intent, from 1."""
    parameters: dict[str, Parameter] = {}
    """Seats (to, about), a good with its count, gold, a crown's good, and plain numbers."""

    @property
    def is_scene(self) -> bool:
        return self.intent.startswith(SCENE)
