"""Story of an evening at a standing table, put together from its finished games. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nottingham.server.protocol.evenings import EveningAward, EveningGame, EveningMoment, EveningStory
from nottingham.server.protocol.replays import PastGame, PlayerInfo
from nottingham.server.storage.finished_games import KeptGame
from nottingham.server.storage.game_summaries import regulars_of, told_apart
from nottingham.server.storage.standing_book import EveningEntry
from nottingham.story.evening import Award, BestMoment, GameFacts, awards, best_moments, facts_of
from nottingham.story.league import Occasion, occasions


class ToldGame(NamedTuple):
    """A finished game of an evening, and what happened in it."""

    told: EveningGame
    facts: GameFacts


def told_game(past: PastGame, game: KeptGame) -> ToldGame:
    return ToldGame(
        EveningGame(past=past, ruleset=game.ruleset),
        facts_of(game.ruleset, tuple(game.played()), told_apart(past.players)),
    )


def evening_story(
    title: str, evening: EveningEntry, found: tuple[Occasion, ...], games: Sequence[ToldGame], *, is_over: bool
) -> EveningStory:
    """Of these games, the first first."""
    facts = [game.facts for game in games]
    return EveningStory(
        title=title,
        number=evening.number,
        began=evening.began,
        is_over=is_over,
        occasions=found,
        games=tuple(game.told for game in games),
        regulars=regulars_of([(evening.table, game.told.past) for game in games]),
        moments=tuple(map(_moment, best_moments(facts))),
        awards=tuple(_award(one, games) for one in awards(facts)),
    )


def occasions_of(evening: EveningEntry, evenings: Sequence[EveningEntry]) -> tuple[Occasion, ...]:
    """What is celebrated at one of these evenings."""
    before = [one.began for one in evenings if one.number < evening.number]
    first = min(one.began for one in evenings)
    return occasions(evening.number, evening.began, first, max(before, default=None))


def _moment(moment: BestMoment) -> EveningMoment:
    return EveningMoment(game=moment.game, highlight=moment.highlight)


def _award(award: Award, games: Sequence[ToldGame]) -> EveningAward:
    return EveningAward(
        kind=award.kind,
        players=tuple(_player(who, games) for who in award.who),
        count=award.count,
        of=award.of,
        worth=award.worth,
        moment=None if award.moment is None else _moment(award.moment),
    )


def _player(who: str, games: Sequence[ToldGame]) -> PlayerInfo:
    game = next(game for game in games if who in game.facts.who)
    return game.told.past.players[game.facts.who.index(who)]
