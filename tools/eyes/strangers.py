"""Strangers: opponents drawn anew for every game, so that what is learned of them is how to read anybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from nottingham.bots.bot import Bot
from nottingham.bots.characters import CHARACTERS
from nottingham.bots.exploiters import Exploiter, Trick
from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.registry import BOTS
from nottingham.bots.scripted import Rates, Script, ScriptedBot
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose

STEWARD: Final = "steward_hard"
KINDS: Final = ("steward", "character", "level", "temper", "script", "trick", "network", "self")
WEIGHTS: Final = (22, 12, 5, 16, 26, 5, 2, 12)
ALL_ALIKE: Final = 0.5
"""In how many games all others are the same draw."""
TABLES: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    *((edition, players, ()) for edition in ("first", "second") for players in (4, 4, 4, 4, 4, 3, 5)),
    ("second", 6, ()),
    ("second", 6, ()),
    ("first", 4, ("royal_goods",)),
    ("second", 4, ("royal_goods",)),
    ("second", 4, ("royal_goods", "black_market")),
    ("second", 6, ("royal_goods", "black_market")),
)

FOES_PLAYERS: Final = 4
"""At the tables where an exploiter learns."""


def random_temper(rng: Random) -> Temper:
    """A mind of any temper, near the Steward's or far from it."""
    return Temper(
        scruples=rng.choice((0.0, rng.uniform(-2, 8))),
        daring=rng.uniform(0.5, 1.5),
        suspicion=rng.gauss(0.1, 0.6),
        greed=rng.uniform(0.6, 1.8),
        bribes=rng.choice((0.0, 0.15, rng.random())),
        demands=rng.random(),
        haggles=rng.random(),
        spite=rng.choice((0.0, 0.0, rng.random())),
        rivalry=rng.uniform(0.2, 1.5),
        noise=rng.choice((0.4, rng.uniform(0.2, 4))),
        collector=rng.uniform(0.5, 1.2),
        insight=rng.choice((1.0, rng.random())),
        bag_most=rng.choice((5, 5, 5, 4, 3)),
        reads_gates=rng.random() < 0.5,
        reads_markets=rng.random() < 0.5,
        yields=rng.choice((0.0, 0.0, rng.uniform(0.2, 0.7))),
        coin_flip=rng.choice((None, None, None, rng.random())),
        forgives=rng.choice((0.0, 0.0, 0.3 * rng.random())),
        nods=rng.choice((0.0, 0.0, rng.random())),
    )


def random_script(rng: Random) -> Script:
    """Lies and openings by size, from never to always, with a slope of any steepness."""
    return Script(
        lies=random_rates(rng),
        opens=random_rates(rng),
        bulk=rng.choice((1, 1, 1, 2)),
        bribes=rng.choice((0.0, 0.0, rng.random())),
        price=rng.randint(1, 6),
        takes_bribes=rng.random() < 0.5,
        is_shrewd=rng.random() < 0.6,
    )


def random_trick(rng: Random) -> Trick:
    """A mind with one habit that it does not give up."""
    return rng.choice(
        (
            Trick(fear=rng.uniform(0.3, 1.0)),
            Trick(hunts=rng.randint(2, 8)),
            Trick(hunts=1),
            Trick(prices=tuple(size * rng.randint(1, 4) for size in range(1, 6))),
            Trick(auction=(rng.randint(6, 20), rng.randint(2, 6))),
        )
    )


def random_rates(rng: Random) -> Rates:
    level = rng.choice((rng.random(), rng.random(), *(rng.betavariate(2, 2) for _ in range(4)), rng.choice((0.0, 1.0))))
    slope = rng.choice((0.0, rng.gauss(0.07, 0.1)))
    one, two, three, four, five = (min(1.0, max(0.0, level + slope * (size - 3))) for size in range(1, 6))
    return one, two, three, four, five


def random_bot(rng: Random, selves: Sequence[Bot[Any]] = ()) -> Bot[Any]:
    """An opponent; `selves` are the learner, its past selves and its exploiters, where there are any."""
    match rng.choices(KINDS, WEIGHTS)[0]:
        case "character":
            tempers = [one.temper for one in CHARACTERS.values() if one.temper is not None]
            return Mind(rng.choice(tempers))
        case "level":
            return Mind(replace(LEVELS[rng.choice(list(LEVELS))], bribes=rng.random(), suspicion=rng.gauss(0.1, 0.3)))
        case "temper":
            return Mind(random_temper(rng))
        case "script":
            return ScriptedBot(random_script(rng))
        case "trick":
            return Exploiter(random_trick(rng))
        case "network":
            return BOTS["richard_network"]
        case "self":
            return rng.choice(selves) if selves else BOTS[STEWARD]
    return BOTS[STEWARD]


def random_table(rng: Random, selves: Sequence[Bot[Any]] = ()) -> tuple[Ruleset, list[Bot[Any]]]:
    """A table, and who sits there: the learner (the first of `selves`), if any, and strangers, often all of a kind."""
    edition, players, options = rng.choice(TABLES)
    ruleset = compose(edition, players, options)
    one = random_bot(rng, selves)
    is_alike = rng.random() < ALL_ALIKE
    bots = [one if is_alike else random_bot(rng, selves) for _ in range(players)]
    bots[rng.randrange(players)] = selves[0] if selves else BOTS[STEWARD]
    return ruleset, bots


def foes_table(rng: Random, own: Bot[Any], foes: Bot[Any]) -> tuple[Ruleset, list[Bot[Any]]]:
    """A table for an exploiter: four players of either edition, the learner, and the same foe three times."""
    ruleset = compose(rng.choice(("first", "second")), FOES_PLAYERS)
    bots = [foes] * FOES_PLAYERS
    bots[rng.randrange(FOES_PLAYERS)] = own
    return ruleset, bots
