"""A chair: one seat of an assistant's, its connection, and what it has seen and heard there.

A lost connection is opened again, and a command whose answer got lost is sent again under its old id, so it is done
once. One thread at a time uses a chair.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from threading import RLock
from time import monotonic, sleep
from typing import Any, TypeVar

from nottingham.assistants.llm.bot import Decision, decision
from nottingham.assistants.llm.choices import BadAnswer, Question, question
from nottingham.assistants.llm.memory import Ledger, ModelMemory, heard, overheard, plain_narrator
from nottingham.bots.bot import Room
from nottingham.bots.guest import PREFIX
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.server.client import Dismissed, Place, Player, new_id
from nottingham.server.protocol.messages import Done, Refused, TableInfo
from nottingham.server.protocol.news import AnyNews, GameBegan, Played, Said
from nottingham.server.protocol.primitives import REACTIONS
from nottingham.server.protocol.requests import Requests, Return, SayText

GIVE_UP_AFTER = 30.0
"""Seconds that a server which is away is waited for."""
PAUSE = 0.2
AT_ONCE = 0.005
"""Seconds in which a message that has arrived is read."""
FOR_GOOD = ("seat_lost", "removed", "seat_moved", "table_closed", "table_erased", "no_such_table", "table_worn_out")
"""Why a server says farewell to somebody who need not come back."""
LOST = (Dismissed, OSError, TimeoutError)

T = TypeVar("T")


class ChairError(Exception):
    """Something cannot be done here; says why, in words for the assistant."""


class AssistantChair:
    """One seat at one table."""

    def __init__(self, place: Place, language: str, *, timeout: float = 20.0) -> None:
        self.place = place
        self.language = language
        self.memory: ModelMemory | None = None
        self.lock = RLock()
        self._folded = 0
        self._player = Player(place, timeout=timeout)
        self._player.connect()
        self._fold()

    def close(self) -> None:
        self._player.close()

    # --- looking

    @property
    def seat(self) -> Seat:
        assert self.place.seat is not None
        return self.place.seat

    @property
    def info(self) -> TableInfo:
        assert self._player.info is not None
        return self._player.info

    @property
    def is_playing(self) -> bool:
        return self.info.stage in ("playing", "finished") and self.memory is not None

    @property
    def must_act(self) -> bool:
        return self.info.stage == "playing" and self._player.must_act

    @property
    def view(self) -> View:
        return self._player.view

    @property
    def narrator(self) -> Narrator:
        return self.memory.narrator if self.memory else Narrator(self.language, ())

    def lines(self) -> list[str]:
        """The whole chronicle of the game, as this seat heard it."""
        return [line.text for line in self.memory.chronicle] if self.memory else []

    def question(self) -> Question:
        """What may be done now."""
        if not self.is_playing or self.memory is None:
            return Question((), must=False)
        free = self.memory.room.has_free_words
        prompts = self._player.prompts
        return question(self.view, prompts, self.memory.narrator, has_free_words=free)

    # --- what happened meanwhile

    def catch_up(self, seconds: float = 0.0) -> None:
        """Takes in everything that was sent, and waits at most so long for the first of it."""
        self._with_retry(lambda: self._drain_updates(seconds))
        self._fold()
        if self.info.stage == "playing" and self.info.seats[self.seat].is_held:
            self.ask(Return())

    def _drain_updates(self, seconds: float) -> None:
        wait = max(seconds, AT_ONCE)
        while True:
            try:
                self._player.wait(wait)
            except TimeoutError:
                return
            wait = AT_ONCE

    def _fold(self) -> None:
        """The chronicle goes on with the news that were not told yet."""
        news, self._folded = self._player.news[self._folded :], len(self._player.news)
        for one in news:
            self._hear(one)
        if self.memory is not None:
            names = tuple(seat.name or seat.bot.removeprefix(PREFIX) for seat in self.info.seats)
            self.memory.room = Room(names, self.language, has_free_words=not self.info.settings.is_public)

    def _hear(self, news: AnyNews) -> None:
        match news:
            case GameBegan(ruleset=ruleset):
                self.memory = ModelMemory(self.seat, plain_narrator(ruleset, self.language), Ledger())
            case Said(seat=seat, text=text, phrase=phrase, to=to) if self.memory and phrase not in REACTIONS:
                overheard(self.memory, seat, text or self.memory.narrator.phrase(phrase, to))
        if isinstance(news, GameBegan | Played) and self.memory:
            for event in news.events:
                heard(self.memory, event)

    # --- acting

    def act(self, at: str, answer: dict[str, Any]) -> Decision:
        """Does what an answer to the choices says; they must still be those that were read."""
        self.catch_up()
        asked = self.question()
        if not asked.choices:
            raise ChairError("There is nothing for you to do now.")
        if at != token_of(asked):
            raise ChairError("The table has moved on since you read those choices: read them again, then decide.")
        assert self.memory is not None
        try:
            decided = decision(self.view, asked, json.dumps(answer), self.memory)
        except BadAnswer as error:
            raise ChairError(f"That cannot be done: {error}.") from None
        if (action := decided.action) is not None:
            id, token = new_id(), self._player.update.at if self._player.update else None
            self._carry_out(lambda: self._player.play(action, id=id, at=token))
        if decided.said:
            self.say(decided.said)
        return decided

    def say(self, words: str) -> None:
        self.ask(SayText(text=words))

    def ask(self, request: Requests) -> None:
        """Asks something of the table."""
        id = new_id()
        self._carry_out(lambda: self._player.ask(request, id=id))

    def _carry_out(self, command: Callable[[], Done | Refused]) -> None:
        answer = self._with_retry(command)
        self._fold()
        if isinstance(answer, Refused):
            raise ChairError(self.worded(answer.refusal))

    def worded(self, refusal: Refusal) -> str:
        rule = f" (rule {refusal.rule})" if refusal.rule else ""
        return f"{self.narrator.refusal(refusal, self.seat).rstrip('.')}{rule}."

    def _with_retry(self, work: Callable[[], T]) -> T:
        """Work that needs the connection; where it is lost, it is opened again and the work done again."""
        end = monotonic() + GIVE_UP_AFTER
        while True:
            try:
                return work()
            except LOST as error:
                self._reconnect(error, end)

    def _reconnect(self, error: Exception, end: float) -> None:
        while True:
            if isinstance(error, Dismissed) and error.why in FOR_GOOD:
                raise ChairError(self.worded(Refusal(error.why, ""))) from error
            if monotonic() > end:
                raise ChairError("The server does not answer. Try again in a while; your seat is kept.") from error
            try:
                self._player.reconnect()
            except LOST as again:
                error = again
                sleep(PAUSE)
            else:
                return


def token_of(asked: Question) -> str:
    """Which choices these are: other ones have another token."""
    return sha256(json.dumps([asked.lines(), asked.schema()]).encode()).hexdigest()[:12]
