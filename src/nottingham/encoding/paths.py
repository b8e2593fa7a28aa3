"""Paths: the steps of a draft that lead to an action, the other way round than a form goes.

    steps, events = take_path(sitting, path_to(sitting, action))

What was recorded as actions becomes steps that a policy can learn from. Free words and two pleas for one bag have no
steps, so an action that holds them has no path.
"""

from __future__ import annotations

from collections.abc import Iterable

from nottingham.encoding.stepwise_game import Events, StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import (
    Accept,
    Declare,
    Discard,
    Draw,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    Propose,
    Refuse,
    SetAside,
    Withdraw,
)
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    PromiseNext,
)
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.views import View
from nottingham.rules.options.black_market.rule import Claim
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, ProposeSplit
from nottingham.rules.phases.bargaining import ACTS
from nottingham.rules.phases.market import DECK

Path = tuple[int, ...]


class NoPath(ValueError):
    """An action that no steps lead to."""


def take_path(sitting: StepwiseGame, path: Path) -> tuple[Path, Events]:
    """Take the steps of a path until the turn is over: the steps that were needed, and what happened.

    A draft to which nothing can be added is sent by itself, so the last steps of a path may not be needed.
    """
    turn = sitting.turn
    for place, step in enumerate(path, 1):
        if step not in sitting.legal():
            raise NoPath(f"step {sitting.vocabulary.names[step]!r} does not follow")
        happened = sitting.take(step)
        if sitting.turn is not turn:
            return path[:place], happened
    raise NoPath("the path stops before the action")


def path_to(sitting: StepwiseGame, action: Action | None) -> Path:
    """Every step that leads the seat that is asked from its menu to this action; None is to say nothing."""
    assert sitting.turn is not None, "the game is over"
    return path_from_menu(sitting.vocabulary, sitting.turn.view, sitting.legal(), action)


def path_from_menu(vocabulary: Vocabulary, view: View, menu: list[int], action: Action | None) -> Path:
    """The same for a seat that is not at a sitting: `menu` are the steps that it may begin with."""
    writer = _Writer(vocabulary, view)
    match action:
        case None:
            return (vocabulary.silence,)
        case SetAside(goods=goods):
            return (*writer.goods(vocabulary.aside, goods), vocabulary.send)
        case LoadBag(goods=goods):
            return (*writer.goods(vocabulary.load, goods), vocabulary.send)
        case Discard() | PlaceCards():
            return writer.laying(action)
        case Pay() if menu == [vocabulary.send]:
            return (vocabulary.send,)
        case Pay(goods=goods):
            return writer.paying(goods)
        case Propose():
            return writer.proposing(action)
        case ProposeSplit(gold=gold, goods=goods):
            gold_steps = writer.gold(vocabulary.split_gold, gold)
            return (vocabulary.split, *gold_steps, *writer.goods(vocabulary.split_good, goods), vocabulary.send)
    return (writer.single(action),)


