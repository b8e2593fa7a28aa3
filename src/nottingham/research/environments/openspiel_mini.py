"""Small games for OpenSpiel: two players, few cards, every deal a chance outcome of its own; a ladder up to the game.

    import pyspiel
    import nottingham.research.environments.openspiel_mini
    game = pyspiel.load_game("nottingham_mini(rung=bribe)")

They are small enough for tabular methods: `open_spiel.python.algorithms.cfr` converges on them, and `exploitability`
is exact. The referee is the same as everywhere: a rung is nothing but a ruleset with few cards (any other can be given
as `ruleset`), an order of speaking without chance, and a list of what is left out of the talk. A step that is the only
one is taken by itself. Seat 0 is the merchant of the first round, seat 1 its Sheriff; the returns are how far each is
ahead of the other, zero in sum.

Information states are the seat's own redacted events with its own steps. The information-state tensor holds one row for
each decision that the player has come to: the observation of the common encoding, and the step that was taken there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cached_property, lru_cache
from math import factorial, prod
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from msgspec.structs import replace

from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Numbers, Observer
from nottingham.encoding.setting import margin, most_points, read_ruleset, written_ruleset
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.environments.openspiel_game import Course
from nottingham.research.environments.text import picture
from nottingham.rules.engine.goods import Good, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.floor import OrderedFloor
from nottingham.rules.game import Step, new_game, outcome
from nottingham.rules.rulebook import compose

NAME: Final = "nottingham_mini"
MERCHANT, SHERIFF = 0, 1
MOST_ORDERS: Final = 20_000
"""Of a deck: all of them are dealt once, to see which differ."""
MOST_NODES: Final = 200_000
"""That a game keeps, for methods that come to each of them again and again."""
MOST_STEPS: Final = 400
TALKS: Final = {"plain": ("drop", "counter", "stand", "contraband", "bag", "promise", "withdraw"), "full": ("drop",)}
"""Families of steps that are left out of a talk."""
APPLE: Final = Good("apple", "legal", value=2, penalty=2, cards=5)
BREAD: Final = Good("bread", "legal", value=3, penalty=2, cards=2)
SILK: Final = Good("silk", "contraband", value=6, penalty=4, cards=3)


class Rung(NamedTuple):
    """One small game."""

    ruleset: Ruleset
    offers: int
    """Offers that may be made for each bag."""


def small_ruleset(
    goods: tuple[Good, ...], hand: int, bag: int, gold: int = 4, *, aside: int = 0, rounds: int = 1
) -> Ruleset:
    """A table for two with few cards, in the manner of the second edition."""
    return replace(
        compose("second", 3),
        players=2,
        rounds=rounds,
        catalogue=goods,
        hand_size=hand,
        bag_most=bag,
        aside_most=aside,
        start_gold=gold,
        pile_start=0,
        pile_keep=0,
        sheriff_opens_market=False,
    )


RUNGS: Final = {
    "bluff": Rung(small_ruleset((APPLE, SILK), hand=2, bag=2), offers=0),
    "turnabout": Rung(small_ruleset((APPLE, SILK), hand=2, bag=2, rounds=2), offers=0),
    "bribe": Rung(small_ruleset((APPLE, SILK), hand=2, bag=2), offers=1),
    "market": Rung(small_ruleset((APPLE, BREAD, SILK), hand=2, bag=2, aside=1), offers=0),
    "basket": Rung(small_ruleset((APPLE, BREAD, SILK), hand=3, bag=2, gold=3), offers=1),
    "haggle": Rung(small_ruleset((APPLE, SILK), hand=2, bag=2, gold=3), offers=2),
}
"""The ladder, from the bottom."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Nottingham, small",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "rung": "bribe",
        "ruleset": "",  # as `encoding.setting.written_ruleset` writes it; it replaces that of the rung
        "offers_per_bag": -1,  # -1 for as many as the rung has
        "talk": "plain",  # of gold and nothing else; or "full"
        "decisions": 12,  # of one player, that a tensor has room for
    },
)


