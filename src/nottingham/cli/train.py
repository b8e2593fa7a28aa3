"""`nottingham train`: a player learns by playing against itself, then against the bots."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from nottingham.cli.errors import CliError

if TYPE_CHECKING:
    from nottingham.research.learning.sparring import Sparring
    from nottingham.research.learning.train import Training

FINISHED = "This run is finished: all its iterations were done before, and nothing was left to learn."
NO_TIME = "No iteration was done: the time was over before the first one was compiled. Give it more --minutes."


def train(
    config: Path,
    *,
    folder: Path | None = None,
    minutes: float | None = None,
    games_only: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Train a player by self-play, from the last checkpoint on.

    Afterwards its folder has curves.svg, and weights.npz, which takes a seat as the bot network:FILE.

    Parameters
    ----------
    config
        A TOML file that says at which tables, how large, how long.
    folder
        Where checkpoints, log and curves are kept; by default beside the configuration, under its name.
    minutes
        Stop after so long; otherwise when the configuration's last iteration is done.
    games_only
        Only let the bots play the games that are to be imitated.
    """
    try:
        from nottingham.research.learning.config import BadTrainingConfig, read_config
        from nottingham.research.learning.curves import draw_curves
        from nottingham.research.learning.export import every_table, export
        from nottingham.research.learning.sparring import Sparring
        from nottingham.research.learning.train import Training
    except ModuleNotFoundError as missing:
        raise CliError(f"training needs {missing.name}; install it with: pip install 'nottingham[train]'") from None
    kept = folder or config.with_suffix("")
    deadline = float("inf") if minutes is None else time.monotonic() + 60 * minutes
    try:
        settings = read_config(config)
        training = Training(settings, kept, _print_figures)
    except BadTrainingConfig as reason:
        raise CliError(str(reason)) from None
    if games_only:
        training.play_bot_games()
        return
    parts: list[Training | Sparring] = [training]
    done = _go(training, deadline)
    draw_curves(training.log, kept / "curves.svg")
    if settings.sparring is not None and training.is_done:
        parts.append(sparring := Sparring(settings, kept, _print_figures))
        done += _go(sparring, deadline)
        draw_curves(sparring.log, kept / "sparring.svg")
    if not done:
        print(FINISHED if parts[-1].is_done else NO_TIME, flush=True)
    if training.iteration:
        export(parts[-1].folder, kept / "weights.npz", every_table())
        print(f"nottingham tournament --bots network:{kept / 'weights.npz'},steward_hard")


def _go(part: "Training | Sparring", deadline: float) -> int:
    """Train until the deadline; how many iterations that came to."""
    before = part.iteration
    part.go(deadline - time.monotonic())
    return part.iteration - before


def _print_figures(line: dict[str, Any]) -> None:
    print("  ".join(f"{name} {value}" for name, value in line.items()), flush=True)
