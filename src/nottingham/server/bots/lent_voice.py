"""A language model that lends the characters of this server their words: the operator's choice, and off by default.

It is told what the whole table heard: which character speaks, what it means, and our own line for it. Nobody waits for
it: moves go on, and what has not come within two seconds, or may not be said, is spoken in our own words.
"""

from __future__ import annotations

import msgspec

from nottingham.bots.guest import PREFIX, VoiceBrief
from nottingham.locales import DEFAULT
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying, is_recollection
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.bots.remote import RemoteBots, room_of
from nottingham.server.bots.typed_words import names_read_in
from nottingham.server.table.state import Table

WITHIN = 2.0
"""Seconds."""


class LentWords(msgspec.Struct, frozen=True):
    """A line in the words of a model, for those who read that language; the others read our own."""

    text: str = ""
    language: str = ""


OUR_OWN = LentWords()


def brief_for(saying: Saying, table: Table) -> VoiceBrief | None:
    """What a model is told of a line; None for what is for one person, for scenes, and without free words."""
    room = room_of(table, saying.seat)
    if table.game is None or not room.has_free_words or saying.is_scene or is_recollection(saying.intent):
        return None
    language = room.language or DEFAULT
    narrator = Narrator(language, names_read_in(table, language), table.game.state.ruleset)
    line = narrator.saying(saying)
    about = narrator.character_explained(saying.character)
    return VoiceBrief(language, narrator.character(saying.character), about, saying.intent, line) if line else None


class LentVoice:
    """The model that lends its voice to all tables of this process."""

    def __init__(self, model: str, guests: RemoteBots, words: WordFilter) -> None:
        """Takes the operator's name for the model; without one nobody is asked."""
        self._model = model
        self._guests = guests
        self._words = words
        self.lines = 0
        self.failures = 0

    def brief(self, saying: Saying, table: Table) -> VoiceBrief | None:
        return brief_for(saying, table) if self._model else None

    async def words(self, brief: VoiceBrief) -> LentWords:
        """The model's line for a brief, or that there is none. It takes no longer than it may."""
        line = await self._guests.line(PREFIX + self._model, brief, WITHIN)
        is_good = bool(line) and not self._words.finds(line)
        self.lines += is_good
        self.failures += not is_good
        return LentWords(line, brief.language) if is_good else OUR_OWN
