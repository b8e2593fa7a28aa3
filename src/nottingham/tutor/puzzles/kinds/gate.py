"""At the gate: open a bag, take what is offered for it, or let it pass."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Inspect, Pass
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.state import Bag, Inspecting, State
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.tutor.puzzles.habits import CharacterHabits, plain_price
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import GateQuestion, LetPass, OpenBag, PuzzleReason, TakeGold
from nottingham.tutor.puzzles.reckoning import (
    AskedPuzzle,
    Reckoning,
    Suspicion,
    points,
    reasons_to_suspect,
    suspicion_of,
    with_gold,
)

OFTEN_WITHOUT_OFFER = 0.25
"""How often a bag is asked about for which nothing is offered."""


def bag_to_judge(moment: BotMoment, rng: Random) -> tuple[Bag, Offer | None] | None:
    """A bag that the seat may open or pass, with the one plain offer for it, if there is any."""
    phase = moment.state.public.phase
    if not isinstance(phase, Inspecting) or phase.deals or phase.duties:
        return None
    free = [one for one in moment.turn.prompts if isinstance(one, SettlePrompt) and one.may_pass and one.may_inspect]
    free = [one for one in free if len(one.offers) <= 1]
    if not free:
        return None
    settle = rng.choice(free)
    bag = phase.bag_of(settle.bag)
    offer = phase.offer(settle.offers[0]) if settle.offers else None
    if bag is None or (offer is not None and plain_price(offer.clauses, offer.merchant) is None):
        return None
    return bag, offer


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    found = bag_to_judge(moment, rng)
    if found is None or (found[1] is None and rng.random() > OFTEN_WITHOUT_OFFER):
        return None
    bag, offer = found
    gold = (plain_price(offer.clauses, bag.owner) or 0) if offer else 0
    open_it, let_pass = Trial((Inspect(bag.owner),)), Trial((Pass(bag.owner, None),))
    question, about = GateQuestion(bag.owner, gold), (bag.owner,)
    if offer is None:
        return AskedPuzzle(question, (OpenBag(), LetPass()), (open_it, let_pass), about)
    take = Trial((Pass(bag.owner, offer.number),))
    choices, trials = (OpenBag(), TakeGold(gold), LetPass()), (open_it, take, let_pass)
    return AskedPuzzle(question, choices, trials, about, {bag.owner: gold})


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    assert isinstance(asked.question, GateQuestion)
    owner, gold = asked.question.merchant, asked.question.offer
    bag = inspecting(moment.state.public).bag_of(owner)
    assert bag is not None
    suspicion = suspicion_of(moment, root, bag, gold, habits)
    if suspicion is None:
        return None
    opening = sum(one.chance * one.fates.gain for one in suspicion.bags)
    bribe = lead(with_gold(root, owner, moment.seat, gold), moment.seat) - lead(root, moment.seat)
    values = (opening, bribe, 0.0) if gold else (opening, 0.0)
    return Reckoning(values, (*reasons_to_suspect(moment, bag, suspicion), *stake_reasons(moment, suspicion)))


def stake_reasons(moment: BotMoment, suspicion: Suspicion) -> tuple[PuzzleReason, ...]:
    """What a lie brings and what an honest bag costs, and the gold at which looking away is as good."""
    opening = sum(one.chance * one.fates.gain for one in suspicion.bags)
    stakes: list[PuzzleReason] = []
    if suspicion.lie > 0:
        stakes.append(PuzzleReason("gain", {"gain": points(suspicion.gain(is_lie=True))}))
    if suspicion.lie < 1:
        stakes.append(PuzzleReason("cost", {"cost": points(-suspicion.gain(is_lie=False))}))
    fair = round(opening / (1 + 1 / (moment.ruleset.players - 1)))
    return (*stakes, PuzzleReason("fair", {"gold": fair}) if fair > 0 else PuzzleReason("free"))
