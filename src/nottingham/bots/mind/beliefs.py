"""Beliefs: how likely a bag is honest, what a lie in it would be worth, and how likely a Sheriff opens one."""

from __future__ import annotations

from functools import lru_cache
from math import comb, log

from nottingham.bots.mind.memory import Habits, Memory
from nottingham.bots.mind.thought import Thought
from nottingham.bots.mind.traits import AskingPrice, LeaningBySize, sigmoid
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.deals import GiveBag, Promise
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

CARDS_LOOKED_AT = 9
"""Roughly how many cards pass through a merchant's hand before the bag is packed."""
USUAL_SHARE = 0.18
"""The share of one legal good among all cards, on average."""
FINE_PER_CARD = 2.0
"""What a card in a lying bag costs at the gate: half of them are bad, at 4 or 2."""
WEIGHT_OF_USUAL = 8
"""Cards in lies to be seen before a player's own lies count as much as what is usual."""
VALUE_OF_FINE = 1.7
"""What goods that are kept out are worth to their owner, next to the fine for them: 7 to 4."""
GOODS_SPEAK = 0.5
"""How much of the odds of the draw counts: who could not have had it lies, and who lies tells what could be had."""
TOOK_CONTRABAND, THREW_THE_DECLARED, DREW_UNSEEN = 1.4, 0.9, 0.35
"""Log odds that each card adds to a lie: contraband seen in the hand, the declared good thrown away, one more drawn
from the deck than is usual; as measured at mixed tables."""
SIGNS_COUNT = 2
"""Cards of one kind after which more of them tell no more."""
USUAL_FROM_PILES, USUAL_FROM_DECK = 2, 3
"""Cards drawn unseen by one who is neither more nor less suspicious for it, with piles to draw from and without."""
CLAIMS_HOLD = 0.2
"""How often goods that a stranger says lie in a bag or face down are there."""
CONFESSION = 1.5
"""Log odds that an offer of undeclared goods from the bag adds to a lie."""
LOOKS_GUILTY = 1.15
"""A bag that lies is opened a little oftener than others: it is not packed as an honest one would be."""
BELIEVED = 2.0
"""Promises kept that a stranger is given credit for, next to one broken."""
STRANGER = AskingPrice()
"""What is thought of a Sheriff of whom nothing is known."""


@lru_cache(maxsize=4096)
def at_least(count: int, draws: int, share: float) -> float:
    """Chance that so many draws bring at least so many of a kind."""
    if count <= 0:
        return 1.0
    return sum(comb(draws, k) * share**k * (1 - share) ** (draws - k) for k in range(count, draws + 1))


@lru_cache(maxsize=4096)
def hoped(have: int, draws: int, share: float, most: int) -> float:
    """How many of a kind to expect after so many draws, where no more than so many can be used."""
    return float(min(have, most)) + sum(at_least(count - have, draws, share) for count in range(have + 1, most + 1))


def chance_of_lie(thought: Thought, owner: Seat) -> float:
    """How likely the bag of this merchant is not what was declared."""
    if owner not in thought.lies:
        forecast = thought.forecast
        thought.lies[owner] = lie_by_habits(thought, owner) if forecast is None else forecast.lie(owner)
    return thought.lies[owner]


def lie_by_habits(thought: Thought, owner: Seat) -> float:
    """The same from what the owner did before, from the market and from what is said."""
    good, count = thought.memory.declared[owner]
    habits, insight, size = thought.memory.habits[owner], thought.temper.insight, min(count, 5)
    signs = thought.temper.suspicion - GOODS_SPEAK * _plausibility(thought, owner, good, count)
    signs += insight * _bribe_speaks(habits, thought.memory.tribute.get(owner, 0))
    signs += CONFESSION * _confesses(thought, owner, good)
    signs += thought.temper.heeds * thought.memory.nudges.get(owner, 0.0)
    if thought.temper.reads_markets:
        signs += market_signs(thought.memory, owner, good)
    return insight * habits.lying.chance(size, signs) + (1 - insight) * sigmoid(habits.lying.usual[size - 1] + signs)


