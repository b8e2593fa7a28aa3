"""Standing: how a game stands, for all alike and for one seat beside that. Worked out once for each state.

It is what an update tells, and what two states are compared by to find what changed between them.
"""

from __future__ import annotations

from operator import attrgetter

import msgspec

from nottingham.rules.engine.families import Prompt, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.stakes import BagStakes
from nottingham.rules.engine.state import Bag, Public
from nottingham.rules.engine.views import View
from nottingham.rules.game import prompts
from nottingham.rules.rulebook import options_of
from nottingham.server.protocol.messages import ActionForm, CrownStanding, OpeningCost
from nottingham.server.table.outlook import bags_told, crown_standings, opening_costs, own_stakes
from nottingham.server.table.state import TableGame

OWN_CARDS = ("hand", "bag", "aside", "contraband", "known", "extras")
"""The fields of a view that are of one seat alone."""
_cards_in = attrgetter(*OWN_CARDS)
AHEAD = ("stakes", "openings")
"""The fields of an outlook that are of one seat alone."""
Ahead = tuple[tuple[BagStakes, ...], tuple[OpeningCost, ...]]
NOTHING_AHEAD: Ahead = ((), ())


class SharedStanding(msgspec.Struct, frozen=True, gc=False):
    """What all see of a game."""

    public: Public
    awaited: tuple[Seat, ...]
    crowns: tuple[CrownStanding, ...]


class OwnStanding(msgspec.Struct, frozen=True, gc=False):
    """What one seat alone sees of a game, and is asked and told ahead."""

    at: str
    cards: tuple[object, ...]
    """As in `OWN_CARDS`."""
    told_by: tuple[tuple[Bag, ...], Goods]
    """What it is told ahead follows from."""
    ahead: Ahead
    """As in `AHEAD`."""
    prompts: tuple[Prompt, ...]
    forms: tuple[ActionForm, ...]


def shared_standing(game: TableGame, before: SharedStanding | None = None) -> SharedStanding:
    """How a game stands for all. What is as it was before is not worked out again."""
    found: SharedStanding | None = game.standings.get("all")
    if found is None:
        public = game.state.public
        is_same = before is not None and before.public.stands == public.stands
        crowns = before.crowns if before and is_same else crown_standings(game.state.ruleset, public.stands)
        found = game.standings["all"] = SharedStanding(public, public.phase.awaits(), crowns)
    return found


def own_standing(game: TableGame, seat: Seat | None, before: OwnStanding | None = None) -> OwnStanding:
    """How a game stands for one seat. What is as it was before is not worked out again."""
    found: OwnStanding | None = game.standings.get(seat)
    if found is None:
        found = game.standings[seat] = _own_standing(game.view(seat), game.token(seat), before)
    return found


def _own_standing(view: View, at: str, before: OwnStanding | None) -> OwnStanding:
    bags = bags_told(view)
    told_by = (bags, view.bag)
    if before is not None and before.told_by == told_by:
        ahead = before.ahead
    else:
        ahead = (own_stakes(view, bags), opening_costs(view, bags)) if bags else NOTHING_AHEAD
    asked = prompts(view)
    return OwnStanding(at, _cards_in(view), told_by, ahead, asked, brought_forms(view, asked))


def brought_forms(view: View, asked: tuple[Prompt, ...]) -> tuple[ActionForm, ...]:
    """How the prompts of optional rules are answered; those of the game itself every client knows."""
    if not asked or not view.ruleset.options:
        return ()
    brought = [kind for option in options_of(view.ruleset.options) for kind in option.prompts_brought]
    return tuple(
        [
            ActionForm(snake_case(type(prompt).__name__), form.verb, dict(form.settled), form.fields)
            for prompt in asked
            if type(prompt) in brought
            for form in prompt.forms(view)
        ]
    )
