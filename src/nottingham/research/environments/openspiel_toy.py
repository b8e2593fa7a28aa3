"""The published two-player toy of the game, played by our referee: OpenSpiel's `sheriff`, action for action.

    import pyspiel
    import nottingham.research.environments.openspiel_toy
    game = pyspiel.load_game("nottingham_toy(max_items=3,num_rounds=2)")

Parameters, actions, information states and payoffs are those of OpenSpiel's own game, so what is published for it holds
here: the smuggler (player 0) loads some illegal items, then for some rounds offers a bribe, and the Sheriff (player 1)
says whether the bag would be inspected; only the last round counts. Behind it every move goes through the referee.

The smuggler's hand holds N contraband of value v and penalty p, and N legal cards that are worth nothing and cost the
Sheriff s/N each when the bag is honest; the bag holds N cards, all declared legal. To keep to whole coins, all gold is
N times as much. Before the last round of talk an offer is answered with words alone.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from msgspec.structs import replace

from nottingham.encoding.observation import Numbers
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Declare, Inspect, LoadBag, Pass, Pledge, Propose, SetAside
from nottingham.rules.engine.deals import AskPass, GiveGold
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import NOTHING, Good, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, act, new_game, outcome
from nottingham.rules.rulebook import compose

NAME: Final = "nottingham_toy"
SMUGGLER, SHERIFF = 0, 1
LEGAL, ILLEGAL = "cloth", "idol"
PASS, INSPECT = 0, 1
"""What the Sheriff answers; then come the actions of the smuggler."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Nottingham, the published toy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={
        "item_penalty": 2,
        "item_value": 1,
        "max_bribe": 3,
        "max_items": 3,
        "num_rounds": 4,
        "sheriff_penalty": 3,
    },
)


class Toy(NamedTuple):
    """The numbers of the published game."""

    item_penalty: int
    item_value: int
    max_bribe: int
    max_items: int
    num_rounds: int
    sheriff_penalty: int

    @property
    def first_bribe(self) -> int:
        """The action of a bribe of nothing: the answers and the loads come before it."""
        return 2 + self.max_items + 1

    @property
    def actions(self) -> int:
        return self.first_bribe + self.max_bribe + 1

    def ruleset(self) -> Ruleset:
        scale = self.max_items
        catalogue = (
            Good(LEGAL, "legal", value=0, penalty=self.sheriff_penalty, cards=2 * scale),
            Good(ILLEGAL, "contraband", self.item_value * scale, self.item_penalty * scale, cards=2 * scale),
        )
        return replace(
            compose("second", 3),
            players=2,
            rounds=1,
            catalogue=catalogue,
            hand_size=2 * scale,
            bag_most=scale,
            start_gold=scale * (scale * (self.item_penalty + self.sheriff_penalty) + self.max_bribe),
            pile_start=0,
            sheriff_opens_market=False,
        )


class ToyGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """The toy with its numbers."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.toy = Toy(**{**GAME_TYPE.parameter_specification, **(params or {})})
        toy = self.toy
        if min(toy) < 0 or not toy.max_items or not toy.num_rounds:
            raise ValueError(f"there is no such toy: {toy}")
        lost = max(toy.max_items * toy.item_penalty, toy.max_bribe, toy.sheriff_penalty)
        won = max(toy.max_items * toy.item_value, lost)
        info = pyspiel.GameInfo(
            num_distinct_actions=toy.actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-float(lost),
            max_utility=float(won),
            utility_sum=None,
            max_game_length=1 + 2 * toy.num_rounds,
        )
        super().__init__(GAME_TYPE, info, params or {})
        hand = (LEGAL,) * toy.max_items + (ILLEGAL,) * toy.max_items
        self.begun = _do_action(
            new_game(toy.ruleset(), sheriff=SHERIFF, deck=hand * 2).state, SMUGGLER, SetAside(NOTHING)
        )

    def new_initial_state(self) -> ToyState:
        return ToyState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> ToyObserver:
        if params or (iig_obs_type is not None and not iig_obs_type.perfect_recall):
            raise ValueError("the toy has information states and no other observations")
        return ToyObserver(self)


def _do_action(state: State, seat: Seat, action: Action) -> State:
    step = act(state, seat, action)
    assert isinstance(step, Step), step
    return step.state


class _ToyTalk:
    """All that a state holds, in one piece that OpenSpiel's clone copies at once."""

    __slots__ = ("items", "said", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.items: int | None = None
        self.said: tuple[int, ...] = ()
        """Bribes and answers in turn, as actions."""

    def __deepcopy__(self, memo: dict[int, object]) -> _ToyTalk:
        return copy(self)


class ToyState(pyspiel.State):  # type: ignore[misc]  # as above
    """The toy in progress."""

    def __init__(self, game: ToyGame) -> None:
        super().__init__(game)
        self.talk = _ToyTalk(game.begun)

    @property
    def toy(self) -> Toy:
        toy: Toy = self.get_game().toy
        return toy

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return SMUGGLER if self.talk.items is None or len(self.talk.said) % 2 == 0 else SHERIFF

    def _legal_actions(self, player: int) -> list[int]:
        toy = self.toy
        if player != self.current_player():
            return []
        if player == SHERIFF:
            return [PASS, INSPECT]
        return list(range(2, toy.first_bribe) if self.talk.items is None else range(toy.first_bribe, toy.actions))

    def _apply_action(self, action: int) -> None:
        talk = self.talk
        if talk.items is None:
            talk.items = action - 2
            goods = Goods({ILLEGAL: talk.items, LEGAL: self.toy.max_items - talk.items})
            talk.state = _do_action(talk.state, SMUGGLER, LoadBag(goods))
            talk.state = _do_action(talk.state, SMUGGLER, Declare(LEGAL, self.toy.max_items))
            return
        is_offer = len(talk.said) % 2 == 0
        talk.said = (*talk.said, action)
        if is_offer:
            bribe = (action - self.toy.first_bribe) * self.toy.max_items
            gold = (GiveGold(bribe),) if bribe else ()
            talk.state = _do_action(talk.state, SMUGGLER, Propose(SMUGGLER, (*gold, AskPass(SMUGGLER))))
        else:
            talk.state = _do_action(talk.state, SHERIFF, self._answer(action))

    def _answer(self, action: int) -> Action:
        """Words, until the last round of talk; then the deed."""
        if not self.is_terminal():
            return Pledge(SMUGGLER, "open" if action == INSPECT else "pass")
        offers = inspecting(self.talk.state.public).offers
        return Inspect(SMUGGLER) if action == INSPECT else Pass(SMUGGLER, offers[0].number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == SHERIFF:
            return "inspect" if action == INSPECT else "pass"
        first = self.toy.first_bribe
        return f"bribe {action - first}" if action >= first else f"load {action - 2}"

    def is_terminal(self) -> bool:
        return len(self.talk.said) == 2 * self.toy.num_rounds

    def returns(self) -> list[float]:
        scores = outcome(self.talk.state) if self.is_terminal() else None
        if scores is None:
            return [0.0, 0.0]
        start = self.talk.state.ruleset.start_gold
        return [(score.total - start) / self.toy.max_items for score in scores]

    def __str__(self) -> str:
        return f"items {self.talk.items}, said {' '.join(map(str, self.talk.said))}"


class ToyObserver:
    """A player's information state: what was said, and for the smuggler what is in the bag."""

    def __init__(self, game: ToyGame) -> None:
        self.toy = game.toy
        self.items = self.toy.max_items + 2
        self.width = self.toy.max_bribe + 1 + 2
        self.tensor: Numbers = np.zeros(2 + self.items + self.toy.num_rounds * self.width, dtype=np.float32)
        self.dict: dict[str, Numbers] = {"info_state": self.tensor}

    def set_from(self, state: ToyState, player: Seat) -> None:
        """Which player; the items (the last place: not known); for each round the bribe and the answer."""
        tensor, talk, first = self.tensor, state.talk, self.toy.first_bribe
        tensor.fill(0)
        tensor[player] = 1
        is_known = player == SMUGGLER and talk.items is not None
        tensor[2 + (talk.items if is_known and talk.items is not None else self.items - 1)] = 1
        for place, action in enumerate(talk.said):
            start = 2 + self.items + place // 2 * self.width
            tensor[start + (action - first if place % 2 == 0 else self.toy.max_bribe + 1 + action)] = 1

    def string_from(self, state: ToyState, player: Seat) -> str:
        items = f", items {state.talk.items}" if player == SMUGGLER else ""
        return f"player {player}{items}, said {' '.join(map(str, state.talk.said))}"


pyspiel.register_game(GAME_TYPE, ToyGame)
