"""A seat that a language model plays, and a character that moves where the model does not.

What is thought and what is waited for are kept apart: a decision is a generator that yields calls and pauses, and is
driven either on the spot (`choose`) or awaited (`consider`).
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from datetime import UTC, date, datetime
from random import Random
from threading import Lock
from time import monotonic, sleep
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from nottingham.assistants.llm import wire
from nottingham.assistants.llm.choices import Answer, BadAnswer, Question, question
from nottingham.assistants.llm.config import Model
from nottingham.assistants.llm.memory import (
    NO_ANSWER,
    Ledger,
    ModelMemory,
    Reason,
    Testimony,
    heard,
    overheard,
    plain_narrator,
)
from nottingham.assistants.llm.prompt import PROMPT_VERSION, Message, in_words, is_in_words, messages, repair
from nottingham.assistants.llm.voice import LINE_TOKENS, spoken_line, voice_messages
from nottingham.assistants.llm.words import NOTES_MOST, cleaned
from nottingham.bots.bot import Bot, Note, Room
from nottingham.bots.guest import Answers, Considered, Exchange, Guest, VoiceBrief, Waits, seat_codes
from nottingham.bots.registry import bot_named
from nottingham.locales import DEFAULT
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting
from nottingham.rules.engine.views import View
from nottingham.rules.floor import TalkLeft
from nottingham.rules.game import check
from nottingham.rules.phases.inspecting import SettlePrompt

TRIES = 2
"""The first answer and one repair."""
REPAIRS_WHILE = 2
"""After so many decisions in a row that came to nothing, a bad answer is not sent back until there was a good one."""
PAUSE = 0.5
"""Seconds before an address that is busy is asked again, unless it says how many; doubled each time."""
BUSY_MOST = 6
"""How often an address that is busy is asked again for one answer, if time allows."""
LETTERS_PER_TOKEN = 3
"""A cautious guess, where an address does not count."""
MOST_LETTERS = 20_000
"""An answer longer than that is not looked at."""
MOST_OBJECTS = 200
NO_BRACKETS = str.maketrans("[]", "()")


class Decision(NamedTuple):
    """What a model decided: an act or silence, and what it said with it."""

    action: Action | None
    said: str
    notes: str | None = None
    """What it wants to remember, if anything changed."""
    claims: Mapping[str, int] = MappingProxyType({})
    """What it openly says of its bag, where that is asked for."""
    beliefs: Mapping[Seat, float] = MappingProxyType({})
    """How likely it thinks that bags lie, where that is asked for."""


class Call(NamedTuple):
    """A question to the address."""

    body: dict[str, Any]
    seconds: float


class Pause(NamedTuple):
    """Time given to an address that is busy."""

    seconds: float


Heard = wire.Reply | wire.Failure
Wait = Call | Pause
Deciding = Generator[Wait, Heard | None, Decision | Reason]
Considering = Generator[Wait, Heard | None, Considered]


class Purse:
    """What all games of this process have cost today, however many threads play them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._day = date.min
        self._spent = 0

    def spend(self, tokens: int) -> None:
        with self._lock:
            self._spent = self._today() + tokens

    @property
    def spent(self) -> int:
        with self._lock:
            return self._today()

    def _today(self) -> int:
        today = datetime.now(UTC).date()
        if today != self._day:
            self._day, self._spent = today, 0
        return self._spent


