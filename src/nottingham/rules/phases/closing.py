"""Phase 5, End of round: the marker moves on and hands are filled, or the game is over (E)."""

from __future__ import annotations

from nottingham.rules.engine.events import GameEnded, HandsDiscarded, MarkerPassed, RoundStarted
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.scoring import Score, score, winners
from nottingham.rules.engine.seats import Seat, left_of
from nottingham.rules.engine.state import State
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View
from nottingham.rules.phases.dealing import refill_hands

ACTIONS: tuple[type[Action], ...] = ()
PROMPTS: tuple[type[Prompt], ...] = ()
DECISIONS: Decisions = {}


def prompts(view: View) -> list[Prompt]:
    return []


def check(view: View, action: Action) -> Refusal | None:
    return refuse("wrong_phase", phase="closing")


def advance(builder: StepBuilder) -> bool:
    if builder.public.round == builder.state.ruleset.rounds:
        _end_game(builder)
    else:
        _next_round(builder)
    return True


def _next_round(builder: StepBuilder) -> None:
    """The marker first, then the hands (E1, E2)."""
    pass_marker(builder, left_of(builder.public.sheriff, builder.state.ruleset.players))
    refill_hands(builder)
    builder.do(RoundStarted(builder.public.round + 1))


def pass_marker(builder: StepBuilder, sheriff: Seat) -> None:
    """An option may send others to the gate in the Sheriff's place (Y1)."""
    others = (option.next_deciders(builder) for option in builder.options)
    builder.do(MarkerPassed(next((deciders for deciders in others if deciders), (sheriff,))))


def _end_game(builder: StepBuilder) -> None:
    """No refill: hands are discarded, contraband is turned up, points are counted (E1, E3, K)."""
    builder.do(HandsDiscarded(builder.state.hands))
    scores = reckon(builder.state, builder.options)
    builder.do(GameEnded(builder.state.contraband, scores, winners(scores)))


def reckon(state: State, options: tuple[Option, ...]) -> tuple[Score, ...]:
    """The scores of all seats as things stand (K1)."""
    extras = tuple(
        {option.id: points for option in options if (points := option.score(state, seat))}
        for seat in range(state.ruleset.players)
    )
    return score(state.ruleset, state.public.gold, state.public.stands, state.contraband, extras)
