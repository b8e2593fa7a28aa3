"""Forms: drafts that are not finished yet, each asking for one piece after another.

A form is a value: taking a step leads to another form, or to the action once it is complete. Pieces are asked for in
the order of the vocabulary, so two orders never lead to one action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.actions import Discard, Pay, PlaceCards, Propose
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
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.options.deputies.rule import ProposeSplit, SplitPrompt
from nottingham.rules.phases.bargaining import ACTS, BargainPrompt, bargainers

ASKS = (AskPass, AskOpen, AskRefuse)
F = TypeVar("F", bound="Form")
Stock = tuple[int, ...]
"""Cards left to choose from, by the good's place in the catalogue."""


class Form:
    """A draft that is not finished: what may be added, and what it becomes."""

    __slots__: tuple[str, ...] = ()

    def choices(self) -> list[int]:
        """The steps that can follow, never none; each leads to an action that the referee accepts."""
        raise NotImplementedError

    def taken(self, step: int) -> Form | Action:
        """The draft after one of its choices, or the action once it is complete."""
        raise NotImplementedError


class Opening(Form):
    """The verb of a form that has one; the form is made when the verb is taken."""

    __slots__ = ("args", "form", "verb")

    def __init__(self, verb: int, form: Callable[..., Form], *args: Any) -> None:
        self.verb = verb
        self.form = form
        self.args = args

    def choices(self) -> list[int]:
        return [self.verb]

    def taken(self, step: int) -> Form | Action:
        assert step == self.verb
        return self.form(*self.args)


def _copy(form: F) -> F:
    """The same form, to be changed: its own fields are values."""
    copy = object.__new__(type(form))
    for name in type(form).__slots__:
        setattr(copy, name, getattr(form, name))
    return copy


# --- goods, one card at a time ---------------------------------------------------------------------------------------


def _stock(vocabulary: Vocabulary, goods: Goods) -> Stock:
    return tuple([goods[good] for good in vocabulary.goods])


def _less(stock: Stock, place: int) -> Stock:
    return (*stock[:place], stock[place] - 1, *stock[place + 1 :])


def _counted(names: Sequence[str], before: Stock, after: Stock) -> Goods:
    return Goods({good: was - now for good, was, now in zip(names, before, after, strict=True) if was != now})


class Picking(Form):
    """So many cards of one's hand, at least and at most."""

    __slots__ = ("all", "count", "finish", "least", "left", "low", "most", "start", "vocabulary")

    def __init__(
        self, vocabulary: Vocabulary, start: int, goods: Goods, least: int, most: int, finish: Callable[[Goods], Action]
    ) -> None:
        self.vocabulary = vocabulary
        self.start = start
        self.all = self.left = _stock(vocabulary, goods)
        self.low = self.count = 0
        self.least, self.most = least, most
        self.finish = finish

    def choices(self) -> list[int]:
        start, left = self.start, self.left
        found = [start + place for place in range(self.low, len(left)) if left[place]] if self.count < self.most else []
        if self.count >= self.least:
            found.append(self.vocabulary.send)
        return found

    def taken(self, step: int) -> Form | Action:
        if step == self.vocabulary.send:
            return self.finish(_counted(self.vocabulary.goods, self.all, self.left))
        more = _copy(self)
        more.low = step - self.start
        more.left = _less(self.left, more.low)
        more.count = self.count + 1
        return more


class Paying(Form):
    """Goods for a debt, the dearest first, until they suffice: the last is the cheapest, so none is needless (P6)."""

    __slots__ = ("all", "kinds", "left", "owed", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, goods: Goods, amount: int) -> None:
        values = vocabulary.ruleset.values
        self.vocabulary = vocabulary
        self.all = self.left = _stock(vocabulary, goods)
        self.owed = amount
        dearest_first = sorted(goods, key=lambda good: (-values[good], vocabulary.good_index[good]))
        self.kinds = tuple((vocabulary.good_index[good], values[good]) for good in dearest_first)

    def choices(self) -> list[int]:
        rest = sum(self.left[place] * value for place, value in self.kinds)
        found = []
        for place, value in self.kinds:
            if rest < self.owed:  # from here on not enough would be left
                break
            if self.left[place]:
                found.append(self.vocabulary.pay + place)
            rest -= self.left[place] * value
        return found

    def taken(self, step: int) -> Form | Action:
        place = step - self.vocabulary.pay
        values = dict(self.kinds)
        left, owed = _less(self.left, place), self.owed - values[place]
        if owed <= 0:
            return Pay(_counted(self.vocabulary.goods, self.all, left))
        more = _copy(self)
        more.left, more.owed = left, owed
        kinds = [kind for kind, _ in self.kinds]
        more.kinds = self.kinds[kinds.index(place) :]
        return more


