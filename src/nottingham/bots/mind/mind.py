"""A mind at a seat: asks the right part of itself for each prompt."""

from __future__ import annotations

from random import Random

from nottingham.bots.bot import Bot, first_must
from nottingham.bots.mind import dues, haggling, packing, trading
from nottingham.bots.mind.gate import gain_of_opening, offer_worth
from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.temper import Temper
from nottingham.engine.actions import Declare, Inspect, LoadBag, OpenMarket, Pass
from nottingham.engine.deals import Promise
from nottingham.engine.events import inspecting
from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting
from nottingham.engine.views import View
from nottingham.options.black_market import ClaimPrompt
from nottingham.options.deputies import SplitPrompt
from nottingham.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.phases.declaring import DeclarePrompt
from nottingham.phases.inspecting import PlacePrompt, SettlePrompt
from nottingham.phases.loading import LoadBagPrompt
from nottingham.phases.market import DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt
from nottingham.phases.paying import PayPrompt


class Mind(Bot[Memory]):
    """Plays by expected values, bent by a temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def begin(self, ruleset: Ruleset, seat: Seat) -> Memory:
        return Memory.blank(ruleset, seat)

    def remember(self, memory: Memory, event: Event) -> Memory:
        return remember(memory, event)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Memory, rng: Random) -> Action | None:
        if isinstance(view.public.phase, Inspecting) and not view.public.phase.duties:
            return self._at_the_gate(view, prompts, memory, rng)
        must = first_must(prompts)
        return None if must is None else self._must(view, must, memory, rng)

    def _must(self, view: View, prompt: Prompt, memory: Memory, rng: Random) -> Action:
        temper = self.temper
        match prompt:
            case OpenMarketPrompt(merchants=merchants):
                return OpenMarket(rng.choice(merchants))
            case SetAsidePrompt():
                return trading.set_aside(view, memory, temper, prompt, rng)
            case DrawPrompt():
                return trading.draw(view, memory, temper, prompt, rng)
            case DiscardPrompt():
                return trading.discard(view, temper, prompt, rng)
            case LoadBagPrompt(most=most):
                return LoadBag(self._plan(view, memory, most, rng).bag)
            case DeclarePrompt(count=count):
                return Declare(self._story(view), count)
            case PlacePrompt():
                return dues.place(view, temper, prompt, rng)
            case PayPrompt():
                return dues.pay(view, temper, prompt)
            case ClaimPrompt():
                return dues.claim(view, temper, prompt)
            case SplitPrompt():
                return dues.split(view, temper, prompt)
        return prompt.sample(view, rng)

    # --- as a merchant

    def _plan(self, view: View, memory: Memory, most: int, rng: Random) -> packing.Plan:
        if view.public.round <= self.temper.honest_rounds:
            return packing.honest_plan(view, self.temper, view.hand, min(most, self.temper.bag_most))
        return packing.best_plan(view, memory, self.temper, view.hand, most, rng)

    def _story(self, view: View) -> str:
        """What is said of the bag: the truth as far as it goes."""
        legal = view.ruleset.legal
        return max(legal, key=lambda good: (view.bag[good], view.ruleset.all_cards[good], good))

    # --- at the gate

    def _at_the_gate(self, view: View, prompts: tuple[Prompt, ...], memory: Memory, rng: Random) -> Action | None:
        answers = [prompt for prompt in prompts if isinstance(prompt, AnswerPrompt)]
        bargains = [prompt for prompt in prompts if isinstance(prompt, BargainPrompt)]
        settles = [prompt for prompt in prompts if isinstance(prompt, SettlePrompt)]
        if view.seat not in view.public.deciders:
            return self._as_merchant(view, answers, bargains, memory, rng)
        return (
            self._take_best(view, answers, memory, rng)
            or self._name_a_price(view, bargains, memory, rng)
            or (self._settle(view, settles, memory, rng) if settles else None)
        )

    def _as_merchant(
        self,
        view: View,
        answers: list[AnswerPrompt],
        bargains: list[BargainPrompt],
        memory: Memory,
        rng: Random,
    ) -> Action | None:
        phase = inspecting(view.public)
        for prompt in answers:
            offer = phase.offer(prompt.offer)
            if offer and (answer := haggling.merchant_answer(view, memory, self.temper, offer, prompt)):
                return answer
        for bargain in bargains:
            if offer_made := haggling.merchant_offer(view, memory, self.temper, bargain, rng):
                return offer_made
        return None

    def _take_best(self, view: View, answers: list[AnswerPrompt], memory: Memory, rng: Random) -> Action | None:
        """The best standing offer, if it beats doing without."""
        phase = inspecting(view.public)
        offers = [(offer, prompt) for prompt in answers if (offer := phase.offer(prompt.offer))]
        if not offers:
            return None
        best, prompt = max(offers, key=lambda pair: offer_worth(view, memory, self.temper, pair[0]))
        return haggling.sheriff_answer(view, memory, self.temper, best, prompt, rng)

    def _name_a_price(self, view: View, bargains: list[BargainPrompt], memory: Memory, rng: Random) -> Action | None:
        for bargain in bargains:
            if bargain.merchant in memory.declared:
                demand = haggling.sheriff_demand(view, memory, self.temper, bargain, rng)
                if demand:
                    return demand
        return None

    def _settle(self, view: View, settles: list[SettlePrompt], memory: Memory, rng: Random) -> Action:
        """The clearest case first: what is bound, then what is surest."""
        for prompt in settles:
            if not prompt.may_pass:
                return Inspect(prompt.bag)
        prompt = max(settles, key=lambda one: abs(gain_of_opening(view, memory, self.temper, one.bag)))
        if prompt.may_inspect and self._opens(view, prompt.bag, memory, rng):
            return Inspect(prompt.bag)
        return Pass(prompt.bag, self._free_gift(view, prompt))

    def _opens(self, view: View, owner: Seat, memory: Memory, rng: Random) -> bool:
        promised = _promise_due(view, owner)
        if promised and rng.random() < self.temper.keeps_word:
            return promised.act == "open"
        return haggling.wants_to_open(view, memory, self.temper, owner, rng)

    def _free_gift(self, view: View, prompt: SettlePrompt) -> int | None:
        """A bag that passes anyway may as well pass with what its owner offers for it alone."""
        phase = inspecting(view.public)
        plain = [number for number in prompt.offers if (offer := phase.offer(number)) and offer.bags == (prompt.bag,)]
        return plain[-1] if plain else None


def _promise_due(view: View, owner: Seat) -> Promise | None:
    """A promise this seat gave to the owner in an earlier round, about a bag such as this."""
    for promise in view.public.promises:
        is_mine = promise.by == view.seat and promise.to == owner and promise.act
        if is_mine and promise.fate == "open" and promise.round < view.public.round:
            return promise
    return None
