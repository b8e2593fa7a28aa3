"""Offers and deals: the clauses they are made of, and what binds whom (B).

A clause gives something (merchant to Sheriff), asks something (of the Sheriff), or promises something for later.
Each clause knows which bag it names and what may make it impossible; the phases decide when it falls due.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.value import Value

Act = Literal["pass", "open"]


class ClauseBase(Value, frozen=True, tag_field="clause"):
    """What every clause derives from."""


class GiveGold(ClauseBase, frozen=True, tag="gold"):
    """Gold from the merchant's purse."""

    amount: int


class GiveStand(ClauseBase, frozen=True, tag="stand"):
    """Legal goods from the merchant's stand; they are public and must be there."""

    goods: Goods


class GiveContraband(ClauseBase, frozen=True, tag="contraband"):
    """Contraband said to lie face down on the merchant's stand; it may be a lie (B5)."""

    goods: Goods


class GiveBag(ClauseBase, frozen=True, tag="bag"):
    """Goods said to be in the merchant's bag; it may be a lie (B5)."""

    goods: Goods


class AskPass(ClauseBase, frozen=True, tag="pass"):
    """Let this bag pass."""

    bag: Seat


class AskOpen(ClauseBase, frozen=True, tag="open"):
    """Inspect this bag, whatever its owner offers; includes refusing its owner."""

    bag: Seat


class AskRefuse(ClauseBase, frozen=True, tag="refuse"):
    """Make no more deals with this merchant this round, whether or not a bag of theirs is left (B3)."""

    bag: Seat


class PromiseNext(ClauseBase, frozen=True, tag="promise"):
    """'Next time I am Sheriff I will pass (or open) your bag.' Binds nobody (B9)."""

    by: Seat
    to: Seat
    act: Act


class Words(ClauseBase, frozen=True, tag="words"):
    """A promise in free words. Binds nobody and is only shown (B9)."""

    by: Seat
    text: str


Gift = GiveGold | GiveStand | GiveContraband | GiveBag
Ask = AskPass | AskOpen | AskRefuse
Clause = Gift | Ask | PromiseNext | Words
Clauses = tuple[Clause, ...]
ASKS = (AskPass, AskOpen, AskRefuse)
GIFTS = (GiveGold, GiveStand, GiveContraband, GiveBag)


class Word(Value, frozen=True):
    """What one of the deciders says about a bag: inspect it, or pass it, with an offer or for nothing (Y7)."""

    by: Seat
    act: Act
    offer: int | None = None


class Offer(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A standing proposal between a merchant and the Sheriff or deputies, heard by all (B1, B14)."""

    number: int
    merchant: Seat
    proposer: Seat
    clauses: Clauses
    answers: int | None = None
    """The number of the offer this one counters."""
    agreed: tuple[Seat, ...] = ()

    @lazy
    def passes_own_bag(self) -> bool:
        return AskPass(self.merchant) in self.clauses

    def is_at_odds_with(self, bag: Seat, word: Word) -> bool:
        """Whether who says this about a bag no longer agrees to the offer: it asks the opposite, or has other terms."""
        is_for_bag = bag == self.merchant and self.passes_own_bag
        return opposite(bag, word.act) in self.clauses or (is_for_bag and self.number != word.offer)

    @lazy
    def bags(self) -> tuple[Seat, ...]:
        """The bags it names."""
        return named_bags(self.clauses)


class Deal(Value, frozen=True):
    """An accepted offer: what it says about this round binds both sides (B4)."""

    number: int
    merchant: Seat
    deciders: tuple[Seat, ...]
    clauses: Clauses


class Promise(Value, frozen=True):
    """A promise on the table, recorded and shown, binding nobody (B9)."""

    number: int
    by: Seat
    to: Seat
    act: Act | None
    words: str
    round: int
    fate: Literal["open", "kept", "broken"] = "open"


def is_paid(clauses: Clauses) -> bool:
    """Whether anything is given for what is asked; that it is there is another matter (B5)."""
    return any(isinstance(clause, GIFTS) for clause in clauses)


def buys_passage(merchant: Seat, clauses: Clauses) -> bool:
    """Whether a merchant pays to have the own bag passed."""
    return AskPass(merchant) in clauses and is_paid(clauses)


def gold_in(clauses: Clauses) -> int:
    return sum([clause.amount for clause in clauses if type(clause) is GiveGold])


def stand_goods_in(clauses: Clauses) -> Goods:
    return sum([clause.goods for clause in clauses if type(clause) is GiveStand], start=NOTHING)


def contraband_in(clauses: Clauses) -> Goods:
    return sum([clause.goods for clause in clauses if type(clause) is GiveContraband], start=NOTHING)


def bag_goods_in(clauses: Clauses) -> Goods:
    return sum([clause.goods for clause in clauses if type(clause) is GiveBag], start=NOTHING)


def named_bags(clauses: Clauses) -> tuple[Seat, ...]:
    """The bags that an offer names, each once; goods from the bag come only with a plea to pass it (B7)."""
    bags: list[Seat] = []
    for clause in clauses:
        if (type(clause) is AskPass or type(clause) is AskOpen or type(clause) is AskRefuse) and clause.bag not in bags:
            bags.append(clause.bag)
    return tuple(bags)


def asks_to_refuse(clauses: Clauses, merchant: Seat) -> bool:
    """Whether this bars deals with a merchant; 'open' includes 'refuse' (B3)."""
    return bool(clauses) and (AskOpen(merchant) in clauses or AskRefuse(merchant) in clauses)


def barring(deals: tuple[Deal, ...], merchant: Seat) -> tuple[Seat, ...]:
    """Who must make no more deals with a merchant: a deal of one deputy alone binds only that one (B3, Y8)."""
    return tuple([seat for deal in deals if asks_to_refuse(deal.clauses, merchant) for seat in deal.deciders])


def opposite(bag: Seat, act: Act) -> Ask:
    """What must not be asked of one who does this to a bag."""
    return AskOpen(bag) if act == "pass" else AskPass(bag)


def contradict(clauses: Clauses, others: Clauses) -> bool:
    """'Pass X' and 'open X' contradict each other (B4)."""
    if not others:
        return False
    for clause in clauses:
        if type(clause) is AskPass and AskOpen(clause.bag) in others:
            return True
        if type(clause) is AskOpen and AskPass(clause.bag) in others:
            return True
    return False


def bound_clauses(deals: tuple[Deal, ...]) -> Clauses:
    """All that done deals of this round oblige the Sheriff to."""
    return tuple([clause for deal in deals for clause in deal.clauses if type(clause) in ASKS])
