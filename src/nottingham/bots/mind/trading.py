"""Trading: what to set aside at the market, where to draw, and how to leave the discards."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log

from nottingham.bots.mind.beliefs import hoped
from nottingham.bots.mind.packing import Gate
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.actions import Discard, Draw, SetAside
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.phases.market import DECK, DiscardPrompt, DrawPrompt, SetAsidePrompt

SECOND_CHANCES = 3.0
"""Points over which a second plan still adds to the best: a hand with two prospects is better than one with one."""
HOARD_WORTH = 2.5
"""Points that a hoarder sees in each card of the hoard beyond its price."""
RUN_WORTH = 6.0
"""Points that one who saves up for a great run sees in each contraband card beyond its price."""
PILES_DEEP = 2
"""How deep a merchant looks into each pile."""


class Stall:
    """What a hand would be worth at the gate after so many more draws from the deck."""

    def __init__(self, thought: Thought) -> None:
        self.thought, self.gate = thought, Gate(thought)
        self.most = min(thought.ruleset.bag_most, thought.temper.bag_most)
        self.is_honest = thought.public.round <= thought.temper.honest_rounds - thought.temper.great_run
        """Whether contraband is of no use; for a great run it is kept from the last honest round on."""
        if thought.temper.great_run and thought.memory.has_run:
            self.is_honest = not thought.is_last_fortune

    @lazy
    def prices(self) -> dict[str, float]:
        """What a card brings in a bag of three."""
        prices = {good: self.thought.gain(good, 3) / 3 for good in self.thought.ruleset.goods}
        if keen := self.thought.thrill + RUN_WORTH * self.thought.temper.great_run:
            prices |= {good: prices[good] + keen for good in self.thought.ruleset.contraband}
        if self.thought.temper.hoards:
            prices[hoard(self.thought)] += HOARD_WORTH
        return prices

    @lazy
    def _legal(self) -> list[tuple[str, float, float, tuple[float, ...]]]:
        """Each legal good with its share of the deck, its price, and the amends for a bag of it."""
        shares, amends = self.thought.shares, self.gate.amends
        return [(good, round(shares[good], 2), self.prices[good], amends[good]) for good in self.thought.ruleset.legal]

    @lazy
    def _hidden_share(self) -> float:
        return sum(self.thought.shares[good] for good in self.thought.ruleset.contraband)

    @lazy
    def _hidden_price(self) -> float:
        """The average worth of contraband that is still about."""
        shares = {good: self.thought.shares[good] for good in self.thought.ruleset.contraband}
        total = sum(shares.values())
        return sum(self.prices[good] * share for good, share in shares.items()) / total if total else 0.0

    def worth(self, hand: Goods, draws: int) -> float:
        """The best that can be made of a hand, and a little for the next best."""
        plans, best, scruples = [], 0.0, self.thought.temper.scruples
        for good, share, price, amends in self._legal:
            count = hoped(hand[good], draws, share, self.most)
            best = max(best, count * price)
            plans.append(count * price + scruples + amends[round(count)])
        plans.append(self._worth_smuggled(hand, draws, best))
        top = max(plans)
        return top + SECOND_CHANCES * log(sum([exp((plan - top) / SECOND_CHANCES) for plan in plans]))

    def _worth_smuggled(self, hand: Goods, draws: int, legal: float) -> float:
        """All contraband at once, with legal goods in what room is left; what is hoarded counts for later."""
        hidden = hand.only(self.thought.ruleset.contraband)
        drawn = draws * self._hidden_share
        count = min(self.most, len(hidden) + drawn)
        worth = sum(self.prices[good] * number for good, number in hidden.items()) + drawn * self._hidden_price
        worth *= count / max(1.0, len(hidden) + drawn)
        room = (self.most - count) / self.most
        if self.is_honest:
            return 0.0
        return self.gate.lie(worth, 4.0 * count, self.most) + legal * room


def hoard(thought: Thought) -> str:
    """The one good a hoarder collects: what the stand has most of, then what the hand has."""
    stand = thought.public.stands[thought.seat]
    return max(
        thought.ruleset.legal,
        key=lambda good: (stand[good], thought.view.hand[good], thought.ruleset.goods[good].king, good),
    )


def set_aside(thought: Thought, prompt: SetAsidePrompt) -> Action:
    """Keeps the cards with the best prospect, with what the piles show, and exchanges the rest."""
    stall, hand, size = Stall(thought), thought.view.hand, thought.ruleset.hand_size
    tops = list(_takes(thought))

    def prospect(kept: Goods) -> float:
        draws = size - len(kept)
        found = (stall.worth(kept + Goods.counting(cards), draws - len(cards)) for cards in tops if len(cards) <= draws)
        return max(found) + thought.mood(kept) * 0.3 * thought.temper.noise

    kept = max(_keepable(thought, stall, prompt.most), key=prospect)
    return SetAside(hand - kept)


def _keepable(thought: Thought, stall: Stall, most: int) -> Iterator[Goods]:
    """One or two legal goods, with contraband or without; never so little that too much would have to go."""
    hand, legal = thought.view.hand, [good for good in thought.ruleset.legal if good in thought.view.hand]
    pairs = [(), *((one,) for one in legal), *((one, two) for one in legal for two in legal if one < two)]
    seen = set()
    for goods in pairs:
        for kinds in (goods, (*goods, *thought.ruleset.contraband)):
            kept = _fill_up(hand, hand.only(kinds), most, stall.prices)
            if kept not in seen:
                seen.add(kept)
                yield kept


def _fill_up(hand: Goods, kept: Goods, most: int, prices: dict[str, float]) -> Goods:
    """With the dearest of the rest, where more than may be set aside would go."""
    too_many = len(hand) - len(kept) - most
    if too_many <= 0:
        return kept
    rest = sorted((hand - kept).cards(), key=lambda card: -prices[card])
    return kept + Goods.counting(rest[:too_many])


def _takes(thought: Thought) -> Iterator[Cards]:
    """What may be taken from the piles, a few cards deep, nothing included."""
    if not thought.ruleset.draws_from_piles:
        yield ()
        return
    first, second = (pile[::-1][:PILES_DEEP] for pile in thought.public.piles)
    for left in range(len(first) + 1):
        for right in range(len(second) + 1):
            yield first[:left] + second[:right]


def draw(thought: Thought, prompt: DrawPrompt) -> Action:
    """The source with the best prospect, one card or two deep; the deck fills the whole hand."""
    stall, hand = Stall(thought), thought.view.hand

    def prospect(source: str) -> float:
        if source == DECK:
            return stall.worth(hand, prompt.need)
        pile = thought.public.piles[thought.ruleset.piles.index(source)][::-1]
        return max(
            stall.worth(hand + Goods.counting(pile[:deep]), prompt.need - deep)
            for deep in range(1, 1 + min(PILES_DEEP, prompt.need, len(pile)))
        )

    return Draw(max(prompt.sources, key=prospect))


def discard(thought: Thought, prompt: DiscardPrompt) -> Action:
    """The best cards to the bottom, onto the pile whose top would help the next merchant most."""
    prices, rng = thought.prices, thought.rng
    cards = sorted(prompt.goods.cards(), key=lambda card: -prices[card])
    piles = dict(zip(thought.ruleset.piles, thought.public.piles, strict=True))
    pile = max(prompt.piles, key=lambda name: (prices[piles[name][-1]] if piles[name] else 0.0, rng.random()))
    return Discard(pile, tuple(cards))
