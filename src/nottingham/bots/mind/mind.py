"""A mind at a seat: asks the right part of itself for each prompt."""

from __future__ import annotations

from random import Random

from nottingham.bots.bot import Bot, SetPhrase, first_must, to_be_settled
from nottingham.bots.mind import dues, haggling, packing, trading
from nottingham.bots.mind.beliefs import keeps_word_to, promise_due
from nottingham.bots.mind.ears import hear
from nottingham.bots.mind.gate import gain_of_opening, offer_worth
from nottingham.bots.mind.memory import Memory, remember
from nottingham.bots.mind.recalling import recall
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.bots.recollection import Recollection
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Declare, Inspect, LoadBag, OpenMarket, Pass, Refuse
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt

FAITHLESS = 8.0
"""Points for which the faithless break their word: not to break it would be a habit to be relied on."""


class Mind(Bot[Memory]):
    """Plays by expected values, bent by a temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def parameters(self) -> Temper:
        return self.temper

    def begin(self, ruleset: Ruleset, seat: Seat) -> Memory:
        return Memory.blank(ruleset, seat)

    def recall(self, memory: Memory, known: tuple[Recollection, ...]) -> Memory:
        return recall(memory, known)

    def remember(self, memory: Memory, event: Event) -> Memory:
        return remember(memory, event)

    def hear(self, memory: Memory, phrase: SetPhrase) -> Memory:
        return hear(memory, phrase)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: Memory, rng: Random) -> Action | None:
        return decide(Thought(view, memory, self.temper, rng), prompts)


def decide(thought: Thought, prompts: tuple[Prompt, ...]) -> Action | None:
    """What a mind does with its thoughts."""
    phase = thought.public.phase
    if isinstance(phase, Inspecting) and not phase.duties:
        return _at_the_gate(thought, prompts)
    must = first_must(prompts)
    return None if must is None else _must(thought, must)


def _must(thought: Thought, prompt: Prompt) -> Action:
    match prompt:
        case OpenMarketPrompt(merchants=merchants):
            return OpenMarket(thought.rng.choice(merchants))
        case SetAsidePrompt():
            return trading.set_aside(thought, prompt)
        case DrawPrompt():
            return trading.draw(thought, prompt)
        case DiscardPrompt():
            return trading.discard(thought, prompt)
        case LoadBagPrompt(most=most):
            return LoadBag(_plan(thought, most).bag)
        case DeclarePrompt(count=count):
            return Declare(packing.told(thought, thought.view.bag), count)
    return dues.decide(thought, prompt) or prompt.sample(thought.view, thought.rng)  # what an option brought


def _plan(thought: Thought, most: int) -> packing.Plan:
    if thought.public.round <= thought.temper.honest_rounds:
        return packing.honest_plan(thought, min(most, thought.temper.bag_most))
    return packing.best_plan(thought, most)


# --- at the gate -------------------------------------------------------------------------------------------------


def _at_the_gate(thought: Thought, prompts: tuple[Prompt, ...]) -> Action | None:
    answers = [prompt for prompt in prompts if isinstance(prompt, AnswerPrompt)]
    bargains = [prompt for prompt in prompts if isinstance(prompt, BargainPrompt)]
    settles = to_be_settled(thought.view, prompts)
    if thought.seat not in thought.public.deciders:
        return _as_merchant(thought, answers, bargains)
    return (
        _name_a_price(thought, bargains)
        or _take_best(thought, answers)
        or (_settle(thought, settles) if settles else None)
    )


def _as_merchant(thought: Thought, answers: list[AnswerPrompt], bargains: list[BargainPrompt]) -> Action | None:
    phase = inspecting(thought.public)
    demands = [(offer, prompt) for prompt in answers if (offer := phase.offer(prompt.offer))]
    for offer, prompt in demands:
        if answer := haggling.merchant_answer(thought, offer, prompt):
            return answer
    for bargain in bargains:
        if offer_made := haggling.merchant_offer(thought, bargain):
            return offer_made
    if not demands or haggling.awaits_answer(thought):
        return None
    best, prompt = max(demands, key=lambda pair: haggling.demand_worth(thought, pair[0]))
    is_taken = prompt.may_accept and haggling.demand_worth(thought, best) > 0  # there was nothing to beat down
    return Accept(best.number) if is_taken else Refuse(demands[0][0].number)


def _take_best(thought: Thought, answers: list[AnswerPrompt]) -> Action | None:
    """The best standing offer, if it beats doing without."""
    phase = inspecting(thought.public)
    standing = [(offer, prompt) for prompt in answers if (offer := phase.offer(prompt.offer))]
    offers = [(one, prompt) for one, prompt in standing if not _has_agreed(thought, one) and not _waits(thought, one)]
    if not offers:
        return None
    best, prompt = max(offers, key=lambda pair: offer_worth(thought, pair[0]))
    if best.passes_own_bag and _betrays(thought, best.merchant):
        return Refuse(best.number)
    return haggling.sheriff_answer(thought, best, prompt)


def _waits(thought: Thought, offer: Offer) -> bool:
    """Whether a price of this seat's own for a bag that the offer is about is still to be answered."""
    return any(
        _is_asked(thought, owner) and not haggling.talks_over(thought, owner).is_answered for owner in offer.bags
    )


