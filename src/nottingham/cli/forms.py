"""Forms: for each kind of prompt what it is called in a list, and the questions that lead to an action."""

from collections.abc import Callable
from random import Random
from typing import Any

from nottingham.cli.terminal import Terminal, Whatever
from nottingham.engine import actions as a
from nottingham.engine import deals as d
from nottingham.engine.events import inspecting
from nottingham.engine.families import Action, Prompt
from nottingham.engine.seats import Seat
from nottingham.engine.views import View
from nottingham.locales.narrator import Narrator
from nottingham.options.black_market import Claim, ClaimPrompt
from nottingham.options.deputies import AcceptSplit, CallSplit, ProposeSplit, SplitPrompt
from nottingham.phases.bargaining import AnswerPrompt, BargainPrompt, PledgePrompt, WithdrawPrompt
from nottingham.phases.declaring import DeclarePrompt
from nottingham.phases.inspecting import PlacePrompt, SettlePrompt
from nottingham.phases.loading import LoadBagPrompt
from nottingham.phases.market import DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt
from nottingham.phases.paying import PayPrompt


class Desk:
    """Where a person fills in forms: what is seen, who speaks of it, and where answers come from."""

    def __init__(self, view: View, narrator: Narrator, terminal: Terminal, rng: Random) -> None:
        self.view = view
        self.narrator = narrator
        self.terminal = terminal
        self.rng = rng
        self.names = {good: narrator.good_name(good) for good in view.ruleset.goods}

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

    def name(self, seat: Seat) -> str:
        return self.narrator.name(seat)

    def offer(self, number: int) -> str:
        offer = inspecting(self.view.public).offer(number)
        return f"offer {number}: {self.narrator.offer(offer, self.view.seat)}" if offer else f"offer {number}"

    def seat(self, question: str, seats: tuple[Seat, ...]) -> Seat:
        return self.terminal.choice(question, [(self.name(seat), seat) for seat in seats])

    def pile(self, piles: tuple[str, ...]) -> str:
        return self.terminal.choice("Which pile?", [(self.narrator.pile_name(pile), pile) for pile in piles])


# --- market, loading, declaring ----------------------------------------------------------------------------------


def _open_market(desk: Desk, prompt: OpenMarketPrompt) -> Action:
    return a.OpenMarket(desk.seat("Who begins?", prompt.merchants))


def _set_aside(desk: Desk, prompt: SetAsidePrompt) -> Action:
    return a.SetAside(desk.terminal.goods(f"Set aside (0 to {prompt.most} cards):", desk.names))


def _draw(desk: Desk, prompt: DrawPrompt) -> Action:
    sources = [(desk.narrator.pile_name(source), source) for source in prompt.sources]
    return a.Draw(desk.terminal.choice("Draw from where?", sources))


def _discard(desk: Desk, prompt: DiscardPrompt) -> Action:
    return a.Discard(desk.pile(prompt.piles), prompt.goods.cards())


def _load(desk: Desk, prompt: LoadBagPrompt) -> Action:
    return a.LoadBag(desk.terminal.goods(f"Into the bag (1 to {prompt.most} cards):", desk.names))


def _declare(desk: Desk, prompt: DeclarePrompt) -> Action:
    goods = [(desk.narrator.good(good, prompt.count), good) for good in prompt.goods]
    return a.Declare(desk.terminal.choice("What do you say is in the bag?", goods), prompt.count)


# --- inspecting --------------------------------------------------------------------------------------------------


def _settle(desk: Desk, prompt: SettlePrompt) -> Action:
    choices: list[tuple[str, Action]] = []
    if prompt.may_pass:
        choices += [("let it pass for nothing", a.Pass(prompt.bag))]
        choices += [(f"let it pass with {desk.offer(offer)}", a.Pass(prompt.bag, offer)) for offer in prompt.offers]
    if prompt.may_inspect:
        choices += [("open it", a.Inspect(prompt.bag))]
    return desk.terminal.choice(f"What about {desk.name(prompt.bag)}'s bag?", choices)


def _place(desk: Desk, prompt: PlacePrompt) -> Action:
    return a.Place(desk.pile(prompt.piles), prompt.goods.cards())


def _pay(desk: Desk, prompt: PayPrompt) -> Action:
    print(f"You have {desk.narrator.goods(prompt.goods)}, and owe {prompt.amount}.")
    return a.Pay(desk.terminal.goods("Pay with:", desk.names))


def _bargain(desk: Desk, prompt: BargainPrompt) -> Action:
    clauses = (*_gifts(desk, prompt), *_asks(desk, prompt), *_words(desk))
    answers = [("nothing said before", None), *((desk.offer(number), number) for number in prompt.answers)]
    return a.Propose(prompt.merchant, clauses, desk.terminal.choice("It answers:", answers) if prompt.answers else None)