class _Writer:
    """Steps in the eyes of one seat."""

    def __init__(self, vocabulary: Vocabulary, view: View) -> None:
        assert view.seat is not None, "a spectator does nothing"
        self.vocabulary = vocabulary
        self.view = view
        self.seat = view.seat

    def relative(self, seat: int) -> int:
        return (seat - self.seat) % self.vocabulary.players

    def slot(self, number: int) -> int:
        public = self.view.public
        offer = inspecting(public).offer(number)
        if offer is None:
            raise NoPath(f"offer {number} does not stand")
        return self.vocabulary.slot_of(offer, self.seat, public.deciders)

    def single(self, action: Action) -> int:
        """What one step says."""
        vocabulary = self.vocabulary
        match action:
            case OpenMarket(first=first):
                return vocabulary.open_market + self.relative(first)
            case Draw(source=source):
                return vocabulary.draw + (*self.view.ruleset.piles, DECK).index(source)
            case Declare(good=good):
                return vocabulary.declare + vocabulary.legal_index[good]
            case Accept(offer=offer):
                return vocabulary.accept + self.slot(offer)
            case Refuse(offer=offer):
                return vocabulary.refuse + self.slot(offer)
            case Withdraw(offer=offer):
                return vocabulary.withdraw + self.slot(offer)
            case Pledge(to=to, act=act, words="") if act is not None:
                return vocabulary.pledge + 2 * self.relative(to) + ACTS.index(act)
            case Pass(bag=bag, offer=None):
                return vocabulary.pass_bag + self.relative(bag)
            case Pass(offer=offer) if offer is not None:
                return vocabulary.pass_with + self.slot(offer)
            case Inspect(bag=bag):
                return vocabulary.inspect + self.relative(bag)
            case Claim(good=None):
                return vocabulary.claim + len(vocabulary.contraband_index)
            case Claim(good=str() as good):
                return vocabulary.claim + vocabulary.contraband_index[good]
            case AcceptSplit():
                return vocabulary.split + 1
            case CallSplit():
                return vocabulary.split + 2
        raise NoPath(f"nothing here says {action}")

    def goods(self, start: int, goods: Goods) -> Path:
        """One step a card, in the order of the catalogue."""
        return self._counted(start, goods, self.vocabulary.good_index)

    def _counted(self, start: int, goods: Goods, index: dict[str, int]) -> Path:
        return tuple(start + index[good] for good in sorted(goods, key=index.__getitem__) for _ in range(goods[good]))

    def laying(self, action: Discard | PlaceCards) -> Path:
        vocabulary, piles = self.vocabulary, self.view.ruleset.piles
        cards = (vocabulary.lay + vocabulary.good_index[card] for card in action.cards)
        return (vocabulary.pile + piles.index(action.pile), *cards)

    def paying(self, goods: Goods) -> Path:
        """The dearest first (P6)."""
        vocabulary, values = self.vocabulary, self.view.ruleset.values
        order = sorted(goods, key=lambda good: (-values[good], vocabulary.good_index[good]))
        return tuple(vocabulary.pay + vocabulary.good_index[good] for good in order for _ in range(goods[good]))

    def gold(self, start: int, amount: int) -> Path:
        """Digit by digit, the highest place first."""
        places = self.vocabulary.places
        digits = [(place, amount // 10 ** (places - 1 - place) % 10) for place in range(places)]
        return tuple(start + 9 * place + digit - 1 for place, digit in digits if digit)

    def proposing(self, action: Propose) -> Path:
        vocabulary = self.vocabulary
        if action.answers is None:
            verb = vocabulary.bargain + self.relative(action.merchant)
        else:
            verb = vocabulary.counter + self.slot(action.answers)
        pieces = [step for clause in action.clauses for step in self._piece(clause, action.merchant)]
        return (verb, *sorted(pieces), vocabulary.send)

    def _piece(self, clause: Clause, merchant: int) -> Iterable[int]:
        vocabulary = self.vocabulary
        match clause:
            case GiveGold(amount=amount):
                return self.gold(vocabulary.gold, amount)
            case GiveStand(goods=goods):
                return self._counted(vocabulary.stand, goods, vocabulary.legal_index)
            case GiveContraband(goods=goods):
                return self._counted(vocabulary.contraband, goods, vocabulary.contraband_index)
            case GiveBag(goods=goods):
                return self.goods(vocabulary.bag, goods)
            case AskPass(bag=bag):
                return (vocabulary.ask + 3 * self.relative(bag),)
            case AskOpen(bag=bag):
                return (vocabulary.ask + 3 * self.relative(bag) + 1,)
            case AskRefuse(bag=bag):
                return (vocabulary.ask + 3 * self.relative(bag) + 2,)
            case PromiseNext(by=by, to=to, act=act):
                sheriff = to if by == merchant else by
                pair = 2 * self.view.public.deciders.index(sheriff) + (by != merchant)
                return (vocabulary.promise + 2 * pair + ACTS.index(act),)
        raise NoPath(f"nothing here says {clause}")
