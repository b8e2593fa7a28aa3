"""The seams of an optional rule: everything an option can be asked, with answers that change nothing.

An option overrides what it needs. It brings its own actions, events, prompts, duties, extras, terms and refusals; the
rulebook assembles them with the base game's, and nothing below the rulebook knows that it exists.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from nottingham.rules.engine.families import Action, Duty, Event, Extra, Prompt, Terms
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, Public, State
from nottingham.rules.engine.views import View

if TYPE_CHECKING:
    from nottingham.rules.engine.step_builder import StepBuilder


class Notation(NamedTuple):
    """How an action is written in a record: a template with its fields, and what the words say by themselves."""

    action: type[Action]
    template: str
    fixed: Mapping[str, object] = {}


class Option:
    """An optional rule."""

    id: ClassVar[str]
    rule: ClassVar[str]
    """The number of the rule that describes it."""
    rank: ClassVar[int] = 100
    """Its place among the options: a ruleset lists them so, and records keep the order; equals stand by their ids."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    notation: ClassVar[tuple[Notation, ...]] = ()
    """How its actions are written; one without a notation is written by its name and fields."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    examples: ClassVar[tuple[Event, ...]] = ()
    """Its events as they may come; the golden stories tell them, so that every sentence about them is pinned."""
    prompts_brought: ClassVar[tuple[type[Prompt], ...]] = ()
    duties: ClassVar[tuple[type[Duty], ...]] = ()
    extras: ClassVar[tuple[type[Extra], ...]] = ()
    is_asked: ClassVar[bool] = True
    """Whether a table is asked for it; another comes by itself, with the players or the data that it needs."""
    is_vectorised: ClassVar[bool] = False
    """Whether the vectorised engine plays it: with code of its own, or as it is where only numbers or cards change."""
    coins_a_round: ClassVar[int] = 0
    """What every merchant who has it pays the Sheriff as a round begins."""
    terms: ClassVar[type[Terms] | None] = None
    """What a table can settle about it."""
    refusals: ClassVar[Mapping[str, str]] = {}
    """The codes of its own refusals, with the rule each defends."""

    time_up: ClassVar[Action | None] = None
    """What the clock says when the minutes that it gives are over."""

    def objection(self, ruleset: Ruleset) -> str | None:
        """Why this option cannot be played with the rest of a ruleset; a code, None if it can."""
        return None

    def comes_unasked(self, ruleset: Ruleset) -> bool:
        """Whether a table like this plays it anyway."""
        return False

    def check_terms(self, ruleset: Ruleset) -> None:
        """Raises a RulesetError if what was settled contradicts the ruleset, once all options have amended it."""

    def amend(self, ruleset: Ruleset) -> Ruleset:
        """The ruleset with this option's numbers and goods."""
        return ruleset

    def set_up(self, builder: StepBuilder) -> None:
        """What happens before the first round."""

    def next_deciders(self, builder: StepBuilder) -> tuple[Seat, ...] | None:
        """Who takes the Sheriff's place in the coming round; None leaves it to the marker (E1)."""
        return None

    def prompts(self, view: View) -> list[Prompt]:
        """What a seat may do now because of this option."""
        return []

    def check(self, view: View, action: Action) -> Refusal | None:
        """Why one of this option's own actions cannot be done now."""
        return None

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        """What follows from one of this option's own actions."""

    def react(self, builder: StepBuilder, event: Event) -> None:
        """What follows from any event."""

    def before_closing(self, builder: StepBuilder) -> None:
        """What must still happen when all bags are settled; a duty keeps Inspection open, and this is asked again."""

    def round_ended(self, builder: StepBuilder, bags: tuple[Bag, ...]) -> None:
        """What follows from a round with these bags: once, when every bag is settled and every duty done."""

    def score(self, state: State, seat: Seat) -> int:
        """Points beside goods, gold and crowns."""
        return 0

    def points_in_sight(self, public: Public, seat: Seat) -> int:
        """What of these points all can see while the game is on."""
        return 0

    def most_points(self, ruleset: Ruleset) -> int:
        """The most that `score` can give to one seat."""
        return 0

    def bounties(self, ruleset: Ruleset) -> Mapping[str, tuple[int, ...]]:
        """Cards beside the deck, by the good that earns one: what each is worth, the top one first."""
        return {}

    def minutes(self, ruleset: Ruleset) -> int:
        """Minutes of Inspection for each merchant; 0 is no limit."""
        return 0

    def imagine(self, event: Event, state: State, rng: Random) -> Event:
        """One of this option's own events as a seat saw it, with what may have been put under its seals."""
        return event

    def secrets_at(self, round: int, deciders: tuple[Seat, ...], fresh: State) -> tuple[Extra, ...]:
        """This option's secrets where a game is set up in the middle; `fresh` is the game as it was dealt."""
        return tuple(secret for secret in fresh.secrets if isinstance(secret, self.extras))

    def view_part(self, state: State, seat: Seat | None) -> Extra | None:
        """What a seat may know of this option's secrets."""
        return None
