"""What to pack: the honest bag, the bold one, or something between."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nottingham.rules.engine.actions import LoadBag
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Loading, State, put
from nottingham.rules.engine.views import View
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.tutor.puzzles.bags import unseen_by
from nottingham.tutor.puzzles.habits import CharacterHabits, HabitTally
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import PackBag, PackQuestion, PuzzleReason
from nottingham.tutor.puzzles.reckoning import AskedPuzzle, Fates, Reckoning, Told, fates, points, reason_of_risk

MOST_CHOICES = 4


def bags_to_consider(ruleset: Ruleset, hand: Goods, tale: str) -> list[PackBag]:
    """All of one good, or of two; all contraband; contraband under a good; each with what one would say of it."""
    legal, hidden = hand.only(ruleset.legal), hand.only(ruleset.contraband)
    goods = sorted(legal, key=lambda good: (-legal[good], -ruleset.values[good], good))
    dear = sorted(hidden.cards(), key=lambda card: (-ruleset.values[card], card))
    found = [PackBag(Goods({good: min(legal[good], ruleset.bag_most)}), good) for good in goods[:2]]
    if dear:
        found.append(PackBag(Goods.counting(dear[: ruleset.bag_most]), tale))
    if dear and goods:
        told = goods[0]
        room = max(1, ruleset.bag_most - legal[told])
        found.append(PackBag(Goods.counting((*dear[:room], *[told] * legal[told])[: ruleset.bag_most]), told))
        few = Goods.counting((dear[0], *[told] * min(legal[told], ruleset.bag_most - 1)))
        found.append(PackBag(few, told))
    if len(goods) > 1:
        both = [*[goods[0]] * legal[goods[0]], *[goods[1]] * legal[goods[1]]]
        found.append(PackBag(Goods.counting(both[: ruleset.bag_most]), goods[0]))
    return list(dict.fromkeys(found))


def tale_of(view: View) -> str:
    """What one says of a bag without a true card: the legal good of which most could be in it."""
    unseen = unseen_by(view)
    return max(view.ruleset.legal, key=lambda good: (unseen[good], good))


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    if not isinstance(moment.state.public.phase, Loading) or not isinstance(moment.turn.prompts[0], LoadBagPrompt):
        return None
    view = moment.turn.view
    if not view.hand.only(moment.ruleset.contraband):
        return None
    bags = bags_to_consider(moment.ruleset, view.hand, tale_of(view))
    if len(bags) < 3:
        return None
    chosen = sorted(rng.sample(bags, min(MOST_CHOICES, len(bags))), key=lambda one: (len(one.goods), repr(one)))
    trials = tuple(Trial((LoadBag(one.goods),), declares=one.good) for one in chosen)
    return AskedPuzzle(PackQuestion(), tuple(chosen), trials, (moment.seat,))


class BagProspect:
    """What to expect of a bag before this round's Sheriff."""

    def __init__(self, root: State, seat: Seat, bots: tuple[str, ...], habits: CharacterHabits) -> None:
        self._root, self._seat, self._habits = root, seat, habits
        self._sheriff = bots[root.public.sheriff]

    def risk(self, bag: PackBag) -> HabitTally:
        told = Told(self._seat, bag.goods, bag.good)
        return self._habits.opens(self._root.ruleset.edition, self._sheriff, len(bag.goods), is_lie=told.is_lie)

    def fates(self, bag: PackBag, hand: Goods) -> Fates:
        """Of the whole table: what is left in hand counts too."""
        left = replace(self._root, hands=put(self._root.hands, self._seat, hand - bag.goods))
        return fates(left, self._seat, Told(self._seat, bag.goods, bag.good))

    def worth(self, bag: PackBag, hand: Goods) -> float:
        found, risk = self.fates(bag, hand), self.risk(bag).rate
        return found.passed + risk * found.gain


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    prospect, hand = BagProspect(root, moment.seat, moment.bots, habits), moment.turn.view.hand
    bags = [one for one in asked.choices if isinstance(one, PackBag)]
    values = [prospect.worth(bag, hand) for bag in bags]
    now = lead(replace(root, hands=put(root.hands, moment.seat, Goods())), moment.seat)
    ranked = sorted(range(len(bags)), key=lambda place: -values[place])
    reasons: list[PuzzleReason] = []
    for place in ranked[:2]:
        bag = bags[place]
        risk, found = prospect.risk(bag), prospect.fates(bag, hand)
        reasons.append(reason_of_risk(root.public.sheriff, Told(moment.seat, bag.goods, bag.good), risk))
        ends = {"passed": points(found.passed - now), "opened": points(found.opened - now)}
        reasons.append(PuzzleReason("bag", {"choice": place, **ends}))
    return Reckoning(tuple(values), _once(reasons))


def _once(reasons: list[PuzzleReason]) -> tuple[PuzzleReason, ...]:
    """Each said once."""
    return tuple(one for place, one in enumerate(reasons) if one not in reasons[:place])
