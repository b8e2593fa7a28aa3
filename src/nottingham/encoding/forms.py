"""Drafts of actions, put together step by step: what may be added next, and what it becomes.

A draft is a value: taking a step leads to another draft, or to the action once it is complete. Pieces are asked for in
the order of the vocabulary, so two orders never lead to one action. Backwards, a draft gives the steps to an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine import fields as f
from nottingham.rules.engine.actions import Propose
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
from nottingham.rules.phases.bargaining import ACTS, BargainPrompt, bargainers

ASKS = (AskPass, AskOpen, AskRefuse)
F = TypeVar("F")
Path = tuple[int, ...]
Stock = tuple[int, ...]
"""Cards left to choose from, by the good's place in the catalogue."""


class NoPath(ValueError):
    """An action that no steps lead to."""


class StepForm:
    """A draft that is not finished: what may be added, and what it becomes."""

    __slots__: tuple[str, ...] = ()

    def choices(self) -> list[int]:
        """The steps that can follow, never none; each leads to an action that the referee accepts."""
        raise NotImplementedError

    def taken(self, step: int) -> StepForm | Action:
        """The draft after one of its choices, or the action once it is complete."""
        raise NotImplementedError

    def path(self, action: Action) -> Path | None:
        """The steps from here to an action; None if it is not of this draft. The last may prove needless."""
        raise NotImplementedError


class Opening(StepForm):
    """The verb of a form that has one; the form is made when the verb is taken."""

    __slots__ = ("args", "form", "verb")

    def __init__(self, verb: int, form: Callable[..., StepForm], *args: Any) -> None:
        self.verb = verb
        self.form = form
        self.args = args

    def choices(self) -> list[int]:
        return [self.verb]

    def taken(self, step: int) -> StepForm | Action:
        assert step == self.verb
        return self.form(*self.args)

    def path(self, action: Action) -> Path | None:
        found = self.form(*self.args).path(action)
        return None if found is None else (self.verb, *found)


def _copy(form: F) -> F:
    """The same draft or piece, to be changed: its own fields are values."""
    copy = object.__new__(type(form))
    for name in type(form).__slots__:  # type: ignore[attr-defined]
        setattr(copy, name, getattr(form, name))
    return copy


# --- pieces: a field of a form, filled in by steps --------------------------------------------------------------------


class StepPiece:
    """The steps of one field, and the value they have led to so far."""

    __slots__: tuple[str, ...] = ()
    steps: range
    is_enough: bool
    """Whether nothing need be added."""
    value: Any

    def choices(self) -> Iterable[int]:
        """The steps that can follow; none once it is full."""
        return ()

    def taken(self, step: int) -> StepPiece:
        raise NotImplementedError

    def path(self, value: Any) -> Iterable[int]:
        """The steps to a value."""
        raise NotImplementedError


class Choosing(StepPiece):
    """One of several, each with a step of its own."""

    __slots__ = ("by_step", "is_enough", "steps", "value")

    def __init__(self, steps: range, by_step: dict[int, Any]) -> None:
        self.steps, self.by_step = steps, by_step
        self.is_enough, self.value = False, None

    def choices(self) -> Iterable[int]:
        return () if self.is_enough else self.by_step

    def taken(self, step: int) -> StepPiece:
        more = _copy(self)
        more.is_enough, more.value = True, self.by_step[step]
        return more

    def path(self, value: Any) -> Iterable[int]:
        return [step for step, one in self.by_step.items() if one == value]


class Picking(StepPiece):
    """So many cards, at least and at most, one at a time in the order of the catalogue."""

    __slots__ = ("all", "count", "least", "left", "low", "most", "names", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.GoodsField) -> None:
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.all = self.left = _stock(vocabulary, field.within)
        self.low = self.count = 0
        self.least, self.most = field.least, field.most

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return self.count >= self.least

    @property
    def value(self) -> Goods:
        return _goods_taken(self.names, self.all, self.left)

    def choices(self) -> Iterable[int]:
        if self.count >= self.most:
            return ()
        start, left = self.steps.start, self.left
        return [start + place for place in range(self.low, len(left)) if left[place]]

    def taken(self, step: int) -> StepPiece:
        more = _copy(self)
        more.low = step - self.steps.start
        more.left = _less(self.left, more.low)
        more.count = self.count + 1
        return more

    def path(self, value: Goods) -> Iterable[int]:
        return _steps_of(self.steps.start, value, self.names)


