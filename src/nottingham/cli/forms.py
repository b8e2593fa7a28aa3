"""Forms: for each kind of prompt what it is called in a list, and the questions that lead to an action."""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

from nottingham.cli.showing import offer_shown
from nottingham.cli.terminal import Terminal, Whatever
from nottingham.locales.messages import Value
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine import actions as a
from nottingham.rules.engine import deals as d
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.options.black_market.rule import Claim, ClaimPrompt
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, ProposeSplit, SplitPrompt
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt, PledgePrompt, WithdrawPrompt
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import PlacePrompt, SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt
from nottingham.rules.phases.paying import PayPrompt


class Desk:
    """Where a person fills in forms: what is seen, who speaks of it, and where answers come from."""

    def __init__(self, view: View, narrator: Narrator, terminal: Terminal, rng: Random) -> None:
        self.view = view
        self.narrator = narrator
        self.terminal = terminal
        self.rng = rng
        self.names = {good: _forms_of(good, narrator) for good in view.ruleset.goods}

    def action(self, prompt: Prompt) -> Action:
        """Asks what the prompt needs to know. 'any', or a prompt without a form, leaves it to chance."""
        _, form = FORMS.get(type(prompt), UNKNOWN)
        try:
            return form(self, prompt)
        except Whatever:
            return prompt.sample(self.view, self.rng)

    def label(self, prompt: Prompt) -> str:
        label, _ = FORMS.get(type(prompt), UNKNOWN)
        return label(self, prompt)

    def say(self, id: str, people: dict[str, Seat] | None = None, **values: Value) -> str:
        return self.narrator.text(id, **self.narrator.people(self.view.seat, **(people or {})), **values)

    def offer(self, number: int) -> str:
        offer = inspecting(self.view.public).offer(number)
        return offer_shown(offer, self.view, self.narrator) if offer else str(number)

    def seat(self, question: str, seats: tuple[Seat, ...]) -> Seat:
        return self.terminal.choice(question, [(self.narrator.name(seat), seat) for seat in seats])

    def pile(self, question: str, piles: tuple[str, ...]) -> str:
        return self.terminal.choice(question, [(self.narrator.pile_name(pile), pile) for pile in piles])

    def goods(self, question: str) -> Goods:
        return self.terminal.goods(question, self.names)


def _forms_of(good: str, narrator: Narrator) -> list[str]:
    """A good's name, and its forms with numbers before it, which people type too."""
    counted = (narrator.good(good, count).split() for count in (1, 2, 5))
    return [narrator.good_name(good), *(" ".join(word for word in words if word[0].isalpha()) for words in counted)]


# --- market, loading, declaring ----------------------------------------------------------------------------------


def _open_market(desk: Desk, prompt: OpenMarketPrompt) -> Action:
    return a.OpenMarket(desk.seat(desk.say("terminal-who-begins"), prompt.merchants))


def _set_aside(desk: Desk, prompt: SetAsidePrompt) -> Action:
    return a.SetAside(desk.goods(desk.say("terminal-what-aside", most=prompt.most)))


def _draw(desk: Desk, prompt: DrawPrompt) -> Action:
    return a.Draw(desk.pile(desk.say("terminal-draw-from"), prompt.sources))


def _discard(desk: Desk, prompt: DiscardPrompt) -> Action:
    return a.Discard(desk.pile(desk.say("terminal-which-pile"), prompt.piles), prompt.goods.cards())


def _load(desk: Desk, prompt: LoadBagPrompt) -> Action:
    return a.LoadBag(desk.goods(desk.say("terminal-what-load", most=prompt.most)))


def _declare(desk: Desk, prompt: DeclarePrompt) -> Action:
    goods = [(desk.narrator.good(good, prompt.count), good) for good in prompt.goods]
    return a.Declare(desk.terminal.choice(desk.say("terminal-what-declare"), goods), prompt.count)