def _plausibility(thought: Thought, owner: Seat, good: str, size: int) -> float:
    """Log of how much likelier than usual it is that so many of a good were there to be had."""
    return plausibility(size, thought.memory.taken[owner][good], thought.shares[good])


def plausibility(size: int, taken: int, share: float) -> float:
    """The same from the cards of the good that were seen taken, and from its share of what is about."""
    had = at_least(size - taken, max(1, CARDS_LOOKED_AT - taken), round(share, 2))
    usual = at_least(size, CARDS_LOOKED_AT, USUAL_SHARE)
    return max(-2.5, min(2.5, log(max(had, 1e-3) / usual)))


def market_signs(memory: Memory, owner: Seat, good: str) -> float:
    """Log odds of a lie from what its owner was seen to do at the market."""
    ruleset = memory.ruleset
    contraband = len(memory.taken[owner].only(ruleset.contraband))
    thrown = memory.thrown[owner][good]
    unseen = memory.drawn[owner] - (USUAL_FROM_PILES if ruleset.draws_from_piles else USUAL_FROM_DECK)
    seen = TOOK_CONTRABAND * min(SIGNS_COUNT, contraband) + THREW_THE_DECLARED * min(SIGNS_COUNT, thrown)
    return seen + DREW_UNSEEN * unseen


def _bribe_speaks(habits: Habits, tribute: int) -> float:
    """Those who offer gold mostly have something to hide; how mostly is learned of each."""
    lies = (habits.bribed_lies + 1.6) / (habits.lies + 2.4)
    truths = (habits.bribed_truths + 0.7) / (habits.truths + 2.4)
    if not tribute:
        lies, truths = 1.2 - lies, 1.2 - truths  # silence speaks too, if less clearly
    return max(-1.5, min(1.5, log(lies / truths)))


def _confesses(thought: Thought, owner: Seat, good: str) -> bool:
    """Whether the owner offers goods from the bag that were not declared."""
    return any(
        isinstance(clause, GiveBag) and bool(clause.goods.without((good,)))
        for offer in inspecting(thought.public).offers
        if offer.proposer == owner
        for clause in offer.clauses
    )


def fine_to_expect(thought: Thought, owner: Seat) -> float:
    """What a lie in this bag would cost its owner at the gate."""
    if thought.forecast is not None:
        return thought.forecast.fine(owner)
    _, size = thought.memory.declared[owner]
    habits, insight = thought.memory.habits[owner], thought.temper.insight
    seen, fines = insight * habits.cards_in_lies, insight * habits.fines_in_lies
    return size * (fines + WEIGHT_OF_USUAL * FINE_PER_CARD) / (seen + WEIGHT_OF_USUAL)


def chance_of_opening(thought: Thought, size: int, deciders: tuple[Seat, ...]) -> float:
    """How likely these open an honest bag for which nothing is offered; what two deputies did is told of both."""
    habits = [thought.memory.habits[seat] for seat in deciders]
    reads = thought.temper.reads_gates
    return _chance_by_habits(thought, [one.clearing if reads else one.opening for one in habits], min(size, 5))


def chance_of_catch(thought: Thought, size: int, deciders: tuple[Seat, ...]) -> float:
    """How likely these open a bag that lies; who does not tell such bags apart fears for each a little more."""
    habits = [thought.memory.habits[seat] for seat in deciders]
    if thought.temper.reads_gates:
        return _chance_by_habits(thought, [one.catching for one in habits], min(size, 5))
    return min(0.97, LOOKS_GUILTY * _chance_by_habits(thought, [one.opening for one in habits], min(size, 5)))


