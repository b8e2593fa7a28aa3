"""Skill ratings of a free-for-all: OpenSkill's Plackett-Luce model, one game at a time. Arena and server share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce


class Skill(NamedTuple):
    """How strong somebody is believed to be, and how surely."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """mu - 3 sigma: what it is at least, almost surely. Only this compares."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(limit_sigma=True)  # without it, results that repeat make a rating surer than it can be


def newcomer() -> Skill:
    """What is believed of somebody who has not played."""
    return Skill(_model().mu, _model().sigma)


def skills_after(who: Sequence[str], places: Sequence[float], known: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of those at a table after a game; who has several seats there learns their mean."""
    model = _model()
    teams = [[model.create_rating(list(known[one]))] for one in who]
    after = [team[0] for team in model.rate(teams, ranks=list(places))]
    return {
        one: Skill(
            fmean(skill.mu for skill, name in zip(after, who, strict=True) if name == one),
            fmean(skill.sigma for skill, name in zip(after, who, strict=True) if name == one),
        )
        for one in set(who)
    }
