"""Review of a finished game: its analysis, with the truth beside each choice about a bag.

The judgement is of what a seat knew. The truth is added afterwards, for the reader.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nottingham.rules.engine.actions import Accept, Inspect, Pass, Refuse
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, State
from nottingham.rules.game import Step
from nottingham.tutor.analysis import Move, Progress, analyse
from nottingham.tutor.findings import Analysis, Judged


def review(
    ruleset: Ruleset,
    steps: Sequence[Step],
    moves: Sequence[Move],
    *,
    progress: Progress | None = None,
) -> Analysis:
    """Judge a whole game: `steps` are its beginning and what each move led to."""
    found = analyse(ruleset, steps, moves, progress=progress)
    return replace(found, judged=tuple(with_truth(one, steps[one.move - 1].state) for one in found.judged))


def with_truth(one: Judged, before: State) -> Judged:
    """What was in the bag that the choice was about, if it was about another's."""
    owner = _bag_in_question(one.action, one.seat, before)
    return one if owner is None else replace(one, truth=before.bags[owner])


def _bag_in_question(action: Action, seat: Seat, state: State) -> Seat | None:
    match action:
        case Inspect(bag=bag) | Pass(bag=bag):
            return bag
        case Accept(offer=number) | Refuse(offer=number):
            phase = state.public.phase
            offer = phase.offer(number) if isinstance(phase, Inspecting) else None
            return offer.merchant if offer is not None and offer.merchant != seat and offer.passes_own_bag else None
    return None
