"""Any ruleset, any play: what must hold of every game there can be."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nottingham import (
    Action,
    Event,
    Refusal,
    Ruleset,
    State,
    Step,
    act,
    awaited,
    check,
    fold,
    from_position,
    new_game,
    outcome,
    prompts,
    view,
)
from nottingham.record.codec import from_bytes, from_json, to_bytes, to_json
from nottingham.rules.floor import Floor, Turn
from tests.invariants import assert_sound
from tests.mischief import Mischief
from tests.mixes import all_rulesets

Seeds = st.integers(0, 2**32 - 1)


class EveryGame(RuleBasedStateMachine):
    """A table at which anything may happen next."""

    state: State

    @initialize(ruleset=st.sampled_from(all_rulesets()), seed=Seeds)
    def deal(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset, self.seed = ruleset, seed
        self.floor = Floor.seeded(seed)
        self.mischief = Mischief(Random(seed))
        self.moves: list[tuple[int | None, Action]] = []
        self.log: list[Event] = []
        self.gold_made = 0
        self._take(new_game(ruleset, seed))

    def _take(self, step: Step) -> None:
        self.state = step.state
        self.log.extend(step.events)
        self.gold_made += sum(event.gold_made for event in step.events)

    def _next(self) -> Turn:
        turn, self.floor = self.floor.next(self.state)
        return turn

    def _do(self, seat: int | None, action: Action) -> None:
        step = act(self.state, seat, action)
        assert isinstance(step, Step), (seat, action, step)
        self.moves.append((seat, action))
        self.mischief.saw(action)
        self._take(step)

    def _is_over(self) -> bool:
        return outcome(self.state) is not None

    @precondition(lambda self: not self._is_over())
    @rule(seed=Seeds, turns=st.integers(1, 40))
    def whatever_a_prompt_gives_is_accepted(self, seed: int, turns: int) -> None:
        rng = Random(seed)
        for _ in range(turns):
            if self._is_over():
                return
            turn = self._next()
            action = turn.action or rng.choice(turn.prompts).sample(turn.view, rng)
            assert check(turn.view, action) is None
            self._do(turn.seat, action)
            assert_sound(self.state, self.gold_made)

    @rule(seed=Seeds)
    def every_prompt_of_every_seat_gives_what_is_accepted(self, seed: int) -> None:
        rng = Random(seed)
        for seat in range(self.ruleset.players):
            seen = view(self.state, seat)
            for prompt in prompts(seen):
                assert isinstance(act(self.state, seat, prompt.sample(seen, rng)), Step), prompt

    @rule(seed=Seeds)
    def what_is_refused_changes_nothing(self, seed: int) -> None:
        rng, before = Random(seed), to_bytes(self.state)
        self.mischief.rng = rng
        for _ in range(8):
            tried = [action for _, action in self.moves[-1:]]
            seat, action = self.mischief.attempt(self.state, *(tried or [_any_action(self.state, rng)]))
            answer = act(self.state, seat, action)
            is_seat = seat is None or 0 <= seat < self.ruleset.players
            if is_seat:
                refusal = check(view(self.state, seat), action)
                assert refusal == (answer if isinstance(answer, Refusal) else None)
            else:
                assert isinstance(answer, Refusal)
        assert to_bytes(self.state) == before

    @rule()
    def the_log_leads_to_the_state(self) -> None:
        assert fold(self.ruleset, self.log) == self.state

    @rule()
    def the_same_moves_give_the_same_bytes(self) -> None:
        step = new_game(self.ruleset, self.seed)
        log = list(step.events)
        for seat, action in self.moves:
            again = act(step.state, seat, action)
            assert isinstance(again, Step)
            step = again
            log.extend(again.events)
        assert to_bytes(step.state) == to_bytes(self.state)
        assert [to_bytes(event) for event in log] == [to_bytes(event) for event in self.log]

    @rule()
    def paper_keeps_everything(self) -> None:
        assert from_bytes(to_bytes(self.state), State) == self.state
        assert from_json(to_json(self.state), State) == self.state
        for event in self.log[-12:]:
            assert from_json(to_json(event), Event) == event
        for _, action in self.moves[-4:]:
            assert from_bytes(to_bytes(action), Action) == action

    @precondition(lambda self: not self._is_over())
    @rule()
    def a_game_can_be_set_up_in_the_middle(self) -> None:
        step = from_position(self.state)
        assert fold(self.ruleset, step.events) == step.state == self.state

    @precondition(lambda self: not self._is_over())
    @rule(seed=Seeds)
    def machines_come_to_an_end(self, seed: int) -> None:
        rng = Random(seed)
        for _ in range(5000):
            if self._is_over():
                break
            turn = self._next()
            self._do(turn.seat, turn.action or rng.choice(turn.prompts).sample(turn.view, rng))
        assert self._is_over()

    @invariant()
    def someone_is_awaited_until_the_end(self) -> None:
        if hasattr(self, "log"):
            assert bool(awaited(self.state)) != self._is_over()
            for seat in awaited(self.state):
                assert any(prompt.must for prompt in prompts(view(self.state, seat)))

    def teardown(self) -> None:
        if hasattr(self, "log"):
            self.the_log_leads_to_the_state()
            assert_sound(self.state, self.gold_made)


def _any_action(state: State, rng: Random) -> Action:
    seen = view(state, state.public.phase.awaits()[0])
    return prompts(seen)[0].sample(seen, rng)


TestEveryGame = EveryGame.TestCase
TestEveryGame.settings = settings(max_examples=150, stateful_step_count=15, deadline=None)