def _has_agreed(thought: Thought, offer: Offer) -> bool:
    """Whether this seat, as a deputy, has said that the bag may pass on these very terms."""
    bag = inspecting(thought.public).bag_of(offer.merchant)
    words = bag.words if bag else ()
    return any(word.by == thought.seat and word.act == "pass" and word.offer == offer.number for word in words)


def _name_a_price(thought: Thought, bargains: list[BargainPrompt]) -> Action | None:
    """For the most suspicious bag first."""
    known = [one for one in bargains if one.merchant in thought.memory.declared]
    known.sort(key=lambda one: -gain_of_opening(thought, one.merchant))
    return next((demand for one in known if (demand := haggling.sheriff_demand(thought, one))), None)


def _settle(thought: Thought, settles: list[SettlePrompt]) -> Action:
    """The clearest case first: what is bound, then what is surest."""
    for prompt in settles:
        if not prompt.may_pass:
            return Inspect(prompt.bag)
    prompt = max(settles, key=lambda one: (not _is_asked(thought, one.bag), abs(gain_of_opening(thought, one.bag))))
    best = _best_with(thought, prompt)
    if best is not None and not _betrays(thought, prompt.bag) and haggling.is_taken(thought, best):
        return Pass(prompt.bag, best.number)
    if best is not None and best.merchant != thought.seat != best.proposer and _waits(thought, best):
        return Refuse(best.number)  # a word that leaves its owner time to answer
    if prompt.may_inspect and _opens(thought, prompt.bag):
        return Inspect(prompt.bag)
    return Pass(prompt.bag, _agreed_terms(thought, prompt))


def _is_asked(thought: Thought, owner: Seat) -> bool:
    """Whether a demand of this seat's own still waits for its owner's answer: a word now would take it back."""
    return any(one.proposer == thought.seat and one.merchant == owner for one in inspecting(thought.public).offers)


def _best_with(thought: Thought, prompt: SettlePrompt) -> Offer | None:
    """The best offer with which the bag may pass; where the other deputy has named one, that one."""
    phase, agreed = inspecting(thought.public), _agreed_terms(thought, prompt)
    numbers = prompt.offers if agreed is None else (agreed,)
    offers = [offer for number in numbers if (offer := phase.offer(number))]
    return max(offers, key=lambda offer: offer_worth(thought, offer), default=None)


def _opens(thought: Thought, owner: Seat) -> bool:
    """What this seat has said of the bag already, as a deputy; what it promised; or what the odds say."""
    bag = inspecting(thought.public).bag_of(owner)
    if bag is not None and (said := [word for word in bag.words if word.by == thought.seat]):
        return said[0].act == "open"
    promised = promise_due(thought, owner)
    if promised and keeps_word_to(thought, owner):
        return promised.act == "open"
    return _betrays(thought, owner) or haggling.wants_to_open(thought, owner)


def _betrays(thought: Thought, owner: Seat) -> bool:
    """Whether a promise to let this bag pass is broken, gold or no gold."""
    promised = promise_due(thought, owner)
    if promised is None or promised.act != "pass" or keeps_word_to(thought, owner):
        return False
    return gain_of_opening(thought, owner) + FAITHLESS * (1 - thought.temper.keeps_word) > 0


def _agreed_terms(thought: Thought, prompt: SettlePrompt) -> int | None:
    """The terms on which the other deputy would pass the bag, so that both say the same (Y7)."""
    bag = inspecting(thought.public).bag_of(prompt.bag)
    said = [word.offer for word in bag.words if word.by != thought.seat and word.act == "pass"] if bag else []
    return said[0] if said and said[0] in prompt.offers else None
