"""Ratings of a free-for-all: OpenSkill's Plackett-Luce model over games of several bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from nottingham.research.arena.played import PlayedGame


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is believed to be, and how surely."""

    mu: float
    sigma: float
    ordinal: float
    """mu - 3 sigma: what it is at least, almost surely. Only this compares."""


def ratings(bots: Sequence[str], games: Iterable[PlayedGame]) -> dict[str, Rating]:
    """The ratings after all games, taken in a random order that is always the same.

    A rating remembers late games better than early ones; in the order of the deals, luck of the last deals would show.
    """
    model = PlackettLuce(limit_sigma=True)  # without it, results that repeat make a rating surer than it can be
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    order = sorted(games, key=lambda game: game.item)
    Random("ratings").shuffle(order)
    for game in order:
        known |= _rated(model, game, known)
    return {bot: Rating(mu, sigma, mu - 3 * sigma) for bot, (mu, sigma) in known.items()}


def _rated(
    model: PlackettLuce, game: PlayedGame, known: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """The ratings of those at the table; a bot that has several seats learns their mean. Stand-ins are not rated."""
    scored = [seat for seat in range(len(game.places)) if game.is_scored(seat)]
    if len(scored) < 2:
        return {}
    seats = [game.item.seats[seat] for seat in scored]
    teams = [[model.create_rating(list(known[bot]))] for bot in seats]
    after = [team[0] for team in model.rate(teams, ranks=[float(game.places[seat]) for seat in scored])]
    return {
        bot: (
            fmean(one.mu for one, name in zip(after, seats, strict=True) if name == bot),
            fmean(one.sigma for one, name in zip(after, seats, strict=True) if name == bot),
        )
        for bot in set(seats)
    }
