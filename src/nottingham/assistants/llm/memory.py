"""What a model's seat remembers: the chronicle it heard, what it has spent, and what its stand-in remembers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nottingham.assistants.llm.words import data_line, quoted, with_quoted_words
from nottingham.bots.bot import Note, Room
from nottingham.bots.guest import Exchange, seat_codes
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine import events as e
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.floor import TalkLeft

RECENT_ROUNDS = 2
"""So many rounds are told in full, the current one among them."""
MOST_LINES = 400
Reason = Literal[
    "late", "unreachable", "refused", "empty", "garbage", "illegal",
    "move_tokens", "game_tokens", "game_seconds", "day_tokens", "gave_up",
]  # fmt: skip
"""Why a stand-in moved."""
NO_ANSWER: tuple[Reason, ...] = ("late", "unreachable", "refused", "empty", "garbage")
"""Reasons that leave nothing to judge; an illegal answer at least understood the question."""


class Line(msgspec.Struct, frozen=True):
    """A line of the chronicle."""

    round: int
    text: str
    lasts: bool
    marks: bool = False
    """Whether it is told of an old round even where little is."""


class Ledger(msgspec.Struct):
    """What a seat's model has done and cost in one game."""

    calls: int = 0
    repairs: int = 0
    """Bad answers that were sent back."""
    repaired: int = 0
    """Decisions that were good at the second try."""
    tokens: int = 0
    seconds: float = 0.0
    moves: int = 0
    """Decisions that were the model's own."""
    left: int = 0
    """Decisions that were left to the stand-in, its silences among them."""
    stand_ins: dict[str, int] = {}
    """What it did then, by why."""
    failures: int = 0
    """Decisions in a row that came to nothing."""
    unread: int = 0
    """Those among them, in a row, without an answer that could be read."""
    is_over: bool = False
    """Whether the stand-in plays the rest."""


class Testimony(Note, frozen=True, omit_defaults=True):
    """A note of one who is examined: what it openly claims of its bag, and how likely it thinks that others lie."""

    claims: dict[str, int] = msgspec.field(default_factory=dict)
    """For each good that it speaks of, how many it says are in its bag."""
    beliefs: dict[Seat, float] = msgspec.field(default_factory=dict)
    """By bag, the chance that it is not what was declared. Nobody else hears of it."""

    @property
    def heard(self) -> str:
        goods = ", ".join(f"{good}*{count}" for good, count in self.claims.items())
        return f"{self.said} [bag: {goods}]".strip() if goods else self.said


class ModelMemory(msgspec.Struct):
    """All that is particular to a seat at a table. The chronicle is built from the seat's own events alone."""

    seat: Seat
    narrator: Narrator
    ledger: Ledger
    room: Room = Room()
    is_compact: bool = False
    stand_in: Any = None
    """What the stand-in remembers; it has yet to begin before its first move."""
    missed: list[Event] = []
    """What the stand-in has not been told yet."""
    round: int = 0
    heard: int = 0
    """How many things happened."""
    quiet_since: int = -1
    """How many had happened when the model last had nothing to say."""
    chronicle: list[Line] = []
    left: TalkLeft | None = None
    """How much talk is left, where somebody counts it."""
    notes: str = ""
    """What the model wrote down for itself; no other seat ever sees it."""
    transcript: list[Exchange] = []
    said: str = ""
    claims: dict[str, int] = {}
    beliefs: dict[Seat, float] = {}
    stood_in: Reason | None = None


def plain_narrator(ruleset: Ruleset, language: str) -> Narrator:
    """A narrator who uses no words of strangers: seats by number, and a table's own goods by their id."""
    goods = tuple(msgspec.structs.replace(good, names={}) for good in ruleset.catalogue)
    return Narrator(language, seat_codes(ruleset), msgspec.structs.replace(ruleset, catalogue=goods))


def heard(memory: ModelMemory, event: Event) -> ModelMemory:
    """The memory after an event, as the own seat saw it."""
    if isinstance(event, e.RoundStarted):
        memory.round = event.round
    if isinstance(event, e.PositionSet):
        memory.round = event.public.round
    memory.heard += 1
    told = (
        None if _is_told_elsewhere(event, memory.seat) else memory.narrator.event(with_quoted_words(event), memory.seat)
    )
    if told:
        lasts, marks = event.weight >= 1, event.weight >= 2
        memory.chronicle.append(Line(memory.round, data_line(told), lasts, marks))
    return memory


def _is_told_elsewhere(event: Event, seat: Seat) -> bool:
    """Whether the table, or another line, says the same: nothing is told twice."""
    match event:
        case e.LoadingBegan() | e.DeclaringBegan() | e.InspectingBegan() | e.GoodsLetIn() | e.GoldPaid(why="bribe"):
            return True
        case e.BagClosed(seat=who) | e.CardsDrawn(seat=who):
            return who != seat
    return False


def overheard(memory: ModelMemory, seat: Seat, words: str) -> ModelMemory:
    """The memory after somebody's free words; one's own are no news."""
    memory.heard += seat != memory.seat
    narrator = memory.narrator
    who = narrator.text("prompt-you") if seat == memory.seat else narrator.name(seat)
    line = narrator.text("prompt-said", name=who, text=quoted(words))
    memory.chronicle.append(Line(memory.round, data_line(line), lasts=False))
    return memory


def retold(memory: ModelMemory) -> list[str]:
    """The chronicle: of older rounds what lasts, the recent ones in full, and never more than fits."""
    recent = memory.round - (1 if memory.is_compact else RECENT_ROUNDS)
    told = [
        line.text
        for line in memory.chronicle
        if line.round > recent or (line.marks if memory.is_compact else line.lasts)
    ]
    return told if len(told) <= MOST_LINES else ["...", *told[-MOST_LINES:]]
