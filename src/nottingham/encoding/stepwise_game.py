"""A sitting: one game in progress, asked step by step. Every environment here is a thin coat over it.

    sitting = StepwiseGame(Vocabulary(compose("first", 4)), seed=1)
    while not sitting.is_over:
        sitting.take(choice(sitting.legal()))        # by sitting.seat

The floor decides who is asked. A turn allows one change of mind: a draft can be dropped once, and who dropped one
begins no other talk in that turn, so every turn ends, and with the floor every game.
"""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.encoding.drafts import Menu, menu
from nottingham.encoding.forms import StepForm
from nottingham.encoding.memory import TableMemory
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Finished, State
from nottingham.rules.engine.views import View
from nottingham.rules.floor import Floor, TalkLeft, Turn
from nottingham.rules.game import Step, act, new_game, view

Events = tuple[Event, ...]


class IllegalStep(ValueError):
    """A step that the mask does not allow."""


class StepwiseGame:
    """A game, the floor, and the draft of the seat that is being asked. A copy costs next to nothing."""

    __slots__ = (
        "_asked_from",
        "_choices",
        "draft",
        "floor",
        "form",
        "memory",
        "opening",
        "state",
        "turn",
        "vocabulary",
    )

    vocabulary: Vocabulary
    opening: Events
    """What happened before anybody was asked."""
    state: State
    floor: Floor
    turn: Turn | None
    """None when the game is over."""
    form: StepForm
    draft: tuple[int, ...]
    """The steps of the draft so far; a drop stays in it until the turn ends."""
    memory: TableMemory
    """What the seats remember of each other; the same in every world that one of them can imagine."""

    def __init__(
        self, vocabulary: Vocabulary, seed: int = 0, floor: Floor | None = None, begun: Step | None = None
    ) -> None:
        """A new game from its seed; or one that was `begun` in another way, such as from a deck in a given order."""
        self.vocabulary = vocabulary
        self.floor = self._asked_from = floor or Floor.seeded(seed)
        self._choices: list[int] | None = None
        self.turn = None
        step = begun or new_game(vocabulary.ruleset, seed)
        self.state = step.state
        self.memory = TableMemory.blank(vocabulary.players)
        self.opening = step.events + self._ask()

    @classmethod
    def resumed(
        cls, vocabulary: Vocabulary, state: State, floor: Floor, memory: TableMemory, draft: tuple[int, ...] = ()
    ) -> StepwiseGame:
        """A game in the middle: the floor as it was before the seat at turn was asked, and what that seat drafted."""
        sitting = object.__new__(cls)
        sitting.vocabulary, sitting.state, sitting.memory = vocabulary, state, memory
        sitting.floor = sitting._asked_from = floor
        sitting.turn, sitting.opening, sitting.draft, sitting._choices = None, (), (), None
        if type(state.public.phase) is not Finished:
            sitting.turn, sitting.floor = floor.next(state)
            sitting.redraft(draft)
        return sitting

    def redraft(self, draft: tuple[int, ...]) -> None:
        """Write this draft, which may begin with one that was dropped."""
        has_dropped = draft[:1] == (self.vocabulary.drop,)
        self.start_over(draft[:has_dropped])
        for step in draft[has_dropped:]:
            self.take(step)

    @property
    def asked_from(self) -> Floor:
        """The floor as it was before the seat at turn was asked."""
        return self._asked_from

    def clone(self) -> StepwiseGame:
        copy = object.__new__(StepwiseGame)
        for name in StepwiseGame.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy

    def in_world(self, world: State, chance: int | None = None, *, keeps_draft: bool = True) -> StepwiseGame:
        """The same turn and draft in another world that the seat at turn cannot tell from this one.

        `chance` is what the floor goes on with: who is asked later is nothing that a seat knows. For the eyes of
        another seat the draft is not kept: it is on somebody else's paper.
        """
        copy = self.clone()
        copy.state = world
        if self.turn is None:
            return copy
        copy.turn, copy.floor = self._asked_from.next(world)
        if chance is not None:
            copy.floor = replace(copy.floor, chance=chance)
        copy.redraft(self.draft if keeps_draft else ())
        return copy

    def start_over(self, draft: tuple[int, ...]) -> None:
        """The menu of this turn again; who has dropped a draft finds less in it."""
        assert self.turn is not None
        self.draft = draft
        self._choices = None
        self.form = menu(self.vocabulary, self.turn.view, self.turn.prompts, may_begin=not draft)

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        assert self.turn is not None, "the game is over"
        assert self.turn.seat is not None
        return self.turn.seat

    def view_of(self, seat: Seat) -> View:
        """What a seat sees; the one that is asked has looked already."""
        turn = self.turn
        return turn.view if turn is not None and turn.seat == seat else view(self.state, seat)

    def talk_left(self, seat: Seat) -> TalkLeft:
        """How much may still be said in this Inspection."""
        return self.floor.talk_left(self.state.public, seat)

    def legal(self) -> list[int]:
        """The steps that the seat at turn may take now."""
        if self._choices is None:
            self._choices = self._work_out()
        return self._choices

    def _work_out(self) -> list[int]:
        if self.turn is None:
            return []
        choices = self.form.choices()
        if not isinstance(self.form, Menu) and not self.has_dropped:
            choices.append(self.vocabulary.drop)
        return choices

    @property
    def has_dropped(self) -> bool:
        return self.draft[:1] == (self.vocabulary.drop,)

    def take(self, step: int) -> Events:
        """Take a legal step; whatever happened because of it, with the whole truth."""
        if step not in self.legal():
            raise IllegalStep(f"step {step} is not legal now")
        vocabulary = self.vocabulary
        self._choices = None
        if step == vocabulary.silence:
            return self._ask()
        if step == vocabulary.drop:
            self.start_over((step,))
            return ()
        return self._go_on(step, self.form.taken(step))

    def _go_on(self, step: int, followed: StepForm | Action) -> Events:
        """What a step led to; a draft to which nothing can be added is sent."""
        if isinstance(followed, StepForm):
            choices = followed.choices()
            if len(choices) > 1 or choices[0] != self.vocabulary.send:
                self.draft = (*self.draft, step)
                self.form = followed
                return ()
            followed = followed.taken(self.vocabulary.send)
            assert isinstance(followed, Action)
        return self.act(followed)

    def act(self, action: Action) -> Events:
        """The seat that is asked does this, however it came to it."""
        return self._do_action(self.seat, action) + self._ask()

    def stay_silent(self) -> Events:
        """The seat that is asked says nothing."""
        return self._ask()

    def _do_action(self, seat: Seat | None, action: Action) -> Events:
        step = act(self.state, seat, action)
        if isinstance(step, Refusal):
            raise IllegalStep(f"{action} was refused: {step}")
        self.state = step.state
        self.memory = self.memory.after(step.events, self.vocabulary.ruleset)
        return step.events

    def _ask(self) -> Events:
        """Give the word to the next seat; what the floor decides itself happens on the way."""
        happened: Events = ()
        while type(self.state.public.phase) is not Finished:
            self._asked_from = self.floor
            self.turn, self.floor = self.floor.next(self.state)
            if self.turn.action is None:
                self.start_over(())
                return happened
            happened += self._do_action(self.turn.seat, self.turn.action)
        self.turn, self.draft, self._choices = None, (), None
        return happened
