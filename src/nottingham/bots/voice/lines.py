"""How many lines each character has for each intent, and what each likes to talk about.

The words are in the locales, by number: the messages are counted here, so that nobody keeps a second list of them.
"""

from __future__ import annotations

import re
from collections import defaultdict

from nottingham.locales import DEFAULT, FOLDER
from nottingham.locales.saying import CHARACTERS


def lines_in(language: str) -> dict[str, dict[str, int]]:
    """The number of variants, by character and intent. Ids have hyphens where codes have underscores."""
    names = "|".join(CHARACTERS).replace("_", "-")
    messages = re.compile(rf"^voice-({names})-([a-z-]+)-\d+ =", re.MULTILINE)
    found: dict[str, dict[str, int]] = {character: defaultdict(int) for character in CHARACTERS}
    for character, intent in messages.findall((FOLDER / language / "voices.ftl").read_text(encoding="utf-8")):
        found[character.replace("-", "_")][intent.replace("-", "_")] += 1
    return {character: dict(intents) for character, intents in found.items()}


LINES = lines_in(DEFAULT)
"""Every language has as many; a test holds them against these."""

TASTES: dict[str, dict[str, float]] = {
    "tuck": {"console": 2.0, "thank": 1.5, "accuse": 0.7, "scoff": 0.8},
    "will": {"taunt": 1.6, "retort": 1.5, "away": 1.3},
    "marian": {"thank": 1.3, "declare": 0.8},
    "john": {"declare": 0.7, "accuse": 0.7, "crown": 1.6, "rival": 1.5},
    "much": {"declare": 1.2, "swear": 2.0, "console": 1.3},
    "guy": {"bait": 1.3, "taunt": 1.8, "accuse": 1.6, "history": 1.4},
    "steward": {"odds": 2.5, "history": 1.3, "accuse": 0.6},
    "richard": {"console": 1.4, "thank": 1.3, "good_game": 1.5, "caught": 1.2, "shrug": 0.6},
    "prince_john": {"crown": 1.8, "rival": 1.4, "shrug": 1.5, "rue": 1.3, "retort": 1.3},
}
"""How much more or less than others a character is moved to say something."""

BROTHERS = {"prince_john": "richard", "richard": "prince_john"}
"""Those who talk of each other behind each other's back, and otherwise to each other's face."""
AMONG_BROTHERS = {"greet": "reunion", "retort": "brother", "taunt": "brother"}
"""The intents that brothers at one table have for each other, in place of what they say to anybody else."""
OF_AN_ABSENT_BROTHER: dict[str, dict[str, frozenset[int]]] = {
    "prince_john": {
        "swear": frozenset({1, 6}),
        "retort": frozenset({3, 8}),
        "caught": frozenset({4}),
        "won": frozenset({1}),
    },
    "richard": {"balk": frozenset({2}), "retort": frozenset({8}), "won": frozenset({1})},
}
"""The variants that speak of the brother as somebody far away: not a word of them while he is at the table."""


def voice_of(bot: str) -> str | None:
    """The character whose voice a bot has; a milder Steward is still the Steward, and others are silent.

    >>> voice_of("tuck"), voice_of("steward_easy"), voice_of("random")
    ('tuck', 'steward', None)
    """
    return next((name for name in CHARACTERS if bot == name or bot.startswith(f"{name}_")), None)
