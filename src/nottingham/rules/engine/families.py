"""The families that options may add members to: phases, duties, extras, actions, events, prompts.

A field typed with a family holds any member. Members are msgspec structs tagged with their name, derived from the
family's `...Base`; the rulebook lists them, and the codec reads exactly those. (A family is a plain class because a
decoder is told about its members only when the rulebook is complete.)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from inspect import get_annotations
from random import Random
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

from nottingham.rules.engine.goods import Goods, PrintedGood
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.telling import SentenceValue
from nottingham.rules.engine.value import Value

if TYPE_CHECKING:
    from nottingham.rules.engine.fields import Form
    from nottingham.rules.engine.state import State
    from nottingham.rules.engine.views import View


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Phase:
    """Where in the round the game is, with the data of that phase and no other. All of it is public."""

    __slots__ = ()

    def awaits(self) -> tuple[Seat, ...]:
        """Who must act now. It depends on nothing but what all know (V7)."""
        return ()


class Duty:
    """Something somebody must do before another bag is settled (I8). All its fields are public."""

    __slots__ = ()

    def awaits(self) -> tuple[Seat, ...]:
        raise NotImplementedError


class Extra:
    """What an option keeps beside the base game: public, secret, or as its part of a view."""

    __slots__ = ()


class Terms:
    """What a table settled for one option, such as its minutes or its cards: the option's data in the ruleset."""

    __slots__ = ()
    is_free_text: ClassVar[bool] = False
    """Whether it holds words that people wrote, which strangers must not be shown."""

    def written_words(self) -> tuple[str, ...]:
        """The words in it that people wrote."""
        return ()

    def goods_brought(self) -> tuple[PrintedGood, ...]:
        """The goods of the table's own in it."""
        return ()


class Action:
    """What a seat asks to do, in the imperative."""

    __slots__ = ()


class TradeIn(NamedTuple):
    """Face-down cards that a seat turned up for all to see and that left the game, and the points they brought."""

    seat: Seat
    goods: Goods
    points: int


class Event:
    """What happened, in the past tense. Only events change the state."""

    __slots__ = ()
    sealed: ClassVar[tuple[str, ...]] = ()
    """The fields that not everybody may read."""
    opens_round: ClassVar[bool] = False
    """Whether it belongs to the round that begins just after it."""
    weight: ClassVar[int] = 0
    """How long it is worth telling: 1 when its round is long gone, 2 also in the shortest of accounts."""
    is_news: ClassVar[bool] = True
    """Whether the chronicle tells it; of some events, what led to them or follows from them is told instead."""

    def __init_subclass__(cls, **config: object) -> None:
        super().__init_subclass__(**config)
        own = {name: str(kind) for name, kind in get_annotations(cls).items()}
        for name, kind in own.items():
            if not kind.startswith(("Open[", "Sealed[", "ClassVar[")):
                raise TypeError(f"{cls.__name__}.{name} must say who may read it: Open[...] or Sealed[...]")
        cls.sealed += tuple(name for name, kind in own.items() if kind.startswith("Sealed["))

    def apply(self, state: State) -> State:
        """The state after this happened."""
        raise NotImplementedError

    @property
    def gold_made(self) -> int:
        """Gold that came into the game from nobody; below 0, gold that left it."""
        return 0

    @property
    def trade_in(self) -> TradeIn | None:
        """The face-down cards that were turned up and left the game by it, for points."""
        return None

    def message_variables(self) -> Mapping[str, SentenceValue] | None:
        """What its message is told beside its open fields, by the names of variables; None if it is no news."""
        return {}

    def as_seen_by(self, seat: Seat | None) -> Event:
        """The event with everything sealed that this seat (None: a spectator) may not read (V5)."""
        if not self.sealed:
            return self
        copies = {name: getattr(self, name).as_seen_by(seat) for name in self.sealed}
        assert isinstance(self, msgspec.Struct)
        return msgspec.structs.replace(self, **copies)

    def unsealed(self, **values: object) -> Event:
        """The event with values put under its seals; their readers stay the same."""
        copies = {name: msgspec.structs.replace(getattr(self, name), value=value) for name, value in values.items()}
        assert isinstance(self, msgspec.Struct)
        return msgspec.structs.replace(self, **copies)


class Prompt:
    """Something a seat may (or must) do now, and within which limits."""

    __slots__ = ()
    must: ClassVar[bool] = False
    """Whether the game waits for this."""

    @property
    def last_word(self) -> Action | None:
        """What ends it where those who are asked would talk on for ever."""
        return None

    def plain_answer(self, view: View) -> Action | None:
        """The answer of a player without guile; None where the prompt knows of none."""
        return None

    def forms(self, view: View) -> tuple[Form, ...]:
        """Every action that would answer it, with the fields that are left to fill in."""
        raise NotImplementedError

    def sample(self, view: View, rng: Random) -> Action:
        """A random action within the limits; the referee accepts every one."""
        forms = self.forms(view)
        return (forms[0] if len(forms) == 1 else rng.choice(forms)).sample(rng)


class PhaseBase(Value, Phase, frozen=True, tag_field="phase", tag=snake_case):
    """What every phase value derives from."""


class DutyBase(Value, Duty, frozen=True, tag_field="duty", tag=snake_case):
    """What every duty derives from."""


class ExtraBase(Value, Extra, frozen=True, tag_field="extra", tag=snake_case):
    """What every extra derives from."""


class TermsBase(Value, Terms, frozen=True, tag_field="terms", tag=snake_case):
    """What all terms derive from. Each field has a default: the option as the law has it."""


class ActionBase(Value, Action, frozen=True, tag_field="action", tag=snake_case):
    """What every action derives from."""


class EventBase(Value, Event, frozen=True, tag_field="event", tag=snake_case):
    """What every event derives from."""


class PromptBase(Value, Prompt, frozen=True, tag_field="prompt", tag=snake_case):
    """What every prompt derives from."""
