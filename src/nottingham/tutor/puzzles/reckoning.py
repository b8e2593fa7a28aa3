"""Reckoning: what a choice is worth by counts from other games, without playing anything out."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, State, put
from nottingham.rules.engine.views import View
from nottingham.story.reader import is_lie
from nottingham.tutor.puzzles.bags import unseen_by, weight
from nottingham.tutor.puzzles.habits import CharacterHabits, HabitTally, PackedBag
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import Choice, PuzzleReason, Question

BAGS_LEAST = 10
"""Bags that a character must have been seen to pack like this."""


class AskedPuzzle(msgspec.Struct, frozen=True):
    """A question with its choices, each with how it is played."""

    question: Question
    choices: tuple[Choice, ...]
    trials: tuple[Trial, ...]
    about: tuple[Seat, ...]
    """Whose past is shown, and whose bags are opened in the end."""
    offers: dict[Seat, int] = {}
    """Gold that merchants offer for their own bags."""


class Reckoning(msgspec.Struct, frozen=True):
    """The worth of each choice, and the sentences that say why."""

    values: tuple[float, ...]
    reasons: tuple[PuzzleReason, ...]


def points(value: float) -> float:
    """As it is told: with one decimal."""
    return round(value, 1) + 0.0


# --- what becomes of a bag -----------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A bag with what is said of it."""

    owner: Seat
    goods: Goods
    good: str

    @property
    def is_lie(self) -> bool:
        return is_lie(self.good, self.goods)


def with_gold(state: State, giver: Seat, receiver: Seat, gold: int) -> State:
    purses = put(state.public.gold, giver, state.public.gold[giver] - gold)
    return replace(state, public=replace(state.public, gold=put(purses, receiver, purses[receiver] + gold)))


def passed(state: State, told: Told) -> State:
    """The bag is let through."""
    owner, legal = told.owner, told.goods.only(state.ruleset.legal)
    public = replace(state.public, stands=put(state.public.stands, owner, state.public.stands[owner] + legal))
    hidden = state.contraband[owner] + (told.goods - legal)
    return replace(state, public=public, contraband=put(state.contraband, owner, hidden))


def opened(state: State, told: Told) -> State:
    """The bag is opened: a lie loses all but what was declared and pays, an honest owner is paid."""
    sheriff, penalties = state.public.sheriff, state.ruleset.penalties
    if not told.is_lie:
        return with_gold(passed(state, told), sheriff, told.owner, told.goods.worth(penalties))
    hidden = told.goods.without((told.good,))
    let_in = passed(state, told._replace(goods=told.goods.only((told.good,))))
    return with_gold(let_in, told.owner, sheriff, hidden.worth(penalties))


class Fates(NamedTuple):
    """A seat's lead if a bag passes, and if it is opened."""

    passed: float
    opened: float

    @property
    def gain(self) -> float:
        """What opening it changes."""
        return self.opened - self.passed


def fates(state: State, seat: Seat, told: Told) -> Fates:
    return Fates(lead(passed(state, told), seat), lead(opened(state, told), seat))


# --- what may be in a bag ------------------------------------------------------------------------------------------


class LikelyBag(NamedTuple):
    """A bag that may be the one, how likely it is, and what comes of it for the seat that is asked."""

    chance: float
    is_lie: bool
    stake: int
    """What an opening would cost its owner."""
    fates: Fates


class Suspicion(NamedTuple):
    """What a bag may be, by the bags that its owner packed like this in other games and the cards that can be in it."""

    bags: tuple[LikelyBag, ...]
    lies_seen: int
    bags_seen: int

    @property
    def lie(self) -> float:
        return sum(one.chance for one in self.bags if one.is_lie)

    def gain(self, *, is_lie: bool) -> float:
        """What opening brings on average, if it is a lie or if it is not."""
        chosen = [one for one in self.bags if one.is_lie == is_lie]
        total = sum(one.chance for one in chosen)
        return sum(one.chance * one.fates.gain for one in chosen) / total if total else 0.0


def suspicion_of(moment: BotMoment, root: State, bag: Bag, offer: int, habits: CharacterHabits) -> Suspicion | None:
    """None where the character was not seen to pack like this often enough."""
    assert bag.good is not None
    ruleset, unseen = moment.ruleset, unseen_by(moment.turn.view)
    like = habits.bags_like(ruleset.edition, moment.bots[bag.owner], bag.size, offer)
    told = [Told(bag.owner, one.told_as(bag.good), bag.good) for one in like]
    weights = [weight(one.goods, unseen, ruleset.all_cards) for one in told]
    possible = [(one, odds) for one, odds in zip(told, weights, strict=True) if odds > 0]
    if len(possible) < BAGS_LEAST:
        return None
    total, known = sum(odds for _, odds in possible), dict[Told, Fates]()
    for one, _ in possible:
        if one not in known:
            known[one] = fates(root, moment.seat, one)
    bags = tuple(
        LikelyBag(odds / total, one.is_lie, PackedBag(one.good, one.goods).stake(ruleset), known[one])
        for one, odds in possible
    )
    return Suspicion(bags, sum(one.is_lie for one in like), len(like))


def reasons_to_suspect(moment: BotMoment, bag: Bag, suspicion: Suspicion) -> tuple[PuzzleReason, ...]:
    """How often the owner lies like this, and which cards are accounted for."""
    assert bag.good is not None
    counts: dict[str, float] = {"lies": suspicion.lies_seen, "total": suspicion.bags_seen, "size": bag.size}
    habit = PuzzleReason("packs", counts, bag.owner)
    here = PuzzleReason("lies", {"chance": round(100 * suspicion.lie)}, bag.owner)
    return (habit, cards_accounted_for(moment.turn.view, bag.good), here)


def cards_accounted_for(view: View, good: str) -> PuzzleReason:
    every, unseen = view.ruleset.all_cards[good], unseen_by(view)[good]
    return PuzzleReason("cards", {"seen": every - unseen, "all": every}, good=good)


def reason_of_risk(sheriff: Seat, told: Told, risk: HabitTally) -> PuzzleReason:
    """How often this Sheriff opened such bags in other games."""
    counts: dict[str, float] = {"opened": risk.hits, "total": risk.of, "size": len(told.goods)}
    return PuzzleReason("opens-lie" if told.is_lie else "opens-true", counts, sheriff)
