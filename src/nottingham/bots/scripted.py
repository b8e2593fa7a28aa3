"""Scripted bots: fixed rates of lying, bribing and opening, by the size of the bag. They learn nothing.

They are what a thinking bot has to beat. The mixer's rates are those of balanced play in the one-bag game.
"""

from __future__ import annotations

from random import Random

import msgspec

from nottingham.bots.bot import Forgetful, first_must, next_must
from nottingham.bots.honest import HonestBot, honest_bag
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.packing import honest_plan
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Declare, Draw, Inspect, LoadBag, Pass, Propose, SetAside
from nottingham.rules.engine.deals import AskPass, GiveGold, Offer, gold_in
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.state import Bag
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import DiscardPrompt, DrawPrompt, SetAsidePrompt

Rates = tuple[float, float, float, float, float]
"""A chance for each size of a bag, from one card to five."""

BALANCED_LIES: Rates = (0.20, 0.26, 0.46, 0.41, 0.37)
BALANCED_OPENINGS: Rates = (0.20, 0.31, 0.43, 0.50, 0.52)
"""Four players who play for the margin over their rivals, two to five cards; single cards are a guess."""
SHREWD_LIES: Rates = (0.35, 0.45, 0.8, 0.75, 0.7)
"""The shrewd seldom have contraband in hand, and lie oftener when they do: as often as the balanced in the end."""
KEEPS = 1.5
"""How much oftener contraband is kept at the market than a lie is told: not every hand allows one."""
MARKET = (SetAsidePrompt, DrawPrompt, DiscardPrompt)
NEVER: Rates = (0.0, 0.0, 0.0, 0.0, 0.0)
ALWAYS: Rates = (1.0, 1.0, 1.0, 1.0, 1.0)


def scaled(rates: Rates, by: float) -> Rates:
    """So many times as often, where that is possible."""
    one, two, three, four, five = (min(1.0, by * rate) for rate in rates)
    return one, two, three, four, five


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """The rates a scripted bot goes by."""

    lies: Rates = NEVER
    bulk: int = 1
    """It lies only with so many contraband cards or more."""
    bribes: float = 0.0
    """How often it offers gold for a bag that lies."""
    price: int = 4
    """Gold it offers, and asks, for each card: the fine of contraband."""
    opens: Rates = NEVER
    takes_bribes: bool = True
    is_shrewd: bool = False
    """Whether it trades at the market, and packs an honest bag, as a mind does."""


class ScriptedBot(Forgetful):
    """Goes by its script, and like the honest bot in everything else."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.rest = HonestBot()
        self.trader = Mind(Temper(insight=0.0, noise=0.5))

    def parameters(self) -> Script:
        return self.script

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: None, rng: Random) -> Action | None:
        if offer := self._bribe(view, prompts, rng) or self._take(view, prompts):
            return offer
        if self.script.is_shrewd and isinstance(first_must(prompts), MARKET):
            return self.trader.choose(view, prompts, Memory.blank(view.ruleset, view.seat or 0), rng)
        match next_must(view, prompts):
            case SetAsidePrompt(most=most):
                return SetAside(self._useless(view, most, rng))
            case DrawPrompt(sources=sources):
                return Draw(_source(view, sources, rng))
            case LoadBagPrompt(most=most):
                return LoadBag(self._pack(view, most, rng))
            case DeclarePrompt(goods=goods, count=count):
                return Declare(_story(view, goods), count)
            case SettlePrompt() as prompt:
                return self._settle(view, prompt, rng)
        return self.rest.choose(view, prompts, memory, rng)

    # --- as a merchant

    def _useless(self, view: View, most: int, rng: Random) -> Goods:
        """All but the good it collects; contraband is kept for a lie, as often as it means to tell one."""
        is_for_lies = _contraband(view) >= self.script.bulk - 1 and rng.random() < KEEPS * self.script.lies[2]
        kept = (_good_to_collect(view), *view.ruleset.contraband) if is_for_lies else (_good_to_collect(view),)
        useless = sorted(view.hand.without(kept).cards(), key=lambda card: card in view.ruleset.legal)
        return Goods.counting(useless[:most])

    def _pack(self, view: View, most: int, rng: Random) -> Goods:
        honest = self._honest(view, most, rng)
        contraband = view.hand.only(view.ruleset.contraband)
        is_lying = rng.random() < self.script.lies[len(honest) - 1] and len(contraband) >= self.script.bulk
        return _bag_of_contraband(view, contraband, honest, most) if is_lying else honest

    def _honest(self, view: View, most: int, rng: Random) -> Goods:
        if not self.script.is_shrewd:
            return honest_bag(view.ruleset, view.hand, most)
        thought = Thought(view, Memory.blank(view.ruleset, view.seat or 0), self.trader.temper, rng)
        return honest_plan(thought, most).bag

    def _bribe(self, view: View, prompts: tuple[Prompt, ...], rng: Random) -> Action | None:
        """Gold for the own bag, once, if the bag lies."""
        prompt = next((one for one in prompts if isinstance(one, BargainPrompt) and one.merchant == view.seat), None)
        own = None if prompt is None else _own_bag(view)
        if prompt is None or own is None or view.seat not in prompt.may_pass or not prompt.gold:
            return None
        hidden = view.bag.without((own.good or "",))
        is_said = any(offer.proposer == view.seat for offer in inspecting(view.public).offers)
        if is_said or not hidden or rng.random() >= self.script.bribes:
            return None
        price = min(prompt.gold, self.script.price * len(hidden))
        return Propose(own.owner, (GiveGold(price), AskPass(own.owner)))

    def _take(self, view: View, prompts: tuple[Prompt, ...]) -> Action | None:
        """Any demand or bribe within the script's price."""
        phase = inspecting(view.public) if any(isinstance(one, AnswerPrompt) for one in prompts) else None
        for prompt in prompts:
            if phase and isinstance(prompt, AnswerPrompt) and prompt.may_accept:
                offer = phase.offer(prompt.offer)
                if offer and self._is_fair(view, offer):
                    return Accept(offer.number)
        return None

    def _is_fair(self, view: View, offer: Offer) -> bool:
        own = _own_bag(view)
        if offer.clauses != (GiveGold(gold_in(offer.clauses)), AskPass(offer.merchant)):
            return False
        if offer.merchant == view.seat:
            hidden = view.bag.without((own.good or "",)) if own else view.bag
            return gold_in(offer.clauses) <= self.script.price * len(hidden) and self.script.bribes > 0
        bag = inspecting(view.public).bag_of(offer.merchant)
        fair = self.script.price * (bag.size if bag else 0) / 2
        return self.script.takes_bribes and gold_in(offer.clauses) >= fair

    # --- as the Sheriff

    def _settle(self, view: View, prompt: SettlePrompt, rng: Random) -> Action:
        bag = inspecting(view.public).bag_of(prompt.bag)
        assert bag is not None
        wants_to_open = rng.random() < self.script.opens[min(bag.size, 5) - 1]
        if not prompt.may_pass or (prompt.may_inspect and wants_to_open):
            return Inspect(prompt.bag)
        return Pass(prompt.bag)


