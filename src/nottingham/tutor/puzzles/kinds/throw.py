"""What to throw away at the market, and so what to keep."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.actions import SetAside
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.state import Market, State
from nottingham.rules.phases.market import SetAsidePrompt
from nottingham.tutor.puzzles.bags import unseen_by
from nottingham.tutor.puzzles.habits import CharacterHabits
from nottingham.tutor.puzzles.kinds.pack import BagProspect, bags_to_consider, tale_of
from nottingham.tutor.puzzles.playing import BotMoment, Trial
from nottingham.tutor.puzzles.puzzle import Choice, PuzzleReason, ThrowAway, ThrowQuestion
from nottingham.tutor.puzzles.reckoning import AskedPuzzle, Reckoning, cards_accounted_for, points

MOST_CHOICES = 4
DRAWS = 60
"""Ways in which the cards that come are drawn."""


def cards_to_keep(ruleset: Ruleset, hand: Goods) -> list[Goods]:
    """One good, or two, with the contraband or without; or all."""
    legal, hidden = hand.only(ruleset.legal), hand.only(ruleset.contraband)
    goods = sorted(legal, key=lambda good: (-legal[good], -ruleset.values[good], good))
    kept = [hand]
    for good in goods[:2]:
        kept.extend((legal.only((good,)), legal.only((good,)) + hidden))
    if hidden:
        kept.append(hidden)
    return list(dict.fromkeys(kept))


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    asked = moment.turn.prompts[0]
    if not isinstance(moment.state.public.phase, Market) or not isinstance(asked, SetAsidePrompt):
        return None
    hand = moment.turn.view.hand
    thrown = [hand - kept for kept in cards_to_keep(moment.ruleset, hand)]
    thrown = [one for one in thrown if len(one) <= asked.most]
    if len(thrown) < 3:
        return None
    chosen = sorted(rng.sample(thrown, min(MOST_CHOICES, len(thrown))), key=lambda one: (len(one), repr(one)))
    choices: list[Choice] = [ThrowAway(one) for one in chosen]
    return AskedPuzzle(
        ThrowQuestion(), tuple(choices), tuple(Trial((SetAside(one),)) for one in chosen), (moment.seat,)
    )


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    view, ruleset = moment.turn.view, moment.ruleset
    prospect, tale = BagProspect(root, moment.seat, moment.bots, habits), tale_of(view)
    pool, rng = list(unseen_by(view).cards()), Random(f"draws/{moment.seed}/{moment.number}")
    thrown = [one.goods for one in asked.choices if isinstance(one, ThrowAway)]
    totals = [0.0] * len(thrown)
    for _ in range(DRAWS):
        cards = rng.sample(pool, min(ruleset.hand_size, len(pool)))
        for place, away in enumerate(thrown):
            hand = view.hand - away + Goods.counting(cards[: len(away)])
            totals[place] += max(prospect.worth(bag, hand) for bag in bags_to_consider(ruleset, hand, tale))
    values = [total / DRAWS for total in totals]
    ranked = sorted(range(len(thrown)), key=lambda place: -values[place])
    gap = {"draws": DRAWS, "gap": points(values[ranked[0]] - values[ranked[1]])}
    kept = (view.hand - thrown[ranked[0]]).only(ruleset.legal)
    good = max(kept, key=lambda one: (kept[one], one), default=None)
    reasons = [PuzzleReason("draws", gap), *([cards_accounted_for(view, good)] if good else [])]
    return Reckoning(tuple(values), tuple(reasons))