class LlmBot(Guest[ModelMemory]):
    """One model, for any number of seats and tables."""

    def __init__(
        self, model: Model, *, stand_in: str = "", keeps_transcripts: bool = False, is_examined: bool = False
    ) -> None:
        """Takes a stand-in that goes before the model's own, where results are to be compared.

        One that is examined is also asked what it claims and what it believes.
        """
        self.model = model
        self.is_examined = is_examined
        self.purse = Purse()
        self.keeps_transcripts = keeps_transcripts
        self.knows_schema = model.entry.response_format != "text"
        self._stand_in_name = stand_in or model.entry.stand_in
        self._stand_in: Bot[Any] = bot_named(self._stand_in_name)

    @property
    def stand_in(self) -> str:
        return self._stand_in_name

    # --- what a bot does

    def begin(self, ruleset: Ruleset, seat: Seat) -> ModelMemory:
        narrator = plain_narrator(ruleset, self.model.entry.language or DEFAULT)
        return ModelMemory(seat, narrator, Ledger(), is_compact=self.model.entry.prompt == "compact")

    def enter(self, memory: ModelMemory, room: Room) -> ModelMemory:
        language, narrator = self.model.entry.language or room.language, memory.narrator
        if language and language != narrator.language:
            assert narrator.ruleset is not None
            memory.narrator = plain_narrator(narrator.ruleset, language)
        memory.room = room
        return memory

    def remember(self, memory: ModelMemory, event: Event) -> ModelMemory:
        memory.missed.append(event)
        return heard(memory, event)

    def overhear(self, memory: ModelMemory, seat: Seat, words: str) -> ModelMemory:
        return overheard(memory, seat, words)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory, rng: Random) -> Action | None:
        considering, answer = self._considering(view, prompts, memory), None
        while True:
            try:
                wait = considering.send(answer)
            except StopIteration as end:
                considered: Considered = end.value
                break
            answer = None
            if isinstance(wait, Call):
                answer = wire.post(self.model, wait.body, wait.seconds)
            else:
                sleep(wait.seconds)
        is_stood_in = bool(considered.note.stand_in)
        return self.stood_in(view, prompts, memory, rng) if is_stood_in else considered.action

    async def consider(
        self,
        view: View,
        prompts: tuple[Prompt, ...],
        memory: ModelMemory,
        rng: Random,  # noqa: ARG002 - as every guest is asked
        waits: Waits,
    ) -> Considered:
        memory.missed.clear()  # who awaits an answer has a stand-in of their own
        considering, answer = self._considering(view, prompts, memory), None
        try:
            while True:
                wait = considering.send(answer)
                answer = None
                if isinstance(wait, Call):
                    answer = await wire.posted(self.model, wait.body, wait.seconds, waits)
                else:
                    await waits.sleep(wait.seconds)
        except StopIteration as end:
            considered: Considered = end.value
            return considered
        finally:
            considering.close()  # called off: what it cost is counted

    async def put_into_words(self, brief: VoiceBrief, seconds: float, waits: Waits) -> str:
        talk, entry = voice_messages(brief), self.model.entry
        guess = _guess(talk)
        if self.purse.spent + guess > entry.day_tokens:
            return ""
        self.purse.spend(guess)
        body = self._plain_body(talk) | {entry.tokens_field: min(LINE_TOKENS, entry.answer_tokens)}
        answer = await wire.posted(self.model, body, seconds, waits)
        if isinstance(answer, wire.Failure):
            return ""
        self.purse.spend(_cost(answer, guess) - guess)
        return spoken_line(answer.text, brief)

    def _considering(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory) -> Considering:
        memory.said, memory.stood_in, memory.claims, memory.beliefs = "", None, {}, {}
        asked = self.question(view, prompts, memory)
        if asked is None:
            return Considered(None)
        if asked.only:
            return Considered(asked.only.act(Answer(1)))
        decided = yield from self._deciding(view, asked, memory)
        if isinstance(decided, Decision):
            memory.said, memory.claims, memory.beliefs = decided.said, dict(decided.claims), dict(decided.beliefs)
            memory.notes = memory.notes if decided.notes is None else decided.notes
            memory.ledger.moves += 1
            memory.quiet_since = memory.heard if decided.action is None else -1
            return Considered(decided.action, Note(decided.said))
        memory.stood_in = decided
        memory.ledger.left += 1
        memory.quiet_since = memory.heard
        return Considered(None, Note("", self.stand_in, decided))

    def question(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory) -> Question | None:
        """What there is to ask; None if nothing happened since there was nothing to say."""
        free = memory.room.has_free_words
        asked = question(view, prompts, memory.narrator, has_free_words=free, is_compact=memory.is_compact)
        if not asked.choices or (not asked.must and memory.quiet_since == memory.heard):
            return None
        asked = asked._replace(has_thoughts=self.model.entry.thoughts)
        return examined(asked, view, prompts) if self.is_examined else asked

    def stood_in(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory, rng: Random) -> Action | None:
        """What the stand-in does, once it was told what it missed; its silences are not worth a note."""
        if memory.stand_in is None:
            memory.stand_in = self._stand_in.begin(view.ruleset, memory.seat)
        for event in memory.missed:
            memory.stand_in = self._stand_in.remember(memory.stand_in, event)
        memory.missed.clear()
        action = self._stand_in.choose(view, prompts, memory.stand_in, rng)
        why = memory.stood_in
        if action is None or why is None:
            memory.stood_in = None
        else:
            memory.ledger.stand_ins[why] = memory.ledger.stand_ins.get(why, 0) + 1
        return action

    def note(self, memory: ModelMemory) -> Note | None:
        if memory.claims or memory.beliefs:
            return Testimony(memory.said, claims=memory.claims, beliefs=memory.beliefs)
        if not memory.said and memory.stood_in is None:
            return None
        return Note(memory.said, self.stand_in if memory.stood_in else "", memory.stood_in or "")

    def told_time(self, memory: ModelMemory, left: TalkLeft) -> ModelMemory:
        memory.left = left
        return memory

    def answers(self, memory: ModelMemory) -> Answers:
        ledger = memory.ledger
        return Answers(ledger.moves, ledger.repaired, ledger.left)

    def transcript(self, memory: ModelMemory) -> tuple[Exchange, ...]:
        return tuple(memory.transcript)

    def account(self, memory: ModelMemory) -> dict[str, object]:
        ledger = memory.ledger
        return {
            "bot": "llm",
            "name": self.model.name,
            "model": self.model.entry.model,
            "prompt_version": PROMPT_VERSION,
            "moves": ledger.moves,
            "stand_in": self.stand_in,
            "stand_in_moves": dict(sorted(ledger.stand_ins.items())),
            "replaced": ledger.left,
            "repaired": ledger.repaired,
            "calls": ledger.calls,
            "repairs": ledger.repairs,
            "tokens": ledger.tokens,
            "seconds": round(ledger.seconds, 3),
        }

    # --- one decision

    def _deciding(self, view: View, asked: Question, memory: ModelMemory) -> Deciding:
        """The model's decision, or why there is none."""
        ledger, entry = memory.ledger, self.model.entry
        if ledger.is_over:
            return "gave_up"
        if ledger.seconds >= entry.game_seconds:
            return "game_seconds"
        start = monotonic()
        seconds = min(entry.move_seconds, entry.game_seconds - ledger.seconds)
        try:
            decided = yield from _Move(self, view, asked, memory, start + seconds).deciding()
        finally:
            ledger.seconds += monotonic() - start
        ledger.failures = 0 if isinstance(decided, Decision) else ledger.failures + 1
        ledger.unread = ledger.unread + 1 if decided in NO_ANSWER else 0
        ledger.is_over = ledger.unread >= entry.patience
        return decided

    def _plain_body(self, talk: list[Message]) -> dict[str, Any]:
        entry = self.model.entry
        temperature = {} if entry.temperature is None else {"temperature": entry.temperature}
        fields = {"model": entry.model, "messages": talk, entry.tokens_field: entry.answer_tokens}
        return {**fields, **entry.extra, **temperature}

    def body(self, talk: list[Message], asked: Question) -> dict[str, Any]:
        body = self._plain_body(talk if self.knows_schema or is_in_words(talk) else [*talk, in_words(asked.schema())])
        if self.knows_schema:
            schema = {"name": "decision", "strict": True, "schema": asked.schema()}
            body["response_format"] = {"type": "json_schema", "json_schema": schema}
        return body


