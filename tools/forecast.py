"""Fits the tutor's forecast to games of bots of all kinds, and says how well it foretells games it has not seen.

    python -m tools.forecast [--games N] [--folder FOLDER] [--workers W]

Games are played in pieces that are kept in the folder, so that a run may be stopped and go on later. Once all are
there, the weights are written to src/nottingham/tutor/forecast.json, and the tables of docs/tutor.md are told.
Every fifth game is held out: it is never fitted to, and all figures are of these.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from nottingham.bots.characters import CHARACTERS
from nottingham.bots.exploiters import TRICKS
from nottingham.bots.levels import LEVELS
from nottingham.bots.scripted import SCRIPTS
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, view
from nottingham.rules.rulebook import compose
from nottingham.tutor.forecast import WEIGHTS, Forecast, result, urgency
from nottingham.tutor.prospects import FACE_DOWN_WORTH, Moment, Prospect, seen_moment, true_moment

PIECE: Final = 50
"""Games in one file."""
MOMENTS: Final = 16
"""Moments of each game, drawn at random, beside the first of every round."""
HELD_OUT: Final = 5
SEATS: Final = 6
NUMBERS: Final = len(Prospect._fields)
RIDGE: Final = 1e-3
"""Keeps weights near nothing that the games say nothing about."""
STEPS: Final = 25
"""Newton's steps; they end after about ten."""
BINS: Final = 10

Array = npt.NDArray[Any]
COMPANY: Final = (
    tuple(CHARACTERS),
    tuple(LEVELS),
    (*SCRIPTS, *TRICKS, "honest"),
    (*CHARACTERS, *LEVELS, *SCRIPTS, *TRICKS, "honest"),
)
TABLES: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    *((edition, players, ()) for edition in ("first", "second") for players in (3, 4, 4, 4, 5)),
    ("second", 6, ()),
    ("first", 4, ("royal_goods",)),
    ("second", 4, ("royal_goods", "black_market")),
    ("second", 5, ("black_market",)),
    ("second", 6, ("royal_goods", "black_market")),
    ("first", 4, ("short_game",)),
    ("second", 4, ("tax",)),
)


class Samples(NamedTuple):
    """Moments of games as arrays; a seat that nobody sits in has no place in a game."""

    truth: Array
    """By moment, seat and number: prospects with the whole truth."""
    seen: Array
    """The same through the eyes of one seat, drawn at random."""
    basis: Array
    standings: Array
    """By moment and seat: gold, stands, and so much for each face-down card, as anybody could add it up."""
    won: Array
    players: Array
    round: Array
    is_first: Array
    """Whether it is the first moment of a round."""
    game: Array


# --- games -------------------------------------------------------------------------------------------------------


def company(rng: Random, players: int) -> tuple[str, ...]:
    """Who sits there: of one kind or of all, each drawn alone; at a third of the tables one against a row."""
    names = rng.choice(COMPANY)
    if rng.random() < 1 / 3:
        rival = rng.choice(names)
        return tuple(rng.sample((rng.choice(names), *[rival] * (players - 1)), players))
    return tuple(rng.choice(names) for _ in range(players))


def samples_of(number: int) -> Iterator[tuple[Array, ...]]:
    """The moments of one game."""
    rng = Random(f"forecast/{number}")
    edition, players, options = rng.choice(TABLES)
    ruleset = compose(edition, players, options)
    steps: list[Step] = []
    scores = play_game(ruleset, company(rng, players), rng.getrandbits(32), watch=steps.append).scores
    states = [step.state for step in steps[:-1]]
    firsts = [at for at, state in enumerate(states) if not at or states[at - 1].public.round != state.public.round]
    others = rng.sample(range(len(states)), min(MOMENTS, len(states)))
    for at in sorted({*firsts, *others}):
        yield _row(ruleset, states[at], rng, result(scores), at in firsts, number)


