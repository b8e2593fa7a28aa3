"""A sitting as text: what the seat that is asked sees, and what it has put together so far."""

from __future__ import annotations

from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.record.sight import write_view
from nottingham.rules.game import view


def picture(sitting: StepwiseGame) -> str:
    """The table on paper; when the game is over, as everybody sees it."""
    names = tuple(f"seat_{seat}" for seat in range(sitting.vocabulary.players))
    if sitting.turn is None:
        return "\n".join(write_view(view(sitting.state, None), names))
    draft = ", ".join(sitting.vocabulary.names[step] for step in sitting.draft)
    lines = [f"{names[sitting.seat]} is asked", *write_view(sitting.turn.view, names)]
    return "\n".join([*lines, f"draft: {draft}"] if draft else lines)
