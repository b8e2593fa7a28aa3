"""A bot that never lies, never bribes and never opens a bag of its own accord."""

from __future__ import annotations

from random import Random

from nottingham.bots.bot import Forgetful, next_must
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Declare, Draw, Inspect, LoadBag, Pass, SetAside
from nottingham.rules.engine.deals import AskPass, Offer, gold_in, named_bags
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import DrawPrompt, SetAsidePrompt

CROWN_WORTH = 1
"""What a card adds on the way to King or Queen, roughly and on average."""


class HonestBot(Forgetful):
    """Collects one good, brings as much of it as the bag holds, and says so."""

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: None, rng: Random) -> Action | None:  # noqa: ARG002
        match next_must(view, prompts):
            case None:
                return None
            case SetAsidePrompt(most=most):
                return SetAside(_least_wanted(view, most))
            case DrawPrompt(sources=sources):
                return Draw(_best_source(view, sources))
            case LoadBagPrompt(most=most):
                return LoadBag(honest_bag(view.ruleset, view.hand, most))
            case DeclarePrompt(goods=goods, count=count):
                return Declare(_truth(view.bag, goods), count)
            case SettlePrompt() as prompt:
                return _settle(view, prompt)
            case prompt:
                return prompt.plain_answer(view) or prompt.sample(view, rng)


# --- as merchant -------------------------------------------------------------------------------------------------


def honest_bag(ruleset: Ruleset, hand: Goods, most: int) -> Goods:
    """The bag worth most that can be declared truly; with nothing legal in hand, the cheapest card it can lose."""
    legal = [good for good in ruleset.legal if good in hand]
    if not legal:
        return Goods.of(min(hand, key=lambda good: (ruleset.penalties[good], good)))
    return max((Goods({good: min(hand[good], most)}) for good in legal), key=lambda bag: bag.worth(ruleset.values))


def _good_to_collect(view: View) -> str:
    """The legal good to collect: the one that the hand has most worth of."""
    return max(view.ruleset.legal, key=lambda good: (view.hand[good] * (view.ruleset.values[good] + CROWN_WORTH), good))


def _least_wanted(view: View, most: int) -> Goods:
    wanted = _good_to_collect(view)
    others = sorted(view.hand.without((wanted,)).cards(), key=lambda card: card in view.ruleset.legal)
    return Goods.counting(others[:most])


def _best_source(view: View, sources: tuple[str, ...]) -> str:
    """A pile that shows the good being collected, else the deck."""
    wanted, piles = _good_to_collect(view), dict(zip(view.ruleset.piles, view.public.piles, strict=True))
    showing = [source for source in sources if source in piles and piles[source][-1] == wanted]
    return (showing or sources[-1:])[0]


def _truth(bag: Goods, declarable: tuple[str, ...]) -> str:
    return next((good for good in bag if good in declarable), declarable[0])


# --- as Sheriff --------------------------------------------------------------------------------------------------


def _settle(view: View, prompt: SettlePrompt) -> Action:
    """Passes every bag, with the best plain gift its owner offers; opens only what it is bound to open."""
    if not prompt.may_pass:
        return Inspect(prompt.bag)
    offers = [offer for offer in inspecting(view.public).offers if offer.number in prompt.offers]
    plain = [offer for offer in offers if _is_plain_gift(offer, prompt.bag)]
    best = max(plain, key=lambda offer: gold_in(offer.clauses), default=None)
    return Pass(prompt.bag, best.number if best else None)


def _is_plain_gift(offer: Offer, owner: Seat) -> bool:
    """Gold for the owner's own bag and nothing said of anybody else's."""
    is_for_own_bag = named_bags(offer.clauses) == (owner,) and AskPass(owner) in offer.clauses
    return is_for_own_bag and gold_in(offer.clauses) > 0
