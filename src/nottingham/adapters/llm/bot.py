"""A seat that a language model plays, and a character that moves where the model does not."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic, sleep
from typing import Any, NamedTuple

import msgspec

from nottingham.adapters.llm import wire
from nottingham.adapters.llm.choices import Answer, BadAnswer, Question, question
from nottingham.adapters.llm.config import Model
from nottingham.adapters.llm.memory import (
    SILENCES,
    Ledger,
    Memory,
    Reason,
    heard,
    overheard,
    plain_narrator,
)
from nottingham.adapters.llm.prompt import PROMPT_VERSION, Message, in_words, is_in_words, messages, repair
from nottingham.adapters.llm.words import cleaned
from nottingham.bots.bot import Bot, Note
from nottingham.bots.registry import bot_named
from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.views import View
from nottingham.game import check

TRIES = 2
"""The first answer and one repair."""
PAUSE = 0.5
"""Seconds before an address that is busy is asked again, unless it says how many; never more than time allows."""
LETTERS_PER_TOKEN = 3
"""A cautious guess, where an address does not count."""
MOST_LETTERS = 20_000
"""An answer longer than that is not looked at."""
MOST_OBJECTS = 200


class Decision(NamedTuple):
    """What a model decided: an act or silence, and what it said with it."""

    action: Action | None
    said: str


class LlmBot(Bot[Memory]):
    """One model, for any number of seats and tables."""

    def __init__(self, model: Model, names: Sequence[str] = ()) -> None:
        """Takes the names people go by at the table, for prompts; without them seats are told by number."""
        self.model = model
        self.names = tuple(names)
        self._stand_in: Bot[Any] = bot_named(model.entry.stand_in)
        self._knows_schema = model.entry.response_format != "text"

    # --- what a bot does

    def begin(self, ruleset: Ruleset, seat: Seat) -> Memory:
        narrator = plain_narrator(ruleset, self.model.entry.language)
        return Memory(seat, narrator, self._stand_in.begin(ruleset, seat), Ledger())

    def remember(self, memory: Memory, event: Event) -> Memory:
        memory.stand_in = self._stand_in.remember(memory.stand_in, event)
        return heard(memory, event)

    def overhear(self, memory: Memory, seat: Seat, words: str) -> Memory:
        return overheard(memory, seat, words)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Memory, rng: Random) -> Action | None:
        memory.said, memory.stood_in = "", None
        asked = question(view, prompts, memory.narrator, rng)
        if not asked.choices or (not asked.must and memory.quiet_since == memory.heard):
            return None  # nothing happened since there was nothing to say
        if asked.only:
            return asked.only.act(Answer(1))
        decided = self._decide(view, asked, memory)
        if isinstance(decided, Decision):
            memory.said = decided.said
            memory.ledger.moves += 1
            memory.quiet_since = memory.heard if decided.action is None else -1
            return decided.action
        return self._stood_in(view, prompts, memory, rng, decided)

    def _stood_in(
        self, view: View, prompts: tuple[Prompt, ...], memory: Memory, rng: Random, why: Reason
    ) -> Action | None:
        """What the stand-in does; its silences are not worth a note."""
        action = self._stand_in.choose(view, prompts, memory.stand_in, rng)
        memory.quiet_since = memory.heard
        if action is not None:
            memory.stood_in = why
            memory.ledger.stand_ins[why] = memory.ledger.stand_ins.get(why, 0) + 1
        return action

    def note(self, memory: Memory) -> Note | None:
        if not memory.said and memory.stood_in is None:
            return None
        stand_in = self.model.entry.stand_in if memory.stood_in else ""
        return Note(memory.said, stand_in, memory.stood_in or "")

    def account(self, memory: Memory) -> dict[str, object]:
        ledger = memory.ledger
        return {
            "bot": "llm",
            "name": self.model.name,
            "model": self.model.entry.model,
            "prompt_version": PROMPT_VERSION,
            "moves": ledger.moves,
            "stand_in": self.model.entry.stand_in,
            "stand_in_moves": dict(sorted(ledger.stand_ins.items())),
            "calls": ledger.calls,
            "repairs": ledger.repairs,
            "tokens": ledger.tokens,
            "seconds": round(ledger.seconds, 3),
        }

    # --- one decision

    def _decide(self, view: View, asked: Question, memory: Memory) -> Decision | Reason:
        """The model's decision, or why there is none."""
        ledger, entry = memory.ledger, self.model.entry
        if ledger.is_over:
            return "gave_up"
        if ledger.seconds >= entry.game_seconds:
            return "game_seconds"
        start = monotonic()
        seconds = min(entry.move_seconds, entry.game_seconds - ledger.seconds)
        try:
            decided = _Move(self, view, asked, memory, start + seconds).decide()
        finally:
            ledger.seconds += monotonic() - start
        ledger.failures = ledger.failures + 1 if decided in SILENCES else 0
        ledger.is_over = ledger.failures >= entry.patience
        return decided

    def ask(self, talk: list[Message], asked: Question, end: float) -> wire.Reply | wire.Failure:
        """One call, or two where an address turns out not to know schemas."""
        answer = wire.post(self.model, self.body(talk, asked), end - monotonic())
        is_unknown = isinstance(answer, wire.Failure) and answer.status in wire.SCHEMA_UNKNOWN
        if is_unknown and self._knows_schema and self.model.entry.response_format == "auto":
            self._knows_schema = False
            return wire.post(self.model, self.body(talk, asked), max(end - monotonic(), 0.0))
        return answer

    def body(self, talk: list[Message], asked: Question) -> dict[str, Any]:
        entry = self.model.entry
        body: dict[str, Any] = {
            "model": entry.model,
            "messages": talk if self._knows_schema or is_in_words(talk) else [*talk, in_words(asked.schema())],
            entry.tokens_field: entry.answer_tokens,
            **entry.extra,
        }
        if entry.temperature is not None:
            body["temperature"] = entry.temperature
        if self._knows_schema:
            schema = {"name": "decision", "strict": True, "schema": asked.schema()}
            body["response_format"] = {"type": "json_schema", "json_schema": schema}
        return body


