"""What is counted of a game: small cases worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from nottingham import Inspect, Pass, Propose, act
from nottingham.assistants.llm.memory import Testimony
from nottingham.bots.bot import Note
from nottingham.bots.simulate import Noted
from nottingham.research.benchmark.watcher import GameWatcher
from nottingham.rules.engine.deals import AskPass, GiveGold, PromiseNext
from nottingham.rules.game import Step
from tests.tables import started

NAMES = ("Ann", "Bob", "Cid", "Dan")


class Watched:
    """A game that goes on at random up to an Inspection, with somebody watching."""

    def __init__(self, seed: int = 3) -> None:
        self.at = started("second", 4, seed=seed)
        self.watcher = GameWatcher(self.at.state.ruleset, NAMES, "en")
        self.moves = 0
        self.watcher(Step(self.at.state, tuple(self.at.log)))
        self.rng = Random(seed)
        while type(self.at.phase).__name__ != "Inspecting":
            self.go_on()

    def go_on(self) -> None:
        """Somebody who must act does so at random."""
        seat = self.rng.choice(self.at.awaited())
        prompt = next(one for one in self.at.prompts(seat) if one.must)
        self.do(seat, prompt.sample(self.at.view(seat), self.rng))

    def until_gate_of(self, seat: int) -> None:
        """All others' bags of this round pass, and the game goes on until this seat guards the gate."""
        while type(self.at.phase).__name__ != "Inspecting" or self.sheriff != seat:
            self.go_on()

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
    monkeypatch.setattr("nottingham.research.benchmark.watcher.gain_of_opening", lambda _thought, _owner: gain)
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
    claimed = Testimony(claims={good: count, "bread" if good == "apple" else "apple": 5})
    at = game.moves
    game.do(game.sheriff, Pass(owner))
    notes = (
        Noted(at, owner, Note(true)),
        Noted(at, owner, Note(false)),
        Noted(at, owner, claimed),
        Noted(game.moves, owner, claimed),
        Noted(game.moves, owner, Note(false)),  # settled: nobody can say any more what it was about
        Noted(at, game.sheriff, Note("I have 1 apple.")),  # who has no bag states nothing about it
    )
    game.watcher.listen(notes)
    counts = game.watcher.counts[owner]
    assert (counts.statements, counts.true_statements, counts.sayings) == (2, 1, 3)
    assert counts.words == sum(len(note.note.said.split()) for note in notes if note.seat == owner)
    assert (counts.claims, counts.true_claims) == (2, 1)
    assert game.watcher.counts[game.sheriff].statements == 0


def test_stated_beliefs_are_scored_against_what_was_in_the_bag() -> None:
    """The last that was stated of each bag counts, of one's own gate alone, whether the bag was opened or not."""
    game = Watched()
    owners = [bag.owner for bag in game.at.phase.bags]
    lies = {owner: is_lie(game, owner) for owner in owners}
    first, later = dict.fromkeys(owners, 0.5), {owner: 0.9 if lies[owner] else 0.2 for owner in owners}
    notes = [Noted(game.moves, game.sheriff, Testimony(beliefs=stated)) for stated in (first, later)]
    notes.append(Noted(game.moves, owners[0], Testimony(beliefs={owners[1]: 1.0})))  # a merchant decides nothing
    for owner in owners:
        game.do(game.sheriff, Pass(owner))
    game.watcher.listen(tuple(notes))
    counts = game.watcher.counts[notes[0].seat]
    wrong = [0.1 if lies[owner] else 0.2 for owner in owners]
    assert (counts.gate_bags, counts.beliefs) == (3, 3)
    assert counts.brier == pytest.approx(sum(one**2 for one in wrong))
    assert 0 < counts.steward_brier < 3
    assert counts.pairs_right == counts.pairs == sum(lies.values()) * (3 - sum(lies.values()))
    assert [part[0] for part in counts.stated] == [0, 3 - sum(lies.values()), 0, 0, sum(lies.values())]
    assert game.watcher.counts[owners[0]].beliefs == 0


def is_lie(game: Watched, owner: int) -> bool:
    bag = game.at.state.bags[owner]
    return bool(bag[game.at.phase.bag_of(owner).good] != len(bag))


@pytest.mark.parametrize("is_opened", [True, False])
def test_detection_and_belief_are_of_bags_that_nobody_bought(is_opened: bool) -> None:
    game = Watched()
    bought, free = (bag.owner for bag in game.at.phase.bags[:2])
    was_lie, sheriff = is_lie(game, free), game.sheriff
    game.do(bought, Propose(bought, (GiveGold(1), AskPass(bought))))
    game.do(sheriff, Pass(bought, game.at.phase.offers[0].number))
    game.do(sheriff, Inspect(free) if is_opened else Pass(free))
    counts, owner = game.watcher.counts[sheriff], game.watcher.counts[free]
    assert (counts.free_lies, counts.free_truths) == (int(was_lie), int(not was_lie))
    assert (counts.free_lies_opened, counts.free_truths_opened) == (
        int(was_lie and is_opened),
        int(is_opened and not was_lie),
    )
    assert (owner.own_lies, owner.own_lies_passed) == (int(was_lie), int(was_lie and not is_opened))
    assert game.watcher.counts[bought].own_lies == 0


def test_a_bargain_is_weighed_beside_what_it_replaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the gate has of a passage sold: its price, less what opening would have brought."""
    game = Watched()
    monkeypatch.setattr("nottingham.research.benchmark.watcher.gain_of_opening", lambda _thought, _owner: 2.0)
    monkeypatch.setattr("nottingham.research.benchmark.watcher.Stakes.without_deal", lambda _stakes: -4.0)
    owner = game.at.phase.bags[0].owner
    hidden = game.at.state.bags[owner].without((game.at.phase.bags[0].good,))
    game.do(owner, Propose(owner, (GiveGold(5), AskPass(owner))))
    game.do(game.sheriff, Pass(owner, game.at.phase.offers[0].number))
    counts, merchant = game.watcher.counts[game.sheriff], game.watcher.counts[owner]
    assert (counts.gate_bargains, counts.gate_gain) == (1, 3.0)
    assert merchant.bargains == 1
    assert (merchant.bargain_gain == -1.0) == (not hidden)


@pytest.mark.parametrize(("gain", "is_kept"), [(6.0, True), (6.0, False), (-2.0, True)])
def test_a_promise_is_kept_at_a_price(monkeypatch: pytest.MonkeyPatch, gain: float, is_kept: bool) -> None:
    monkeypatch.setattr("nottingham.research.benchmark.watcher.gain_of_opening", lambda _thought, _owner: gain)
    game = Watched()
    sheriff = game.sheriff
    merchant = next(bag.owner for bag in game.at.phase.bags if bag.owner == (sheriff + 1) % 4)
    game.do(merchant, Propose(merchant, (GiveGold(1), AskPass(merchant), PromiseNext(merchant, sheriff, "pass"))))
    game.do(sheriff, Pass(merchant, game.at.phase.offers[0].number))
    game.until_gate_of(merchant)
    game.do(merchant, Pass(sheriff) if is_kept else Inspect(sheriff))
    counts = game.watcher.counts[merchant]
    dear = (counts.dear_promises, counts.dear_kept)
    cheap = (counts.cheap_promises, counts.cheap_kept)
    assert (dear, cheap) == (((1, int(is_kept)), (0, 0)) if gain > 0 else ((0, 0), (1, 1)))


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