# --- inspecting --------------------------------------------------------------------------------------------------


def _settle(desk: Desk, prompt: SettlePrompt) -> Action:
    choices: list[tuple[str, Action]] = []
    if prompt.may_pass:
        choices += [(desk.say("terminal-pass-for-nothing"), a.Pass(prompt.bag))]
        choices += [
            (desk.say("terminal-pass-with", offer=desk.offer(offer)), a.Pass(prompt.bag, offer))
            for offer in prompt.offers
        ]
    if prompt.may_inspect:
        choices += [(desk.say("terminal-open"), a.Inspect(prompt.bag))]
    return desk.terminal.choice(desk.say("terminal-what-about", {"owner": prompt.bag}), choices)


def _place(desk: Desk, prompt: PlacePrompt) -> Action:
    return a.PlaceCards(desk.pile(desk.say("terminal-which-pile"), prompt.piles), prompt.goods.cards())


def _pay(desk: Desk, prompt: PayPrompt) -> Action:
    print(desk.say("terminal-you-owe", goods=desk.narrator.goods(prompt.goods), gold=desk.narrator.gold(prompt.amount)))
    return a.Pay(desk.goods(desk.say("terminal-what-pay")))


def _bargain(desk: Desk, prompt: BargainPrompt) -> Action:
    clauses = (*_gifts(desk, prompt), *_asks(desk, prompt), *_words(desk))
    answers = [(desk.say("terminal-answers-none"), None), *((desk.offer(number), number) for number in prompt.answers)]
    answered = desk.terminal.choice(desk.say("terminal-what-answers"), answers) if prompt.answers else None
    return a.Propose(prompt.merchant, clauses, answered)


def _gifts(desk: Desk, prompt: BargainPrompt) -> d.Clauses:
    """Each gift that is possible is asked for; none is 0, or an empty line."""
    gifts: list[d.Clause] = []
    if prompt.gold and (gold := desk.terminal.number(desk.say("terminal-give-gold"), 0, prompt.gold)):
        gifts.append(d.GiveGold(gold))
    if prompt.stand and (goods := desk.goods(desk.say("terminal-give-stand"))):
        gifts.append(d.GiveStand(goods))
    if prompt.face_down and (goods := desk.goods(desk.say("terminal-give-contraband"))):
        gifts.append(d.GiveContraband(goods))
    if prompt.bag and (goods := desk.goods(desk.say("terminal-give-bag"))):
        gifts.append(d.GiveBag(goods))
    return tuple(gifts)


def _asks(desk: Desk, prompt: BargainPrompt) -> d.Clauses:
    """For each bag what is to become of it."""
    asks: list[d.Clause] = []
    for bag in dict.fromkeys((*prompt.may_pass, *prompt.may_open, *prompt.may_refuse)):
        choices: list[tuple[str, d.Clause | None]] = [(desk.say("terminal-ask-nothing"), None)]
        choices += [(desk.say("terminal-ask-pass"), d.AskPass(bag))] if bag in prompt.may_pass else []
        choices += [(desk.say("terminal-open"), d.AskOpen(bag))] if bag in prompt.may_open else []
        choices += [(desk.say("terminal-ask-refuse"), d.AskRefuse(bag))] if bag in prompt.may_refuse else []
        if ask := desk.terminal.choice(desk.say("terminal-what-ask", {"owner": bag}), choices):
            asks.append(ask)
    return tuple(asks)


def _words(desk: Desk) -> d.Clauses:
    words = desk.terminal.line(desk.say("terminal-promise-too"), desk.say("terminal-help-promise"))
    assert desk.view.seat is not None
    return (d.Words(desk.view.seat, words),) if words else ()


def _answer(desk: Desk, prompt: AnswerPrompt) -> Action:
    choices: list[tuple[str, Action]] = [(desk.say("terminal-refuse"), a.Refuse(prompt.offer))]
    choices += [(desk.say("terminal-accept"), a.Accept(prompt.offer))] if prompt.may_accept else []
    return desk.terminal.choice(desk.say("terminal-what-answer"), choices)


