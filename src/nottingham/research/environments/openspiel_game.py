"""Nottingham as an OpenSpiel game; importing this module registers it as `nottingham`.

    import pyspiel
    import nottingham.research.environments.openspiel_game
    game = pyspiel.load_game("nottingham(players=3,edition=second,options=royal_goods+black_market,rounds=1)")

Chance comes first: five chance nodes draw the seed, a digit each, and what the referee does by chance follows from it.
Nobody's information state tells the seed, and `resample_from_infostate` puts a possible world in its place, so a search
that resamples learns nothing from it. An action is one step of a draft. Information states are the seat's own redacted
events with its own steps; observation tensors come in the named segments of the encoding. The returns are how far each
seat is ahead of the others' average: zero in sum.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Numbers, Observer
from nottingham.encoding.setting import margin, most_points, read_ruleset, ruleset_for
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.record.codec import to_json
from nottingham.research.environments.text import picture
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat
from nottingham.rules.floor import OFFERS_PER_BAG, Floor
from nottingham.rules.game import fold, outcome
from nottingham.worlds import History, possible_history

SEED_DIGITS: Final = 5
SEED_BASE: Final = 64
"""Fewer outcomes than any ruleset has steps, so that no network is wider for their sake."""
OUTCOMES: Final = [(digit, 1 / SEED_BASE) for digit in range(SEED_BASE)]
MOST_STEPS_PER_BAG: Final = 2000
"""Far more than a floor of bounded talk leaves room for."""
PRIVATE: Final = frozenset({"hand", "bag", "aside", "contraband", "known", "asked", "draft"})
"""Segments that a spectator has nothing in."""

GAME_TYPE = pyspiel.GameType(
    short_name="nottingham",
    long_name="Nottingham",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 4,
        "edition": "first",
        "options": "",  # joined by a plus sign: a comma parts the parameters
        "rounds": 0,  # 0 for as many as are printed
        "ruleset": "",  # as `encoding.setting.written_ruleset` writes it; it replaces all before it
        "offers_per_bag": OFFERS_PER_BAG,
        "pledges": True,  # whether promises may be given outside deals
    },
)


class NottinghamGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """One table's rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        given = read_ruleset(chosen["ruleset"]) if chosen["ruleset"] else None
        ruleset = ruleset_for(chosen["players"], chosen["edition"], chosen["options"], given, chosen["rounds"] or None)
        self.vocabulary = Vocabulary(ruleset)
        self.layout = Layout(self.vocabulary)
        self.offers_per_bag = chosen["offers_per_bag"]
        self.has_pledges = chosen["pledges"]
        most = float(most_points(ruleset))
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.vocabulary.size, SEED_BASE),
            max_chance_outcomes=SEED_BASE,
            num_players=ruleset.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_STEPS_PER_BAG * ruleset.rounds * ruleset.players,
        )
        super().__init__(GAME_TYPE, info, params or {})

    @cached_property
    def observers(self) -> tuple[Observer, ...]:
        return tuple(Observer(self.layout, seat) for seat in range(self.vocabulary.players))

    def new_initial_state(self) -> NottinghamState:
        return NottinghamState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_DIGITS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> NottinghamObserver:
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        return NottinghamObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Course:
    """All that a state holds, in one piece that OpenSpiel's clone copies at once: everything in it is a value."""

    __slots__ = ("decisions", "digits", "sitting", "story", "told")

    def __init__(self) -> None:
        self.digits: tuple[int, ...] = ()
        self.sitting: StepwiseGame | None = None
        self.story: tuple[Event | tuple[Seat, str], ...] = ()
        """What happened, and in between the steps that seats took on their own paper."""
        self.told: dict[Seat, tuple[int, str]] = {}
        """By seat: how much of the story is written down for it already."""
        self.decisions: tuple[tuple[StepwiseGame, int], ...] = ()
        """Where a step was chosen and which, for those who keep that."""

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        copy = Course()
        copy.digits, copy.story, copy.told, copy.decisions = self.digits, self.story, dict(self.told), self.decisions
        copy.sitting = self.sitting.clone() if self.sitting is not None else None
        return copy

    @property
    def player(self) -> int:
        """The seat that is asked, chance before the deal, or nobody at the end."""
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.sitting.is_over else self.sitting.seat

    def take(self, step: int) -> None:
        """The seat that is asked takes a step; the story goes on."""
        assert self.sitting is not None
        taken = (self.sitting.seat, self.sitting.vocabulary.names[step])
        self.story = (*self.story, taken, *self.sitting.take(step))

    def tale(self, seat: Seat) -> str:
        """The seat's own history on paper."""
        length, text = self.told.get(seat, (0, ""))
        if length < len(self.story):
            text += "".join(_line(item, seat) for item in self.story[length:])
            self.told[seat] = len(self.story), text
        return text


