"""Whom to pay for: to be let through oneself, to have a rival opened, or nobody."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Propose, Refuse
from nottingham.rules.engine.deals import AskOpen, AskPass, GiveGold, Offer
from nottingham.rules.engine.state import Bag, Inspecting, State
from nottingham.rules.phases.bargaining import BargainPrompt
from nottingham.tutor.puzzles.bags import unsettled_bags
from nottingham.tutor.puzzles.habits import CharacterHabits, Talk, plain_price
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import Choice, PayNobody, PayQuestion, PayToOpen, PayToPass, PuzzleReason
from nottingham.tutor.puzzles.reckoning import (
    AskedPuzzle,
    Fates,
    Reckoning,
    Suspicion,
    Told,
    fates,
    points,
    reason_of_risk,
    suspicion_of,
    with_gold,
)

TO_OPEN = (1, 5, 5)
"""Gold for opening a rival's bag: what a bystander has of it is little."""
LEAST_TO_PASS, MOST_TO_PASS = 4, 13
OF_THE_STAKE = 0.3
"""The share of what an opening would cost that is offered to be let through."""
OFTEN_HONEST, OFTEN_UNASKED = 0.3, 0.2
"""How often a merchant is asked who has nothing to hide, and one of whom the Sheriff demands nothing."""


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    phase = moment.state.public.phase
    if not isinstance(phase, Inspecting) or not _is_quiet(moment, phase) or not _can_pay(moment):
        return None
    rivals = [bag.owner for bag in unsettled_bags(moment)]
    if len(rivals) < 2:
        return None
    demand = phase.offers[0] if phase.offers else None
    price = _price(moment, own_bag(moment)) if demand is None else _price_demanded(moment, demand)
    often = (1.0 if own_bag(moment).is_lie else OFTEN_HONEST) * (OFTEN_UNASKED if demand is None else 1.0)
    if price is None or rng.random() > often:
        return None
    rivals, gold = sorted(rng.sample(rivals, 2)), rng.choice(TO_OPEN)
    hunts = [PayToOpen(rival, gold) for rival in rivals]
    choices: tuple[Choice, ...] = (PayToPass(price), *hunts, PayNobody())
    question = PayQuestion(price if demand else 0)
    return AskedPuzzle(question, choices, tuple(_trial(moment, demand, choice) for choice in choices), tuple(rivals))


def _is_quiet(moment: BotMoment, phase: Inspecting) -> bool:
    """Nothing is agreed or owed, and at most one offer is on the table."""
    return not (phase.deals or phase.duties or moment.turn.must or len(phase.offers) > 1)


def _can_pay(moment: BotMoment) -> bool:
    may = [one for one in moment.turn.prompts if isinstance(one, BargainPrompt) and one.merchant == moment.seat]
    return bool(may) and may[0].gold >= MOST_TO_PASS and moment.seat in may[0].may_pass


def own_bag(moment: BotMoment) -> Told:
    own = inspecting(moment.state.public).bag_of(moment.seat)
    assert own is not None
    assert own.good is not None
    return Told(moment.seat, moment.turn.view.bag, own.good)


def _price(moment: BotMoment, told: Told) -> int:
    """What an owner would think of offering: a share of the goods and the fine that are at stake."""
    hidden, ruleset = told.goods.without((told.good,)), moment.ruleset
    stake = hidden.worth(ruleset.values) + hidden.worth(ruleset.penalties)
    return max(LEAST_TO_PASS, min(MOST_TO_PASS, round(OF_THE_STAKE * stake)))


def _price_demanded(moment: BotMoment, demand: Offer) -> int | None:
    """What the Sheriff asks for this seat's own bag, where that is plain gold that there is."""
    if demand.merchant != moment.seat or demand.proposer == moment.seat:
        return None
    price = plain_price(demand.clauses, moment.seat)
    return price if price is not None and price <= moment.state.public.gold[moment.seat] else None