class _Move:
    """One decision under way: two tries, one purse."""

    def __init__(self, bot: LlmBot, view: View, asked: Question, memory: ModelMemory, end: float) -> None:
        self.bot = bot
        self.view = view
        self.asked = asked
        self.memory = memory
        self.end = end
        self.tokens = 0
        self.tries = TRIES if memory.ledger.failures < REPAIRS_WHILE else 1

    def deciding(self) -> Deciding:
        talk = messages(self.view, self.asked, self.memory)
        reason: Reason = "late"
        for left in reversed(range(self.tries)):
            if empty := self._empty_purse(talk):
                return empty
            if monotonic() >= self.end:
                return reason
            answer = yield from self._ask(talk)
            if isinstance(answer, wire.Failure):
                reason = answer.reason
                if reason != "garbage":
                    return reason
                continue
            try:
                decided = decision(self.view, self.asked, answer.text, self.memory)
            except BadAnswer as error:
                reason = _kind_of(answer.text, error)
                self._keep(outcome=str(error))
                self.memory.ledger.repairs += left > 0
                again = repair(self.memory, cleaned(answer.text, 2000), str(error))
                talk = [*talk, *again, in_words(self.asked.schema())]
            else:
                self.memory.ledger.repaired += left < self.tries - 1
                return decided
        return reason

    def _ask(self, talk: list[Message]) -> Generator[Wait, Heard | None, Heard]:
        """One call; more where an address is busy or turns out not to know schemas. It costs even if called off."""
        self.memory.ledger.calls += 1
        guess, start = _guess(talk), monotonic()
        self._spend(guess)
        answer = yield from self._call(talk)
        for busy in range(BUSY_MOST):
            pause = self._worth_waiting(answer, busy) if isinstance(answer, wire.Failure) else None
            if pause is None:
                break
            yield Pause(pause)
            answer = yield from self._call(talk)
        is_unknown = isinstance(answer, wire.Failure) and answer.status in wire.SCHEMA_UNKNOWN
        if is_unknown and self.bot.knows_schema and self.bot.model.entry.response_format == "auto":
            self.bot.knows_schema = False
            answer = yield from self._call(talk)
        if isinstance(answer, wire.Reply):
            self._spend(_cost(answer, guess) - guess)
        if self.bot.keeps_transcripts:
            self._note_down(talk, answer, monotonic() - start)
        return answer

    def _note_down(self, talk: list[Message], answer: Heard, seconds: float) -> None:
        """The last question, as it was put; what is said in every question, only where it changed."""
        kept, (system, *asked) = self.memory.transcript, [message["content"] for message in talk]
        known = next((line.system for line in reversed(kept) if line.system), "")
        text, reason = (answer.text, "") if isinstance(answer, wire.Reply) else ("", answer.reason)
        line = Exchange(
            decision=self.memory.ledger.moves + self.memory.ledger.left,
            asked="\n\n".join(asked),
            answer=text[:MOST_LETTERS].encode(errors="replace").decode(),  # half a character is no text
            outcome=reason,
            system="" if system == known else system,
            tokens=self.tokens,
            seconds=round(seconds, 3),
        )
        kept.append(line)

    def _keep(self, outcome: str) -> None:
        """What became of the answer noted down last."""
        if self.memory.transcript:
            self.memory.transcript[-1] = msgspec.structs.replace(self.memory.transcript[-1], outcome=outcome)

    def _call(self, talk: list[Message]) -> Generator[Wait, Heard | None, Heard]:
        answer = yield Call(self.bot.body(talk, self.asked), max(self.end - monotonic(), 0.0))
        assert answer is not None
        return answer

    def _spend(self, tokens: int) -> None:
        self.tokens += tokens
        self.memory.ledger.tokens += tokens
        self.bot.purse.spend(tokens)

    def _empty_purse(self, talk: list[Message]) -> Reason | None:
        """Which purse could not pay for another answer."""
        entry, ledger = self.bot.model.entry, self.memory.ledger
        price = _guess(talk) + entry.answer_tokens
        if self.bot.purse.spent + price > entry.day_tokens:
            return "day_tokens"
        if ledger.tokens + price > entry.game_tokens:
            return "game_tokens"
        return "move_tokens" if self.tokens + price > entry.move_tokens else None

    def _worth_waiting(self, failure: wire.Failure, times: int) -> float | None:
        """How long an address that is busy or stumbled is waited for, if there is time; one that says no means it."""
        left = self.end - monotonic()
        if failure.reason != "refused" or not (failure.status == 429 or failure.status >= 500):
            return None
        pause = failure.retry_after if failure.retry_after is not None else min(PAUSE * 2**times, left / 4)
        return pause if pause < left else None