def _row(
    ruleset: Ruleset, state: State, rng: Random, won: tuple[float, ...], is_first: bool, number: int
) -> tuple[Any, ...]:
    true, public, empty = true_moment(state), state.public, SEATS - ruleset.players
    seen = seen_moment(view(state, rng.randrange(ruleset.players)))
    stands = [
        public.gold[seat] + public.stands[seat].worth(ruleset.values) + FACE_DOWN_WORTH * public.face_down[seat]
        for seat in range(ruleset.players)
    ]
    return (
        _pad(true),
        _pad(seen),
        np.array(urgency(true.rounds_left)),
        np.array([*stands, *[0.0] * empty]),
        np.array([*won, *[0.0] * empty]),
        ruleset.players,
        public.round,
        is_first,
        number,
    )


def _pad(moment: Moment) -> Array:
    found = np.zeros((SEATS, NUMBERS))
    found[: len(moment.seats)] = moment.seats
    return found


def play_piece(path: Path, numbers: range) -> None:
    rows = [row for number in numbers for row in samples_of(number)]
    arrays = {name: np.array(column) for name, column in zip(Samples._fields, zip(*rows, strict=True), strict=True)}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    part.rename(path)


def play_missing(folder: Path, games: int, workers: int) -> list[Path]:
    """The pieces, once all are there."""
    folder.mkdir(parents=True, exist_ok=True)
    began = monotonic()
    pieces = {folder / f"{first:06}.npz": range(first, min(games, first + PIECE)) for first in range(0, games, PIECE)}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        playing = {pool.submit(play_piece, path, of): path for path, of in pieces.items() if not path.exists()}
        for done in as_completed(playing):
            done.result()
            print(f"{playing[done]}: {monotonic() - began:.0f} s", file=sys.stderr)
    return list(pieces)


def load_samples(paths: Sequence[Path]) -> Samples:
    pieces = [dict(np.load(path)) for path in paths]
    return Samples(*(np.concatenate([piece[name] for piece in pieces]) for name in Samples._fields))


# --- fitting -----------------------------------------------------------------------------------------------------


def _inputs(numbers: Array, basis: Array) -> Array:
    """Every number times every urgency: what the logit is linear in."""
    return (numbers[:, :, :, None] * basis[:, None, None, :]).reshape(len(numbers), SEATS, -1)


def chances(inputs: Array, weights: Array, players: Array) -> Array:
    """A softmax over the seats in which somebody sits."""
    odds = np.where(np.arange(SEATS) < players[:, None], inputs @ weights, -np.inf)
    raw = np.exp(odds - odds.max(1, keepdims=True))
    found: Array = raw / raw.sum(1, keepdims=True)
    return found


