"""Prompts of real games with legal answers, for the page's forms to be held against; and the judge of what they form.

Two programs must agree on what an answer looks like. Every legal answer here must be one that a form can be brought to
give, and whatever a form gives when it is used at random must be legal: the referee, who alone knows, is asked.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from nottingham.bots.simulate import play_game
from nottingham.record.codec import from_plain, to_plain
from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.deals import PromiseNext, Words
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, check, prompts, view
from nottingham.rules.options.deputies.rule import SplitPrompt
from nottingham.rules.phases.paying import PayPrompt
from nottingham.rules.rulebook import compose
from nottingham.server.protocol.messages import Update
from nottingham.server.table.outlook import outlook_of
from nottingham.server.table.updates import seat_view

CASES = "web/generated/forms.json"
FORMED = "web/generated/formed.json"
TABLES = (
    ("first", 4, ("royal_goods",)),
    ("second", 5, ("black_market",)),
    ("second", 6, ("deputies", "black_market")),
)
GAMES = 6
PER_KIND = 12
"""Of each kind of prompt at each table."""
ANSWERS = 4
APART = 7
"""Steps between the moments that are looked at, others in each game."""
RARE = (PayPrompt, SplitPrompt)
QUIET = frozenset({"PledgePrompt"})
"""Answered by a dialog of its own, not by the form of the call."""


class Case(NamedTuple):
    """A moment at which a seat is asked something."""

    state: State
    seat: Seat
    prompt: Prompt

    def legal(self) -> list[Action]:
        """Some answers that are allowed, and that the page means to be able to give."""
        seen, chance = view(self.state, self.seat), Random(7)
        drawn = [self.prompt.sample(seen, chance) for _ in range(ANSWERS)]
        return [action for action in drawn if check(seen, action) is None and is_for_the_page(action, self.seat)]


def is_for_the_page(action: Action, seat: Seat) -> bool:
    """In the browser nobody puts free words into another's mouth, or has promises made to a colleague."""
    clauses = action.clauses if isinstance(action, Propose) else ()
    words = [clause for clause in clauses if isinstance(clause, Words)]
    promises = [clause for clause in clauses if isinstance(clause, PromiseNext)]
    return all(one.by == seat for one in words) and all(seat in {one.by, one.to} for one in promises)


def forms() -> dict[str, str]:
    """The text of each file by its path."""
    return {CASES: json.dumps([_as_update(case) for case in cases()])}


def cases() -> Iterator[Case]:
    """The same each time: what is formed refers to a case by its place."""
    for edition, players, options in TABLES:
        ruleset, met = compose(edition, players, options), Counter[type[Prompt]]()
        for seed in range(GAMES):
            yield from _met_in(ruleset, seed, met)


def _met_in(ruleset: Ruleset, seed: int, met: Counter[type[Prompt]]) -> Iterator[Case]:
    steps: list[Step] = []
    play_game(ruleset, ("random",) * ruleset.players, seed, watch=steps.append)
    for place, step in enumerate(steps):
        for seat in range(ruleset.players):
            for prompt in prompts(view(step.state, seat)):
                is_wanted = place % APART == seed % APART or isinstance(prompt, RARE)
                if is_wanted and met[type(prompt)] < PER_KIND and type(prompt).__name__ not in QUIET:
                    met[type(prompt)] += 1
                    yield Case(step.state, seat, prompt)


def _as_update(case: Case) -> dict[str, Any]:
    seen, ruleset = view(case.state, case.seat), case.state.ruleset
    update = Update(
        seq=1,
        after=0,
        at="",
        now=0,
        view=seat_view(seen),
        outlook=outlook_of(seen),
        prompts=prompts(seen),
        awaited=case.state.public.phase.awaits(),
    )
    legal = [to_plain(action) for action in case.legal()]
    return {"ruleset": to_plain(ruleset), "update": to_plain(update), "prompt": to_plain(case.prompt), "legal": legal}


# --- the judge ---------------------------------------------------------------------------------------------------


def misformed(root: Path) -> Iterator[str]:
    """What forms gave that the referee does not take; the page's tests wrote down what they gave."""
    asked = list(cases())
    given = json.loads((root / FORMED).read_text(encoding="utf-8"))
    if len(given) < len(asked):
        yield f"{FORMED}: only {len(given)} answers to {len(asked)} prompts"
    kind: Any = Action
    for answer in given:
        case = asked[answer["case"]]
        refusal = check(view(case.state, case.seat), from_plain(answer["action"], kind))
        if refusal is not None:
            yield f"{type(case.prompt).__name__}: {json.dumps(answer['action'])} is refused: {refusal.code}"
