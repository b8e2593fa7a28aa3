"""Which price to take: the merchant's, one of one's own, or none."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Inspect, Pass, Propose
from nottingham.rules.engine.deals import AskPass, GiveGold
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.phases.bargaining import BargainPrompt
from nottingham.tutor.puzzles.habits import CharacterHabits, plain_price
from nottingham.tutor.puzzles.kinds.gate import bag_to_judge, stake_reasons
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import AskGold, Choice, LetPass, OpenBag, PriceQuestion, PuzzleReason, TakeGold
from nottingham.tutor.puzzles.reckoning import (
    AskedPuzzle,
    Reckoning,
    Suspicion,
    reasons_to_suspect,
    suspicion_of,
    with_gold,
)

RAISES = (4, 9)
"""Gold by which a price of one's own is above what is offered."""
OFTEN_WITHOUT_OFFER = 0.15
"""How often a bag is asked about for which nothing is offered."""


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    found = bag_to_judge(moment, rng)
    if found is None or (found[1] is None and rng.random() > OFTEN_WITHOUT_OFFER):
        return None
    owner, offer = found[0].owner, found[1]
    gold = (plain_price(offer.clauses, owner) or 0) if offer else 0
    if not _can_ask(moment, owner, gold + RAISES[-1]):
        return None
    number = offer.number if offer else None
    choices: list[Choice] = [OpenBag(), TakeGold(gold) if offer else LetPass()]
    trials = [Trial((Inspect(owner),)), Trial((Pass(owner, number),))]
    for price in (gold + more for more in RAISES):
        choices.append(AskGold(price))
        asking = Propose(owner, (GiveGold(price), AskPass(owner)), number)
        trials.append(Trial((asking,), last_word=Pass(owner, None), is_silent=True))
    return AskedPuzzle(
        PriceQuestion(owner, gold), tuple(choices), tuple(trials), (owner,), {owner: gold} if offer else {}
    )


def _can_ask(moment: BotMoment, owner: Seat, most: int) -> bool:
    """Whether a merchant can be asked for so much to be let through."""
    may = [one for one in moment.turn.prompts if isinstance(one, BargainPrompt) and one.merchant == owner]
    return bool(may) and may[0].gold >= most and owner in may[0].may_pass


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    assert isinstance(asked.question, PriceQuestion)
    owner, offer = asked.question.merchant, asked.question.offer
    bag = inspecting(moment.state.public).bag_of(owner)
    assert bag is not None
    suspicion = suspicion_of(moment, root, bag, offer, habits)
    if suspicion is None:
        return None
    coin = lead(with_gold(root, owner, moment.seat, 1), moment.seat) - lead(root, moment.seat)
    values = [sum(one.chance * one.fates.gain for one in suspicion.bags), coin * offer]
    reasons = [*reasons_to_suspect(moment, bag, suspicion), *stake_reasons(moment, suspicion)]
    for price in (offer + more for more in RAISES):
        values.append(_worth_of_asking(moment, owner, price, coin, suspicion, habits))
        paid = habits.yields(moment.ruleset.edition, moment.bots[owner], price, _usual_stake(suspicion))
        if paid.of:
            why = "yields" if suspicion.lie > 0 else "yields-honest"
            reasons.append(PuzzleReason(why, {"gold": price, "paid": paid.hits, "asked": paid.of}, owner))
    return Reckoning(tuple(values), tuple(reasons))


def _usual_stake(suspicion: Suspicion) -> int:
    """What is at stake for the owner, if it is a lie."""
    lies = [one for one in suspicion.bags if one.is_lie]
    return round(sum(one.chance * one.stake for one in lies) / max(0.01, suspicion.lie))


def _worth_of_asking(
    moment: BotMoment, owner: Seat, price: int, coin: float, suspicion: Suspicion, habits: CharacterHabits
) -> float:
    """What a price brings where it is paid; where it is not, nothing comes of it."""
    pays = [habits.yields(moment.ruleset.edition, moment.bots[owner], price, one.stake).rate for one in suspicion.bags]
    return coin * price * sum(one.chance * rate for one, rate in zip(suspicion.bags, pays, strict=True))