class Paying(StepPiece):
    """Goods for a debt, the dearest first, until they suffice: the last is the cheapest, so none is needless (P6)."""

    __slots__ = ("all", "kinds", "left", "names", "owed", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.GoodsField) -> None:
        values = vocabulary.ruleset.values
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.all = self.left = _stock(vocabulary, field.within)
        self.owed = field.worth
        dearest_first = sorted(field.within, key=lambda good: (-values[good], vocabulary.good_index[good]))
        self.kinds = tuple((vocabulary.good_index[good], values[good]) for good in dearest_first)

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return self.owed <= 0

    @property
    def value(self) -> Goods:
        return _goods_taken(self.names, self.all, self.left)

    def choices(self) -> Iterable[int]:
        if self.owed <= 0:
            return ()
        rest = sum(self.left[place] * value for place, value in self.kinds)
        found = []
        for place, value in self.kinds:
            if rest < self.owed:  # from here on not enough would be left
                break
            if self.left[place]:
                found.append(self.steps.start + place)
            rest -= self.left[place] * value
        return found

    def taken(self, step: int) -> StepPiece:
        place = step - self.steps.start
        at = next(at for at, (kind, _) in enumerate(self.kinds) if kind == place)
        more = _copy(self)
        more.left, more.owed, more.kinds = _less(self.left, place), self.owed - self.kinds[at][1], self.kinds[at:]
        return more

    def path(self, value: Goods) -> Iterable[int]:
        start = self.steps.start
        return [start + place for place, _ in self.kinds for _ in range(value[self.names[place]])]


class Laying(StepPiece):
    """Cards in a chosen order, the bottom card first; what needs no choice lays itself."""

    __slots__ = ("cards", "left", "names", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.OrderField) -> None:
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.left = _stock(vocabulary, field.goods)
        self.cards: tuple[str, ...] = ()

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return sum(count > 0 for count in self.left) <= 1

    @property
    def value(self) -> tuple[str, ...]:
        rest = [good for good, count in zip(self.names, self.left, strict=True) for _ in range(count)]
        return (*self.cards, *rest)

    def choices(self) -> Iterable[int]:
        if self.is_enough:
            return ()
        return [step for step, count in zip(self.steps, self.left, strict=True) if count]

    def taken(self, step: int) -> StepPiece:
        place = step - self.steps.start
        more = _copy(self)
        more.left, more.cards = _less(self.left, place), (*self.cards, self.names[place])
        return more

    def path(self, value: tuple[str, ...]) -> Iterable[int]:
        return [self.steps.start + self.names.index(card) for card in value]


class Counting(StepPiece):
    """A number above the least, digit by digit from the highest place down, each place once."""

    __slots__ = ("least", "low", "most", "places", "steps", "value")
    is_enough = True

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.NumberField) -> None:
        self.places = vocabulary.places
        self.steps = range(start, start + 9 * self.places)
        self.value = self.least = field.least
        self.most = field.most
        self.low = start

    def choices(self) -> Iterable[int]:
        return _gold_steps(self.places, self.steps.start, self.low, self.most - self.value)

    def taken(self, step: int) -> StepPiece:
        more = _copy(self)
        amount, more.low = _digit(self.places, self.steps.start, step)
        more.value = self.value + amount
        return more

    def path(self, value: int) -> Iterable[int]:
        return _digits(self.places, self.steps.start, value - self.least)


class Writing(StepPiece):
    """Free words, which no steps lead to."""

    __slots__ = ()
    steps = range(0)
    is_enough = True
    value = ""

    def path(self, value: str) -> Iterable[int]:
        if value:
            raise NoPath("free words have no steps")
        return ()


class Filling(StepForm):
    """A form of the rules with the steps of each of its fields, one field after the other."""

    __slots__ = ("at", "form", "pieces", "send")

    def __init__(self, vocabulary: Vocabulary, form: f.Form, pieces: tuple[StepPiece, ...]) -> None:
        self.send = vocabulary.send
        self.form = form
        self.pieces = pieces
        self.at = 0

    def choices(self) -> list[int]:
        found: list[int] = []
        for piece in self.pieces[self.at :]:
            found += piece.choices()
            if not piece.is_enough:
                return found
        found.append(self.send)
        return found

    def taken(self, step: int) -> StepForm | Action:
        if step == self.send:
            values = {field.name: piece.value for field, piece in zip(self.form.fields, self.pieces, strict=True)}
            return self.form.action(**self.form.settled, **values)
        more = _copy(self)
        while step not in self.pieces[more.at].steps:
            more.at += 1
        more.pieces = (*self.pieces[: more.at], self.pieces[more.at].taken(step), *self.pieces[more.at + 1 :])
        return more

    def path(self, action: Action) -> Path | None:
        if type(action) is not self.form.action:
            return None
        values = [getattr(action, field.name) for field in self.form.fields]
        steps = (piece.path(value) for piece, value in zip(self.pieces, values, strict=True))
        return (*(step for some in steps for step in some), self.send)