class _Move:
    """One decision under way: two tries, one purse."""

    def __init__(self, bot: LlmBot, view: View, asked: Question, memory: Memory, end: float) -> None:
        self.bot = bot
        self.view = view
        self.asked = asked
        self.memory = memory
        self.end = end
        self.tokens = 0

    def decide(self) -> Decision | Reason:
        talk = messages(self.view, self.asked, self.memory, self.bot.names)
        reason: Reason = "late"
        for is_last in [False] * (TRIES - 1) + [True]:
            if lacking := self._lacking(talk):
                return lacking
            if monotonic() >= self.end:
                return reason
            answer = self._asked(talk)
            if isinstance(answer, wire.Failure):
                reason = answer.reason
                if is_last or not self._is_worth_waiting(answer):
                    return reason
                continue
            try:
                return decision(self.view, self.asked, answer.text, self.memory)
            except BadAnswer as error:
                reason = _kind_of(answer.text, error)
                self.memory.ledger.repairs += not is_last
                talk = [*talk, *repair(cleaned(answer.text, 2000), str(error)), in_words(self.asked.schema())]
        return reason

    def _asked(self, talk: list[Message]) -> wire.Reply | wire.Failure:
        ledger = self.memory.ledger
        answer = self.bot.ask(talk, self.asked, self.end)
        cost = _guess(talk)
        if isinstance(answer, wire.Reply):
            cost = answer.tokens if answer.tokens is not None else cost + len(answer.text) // LETTERS_PER_TOKEN
        ledger.calls += 1
        ledger.tokens += cost
        self.tokens += cost
        return answer

    def _lacking(self, talk: list[Message]) -> Reason | None:
        """Which purse could not pay for another answer."""
        entry, ledger = self.bot.model.entry, self.memory.ledger
        price = _guess(talk) + entry.answer_tokens
        if ledger.tokens + price > entry.game_tokens:
            return "game_tokens"
        return "move_tokens" if self.tokens + price > entry.move_tokens else None

    def _is_worth_waiting(self, failure: wire.Failure) -> bool:
        """Waits for an address that is busy or stumbled, if there is time; one that says no means it."""
        left = self.end - monotonic()
        if failure.reason == "garbage":
            return left > 0
        if failure.reason != "refused" or not (failure.status == 429 or failure.status >= 500):
            return False
        pause = failure.retry_after if failure.retry_after is not None else min(PAUSE, left / 4)
        if pause >= left:
            return False
        sleep(pause)
        return True


def _guess(talk: list[Message]) -> int:
    return sum(len(message["content"]) for message in talk) // LETTERS_PER_TOKEN


def _kind_of(text: str, error: BadAnswer) -> Reason:
    if not text.strip():
        return "empty"
    return "illegal" if isinstance(error, IllegalAnswer) else "garbage"


class IllegalAnswer(BadAnswer):
    """An answer that was understood, and cannot be done."""


def decision(view: View, asked: Question, text: str, memory: Memory) -> Decision:
    """What an answer decides; BadAnswer says precisely why it decides nothing."""
    answer = read_answer(text)
    try:
        action = asked.action(answer)
    except BadAnswer as error:
        raise IllegalAnswer(str(error)) from None
    except (ValueError, LookupError, OverflowError) as error:
        raise IllegalAnswer(f"this choice cannot be filled in like that ({type(error).__name__})") from None
    refusal = None if action is None else check(view, action)
    if refusal is not None:
        told = cleaned(memory.narrator.refusal(refusal, view.seat), 400)
        raise IllegalAnswer(f"{told.rstrip('.')} (rule {refusal.rule})")
    return Decision(action, cleaned(answer.say or ""))


def read_answer(text: str) -> Answer:
    """The last JSON object of a text that makes a choice; models like to think aloud before it."""
    if not text.strip():
        raise BadAnswer("the answer is empty")
    if len(text) > MOST_LETTERS:
        raise BadAnswer(f"the answer has more than {MOST_LETTERS} characters")
    found = [plain for plain in _objects(text) if "choice" in plain]
    if not found:
        raise BadAnswer("there is no whole JSON object with a 'choice' in the answer")
    try:
        return msgspec.convert(found[-1], Answer)
    except msgspec.ValidationError as error:
        raise BadAnswer(cleaned(str(error), 300)) from None


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Every JSON object that stands in a text, outermost first."""
    decoder = json.JSONDecoder()
    at, tries = text.find("{"), 0
    while at >= 0 and tries < MOST_OBJECTS:
        tries += 1
        try:
            plain, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            yield plain
        at = text.find("{", end)
