"""HTTP bodies of evenings: what was played at a standing table in one night, who earned which award, and the league."""

from __future__ import annotations

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import EveningKey, MessagePart, TableName
from nottingham.server.protocol.replays import PastGame, PlayerInfo
from nottingham.server.timestamps import Moment
from nottingham.story.evening import AwardKind
from nottingham.story.highlights import Highlight
from nottingham.story.league import Occasion


class AskEvening(Body, frozen=True):
    """The story of an evening, by its link: it opens nothing else."""

    table: TableName
    key: EveningKey


class EveningLine(MessagePart, frozen=True):
    """An evening of a standing table at which a game was finished, and the link to its story."""

    table: str
    key: str
    number: int
    began: Moment
    games: tuple[str, ...]
    """The names of its finished games, the newest first."""


class Regular(MessagePart, frozen=True):
    """A player at a standing table, with the points of one evening or of all: one for everybody left behind."""

    player: PlayerInfo
    place: int
    points: int
    wins: int
    games: int
    evenings: int
    sheriff_rounds: int


class EveningGame(MessagePart, frozen=True):
    """A game of an evening, and the rules that its goods are named by."""

    past: PastGame
    ruleset: Ruleset


class EveningMoment(MessagePart, frozen=True):
    """Something worth seeing again."""

    game: int
    """The place of its game among those of the evening."""
    highlight: Highlight


class EveningAward(MessagePart, frozen=True):
    """What somebody earned, and by what."""

    kind: AwardKind
    players: tuple[PlayerInfo, ...]
    """Two who are equal share it."""
    count: int
    of: int
    """Out of how many; 0 where that says nothing."""
    worth: int
    """In gold; 0 where it is not about gold."""
    moment: EveningMoment | None


class EveningStory(MessagePart, frozen=True):
    """An evening: its finished games, the points of those who played, its best moments and its awards."""

    title: str
    number: int
    began: Moment
    is_over: bool
    """False as long as its table is there: what is told may still change."""
    occasions: tuple[Occasion, ...]
    games: tuple[EveningGame, ...]
    """The first first."""
    regulars: tuple[Regular, ...]
    moments: tuple[EveningMoment, ...]
    awards: tuple[EveningAward, ...]
