"""Making puzzles: finds positions in games of bots, judges every choice over many worlds, keeps those that are clear.

Deterministic: the same seed makes the same puzzles. A choice is worth the lead over the others' average that it leaves,
counted as if the game ended there. All choices are tried in the same worlds, so what they differ by is what counts: a
puzzle is kept if every other choice is worse than the best by so many standard errors of that difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from msgspec.structs import replace

from nottingham.engine.access import inspecting
from nottingham.engine.actions import Inspect, Pass, Propose
from nottingham.engine.deals import AskPass, GiveGold, Offer
from nottingham.engine.events import BagClosed, Declared, OfferMade, RoundEnded
from nottingham.engine.families import Action
from nottingham.engine.goods import NOTHING
from nottingham.engine.refusals import Refusal
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting, State
from nottingham.floor import NEW_TALK, Turn
from nottingham.game import act, fold
from nottingham.phases.bargaining import BargainPrompt
from nottingham.phases.inspecting import SettlePrompt
from nottingham.puzzles.bags import PackedBag, PackingHabits, drawn, unseen_by, weight, with_bag
from nottingham.puzzles.playing import BotMoment, lead, moments, played_on, settled
from nottingham.puzzles.puzzle import Puzzle, PuzzleChoice, PuzzleKind
from nottingham.worlds import History, possible_history, possible_world

CLEAR = 3.0
"""Standard errors by which every other choice must fall short of the best."""
LEAST = 0.5
"""Points that the second best must lack at least: less is a matter of taste."""
ROOTS = 8
"""Worlds that the history of a seat is completed to; the bag in question is then drawn anew in each, so many times."""
BAGS_EACH = 30
PLAYED = 40
"""Worlds in which a price is tried, each played on to the end of the Inspection."""
LADDER = (0, 3, 6, 10)
"""Gold that a merchant may think of offering."""
LEVEL_COUNT = 5
BAGS_LEAST = 10
"""Bags that a character must have been seen to pack like this."""


def games_of(seed: int, games: int) -> Iterator[tuple[str, int]]:
    """The edition and the seed of each game, both editions by turns."""
    for number in range(games):
        yield ("first", "second")[number % 2], seed * 1_000_000 + number


def learn_packing(seed: int, games: int, told: Callable[[], None]) -> PackingHabits:
    """How the characters pack, from games in which no puzzle is looked for."""
    habits = PackingHabits()
    for edition, game in games_of(seed + 1, games):
        for moment in _last_moments(edition, game):
            _note_bags(habits, edition, moment)
        told()
    return habits


def _last_moments(edition: str, game: int) -> Iterator[BotMoment]:
    """The last moment of a game, which has all of its log."""
    last: BotMoment | None = None
    for moment in moments(edition, game):
        last = moment
    if last is not None:
        yield last


def _note_bags(habits: PackingHabits, edition: str, moment: BotMoment) -> None:
    bags: dict[Seat, PackedBag] = {}
    offers: dict[Seat, int] = {}
    for event in moment.log:
        match event:
            case BagClosed(seat=seat, goods=goods):
                bags[seat] = PackedBag("", goods.opened())
            case Declared(seat=seat, good=good):
                bags[seat] = PackedBag(good, bags[seat].bag)
            case OfferMade(offer=offer) if (gold := plain_price(offer)) is not None:
                offers[offer.merchant] = gold
            case RoundEnded():
                for seat, packed in bags.items():
                    habits.note(edition, moment.bots[seat], offers.get(seat, 0), packed)
                bags, offers = {}, {}


def plain_price(offer: Offer) -> int | None:
    """The gold of an offer that is nothing but gold for being let through."""
    match offer.clauses:
        case (GiveGold(amount=gold), AskPass(bag=bag)) if bag == offer.merchant == offer.proposer:
            return gold
    return None


# --- at the gate -------------------------------------------------------------------------------------------------


def gate_puzzle(moment: BotMoment, habits: PackingHabits) -> Puzzle | None:
    """Open it, take what is offered, or let it pass; only where one Sheriff can do either."""
    turn, phase = moment.turn, inspecting(moment.state.public)
    rng = Random(f"{moment.seed}/{moment.step}")
    settles = [one for one in turn.prompts if isinstance(one, SettlePrompt) and one.may_pass and one.may_inspect]
    if not settles or phase.deals or phase.duties:
        return None
    settle = rng.choice(settles)
    offer = phase.offer(settle.offers[0]) if settle.offers else None
    price = plain_price(offer) if offer is not None else 0
    if price is None or len(settle.offers) > 1:
        return None
    worlds = _gate_worlds(moment, settle.bag, price, habits, rng)
    if not worlds:
        return None
    choices: dict[str, Action] = {"open": Inspect(settle.bag), "pass": Pass(settle.bag, None)}
    if offer is not None:
        choices["take"] = Pass(settle.bag, offer.number)
    assert turn.seat is not None
    leads: dict[str, list[float]] = {name: [] for name in choices}
    for state in worlds:
        for name, action in choices.items():
            step = act(state, turn.seat, action)
            if isinstance(step, Refusal):
                return None
            leads[name].append(lead(settled(step.state), turn.seat))
    bag = phase.bag_of(settle.bag)
    assert bag is not None
    lies = fmean(world.bags[settle.bag][bag.good or ""] != bag.size for world in worlds)
    each = 1 + 1 / (moment.ruleset.players - 1)
    fair = max(0, round((fmean(leads["open"]) - fmean(leads["pass"])) / each))
    return _puzzle(moment, "gate", settle.bag, price, leads, chance=round(100 * lies), fair=fair)


def _gate_worlds(moment: BotMoment, merchant: Seat, price: int, habits: PackingHabits, rng: Random) -> list[State]:
    """Worlds that fit what the Sheriff saw, each with a bag as this character packs them."""
    view = moment.turn.view
    assert view.seat is not None
    bag = inspecting(view.public).bag_of(merchant)
    assert bag is not None
    assert bag.good is not None
    packed = habits.like(moment.ruleset.edition, moment.bots[merchant], bag.size, price)
    unseen = unseen_by(view)
    told = [(one, one.told_as(bag.good)) for one in packed]
    possible = [(one, goods, weight(goods, unseen, moment.ruleset.all_cards)) for one, goods in told]
    possible = [one for one in possible if one[2] > 0]
    if len(possible) < BAGS_LEAST:
        return []
    history = History.of(moment.ruleset, view.seat, moment.log)
    worlds: list[State] = []
    for _ in range(ROOTS):
        root = possible_world(history, rng)
        for _ in range(BAGS_EACH):
            world = with_bag(root, merchant, drawn(possible, rng), view.seat)
            if world is not None:
                worlds.append(world)
    return worlds


# --- before the gate ---------------------------------------------------------------------------------------------


def price_puzzle(moment: BotMoment) -> Puzzle | None:
    """How much to offer for being let through."""
    turn, phase, seat = moment.turn, inspecting(moment.state.public), moment.turn.seat
    assert seat is not None
    may = any(isinstance(one, BargainPrompt) and one.merchant == seat and seat in one.may_pass for one in turn.prompts)
    if not may or phase.offers or phase.deals or phase.duties or turn.must:
        return None
    prices = [gold for gold in LADDER if gold <= moment.state.public.gold[seat]]
    if len(prices) < len(LADDER):
        return None
    rng = Random(f"{moment.seed}/{moment.step}")
    history = History.of(moment.ruleset, seat, moment.log)
    leads: dict[str, list[float]] = {f"pay-{gold}": [] for gold in prices}
    opened = 0

    def is_muted(other: Turn) -> bool:
        """After the choice the merchant says no more."""
        return other.seat == seat and any(isinstance(one, NEW_TALK) for one in other.prompts)

    for _ in range(PLAYED):
        events, chance = possible_history(history, rng), rng.getrandbits(60)
        world = fold(moment.ruleset, tuple(events))
        for gold in prices:
            state, log = world, list(events)
            if gold:
                step = act(state, seat, Propose(seat, (GiveGold(gold), AskPass(seat))))
                if isinstance(step, Refusal):
                    return None
                state, log = step.state, [*log, *step.events]
            end, searched = played_on(state, log, moment.bots, chance, is_muted)
            leads[f"pay-{gold}"].append(lead(end, seat))
            opened += gold == 0 and seat in searched
    return _puzzle(moment, "price", seat, -1, leads, chance=round(100 * opened / PLAYED), fair=-1)


# --- what is kept ------------------------------------------------------------------------------------------------


def _puzzle(
    moment: BotMoment,
    kind: PuzzleKind,
    merchant: Seat,
    offer: int,
    leads: dict[str, list[float]],
    *,
    chance: int,
    fair: int,
) -> Puzzle | None:
    """The puzzle, if its answer is clear."""
    ranked = sorted(leads, key=lambda name: -fmean(leads[name]))
    best, worst = ranked[0], fmean(leads[ranked[-1]])
    choices = [PuzzleChoice(best, round(fmean(leads[best]) - worst, 1), 0.0)]
    for name in ranked[1:]:
        lacks = [one - other for one, other in zip(leads[best], leads[name], strict=True)]
        error = stdev(lacks) / sqrt(len(lacks))
        if fmean(lacks) < LEAST or fmean(lacks) < CLEAR * error:
            return None
        choices.append(PuzzleChoice(name, round(fmean(leads[name]) - worst, 1), round(error, 2)))
    view, public = moment.turn.view, moment.turn.view.public
    assert view.seat is not None
    bag = inspecting(public).bag_of(merchant)
    assert bag is not None
    assert bag.good is not None
    return Puzzle(
        id=f"{moment.ruleset.edition}-{moment.seed}-{moment.step}",
        kind=kind,
        edition=moment.ruleset.edition,
        bots=moment.bots,
        seat=view.seat,
        merchant=merchant,
        sheriff=public.sheriff,
        round=public.round,
        rounds=moment.ruleset.rounds,
        good=bag.good,
        count=bag.size,
        offer=offer,
        gold=public.gold,
        stands=public.stands[: moment.ruleset.players],
        face_down=public.face_down[: moment.ruleset.players],
        hand=view.hand,
        bag=view.bag if kind == "price" else NOTHING,
        choices=tuple(choices),
        chance=chance,
        fair=fair,
        worlds=len(leads[best]),
        level=0,
        seed=moment.seed,
        step=moment.step,
    )


def found_in(edition: str, game: int, habits: PackingHabits) -> Iterator[Puzzle]:
    """The puzzles of one game: at most one of each kind, so that they are not all alike."""
    rng = Random(f"found/{game}")
    wanted: set[PuzzleKind] = {"gate", "price"}
    for moment in moments(edition, game):
        if not wanted or not isinstance(moment.state.public.phase, Inspecting):
            continue
        kind: PuzzleKind = "gate" if moment.turn.seat in moment.state.public.deciders else "price"
        if kind not in wanted or rng.random() > _interest(moment, kind):
            continue
        puzzle = gate_puzzle(moment, habits) if kind == "gate" else price_puzzle(moment)
        if puzzle is not None:
            wanted.discard(kind)
            yield puzzle


def _interest(moment: BotMoment, kind: PuzzleKind) -> float:
    """How likely a position is looked at: an offer at the gate, or something to hide, makes the better question."""
    phase, seat = inspecting(moment.state.public), moment.turn.seat
    if kind == "gate":
        return 0.5 if phase.offers else 0.04
    bag = phase.bag_of(seat) if seat is not None else None
    if seat is None or bag is None:
        return 0.0
    return 0.4 if moment.state.bags[seat][bag.good or ""] != bag.size else 0.03


def levelled(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Five levels of the same size: the smaller the gap, and the more often the answer is another, the harder."""
    usual = {kind: Counter(one.choices[0].id for one in puzzles if one.kind == kind) for kind in ("gate", "price")}

    def hardness(one: Puzzle) -> float:
        gap = one.choices[0].value - one.choices[1].value
        seldom = 1 - usual[one.kind][one.choices[0].id] / usual[one.kind].total()
        return 8 * seldom - gap

    ordered = sorted(puzzles, key=lambda one: (hardness(one), one.id))
    return tuple(replace(one, level=1 + place * LEVEL_COUNT // len(ordered)) for place, one in enumerate(ordered))


def make_puzzles(seed: int, games: int, lessons: int, told: Callable[[], None]) -> tuple[Puzzle, ...]:
    """All puzzles of so many games, after the characters' habits were learned from others."""
    habits = learn_packing(seed, lessons, told)
    found: list[Puzzle] = []
    for edition, game in games_of(seed, games):
        found.extend(found_in(edition, game, habits))
        told()
    return levelled(found)
