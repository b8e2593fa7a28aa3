"""Hints: what the trained player would do at a seat, computed from the seat's own view and events alone.

hint = hint_for(network, view, prompts, seen)
"""

from __future__ import annotations

from collections.abc import Sequence

from nottingham.bots.network.player import NetworkPlayer
from nottingham.bots.network.policy import Network
from nottingham.engine.families import Event, Prompt
from nottingham.engine.views import View
from nottingham.tutor.advice import Hint
from nottingham.tutor.reasons import reasons_for


def hint_for(network: Network, view: View, prompts: tuple[Prompt, ...], seen: Sequence[Event]) -> Hint:
    """What to do and why. UnknownTable if the network was never trained for such a table."""
    assert view.seat is not None, "a spectator is asked nothing"
    player = NetworkPlayer(network, view.ruleset)
    memory = player.begin(view.seat)
    for event in seen:
        memory = player.remember(memory, event, view.seat)
    action = player.best(view, prompts, memory)
    win = player.forecast(view, memory).win
    return Hint(action, win, reasons_for(view, prompts, seen, action))
