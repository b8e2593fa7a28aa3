"""What is counted of a game: small cases worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from nottingham import Inspect, Pass, Propose, act
from nottingham.arena.simulate import Noted
from nottingham.benchmark.watcher import GameWatcher
from nottingham.bots.bot import Note
from nottingham.engine.deals import AskPass, GiveGold
from nottingham.game import Step
from tests.tables import started

NAMES = ("Ann", "Bob", "Cid", "Dan")


class Watched:
    """A game that goes on at random up to an Inspection, with somebody watching."""

    def __init__(self, seed: int = 3) -> None:
        self.at = started("second", 4, seed=seed)
        self.watcher = GameWatcher(self.at.state.ruleset, NAMES, "en")
        self.moves = 0
        self.watcher(Step(self.at.state, tuple(self.at.log)))
        rng = Random(seed)
        while type(self.at.phase).__name__ != "Inspecting":
            seat = rng.choice(self.at.awaited())
            prompt = next(one for one in self.at.prompts(seat) if one.must)
            self.do(seat, prompt.sample(self.at.view(seat), rng))

    def do(self, seat: int, action: object) -> None:
        step = act(self.at.state, seat, action)  # type: ignore[arg-type]
        assert isinstance(step, Step), step
        self.at.state = step.state
        self.moves += 1
        self.watcher(step)

    @property
    def sheriff(self) -> int:
        (sheriff,) = self.at.public.deciders
        return int(sheriff)


@pytest.mark.parametrize(
    ("gain", "is_opened", "regret"), [(5.0, True, 0), (5.0, False, 5), (-3.0, True, 3), (-3.0, False, 0)]
)
def test_regret_is_what_the_better_word_would_have_brought(
    monkeypatch: pytest.MonkeyPatch, gain: float, is_opened: bool, regret: float
) -> None:
    game = Watched()
    monkeypatch.setattr("nottingham.benchmark.watcher.gain_of_opening", lambda _thought, _owner: gain)
    owner = game.at.phase.bags[0].owner
    game.do(game.sheriff, Inspect(owner) if is_opened else Pass(owner))
    counts = game.watcher.counts[game.sheriff]
    assert (counts.free_bags, counts.by_odds, counts.regret) == (1, int(regret == 0), regret)


def test_a_bag_that_was_bought_says_nothing_of_the_odds() -> None:
    game = Watched()
    owner = game.at.phase.bags[0].owner
    game.do(owner, Propose(owner, (GiveGold(1), AskPass(owner))))
    game.do(game.sheriff, Pass(owner, game.at.phase.offers[0].number))
    assert game.watcher.counts[game.sheriff].free_bags == 0


def test_what_is_said_while_the_bag_is_closed_is_held_against_it() -> None:
    game = Watched()
    owner = game.at.phase.bags[0].owner
    bag = game.at.state.bags[owner]
    good, count = next(iter(bag.items()))
    true, false = f"I have {count} {good}.", f"I have {count + 1} {good}."
    at = game.moves
    game.do(game.sheriff, Pass(owner))
    notes = (
        Noted(at, owner, Note(true)),
        Noted(at, owner, Note(false)),
        Noted(game.moves, owner, Note(false)),  # settled: nobody can say any more what it was about
        Noted(at, game.sheriff, Note("I have 1 apple.")),  # who has no bag states nothing about it
    )
    game.watcher.listen(notes)
    counts = game.watcher.counts[owner]
    assert (counts.statements, counts.true_statements, counts.sayings) == (2, 1, 3)
    assert counts.words == sum(len(note.note.said.split()) for note in notes[:3])
    assert game.watcher.counts[game.sheriff].statements == 0


def test_a_scene_is_a_bluff_with_the_story_of_its_round() -> None:
    for seed in range(3, 40):
        game = Watched(seed)
        for bag in list(game.at.phase.bags):
            game.do(game.sheriff, Inspect(bag.owner))
            if not type(game.at.phase).__name__.startswith("Inspecting") or game.at.phase.duties:
                break
        scenes = [scene for seat in range(4) for scene in game.watcher.scenes(seat)]
        if scenes:
            break
    scene = scenes[0]
    assert scene.is_caught
    assert scene.round == 1
    hidden = scene.bag.without((scene.good,))
    ruleset = game.at.state.ruleset
    assert scene.worth == hidden.worth(ruleset.values) + hidden.worth(ruleset.penalties)
    assert any("A lie!" in line for line in scene.story)