def filling(vocabulary: Vocabulary, form: f.Form, seat: Seat) -> Filling:
    """A form of the rules, before the first step."""
    return Filling(vocabulary, form, tuple([_piece(vocabulary, form.verb, field, seat) for field in form.fields]))


def _piece(vocabulary: Vocabulary, verb: str, field: f.Field, seat: Seat) -> StepPiece:
    start = vocabulary.starts.get((verb, field.name), -1)
    match field:
        case f.SeatField():
            relative = {start + (other - seat) % vocabulary.players: other for other in field.among}
            return Choosing(range(start, start + vocabulary.players), relative)
        case f.ChoiceField():
            return Choosing(range(start, start + len(field.among)), dict(enumerate(field.among, start)))
        case f.NumberField():
            return Counting(start, vocabulary, field)
        case f.GoodsField():
            return (Paying if field.worth else Picking)(start, vocabulary, field)
        case f.OrderField():
            return Laying(start, vocabulary, field)
        case f.TextField():
            return Writing()
    raise TypeError(f"{field.name}: only an offer has clauses")


# --- cards and gold in steps ------------------------------------------------------------------------------------------


def _stock(vocabulary: Vocabulary, goods: Goods) -> Stock:
    return tuple([goods[good] for good in vocabulary.goods])


def _less(stock: Stock, place: int) -> Stock:
    return (*stock[:place], stock[place] - 1, *stock[place + 1 :])


def _goods_taken(names: tuple[str, ...], before: Stock, after: Stock) -> Goods:
    return Goods({good: was - now for good, was, now in zip(names, before, after, strict=True) if was != now})


def _steps_of(start: int, goods: Goods, names: tuple[str, ...]) -> list[int]:
    """One step a card, in the order of these names."""
    return [step for step, good in enumerate(names, start) for _ in range(goods[good])]


def _gold_steps(places: int, start: int, low: int, purse: int) -> list[int]:
    """Digits from the highest place down, each place once, within the purse."""
    found: list[int] = []
    for place in range(places):
        first = start + 9 * place
        if first >= low:
            unit = 10 ** (places - 1 - place)
            found += range(first, first + min(9, purse // unit))
    return found


def _digit(places: int, start: int, step: int) -> tuple[int, int]:
    """What a digit is worth, and the first step of the place below it."""
    place, digit = divmod(step - start, 9)
    return int((digit + 1) * 10 ** (places - 1 - place)), start + 9 * (place + 1)


def _digits(places: int, start: int, amount: int) -> list[int]:
    """The steps of an amount, the highest place first."""
    digits = [(place, amount // 10 ** (places - 1 - place) % 10) for place in range(places)]
    return [start + 9 * place + digit - 1 for place, digit in digits if digit]


# --- offers -----------------------------------------------------------------------------------------------------------


class Bargaining(StepForm):
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
        return _gold_steps(self.vocabulary.places, self.vocabulary.gold, self.low, self.prompt.gold - self.gold)

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

    def taken(self, step: int) -> StepForm | Action:
        vocabulary = self.vocabulary
        if step == vocabulary.send:
            return Propose(self.prompt.merchant, self._clauses(), self.answers)
        more = _copy(self)
        more.low = step
        if step < vocabulary.gold:
            more.plead(step)
        elif step < vocabulary.stand:
            amount, more.low = _digit(vocabulary.places, vocabulary.gold, step)
            more.gold = self.gold + amount
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

    def path(self, action: Action) -> Path | None:
        if not isinstance(action, Propose) or (action.merchant, action.answers) != (self.prompt.merchant, self.answers):
            return None
        return (*sorted(step for clause in action.clauses for step in self._steps(clause)), self.vocabulary.send)

    def _steps(self, clause: Clause) -> Iterable[int]:
        vocabulary, ruleset = self.vocabulary, self.view.ruleset
        match clause:
            case GiveGold(amount=amount):
                return _digits(vocabulary.places, vocabulary.gold, amount)
            case GiveStand(goods=goods):
                return _steps_of(vocabulary.stand, goods, ruleset.legal)
            case GiveContraband(goods=goods):
                return _steps_of(vocabulary.contraband, goods, ruleset.contraband)
            case GiveBag(goods=goods):
                return _steps_of(vocabulary.bag, goods, vocabulary.goods)
            case AskPass(bag=bag) | AskOpen(bag=bag) | AskRefuse(bag=bag):
                assert self.view.seat is not None
                relative = (bag - self.view.seat) % vocabulary.players
                return (vocabulary.ask + 3 * relative + ASKS.index(type(clause)),)
            case PromiseNext(by=by, to=to, act=act):
                merchant = self.prompt.merchant
                pair = 2 * self.view.public.deciders.index(to if by == merchant else by) + (by != merchant)
                return (vocabulary.promise + 2 * pair + ACTS.index(act),)
        raise NoPath(f"nothing here says {clause}")
