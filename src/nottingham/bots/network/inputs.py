"""Network inputs: how a table's observation and steps are laid out in the weights, by name.

Names mean the same at every table, so a table is a plan: which rows of the input layer its numbers use, and which
columns of the output layer its steps are. A table with a name that the network has never met (house goods, an option
that it does not know) has no plan.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from nottingham.encoding.layout import Layout
from nottingham.encoding.names import observation_names
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.ruleset import Ruleset

AIMS: Final = ("win", "points", "margin", "gold")
"""What a seat may play for, by weights that add up to one."""
TABLE_FLAGS: Final = ("first", "3", "4", "5", "6", "7 cards")
SCALES: Final = {
    "gold": 20,
    "deck": 50,
    "round": 4,
    "piles": 4,
    "face_down": 4,
    "claimed": 20,
    "past_offers": 4,
    "talk": 4,
}
"""What the numbers of a segment are divided by; the others by 2, flags not at all."""


class UnknownTable(LookupError):
    """A table unlike all that the network was trained on."""


class TablePlan(NamedTuple):
    """One table's place in the weights."""

    inputs: np.ndarray[Any, np.dtype[np.int32]]
    scale: np.ndarray[Any, np.dtype[np.float32]]
    outputs: np.ndarray[Any, np.dtype[np.int32]]
    flags: np.ndarray[Any, np.dtype[np.float32]]


class FeatureNames(NamedTuple):
    """All names that a network knows, in the order of its weights."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def names_of(ruleset: Ruleset) -> FeatureNames:
    """The names of one table. One Sheriff is to the network what a lead deputy is."""
    vocabulary = Vocabulary(ruleset)
    inputs = observation_names(Layout(vocabulary))
    return FeatureNames(tuple(map(_plain, inputs)), tuple(map(_plain, vocabulary.names)))


def _plain(name: str) -> str:
    return name.replace("sheriff", "lead")


def all_names(rulesets: tuple[Ruleset, ...]) -> FeatureNames:
    """Every name that one of these tables has, in the order of the first table that has it."""
    tables = [names_of(ruleset) for ruleset in rulesets]
    inputs = dict.fromkeys(name for table in tables for name in table.inputs)
    outputs = dict.fromkeys(name for table in tables for name in table.outputs)
    return FeatureNames(tuple(inputs), tuple(outputs))


def plan_for(ruleset: Ruleset, known: FeatureNames) -> TablePlan:
    """Where this table's numbers and steps stand in the weights."""
    inputs = {name: place for place, name in enumerate(known.inputs)}
    outputs = {name: place for place, name in enumerate(known.outputs)}
    table = names_of(ruleset)
    try:
        rows = np.array([inputs[name] for name in table.inputs], np.int32)
        columns = np.array([outputs[name] for name in table.outputs], np.int32)
    except KeyError as missing:
        raise UnknownTable(missing.args[0]) from None
    return TablePlan(rows, scales(Layout(Vocabulary(ruleset))), columns, table_flags(ruleset))


def scales(layout: Layout) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What each number is multiplied by, so that most of them are near one."""
    found = [
        np.full(one.end - one.start, 1 / (1 if one.high == 1 else SCALES.get(one.name, 2)), np.float32)
        for one in layout.segments
    ]
    numbers = np.concatenate(found)
    offers = layout.by_name["offers"]
    numbers[offers.start + 1 : offers.end : offers.columns] = 1 / 10  # an offer's gold
    numbers[layout.owed] = 1 / 10
    numbers[[layout.talk, layout.talk + 3]] = 0  # rounds and askings left: at a table of people nobody counts them
    return numbers


def table_flags(ruleset: Ruleset) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What the observation does not say of the rules."""
    facts = (
        ruleset.draws_from_piles,
        *(ruleset.players == players for players in (3, 4, 5, 6)),
        ruleset.hand_size == 7,
    )
    return np.array(facts, np.float32)