def _trial(moment: BotMoment, demand: Offer | None, choice: Choice) -> Trial:
    """Whatever is paid for, nothing more is offered."""
    match choice:
        case PayToPass() if demand is not None:
            return Trial((Accept(demand.number),), is_silent=True)
        case PayToPass(gold=gold):
            return Trial((Propose(moment.seat, (GiveGold(gold), AskPass(moment.seat))),), is_silent=True)
        case PayToOpen(bag=bag, gold=gold):
            hunt = Propose(moment.seat, (GiveGold(gold), AskOpen(bag)))
            return Trial((*_refusals(demand), hunt), is_silent=True)
    return Trial(_refusals(demand), is_silent=True)


def _refusals(demand: Offer | None) -> tuple[Refuse, ...]:
    return (Refuse(demand.number),) if demand is not None else ()


class BribePurse:
    """What the gold of one merchant could buy from this round's Sheriff; paying nobody is worth 0."""

    def __init__(self, moment: BotMoment, demand: int, habits: CharacterHabits, root: State) -> None:
        self._habits, self._edition, self._demand = habits, moment.ruleset.edition, demand
        self._sheriff = moment.bots[root.public.sheriff]
        self.told = own_bag(moment)
        self.mine: Fates = fates(root, moment.seat, self.told)
        size, is_lie = len(self.told.goods), self.told.is_lie
        talk: Talk = "unpaid" if demand else "silent"
        self.risk = habits.opens(self._edition, self._sheriff, size, is_lie=is_lie, talk=talk)
        self.refused = habits.opens(self._edition, self._sheriff, size, is_lie=is_lie, talk="refused")
        self._coin = lead(root, moment.seat) - lead(with_gold(root, moment.seat, root.public.sheriff, 1), moment.seat)

    def to_pass(self, gold: int) -> float:
        """A demand that is paid settles it; an offer may be turned down, and is a tell."""
        taken = 1.0 if self._demand else self._habits.takes(self._edition, self._sheriff, gold).rate
        in_vain = (1 - taken) * self.refused.rate * self.mine.gain
        return in_vain - taken * self._coin * gold - self.risk.rate * self.mine.gain

    def gain_of_hunt(self, bag: Bag, suspicion: Suspicion) -> float:
        """What comes of a rival's opening, where it would not come of itself."""
        closed = {
            is_lie: 1 - self._habits.opens(self._edition, self._sheriff, bag.size, is_lie=is_lie).rate
            for is_lie in (False, True)
        }
        return sum(one.chance * closed[one.is_lie] * one.fates.gain for one in suspicion.bags)

    def to_open(self, bag: Bag, suspicion: Suspicion, gold: int) -> float:
        taken = self._habits.hunts(self._edition, self._sheriff, gold).rate
        return taken * (self.gain_of_hunt(bag, suspicion) - self._coin * gold)


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    assert isinstance(asked.question, PayQuestion)
    purse, phase = BribePurse(moment, asked.question.demand, habits, root), inspecting(moment.state.public)
    now = lead(root, moment.seat)
    ends = {"passed": points(purse.mine.passed - now), "opened": points(purse.mine.opened - now)}
    values: list[float] = []
    reasons = [reason_of_risk(root.public.sheriff, purse.told, purse.risk), PuzzleReason("own", ends)]
    if not asked.question.demand:
        reasons.append(PuzzleReason("tell", {"turned_down": purse.refused.of, "opened": purse.refused.hits}))
    for choice in asked.choices:
        match choice:
            case PayToPass(gold=gold):
                values.append(purse.to_pass(gold))
            case PayToOpen(bag=rival, gold=gold):
                bag = phase.bag_of(rival)
                assert bag is not None
                suspicion = suspicion_of(moment, root, bag, 0, habits)
                if suspicion is None:
                    return None
                values.append(purse.to_open(bag, suspicion, gold))
                gain = points(purse.gain_of_hunt(bag, suspicion))
                reasons.append(PuzzleReason("rival", {"chance": round(100 * suspicion.lie), "gain": gain}, rival))
            case _:
                values.append(0.0)
    return Reckoning(tuple(values), tuple(reasons))