def _gifts(desk: Desk, prompt: BargainPrompt) -> d.Clauses:
    """Each gift that is possible is asked for; none is 0, or an empty line."""
    terminal, gifts = desk.terminal, list[d.Clause]()
    if prompt.gold and (gold := terminal.number("Gold?", 0, prompt.gold)):
        gifts.append(d.GiveGold(gold))
    if prompt.stand and (goods := terminal.goods("Legal goods from the stand?", desk.names)):
        gifts.append(d.GiveStand(goods))
    if prompt.face_down and (goods := terminal.goods("Contraband from the stand?", desk.names)):
        gifts.append(d.GiveContraband(goods))
    if prompt.bag and (goods := terminal.goods("Goods out of the bag?", desk.names)):
        gifts.append(d.GiveBag(goods))
    return tuple(gifts)


def _asks(desk: Desk, prompt: BargainPrompt) -> d.Clauses:
    """For each bag what is to become of it."""
    asks: list[d.Clause] = []
    for bag in dict.fromkeys((*prompt.may_pass, *prompt.may_open, *prompt.may_refuse)):
        choices: list[tuple[str, d.Clause | None]] = [("nothing", None)]
        choices += [("let it pass", d.AskPass(bag))] if bag in prompt.may_pass else []
        choices += [("open it", d.AskOpen(bag))] if bag in prompt.may_open else []
        choices += [("make no deal with its owner", d.AskRefuse(bag))] if bag in prompt.may_refuse else []
        if ask := desk.terminal.choice(f"What is asked for {desk.name(bag)}'s bag?", choices):
            asks.append(ask)
    return tuple(asks)


def _words(desk: Desk) -> d.Clauses:
    words = desk.terminal.line("A promise, in your own words?", "An empty line promises nothing.")
    assert desk.view.seat is not None
    return (d.Words(desk.view.seat, words),) if words else ()


def _answer(desk: Desk, prompt: AnswerPrompt) -> Action:
    choices: list[tuple[str, Action]] = [("refuse it", a.Refuse(prompt.offer))]
    choices += [("accept it", a.Accept(prompt.offer))] if prompt.may_accept else []
    return desk.terminal.choice("Your answer?", choices)


def _withdraw(_: Desk, prompt: WithdrawPrompt) -> Action:
    return a.Withdraw(prompt.offer)


def _pledge(desk: Desk, prompt: PledgePrompt) -> Action:
    to = desk.seat("To whom?", prompt.to)
    acts: list[tuple[str, d.Act | None]] = [
        ("'Next time I am Sheriff, your bag passes.'", "pass"),
        ("'Next time I am Sheriff, I open your bag.'", "open"),
        ("something else", None),
    ]
    act = desk.terminal.choice("What do you promise?", acts)
    return a.Pledge(to, act, "" if act else desk.terminal.line("In your own words:"))


# --- options -----------------------------------------------------------------------------------------------------


def _claim(desk: Desk, prompt: ClaimPrompt) -> Action:
    goods = [(desk.names[good], good) for good in prompt.goods]
    return Claim(desk.terminal.choice("Claim a card of the black market?", [("no", None), *goods]))


def _split(desk: Desk, prompt: SplitPrompt) -> Action:
    choices: list[tuple[str, Action | None]] = [("call the rule: half each", CallSplit()), ("propose a split", None)]
    if prompt.accept is not None:
        choices.append(("accept the split that is proposed", AcceptSplit(prompt.accept)))
    if action := desk.terminal.choice("The loot?", choices):
        return action
    gold = desk.terminal.number("Gold for you?", 0, prompt.gold)
    return ProposeSplit(gold, desk.terminal.goods("Goods for you?", desk.names))


def _anything(desk: Desk, prompt: Prompt) -> Action:
    """What an extension asks has no form here."""
    return prompt.sample(desk.view, desk.rng)


Label = Callable[[Desk, Any], str]
Form = Callable[[Desk, Any], Action]


def _said(text: str) -> Label:
    return lambda _desk, _prompt: text


UNKNOWN: tuple[Label, Form] = (lambda _desk, prompt: type(prompt).__name__, _anything)
FORMS: dict[type[Prompt], tuple[Label, Form]] = {
    OpenMarketPrompt: (_said("say who begins"), _open_market),
    SetAsidePrompt: (_said("set cards aside"), _set_aside),
    DrawPrompt: (_said("draw"), _draw),
    DiscardPrompt: (_said("discard what you set aside"), _discard),
    LoadBagPrompt: (_said("load your bag"), _load),
    DeclarePrompt: (_said("declare"), _declare),
    SettlePrompt: (lambda desk, prompt: f"settle {desk.name(prompt.bag)}'s bag", _settle),
    PlacePrompt: (_said("lay down what was confiscated"), _place),
    PayPrompt: (_said("pay what you owe"), _pay),
    BargainPrompt: (lambda desk, prompt: f"make an offer: {desk.name(prompt.merchant)} and the gate", _bargain),
    AnswerPrompt: (lambda desk, prompt: f"answer {desk.offer(prompt.offer)}", _answer),
    WithdrawPrompt: (lambda desk, prompt: f"withdraw {desk.offer(prompt.offer)}", _withdraw),
    PledgePrompt: (_said("promise somebody something"), _pledge),
    ClaimPrompt: (_said("visit the black market"), _claim),
    SplitPrompt: (_said("split the loot"), _split),
}