def _line(item: Event | tuple[Seat, str], seat: Seat) -> str:
    if isinstance(item, Event):
        return to_json(item.as_seen_by(seat)).decode() + "\n"
    return f"{item[1]}\n" if item[0] == seat else ""


class NottinghamState(pyspiel.State):  # type: ignore[misc]  # as above
    """A game in progress, or its seed while it is being drawn."""

    def __init__(self, game: NottinghamGame) -> None:
        super().__init__(game)
        self.course = Course()

    @property
    def sitting(self) -> StepwiseGame | None:
        return self.course.sitting

    def current_player(self) -> int:
        return self.course.player

    def _legal_actions(self, player: int) -> list[int]:
        sitting = self.course.sitting
        return sorted(sitting.legal()) if sitting is not None and player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.course.sitting is None:
            self._draw(action)
        else:
            self.course.take(action)

    def _draw(self, digit: int) -> None:
        """When the last digit of the seed is drawn, the cards are dealt."""
        course, game = self.course, self.get_game()
        course.digits = (*course.digits, digit)
        if len(course.digits) == SEED_DIGITS:
            seed = sum(number * SEED_BASE**place for place, number in enumerate(course.digits))
            floor = Floor.seeded(seed, game.offers_per_bag, has_pledges=game.has_pledges)
            course.sitting = StepwiseGame(game.vocabulary, seed, floor)
            course.story = course.sitting.opening

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        name: str = self.get_game().vocabulary.names[action]
        return name

    def is_terminal(self) -> bool:
        return bool(self.course.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        scores = outcome(self.course.sitting.state) if self.course.sitting is not None else None
        return [0.0] * self.num_players() if scores is None else list(margin(scores))

    def __str__(self) -> str:
        sitting = self.course.sitting
        return f"seed {self.course.digits}" if sitting is None else picture(sitting)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> NottinghamState:
        """A state that the player cannot tell from this one: another world, its cards drawn anew."""
        course, game = self.course, self.get_game()
        if course.sitting is None:
            before_the_deal: NottinghamState = self.clone()
            return before_the_deal
        rng = Random(sampler())
        ruleset = game.vocabulary.ruleset
        log = [item for item in course.story if isinstance(item, Event)]
        events = possible_history(History.of(ruleset, player, log), rng)
        other: NottinghamState = game.new_initial_state()
        other.course.digits = course.digits
        other.course.told = {player: course.told[player]} if player in course.told else {}
        retold = iter(events)
        other.course.story = tuple(next(retold) if isinstance(item, Event) else item for item in course.story)
        other.course.sitting = course.sitting.in_world(
            fold(ruleset, events), rng.getrandbits(64), keeps_draft=player == course.sitting.seat
        )
        return other


class NottinghamObserver:
    """What a player sees: an observation in named pieces, or with perfect recall the player's whole history."""

    def __init__(self, game: NottinghamGame, kind: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.has_recall = kind.perfect_recall
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.segments = [
            one
            for one in game.layout.segments
            if not self.has_recall and (self.is_private if one.name in PRIVATE else kind.public_info)
        ]
        self.dict: dict[str, Numbers] = {}
        self.tensor: Numbers | None = None
        if not self.has_recall:
            self._lay_out()

    def _lay_out(self) -> None:
        sizes = [one.end - one.start for one in self.segments]
        self.tensor = np.zeros(sum(sizes), dtype=np.float32)
        ends = np.cumsum(sizes)
        for one, size, end in zip(self.segments, sizes, ends, strict=True):
            shape = (one.rows, one.columns) if one.rows > 1 else (size,)
            self.dict[one.name] = self.tensor[end - size : end].reshape(shape)

    def set_from(self, state: NottinghamState, player: Seat) -> None:
        if self.tensor is None:
            return
        sitting = state.course.sitting
        self.tensor.fill(0)
        if sitting is not None:
            seen = self.game.observers[player].look(sitting)
            for one in self.segments:
                self.dict[one.name].reshape(-1)[:] = seen[one.start : one.end]

    def string_from(self, state: NottinghamState, player: Seat) -> str:
        sitting = state.course.sitting
        if sitting is None:
            return "the seed is being drawn"
        is_asked = sitting.turn is not None and sitting.turn.seat == player
        legal = f"legal {sitting.legal()}" if is_asked and self.is_private else ""
        if self.has_recall:
            return f"player {player}\n{state.course.tale(player)}{legal}"
        self.set_from(state, player)
        pieces = (f"{name} {_numbers(values)}" for name, values in self.dict.items())
        return "\n".join([f"player {player}", *pieces, legal])


def _numbers(values: Numbers) -> str:
    return " ".join(map("{:g}".format, values.reshape(-1).tolist()))  # plain floats: half the time of NumPy's


pyspiel.register_game(GAME_TYPE, NottinghamGame)
