"""Phase 5, End of round: the marker moves on and hands are filled, or the game is over (E)."""

from __future__ import annotations

from nottingham.engine.course import Course, Decisions
from nottingham.engine.events import GameEnded, HandsDiscarded, MarkerPassed, RoundStarted
from nottingham.engine.families import Action, Prompt
from nottingham.engine.refusals import Refusal, refuse
from nottingham.engine.scoring import score, winners
from nottingham.engine.seats import Seat, left_of
from nottingham.engine.views import View
from nottingham.phases.dealing import refill_hands

ACTIONS: tuple[type[Action], ...] = ()
DECISIONS: Decisions = {}


def prompts(view: View) -> list[Prompt]:
    return []


def check(view: View, action: Action) -> Refusal | None:
    return refuse("wrong_phase", phase="closing")


def advance(course: Course) -> bool:
    if course.public.round == course.state.ruleset.rounds:
        _end_game(course)
    else:
        _next_round(course)
    return True


def _next_round(course: Course) -> None:
    """The marker first, then the hands (E1, E2)."""
    pass_marker(course, left_of(course.public.sheriff, course.state.ruleset.players))
    refill_hands(course)
    course.do(RoundStarted(course.public.round + 1))


def pass_marker(course: Course, sheriff: Seat) -> None:
    """An option may send others to the gate in the Sheriff's place (Y1)."""
    others = (option.next_deciders(course) for option in course.options)
    course.do(MarkerPassed(next((deciders for deciders in others if deciders), (sheriff,))))


def _end_game(course: Course) -> None:
    """No refill: hands are discarded, contraband is turned up, points are counted (E1, E3, K)."""
    course.do(HandsDiscarded(course.state.hands))
    state, public = course.state, course.public
    extras = tuple(
        {option.id: points for option in course.options if (points := option.score(state, seat))}
        for seat in range(state.ruleset.players)
    )
    scores = score(state.ruleset, public.gold, public.stands, state.contraband, extras)
    course.do(GameEnded(state.contraband, scores, winners(scores)))
