"""Summary of a finished game, and statistics over many of them from one player's seats. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from nottingham.bots.voice.lines import voice_of
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.evenings import Regular
from nottingham.server.protocol.players import Acquaintance, BribeOnce, PlayerFigures
from nottingham.server.protocol.replays import PastGame, PlayerInfo
from nottingham.server.storage.finished_games import KeptGame
from nottingham.story.conduct import Conduct, conducts
from nottingham.story.league import LeagueGame, league
from nottingham.story.ledger import Payment, SeatLedger, ledgers


class GameSummary(msgspec.Struct, frozen=True):
    """A game in a line, and the book of each seat."""

    past: PastGame
    books: tuple[SeatLedger, ...]
    conducts: tuple[Conduct, ...] = ()
    """What each seat did that characters remember; none in a summary from before there was that."""

    @property
    def is_complete(self) -> bool:
        return bool(self.conducts)


class OwnGame(msgspec.Struct, frozen=True):
    """A game, and the one seat that a player held in it."""

    summary: GameSummary
    seat: Seat

    @property
    def book(self) -> SeatLedger:
        return self.summary.books[self.seat]


def summary_of(name: str, game: KeptGame) -> GameSummary:
    end, books = game.end, ledgers(game.ruleset, game.events)
    past = PastGame(
        game=name,
        began=game.steps[0].time,
        ended=game.steps[-1].time,
        edition=game.ruleset.edition,
        players=game.players,
        totals=tuple(score.total for score in end.scores),
        places=tuple(score.place for score in end.scores),
        winners=end.winners,
        sheriff_rounds=tuple(book.sheriff_rounds for book in books),
    )
    return GameSummary(past, books, conducts(game.ruleset, game.events))


# --- over many games ---------------------------------------------------------------------------------------------


def figures_of(games: Sequence[OwnGame]) -> PlayerFigures:
    """What these games say of the player who sat in these seats."""
    books = [one.book for one in games]
    return PlayerFigures(
        games=len(games),
        wins=sum(one.seat in one.summary.past.winners for one in games),
        bags=sum(book.bags for book in books),
        lies=sum(book.lies for book in books),
        lies_passed=sum(book.lies_passed for book in books),
        truths_passed=sum(book.truths_passed for book in books),
        caught=sum(book.caught for book in books),
        searched=sum(book.searched for book in books),
        sheriff_rounds=sum(book.sheriff_rounds for book in books),
        dearest_paid=_dearest((one, one.book.dearest_paid) for one in games),
        dearest_taken=_dearest((one, one.book.dearest_taken) for one in games),
        nemesis=_closest(games, "lost_to"),
        customer=_closest(games, "earned_from"),
    )


def _dearest(bribes: Iterable[tuple[OwnGame, Payment | None]]) -> BribeOnce | None:
    found = [(payment.worth, one, payment) for one, payment in bribes if payment is not None]
    if not found:
        return None
    _, one, payment = max(found, key=lambda bribe: bribe[0])
    past = one.summary.past
    return BribeOnce(other=past.players[payment.seat], worth=payment.worth, game=past.game)


def identity(player: PlayerInfo) -> str:
    """Who is the same over several games: people by their name, characters by theirs at whatever strength."""
    return f"person {player.name.casefold()}" if player.is_person else f"bot {voice_of(player.bot) or player.bot}"


def _closest(games: Sequence[OwnGame], column: str) -> Acquaintance | None:
    """Of all who were met, the one with whom most changed hands; people without a name cannot be told apart."""
    met: dict[str, Acquaintance] = {}
    for one in games:
        for seat, other in enumerate(one.summary.past.players):
            if seat == one.seat or (other.is_person and not other.name):
                continue
            before = met.get(identity(other))
            met[identity(other)] = Acquaintance(
                other=other,
                worth=getattr(one.book, column)[seat] + (before.worth if before else 0),
                games=1 + (before.games if before else 0),
                openings=one.book.opened_by[seat] + (before.openings if before else 0),
            )
    most = max(met.values(), key=lambda other: other.worth, default=None)
    return most if most is not None and most.worth else None


def told_apart(players: Sequence[PlayerInfo]) -> tuple[str, ...]:
    """Who sat where, by identity; empty for somebody without a name, or with one that another at the table has too."""
    found = [identity(player) if player.name or not player.is_person else "" for player in players]
    return tuple(who if found.count(who) == 1 else "" for who in found)


def regulars_of(games: Sequence[tuple[str, PastGame]]) -> tuple[Regular, ...]:
    """The league of these games, each with the table of its evening: everybody who can be told apart."""
    players: dict[str, PlayerInfo] = {}
    rounds: dict[str, int] = {}
    for _, past in games:
        for seat, who in enumerate(told_apart(past.players)):
            players.setdefault(who, past.players[seat])
            rounds[who] = rounds.get(who, 0) + past.sheriff_rounds[seat]
    rows = league(LeagueGame(evening, told_apart(past.players), past.places) for evening, past in games)
    return tuple(
        Regular(
            player=players[row.who],
            place=row.place,
            points=row.points,
            wins=row.wins,
            games=row.games,
            evenings=row.evenings,
            sheriff_rounds=rounds[row.who],
        )
        for row in rows
    )
