"""Paths: the steps of a draft that lead to an action, the other way round than a draft goes.

    steps, events = take_path(sitting, path_to(sitting, action))

What was recorded as actions becomes steps that a policy can learn from. Free words and two pleas for one bag have no
steps, so an action that holds them has no path.
"""

from __future__ import annotations

from nottingham.encoding.drafts import menu
from nottingham.encoding.forms import Path
from nottingham.encoding.pieces import NoPath
from nottingham.encoding.stepwise_game import Events, StepwiseGame
from nottingham.rules.engine.families import Action

__all__ = ["NoPath", "Path", "path_to", "take_path"]


def take_path(sitting: StepwiseGame, path: Path) -> tuple[Path, Events]:
    """Take the steps of a path until the turn is over: the steps that were needed, and what happened.

    A draft to which nothing can be added is sent by itself, so the last steps of a path may not be needed.
    """
    turn = sitting.turn
    for place, step in enumerate(path, 1):
        if step not in sitting.legal():
            raise NoPath(f"step {sitting.vocabulary.names[step]!r} does not follow")
        happened = sitting.take(step)
        if sitting.turn is not turn:
            return path[:place], happened
    raise NoPath("the path stops before the action")


def path_to(sitting: StepwiseGame, action: Action | None) -> Path:
    """Every step that leads the seat that is asked from its menu to this action; None is to say nothing."""
    assert sitting.turn is not None, "the game is over"
    return menu(sitting.vocabulary, sitting.turn.view, sitting.turn.prompts).path(action)
