"""Random play over all mixes fills a table of everything there is; a zero in it is a failure.

The players are of several tempers, because pure chance seldom ruins anybody or runs a deck dry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import get_args

from msgspec.structs import replace

from nottingham import (
    Action,
    Goods,
    Inspect,
    LoadBag,
    Pass,
    Refusal,
    Ruleset,
    SetAside,
    State,
    Step,
    act,
    check,
    compose,
    from_position,
    new_game,
    outcome,
    view,
)
from nottingham.rules.engine.deals import Clause
from nottingham.rules.engine.events import OfferMade
from nottingham.rules.engine.state import Inspecting, Loading, Market
from nottingham.rules.floor import Floor, Turn
from nottingham.rules.law import rules
from nottingham.rules.phases.bargaining import BargainPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import SetAsidePrompt
from nottingham.rules.rulebook import EDITIONS, OPTIONS, action_types, event_types, prompt_types, refusal_codes
from tests.mischief import Mischief
from tests.mixes import all_rulesets

LEAST_GAMES, MOST_GAMES = 352, 2000
DRY_OPTIONS = ("removed_cards", "seven_cards")
"""With these, five of the second edition who are never caught run out of cards."""
Row = tuple[str, str]


class Census:
    """Counts what turned up."""

    def __init__(self) -> None:
        self.rows: Counter[Row] = Counter(dict.fromkeys(_everything(), 0))

    def note(self, family: str, name: str) -> None:
        self.rows[family, name] += 1

    def ruleset(self, ruleset: Ruleset) -> None:
        self.note("edition", ruleset.edition)
        for option in ruleset.options:
            self.note("option", option)

    def step(self, step: Step) -> None:
        for event in step.events:
            self.note("event", type(event).__name__)
            if isinstance(event, OfferMade):
                for clause in event.offer.clauses:
                    self.note("clause", type(clause).__name__)

    def table(self) -> str:
        return "\n".join(f"{count:>8}  {family} {name}" for (family, name), count in sorted(self.rows.items()))

    def missing(self) -> list[Row]:
        return sorted(row for row, count in self.rows.items() if not count)


def _everything() -> list[Row]:
    return [
        *(("action", kind.__name__) for kind in action_types()),
        *(("event", kind.__name__) for kind in event_types()),
        *(("prompt", kind.__name__) for kind in prompt_types()),
        *(("clause", kind.__name__) for kind in get_args(Clause)),
        *(("refusal", code) for code in refusal_codes()),
        *(("edition", edition) for edition in EDITIONS),
        *(("option", option) for option in OPTIONS),
    ]


# --- tempers -----------------------------------------------------------------------------------------------------


def anything(turn: Turn, rng: Random) -> Action:
    return rng.choice(turn.prompts).sample(turn.view, rng)


def never_caught(turn: Turn, rng: Random) -> Action:
    """Full bags that always pass, and no discards: five of these run deck and discards dry (M10)."""
    for prompt in turn.prompts:
        match prompt:
            case SetAsidePrompt(most=most) if turn.view.public.deck_size:
                return SetAside(Goods())
            case SetAsidePrompt(most=most):
                return SetAside(Goods.counting(turn.view.hand.cards()[:most]))
            case LoadBagPrompt(most=most):
                return LoadBag(Goods.counting(rng.sample(turn.view.hand.cards(), most)))
            case SettlePrompt(bag=bag, may_pass=True):
                return Pass(bag)
    quiet = [one for one in turn.prompts if not isinstance(one, BargainPrompt)]
    return rng.choice(quiet or turn.prompts).sample(turn.view, rng)


def ruinous(turn: Turn, rng: Random) -> Action:
    """Contraband in every bag and a Sheriff who opens them: some go bankrupt (P2)."""
    contraband = turn.view.ruleset.contraband
    for prompt in turn.prompts:
        match prompt:
            case SetAsidePrompt(most=most):
                return SetAside(Goods.counting(turn.view.hand.without(contraband).cards()[:most]))
            case LoadBagPrompt(most=most):
                cards = sorted(turn.view.hand.cards(), key=lambda card: card not in contraband)
                return LoadBag(Goods.counting(cards[:most]))
            case SettlePrompt(bag=bag, may_inspect=True) if rng.random() < 0.7:
                return Inspect(bag)
    return anything(turn, rng)


Temper = Callable[[Turn, Random], Action]
TEMPERS: tuple[Temper, ...] = (anything, anything, never_caught, ruinous, ruinous)


# --- playing -----------------------------------------------------------------------------------------------------


def play(ruleset: Ruleset, temper: Temper, rng: Random, mischief: Mischief, census: Census) -> None:
    floor = Floor.seeded(rng.getrandbits(64))
    step = new_game(ruleset, rng.getrandbits(64))
    if temper is ruinous:
        step = from_position(one_purse(step.state))
    census.ruleset(ruleset)
    census.step(step)
    while outcome(step.state) is None:
        turn, floor = floor.next(step.state)
        for prompt in turn.prompts:
            census.note("prompt", type(prompt).__name__)
        action = turn.action or temper(turn, rng)
        for _ in range(6 if is_rare(step.state) else 2):
            tease(step.state, action, mischief, census)
        step = done(step.state, turn.seat, action)
        census.note("action", type(action).__name__)
        census.step(step)
        mischief.saw(action)
    tease(step.state, action, mischief, census)


def is_rare(state: State) -> bool:
    """Moments that seldom come or soon pass: what can go wrong then is tried more often."""
    match state.public.phase:
        case Inspecting(duties=duties, offers=offers):
            return bool(duties) or any(offer.agreed for offer in offers)
        case Loading(waiting=waiting):
            return len(waiting) < len(state.public.merchants())
    return False


def one_purse(state: State) -> State:
    """A position in which one seat has all the gold, so that others pay in goods from the first fine on."""
    gold = (sum(state.public.gold), *(0 for _ in state.public.gold[1:]))
    return replace(state, public=replace(state.public, gold=gold))


def done(state: State, seat: int | None, action: Action) -> Step:
    step = act(state, seat, action)
    assert isinstance(step, Step), (seat, action, step)
    return step


def tease(state: State, legal: Action, mischief: Mischief, census: Census) -> None:
    """Something that is most likely refused, in the game as it is; now and then in one that was set up by hand."""
    if mischief.rng.random() < 0.02 and outcome(state) is None:
        step = from_position(set_up_by_hand(state))
        census.step(step)
        state = step.state
    seat, action = mischief.attempt(state, legal)
    answer = act(state, seat, action)
    if isinstance(answer, Refusal):
        census.note("refusal", answer.code)
        assert answer.rule in rules()
    if seat is None or 0 <= seat < state.ruleset.players:
        assert check(view(state, seat), action) == (answer if isinstance(answer, Refusal) else None)


def set_up_by_hand(state: State) -> State:
    """A position need not come from play: here the merchant has drawn from the deck and broken off."""
    phase = state.public.phase
    if not isinstance(phase, Market) or not phase.aside:
        return state
    public = replace(state.public, phase=replace(phase, has_drawn_from_deck=True))
    return replace(state, public=public)


def test_everything_turns_up_in_random_play() -> None:
    rng, census, game = Random(20), Census(), 0
    mischief, rulesets = Mischief(rng), all_rulesets()
    while game < MOST_GAMES and (game < LEAST_GAMES or census.missing()):
        # The last mixes have the most options at once: begin there, and come round to the plain ones.
        play(rulesets[-1 - game * 37 % len(rulesets)], rng.choice(TEMPERS), rng, mischief, census)
        if game % 15 == 0:
            play(compose("second", 5, DRY_OPTIONS), never_caught, rng, mischief, census)
        game += 1
    assert not census.missing(), f"never seen: {census.missing()}\n{census.table()}"
