"""The one door to the referee. Browser, bot, environment, test and replay all come through here.

    step = act(state, seat, action)      # a Step (new state, events), or a Refusal that changed nothing

A state is never shown to a player. `view` is what one seat may know, `prompts` what it may do, `check` a dry run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from nottingham.rules.engine.actions import Accept, Inspect, Propose, Refuse, Withdraw
from nottingham.rules.engine.chance import MASK, below
from nottingham.rules.engine.events import PositionSeen, PositionSet, RoundStarted
from nottingham.rules.engine.families import Action, Event, Phase, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import NOBODY, Sealed
from nottingham.rules.engine.state import Declaring, Finished, State, blank
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View, view_of
from nottingham.rules.phases.closing import pass_marker, reckon
from nottingham.rules.phases.dealing import deal, fresh_deck
from nottingham.rules.rulebook import HANDLERS, OPTIONS, options_of

PHASE_OF: dict[type[Action], type[Phase]] = {
    action: phase for phase, handler in HANDLERS.items() for action in handler.ACTIONS
}
DECISIONS: Decisions = {action: decide for handler in HANDLERS.values() for action, decide in handler.DECISIONS.items()}


class Step(msgspec.Struct, frozen=True, gc=False):
    """What an action led to."""

    state: State
    events: tuple[Event, ...]


def new_game(
    ruleset: Ruleset, seed: int = 0, *, sheriff: Seat | None = None, deck: Sequence[str] | None = None
) -> Step:
    """Shuffle, deal, and give the marker to a seat, or to chance (S3 to S6).

    A seed gives the same game for ever. A deck, top card first, replaces the first shuffle.
    """
    chance = seed & MASK
    shuffled, chance = fresh_deck(ruleset, chance)
    if deck is not None:
        if Goods.counting(deck) != ruleset.all_cards:
            raise ValueError("the deck must hold exactly the cards of the ruleset")
        shuffled = tuple(deck)
    if sheriff is None:
        sheriff, chance = below(ruleset.players, chance)
    if not 0 <= sheriff < ruleset.players:
        raise ValueError("no such seat")
    builder = StepBuilder(blank(ruleset), options_of(ruleset.options))
    deal(builder, shuffled, chance)
    for option in builder.options:
        option.set_up(builder)
    pass_marker(builder, sheriff)
    builder.do(RoundStarted(1))
    return _step(builder)


def from_position(state: State) -> Step:
    """A game that starts in the middle. Every seat first looks at its own cards."""
    builder = StepBuilder(blank(state.ruleset), options_of(state.ruleset.options))
    builder.do(PositionSet(state.public, Sealed(NOBODY, state)))
    for seat in range(state.ruleset.players):
        builder.do(PositionSeen(seat, Sealed((seat,), view(state, seat))))
    return _step(builder)


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know; None is a spectator (V)."""
    ids = state.ruleset.options
    if not ids:
        return view_of(state, seat)
    parts = [option.view_part(state, seat) for option in options_of(ids)]
    return view_of(state, seat, tuple([part for part in parts if part is not None]))


def prompts(seen: View) -> tuple[Prompt, ...]:
    """What the seat may do now, and within which limits."""
    phase = type(seen.public.phase)
    if seen.seat is None or phase is Finished:
        return ()
    found = HANDLERS[phase].prompts(seen)
    if ids := seen.ruleset.options:
        for option in options_of(ids):
            found.extend(option.prompts(seen))
    return tuple(found)


def awaited(state: State) -> tuple[Seat, ...]:
    """Who must act now; it depends on nothing but what all know (V7)."""
    return state.public.phase.awaits()


def check(seen: View, action: Action) -> Refusal | None:
    """Why the seat cannot do this now, from what the seat itself sees; None if it can."""
    phase = type(seen.public.phase)
    if phase is Finished:
        return refuse("game_over")
    wanted = PHASE_OF.get(type(action))
    if wanted is None:
        for option in options_of(seen.ruleset.options):
            if type(action) in option.actions:
                return option.check(seen, action)
        brought_by = (option.rule for option in OPTIONS.values() if type(action) in option.actions)
        return refuse("option_not_played", rule=next(brought_by, None))
    if seen.seat is None:
        return refuse("not_seated")
    if wanted is not phase:
        return refuse("wrong_phase", rule=_rule_of_phase(phase, action), phase=_name(phase))
    return HANDLERS[phase].check(seen, action)


def act(state: State, seat: Seat | None, action: Action) -> Step | Refusal:
    """Do what a seat asks, or say why not. The clock has no seat."""
    if seat is not None and not 0 <= seat < state.ruleset.players:
        return refuse("no_such_seat", seat=seat)
    refusal = check(view(state, seat), action)
    if refusal is not None:
        return refusal
    ids = state.ruleset.options
    builder = StepBuilder(state, options_of(ids) if ids else ())
    decide = DECISIONS.get(type(action))
    if decide is None:
        _option_of(builder, action).decide(builder, seat, action)
    else:
        assert seat is not None
        decide(builder, seat, action)
    return _step(builder)


def outcome(state: State) -> tuple[Score, ...] | None:
    """The scores by seat once the game is over."""
    phase = state.public.phase
    return phase.scores if type(phase) is Finished else None


def standing(state: State) -> tuple[Score, ...]:
    """What everybody would score if the game were over now, hidden contraband counted: only for who may see all."""
    return reckon(state, options_of(state.ruleset.options))


def fold(ruleset: Ruleset, events: Iterable[Event]) -> State:
    """The state that a log of events leads to; no chance and no rules are needed."""
    state = blank(ruleset)
    for event in events:
        state = event.apply(state)
    return state


def _option_of(builder: StepBuilder, action: Action) -> Option:
    return next(option for option in builder.options if type(action) in option.actions)


def _step(builder: StepBuilder) -> Step:
    """Let happen whatever needs nobody's choice."""
    while (phase := type(builder.public.phase)) is not Finished and HANDLERS[phase].advance(builder):
        pass
    return Step(builder.state, tuple(builder.events))


def _rule_of_phase(phase: type[Phase], action: Action) -> str | None:
    """Which rule, more than the order of phases, keeps an action out of this one."""
    if isinstance(action, Propose | Accept | Refuse | Withdraw):
        return "B1"
    return "D2" if phase is Declaring and isinstance(action, Inspect) else None


def _name(phase: type[Phase]) -> str:
    return phase.__name__.lower()