def rung_named(name: str) -> Rung:
    if name not in RUNGS:
        raise ValueError(f"there is no rung {name!r}; from the bottom they are {', '.join(RUNGS)}")
    return RUNGS[name]


class MiniGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """One rung of the ladder."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        rung = rung_named(chosen["rung"])
        ruleset = read_ruleset(chosen["ruleset"]) if chosen["ruleset"] else rung.ruleset
        if ruleset.players != GAME_TYPE.max_num_players:
            raise ValueError(f"a small game is for two players, not for {ruleset.players}")
        if chosen["talk"] not in TALKS:
            raise ValueError(f"there is no talk {chosen['talk']!r}; there is {' and '.join(TALKS)}")
        self.offers = rung.offers if chosen["offers_per_bag"] < 0 else chosen["offers_per_bag"]
        self.vocabulary = Vocabulary(ruleset)
        self.layout = Layout(self.vocabulary)
        self.decisions: int = chosen["decisions"]
        families = (family for family in self.vocabulary.families if family.name in TALKS[chosen["talk"]])
        self.banned = frozenset(step for family in families for step in range(family.start, family.end))
        self.deals = deals_of(written_ruleset(ruleset))
        self.nodes: dict[tuple[int, ...], Node] = {}
        self.root = Node((), Course(), self.banned)
        most = float(most_points(ruleset))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.vocabulary.size,
            max_chance_outcomes=len(self.deals),
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    @cached_property
    def observers(self) -> tuple[Observer, ...]:
        return tuple(Observer(self.layout, seat) for seat in range(2))

    @property
    def row(self) -> int:
        """How many numbers a decision takes in an information-state tensor."""
        return self.layout.size + self.vocabulary.size

    def after(self, node: Node, action: int) -> Node:
        """The point that an action leads to; methods that walk the whole game find it worked out."""
        path = (*node.path, action)
        found = self.nodes.get(path)
        if found is None:
            found = Node(path, self._go_on(node.course, action), self.banned)
            if len(self.nodes) < MOST_NODES:
                self.nodes[path] = found
        return found

    def _go_on(self, before: Course, action: int) -> Course:
        course = deepcopy(before)
        if course.sitting is None:
            floor = OrderedFloor(0, self.offers, has_clock=False, has_pledges=False)
            course.sitting = StepwiseGame(self.vocabulary, 0, floor, self.deals[action].begun)
            course.story = course.sitting.opening
        else:
            course.decisions = (*course.decisions, (course.sitting.clone(), action))
            course.take(action)
        return course

    def new_initial_state(self) -> MiniState:
        return MiniState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> MiniObserver:
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        return MiniObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


# --- the deal --------------------------------------------------------------------------------------------------------


class Dealt(NamedTuple):
    """A beginning that differs from the others in what somebody can come to know, and how likely it is."""

    begun: Step
    probability: float


@lru_cache(maxsize=len(RUNGS))
def deals_of(written: str) -> tuple[Dealt, ...]:
    """Every deal under a written ruleset: who holds what, and where cards are drawn in which order they come."""
    ruleset = read_ruleset(written)
    ways = factorial(len(ruleset.all_cards)) // prod(factorial(good.cards) for good in ruleset.catalogue)
    if ways > MOST_ORDERS:
        raise ValueError(f"the deck of this ruleset has {ways:.3g} orders: too many to search through")
    begun: dict[object, Step] = {}
    counts = Counter[object]()
    for deck in orders(ruleset.all_cards):
        step = new_game(ruleset, sheriff=SHERIFF, deck=deck)
        key = _relevant_deal(step.state)
        begun.setdefault(key, step)
        counts[key] += 1
    return tuple(Dealt(begun[key], count / ways) for key, count in counts.items())


def _relevant_deal(state: State) -> object:
    """What of a deal can matter: of the cards to come, only those that somebody may draw."""
    ruleset = state.ruleset
    drawn = len(state.deck) if ruleset.rounds > 1 else ruleset.aside_most
    return tuple(tuple(hand.cards()) for hand in state.hands), state.public.piles, state.deck[:drawn]


def orders(cards: Goods) -> Iterator[tuple[str, ...]]:
    """Every order of a deck, equal cards being equal."""
    if not cards:
        yield ()
    for card in cards:
        for rest in orders(cards - Goods.of(card)):
            yield (card, *rest)


# --- states ----------------------------------------------------------------------------------------------------------


class Node:
    """A point of a small game, worked out once and shared by all states that come to it; nothing in it changes."""

    __slots__ = ("choices", "course", "path", "returns")

    def __init__(self, path: tuple[int, ...], course: Course, banned: frozenset[int]) -> None:
        self.path = path
        self.course = course
        sitting = course.sitting
        while sitting is not None and not sitting.is_over and len(only := allowed(sitting, banned)) == 1:
            course.take(only[0])
        is_open = sitting is not None and not sitting.is_over
        self.choices = allowed(sitting, banned) if is_open and sitting is not None else []
        scores = outcome(sitting.state) if sitting is not None else None
        self.returns = [0.0, 0.0] if scores is None else list(margin(scores))

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self


class MiniState(pyspiel.State):  # type: ignore[misc]  # as above
    """A small game in progress, or its deal."""

    def __init__(self, game: MiniGame) -> None:
        super().__init__(game)
        self.node = game.root

    @property
    def course(self) -> Course:
        return self.node.course

    def current_player(self) -> int:
        return self.course.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.choices if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, deal.probability) for number, deal in enumerate(self.get_game().deals)]

    def _apply_action(self, action: int) -> None:
        self.node = self.get_game().after(self.node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            hands = self.get_game().deals[action].begun.state.hands
            return f"deal {action}: {' | '.join(' '.join(hand.cards()) for hand in hands)}"
        name: str = self.get_game().vocabulary.names[action]
        return name

    def is_terminal(self) -> bool:
        return bool(self.course.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.node.returns

    def __str__(self) -> str:
        sitting = self.course.sitting
        return "before the deal" if sitting is None else picture(sitting)


def allowed(sitting: StepwiseGame, banned: frozenset[int]) -> list[int]:
    """What may be done in a small game; there is always something."""
    return sorted(step for step in sitting.legal() if step not in banned)


class MiniObserver:
    """What a player sees now, or with perfect recall every decision that it came to."""

    def __init__(self, game: MiniGame, kind: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.has_recall = kind.perfect_recall
        rows = game.decisions if self.has_recall else 1
        width = game.row if self.has_recall else game.layout.size
        self.tensor: Numbers = np.zeros(rows * width, dtype=np.float32)
        self.dict: dict[str, Numbers] = {"decisions" if self.has_recall else "observation": self.tensor}
        self.rows = self.tensor.reshape(rows, width)

    def set_from(self, state: MiniState, player: Seat) -> None:
        """The decisions of the past with the steps that were taken, then what the player sees now."""
        self.rows.fill(0)
        sitting = state.course.sitting
        if sitting is None:
            return
        observer, size = self.game.observers[player], self.game.layout.size
        past = [one for one in state.course.decisions if one[0].seat == player] if self.has_recall else []
        if len(past) >= len(self.rows):
            raise ValueError(f"this game has more decisions than a tensor has room for: give decisions={2 * len(past)}")
        for row, (before, step) in zip(self.rows, past, strict=False):
            row[:size] = observer.look(before)
            row[size + step] = 1
        self.rows[len(past), :size] = observer.look(sitting)

    def string_from(self, state: MiniState, player: Seat) -> str:
        sitting = state.course.sitting
        if sitting is None:
            return "before the deal"
        if self.has_recall:
            return f"player {player}\n{state.course.tale(player)}"
        self.set_from(state, player)
        return f"player {player}\n{' '.join(f'{number:g}' for number in self.tensor)}"


pyspiel.register_game(GAME_TYPE, MiniGame)
