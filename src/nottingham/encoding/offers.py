"""Offers, put together step by step."""

from __future__ import annotations

from collections.abc import Iterable

from nottingham.encoding.amounts import digit_worth, digits_of, gold_steps, less_one, steps_of
from nottingham.encoding.forms import Path, StepForm
from nottingham.encoding.pieces import NoPath, copy_of
from nottingham.encoding.vocabulary import Vocabulary
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
        return gold_steps(self.vocabulary.places, self.vocabulary.gold, self.low, self.prompt.gold - self.gold)

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
        more = copy_of(self)
        more.low = step
        if step < vocabulary.gold:
            more.plead(step)
        elif step < vocabulary.stand:
            amount, more.low = digit_worth(vocabulary.places, vocabulary.gold, step)
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
            self.stand = less_one(self.stand, step - vocabulary.stand)
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
                return digits_of(vocabulary.places, vocabulary.gold, amount)
            case GiveStand(goods=goods):
                return steps_of(vocabulary.stand, goods, ruleset.legal)
            case GiveContraband(goods=goods):
                return steps_of(vocabulary.contraband, goods, ruleset.contraband)
            case GiveBag(goods=goods):
                return steps_of(vocabulary.bag, goods, vocabulary.goods)
            case AskPass(bag=bag) | AskOpen(bag=bag) | AskRefuse(bag=bag):
                assert self.view.seat is not None
                relative = (bag - self.view.seat) % vocabulary.players
                return (vocabulary.ask + 3 * relative + ASKS.index(type(clause)),)
            case PromiseNext(by=by, to=to, act=act):
                merchant = self.prompt.merchant
                pair = 2 * self.view.public.deciders.index(to if by == merchant else by) + (by != merchant)
                return (vocabulary.promise + 2 * pair + ACTS.index(act),)
        raise NoPath(f"nothing here says {clause}")