class Laying(Form):
    """Cards onto a pile in a chosen order, the bottom card first; what needs no choice lays itself."""

    __slots__ = ("cards", "left", "make", "pile", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, goods: Goods, make: type[Discard | PlaceCards]) -> None:
        self.vocabulary = vocabulary
        self.left = _stock(vocabulary, goods)
        self.cards: tuple[str, ...] = ()
        self.pile = ""
        self.make = make

    def choices(self) -> list[int]:
        vocabulary = self.vocabulary
        if not self.pile:
            return list(range(vocabulary.pile, vocabulary.pile + len(vocabulary.ruleset.piles)))
        return [vocabulary.lay + place for place, count in enumerate(self.left) if count]

    def taken(self, step: int) -> Form | Action:
        more = _copy(self)
        if not self.pile:
            more.pile = self.vocabulary.ruleset.piles[step - self.vocabulary.pile]
        else:
            place = step - self.vocabulary.lay
            more.left = _less(self.left, place)
            more.cards = (*self.cards, self.vocabulary.goods[place])
        return more.make(more.pile, more.all_cards()) if more.is_settled() else more

    def is_settled(self) -> bool:
        return sum(count > 0 for count in self.left) <= 1

    def all_cards(self) -> tuple[str, ...]:
        rest = [good for good, count in zip(self.vocabulary.goods, self.left, strict=True) for _ in range(count)]
        return (*self.cards, *rest)


# --- gold, digit by digit ------------------------------------------------------------------------------------------