def _own_bag(view: View) -> Bag | None:
    assert view.seat is not None
    return inspecting(view.public).bag_of(view.seat)


def _bag_of_contraband(view: View, contraband: Goods, honest: Goods, most: int) -> Goods:
    """The dearest contraband, and honest goods on top while there is room."""
    values = view.ruleset.values
    dearest = sorted(contraband.cards(), key=lambda card: -values[card])[:most]
    return Goods.counting((dearest + list(honest.only(view.ruleset.legal).cards()))[:most])


def _story(view: View, declarable: tuple[str, ...]) -> str:
    """The legal good there is most of; with none in the bag, the commonest of all."""
    return max(declarable, key=lambda good: (view.bag[good], view.ruleset.all_cards[good]))


def _contraband(view: View) -> int:
    return len(view.hand.only(view.ruleset.contraband))


def _good_to_collect(view: View) -> str:
    """The legal good that the hand has most worth of."""
    return max(view.ruleset.legal, key=lambda good: (view.hand[good] * (view.ruleset.values[good] + 1), good))


def _source(view: View, sources: tuple[str, ...], rng: Random) -> str:
    wants = (_good_to_collect(view), *(view.ruleset.contraband if _contraband(view) > 1 else ()))
    piles = dict(zip(view.ruleset.piles, view.public.piles, strict=True))
    showing = [source for source in sources if source in piles and piles[source][-1] in wants]
    return rng.choice(showing) if showing else sources[-1]


SCRIPTS: dict[str, Script] = {
    "mixer": Script(lies=BALANCED_LIES, opens=BALANCED_OPENINGS, takes_bribes=False),
    "shrewd_mixer": Script(lies=SHREWD_LIES, opens=BALANCED_OPENINGS, takes_bribes=False, is_shrewd=True),
    "bold_mixer": Script(lies=scaled(SHREWD_LIES, 1.4), opens=scaled(BALANCED_OPENINGS, 0.6), is_shrewd=True),
    "wary_mixer": Script(lies=scaled(SHREWD_LIES, 0.5), opens=scaled(BALANCED_OPENINGS, 1.4), is_shrewd=True),
    "mixer_with_bribes": Script(lies=BALANCED_LIES, bribes=0.5, opens=BALANCED_OPENINGS),
    "timid_mixer": Script(lies=(0.1, 0.1, 0.2, 0.2, 0.2), bribes=0.2, opens=(0.1, 0.15, 0.25, 0.25, 0.25)),
    "always_bribe": Script(lies=(0.5, 0.8, 0.8, 0.8, 0.8), bribes=1.0, price=5, opens=(0.2, 0.2, 0.2, 0.2, 0.2)),
    "always_inspect": Script(lies=BALANCED_LIES, opens=ALWAYS, takes_bribes=False),
    "bulk_smuggler": Script(lies=ALWAYS, bulk=2, opens=BALANCED_OPENINGS),
    # a beginner: tells the truth, pays nobody, and opens what is big
    "innocent": Script(opens=(0.0, 0.0, 0.0, 0.5, 1.0), is_shrewd=True),
}
