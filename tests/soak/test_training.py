"""A toy network learns on a processor, by the same code as a large one, and beats players who do anything."""

from __future__ import annotations

from pathlib import Path

from nottingham.bots.registry import admit
from nottingham.bots.simulate import game_seeds, play_game
from nottingham.cli import main
from nottingham.rules.rulebook import compose
from tests.adapters.tables import example

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/training"
DEALS = 20


def test_a_toy_learns_to_beat_random_players(tmp_path: Path) -> None:
    assert main(["train", str(EXAMPLES / "toy.toml"), "--folder", str(tmp_path)]) == 0
    for curves in ("curves.svg", "sparring.svg"):
        assert (tmp_path / curves).read_text(encoding="utf-8").count("<polyline") > 3
    alone = _share(f"network:{tmp_path / 'policy.npz'}")
    assert alone > 0.6, "what self-play taught, with no counsel; one third would be fair"
    assert _share(f"network:{tmp_path / 'weights.npz'}") > 0.6, "after sparring, with its counsel"


def test_the_example_of_a_small_policy_learns_to_beat_random_players() -> None:
    """The same games every time, so the same result: no clock decides how much is learned."""
    before, after = example("train_a_merchant").main()
    assert before < 0
    assert after > 10


def _share(learner: str) -> float:
    """How often it wins alone among two who do anything."""
    admit(learner)
    table, won = compose("first", 3), 0
    for seed in game_seeds(1, DEALS):
        for seat in range(3):
            names = [learner if other == seat else "random" for other in range(3)]
            scores = play_game(table, tuple(names), seed).scores
            won += scores[seat].place == 1
    return won / (3 * DEALS)
