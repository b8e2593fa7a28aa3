"""A text environment for people who train or test language models: strings in, strings out.

    from nottingham.research.environments.text_env import TextEnv
    env = TextEnv(players=3, bots={1: "honest", 2: "honest"})
    seen = env.reset(seed=1)
    while seen is not None:
        answer = model(seen.rules, seen.text)       # a text with one JSON object in it, or only the number of a choice
        step = env.step(answer)
        seen = step.observation                     # None when the game is over
    print(step.rewards)

What a seat reads is what a language model reads that plays at a table: the rules in brief, its own chronicle, what lies
before it, and the numbered choices. An answer that cannot be carried out changes nothing and comes back with feedback
that says precisely what is wrong; after so many of them in a row the seat forfeits the game, which always costs more
than losing it. A seat that has nothing to choose, or nothing new to say, is not asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any, Final, Self, SupportsIndex

import msgspec

from nottingham.assistants.llm.bot import Decision, decision
from nottingham.assistants.llm.choices import Answer, BadAnswer, Question, question
from nottingham.assistants.llm.memory import Ledger, ModelMemory, heard, overheard, plain_narrator
from nottingham.assistants.llm.prompt import choices, instructions, situation
from nottingham.bots.bot import Room
from nottingham.bots.guest import seat_codes
from nottingham.bots.registry import bot_named
from nottingham.bots.simulate import Players
from nottingham.encoding.setting import illegal_reward_for, margin_of, reward_named, ruleset_for
from nottingham.locales import LANGUAGES
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.floor import OFFERS_PER_BAG, Floor, Turn
from nottingham.rules.game import act, new_game, outcome

TRIES: Final = 3
NOBODY_IN_PARTICULAR: Final = "random"
"""The bot on the chair of a seat that reads and writes; it is never asked."""
BY_ROUND: Final = ("margin", "points")
"""Rewards that can be told by round."""
_NUMBER = re.compile(r"\W*(\d{1,4})\W*")


class TextObservation(msgspec.Struct, frozen=True):
    """What the seat that is asked reads."""

    seat: Seat
    name: str
    """What the text calls it: P1 is seat 0."""
    rules: str
    """The rules in brief and how to answer; the same in a whole game."""
    text: str
    """The chronicle, the table and the choices."""
    choices: tuple[str, ...]
    """Each as it stands in the text, with its number."""
    schema: dict[str, Any]
    """The JSON schema of an answer, for those who constrain what a model writes."""

    @property
    def messages(self) -> list[dict[str, str]]:
        """As chat models take it."""
        return [{"role": "system", "content": self.rules}, {"role": "user", "content": self.text}]


class TextStep(msgspec.Struct, frozen=True):
    """What an answer led to."""

    observation: TextObservation | None
    """What the seat that is asked reads next; the same as before after a bad answer; None when it is over."""
    feedback: str
    """What was wrong with the answer; empty if it was carried out."""
    rewards: tuple[float, ...]
    """By seat, what this step brought."""
    is_over: bool
    info: dict[str, Any]


class TextEnv:
    """One table of seats that read and write; bots may sit between them."""

    def __init__(
        self,
        players: int = 4,
        edition: str = "first",
        options: str | tuple[str, ...] = (),
        *,
        bots: Mapping[Seat, str] | None = None,
        ruleset: Ruleset | None = None,
        rounds: int | None = None,
        reward: str = "margin",
        by_round: bool = False,
        illegal_reward: float | None = None,
        tries: int = TRIES,
        language: str = "en",
        free_words: bool = True,
        offers_per_bag: int = OFFERS_PER_BAG,
        pledges: bool = True,
    ) -> None:
        self.ruleset = ruleset_for(players, edition, options, ruleset, rounds)
        self.bots = _bots_for(bots or {}, self.ruleset.players)
        self.language = _language(language)
        if tries < 1:
            raise ValueError(f"a seat needs at least one try, not {tries}")
        if by_round and reward not in BY_ROUND:
            raise ValueError(f"there is no reward {reward!r} by round; there are {', '.join(BY_ROUND)}")
        self.tries = tries
        self.by_round = by_round
        self.names = seat_codes(self.ruleset)
        self.illegal_reward = illegal_reward_for(reward, self.ruleset, illegal_reward)
        self._reward = reward_named(reward)
        self._has_margins = reward == "margin"
        self._room = Room(language=self.language, has_free_words=free_words)
        self._floor = Floor.seeded(0, offers_per_bag, has_pledges=pledges)
        self._seed = 0

    # --- for its driver

    def reset(self, seed: SupportsIndex | None = None) -> TextObservation | None:
        """A new game; without a seed the next one. None if nobody who reads is asked in it."""
        self._seed = self._seed + 1 if seed is None else index(seed)
        names = tuple(self.bots.get(seat, NOBODY_IN_PARTICULAR) for seat in range(self.ruleset.players))
        self._players = Players(self.ruleset, names, self._seed, self._room)
        self._memories = {
            seat: ModelMemory(seat, plain_narrator(self.ruleset, self.language), Ledger(), self._room)
            for seat in range(self.ruleset.players)
            if seat not in self.bots
        }
        self.floor = msgspec.structs.replace(self._floor, chance=self._seed)
        self.mistakes = 0
        """Bad answers of the seat that is asked, in a row."""
        self.forfeited: Seat | None = None
        self._paid = [0.0] * self.ruleset.players
        self._round = 1
        step = new_game(self.ruleset, self._seed)
        self.state: State = step.state
        self._hear(step.events)
        self.turn: Turn | None = None
        self._question: Question | None = None
        self._go_on()
        return self.observe()

    def clone(self) -> Self:
        """The same game once more, to be played on apart from this one: branches of one position, as a search wants.

        `copy.deepcopy` and pickle give the same.
        """
        return deepcopy(self)

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def scores(self) -> tuple[Score, ...] | None:
        """The points of all seats, once a game was played to its end."""
        return outcome(self.state)

    def observe(self) -> TextObservation | None:
        """What the seat that is asked reads; None when the game is over."""
        turn, asked = self.turn, self._question
        if turn is None or turn.seat is None or asked is None:
            return None
        memory = self._memories[turn.seat]
        memory.left = turn.left
        lines = [*situation(turn.view, memory), *choices(asked, memory)]
        return TextObservation(
            turn.seat,
            self.names[turn.seat],
            instructions(turn.view, asked, memory),
            "\n".join(lines),
            tuple(asked.lines()),
            asked.schema(),
        )

    def step(self, text: str) -> TextStep:
        """The answer of the seat that is asked."""
        turn, asked = self.turn, self._question
        if turn is None or turn.seat is None or asked is None:
            raise ValueError("the game is over: reset it first")
        seat = turn.seat
        try:
            decided = decision(turn.view, asked, _as_answer(text), self._memories[seat])
        except BadAnswer as error:
            return self._bad(seat, str(error))
        self.mistakes = 0
        self._carry_out(seat, decided)
        self._go_on()
        return self._text_step(seat, "")

    # --- inside

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the question, which is drawn up anew: its choices are functions bound to this game."""
        return {name: value for name, value in vars(self).items() if name != "_question"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        turn: Turn | None = state.get("turn")
        self._question = None
        if turn is not None and turn.seat is not None:
            self._question = self._question_for(turn, self._memories[turn.seat])

    def _bad(self, seat: Seat, why: str) -> TextStep:
        self.mistakes += 1
        if self.mistakes < self.tries:
            left = self.tries - self.mistakes
            return self._text_step(seat, f"That cannot be done: {why}. Answer again; tries left: {left}.")
        self.turn = self._question = None
        self.forfeited = seat
        return self._text_step(seat, f"That cannot be done: {why}. {self.names[seat]} forfeits the game.")

    def _carry_out(self, seat: Seat, decided: Decision) -> None:
        memory = self._memories[seat]
        memory.notes = memory.notes if decided.notes is None else decided.notes
        memory.quiet_since = memory.heard if decided.action is None else -1
        if decided.said:
            self._overhear(seat, decided.said)
        if decided.action is not None:
            self._do(seat, decided.action)

    def _go_on(self) -> None:
        """Let bots and the floor act until somebody who reads has something to choose."""
        while outcome(self.state) is None:
            self.turn, self.floor = self.floor.next(self.state)
            seat = self.turn.seat
            if self.turn.action is not None:
                self._do(seat, self.turn.action)
            elif seat in self._memories and seat is not None:
                self._question = self._question_for(self.turn, self._memories[seat])
                if self._question is None:
                    continue
                if self._question.only is None:
                    return
                self._do(seat, self._question.only.act(Answer(1)))
            else:
                self._let_bot(self.turn)
        self.turn = self._question = None

    def _question_for(self, turn: Turn, memory: ModelMemory) -> Question | None:
        """What may be answered; nothing for one who was silent when nothing has happened since."""
        free = self._room.has_free_words
        asked = question(turn.view, turn.prompts, memory.narrator, has_free_words=free)
        is_quiet = not asked.must and memory.quiet_since == memory.heard
        return asked if asked.choices and not is_quiet else None

    def _let_bot(self, turn: Turn) -> None:
        action, note = self._players.answer(turn), self._players.note(turn)
        if note is not None and note.said and turn.seat is not None:
            self._overhear(turn.seat, note.said)
        if action is not None:
            self._do(turn.seat, action)

    def _do(self, seat: Seat | None, action: Action) -> None:
        step = act(self.state, seat, action)
        assert not isinstance(step, Refusal), step
        self.state = step.state
        self._hear(step.events)

    def _hear(self, events: tuple[Event, ...]) -> None:
        self._players.hear(events)
        for seat, memory in self._memories.items():
            for event in events:
                heard(memory, event.as_seen_by(seat))

    def _overhear(self, seat: Seat, words: str) -> None:
        for memory in self._memories.values():
            overheard(memory, seat, words)

    def _text_step(self, seat: Seat, feedback: str) -> TextStep:
        info: dict[str, Any] = {"seat": seat, "round": self.state.public.round}
        if feedback:
            info["illegal"] = True
        if (scores := self.scores) is not None:
            info |= {"points": [one.total for one in scores], "places": [one.place for one in scores]}
        return TextStep(self.observe(), feedback, self._rewards(scores), self.is_over, info)

    def _rewards(self, scores: tuple[Score, ...] | None) -> tuple[float, ...]:
        """What a step brought: at the end all that was not paid before, by round what the round brought."""
        players = range(self.ruleset.players)
        if self.forfeited is not None:
            return tuple(self.illegal_reward if seat == self.forfeited else 0.0 for seat in players)
        if scores is not None:
            due = self._reward(scores)
        elif self.by_round and self.state.public.round != self._round:
            self._round = self.state.public.round
            due = margin_of(_worth(self.state)) if self._has_margins else _worth(self.state)
        else:
            return (0.0,) * len(players)
        brought = tuple(due[seat] - self._paid[seat] for seat in players)
        self._paid = list(due)
        return brought


def _as_answer(text: str) -> str:
    """A number alone is a choice."""
    alone = _NUMBER.fullmatch(text)
    return f'{{"choice": {int(alone[1])}}}' if alone else text


def _worth(state: State) -> tuple[float, ...]:
    """What everybody owns, by the true worth of its goods: points without Kings, Queens and the black market."""
    values, gold = state.ruleset.values, state.public.gold
    return tuple(
        float(gold[seat] + state.public.stands[seat].worth(values) + state.contraband[seat].worth(values))
        for seat in range(state.ruleset.players)
    )


def _bots_for(bots: Mapping[Seat, str], players: int) -> dict[Seat, str]:
    for seat, name in bots.items():
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}; they are 0 to {players - 1}")
        bot_named(name)
    if len(bots) == players:
        raise ValueError("bots in all seats leave nobody to read and write")
    return dict(bots)


def _language(wanted: str) -> str:
    if wanted not in LANGUAGES:
        raise ValueError(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
    return wanted
