"""What is said at a table: a code with parameters, which every reader reads in their own language.

Words bind nobody. What binds is the act they come with, and that travels as an event.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat

CHARACTERS = ("tuck", "will", "marian", "john", "much", "guy", "steward", "prince_john", "richard")
"""Those who have a voice, a name and a description in every language."""
SCENE = "scene_"
"""How the intents of scenes begin: words between two characters about nothing that happened."""
RECALL = "recall_"
"""How the intents begin with which a character greets a person by what is remembered of other evenings."""
PLAIN_GREETING: Final[Any] = {"intent": "greet", "variant": 1, "parameters": {}}
"""What is heard of such a greeting by all but the person whom it is for."""


def is_recollection(intent: str) -> bool:
    return intent.startswith(RECALL)


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


def saying_id(saying: Saying) -> str:
    """The id of the message with its words: those of scenes, and of other evenings, are apart from the rest."""
    for topic, prefix in (("scene", SCENE), ("recall", RECALL)):
        if saying.intent.startswith(prefix):
            return _hyphens(f"{topic}-{saying.character}-{saying.intent.removeprefix(prefix)}-{saying.variant}")
    return _hyphens(f"voice-{saying.character}-{saying.intent}-{saying.variant}")


def _hyphens(code: str) -> str:
    return code.replace("_", "-")