def _withdraw(_: Desk, prompt: WithdrawPrompt) -> Action:
    return a.Withdraw(prompt.offer)


def _pledge(desk: Desk, prompt: PledgePrompt) -> Action:
    to, you = desk.seat(desk.say("terminal-to-whom"), prompt.to), desk.view.seat
    assert you is not None
    promises = tuple(d.PromiseNext(you, to, act) for act in get_args(d.Act))
    acts: list[tuple[str, d.Act | None]] = [
        *((told, promise.act) for promise in promises for told in desk.narrator.promises((promise,), you)),
        (desk.say("terminal-promise-else"), None),
    ]
    act = desk.terminal.choice(desk.say("terminal-what-promise"), acts)
    return a.Pledge(to, act, "" if act else desk.terminal.line(desk.say("terminal-own-words")))


# --- options -----------------------------------------------------------------------------------------------------


def _claim(desk: Desk, prompt: ClaimPrompt) -> Action:
    goods = [(desk.narrator.good_name(good), good) for good in prompt.goods]
    return Claim(
        desk.terminal.choice(desk.say("terminal-what-claim"), [(desk.say("terminal-claim-none"), None), *goods])
    )


def _split(desk: Desk, prompt: SplitPrompt) -> Action:
    choices: list[tuple[str, Action | None]] = [
        (desk.say("terminal-split-by-rule"), CallSplit()),
        (desk.say("terminal-split-propose"), None),
    ]
    if prompt.accept is not None:
        choices.append((desk.say("terminal-split-accept"), AcceptSplit(prompt.accept)))
    if action := desk.terminal.choice(desk.say("terminal-what-split"), choices):
        return action
    gold = desk.terminal.number(desk.say("terminal-split-gold"), 0, prompt.gold)
    return ProposeSplit(gold, desk.goods(desk.say("terminal-split-goods")))


def _anything(desk: Desk, prompt: Prompt) -> Action:
    """What an extension asks has no form here."""
    return prompt.sample(desk.view, desk.rng)


Label = Callable[[Desk, Any], str]
Form = Callable[[Desk, Any], Action]


def _said(id: str) -> Label:
    return lambda desk, _prompt: desk.say(id)


UNKNOWN: tuple[Label, Form] = (lambda _desk, prompt: type(prompt).__name__, _anything)
FORMS: dict[type[Prompt], tuple[Label, Form]] = {
    OpenMarketPrompt: (_said("terminal-do-open-market"), _open_market),
    SetAsidePrompt: (_said("terminal-do-set-aside"), _set_aside),
    DrawPrompt: (_said("terminal-do-draw"), _draw),
    DiscardPrompt: (_said("terminal-do-discard"), _discard),
    LoadBagPrompt: (_said("terminal-do-load"), _load),
    DeclarePrompt: (_said("terminal-do-declare"), _declare),
    SettlePrompt: (lambda desk, prompt: desk.say("terminal-do-settle", {"owner": prompt.bag}), _settle),
    PlacePrompt: (_said("terminal-do-place"), _place),
    PayPrompt: (_said("terminal-do-pay"), _pay),
    BargainPrompt: (lambda desk, prompt: desk.say("terminal-do-bargain", {"merchant": prompt.merchant}), _bargain),
    AnswerPrompt: (lambda desk, prompt: desk.say("terminal-do-answer", offer=desk.offer(prompt.offer)), _answer),
    WithdrawPrompt: (lambda desk, prompt: desk.say("terminal-do-withdraw", offer=desk.offer(prompt.offer)), _withdraw),
    PledgePrompt: (_said("terminal-do-pledge"), _pledge),
    ClaimPrompt: (_said("terminal-do-claim"), _claim),
    SplitPrompt: (_said("terminal-do-split"), _split),
}
