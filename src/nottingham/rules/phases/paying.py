"""Debts: gold first, then legal goods, then contraband, chosen by the debtor (P)."""

from __future__ import annotations

from random import Random
from typing import Literal

from nottingham.rules.engine.actions import Pay
from nottingham.rules.engine.events import DebtForgiven, DutyArose, DutyDone, GoldPaid, GoodsPaid
from nottingham.rules.engine.families import Action, DutyBase, PromptBase
from nottingham.rules.engine.fields import Form, GoodsField
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.views import View


class Debt(DutyBase, frozen=True):
    """A debtor owes an amount; from the second step on it can only be paid in goods."""

    debtor: Seat
    creditor: Seat
    amount: int
    why: Literal["fine", "compensation"]
    step: Literal["gold", "legal", "contraband"] = "gold"

    def awaits(self) -> tuple[Seat, ...]:
        return (self.debtor,)


class PayPrompt(PromptBase, frozen=True):
    """The debtor chooses goods worth at least this much, with none to spare (P1, P2, P6)."""

    must = True
    amount: int
    goods: Goods
    """What there is to choose from: legal goods of the stand, or what lies face down."""

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Pay, (GoodsField("goods", self.goods, 0, len(self.goods), self.amount),)),)

    def sample(self, view: View, rng: Random) -> Action:
        return Pay(_just_enough(self.goods, self.amount, view.ruleset.values, rng))


def _just_enough(goods: Goods, amount: int, values: dict[str, int], rng: Random) -> Goods:
    """Random cards until they suffice, less those that turned out needless."""
    cards = list(goods.cards())
    rng.shuffle(cards)
    worth = sum(values[card] for card in cards)
    for card in tuple(cards):
        if worth - values[card] >= amount:
            cards.remove(card)
            worth -= values[card]
    return Goods.counting(cards)


def prompt(view: View, debt: Debt) -> PayPrompt:
    return PayPrompt(debt.amount, _of_use(_purse(view, debt), debt, view.ruleset.values))


def _of_use(purse: Goods, debt: Debt, values: dict[str, int]) -> Goods:
    """Everything when it does not suffice (P2); else a card worth nothing is always needless (P6)."""
    if purse.worth(values) < debt.amount:
        return purse
    return purse.without([good for good in purse if not values[good]])


def _purse(view: View, debt: Debt) -> Goods:
    return view.public.stands[debt.debtor] if debt.step == "legal" else view.contraband


def check(view: View, debt: Debt, action: Pay) -> Refusal | None:
    """Enough, all of it there, and no needless card (P1, P2, P6)."""
    purse, values = _purse(view, debt), view.ruleset.values
    rule = "P1" if debt.step == "legal" else "P2"
    for good, count in action.goods.items():
        if count > purse[good]:
            return refuse("pays_what_is_not_there", rule=rule, good=good, count=count, have=purse[good])
    if purse.worth(values) < debt.amount:
        return None if action.goods == purse else refuse("everything_goes")
    worth = action.goods.worth(values)
    if worth < debt.amount:
        return refuse("pays_too_little", rule=rule, worth=worth, amount=debt.amount)
    for good in action.goods:
        if worth - values[good] >= debt.amount:
            return refuse("pays_needlessly", good=good)
    return None


def owe(builder: StepBuilder, debtor: Seat, creditor: Seat, amount: int, why: Literal["fine", "compensation"]) -> None:
    if amount:
        builder.do(DutyArose(Debt(debtor, creditor, amount, why)))


def pay(builder: StepBuilder, debt: Debt, goods: Goods) -> None:
    """The debtor's choice is handed over; whatever it does not cover is forgiven."""
    legal, contraband = (goods, NOTHING) if debt.step == "legal" else (NOTHING, goods)
    _hand_over(builder, debt, legal, contraband)


def settle(builder: StepBuilder, debt: Debt) -> bool:
    """Pay what needs no choice; False when the debtor must choose.

    Whether the debtor is asked depends only on gold, legal goods and the number of face-down cards (V7).
    """
    if debt.step == "gold":
        _pay_gold(builder, debt)
        return True
    stand = builder.public.stands[debt.debtor]
    if debt.step == "legal":
        values = builder.state.ruleset.values
        if stand.worth(values) <= debt.amount:
            _hand_over(builder, debt, _of_use(stand, debt, values), NOTHING)
            return True
        return False
    if builder.public.face_down[debt.debtor] <= 1:
        _hand_over(builder, debt, NOTHING, builder.state.contraband[debt.debtor])
        return True
    return False


def _pay_gold(builder: StepBuilder, debt: Debt) -> None:
    gold = min(debt.amount, builder.public.gold[debt.debtor])
    if gold:
        builder.do(GoldPaid(debt.debtor, debt.creditor, gold, debt.why))
    _owe_the_rest(builder, debt, debt.amount - gold, "legal")


def _hand_over(builder: StepBuilder, debt: Debt, legal: Goods, contraband: Goods) -> None:
    if legal or contraband:
        builder.do(GoodsPaid(debt.debtor, debt.creditor, legal, contraband))
    rest = debt.amount - (legal + contraband).worth(builder.state.ruleset.values)
    if debt.step == "legal":
        _owe_the_rest(builder, debt, rest, "contraband")
        return
    if rest > 0:
        builder.do(DebtForgiven(debt.debtor, rest))
    builder.do(DutyDone())


def _owe_the_rest(builder: StepBuilder, debt: Debt, rest: int, step: Literal["legal", "contraband"]) -> None:
    smaller = Debt(debt.debtor, debt.creditor, rest, debt.why, step) if rest > 0 else None
    builder.do(DutyDone(smaller))
