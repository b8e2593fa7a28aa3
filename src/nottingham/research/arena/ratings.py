"""Ratings of a free-for-all: OpenSkill's Plackett-Luce model over games of several bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from nottingham.research.arena.played import PlayedGame
from nottingham.story.skill import Skill, newcomer, skills_after


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
    known = dict.fromkeys(bots, newcomer())
    order = sorted(games, key=lambda game: game.item)
    Random("ratings").shuffle(order)
    for game in order:
        known |= _rate_game(game, known)
    return {bot: Rating(skill.mu, skill.sigma, skill.ordinal) for bot, skill in known.items()}


def _rate_game(game: PlayedGame, known: dict[str, Skill]) -> dict[str, Skill]:
    """The skills of those at the table. Stand-ins are not rated."""
    scored = [seat for seat in range(len(game.places)) if game.is_scored(seat)]
    if len(scored) < 2:
        return {}
    return skills_after(
        [game.item.seats[seat] for seat in scored], [float(game.places[seat]) for seat in scored], known
    )
