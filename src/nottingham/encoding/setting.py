"""What every environment is told the same way: which rules are played, and what a finished game is worth."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.rulebook import compose, options_of

Scores = tuple[Score, ...]
Rewards = tuple[float, ...]


def ruleset_for(
    players: int,
    edition: str,
    options: str | Iterable[str],
    ruleset: Ruleset | None = None,
    rounds: int | None = None,
) -> Ruleset:
    """A ruleset composed for this table, or the one that is given; fewer rounds than printed make short episodes.

    Options are names, or one string with a plus sign between them.
    """
    if rounds is not None and rounds < 1:
        raise ValueError(f"a game of {rounds} rounds never begins: rounds must be at least 1")
    chosen = ruleset or compose(edition, players, options_in(options))
    return chosen if rounds is None else replace(chosen, rounds=rounds)


def options_in(options: str | Iterable[str]) -> tuple[str, ...]:
    """The names in a string such as `royal_goods+black_market`, or those that are given one by one."""
    names = options.split("+") if isinstance(options, str) else options
    return tuple(name for name in names if name)


def written_ruleset(ruleset: Ruleset) -> str:
    """A ruleset in letters that a game's parameters may hold."""
    return urlsafe_b64encode(msgspec.json.encode(ruleset)).decode().rstrip("=")


def read_ruleset(text: str) -> Ruleset:
    return msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=Ruleset)


def most_points(ruleset: Ruleset) -> int:
    """No seat can have more than everything."""
    crowns = sum(good.king + good.queen for good in ruleset.catalogue)
    cards = sum(option.most_points(ruleset) for option in options_of(ruleset.options))
    return ruleset.start_gold * ruleset.players + ruleset.all_cards.worth(ruleset.values) + crowns + cards


def margin(scores: Scores) -> Rewards:
    """How far each seat is ahead of the others' average; all of them together are zero."""
    return margin_of([score.total for score in scores])


def margin_of(totals: Sequence[float]) -> Rewards:
    total, others = sum(totals), len(totals) - 1
    return tuple(own - (total - own) / others for own in totals)


def points(scores: Scores) -> Rewards:
    """The points themselves."""
    return tuple(float(score.total) for score in scores)


def win(scores: Scores) -> Rewards:
    """One for the winner; who share the victory share it (K6)."""
    winners = sum(score.place == 1 for score in scores)
    return tuple(1 / winners if score.place == 1 else 0.0 for score in scores)


def illegal_reward_for(reward: str, ruleset: Ruleset, wanted: float | None) -> float:
    """What a step against the mask costs: always more than anything that can be lost by playing."""
    worst = -float(most_points(ruleset)) if reward == "margin" else 0.0
    if wanted is None:
        return worst - 1
    if wanted >= worst:
        raise ValueError(f"an illegal step must be worth less than the worst game, worth {worst:g}: {wanted:g}")
    return wanted


REWARDS: Final[dict[str, Callable[[Scores], Rewards]]] = {"margin": margin, "points": points, "win": win}


def reward_named(name: str) -> Callable[[Scores], Rewards]:
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