def _gold_steps(vocabulary: Vocabulary, start: int, low: int, purse: int) -> list[int]:
    """Digits from the highest place down, each place once, within the purse."""
    found: list[int] = []
    for place in range(vocabulary.places):
        first = start + 9 * place
        if first >= low:
            unit = 10 ** (vocabulary.places - 1 - place)
            found += range(first, first + min(9, purse // unit))
    return found


def _gold_of(vocabulary: Vocabulary, start: int, step: int) -> int:
    place, digit = divmod(step - start, 9)
    return int((digit + 1) * 10 ** (vocabulary.places - 1 - place))


def _next_place(vocabulary: Vocabulary, step: int) -> int:
    return vocabulary.gold + 9 * ((step - vocabulary.gold) // 9 + 1)


# --- offers and splits -----------------------------------------------------------------------------------------------


class Bargaining(Form):
    """An offer: first what is asked, bag by bag, then gold digit by digit, then goods card by card, then promises."""

    __slots__ = (
        "answers",
        "asks",
        "bag",
        "face_down",
        "given",
        "gold",
        "low",
        "promises",
        "prompt",
        "sheriffs",
        "stand",
        "view",
        "vocabulary",
    )

    def __init__(self, vocabulary: Vocabulary, view: View, prompt: BargainPrompt, answers: int | None) -> None:
        self.vocabulary = vocabulary
        self.view = view
        self.prompt = prompt
        self.answers = answers
        self.low = vocabulary.ask
        self.asks: tuple[AskPass | AskOpen | AskRefuse, ...] = ()
        self.gold = 0
        self.stand = tuple([prompt.stand[good] for good in view.ruleset.legal])
        self.face_down = prompt.face_down
        self.bag = 0
        self.given: tuple[int, ...] = ()
        """The steps that gave goods."""
        self.promises: tuple[PromiseNext, ...] = ()
        self.sheriffs: tuple[Seat, ...] = ()

    def choices(self) -> list[int]:
        low, vocabulary = self.low, self.vocabulary
        found = self._asks() if low < vocabulary.gold else []
        if self.asks:
            found += self._gold() if low < vocabulary.stand else ()
            found += self._goods() if low < vocabulary.promise else ()
            found += self._promises()
            found.append(vocabulary.send)
        return found

    def _asks(self) -> list[int]:
        """One plea for each bag at most."""
        vocabulary, prompt, me, low = self.vocabulary, self.prompt, self.view.seat, self.low
        assert me is not None
        found = []
        for place, seats in enumerate((prompt.may_pass, prompt.may_open, prompt.may_refuse)):
            for seat in seats:
                step = vocabulary.ask + 3 * ((seat - me) % vocabulary.players) + place
                if step >= low:
                    found.append(step)
        return found

    def _gold(self) -> list[int]:
        return _gold_steps(self.vocabulary, self.vocabulary.gold, self.low, self.prompt.gold - self.gold)

    def _goods(self) -> list[int]:
        vocabulary, low = self.vocabulary, self.low
        found = []
        if low < vocabulary.contraband:
            found += [step for step, left in enumerate(self.stand, vocabulary.stand) if left and step >= low]
        if self.face_down and low < vocabulary.bag:
            found += range(max(low, vocabulary.contraband), vocabulary.bag)
        if self.bag:
            found += range(max(low, vocabulary.bag), vocabulary.promise)
        return found

    def _promises(self) -> list[int]:
        """Of the merchant and of everyone who decides on the bags in question, to each other (B9)."""
        start, deciders = self.vocabulary.promise, self.view.public.deciders
        found: list[int] = []
        for place, sheriff in enumerate(deciders):
            if sheriff in self.sheriffs:
                found += [step for step in range(start + 4 * place, start + 4 * place + 4) if step >= self.low]
        return found

    def taken(self, step: int) -> Form | Action:
        vocabulary = self.vocabulary
        if step == vocabulary.send:
            return Propose(self.prompt.merchant, self._clauses(), self.answers)
        more = _copy(self)
        more.low = step
        if step < vocabulary.gold:
            more.plead(step)
        elif step < vocabulary.stand:
            more.gold, more.low = self.gold + _gold_of(vocabulary, vocabulary.gold, step), _next_place(vocabulary, step)
        elif step < vocabulary.promise:
            more.give(step)
        else:
            more.vow(step)
        return more

    def plead(self, step: int) -> None:
        vocabulary, me = self.vocabulary, self.view.seat
        assert me is not None
        relative, place = divmod(step - vocabulary.ask, 3)
        ask = ASKS[place]((me + relative) % vocabulary.players)
        self.low = vocabulary.ask + 3 * (relative + 1)
        self.asks = (*self.asks, ask)
        if ask == AskPass(self.prompt.merchant):
            self.bag = self.prompt.bag
        self.sheriffs = bargainers(self.view.public, tuple([one.bag for one in self.asks]))

    def give(self, step: int) -> None:
        vocabulary = self.vocabulary
        self.given = (*self.given, step)
        if step < vocabulary.contraband:
            self.stand = _less(self.stand, step - vocabulary.stand)
        elif step < vocabulary.bag:
            self.face_down -= 1
        else:
            self.bag -= 1

    def vow(self, step: int) -> None:
        """Steps come in pairs: to pass or to open; one of them at most."""
        vocabulary = self.vocabulary
        pair, act = divmod(step - vocabulary.promise, 2)
        sheriff = self.view.public.deciders[pair // 2]
        parties = (self.prompt.merchant, sheriff) if pair % 2 == 0 else (sheriff, self.prompt.merchant)
        self.promises = (*self.promises, PromiseNext(*parties, ACTS[act]))
        self.low = vocabulary.promise + 2 * (pair + 1)

    def _clauses(self) -> tuple[Clause, ...]:
        vocabulary, ruleset = self.vocabulary, self.view.ruleset
        clauses: list[Clause] = [GiveGold(self.gold)] if self.gold else []
        kinds: tuple[tuple[type[GiveStand | GiveContraband | GiveBag], int, int, tuple[str, ...]], ...] = (
            (GiveStand, vocabulary.stand, vocabulary.contraband, ruleset.legal),
            (GiveContraband, vocabulary.contraband, vocabulary.bag, ruleset.contraband),
            (GiveBag, vocabulary.bag, vocabulary.promise, vocabulary.goods),
        )
        if self.given:
            for kind, start, end, names in kinds:
                goods = Goods.counting([names[step - start] for step in self.given if start <= step < end])
                clauses += [kind(goods)] if goods else ()
        return (*clauses, *self.asks, *self.promises)


class Splitting(Form):
    """A deputy's share of the loot: gold digit by digit, then goods card by card (Y5)."""

    __slots__ = ("all", "gold", "left", "low", "purse", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, prompt: SplitPrompt) -> None:
        self.vocabulary = vocabulary
        self.gold, self.purse = 0, prompt.gold
        self.all = self.left = _stock(vocabulary, prompt.goods)
        self.low = vocabulary.split_gold

    def choices(self) -> list[int]:
        vocabulary, low = self.vocabulary, self.low
        found = _gold_steps(vocabulary, vocabulary.split_gold, low, self.purse - self.gold)
        found += [step for step, left in enumerate(self.left, vocabulary.split_good) if left and step >= low]
        found.append(vocabulary.send)
        return found

    def taken(self, step: int) -> Form | Action:
        vocabulary = self.vocabulary
        if step == vocabulary.send:
            return ProposeSplit(self.gold, _counted(vocabulary.goods, self.all, self.left))
        more = _copy(self)
        if step < vocabulary.split_good:
            more.gold = self.gold + _gold_of(vocabulary, vocabulary.split_gold, step)
            more.low = vocabulary.split_gold + 9 * ((step - vocabulary.split_gold) // 9 + 1)
        else:
            more.left = _less(self.left, step - vocabulary.split_good)
            more.low = step
        return more