def _guess(talk: list[Message]) -> int:
    return sum(len(message["content"]) for message in talk) // LETTERS_PER_TOKEN


def _cost(answer: wire.Reply, guess: int) -> int:
    return guess + len(answer.text) // LETTERS_PER_TOKEN if answer.tokens is None else answer.tokens


def _kind_of(text: str, error: BadAnswer) -> Reason:
    if not text.strip():
        return "empty"
    return "illegal" if isinstance(error, IllegalAnswer) else "garbage"


def examined(asked: Question, view: View, prompts: tuple[Prompt, ...]) -> Question:
    """The same question, with fields for what is claimed of the own bag and what is believed of others'."""
    phase, names = view.public.phase, seat_codes(view.ruleset)
    bags = phase.bags if isinstance(phase, Declaring | Inspecting) else ()
    is_closed = any(bag.owner == view.seat and not bag.is_settled for bag in bags)
    return asked._replace(
        is_examined=True,
        claims=tuple(view.ruleset.goods) if is_closed and asked.has_free_words else (),
        most_claimed=view.ruleset.bag_most,
        suspects=tuple(names[prompt.bag] for prompt in prompts if isinstance(prompt, SettlePrompt)),
    )


class IllegalAnswer(BadAnswer):
    """An answer that was understood, and cannot be done."""


def decision(view: View, asked: Question, text: str, memory: ModelMemory) -> Decision:
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
    notes = None if answer.notes is None else cleaned(answer.notes, NOTES_MOST)
    claims = asked.claimed(answer)
    said = cleaned(answer.say or "")
    names = seat_codes(view.ruleset)
    beliefs = {names.index(name): chance for name, chance in asked.believed(answer).items()}
    # What is claimed stands in brackets behind the words, where no words of one's own can stand.
    return Decision(action, said.translate(NO_BRACKETS) if asked.claims else said, notes, claims, beliefs)


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
        return msgspec.convert(found[-1], Answer, strict=False)  # "3" and 3.0 are clear enough
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
