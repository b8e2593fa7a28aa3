"""What to declare: the bag is closed, and not all of one kind."""

from __future__ import annotations

from random import Random

from nottingham.rules.engine.actions import Declare
from nottingham.rules.engine.state import Declaring, State
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.tutor.puzzles.habits import CharacterHabits
from nottingham.tutor.puzzles.playing import BotMoment, Trial, lead
from nottingham.tutor.puzzles.puzzle import Choice, DeclareGood, DeclareQuestion, PuzzleReason
from nottingham.tutor.puzzles.reckoning import AskedPuzzle, Reckoning, Told, fates, points, reason_of_risk


def ask(moment: BotMoment, rng: Random) -> AskedPuzzle | None:
    del rng
    asked = moment.turn.prompts[0]
    if not isinstance(moment.state.public.phase, Declaring) or not isinstance(asked, DeclarePrompt):
        return None
    bag = moment.turn.view.bag
    if len(bag.only(moment.ruleset.legal).items()) < 2:
        return None
    choices: list[Choice] = [DeclareGood(good) for good in asked.goods]
    trials = [Trial((Declare(good, asked.count),)) for good in asked.goods]
    return AskedPuzzle(DeclareQuestion(), tuple(choices), tuple(trials), (moment.seat,))


def reckon(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, root: State) -> Reckoning | None:
    seat, view = moment.seat, moment.turn.view
    sheriff = moment.bots[root.public.sheriff]
    risk = habits.opens(moment.ruleset.edition, sheriff, len(view.bag), is_lie=True)
    goods = [one.good for one in asked.choices if isinstance(one, DeclareGood)]
    ends = [fates(root, seat, Told(seat, view.bag, good)) for good in goods]
    values = [end.passed + risk.rate * end.gain for end in ends]
    reasons = [reason_of_risk(root.public.sheriff, Told(seat, view.bag, goods[0]), risk)]
    for place in sorted(range(len(goods)), key=lambda one: -values[one])[:2]:
        good = goods[place]
        fine = view.bag.without((good,)).worth(moment.ruleset.penalties)
        truth: dict[str, float] = {"choice": place, "true": view.bag[good], "fine": fine}
        reasons.append(PuzzleReason("truth", truth))
    reasons.append(PuzzleReason("same", {"passed": points(ends[0].passed - lead(root, seat))}))
    return Reckoning(tuple(values), tuple(reasons))