def fit(inputs: Array, won: Array, players: Array) -> Array:
    """The likeliest weights, by Newton's method: the log likelihood of a multinomial logit has one peak."""
    scale = np.abs(inputs).mean((0, 1)) + 1e-9
    scaled, weights = inputs / scale, np.zeros(inputs.shape[2])
    for _ in range(STEPS):
        said = chances(scaled, weights, players)
        gradient = np.einsum("nsi,ns->i", scaled, won - said) / len(won) - RIDGE * weights
        mean = np.einsum("nsi,ns->ni", scaled, said)
        curve = np.einsum("nsi,nsj,ns->ij", scaled, scaled, said, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(curve / len(won) + RIDGE * np.eye(len(weights)), gradient)
    found: Array = weights / scale
    return found


def fitted(samples: Samples, numbers: Array, is_training: Array) -> tuple[Array, Array]:
    """Weights by number and urgency, and what they say to every moment."""
    inputs = _inputs(numbers, samples.basis)
    weights = fit(inputs[is_training], samples.won[is_training], samples.players[is_training])
    return weights.reshape(numbers.shape[2], -1), chances(inputs, weights, samples.players)


# --- telling -----------------------------------------------------------------------------------------------------


def brier(said: Array, samples: Samples, chosen: Array) -> float:
    """The mean squared error of a share, over every seat of every chosen moment."""
    sits = np.arange(SEATS) < samples.players[:, None]
    return float(((said - samples.won) ** 2)[chosen][sits[chosen]].mean())


def brier_table(told: dict[str, Array], samples: Samples, held_out: Array) -> Iterator[str]:
    rows = {
        "first moment of each round": held_out & samples.is_first,
        "first moment, four players": held_out & samples.is_first & (samples.players == 4),
        "any moment": held_out & ~samples.is_first,
        "round 1": held_out & (samples.round == 1),
        "rounds 2 and 3": held_out & (samples.round > 1) & (samples.round < 4),
        "rounds 4 and 5": held_out & (samples.round > 3) & (samples.round < 6),
        "round 6 and later": held_out & (samples.round > 5),
    }
    yield f"| held-out games | moments | {' | '.join(told)} |"
    yield "|" + " --- |" * (2 + len(told))
    for name, chosen in rows.items():
        figures = " | ".join(f"{brier(said, samples, chosen):.4f}" for said in told.values())
        yield f"| {name} | {int(chosen.sum()):,} | {figures} |"


def gain_of_games(better: Array, worse: Array, samples: Samples, chosen: Array) -> tuple[float, float]:
    """By how much one forecast's Brier score is below another's, and the standard error by game."""
    sits = np.arange(SEATS) < samples.players[:, None]
    errors = [np.where(sits, (said - samples.won) ** 2, 0).sum(1) / samples.players for said in (worse, better)]
    games = samples.game[chosen]
    gains = [float((errors[0] - errors[1])[chosen][games == game].mean()) for game in np.unique(games)]
    return float(np.mean(gains)), float(np.std(gains) / len(gains) ** 0.5)


def reliability(said: Array, samples: Samples, chosen: Array) -> Iterator[str]:
    sits = (np.arange(SEATS) < samples.players[:, None])[chosen]
    shares, won = said[chosen][sits], samples.won[chosen][sits]
    yield "| told | shares | told on average | won |"
    yield "| --- | --- | --- | --- |"
    for bin_ in range(BINS):
        inside = (shares * BINS).astype(int).clip(0, BINS - 1) == bin_
        if inside.any():
            told, true, count = shares[inside].mean(), won[inside].mean(), int(inside.sum())
            yield f"| {10 * bin_} to {10 * bin_ + 10} % | {count:,} | {100 * told:.1f} % | {100 * true:.1f} % |"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _read(arguments)
    samples = load_samples(play_missing(asked.folder, asked.games, asked.workers))
    held_out = samples.game % HELD_OUT == 0
    truth, by_truth = fitted(samples, samples.truth, ~held_out)
    seat, by_seat = fitted(samples, samples.seen, ~held_out)
    _, by_standings = fitted(samples, samples.standings[:, :, None], ~held_out)
    command = f"python -m tools.forecast --games {asked.games}"
    found = Forecast(command, len(np.unique(samples.game[~held_out])), _rows(truth), _rows(seat))
    WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    fair = (np.arange(SEATS) < samples.players[:, None]) / samples.players[:, None]
    told = {"whole truth": by_truth, "one seat's eyes": by_seat, "standings alone": by_standings, "even": fair}
    print(*brier_table(told, samples, held_out), "", sep="\n")
    for name in ("whole truth", "one seat's eyes"):
        gain, error = gain_of_games(told[name], by_standings, samples, held_out & samples.is_first)
        print(f"{name}, at first moments of rounds: {gain:.4f} ± {error:.4f} below standings alone")
        print("", *reliability(told[name], samples, held_out), "", sep="\n")
    return 0


def _rows(weights: Array) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(round(float(weight), 5) for weight in row) for row in weights)


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="python -m tools.forecast", description=__doc__.splitlines()[0])
    reader.add_argument("--games", type=int, default=4000)
    reader.add_argument("--folder", type=Path, default=Path("build/forecast"), help="where played games are kept")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    return reader.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
