"""The company at one table: who gets a word in, and which line it is.

    company = Company(ruleset, ("tuck", None, "guy", "steward"), seed)      # None: a person, who talks for themselves
    for event in step.events:
        for saying in company.hear(event): ...

Good company is not noise: few of the things worth a word get one, nobody speaks twice in a row, and nobody says the
same line twice in a round. Every event is heard as a spectator sees it, so nothing that is said depends on a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from nottingham.bots.bot import SetPhrase
from nottingham.bots.recollection import Recollection
from nottingham.bots.voice.hearing import Hearing
from nottingham.bots.voice.impulses import GREAT, Impulse, impulses, retorts
from nottingham.bots.voice.lines import AMONG_BROTHERS, BROTHERS, LINES, OF_AN_ABSENT_BROTHER, TASTES, voice_of
from nottingham.bots.voice.phrases import answers_to
from nottingham.bots.voice.reunions import reunions
from nottingham.bots.voice.scenes import Scenes
from nottingham.locales.saying import Saying
from nottingham.rules.engine.events import GameEnded, RoundStarted
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat

PACE = (0.05, 0.24, 0.52, 0.88)
"""How ready the table is to talk, by how many things worth a word passed in silence since the last one."""
DRAMA = 0.8
"""What matters this much is not lost in small talk: it waits for no silence."""
ONCE_MORE = 0.2
"""Chance to say again what was said in an earlier round, where there is nothing new to say."""
SHARE_OF_TALK = 0.35
"""How much each word of the own weighs against taking the word again, next to those who said less."""
GREETINGS = 3
REUNIONS = 2
"""Of these, at most so many by what is remembered of another evening."""
VOICES = 3
"""Who have a word at a great moment, each another."""
FAREWELLS = 2

Line = tuple[str, str, int]


class Company:
    """The talk of one table of characters and people."""

    def __init__(
        self,
        ruleset: Ruleset,
        bots: Sequence[str | None],
        seed: int,
        heard: Collection[Line] = frozenset(),
        recalled: Collection[tuple[Seat, Recollection]] = (),
    ) -> None:
        self.characters = tuple(voice_of(bot) if bot else None for bot in bots)
        self._hearing = Hearing(ruleset)
        self._rng = Random(f"{seed}/talk")
        self._said: dict[Line, int] = {}
        """The lines that were said, and in which round last."""
        self._heard_before = frozenset(heard)
        """Lines of earlier games at this table: they come again only when there is nothing else to say."""
        self._scenes = Scenes(self.characters, seed, heard)
        self._reunions = reunions(self.characters, recalled)
        self._words = [0] * len(self.characters)
        self._last: Seat | None = None
        self._silence = 0

    @property
    def heard(self) -> frozenset[Line]:
        """Every line that this table has heard so far."""
        return self._heard_before | self._said.keys() | self._scenes.said

    def hear(self, event: Event) -> tuple[Saying, ...]:
        """What is said about an event, in order. A caller who has it as a spectator sees it may bring that."""
        seen = event.as_seen_by(None)
        moved = [impulse for impulse in impulses(seen, self._hearing) if self._can(impulse)]
        self._hearing.read(seen)
        match event:
            case RoundStarted(round=1):
                known = tuple(self._reunions.values())[:REUNIONS]
                for saying in known:
                    self._note_saying(saying)
                others = [impulse for impulse in moved if impulse.seat not in self._reunions]
                return (*known, *self._several(others, GREETINGS - len(known)))
            case GameEnded():
                return self._farewells(moved)
        return self._conversation(moved) or self._scenes.hear(event, self._hearing.round, self._last)

    def answer(self, phrase: SetPhrase) -> tuple[Saying, ...]:
        """What a set phrase of somebody's is answered with, if anything."""
        self._last = phrase.seat  # a person's word stands between two of a character's
        moved = [impulse for impulse in answers_to(phrase, self._hearing, self.characters) if self._can(impulse)]
        saying = self._one_of(moved) if moved and self._rng.random() < max(map(self._interest, moved)) else None
        return (saying,) if saying else ()

    def _can(self, impulse: Impulse) -> bool:
        """Whether that seat is a character who has words for this."""
        character = self.characters[impulse.seat]
        return character is not None and impulse.intent in LINES[character]

    def _several(self, moved: list[Impulse], most: int) -> tuple[Saying, ...]:
        """A few words around the table, each from somebody else."""
        said: list[Saying] = []
        while moved and len(said) < most:
            if (saying := self._one_of(moved)) is None:
                break
            said.append(saying)
            moved = [impulse for impulse in moved if impulse.seat != saying.seat]
        return tuple(said)

    def _farewells(self, moved: list[Impulse]) -> tuple[Saying, ...]:
        """The winner first; who has just spoken waits for somebody else."""
        winners = [impulse for impulse in moved if impulse.intent == "won"]
        others = [impulse for impulse in moved if impulse.intent != "won"]
        won = self._several(winners, 1)
        lost = self._several(others, FAREWELLS)
        return won + lost + (() if won else self._several(winners, 1))

    def _conversation(self, moved: list[Impulse]) -> tuple[Saying, ...]:
        """Nothing, a word, or a word and an answer; at a great moment, a word from several."""
        if not moved:
            return ()
        if max(impulse.weight for impulse in moved) >= GREAT:
            return self._several(moved, VOICES)
        saying = self._one_of(moved) if self._rng.random() < self._eagerness(moved) else None
        if saying is None:
            self._silence += 1
            return ()
        answers = [one for one in retorts(saying.seat, saying.intent, saying.parameters) if self._can(one)]
        answer = self._one_of(answers) if answers and self._rng.random() < answers[0].weight else None
        return (saying, answer) if answer else (saying,)

    def _eagerness(self, moved: list[Impulse]) -> float:
        """Whether it is time for a word at all."""
        most = max(map(self._interest, moved))
        is_drama = max(impulse.weight for impulse in moved) >= DRAMA
        return most if is_drama else most * PACE[min(self._silence, len(PACE) - 1)]

    def _one_of(self, moved: list[Impulse]) -> Saying | None:
        """The word of one of them, if anybody who may speak has something new to say."""
        moved = [impulse for impulse in moved if self._may_speak(impulse.seat)]
        while moved:
            impulse = self._rng.choices(moved, [self._urge(one) for one in moved])[0]
            if saying := self._saying_for(impulse):
                self._note_saying(saying)
                return saying
            moved.remove(impulse)
        return None

    def _may_speak(self, seat: Seat) -> bool:
        """No character speaks twice in a row; with one among people, there must be a pause in between."""
        is_alone = sum(name is not None for name in self.characters) == 1
        return seat != self._last or (is_alone and self._silence >= len(PACE))

    def _interest(self, impulse: Impulse) -> float:
        character = self.characters[impulse.seat]
        assert character is not None
        return impulse.weight * TASTES[character].get(impulse.intent, 1.0)

    def _urge(self, impulse: Impulse) -> float:
        """Who said little so far is readier than who said much."""
        words = self._words[impulse.seat] - min(self._words)
        return self._interest(impulse) / (1 + SHARE_OF_TALK * words)

    def _saying_for(self, impulse: Impulse) -> Saying | None:
        """A line for it, if there is one to say."""
        character = self.characters[impulse.seat]
        assert character is not None
        for intent in self._intents(character, impulse):
            if variant := self._fresh_variant(character, intent):
                return Saying(impulse.seat, character, intent, variant, impulse.parameters)
        return None

    def _intents(self, character: str, impulse: Impulse) -> tuple[str, ...]:
        """What it may be worded as: to a brother at the table, in the words kept for him as long as there are any."""
        brother, among_brothers = self._brother_here(character), AMONG_BROTHERS.get(impulse.intent)
        to = impulse.parameters.get("to")
        if brother and among_brothers and (to is None or self.characters[int(to)] == brother):
            return among_brothers, impulse.intent
        return (impulse.intent,)

    def _brother_here(self, character: str) -> str | None:
        brother = BROTHERS.get(character)
        return brother if brother in self.characters else None

    def _fresh_variant(self, character: str, intent: str) -> int | None:
        """One not heard in this game, seldom one of an earlier round, never one of this round."""
        lines = {variant: self._said.get((character, intent, variant)) for variant in self._variants(character, intent)}
        fresh = [variant for variant, when in lines.items() if when is None]
        if not fresh and self._rng.random() < ONCE_MORE:
            fresh = [variant for variant, when in lines.items() if when != self._hearing.round]
        new = [variant for variant in fresh if (character, intent, variant) not in self._heard_before]
        fresh = new or fresh
        return self._rng.choice(fresh) if fresh else None

    def _variants(self, character: str, intent: str) -> list[int]:
        """Those that fit the company: nobody is spoken of as far away who sits at the table."""
        unfit = OF_AN_ABSENT_BROTHER[character].get(intent, ()) if self._brother_here(character) else ()
        return [variant for variant in range(1, LINES[character][intent] + 1) if variant not in unfit]

    def _note_saying(self, saying: Saying) -> None:
        self._said[saying.character, saying.intent, saying.variant] = self._hearing.round
        self._words[saying.seat] += 1
        self._last = saying.seat
        self._silence = 0