def _chance_by_habits(thought: Thought, habits: list[LeaningBySize], size: int) -> float:
    insight = thought.temper.insight
    learned = sum([habit.chance(size) for habit in habits]) / len(habits)
    return insight * learned + (1 - insight) * sigmoid(habits[0].usual[size - 1])


def chance_of_deal(thought: Thought, price: float, deciders: tuple[Seat, ...]) -> float:
    """How likely these take a bribe; two deputies must both agree, and it is worth half to each."""
    insight, chance = thought.temper.insight, 1.0
    for seat in deciders:
        asking, share = thought.memory.habits[seat].asking, price / len(deciders)
        chance *= insight * asking.taken(share) + (1 - insight) * STRANGER.taken(share)
    return chance


def trust(thought: Thought, seat: Seat) -> float:
    """How likely a promise of this player is kept: a stranger's two times in three, and broken ones are remembered."""
    habits, insight = thought.memory.habits[seat], thought.temper.insight
    return (BELIEVED + insight * habits.kept) / (BELIEVED + 1.0 + insight * (habits.kept + 4 * habits.broken))


def falls_due(thought: Thought, by: Seat) -> bool:
    """Whether somebody will be at the gate again, so that a promise about a bag can be kept at all."""
    if len(thought.public.deciders) > 1:  # deputies are drawn: who knows
        return thought.rounds_left > 0
    players = thought.ruleset.players
    return (by - thought.public.sheriff - 1) % players < thought.rounds_left


def promise_due(thought: Thought, owner: Seat) -> Promise | None:
    """A promise this seat gave to the owner in an earlier round, about a bag such as this."""
    return _open_promise(thought, thought.seat, owner)


def _open_promise(thought: Thought, by: Seat, to: Seat) -> Promise | None:
    for promise in thought.public.promises:
        is_meant = promise.by == by and promise.to == to and promise.act
        if is_meant and promise.fate == "open" and promise.round < thought.public.round:
            return promise
    return None


def chance_despite_promise(thought: Thought, chance: float, deciders: tuple[Seat, ...]) -> float:
    """How likely the own bag is opened, at a chance without a promise: a Sheriff who owes it passage may pass it."""
    owed = _open_promise(thought, deciders[0], thought.seat) if len(deciders) == 1 else None
    return chance * (1 - trust(thought, deciders[0])) if owed is not None and owed.act == "pass" else chance


def keeps_word_to(thought: Thought, owner: Seat) -> bool:
    """Whether what was promised about a bag is done."""
    return thought.whim(("word", owner)) < thought.temper.keeps_word


def trust_in_claim(thought: Thought, giver: Seat) -> float:
    """How likely somebody who says what lies where nobody sees it speaks the truth; one lie found out is enough."""
    habits = thought.memory.habits[giver]
    if habits.claims_false:
        return 0.0
    return (CLAIMS_HOLD + habits.claims_true) / (1 + habits.claims_true)


def chance_in_bag(thought: Thought, owner: Seat, goods: Goods) -> float:
    """How likely a bag can hold what its owner says is in it, from the cards that are about."""
    declared, _ = thought.memory.declared.get(owner, ("", 0))
    chance = 1.0
    for good, count in goods.items():
        taken = thought.memory.taken[owner][good] if good != declared else count
        chance *= at_least(count - taken, max(1, CARDS_LOOKED_AT - taken), round(thought.shares[good], 2))
    return chance


def chance_face_down(thought: Thought, owner: Seat, goods: Goods) -> float:
    """How likely so many face-down cards hold what their owner says, as far as this seat does not know them."""
    known = Goods() if owner == thought.seat else thought.view.known[owner]
    cards = thought.public.face_down[owner] - len(known)
    about = sum(thought.unseen[good] for good in thought.ruleset.contraband)
    chance = 1.0
    for good, count in goods.items():
        share = round(thought.unseen[good] / about, 2) if about else 0.0
        chance *= at_least(count - known[good], max(0, cards), share)
    return chance
