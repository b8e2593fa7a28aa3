"""Trading: what to set aside at the market, where to draw, and how to leave the discards."""

from __future__ import annotations

from random import Random

from nottingham.bots.mind.beliefs import unseen
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.worth import worths
from nottingham.engine.actions import Discard, Draw, SetAside
from nottingham.engine.families import Action
from nottingham.engine.goods import Goods
from nottingham.engine.views import View
from nottingham.phases.market import DECK, DiscardPrompt, DrawPrompt, SetAsidePrompt


def set_aside(view: View, memory: Memory, temper: Temper, prompt: SetAsidePrompt, rng: Random) -> Action:
    """Keeps what the plan of the round can use and exchanges the rest."""
    keep = wanted(view, memory, temper, rng)
    useless = sorted(
        (card for card in view.hand.cards() if card not in keep),
        key=lambda card: worths(view, temper)[card],
    )
    return SetAside(Goods.counting(useless[: prompt.most]))


def wanted(view: View, memory: Memory, temper: Temper, rng: Random) -> set[str]:
    """The good to bring this round, and contraband for whoever dares."""
    prices = worths(view, temper)
    cards = unseen(view)
    total = max(1, len(cards))

    def promise(good: str) -> float:
        hoped = view.hand[good] + 3.0 * cards[good] / total + _on_piles(view, good)
        return min(5.0, hoped) * (prices[good] + 1.0) + rng.gauss(0, temper.noise * (2 - temper.foresight))

    if temper.hoards:
        memory.hoard = memory.hoard or max(view.ruleset.legal, key=promise)
    target = memory.hoard or max(view.ruleset.legal, key=promise)
    keep = {target}
    if temper.scruples < 6 and view.public.round >= temper.honest_rounds:
        keep.update(view.ruleset.contraband)
    return keep


def _on_piles(view: View, good: str) -> float:
    """Cards of a good that lie on top of a pile to be taken."""
    if not view.ruleset.draws_from_piles:
        return 0.0
    return sum(0.8 for pile in view.public.piles if pile[-1:] == (good,))


def draw(view: View, memory: Memory, temper: Temper, prompt: DrawPrompt, rng: Random) -> Action:
    """A pile that shows what is wanted, else the deck."""
    keep = wanted(view, memory, temper, rng)
    prices = worths(view, temper)
    tops = {
        source: view.public.piles[view.ruleset.piles.index(source)][-1] for source in prompt.sources if source != DECK
    }
    good = [source for source, card in tops.items() if card in keep]
    if good:
        return Draw(max(good, key=lambda source: prices[tops[source]]))
    return Draw(DECK if DECK in prompt.sources else max(tops, key=lambda source: prices[tops[source]]))


def discard(view: View, temper: Temper, prompt: DiscardPrompt, rng: Random) -> Action:
    """The best cards to the bottom, onto the pile whose top would help the next merchant most."""
    prices = worths(view, temper)
    cards = sorted(prompt.goods.cards(), key=lambda card: -prices[card])
    piles = dict(zip(view.ruleset.piles, view.public.piles, strict=True))
    pile = max(prompt.piles, key=lambda name: (prices[piles[name][-1]] if piles[name] else 0.0, rng.random()))
    return Discard(pile, tuple(cards))
